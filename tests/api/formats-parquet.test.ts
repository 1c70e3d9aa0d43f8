// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of values in a Parquet file, and which columns have none. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "fflate";
import type { CompressionCodec, SchemaElement } from "hyparquet";
import { type ColumnSource, parquetWriteBuffer } from "hyparquet-writer";
import { textOf } from "../../wasm/files/formats/parquet-values.js";
import { rejects } from "./helpers.js";
import { converted } from "./tables.js";

const written = (columnData: ColumnSource[], more: Partial<Parameters<typeof parquetWriteBuffer>[0]> = {}) =>
  new Uint8Array(parquetWriteBuffer({ columnData, ...more }));

test("plain columns come exactly, what is missing is an empty cell", async () => {
  const file = written([
    { name: "id", data: [9_007_199_254_740_993n, -1n, 3n], type: "INT64" },
    { name: "n", data: [1, null, -3], type: "INT32", nullable: true },
    { name: "share", data: [0.1, 1e21, null], type: "DOUBLE", nullable: true },
    { name: "single", data: [0.1, 16_777_216, -0.5], type: "FLOAT" },
    { name: "yes", data: [true, false, null], type: "BOOLEAN", nullable: true },
    { name: "word", data: ["007", null, "a,b"], type: "STRING", nullable: true },
  ]);
  const { text, notes, lines } = await converted(file);
  assert.equal(
    text,
    'id,n,share,single,yes,word\n9007199254740993,1,0.1,0.1,TRUE,007\n-1,,1e+21,16777216,FALSE,\n3,-3,,-0.5,,"a,b"\n',
  );
  assert.deepEqual(notes, []);
  assert.deepEqual(
    [1, 2, 4].map((line) => lines.row(line)),
    [undefined, 1, 3],
  );
});

test("dates, times and timestamps are ISO; decimals have all their digits", () => {
  const says = (element: Omit<SchemaElement, "name">, value: Parameters<NonNullable<ReturnType<typeof textOf>>>[0]) =>
    textOf({ name: "x", ...element } as SchemaElement)?.(value);
  assert.equal(says({ type: "INT32", converted_type: "DATE" }, 19_723), "2024-01-01");
  assert.equal(says({ type: "INT32", logical_type: { type: "DATE" } }, -1), "1969-12-31");
  const stamp = (unit: "MILLIS" | "MICROS" | "NANOS", isAdjustedToUTC: boolean, value: bigint) =>
    says({ type: "INT64", logical_type: { type: "TIMESTAMP", isAdjustedToUTC, unit } }, value);
  assert.equal(stamp("MILLIS", true, 1_704_067_200_000n), "2024-01-01T00:00:00Z");
  assert.equal(stamp("MICROS", false, 1_704_067_200_000_120n), "2024-01-01T00:00:00.00012");
  assert.equal(stamp("NANOS", false, -1n), "1969-12-31T23:59:59.999999999");
  assert.equal(says({ type: "INT64", converted_type: "TIMESTAMP_MILLIS" }, 0n), "1970-01-01T00:00:00Z");
  assert.equal(says({ type: "INT32", converted_type: "TIME_MILLIS" }, 3_723_004), "01:02:03.004");
  assert.equal(says({ type: "INT32", converted_type: "DECIMAL", scale: 2, precision: 9 }, -5), "-0.05");
  assert.equal(says({ type: "INT64", converted_type: "DECIMAL", scale: 0, precision: 18 }, 12n), "12");
  const bytes = Uint8Array.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x85]);
  assert.equal(says({ type: "FIXED_LEN_BYTE_ARRAY", converted_type: "DECIMAL", scale: 1 }, bytes), "-12.3");
  assert.equal(says({ type: "INT32", converted_type: "UINT_32" }, -1), "4294967295");
  assert.equal(
    says({ type: "INT64", logical_type: { type: "INTEGER", bitWidth: 64, isSigned: false } }, -1n),
    "18446744073709551615",
  );
  const uuid = Uint8Array.from({ length: 16 }, (_, i) => i);
  assert.equal(
    says({ type: "FIXED_LEN_BYTE_ARRAY", logical_type: { type: "UUID" } }, uuid),
    "00010203-0405-0607-0809-0a0b0c0d0e0f",
  );
  for (const element of [
    { type: "BYTE_ARRAY" },
    { type: "FIXED_LEN_BYTE_ARRAY", converted_type: "INTERVAL" },
    { type: "BYTE_ARRAY", converted_type: "BSON" },
    { type: "INT32", repetition_type: "REPEATED" },
  ] as const) {
    assert.equal(textOf({ name: "x", ...element } as SchemaElement), undefined);
  }
});

test("many rows, repeated and not, in pages of any size", async () => {
  const rows = 5_000;
  const columnData: ColumnSource[] = [
    { name: "same", data: Array.from({ length: rows }, () => "x"), type: "STRING" },
    {
      name: "few",
      data: Array.from({ length: rows }, (_, i) => (i % 5 ? `c${i % 5}` : null)),
      type: "STRING",
      nullable: true,
    },
    { name: "many", data: Array.from({ length: rows }, (_, i) => `id ${i}`), type: "STRING", nullable: true },
    { name: "none", data: Array.from({ length: rows }, () => null), type: "INT32", nullable: true },
  ];
  const expected = `same,few,many,none\n${Array.from({ length: rows }, (_, i) => `x,${i % 5 ? `c${i % 5}` : ""},id ${i},\n`).join("")}`;
  for (const pageSize of [100, 1 << 20]) {
    const { text } = await converted(written(columnData, { pageSize, rowGroupSize: 1700 }));
    assert.ok(text === expected, `pages of ${pageSize}`);
  }
});

test("all encodings that are read come to the same text", async () => {
  const rows = 300;
  const data = {
    INT32: Array.from({ length: rows }, (_, i) => (i * 7919) % 1000),
    STRING: Array.from({ length: rows }, (_, i) => `word ${(i * 31) % 97}`),
    DOUBLE: Array.from({ length: rows }, (_, i) => i / 8),
  };
  for (const [type, encodings] of [
    ["INT32", ["PLAIN", "RLE_DICTIONARY", "DELTA_BINARY_PACKED", "BYTE_STREAM_SPLIT"]],
    ["STRING", ["PLAIN", "RLE_DICTIONARY", "DELTA_LENGTH_BYTE_ARRAY", "DELTA_BYTE_ARRAY"]],
    ["DOUBLE", ["PLAIN", "RLE_DICTIONARY", "BYTE_STREAM_SPLIT"]],
  ] as const) {
    for (const encoding of encodings) {
      const { text } = await converted(written([{ name: "x", data: data[type], type, encoding }]));
      assert.equal(text, `x\n${data[type].join("\n")}\n`, `${type} ${encoding}`);
    }
  }
});

/** A frame of zstd that holds the bytes as they are. */
function zstdStored(bytes: Uint8Array): Uint8Array {
  const size = new DataView(new ArrayBuffer(4));
  size.setUint32(0, bytes.length, true);
  const block = (bytes.length << 3) | 1;
  const head = [
    0x28,
    0xb5,
    0x2f,
    0xfd,
    0xa0,
    ...new Uint8Array(size.buffer),
    block & 0xff,
    (block >> 8) & 0xff,
    block >> 16,
  ];
  return Uint8Array.from([...head, ...bytes]);
}

test("pages may be packed with snappy, gzip or zstd, or not at all; other ways are named", async () => {
  const columnData: ColumnSource[] = [{ name: "x", data: ["a", "b", "a"], type: "STRING" }];
  const compressors = {
    GZIP: (bytes: Uint8Array) => gzipSync(bytes),
    ZSTD: zstdStored,
    BROTLI: (bytes: Uint8Array) => bytes,
  };
  for (const codec of ["UNCOMPRESSED", "SNAPPY", "GZIP", "ZSTD"] as CompressionCodec[]) {
    assert.equal((await converted(written(columnData, { codec, compressors }))).text, "x\na\nb\na\n", codec);
  }
  const error = await rejects(converted(written(columnData, { codec: "BROTLI", compressors })), "bad_file");
  assert.match(error.message, /BROTLI/);
  assert.match(error.remedy, /snappy, gzip, zstd/);
});

test("columns of lists, structures and bytes are left out and told", async () => {
  const file = written([
    { name: "x", data: ["a", "b"], type: "STRING" },
    { name: "bytes", data: [new Uint8Array([1]), new Uint8Array([2])], type: "BYTE_ARRAY" },
  ]);
  const { text, notes } = await converted(file);
  assert.equal(text, "x\na\nb\n");
  assert.deepEqual(notes, [
    'Left out, because they hold lists, structures or bytes: "bytes". Texts are read if they are written as STRING.',
  ]);

  const list: SchemaElement[] = [
    { name: "root", num_children: 2 },
    { name: "x", type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "REQUIRED" },
    { name: "tags", repetition_type: "OPTIONAL", converted_type: "LIST", num_children: 1 },
    { name: "list", repetition_type: "REPEATED", num_children: 1 },
    { name: "element", type: "BYTE_ARRAY", converted_type: "UTF8", repetition_type: "OPTIONAL" },
  ];
  const nested = [
    { name: "x", data: ["a", "b"] },
    { name: "tags", data: [["p", "q"], []] },
  ];
  const read = await converted(written(nested, { schema: list }));
  assert.equal(read.text, "x\na\nb\n");
  assert.match(read.notes[0] ?? "", /"tags"/);
  const only = written([{ name: "bytes", data: [new Uint8Array([1])], type: "BYTE_ARRAY" }]);
  await rejects(converted(only), "bad_file");
});

test("bytes that nothing calls text are read where they are text, and that is told", async () => {
  const bytes = (...words: string[]) => words.map((word) => new TextEncoder().encode(word));
  const { text, notes } = await converted(
    written([
      { name: "x", data: ["a", "b"], type: "STRING" },
      { name: "city", data: bytes("Köln", "Ulm"), type: "BYTE_ARRAY" },
      { name: "raw", data: [new Uint8Array([0xff, 0xfe]), new Uint8Array([0x41])], type: "BYTE_ARRAY" },
    ]),
  );
  assert.equal(text, "x,city\na,Köln\nb,Ulm\n");
  assert.match(notes[0] ?? "", /Read as text, because their bytes are UTF-8.*"city"/);
  assert.match(notes[1] ?? "", /Left out.*"raw"/);
});

test("a Parquet file without rows is its header", async () => {
  assert.equal((await converted(written([{ name: "x", data: [], type: "STRING" }]))).text, "x\n");
});
