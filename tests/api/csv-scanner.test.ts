// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import { ByCells, ParsedBatch } from "../../wasm/files/batch.js";
import { count } from "../../wasm/files/count.js";
import { CsvParser } from "../../wasm/files/csv.js";
import { CsvScanner } from "../../wasm/files/csv-scanner.js";
import { inspect } from "../../wasm/files/inspect.js";
import { scan } from "../../wasm/files/table.js";
import { compare } from "./csv-differential.js";
import { dice, rejects, source } from "./helpers.js";

test("random texts are read as the parser alone reads them, and refused at the same line", async () => {
  let read = 0;
  const seeds = 1000;
  for (let seed = 1; seed <= seeds; seed++) read += (await compare(dice(seed), seed)) ? 1 : 0;
  // Both happen.
  assert.ok(read > seeds / 5 && read < (9 * seeds) / 10, `${read}`);
});

/** How many characters the parser in TypeScript sees while something is done. */
async function seenByParser(work: () => Promise<unknown>): Promise<number> {
  const { prototype } = CsvParser;
  const honest = prototype.push;
  let seen = 0;
  prototype.push = function (piece, ...rest) {
    seen += piece.length;
    return honest.call(this, piece, ...rest);
  };
  try {
    await work();
    return seen;
  } finally {
    prototype.push = honest;
  }
}

const HEAD = 1 << 20;

test("of a large file the parser sees the head alone, whatever is well formed in it", async () => {
  const row = 'Köln,"a, ""b""\r\nc",12\r\n';
  const text = `town,note,age\r\n${row.repeat(300_000)}`;
  let rows = 0;
  const seen = await seenByParser(async () => {
    rows = (await scan(source(text, 1 << 18), {}, () => () => undefined)).rows;
  });
  assert.equal(rows, 300_000);
  assert.ok(text.length > 5 * HEAD);
  assert.ok(seen < 6 * HEAD, `${seen}`);
});

test("an error far down has its line, and so has one in another encoding", async () => {
  const good = `a,b\n${"é,1\n".repeat(300_000)}`;
  for (const [wrong, message] of [
    ['x,"y\n', /never closed/],
    ['x,"y"z\n', /follows a closing quote/],
    ["x\n", /has 1 cell/],
  ] as const) {
    const text = `${good}${wrong}x,y\n`;
    for (const bytes of [new TextEncoder().encode(text), Buffer.from(`\ufeff${text}`, "utf16le")]) {
      const error = await rejects(() => inspect(source(bytes, 1 << 18)), "bad_file", { line: 300_002 });
      assert.match(error.message, message);
    }
  }
});

test("rows that only the parser reads are read, and so are those before and after", async () => {
  // A no-break space behind a closing quote, in the middle of the file.
  const text = `a,b\n${"x,1\n".repeat(400_000)}"y"\u00a0,2\n${"x,1\n".repeat(400_000)}`;
  const table = await count(source(text, 1 << 18), { secret: "a", data: "b" });
  assert.deepEqual([...table.weights], [800_000, 0, 0, 1]);
});

test("what stands above a table is passed over by its lines, whatever they end in", async () => {
  const above = ['Made "today, by é', "", "town,age", "Which town?,How old?"];
  const layout = { skipRows: 2, labelRows: 1 };
  for (const end of ["\n", "\r\n", "\r"]) {
    const text = [...above, ...Array.from({ length: 300_000 }, () => "Köln,12"), "Köln", ""].join(end);
    for (const bytes of [new TextEncoder().encode(text), Buffer.from(`\ufeff${text}`, "utf16le")]) {
      const file = { ...source(bytes, 1 << 18), layout };
      const cells = new Set<string>();
      const read = () =>
        scan(file, {}, ({ header }) => {
          assert.deepEqual(header, ["town", "age"]);
          return (batch) => {
            const of = batch.column(0);
            for (const cell of of.values) cells.add(cell);
          };
        });
      const seen = await seenByParser(async () => {
        await rejects(read, "bad_file", { line: 300_005 });
      });
      assert.deepEqual([...cells], ["Köln"]);
      assert.ok(seen < 6 * HEAD, `${seen}`);
    }
  }
});

test("a line of blanks that only Unicode knows is no header, and the header no person", async () => {
  for (const blank of ["\u200b", "\u3000\u00a0", "\u2800"]) {
    const { header, rows } = await inspect(source(`${blank}\na,b\n${"1,2\n3,4\n".repeat(3)}`));
    assert.deepEqual([header, rows], [["a", "b"], 6]);
  }
});

test("rows of each spelling are counted, whoever reads them", async () => {
  const [one, two] = ["x,Köln\n", "y,Ko\u0308ln\n"];
  const notes: unknown[] = [];
  // A no-break space behind a closing quote is for the parser.
  const text = `a,b\n${one.repeat(60_000)}${two.repeat(30_000)}"x"\u00a0,Ulm\n${two.repeat(30_001)}`;
  const onNote = ({ values }: { values: Record<string, unknown> }) => notes.push([values.category, values.rows]);
  const table = await count(source(text, 1 << 18), { secret: "a", data: "b" }, { onNote });
  assert.deepEqual(table.data.categories, ["Ko\u0308ln", "Ulm"]);
  assert.deepEqual(notes, [["Ko\u0308ln", 60_000]]);
});

test("columns of more spellings than are numbered have all their cells", async () => {
  const rows = Array.from({ length: 20_000 }, (_, i) => [`${i}`, i % 2 ? "odd" : "even", `${i % 5000}`]);
  const text = `id,kind,some\n${rows.map((row) => row.join(",")).join("\n")}\n`;
  const found: string[][] = [];
  await scan(source(text), {}, () => (batch) => {
    found.push(...batch.rows);
  });
  assert.deepEqual(found, rows);
});

test("what follows from cells is asked for once for each different set of them", async () => {
  for (const kinds of [2, 300]) {
    const rows = Array.from({ length: 50_000 }, (_, i) => `${i % kinds},${(i * 7) % kinds},${i % 3}`);
    let asked = 0;
    const by = new ByCells([0, 1, 2], ([a, b, c], line) => {
      asked += 1;
      assert.ok(line >= 2);
      return Number(a) + 1000 * Number(b) + 1_000_000 * Number(c);
    });
    let sum = 0;
    await scan(source(`a,b,c\n${rows.join("\n")}\n`, 5000), {}, () => (batch) => {
      const of = by.in(batch);
      for (let i = 0; i < batch.length; i++) sum += of(i);
    });
    const numbers = rows.map((row) => row.split(",").map(Number) as [number, number, number]);
    assert.equal(
      sum,
      numbers.reduce((all, [a, b, c]) => all + a + 1000 * b + 1_000_000 * c, 0),
    );
    const different = new Set(rows).size;
    assert.ok(asked >= different && asked < 12 * different, `${asked} for ${different}`);
  }
  const parsed = new ParsedBatch({ rows: [["x"], ["y"], ["x"]], lines: [4, 5, 6], blank: [] });
  const lines = new ByCells([0], (_, line) => line).in(parsed);
  assert.deepEqual([0, 1, 2].map(lines), [4, 5, 6]);
});

test("separators that are one character of ASCII are read by the scanner, others by the parser", () => {
  for (const separator of [",", ";", "\t", "|", ":", "a", "~"]) assert.ok(CsvScanner.reads(separator), separator);
  for (const separator of [", ", '"', "\n", " ", "é", ""]) assert.ok(!CsvScanner.reads(separator), separator);
});
