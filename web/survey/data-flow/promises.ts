// SPDX-License-Identifier: Apache-2.0
/** Says in plain words what each guarantee promises, with its levels as factors. */
import { parameterOf, restsOn } from "../../../wasm/contract/notions.js";
import { ALPHA, ofShape } from "../../../wasm/contract/parameters.js";
import type { ProtocolFile, Ratio } from "../../../wasm/contract/types.js";
import { factor } from "../words/factor.js";
import { filled, named, number, type SheetWords } from "./words/words.js";

export const factorIn = (words: SheetWords, ratio: Ratio): string => number(words, factor(ratio) ?? words.unlimited);

/** The most pairs in a list: nobody reads a longer one. */
const MOST_PAIRS = 12;

/** A level without a bound promises nothing. */
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
  const of = factors(protocol, words);
  const [secretLevels = [], dataLevels = []] = [
    ofShape(parameters, "secret-levels"),
    ofShape(parameters, "data-levels"),
  ];
  const neighbours = ofShape(parameters, "pairs-of-secrets") ?? [];
  // A number is put in under its parameter's own name.
  const level = { [parameterOf(notion) ?? ""]: of(ofShape(parameters, "level") ?? 1) };
  const { levels } = words;
  const name = (category: string) => named(words, category);
  const kept = filled(words.name, { name: secret.name });
  const known: Record<string, string> = words.promises;
  const promise = filled(known[notion] ?? words.otherPromise, {
    ...level,
    secret: kept,
    factor: of(1),
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
  // By Pearson's statistic, as in older files, that chance is right where no answer is rare.
  const on = restsOn(notion);
  const rests = filled(words.rests[on === "sample" && !guarantee.known?.statistic ? "largeSample" : on], {
    alpha: number(words, ofShape(parameters, "sample") ?? ALPHA),
  });
  return { promise: `${promise}${told}`, rests };
}

const some = ({ levels }: SheetWords, all: readonly string[]): string =>
  [...all.slice(0, MOST_PAIRS), ...(all.length > MOST_PAIRS ? [levels.more] : [])].join("; ");
