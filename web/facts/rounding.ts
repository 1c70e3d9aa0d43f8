// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether counts are rounded before the search, so that readers of the settings learn the rounded ones alone. */
import { comparesData } from "../../wasm/contract/notions.js";
import { BEST_PROTOCOL } from "../../wasm/contract/protocols.js";
import type { Design, JointTable, Notion, ProtocolName } from "../../wasm/contract/types.js";

/** Each count could then be three numbers at least. */
export const MULTIPLE = 3;
/** With so many people of each hidden value rounding may cost next to nothing. */
const MANY = 1000;
/** Several searches are made for rounded counts, none of which tells how far it is: beyond so many cells somebody would wait. */
const MOST_CELLS = 100;
/** More than this part of what there is to keep. */
const DEAR = 0.01;

interface Asked {
  table?: JointTable | undefined;
  notion: Notion;
  protocol: ProtocolName;
  /** The person's own choice, if there is one. */
  rounds?: boolean | undefined;
}

/** Under a guarantee on answers, all channels but the searched one are the same for every table. */
export function canRound({ table, notion, protocol }: Asked): boolean {
  const goesByTable = !comparesData(notion) || protocol === BEST_PROTOCOL;
  return table !== undefined && goesByTable && table.weights.every(Number.isInteger);
}

/** Whether to try it: as the person says, or else where it may cost next to nothing. */
function tries(asked: Asked): boolean {
  const { table, protocol, rounds } = asked;
  if (!table || !canRound(asked)) return false;
  return rounds ?? (protocol === BEST_PROTOCOL && table.weights.length <= MOST_CELLS && everySecretIsCommon(table));
}

function everySecretIsCommon({ weights, data }: JointTable): boolean {
  const width = data.categories.length;
  const people = Array.from({ length: weights.length / width }, (_, s) =>
    weights.subarray(s * width, (s + 1) * width).reduce((sum, count) => sum + count, 0),
  );
  return people.every((count) => count === 0 || count >= MANY);
}

/** For a request. */
export function roundingOf(asked: Asked): { roundCounts?: number } {
  return tries(asked) ? { roundCounts: MULTIPLE } : {};
}

/** Whether a design keeps so much less for its rounding that nobody gets it who has not asked for it. */
export function isTooDear({ roundCounts, utility }: Design, { rounds }: Pick<Asked, "rounds">): boolean {
  if (roundCounts === undefined || rounds !== undefined) return false;
  const { upperBound, mutualInformation, dataEntropy, objective, value = 0, bound = 0 } = utility;
  if (objective !== undefined) return Math.abs(bound - value) > DEAR * Math.abs(bound);
  return upperBound === undefined || upperBound - mutualInformation > DEAR * dataEntropy;
}
