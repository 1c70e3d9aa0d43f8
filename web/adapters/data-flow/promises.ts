// SPDX-License-Identifier: Apache-2.0
/** What each guarantee promises, in plain words, with its level as a factor. */
import type { ProtocolFile } from "../../../wasm/api/types.js";

/** Rounded up in the third digit, so that no more is promised than is kept. */
export function factor(level: number): string {
  const value = Math.exp(level);
  if (!Number.isFinite(value)) return "without limit";
  const unit = 10 ** (Math.floor(Math.log10(value)) - 2);
  // The last place of a double decides nothing.
  return String(Number((Math.ceil(value / unit - 1e-9) * unit).toPrecision(3)));
}

const onPrior =
  "It rests on the table of counts that the protocol was designed from, and on observers who know no more than that table.";

/** The promise of a protocol, and what it rests on. */
export function promiseOf({ guarantee, secret, seesSecret }: ProtocolFile): { promise: string; rests: string } {
  const { notion, epsilon, parameters = {} } = guarantee;
  const [s, most] = [`“${secret.name}”`, factor(epsilon)];
  const compared = `the chance of any report differs between any two values of ${s} by at most a factor ${most}`;
  const belief = (way: string) =>
    `whoever sees a report, how likely any value of ${s} is to them becomes at most ${most} times ${way} than before`;
  const promises: Record<string, [promise: string, rests?: string]> = {
    lip: [belief("as large or as small")],
    ldp: [
      compared,
      "It rests on how answers are distributed among people with each value of the secret, in the table that the protocol was designed from; not on how many have which value.",
    ],
    pml: [`${belief("as large")}; it may become smaller by any factor`],
    pmc: [`${belief("as small")}; it may become larger by any factor`],
    alip: [`${belief("as large")}, and at most ${factor(epsilon * (parameters.lower ?? 1))} times as small`],
    "per-secret": [
      `how likely a value of ${s} is to whoever sees a report changes by at most a factor that was set for that value`,
    ],
    profile: [
      `the chance of any report differs by at most a factor ${most} between values of ${s} that were named as a pair; other pairs have no such bound`,
    ],
    srlip: [`${belief("as large or as small")}, also if the observer knows some of the shared columns already`],
    rldp: [
      `${compared}, under every distribution that the sample does not rule out`,
      `It rests on the people in the table being a random sample: with a chance of ${parameters.alpha ?? 0.05} the true distribution is none of those that are allowed for.`,
    ],
    "data-ldp": [
      `the chance of any report differs between any two answers by at most a factor ${most}`,
      "It rests on no table: it holds whatever an observer knows.",
    ],
    "context-aware": [
      `the chance of any report differs between two answers by at most a factor that was set for that pair; ${most} where the level is 1`,
      "It rests on no table: it holds whatever an observer knows.",
    ],
  };
  const [promise, rests = onPrior] = promises[notion] ?? [
    `the guarantee “${notion}” holds at the level ${epsilon}; see its definition`,
  ];
  const told = seesSecret ? ` To draw a report the device also uses ${s}; that is not sent either.` : "";
  return { promise: `${promise[0]?.toUpperCase()}${promise.slice(1)}.${told}`, rests };
}
