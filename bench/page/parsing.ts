// SPDX-License-Identifier: GPL-3.0-or-later
/** A worker in which a library reads a file piece by piece, and nothing is done with it; tells how many rows there were. */
import Papa from "papaparse";
import { inferSchema, initParser, type Parser } from "udsv";

export interface Parsing {
  file: File;
  library: "papaparse" | "udsv";
}

/** With pieces of this size PapaParse is at its best in Chromium; its own are 10 MB. */
const PIECE = 1 << 18;

self.onmessage = async ({ data: { file, library } }: MessageEvent<Parsing>) => {
  self.postMessage(library === "udsv" ? await byUdsv(file) : await byPapaParse(file));
};

function byPapaParse(file: File): Promise<number> {
  // The header is no row.
  let rows = -1;
  return new Promise((resolve) => {
    Papa.parse<string[]>(file, {
      delimiter: ",",
      newline: "\n",
      skipEmptyLines: true,
      chunkSize: PIECE,
      chunk: ({ data }) => {
        rows += data.length;
      },
      complete: () => resolve(rows),
    });
  });
}

async function byUdsv(file: File): Promise<number> {
  let rows = 0;
  let parser: Parser | undefined;
  const stream = file.stream().pipeThrough(new TextDecoderStream());
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) break;
    parser ??= initParser(inferSchema(value, { col: ",", row: "\n" }));
    parser.chunk<string[]>(value, parser.stringArrs, () => {
      rows += 1;
    });
  }
  parser?.end();
  return rows;
}
