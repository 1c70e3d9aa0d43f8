// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import { TextNumbers } from "../../wasm/files/formats/text-numbers.js";

test("numbers of a column are handed on only beside texts that are written like them", () => {
  const numbers = new TextNumbers();
  numbers.add(0, "1.234", false);
  numbers.add(1, "1.234", false);
  numbers.add(1, "1.200", true);
  const known = { texts: new Set(["1.200"]), numbers: new Set(["1.234"]), point: false };
  assert.deepEqual(numbers.found, [undefined, known]);
});
