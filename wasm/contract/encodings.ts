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
  "iso-8859-2",
  "iso-8859-15",
];

const NAMES: Partial<Record<string, string>> = {
  "windows-1252": "Windows-1252",
  "windows-1250": "Windows-1250",
  "windows-1251": "Windows-1251",
  "windows-1253": "Windows-1253",
  "windows-1254": "Windows-1254",
  "windows-1257": "Windows-1257",
  macintosh: "Mac OS Roman",
};

/** As people know it. */
export function nameOfEncoding(encoding: string): string {
  return NAMES[encoding.toLowerCase()] ?? encoding.toUpperCase();
}
