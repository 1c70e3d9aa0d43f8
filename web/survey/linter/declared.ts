// SPDX-License-Identifier: Apache-2.0
/** What a question's `sluice` says: its protocol, and how an answer of several parts goes with it. */
import type { JsonObject } from "./types.js";
import { isObject } from "./walk.js";

export interface Declared {
  /** The name of a protocol, or the protocol itself. */
  protocol: string | JsonObject;
  /** Each choice has a report of its own, under `question.choice`. */
  each: boolean;
  /** Of choices that are taken or not: the category, or the value of a column, of one that is taken. */
  chosen: string;
  /** The question that asks for the secret, where the channel sees that too. */
  secret?: string;
}

const CHOSEN = "yes";
const KEYS = new Set(["each", "protocol", "chosen", "secret"]);

/** Undefined where it is none of these: a name, a protocol, `{ protocol, secret?, chosen? }`, `{ each, chosen? }`. */
export function declared(sluice: unknown): Declared | undefined {
  if (typeof sluice === "string" || (isObject(sluice) && "data" in sluice)) {
    return { protocol: sluice, each: false, chosen: CHOSEN };
  }
  if (!isObject(sluice) || Object.keys(sluice).some((key) => !KEYS.has(key))) return undefined;
  const { each, protocol, chosen = CHOSEN, secret } = sluice;
  const given = each ?? protocol;
  if (typeof given !== "string" && !isObject(given)) return undefined;
  if ((each !== undefined && (protocol ?? secret) !== undefined) || typeof chosen !== "string") return undefined;
  if (secret !== undefined && (typeof secret !== "string" || !secret.trim())) return undefined;
  return { protocol: given, each: each !== undefined, chosen, ...(secret !== undefined && { secret }) };
}
