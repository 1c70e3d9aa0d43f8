// SPDX-License-Identifier: Apache-2.0
/**
 * Reports of named people, derived so that a database can derive the very same. All it takes is SHA-256 of texts and sums
 * of whole numbers. The keys are texts of 64 characters, which fill just one block of SHA-256. So each hash below begins
 * with a keyed state. A hash within another is NMAC; HMAC is NMAC with one key (Bellare, Canetti and Krawczyk, "Keying hash
 * functions for message authentication", 1996).
 *
 * - `inner` and `outer` are HMAC-SHA-256 with the ledger's secret, of "sluice inner 2" and "sluice outer 2".
 * - A person's mark is SHA-256(inner, input, " ", name): the input's number among those of the channel, the name in NFC.
 * - The answers are SHA-256(outer, "answers ", n, eight sums with a space before each), with n people. The sums are of all
 *   marks, each read as eight numbers of eight hexadecimal digits. The order of people does not matter.
 * - The release is SHA-256(outer, "release ", protocol, " ", answers), with the protocol's `drawnHash`.
 * - Word w of a person is SHA-256(release, mark, " ", w): its first 62 bits.
 *
 * All hashes are written in 64 lower hexadecimal digits, texts in UTF-8, numbers in decimals. One answer more or another one
 * makes another release, whose words have nothing to do with these.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { DerivedWords } from "./derived-randomness.js";

/** Numbers in a mark, and the hexadecimal digits of each. */
const PARTS = 8;

/** Version 1 derives reports of named people by `wordsByPerson`. */
export type LedgerVersion = 1 | 2;

interface ReleaseKeys {
  readonly inner: string;
  readonly outer: string;
}

/** The keys of a ledger. A person who has them can undo reports, as with its secret. */
function releaseKeys(secret: string): ReleaseKeys {
  const key = (which: string) => bytesToHex(hmac(sha256, hexToBytes(secret), utf8ToBytes(`sluice ${which} 2`)));
  return { inner: key("inner"), outer: key("outer") };
}

/** Both keys as one text, which is what a session of a database is given. */
export function keysAsText(secret: string): string {
  const { inner, outer } = releaseKeys(secret);
  return inner + outer;
}

/** Tells whether these are the keys, and nothing of them. */
export function keyCheck(secret: string): string {
  return bytesToHex(sha256(utf8ToBytes(`${keysAsText(secret)}check`)));
}

/** Hashes of texts that all begin with one key. */
type Keyed = (text: string) => Uint8Array;

function keyed(key: string): Keyed {
  const begun = sha256.create().update(utf8ToBytes(key));
  const copy = sha256.create();
  return (text) => begun._cloneInto(copy).update(utf8ToBytes(text)).digest();
}

const markText = (name: string, input: number) => `${input} ${name}`;

/** All answers of named people, whatever their order. */
export class AnswersInRelease {
  readonly #outer: Keyed;
  readonly #mark: Keyed;
  readonly #sums = Array<bigint>(PARTS).fill(0n);
  #people = 0;

  constructor(secret: string) {
    const { inner, outer } = releaseKeys(secret);
    this.#mark = keyed(inner);
    this.#outer = keyed(outer);
  }

  add(name: string, input: number): void {
    const bytes = this.#mark(markText(name, input));
    const view = new DataView(bytes.buffer, bytes.byteOffset);
    for (let i = 0; i < PARTS; i++) this.#sums[i] = (this.#sums[i] as bigint) + BigInt(view.getUint32(4 * i));
    this.#people += 1;
  }

  digest(): string {
    return bytesToHex(this.#outer(`answers ${[this.#people, ...this.#sums].join(" ")}`));
  }
}

/** The words of people in one release: of a protocol (see `drawnHash`), and of all answers by `AnswersInRelease`. */
export function wordsInRelease(secret: string, protocol: string, answers: string): DerivedWords {
  const { inner, outer } = releaseKeys(secret);
  const mark = keyed(inner);
  const word = keyed(bytesToHex(keyed(outer)(`release ${protocol} ${answers}`)));
  return ({ names = [] }, inputs, words) => {
    const result = new BigUint64Array(inputs.length * words);
    for (const [i, input] of inputs.entries()) {
      const of = bytesToHex(mark(markText(names[i] as string, input)));
      for (let w = 0; w < words; w++) {
        const bytes = word(`${of} ${w}`);
        result[i * words + w] = new DataView(bytes.buffer, bytes.byteOffset).getBigUint64(0) >> 2n;
      }
    }
    return result;
  };
}
