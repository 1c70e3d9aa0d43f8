// SPDX-License-Identifier: GPL-3.0-or-later
/** Random files, which shrink to the smallest that fails: what is read is what was written, and nothing crashes or gets through. */
import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { neutralise, original, toCell } from "../../wasm/common/cells.js";
import { SluiceError } from "../../wasm/contract/errors.js";
import type { Rows } from "../../wasm/files/csv.js";
import { convert } from "../../wasm/files/formats/convert.js";
import { LineIndex } from "../../wasm/files/formats/lines.js";
import { toParquet } from "../../wasm/files/formats/parquet-out.js";
import { blobAccess } from "../../wasm/files/formats/random-access.js";
import { recognise } from "../../wasm/files/formats/recognise.js";
import { toXlsx } from "../../wasm/files/formats/xlsx-out.js";
import { inspect } from "../../wasm/files/inspect.js";
import { privatise } from "../../wasm/files/privatise.js";
import { scan } from "../../wasm/files/table.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { source } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { batches, bytesOf } from "./tables.js";

/** The seed makes a failure come again; SLUICE_RUNS makes more of them, for a long run, SLUICE_SEED others. */
const RUNS = { seed: Number(process.env.SLUICE_SEED ?? 2024), numRuns: Number(process.env.SLUICE_RUNS ?? 150) };

const engine = await realEngine();
const CATEGORIES = ["yes", "no", "=1+1", "a, b", 'say "x"', "7", ""];
const protocol = toProtocolFile(
  engine.design({
    table: {
      secret: { name: "s", categories: ["0", "1"] },
      data: { name: "x", categories: CATEGORIES },
      weights: Float64Array.from({ length: 14 }, (_, i) => 1 + (i % 5)),
    },
    notion: "ldp",
    epsilon: 1,
    protocol: "grr",
  }),
);
const CERTIFIED = writeProtocol(protocol);

/** Fails unless the work succeeds or says what is wrong. */
async function answered<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch (error) {
    assert.ok(error instanceof SluiceError, String(error));
    assert.notEqual(error.code, "crashed");
    assert.ok(error.message.length > 10 && error.remedy.length > 10);
    return undefined;
  }
}

async function read(bytes: Uint8Array, piece: number): Promise<{ header: string[]; rows: string[][] }> {
  const found: { header: string[]; rows: string[][] } = { header: [], rows: [] };
  await scan(source(bytes, piece), {}, ({ header }) => {
    found.header = header;
    return ({ rows }: Rows) => {
      found.rows.push(...rows);
    };
  });
  return found;
}

const cell = fc.oneof(
  fc.string({ maxLength: 6 }),
  fc.constantFrom("", "a", '"', '""', "a,b", "x;y", "l1\nl2", "=1", "'=1", "é", "日本", "🙂", " a", "1,5"),
);
/** As a reader trims and joins it. */
const plainCell = cell.map((text) =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[\p{Cc}\p{Cs}]/gu, (c) => (c === "\n" ? c : ""))
    .trim(),
);

const tables = fc
  .tuple(fc.integer({ min: 2, max: 5 }), fc.integer({ min: 1, max: 12 }))
  .chain(([width, height]) =>
    fc.array(fc.array(plainCell, { minLength: width, maxLength: width }), { minLength: height, maxLength: height }),
  )
  .map((rows) => [(rows[0] ?? []).map((_, i) => `column ${i}`), ...rows]);

const quoted = (text: string, always: boolean) =>
  always || /[",;\t\n|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

test("what was written as CSV is read again, in whichever way it was written and cut", async () => {
  const ways = fc.record({
    delimiter: fc.constantFrom(",", ";", "\t"),
    ending: fc.constantFrom("\n", "\r\n"),
    mark: fc.boolean(),
    all: fc.boolean(),
    last: fc.boolean(),
    wide: fc.boolean(),
    piece: fc.integer({ min: 1, max: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(tables, ways, async (rows, { delimiter, ending, mark, all, last, wide, piece }) => {
      const text = rows.map((row) => row.map((each) => quoted(each, all)).join(delimiter)).join(ending);
      const whole = `${mark || wide ? "\uFEFF" : ""}${text}${last ? ending : ""}`;
      const bytes = wide ? new Uint8Array(Buffer.from(whole, "utf16le")) : new TextEncoder().encode(whole);
      const found = await read(bytes, piece);
      assert.deepEqual([found.header, ...found.rows], rows);
    }),
    RUNS,
  );
});

test("any bytes at all are read or refused, and read in the same way however they are cut", async () => {
  const pieces = fc.array(
    fc.oneof(
      fc.uint8Array({ maxLength: 8 }),
      fc
        .constantFrom("a,b\n", '"', '""', "\n", "\r", "\r\n", ",", ";", "\t", "\u00e9", " ", "x", "\uFEFF")
        .map((s) => new TextEncoder().encode(s)),
    ),
    { maxLength: 30 },
  );
  await fc.assert(
    fc.asyncProperty(pieces, fc.integer({ min: 1, max: 7 }), async (parts, piece) => {
      const bytes = new Uint8Array(Buffer.concat(parts));
      const outcome = async (size: number) =>
        read(bytes, size).catch((error: unknown) => {
          assert.ok(error instanceof SluiceError, String(error));
          return { code: error.code, line: error.place.line };
        });
      assert.deepEqual(await outcome(piece), await outcome(1 << 20));
      await answered(() => inspect(source(bytes, piece)));
    }),
    RUNS,
  );
});

test("whatever stands in a file, only reports come out, a row for each row", async () => {
  const rows = fc.array(fc.tuple(fc.oneof(fc.constantFrom(...CATEGORIES), cell), cell), {
    minLength: 1,
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(rows, async (table) => {
      const text = `x,secret note\n${table.map((row) => row.map((each) => quoted(each, true)).join(",")).join("\n")}\n`;
      const file = await answered(() => privatise(engine, source(text), protocol, { write: "reports", keep: [] }));
      if (!file) return;
      const { header, rows: written } = await read(new Uint8Array(await file.blob.arrayBuffer()), 1 << 20);
      assert.deepEqual(header, ["x"]);
      assert.equal(written.length, table.length);
      for (const [report = ""] of written) assert.ok(protocol.channel.reports.map(neutralise).includes(report), report);
    }),
    RUNS,
  );
});

test("a cell is neutralised so that it can be told what it was", () => {
  const odd = fc.array(
    fc.constantFrom("=", "+", "-", "@", "'", '"', ";", "|", "\t", "\n", " ", "a", "1", ".", "\u200b", "＝"),
    { maxLength: 9 },
  );
  fc.assert(
    fc.property(
      fc.oneof(
        odd.map((parts) => parts.join("")),
        fc.string(),
      ),
      (text) => {
        assert.equal(original(neutralise(text)), text);
        // Numbers have their signs.
        if (!/^[+-]?[\d.,]*\d[\d.,]*$/.test(text)) assert.doesNotMatch(toCell(text, 2), /^"?[=+\-@]/);
      },
    ),
    { ...RUNS, numRuns: RUNS.numRuns * 20 },
  );
});

test("workbooks and Parquet files come back as they were", async () => {
  await fc.assert(
    fc.asyncProperty(tables, async (rows) => {
      for (const write of [toXlsx, toParquet]) {
        const bytes = await bytesOf(write(batches(rows)));
        const blob = new Blob([bytes as Uint8Array<ArrayBuffer>]);
        const format = recognise(bytes, "");
        assert.notEqual(format, "text");
        const csv = await bytesOf(convert(blobAccess(blob, ""), format as "zip" | "parquet", {}, new LineIndex()));
        const found = await read(csv, 1 << 20);
        // A row of empty cells at the end of a sheet is none.
        const kept =
          write === toXlsx ? rows.slice(0, 1 + rows.findLastIndex((row) => row.some((each) => each !== ""))) : rows;
        assert.deepEqual(
          [found.header, ...found.rows].filter((row) => row.some((each) => each !== "")),
          kept.filter((row) => row.some((each) => each !== "")),
        );
      }
    }),
    { ...RUNS, numRuns: Math.ceil(RUNS.numRuns / 3) },
  );
});

test("damaged workbooks and Parquet files are read or refused", async () => {
  const table = [["a", "b"], ...Array.from({ length: 40 }, (_, i) => [`${i % 3}`, `text ${i}`])];
  const files = await Promise.all([toXlsx, toParquet].map((write) => bytesOf(write(batches(table)))));
  const damage = fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...files),
      damage,
      fc.option(fc.nat(), { nil: undefined }),
      async (file, changes, cut) => {
        const bytes = file.slice(0, cut === undefined ? file.length : cut % file.length);
        for (const [at, value] of changes) if (bytes.length > 0) bytes[at % bytes.length] = value;
        await answered(async () => {
          const format = recognise(bytes, "damaged");
          if (format === "text" || format === "gzip") return;
          const blob = new Blob([bytes as Uint8Array<ArrayBuffer>]);
          await bytesOf(convert(blobAccess(blob, "damaged"), format, {}, new LineIndex()));
        });
      },
    ),
    { ...RUNS, numRuns: RUNS.numRuns * 4 },
  );
});

test("a damaged protocol file is refused, or is the very same", async () => {
  const edits = fc.array(
    fc.tuple(fc.nat(), fc.constantFrom("", "0", "1", "9", '"', ",", "]", "{", "-", "e", "x", "\u0000")),
    {
      minLength: 1,
      maxLength: 3,
    },
  );
  await fc.assert(
    fc.asyncProperty(edits, async (changes) => {
      let text = CERTIFIED;
      for (const [at, put] of changes) {
        const place = at % text.length;
        text = text.slice(0, place) + put + text.slice(place + 1);
      }
      const file = await answered(async () => readProtocol(text));
      if (!file) return;
      // Only the engine knows which guarantees there are.
      const audit = await answered(async () => engine.audit(file));
      if (audit?.holds) {
        const { utility: _, leakage: __, certificate: ___, ...decisive } = file;
        const { utility: ____, leakage: _____, certificate: ______, ...before } = protocol;
        assert.deepEqual(decisive, before);
      }
    }),
    { ...RUNS, numRuns: RUNS.numRuns * 4 },
  );
});
