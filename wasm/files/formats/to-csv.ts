// SPDX-License-Identifier: GPL-3.0-or-later
/** Rows of a table as the CSV that everything else reads. It is never given out, so formulas are left as they are. */

import { hasHalf } from "../../common/characters.js";
import { say } from "../../common/said.js";
import { fail, inFile } from "../../contract/errors.js";
import { MAX_ROW } from "../csv.js";
import type { LineIndex } from "./lines.js";
import * as texts from "./texts.js";

/** A row of a table, whose first one is the header. */
export interface Row {
  cells: string[];
  /** Its number in the file, where it has one. */
  row?: number;
}

/** A small file may stand for so much text that nothing would ever be done with it. */
const MOST_TEXT = 2 ** 31;
const PIECE = 1 << 18;
/** Without it a header might be taken for the beginning of another kind of file. */
const MARK = "\uFEFF";

export async function* toCsv(
  batches: AsyncIterable<Row[]>,
  lines: LineIndex,
  file: string,
  mostText = MOST_TEXT,
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder();
  let text = MARK;
  let line = 1;
  let written = 0;
  for await (const batch of batches) {
    for (const { cells, row } of batch) {
      if (row !== undefined) lines.add(line, row);
      // The only cell of a row shows that it is empty; a row without cells is a blank line.
      const record = cells.length === 1 && cells[0] === "" ? '""' : joined(cells, file, row);
      // Encoded it would silently become another character.
      if (hasHalf(record)) throw halfCharacter(file, row);
      text += `${record}\n`;
      line += 1 + breaks(record);
      if (text.length < PIECE) continue;
      written += text.length;
      if (written > mostText) {
        throw fail(texts.tableTooLarge).at(inFile(file));
      }
      yield encoder.encode(text);
      text = "";
    }
  }
  if (text) yield encoder.encode(text);
}

/** Thousands of cells may refer to one large text: their length is known before they are put together. */
function joined(cells: string[], file: string, row: number | undefined): string {
  const pieces: string[] = [];
  let length = 0;
  for (const cell of cells) {
    // Twice as long at most, where it consists of quotes.
    const text = cell.length > MAX_ROW ? cell : quoted(cell);
    length += text.length + 1;
    if (length > MAX_ROW) throw rowTooLong(file, row);
    pieces.push(text);
  }
  return pieces.join(",");
}

function rowTooLong(file: string, row: number | undefined) {
  return fail(texts.rowTextTooLong, say(row === undefined ? texts.theHeader : texts.aRow), MAX_ROW >> 20).at(
    inFile(file, row === undefined ? {} : { row }),
  );
}

const SPECIAL = /[",;|\t\r\n]|^\s|\s$/;

/** In quotes wherever a guess at the delimiter could go wrong. */
function quoted(cell: string): string {
  return SPECIAL.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

function breaks(text: string): number {
  return /[\r\n]/.test(text) ? text.split(/\r\n?|\n/).length - 1 : 0;
}

function halfCharacter(file: string, row: number | undefined) {
  return fail(texts.halfCharacter).at(inFile(file, row === undefined ? {} : { row }));
}
