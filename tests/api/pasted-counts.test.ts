// SPDX-License-Identifier: GPL-3.0-or-later
/** Counts that are pasted become a file of counts, or an error that names the line; nothing is guessed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SluiceError } from "../../wasm/engine/sluice.js";
import { joined, sideBySide } from "../../web/features/estimate/joined-counts.js";
import { pastedFile } from "../../web/features/estimate/pasted-counts.js";

const read = (text: string) => pastedFile(text).text();

test("any usual separator is read, with a header or without, and names keep their commas", async () => {
  const expected = "report,count\nyes,12\nno,30\n";
  for (const text of [
    "yes,12\nno,30",
    "yes\t12\r\nno\t30\r\n",
    "yes; 12\nno; 30\n\n",
    "yes: 12\nno: 30",
    "yes 12\nno 30",
    "answer,count\nyes,12\nno,30",
    '"report","count"\n"yes","12"\n"no","30"',
  ]) {
    assert.equal(await read(text), expected, JSON.stringify(text));
  }
  assert.equal(await read("report,count\nyes,12"), "report,count\nyes,12\n");
  assert.equal(await read('"north, or south",7\n"a ""b""",2'), 'report,count\n"north, or south",7\n"a ""b""",2\n');
  assert.equal(await read("very often 4\n1,2"), "report,count\nvery often,4\n1,2\n");
});

test("a list of noisy answers is counted", async () => {
  assert.equal(await read("yes\nno\nyes\n"), "report,count\nyes,2\nno,1\n");
  assert.equal(await read("report\nyes\n"), "report,count\nyes,1\n");
});

test("what can be read in two ways is refused with its line", () => {
  for (const text of ["yes,1,234", "no,3\nyes,1.234", "yes,1.5", "no,3\nyes"]) {
    assert.throws(
      () => pastedFile(text),
      (error) => error instanceof SluiceError && error.code === "bad_file" && /Line [12]/.test(error.message),
      text,
    );
  }
  assert.throws(() => pastedFile(" \n"), /nothing to read/);
});

test("settings that are pasted are settings", () => {
  assert.match(pastedFile(' {"format":"sluice-protocol"}').name, /\.json$/);
});

test("counts of several files add up, or stand side by side under names of their own", () => {
  const one = { written: "reports" as const, reports: ["a", "b"], counts: [1, 2], missing: 1 };
  const other = { written: "reports" as const, reports: ["b", "c"], counts: [5, 0] };
  assert.deepEqual(joined([one, other]), {
    written: "reports",
    reports: ["a", "b", "c"],
    counts: [1, 7, 0],
    missing: 1,
  });
  const files = [new File([], "x.csv"), new File([], "x.csv")];
  assert.deepEqual(sideBySide(files, [one, other], "file"), {
    written: "reports",
    columns: ["file"],
    reports: ["a", "b", "c"],
    groups: [
      { cells: ["x.csv"], reports: [0, 1], counts: [1, 2] },
      { cells: ["x.csv (2)"], reports: [1], counts: [5] },
    ],
    missing: 1,
  });
});
