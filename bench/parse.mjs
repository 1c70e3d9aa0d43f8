// SPDX-License-Identifier: GPL-3.0-or-later
/** PapaParse reads the file that is named, and nothing is done with it; prints how many rows there were. */
import { createReadStream } from "node:fs";
import Papa from "papaparse";

let rows = 0;
Papa.parse(createReadStream(process.argv[2] ?? "", { encoding: "utf8" }), {
  delimiter: ",",
  chunk: ({ data }) => {
    rows += data.length;
  },
  complete: () => console.log(rows),
});
