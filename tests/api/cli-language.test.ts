// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line in the language of the person: errors that catalogues have, and nothing that a program reads. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { languageIn } from "../../wasm/cli/language.js";
import { DESIGN, testInFolder } from "./cli-folder.js";
import { start } from "./run-cli.js";

test("the language is that of LC_ALL, then of LC_MESSAGES, then of LANG, where there is a catalogue", () => {
  const found: [NodeJS.ProcessEnv, string | undefined][] = [
    [{}, undefined],
    [{ LANG: "nl_NL.UTF-8" }, "nl"],
    [{ LANG: "de" }, "de"],
    [{ LANG: "de_AT@euro", LC_ALL: "" }, "de"],
    [{ LC_MESSAGES: "de_DE", LANG: "nl_NL" }, "de"],
    [{ LC_ALL: "C", LC_MESSAGES: "de_DE", LANG: "nl_NL" }, undefined],
    [{ LC_ALL: "C.UTF-8", LANG: "nl_NL" }, undefined],
    [{ LC_ALL: "nl-BE" }, "nl"],
    [{ LANG: "fr_FR.UTF-8" }, undefined],
    [{ LANG: "nll_NL" }, undefined],
    [{ LANG: "toString" }, undefined],
  ];
  for (const [environment, language] of found) assert.equal(languageIn(environment), language);
});

testInFolder("errors are told in Dutch and in German, with their advice", async (folder) => {
  folder.write("twice.csv", "income,region,region\na,b,c\n");
  const said = async (LC_ALL: string) =>
    (await start(["design", "twice.csv", ...DESIGN], folder.path, { LC_ALL }).outcome).stderr;
  assert.match(
    await said("nl_NL.UTF-8"),
    /De naam “region” staat twee keer in de kopregel \(kolommen 2 en 3\)\.\n {2}Geef /,
  );
  assert.match(await said("de_DE.UTF-8"), /„region“.*\(Spalten 2 und 3\)\.\n {2}Geben Sie /);
  for (const other of ["C", "fr_FR.UTF-8"])
    assert.match(await said(other), /The name "region" stands twice|twice in the header/);
});

testInFolder("an error without a translation, usage and help stay in English", async (folder) => {
  const run = (...args: string[]) => start(args, folder.path, { LC_ALL: "nl_NL.UTF-8" }).outcome;
  assert.match((await run("design", "gone.csv", ...DESIGN)).stderr, /There is no such file/);
  assert.match((await run("desgin")).stderr, /there is no command "desgin"/);
  assert.equal((await run("design", "--help")).stdout, (await folder.run("design", "--help")).stdout);
});

testInFolder("JSON and files are the same in every language", async (folder) => {
  for (const LC_ALL of ["nl_NL.UTF-8", "de_DE.UTF-8"]) {
    const run = async (...args: string[]) => {
      const { code, stdout, stderr } = await start(args, folder.path, { LC_ALL }).outcome;
      assert.equal(code, 0, stderr);
      return stdout;
    };
    const english = await folder.run("audit", "protocol.json", "--json");
    assert.equal(await run("audit", "protocol.json", "--json"), english.stdout);
    // Beside the file there are settings for readers, to which a salt belongs.
    const unsalted = folder.read("protocol.json").replace(/^ {2}"salt": "[0-9a-f]{64}",\n/m, "");
    assert.equal(await run("design", "people.csv", ...DESIGN, "-o", "-"), unsalted);
  }
  // Also where an error stands in the document.
  folder.write("other.csv", "income,region\nhigh,east\n");
  const audit = ["audit", "protocol.json", "other.csv", "--json"];
  const dutch = await start(audit, folder.path, { LC_ALL: "nl_NL.UTF-8" }).outcome;
  const english = await folder.run(...audit);
  assert.equal(dutch.stdout, english.stdout);
  assert.notEqual(dutch.stderr, english.stderr);
});
