// SPDX-License-Identifier: GPL-3.0-or-later
/** A role for each column of a file, proposed with its reason. A column that may name people is left out. */

import { type Said, say } from "../common/said.js";
import type { Inspection } from "../contract/file-types.js";
import type { ColumnKind, ColumnKindName } from "./column-kinds.js";
import * as texts from "./column-texts.js";
import { MAX_DISTINCT } from "./most-distinct.js";

export type ColumnRole = "share" | "hide" | "group" | "keep" | "weight" | "leave";

export interface Proposed {
  role: ColumnRole;
  why: Said;
  /** All roles that it can have. */
  may: ColumnRole[];
}

const KINDS = {
  empty: texts.kindEmpty,
  constant: texts.kindConstant,
  address: texts.kindAddress,
  names: texts.kindNames,
  id: texts.kindId,
  text: texts.kindText,
  date: texts.kindDate,
  postcode: texts.kindPostcode,
  weights: texts.kindWeights,
  "yes-no": texts.kindYesNo,
  numbers: texts.kindNumbers,
  categories: texts.kindCategories,
} satisfies Record<ColumnKindName, unknown>;

const ROLES = {
  share: texts.roleShare,
  hide: texts.roleHide,
  group: texts.roleGroup,
  keep: texts.roleKeep,
  weight: texts.roleWeight,
  leave: texts.roleLeave,
} satisfies Record<ColumnRole, unknown>;

export const sayRole = (role: ColumnRole): Said => say(ROLES[role]);

/** The looks of a column: its kind, and how many cells are different or empty. */
export function looksOf({ kind, perhaps, distinct, empty }: ColumnKind): Said[] {
  const own = say(KINDS[kind]);
  const looks = [perhaps ? say(texts.kindPerhaps, own, say(KINDS[perhaps])) : own];
  if (kind !== "empty" && kind !== "constant")
    looks.push(distinct === null ? say(texts.cellsTooMany, MAX_DISTINCT) : say(texts.cellsDifferent, distinct));
  if (empty > 0 && kind !== "empty") looks.push(say(texts.cellsEmpty, empty));
  return looks;
}

/** More answers than this are few people each. */
const MOST_ANSWERS = 20;
const MOST_GROUPS = 6;
/** So many people or more for each combination of what is shared together. */
const LEAST_PEOPLE = 20;

/** The columns that somebody has given a role already keep it. */
export function proposedRoles(
  { rows, counts }: Inspection,
  kinds: readonly ColumnKind[],
  said: ReadonlyMap<string, ColumnRole>,
): Proposed[] {
  const names = kinds.map(({ name }) => name);
  const roles = kinds.map((kind): Proposed => {
    const may = rolesFor(kind);
    const own = said.get(kind.name);
    if (own) return { role: own, why: say(texts.whyAsSaid), may };
    if (kind.name === "" || names.indexOf(kind.name) !== names.lastIndexOf(kind.name))
      return { role: "leave", why: say(texts.whyNoName), may: ["leave"] };
    if (kind.kind === "weights" || kind.name === counts) return { role: "weight", why: say(texts.whyWeights), may };
    return { role: "leave", why: left(kind) ?? say(texts.whyNotNeeded), may };
  });
  const has = (role: ColumnRole) => roles.some((each) => each.role === role);
  /** The first column that is free gets the role. */
  const give = (role: ColumnRole, fits: (kind: ColumnKind) => Said | undefined) => {
    if (has(role)) return;
    for (const [at, kind] of kinds.entries()) {
      const own = roles[at] as Proposed;
      if (own.role !== "leave" || own.why.id !== texts.whyNotNeeded[0]) continue;
      const why = fits(kind);
      if (!why) continue;
      roles[at] = { ...own, role, why };
      return;
    }
  };
  // People leave out, or are asked with yes and no, what is delicate.
  give("hide", ({ kind, empty }) => (empty > 0 && kind !== "numbers" ? say(texts.whyLeftOut, empty) : undefined));
  give("hide", ({ kind }) => (kind === "yes-no" ? say(texts.whyYesNo) : undefined));
  give("share", () => say(texts.whyFewAnswers));
  const shared = roles.reduce((all, { role }, at) => (role === "share" ? all * (kinds[at]?.distinct ?? 1) : all), 1);
  give("group", ({ distinct }) =>
    distinct !== null && distinct <= MOST_GROUPS && distinct * shared * LEAST_PEOPLE <= rows
      ? say(texts.whyGroups)
      : undefined,
  );
  return roles;
}

function rolesFor({ kind, distinct }: ColumnKind): ColumnRole[] {
  if (kind === "empty") return ["leave"];
  const isNumber = kind === "numbers" || kind === "weights";
  // Ranges of numbers can be counted, however many these are.
  const isCountable = distinct !== null || isNumber;
  return [
    ...(isCountable ? (["share", "hide", "group"] as const) : []),
    "keep",
    ...(isNumber ? (["weight"] as const) : []),
    "leave",
  ];
}

/** The reason why a column plays no part unless somebody says so. */
function left({ kind, perhaps, namesPeople, distinct }: ColumnKind): Said | undefined {
  if (kind === "empty" || kind === "constant") return say(texts.whyNothing);
  if (perhaps) return say(texts.whyUnclear);
  const isMany = distinct === null || distinct > MOST_ANSWERS;
  if (kind === "date" && isMany) return say(texts.whyDays);
  if (kind === "numbers" && isMany) return say(texts.whyManyNumbers);
  if (namesPeople) return say(texts.whyNamesPeople);
  if (kind === "postcode") return say(texts.whyPlaces);
  return isMany ? say(texts.whyManyAnswers) : undefined;
}
