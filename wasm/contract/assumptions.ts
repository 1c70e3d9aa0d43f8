// SPDX-License-Identifier: GPL-3.0-or-later
import { restsOn } from "./notions.js";
import type { Design, Notion, ProtocolFile } from "./types.js";

/** Whether what is promised depends on the table that a protocol was made from; where answers are compared it does not. */
export function restsOnTable(notion: Notion): boolean {
  return restsOn(notion) !== "nothing";
}

/** The shares of `questionTable` in a file, after they have been written and read. */
const ROUNDING = 1e-9;

/**
 * Whether the table is that of a question before anybody has answered (`questionTable`). Its shares were invented, all
 * of them the same, for secrets that are the answers. Nothing that follows from them may be said of people. Counts of
 * people's answers are whole numbers.
 */
export function countsNobody(made: Pick<Design | ProtocolFile, "guarantee" | "secret" | "data" | "prior">): boolean {
  const { guarantee, secret, data } = made;
  const answers = data.categories;
  const prior = Array.from<number | number[]>(made.prior).flat();
  return (
    !restsOnTable(guarantee.notion) &&
    answers.length > 1 &&
    secret.categories.length === answers.length &&
    secret.categories.every((category, x) => category === answers[x]) &&
    prior.every((share, i) => {
      const own = i % (answers.length + 1) === 0;
      return own ? Math.abs(share * answers.length - 1) < ROUNDING : share === 0;
    })
  );
}
