// SPDX-License-Identifier: GPL-3.0-or-later
/** The digits that state a promise never state more than what is kept. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { certainty } from "../../web/facts/sentence.js";
import { integer, levelText, ratioText } from "../../web/text/format-message.js";
import { type Language, languages, setLanguage } from "../../web/text/language.js";
import { words } from "../../web/text/translated-words.js";

test("a level is never said to be lower than it is, and never to be none", () => {
  for (const [level, said] of [
    [0, "0"],
    [0.5, "0.5"],
    [0.1 + 0.2, "0.3"],
    [0.3, "0.3"],
    [1.2345, "1.235"],
    [0.5004, "0.501"],
    [0.0004, "0.0004"],
    [0.00041234, "0.00042"],
    [1e-9, "0.000000001"],
    [1e-300, "0.000000000000001"],
    [20, "20"],
    [Number.POSITIVE_INFINITY, "∞"],
  ] as const) {
    assert.equal(levelText(level), said, `${level}`);
  }
});

test("a certainty is never said to be higher than it is, and never to be whole", () => {
  for (const [alpha, said] of [
    [0, "100"],
    [0.05, "95"],
    [0.1, "90"],
    [0.01, "99"],
    [0.00123456, "99.87"],
    [0.00004, "99.996"],
    [1e-9, "99.9999999"],
  ] as const) {
    assert.equal(certainty(alpha), said, `${alpha}`);
  }
});

test("by how much something is likelier is never said to be less than it is, however long its digits are", () => {
  for (const [numerator, denominator, said] of [
    ["1", "1", "1"],
    ["3", "2", "1.5"],
    ["16487212707", "10000000000", "1.649"],
    ["1000000000000000001", "1000000000000000000", "1.000000000000001"],
    ["100000001", "100000000", "1.00000001"],
    ["12345678901234567", "1", "12,345,678,901,234,567"],
    ["4034288", "10000", "403.429"],
    ["1", "3", "0.334"],
    ["1", "0", "∞"],
  ] as const) {
    assert.equal(ratioText({ numerator, denominator }), said, `${numerator} / ${denominator}`);
  }
});

test("whole numbers are said as each language writes them, small ones by a way of their own", async () => {
  for (const tongue of Object.keys(languages) as Language[]) {
    await setLanguage(tongue, words);
    const written = new Intl.NumberFormat(tongue, { maximumFractionDigits: 0 });
    for (const value of [...Array(1_100).keys(), 12_345, 1e7, -1, 0.4, 999.6, Number.POSITIVE_INFINITY])
      assert.equal(integer(value), written.format(value), `${value} in ${tongue}`);
  }
  await setLanguage("en", words);
});
