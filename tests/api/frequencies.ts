// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether something has happened as often as it should, by a bound that is right for any number of trials. */

/**
 * How many there were among so many independent trials, each with a chance of its own, and how many should be on
 * average.
 */
export interface Frequency {
  count: number;
  trials: number;
  /** The mean of the trials' chances. */
  chance: number;
}

/**
 * How unlikely a count is. A count as far off, on this side, has at most this probability, whatever the trials' own
 * chances are (Hoeffding 1963, Theorem 1: exp(-n KL(count / n | mean chance))).
 */
function probability({ count, trials, chance }: Frequency): number {
  const share = count / trials;
  const part = (one: number, other: number): number => (one === 0 ? 0 : one * Math.log(one / other));
  return Math.exp(-trials * (part(share, chance) + part(1 - share, 1 - chance)));
}

/**
 * The counts that are off; honest trials are found to be with a probability of at most `alpha`. Both sides of each
 * count are looked at.
 */
export function off(all: readonly Frequency[], alpha: number): Frequency[] {
  return all.filter((one) => probability(one) < alpha / (2 * all.length));
}
