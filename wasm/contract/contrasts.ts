// SPDX-License-Identifier: Apache-2.0
/** The counts that matter to a design for counting: by names outside, as coefficients inside. */

import { shortened } from "../common/characters.js";
import { finite, list, show, text } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import { namesNoCategory } from "./distances.js";
import * as texts from "./texts.js";
import type { DesignRequest, Utility } from "./types.js";

/** Larger numbers would be squared beyond what doubles tell apart. */
const MOST = 1e6;

/** As a request has it, of whoever has written it. */
type Asked = { countWeights?: unknown; contrasts?: unknown };

/** As a file has it: by category of the data. */
export type Counts = Pick<Utility, "countWeights" | "contrasts">;

/** The weights of the shares that are counted, and the sums that are counted. Throws a reason. */
export function checkCounts({ countWeights, contrasts }: Asked, categories: string[], occurring: string[]): Counts {
  const shares = countWeights === undefined ? undefined : weightsOf(countWeights, categories, occurring);
  const sums =
    contrasts === undefined
      ? undefined
      : list(contrasts, "contrasts").map((item, i) => sumOf(item, `contrasts[${i}]`, categories, occurring));
  if (sums?.length === 0 || (!sums && shares?.every((weight) => weight === 0))) {
    throw new Reason(say(texts.nothingCounted, sums ? "contrasts" : "countWeights"));
  }
  sums?.forEach((sum, i) => {
    const same = sums.slice(0, i).findIndex((other) => isSame(sum, other));
    if (same >= 0) throw new Reason(say(texts.contrastTwice, `contrasts[${i}]`, `contrasts[${same}]`));
  });
  return { ...(shares && { countWeights: shares }), ...(sums && { contrasts: sums }) };
}

/** Up to its sign: both have the same variance. */
const isSame = (one: number[], other: number[]) =>
  one.every((coefficient, x) => coefficient === other[x]) ||
  one.every((coefficient, x) => coefficient === -(other[x] as number));

/** A number for each category that is named, the others' for the rest. */
function numbers(
  value: unknown,
  where: string,
  [least, others]: [number, number],
  categories: string[],
  occurring: string[],
): number[] {
  const named = new Map<string, number>();
  for (const [i, item] of list(value, where).entries()) {
    const [first, second] = list(item, `${where}[${i}]`, 2);
    const category = text(first, `${where}[${i}]`);
    if (!categories.includes(category)) throw new Reason(namesNoCategory(where, category));
    if (!occurring.includes(category)) throw new Reason(say(texts.neverOccurs, where, shortened(category)));
    if (named.has(category)) throw new Reason(say(texts.countedTwice, where, shortened(category)));
    const number = finite(second, `${where}[${i}]`);
    if (!(number >= least && number <= MOST)) {
      throw new Reason(say(texts.countOutOfRange, `${where}[${i}]`, show(number), `${least}`, `${MOST}`));
    }
    named.set(category, number);
  }
  return occurring.map((category) => named.get(category) ?? others);
}

const weightsOf = (value: unknown, categories: string[], occurring: string[]) =>
  numbers(value, "countWeights", [0, 1], categories, occurring);

function sumOf(value: unknown, where: string, categories: string[], occurring: string[]): number[] {
  const sum = numbers(value, where, [-MOST, 0], categories, occurring);
  if (sum.every((coefficient) => coefficient === sum[0])) throw new Reason(say(texts.contrastConstant, where));
  return sum;
}

/** The sums of shares that are to be told, a column each, of which the variances are added up: data × sums, row by row. */
export function contrastMatrix({
  countWeights,
  contrasts,
}: Counts): { columns: number; cells: Float64Array } | undefined {
  if (!countWeights && !contrasts) return undefined;
  const shares = (countWeights ?? []).flatMap((weight, x) =>
    weight > 0 ? [countWeightsRow(countWeights ?? [], x, Math.sqrt(weight))] : [],
  );
  const columns = [...(contrasts ?? []), ...shares];
  const rows = (columns[0] ?? []).map((_, x) => columns.map((column) => column[x] as number));
  return { columns: columns.length, cells: Float64Array.from(rows.flat()) };
}

const countWeightsRow = ({ length }: number[], x: number, root: number) =>
  Array.from({ length }, (_, y) => (x === y ? root : 0));

/** Whether a request says what is to be counted. */
export const countsAsked = ({ countWeights, contrasts }: Pick<DesignRequest, "countWeights" | "contrasts">): boolean =>
  countWeights !== undefined || contrasts !== undefined;
