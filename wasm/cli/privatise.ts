// SPDX-License-Identifier: GPL-3.0-or-later

import { resolve } from "node:path";
import type { Said } from "../common/said.js";
import type { Engine } from "../contract/engine.js";
import { fail, SluiceError, saidBy } from "../contract/errors.js";
import type { ColumnChoice, PrivatiseChoice, Privatised, SpreadsheetSafe } from "../contract/file-types.js";
import type { ProtocolFile } from "../contract/types.js";
import type { StatOutput } from "../files/formats/stat-out.js";
import { privatiseInto } from "../files/privatise.js";
import type { Sink } from "../files/sink.js";
import { columnsWritten } from "../protocol/pairs.js";
import { isMarks } from "../protocol/unary-encoding.js";
import { RELEASES } from "../releases/ledger.js";
import { Arguments } from "./arguments.js";
import { type Data, openData } from "./data.js";
import { type InLedger, lockOf, releaseOnce } from "./derived-randomness.js";
import { checkNewOutput, checkNoLedger, checkOutput } from "./files.js";
import { loadEngine, loadProtocol, loadTable, ofProtocol, withBlankLines } from "./load.js";
import { printJson, progressLine, tell } from "./output.js";
import { type Reading, readingOf } from "./reading.js";
import { standardOutput, wholeFile } from "./sinks.js";
import { STANDARD_OUTPUT } from "./standard-input.js";
import * as texts from "./texts.js";
import { changedTold, countsTold } from "./told-counts.js";
import { formatFor, into, intoStat, isStat } from "./written.js";

/** Why reports are not replaced by the way. */
const AGAIN =
  "Every run draws new reports, and whoever sees two reports of one person may learn more than the guarantee says: " +
  "keep the file, or replace it with --force if nobody has seen it. With --ledger the same answers have the same reports again.";

export async function privatise(args: string[]): Promise<void> {
  const given = new Arguments("privatise", args);
  const asked = askedFor(given);
  const engine = await loadEngine();
  const protocol = await loadProtocol(asked.protocolPath);
  await checkFiles(given, asked);
  const file = await release(asked, engine, protocol);
  tellFile(file, asked, protocol);
  if (given.flag("json")) await printJson(toJson(file, asked, protocol));
}

interface Asked {
  protocolPath: string;
  path: string;
  reading: Reading;
  choice: PrivatiseChoice & { spreadsheetSafe: SpreadsheetSafe };
  output: string | undefined;
  inLedger: InLedger | undefined;
}

function askedFor(given: Arguments): Asked {
  const [protocolPath, path] = given.files;
  if (protocolPath === undefined || path === undefined || given.files.length > 2) {
    throw given.error("privatise takes a protocol file and one data file");
  }
  const choice = {
    write: given.oneOf("write", ["reports", "values"], "reports"),
    keep: given.texts("keep").flatMap((columns) => given.listed("keep", columns)),
    knowingly: given.texts("knowingly").flatMap((columns) => given.listed("knowingly", columns)),
    spreadsheetSafe: given.oneOf("spreadsheet-safe", ["reports", "all", "none"], "reports"),
  };
  const named = given.text("output");
  const output = named === STANDARD_OUTPUT ? undefined : named;
  if (given.flag("json") && output === undefined) {
    throw given.error("--json needs -o with a file: standard output cannot hold both the CSV and the JSON document");
  }
  const ledger = ledgerIn(given);
  const reading = readingOf(given);
  const weight = given.text("weight");
  const table = (columns: ColumnChoice) =>
    loadTable(path, { ...columns, ...(weight !== undefined && { weight }) }, reading);
  return { protocolPath, path, reading, choice, output, inLedger: ledger && { ...ledger, table } };
}

function ledgerIn(given: Arguments): Omit<InLedger, "table"> | undefined {
  const path = given.text("ledger");
  const ledger = {
    budget: given.text("budget") === undefined ? undefined : given.level("budget"),
    person: given.text("person"),
    of: given.oneOf("of", RELEASES, "same observation"),
    extract: given.flag("extract"),
  };
  if (ledger.extract && ledger.person === undefined) throw given.error("--extract needs --person");
  if (path !== undefined) return { path, ...ledger };
  const alone = ["budget", "person", "of", "weight", "extract"].find((option) => given.isGiven(option));
  if (alone !== undefined) throw given.error(`--${alone} needs --ledger`);
  return undefined;
}

/** Throws where a file that would be written is there already, or would destroy another one. */
async function checkFiles(given: Arguments, { protocolPath, path, output, inLedger }: Asked): Promise<void> {
  const inputs = [protocolPath, path];
  if (inLedger && output !== undefined) {
    const same = [inLedger.path, lockOf(inLedger.path)].some((path) => resolve(path) === resolve(output));
    if (same) throw given.error("-o and --ledger name the same file");
  }
  if (inLedger) await checkOutput(inLedger.path, [...inputs, ...(output === undefined ? [] : [output])]);
  if (output === undefined) return;
  await (given.flag("force") ? checkOutput(output, inputs) : checkNewOutput(output, inputs, AGAIN));
  await checkNoLedger(output);
}

/** Writes the reports into the output. */
async function release(asked: Asked, engine: Engine, protocol: ProtocolFile): Promise<Privatised> {
  const { protocolPath, path, reading, choice, inLedger } = asked;
  let data: Data | undefined;
  const sink = await sinkFor(asked, () => ({ released: columnsWritten(protocol, choice.write), like: data?.like }));
  const write = async (once?: PrivatiseChoice["once"]) => {
    const progress = progressLine(`Privatising ${path}`);
    try {
      const task = withBlankLines(progress, path, reading);
      const source = await openData(path, reading);
      data = source;
      const reports = { sink, engine, source, protocol, choice: { ...choice, ...(once && { once }) } };
      return await ofProtocol(protocolPath, () => source.inRows(() => privatiseInto(reports, task)));
    } finally {
      progress.done();
    }
  };
  const file = await kept(sink, () => (inLedger ? releaseOnce(engine, protocol, inLedger, write) : write()));
  await sink.finish();
  // Cells with types have no apostrophes.
  return formatFor(asked.output) ? { ...file, apostrophes: 0 } : file;
}

/** `columns` are known once the rows of the data are read. */
async function sinkFor({ output, choice: { keep, spreadsheetSafe } }: Asked, columns: () => StatOutput): Promise<Sink> {
  const format = formatFor(output);
  const target = await (output === undefined ? standardOutput() : wholeFile(output));
  if (!format || output === undefined) return target;
  const onNote = ({ text }: Said) => tell(`${output}: ${text}`);
  return isStat(format)
    ? intoStat(target, format, output, { keep, spreadsheetSafe }, columns, onNote)
    : into(target, format, output, { keep, spreadsheetSafe });
}

function tellFile(file: Privatised, { protocolPath, output, choice }: Asked, protocol: ProtocolFile): void {
  for (const { column, of, how } of file.tells ?? []) {
    tell(`${column} tells ${of}${how === "exactly" ? "" : " of nearly every row"}, and stands in the file`);
  }
  if (output !== undefined) tell(`${file.rows.toLocaleString("en")} ${file.rows === 1 ? "row" : "rows"} → ${output}`);
  const changed = changedTold(file, protocol, choice.write);
  if (changed !== undefined) tell(changed);
  const counts = countsTold(protocol);
  if (counts !== undefined) tell(`${protocolPath}: ${counts}`);
  const { apostrophes } = file;
  if (apostrophes > 0 || (choice.spreadsheetSafe === "all" && !formatFor(output))) tell(apostrophesTold(apostrophes));
}

function toJson({ rows, changed, counts, apostrophes }: Privatised, { output }: Asked, { channel }: ProtocolFile) {
  const counted = isMarks(channel) ? "mark" : "report";
  return {
    output,
    rows,
    ...(changed !== undefined && { changed }),
    counts: channel.reports.map((name, i) => ({ [counted]: name, count: counts[i] })),
    apostrophes,
  };
}

function apostrophesTold(cells: number): string {
  if (cells === 0) return "no cell begins like a formula";
  const got = cells === 1 ? "1 cell begins" : `${cells.toLocaleString("en")} cells begin`;
  return `${got} like a formula, and got an apostrophe in front for spreadsheets (see --spreadsheet-safe)`;
}

/** Leaves nothing of what has been written if anything fails, also before there is a row. */
async function kept<T>(sink: Sink, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await sink.drop();
    if (!(error instanceof SluiceError) || error.code !== "column_tells") throw error;
    const { column = "" } = error.place;
    throw fail(texts.keptColumnTells, saidBy(error), JSON.stringify(column)).at(error.place);
  }
}
