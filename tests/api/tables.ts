// SPDX-License-Identifier: GPL-3.0-or-later
/** Workbooks and Parquet files made in the test, and what they come to as text. */
import { strToU8, zipSync } from "fflate";
import { convert } from "../../wasm/files/formats/convert.js";
import { LineIndex } from "../../wasm/files/formats/lines.js";
import { blobAccess } from "../../wasm/files/formats/random-access.js";
import { HEAD_BYTES, recognise } from "../../wasm/files/formats/recognise.js";
import { statWasm } from "./stat-load.js";

export async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const part of parts) all.push(part);
  return Buffer.concat(all);
}

export async function* batches(rows: string[][], size = 1000): AsyncGenerator<string[][]> {
  for (let i = 0; i < rows.length; i += size) yield rows.slice(i, i + size);
}

export interface Converted {
  text: string;
  notes: string[];
  lines: LineIndex;
}

/** As the command line and the page convert it. */
export async function converted(bytes: Uint8Array, sheet?: string, name = "people", codes = false): Promise<Converted> {
  const format = recognise(bytes.subarray(0, HEAD_BYTES), name);
  if (format === "text" || format === "gzip") throw new Error("taken for text");
  const notes: string[] = [];
  const lines = new LineIndex();
  const access = blobAccess(new Blob([Uint8Array.from(bytes)]), name);
  const text = await bytesOf(
    convert(access, format, { sheet, codes, stat: statWasm, onNote: (note) => notes.push(note.text) }, lines),
  );
  return { text: new TextDecoder().decode(text), notes, lines };
}

export interface Parts {
  /** XML inside of sheetData, of each sheet by its name. */
  sheets: Record<string, string>;
  texts?: string[];
  /** Format codes, by which cells have the styles 1, 2, …; style 0 is a number. */
  formats?: string[];
  /** The text behind the cells of every sheet. */
  after?: string;
  /** Attributes of the workbook's properties. */
  properties?: string;
  states?: Record<string, string>;
}

/** The parts of a workbook as spreadsheet programs write them. */
export function workbookParts({ sheets, texts = [], formats = [], after = "", properties = "", states = {} }: Parts) {
  const names = Object.keys(sheets);
  const parts: Record<string, string> = {
    "[Content_Types].xml": "<Types/>",
    "xl/workbook.xml": `<?xml version="1.0" encoding="UTF-8"?><workbook xmlns:r="r"><workbookPr ${properties}/><sheets>${names.map((name, i) => `<sheet name="${name}" sheetId="${i + 1}" ${states[name] ? `state="${states[name]}"` : ""} r:id="rId${i + 1}"/>`).join("")}</sheets></workbook>`,
    "xl/_rels/workbook.xml.rels": `<Relationships>${names.map((_, i) => `<Relationship Id="rId${i + 1}" Type="a/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join("")}</Relationships>`,
    "xl/sharedStrings.xml": `<sst>${texts.map((text) => `<si>${text}</si>`).join("")}</sst>`,
    "xl/styles.xml": `<styleSheet><numFmts>${formats.map((code, i) => `<numFmt numFmtId="${200 + i}" formatCode="${code}"/>`).join("")}</numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/>${formats.map((_, i) => `<xf numFmtId="${200 + i}"/>`).join("")}</cellXfs></styleSheet>`,
  };
  names.forEach((name, i) => {
    parts[`xl/worksheets/sheet${i + 1}.xml`] = `<worksheet><sheetData>${sheets[name]}</sheetData>${after}</worksheet>`;
  });
  return parts;
}

export function zipped(parts: Record<string, string | Uint8Array>, level: 0 | 6 = 6): Uint8Array {
  const files = Object.entries(parts).map(([name, part]) => [name, typeof part === "string" ? strToU8(part) : part]);
  return zipSync(Object.fromEntries(files), { level });
}

export function workbook(parts: Parts): Uint8Array {
  return zipped(workbookParts(parts));
}

/** A workbook of one sheet with these cells. */
export function cells(data: string, more: Omit<Parts, "sheets"> = {}): Uint8Array {
  return workbook({ sheets: { People: data }, ...more });
}

/** A row of cells that are texts, numbers or nothing. */
export function row(r: number, values: (string | number | undefined)[], attributes = ""): string {
  const inner = values.map((value, i) => {
    const at = `${String.fromCharCode(65 + i)}${r}`;
    if (value === undefined) return "";
    if (typeof value === "number") return `<c r="${at}"><v>${value}</v></c>`;
    return `<c r="${at}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`;
  });
  return `<row r="${r}" ${attributes}>${inner.join("")}</row>`;
}
