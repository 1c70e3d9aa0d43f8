// SPDX-License-Identifier: GPL-3.0-or-later
/** What the name of an output asks for beside CSV, made while the CSV is. */
import type { WrittenFormat } from "../files/formats/messages.js";
import type { Sink } from "../files/sink.js";

const FORMATS: Record<string, WrittenFormat> = { ".xlsx": "xlsx", ".parquet": "parquet" };

/** Nothing where it is CSV. */
export function formatFor(output: string | undefined): WrittenFormat | undefined {
  const extension = /\.[^.]*$/.exec(output?.toLowerCase() ?? "")?.[0] ?? "";
  return FORMATS[extension];
}

/** A sink of CSV whose bytes go to another one in this format. */
export async function into(sink: Sink, format: WrittenFormat, name: string): Promise<Sink> {
  // Its libraries are loaded only where there is something for them.
  const { convertCsv } = await import("../files/formats/convert.js");
  const pipe = new TransformStream<Uint8Array, Uint8Array>();
  const writer = pipe.writable.getWriter();
  const done = (async () => {
    try {
      for await (const part of convertCsv(format, pipe.readable, name)) await sink.write(part);
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
