// SPDX-License-Identifier: GPL-3.0-or-later
/** The facts that a workbook says beside its sheets: their names, shared texts, and which numbers are dates. */

import { named, say } from "../../common/said.js";
import { fail, inFile } from "../../contract/errors.js";
import { type Kind, kindOfFormat, MOST_CODE } from "./number-text.js";
import { damaged } from "./problem.js";
import type { RandomAccess } from "./random-access.js";
import * as texts from "./texts.js";
import { type XmlHandler, XmlReader } from "./xml.js";
import { checkSizes, readDirectory, unpack, type ZipEntry } from "./zip-in.js";

export interface Sheet {
  name: string;
  hidden: boolean;
  entry: ZipEntry;
}

export interface Workbook {
  file: RandomAccess;
  sheets: Sheet[];
  /** Texts that cells refer to by number. */
  texts: string[];
  /** The kind of each style that a cell may have. */
  kinds: Kind[];
  from1904: boolean;
}

/** They stay in memory as long as the workbook is read. */
const MOST_TEXTS = 128 << 20;
/** The usual place of the workbook; the archive itself says where it is. */
const BOOK = "xl/workbook.xml";

export async function openWorkbook(file: RandomAccess): Promise<Workbook> {
  const entries = await readDirectory(file);
  checkSizes(entries, file.name);
  const book = await placeOfBook(file, entries);
  checkKind(entries, book, file.name);
  const folder = book.slice(0, book.lastIndexOf("/") + 1);
  const targets = await readTargets(file, entries, book, folder);
  const { sheets, from1904 } = await readBook(file, entries, book, targets);
  if (sheets.length === 0) throw fail(texts.workbookWithoutSheets).at(inFile(file.name));
  const part = (type: string, name: string) => entries.get(targets.byType.get(type) ?? name);
  const shared = await readTexts(file, part("sharedStrings", `${folder}sharedStrings.xml`));
  const kinds = await readKinds(file, part("styles", `${folder}styles.xml`));
  return { file, sheets, texts: shared, kinds, from1904 };
}

async function placeOfBook(file: RandomAccess, entries: Map<string, ZipEntry>): Promise<string> {
  const entry = entries.get("_rels/.rels");
  let found: string | undefined;
  if (entry)
    await readPart(file, entry, {
      open(element, attributes) {
        const { Type = "", Target = "" } = element === "Relationship" ? attributes() : {};
        if (Type.endsWith("/officeDocument")) found ??= Target.replace(/^\.?\//, "");
      },
    });
  // A document of another program has one as well.
  return found !== undefined && entries.has(found) && /book[^/]*\.xml$/i.test(found) ? found : BOOK;
}

function checkKind(entries: Map<string, ZipEntry>, book: string, file: string): void {
  if (entries.has(book)) return;
  const what = entries.has("xl/workbook.bin")
    ? say(texts.aBinaryWorkbook)
    : entries.has("content.xml")
      ? say(texts.anOpendocumentFile)
      : entries.has("word/document.xml")
        ? say(texts.aWordDocument)
        : say(texts.aZipWithoutWorkbook);
  throw fail(texts.notATable, what).at(inFile(file));
}

/** Goes through one part of the workbook. */
async function readPart(file: RandomAccess, entry: ZipEntry, handler: XmlHandler): Promise<void> {
  const reader = new XmlReader(handler);
  for await (const bytes of unpack(file, entry)) reader.push(bytes);
  reader.end();
}

interface Targets {
  byId: Map<string, { name: string; type: string }>;
  byType: Map<string, string>;
}

/** Finds the parts of the workbook. */
async function readTargets(
  file: RandomAccess,
  entries: Map<string, ZipEntry>,
  book: string,
  folder: string,
): Promise<Targets> {
  const targets: Targets = { byId: new Map(), byType: new Map() };
  const entry = entries.get(`${folder}_rels/${book.slice(folder.length)}.rels`);
  if (!entry) throw damaged(file.name, "workbook", say(texts.partsListMissing));
  await readPart(file, entry, {
    open(element, attributes) {
      if (element !== "Relationship") return;
      const { Id = "", Type = "", Target = "" } = attributes();
      const name = Target.startsWith("/") ? Target.slice(1) : `${folder}${Target.replace(/^\.\//, "")}`;
      const type = Type.slice(Type.lastIndexOf("/") + 1);
      targets.byId.set(Id, { name, type });
      targets.byType.set(type, name);
    },
  });
  return targets;
}

async function readBook(file: RandomAccess, entries: Map<string, ZipEntry>, book: string, { byId }: Targets) {
  const sheets: Sheet[] = [];
  const seen = new Set<ZipEntry>();
  let from1904 = false;
  await readPart(file, entries.get(book) as ZipEntry, {
    open(element, attributes) {
      if (element === "workbookPr") from1904 = /^(1|true|on)$/.test(attributes().date1904 ?? "");
      if (element !== "sheet") return;
      const { name = "", id = "", state } = attributes();
      const target = byId.get(id);
      // Beside sheets with cells there are sheets that are a chart.
      if (target && target.type !== "worksheet") return;
      const entry = entries.get(target?.name ?? "");
      if (!entry) throw damaged(file.name, "workbook", say(texts.sheetMissing, named(name)));
      // Many sheets that are one would be gone through again and again.
      if (seen.has(entry)) throw damaged(file.name, "workbook", say(texts.sheetsSame));
      seen.add(entry);
      sheets.push({ name, hidden: state !== undefined && state !== "visible", entry });
    },
  });
  return { sheets, from1904 };
}

async function readTexts(file: RandomAccess, entry: ZipEntry | undefined): Promise<string[]> {
  const strings: string[] = [];
  if (!entry) return strings;
  if (entry.size > MOST_TEXTS) {
    throw fail(texts.workbookTextsTooLarge, MOST_TEXTS >> 20).at(inFile(file.name));
  }
  const collector = new TextCollector();
  await readPart(file, entry, {
    open(element) {
      if (element === "si") collector.begin();
      collector.open(element);
    },
    close(element) {
      collector.close(element);
      if (element === "si") strings.push(collector.end());
    },
    text: (text) => collector.add(text),
  });
  return strings;
}

/** The text of a cell: all of its runs, without what says how it is pronounced. */
export class TextCollector {
  #text = "";
  #inText = false;
  #spoken = 0;

  begin(): void {
    this.#text = "";
    this.#spoken = 0;
  }

  open(element: string): void {
    if (element === "t") this.#inText = true;
    if (element === "rPh") this.#spoken++;
  }

  close(element: string): void {
    if (element === "t") this.#inText = false;
    if (element === "rPh") this.#spoken--;
  }

  add(text: string): void {
    if (this.#inText && this.#spoken === 0) this.#text += text;
  }

  end(): string {
    return unescaped(this.#text);
  }
}

/** Characters that XML does not allow are written as _x000D_, and what looks like it with the first _ as _x005F_. */
export function unescaped(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([\da-f]{4})_/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)));
}

async function readKinds(file: RandomAccess, entry: ZipEntry | undefined): Promise<Kind[]> {
  const codes = new Map<number, string>();
  const known = new Map<number, Kind>();
  const kinds: Kind[] = [];
  let inStyles = false;
  if (!entry) return kinds;
  await readPart(file, entry, {
    open(element, attributes) {
      if (element === "cellXfs") inStyles = true;
      if (element === "numFmt") {
        const { numFmtId, formatCode = "" } = attributes();
        // A guess might take dates for numbers.
        if (formatCode.length > MOST_CODE) throw damaged(file.name, "workbook", say(texts.numberFormatTooLong));
        codes.set(Number(numFmtId), formatCode);
      }
      if (element !== "xf" || !inStyles) return;
      const id = Number(attributes().numFmtId ?? 0);
      const kind = known.get(id) ?? kindOfFormat(id, codes.get(id));
      known.set(id, kind);
      kinds.push(kind);
    },
    close(element) {
      if (element === "cellXfs") inStyles = false;
    },
  });
  return kinds;
}
