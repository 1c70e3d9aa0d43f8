// SPDX-License-Identifier: GPL-3.0-or-later
/** How a command reads its data files: all of them in one way, which its options say. */

import type { DialectChoice, Layout } from "../contract/file-types.js";
import { MOST_SKIPPED } from "../files/layout-check.js";
import type { Arguments } from "./arguments.js";
import { dialectOf } from "./dialect.js";
import { Notes } from "./output.js";

export interface Reading {
  /** The sheet of a workbook; the first where it is undefined. */
  readonly sheet: string | undefined;
  /** Whether files of SPSS, Stata and SAS have codes as cells, and not the labels of codes. */
  readonly codes: boolean;
  readonly layout: Layout;
  readonly dialect: DialectChoice;
  readonly notes: Notes;
}

/** The reading that `dataOptions` ask for. */
export function readingOf(given: Arguments): Reading {
  return {
    sheet: given.text("sheet"),
    codes: given.flag("codes"),
    notes: new Notes(given.flag("quiet")),
    dialect: dialectOf(given),
    layout: layoutOf(given),
  };
}

function layoutOf(given: Arguments): Layout {
  const [skipRows, labelRows, skipLast] = [
    rows(given, "skip-rows"),
    rows(given, "label-rows"),
    rows(given, "skip-last"),
  ];
  return {
    ...(skipRows !== undefined && { skipRows }),
    ...(labelRows !== undefined && { labelRows }),
    ...(skipLast !== undefined && { skipLast }),
    ...(given.text("repeated-header") !== undefined && {
      repeatedHeader: given.oneOf("repeated-header", ["skip", "people"] as const),
    }),
    ...(given.text("each-row") !== undefined && { eachRow: given.oneOf("each-row", ["person"] as const) }),
    ...(given.flag("row-names") && { rowNames: true as const }),
    ...splitOf(given),
  };
}

function rows(given: Arguments, name: string): number | undefined {
  const text = given.text(name);
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text) && Number(text) <= MOST_SKIPPED) return Number(text);
  throw given.error(`--${name} must be a whole number from 0 to ${MOST_SKIPPED}, not "${text}"`);
}

/** --split COL=; */
function splitOf(given: Arguments): Pick<Layout, "split"> {
  const emptyIsNo = given.flag("empty-is-no");
  const split = given.texts("split").map((text) => {
    const at = text.lastIndexOf("=");
    const [column, separator] = [text.slice(0, at), text.slice(at + 1)];
    if (at <= 0 || separator === "") throw given.error(`--split "${text}" is not like "picks=;"`);
    return { column, separator, ...(emptyIsNo && { emptyIsNo }) };
  });
  if (split.length === 0 && emptyIsNo) throw given.error("--empty-is-no is for --split");
  const columns = split.map(({ column }) => column);
  const twice = columns.find((column, i) => columns.indexOf(column) !== i);
  if (twice !== undefined) throw given.error(`--split names the column "${twice}" twice`);
  return split.length > 0 ? { split } : {};
}
