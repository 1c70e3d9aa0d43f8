// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Files that are kept in the browser for one tab, so that they survive a reload. A page's files are kept as one text,
 * put there at once or not at all.
 */
import { packed, unpacked } from "./packing.js";

/** Browsers have room for some five million letters, for all pages of the site together. */
const MOST_PACKED = 3_750_000;
/**
 * Bytes of all files of a page as they are. A few letters can be packed that unpack to more than a browser has room
 * for.
 */
export const MOST_KEPT = 100_000_000;

/** A file packed, as it is kept. */
interface Packed {
  name: string;
  type: string;
  lastModified: number;
  size: number;
  letters: string;
}

export interface Kept {
  files: File[];
  /** All that the page wants to know again. Other pages of the same host can write here: its reader has to look. */
  details: unknown;
}

/** Whether they are too large, packed or not, to be there again after a reload. */
export function isTooLong(files: { size: number }[]): boolean {
  // A stored text may give any size: one size does not make up for another.
  return !files.every(({ size }) => size >= 0) || !(files.reduce((sum, { size }) => sum + size, 0) <= MOST_KEPT);
}

/** Throws a RangeError where they are too large. */
export function pack(files: File[]): Promise<Packed[]> {
  return Promise.all(
    files.map(async (file) => {
      const { name, type, lastModified, size } = file;
      return { name, type, lastModified, size, letters: await packed(file, MOST_PACKED) };
    }),
  );
}

/** Whether there is room, and the browser keeps anything; where not, nothing is left of what was there before either. */
export function put(place: string, files: Packed[], details: unknown): "kept" | "large" | "never" {
  try {
    sessionStorage.setItem(place, JSON.stringify({ files, details }));
    return "kept";
  } catch (error) {
    remove(place);
    return error instanceof DOMException && error.name === "QuotaExceededError" ? "large" : "never";
  }
}

export function remove(place: string): void {
  try {
    sessionStorage.removeItem(place);
  } catch {
    // A browser that can keep nothing has nothing.
  }
}

/** The files that are kept; nothing where there are none, or they are damaged and then removed. */
export async function take(place: string): Promise<Kept | undefined> {
  try {
    const text = sessionStorage.getItem(place);
    if (text === null) return undefined;
    const { files, details } = JSON.parse(text) as { files: Packed[]; details: unknown };
    if (isTooLong(files)) throw new RangeError("too large");
    return { files: await Promise.all(files.map(fileOf)), details };
  } catch {
    remove(place);
    return undefined;
  }
}

async function fileOf({ name, type, lastModified, size, letters }: Packed): Promise<File> {
  const bytes = await unpacked(String(letters), Number(size));
  if (bytes.length !== size) throw new RangeError("damaged");
  return new File([bytes], String(name), { type: String(type), lastModified: Number(lastModified) });
}
