// SPDX-License-Identifier: GPL-3.0-or-later
/** Spellings that read the same are one category, and nothing of that happens without a word. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { folded, foreignLetter } from "../../wasm/common/characters.js";
import type { Said } from "../../wasm/common/said.js";
import type { ColumnChoice } from "../../wasm/contract/file-types.js";
import { count } from "../../wasm/files/count.js";
import { meaningAmong } from "../../wasm/files/look-alikes.js";
import { privatise } from "../../wasm/files/privatise.js";
import { countReports } from "../../wasm/files/report-counts.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { testInFolder } from "./cli-folder.js";
import { rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { assertSaid } from "./translations.js";

const engine = await realEngine();

const NFC = "D\u00fcren";
const NFD = "Du\u0308ren";
const CHOICE = { secret: "s", data: "x" };

/** A table of these cells in the column x, each so often; the other column never decides. */
const table = (cells: [cell: string, rows: number][]) =>
  `s,x\n${cells.flatMap(([cell, rows]) => Array.from({ length: rows }, (_, i) => `${i % 2 ? "ill" : "well"},"${cell}"`)).join("\n")}\n`;

async function counted(cells: [string, number][], more: Partial<ColumnChoice> = {}) {
  const notes: Said[] = [];
  const found = await count(source(table(cells)), { ...CHOICE, ...more }, { onNote: (note) => notes.push(note) });
  for (const note of notes) assertSaid(note, ["а"]);
  const width = found.data.categories.length;
  const rows = found.data.categories.map((_, x) => (found.weights[x] ?? 0) + (found.weights[width + x] ?? 0));
  return { categories: found.data.categories, rows, notes, table: found };
}

/** Two spellings of an answer, of which the first has more rows. */
const ONE: [name: string, first: string, second: string][] = [
  ["two ways to write an accent", NFC, NFD],
  ["the other way round", NFD, NFC],
  ["two blanks", "New York", "New  York"],
  ["a no-break space", "New York", "New\u00a0York"],
  ["a narrow no-break space", "New York", "New\u202fYork"],
  ["a tab", "New York", "New\tYork"],
  ["a line break", "New York", "New\nYork"],
  ["a zero-width space", "Bonn", "Bo\u200bnn"],
  ["a word joiner at the end", "Bonn", "Bonn\u2060"],
  ["a soft hyphen", "Bonn", "Bo\u00adnn"],
  ["a mark of direction at the end", "Bonn", "Bonn\u200e"],
  ["a zero-width space before an accent", NFC, "Du\u200b\u0308ren"],
  ["an empty Braille pattern", "New York", "New\u2800York"],
];

for (const [name, first, second] of ONE) {
  test(`joins what differs by ${name}, under the commonest spelling`, async () => {
    const { categories, rows, notes } = await counted([
      ["other", 4],
      [second, 2],
      [first, 3],
    ]);
    assert.deepEqual(categories, [first, "other"].sort());
    assert.equal(rows[categories.indexOf(first)], 5);
    assert.deepEqual(
      notes.map(({ id, values }) => [id, values.category, values.rows]),
      [["spelling-joined", first, 2]],
    );
    assert.match(String(notes[0]?.text), /U\+[0-9A-F]{4}|nothing/, "the difference is named");
  });
}

const APART: [name: string, first: string, second: string][] = [
  ["capitals", "bonn", "Bonn"],
  ["an accent", "Duren", NFC],
  ["width", "A", "\uff21"],
  ["a blank that is left out", "New York", "NewYork"],
  ["a hyphen", "New-York", "New York"],
];

for (const [name, first, second] of APART) {
  test(`keeps apart what differs by ${name}`, async () => {
    const { categories, notes } = await counted([
      [first, 2],
      [second, 2],
    ]);
    assert.equal(categories.length, 2);
    const told = name.startsWith("a blank") ? [] : ["typed-alike"];
    assert.deepEqual(
      notes.map(({ id }) => id),
      told,
    );
  });
}

test("the same people give the same spelling in any order", async () => {
  const one = await counted([
    [NFC, 2],
    [NFD, 2],
    ["b", 2],
  ]);
  const other = await counted([
    ["b", 2],
    [NFD, 2],
    [NFC, 2],
  ]);
  assert.deepEqual(one.categories, other.categories);
  assert.deepEqual(one.rows, other.rows);
});

test("a letter of another alphabet within a Latin word is told and joined with nothing", async () => {
  const { categories, notes } = await counted([
    ["P\u0430ris", 2],
    ["Bonn", 2],
  ]);
  assert.ok(categories.includes("P\u0430ris"));
  assert.deepEqual(
    notes.map(({ id, values }) => [id, values.code]),
    [["scripts-mixed", "U+0430"]],
  );
  // Beside its twin nobody could tell the two apart.
  const error = await rejects(
    counted([
      ["P\u0430ris", 2],
      ["Paris", 2],
    ]),
    "bad_table",
  );
  assert.match(error.message, /U\+0430/);
});

test("words of one alphabet each, and units, are no mixture", () => {
  for (const text of ["Paris", "Москва", "Paris Москва", "µm", "β-carotene", "naïve", ""])
    assert.equal(foreignLetter(text), undefined, text);
  assert.equal(foreignLetter("Tοm"), "ο");
});

test("rules name a cell in any spelling, and a schema's spelling stays", async () => {
  const rules = await counted(
    [
      [NFD, 2],
      ["Bonn", 2],
      ["k.\u00a0A.", 2],
    ],
    {
      coding: [{ column: "x", missing: ["k. A."], merged: [{ into: "west", cells: [NFC, "Bonn"] }] }],
    },
  );
  assert.deepEqual(rules.categories, ["", "west"]);
  const fixed = await counted(
    [
      [NFD, 3],
      [NFC, 1],
      ["Bonn", 2],
    ],
    {
      categories: [{ column: "x", values: [NFC, "Bonn"] }],
    },
  );
  assert.deepEqual(fixed.categories, [NFC, "Bonn"]);
  assert.deepEqual(fixed.rows, [4, 2]);
});

test("a cell called like a range is still no number", async () => {
  const choice = { coding: [{ column: "x", edges: [20] }] };
  await rejects(
    counted(
      [
        ["10", 2],
        ["30", 2],
        ["below 20", 1],
      ],
      choice,
    ),
    "unknown_category",
  );
});

const design = async (cells: [string, number][]) => {
  const { table } = await counted(cells);
  return toProtocolFile(engine.design({ table, notion: "lip", epsilon: 1, protocol: "optimal" }));
};

test("a cell that reads like one category of a protocol is that category, and is told", async () => {
  const protocol = await design([
    [NFC, 4],
    ["New York", 4],
  ]);
  assert.deepEqual(protocol.data.categories, [NFC, "New York"]);
  for (const once of [undefined, { secret: "0".repeat(64) }]) {
    const notes: Said[] = [];
    const file = source(
      table([
        [NFD, 3],
        ["New\u00a0York", 1],
        [NFC, 2],
      ]),
    );
    const choice = { write: "reports" as const, keep: [], ...(once && { once }) };
    const { rows } = await privatise(engine, file, protocol, choice, { onNote: (note) => notes.push(note) });
    assert.equal(rows, 6);
    assert.deepEqual(
      notes.map(({ values }) => [values.category, values.rows]),
      [
        [NFC, 3],
        ["New York", 1],
      ],
    );
  }
});

test("what is no category is refused, and where it looks like one by its characters", async () => {
  const protocol = await design([
    ["Paris", 4],
    ["Bonn", 4],
  ]);
  const privatised = (cell: string) =>
    privatise(engine, source(table([[cell, 1]])), protocol, { write: "reports", keep: [] });
  const error = await rejects(privatised("P\u0430ris"), "unknown_category", { line: 2 });
  assert.match(error.remedy, /^It looks like "Paris", but has U\+0430.* where that has U\+0061/);
  assert.match((await rejects(privatised("Pariss"), "unknown_category")).remedy, /^Did you mean "Paris"/);
});

test("of two names that read the same the exact one is meant, and neither by a third spelling", () => {
  const meant = meaningAmong([NFC, NFD, "Bonn"]);
  assert.equal(meant(NFC), NFC);
  assert.equal(meant(NFD), NFD);
  assert.equal(meant("Du\u200b\u0308ren"), "Du\u200b\u0308ren");
  assert.equal(meant("Bonn\u200b"), "Bonn");
  assert.equal(folded(meant("Bo nn")), "Bo nn");
});

test("reports are known in any spelling, and told", async () => {
  const protocol = await design([
    [NFC, 4],
    ["New York", 4],
  ]);
  const [column] = [`${protocol.data.name}`];
  const reports = protocol.channel.reports;
  const spelt = (reports[0] as string).normalize("NFD").replaceAll(" ", "\u00a0");
  assert.notEqual(spelt, reports[0]);
  const notes: Said[] = [];
  const { counts } = await countReports(
    source(`${column},z\n"${spelt}",1\n"${spelt}",2\n"${reports[1]}",3\n`),
    protocol,
    { written: "reports", as: "rows" },
    { onNote: (note) => notes.push(note) },
  );
  assert.deepEqual(counts.slice(0, 2), [2, 1]);
  assert.deepEqual(
    notes.map(({ values }) => values.rows),
    [2],
  );
});

testInFolder("the command line says which spellings were joined", async (folder) => {
  folder.write(
    "spelt.csv",
    table([
      [NFC, 6],
      [NFD, 2],
      ["Bonn", 6],
    ]),
  );
  const made = await folder.run(
    "design",
    "spelt.csv",
    "--secret",
    "s",
    "--release",
    "x",
    "--guarantee",
    "lip",
    "--epsilon",
    "1",
    "-o",
    "p.json",
  );
  assert.equal(made.code, 0, made.stderr);
  assert.match(made.stderr, /spelt\.csv: 2 rows have another spelling of "Düren" in x/);
  const { code, stderr } = await folder.run("privatise", "p.json", "spelt.csv", "-o", "out.csv");
  assert.equal(code, 0, stderr);
  assert.match(stderr, /2 rows have another spelling/);
});

test("a category with very many spellings is refused with how many there are", async () => {
  const unseen = (i: number) => Array.from(i.toString(2), (digit) => (digit === "0" ? "\u200b" : "\u200c")).join("");
  const cells = Array.from({ length: 10_001 }, (_, i): [string, number] => [`A${unseen(i)}B`, 1]);
  const error = await rejects(() => counted(cells), "too_many_categories", { column: "x" });
  assert.match(error.message, /more than 1000 different values \(10,?001 up to/);
});
