// SPDX-License-Identifier: GPL-3.0-or-later
/** What a person has set, in the address of the page: so it can be linked, and is there again after a reload. */

import { HIGHEST_BESIDE } from "../../../facts/levels.js";
import { setSettings, setting } from "../../../platform/address.js";
import type { Settings } from "../../../session/settings.js";
import type { Wanted } from "./state.js";

/** Those settings that an address says, whatever they are: whoever takes them looks whether there are such. */
export function linkedSettings(): Partial<Settings> {
  const [level, notion, protocol, certainty] = ["level", "promise", "protocol", "wrong"].map((name) => setting(name));
  return {
    ...(isNumber(level) && { epsilon: Number(level) }),
    ...(notion !== undefined && { notion }),
    ...(protocol !== undefined && { protocol, seesSecret: setting("told") === "yes" }),
    ...(isNumber(certainty) && { alpha: Number(certainty) }),
  };
}

/** Those of another protocol beside it; a level that cannot be typed there cannot be linked either. */
export function linkedOther(): Partial<Wanted> | undefined {
  const [protocol, notion, level] = ["with", "with-promise", "with-level"].map((name) => setting(name));
  if (protocol === undefined) return undefined;
  return {
    protocol,
    seesSecret: setting("with-told") === "yes",
    ...(notion !== undefined && { notion }),
    ...(isNumber(level) && Number(level) <= HIGHEST_BESIDE && { epsilon: Number(level) }),
  };
}

export function linkSettings(
  { epsilon, notion, protocol, seesSecret, alpha }: Partial<Settings>,
  other?: Wanted | undefined,
): void {
  setSettings({
    with: other?.protocol,
    "with-promise": other?.notion,
    "with-level": other?.epsilon.toString(),
    "with-told": other?.seesSecret ? "yes" : undefined,
    level: epsilon?.toString(),
    promise: notion,
    protocol,
    told: seesSecret ? "yes" : undefined,
    wrong: alpha?.toString(),
  });
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,3}(\.\d{1,6})?$/.test(text);
}
