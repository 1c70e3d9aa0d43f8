// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import { encodedTwice } from "../../wasm/files/encoded-twice.js";

test("a text that was converted to UTF-8 twice is known beside a very long word, in no time", () => {
  const begun = performance.now();
  assert.deepEqual(encodedTwice(`KÃ¶ln,${"a".repeat(100_000)}`), { word: "KÃ¶ln", before: "Köln" });
  assert.ok(performance.now() - begun < 2000);
});
