// SPDX-License-Identifier: GPL-3.0-or-later
/** Ranges for a column of numbers. */

const RANGES = 5;

/** Round numbers near those that divide the people into equal parts; `numbers` are rising. */
export function proposedEdges(numbers: Float64Array): number[] {
  const at = (share: number) => numbers[Math.floor(share * (numbers.length - 1))] ?? 0;
  const spread = at(0.9) - at(0.1) || at(1) - at(0);
  if (!(spread > 0)) return [];
  const unit = 10 ** Math.floor(Math.log10(spread / RANGES));
  const edges = Array.from({ length: RANGES - 1 }, (_, i) => {
    const rounded = Math.round(at((i + 1) / RANGES) / unit) * unit;
    // Digits that the unit does not have come from the rounding of doubles.
    return Number(rounded.toPrecision(12));
  });
  return [...new Set(edges)].filter((edge) => edge > at(0) && edge <= at(1));
}
