// SPDX-License-Identifier: GPL-3.0-or-later
/** Counts that are pasted become a file of counts, or an error that names the line; nothing is guessed. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SluiceError } from "../../wasm/engine/sluice.js";
import { joined, sideBySide } from "../../web/features/results/joined-counts.js";
import { asPasted, pastedFile, underNames, unsaved } from "../../web/features/results/pasted-counts.js";

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

test("a first line is a header only if it is no answer", async () => {
  const names = ["never", "now"];
  for (const text of ["never\t1'234\nnow\t50", "never\nnow,50", "never, 12 people\nnow,50"]) {
    for (const known of [[], names]) {
      assert.throws(() => pastedFile(text, known), /Line 1 has no count/, text);
    }
  }
  // Rows of a whole table have no count, nor is one missing.
  for (const text of ["never, 12 people", "26/11/2026 10:30, never\n26/11/2026 10:31, now", "never; 2026-11-26"]) {
    for (const known of [[], names]) {
      assert.throws(() => pastedFile(text, known), /Line 1 has more than an answer/, text);
    }
  }
  assert.throws(() => pastedFile("never, many\nnow,50", names), /Line 1 has no count/);
  assert.throws(() => pastedFile("answer,count\nnow,50\nnever"), /Line 3 has no count/);
  const expected = "report,count\nnow,50\n";
  assert.equal(await read("Antwort;Anzahl\nnow;50"), expected);
  assert.equal(await read("answer,how often\nnow,50"), expected);
  assert.equal(await pastedFile("Wie es war;so oft\nnow;50", names).text(), expected);
  // Answers may have numbers in them, and commas before numbers.
  assert.equal(await read("18-25\n26-35\n18-25"), "report,count\n18-25,2\n26-35,1\n");
});

test("a line of the file is one of the text that was pasted", () => {
  const line = (text: string, at: number) => asPasted(pastedFile(text), { line: at }).line;
  assert.equal(line("yes, 78", 2), 1);
  assert.equal(line("answer,count\n\nyes,1\n\nno,2", 3), 5);
  assert.equal(line("yes\nyes\nno", 3), 3);
  assert.deepEqual(asPasted(new File([], "a.csv"), { line: 2 }), { line: 2 });
});

test("counts that were pasted are not left without a word, unless they are kept", () => {
  const pasted = pastedFile("yes,1");
  assert.equal(unsaved({ tables: [pasted] }), true);
  assert.equal(unsaved({ tables: [pasted], keptHere: { on: true } }), false);
  assert.equal(unsaved({ tables: [], question: { about: "more", tables: [pasted], twice: [] } }), true);
  assert.equal(unsaved({ tables: [new File([], "a.csv")] }), false);
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

test("answers as people type them are read where one name alone is meant, and it is said which", async () => {
  const names = ["Yes", "No", "Never or Often"];
  const found = async (text: string, known = names) => {
    const { file, meant } = underNames(pastedFile(text), known, ["Were you bullied?"]);
    return { text: await file.text(), meant };
  };
  const expected = "report,count\nYes,2\nNo,1\n";
  for (const text of [
    "yes\nYES \nno",
    "Yes.\nYes!\nNo",
    "1. Yes\n2. Yes\n3. No",
    "(1) yes\n(2) yes\n(3) no",
    "1. Yes\n1. Yes\n2. No",
    "- Yes\n- Yes\n- No",
    "• Yes\n• yes\n•No",
    "> Yes\n> > Yes\n>No",
    "“Yes”\n„Yes“\n'No'",
    "yes: 2\nno: 1",
    "were you  bullied?\nYes\nYes\nNo",
  ]) {
    assert.equal((await found(text)).text, expected, JSON.stringify(text));
  }
  assert.deepEqual((await found("Yes\nyes\nYES\nNo")).meant, [{ name: "Yes", written: "yes", count: 2 }]);
  assert.equal((await found("never or  often")).text, "report,count\nNever or Often,1\n");
  // A text that several may mean, a count before an answer and a question that has a count stay as they are, to be refused.
  for (const [text, known] of [
    ["yes", ["Yes", "YES"]],
    ["101. Yes\n199. No", names],
    ["101 Yes\n199 No", names],
    ["-1", ["1", "0"]],
    ["Yes or No", names],
    ["Were you bullied?, 300\nYes, 2", names],
  ] as const) {
    const { file, meant } = underNames(pastedFile(text), [...known], ["Were you bullied?"]);
    assert.deepEqual(meant, [], text);
    assert.equal(await file.text(), await pastedFile(text).text(), text);
  }
});

test("an error names the line of the text, whatever was read otherwise", () => {
  const { file } = underNames(pastedFile("Question\nyes\nyes\n\nmaybe"), ["Yes"], ["Question"]);
  assert.deepEqual(asPasted(file, { line: 3 }), { line: 5 });
});
