// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * `node parse.mjs papaparse|udsv|duckdb FILE`: the library reads the file, and nothing is done with it. Prints how many
 * rows there were. DuckDB counts the answers of one column, as it reads no more than it is asked for.
 */
import { createReadStream } from "node:fs";
import { DuckDBInstance } from "@duckdb/node-api";
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
} else if (library === "duckdb") {
  const connection = await (await DuckDBInstance.create()).connect();
  const counted = await connection.runAndReadAll(
    "SELECT region, count(*)::INTEGER FROM read_csv($path, all_varchar = true) GROUP BY region",
    { path },
  );
  for (const [, count] of counted.getRows()) rows += Number(count);
  console.log(rows);
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
