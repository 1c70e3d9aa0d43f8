// SPDX-License-Identifier: GPL-3.0-or-later
/** Files that are damaged, cut short, or made to do harm: each a plain error, and no text that anybody could use. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { parquetMetadata } from "hyparquet";
import { ByteWriter, ParquetWriter, parquetWriteBuffer } from "hyparquet-writer";
import { SluiceError } from "../../wasm/contract/errors.js";
import { LineIndex } from "../../wasm/files/formats/lines.js";
import { kindOfFormat } from "../../wasm/files/formats/number-text.js";
import { checkPages } from "../../wasm/files/formats/parquet-pages.js";
import { recognise } from "../../wasm/files/formats/recognise.js";
import { thriftEnd } from "../../wasm/files/formats/thrift.js";
import { toCsv } from "../../wasm/files/formats/to-csv.js";
import { toXlsx } from "../../wasm/files/formats/xlsx-out.js";
import { rejects } from "./helpers.js";
import { batches, bytesOf, cells, converted, row, workbookParts, zipped } from "./tables.js";

const latin = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

for (const [what, begin, message] of [
  ["an old workbook, or one with a password", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", /old Excel workbook .* password/],
  ["SQLite", "SQLite format 3\0\x10\0", /SQLite/],
  ["PDF", "%PDF-1.7\n", /PDF/],
  ["RTF", "{\\rtf1\\ansi", /RTF/],
  ["a web page named .xls", "\xef\xbb\xbf\r\n<html xmlns:x='urn'>", /web page/],
  ["XML named .xls", '<?xml version="1.0"?><Workbook>', /XML/],
  ["Arrow", "ARROW1\0\0\xff\xff", /Arrow/],
] as const) {
  test(`${what} is told by its first bytes, with what to do`, async () => {
    const error = await rejects(() => recognise(latin(begin), "a.xlsx"), "bad_file", { file: "a.xlsx" });
    assert.match(error.message, message);
    assert.match(error.remedy, /CSV/);
  });
}

test("text that begins like another kind of file stays text", () => {
  for (const begin of ["PAR1,PAR2\n1,2\n", "PARENT,CHILD\n", "PK,ID\n", "$FL2,x\n", "%PDF\n", "table,<table>\n", ""]) {
    assert.equal(recognise(latin(begin), ""), "text", begin);
  }
  assert.equal(recognise(latin("PAR1\x15\x04"), ""), "parquet");
  assert.equal(recognise(latin("\x1f\x8b\x08\0"), ""), "gzip");
});

const DATA = `${row(1, ["id", "answer"])}${row(2, [1, "yes"])}${row(3, [2, "no"])}`;
const TEXT = "id,answer\n1,yes\n2,no\n";

test("zip archives that are no workbook say what they are", async () => {
  for (const [name, what] of [
    ["content.xml", /OpenDocument/],
    ["word/document.xml", /Word/],
    ["xl/workbook.bin", /xlsb/],
    ["photo.jpg", /neither a workbook nor one table/],
  ] as const) {
    const error = await rejects(converted(zipped({ [name]: "x" })), "bad_file");
    assert.match(error.message, what);
    assert.match(error.remedy, /CSV/);
  }
});

test("a workbook that is cut short anywhere is damaged", async () => {
  const whole = cells(DATA);
  for (let length = 4; length < whole.length; length += 7) {
    await rejects(converted(whole.subarray(0, length)), "bad_file");
  }
});

test("a workbook in which any byte is another one is refused, or comes to the same text", async () => {
  for (const level of [0, 6] as const) {
    const whole = zipped(workbookParts({ sheets: { People: DATA } }), level);
    let refused = 0;
    for (let at = 0; at < whole.length; at++) {
      const broken = Uint8Array.from(whole);
      broken[at] = (broken[at] ?? 0) ^ (1 << (at % 8));
      const outcome = await attempt(broken);
      if (outcome === undefined) refused++;
      else assert.equal(outcome, TEXT, `byte ${at}`);
    }
    assert.ok(refused > whole.length / 2, `${refused} of ${whole.length}`);
  }
});

/** The text, or nothing where the file was refused in our own words; any other failure is one of ours. */
async function attempt(bytes: Uint8Array): Promise<string | undefined> {
  try {
    return (await converted(bytes)).text;
  } catch (error) {
    if (error instanceof SluiceError) return undefined;
    if (error instanceof Error && error.message === "taken for text") return undefined;
    throw error;
  }
}

test("XML that is not well-formed, or more than a workbook may be, is refused", async () => {
  for (const data of [
    `${DATA}<row r="4"><c>`,
    `<!DOCTYPE a [<!ENTITY b "c">]>${DATA}`,
    row(1, ["&b;"]),
    `${DATA}</row>`,
    `${DATA}${row(2, ["x"])}`,
    '<row r="1048577"><c><v>1</v></c></row>',
    '<row r="1e9"/>',
    '<row r="1"><c r="XFE1"><v>1</v></c></row>',
    '<row r="1"><c r="B1"><v>1</v></c><c r="A1"><v>1</v></c></row>',
    '<row r="1"><c r="A2"><v>1</v></c></row>',
    '<row r="1"><c r="A1" t="s"><v>9</v></c></row>',
    '<row r="1"><c r="A1" t="x"><v>9</v></c></row>',
    '<row r="1"><c r="A1"><v>abc</v></c></row>',
    row(1, ["x".repeat(3 << 20)]),
  ]) {
    await rejects(converted(cells(data)), "bad_file");
  }
  const parts = workbookParts({ sheets: { A: DATA } });
  const latin1 = { ...parts, "xl/worksheets/sheet1.xml": '<?xml version="1.0" encoding="ISO-8859-1"?><worksheet/>' };
  await rejects(converted(zipped(latin1)), "bad_file");
  for (const missing of ["xl/_rels/workbook.xml.rels", "xl/worksheets/sheet1.xml"]) {
    const { [missing]: _, ...rest } = parts;
    await rejects(converted(zipped(rest)), "bad_file");
  }
  await rejects(converted(zipped({ ...parts, "xl/workbook.xml": "<workbook/>" })), "bad_file");
  await rejects(converted(cells("")), "bad_file");
});

test("a workbook that would unpack to far more than it is is refused before it does", async () => {
  const bomb = cells(" ".repeat(40 << 20));
  assert.ok(bomb.length < 1 << 17);
  const error = await rejects(converted(bomb), "too_large");
  assert.match(error.message, /hundreds of times/);
});

test("a workbook that unpacks to more than it says is refused there", async () => {
  const bomb = cells(" ".repeat(40 << 20));
  const view = new DataView(bomb.buffer, bomb.byteOffset);
  for (let at = 0; at + 46 < bomb.length; at++) {
    // The size in the directory, where all other sizes come from.
    if (view.getUint32(at, true) === 0x02014b50 && view.getUint32(at + 24, true) > 1 << 20)
      view.setUint32(at + 24, 1000, true);
  }
  const error = await rejects(converted(bomb), "bad_file");
  assert.match(error.message, /larger than it says/);
});

test("a number format longer than any may be is refused, and none takes longer than its length", async () => {
  const styled = (code: string) => converted(cells(DATA, { formats: [code] }));
  assert.match((await rejects(styled("[".repeat(256)), "bad_file")).message, /number format is too long/);
  assert.equal((await styled("[".repeat(255))).text, TEXT);
  // With every bracket looked at from every other one this would take hours.
  for (const piece of ["[", "[h", "[$-", "s.", "[[]"]) {
    assert.ok(["number", "time"].includes(String(kindOfFormat(200, piece.repeat(1_000_000)))), piece);
  }
});

test("what a small file could have gone through again and again, or nested without end, is refused", async () => {
  const parts = workbookParts({ sheets: { A: "", B: DATA } });
  const rels = parts["xl/_rels/workbook.xml.rels"]?.replace("sheet2.xml", "sheet1.xml") ?? "";
  const error = await rejects(converted(zipped({ ...parts, "xl/_rels/workbook.xml.rels": rels })), "bad_file");
  assert.match(error.message, /two of its sheets are the same/);
  await rejects(converted(cells("<a>".repeat(100))), "bad_file");
});

test("a sheet as wide as can be costs what is in it", async () => {
  const wide = Array.from({ length: 2_000 }, (_, i) => `<row r="${i + 2}"><c r="XFD${i + 2}"><v>1</v></c></row>`);
  const header = '<row r="1"><c r="A1" t="str"><v>a</v></c><c r="XFD1" t="str"><v>z</v></c></row>';
  const { text } = await converted(cells(header + wide.join("")));
  assert.equal(text.length, 2_000 * (16_383 + 2) + 16_383 + 3);
});

test("a table that comes to more text than anybody would wait for is refused", async () => {
  async function* endless() {
    for (;;) yield [{ cells: ["x".repeat(1000)] }];
  }
  await rejects(bytesOf(toCsv(endless(), new LineIndex(), "", 1 << 20)), "too_large");
});

test("a row of many cells that refer to one large text is refused with its place before it is put together", async () => {
  const texts = ["<t>id</t>", `<t>${"a".repeat(1 << 20)}</t>`, `<t>${'"'.repeat((1 << 20) - 8)}</t>`];
  const refers = (r: number, text: number, columns: number) =>
    `<row r="${r}">${`<c t="s"><v>${text}</v></c>`.repeat(columns)}</row>`;
  const names = row(1, ["a", "b", "c", "d"]);
  for (const wide of [refers(1, 1, 16_384), `${names}${refers(2, 1, 4)}`, `${names}${refers(2, 2, 4)}`]) {
    const error = await rejects(converted(cells(wide, { texts })), "too_large", {
      file: "people",
      row: wide.startsWith(names) ? 2 : 1,
    });
    assert.match(error.message, /more than 4 MB of text/);
    assert.match(error.remedy, /Shorten/);
  }
  assert.equal(
    (await converted(cells(`${names}${refers(2, 1, 3)}`, { texts }))).text.length,
    8 + 3 * ((1 << 20) + 1) + 1,
  );
  const columnData = Array.from({ length: 5 }, (_, i) => ({
    name: `c${i}`,
    data: ["x", "a".repeat(1 << 20)],
    type: "STRING" as const,
  }));
  await rejects(converted(parquet({ columnData })), "too_large", { row: 2 });
});

test("rows of long texts are given out one by one, however many come at once", async () => {
  let rows = 0;
  async function* batch() {
    yield Array.from({ length: 200 }, (_, row) => ({ cells: ["x".repeat(3 << 20)], row }));
  }
  for await (const bytes of toCsv(batch(), new LineIndex(), "")) {
    rows++;
    assert.ok(bytes.length < 4 << 20);
  }
  assert.equal(rows, 200);
});

const parquet = (more = {}) =>
  new Uint8Array(
    parquetWriteBuffer({
      columnData: [
        { name: "id", data: [1, 2, 3, 4, 5, 6], type: "INT32" },
        { name: "x", data: ["a", "b", "a", "a", null, "b"], type: "STRING", nullable: true },
      ],
      ...more,
    }),
  );

test("a Parquet file that is cut short anywhere is damaged", async () => {
  const whole = parquet();
  for (let length = 5; length < whole.length; length++) {
    await rejects(converted(whole.subarray(0, length)), "bad_file");
  }
  const encrypted = Uint8Array.from([...whole.subarray(0, -4), ...latin("PARE")]);
  assert.match((await rejects(converted(encrypted), "bad_file")).message, /encrypted/);
});

test("a Parquet file in which any byte is another one is read or refused, and never more than that", async () => {
  for (const codec of ["UNCOMPRESSED", "SNAPPY"]) {
    const whole = parquet({ codec });
    let refused = 0;
    for (let at = 0; at < whole.length; at++) {
      for (const change of [0xff, 0x80, 1 << (at % 8)]) {
        const broken = Uint8Array.from(whole);
        broken[at] = (broken[at] ?? 0) ^ change;
        const outcome = await attempt(broken);
        if (outcome === undefined) refused++;
        else assert.ok(outcome.length < 1000 && outcome.split("\n").length === 8, `byte ${at}: ${outcome}`);
      }
    }
    assert.ok(refused > whole.length, `${refused}`);
  }
});

test("a Parquet file that does not hold as many rows as it says is refused", async () => {
  for (const rows of [5n, 7n, 1n << 40n]) {
    const writer = new ByteWriter();
    const schema = [
      { name: "root", num_children: 1 },
      { name: "x", type: "INT32", repetition_type: "REQUIRED" },
    ] as const;
    const file = new ParquetWriter({ writer, schema: [...schema] });
    file.write({ columnData: [{ name: "x", data: [1, 2, 3, 4, 5, 6] }] });
    file.num_rows = rows;
    for (const group of file.row_groups) group.num_rows = rows;
    file.finish();
    await rejects(converted(writer.getBytes()), rows > 10n ? "too_large" : "bad_file");
  }
});

/** Thirty million, as Thrift writes a length. */
const MANY = [0x80, 0x87, 0xa7, 0x0e];

test("lists that claim to be long in a Parquet file are refused before there is room made for them", async () => {
  const lists = [0x19, ...Array.from({ length: 8 }, () => [0xf9, ...MANY]).flat()];
  const footer = Uint8Array.from([...lists, 0]);
  const length = [footer.length, 0, 0, 0];
  const file = Uint8Array.from([...latin("PAR1\x15\0\0\0"), ...footer, ...length, ...latin("PAR1")]);
  await rejects(converted(file), "bad_file");
  assert.throws(() => thriftEnd(footer), /a list longer than what follows/);
  const column = { bytes: footer, codec: "UNCOMPRESSED", rows: 8, nullable: true, boolean: false };
  assert.throws(() => checkPages(column, () => {}), /a list longer than what follows/);
});

test("what a Parquet file says about itself is walked through as it is read", () => {
  const file = parquet();
  const length = new DataView(file.buffer).getUint32(file.length - 8, true);
  const footer = file.subarray(-8 - length, -8);
  assert.equal(thriftEnd(footer), footer.length);
  for (let end = 0; end < length; end++) assert.throws(() => thriftEnd(footer.subarray(0, end)), /Thrift/);
});

for (const [what, bytes, message] of [
  ["lists in lists without end", [0x19, ...new Array(100).fill(0x19), 0x13, 0, 0], /too many levels/],
  ["structures in structures without end", new Array(100).fill(0x1c), /too many levels/],
  ["a text longer than what follows", [0x18, 3, 65, 66], /longer than what follows/],
  ["a number without an end", [0x16, ...new Array(12).fill(0x80), 0, 0], /without an end/],
  ["a length of more than 32 bits", [0x18, ...new Array(5).fill(0x80), 1, 0], /without an end/],
  ["fields without end", [...new Array(100).fill(0x11), 0], /too many fields/],
  ["a map", [0x1b, 0, 0], /unknown type/],
  [
    "structures by the million",
    [0x19, 0xfc, 0x81, 0x80, 0x80, 0x04, ...new Array((1 << 23) + 2).fill(0)],
    /too many values/,
  ],
] as const) {
  test(`${what} in a Parquet file: refused`, () => {
    assert.throws(() => thriftEnd(Uint8Array.from(bytes as number[])), message);
  });
}

test("a run that claims to stand for thousands of millions of values is refused before it is decoded", () => {
  // A page of the second version: 8 values, of one bit each whether they are there, 2^30 times.
  const header = [
    0x15, 6, 0x15, 20, 0x15, 20, 0x5c, 0x15, 16, 0x15, 0, 0x15, 16, 0x15, 0, 0x15, 12, 0x15, 0, 0x12, 0, 0,
  ];
  const run = [0x80, 0x80, 0x80, 0x80, 0x08, 1];
  const bytes = Uint8Array.from([...header, ...run, 0, 0, 0, 0]);
  const column = { bytes, codec: "UNCOMPRESSED", rows: 8, nullable: true, boolean: false };
  assert.throws(() => checkPages(column, () => {}), /damaged page/);
  const honest = Uint8Array.from([...header, 0x10, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
  assert.equal(checkPages({ ...column, bytes: honest }, () => {}).nulls, 0);
});

test("texts that repeat the one before count as what they come to", async () => {
  const long = "x".repeat(10_000);
  const file = parquet({
    columnData: [
      { name: "x", data: Array.from({ length: 100 }, () => long), type: "STRING", encoding: "DELTA_BYTE_ARRAY" },
    ],
    codec: "UNCOMPRESSED",
  });
  assert.ok(file.length < 50_000);
  const [chunk] = parquetMetadata(file).row_groups[0]?.columns ?? [];
  const bytes = file.slice(Number(chunk?.meta_data?.data_page_offset));
  let taken = 0;
  const column = { bytes, codec: "UNCOMPRESSED", rows: 100, nullable: false, boolean: false };
  checkPages(column, (size) => {
    taken += size;
  });
  assert.ok(taken >= 1_000_000, `${taken}`);
});

test("what is written is whole: a workbook is read to its last byte", async () => {
  const bytes = await bytesOf(toXlsx(batches([["a"], ["b"]])));
  await rejects(converted(bytes.subarray(0, -1)), "bad_file");
});
