// SPDX-License-Identifier: GPL-3.0-or-later
/** The tables of files of SPSS, Stata and SAS, and what is told of them. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { count } from "../../wasm/files/count.js";
import { HEAD_BYTES, recognise } from "../../wasm/files/formats/recognise.js";
import { blobSource } from "../../wasm/files/source.js";
import { type Column, statFile } from "./stat-files.js";
import { converted } from "./tables.js";

const text = async (file: Uint8Array, codes = false) =>
  (await converted(file, undefined, "people", codes)).text.replace(/^\uFEFF/, "");

const CAR: Column = {
  name: "car",
  labels: [
    [1, "Yes"],
    [2, "No"],
    [9, "Refused"],
  ],
  missing: [[9, 9]],
};

for (const [compression, version, what] of [
  [0, 2, "plain"],
  [1, 2, "packed by rows"],
  [2, 3, "packed by zlib"],
] as const) {
  test(`an SPSS file that is ${what}: labels are categories, values that it declares missing are empty`, async () => {
    const rows = Array.from({ length: 5000 }, (_, i) => [[1, 2, 9, undefined][i % 4], i / 8, `é${i}`]);
    const file = await statFile("sav", [CAR, { name: "Share" }, { name: "note", width: 12 }], rows, {
      compression,
      version,
    });
    const { text, notes, lines } = await converted(file);
    const expected = rows.map((_, i) => `${["Yes", "No", "", ""][i % 4]},${i / 8},é${i}\n`).join("");
    assert.equal(text.replace(/^\uFEFF/, ""), `car,Share,note\n${expected}`);
    assert.deepEqual(notes, ['The file declares some values missing. Their cells are empty: "car" (1,250).']);
    assert.equal(lines.row(4001), 4000);
  });
}

test("a Stata file: labels, letters of missing values, and numbers with all their digits and no more", async () => {
  const columns: Column[] = [
    { name: "id", type: 3 },
    {
      name: "car",
      type: 1,
      labels: [
        [1, "ja"],
        [2, "nein"],
        [{ tag: "a" }, "weiß nicht"],
      ],
    },
    { name: "single", type: 4 },
    { name: "real" },
    { name: "word", width: 9 },
    { name: "memo", type: 6, width: 0 },
  ];
  const file = await statFile("dta", columns, [
    [2_147_483_620, 1, 0.1, 0.1, "a,b", "x".repeat(3000)],
    [-3, { tag: "a" }, 16_777_216, 1 / 3, "", ""],
    [undefined, 2, -0.5, 1e21, "ü", "y"],
    [4, undefined, undefined, { tag: "z" }, "", "y"],
  ]);
  const { text, notes } = await converted(file);
  assert.equal(
    text.replace(/^\uFEFF/, ""),
    `id,car,single,real,word,memo\n2147483620,ja,0.1,0.1,"a,b",${"x".repeat(3000)}\n` +
      "-3,,16777216,0.3333333333333333,,\n,nein,-0.5,1e+21,ü,y\n4,,,,,y\n",
  );
  assert.deepEqual(notes, ['The file declares some values missing. Their cells are empty: "car" (1), "real" (1).']);
});

test("labels that two values share have the code beside them; values without a label stay", async () => {
  const labels: Column["labels"] = [
    [1, "Yes"],
    [2, "Yes "],
    [3, "4"],
    [5, " "],
  ];
  const file = await statFile("sav", [{ name: "q", labels }], [[1], [2], [3], [4], [5], [6.5]]);
  const { text: cells, notes } = await converted(file);
  assert.equal(cells.replace(/^\uFEFF/, ""), "q\nYes (1)\nYes (2)\n4\n4 (4)\n5\n6.5\n");
  assert.deepEqual(notes, [
    'Several values have the same label. Their codes stand behind it: "q".',
    'Some values have no label. They stay as they are: "q" (3).',
  ]);
  assert.equal(await text(file, true), "q\n1\n2\n3\n4\n5\n6.5\n");
});

test("labels of texts, and texts that are declared missing", async () => {
  const column: Column = {
    name: "sex",
    width: 4,
    labels: [
      ["m", "male"],
      ["f", "female"],
    ],
    missing: [["x", "x"]],
  };
  const file = await statFile("sav", [column], [["m"], ["f"], ["x"], ["d"]]);
  assert.equal(await text(file), 'sex\nmale\nfemale\n""\nd\n');
});

test("a range of missing values, both ends included", async () => {
  const file = await statFile(
    "sav",
    [{ name: "age", missing: [[97, 99]] }, { name: "n" }],
    [
      [96, 1],
      [97, 1],
      [98.5, 1],
      [99, 1],
      [100, 1],
    ],
  );
  assert.equal(await text(file), "age,n\n96,1\n,1\n,1\n,1\n100,1\n");
});

test("the weight of the rows is told", async () => {
  const file = await statFile("sav", [{ name: "w" }, { name: "x" }], [[1.5, 2]], { weight: 0 });
  assert.match((await converted(file)).notes.join(), /gives each row the weight in the column "w"/);
});

test("dates and times of SPSS are ISO", async () => {
  const at = (date: string) => (Date.parse(date) - Date.UTC(1582, 9, 14)) / 1000;
  const columns = ["DATE11", "DATETIME20", "TIME8", "MOYR8", "F8.2"].map((format, i) => ({ name: `v${i}`, format }));
  const day = at("2026-11-26T00:00:00Z");
  const file = await statFile("sav", columns, [
    [day, at("2026-11-26T20:12:00.5Z"), 90_061, day, day],
    [-1e15, undefined, -30, day, 1.5],
  ]);
  const { text: cells, notes } = await converted(file);
  assert.equal(
    cells.replace(/^\uFEFF/, ""),
    `v0,v1,v2,v3,v4\n2026-11-26,2026-11-26T20:12:00.5,25:01:01,2026-11-26,${day}\n-1000000000000000,,-00:00:30,2026-11-26,1.5\n`,
  );
  assert.deepEqual(notes, ['Some numbers are formatted as dates, but no dates. They stay as they are: "v0" (1).']);
});

test("dates and times of Stata are ISO, and its own where ISO has none", async () => {
  const formats = ["%td", "%tc", "%tm", "%tq", "%th", "%tw", "%ty", "%tdDD/NN/CCYY", "%9.0g"];
  const columns = formats.map((format, i) => ({ name: `v${i}`, format }));
  const day = Date.UTC(2026, 10, 26) / 86_400_000 + 3653;
  const file = await statFile("dta", columns, [[day, day * 86_400_000 + 1500, 802, 267, 133, 3475, 2026, -1, 12]]);
  assert.equal(
    (await text(file)).split("\n")[1],
    "2026-11-26,2026-11-26T00:00:01.5,2026-11,2026q4,2026h2,2026w44,2026,1959-12-31,12",
  );
});

test("very long texts of SPSS come whole, and names as they are written", async () => {
  const long = "ä".repeat(400) + "z".repeat(1200);
  const columns = [{ name: "AVeryLongNameOfAVariable", width: 2100 }, { name: "averylong_b" }];
  assert.equal(
    await text(
      await statFile("sav", columns, [
        [long, 1],
        ["", 2],
      ]),
    ),
    `AVeryLongNameOfAVariable,averylong_b\n${long},1\n,2\n`,
  );
});

for (const kind of ["sav", "dta"] as const) {
  test(`people counted from a .${kind} file are those of the table, all of Adult`, async () => {
    const { tables } = JSON.parse(readFileSync("web/figures/adult.json", "utf8"));
    for (const { secret, data, secrets, categories, counts } of tables.slice(0, 2)) {
      const rows: number[][] = secrets.flatMap((_: string, i: number) =>
        categories.flatMap((_: string, j: number) => Array.from({ length: counts[i][j] }, () => [i, j + 1])),
      );
      assert.equal(rows.length, 32_561);
      const named = (labels: string[], from: number): Column["labels"] => labels.map((label, i) => [i + from, label]);
      const columns: Column[] = [
        { name: "s", label: secret, labels: named(secrets, 0), ...(kind === "dta" && { type: 1 }) },
        { name: "x", label: data, labels: named(categories, 1), ...(kind === "dta" && { type: 2 }) },
      ];
      const { text, notes } = await converted(
        await statFile(kind, columns, rows, { compression: kind === "sav" ? 1 : 0 }),
      );
      assert.deepEqual(notes, []);
      const table = await count(blobSource(new Blob([text]), ""), { secret: "s", data: "x" });
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
}

const latin = (bytes: string) => new Uint8Array(Buffer.from(bytes, "latin1"));

test("an old Stata file: its texts are Western, which is told where it makes a difference", async () => {
  // Stata 7 (version 110), little-endian: one row with a byte, and a text of four characters.
  const fixed = (value: string, length: number) => value.padEnd(length, "\0");
  const u16 = (value: number) => String.fromCharCode(value & 255, value >> 8);
  const file = latin(
    `\x6e\x02\x01\0${u16(2)}${u16(1)}\0\0${fixed("", 81)}${fixed("", 18)}` +
      `b\x83${fixed("n", 33)}${fixed("word", 33)}${u16(1)}${u16(2)}${u16(0)}${fixed("%8.0g", 12)}${fixed("%4s", 12)}` +
      `${fixed("", 33)}${fixed("", 33)}${fixed("", 81)}${fixed("", 81)}\0\0\0\0\0\x07caf\xe9`,
  );
  const { text: cells, notes } = await converted(file);
  assert.equal(cells.replace(/^\uFEFF/, ""), "n,word\n7,café\n");
  assert.match(notes.join(), /does not say how its texts are encoded. They are read as windows-1252/);
});

/** SAS transport, version 5, by its description (TS-140). */
function xport(
  columns: { name: string; length: number; number: boolean; format?: string }[],
  rows: string[],
): Uint8Array {
  const records = (value: string) => value.padEnd(Math.ceil(value.length / 80) * 80, " ");
  const header = (name: string, rest = "0".repeat(30)) =>
    `HEADER RECORD*******${name.padEnd(8)}HEADER RECORD!!!!!!!${rest}  `;
  const stamp = "26NOV26:20:12:00";
  const u16 = (value: number) => String.fromCharCode(value >> 8, value & 255);
  const pad = (value: string, length: number) => value.padEnd(length, " ");
  let at = 0;
  const namestrs = columns.map(({ name, length, number, format = "" }, i) => {
    const position = `\0\0${u16(at)}`;
    at += length;
    return `${u16(number ? 1 : 2)}${u16(0)}${u16(length)}${u16(i + 1)}${pad(name, 8)}${pad("", 40)}${pad(format, 8)}${u16(0)}${u16(0)}${u16(0)}\0\0${pad("", 8)}${u16(0)}${u16(0)}${position}${"\0".repeat(52)}`;
  });
  return latin(
    header("LIBRARY") +
      records(
        `${pad("SAS", 8)}${pad("SAS", 8)}${pad("SASLIB", 8)}${pad("9.4", 8)}${pad("Linux", 8)}${pad("", 24)}${stamp}`,
      ) +
      records(stamp) +
      header("MEMBER", "000000000000000001600000000140") +
      header("DSCRPTR") +
      records(
        `${pad("SAS", 8)}${pad("PEOPLE", 8)}${pad("SASDATA", 8)}${pad("9.4", 8)}${pad("Linux", 8)}${pad("", 24)}${stamp}`,
      ) +
      records(`${stamp}${pad("", 64)}`) +
      header("NAMESTR", `000000${String(columns.length).padStart(4, "0")}00000000000000000000`) +
      records(namestrs.join("")) +
      header("OBS") +
      records(rows.join("")),
  );
}

/** A number as IBM's mainframes have it: base 16, excess 64. */
function ibm(value: number): string {
  if (value === 0) return "\0".repeat(8);
  let [fraction, exponent] = [Math.abs(value), 64];
  for (; fraction >= 1; exponent++) fraction /= 16;
  for (; fraction < 1 / 16; exponent--) fraction *= 16;
  const bytes = [exponent | (value < 0 ? 0x80 : 0)];
  for (let i = 0; i < 7; i++) {
    fraction *= 256;
    bytes.push(Math.floor(fraction));
    fraction %= 1;
  }
  return String.fromCharCode(...bytes);
}

test("a transport file of SAS that was written by hand: numbers, texts, dates, missing values", async () => {
  const columns = [
    { name: "ID", length: 8, number: true },
    { name: "BORN", length: 8, number: true, format: "DATE" },
    { name: "SEX", length: 2, number: false, format: "$SEXF" },
  ];
  const file = xport(columns, [
    `${ibm(1)}${ibm(-3652)}m `,
    `${ibm(-118.625)}.${"\0".repeat(7)}f `,
    `A${"\0".repeat(7)}${ibm(1)}  `,
    `${ibm(0.1)}${ibm(24_000)}x `,
  ]);
  const { text: cells, notes } = await converted(file);
  assert.equal(
    cells.replace(/^\uFEFF/, ""),
    "ID,BORN,SEX\n1,1950-01-01,m\n-118.625,,f\n,1960-01-02,\n0.1,2025-09-16,x\n",
  );
  assert.deepEqual(notes, [
    'The file declares some values missing. Their cells are empty: "ID" (1).',
    "SAS keeps the labels of values in another file, which is not read. The cells hold codes.",
  ]);
});

test("a file is recognised by its bytes, and text that begins likewise stays text", async () => {
  const sav = await statFile("sav", [{ name: "a" }], [[1]]);
  const dta = await statFile("dta", [{ name: "a" }], [[1]]);
  const formats = [sav, dta, xport([], [])].map((file) => recognise(file.subarray(0, HEAD_BYTES), ""));
  assert.deepEqual(formats, ["sav", "dta", "xport"]);
  for (const begin of ["hello,world\n", "r,1\n", "HEADER RECORD,x\n", "SPSS PORT FILE,a\n", "q\x01,b\n"]) {
    assert.equal(recognise(latin(begin), ""), "text", begin);
  }
});
