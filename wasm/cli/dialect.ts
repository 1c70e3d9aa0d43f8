// SPDX-License-Identifier: GPL-3.0-or-later
/** How text files are read: as options say, and told in a line where they do not. */

import { ENCODINGS, nameOfEncoding } from "../contract/encodings.js";
import type { Decision, DialectChoice } from "../contract/file-types.js";
import type { Task } from "../contract/task.js";
import type { JointTable } from "../contract/types.js";
import { isSeparator, nameOfSeparator } from "../files/dialect.js";
import { whyOneColumn } from "../files/dialect-texts.js";
import { missingCodes } from "../files/missing-codes.js";
import { columnsOf } from "../protocol/columns.js";
import type { Arguments } from "./arguments.js";
import type { Notes } from "./output.js";
import { asArgument } from "./shell.js";

const SEPARATORS: Record<string, string> = { comma: ",", semicolon: ";", tab: "\t", bar: "|", blank: " ", "\\t": "\t" };
const MARKS = ["point", "comma"] as const;

export function dialectOf(given: Arguments): DialectChoice {
  const decimal = decimalOf(given);
  const separator = separatorOf(given);
  return {
    ...(given.text("encoding") !== undefined && { encoding: given.oneOf("encoding", ENCODINGS) }),
    ...(separator !== undefined && { separator }),
    ...(given.text("header") !== undefined && { header: given.oneOf("header", ["yes", "no"]) === "yes" }),
    ...(decimal !== undefined && { decimal }),
  };
}

function separatorOf(given: Arguments): string | undefined {
  const text = given.text("separator");
  if (text === undefined) return undefined;
  const separator = Object.hasOwn(SEPARATORS, text) ? (SEPARATORS[text] as string) : text;
  if (isSeparator(separator)) return separator;
  throw given.error(`--separator must be comma, semicolon, tab, bar, blank or another single character, not "${text}"`);
}

function decimalOf(given: Arguments): "point" | "comma" | undefined {
  const thousands = given.text("thousands") === undefined ? undefined : given.oneOf("thousands", MARKS);
  const own = given.text("decimal") === undefined ? undefined : given.oneOf("decimal", MARKS);
  if (own === "point" && given.flag("decimal-comma")) throw given.error("--decimal=point and --decimal-comma differ");
  const decimal = own ?? (given.flag("decimal-comma") ? "comma" : undefined);
  if (thousands === undefined) return decimal;
  if (thousands === decimal) throw given.error(`--decimal and --thousands cannot both be the ${decimal}`);
  return thousands === "point" ? "comma" : "point";
}

/** Nothing stands between the cells of a file that has no others in its rows. */
const [oneColumn] = whyOneColumn;

/** Categories that look as if somebody had not answered, which nobody has said of them. */
export function tellMissingCodes({ secret, data, coding }: JointTable, path: string, notes: Notes): void {
  for (const { name, values } of [secret, data].flatMap(columnsOf)) {
    if (coding?.some(({ column, edges }) => column === name && edges)) continue;
    const codes = missingCodes([...new Set(values)]);
    if (codes.length === 0) continue;
    const [cells, options] = [codes.map((code) => `"${code}"`), codes.map((code) => `--missing=${asArgument(code)}`)];
    const looks = codes.length > 1 ? "look like codes" : "looks like a code";
    notes.unlessQuiet(
      `${path}: ${cells.join(", ")} in "${name}" ${looks} for no answer, and ${codes.length > 1 ? "are categories" : "is a category"} here. ` +
        `${options.join(" ")} counts ${codes.length > 1 ? "them" : "it"} as missing.`,
    );
  }
}

/** Tells facts of a text file while it is read. */
export function tellingDialect(path: string, notes: Notes, before: () => void): Pick<Task, "onDialect" | "onDecimal"> {
  const say = (text: string) => notes.unlessQuiet(text, before);
  return {
    onDialect: ({ encoding, separator, header }) => {
      const name = nameOfEncoding(encoding.value);
      const mark = nameOfSeparator(separator.value);
      const parts = [
        `${name} (${why(encoding)})`,
        `${separator.why.id === oneColumn ? "one column" : `cells between ${typeof mark === "string" ? mark : mark.text}`} (${why(separator)})`,
        `${header.value ? "names in the first line" : "no names in the first line"} (${why(header)})`,
      ];
      say(`${path} is read as ${parts.join(", ")}.`);
    },
    onDecimal: (column, decimal) =>
      say(`${path}: numbers in "${column}" have a decimal ${decimal.value} (${why(decimal)}).`),
  };
}

const why = ({ why }: Decision<unknown>): string => why.text;
