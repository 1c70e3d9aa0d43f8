// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import { count } from "../../wasm/files/count.js";
import { inspect } from "../../wasm/files/inspect.js";
import { blobSource, type Source } from "../../wasm/files/source.js";
import { dice, rejects, source } from "./helpers.js";

const PEOPLE = `age;sex;note
30;f;"says ""hi"";
twice"
41;m;
30;f;=1+1

`;

test("inspect tells format, header, rows and what the columns hold", async () => {
  const seen = await inspect(source(PEOPLE));
  assert.deepEqual(seen, {
    name: "people.csv",
    bytes: PEOPLE.length,
    encoding: "utf-8",
    delimiter: ";",
    dialect: {
      encoding: { value: "utf-8", why: seen.dialect.encoding.why, chosen: false },
      separator: { value: ";", why: seen.dialect.separator.why, chosen: false },
      header: { value: true, why: seen.dialect.header.why, chosen: false },
    },
    header: ["age", "sex", "note"],
    preview: [
      ["30", "f", 'says "hi";\ntwice'],
      ["41", "m", ""],
      ["30", "f", "=1+1"],
    ],
    rows: 3,
    blankLines: 1,
    columns: [
      {
        name: "age",
        distinct: 2,
        values: [
          { value: "30", count: 2 },
          { value: "41", count: 1 },
        ],
        empty: 0,
        numeric: true,
        numbers: Float64Array.of(30, 30, 41),
      },
      {
        name: "sex",
        distinct: 2,
        values: [
          { value: "f", count: 2 },
          { value: "m", count: 1 },
        ],
        empty: 0,
        numeric: false,
      },
      {
        name: "note",
        distinct: 3,
        values: [
          { value: 'says "hi";\ntwice', count: 1 },
          { value: "", count: 1 },
          { value: "=1+1", count: 1 },
        ],
        empty: 1,
        numeric: false,
      },
    ],
  });
});

for (const [delimiter, text] of [
  [",", "a,b\n1;2,x\n3;4,y\n"],
  [";", "a;b\n1,5;x\n2,5;y\n"],
  ["\t", "a\tb, c\n1\tx\n2\ty, z\n"],
  ["|", "a|b\n1|x\n2|y;z\n"],
  [",", "only\none\ntwo\n"],
  [",", '"x;y","z;w"\n1,2\n3,4\n'],
] as const) {
  test(`the delimiter of ${JSON.stringify(text)} is ${JSON.stringify(delimiter)}`, async () => {
    const { delimiter: seen, rows } = await inspect(source(text));
    assert.equal(seen, delimiter);
    assert.equal(rows, 2);
  });
}

test("a column stops being counted at 1,000 values, and says so", async () => {
  const rows = Array.from({ length: 1001 }, (_, i) => `${i},${i % 1000}`);
  const { columns } = await inspect(source(`id,group\n${rows.join("\n")}\n`));
  assert.equal(columns[0]?.distinct, Number.POSITIVE_INFINITY);
  assert.deepEqual(columns[0]?.values, []);
  assert.equal(columns[0]?.numeric, true);
  assert.equal(columns[1]?.distinct, 1000);
  assert.deepEqual(columns[1]?.values[0], { value: "0", count: 2 });
});

test("count gives the joint table, categories in an order that the rows do not decide", async () => {
  const rows = ["s,x,w", "b,10,1", "a,9,0.5", "b,9,2", "a,10,0", "é,9,1e1", ",10,1"];
  const choice = { secret: "s", data: "x", weight: "w" };
  const table = await count(source(rows.join("\n")), choice);
  assert.deepEqual(table, {
    secret: { name: "s", categories: ["", "a", "b", "é"] },
    data: { name: "x", categories: ["9", "10"] },
    weights: Float64Array.of(0, 1, 0.5, 0, 2, 1, 10, 0),
  });
  const turned = [rows[0], ...rows.slice(1).reverse()].join("\r\n");
  assert.deepEqual(await count(source(turned), choice), table);
});

test("without a weight every row counts once, and the same in pieces of any size", async () => {
  const roll = dice(7);
  const cells = ["a", " b", '"c, d"', '"e\nf"', "日本", ""];
  const rows = Array.from({ length: 500 }, () => [cells[roll(6)], cells[roll(6)]]);
  const text = `s,x\n${rows.map((row) => row.join(",")).join("\n")}\n`;
  const whole = await count(source(text), { secret: "s", data: "x" });
  assert.equal(
    whole.weights.reduce((a, b) => a + b),
    500,
  );
  for (const piece of [1, 2, 3, 17]) {
    assert.deepEqual(await count(source(text, piece), { secret: "s", data: "x" }), whole);
  }
});

const S = { secret: "s", data: "x" };
const W = { ...S, weight: "w" };
const bad: [
  string,
  string,
  { secret: string; data: string; weight?: string },
  Parameters<typeof rejects>[1],
  Parameters<typeof rejects>[2],
  RegExp?,
][] = [
  ["an empty file", "", S, "bad_file", { file: "people.csv" }, /empty/],
  ["a file of blank lines", "\n \n\n", S, "bad_file", {}, /empty/],
  ["a header and no rows", "s,x\n", S, "bad_file", {}, /no rows/],
  ["a blank first line, and damage further down", '\ns,x\n1,"2\n', S, "bad_file", { line: 3 }, /never closed/],
  ["no header: numbers only", "1,2\n3,4\n5,6\n", S, "bad_file", { line: 1 }, /no header/],
  ["no header: the first line's values come again", "a,1\nb,2\na,3\n", S, "bad_file", { line: 1 }, /no header/],
  ["no header: words only", "yes,no\nno,no\nyes,yes\n", S, "bad_file", { line: 1 }, /no header/],
  ["an empty first line over a single column", "\nx\na\n", S, "bad_file", { line: 1 }, /empty/],
  ["a row that is too short, after blank lines", "s,x\n\na,b\n \nc\n", S, "bad_file", { line: 5 }, /1 cell.*2/],
  ["a row that is too short", "s,x\na,b\nc\nd,e\n", S, "bad_file", { line: 3 }, /1 cell.*2/],
  [
    "a row that is too long, after line breaks in quotes",
    's,x\n"a\n\nb",c\nd,e,f\n',
    S,
    "bad_file",
    { line: 5 },
    /3 cells.*2/,
  ],
  ["a line of empty quotes alone", 's,x\na,b\n""\nc,d\n', S, "bad_file", { line: 3 }, /1 cell,/],
  [
    "an unknown column",
    "region,x\na,b\n",
    { secret: "regoin", data: "x" },
    "unknown_column",
    { column: "regoin" },
    /regoin/,
  ],
  ["a column named twice", "s,x,x\na,b,c\n", S, "unknown_column", { column: "x", line: 1 }, /twice.*2 and 3/],
  ["the same column twice", "s,x\na,b\n", { secret: "s", data: "s" }, "bad_request", { column: "s" }],
  ["the weight is the secret", "s,x\na,b\n", { ...S, weight: "s" }, "bad_request", { column: "s" }],
  ["one category in the secret", "s,x\na,b\na,c\n", S, "too_few_categories", { column: "s" }, /"a"/],
  ["one category in the data", "s,x\na,c\nb,c\n", S, "too_few_categories", { column: "x" }],
  ["a weight that is not a number", "s,x,w\na,b,1\na,c,one\n", W, "bad_weight", { line: 3, column: "w" }, /"one"/],
  ["a weight NaN", "s,x,w\na,b,NaN\n", W, "bad_weight", { line: 2 }],
  ["a weight Infinity", "s,x,w\na,b,Infinity\n", W, "bad_weight", { line: 2 }],
  ["a weight beyond all bounds", "s,x,w\na,b,1e999\n", W, "bad_weight", { line: 2 }],
  ["a negative weight", "s,x,w\na,b,1\nc,d,-1\n", W, "bad_weight", { line: 3 }],
  ["a hexadecimal weight", "s,x,w\na,b,0x10\n", W, "bad_weight", { line: 2 }],
  ["an empty weight", "s,x,w\na,b,\n", W, "bad_weight", { line: 2 }, /missing/],
  ["weights that are all zero", "s,x,w\na,b,0\nc,d,0\n", W, "bad_weight", { column: "w" }, /zero/],
  ["weights whose sum is infinite", "s,x,w\na,b,1e308\nc,d,1e308\n", W, "bad_weight", { column: "w" }],
];

test("blank lines are no rows, wherever they stand, and it is told how many were passed over", async () => {
  const rows = "a,b\nc,d\n";
  const plain = await count(source(`s,x\n${rows}${rows}`), S);
  const texts: [string, number][] = [
    [`s,x\n${rows}${rows}`, 0],
    [`s,x\n${rows}${rows.trim()}`, 0],
    [`s,x\n${rows}${rows}\n`, 1],
    [`s,x\n${rows}${rows}  `, 1],
    [`s,x\n${rows}\n${rows}`, 1],
    [`s,x\r\n\r\n${rows}\t \r\n${rows}\r\n\r\n`, 4],
    [`\n\ns,x\n${rows}${rows}`, 2],
  ];
  for (const [text, lines] of texts) {
    for (const piece of [1, 2, 3, 5, 1 << 20]) {
      let told = 0;
      const onBlankLines = (n: number) => {
        told += n;
      };
      assert.deepEqual(await count(source(text, piece), S, { onBlankLines }), plain, JSON.stringify(text));
      assert.equal(told, lines, `${JSON.stringify(text)} in pieces of ${piece}`);
      const { rows: read, blankLines } = await inspect(source(text, piece));
      assert.deepEqual([read, blankLines], [4, lines]);
    }
  }
});

test("in a single column a blank line is a missing answer, but for those at the end, which are told", async () => {
  const seen = await inspect(source("x\na\n\nb\n\n\n"));
  assert.deepEqual([seen.rows, seen.blankLines, seen.columns[0]?.empty], [3, 2, 1]);
  const quoted = await inspect(source('x\na\n""\nb\n""\n'));
  assert.deepEqual([quoted.rows, quoted.blankLines, quoted.columns[0]?.empty], [4, 0, 2]);
});

test("a header longer than what it is looked for in is told as that, or as a quote that never closes", async () => {
  const names = Array.from({ length: 200_000 }, (_, i) => `column ${i}`).join(",");
  const row = `${new Array(200_000).fill("1").join(",")}\n`;
  const place = { file: "people.csv", line: 1 };
  const error = await rejects(inspect(source(`${names}\n${row}`, 1 << 16)), "bad_file", place);
  assert.match(error.message, /header is longer than 1 MB/);
  const open = await rejects(inspect(source(`a,"b\n${"1,2\n".repeat(400_000)}`, 1 << 16)), "bad_file", place);
  assert.match(open.message, /never closed/);
});

test("a row of empty cells is a row", async () => {
  const among = await inspect(source("s,x\na,b\n,\nc,d\n"));
  assert.deepEqual([among.rows, among.blankLines], [3, 0]);
  // At the end a spreadsheet may have left it, so somebody has to say that it is one.
  const text = "s,x\na,b\n,\nc,d\n,\n";
  const seen = await inspect({ ...source(text), layout: { skipLast: 0 } });
  assert.deepEqual([seen.rows, seen.blankLines], [4, 0]);
  assert.equal((await rejects(inspect(source(text)), "bad_file")).id, "empty-below");
});

for (const [what, text, choice, code, place, message] of bad) {
  test(`refused: ${what}`, async () => {
    for (const piece of [1, 1 << 20]) {
      const error = await rejects(count(source(text, piece), choice), code, place);
      if (message) assert.match(error.message, message);
    }
  });
}

test("10,000 categories are refused at the first one too many", async () => {
  const rows = Array.from({ length: 10_000 }, (_, i) => `${i % 2},${i}`);
  const text = `s,x\n${rows.join("\n")}\n`;
  const error = await rejects(count(source(text), S), "too_many_categories", { column: "x", line: 1002 });
  assert.match(error.message, /1000/);
  await rejects(count(source(text), { secret: "x", data: "s" }), "too_many_categories", { column: "x" });
});

test("an unknown column's remedy lists the columns and suggests the nearest", async () => {
  const error = await rejects(
    count(source("Marital status,x\na,b\n"), { secret: "marital-status", data: "x" }),
    "unknown_column",
  );
  assert.match(error.remedy, /Did you mean "Marital status"\?.*"x"/);
});

test("names that no one uses may be empty or repeated, as row numbers are", async () => {
  const table = await count(source(",s,x,n,n\n1,a,b,,\n2,c,d,,\n"), S);
  assert.deepEqual(table.data.categories, ["b", "d"]);
});

test("years may name columns of numbers", async () => {
  const { rows } = await inspect(source("country,2019,2020\nNL,1,2\nBE,3,4\n"));
  assert.equal(rows, 2);
});

/** Bytes of a file piece by piece, as a browser hands them over that fills the reader's own room, or one that does not. */
function streamOf(pieces: Uint8Array<ArrayBuffer>[], kind: "own room" | "new room", error?: Error) {
  let next = 0;
  const source = {
    pull(controller: { enqueue(piece: Uint8Array<ArrayBuffer>): void; close(): void; error(reason: Error): void }) {
      const piece = pieces[next++];
      if (piece) controller.enqueue(piece.slice());
      else if (error) controller.error(error);
      else controller.close();
      // A reader that waits with room of its own is told that there is none to be filled.
      if (!piece && !error) (controller as { byobRequest?: { respond(bytes: number): void } }).byobRequest?.respond(0);
    },
  };
  return kind === "own room" ? new ReadableStream({ ...source, type: "bytes" }) : new ReadableStream(source);
}

const kinds = ["own room", "new room"] as const;

/** A file that has become shorter, or cannot be read any more, once its first piece has been read. */
function changing(kind: (typeof kinds)[number], error: Error | undefined): Source {
  const blob = new Blob(["s,x\n", "a,b\n".repeat(600_000)]);
  const first = new TextEncoder().encode(`s,x\n${"a,b\n".repeat(200_000)}`);
  const stream = () => streamOf([first], kind, error);
  return blobSource({ size: blob.size, stream, slice: () => new Blob(["s"]) } as unknown as Blob, "people.csv");
}

test("a file that shrinks, changes or vanishes while it is read is an error", async () => {
  for (const kind of kinds) {
    for (const error of [
      undefined,
      new DOMException("changed", "NotReadableError"),
      new DOMException("gone", "NotFoundError"),
    ]) {
      await rejects(inspect(changing(kind, error)), "file_changed", { file: "people.csv" });
      await rejects(count(changing(kind, error), S), "file_changed", { file: "people.csv" });
    }
  }
});

test("a file that was written to while it was read is an error, although it has as many bytes", async () => {
  const blob = new Blob(["s,x\n", "a,b\n".repeat(600_000)]);
  const error = new DOMException("changed", "NotReadableError");
  const slice = () => ({ arrayBuffer: () => Promise.reject(error) });
  const written = { size: blob.size, stream: () => blob.stream(), slice } as unknown as Blob;
  await rejects(count(blobSource(written, "people.csv"), S), "file_changed", { file: "people.csv" });
});

test("a file of a page is read whole, in order, and let go of, whether or not its stream fills our room", async () => {
  const bytes = Uint8Array.from({ length: 4_000_000 }, (_, i) => (i * 2_654_435_761) >>> 24);
  const pieces = Array.from({ length: 41 }, (_, i) => bytes.slice(i * 99_991, (i + 1) * 99_991));
  for (const kind of kinds) {
    let cancelled = false;
    const stream = () => {
      const made = streamOf(pieces, kind);
      const getReader = made.getReader.bind(made) as (options?: object) => ReadableStreamDefaultReader;
      return Object.assign(made, {
        getReader(options?: object) {
          const reader = getReader(options);
          const cancel = reader.cancel.bind(reader);
          return Object.assign(reader, {
            cancel() {
              cancelled = true;
              return cancel();
            },
          });
        },
      });
    };
    const file = { size: bytes.length, stream, slice: () => new Blob(["s"]) } as unknown as Blob;
    const read: Uint8Array[] = [];
    for await (const piece of blobSource(file, "people.csv").chunks()) {
      read.push(piece.slice());
      await new Promise(setImmediate);
    }
    assert.deepEqual(Buffer.concat(read), Buffer.from(bytes), kind);
    cancelled = false;
    for await (const piece of blobSource(file, "people.csv").chunks()) if (piece.length > 0) break;
    assert.ok(cancelled, `${kind}: of which only the begin is read`);
  }
});

test("cancelling stops between batches, also while the source never waits", async () => {
  const text = `s,x\n${"a,b\nc,d\n".repeat(2_000_000)}`;
  for (const work of [inspect, (from: Source, task: object) => count(from, S, task)]) {
    const controller = new AbortController();
    let bytes = 0;
    setTimeout(() => controller.abort(), 30);
    const task = {
      signal: controller.signal,
      onProgress: (progress: { bytes: number }) => {
        bytes = progress.bytes;
      },
    };
    await rejects(work(source(text), task), "cancelled");
    assert.ok(bytes < text.length, "it was finished before it was cancelled");
  }
});

test("progress counts bytes and rows, and ends at the end", async () => {
  const text = `s,x\n${"a,b\n".repeat(600_000)}`;
  const seen: { bytes: number; totalBytes: number; rows: number }[] = [];
  await inspect(source(text), { onProgress: (progress) => seen.push(progress) });
  assert.ok(seen.length >= 3);
  assert.ok(
    seen.every((p, i) => i === 0 || (p.bytes >= (seen[i - 1]?.bytes ?? 0) && p.rows >= (seen[i - 1]?.rows ?? 0))),
  );
  assert.deepEqual(seen.at(-1), { bytes: text.length, totalBytes: text.length, rows: 600_000 });
});
