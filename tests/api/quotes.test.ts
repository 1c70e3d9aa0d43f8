// SPDX-License-Identifier: GPL-3.0-or-later
/** Names in errors stand in the quotes of the page; markup and code keep theirs. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { curly } from "../../web/text/quotes.js";

test("straight quotes around names become curly ones", () => {
  assert.equal(curly('The column "code" tells "district" exactly.'), "The column “code” tells “district” exactly.");
  assert.equal(curly('"a", "b" have more (not "c").'), "“a”, “b” have more (not “c”).");
  assert.equal(curly('"" is not a name'), "“” is not a name");
});

test("markup, code and a quote within a name stay as they are", () => {
  for (const text of [
    'Say where it is: <meta name="x" content="y">.',
    'It has {"a": 1} in it',
    'The name 5"x is odd',
    "script-src 'wasm-unsafe-eval'",
  ]) {
    assert.equal(curly(text), text);
  }
});
