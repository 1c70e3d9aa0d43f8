// SPDX-License-Identifier: GPL-3.0-or-later
/** The kinds of the columns of a file, and those that are shared though single people can be told apart by them. */
import type { Inspection } from "../../wasm/engine/sluice.js";
import { type ColumnKind, columnKinds } from "../../wasm/files/column-kinds.js";
import { isShared, type Role } from "./roles.js";
import { edgesOf, mergedOf, type Rules } from "./rules.js";

const known = new WeakMap<Inspection, ColumnKind[]>();

/** The same as long as the file is read the same way. */
export function kindsOf(inspection: Inspection): ColumnKind[] {
  const kinds = known.get(inspection) ?? columnKinds(inspection);
  known.set(inspection, kinds);
  return kinds;
}

interface Chosen {
  inspection?: Inspection | undefined;
  roles: Role[];
  rules: Rules;
}

/** Neither ranges nor merging hide them. A column of too many different cells is refused anyway. */
export function namingPeople({ inspection, roles, rules }: Chosen): ColumnKind[] {
  if (!inspection) return [];
  return kindsOf(inspection).filter(({ name, namesPeople, distinct }, i) => {
    const isMade = edgesOf(rules, name)?.length || mergedOf(rules, name).length > 0 || rules.rareBelow > 1;
    // Numbers that can be read in two ways are asked about first: they become ranges then, which name nobody.
    return isShared(roles[i]) && namesPeople && !isMade && distinct !== null && !inspection.columns[i]?.either;
  });
}
