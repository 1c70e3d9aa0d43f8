// SPDX-License-Identifier: GPL-3.0-or-later
/** Tells settings from tables among the files that somebody adds: by what is in them, before their names. */
import { isProtocolName } from "../../facts/protocol-link.js";

export interface Sorted {
  settings: File[];
  tables: File[];
}

/** A mark of the byte order, and blanks, may stand before the brace that a JSON document begins with. */
const HEAD_BYTES = 64;

export async function sorted(files: File[]): Promise<Sorted> {
  const found: Sorted = { settings: [], tables: [] };
  for (const file of files) found[(await isSettings(file)) ? "settings" : "tables"].push(file);
  return found;
}

async function isSettings(file: File): Promise<boolean> {
  if (isProtocolName(file)) return true;
  try {
    return (await file.slice(0, HEAD_BYTES).text()).replace(/^\uFEFF?\s*/, "").startsWith("{");
  } catch {
    // A folder, or a file that is gone: reading it as a table says so.
    return false;
  }
}

/** Files of one person are not larger. */
const SMALL_BYTES = 4096;
const CHUNK_BYTES = 1 << 20;

/** Those that are not here yet, and those that seem to be here already or come twice. */
export async function apartFrom(here: File[], files: File[]): Promise<{ fresh: File[]; twice: File[] }> {
  const found: { fresh: File[]; twice: File[] } = { fresh: [], twice: [] };
  for (const file of files) {
    // Files of several folders may have one name: of those that come together only what is in them counts.
    const isNamed = here.some(({ name, size }) => name === file.name && size === file.size);
    const isTwice = isNamed || (await isAmong([...here, ...found.fresh], file));
    found[isTwice ? "twice" : "fresh"].push(file);
  }
  return found;
}

/** By the bytes; of one row below a header nothing is said, which many people may give alike. */
async function isAmong(files: File[], file: File): Promise<boolean> {
  const near = files.filter(({ size }) => size === file.size);
  if (near.length === 0) return false;
  try {
    if (file.size > SMALL_BYTES) {
      for (const other of near) if (await areCopies(file, other)) return true;
      return false;
    }
    const text = await smallText(file);
    if (text.split(/[\r\n]+/).filter((line) => line !== "").length < 3) return false;
    for (const other of near) if ((await smallText(other)) === text) return true;
    return false;
  } catch {
    // Reading it as a table says what is wrong with it.
    return false;
  }
}

const texts = new WeakMap<File, string>();

async function smallText(file: File): Promise<string> {
  const text = texts.get(file) ?? (await file.text());
  texts.set(file, text);
  return text;
}

async function areCopies(one: File, other: File): Promise<boolean> {
  if (one === other) return true;
  for (let at = 0; at < one.size; at += CHUNK_BYTES) {
    const [a, b] = await Promise.all([bytesOf(one, at), bytesOf(other, at)]);
    if (a.some((byte, i) => byte !== b[i])) return false;
  }
  return true;
}

async function bytesOf(file: File, at: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(at, at + CHUNK_BYTES).arrayBuffer());
}
