// SPDX-License-Identifier: GPL-3.0-or-later
/** Whose answers a file holds: by a column that names people, or else by the number of the row. */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import { shortened } from "./characters.js";
import type { Rows } from "./csv.js";
import { SluiceError } from "./errors.js";

const BITS = 256;

export class Answers {
  readonly #keyed: ReturnType<typeof hmac.create>;
  /** In which line each person stands. */
  readonly #lines = new Map<string, number>();
  #rows = 0;
  #sum = 0n;

  constructor(
    secret: string,
    readonly file: string,
    readonly column: string | undefined,
  ) {
    this.#keyed = hmac.create(sha256, hexToBytes(secret));
  }

  /** The people of these rows, as reports are derived for them; throws where one of them was there before. */
  of(batch: Rows, inputs: Uint32Array, at: number | undefined): string[] {
    return batch.rows.map((row, i) => {
      this.#rows += 1;
      const person =
        at === undefined ? `row ${this.#rows}` : `person ${this.#named(row[at] as string, batch.lines[i])}`;
      const text = JSON.stringify(["sluice answer", person, inputs[i]]);
      const bytes = this.#keyed.clone().update(utf8ToBytes(text)).digest();
      this.#sum = BigInt.asUintN(BITS, this.#sum + BigInt(`0x${bytesToHex(bytes)}`));
      return person;
    });
  }

  /**
   * The same for the same answers of the same people, in whichever order they stand: the sum, modulo 2^256, of the HMACs of
   * the JSON lists ["sluice answer", person, input]. Says nothing to whoever does not have the secret.
   */
  digest(): string {
    return this.#sum.toString(16).padStart(BITS / 4, "0");
  }

  /** However an accent is written, it is the same name. */
  #named(cell: string, line = 0): string {
    const name = cell.normalize("NFC");
    const place = { ...(this.file && { file: this.file }), line, ...(this.column && { column: this.column }) };
    if (name === "") {
      const message = "The cell is empty, so nobody can say whose answer this is.";
      throw new SluiceError("bad_file", message, "Name the person.", place);
    }
    const before = this.#lines.get(name);
    if (before === undefined) {
      this.#lines.set(name, line);
      return name;
    }
    throw new SluiceError(
      "bad_file",
      `"${shortened(name)}" stands in line ${before} already; two reports of one person say more than the guarantee allows.`,
      "Keep one row of each person, or choose a column that tells all people apart.",
      { ...place, category: shortened(name) },
    );
  }
}
