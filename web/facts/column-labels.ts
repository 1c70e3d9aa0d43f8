// SPDX-License-Identifier: GPL-3.0-or-later
/** The labels that files of SPSS, Stata and SAS have for their columns, such as a question in its wording. */
import { originOf } from "../platform/formats.js";

const none: ReadonlyMap<string, string> = new Map();

/** By the names of the columns that have a label. */
export function columnLabels(file: File | undefined): ReadonlyMap<string, string> {
  const labels = file && originOf(file).facts?.labels;
  return labels ? new Map(labels) : none;
}
