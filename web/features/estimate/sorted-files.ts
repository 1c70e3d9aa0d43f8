// SPDX-License-Identifier: GPL-3.0-or-later
/** Which of the files that somebody adds are settings, and which are tables: by what is in them, before their names. */
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

/** Whether two files seem to be one: nothing else is known of them before they are read. */
export function seemSame(one: File, other: File): boolean {
  return one.name === other.name && one.size === other.size;
}
