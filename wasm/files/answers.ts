// SPDX-License-Identifier: GPL-3.0-or-later
/** Whose answers a file holds: by a column that names people, or else by the number of the row. */

import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { shortened } from "../common/characters.js";
import { own } from "../common/own.js";
import { say } from "../common/said.js";
import { fail } from "../contract/errors.js";
import { AnswersInRelease, type LedgerVersion } from "../releases/derived-in-release.js";
import { type Batch, cellIn } from "./batch.js";
import * as texts from "./texts.js";

const BITS = 256;

/** The first bytes of the digest of answers by rows. */
const BY_ROWS = utf8ToBytes(JSON.stringify(["sluice answers", 2]));

/**
 * If people are named, the digest keeps all names in memory while it lives, since nobody may stand in a file twice. By
 * rows nothing is kept.
 */
export class AnswerDigest {
  readonly #keyed: ReturnType<typeof hmac.create>;
  /** Absent where the ledger is of version 1. */
  readonly #inRelease: AnswersInRelease | undefined;
  /** In which line each person stands, in the order of the lines. */
  readonly #lines = new Map<string, number>();
  #sum = 0n;

  /** `version` is the ledger's. */
  constructor(
    secret: string,
    readonly file: string,
    readonly column: string | undefined,
    version: LedgerVersion = 2,
  ) {
    this.#inRelease = version === 2 ? new AnswersInRelease(secret) : undefined;
    this.#keyed = hmac.create(sha256, hexToBytes(secret));
    if (column === undefined) this.#keyed.update(BY_ROWS);
  }

  /** Takes these rows in; tells the names in column number `at`, where people are named. Throws where one was there before. */
  add(batch: Batch, inputs: Uint32Array, at: number | undefined): string[] | undefined {
    if (at === undefined) {
      // Numbers stand in memory with the lowest byte first wherever JavaScript runs, as `wordsByRow` counts on.
      this.#keyed.update(new Uint8Array(inputs.buffer, inputs.byteOffset, inputs.byteLength));
      return undefined;
    }
    const cellOf = cellIn(batch.column(at));
    return Array.from({ length: batch.length }, (_, i) => {
      const name = this.#named(cellOf(i), batch.line(i));
      if (this.#inRelease) {
        this.#inRelease.add(name, inputs[i] as number);
        return name;
      }
      const text = JSON.stringify(["sluice answer", `person ${name}`, inputs[i]]);
      const bytes = this.#keyed.clone().update(utf8ToBytes(text)).digest();
      this.#sum = BigInt.asUintN(BITS, this.#sum + BigInt(`0x${bytesToHex(bytes)}`));
      return name;
    });
  }

  /** All names in the order of the rows, where people are named. */
  names(): Iterator<string> | undefined {
    return this.column === undefined ? undefined : this.#lines.keys();
  }

  /**
   * The same for the same answers. For people with names, in any order, it is as derived-in-release.ts says. In version 1
   * it is a sum modulo 2^256, whose terms are the
   * HMACs of the JSON lists ["sluice answer", "person " and the name, input]. For rows, in order, it is the HMAC
   * of the JSON list ["sluice answers", 2] and of each input in four bytes, the lowest first. Says nothing to whoever
   * does not have the secret.
   */
  digest(): string {
    if (this.column === undefined) return bytesToHex(this.#keyed.clone().digest());
    return this.#inRelease?.digest() ?? this.#sum.toString(16).padStart(BITS / 4, "0");
  }

  /** However an accent is written, it is the same name. */
  #named(cell: string, line = 0): string {
    const name = cell.normalize("NFC");
    const place = { ...(this.file && { file: this.file }), line, ...(this.column && { column: this.column }) };
    if (name === "") {
      throw fail(texts.personMissing).at(place);
    }
    const before = this.#lines.get(name);
    if (before === undefined) {
      this.#lines.set(own(name), line);
      return name;
    }
    throw fail(texts.personTwice, shortened(name), say(texts.line, before)).at({ ...place, category: shortened(name) });
  }
}
