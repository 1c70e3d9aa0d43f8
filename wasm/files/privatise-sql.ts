// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A script that privatises a table where it is. Its reports are those that `sluice privatise` draws from the same ledger
 * (../releases/derived-in-release.ts). Nothing is drawn, so whoever runs it again gets no second report. All
 * is checked before anything is written, in one transaction.
 */
import { fail } from "../contract/errors.js";
import type { Coding, ProtocolFile, SharedColumn } from "../contract/types.js";
import { codingOf, MISSING, rangeNames } from "../protocol/coding.js";
import { columnsOf } from "../protocol/columns.js";
import { drawnHash } from "../protocol/identity.js";
import { columnsWritten } from "../protocol/pairs.js";
import { isMarks, MARKED, OWN_MARK, UNMARKED } from "../protocol/unary-encoding.js";
import { keyCheck } from "../releases/derived-in-release.js";
import { checkKept } from "./privatise-check.js";
import { identifier, literal, type SqlDialect, type SqlEngine, sqlDialects } from "./sql-engines.js";
import * as texts from "./texts.js";

export interface PrivatiseSql {
  engine: SqlEngine;
  /** The secret of the ledger, of which only a hash of its keys gets into the script. */
  secret: string;
  /** The table with the answers, and the one that is made. Names as the engine takes them. */
  table: string;
  into: string;
  person: string;
  keep: string[];
  /** Columns of the secret are there, so that none that is kept may tell it. */
  hasSecret: boolean;
  /** The answers of the release that is to be made again, and of no other. */
  answers?: string | undefined;
}

/** Entries of a table of constants: beyond them a script would be longer than any engine takes. */
const MOST_ENTRIES = 100_000;
/** Messages with which the script stops. */
const stops = {
  keys: "sluice: the keys of this ledger are not set",
  numbers: "sluice: a column of ranges is not of whole numbers, decimals or doubles: {0}",
  nobody: "sluice: the table has no rows",
  noPerson: "sluice: a row names nobody in {0}",
  twice: "sluice: a person has several rows, by {0}: two reports of one person say more than the guarantee allows",
  unknown: "sluice: a row has an answer that the protocol does not know, in {0}",
  tells: "sluice: {0}, which is to be kept, tells {1}",
  otherAnswers: "sluice: these are not the answers of the release that is to be made again",
} as const;

/** As in identifying-columns.ts. */
const [LEAST_EXPECTED, SLIPS] = [7, 0.01];

/** Throws `bad_request` where the protocol's rules cannot be said in SQL. */
export function privatiseSql(protocol: ProtocolFile, asked: PrivatiseSql): string {
  const { engine, table, into, person, keep, hasSecret } = asked;
  checkKept(protocol, { write: "reports", keep }, "");
  const dialect = sqlDialects[engine];
  const { data, secret, seesSecret, channel } = protocol;
  const read = [...columnsOf(data), ...(seesSecret ? columnsOf(secret) : [])];
  if (read.some(({ name }) => name === person)) throw fail(texts.personColumnUsed, person);
  // Nobody has two rows, so the column that names people tells nothing of any.
  const watched = keep.filter((name) => name !== person);
  const hidden = watched.length > 0 && hasSecret && !seesSecret ? columnsOf(secret) : [];
  const columns = [...read, ...hidden].map((column, i) => coded(column, i, protocol.coding, dialect));
  const size = channel.reports.length * (isMarks(channel) ? 1 : data.categories.length);
  if (size + columns.reduce((sum, { cells }) => sum + cells.length, 0) > MOST_ENTRIES) throw fail(texts.sqlTooLarge);
  const kept = keep.map((name, i) => ({ name, as: `kept_${i}` }));
  const statements = [
    dialect.begin,
    ...columns.filter(({ cells }) => cells.length > 0).map((column) => cellsTable(column, dialect)),
    inputsTable(protocol, columns.slice(0, read.length)),
    dialect.stop(keysWrong(dialect, asked.secret), stops.keys),
    ...columns.flatMap((column) =>
      column.isNumber ? [dialect.stop(notNumbers(column, table, dialect), numbersAsked(column))] : [],
    ),
    peopleView(columns, read.length, kept, asked, dialect),
    dialect.stop("SELECT CASE WHEN COUNT(*) = 0 THEN 1 ELSE 0 END FROM sluice_people", stops.nobody),
    dialect.stop(
      `SELECT COUNT(*) FROM sluice_people WHERE person IS NULL OR person = ''`,
      said(stops.noPerson, person),
    ),
    dialect.stop(
      `SELECT COUNT(*) FROM (SELECT person FROM sluice_people GROUP BY person HAVING COUNT(*) > 1) AS twice`,
      said(stops.twice, person),
    ),
    dialect.stop(
      "SELECT COUNT(*) FROM sluice_people WHERE input IS NULL",
      said(stops.unknown, read.map(({ name }) => name).join(", ")),
    ),
    ...kept
      .filter(({ name }) => watched.includes(name))
      .flatMap(({ name, as }) =>
        columns.map((column) => dialect.stop(tells(as, column), said(stops.tells, name, column.name))),
      ),
    releaseTable(protocol, dialect),
    ...(asked.answers === undefined
      ? []
      : [
          dialect.stop(
            `SELECT COUNT(*) FROM sluice_release WHERE answers <> ${literal(asked.answers)}`,
            stops.otherAnswers,
          ),
        ]),
    ...(isMarks(channel) ? [] : [thresholdsTable(protocol, channel.weights)]),
    reportsTable(protocol, kept, into, dialect),
    `SELECT '${protocol.certificate.protocol}:' || people || ':' || answers AS confirm FROM sluice_release`,
    ...["VIEW sluice_people", "TABLE sluice_release", "TABLE sluice_inputs"].map((of) => `DROP ${of}`),
    ...columns.filter(({ cells }) => cells.length > 0).map(({ at }) => `DROP TABLE sluice_cells_${at}`),
    ...(isMarks(channel) ? [] : ["DROP TABLE sluice_thresholds"]),
    "COMMIT",
  ];
  return `${heading(protocol, asked, dialect)}${statements.join(";\n\n")};\n`;
}

function said(text: string, ...values: string[]): string {
  return text.replace(/\{(\d)\}/g, (_, i) => values[Number(i)] ?? "");
}

function heading({ certificate }: ProtocolFile, { table, into }: PrivatiseSql, { give }: SqlDialect): string {
  return `-- Privatises ${table} into ${into} by the protocol ${certificate.protocol}.
-- The keys come first, by themselves, from \`sluice ledger --keys\`: they are as secret as the answers.
-- ${give.replaceAll("\n", "\n-- ")}
-- Running it again gives the same reports. What it prints last is for \`sluice ledger --confirm\`.

`;
}

/** A column with its values, and how its cells become one. */
interface Coded {
  name: string;
  at: number;
  values: string[];
  /** Cells with the place of their value; none where the column has numbers in ranges. */
  cells: [cell: string, value: number][];
  isNumber: boolean;
  /** The place of a row's value, or NULL. */
  value: string;
}

function coded(
  { name, values: all }: SharedColumn,
  at: number,
  codings: Coding[] | undefined,
  dialect: SqlDialect,
): Coded {
  const values = [...new Set(all)];
  const coding = codingOf(codings, name);
  const into = new Map(coding?.merged?.flatMap(({ into, cells }) => cells.map((cell) => [cell, into] as const)));
  for (const cell of coding?.missing ?? []) into.set(cell, MISSING);
  const place = (value: string) => values.indexOf(value);
  if (coding?.edges) {
    const value = ofRanges(`source.${identifier(name)}`, coding.edges, [...into], place, dialect);
    return { name, at, values, cells: [], isNumber: true, value };
  }
  const own = values.filter((value) => !into.has(value)).map((value) => [value, value] as const);
  const cells = [...own, ...into].map(([cell, value]): [string, number] => [cell, place(value)]);
  const known = cells.filter(([, value]) => value >= 0);
  return { name, at, values, cells: known, isNumber: false, value: `cells_${at}.value` };
}

function ofRanges(
  column: string,
  edges: number[],
  into: [cell: string, value: string][],
  place: (value: string) => number,
  dialect: SqlDialect,
): string {
  const known = (value: string) => (place(value) < 0 ? "NULL" : String(place(value)));
  const number = dialect.number(column);
  const names = rangeNames(edges);
  // A code such as 999 is a number here. Cells that are no numbers stand in no such column.
  const codes = into.filter(([cell]) => /^-?\d+(\.\d+)?$/.test(cell));
  return [
    `CASE WHEN ${column} IS NULL THEN ${known(MISSING)}`,
    `WHEN NOT (${dialect.isFinite(number)}) THEN NULL`,
    ...codes.map(([cell, value]) => `WHEN ${number} = ${cell} THEN ${known(value)}`),
    ...edges.map((edge, i) => `WHEN ${number} < ${edge} THEN ${known(names[i] as string)}`),
    `ELSE ${known(names.at(-1) as string)} END`,
  ].join(" ");
}

function values(rows: string[][]): string {
  return `(VALUES\n  ${rows.map((row) => `(${row.join(", ")})`).join(",\n  ")})`;
}

function cellsTable({ at, cells }: Coded, { text }: SqlDialect): string {
  const rows = cells.map(([cell, value]) => [literal(cell), String(value)]);
  return `CREATE TEMP TABLE sluice_cells_${at} AS SELECT ${text("cell")} AS cell, value FROM ${values(rows)} AS given(cell, value)`;
}

/** The channel's inputs, by the values of the columns that it goes by. */
function inputsTable({ data, secret, seesSecret }: ProtocolFile, columns: Coded[]): string {
  const placesOf = (variable: ProtocolFile["data"], from: number) =>
    variable.categories.map((_, x) =>
      columnsOf(variable).map(({ values }, j) => (columns[from + j] as Coded).values.indexOf(values[x] as string)),
    );
  const ofData = placesOf(data, 0);
  const ofSecret = seesSecret ? placesOf(secret, columnsOf(data).length) : [[]];
  const rows = ofSecret.flatMap((s, i) =>
    ofData.map((x, j) => [...x, ...s, i * data.categories.length + j].map(String)),
  );
  const names = columns.map(({ at }) => `value_${at}`);
  return `CREATE TEMP TABLE sluice_inputs AS SELECT * FROM ${values(rows)} AS given(${[...names, "input"].join(", ")})`;
}

function keysWrong({ keys, hash }: SqlDialect, secret: string): string {
  return `SELECT CASE WHEN COALESCE(${hash(`${keys} || 'check'`)}, '') = ${literal(keyCheck(secret))} THEN 0 ELSE 1 END`;
}

function notNumbers({ name }: Coded, table: string, { isNumber }: SqlDialect): string {
  return `SELECT COUNT(*) FROM ${table} WHERE NOT ${isNumber(identifier(name))} AND ${identifier(name)} IS NOT NULL`;
}

const numbersAsked = ({ name }: Coded) => said(stops.numbers, name);

/** Each person with the number of the input, a mark (see derived-in-release.ts) and what is kept. */
function peopleView(
  columns: Coded[],
  read: number,
  kept: { name: string; as: string }[],
  { person, table }: PrivatiseSql,
  dialect: SqlDialect,
): string {
  const { text, normal, hash, keys } = dialect;
  const cellOf = (name: string) => `COALESCE(${text(`source.${identifier(name)}`)}, '')`;
  const cells = columns
    .filter(({ cells }) => cells.length > 0)
    .map(({ name, at }) => `\n    LEFT JOIN sluice_cells_${at} AS cells_${at} ON cells_${at}.cell = ${cellOf(name)}`);
  const places = columns.map(({ at, value }) => `${value} AS value_${at}`);
  const inputs = columns.slice(0, read).map(({ at }) => `inputs.value_${at} = valued.value_${at}`);
  const others = columns.map(({ at }) => `valued.value_${at}`);
  return `CREATE TEMP VIEW sluice_people AS
SELECT valued.person, inputs.input, ${[...others, ...kept.map(({ as }) => `valued.${as}`)].join(", ")},
  ${hash(`substr(${keys}, 1, 64) || CAST(inputs.input AS VARCHAR) || ' ' || valued.person`)} AS mark
FROM (
  SELECT ${normal(text(`source.${identifier(person)}`))} AS person, ${[
    ...places,
    ...kept.map(({ name, as }) => `source.${identifier(name)} AS ${as}`),
  ].join(", ")}
  FROM ${table} AS source${cells.join("")}
) AS valued LEFT JOIN sluice_inputs AS inputs ON ${inputs.join(" AND ")}`;
}

/** More than 0 where a column that is kept tells a value, but for slips: as identifying-columns.ts judges. */
function tells(kept: string, { at }: Coded): string {
  const value = `value_${at}`;
  return `SELECT CASE WHEN repeated * (1 - commonest) >= ${LEAST_EXPECTED}
    AND differing <= ${SLIPS} * repeated * (1 - commonest) THEN 1 ELSE 0 END
  FROM (
    SELECT SUM(people - 1) AS repeated, SUM(people - most) AS differing
    FROM (SELECT SUM(pair) AS people, MAX(pair) AS most
      FROM (SELECT ${kept}, ${value}, COUNT(*) AS pair FROM sluice_people GROUP BY ${kept}, ${value}) AS pairs
      GROUP BY ${kept}) AS groups
  ) AS ofkept, (
    SELECT CAST(MAX(people) AS DOUBLE PRECISION) / SUM(people) AS commonest
    FROM (SELECT COUNT(*) AS people FROM sluice_people GROUP BY ${value}) AS shares
  ) AS ofvalue`;
}

function releaseTable(protocol: ProtocolFile, { hash, whole, keys }: SqlDialect): string {
  const outer = `substr(${keys}, 65, 64)`;
  const sums = Array.from({ length: 8 }, (_, i) => `SUM(${whole(`substr(mark, ${8 * i + 1}, 8)`)}) AS sum_${i}`);
  const text = Array.from({ length: 8 }, (_, i) => `CAST(sum_${i} AS VARCHAR)`).join(" || ' ' || ");
  return `CREATE TEMP TABLE sluice_release AS
SELECT people, answers, ${hash(`${outer} || 'release ${drawnHash(protocol)} ' || answers`)} AS release
FROM (
  SELECT people, ${hash(`${outer} || 'answers ' || CAST(people AS VARCHAR) || ' ' || ${text}`)} AS answers
  FROM (SELECT COUNT(*) AS people, ${sums.join(",\n    ")} FROM sluice_people) AS summed
) AS answered`;
}

/** Sixteen hexadecimal digits, which are compared with the first of a hash: its first 62 bits, and two zeros. */
const digits = (weight: bigint) => (weight << 2n).toString(16).padStart(16, "0");
const ALL = 1n << 62n;

/** From where on, and up to where, a hash makes which report. */
function thresholdsTable(protocol: ProtocolFile, weights: string[][]): string {
  const rows = weights.flatMap((row, input) => {
    let sum = 0n;
    return row.flatMap((weight, report) => {
      const low = sum;
      sum += BigInt(weight);
      // Beyond all digits there is "g".
      const high = sum === ALL ? "g" : digits(sum);
      return sum === low ? [] : [[String(input), literal(digits(low)), literal(high), String(report)]];
    });
  });
  const { reports } = protocol.channel;
  return `CREATE TEMP TABLE sluice_thresholds AS
SELECT given.input, given.low, given.high, named.name
FROM ${values(rows)} AS given(input, low, high, report)
JOIN ${values(reports.map((name, i) => [String(i), literal(name)]))} AS named(report, name) ON named.report = given.report`;
}

function reportsTable(
  protocol: ProtocolFile,
  kept: { name: string; as: string }[],
  into: string,
  { hash, text, once }: SqlDialect,
): string {
  const { channel } = protocol;
  const [column] = columnsWritten(protocol, "reports");
  const word = (w: number) => text(`substr(${hash(`release || mark || ' ${w}'`)}, 1, 16)`);
  const keeping = kept.map(({ name, as }) => `drawn.${as} AS ${identifier(name)}, `).join("");
  const as = identifier(column?.name ?? protocol.data.name);
  if (isMarks(channel)) {
    const [own, other] = [OWN_MARK, BigInt(channel.marks.other)].map((weight) => literal(digits(weight)));
    const letters = channel.reports.map(
      (_, x) =>
        `CASE WHEN ${word(x)} < CASE WHEN input = ${x} THEN ${own} ELSE ${other} END THEN '${MARKED}' ELSE '${UNMARKED}' END`,
    );
    return `CREATE TABLE ${into} AS
SELECT ${keeping}${letters.join("\n  || ")} AS ${as}
FROM sluice_people AS drawn, sluice_release`;
  }
  return `CREATE TABLE ${into} AS
WITH drawn ${once} (SELECT sluice_people.*, ${word(0)} AS word FROM sluice_people, sluice_release)
SELECT ${keeping}thresholds.name AS ${as}
FROM drawn JOIN sluice_thresholds AS thresholds
  ON thresholds.input = drawn.input AND thresholds.low <= drawn.word AND drawn.word < thresholds.high`;
}
