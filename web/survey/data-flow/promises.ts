// SPDX-License-Identifier: Apache-2.0
/** What each guarantee promises, in plain words, with its levels as factors. */

import { restsOn } from "../../../wasm/contract/notions.js";
import type { ProtocolFile, Ratio } from "../../../wasm/contract/types.js";
import { factor } from "../words/factor.js";
import { filled, named, number, type SheetWords } from "./words/words.js";

export const factorIn = (words: SheetWords, ratio: Ratio): string => number(words, factor(ratio) ?? words.unlimited);

/** Of more pairs nobody reads the list. */
const MOST_PAIRS = 12;

/** Of a level without a bound nothing is promised. */
const UNKNOWN: Ratio = { numerator: "1", denominator: "0" };

/** The bound of each level of a guarantee, as a factor, by its multiple of epsilon. */
export function factors({ guarantee }: ProtocolFile, words: SheetWords): (multiple: number) => string {
  const { bound, bounds = [] } = guarantee;
  const all = new Map([[1, bound] as const, ...bounds.map((each) => [each.level, each] as const)]);
  return (multiple) => factorIn(words, all.get(multiple) ?? UNKNOWN);
}

/** The promise of a protocol, and what it rests on. */
export function promiseOf(protocol: ProtocolFile, words: SheetWords): { promise: string; rests: string } {
  const { guarantee, secret, seesSecret } = protocol;
  const { notion, epsilon, parameters = {} } = guarantee;
  const { lower = 1, secretLevels = [], dataLevels = [], neighbours = [], alpha = 0.05 } = parameters;
  const { levels } = words;
  const of = factors(protocol, words);
  const name = (category: string) => named(words, category);
  const kept = filled(words.name, { name: secret.name });
  const known: Record<string, string> = words.promises;
  const promise = filled(known[notion] ?? words.otherPromise, {
    secret: kept,
    factor: of(1),
    lower: of(lower),
    secretLevels: some(
      words,
      secretLevels.map(([value, level]) => filled(levels.secret, { factor: of(level), name: name(value) })),
    ),
    dataLevels: some(
      words,
      dataLevels.map(([one, other, level]) =>
        filled(levels.data, { factor: of(level), one: name(one), other: name(other) }),
      ),
    ),
    pairs: some(
      words,
      neighbours.map(([one, other]) => filled(levels.pair, { one: name(one), other: name(other) })),
    ),
    notion: filled(words.name, { name: notion }),
    epsilon: number(words, epsilon),
  });
  const told = seesSecret ? ` ${filled(words.seesSecret, { secret: kept })}` : "";
  const rests = filled(words.rests[restsOn(notion)], { alpha: number(words, alpha) });
  return { promise: `${promise}${told}`, rests };
}

const some = ({ levels }: SheetWords, all: readonly string[]): string =>
  [...all.slice(0, MOST_PAIRS), ...(all.length > MOST_PAIRS ? [levels.more] : [])].join("; ");
