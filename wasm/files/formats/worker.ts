// SPDX-License-Identifier: GPL-3.0-or-later
/** The worker that converts for the page: one file, in or out, and then it is done. */

import { stayAwake } from "../../common/awake.js";
import { unpack } from "../../common/inline.js";
import type { Said } from "../../common/said.js";
import { compileWasm } from "../../common/webassembly.js";
import { toErrorData } from "../../contract/errors.js";
import { withFiles } from "../blob-bytes.js";
import { blobSource } from "../source.js";
import { convert, unpackedTable } from "./convert.js";
import { LineIndex } from "./lines.js";
import type { FormatReply, FormatRequest, Sheets } from "./messages.js";
import { blobAccess, type RandomAccess } from "./random-access.js";
import type { StatFacts } from "./stat-in.js";
import type { StatLike } from "./stat-ways.js";
import { TextNumbers } from "./text-numbers.js";
import { convertCsv } from "./write.js";

/** Bytes that are gathered before they leave the heap. */
const PIECE = 4 << 20;
/** Milliseconds from one word about progress to the next. */
const INTERVAL = 100;

const tell = (told: FormatReply) => postMessage(told);

// It has one piece of work, and ends with it.
stayAwake();
addEventListener("message", ({ data: carried }: MessageEvent<FormatRequest>) => {
  const data = withFiles(carried);
  worked(data).then(tell, (error: unknown) => {
    tell({ what: "failed", error: toErrorData(error) });
  });
});

function worked(data: FormatRequest): Promise<FormatReply> {
  return data.what === "read" ? read(data) : data.what === "write" ? write(data) : unpackAlone(data);
}

async function unpackAlone({ file, name, format }: Extract<FormatRequest, { what: "unpack" }>): Promise<FormatReply> {
  return { what: "unpacked", found: await unpackedTable(watched(blobAccess(file, name)), format) };
}

async function read(asked: Extract<FormatRequest, { what: "read" }>): Promise<FormatReply> {
  const { file, name, format, sheet, stat, encoding } = asked;
  const notes: Said[] = [];
  const lines = new LineIndex();
  const texts = new TextNumbers();
  const onNote = (note: Said) => notes.push(note);
  let sheets: Sheets | undefined;
  let facts: StatFacts | undefined;
  let like: StatLike | undefined;
  const onSheet = (chosen: string, all: string[]) => {
    sheets = { chosen, all };
  };
  const parts = convert(
    watched(blobAccess(file, name)),
    format,
    {
      sheet,
      ...(stat !== undefined && { stat: () => compiled(stat) }),
      encoding,
      onSheet,
      onTable: (table) => {
        like = table;
      },
      onNote,
      onFacts: (found) => {
        facts = found;
      },
      texts,
    },
    lines,
  );
  const csv = await gathered(parts, "text/csv");
  return { what: "read", csv, notes, marks: lines.marks, texts: texts.found, sheets, facts, like };
}

async function write(asked: Extract<FormatRequest, { what: "write" }>): Promise<FormatReply> {
  const { format, name, csv, choice, stat } = asked;
  const notes: Said[] = [];
  const columns = stat && { ...stat, stat: () => compiled(stat.module), onNote: (note: Said) => notes.push(note) };
  const parts = convertCsv(format, () => blobSource(csv, name).chunks(), name, choice, columns);
  return { what: "written", blob: await gathered(parts), notes };
}

const compiled = async (module: string) => compileWasm(await unpack(module));

/** Tells how far into the file the reading has come. */
function watched(file: RandomAccess): RandomAccess {
  let last = 0;
  let bytes = 0;
  return {
    ...file,
    async read(start, end) {
      const part = await file.read(start, end);
      bytes = Math.min(bytes + part.length, file.size);
      const now = performance.now();
      if (now - last > INTERVAL) {
        tell({ what: "progress", bytes });
        last = now;
      }
      return part;
    },
  };
}

async function gathered(parts: AsyncIterable<Uint8Array>, type = ""): Promise<Blob> {
  const done: Blob[] = [];
  let bytes = 0;
  let open: Uint8Array<ArrayBuffer>[] = [];
  for await (const part of parts) {
    open.push(part as Uint8Array<ArrayBuffer>);
    bytes += part.length;
    if (bytes < PIECE) continue;
    done.push(new Blob(open));
    open = [];
    bytes = 0;
  }
  return new Blob([...done, ...open], { type });
}
