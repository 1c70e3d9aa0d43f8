// SPDX-License-Identifier: GPL-3.0-or-later
/** A table that is written as a workbook or as Parquet and read again is the same. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { unzipSync } from "fflate";
import { parquetMetadata } from "hyparquet";
import { count } from "../../wasm/files/count.js";
import { toParquet } from "../../wasm/files/formats/parquet-out.js";
import { toXlsx } from "../../wasm/files/formats/xlsx-out.js";
import { scan } from "../../wasm/files/table.js";
import { rejects, source } from "./helpers.js";
import { batches, bytesOf, converted } from "./tables.js";

const WRITERS = { workbook: toXlsx, "Parquet file": toParquet };

const AWKWARD = [
  ["007", "=1+1", " a ", 'ä, "b"', ""],
  ["1e5", "TRUE", "line\nbreak", "😀", "'quoted"],
  ["<b>&amp;</b>", "_x000D_", "_x005F_x000D_", "a;b|c\td", "-5"],
  ["", "", "", "", ""],
  ["cr\rlf\r\nend", "]]>", "&#x41;", "\u00a0nbsp", "最後"],
  ["+1", "@x", "#N/A", "2024-01-01", "0.1"],
];
const HEADER = ["one", "two, three", "=four", "5", "ü"];

/** The cells as the CSV has them, which is read by a program that shares nothing with the one that wrote it. */
async function readBack(text: string): Promise<string[][]> {
  const rows: string[][] = [];
  let [cell, row, quoted]: [string, string[], boolean] = ["", [], false];
  for (const character of text.replace(/^\uFEFF/, "").replaceAll('""', "\0")) {
    if (character === '"') quoted = !quoted;
    else if (!quoted && (character === "," || character === "\n")) {
      row.push(cell.replaceAll("\0", '"'));
      cell = "";
      if (character === "\n") rows.push(row.splice(0));
    } else cell += character;
  }
  return rows;
}

for (const [what, write] of Object.entries(WRITERS)) {
  test(`awkward cells pass through a ${what} unchanged`, async () => {
    const bytes = await bytesOf(write(batches([HEADER, ...AWKWARD], 2)));
    const { text, notes } = await converted(bytes);
    assert.deepEqual(await readBack(text), [HEADER, ...AWKWARD]);
    assert.deepEqual(notes, []);
  });

  test(`a ${what} of a single column keeps its empty answers`, async () => {
    const bytes = await bytesOf(write(batches([["answer"], ["yes"], [""], ["no"], [""]])));
    const { text } = await converted(bytes);
    const seen: string[][] = [];
    const { rows } = await scan(source(text), {}, () => (batch) => seen.push(...batch.rows));
    assert.equal(rows, 4);
    assert.deepEqual(seen, [["yes"], [""], ["no"], [""]]);
  });

  test(`people counted from a ${what} are those of the table, all of Adult`, async () => {
    const { tables } = JSON.parse(readFileSync("web/figures/adult.json", "utf8"));
    for (const { secret, data, secrets, categories, counts } of tables.slice(0, 2)) {
      const people: string[][] = secrets.flatMap((s: string, i: number) =>
        categories.flatMap((x: string, j: number) => Array.from({ length: counts[i][j] }, () => [s, x])),
      );
      assert.equal(people.length, 32_561);
      const bytes = await bytesOf(write(batches([[secret, data], ...people])));
      const { text } = await converted(bytes);
      const table = await count(source(text), { secret, data });
      assert.deepEqual(table.secret.categories.toSorted(), secrets.toSorted());
      for (const [i, s] of secrets.entries()) {
        for (const [j, x] of categories.entries()) {
          const at =
            table.secret.categories.indexOf(s) * table.data.categories.length + table.data.categories.indexOf(x);
          assert.equal(table.data.categories.includes(x) ? table.weights[at] : 0, counts[i][j], `${s}, ${x}`);
        }
      }
    }
  });

  test(`the same rows make the same ${what}`, async () => {
    const once = await bytesOf(write(batches([HEADER, ...AWKWARD])));
    assert.deepEqual(await bytesOf(write(batches([HEADER, ...AWKWARD], 1))), once);
  });

  test(`half a character is refused, not written as another one, in a ${what}`, async () => {
    await assert.rejects(bytesOf(write(batches([["a"], ["\ud800"]]))), /half a character/);
  });
}

test("a Parquet file has row groups of bounded size, which are read one by one", async () => {
  const rows = Array.from({ length: 250_000 }, (_, i) => [`p${i}`, String(i % 7)]);
  const bytes = await bytesOf(toParquet(batches([["id", "x"], ...rows])));
  const { row_groups: groups } = parquetMetadata(bytes);
  assert.deepEqual(
    groups.map((group) => Number(group.num_rows)),
    [100_000, 100_000, 50_000],
  );
  const { text, lines } = await converted(bytes);
  assert.ok(text === `id,x\n${rows.map((row) => `${row.join(",")}\n`).join("")}`);
  assert.equal(lines.row(150_002), 150_001, "the header is no row");
  assert.equal(lines.marks.length, 1);
});

test("more rows, columns or characters than a workbook has room for are refused with what to do", async () => {
  async function* many() {
    yield [["x"]];
    const rows = Array.from({ length: 1 << 16 }, () => [""]);
    for (let i = 0; i < 16; i++) yield rows;
  }
  const error = await rejects(bytesOf(toXlsx(many(), "out.xlsx")), "too_large", { file: "out.xlsx" });
  assert.match(error.message, /1,048,575 rows/);
  assert.match(error.remedy, /CSV or Parquet/);
  await rejects(bytesOf(toXlsx(batches([Array.from({ length: 16_385 }, String)]))), "too_large");
  await rejects(bytesOf(toXlsx(batches([["a"], ["x".repeat(32_768)]]))), "too_large", { row: 2 });
});

test("a workbook that would be too large to be read again is refused with what to do", async () => {
  const rows = Array.from({ length: 1000 }, () => ["x".repeat(1000)]);
  const whole = await bytesOf(toXlsx(batches(rows), "out.xlsx"));
  const unpacked = Object.values(unzipSync(whole)).reduce((sum, part) => sum + part.length, 0);
  assert.deepEqual(await bytesOf(toXlsx(batches(rows), "out.xlsx", unpacked)), whole);
  const error = await rejects(bytesOf(toXlsx(batches(rows), "out.xlsx", unpacked - 1)), "too_large", {
    file: "out.xlsx",
  });
  assert.match(error.message, /512 MB unpacked/);
  assert.match(error.remedy, /CSV or Parquet/);
});

test("a name that stands twice is refused where a Parquet file would have two columns of it", async () => {
  await rejects(bytesOf(toParquet(batches([["a", "a"]]))), "bad_request");
});
