// SPDX-License-Identifier: GPL-3.0-or-later
/** The people that the page asks for, and the precision of those that there are, are those that `sluice plan` names for the same settings. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { peopleFor, withinFor } from "../../web/features/ask/people.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

for (const [answers, epsilon] of [
  [2, 0.5],
  [5, 1],
  [8, 1],
  [12, 2],
  [25, 0.7],
] as const) {
  test(`page and command line name the same number of people, and the same precision: ${answers} answers, level ${epsilon}`, () =>
    inFolder(async (folder) => {
      const names = Array.from({ length: answers }, (_, i) => `answer ${i}`);
      const made = await folder.run("question", "mood", ...names, "--epsilon", `${epsilon}`, "-o", "mood.json");
      assert.equal(made.code, 0, made.stderr);
      const { stdout } = await folder.run("plan", "mood.json", "--within", "0.05", "--json");
      assert.equal(await peopleFor(await realEngine(), answers, epsilon), JSON.parse(stdout).people.each);
      const { stdout: precision } = await folder.run("plan", "mood.json", "--people", "300", "--json");
      assert.equal(await withinFor(await realEngine(), answers, epsilon, 300), JSON.parse(precision).halfWidth.each);
    }));
}
