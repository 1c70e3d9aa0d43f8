// SPDX-License-Identifier: Apache-2.0
/**
 * A person's answer is randomised once. The words that a report is drawn with are not drawn anew each time but derived
 * from a secret that the device keeps, the protocol, all answers that are released with it, and the person: the same
 * answers under the same protocol have the same reports whenever they are asked for, without an answer or a name being
 * stored. To whoever does not have the secret they are as good as the platform's, from which the secret comes. Where one
 * answer is another one, or somebody is added, all are drawn anew, independently: that is another release, and no two
 * releases have anything to do with each other.
 *
 * Where people are named each has HMACs of their own, so that the order of the rows does not matter. Where a row is all
 * that says who is who, one HMAC makes a key for the file and ChaCha20 a stream of words in the order of its rows. That
 * has all that HMACs for each row would have: the key depends on every answer, by a digest of all of them under the
 * secret, and on the protocol; keys of different lists of answers or protocols have nothing to do with each other, as the
 * HMAC is a pseudorandom function; no place of the stream is used for two words; and without the secret nobody can tell
 * the stream from random words, as ChaCha20 with a key that nobody knows is another one.
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

/** Who stands in some rows of a file that follow one another. */
export interface RowOwners {
  /** How many rows stand before them. */
  before: number;
  /** Their names, where people are named. */
  names?: string[];
}

/** Gives the words for the reports of people, so many for each: row-major, people × words. They stay until it is called again. */
export type DerivedWords = (whose: RowOwners, inputs: Uint32Array, words: number) => BigUint64Array;

/**
 * Of one device, one protocol (see `drawnHash`) and one list of answers (see `AnswerDigest.digest`), for people with names.
 * Word w of a person is the w-th big-endian one of the HMACs, with the secret as key, of the UTF-8 of the JSON list
 * ["sluice report", 1, protocol, answers, person, index of the input, 0], then the same with 1 in the end, and so on.
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

/** What ChaCha20 makes at a time, and how often it can: its counter has 32 bits, and the last block is left out. */
const BLOCK_BYTES = 64;
const MOST_BYTES = BLOCK_BYTES * (2 ** 32 - 1);
const WORD_BYTES = 8;

/**
 * The same for people without names. Word w of row i is the little-endian one at byte (i × words + w) × 8 of the stream
 * that ChaCha20 (RFC 8439) makes with a nonce of zeros; the key is the HMAC, with the secret as key, of the UTF-8 of the
 * JSON list ["sluice reports", 2, protocol, answers].
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
