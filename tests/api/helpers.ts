// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import type { ErrorCode, Place } from "../../wasm/contract/errors.js";
import { adviceOf, SluiceError } from "../../wasm/contract/errors.js";
import type { JointTable, ProtocolFile, TableChannel } from "../../wasm/contract/types.js";
import type { Source } from "../../wasm/files/source.js";
import { assertSaid, assertSpoken } from "./translations.js";

/** The table of these weights, a row for each secret. */
export const tableOf = (weights: number[][]): JointTable => ({
  secret: { name: "s", categories: weights.map((_, s) => `s${s}`) },
  data: { name: "x", categories: (weights[0] ?? []).map((_, x) => `x${x}`) },
  weights: Float64Array.from(weights.flat()),
});

/** A source that hands out its bytes in pieces of a chosen size. */
export function source(content: string | Uint8Array, piece = 1 << 20, name = "people.csv"): Source {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  return {
    name,
    size: bytes.length,
    async *chunks() {
      for (let i = 0; i < bytes.length; i += piece) yield bytes.subarray(i, i + piece);
    },
  };
}

/** The platform's reasons are passed on. */
const FROM_PLATFORM = ["The blob could not be read", "could not be cloned"];

/** Fails unless the work fails with this code, at this place, and says what to do. */
export async function fails(
  work: Promise<unknown> | (() => unknown),
  code: ErrorCode,
  place: Place = {},
): Promise<SluiceError> {
  const outcome = typeof work === "function" ? (async () => work())() : work;
  const error = await outcome.then(
    (value) => assert.fail(`expected ${code}, got ${JSON.stringify(value)}`),
    (reason: unknown) => reason,
  );
  assert.ok(error instanceof SluiceError, `not a SluiceError: ${error}`);
  assert.equal(error.code, code, error.message);
  for (const [key, value] of Object.entries(place)) {
    assert.equal(error.place[key as keyof Place], value, `${key}: ${error.message}`);
  }
  assert.ok(error.message.length > 10 && error.remedy.length > 10);
  return error;
}

/** The same, and it is said in every language of the page. */
export async function rejects(...what: Parameters<typeof fails>): Promise<SluiceError> {
  const error = await fails(...what);
  // An engine of tests says what it likes.
  if (error.id === "fake") return error;
  // The platform's words on a crash are in no catalogue.
  if (error.code === "crashed") assertSaid(adviceOf(error));
  else assertSpoken(error, FROM_PLATFORM);
  return error;
}

/** The channel of a protocol that has a table of weights. */
export function tableIn({ channel }: ProtocolFile): TableChannel {
  assert.ok(channel.marks === undefined);
  return channel;
}

/** Repeatable random numbers for generated tables: below `n`, from a xorshift. */
export function dice(seed: number): (n: number) => number {
  let state = seed * 2654435761 + 1;
  return (n) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % n;
  };
}
