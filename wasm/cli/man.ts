// SPDX-License-Identifier: GPL-3.0-or-later
/** The man page, from the table of commands. */
import { COMMAND_NAMES, COMMANDS } from "./commands.js";
import { NOTES, OTHERS, written } from "./help.js";
import { type Command, HELP, type OptionTable } from "./table.js";

/** As roff takes it: backslashes and hyphens as they are typed, and no line that it would take for a request. */
const plain = (text: string) =>
  text
    .replaceAll("\\", "\\e")
    .replaceAll("-", "\\-")
    .replaceAll("^", "\\(ha")
    .replaceAll("~", "\\(ti")
    .replaceAll("`", "\\(ga")
    .replaceAll("'", "\\(aq")
    .replace(/^\./gm, "\\&.");

const item = (name: string, says: string) => `.TP\n.B ${plain(name).replaceAll('"', "\\(dq")}\n${plain(says)}`;

const options = (table: OptionTable) =>
  Object.entries(table).map(([name, option]) => item(written(name, option), option.says));

function section(name: string, { about, usage, arguments: args = {}, common, groups, after = [] }: Command): string {
  return [
    `.SS ${name}`,
    about.map(plain).join("\n.PP\n"),
    ".PP\n.nf",
    ...usage.map((way) => plain(`sluice ${way}`)),
    ".fi",
    ...Object.entries(args).map(([name, says]) => item(name, says)),
    ...[common, ...groups.map((group) => group.options)].flatMap(options),
    ...after.flatMap((text) => [".PP", plain(text)]),
  ].join("\n");
}

export function manPage(version: string): string {
  return `${[
    `.TH SLUICE 1 "" "sluice ${plain(version)}" "User Commands"`,
    ".SH NAME",
    plain("sluice - shares data and keeps a secret, by random channels with a proof"),
    ".SH SYNOPSIS",
    ".nf",
    ...COMMAND_NAMES.flatMap((name) => COMMANDS[name].usage.slice(0, 1)).map((way) => plain(`sluice ${way}`)),
    ".fi",
    ".SH DESCRIPTION",
    NOTES.map(plain).join("\n.PP\n"),
    ...OTHERS.map(([way, says]) => item(`sluice ${way}`, says)),
    ".SH COMMANDS",
    ...COMMAND_NAMES.map((name) => section(name, COMMANDS[name])),
    ".SH OPTIONS OF ALL COMMANDS",
    ...options(HELP),
  ].join("\n")}\n`;
}
