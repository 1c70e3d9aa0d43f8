// SPDX-License-Identifier: GPL-3.0-or-later
/** Numbers in as few digits as are read, rounded to the nearest or, where they bound something, against us. */

/** Math.round, Math.ceil or Math.floor. */
export type Rounding = (value: number) => number;

/** To a multiple of 1 / unit. A value that is one but for its last bits stays where it is: .1 + .2 is .3, rounded up too. */
export function onGrid(value: number, unit: number, round: Rounding = Math.round): number {
  const step = round === Math.ceil ? -1e-6 : round === Math.floor ? 1e-6 : 0;
  return round(value * unit + step) / unit;
}

/** To so many digits that count. `value` is at least 0 and finite. */
export function significant(value: number, digits: number, round: Rounding = Math.round): number {
  if (value === 0) return 0;
  const unit = 10 ** (digits - 1 - Math.floor(Math.log10(value)));
  return Number(onGrid(value, unit, round).toPrecision(digits));
}

/**
 * The certainty that is left by a chance `alpha` to be wrong, in per cent. It is rounded down, and never to 100 if
 * there is such a chance.
 */
export function certainty(alpha: number): number {
  const digits = Math.min(12, Math.max(2, alpha > 0 ? -1 - Math.floor(Math.log10(alpha)) : 0));
  return onGrid(100 * (1 - alpha), 10 ** digits, Math.floor);
}

/** Decimals for both ends of an interval of percentages, one to four: rounded outwards, it does not grow by more than a fifth. */
export function decimalsOfEnds([low, high]: readonly [number, number]): number {
  return Math.min(4, Math.max(1, Math.ceil(1 - Math.log10(100 * (high - low)))));
}

/** Shares nearer to 0 or to 1 than this are told as bounds. */
export const LEAST_SHOWN = 1e-6;

/** Decimals of a percentage between 0 and 100: two digits of what it has count, or one of what it lacks. */
export function decimalsOfPercentage(value: number, decimals = 0): number {
  return Math.min(6, Math.max(decimals, 1 - Math.floor(Math.log10(Math.min(value, (100 - value) * 10)))));
}

/** Rounding leaves at most this of 0. */
const NOTHING = 1e-12;

/**
 * An end of an interval of shares in per cent and its decimals: those that both ends ask for, or more near 0 and 1. It is
 * rounded outwards by Math.floor or Math.ceil; nearer to 0 and to 1 than LEAST_SHOWN there is one step outwards.
 */
export function percentOfEnd(end: number, round: Rounding, decimals: number): [percent: number, digits: number] {
  const share = Math.min(1, Math.max(0, end));
  const left = Math.min(share, 1 - share);
  if (left < LEAST_SHOWN) {
    const whole = left < NOTHING || round === (share < 0.5 ? Math.floor : Math.ceil);
    const shown = whole ? 0 : 100 * LEAST_SHOWN;
    return [Number((share < 0.5 ? shown : 100 - shown).toFixed(4)), whole ? 0 : 4];
  }
  const digits = decimalsOfPercentage(100 * share, decimals);
  return [Number(onGrid(100 * share, 10 ** digits, round).toFixed(digits)), digits];
}
