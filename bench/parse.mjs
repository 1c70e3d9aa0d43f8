// SPDX-License-Identifier: GPL-3.0-or-later
/** `node parse.mjs papaparse|udsv FILE`: the library reads the file, and nothing is done with it; prints how many rows there were. */
import { createReadStream } from "node:fs";
import Papa from "papaparse";
import { inferSchema, initParser } from "udsv";

const [library, path = ""] = process.argv.slice(2);
let rows = 0;
if (library === "papaparse") {
  // In pieces of 64 kB, a stream's own, it is at its best.
  Papa.parse(createReadStream(path, { encoding: "utf8" }), {
    delimiter: ",",
    newline: "\n",
    chunk: ({ data }) => {
      rows += data.length;
    },
    complete: () => console.log(rows),
  });
} else {
  /** @type {import("udsv").Parser | undefined} */
  let parser;
  for await (const piece of createReadStream(path, { encoding: "utf8", highWaterMark: 1 << 20 })) {
    parser ??= initParser(inferSchema(piece, { col: ",", row: "\n" }));
    const { chunk, stringArrs } = parser;
    /** @type {typeof chunk<string[]>} */ (chunk)(piece, stringArrs, () => {
      rows += 1;
    });
  }
  parser?.end();
  console.log(rows);
}
