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
import type { PrivatiseChoice, PrivatisedFile } from "./requests.js";
import type { Source } from "./source.js";
import { scan } from "./table.js";
import type { Task } from "./task.js";
import type { ProtocolFile } from "./types.js";

export async function privatise(
  engine: Engine,
  source: Source,
  protocol: ProtocolFile,
  choice: PrivatiseChoice,
  task: Task = {},
): Promise<PrivatisedFile> {
  checkProtocol(protocol, "");
  checkGuarantee(engine, protocol);
  checkKept(protocol, choice, source.name);
  const { once } = choice;
  const words = once && memoised(once.secret, protocolHash(protocol));
  const { draw, names, counts } = drawing(engine, protocol, choice, words);
  const parts: Uint8Array[] = [];
  const encoder = new TextEncoder();
  const answers = new Answers(source.name, once?.person);

  const { rows, blankLines } = await scan(source, task, ({ header }) => {
    const inputOf = recogniser(protocol, header, source.name);
    const shared = columnsOf(protocol.data).map(({ name }) => findColumn(header, name, source.name));
    const kept = choice.keep.map((name) => findColumn(header, name, source.name));
    const person = once?.person === undefined ? undefined : findColumn(header, once.person, source.name);
    const width = names.length + kept.length;
    // Everything stays where it stood; a report on several columns stands where the first of them did.
    const columns = [
      ...names.map((name, written) => ({ at: shared[written] as number, name: toCell(name, width), written })),
      ...kept.map((at) => ({ at, name: toCell(header[at] as string, width), written: undefined })),
    ].sort((one, other) => one.at - other.at);
    parts.push(encoder.encode(`${columns.map(({ name }) => name).join(",")}\n`));
    return (batch) => {
      const inputs = indices(batch, inputOf);
      const cell = draw(inputs, once ? answers.of(batch, inputs, person) : []);
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
    ...(once && { answers: answers.digest() }),
  };
}

function checkGuarantee(engine: Engine, protocol: ProtocolFile): void {
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
      looksAlike(column, secret.name)
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
