// SPDX-License-Identifier: GPL-3.0-or-later
/** Whether what is said of a file's rows can be meant. */

import { flag, list, onlyKeys, record, text } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import type { Layout } from "../contract/file-types.js";
import * as texts from "./texts.js";

/** Nobody counts more lines by hand. */
export const MOST_SKIPPED = 1000;

/** Throws a `Reason`. */
export function checkLayout(value: unknown): Layout {
  const layout = record(value, "layout");
  onlyKeys(layout, ["skipRows", "labelRows", "skipLast", "repeatedHeader", "eachRow", "rowNames", "split"], "layout");
  for (const name of ["skipRows", "labelRows", "skipLast"]) {
    const rows = layout[name];
    if (rows === undefined || (Number.isInteger(rows) && Number(rows) >= 0 && Number(rows) <= MOST_SKIPPED)) continue;
    throw new Reason(say(texts.skippedWrong, name, MOST_SKIPPED));
  }
  const { repeatedHeader } = layout;
  if (repeatedHeader !== undefined && repeatedHeader !== "skip" && repeatedHeader !== "people")
    throw new Reason(say(texts.repeatedHeaderWrong, "repeatedHeader"));
  if (layout.eachRow !== undefined && layout.eachRow !== "person") throw new Reason(say(texts.eachRowWrong, "eachRow"));
  flag(layout.rowNames, "layout.rowNames");
  for (const [i, item] of list(layout.split ?? [], "layout.split").entries()) {
    const where = `layout.split[${i}]`;
    const { column, separator, options = [] } = record(item, where);
    for (const part of [column, separator, ...list(options, where)]) {
      // A tab or a line break may well separate.
      if (part === separator && typeof part === "string" && part !== "") continue;
      text(part, where);
      if (part === "") throw new Reason(say(texts.splitWrong, where));
    }
  }
  return layout as Layout;
}
