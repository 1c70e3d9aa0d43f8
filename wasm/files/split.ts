// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Cells with several answers, made columns of yes and no, one for each answer that occurs. The answers are known once the
 * file has been read to its end, so it is read once before. All of it looks at the distinct cells of a column.
 */

import { folded, shortened } from "../common/characters.js";
import { own } from "../common/own.js";
import { type Said, say } from "../common/said.js";
import { fail, inFile } from "../contract/errors.js";
import type { Split } from "../contract/file-types.js";
import { MISSING } from "../protocol/coding.js";
import type { Rows } from "./csv.js";
import { findColumn } from "./header.js";
import { commonest } from "./look-alikes.js";
import * as texts from "./texts.js";

const [YES, NO] = ["yes", "no"];

/** More answers than anybody can tick. */
const MOST_OPTIONS = 100;
/** Cells that are remembered: of answers that go together in all ways there are many. */
const REMEMBERED = 10_000;

/** The answers in a cell; none where there are only blanks between the separators. */
export function partsOf(cell: string, separator: string): string[] {
  return cell
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => folded(part) !== "");
}

/** The name of a column of one answer. */
export function splitName(column: string, option: string): string {
  return `${column}: ${option}`;
}

/** The answers of a column as they come up in its cells, however they are spelt. */
export class Options {
  readonly #spellings = new Map<string, Map<string, number>>();
  readonly #cells = new Map<string, string[]>();

  constructor(
    readonly split: Split,
    readonly file: string,
  ) {
    // Others have been told of these; nobody need have given them here.
    for (const option of split.options ?? []) this.#spellings.set(folded(option), new Map([[option, Infinity]]));
  }

  add(cell: string): void {
    let parts = this.#cells.get(cell);
    if (!parts) {
      parts = partsOf(cell, this.split.separator).map(own);
      if (this.#cells.size < REMEMBERED) this.#cells.set(own(cell), parts);
    }
    for (const part of parts) this.#count(part);
  }

  #count(part: string): void {
    const like = folded(part);
    const spellings = this.#spellings.get(like) ?? new Map<string, number>();
    this.#spellings.set(like, spellings);
    spellings.set(part, (spellings.get(part) ?? 0) + 1);
    if (this.#spellings.size <= MOST_OPTIONS) return;
    const { column, separator } = this.split;
    throw fail(texts.splitTooMany, shortened(column), MOST_OPTIONS, separator).at(inFile(this.file, { column }));
  }

  /** By code units: every file with these answers has the same columns in the same order. */
  all(): string[] {
    return [...this.#spellings.values()]
      .map((spellings) => commonest([...spellings].map(([value, count]) => ({ value, count }))))
      .sort((one, other) => (one < other ? -1 : 1));
  }
}

/** A column that is split, in a table. */
interface Source {
  at: number;
  names: string[];
  /** The cells of the new columns for a cell. */
  answers(cell: string): string[];
}

/** A table with its new columns behind those that it has. */
export class SplitTable {
  readonly header: string[];
  readonly notes: Said[];
  readonly #sources: Source[];
  readonly #width: number;

  constructor(header: string[], found: Options[], file: string) {
    this.#sources = found.map(({ split }, i) => {
      const options = (found[i] as Options).all();
      const { column } = split;
      if (options.length === 0) throw fail(texts.splitEmpty, shortened(column)).at(inFile(file, { column }));
      return {
        at: findColumn(header, column, file),
        names: options.map((option) => splitName(column, option)),
        answers: answersAmong(options, split),
      };
    });
    const names = this.#sources.flatMap((source) => source.names);
    const taken = names.find((name, i) => header.includes(name) || names.indexOf(name) !== i);
    if (taken !== undefined) throw fail(texts.splitNameTaken, shortened(taken)).at(inFile(file, { column: taken }));
    this.#width = header.length;
    this.header = [...header, ...names];
    this.notes = found.map((each) =>
      say(texts.splitInto, each.split.column, each.split.separator, each.all().map(shortened)),
    );
  }

  /** The columns of the file that are read for these. */
  read(columns: number[] | undefined): number[] | undefined {
    if (!columns) return undefined;
    return [...new Set([...columns.filter((at) => at < this.#width), ...this.#sources.map(({ at }) => at)])];
  }

  extend({ rows, lines, blank }: Rows): Rows {
    for (const row of rows) {
      for (const { at, answers } of this.#sources) row.push(...answers(row[at] as string));
    }
    return { rows, lines, blank };
  }
}

function answersAmong(options: string[], { separator, emptyIsNo }: Split): (cell: string) => string[] {
  const places = new Map(options.map((option, i) => [folded(option), i]));
  const known = new Map<string, string[]>();
  const answersOf = (cell: string): string[] => {
    const parts = partsOf(cell, separator);
    const answers = new Array<string>(options.length).fill(parts.length > 0 || emptyIsNo ? (NO as string) : MISSING);
    for (const part of parts) {
      const place = places.get(folded(part));
      if (place !== undefined) answers[place] = YES as string;
    }
    return answers;
  };
  return (cell) => {
    const before = known.get(cell);
    if (before) return before;
    const answers = answersOf(cell);
    if (known.size < REMEMBERED) known.set(own(cell), answers);
    return answers;
  };
}

/** Separators that survey programs write. */
const SEPARATORS = [";", "|", ",", "\n"];

/**
 * The separator of the answers in the cells of a column in which few answers come up again and again; given its
 * distinct cells.
 */
export function listSeparator(cells: readonly string[]): string | undefined {
  return SEPARATORS.find((separator) => {
    const lists = cells.map((cell) => partsOf(cell, separator)).filter((parts) => parts.length > 0);
    const several = lists.filter((parts) => parts.length > 1);
    const options = new Set(lists.flat().map(folded));
    const ticks = lists.flat().length;
    // In lists an answer comes up in several of them, and never twice in one.
    const once = several.every((parts) => new Set(parts.map(folded)).size === parts.length);
    return (
      several.length > 1 && once && options.size < lists.length + 2 && options.size <= 30 && ticks >= 2 * options.size
    );
  });
}
