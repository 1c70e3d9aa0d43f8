// SPDX-License-Identifier: GPL-3.0-or-later
/** Cells that show nothing are empty cells: a category that nobody sees would be one that nobody can judge. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { asCell, lookAlikes } from "../../wasm/common/characters.js";
import { count } from "../../wasm/files/count.js";
import { inspect } from "../../wasm/files/inspect.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { answersOf } from "../../web/features/ask/draft.js";
import { source } from "./helpers.js";

/** The empty Braille pattern, fillers of Hangul, a no-break space, zero-width characters, a soft hyphen, a next line. */
const UNSEEN = [
  "\u2800",
  "\u3164",
  "\uffa0",
  "\u00a0",
  "\u200b",
  "\u200d\u2060",
  "\u00ad",
  "\ufeff",
  "\u2800 \u200b",
  "\x85",
];

test("cells that show nothing are read as empty, in a quoted cell as well", async () => {
  for (const unseen of UNSEEN) {
    assert.equal(asCell(unseen), "");
    const text = `s,x\n${`ill,${unseen}\nwell,b\nill,"${unseen}"\nwell,${unseen}\nill,\n`.repeat(2)}`;
    const { data, weights } = await count(source(text), { secret: "s", data: "x" });
    assert.deepEqual(data.categories, ["", "b"], JSON.stringify(unseen));
    assert.deepEqual([...weights], [6, 0, 2, 2]);
  }
});

test("letters, signs and accents beside such characters keep a cell from being empty", () => {
  for (const seen of ["a\u200b", "\u2800a", "\u2801", "\u0600", "\u0301", "\ud83d\ude00", "\u4e00"]) {
    assert.equal(asCell(seen), seen);
  }
});

test("a column whose name shows nothing has no name", async () => {
  const { header } = await inspect(source("\u2800,b,\u3164,d,e\n1,2,3,4,5\n5,6,7,8,9\n"));
  assert.deepEqual(header, ["", "b", "", "d", "e"]);
});

test("names that differ in such a blank alone look alike", () => {
  assert.deepEqual(lookAlikes(["new town", "new\u2800town"]), ["new town", "new\u2800town"]);
});

test("a question has no answer that shows nothing", () => {
  for (const unseen of UNSEEN) {
    assert.throws(() => questionTable("mood", ["good", unseen]), { code: "bad_request" });
  }
  const draft = { answers: "good\n\u2800\n\u3164\nbad", skippable: false, language: "en" } as Parameters<
    typeof answersOf
  >[0];
  assert.deepEqual(answersOf(draft), ["good", "bad"]);
});
