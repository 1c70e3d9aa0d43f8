// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line's words on how it reads a file, and the options that change it. */
import assert from "node:assert/strict";
import { writeFileSync } from "node:fs";
import { test } from "node:test";
import { inFolder } from "./run-cli.js";

const ASKED = ["--secret", "sex", "--release", "x", "--guarantee", "lip", "--epsilon", "0.5", "--json"];
const rows = (of: (i: number) => string) => Array.from({ length: 600 }, (_, i) => of(i)).join("\n");

test("a line at the terminal says how a file is read and why, once, and not with --quiet", () =>
  inFolder(async (folder) => {
    folder.write("people.csv", `sep=;\nsex;x\n${rows((i) => `${i % 3 ? "f" : "m"};${i % 2 ? "a" : "b"}`)}\n`);
    const { code, stderr } = await folder.run("design", "people.csv", ...ASKED);
    assert.equal(code, 0, stderr);
    assert.equal(
      stderr.split("\n")[0],
      "people.csv is read as UTF-8 (its letters are all A to Z), cells between semicolons " +
        "(its first line says so), names in the first line (it does not look like the rows below it).",
    );
    assert.equal((await folder.run("design", "people.csv", ...ASKED, "--quiet")).stderr, "");
  }));

test("numbers that can be read in two ways are refused with both, and read as --decimal or --thousands say", () =>
  inFolder(async (folder) => {
    folder.write(
      "pay.csv",
      `sex;x;n\n${rows((i) => `${i % 3 ? "f" : "m"};${i % 2 ? "a" : "b"};${1 + (i % 4)}.200`)}\n`,
    );
    const run = (...more: string[]) => folder.run("design", "pay.csv", ...ASKED, "--weight", "n", ...more);
    const refused = await run();
    assert.equal(refused.code, 2);
    assert.match(refused.stderr, /"1\.200" can be read in two ways: as 1\.200 with a decimal point, as 1200 with a/);
    assert.match(refused.stderr, /--decimal=point or --decimal=comma/);
    for (const [option, people] of [
      ["--decimal=point", 1620],
      ["--decimal=comma", 1_620_000],
      ["--thousands=point", 1_620_000],
    ] as const) {
      const { code, stdout, stderr } = await run(option);
      assert.equal(code, 0, stderr);
      assert.ok(Math.abs(JSON.parse(stdout).sampleSize - people) < 1e-6, option);
      assert.match(stderr, /numbers in "n" have a decimal (point|comma) \(as you said\)/);
    }
    assert.match((await run("--decimal=comma", "--thousands=comma")).stderr, /cannot both be the comma/);
  }));

test("weights with decimal commas weigh a file of reports, and what settles them is told", () =>
  inFolder(async (folder) => {
    folder.write("people.csv", `sex;x\n${rows((i) => `${i % 3 ? "f" : "m"};${i % 2 ? "a" : "b"}`)}\n`);
    await folder.run("design", "people.csv", ...ASKED, "--protocol", "grr", "-o", "protocol.json");
    folder.write("reports.csv", `x;w\n${rows((i) => `${i % 2 ? "a" : "b"};${i % 2 ? "0,75" : "1.000,5"}`)}\n`);
    const { code, stdout, stderr } = await folder.run(
      "estimate",
      "protocol.json",
      "reports.csv",
      "--weight",
      "w",
      "--json",
    );
    assert.notEqual(code, 2, stderr);
    assert.match(stderr, /numbers in "w" have a decimal comma \("1\.000,5" cannot be read otherwise\)/);
    assert.ok(JSON.parse(stdout).groups.length > 0);
  }));

test("encoding, separator and header are as options say, and a workbook has none", () =>
  inFolder(async (folder) => {
    const cells = rows((i) => `${i % 3 ? "f" : "m"}^${i % 2 ? "Ko\x9aice" : "Wien"}`);
    writeFileSync(folder.at("towns.csv"), Buffer.from(`${cells}\n`, "latin1"));
    const asked = ["--secret", "column 1", "--release", "column 2", ...ASKED.slice(4)];
    const said = ["--encoding=windows-1252", "--separator=^", "--header=no"];
    const { code, stdout, stderr } = await folder.run("design", "towns.csv", ...asked, ...said);
    assert.equal(code, 0, stderr);
    assert.deepEqual(JSON.parse(stdout).data.categories, ["Košice", "Wien"]);
    assert.equal(JSON.parse(stdout).sampleSize, 600);
    assert.match(stderr, /Windows-1252 \(as you said\), cells between \^ \(as you said\), no names in the first line/);
    assert.match((await folder.run("design", "towns.csv", ...asked, "--separator=xx")).stderr, /single character/);
  }));

test("cells that look like codes for no answer are told with the option that counts them as missing", () =>
  inFolder(async (folder) => {
    folder.write(
      "people.csv",
      `sex,x\n${rows((i) => `${i % 3 ? "f" : "m"},${["1", "2", "3", "-99", "NA"][i % 5]}`)}\n`,
    );
    const { stderr } = await folder.run("design", "people.csv", ...ASKED);
    assert.match(stderr, /"-99", "NA" in "x" look like codes for no answer.* --missing=-99 --missing=NA counts/);
    const { stdout, stderr: silent } = await folder.run(
      "design",
      "people.csv",
      ...ASKED,
      "--missing=-99",
      "--missing=NA",
    );
    assert.doesNotMatch(silent, /no answer/);
    assert.deepEqual(JSON.parse(stdout).data.categories, ["", "1", "2", "3"]);
  }));

test("a code with blanks or marks of a shell is told as a shell takes it", () =>
  inFolder(async (folder) => {
    folder.write("people.csv", `sex,x\n${rows((i) => `${i % 3 ? "f" : "m"},${["1", "2", "k. A.", "?"][i % 4]}`)}\n`);
    const { stderr } = await folder.run("design", "people.csv", ...ASKED);
    assert.match(stderr, / --missing='\?' --missing='k\. A\.' counts/);
  }));
