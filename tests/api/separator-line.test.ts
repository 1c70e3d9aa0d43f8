// SPDX-License-Identifier: GPL-3.0-or-later
/** A first line by which Excel is told what separates the cells. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { inspect } from "../../wasm/files/inspect.js";
import { rejects, source } from "./helpers.js";

test("a line sep=; is neither a row nor the header, and says what separates the cells", async () => {
  for (const [first, mark] of [
    ["sep=;\r\n", ";"],
    ["SEP=,\n", ","],
    ["sep=\t\n", "\t"],
  ] as const) {
    for (const piece of [3, 1 << 20]) {
      const text = `${first}place${mark}says\nnorth${mark}a,1;2\n`.replace("a,1;2", mark === "\t" ? "a,1;2" : "a1");
      const { header, rows, delimiter, blankLines } = await inspect(source(text, piece));
      assert.deepEqual(
        { header, rows, delimiter, blankLines },
        { header: ["place", "says"], rows: 1, delimiter: mark, blankLines: 0 },
      );
    }
  }
});

test("lines below it have the numbers that they have in the file", async () => {
  const ragged = await rejects(() => inspect(source("sep=;\nplace;says\nnorth;a\nnorth\n")), "bad_file");
  assert.equal(ragged.place?.line, 4);
  const headerless = await rejects(() => inspect(source("sep=;\n1;2\n3;4\n")), "bad_file");
  assert.equal(headerless.place?.line, 2);
});
