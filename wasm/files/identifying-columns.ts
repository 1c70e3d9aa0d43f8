// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Finds out whether a column that is passed on as it is tells what the reports keep back. If a number for each answer
 * stands beside the reports, they hide nothing. It looks for rows with the same value that all have the same answer, or
 * the same secret.
 */

import { own } from "../common/own.js";
import { fail, inFile, type SluiceError } from "../contract/errors.js";
import type { PrivatiseChoice, Told } from "../contract/file-types.js";
import type { ProtocolFile } from "../contract/types.js";
import { columnsOf } from "../protocol/columns.js";
import { type Batch, ByCells, cellIn } from "./batch.js";
import type { Recogniser } from "./recogniser.js";
import * as texts from "./texts.js";

/** So many rows would have to differ by chance; that none does is then less likely than one in a thousand. */
const LEAST_EXPECTED = 7;
/**
 * The share of slips among the rows that would have to differ by chance: a slip of the pen does not make a column
 * harmless.
 */
const SLIPS = 0.01;
/** Different values of a column with what goes with them; of one that has more nothing is told. */
const MOST_PAIRS = 1 << 18;

/** A column with more cells that are no secret is another one. */
const MOST_UNKNOWN = 1000;

/** A thing that a column may tell: a shared column, or the secret. */
interface Target {
  name: string;
  /** Answers for the rows of a batch, by their inputs. */
  in(batch: Batch, inputs: Uint32Array): (row: number) => number;
}

/** The secret of a row, by cells of these columns. */
interface SecretReader {
  of: Recogniser;
  columns: number[];
}

/** How often each value of a column goes with each value of a target. */
class Pairs {
  /** For each value, in turn, a value of the target and how many rows have both: most often there is a single one. */
  readonly #rows = new Map<string, number[]>();
  readonly #all = new Map<number, number>();
  #pairs = 0;

  /** False from the value on that is one too many. */
  add(value: string, other: number): boolean {
    if (this.#pairs > MOST_PAIRS) return false;
    this.#all.set(other, (this.#all.get(other) ?? 0) + 1);
    const rows = this.#rows.get(value) ?? [];
    if (rows.length === 0) this.#rows.set(own(value), rows);
    let at = 0;
    while (at < rows.length && rows[at] !== other) at += 2;
    if (at === rows.length) {
      rows.push(other, 0);
      this.#pairs += 1;
    }
    rows[at + 1] = (rows[at + 1] as number) + 1;
    return true;
  }

  /** Whether the target follows from the column, but for slips; whether without any. */
  get verdict(): "exactly" | "nearly" | undefined {
    if (this.#pairs > MOST_PAIRS) return undefined;
    const counts = [...this.#all.values()];
    const total = counts.reduce((sum, count) => sum + count, 0);
    const commonest = counts.reduce((most, count) => Math.max(most, count), 0);
    let [repeated, differing] = [0, 0];
    for (const rows of this.#rows.values()) {
      const each = rows.filter((_, i) => i % 2 === 1);
      const all = each.reduce((sum, count) => sum + count, 0);
      repeated += all - 1;
      differing += all - each.reduce((most, count) => Math.max(most, count), 0);
    }
    const expected = total > 0 ? repeated * (1 - commonest / total) : 0;
    if (expected < LEAST_EXPECTED || differing > SLIPS * expected) return undefined;
    return differing === 0 ? "exactly" : "nearly";
  }
}

export class IdentifyingColumns {
  readonly #columns: { name: string; at: number; of: { target: Target; pairs: Pairs }[] }[];
  readonly #file: string;
  readonly #knowingly: string[];

  /** `kept` is where the columns stand; `secretOf` is what reads the secret, where the file has it. */
  constructor(
    protocol: ProtocolFile,
    { keep, knowingly = [] }: PrivatiseChoice,
    kept: number[],
    secretOf: SecretReader | undefined,
    file: string,
  ) {
    const targets = targetsOf(protocol, secretOf);
    this.#file = file;
    this.#knowingly = knowingly;
    this.#columns = keep.map((name, i) => ({
      name,
      at: kept[i] as number,
      of: targets.map((target) => ({ target, pairs: new Pairs() })),
    }));
  }

  add(batch: Batch, inputs: Uint32Array): void {
    for (const { at, of } of this.#columns) {
      const cellOf = cellIn(batch.column(at));
      for (const { target, pairs } of of) {
        const targetOf = target.in(batch, inputs);
        for (let i = 0; i < batch.length; i += 1) {
          if (!pairs.add(cellOf(i), targetOf(i))) break;
        }
      }
    }
  }

  /** Throws `column_tells` for one that nobody has said is to be passed on all the same; what those tell that are. */
  check(): Told[] {
    const all = this.#columns.flatMap(({ name, of }) =>
      of.flatMap(({ target, pairs }) => {
        const how = pairs.verdict;
        return how ? [{ column: name, of: target.name, how }] : [];
      }),
    );
    const found = all.find(({ column }) => !this.#knowingly.includes(column));
    if (found) throw refusal(found, this.#file);
    return all;
  }
}

function targetsOf({ secret, data, seesSecret }: ProtocolFile, secretOf: SecretReader | undefined): Target[] {
  const width = data.categories.length;
  const shared = columnsOf(data).map(({ name, values }): Target => {
    const different = [...new Set(values)];
    const numbers = values.map((value) => different.indexOf(value));
    return { name, in: (_, inputs) => (row) => numbers[(inputs[row] as number) % width] as number };
  });
  if (seesSecret) {
    return [...shared, { name: secret.name, in: (_, inputs) => (row) => Math.floor((inputs[row] as number) / width) }];
  }
  if (!secretOf) return shared;
  let unknown = 0;
  const secretIn = new ByCells(secretOf.columns, (row, line) => {
    // The protocol does not ask for it, so what it does not know is no error; all of that is one more secret.
    if (unknown > MOST_UNKNOWN) return -1;
    try {
      return secretOf.of(row, line);
    } catch {
      unknown += 1;
      return -1;
    }
  });
  return [...shared, { name: secret.name, in: (batch) => secretIn.in(batch) }];
}

function refusal({ column, of, how }: Told, file: string): SluiceError {
  return how === "exactly"
    ? fail(texts.columnTellsExactly, column, of).at(inFile(file, { column }))
    : fail(texts.columnTellsNearly, column, of).at(inFile(file, { column }));
}
