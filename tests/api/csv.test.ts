// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import Papa from "papaparse";
import { asCell } from "../../wasm/common/characters.js";
import { SluiceError } from "../../wasm/contract/errors.js";
import { CsvParser } from "../../wasm/files/csv.js";
import { weighDelimiters } from "../../wasm/files/delimiter.js";
import { randomLayout, randomText } from "./csv-differential.js";
import { dice } from "./helpers.js";

/** Parses a text in pieces of the given size. */
function parse(text: string, delimiter = ",", piece = text.length || 1) {
  const parser = new CsvParser(delimiter, "");
  const rows: string[][] = [];
  const lines: number[] = [];
  for (let i = 0; i < text.length; i += piece) {
    const batch = parser.push(text.slice(i, i + piece), "more");
    rows.push(...batch.rows);
    lines.push(...batch.lines);
  }
  const batch = parser.push("", "last");
  return { rows: [...rows, ...batch.rows], lines: [...lines, ...batch.lines] };
}

const cases: { name: string; text: string; delimiter?: string; rows: string[][]; lines?: number[] }[] = [
  {
    name: "plain",
    text: "a,b\n1,2\n",
    rows: [
      ["a", "b"],
      ["1", "2"],
    ],
    lines: [1, 2],
  },
  {
    name: "no line ending at the end",
    text: "a,b\n1,2",
    rows: [
      ["a", "b"],
      ["1", "2"],
    ],
  },
  {
    name: "blanks around cells",
    text: "a , b\n 1,\t2 \n",
    rows: [
      ["a", "b"],
      ["1", "2"],
    ],
  },
  { name: "no-break spaces around cells", text: "a,\u00a0b\u00a0\n", rows: [["a", "b"]] },
  {
    name: "empty cells",
    text: "a,\n,b\n,\n",
    rows: [
      ["a", ""],
      ["", "b"],
      ["", ""],
    ],
  },
  {
    name: "blank lines at the end",
    text: "a,b\n1,2\n\n  \n\n",
    rows: [
      ["a", "b"],
      ["1", "2"],
    ],
  },
  {
    name: "a blank line in a single column is an empty cell",
    text: "a\n1\n\n2\n\n",
    rows: [["a"], ["1"], [""], ["2"]],
    lines: [1, 2, 3, 4],
  },
  {
    name: "quoted",
    text: '"a","b,c"\n"d""e",f\n',
    rows: [
      ["a", "b,c"],
      ['d"e', "f"],
    ],
  },
  {
    name: "blanks after quotes",
    text: '"a" ,"b"\t\n"c","d" ',
    rows: [
      ["a", "b"],
      ["c", "d"],
    ],
  },
  {
    name: "blanks around quotes",
    text: '"a" , "b, c"\n1, 2\n',
    delimiter: ", ",
    rows: [
      ["a", "b, c"],
      ["1", "2"],
    ],
  },
  {
    name: "empty quotes in a single column are a row even at the end",
    text: 'a\n""\n""\n\n',
    rows: [["a"], [""], [""]],
  },
  {
    name: "line breaks in quotes are counted",
    text: 'a,b\n"1\n2","3\n\n4"\n5,6\n',
    rows: [
      ["a", "b"],
      ["1\n2", "3\n\n4"],
      ["5", "6"],
    ],
    lines: [1, 2, 6],
  },
  { name: "a quote inside a cell is a letter", text: '5" pipe,b"\n', rows: [['5" pipe', 'b"']] },
  { name: "empty quotes", text: '"",""\n""\n', rows: [["", ""], [""]] },
  { name: "quoted cell at the very end", text: 'a,"b"', rows: [["a", "b"]] },
  { name: "delimiter at the very end", text: 'a,"b",', rows: [["a", "b", ""]] },
  {
    name: "tabs",
    text: 'a\tb c\n"1"\t\n',
    delimiter: "\t",
    rows: [
      ["a", "b c"],
      ["1", ""],
    ],
  },
];

for (const { name, text, delimiter, rows, lines } of cases) {
  test(`rows: ${name}, in pieces of every size`, () => {
    for (let piece = 1; piece <= text.length; piece++) {
      const parsed = parse(text, delimiter, piece);
      assert.deepEqual(parsed.rows, rows, `pieces of ${piece}`);
      if (lines) assert.deepEqual(parsed.lines, lines, `pieces of ${piece}`);
    }
  });
}

for (const [name, text, line] of [
  ["a quote that never closes", 'a,b\n1,2\n3,"4\n5,6\n', 3],
  ["a quote that never closes, after line breaks in quotes", 'a,b\n"1\n\n2","4\n5,6\n', 4],
  ["text after a closing quote", 'a,b\n1,2\n\n"3\n"x,4\n', 5],
  ["text after a closing quote, and no other quote", 'a,b\n1,2\n"3"x,4\n5,6\n', 3],
  ["a blank before a quote", 'a,b\n"1\n", "2, 3"\n', 3],
  ["a blank before a quote that begins a line", 'a,b\n "1",2\n', 2],
] as const) {
  test(`${name} is an error with its line`, () => {
    for (const piece of [1, 2, 7, text.length]) {
      assert.throws(
        () => parse(text, ",", piece),
        (error) => error instanceof SluiceError && error.code === "bad_file" && error.place.line === line,
      );
    }
  });
}

for (const [delimiter, text] of [
  [", ", 'a, b\n1, "x, y"\n2, "z"\n'],
  ["; ", '"a" ; "b"\n"1"; "2"\n'],
  // Half of the delimiters lack the blank, so it is no part of them: reading stops at the quote.
  [",", 'a,b, c\n1,2, "x, y"\n'],
  [",", 'a,b\n1,"x, ""y"""\n2,"z"\n'],
  [",", "a, b\n1, x\n"],
] as const) {
  test(`the delimiter of ${JSON.stringify(text)} is ${JSON.stringify(delimiter)}, wherever the sample ends`, () => {
    assert.equal(weighDelimiters(text, true).delimiter, delimiter);
    const row = text.repeat(3);
    for (let end = text.length; end < row.length; end++) {
      assert.equal(weighDelimiters(row.slice(0, end), false).delimiter, delimiter, `${end}`);
    }
  });
}

test("a stray quote in a huge file is noticed before the file fills the memory", () => {
  const parser = new CsvParser(",", "");
  const piece = "x,y\n".repeat(1 << 18);
  parser.push('a,b\n"', "more");
  assert.throws(() => {
    for (let i = 0; i < 100; i++) parser.push(piece, "more");
  }, SluiceError);
});

test("a row that is too long without a quote in it is told as that, with its line", () => {
  for (const [begin, message] of [
    ["", /longer than 4 MB/],
    ['"', /never closed/],
  ] as const) {
    const parser = new CsvParser(",", "");
    parser.push('a,"b"\n1,2\n', "more");
    const long = () => {
      for (let i = 0; i < 5; i++) parser.push(`${i ? "" : begin}${"x".repeat(1 << 20)}`, "more");
    };
    assert.throws(
      long,
      (error) => error instanceof SluiceError && message.test(error.message) && error.place.line === 3,
    );
  }
});

test("a row of megabytes is not gone through again with every piece of it", (t) => {
  const { indexOf } = String.prototype;
  let seen = 0;
  t.mock.method(String.prototype, "indexOf", function (this: string, mark: string, from = 0) {
    const at = indexOf.call(this, mark, from);
    if (mark === '"') seen += (at < 0 ? this.length : at) - from;
    return at;
  });
  const row = (name: string) => `${name},"${`${"x".repeat(99)}\n`.repeat(30_000)}"\n`;
  const text = ["a", "b", "c"].map(row).join("");
  const { rows, lines } = parse(text, ",", 1 << 16);
  assert.deepEqual(
    rows.map(([name, { length } = ""]) => [name, length]),
    [..."abc"].map((name) => [name, 2_999_999]),
  );
  assert.deepEqual(lines, [1, 30_002, 60_003]);
  assert.ok(seen > 0.99 * text.length);
  assert.ok(seen < 4 * text.length, `${seen / text.length}`);
});

test("PapaParse reads the same rows of random texts, and finds something wrong where one is refused", () => {
  let [read, refused] = [0, 0];
  for (let seed = 1; seed <= 2000; seed++) {
    const roll = dice(seed);
    const { delimiter, width } = randomLayout(roll);
    const text = new TextDecoder("utf-8", { ignoreBOM: true })
      .decode(randomText(roll, delimiter, width))
      .replace(/\r\n?/g, "\n");
    const { data, errors } = new Papa.Parser({ delimiter, newline: "\n" }).parse(
      text.replace(/[^\S\t]+$/, ""),
      0,
      false,
    );
    const isOdd = errors.length > 0 || data.flat().some((cell) => /^\s+"/.test(cell));
    try {
      const { rows } = parse(text, delimiter, 1 + roll(90));
      // PapaParse takes the blanks at the end for a row, or for a cell more.
      const both = [rows, data].map((all) => all.map((row) => row.map(asCell)));
      const ends = both.map((all) =>
        all
          .map((row) => row.join("\0"))
          .join("\n")
          .trimEnd(),
      );
      assert.equal(ends[0], ends[1], `seed ${seed}: ${JSON.stringify(text)}`);
      read += 1;
    } catch (error) {
      if (!(error instanceof SluiceError)) throw error;
      assert.ok(isOdd, `seed ${seed}: ${JSON.stringify(text)}`);
      refused += 1;
    }
  }
  assert.ok(read > 500 && refused > 200, `${read} and ${refused}`);
});

/** A cell as RFC 4180 writes it: in quotes where it must be, or where the writer likes to. */
function written(cell: string, delimiter: string, quote: boolean): string {
  const must = [delimiter.charAt(0), '"', "\n"].some((special) => cell.includes(special));
  return must || quote ? `"${cell.replaceAll('"', '""')}"` : cell;
}

test("random tables come back as they were written, in pieces of any size", () => {
  const alphabet = ["a", "B", "7", " ", ",", ";", '"', "\n", "é", "日", "😀", "="];
  for (let seed = 1; seed <= 1000; seed++) {
    const roll = dice(seed);
    const delimiter = [",", ";", "\t", "|", ", "][roll(5)] as string;
    const ending = ["\n", " \n", "\n\n", ""][roll(4)] as string;
    const width = 1 + roll(5);
    const rows: string[][] = [];
    const lines: number[] = [];
    let text = "";
    for (let left = 1 + roll(12); left > 0; left--) {
      const cells = Array.from({ length: width }, () => {
        const cell = Array.from({ length: roll(6) }, () => alphabet[roll(12)]).join("");
        // Blanks and then a quote are refused.
        return /^ +"/.test(cell) ? cell.trim() : cell;
      });
      rows.push(cells.map((cell) => cell.trim()));
      lines.push(text.split("\n").length);
      // The only cell of a row is never bare: as an empty line at the end it would be nothing.
      text += cells.map((cell) => written(cell, delimiter, width === 1 || roll(2) === 0)).join(delimiter);
      text += left > 1 ? "\n" : ending;
    }
    for (const piece of [text.length, 1 + roll(7)]) {
      assert.deepEqual(parse(text, delimiter, piece), { rows, lines }, `seed ${seed}, pieces of ${piece}`);
    }
  }
});
