// SPDX-License-Identifier: Apache-2.0
/** What each guarantee promises, in plain words, with its levels as factors. */
import type { ProtocolFile, Ratio } from "../../../wasm/api/types.js";

/** Beyond that nobody reads digits. */
const MOST_SCALE = 10n ** 15n;

/** In three digits, or where it is close to 1 two of what it is more; rounded up, so that no less is said than may be. */
export function factor({ numerator, denominator }: Ratio): string {
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  if (d === 0n) return "without limit";
  const close = n * 10n <= d * 11n;
  const down = (scale: bigint): bigint => (n * scale) / d;
  let scale = 1n;
  while (n > d && scale < MOST_SCALE && (close ? down(scale) - scale < 10n : down(scale) < 100n)) scale *= 10n;
  const value = (n * scale + d - 1n) / d;
  if (scale === 1n) return rounded(value);
  const places = scale.toString().length - 1;
  const rest = (value % scale).toString().padStart(places, "0").replace(/0+$/, "");
  return `${value / scale}${rest && `.${rest}`}`;
}

/** All but the first three digits of a whole number are nothing. */
function rounded(value: bigint): string {
  const unit = 10n ** BigInt(Math.max(0, value.toString().length - 3));
  return String(((value + unit - 1n) / unit) * unit);
}

/** Of more pairs nobody reads the list. */
const MOST_PAIRS = 12;

const onPrior =
  "It rests on the table of counts that the protocol was designed from, and on observers who know no more of a person than that table.";
const onShares =
  "It rests on how answers are distributed among people with each value of the secret, in the table that the protocol was designed from, and on observers who know no more of a person's answer than that; not on how many people have which value.";
const onNothing = "It rests on no table: it holds whatever an observer knows.";

/** Of a level without a bound nothing is promised. */
const UNKNOWN: Ratio = { numerator: "1", denominator: "0" };

/** The bound of each level of a guarantee, as a factor, by its multiple of epsilon. */
export function factors({ guarantee }: ProtocolFile): (multiple: number) => string {
  const { bound, bounds = [] } = guarantee;
  const all = new Map([[1, bound] as const, ...bounds.map((each) => [each.level, each] as const)]);
  return (multiple) => factor(all.get(multiple) ?? UNKNOWN);
}

/** The promise of a protocol, and what it rests on. */
export function promiseOf(protocol: ProtocolFile): { promise: string; rests: string } {
  const { guarantee, secret, seesSecret } = protocol;
  const { notion, epsilon, parameters = {} } = guarantee;
  const { lower = 1, secretLevels = [], dataLevels = [], neighbours = [], alpha = 0.05 } = parameters;
  const of = factors(protocol);
  const [s, most] = [`“${secret.name}”`, of(1)];
  const compared = `the chance of any report differs between any two values of ${s} by at most a factor ${most}`;
  const belief = (moves: string, value = "any value") =>
    `a report ${moves} how likely ${value} of ${s} is to whoever sees it by at most`;
  const promises: Record<string, [promise: string, rests?: string]> = {
    lip: [`${belief("multiplies or divides")} ${most}`],
    ldp: [compared, onShares],
    pml: [`${belief("multiplies")} ${most}; it may divide it by any factor, and rule a value out`],
    pmc: [`${belief("divides")} ${most}; it may multiply it by any factor`],
    alip: [`${belief("multiplies")} ${most}, and divides it by at most ${of(lower)}`],
    "per-secret": [
      `${belief("multiplies or divides", "a value")} a factor that was set for that value: ${secretLevels.map(([name, level]) => `${of(level)} for ${named(name)}`).join("; ")}`,
    ],
    profile: [
      `the chance of any report differs by at most a factor ${most} between values of ${s} that were named as a pair (${neighbours.map((pair) => pair.map(named).join(" and ")).join("; ")}); of other pairs nothing is promised by itself`,
      onShares,
    ],
    srlip: [
      `${belief("multiplies or divides")} ${most}, also where that person knows some of the shared columns already`,
      "It rests on the table of counts that the protocol was designed from, and on observers who know no more of a person than that table and some of the shared columns.",
    ],
    rldp: [
      `${compared}, under every distribution that the sample does not rule out`,
      `It rests on the people in the table being a random sample, and a large one: then, with a chance of about ${alpha}, the true distribution is none of those that are allowed for. And on observers who know no more of a person than how answers are distributed.`,
    ],
    "data-ldp": [`the chance of any report differs between any two answers by at most a factor ${most}`, onNothing],
    "context-aware": [
      `a report is with one answer at most so many times as likely as with another as was set for that pair: ${pairs(dataLevels, of)}. Of pairs for which nothing was set nothing is promised by itself`,
      onNothing,
    ],
  };
  const [promise, rests = onPrior] = promises[notion] ?? [
    `the guarantee “${notion}” holds at the level ${epsilon}; see its definition`,
  ];
  const told = seesSecret ? ` To draw a report the device also uses ${s}; that is not sent either.` : "";
  return { promise: `${promise[0]?.toUpperCase()}${promise.slice(1)}.${told}`, rests };
}

function pairs(levels: readonly (readonly [string, string, number])[], of: (multiple: number) => string): string {
  const all = levels.map(([one, other, level]) => `${of(level)} with ${named(one)} beside ${named(other)}`);
  return [...all.slice(0, MOST_PAIRS), ...(all.length > MOST_PAIRS ? ["the others are in the file"] : [])].join("; ");
}

const named = (category: string): string => (category === "" ? "no answer" : `“${category}”`);
