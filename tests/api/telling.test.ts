// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's sentences on an answer before its report is drawn, against the channel of the file. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { designFrom } from "../../wasm/protocol/explain.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { isMarks } from "../../wasm/protocol/unary-encoding.js";
import { answerAfterMarks, answerLeakage } from "../../web/facts/answer-leakage.js";
import { questions } from "../../web/facts/odds.js";

const folder = "tests/vectors/protocols";
const files = readdirSync(folder).map((name) => readProtocol(readFileSync(`${folder}/${name}`, "utf8"), name));
const near = (one: number, other: number) => assert.ok(Math.abs(one - other) < 1e-12, `${one} is not ${other}`);

test("what a report tells of the answer is what its senders say", () => {
  let seen = 0;
  for (const file of files) {
    const { channel, data, secret, prior, seesSecret } = file;
    if (isMarks(channel)) continue;
    const [a, b] = [data.categories.length, channel.reports.length];
    const chance = (s: number, x: number, y: number) =>
      Number(channel.weights[seesSecret ? s * a + x : x]?.[y]) / 2 ** 62;
    const total = prior.flat().reduce((sum, n) => sum + n, 0);
    const joint = (x: number, y: number) =>
      prior.reduce((sum, row, s) => sum + ((row[x] ?? 0) / total) * chance(s, x, y), 0);
    for (let input = 0; input < channel.weights.length; input += 1) {
      const [s, x] = [seesSecret ? Math.floor(input / a) : 0, input % a];
      const possible = channel.reports.map((_, y) => y).filter((y) => chance(s, x, y) > 0);
      const own = (y: number) => joint(x, y) / data.categories.reduce((sum, _, other) => sum + joint(other, y), 0);
      const telltale = possible.filter((y) => own(y) > 1 - 1e-9);
      const found = answerLeakage(designFrom(file), input);
      near(
        found.tells,
        telltale.reduce((sum, y) => sum + chance(s, x, y), 0),
      );
      near(found.most, Math.max(0, ...possible.filter((y) => !telltale.includes(y)).map(own)));
      if (!seesSecret) {
        near(
          found.asItIs,
          possible
            .filter((y) => channel.reports[y] === data.categories[x])
            .reduce((sum, y) => sum + chance(s, x, y), 0),
        );
      }
      assert.ok(found.secret && found.secret.category < secret.categories.length);
      seen += 1;
    }
    assert.ok(b > 0);
  }
  assert.ok(seen > 20);
});

test("of marks the one that says most of the answer is its own mark alone", () => {
  const file = files.find(({ channel }) => isMarks(channel));
  assert.ok(file);
  const design = designFrom(file);
  const a = file.data.categories.length;
  for (let x = 0; x < a; x += 1) {
    const { most, tells } = answerLeakage(design, x);
    assert.equal(tells, 0);
    const sets = Array.from({ length: 2 ** a }, (_, set) =>
      file.data.categories.flatMap((_, y) => ((set >> y) & 1 ? [y] : [])),
    );
    const all = sets.map((set) => answerAfterMarks(design, x, set));
    near(most, Math.max(...all));
    near(most, answerAfterMarks(design, x, [x]));
  }
});

test("cells that were merged lead to the category that they were merged into, and missing ones to none", () => {
  const [file] = files.filter(({ data, channel }) => !data.columns && !isMarks(channel));
  assert.ok(file);
  const design = designFrom(file);
  const [into = ""] = design.data.categories;
  const merged = [{ into, cells: ["abroad", into, "islands"] }];
  const [question] = questions({ ...design, coding: [{ column: design.data.name, merged, missing: ["?"] }] });
  assert.deepEqual(question?.cells[0], ["abroad", "islands"]);
  question.values.forEach((value, v) => {
    if (v > 0) assert.deepEqual(question.cells[v], value === "" ? ["?"] : []);
  });
});
