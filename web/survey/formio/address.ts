// SPDX-License-Identifier: Apache-2.0
/** Addresses that Form.io's SDK asks for by itself. */

/** What is asked for there is made of no answer; but submissions may be searched for by one. */
const OWN = /^(form|submissions?|project|projectRoles|accessInfo|currentUser|tempToken|logout)$/;

/** `data.smokes`, `data[smokes]`, wherever it stands in what is asked. */
const SEARCHES = /(?<![\p{L}\p{N}_])data\s*[.[]/iu;

export const isOwnSetting = (type: string, url: string): boolean => OWN.test(type) && !searches(url);

/** Receivers read signs in any spelling, and some of them twice; what cannot be read is taken for a search. */
function searches(url: string): boolean {
  let query = url.slice(url.search(/[?;#]|$/));
  for (let before = ""; before !== query; ) {
    if (SEARCHES.test(query)) return true;
    before = query;
    try {
      query = decodeURIComponent(query.replaceAll("+", " "));
    } catch {
      return true;
    }
  }
  return false;
}
