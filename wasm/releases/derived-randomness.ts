// SPDX-License-Identifier: Apache-2.0
/**
 * A person's answer is randomised once. The words that a report is drawn with are not drawn anew each time. They are
 * derived from a secret that the device keeps, the protocol, all answers that are released with it, and the person. So
 * the same answers under the same protocol always have the same reports, without an answer or a name being stored. To
 * people without the secret, the words are as good as the platform's, from which the secret comes. If one answer is
 * another one, or somebody is added, all words are drawn anew, independently. That is another release, and no two
 * releases have anything to do with each other.
 *
 * If people are named, each has hashes of their own, so that the order of the rows does not matter. In a ledger these are
 * as derived-in-release.ts says, so that databases can derive them. For one answer alone, and in ledgers of version 1, they
 * are HMACs. If only a row says who is who, one HMAC makes a key for the file. From it, ChaCha20 makes a stream of words in the order of the rows.
 * This has all the properties of HMACs for each row:
 * - The key depends on the protocol, and on every answer, by a digest of all of them under the secret.
 * - The HMAC is a pseudorandom function: keys of different lists of answers or protocols have nothing to do with each
 *   other.
 * - No place of the stream is used for two words.
 * - Without the secret nobody can tell the stream from random words: ChaCha20 with an unknown key is a pseudorandom
 *   function, too.
 */

import { chacha20 } from "@noble/ciphers/chacha.js";
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { SluiceError } from "../contract/errors.js";
import { fail } from "../contract/errors.js";
import { randomHex } from "./randomness.js";
import * as texts from "./texts.js";

/** As many bits as the hash has. */
const SECRET_BYTES = 32;
/** Words of 64 bits in an HMAC. */
const WORDS = 4;

/** A secret from the platform's cryptographic source, in hexadecimal. Throws `no_randomness`. */
export function newDeviceSecret(): string {
  return randomHex(SECRET_BYTES);
}

export function isDeviceSecret(value: unknown): value is string {
  return typeof value === "string" && new RegExp(`^[0-9a-f]{${2 * SECRET_BYTES}}$`).test(value);
}

/** The people in some rows of a file that follow one another. */
export interface RowOwners {
  /** How many rows stand before them. */
  before: number;
  /** Their names, where people are named. */
  names?: string[];
}

/** Gives the words for the reports of people, so many for each: row-major, people × words. They stay until it is called again. */
export type DerivedWords = (whose: RowOwners, inputs: Uint32Array, words: number) => BigUint64Array;

/**
 * For one device, one protocol (see `drawnHash`), one list of answers (see `AnswerDigest.digest`), and people with
 * names. Word w of a person is the w-th big-endian one of the HMACs. Their key is the secret. The first is of the UTF-8
 * of the JSON list ["sluice report", 1, protocol, answers, person, index of the input, 0]. The next has 1 in the end,
 * and so on.
 */
export function wordsByPerson(secret: string, protocol: string, answers: string): DerivedWords {
  const keyed = hmac.create(sha256, hexToBytes(secret));
  // Copied into one that is whole: of a bare copy (`clone`) parts would be sought where a page may have put its own.
  const copy = hmac.create(sha256, new Uint8Array());
  return ({ names = [] }, inputs, words) => {
    const result = new BigUint64Array(inputs.length * words);
    for (const [i, input] of inputs.entries()) {
      // By hand: a page may have told all objects what to become as JSON, and would be handed the input.
      const person = `["sluice report",1,"${protocol}","${answers}",${JSON.stringify(`person ${names[i]}`)}`;
      for (let block = 0; block * WORDS < words; block += 1) {
        const bytes = keyed
          ._cloneInto(copy)
          .update(utf8(`${person},${input},${block}]`))
          .digest();
        const view = new DataView(bytes.buffer, bytes.byteOffset);
        for (let word = 0; word < WORDS && block * WORDS + word < words; word += 1) {
          result[i * words + block * WORDS + word] = view.getBigUint64(8 * word);
        }
      }
    }
    return result;
  };
}

// In a page as it was when this was loaded: who is handed what words are derived from could derive them too.
const utf8 = "document" in globalThis ? TextEncoder.prototype.encode.bind(new TextEncoder()) : utf8ToBytes;

/**
 * ChaCha20 makes so many bytes at a time, and so many in all: its counter has 32 bits, and the last block is left out.
 */
const BLOCK_BYTES = 64;
const MOST_BYTES = BLOCK_BYTES * (2 ** 32 - 1);
const WORD_BYTES = 8;

/**
 * The same for people without names. Word w of row i is the little-endian one at byte (i × words + w) × 8 of a stream.
 * ChaCha20 (RFC 8439) makes that stream with a nonce of zeros. The key is the HMAC, with the secret as key, of the
 * UTF-8 of the JSON list ["sluice reports", 2, protocol, answers].
 */
export function wordsByRow(secret: string, protocol: string, answers: string): DerivedWords {
  const text = JSON.stringify(["sluice reports", 2, protocol, answers]);
  const key = hmac(sha256, hexToBytes(secret), utf8ToBytes(text));
  const nonce = new Uint8Array(12);
  let zeros = new Uint8Array();
  let stream = new Uint8Array();
  return ({ before }, inputs, words) => {
    const begin = before * words * WORD_BYTES;
    const bytes = inputs.length * words * WORD_BYTES;
    // Beyond that the stream would begin anew, and two people would share their words.
    if (begin + bytes > MOST_BYTES) throw tooLong();
    const skipped = begin % BLOCK_BYTES;
    if (stream.length !== skipped + bytes) {
      zeros = new Uint8Array(skipped + bytes);
      stream = new Uint8Array(skipped + bytes);
    }
    chacha20(key, nonce, zeros, stream, (begin - skipped) / BLOCK_BYTES);
    return new BigUint64Array(stream.buffer, skipped, inputs.length * words);
  };
}

function tooLong(): SluiceError {
  return fail(texts.tooManyRowsToDerive);
}
