// SPDX-License-Identifier: GPL-3.0-or-later
/** The sums that a design is to be good at counting, and how good it is. */
import { significant } from "../common/rounding.js";
import type * as core from "../contract/boundary.js";
import { type Counts, checkCounts, contrastMatrix, countsAsked } from "../contract/contrasts.js";
import type { Counting, Design, DesignRequest, JointTable, Utility } from "../contract/types.js";
import { occurring } from "../protocol/columns.js";
import { refusing } from "./call-check.js";

/** The counts that were asked for, by the categories that occur. */
export function countsOf(request: DesignRequest): Counts {
  if (!countsAsked(request)) return {};
  const { secret, data, weights } = request.table;
  const [, { categories }] = occurring({ secret, data, weights });
  let counts: Counts = {};
  refusing(() => {
    counts = checkCounts(request, data.categories, categories);
  });
  return counts;
}

/** The sums of shares to count, for all categories of a table: those that never occur count for nothing. */
export function contrastsFor(table: JointTable, counts: Counts): Pick<core.JointTable, "contrasts"> {
  const matrix = contrastMatrix(counts);
  if (!matrix) return {};
  const { columns, cells } = matrix;
  const { categories } = occurring(table)[1];
  const rows = table.data.categories.map((category) => {
    const row = categories.indexOf(category);
    return row < 0
      ? new Array<number>(columns).fill(0)
      : Array.from(cells.subarray(row * columns, (row + 1) * columns));
  });
  return { contrasts: { columns, cells: Float64Array.from(rows.flat()) } };
}

/** The normal quantile of 95 % either way, and how far from a share its interval is to reach. */
const QUANTILE = 1.959963984540054;
const POINTS = 0.05;

const peopleFor = (variance: number) => Math.ceil(variance * (QUANTILE / POINTS) ** 2);

export function countingOf(
  request: DesignRequest,
  { counting, achieved, contrasts }: core.Design,
): { counting?: Counting } {
  if (!counting) return {};
  const { variance, worstShare } = counting;
  // Made for some shares or sums, it has no bound of all shares.
  const ofAll = countsAsked(request)
    ? undefined
    : request.objective === "counting"
      ? achieved?.bound
      : contrasts?.bound;
  return {
    counting: { variance, ...(ofAll !== undefined && { lowerBound: ofAll }), peopleFor5Points: peopleFor(worstShare) },
  };
}

/**
 * The efficiency that is proved of the integers. A search that has ended early, or is still on its way, may not have come
 * as far as was asked.
 */
export function efficiencyOf(
  request: DesignRequest,
  { contrasts }: core.Design,
): Pick<Utility, "countingEfficiency"> & Counts {
  const { countingEfficiency: asked } = request;
  if (asked === undefined || contrasts?.bound === undefined) return {};
  const reached = contrasts.bound / contrasts.each.reduce((sum, one) => sum + one, 0);
  const countingEfficiency = reached >= asked ? asked : significant(reached, 4, Math.floor);
  return countingEfficiency > 0 ? { countingEfficiency, ...countsOf(request) } : {};
}

/** How well that is told which was asked for. */
export function contrastsOf(request: DesignRequest, { contrasts }: core.Design): Pick<Design, "contrasts" | "counted"> {
  if (!contrasts) return {};
  const { each, bound } = contrasts;
  const asked = Array.from(each.subarray(0, request.contrasts?.length ?? 0));
  return {
    ...(asked.length > 0 && {
      contrasts: asked.map((variance) => ({ variance, peopleFor5Points: peopleFor(variance) })),
    }),
    ...(bound !== undefined && { counted: { variance: each.reduce((sum, one) => sum + one, 0), bound } }),
  };
}
