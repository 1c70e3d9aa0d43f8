// SPDX-License-Identifier: Apache-2.0
/**
 * A person's answer is randomised once. The words that a report is drawn with are not drawn anew each time but derived,
 * by HMAC-SHA-256, from a secret that the device keeps, the protocol, all answers that are released with it, the person
 * and the answer: the same answers under the same protocol have the same reports whenever they are asked for, without
 * an answer or a name being stored. To whoever does not have the secret they are as good as the platform's, from which
 * the secret comes. Where one answer is another one, or somebody is added, all are drawn anew, independently: that is
 * another release, and no two releases have anything to do with each other.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { SluiceError } from "./errors.js";

/** As many bits as the hash has. */
const SECRET_BYTES = 32;
/** Words of 64 bits in an HMAC. */
const WORDS = 4;

/** A secret from the platform's cryptographic source, in hexadecimal. Throws `no_randomness`. */
export function newDeviceSecret(): string {
  const source = globalThis.crypto;
  if (typeof source?.getRandomValues !== "function") {
    throw new SluiceError(
      "no_randomness",
      "The platform offers no cryptographic randomness.",
      "Use an up-to-date browser or system; nothing weaker will do.",
    );
  }
  return bytesToHex(source.getRandomValues(new Uint8Array(SECRET_BYTES)));
}

export function isDeviceSecret(value: unknown): value is string {
  return typeof value === "string" && new RegExp(`^[0-9a-f]{${2 * SECRET_BYTES}}$`).test(value);
}

/** Gives the words for the reports of people, so many for each: row-major, people × words. */
export type Words = (people: string[], inputs: Uint32Array, words: number) => BigUint64Array;

/**
 * Of one device, one protocol (see `protocolHash`) and one list of answers (see `Answers.digest`). Word w of a person is
 * the w-th big-endian one of the HMACs, with the secret as key, of the UTF-8 of the JSON list
 * ["sluice report", 1, protocol, answers, person, index of the input, 0], then the same with 1 in the end, and so on.
 */
export function memoised(secret: string, protocol: string, answers: string): Words {
  const keyed = hmac.create(sha256, hexToBytes(secret));
  return (people, inputs, words) => {
    const result = new BigUint64Array(inputs.length * words);
    for (const [i, input] of inputs.entries()) {
      for (let block = 0; block * WORDS < words; block += 1) {
        const text = JSON.stringify(["sluice report", 1, protocol, answers, people[i], input, block]);
        const bytes = keyed.clone().update(utf8ToBytes(text)).digest();
        const view = new DataView(bytes.buffer, bytes.byteOffset);
        for (let word = 0; word < WORDS && block * WORDS + word < words; word += 1) {
          result[i * words + block * WORDS + word] = view.getBigUint64(8 * word);
        }
      }
    }
    return result;
  };
}
