// SPDX-License-Identifier: GPL-3.0-or-later
/** Rows that no other row is like: totals by their numbers, and labels or headings by what stands in their columns. */

import { type Decimal, isNumber, plainNumber } from "../common/number.js";
import { missingCodes } from "./missing-codes.js";

/** Sums of fewer rows than this come about by chance. */
const LEAST_SUMMED = 4;

/** Whether all numbers of a row are sums or means of those of the other rows, and one of them cannot be so by chance. */
export function isSumOf(row: readonly string[], others: readonly string[][]): boolean {
  const found = row.map((cell, at) => sumIn(cell, others, at)).filter((sum) => sum !== "none");
  return found.length > 0 && !found.includes("other") && found.some((sum) => sum === "sure");
}

function sumIn(cell: string, others: readonly string[][], at: number): "none" | "other" | "likely" | "sure" {
  const cells = others.map((row) => row[at] ?? "").filter((other) => other !== "");
  if (cell === "" || cells.length < LEAST_SUMMED) return "none";
  const as = (["point", "comma"] as const).find((decimal) =>
    [cell, ...cells].every((each) => plainNumber(each, decimal) !== undefined),
  );
  if (as === undefined) return "none";
  const [own, numbers] = [numberIn(cell, as), cells.map((each) => numberIn(each, as))];
  const sum = numbers.reduce((all, number) => all + number, 0);
  const digits = decimalsOf(cell, as);
  const near = 0.5 * 10 ** -digits * (1 + 1e-9) + 1e-9 * Math.abs(sum);
  const most = numbers.reduce((one, other) => Math.max(one, other), 0);
  if (own > most && Math.abs(own - sum) <= (digits > 0 ? near : 1e-9 * Math.abs(sum))) return "sure";
  // A mean has decimals that no number has of which it is made.
  const isFiner = digits > Math.max(...cells.map((each) => decimalsOf(each, as)));
  if (Math.abs(own - sum / numbers.length) <= near) return isFiner ? "sure" : "likely";
  return "other";
}

const numberIn = (cell: string, as: Decimal) => Number(plainNumber(cell, as));
const decimalsOf = (cell: string, as: Decimal) => (plainNumber(cell, as) ?? "").split(".")[1]?.length ?? 0;

/** Columns of which this much is alike show what does not belong to them. */
const MOST = 0.95;
const LEAST_ROWS = 15;
const FEW_ANSWERS = 12;
/** A rule between rows. */
const RULE = /^([-=_*~#+.:])\1{2,}$/;
const WORD = /\p{L}/u;
const DIGIT = /\p{N}/u;

/** The cells of a column have this in common, or nothing. */
type Common = { kind: "numbers" | "digits" } | { kind: "answers"; counts: Map<string, number> } | undefined;

/** The places of rows whose every cell is unlike all others of its column, in order. */
export function unlikeRows(rows: readonly string[][]): number[] {
  if (rows.length < LEAST_ROWS) return [];
  const width = rows[0]?.length ?? 0;
  const columns = Array.from({ length: width }, (_, at) => commonIn(rows.map((row) => row[at] ?? "")));
  if (columns.filter(Boolean).length < 2) return [];
  const found = rows.flatMap((row, i) => {
    const strange = row.map((cell, at) => isStrange(cell, columns[at]));
    const own = strange.filter((one) => one !== undefined);
    if (own.length < 2 || own.includes(false)) return [];
    const isOfOther = row.some((_, at) => strange[at] && columns[at]?.kind !== "answers");
    const isFew = columns.every((column) => column?.kind !== "answers" || column.counts.size <= FEW_ANSWERS);
    return isOfOther || own.length > 2 || (i === 0 && isFew) ? [i] : [];
  });
  return found.length <= (1 - MOST) * rows.length + 1 ? found : [];
}

function commonIn(cells: readonly string[]): Common {
  const filled = cells.filter((cell) => cell !== "");
  if (filled.length < LEAST_ROWS) return undefined;
  const most = (is: (cell: string) => boolean) => filled.filter(is).length >= MOST * filled.length - 1;
  if (most(isNumber)) return { kind: "numbers" };
  const counts = new Map<string, number>();
  for (const cell of filled) counts.set(cell, (counts.get(cell) ?? 0) + 1);
  if (4 * (counts.size - 1) <= filled.length) return { kind: "answers", counts };
  return most((cell) => DIGIT.test(cell)) ? { kind: "digits" } : undefined;
}

/** Nothing where the cell or its column says nothing. */
function isStrange(cell: string, common: Common): boolean | undefined {
  if (cell === "" || !common) return undefined;
  if (common.kind === "answers") return common.counts.get(cell) === 1;
  if (RULE.test(cell)) return true;
  if (missingCodes([cell, "a"]).length > 0) return undefined;
  return WORD.test(cell) && !(common.kind === "numbers" ? isNumber(cell) : DIGIT.test(cell));
}
