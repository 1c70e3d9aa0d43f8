// SPDX-License-Identifier: GPL-3.0-or-later
/** E's protocols on samples, as printed and as we would have them. */
import type { Designer } from "./figure.js";
import { keptShare, type MeanCurves } from "./means.js";
import type { Random } from "./random.js";
import { tableOf } from "./tables.js";

export const printedKinds = [
  { name: "PolyOpt", protocol: "polyopt-all-pairs" },
  { name: "CR", protocol: "cr" },
  { name: "IR", protocol: "ir" },
  { name: "GRR", protocol: "grr" },
];

export const ourKinds = [
  { name: "PolyOpt, only between secrets", protocol: "polyopt" },
  { name: "CR, calibrated tightly", protocol: "cr-tight" },
  { name: "IR, calibrated tightly", protocol: "ir-tight" },
];

/** A sample of people from a random distribution; every secret has been seen. */
export function sampleOf(random: Random, secrets: number, categories: number, people: number): number[][] {
  for (;;) {
    const counts = random.people(random.jeffreys(secrets * categories), people);
    const joint = Array.from({ length: secrets }, (_, s) => counts.slice(s * categories, (s + 1) * categories));
    if (joint.every((row) => row.some((count) => count > 0))) return joint;
  }
}

/** The share of H(S,X) that a protocol keeps. */
export async function keptOf(
  designer: Designer,
  joint: number[][],
  epsilon: number,
  protocol: string,
): Promise<{ share: number; seconds: number }> {
  const { utility, seconds } = await designer.design({ table: tableOf(joint), notion: "rldp", epsilon, protocol });
  return { share: keptShare(utility), seconds };
}

/** Says where randomised response rises above IR and CR. */
export function overtaken(shares: MeanCurves): string {
  const index = (name: string) => shares.names.indexOf(name);
  const past = (name: string) => {
    const at = shares.overtakes(index("GRR"), index(name));
    return at === undefined ? `not ${name}` : `${name} at about ε = ${at.toFixed(1)}`;
  };
  return `Randomised response passes ${past("IR")} and ${past("CR")}.`;
}
