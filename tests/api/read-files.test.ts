// SPDX-License-Identifier: GPL-3.0-or-later
/** Numbers as people have them: of each column, whether it is read, and how, or refused, and why. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision, DialectChoice } from "../../wasm/contract/file-types.js";
import { count } from "../../wasm/files/count.js";
import { inspect } from "../../wasm/files/inspect.js";
import type { Source } from "../../wasm/files/source.js";
import { rejects, source } from "./helpers.js";
import { assertSaid } from "./translations.js";

const said = (content: string | Uint8Array, dialect: DialectChoice = {}): Source => ({ ...source(content), dialect });

interface Numbers {
  name: string;
  cells: string[];
  dialect?: DialectChoice;
  /** The sum as it is counted, and the mark of the decimals that is told. */
  sum?: number;
  told?: string;
  refused?: string;
}

const numbers: Numbers[] = [
  { name: "whole numbers", cells: ["1200", "3"], sum: 1203 },
  { name: "a point and one digit", cells: ["1.5", "2"], sum: 3.5, told: "point" },
  { name: "a comma and one digit", cells: ["1,5", "2"], sum: 3.5, told: "comma" },
  { name: "a point and three digits alone", cells: ["1.200", "950"], refused: "decimal-either" },
  { name: "a comma and three digits alone", cells: ["1,200", "950"], refused: "decimal-either" },
  {
    name: "three digits, said to be decimals behind a point",
    cells: ["1.200", "1"],
    dialect: { decimal: "point" },
    sum: 2.2,
    told: "point",
  },
  {
    name: "three digits, said to be thousands behind a point",
    cells: ["1.200", "1"],
    dialect: { decimal: "comma" },
    sum: 1201,
    told: "comma",
  },
  {
    name: "three digits, said to be thousands behind a comma",
    cells: ["1,200", "1"],
    dialect: { decimal: "point" },
    sum: 1201,
    told: "point",
  },
  {
    name: "three digits, and one cell that settles them as thousands",
    cells: ["1,200", "1.5"],
    sum: 1201.5,
    told: "point",
  },
  {
    name: "three digits, and one cell that settles them as decimals",
    cells: ["1.200", "12.34"],
    sum: 13.54,
    told: "point",
  },
  { name: "0,125 and 1,250", cells: ["0,125", "1,250"], sum: 1.375, told: "comma" },
  { name: "English thousands with decimals", cells: ["1,234.5", "2"], sum: 1236.5, told: "point" },
  { name: "German thousands with decimals", cells: ["1.000,5", "2"], sum: 1002.5, told: "comma" },
  { name: "two groups of thousands", cells: ["1.234.567", "2.000"], sum: 1236567, told: "comma" },
  { name: "Swiss thousands", cells: ["1'234.50", "1’000"], sum: 2234.5, told: "point" },
  { name: "French thousands", cells: ["1\u202f234,5", "1 000"], sum: 2234.5, told: "comma" },
  { name: "both marks in one column", cells: ["1.5", "1,5"], refused: "decimal-other" },
  { name: "numbers of a workbook, which are no texts", cells: ["1.234", "2"], dialect: { typed: true }, sum: 3.234 },
  {
    name: "texts with commas in a workbook",
    cells: ["1,200", "2"],
    dialect: { typed: true },
    refused: "decimal-either",
  },
];

for (const { name, cells, dialect = {}, sum, told, refused } of numbers) {
  test(`weights and ranges of ${name} are ${refused ? "refused" : "read"}`, async () => {
    const rows = cells.map((cell, i) => `${i % 2 ? "f" : "m"};${i % 2 ? "a" : "b"};${cell}`).join("\n");
    const file = said(`sex;x;n\n${rows}\n`, { ...dialect, ...(dialect.typed && { separator: ";" }) });
    const heard: string[] = [];
    const task = {
      onDecimal: (column: string, { value, why }: Decision<string>) => {
        assertSaid(why);
        heard.push(`${column} ${value}`);
      },
    };
    const weighing = () => count(file, { secret: "sex", data: "x", weight: "n" }, task);
    const ranges = () => count(file, { secret: "sex", data: "n", coding: [{ column: "n", edges: [100] }] }, task);
    if (refused !== undefined) {
      for (const work of [weighing, ranges]) assert.equal((await rejects(work, "bad_file")).id, refused);
      return;
    }
    const { weights } = await weighing();
    assert.ok(Math.abs(weights.reduce((all, one) => all + one, 0) - (sum ?? Number.NaN)) < 1e-9, `${weights}`);
    assert.deepEqual(heard, told === undefined || dialect.typed ? [] : [`n ${told}`]);
    const [column] = (await inspect(file)).columns.slice(2);
    assert.equal(column?.numeric || column?.comma, true);
    assert.equal(column?.either, undefined);
    assert.deepEqual(
      column?.numbers && Math.round(1e6 * column.numbers.reduce((all, one) => all + one, 0)),
      Math.round(1e6 * (sum ?? 0)),
    );
  });
}

test("a file of ranges says in its protocol that it has a decimal comma, which nobody had to say", async () => {
  const file = said("sex;n\nm;0,75\nf;1.200\nf;0,5\nm;2.000,5\n");
  const { coding, data } = await count(file, { secret: "sex", data: "n", coding: [{ column: "n", edges: [100] }] });
  assert.deepEqual(coding, [{ column: "n", edges: [100], comma: true }]);
  assert.deepEqual(data.categories, ["below 100", "100 or more"]);
});

test("rules that say that there is a decimal comma leave nothing to be asked", async () => {
  const coding = [{ column: "n", edges: [100], comma: true as const }];
  const file = said("sex;n\nm;1,200\nf;1.200\nf;1,250\n");
  const { data, weights } = await count(file, { secret: "sex", data: "n", coding });
  assert.deepEqual(data.categories, ["below 100", "100 or more"]);
  assert.deepEqual([...weights], [1, 1, 1, 0]);
});

test("a column whose numbers can be read in two ways is told with an example, also far down in the file", async () => {
  const filler = "m;3\n".repeat(400_000);
  const file = (cell: string) => said(`sex;n\n${filler}f;${cell}\n`);
  const [, column] = (await inspect(file("1.200"))).columns;
  assert.deepEqual(column?.either, { cell: "1.200", point: "1.200", comma: "1200" });
  const ranges = { secret: "sex", data: "n", coding: [{ column: "n", edges: [100] }] };
  const late = await rejects(() => count(file("1.200"), ranges), "bad_file", { line: 400_002, column: "n" });
  assert.equal(late.id, "decimal-either");
  // Settled only where the protocol's rules were written already.
  assert.equal((await rejects(() => count(file("0,5"), ranges), "bad_file", { line: 400_002 })).id, "decimal-unknown");
});
