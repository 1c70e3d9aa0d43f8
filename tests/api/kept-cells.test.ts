// SPDX-License-Identifier: GPL-3.0-or-later
/** Columns that are kept, byte for byte, against a splitter that shares nothing with the readers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Engine } from "../../wasm/contract/engine.js";
import type { EncodingName, Layout, SpreadsheetSafe } from "../../wasm/contract/file-types.js";
import { ParsedBatch } from "../../wasm/files/batch.js";
import { ScannedBatch } from "../../wasm/files/csv-scanner.js";
import { convertCsv } from "../../wasm/files/formats/convert.js";
import { privatise } from "../../wasm/files/privatise.js";
import { readColumns, scan } from "../../wasm/files/table.js";
import { fakeEngine, protocol } from "./fake-engine.js";
import { dice, source } from "./helpers.js";
import { bytesOf, converted } from "./tables.js";

/** The first report for the first category, the second for the second: what goes in can be seen coming out. */
const faithful: Engine = { ...fakeEngine, sample: (_weights, _columns, inputs) => inputs.slice() };

/** Rows of cells as they stand between separators and line ends; a quote counts where a cell begins. */
function split(text: string, separator: string): string[][] {
  const rows: string[][] = [[]];
  let [begin, quoted] = [0, text.startsWith('"')];
  for (let at = 0; at <= text.length; at++) {
    const character = text[at];
    if (quoted && at > begin) {
      if (character === '"' && text[at + 1] === '"') at += 1;
      else if (character === '"') quoted = false;
      continue;
    }
    const ends = character === undefined || character === "\n" || character === "\r";
    if (!ends && !text.startsWith(separator, at)) continue;
    rows.at(-1)?.push(text.slice(begin, at));
    if (character === "\r" && text[at + 1] === "\n") at += 1;
    if (ends && at + 1 < text.length) rows.push([]);
    if (ends && at + 1 >= text.length) break;
    begin = at + (ends ? 1 : separator.length);
    at = begin - 1;
    quoted = text[begin] === '"';
  }
  return rows;
}

const meaning = (cell: string) =>
  cell.startsWith('"') ? cell.slice(1, cell.lastIndexOf('"')).replaceAll('""', '"') : cell;

test("the splitter splits", () => {
  assert.deepEqual(split('a;"b;""c\r\n" \r\n;5" x\r"";\n', ";"), [
    ["a", '"b;""c\r\n" '],
    ["", '5" x'],
    ['""', ""],
  ]);
  assert.deepEqual(split("a, b, c", ", "), [["a", "b", "c"]]);
});

/** In Latin-1, so that every encoding has them. */
const CELLS = [
  "a",
  "",
  " ",
  " lead",
  "trail  ",
  "\u00a0no-break\u00a0",
  "\u00a0",
  "+49 170 12",
  "-",
  "- none",
  "=1+1",
  "@x",
  "'=q",
  "007",
  "1.200",
  "-5",
  " -5 ",
  'a"b',
  '5" x',
  "é",
  "form\ffeed",
  '"a"',
  '""',
  '"a,b"',
  '"a;b\tc|d"',
  '"l\r\nm"',
  '"l\nm"',
  '"l\rm\r"',
  '"\r\n=x"',
  '"say ""hi"""',
  '""""',
  '"" ',
  '"=1"  ',
  '" in "',
  '"+49 1"',
];
const BEYOND = ["日本", "😀", "\u200b", "\u2003wide\u2003", "ZWNJ\u200c"];
/** Only the parser reads these. */
const ODD = ['"no-break"\u00a0', '" ""q"""'];

const ENCODINGS: Record<string, (text: string) => Uint8Array> = {
  "utf-8": (text) => new TextEncoder().encode(text),
  "utf-16le": (text) => Buffer.from(text, "utf16le"),
  "windows-1252": (text) => Buffer.from(text, "latin1"),
};

const LAYOUT: Layout = { skipRows: 0, labelRows: 0 };
const NAMES = [" first", '"=sec, ond"', "'third\u00a0"];
const KEEP = ["first", "=sec, ond", "'third"];

interface Case {
  text: string;
  bytes: Uint8Array;
  separator: string;
  encoding: EncodingName;
  layout: Layout;
  piece: number;
  odd: boolean;
  rows: string[][];
  order: string[];
}

function randomCase(seed: number): Case {
  const roll = dice(seed);
  const any = <T>(items: readonly T[]): T => items[roll(items.length)] as T;
  const encoding = any(["utf-8", "utf-8", "utf-16le", "windows-1252"] as const);
  const separator = any([",", ";", "\t", "|", ", "]);
  const end = any(["\n", "\r\n", "\r"]);
  const odd = roll(3) === 0;
  // A blank is of the separator where one stands behind each, and quotes follow; letters that are quotes hide that.
  const blank = separator === ", ";
  const cells = [...CELLS, ...(encoding === "windows-1252" ? [] : BEYOND), ...(odd ? ODD : [])].filter(
    (cell) => cell.startsWith('"') || !(cell.includes(separator.trim() || separator) || (blank && cell.includes('"'))),
  );
  const order = [...NAMES, "x", "other"].sort(() => roll(3) - 1);
  const row = () => order.map((name) => (name === "x" ? any(["=yes", " no ", '"no"', "no"]) : any(cells)));
  const rows = Array.from({ length: 1 + roll(40) }, row);
  const skipLast = roll(6) === 0 && rows.length > 1 ? { skipLast: 1 } : {};
  if (blank && order[0] === '"=sec, ond"') return randomCase(seed + 1000);
  const text = [order, ...rows].map((row) => row.join(separator)).join(end) + (roll(2) ? end : "");
  const bytes = (ENCODINGS[encoding] as (text: string) => Uint8Array)(text);
  const layout = { ...LAYOUT, skipLast: 0, ...skipLast };
  const kept = "skipLast" in skipLast ? rows.slice(0, -1) : rows;
  return { text, bytes, separator, encoding, layout, piece: 1 + roll(200), odd, rows: kept, order };
}

const sourceOf = ({ bytes, separator, encoding, layout, piece }: Case) => ({
  ...source(bytes, piece),
  layout,
  dialect: { encoding, separator: separator.trim() || separator, header: true },
});

const choiceWith = (spreadsheetSafe?: SpreadsheetSafe) => ({
  write: "reports" as const,
  keep: KEEP,
  knowingly: KEEP,
  ...(spreadsheetSafe && { spreadsheetSafe }),
});

/** The columns of the output in its order, as places in the file. */
const places = ({ order }: Case) => order.flatMap((name, at) => (name === "other" ? [] : [at]));

test("kept cells have the bytes that they had, whoever reads the file", async () => {
  const seen = new Set<string>();
  for (let seed = 1; seed <= 400; seed++) {
    const given = randomCase(seed);
    const file = await privatise(faithful, sourceOf(given), protocol, choiceWith());
    const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(await file.blob.arrayBuffer());
    const [header = [], ...rows] = split(text, ",");
    const behindCommas = (cell: string) =>
      given.separator === "," || cell.startsWith('"') || !cell.includes(",") ? cell : `"${cell.replaceAll('"', '""')}"`;
    const expected = given.rows.map((row) =>
      places(given).map((at) => {
        if (given.order[at] !== "x") return behindCommas(row[at] as string);
        return row[at] === "=yes" ? "'=yes" : "no";
      }),
    );
    assert.deepEqual(rows, expected, `${seed}: ${JSON.stringify(given.text)}`);
    assert.deepEqual(
      header,
      places(given).map((at) => given.order[at]),
    );
    assert.equal(file.apostrophes, rows.filter((row) => row.includes("'=yes")).length);
    seen.add(`${given.encoding} ${given.separator} ${given.odd} ${given.layout.skipLast}`);
  }
  assert.ok(seen.size > 30);
});

/** Cells of the kept columns, as Sluice reads them. */
async function cellsOf(given: Parameters<typeof scan>[0]): Promise<string[][]> {
  const found: string[][] = [];
  await scan(given, {}, ({ header }) => (batch) => {
    found.push(...batch.rows.map((row) => KEEP.map((name) => row[header.indexOf(name)] as string)));
  });
  return found;
}

test("a file that is read again has the same cells, byte for byte the second time as well", async () => {
  for (let seed = 1; seed <= 100; seed++) {
    const given = randomCase(seed);
    const once = await privatise(faithful, sourceOf(given), protocol, choiceWith());
    const again = {
      ...source(new Uint8Array(await once.blob.arrayBuffer())),
      layout: { ...LAYOUT, skipLast: 0 },
      dialect: { separator: ",", header: true },
    };
    assert.deepEqual(await cellsOf(again), await cellsOf(sourceOf(given)), `${seed}`);
    const twice = await privatise(faithful, again, protocol, choiceWith());
    assert.equal(await twice.blob.text(), await once.blob.text());
  }
});

for (const format of ["xlsx", "parquet"] as const) {
  test(`kept cells have the same text in ${format}, and after it has been read again`, async () => {
    for (let seed = 1; seed <= 60; seed++) {
      const given = randomCase(seed);
      for (const safe of [undefined, "all", "none"] as const) {
        const file = await privatise(faithful, sourceOf(given), protocol, choiceWith(safe));
        const csv = (async function* () {
          yield new Uint8Array(await file.blob.arrayBuffer());
        })();
        const { text } = await converted(await bytesOf(convertCsv(format, () => csv, "out", choiceWith(safe))));
        const [header, ...rows] = split(text.replace(/^\uFEFF/, ""), ",").map((row) => row.map(meaning));
        const wanted = (row: string[]) =>
          places(given).map((at) =>
            given.order[at] === "x" ? meaning(row[at] as string).trim() : meaning(row[at] as string),
          );
        assert.deepEqual(header, wanted(given.order));
        assert.deepEqual(rows, given.rows.map(wanted), `${seed} ${safe}: ${JSON.stringify(given.text)}`);
        if (safe) continue;
        // As the next one reads it.
        const next = { ...source(new TextEncoder().encode(text)), layout: { ...LAYOUT, skipLast: 0 } };
        const read = await privatise(
          faithful,
          { ...next, dialect: { separator: ",", header: true } },
          protocol,
          choiceWith(),
        );
        const [, ...last] = split(await read.blob.text(), ",").map((row) => row.map(meaning));
        assert.deepEqual(
          last.map((row) => row.filter((_, i) => given.order[places(given)[i] as number] !== "x")),
          given.rows.map((row) => wanted(row).filter((_, i) => given.order[places(given)[i] as number] !== "x")),
        );
      }
    }
  });
}

const NUMBER = /^\s*-?\d+\s*$/;

test("where it is asked for, cells like formulas get an apostrophe, and are counted; others keep their bytes", async () => {
  for (let seed = 1; seed <= 200; seed++) {
    const given = randomCase(seed);
    const file = await privatise(faithful, sourceOf(given), protocol, choiceWith("all"));
    const [header = [], ...rows] = split(await file.blob.text(), ",");
    let changed = 0;
    for (const [i, row] of [given.order, ...given.rows].entries()) {
      for (const [k, at] of places(given).entries()) {
        const [was, now] = [row[at] as string, [header, ...rows][i]?.[k] as string];
        const text = meaning(was);
        if (given.order[at] === "x") {
          changed += now === "'=yes" ? 1 : 0;
        } else if (/^["'\s]*[=+@-]/.test(text) && !NUMBER.test(text)) {
          changed += 1;
          assert.match(meaning(now), /^'/);
          // Behind a line break as well.
          assert.equal(meaning(now).replaceAll("'", ""), text.replaceAll("'", ""), `${seed}`);
        } else {
          assert.equal(meaning(now), text);
          if (!text.includes(",")) assert.equal(now, was, `${seed}`);
        }
      }
    }
    assert.equal(file.apostrophes, changed, `${seed}`);
  }
});

test("nothing gets an apostrophe where none is wanted", async () => {
  const text = 'x,first,\'third,"=sec, ond"\n=yes,=1,-,@\nno,a,b,c\n';
  const all = await privatise(faithful, source(text), protocol, choiceWith("none"));
  assert.equal(await all.blob.text(), text);
  assert.equal(all.apostrophes, 0);
});

test("both readers give cells as they stand, and the fast one reads whatever is well formed", async () => {
  const rows = 'no,"l\r\nm" , b\r\n'.repeat(100_000);
  for (const [text, kinds] of [
    [`x,first,"=sec, ond"\r\n${rows}`, [ScannedBatch]],
    [`x,first,"=sec, ond"\r\n${rows}no,"y"\u00a0,z\r\n${rows}`, [ScannedBatch, ParsedBatch]],
  ] as const) {
    const found = new Set<unknown>();
    const written = new Set<string>();
    const values = new Set<string>();
    await scan(source(text, 1 << 16), {}, () =>
      readColumns(
        [0, 1, 2],
        (batch) => {
          found.add(batch.constructor);
          for (const at of [1, 2]) for (const cell of batch.asWritten(at)) written.add(cell);
          for (const value of batch.column(1).values) values.add(value);
        },
        [1, 2],
      ),
    );
    assert.deepEqual([...found], [...kinds]);
    assert.deepEqual(
      [...values],
      ["l\nm", ...(kinds.length > 1 ? ["y"] : [])],
      "what is read has no line ends but one",
    );
    assert.deepEqual([...written], ['"l\r\nm" ', " b", ...(kinds.length > 1 ? ['"y"\u00a0', "z"] : [])]);
  }
});

test("columns made of lists are kept as they are made, and others beside them as they stand", async () => {
  const text = "x;picks;note\nno;a|b; one, two \n=yes;b;+1 x\n";
  const lists = { ...source(text), layout: { split: [{ column: "picks", separator: "|" }] } };
  const keep = ["picks: a", "picks", "note"];
  const file = await privatise(faithful, lists, protocol, { write: "reports", keep, knowingly: keep });
  assert.equal(await file.blob.text(), 'x,picks,note,picks: a\nno,a|b," one, two ",yes\n\'=yes,b,+1 x,no\n');
});

test("with a device's secret the second reading keeps the same bytes", async () => {
  const secret = "00".repeat(32);
  const text = 'x,first,"=sec, ond",\'third\r\nno, a ,"l\r\nm" ,-\r\n=yes,b\u00a0,+1,"q"';
  const file = await privatise(faithful, source(text), protocol, { ...choiceWith(), once: { secret } });
  const cut = (row: string[]) => row.slice(1);
  assert.deepEqual(split(await file.blob.text(), ",").map(cut), split(text, ",").map(cut));
});

test("names of kept columns keep their bytes, line ends and all", async () => {
  const name = '"a\r\nb\rc\nd"';
  const keep = ["a\nb\nc\nd", "e"];
  for (const end of ["\r\n", "\r", "\n"]) {
    for (const [above, layout] of [
      [[], {}],
      [["sep=,"], {}],
      [["sep=,", "a note", "and another"], { skipRows: 2 }],
    ] as const) {
      for (const encoding of ["utf-8", "utf-16le"] as const) {
        const header = `x,${name} , e`;
        const text = [...above, header, "no,1,2", "=yes,3,4"].join(end);
        const bytes = (ENCODINGS[encoding] as (text: string) => Uint8Array)(text);
        const given = { ...source(bytes), layout, dialect: { encoding } };
        const file = await privatise(faithful, given, protocol, { write: "reports", keep, knowingly: keep });
        assert.equal(await file.blob.text(), `${header}\nno,1,2\n'=yes,3,4\n`);
      }
    }
  }
});
