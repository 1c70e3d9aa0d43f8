// SPDX-License-Identifier: Apache-2.0

import { bytesToHex } from "@noble/hashes/utils.js";
import { fail } from "../contract/errors.js";
import * as texts from "./texts.js";

/** Bytes, 16 at least, of the platform's cryptographic source, in hexadecimal. Throws `no_randomness`, also where it has been replaced. */
export function randomHex(bytes: number): string {
  const source = globalThis.crypto;
  if (typeof source?.getRandomValues !== "function") {
    throw fail(texts.noRandomness);
  }
  const [drawn, other] = [0, 1].map(() => bytesToHex(source.getRandomValues(new Uint8Array(bytes))));
  // By chance neither would ever be seen: the one has a probability of 2^-120 at most, the other of 2^-128.
  if (drawn === undefined || drawn === other || drawn === drawn.slice(0, 2).repeat(bytes)) {
    throw fail(texts.randomnessConstant);
  }
  return drawn;
}
