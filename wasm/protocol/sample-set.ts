// SPDX-License-Identifier: Apache-2.0
/** The set of distributions that a sample does not rule out: whether its size rests on a proof, or on simulations. */
import type { Guarantee } from "../contract/types.js";

/** Whether the guarantee is proved for that set itself, and not for ranges around it. */
export function isOfSet({ known }: Guarantee): boolean {
  return known !== undefined && known.least === undefined;
}

/**
 * Whether the set holds the true distribution with a probability of 1 - alpha at least, whatever the number of people
 * is. This is so if e^-x (e x / m)^m <= alpha for x = n radius / 2 and m degrees of freedom (Agrawal 2020). Some
 * channels are proved for the set itself: each question is about one secret and all others, or two secrets. These
 * questions share alpha.
 */
export function isProvedForAnySize(
  guarantee: Guarantee,
  [secrets, categories]: [number, number],
  people: number,
): boolean {
  const { notion, known, parameters } = guarantee;
  const alpha = parameters?.alpha;
  if (known?.statistic !== "likelihood" || typeof alpha !== "number") return false;
  const x = (people * known.radius) / 2;
  const isEnough = (degrees: number, chance: number) =>
    degrees === 0 || (x > degrees && degrees + degrees * Math.log(x / degrees) - x <= Math.log(chance));
  if (isEnough(secrets * categories - 1, alpha)) return true;
  if (!isOfSet(guarantee)) return false;
  return notion === "rldp"
    ? isEnough(2 * (categories - 1), alpha / ((secrets * (secrets - 1)) / 2))
    : isEnough(2 * categories - 1, alpha / secrets);
}
