// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A file in, a private file out. It goes to its sink as it is made. The owner of the sink finishes it when the last row
 * has been found good, and drops it if anything fails.
 */

import type { Said } from "../common/said.js";
import type { Engine } from "../contract/engine.js";
import { fail, inFile } from "../contract/errors.js";
import type { PrivatiseChoice, Privatised, PrivatisedFile, Progress, Told } from "../contract/file-types.js";
import { pacer, type Task } from "../contract/task.js";
import type { ProtocolFile } from "../contract/types.js";
import { MISSING } from "../protocol/coding.js";
import { columnsOf, inputCount } from "../protocol/columns.js";
import { drawnHash } from "../protocol/identity.js";
import { checkProtocol } from "../protocol/protocol-check.js";
import { wordsInRelease } from "../releases/derived-in-release.js";
import { wordsByPerson, wordsByRow } from "../releases/derived-randomness.js";
import { AnswerDigest } from "./answers.js";
import { type Batch, ByCells } from "./batch.js";
import { findColumn } from "./header.js";
import { IdentifyingColumns } from "./identifying-columns.js";
import { RowInputs } from "./inputs.js";
import { JoinedRows } from "./joined-rows.js";
import { OutputLines } from "./lines.js";
import { checkGuarantee, checkKept, personIn } from "./privatise-check.js";
import { columnsRead, type Joining, recogniser, secretIn } from "./recogniser.js";
import { type ReportSampler, reportSampler } from "./report-sampling.js";
import { BlobSink, type Sink } from "./sink.js";
import { fileChanged, type Source } from "./source.js";
import { splitName } from "./split.js";
import {
  checkCounts,
  checkPeople,
  type PeopleWatch,
  readColumns,
  readWatched,
  type Scanned,
  scan,
  type TableInfo,
} from "./table.js";
import * as texts from "./texts.js";

type Once = NonNullable<PrivatiseChoice["once"]>;

/** Into a Blob. */
export async function privatise(
  engine: Engine,
  source: Source,
  protocol: ProtocolFile,
  choice: PrivatiseChoice,
  task: Task = {},
): Promise<PrivatisedFile> {
  const sink = new BlobSink("text/csv;charset=utf-8");
  const made = await privatiseInto({ sink, engine, source, protocol, choice }, task);
  await sink.finish();
  return { ...made, blob: sink.blob() };
}

/** Into a sink, which is left to be finished, but dropped where this fails. `room` is for what is remembered, in bytes. */
export async function privatiseInto(given: Work, task: Task = {}, room?: number): Promise<Privatised> {
  const work = { ...given, source: withOptions(given.source, given.protocol) };
  const { sink, engine, source, protocol, choice } = work;
  try {
    checkProtocol(protocol, "");
    checkGuarantee(engine, protocol);
    checkKept(
      protocol,
      choice,
      source.name,
      source.layout?.split?.map(({ column }) => column),
    );
    const made = await (choice.once ? derived(work, choice.once, task, room) : drawnAnew(work, task));
    return { ...made, name: privateName(source.name) };
  } catch (error) {
    await sink.drop();
    throw error;
  }
}

/** Throws where the first rows may not be a person each; people who are named are told apart by their names. */
function checkedPeople(info: TableInfo, { data }: ProtocolFile, person?: string): PeopleWatch | undefined {
  const answers = columnsOf(data).map(({ name }) => name);
  const people = person === undefined ? info.people(answers) : undefined;
  if (people) checkPeople(people, info.name);
  checkCounts(info, answers);
  return people;
}

/** Columns that the protocol knows are there also where nobody has given the answer that they are of. */
function withOptions(source: Source, { secret, data }: ProtocolFile): Source {
  const { layout } = source;
  if (!layout?.split) return source;
  const columns = [...columnsOf(data), ...columnsOf(secret)];
  const names = columns.map(({ name }) => name);
  const split = layout.split.map((each) => {
    const prefix = splitName(each.column, "");
    // A missing answer is one of its own there: as a no it would be reported as another one.
    const missing = columns.some(({ name, values }) => name.startsWith(prefix) && values.includes(MISSING));
    if (each.emptyIsNo && missing)
      throw fail(texts.splitEmptyMissing, each.column).at(inFile(source.name, { column: each.column }));
    const known = names.flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []));
    return { ...each, options: [...new Set([...(each.options ?? []), ...known])] };
  });
  return { ...source, layout: { ...layout, split } };
}

interface Work {
  sink: Sink;
  engine: Engine;
  source: Source;
  protocol: ProtocolFile;
  choice: PrivatiseChoice;
}

type Made = Omit<Privatised, "name">;

/** Reports with the platform's own randomness: a row is forgotten as soon as its report is drawn. */
async function drawnAnew({ sink, engine, source, protocol, choice }: Work, task: Task): Promise<Made> {
  const drawn = reportSampler(engine, protocol, choice);
  const lines = new OutputLines(sink, drawn, choice.spreadsheetSafe);
  const joined = new JoinedRows();
  let identifying: IdentifyingColumns | undefined;
  let people: PeopleWatch | undefined;
  const scanned = await scan(source, task, (info) => {
    const { header } = info;
    const table = placed(info, protocol, choice, source.name, joined.learn);
    people = checkedPeople(info, protocol);
    identifying = table.identifying;
    lines.begin(info, table.shared, table.kept);
    const take = (batch: Batch) => {
      const inputs = indices(batch, table.inputOf);
      joined.count(batch, header);
      identifying?.add(batch, inputs);
      return lines.add(inputs, undefined, batch);
    };
    return readWatched(table.read, people, take, table.kept);
  });
  checkRows(scanned, source.name);
  if (people) checkPeople(people, source.name);
  const tells = identifying?.check() ?? [];
  await lines.end();
  return { ...read(scanned), ...made(drawn, lines), ...told(tells), ...noted(scanned, joined.tell(task)) };
}

/**
 * Reports that are derived from all answers, which have to be known before the first is drawn. So the rows' inputs are
 * remembered. If columns are kept, or there is no room, the file is read once more and has to be the same.
 */
async function derived(work: Work, once: Once, task: Task, room?: number): Promise<Made> {
  const { sink, engine, source, protocol, choice } = work;
  const again = choice.keep.length > 0;
  const inputs = new RowInputs(inputCount(protocol), again ? 0 : room);
  const answers = new AnswerDigest(once.secret, source.name, once.person, once.version);
  const joined = new JoinedRows();
  const [first, second] = parts(task, again ? 1 / 2 : 3 / 4);
  let known: TableInfo | undefined;
  let identifying: IdentifyingColumns | undefined;
  let people: PeopleWatch | undefined;
  const scanned = await scan(source, { ...first, onDialect: task.onDialect, onDecimal: task.onDecimal }, (info) => {
    known = info;
    const table = placed(info, protocol, choice, source.name, joined.learn);
    people = checkedPeople(info, protocol, once.person);
    identifying = table.identifying;
    return readWatched(table.read, people, (batch) => {
      const found = indices(batch, table.inputOf);
      joined.count(batch, info.header);
      identifying?.add(batch, found);
      answers.add(batch, found, table.person);
      inputs.add(found);
    });
  });
  checkRows(scanned, source.name);
  if (people) checkPeople(people, source.name);
  const tells = identifying?.check() ?? [];
  const digest = answers.digest();
  const words = wordsBy(once)(once.secret, drawnHash(protocol), once.answers ?? digest);
  const drawn = reportSampler(engine, protocol, choice, words);
  const lines = new OutputLines(sink, drawn, choice.spreadsheetSafe);
  if (inputs.whole && known) {
    const { shared, kept } = placed(known, protocol, choice, source.name);
    lines.begin(known, shared, kept);
    await remembered(lines, inputs, answers, second);
  } else {
    await readAgain(work, once, lines, digest, second);
  }
  await lines.end();
  if (scanned.blankLines > 0) task.onBlankLines?.(scanned.blankLines);
  for (const note of scanned.notes) task.onNote?.(note);
  const notes = noted(scanned, joined.tell(task));
  return { ...read(scanned), ...made(drawn, lines), ...told(tells), ...notes, answers: digest };
}

function wordsBy({ person, version }: Once) {
  if (person === undefined) return wordsByRow;
  return version === 1 ? wordsByPerson : wordsInRelease;
}

function told(tells: Told[]): { tells?: Told[] } {
  return tells.length > 0 ? { tells } : {};
}

const read = ({ rows, blankLines }: Scanned) => ({ rows, blankLines });

const made = ({ counts, changed }: ReportSampler, { apostrophes }: OutputLines) => ({
  counts,
  apostrophes,
  ...(changed !== undefined && { changed }),
});

function noted(scanned: Scanned, joined: Said[]): { notes?: Said[] } {
  const notes = [...scanned.notes, ...joined];
  return notes.length > 0 ? { notes } : {};
}

/** So many rows at a time. */
const ROWS = 1 << 12;

async function remembered(lines: OutputLines, inputs: RowInputs, answers: AnswerDigest, task: Task): Promise<void> {
  const pace = pacer(task);
  const names = answers.names();
  for (let rows = 0; rows < inputs.length; ) {
    const some = inputs.slice(rows, ROWS);
    await lines.add(some, names && Array.from(some, () => names.next().value as string));
    rows += some.length;
    await pace();
    task.onProgress?.({ bytes: rows, totalBytes: inputs.length, rows });
  }
}

async function readAgain(work: Work, once: Once, lines: OutputLines, digest: string, task: Task): Promise<void> {
  const { source, protocol, choice } = work;
  const answers = new AnswerDigest(once.secret, source.name, once.person, once.version);
  await scan(source, task, (info) => {
    const table = placed(info, protocol, choice, source.name);
    lines.begin(info, table.shared, table.kept);
    const take = (batch: Batch) => {
      const inputs = indices(batch, table.inputOf);
      return lines.add(inputs, answers.add(batch, inputs, table.person), batch);
    };
    return readColumns(table.read, take, table.kept);
  });
  if (answers.digest() !== digest) throw fileChanged(source.name);
}

/** Splits the progress of work in two parts, of which the first is `share`. */
function parts({ signal, onProgress }: Task, share: number): [Task, Task] {
  const part = (before: number, own: number): Task => ({
    signal,
    onProgress:
      onProgress &&
      (({ bytes, totalBytes, rows }: Progress) =>
        onProgress({ bytes: Math.floor(before * totalBytes + own * bytes), totalBytes, rows })),
  });
  return [part(0, share), part(share, 1 - share)];
}

interface Placed {
  inputOf: ByCells;
  /** The places of the columns that reports are about, those that are kept, and the one that names people. */
  shared: number[];
  kept: number[];
  person: number | undefined;
  /** Looks whether a kept column tells too much; absent without kept columns. */
  identifying: IdentifyingColumns | undefined;
  /** All of which something is read. */
  read: number[];
}

function placed(
  { header, formOf }: TableInfo,
  protocol: ProtocolFile,
  choice: PrivatiseChoice,
  file: string,
  joining?: Joining,
): Placed {
  const { keep, once } = choice;
  const find = (name: string) => findColumn(header, name, file);
  const inputs = columnsRead(protocol).map(find);
  const inputOf = new ByCells(inputs, recogniser(protocol, header, file, formOf, joining));
  const shared = columnsOf(protocol.data).map(({ name }) => find(name));
  const kept = keep.map(find);
  const person = personIn(header, protocol, once?.person, file);
  const secretOf = keep.length > 0 && !protocol.seesSecret ? secretIn(protocol, header, file, formOf) : undefined;
  const secret = secretOf ? columnsOf(protocol.secret).map(({ name }) => find(name)) : [];
  const identifying =
    keep.length > 0
      ? new IdentifyingColumns(protocol, choice, kept, secretOf && { of: secretOf, columns: secret }, file)
      : undefined;
  const read = [...inputs, ...secret, ...kept, ...(person === undefined ? [] : [person])];
  return { inputOf, shared, kept, person, identifying, read };
}

function checkRows({ rows }: Scanned, file: string): void {
  if (rows > 0) return;
  throw fail(texts.noRows).at(inFile(file));
}

function indices(batch: Batch, inputOf: ByCells): Uint32Array {
  const of = inputOf.in(batch);
  const result = new Uint32Array(batch.length);
  for (let i = 0; i < result.length; i++) result[i] = of(i);
  return result;
}

function privateName(name: string): string {
  return `${name.replace(/\.[^.]*$/, "") || "reports"}-private.csv`;
}
