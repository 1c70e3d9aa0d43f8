// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Rows as a workbook with one sheet, piece by piece. All cells are texts: what looks like a formula, a number or a date stays
 * what it is, so that nothing has to be neutralised.
 */

import { strToU8, Zip, ZipDeflate } from "fflate";
import { hasHalf } from "../../common/characters.js";
import { fail, inFile } from "../../contract/errors.js";
import { columnName, MOST_COLUMNS, MOST_ROWS } from "./sheet.js";
import * as texts from "./texts.js";
import { MOST_UNPACKED } from "./zip-in.js";

/** The limit of a cell; a spreadsheet program would cut off the rest. */
const MOST_CHARACTERS = 32_767;
const PIECE = 1 << 18;
/** The first that an archive can say: the same rows make the same file. */
const NO_TIME = new Date(1980, 0, 1);

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const SHEET = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const PARTS: [name: string, text: string][] = [
  [
    "[Content_Types].xml",
    `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/></Types>`,
  ],
  ["_rels/.rels", relation("officeDocument", "xl/workbook.xml")],
  ["xl/_rels/workbook.xml.rels", relation("worksheet", "worksheets/sheet1.xml")],
  [
    "xl/workbook.xml",
    `<workbook xmlns="${SHEET}" xmlns:r="${OFFICE}"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
];

function relation(type: string, target: string): string {
  return `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/${type}" Target="${target}"/></Relationships>`;
}

/**
 * The first row is the header. Throws `too_large` where a sheet has no room for them all, or would have more bytes than
 * are read from one.
 */
export async function* toXlsx(
  batches: AsyncIterable<string[][]>,
  file = "",
  mostBytes = MOST_UNPACKED,
): AsyncGenerator<Uint8Array> {
  const out: Uint8Array[] = [];
  const zip = new Zip((error, bytes) => {
    if (error) throw error;
    out.push(bytes);
  });
  let bytes = 0;
  const push = (part: ZipDeflate, text: string, end: "more" | "last") => {
    const piece = strToU8(text);
    bytes += piece.length;
    if (bytes > mostBytes) {
      throw fail(texts.workbookOutputTooLarge, MOST_UNPACKED >> 20).at(inFile(file));
    }
    part.push(piece, end === "last");
  };
  for (const [name, text] of PARTS) push(begin(zip, name), XML + text, "last");
  const sheet = begin(zip, "xl/worksheets/sheet1.xml");
  let text = `${XML}<worksheet xmlns="${SHEET}"><sheetData>`;
  let row = 0;
  for await (const batch of batches) {
    for (const cells of batch) {
      text += rowText(cells, ++row, file);
      if (text.length < PIECE) continue;
      push(sheet, text, "more");
      text = "";
    }
    yield* out.splice(0);
  }
  push(sheet, `${text}</sheetData></worksheet>`, "last");
  zip.end();
  yield* out.splice(0);
}

function begin(zip: Zip, name: string): ZipDeflate {
  const part = new ZipDeflate(name, { level: 6 });
  part.mtime = NO_TIME;
  zip.add(part);
  return part;
}

function rowText(cells: string[], row: number, file: string): string {
  if (row > MOST_ROWS || cells.length > MOST_COLUMNS) {
    throw row > MOST_ROWS
      ? fail(texts.workbookTooManyRows, MOST_ROWS - 1).at(inFile(file))
      : fail(texts.workbookTooManyColumns, MOST_COLUMNS).at(inFile(file));
  }
  const made = cells.map((cell, i) => {
    if (cell.length > MOST_CHARACTERS) {
      throw fail(texts.workbookCellTooLong, MOST_CHARACTERS).at(inFile(file, { row }));
    }
    return `<c r="${columnName(i + 1)}${row}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`;
  });
  return `<row r="${row}">${made.join("")}</row>`;
}

const MARKUP: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const code = (character: string) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}_`;

/**
 * XML has no control characters, and reads a carriage return as a line feed; a workbook has a way to write them. A text
 * that only looks like it is written in the same way, whatever follows: it may be another one that begins with a "_".
 */
function escaped(text: string): string {
  if (hasHalf(text)) throw fail(texts.halfCharacter);
  return text
    .replace(/_(?=x[\da-f]{4})/gi, code)
    .replace(/[&<>]/g, (character) => MARKUP[character] as string)
    .replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, code);
}
