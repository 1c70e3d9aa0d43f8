// SPDX-License-Identifier: GPL-3.0-or-later
/** The encodings of texts in files, once for all who recognise, offer or check them. */
import type { EncodingName } from "./file-types.js";

/** All that there are; the first five are recognised. */
export const ENCODINGS: readonly EncodingName[] = [
  "utf-8",
  "utf-16le",
  "utf-16be",
  "windows-1252",
  "macintosh",
  "windows-1250",
  "windows-1251",
  "windows-1253",
  "windows-1254",
  "windows-1257",
  "windows-1255",
  "windows-1256",
  "windows-1258",
  "windows-874",
  "iso-8859-2",
  "iso-8859-5",
  "iso-8859-6",
  "iso-8859-7",
  "iso-8859-13",
  "iso-8859-15",
  "koi8-r",
  "koi8-u",
  "x-mac-cyrillic",
  "ibm437",
  "ibm850",
  "ibm852",
  "ibm866",
  "shift_jis",
  "euc-jp",
  "euc-kr",
  "gb18030",
  "big5",
];

const NAMES: Partial<Record<string, string>> = {
  macintosh: "Mac OS Roman",
  "x-mac-cyrillic": "Mac OS Cyrillic",
  ibm437: "MS-DOS 437",
  ibm850: "MS-DOS 850",
  ibm852: "MS-DOS 852",
  ibm866: "MS-DOS 866",
  shift_jis: "Shift_JIS",
  big5: "Big5",
};

/** As people know it. */
export function nameOfEncoding(encoding: string): string {
  const name = encoding.toLowerCase();
  return NAMES[name] ?? (name.startsWith("windows") ? name.replace("w", "W") : encoding.toUpperCase());
}
