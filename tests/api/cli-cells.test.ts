// SPDX-License-Identifier: GPL-3.0-or-later
/** The channel as it is shown at a terminal. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { inPercent, shortNames } from "../../wasm/cli/cells.js";
import { dice } from "./helpers.js";
import { inFolder } from "./run-cli.js";

test("names are cut in the middle, and only as far as they stay apart", () => {
  const names = ["Married, living together", "Married, living apart", "north", "", "Some-college or HS-grad or 11th"];
  assert.deepEqual(shortNames(names), ["Married,…ogether", "Married,…g apart", "north", "(empty)", "Some-col…or 11th"]);
  const alike = ["income up to 1,000 a month, alone", "income up to 2,000 a month, alone", "no income"];
  const shown = shortNames(alike);
  assert.equal(new Set(shown).size, 3);
  assert.match(shown[0] ?? "", /1,0/);
  assert.equal(shown[2], "no income");
  assert.deepEqual(shortNames(["", "(empty)"]), ['""', "(empty)"]);
  assert.equal([...(shortNames(["😀".repeat(30)])[0] ?? "")].length, 16);
});

test("whatever the names are, they stay apart", () => {
  const next = dice(3);
  for (let round = 0; round < 200; ++round) {
    const letters = () => Array.from({ length: 10 + next(30) }, () => "ab"[next(2)]).join("");
    const same = letters();
    const names = [...new Set(Array.from({ length: 12 }, (_, i) => same + "ab"[i % 2] + letters().slice(0, 3) + same))];
    assert.equal(new Set(shortNames(names)).size, names.length);
  }
});

test("a chance is 0 where there is none, and 100 where there is no other", () => {
  const shown: [number, string][] = [
    [0, "0"],
    [2 ** -62, "≈0"],
    [1e-8, "<0.1"],
    [0.0006, "0.1"],
    [0.25, "25.0"],
    [0.9994, "99.9"],
    [0.99999, ">99.9"],
    [1 - 1e-16, "100"],
    [1, "100"],
  ];
  for (const [chance, text] of shown) assert.equal(inPercent(chance), text);
});

test("two long names of one beginning can be told apart at the terminal", () =>
  inFolder(async (folder) => {
    const rows = [
      ["ill", "employed in agriculture, full time", 30],
      ["ill", "employed in agriculture, part time", 20],
      ["well", "employed in agriculture, full time", 20],
      ["well", "employed in agriculture, part time", 40],
    ];
    folder.write("work.csv", `s;x;w\n${rows.map((row) => row.join(";")).join("\n")}\n`);
    const roles = ["--secret", "s", "--release", "x", "--weight", "w", "--guarantee", "lip", "--epsilon", "0.1"];
    const { code, stdout, stderr } = await folder.run("design", "work.csv", ...roles, "--protocol", "grr");
    assert.equal(code, 0, stderr);
    const table = stdout.slice(stdout.indexOf("Channel:"));
    assert.match(table, /ll time/);
    assert.match(table, /rt time/);
  }));
