// SPDX-License-Identifier: GPL-3.0-or-later
/** Describes the columns of a file as the page lists them, with a role for each, before anything is designed. */

import { visible } from "../common/characters.js";
import { type Said, say } from "../common/said.js";
import { nameOfEncoding } from "../contract/encodings.js";
import { saidBy } from "../contract/errors.js";
import type { Decision, Dialect, Inspection } from "../contract/file-types.js";
import { columnKinds } from "../files/column-kinds.js";
import { type Mend, mendsOf } from "../files/column-mends.js";
import { type ColumnRole, looksOf, proposedRoles, sayRole } from "../files/column-roles.js";
import * as texts from "../files/column-texts.js";
import { nameOfSeparator } from "../files/dialect.js";
import { findColumn } from "../files/header.js";
import { inspect } from "../files/inspect.js";
import { countsAsked, peopleAsked } from "../files/people.js";
import { noName } from "../files/texts.js";
import type { Arguments } from "./arguments.js";
import { openData } from "./data.js";
import { namedColumns } from "./design-options.js";
import { languageIn, type Speaker, speakerOf } from "./language.js";
import { withBlankLines } from "./load.js";
import { print, printJson, progressLine } from "./output.js";
import { type Reading, readingOf } from "./reading.js";
import { READING, rows } from "./reading-options.js";
import { asArgument } from "./shell.js";

/** The other options of `design` are about a protocol. */
const TAKEN = [
  "describe",
  "secret",
  "release",
  "weight",
  "json",
  ...[READING, rows()].flatMap(({ options }) => Object.keys(options)),
];

export async function describe(given: Arguments): Promise<void> {
  const [path] = given.files;
  if (path === undefined || given.files.length > 1) throw given.error("design --describe takes one data file");
  const other = given.names.find((name) => !TAKEN.includes(name));
  if (other !== undefined) throw given.error(`--${other} is not for --describe`);
  const { inspection, isText } = await inspected(path, readingOf(given));
  const found = described(inspection, rolesSaid(given, inspection.header));
  if (given.flag("json")) return printJson(asJson(inspection, isText, found));
  return print(inWords(inspection, isText, found, await speakerOf(languageIn(process.env))));
}

async function inspected(path: string, reading: Reading): Promise<{ inspection: Inspection; isText: boolean }> {
  const progress = progressLine(`Reading ${path}`);
  try {
    const data = await openData(path, reading);
    const { onBlankLines } = withBlankLines(progress, path, reading);
    const inspection = await data.inRows(() => inspect(data, { ...progress, onBlankLines }));
    return { inspection, isText: data.dialect?.typed !== true };
  } finally {
    progress.done();
  }
}

function rolesSaid(given: Arguments, header: string[]): Map<string, ColumnRole> {
  const named = (option: string) => {
    const text = given.text(option);
    return text === undefined ? [] : namedColumns(option, text, header, given);
  };
  const [share, ...group] = named("release");
  const weight = given.text("weight");
  return new Map<string, ColumnRole>([
    ...named("secret").map((name) => [name, "hide"] as const),
    ...(share === undefined ? [] : [[share, "share"] as const]),
    ...group.map((name) => [name, "group"] as const),
    ...(weight === undefined ? [] : [[weight, "weight"] as const]),
  ]);
}

type Described = ReturnType<typeof described>;

function described(inspection: Inspection, said: Map<string, ColumnRole>) {
  const unknown = [...said.keys()].find((name) => !inspection.header.includes(name));
  if (unknown !== undefined) findColumn(inspection.header, unknown, inspection.name);
  const kinds = columnKinds(inspection);
  const roles = proposedRoles(inspection, kinds, said);
  const columns = kinds.map((kind, at) => {
    const column = inspection.columns[at];
    return { kind, ...(roles[at] as (typeof roles)[number]), mends: column ? mendsOf(column, kind) : [] };
  });
  const named = (...wanted: ColumnRole[]) =>
    columns.flatMap(({ kind, role }) => (wanted.includes(role) ? [kind.name] : []));
  const option = (name: string, all: string[]) => (all.length > 0 ? [`--${name}=${all.join(",")}`] : []);
  const released = [...named("share"), ...named("group")];
  const options = [
    ...option("secret", named("hide")),
    ...option("release", released),
    ...option("weight", named("weight").slice(0, 1)),
  ];
  return { columns, options };
}

/** The questions whether each row is a person, with the options that answer them. */
function asked({ name, person, counts }: Inspection) {
  return [
    ...(person === undefined
      ? []
      : [{ about: "people", column: person, says: saidBy(peopleAsked(person, name)), options: ["--each-row=person"] }]),
    ...(counts === undefined
      ? []
      : [
          {
            about: "counts",
            column: counts,
            says: saidBy(countsAsked(counts, name)),
            options: [`--weight=${counts}`, "--each-row=person"],
          },
        ]),
  ];
}

function asJson(inspection: Inspection, isText: boolean, { columns, options }: Described) {
  const { name, rows, blankLines, dialect, notes = [] } = inspection;
  const decision = ({ value, why }: Decision<unknown>) => ({ value, why: why.text });
  return {
    file: name,
    rows,
    blankLines,
    ...(isText && {
      encoding: decision(dialect.encoding),
      separator: decision(dialect.separator),
      header: decision(dialect.header),
    }),
    notes: notes.map(({ text }) => text),
    asks: asked(inspection).map((each) => ({ ...each, says: each.says.text })),
    options,
    columns: columns.map(
      ({ kind: { name, kind, perhaps, distinct, empty, namesPeople, ...own }, role, why, may, mends }) => ({
        name,
        kind,
        ...(perhaps && { perhaps }),
        distinct,
        empty,
        namesPeople,
        role,
        why: why.text,
        may,
        ...(own.dates?.either && {
          readings: own.dates.either.readings.map(({ as, date }) => ({ as, cell: own.dates?.either?.cell, date })),
        }),
        mends: mends.map((mend) => ({ ...mend, says: mend.says.text })),
      }),
    ),
  };
}

function describedText({ encoding, separator }: Dialect): Said {
  const mark = nameOfSeparator(separator.value);
  return say(texts.describedText, nameOfEncoding(encoding.value), encoding.why, mark, separator.why);
}

/** Longer schemas are for a file. */
const SCHEMA = 160;

function inWords(inspection: Inspection, isText: boolean, { columns, options }: Described, speak: Speaker): string {
  const { name, rows, header, dialect, notes = [] } = inspection;
  const asks = asked(inspection);
  const schemaOf = ({ schema }: Mend) => {
    if (!schema) return "";
    const text = JSON.stringify(schema);
    return `\n      ${text.length > SCHEMA ? `${speak(say(texts.mendInJson))}  --json` : `--schema: ${text}`}`;
  };
  const withOptions = (says: Said, all: string[] = []) => [speak(says), ...all.map(asArgument)].join("  ");
  const sections = columns.map(({ kind, role, why, mends }) => [
    `${kind.name === "" ? speak(say(noName)) : kind.name}: ${[...looksOf(kind).map(speak), ...(kind.namesPeople ? [speak(say(texts.mayNamePeople))] : [])].join(", ")}`,
    `  ${speak(sayRole(role))}: ${speak(why)}`,
    ...mends.map((mend) => `    ${withOptions(mend.says, mend.options)}${schemaOf(mend)}`),
  ]);
  const lines = [
    speak(say(texts.describedFile, name, rows, header.length)),
    ...(isText ? [speak(describedText(dialect))] : []),
    ...notes.map(speak),
    ...(asks.length > 0
      ? asks.map(({ says, options }) => withOptions(says, options))
      : [speak(say(texts.describedPeople))]),
    "",
    ...sections.flat(),
    "",
    columns.some(({ role }) => role === "hide")
      ? `sluice design ${[name, ...options].map(asArgument).join(" ")} --guarantee=NOTION --epsilon=E`
      : speak(say(texts.describedNoSecret)),
  ];
  return `${lines
    .flatMap((line) => line.split("\n"))
    .map(visible)
    .join("\n")}\n`;
}
