// SPDX-License-Identifier: GPL-3.0-or-later
/** Rows where files were joined, and cells that are kept beside them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parquetWriteBuffer } from "hyparquet-writer";
import type { Engine } from "../../wasm/contract/engine.js";
import type { DialectChoice, Layout } from "../../wasm/contract/file-types.js";
import { privatise } from "../../wasm/files/privatise.js";
import { fakeEngine, protocol } from "./fake-engine.js";
import { source } from "./helpers.js";
import { cells, converted, row } from "./tables.js";

const faithful: Engine = { ...fakeEngine, sample: (_weights, _columns, inputs) => inputs.slice() };

async function kept(text: string | Uint8Array, layout: Layout, dialect: DialectChoice = {}): Promise<string> {
  const choice = { write: "reports" as const, keep: ["id"], knowingly: ["id"] };
  const rows = { eachRow: "person", ...layout } as const;
  const file = await privatise(faithful, { ...source(text), layout: rows, dialect }, protocol, choice);
  return file.blob.text();
}

test("rows that are held back keep their own cells where a long row comes in pieces", async () => {
  const long = `"${"a".repeat(600_000)}"`;
  const rows = ["r1,no", "r2,no", "r3,no", `${long},no`, "r4,no", "r5,no", "r6,no"];
  const out = await kept(`id,x\n${rows.join("\n")}\n`, { skipLast: 2 });
  assert.equal(out, `id,x\n${rows.slice(0, -2).join("\n")}\n`);
});

test("people stay where the second of two files has no rows of labels", async () => {
  const layout: Layout = { labelRows: 1, repeatedHeader: "skip" };
  const first = "id,x\nwho,what\nr1,no\nr2,no\nr3,no\n";
  assert.equal(await kept(`${first}id,x\nr4,no\nr5,no\n`, layout), "id,x\nr1,no\nr2,no\nr3,no\nr4,no\nr5,no\n");
  assert.equal(await kept(`${first}${first}`, layout), `id,x\n${"r1,no\nr2,no\nr3,no\n".repeat(2)}`);
});

test("the mark that each file begins with hides no quoted names of columns", async () => {
  const one = '\ufeff"id","x"\n"r1","no"\n" r2 ","no"\n';
  const cells = '"r1",no\n" r2 ",no\n';
  const three = one.repeat(3);
  for (const bytes of [new TextEncoder().encode(three), Buffer.from(three, "utf16le")]) {
    await assert.rejects(kept(bytes, {}), { id: "header-repeated" });
    assert.equal(await kept(bytes, { repeatedHeader: "skip" }), `"id",x\n${cells.repeat(3)}`);
  }
  await assert.rejects(kept('id,x\na,\ufeff"no"\n', {}), { id: "blanks-before-quote" });
});

test("names in quotes and blanks of another program are the names again, whoever reads the file", async () => {
  const one = '"id","x"\n"r1",no\n';
  const other = `${"r2,no\n".repeat(300)}id , x\nr3,no\n`;
  for (const layout of [{}, { skipLast: 0 }, { skipLast: 1 }]) {
    await assert.rejects(kept(one + other, layout), { id: "header-repeated" });
    const people = `"r1",no\n${"r2,no\n".repeat(300)}${layout.skipLast ? "" : "r3,no\n"}`;
    assert.equal(await kept(one + other, { ...layout, repeatedHeader: "skip" }), `"id",x\n${people}`);
  }
});

test("rows that end in a separator, which the names do not, are read also where files were joined", async () => {
  const one = "id,x\nr1,no,\nr2,no,\n";
  await assert.rejects(kept(one + one, {}), { id: "header-repeated" });
  const layout: Layout = { repeatedHeader: "skip" };
  assert.equal(await kept(one + one, layout), "id,x\nr1,no\nr2,no\nr1,no\nr2,no\n");
});

test("names with blanks beyond ASCII are the names again, whoever reads the file", async () => {
  const one = `id,x\n${"r2,no\n".repeat(300)}`;
  for (const names of ["id\u00a0,x", "\u3000id,\u2003x", 'id,"x\u00a0"', "id,\ufeffx"]) {
    const text = `${one}${names}\nr3,no\n`;
    for (const skipLast of [undefined, 0, 1]) {
      const layout: Layout = skipLast === undefined ? {} : { skipLast };
      await assert.rejects(kept(text, layout), { id: "header-repeated" });
      assert.equal(await kept(text, { ...layout, repeatedHeader: "skip" }), one + (skipLast ? "" : "r3,no\n"));
    }
  }
});

/** As other files are turned into text. */
const MADE: DialectChoice = { encoding: "utf-8", separator: ",", typed: true };
const PEOPLE = Array.from({ length: 300 }, (_, i) => [`r${i}`, "no"]);

for (const [what, again] of [
  ["stands as it is", [["id", "x"]]],
  ["has blanks around its names", [["id ", "\u00a0x"]]],
  ["has an empty row above it", [[], ["id", "x"]]],
  [
    "comes twice",
    [
      ["id", "x"],
      ["id", "x"],
    ],
  ],
] as const) {
  test(`a header that comes again in a workbook or Parquet is asked about, and no person goes with it: it ${what}`, async () => {
    const rows = [["id", "x"], ...PEOPLE, ...again, ...PEOPLE];
    const sheet = rows.map((each, i) => (each.length === 0 ? "" : row(i + 1, [...each]))).join("");
    const texts = rows.slice(1).filter((each) => each.length > 0);
    const columnData = ["id", "x"].map((name, at) => ({
      name,
      data: texts.map((each) => each[at] as string),
      type: "STRING" as const,
    }));
    const all = `id,x\n${[...PEOPLE, ...PEOPLE].map((each) => `${each.join(",")}\n`).join("")}`;
    for (const bytes of [cells(sheet), new Uint8Array(parquetWriteBuffer({ columnData, rowGroupSize: 70 }))]) {
      const { text } = await converted(bytes);
      await assert.rejects(kept(text, {}, MADE), { id: "header-repeated" });
      assert.equal(await kept(text, { repeatedHeader: "skip" }, MADE), all);
      assert.equal(
        await kept(text, { repeatedHeader: "skip", skipLast: 300 }, MADE),
        all.slice(0, (all.length + 5) / 2),
      );
    }
  });
}
