// SPDX-License-Identifier: GPL-3.0-or-later
/** How cells become categories, as it is said at the command line or in a schema that was written before the data. */

import { DOCUMENT, onlyKeys, record, show, uniqueTexts } from "../common/checked.js";
import { parseStrictly } from "../common/json.js";
import { isNumber } from "../common/number.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import { fail, reasonOf } from "../contract/errors.js";
import type { ColumnChoice } from "../contract/file-types.js";
import type { Coding } from "../contract/types.js";
import { checkCoding, checkTrimmed } from "../protocol/coding-check.js";
import type { Arguments } from "./arguments.js";
import { readAll } from "./files.js";
import * as texts from "./texts.js";

/** The category that rare ones are merged into. */
const OTHER = "other";
/** Far more than the categories of ten columns take. */
const MAX_SCHEMA_BYTES = 16 << 20;

/** By columns; of a schema more than this file's may be said. */
export interface Rules {
  codings: Coding[];
  categories: NonNullable<ColumnChoice["categories"]>;
}

/** The schema, where one is given. */
export async function loadRules(given: Arguments): Promise<Rules> {
  const path = given.text("schema");
  if (path === undefined) return { codings: [], categories: [] };
  const bytes = await readAll(path, MAX_SCHEMA_BYTES);
  const place = { file: path };
  if (!bytes) throw fail(texts.schemaTooLarge, EXAMPLE).at(place);
  try {
    return readSchema(parseStrictly(new TextDecoder("utf-8", { fatal: true }).decode(bytes)));
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    throw fail(texts.schemaWrong, reasonOf(error), EXAMPLE).at(place);
  }
}

const EXAMPLE = '{"columns": {"age": {"edges": [20, 40]}, "region": {"categories": ["north", "south"]}}}';

function readSchema(value: unknown): Rules {
  const root = record(value, DOCUMENT);
  onlyKeys(root, ["columns"], DOCUMENT);
  const rules: Rules = { codings: [], categories: [] };
  for (const [column, item] of Object.entries(record(root.columns, "columns"))) {
    const where = `columns.${show(column)}`;
    const { categories, ...rest } = record(item, where);
    rules.codings.push(checkCoding({ ...rest, column }, where));
    if (categories === undefined) continue;
    if (rest.edges !== undefined) throw new Reason(say(texts.rangesAreCategories, where));
    const values = uniqueTexts(categories, `${where}.categories`);
    checkTrimmed(values, `${where}.categories`);
    rules.categories.push({ column, values });
  }
  return rules;
}

/** The coding of these columns; the rest of the rules is about others. */
export function codingFor(
  given: Arguments,
  { codings, categories }: Rules,
  { secret, data }: { secret: string[]; data: string[] },
  header: string[],
): Pick<ColumnChoice, "coding" | "categories" | "rare"> {
  const names = [...secret, ...data];
  const unknown = codings.find(({ column }) => !header.includes(column));
  if (unknown) throw given.error(`--schema names the column "${unknown.column}", which the file does not have`);
  const missing = given.texts("missing");
  const edges = binsOf(given, names);
  const below = given.amount("merge-rare");
  const coding = names.flatMap((column): Coding[] => {
    const known = codings.find((rules) => rules.column === column);
    const own = edges.get(column);
    if (own && known?.edges) throw given.error(`--bins and --schema both divide the column "${column}"`);
    const all = [...new Set([...(known?.missing ?? []), ...missing])];
    const rules: Coding = {
      ...(known ?? { column }),
      ...(all.length > 0 && { missing: all }),
      ...(own && { edges: own }),
      ...(own && given.flag("decimal-comma") && { comma: true }),
    };
    return Object.keys(rules).length > 1 ? [rules] : [];
  });
  const fixed = categories.filter(({ column }) => names.includes(column));
  return {
    ...(coding.length > 0 && { coding }),
    ...(fixed.length > 0 && { categories: fixed }),
    ...(below !== undefined && { rare: { below, into: OTHER } }),
  };
}

/** --bins COL=20,40 */
function binsOf(given: Arguments, names: string[]): Map<string, number[]> {
  const bins = new Map<string, number[]>();
  for (const text of given.texts("bins")) {
    const at = text.lastIndexOf("=");
    const column = text.slice(0, at);
    const edges = given.listed("bins", text.slice(at + 1));
    if (at <= 0 || !edges.every(isNumber)) throw given.error(`--bins "${text}" is not like age=20,40,60`);
    if (!names.includes(column)) throw given.error(`--bins names "${column}", which is neither kept back nor released`);
    if (bins.has(column)) throw given.error(`--bins divides the column "${column}" twice`);
    const numbers = edges.map(Number);
    if (numbers.some((edge, i) => i > 0 && !(edge > (numbers[i - 1] as number)))) {
      throw given.error(`the numbers of --bins "${text}" do not rise`);
    }
    bins.set(column, numbers);
  }
  if (given.flag("decimal-comma") && bins.size === 0) throw given.error("--decimal-comma is for --bins");
  return bins;
}
