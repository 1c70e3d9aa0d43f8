// SPDX-License-Identifier: GPL-3.0-or-later
/** The settings of a person in the address of the page: so they can be linked, and are there again after a reload. */

import { HIGHEST_BESIDE, isPrivacy } from "../../../facts/levels.js";
import { setSettings, setting } from "../../../platform/address.js";
import type { LinkedSettings } from "./guarantee-settings.js";
import type { Wanted } from "./state.js";

/** Those settings that an address says, whatever they are: whoever takes them looks whether there are such. */
export function linkedSettings(): Partial<LinkedSettings> {
  const names = ["level", "promise", "protocol", "wrong", "privacy", "for"];
  const [level, notion, protocol, certainty, privacy, objective] = names.map((name) => setting(name));
  return {
    ...(isNumber(level) && { epsilon: Number(level) }),
    ...(notion !== undefined && { notion }),
    ...(protocol !== undefined && { protocol, seesSecret: setting("told") === "yes" }),
    ...(isPrivacy(privacy) && { privacy }),
    ...(objective !== undefined && { objective }),
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

/** Columns by their names, as a link has them that somebody has asked for; the page itself never writes them. */
export interface LinkedColumns {
  share: string[];
  hide: string[];
}

/** Between names: no header has it in one. */
const BETWEEN = "\n";

export function linkedColumns(): LinkedColumns | undefined {
  const [share, hide] = [setting("share"), setting("hide")];
  return share && hide ? { share: share.split(BETWEEN), hide: hide.split(BETWEEN) } : undefined;
}

export function linkSettings(chosen: Partial<LinkedSettings>, other?: Wanted | undefined): void {
  setSettings({
    with: other?.protocol,
    "with-promise": other?.notion,
    "with-level": other?.epsilon.toString(),
    "with-told": other?.seesSecret ? "yes" : undefined,
    ...said(chosen),
  });
}

/** A link to this page with settings and the names of columns, and nothing else of a file. */
export function linkTo(chosen: Partial<LinkedSettings>, { share, hide }: LinkedColumns): string {
  const { href } = window.location;
  const all = { page: setting("page"), lang: setting("lang"), share: share.join(BETWEEN), hide: hide.join(BETWEEN) };
  const entries = Object.entries({ ...all, ...said(chosen) }).filter((entry): entry is [string, string] => !!entry[1]);
  return `${href.split("#")[0]}#${new URLSearchParams(entries)}`;
}

function said({ epsilon, privacy, notion, protocol, seesSecret, alpha, objective }: Partial<LinkedSettings>) {
  return {
    level: epsilon?.toString(),
    privacy,
    promise: notion,
    protocol,
    told: seesSecret ? "yes" : undefined,
    wrong: alpha?.toString(),
    for: objective,
  };
}

function isNumber(text: string | undefined): text is string {
  return text !== undefined && /^\d{1,3}(\.\d{1,6})?$/.test(text);
}
