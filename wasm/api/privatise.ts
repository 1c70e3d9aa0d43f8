// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A file in, a private file out. Nothing is handed out before the last row has been found good:
 * until then the written rows are held back, and dropped where anything fails.
 */

import { Answers } from "./answers.js";
import { toCell } from "./cells.js";
import { columnsOf } from "./columns.js";
import type { Rows } from "./csv.js";
import { drawing } from "./drawing.js";
import type { Engine } from "./engine.js";
import { SluiceError } from "./errors.js";
import { findColumn, looksAlike } from "./header.js";
import { protocolHash } from "./identity.js";
import { memoised } from "./once.js";
import { columnOfReports } from "./pairs.js";
import { checkProtocol } from "./protocol-check.js";
import { type Recogniser, recogniser } from "./recogniser.js";
import type { PrivatiseChoice, PrivatisedFile, Progress } from "./requests.js";
import { fileChanged, type Source } from "./source.js";
import { scan } from "./table.js";
import type { Task } from "./task.js";
import type { ProtocolFile } from "./types.js";

type Once = NonNullable<PrivatiseChoice["once"]>;

export async function privatise(
  engine: Engine,
  source: Source,
  protocol: ProtocolFile,
  choice: PrivatiseChoice,
  task: Task = {},
): Promise<PrivatisedFile> {
  checkProtocol(protocol, "");
  checkCertified(engine, protocol);
  checkKept(protocol, choice, source.name);
  const { once } = choice;
  // What reports are derived from is known when all answers have been seen: the file is read twice.
  const [first, second] = once ? halves(task) : [task, task];
  const digest = once && (await answered(source, protocol, once, first));
  const words = once && memoised(once.secret, protocolHash(protocol), digest ?? "");
  const { draw, names, counts } = drawing(engine, protocol, choice, words);
  const parts: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const answers = once && new Answers(once.secret, source.name, once.person);

  const { rows, blankLines } = await scan(source, second, ({ header }) => {
    const inputOf = recogniser(protocol, header, source.name);
    const shared = columnsOf(protocol.data).map(({ name }) => findColumn(header, name, source.name));
    const kept = choice.keep.map((name) => findColumn(header, name, source.name));
    const person = once && personIn(header, protocol, once, source.name);
    const width = names.length + kept.length;
    // Everything stays where it stood; a report on several columns stands where the first of them did.
    const columns = [
      ...names.map((name, written) => ({ at: shared[written] as number, name: toCell(name, width), written })),
      ...kept.map((at) => ({ at, name: toCell(header[at] as string, width), written: undefined })),
    ].sort((one, other) => one.at - other.at);
    parts.push(encoder.encode(`${columns.map(({ name }) => name).join(",")}\n`));
    return (batch) => {
      const inputs = indices(batch, inputOf);
      const cell = draw(inputs, answers?.of(batch, inputs, person) ?? []);
      let lines = "";
      batch.rows.forEach((row, i) => {
        const line = columns.map(({ at, written }) =>
          written === undefined ? toCell(row[at] as string, width) : cell(i, written),
        );
        lines += `${line.join(",")}\n`;
      });
      parts.push(encoder.encode(lines));
    };
  });
  if (rows === 0) {
    throw new SluiceError("bad_file", "The file has a header but no rows.", "Choose a file with data.", {
      ...(source.name && { file: source.name }),
    });
  }
  const blob = new Blob(parts as Uint8Array<ArrayBuffer>[], { type: "text/csv;charset=utf-8" });
  return {
    blob,
    rows,
    blankLines,
    counts,
    name: privateName(source.name),
    ...(answers && { answers: unchanged(answers.digest(), digest, source.name) }),
  };
}

/** Of a file that is read twice: each time is half of the work. */
function halves(task: Task): [Task, Task] {
  const half = (done: number) => ({
    ...task,
    ...(task.onProgress && {
      onProgress: (progress: Progress) => {
        const { totalBytes: all } = progress;
        task.onProgress?.({ ...progress, bytes: Math.floor((done * all + progress.bytes) / 2) });
      },
    }),
  });
  return [{ ...half(0), onBlankLines: undefined }, half(1)];
}

/** Who has answered what. */
async function answered(source: Source, protocol: ProtocolFile, once: Once, task: Task): Promise<string> {
  const { secret, person } = once;
  const answers = new Answers(secret, source.name, person);
  await scan(source, task, ({ header }) => {
    const inputOf = recogniser(protocol, header, source.name);
    const at = personIn(header, protocol, once, source.name);
    return (batch) => {
      answers.of(batch, indices(batch, inputOf), at);
    };
  });
  return answers.digest();
}

function unchanged(now: string, before: string | undefined, file: string): string {
  if (now !== before) throw fileChanged(file);
  return now;
}

/** Where the column stands that names people: none of those that the protocol reads, which would name answers. */
function personIn(header: string[], protocol: ProtocolFile, { person }: Once, file: string): number | undefined {
  if (person === undefined) return undefined;
  const { secret, data } = protocol;
  if ([secret, data, ...columnsOf(secret), ...columnsOf(data)].some(({ name }) => looksAlike(person, name))) {
    throw new SluiceError(
      "bad_request",
      `The column "${person}" is what is released or kept back, and names nobody.`,
      "Choose the column that says who is who, or none.",
      { ...(file && { file }), column: person },
    );
  }
  return findColumn(header, person, file);
}

/** Throws `not_certified` where a protocol does not keep what it promises. */
export function checkCertified(engine: Engine, protocol: ProtocolFile): void {
  const { holds, reason } = engine.audit(protocol);
  if (holds) return;
  throw new SluiceError(
    "not_certified",
    `The protocol does not keep its guarantee${reason ? `: ${reason}` : "."}`,
    "Do not use this protocol file; design the protocol again.",
  );
}

function checkKept(protocol: ProtocolFile, { keep }: PrivatiseChoice, file: string): void {
  const { guarantee, secret, data, channel } = protocol;
  const shared = [...columnsOf(data), data, { name: columnOfReports(guarantee.notion, { secret, data, ...channel }) }];
  for (const column of keep) {
    const role =
      // A column that looks like the secret is most likely the secret, written by another program.
      [secret, ...columnsOf(secret)].some(({ name }) => looksAlike(column, name))
        ? "the secret"
        : shared.some(({ name }) => looksAlike(column, name))
          ? "what the reports stand for"
          : undefined;
    if (role) {
      throw new SluiceError(
        "bad_request",
        `The column "${column}" is named like ${role} and cannot be kept.`,
        "Keep other columns or none; if it is something else, give it another name in the file.",
        { ...(file && { file }), column },
      );
    }
  }
  const twice = keep.find((column, i) => keep.indexOf(column) !== i);
  if (twice === undefined) return;
  throw new SluiceError("bad_request", `The column "${twice}" is kept twice.`, "Name each column once.", {
    ...(file && { file }),
    column: twice,
  });
}

function indices(batch: Rows, inputOf: Recogniser): Uint32Array {
  const result = new Uint32Array(batch.rows.length);
  batch.rows.forEach((row, i) => {
    result[i] = inputOf(row, batch.lines[i] as number);
  });
  return result;
}

function privateName(name: string): string {
  return `${name.replace(/\.[^.]*$/, "") || "reports"}-private.csv`;
}
