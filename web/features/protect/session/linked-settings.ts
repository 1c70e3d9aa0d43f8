// SPDX-License-Identifier: GPL-3.0-or-later
/** The settings of a person in the address of the page: so they can be linked, and are there again after a reload. */

import { DEFAULT_NOTION } from "../../../../wasm/contract/notions.js";
import { HIGHEST_BESIDE, isPrivacy } from "../../../facts/levels.js";
import { setSettings, setting } from "../../../platform/address.js";
import type { LinkedSettings } from "./guarantee-settings.js";
import type { Wanted } from "./state.js";

/** With one of these an address is a link of some settings. */
const LINKED = ["level", "protocol", "wrong", "privacy", "for", "share", "hide", "with"];

/**
 * Those settings that an address says, whatever they are: whoever takes them looks whether there are such. Addresses of
 * earlier pages name no protection where it is the one that takes the table for the truth. An address that names a
 * protection and no purpose is for the most information.
 */
export function linkedSettings(): Partial<LinkedSettings> {
  const names = ["level", "protocol", "wrong", "privacy", "for"];
  const [level, protocol, certainty, privacy, objective] = names.map((name) => setting(name));
  const isLinked = LINKED.some((name) => setting(name) !== undefined);
  const notion = setting("promise") ?? (isLinked ? DEFAULT_NOTION : undefined);
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

/** Settings that are named with any other: those that one begins with were others once. */
type Named = Pick<LinkedSettings, "notion" | "objective">;

export function linkSettings(
  chosen: Partial<LinkedSettings>,
  { notion, objective }: Named,
  other?: Wanted | undefined,
): void {
  const isLinked = other !== undefined || Object.keys(chosen).length > 0;
  setSettings({
    with: other?.protocol,
    "with-promise": other?.notion,
    "with-level": other?.epsilon.toString(),
    "with-told": other?.seesSecret ? "yes" : undefined,
    ...said({ ...chosen, ...(isLinked && { notion, objective }) }),
  });
}

/** A link to this page with settings and the names of columns, and nothing else of a file. */
export function linkTo(chosen: Partial<LinkedSettings> & Named, { share, hide }: LinkedColumns): string {
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
