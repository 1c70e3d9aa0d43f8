// SPDX-License-Identifier: GPL-3.0-or-later
/** The shapes of the one table of commands and options, from which all about them is made: reading, help, completion, man page. */
import type { ParseArgsConfig } from "node:util";

export interface Option {
  short?: string;
  /** Its value, as help calls it; a flag has none. */
  value?: string;
  /** The only values that there are. */
  values?: readonly string[];
  /** Former values, each with the one to write instead. */
  former?: Readonly<Record<string, string>>;
  /** Values that are offered beside others. */
  offers?: readonly string[];
  /** Several values may stand in a list with commas. */
  list?: true;
  /** The value names a file that is read, written, or both. */
  file?: "read" | "written" | "kept";
  multiple?: true;
  says: string;
  /** The same for the short help, if it takes less there. */
  brief?: string;
}

export type OptionTable = Readonly<Record<string, Option>>;

/** Options that are told together below the common ones. */
export interface Group {
  title: string;
  options: OptionTable;
}

export interface Command {
  /** One line in the list of all commands. */
  summary: string;
  /** Its purpose, in paragraphs. */
  about: readonly string[];
  /** The ways to call it, without the name of the program. */
  usage: readonly string[];
  /** Other arguments than options: files, words of the person's own, or these words. */
  takes: "files" | "words" | readonly string[];
  arguments?: Readonly<Record<string, string>>;
  common: OptionTable;
  groups: readonly Group[];
  /** Paragraphs below the options. */
  after?: readonly string[];
}

export const HELP: OptionTable = {
  help: { short: "h", says: "prints the common options" },
  "help-all": { says: "prints all options" },
};

/** All options of a command, in their order. */
export function optionsOf({ common, groups }: Command): OptionTable {
  return Object.assign({}, common, ...groups.map(({ options }) => options), HELP);
}

/** The same for Node's parser. */
export function parsed(options: OptionTable): NonNullable<ParseArgsConfig["options"]> {
  return Object.fromEntries(
    Object.entries(options).map(([name, { short, value, multiple }]) => [
      name,
      {
        type: value === undefined ? "boolean" : "string",
        ...(short !== undefined && { short }),
        ...(multiple && { multiple }),
      },
    ]),
  );
}
