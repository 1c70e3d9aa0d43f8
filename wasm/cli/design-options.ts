// SPDX-License-Identifier: GPL-3.0-or-later
/** The options that `design` and `compare` share: for a file, its columns and a notion. */

import { ROBUST_NOTIONS, shapeOf } from "../contract/notions.js";
import type { Catalogue, JointTable, Notion } from "../contract/types.js";
import type { ColumnChooser } from "../files/count.js";
import type { Arguments } from "./arguments.js";
import { codingFor, loadRules } from "./coding.js";
import { loadTable } from "./load.js";
import { checkNeeded, type Known, loadParameters } from "./parameters.js";
import { type Reading, readingOf } from "./reading.js";

export interface AskedData {
  path: string;
  reading: Reading;
  columns: () => Promise<ColumnChooser>;
}

/** The only file, and the columns of it. */
export function askedData(given: Arguments, command: string): AskedData {
  const [path] = given.files;
  if (path === undefined || given.files.length > 1) throw given.error(`${command} takes one data file`);
  const reading = readingOf(given);
  const weight = given.text("weight");
  const release = given.required("release");
  const secret = given.required("secret");
  return {
    path,
    reading,
    columns: async () => {
      const rules = await loadRules(given);
      return (header) => {
        const columns = {
          secret: namedColumns("secret", secret, header, given),
          data: namedColumns("release", release, header, given),
        };
        return { ...columns, ...(weight !== undefined && { weight }), ...codingFor(given, rules, columns, header) };
      };
    },
  };
}

/** The notion; throws where it needs what has not been given. */
export function askedNotion(given: Arguments, { notions }: Catalogue, otherwise?: Notion): Notion {
  const notion = given.oneOf("guarantee", notions, otherwise);
  if (given.text("parameters") === undefined) checkNeeded(given, notion);
  return notion;
}

/** The inputs that the channel is to see; nothing if no option says so. */
export function askedSeesSecret(given: Arguments): boolean | undefined {
  const [both, alone] = [given.flag("sees-secret"), given.flag("sees-data-alone")];
  if (both && alone) throw given.error("give --sees-secret or --sees-data-alone, not both");
  return both || alone ? both : undefined;
}

/** The table and what the notion has to know, as a request has them. */
export async function loadAsked(
  given: Arguments,
  { path, reading, columns }: AskedData,
  notion: Notion,
): Promise<{ table: JointTable; provedSample?: boolean } & Known> {
  const provedSample = given.flag("robust-proved");
  if (provedSample && shapeOf(notion) !== "sample")
    throw given.error(`--robust-proved is for --guarantee ${ROBUST_NOTIONS.join(", ")}, not ${notion}`);
  const table = await loadTable(path, await columns(), reading);
  return { table, ...(await loadParameters(given, table, notion)), ...(provedSample && { provedSample }) };
}

/** A text with commas that is no column's name is a list of columns. */
export function namedColumns(option: string, text: string, header: string[], given: Arguments): string[] {
  if (header.includes(text) || !text.includes(",")) return [text];
  const columns = given.listed(option, text);
  const twice = columns.find((name, i) => columns.indexOf(name) !== i);
  if (twice !== undefined) throw given.error(`--${option} names the column "${twice}" twice`);
  return columns;
}
