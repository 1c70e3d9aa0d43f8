// SPDX-License-Identifier: GPL-3.0-or-later
/** A protocol file gives away counts of the people that it was made from: its prior is the table as it was counted. */

import { countsNobody } from "../contract/assumptions.js";
import type { ProtocolFile, Variable } from "../contract/types.js";
import { columnsOf } from "./columns.js";

export interface HeldCounts {
  secret: string[];
  data: string[];
  /** Combinations of secret and data that a single person has, and those of two to four people. */
  single: number;
  few: number;
  /** Whether it holds proportions, and not numbers of people. */
  shares: boolean;
}

/** A count of fewer may lead to a person. */
const FEW = 5;
const ROUNDING = 1e-9;

/** Nothing where the prior counts nobody: a question that nobody has answered yet. */
export function heldCounts(
  file: Pick<ProtocolFile, "guarantee" | "secret" | "data" | "prior">,
): HeldCounts | undefined {
  if (countsNobody(file)) return undefined;
  const cells = file.prior.flat();
  const counted = cells.every(Number.isInteger);
  const total = cells.reduce((sum, cell) => sum + cell, 0);
  const shares = !counted && Math.abs(total - 1) < ROUNDING * cells.length;
  if (shares && isAnswerItself(file, cells)) return undefined;
  const [secret, data] = [file.secret, file.data].map((variable) => columnsOf(variable).map(({ name }) => name));
  const between = (least: number, most: number) => cells.filter((n) => counted && n >= least && n < most).length;
  return { secret: secret as string[], data: data as string[], single: between(1, 2), few: between(2, FEW), shares };
}

/** Whether the secret is the answer, as it is of a question. `prior` has the secrets' rows one after the other. */
export function isAnswerItself(
  { secret, data }: { secret: Variable; data: Variable },
  prior: ArrayLike<number>,
): boolean {
  const width = data.categories.length;
  const same = secret.categories.length === width && secret.categories.every((name, x) => name === data.categories[x]);
  return same && Array.from(prior).every((people, i) => people === 0 || i % (width + 1) === 0);
}
