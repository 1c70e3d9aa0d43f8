// SPDX-License-Identifier: GPL-3.0-or-later

import { resolve } from "node:path";
import type { Said } from "../common/said.js";
import { fail, SluiceError, saidBy } from "../contract/errors.js";
import type { ColumnChoice, PrivatiseChoice } from "../contract/file-types.js";
import { privatiseInto } from "../files/privatise.js";
import type { Sink } from "../files/sink.js";
import { columnsWritten } from "../protocol/pairs.js";
import { isMarks } from "../protocol/unary-encoding.js";
import { RELEASES } from "../releases/ledger.js";
import { Arguments, type Options } from "./arguments.js";
import { type Data, openData } from "./data.js";
import { lockOf, releaseOnce } from "./derived-randomness.js";
import { checkNewOutput, checkNoLedger, checkOutput } from "./files.js";
import { loadEngine, loadProtocol, loadTable, ofProtocol, withBlankLines } from "./load.js";
import { printJson, progressLine, tell } from "./output.js";
import { dataOptions, readingOf } from "./reading.js";
import { standardOutput, wholeFile } from "./sinks.js";
import * as texts from "./texts.js";
import { changedTold, countsTold } from "./told-counts.js";
import { formatFor, into, intoStat, isStat } from "./written.js";

const options: Options = {
  output: { type: "string", short: "o" },
  write: { type: "string" },
  keep: { type: "string", multiple: true },
  knowingly: { type: "string", multiple: true },
  "spreadsheet-safe": { type: "string" },
  force: { type: "boolean" },
  ledger: { type: "string" },
  budget: { type: "string" },
  person: { type: "string" },
  of: { type: "string" },
  weight: { type: "string" },
  ...dataOptions,
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
};

/** Why reports are not replaced by the way. */
const AGAIN =
  "Every run draws new reports, and whoever sees two reports of one person may learn more than the guarantee says: " +
  "keep the file, or replace it with --force if nobody has seen it. With --ledger the same answers have the same reports again.";

export async function privatise(args: string[]): Promise<void> {
  const given = new Arguments("privatise", args, options);
  const [protocolPath, path] = given.files;
  if (protocolPath === undefined || path === undefined || given.files.length > 2) {
    throw given.error("privatise takes a protocol file and one data file");
  }
  const write = given.oneOf("write", ["reports", "values"], "reports");
  const keep = given.texts("keep").flatMap((columns) => given.listed("keep", columns));
  const knowingly = given.texts("knowingly").flatMap((columns) => given.listed("knowingly", columns));
  const spreadsheetSafe = given.oneOf("spreadsheet-safe", ["reports", "all", "none"], "reports");
  const output = given.text("output");
  if (given.flag("json") && output === undefined) {
    throw given.error("--json needs -o: standard output cannot hold both the CSV and the JSON document");
  }
  const ledgerPath = given.text("ledger");
  const budget = given.text("budget") === undefined ? undefined : given.level("budget");
  const person = given.text("person");
  const of = given.oneOf("of", RELEASES, "same observation");
  for (const option of ["budget", "person", "of", "weight"] as const) {
    if (ledgerPath === undefined && given.text(option) !== undefined) throw given.error(`--${option} needs --ledger`);
  }
  const reading = readingOf(given);
  const engine = await loadEngine();
  const protocol = await loadProtocol(protocolPath);
  const weight = given.text("weight");
  const inLedger =
    ledgerPath === undefined
      ? undefined
      : {
          path: ledgerPath,
          budget,
          person,
          of,
          table: (columns: ColumnChoice) =>
            loadTable(path, { ...columns, ...(weight !== undefined && { weight }) }, reading),
        };
  if (ledgerPath !== undefined && output !== undefined) {
    const same = [ledgerPath, lockOf(ledgerPath)].some((path) => resolve(path) === resolve(output));
    if (same) throw given.error("-o and --ledger name the same file");
  }
  if (inLedger) await checkOutput(inLedger.path, [protocolPath, path, ...(output === undefined ? [] : [output])]);
  if (output !== undefined) {
    const inputs = [protocolPath, path];
    await (given.flag("force") ? checkOutput(output, inputs) : checkNewOutput(output, inputs, AGAIN));
    await checkNoLedger(output);
  }

  const format = formatFor(output);
  const target = await (output === undefined ? standardOutput() : wholeFile(output));
  let data: Data | undefined;
  const columns = () => ({ released: columnsWritten(protocol, write), like: data?.like });
  const onNote = ({ text }: Said) => tell(`${output}: ${text}`);
  const sink = !format
    ? target
    : isStat(format)
      ? await intoStat(target, format, output ?? "", { keep, spreadsheetSafe }, columns, onNote)
      : await into(target, format, output ?? "", { keep, spreadsheetSafe });
  const release = async (once?: PrivatiseChoice["once"]) => {
    const progress = progressLine(`Privatising ${path}`);
    try {
      const task = withBlankLines(progress, path, reading);
      const source = await openData(path, reading);
      data = source;
      const choice = { write, keep, knowingly, spreadsheetSafe, ...(once && { once }) };
      const work = () => privatiseInto({ sink, engine, source, protocol, choice }, task);
      return await ofProtocol(protocolPath, () => source.inRows(work));
    } finally {
      progress.done();
    }
  };
  const file = await kept(sink, () => (inLedger ? releaseOnce(engine, protocol, inLedger, release) : release()));
  await sink.finish();
  for (const { column, of, how } of file.tells ?? []) {
    tell(`${column} tells ${of}${how === "exactly" ? "" : " of nearly every row"}, and stands in the file`);
  }
  if (output !== undefined) tell(`${file.rows.toLocaleString("en")} ${file.rows === 1 ? "row" : "rows"} → ${output}`);
  const changed = changedTold(file, protocol, write);
  if (changed !== undefined) tell(changed);
  const counts = countsTold(protocol);
  if (counts !== undefined) tell(`${protocolPath}: ${counts}`);
  // Where cells have types, none has one.
  const apostrophes = format ? 0 : file.apostrophes;
  if (apostrophes > 0 || (spreadsheetSafe === "all" && !format)) tell(apostrophesTold(apostrophes));
  if (given.flag("json")) {
    const { channel } = protocol;
    const counted = isMarks(channel) ? "mark" : "report";
    await printJson({
      output,
      rows: file.rows,
      ...(file.changed !== undefined && { changed: file.changed }),
      counts: channel.reports.map((name, i) => ({ [counted]: name, count: file.counts[i] })),
      apostrophes,
    });
  }
}

function apostrophesTold(cells: number): string {
  if (cells === 0) return "no cell begins like a formula";
  const got = cells === 1 ? "1 cell begins" : `${cells.toLocaleString("en")} cells begin`;
  return `${got} like a formula, and got an apostrophe in front for spreadsheets (see --spreadsheet-safe)`;
}

/** Whatever fails, also before there is a row: nothing is left of what has been written. */
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
