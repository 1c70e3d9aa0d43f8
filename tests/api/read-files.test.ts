// SPDX-License-Identifier: GPL-3.0-or-later
/** Files as people have them: of each, whether it is read, and how, or refused, and why. The command line tells, the page asks. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Decision, Dialect, DialectChoice } from "../../wasm/contract/file-types.js";
import { count } from "../../wasm/files/count.js";
import { inspect } from "../../wasm/files/inspect.js";
import type { Source } from "../../wasm/files/source.js";
import { rejects, source } from "./helpers.js";
import { assertSaid } from "./translations.js";

/** One byte for each character, as old programs write them. */
const MAC = "ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü";
const mac = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const at = MAC.indexOf(letter);
    if (at >= 0) return 0x80 + at;
    return letter === "ß" ? 0xa7 : letter.charCodeAt(0);
  });
const windows = (text: string) =>
  Uint8Array.from(
    text,
    (letter) => ({ "€": 0x80, "’": 0x92, "–": 0x96, Š: 0x8a, š: 0x9a })[letter] ?? letter.charCodeAt(0),
  );

const said = (content: string | Uint8Array, dialect: DialectChoice = {}): Source => ({ ...source(content), dialect });

/** As Excel's "CSV (MS-DOS)" has them. */
const dos = (text: string) =>
  Uint8Array.from(text, (letter) => {
    const at = "ÇüéâäàåçêëèïîìÄÅÉ".indexOf(letter);
    return at >= 0 ? 0x80 + at : ({ ö: 0x94, Ö: 0x99, Ü: 0x9a, ß: 0xe1, ñ: 0xa4 }[letter] ?? letter.charCodeAt(0));
  });

interface Case {
  name: string;
  file: string | Uint8Array;
  dialect?: DialectChoice;
  /** Encoding, separator and header as they are read, and the reason of one that is worth it. */
  encoding?: string;
  separator?: string;
  header?: string[];
  rows?: number;
  why?: [keyof Dialect, RegExp];
  /** The values of the first column, the most frequent first. */
  values?: string[];
  /** The id of the refusal, and what stands in it. */
  refused?: string;
  names?: string[];
}

const PLACES = "place,says\nnorth,a\nsouth,b\n";

const cases: Case[] = [
  { name: "plain letters", file: PLACES, encoding: "utf-8", separator: ",", why: ["encoding", /A to Z/] },
  { name: "UTF-8", file: "place,says\nKöln,a\nUlm,b\n", encoding: "utf-8", why: ["encoding", /valid UTF-8/] },
  { name: "UTF-8 with its mark", file: `\uFEFF${PLACES}`, encoding: "utf-8", why: ["encoding", /first bytes/] },
  {
    name: "Windows-1252",
    file: windows("place,says\nKöln,a\nZürich,b\n"),
    encoding: "windows-1252",
    values: ["Köln", "Zürich"],
  },
  {
    name: "Windows-1252 with curly apostrophes alone",
    file: windows("says,n\nit’s so,1\nI don’t,2\n"),
    encoding: "windows-1252",
    values: ["it’s so", "I don’t"],
  },
  { name: "French in Windows-1252", file: windows("dit,n\nd’accord,1\nn’importe où,2\n"), encoding: "windows-1252" },
  {
    name: "dashes and euros in Windows-1252",
    file: windows("paid,n\n10 – 20 €,1\n20 – 30 €,2\n"),
    encoding: "windows-1252",
    values: ["10 – 20 €", "20 – 30 €"],
  },
  {
    name: "German in Mac OS Roman",
    file: mac("Stadt,n\nKöln,1\nZürich,2\nMädchenstraße,3\n"),
    encoding: "macintosh",
    values: ["Köln", "Zürich", "Mädchenstraße"],
    why: ["encoding", /"Mädchenstraße" would be "MŠdchenstra§e"/],
  },
  {
    name: "French in Mac OS Roman",
    file: mac("dit,n\nécole,1\ngarçon,2\nélève,3\n"),
    encoding: "macintosh",
    values: ["école", "garçon", "élève"],
  },
  {
    name: "Spanish in Mac OS Roman",
    file: mac("dice,n\nniño,1\nsí señor,2\ncorazón,3\nadiós cigüeña,4\n"),
    encoding: "macintosh",
  },
  {
    name: "German of MS-DOS",
    file: dos("Stadt,n\nKöln,1\nDüren,2\nOsterstraße,3\n"),
    refused: "encoding-dos",
    names: ["Düren", "UTF-8"],
  },
  { name: "Dutch of MS-DOS", file: dos("zegt,n\néén café,1\nhé,2\n"), refused: "encoding-dos", names: ["café"] },
  {
    name: "German of MS-DOS, said to be another one",
    file: dos("Stadt,n\nÄhre,1\nMädchen,2\n"),
    dialect: { encoding: "windows-1252" },
    encoding: "windows-1252",
  },
  {
    name: "capitals in Mac OS Roman",
    file: mac("Stadt,n\nKÖLN,1\nZÜRICH,2\nKöln,3\nMädchenstraße,4\n"),
    encoding: "macintosh",
  },
  {
    name: "one letter that can be two",
    file: windows("place,n\nKošice,1\nWien,2\n"),
    refused: "encoding-either",
    names: ["Košice", "Koöice"],
  },
  {
    name: "the same, said to be Windows-1252",
    file: windows("place,n\nKošice,1\nWien,2\n"),
    dialect: { encoding: "windows-1252" },
    encoding: "windows-1252",
    values: ["Košice", "Wien"],
    why: ["encoding", /as you said/],
  },
  {
    name: "Polish in Windows-1250, said",
    file: Uint8Array.from([..."a,b\n"].map((c) => c.charCodeAt(0)).concat([0xa3, 0xf3, 100, 0x9f, 44, 49, 10])),
    dialect: { encoding: "windows-1250" },
    encoding: "windows-1250",
    values: ["Łódź"],
  },
  {
    name: "UTF-16 without its mark",
    file: Buffer.from(PLACES, "utf16le"),
    encoding: "utf-16le",
    why: ["encoding", /zero/],
  },
  {
    name: "semicolons",
    file: "place;paid\nnorth;1,5\nsouth;2,5\n",
    separator: ";",
    why: ["separator", /each of the first rows 2 cells/],
  },
  { name: "tabs", file: "place\tsays\nnorth\ta, b\nsouth\tb\n", separator: "\t" },
  { name: "one column", file: "place\nnorth\nsouth\n", separator: ",", why: ["separator", /no separator/] },
  {
    name: "commas and semicolons in every row",
    file: "place;paid, EUR\nnorth;1,5\nsouth;2,5\n",
    refused: "separator-either",
    names: ["commas", "semicolons"],
  },
  {
    name: "the same, said to be semicolons",
    file: "place;paid, EUR\nnorth;1,5\nsouth;2,5\n",
    dialect: { separator: ";" },
    header: ["place", "paid, EUR"],
    why: ["separator", /as you said/],
  },
  {
    name: "Excel's line sep=;",
    file: "sep=;\nplace;says\nnorth;a,b\nsouth;c,d\n",
    separator: ";",
    rows: 2,
    why: ["separator", /first line says so/],
  },
  {
    name: "another character between cells, said",
    file: "place^says\nnorth^a\n",
    dialect: { separator: "^" },
    header: ["place", "says"],
  },
  {
    name: "names in the first line",
    file: PLACES,
    header: ["place", "says"],
    rows: 2,
    why: ["header", /does not look like the rows/],
  },
  { name: "no names", file: "1,30\n2,40\n", refused: "header-missing" },
  {
    name: "no names, said",
    file: "1,30\n2,40\n",
    dialect: { header: false },
    header: ["column 1", "column 2"],
    rows: 2,
    values: ["1", "2"],
  },
  {
    name: "names that look like numbers, said",
    file: "2019,2020\n1,30\n2,40\n",
    dialect: { header: true },
    header: ["2019", "2020"],
    rows: 2,
  },
  {
    name: "records of JSON",
    file: '[{"place": "north"}, {"place": "south"}]',
    refused: "format-not-read",
    names: ["a JSON document"],
  },
  {
    name: "a record of JSON in each line",
    file: '{"place": "north"}\n{"place": "south"}\n',
    refused: "format-not-read",
    names: ["a JSON document"],
  },
  { name: "a name in brackets", file: "[place],says\nnorth,a\nsouth,b\n", header: ["[place]", "says"] },
];

for (const { name, file, dialect, refused, names = [], ...expected } of cases) {
  test(`${name}: ${refused ? "refused" : "read"}`, async () => {
    if (refused !== undefined) {
      const error = await rejects(() => inspect(said(file, dialect)), "bad_file");
      assert.equal(error.id, refused);
      for (const part of names) assert.ok(`${error.message} ${error.remedy}`.includes(part), error.message);
      return;
    }
    for (const piece of [1 << 20, 3]) {
      const seen = await inspect({ ...source(file, piece), ...(dialect && { dialect }) });
      if (expected.encoding) assert.equal(seen.encoding, expected.encoding);
      if (expected.separator) assert.equal(seen.delimiter, expected.separator);
      if (expected.header) assert.deepEqual(seen.header, expected.header);
      if (expected.rows !== undefined) assert.equal(seen.rows, expected.rows);
      if (expected.values)
        assert.deepEqual(
          seen.columns[0]?.values.map(({ value }) => value),
          expected.values,
        );
      for (const { why } of Object.values<Decision<unknown>>({ ...seen.dialect })) assertSaid(why);
      if (expected.why) assert.match(seen.dialect[expected.why[0]].why.text, expected.why[1]);
      for (const [key, value] of Object.entries(dialect ?? {})) {
        assert.deepEqual(seen.dialect[key as keyof Dialect], {
          ...seen.dialect[key as keyof Dialect],
          value,
          chosen: true,
        });
      }
    }
  });
}

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
