// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Random texts for as many minutes as SLUICE_CSV_MINUTES says (1). They are read by Sluice, by its parser in TypeScript
 * alone and, where there is one, by Python's csv module. SLUICE_SEED begins elsewhere.
 */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { test } from "node:test";
import { asCell } from "../../wasm/common/characters.js";
import { bySluice, compare, randomLayout, randomText } from "./csv-differential.js";
import { dice } from "./helpers.js";

const MINUTES = Number(process.env.SLUICE_CSV_MINUTES ?? 1);
const FIRST = Number(process.env.SLUICE_SEED ?? 1_000_000);

test(`the parser alone reads the same, or refuses at the same line, for ${MINUTES} minutes`, async () => {
  const end = Date.now() + 60_000 * MINUTES;
  let [read, seed] = [0, FIRST];
  for (; Date.now() < end; seed++) read += (await compare(dice(seed), seed)) ? 1 : 0;
  console.log(`${seed - FIRST} texts, of which ${read} are read`);
  assert.ok(read > 100);
});

const PYTHON = `
import csv, io, json, sys
for line in sys.stdin:
    text, delimiter = json.loads(line)
    print(json.dumps(list(csv.reader(io.StringIO(text, newline=""), delimiter=delimiter))))
`;

test("Python's csv module reads the same rows of what Sluice reads", { skip: !hasPython() }, async () => {
  const texts: { text: string; seed: number; rows: string[][]; passed: number }[] = [];
  const lines: string[] = [];
  for (let seed = FIRST; texts.length < 20_000; seed++) {
    const roll = dice(seed);
    const layout = { ...randomLayout(roll), columns: undefined };
    // In a single column Python does not tell a blank line from an empty pair of quotes.
    if (layout.width < 2) continue;
    const bytes = randomText(roll, layout.delimiter, layout.width);
    const found = await bySluice(bytes, layout, 1 << 18);
    if (!("rows" in found)) continue;
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
    // Nor does it where one stands among the rows that are passed over.
    if (/^\s*""\s*$/m.test(text)) continue;
    texts.push({ text, seed, rows: found.rows, passed: layout.passed });
    lines.push(JSON.stringify([text, layout.delimiter]));
  }
  const { stdout, stderr } = spawnSync("python3", ["-c", PYTHON], {
    input: `${lines.join("\n")}\n`,
    encoding: "utf8",
    maxBuffer: 1 << 30,
  });
  const answers = stdout.trim().split("\n");
  assert.equal(answers.length, texts.length, stderr);
  for (const [i, { text, seed, rows, passed }] of texts.entries()) {
    const cells = (JSON.parse(answers[i] as string) as string[][]).map((row) =>
      row.map((cell) => asCell(cell.replace(/\r\n?/g, "\n"))),
    );
    const others = cells.filter((row) => row.length > 1 || (row[0] ?? "") !== "").slice(passed);
    assert.deepEqual(rows, others, `seed ${seed}: ${JSON.stringify(text)}`);
  }
});

function hasPython(): boolean {
  return spawnSync("python3", ["--version"]).status === 0;
}
