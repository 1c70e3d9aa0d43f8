// SPDX-License-Identifier: GPL-3.0-or-later
/** Writes the format that the name of an output asks for beside CSV. */
import type { Said } from "../common/said.js";
import { fail } from "../contract/errors.js";
import type { Apostrophes, WrittenFormat } from "../files/formats/messages.js";
import type { StatKind } from "../files/formats/stat-names.js";
import type { StatOutput } from "../files/formats/stat-out.js";
import type { Sink } from "../files/sink.js";
import { heldBack } from "./sinks.js";
import { statWasm } from "./stat-wasm.js";
import * as texts from "./texts.js";

const FORMATS: Record<string, WrittenFormat> = { ".xlsx": "xlsx", ".parquet": "parquet", ".sav": "sav", ".dta": "dta" };
/** Read, but not written: CSV under such a name would be opened by nothing. */
const READ_ONLY = [".zsav", ".por", ".xpt", ".sas7bdat"];

/** Nothing where it is CSV. */
export function formatFor(output: string | undefined): WrittenFormat | undefined {
  const extension = /\.[^.]*$/.exec(output?.toLowerCase() ?? "")?.[0] ?? "";
  if (READ_ONLY.includes(extension)) throw fail(texts.formatNotWritten, extension).at({ file: output ?? "" });
  return FORMATS[extension];
}

export const isStat = (format: WrittenFormat): format is StatKind => format === "sav" || format === "dta";

/** The same for SPSS and Stata, which want to know all rows before they write one. `columns` is known once these are there. */
export async function intoStat(
  sink: Sink,
  kind: StatKind,
  name: string,
  choice: Apostrophes,
  columns: () => StatOutput,
  onNote: (note: Said) => void,
): Promise<Sink> {
  const { convertCsv } = await import("../files/formats/convert.js");
  const held = await heldBack(async (csv) => {
    try {
      for await (const part of convertCsv(kind, csv, name, choice, { ...columns(), stat: statWasm, onNote }))
        await sink.write(part);
    } catch (error) {
      await sink.drop();
      throw error;
    }
    await sink.finish();
  });
  return {
    ...held,
    async drop() {
      await held.drop();
      await sink.drop();
    },
  };
}

/** A sink of CSV whose bytes go to another one in this format, while they are made. */
export async function into(
  sink: Sink,
  format: Exclude<WrittenFormat, StatKind>,
  name: string,
  choice: Apostrophes,
): Promise<Sink> {
  // Its libraries are loaded only where there is something for them.
  const { convertCsv } = await import("../files/formats/convert.js");
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pipe.writable.getWriter();
  const done = (async () => {
    try {
      for await (const part of convertCsv(format, () => pipe.readable, name, choice)) await sink.write(part);
    } catch (error) {
      await pipe.readable.cancel(error).catch(() => {});
      throw error;
    }
  })();
  // A failure is told to whoever writes next.
  done.catch((error) => writer.abort(error).catch(() => {}));
  return {
    // The bytes may be used again while they are waiting.
    write: (bytes) => writer.write(bytes.slice()).catch(() => done),
    async finish() {
      await writer.close().catch(() => {});
      await done.catch(async (error) => {
        await sink.drop();
        throw error;
      });
      await sink.finish();
    },
    async drop() {
      await writer.abort().catch(() => {});
      await done.catch(() => {});
      await sink.drop();
    },
  };
}
