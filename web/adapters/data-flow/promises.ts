// SPDX-License-Identifier: Apache-2.0
/** What each guarantee promises, in plain words, with its level as a factor. */
import type { ProtocolFile } from "../../../wasm/api/types.js";
import { filled, number, type SheetWords } from "./words/words.js";

/** Rounded up in the third digit, so that no more is promised than is kept. Undefined where there is no limit. */
export function factor(level: number): number | undefined {
  const value = Math.exp(level);
  if (!Number.isFinite(value)) return undefined;
  const unit = 10 ** (Math.floor(Math.log10(value)) - 2);
  // The last place of a double decides nothing.
  return Number((Math.ceil(value / unit - 1e-9) * unit).toPrecision(3));
}

export const factorIn = (words: SheetWords, level: number): string => number(words, factor(level) ?? words.unlimited);

/** What a promise rests on, where that is not the whole table. */
const restsOn: Record<string, keyof SheetWords["rests"]> = {
  ldp: "shares",
  rldp: "sample",
  "data-ldp": "nothing",
  "context-aware": "nothing",
};

/** The promise of a protocol, and what it rests on. */
export function promiseOf(
  { guarantee, secret, seesSecret }: ProtocolFile,
  words: SheetWords,
): { promise: string; rests: string } {
  const { notion, epsilon, parameters = {} } = guarantee;
  const known: Record<string, string> = words.promises;
  const named = filled(words.name, { name: secret.name });
  const promise = filled(known[notion] ?? words.otherPromise, {
    secret: named,
    factor: factorIn(words, epsilon),
    lower: factorIn(words, epsilon * (parameters.lower ?? 1)),
    notion: filled(words.name, { name: notion }),
    epsilon: number(words, epsilon),
  });
  const told = seesSecret ? ` ${filled(words.seesSecret, { secret: named })}` : "";
  const rests = filled(words.rests[restsOn[notion] ?? "prior"], { alpha: number(words, parameters.alpha ?? 0.05) });
  return { promise: `${promise}${told}`, rests };
}
