// SPDX-License-Identifier: GPL-3.0-or-later
/** Files as people have them, all made here: of each kind, whether it is read, told, asked about or refused, and what is said. */
import type { Kind } from "./kind-of-file.js";
import { dialects } from "./kinds-dialects.js";
import { formats } from "./kinds-formats.js";
import { programs } from "./kinds-programs.js";
import { surveys } from "./kinds-surveys.js";

export const kinds: [title: string, kinds: Kind[]][] = [
  ["Encodings, separators, first lines", dialects],
  ["Exports of survey programs, notes, labels and totals", surveys],
  ["Spreadsheets, statistics programs, files by hand", programs],
  ["Files that are no text", formats],
];
