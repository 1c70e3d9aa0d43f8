// SPDX-License-Identifier: GPL-3.0-or-later
/** Names of pairs of secret and data, where these are what a channel goes by or what it reports. */

import type {
  DataVariable,
  Design,
  Notion,
  SettingsFile,
  SharedColumn,
  Variable,
  WriteMode,
} from "../contract/types.js";
import { kept } from "../contract/utility-target.js";
import { columnsOf, combined } from "./columns.js";
import { isMarks } from "./unary-encoding.js";

/** All pairs, secret by secret, as values of one variable. */
export function pairsOf(secret: Variable, data: Variable): DataVariable {
  const pairs = secret.categories.flatMap((s) => data.categories.map((x) => [s, x]));
  return combined([secret.name, data.name], pairs);
}

/**
 * The name of the column that reports are written to. It is like the name of the data. A report that is a pair does not
 * stand for the data alone, so its column has the names of both.
 */
export function columnOfReports(
  notion: Notion,
  { secret, data, reports, seesSecret }: Pick<Design, "secret" | "data" | "reports" | "seesSecret">,
) {
  if (kept(notion, seesSecret).symbol === "X") return data.name;
  const { name, categories } = pairsOf(secret, data);
  const pairs = new Set(categories);
  return reports.every((report) => pairs.has(report)) ? name : data.name;
}

/** The columns of a private file that a protocol writes, with all that may stand in each; nothing is said of sets of marks. */
export function columnsWritten(
  { channel, data, secret, guarantee, seesSecret }: SettingsFile,
  write: WriteMode,
): SharedColumn[] {
  if (write === "values") return columnsOf(data);
  const { reports } = channel;
  const name = columnOfReports(guarantee.notion, { secret, data, seesSecret, reports });
  return [{ name, values: isMarks(channel) ? [] : reports }];
}
