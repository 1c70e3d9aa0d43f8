// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * How a text file is read: each decision with its reason, recognised or said by somebody. An ambiguous text is refused.
 */

import { shortened } from "../common/characters.js";
import { type Decimal, decimalShown, isTypedMark, type NumberTexts, plainNumber } from "../common/number.js";
import { type Said, say } from "../common/said.js";
import { fail, inFile } from "../contract/errors.js";
import type { Decision, DialectChoice } from "../contract/file-types.js";
import type { TypedNumbers } from "../protocol/coding.js";
import * as codingTexts from "../protocol/texts.js";
import { delimiterSaid, inColumns, unusualDelimiter, weighDelimiters } from "./delimiter.js";
import * as texts from "./dialect-texts.js";

const NAMES = { ",": texts.comma, ";": texts.semicolon, "\t": texts.tab, "|": texts.bar, " ": texts.blank } as const;

/** Whether it can stand between cells. */
export function isSeparator(text: string): boolean {
  return /^[^\p{L}\p{N}"\n\r]$/u.test(text) && text.charCodeAt(0) < 0x80;
}

/** The name of a separator, or otherwise the separator itself. */
export function nameOfSeparator(separator: string): Said | string {
  const mark = separator.length > 1 ? separator.trimEnd() : separator;
  return mark in NAMES ? say(NAMES[mark as keyof typeof NAMES]) : mark;
}

/** `line` is what the first line of the file says of itself, where it is one that does. */
export function separatorOf(
  head: string,
  whole: boolean,
  line: string | undefined,
  choice: DialectChoice,
  file: string,
): Decision<string> {
  if (choice.separator !== undefined)
    return { value: delimiterSaid(head, choice.separator), why: say(texts.whyChosen), chosen: true };
  if (line !== undefined) return { value: line, why: say(texts.whySeparatorLine), chosen: false };
  const weighed = weighDelimiters(head, whole);
  const { delimiter, cells, share } = weighed;
  if (cells < 2 && inColumns(head, whole)) throw fail(texts.inColumns).at(inFile(file));
  const other = cells < 2 ? unusualDelimiter(head, whole) : weighed.other;
  if (other !== undefined)
    throw fail(texts.separatorEither, nameOfSeparator(delimiter), nameOfSeparator(other)).at(inFile(file));
  const why =
    cells < 2 ? say(texts.whyOneColumn) : share === 1 ? say(texts.whyEveryRow, cells) : say(texts.whyMostRows, cells);
  return { value: delimiter, why, chosen: false };
}

/** The names of columns that have none. */
export function numberedColumns(width: number): string[] {
  return Array.from({ length: width }, (_, i) => `column ${i + 1}`);
}

/**
 * How the numbers of a column are written, by the cells at the beginning of the file. One number that can be read in
 * one way alone settles it. If some have three digits behind a mark and none settles it, nobody can tell. Nothing where
 * no number has a mark.
 */
export function decimalOf(
  cells: Iterable<string>,
  column: string,
  choice: DialectChoice,
  file: string,
): Decision<Decimal> | undefined {
  const shown = new DecimalShown();
  for (const cell of cells) {
    const decimal = shown.add(cell);
    if (decimal !== undefined) return { value: decimal, why: whySettled(cell), chosen: false };
  }
  const { either } = shown;
  // A cell that cannot be read otherwise is a proof; what somebody says is for columns without one.
  if (choice.decimal !== undefined) return { value: choice.decimal, why: say(texts.whyChosen), chosen: true };
  if (either === undefined) return undefined;
  const { cell, point, comma } = either;
  throw fail(codingTexts.decimalEither, shortened(cell), point, comma).at(inFile(file, { column }));
}

/** The same of a file in which numbers are no texts: a decimal mark is only of cells that somebody typed. */
export function typedForm(cells: Iterable<string>, said?: Decimal, known?: NumberTexts): TypedNumbers {
  const shown = new DecimalShown({ known });
  for (const cell of cells) {
    const decimal = shown.add(cell);
    if (decimal !== undefined) return { inTexts: decimal, shown: true, known };
  }
  return { inTexts: said ?? "unsettled", shown: false, known };
}

const whySettled = (cell: string) => say(texts.whySettled, shortened(cell));

/** The decimals that the cells of a column have shown so far. */
export class DecimalShown {
  readonly #typed: { known: NumberTexts | undefined } | undefined;
  /** The first number that can be read in two ways. */
  either: { cell: string; point: string; comma: string } | undefined;

  /** @param typed the facts known of the column's texts, in a file in which numbers are no texts */
  constructor(typed?: { known: NumberTexts | undefined }) {
    this.#typed = typed;
  }

  /** The mark where this cell settles it. */
  add(cell: string): Decimal | undefined {
    // Numbers that are no texts have a point, which says nothing of the texts among them.
    if (!MARKED.test(cell) || (this.#typed && !isTypedMark(cell, this.#typed.known))) return undefined;
    const shows = decimalShown(cell);
    if (shows === "point" || shows === "comma") return shows;
    if (shows !== "either") return undefined;
    this.either ??= {
      cell,
      point: plainNumber(cell, "point") ?? "",
      comma: plainNumber(cell, "comma") ?? "",
    };
    return undefined;
  }
}

const MARKED = /\d[.,]|[.,]\d/;
