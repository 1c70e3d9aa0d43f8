// SPDX-License-Identifier: GPL-3.0-or-later
/** Whose answers a file holds: by a column that names people, or else by the number of the row. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { shortened } from "./characters.js";
import type { Rows } from "./csv.js";
import { SluiceError } from "./errors.js";

export class Answers {
  readonly #hash = sha256.create();
  /** What each person has answered, and in which line. */
  readonly #known = new Map<string, { input: number; line: number }>();
  #rows = 0;

  constructor(
    readonly file: string,
    readonly column: string | undefined,
  ) {}

  /** The people of these rows, as reports are derived for them; throws where one of them answers in two ways. */
  of(batch: Rows, inputs: Uint32Array, at: number | undefined): string[] {
    const people = batch.rows.map((row, i) => {
      if (at === undefined) return `row ${this.#rows + i}`;
      const person = row[at] as string;
      this.#once(person, inputs[i] as number, batch.lines[i] as number);
      return `person ${person}`;
    });
    this.#rows += people.length;
    this.#hash.update(utf8ToBytes(people.map((person, i) => `${JSON.stringify([person, inputs[i]])}\n`).join("")));
    return people;
  }

  /** The same for the same answers of the same people in the same order, read in pieces of any size. */
  digest(): string {
    return bytesToHex(this.#hash.digest());
  }

  #once(person: string, input: number, line: number): void {
    const place = { ...(this.file && { file: this.file }), line, ...(this.column && { column: this.column }) };
    if (person === "") {
      throw new SluiceError(
        "bad_file",
        "The cell is empty, so nobody can say whose answer this is.",
        "Name the person.",
        place,
      );
    }
    const before = this.#known.get(person);
    if (before === undefined) {
      this.#known.set(person, { input, line });
    } else if (before.input !== input) {
      throw new SluiceError(
        "bad_file",
        `"${shortened(person)}" has answered differently in line ${before.line}; two reports of one person say more than the guarantee allows.`,
        "Keep one answer of each person, or choose the column that tells people apart.",
        { ...place, category: shortened(person) },
      );
    }
  }
}
