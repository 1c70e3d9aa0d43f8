// SPDX-License-Identifier: GPL-3.0-or-later
/** A file of SPSS, Stata or SAS as a table, piece by piece, read by ReadStat in a module of its own. */
import { named, type Said, say } from "../../common/said.js";
import { fail, inFile, type SluiceError } from "../../contract/errors.js";
import type { Decision, EncodingName } from "../../contract/file-types.js";
import { whyChosen } from "../dialect-texts.js";
import { withPlainLetters } from "./por-letters.js";
import { damaged } from "./problem.js";
import type { RandomAccess } from "./random-access.js";
import type { StatFormat } from "./recognise.js";
import { notesOf, StatColumn } from "./stat-cells.js";
import { dateTextOf } from "./stat-dates.js";
import { type Outcome, StatModule } from "./stat-module.js";
import { RecordReader, readDescription, type StatTable } from "./stat-records.js";
import * as statTexts from "./stat-texts.js";
import type { StatLike } from "./stat-ways.js";
import type { TextNumbers } from "./text-numbers.js";
import * as texts from "./texts.js";
import type { Row } from "./to-csv.js";

/** The facts that a file says of its table beside the rows. */
export interface StatFacts {
  /** The encoding of its texts; a portable file of SPSS has letters of its own. */
  encoding?: Decision<string>;
  /** The labels of columns that have one: a question, for example, in its wording. */
  labels: [column: string, label: string][];
  /** The column that says how much a row counts. */
  weight?: string;
}

export interface StatChoice {
  /** The module of wasm/binding/stat. */
  stat?: (() => Promise<WebAssembly.Module>) | undefined;
  /** Codes in the place of labels. */
  codes?: boolean | undefined;
  /** The encoding of its texts, whatever the file says; nothing in a portable file of SPSS. */
  encoding?: EncodingName | undefined;
  /** Told once the rows have been read. */
  onFacts?: ((facts: StatFacts) => void) | undefined;
  onNote?: ((note: Said) => void) | undefined;
  /** Told what the file says before its rows, to write its like. */
  onTable?: ((like: StatLike) => void) | undefined;
  /** Comes to know the numbers that are texts. */
  texts?: TextNumbers | undefined;
}

/** The numbers of the formats, as read.cpp has them. */
const FORMATS: StatFormat[] = ["sav", "por", "dta", "xport", "sas7bdat"];
const PROGRAMS: Record<StatFormat, string> = { sav: "SPSS", por: "SPSS", dta: "Stata", xport: "SAS", sas7bdat: "SAS" };
const MOST_VARIABLES = 32_767;
const BATCH = 1000;

export async function* statRows(
  file: RandomAccess,
  kind: StatFormat,
  { stat, codes = false, encoding: said, onNote, onFacts, onTable, texts: known }: StatChoice,
): AsyncGenerator<Row[]> {
  if (!stat) throw new Error("there is no module that reads it");
  const chosen = kind === "por" ? undefined : said;
  const bytes = kind === "por" ? await withPlainLetters(file) : file;
  const module = await StatModule.start(await stat(), bytes, chosen);
  const { table, guessed, encoding } = await describe(module, file, kind, chosen);
  if (kind === "dta") await checkEnd(file);
  if (kind === "xport") await checkRecords(file);
  check(table, file, kind);
  onTable?.({ kind, table, codes });
  yield [{ cells: table.variables.map(({ name }) => name) }];
  const columns = table.variables.map((variable) => new StatColumn(variable, table, kind, codes));
  const rows = new Rows(columns, module.decodes ? undefined : chosen, known);
  const outcome = yield* mapped(module.read(FORMATS.indexOf(kind), true), (piece) => rows.batches(piece));
  assertRead(outcome, file, kind, chosen);
  if (rows.wrong && chosen !== undefined) throw notIn(chosen, file);
  if (table.rows >= 0 && rows.count !== table.rows) {
    throw damaged(file.name, kind, say(statTexts.rowsMissing, rows.count, table.rows));
  }
  const unknown = table.variables.filter(({ labels }) => labels !== "" && !table.labels.has(labels));
  if (PROGRAMS[kind] !== "SAS" && unknown.length > 0) {
    onNote?.(
      say(
        statTexts.labelsNotThere,
        unknown.flatMap(({ name }) => named(name)),
      ),
    );
  }
  const weight = table.variables[table.weight ?? -1];
  if (weight) onNote?.(say(statTexts.rowsWeighted, named(weight.name)));
  for (const note of notesOf(columns)) onNote?.(note);
  const isGuess = guessed || rows.guessed;
  const isAssumed = kind === "dta" && table.version < STATA_IN_UTF8;
  if (isGuess) onNote?.(say(statTexts.encodingGuessed));
  else if (rows.foreign && isAssumed && chosen === undefined) {
    onNote?.(say(statTexts.encodingAssumed, encoding.toLowerCase()));
  }
  if (PROGRAMS[kind] === "SAS" && table.variables.some(({ format }) => isOwnFormat(format))) {
    onNote?.(say(statTexts.labelsElsewhere));
  }
  const read = module.decodes ? encoding.toLowerCase() : isGuess ? "windows-1252" : "utf-8";
  const why =
    isGuess || isAssumed ? statTexts.whyNotSaid : module.decodes ? statTexts.whyFileSays : statTexts.whyAllUtf8;
  onFacts?.({
    ...(kind !== "por" && {
      encoding:
        chosen === undefined
          ? { value: read, why: say(why), chosen: false }
          : { value: chosen, why: say(whyChosen), chosen: true },
    }),
    labels: table.variables.flatMap(({ name, label }): [string, string][] =>
      label.trim() === "" || label.trim() === name ? [] : [[name, label.trim()]],
    ),
    ...(weight && { weight: weight.name }),
  });
}

/** The labels come last: without them the cells would silently be codes. */
async function checkEnd(file: RandomAccess): Promise<void> {
  const latin = async (from: number, to: number) => String.fromCharCode(...(await file.read(from, to)));
  if ((await latin(0, STATA_BEGIN.length)) !== STATA_BEGIN) return;
  const end = await latin(Math.max(0, file.size - 2 * STATA_END.length), file.size);
  if (!end.trimEnd().endsWith(STATA_END)) throw damaged(file.name, "dta", say(texts.endMissing));
}

const STATA_BEGIN = "<stata_dta>";
const STATA_END = "</stata_dta>";

/** A transport file nowhere says how many rows there are, but its last record is filled up. ReadStat takes another table for rows. */
async function checkRecords(file: RandomAccess): Promise<void> {
  if (file.size % XPORT_RECORD !== 0) throw damaged(file.name, "xport", say(texts.endMissing));
  let tables = 0;
  for (let from = 0; from < file.size; from += XPORT_PIECE) {
    const piece = await file.read(from, Math.min(from + XPORT_PIECE, file.size));
    for (let at = 0; at < piece.length; at += XPORT_RECORD) {
      if (XPORT_TABLE.every((byte, i) => piece[at + i] === byte)) tables++;
    }
  }
  if (tables > 1) throw fail(statTexts.severalTables, tables).at(inFile(file.name));
}

const XPORT_RECORD = 80;
const XPORT_PIECE = 4000 * XPORT_RECORD;
const XPORT_TABLE = new TextEncoder().encode("HEADER RECORD*******MEMB");

/** Stata 14 and later; the files of those before do not say what they are in. */
const STATA_IN_UTF8 = 118;

const SAS_FORMATS = /^\$?(?:\d|\.|BEST|CHAR|COMMA|DOLLAR|EURO|E\d|F\d|NUMX|PERCENT|[DZ]\d|F$|\$$|$)/i;

/** Whether SAS has labels of somebody's own for the values. */
function isOwnFormat(format: string): boolean {
  return !SAS_FORMATS.test(format) && dateTextOf(format, "sas7bdat") === undefined;
}

function check({ variables }: StatTable, file: RandomAccess, kind: StatFormat): void {
  if (variables.length === 0) throw fail(statTexts.withoutVariables, PROGRAMS[kind]).at(inFile(file.name));
  if (variables.length > MOST_VARIABLES) throw fail(statTexts.tooManyVariables, MOST_VARIABLES).at(inFile(file.name));
  const names = new Set<string>();
  for (const { name } of variables) {
    if (names.has(name)) throw fail(statTexts.nameTwice, named(name)).at(inFile(file.name));
    names.add(name);
  }
}

/** ReadStat's numbers of what is wrong. */
const ERROR = {
  read: 2,
  memory: 3,
  compression: 6,
  encoding: 7,
  seek: 15,
  text: 17,
  version: 24,
  /** By ReadStat too many columns, which no reader of it says; of the one that we compile: deleted rows. */
  deleted: 37,
};

function assertRead({ error, encoding }: Outcome, file: RandomAccess, kind: StatFormat, chosen?: string): void {
  if (error === ERROR.text && chosen !== undefined) throw notIn(chosen, file);
  if (error !== 0) throw failure(error, encoding, file, kind);
}

const notIn = (chosen: string, { name }: RandomAccess) => fail(statTexts.encodingNotChosen, chosen).at(inFile(name));

function failure(error: Outcome["error"], encoding: string, { name }: RandomAccess, kind: StatFormat): SluiceError {
  const program = PROGRAMS[kind];
  switch (error) {
    case "trapped":
      return fail(statTexts.statTooLarge, program).at(inFile(name));
    case ERROR.memory:
      return damaged(name, kind, say(statTexts.sizesImpossible));
    case ERROR.read:
    case ERROR.seek:
      return damaged(name, kind, say(texts.endMissing));
    case ERROR.encoding:
      return fail(statTexts.encodingUnknown, encoding).at(inFile(name));
    case ERROR.text:
      return fail(statTexts.encodingWrong, encoding).at(inFile(name));
    case ERROR.compression:
      return fail(statTexts.compressionUnknown, program).at(inFile(name));
    case ERROR.version:
      return fail(statTexts.versionUnknown, program).at(inFile(name));
    case ERROR.deleted:
      return fail(statTexts.rowsDeleted).at(inFile(name));
    default:
      return damaged(name, kind, say(texts.contentsUnreadable));
  }
}

/** Reads what the file says before its rows. */
async function describe(module: StatModule, file: RandomAccess, kind: StatFormat, chosen?: string) {
  const pieces: Uint8Array[] = [];
  const reading = module.read(FORMATS.indexOf(kind), false);
  for (;;) {
    const { done, value } = await reading.next();
    if (done) {
      assertRead(value, file, kind, chosen);
      const description = readDescription(pieces, module.decodes ? undefined : chosen);
      if (description.wrong && chosen !== undefined) throw notIn(chosen, file);
      return { ...description, encoding: value.encoding };
    }
    pieces.push(value);
  }
}

/** Maps each item of a generator to several; gives what the generator returns. */
async function* mapped<T, U, R>(items: AsyncGenerator<T, R>, several: (item: T) => Iterable<U>): AsyncGenerator<U, R> {
  for (;;) {
    const { done, value } = await items.next();
    if (done) return value;
    yield* several(value);
  }
}

class Rows {
  readonly #columns: StatColumn[];
  readonly #chosen: string | undefined;
  readonly #known: TextNumbers | undefined;
  count = 0;
  guessed = false;
  /** Whether a text is none in the encoding that was chosen. */
  wrong = false;
  /** Whether there are texts that are not the same in all encodings. */
  foreign = false;

  constructor(columns: StatColumn[], chosen: string | undefined, known: TextNumbers | undefined) {
    this.#columns = columns;
    this.#chosen = chosen;
    this.#known = known;
  }

  *batches(piece: Uint8Array): Generator<Row[]> {
    const reader = new RecordReader(piece, this.#chosen);
    let batch: Row[] = [];
    while (!reader.done) {
      if (!reader.isRow()) throw new Error("a row begins with something else");
      const cells = this.#columns.map((column, i) => {
        const { value, declared } = reader.value();
        const cell = column.cell(value, declared);
        this.#known?.add(i, cell, column.isText(value));
        return cell;
      });
      batch.push({ cells, row: ++this.count });
      if (batch.length < BATCH) continue;
      yield batch;
      batch = [];
    }
    this.guessed ||= reader.guessed;
    this.wrong ||= reader.wrong;
    this.foreign ||= reader.foreign;
    yield batch;
  }
}
