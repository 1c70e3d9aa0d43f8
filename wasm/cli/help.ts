// SPDX-License-Identifier: GPL-3.0-or-later
/** Help, from the table of commands. */
import { COMMAND_NAMES, COMMANDS, type CommandName } from "./commands.js";
import { type Command, HELP, type Option, type OptionTable } from "./table.js";

const WIDTH = 100;
/** Longer names of options have a line of their own. */
const WIDEST = 30;

/** Words in lines of at most `WIDTH` columns, all but the first indented. */
function wrapped(text: string, indent = 0): string {
  const lines = [""];
  for (const word of text.split(" ")) {
    const last = lines.at(-1) ?? "";
    if (last !== "" && indent + last.length + word.length >= WIDTH) lines.push(word);
    else lines[lines.length - 1] = last === "" ? word : `${last} ${word}`;
  }
  return lines.join(`\n${" ".repeat(indent)}`);
}

/** Names with what they stand for, in two columns. */
function columns(rows: readonly (readonly [name: string, says: string])[]): string {
  const indent = Math.min(WIDEST, Math.max(...rows.map(([name]) => name.length)) + 4);
  return rows
    .map(([name, says]) => {
      const head = `  ${name}  `;
      const own = head.length > indent ? `  ${name}\n${" ".repeat(indent)}` : head.padEnd(indent);
      return `${own}${wrapped(says, indent)}`;
    })
    .join("\n");
}

/** An option as it is written: `-o, --output FILE`. */
export function written(name: string, { short, value }: Option): string {
  return `${short === undefined ? "" : `-${short}, `}--${name}${value === undefined ? "" : ` ${value}`}`;
}

const rowsOf = (options: OptionTable, brief = false) =>
  Object.entries(options).map(
    ([name, option]) => [written(name, option), (brief && option.brief) || option.says] as const,
  );

const paragraphs = (...parts: (string | undefined)[]) =>
  `${parts.filter((part) => part !== undefined && part !== "").join("\n\n")}\n`;

/** So many ways to call a command stand in the short help. */
const WAYS = 3;

function heading({ about, usage, arguments: args }: Command): (string | undefined)[] {
  return [
    ...about.map((text) => wrapped(text)),
    `Usage:\n${usage.map((way) => `  sluice ${way}`).join("\n")}`,
    args && columns(Object.entries(args)),
  ];
}

/** The common options; of the others, their names in groups. */
export function shortHelp(name: CommandName): string {
  const command: Command = COMMANDS[name];
  const { common, groups, after = [] } = command;
  const more = groups.map(
    ({ title, options }) =>
      [
        title,
        Object.keys(options)
          .map((one) => `--${one}`)
          .join(" "),
      ] as const,
  );
  const has = Object.keys(common).length > 0;
  return paragraphs(
    ...heading({ ...command, usage: command.usage.slice(0, WAYS) }),
    has ? columns(rowsOf(common, true)) : undefined,
    groups.length > 0 ? `More options, which sluice ${name} --help-all explains:\n${columns(more)}` : undefined,
    ...after.map((text) => wrapped(text)),
  );
}

/** All options. */
export function longHelp(name: CommandName): string {
  const command: Command = COMMANDS[name];
  const { common, groups, after = [] } = command;
  return paragraphs(
    ...heading(command),
    columns([...rowsOf(common), ...(groups.length > 0 ? [] : rowsOf(HELP))]),
    ...groups.map(({ title, options }, i) => {
      const last = i === groups.length - 1;
      return `${title[0]?.toUpperCase()}${title.slice(1)}:\n${columns([...rowsOf(options), ...(last ? rowsOf(HELP) : [])])}`;
    }),
    ...after.map((text) => wrapped(text)),
  );
}

export const NOTES = [
  "Data files are CSV or TSV with a header line, XLSX, Parquet, SPSS, Stata or SAS. Their first bytes tell which. Errors go to standard error. Exit codes: 0 all is well, 1 a check failed, 2 bad usage or input.",
  "In the place of a file, - is standard input, and after -o standard output. A file of that name is ./-.",
];

export const OTHERS: readonly (readonly [way: string, says: string])[] = [
  ["COMMAND --help", "the common options of a command"],
  ["COMMAND --help-all", "all options of a command"],
  ["help --man", "all of it as a man page: sluice help --man | man -l -"],
  ["--version", "the version, and the commit that it was built from"],
];

export const GENERAL = paragraphs(
  "Sluice: share the data, keep the secret.",
  `Usage:\n  sluice COMMAND ...\n\n${columns(COMMAND_NAMES.map((name) => [name, COMMANDS[name].summary]))}`,
  columns(OTHERS.map(([way, says]) => [`sluice ${way}`, says])),
  ...NOTES.map((text) => wrapped(text)),
);
