// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A file in, a private file out. Nothing is handed out before the last row has been found good:
 * until then the written rows are held back, and dropped where anything fails.
 */
import { toCell } from "./cells.js";
import { columnsOf } from "./columns.js";
import type { Rows } from "./csv.js";
import type { Engine } from "./engine.js";
import { SluiceError } from "./errors.js";
import { findColumn, looksAlike } from "./header.js";
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
  const { draw, columns: writes } = drawing(engine, protocol, choice);
  const counts: number[] = new Array(protocol.channel.reports.length).fill(0);
  const parts: Uint8Array[] = [];
  const encoder = new TextEncoder();

  const { rows, blankLines } = await scan(source, task, ({ header }) => {
    const inputOf = recogniser(protocol, header, source.name);
    const shared = columnsOf(protocol.data).map(({ name }) => findColumn(header, name, source.name));
    const kept = choice.keep.map((name) => findColumn(header, name, source.name));
    const width = writes.length + kept.length;
    // Everything stays where it stood; a report on several columns stands where the first of them did.
    const columns = [
      ...writes.map(({ name, texts }, j) => ({
        at: shared[j] as number,
        name: toCell(name, width),
        cells: texts.map((text) => toCell(text, width)),
      })),
      ...kept.map((at) => ({ at, name: toCell(header[at] as string, width), cells: undefined })),
    ].sort((one, other) => one.at - other.at);
    parts.push(encoder.encode(`${columns.map(({ name }) => name).join(",")}\n`));
    return (batch) => {
      const { reports, written } = draw(indices(batch, inputOf));
      for (const report of reports) counts[report] = (counts[report] as number) + 1;
      let lines = "";
      batch.rows.forEach((row, i) => {
        const drawn = written[i] as number;
        const line = columns.map(({ at, cells }) => (cells ? cells[drawn] : toCell(row[at] as string, width)));
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
  return { blob, rows, blankLines, counts, name: privateName(source.name) };
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
  const shared = columnsOf(protocol.data);
  for (const column of keep) {
    const role =
      // A column that looks like the secret is most likely the secret, written by another program.
      looksAlike(column, protocol.secret.name)
        ? "the secret"
        : looksAlike(column, protocol.data.name) || shared.some(({ name }) => looksAlike(column, name))
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

interface Drawing {
  /** For each input a report, and what is written for it, as an index into `texts`. */
  draw(inputs: Uint32Array): { reports: Uint32Array; written: Uint32Array };
  /** The columns that are written, with the text of each index. */
  columns: { name: string; texts: string[] }[];
}

/** Reports are written as they are; for `values`, a category is drawn from the report's posterior. */
function drawing(engine: Engine, protocol: ProtocolFile, { write }: PrivatiseChoice): Drawing {
  const { reports: names } = protocol.channel;
  const { name, categories } = protocol.data;
  const weights = BigUint64Array.from(protocol.channel.weights.flat(), BigInt);
  const valueWeights = write === "values" ? engine.valueWeights(protocol) : undefined;
  const draw = (inputs: Uint32Array) => {
    const reports = engine.sample(weights, names.length, inputs);
    const written = valueWeights ? engine.sample(valueWeights, categories.length, reports) : reports;
    return { reports, written };
  };
  const values = columnsOf(protocol.data).map((column) => ({ name: column.name, texts: column.values }));
  return { draw, columns: valueWeights ? values : [{ name, texts: names }] };
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
