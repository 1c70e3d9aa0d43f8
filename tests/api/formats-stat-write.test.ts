// SPDX-License-Identifier: GPL-3.0-or-later
/** Private files as files of SPSS and Stata: read back by ReadStat, and taken apart by a program that shares nothing with it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { count } from "../../wasm/files/count.js";
import { convert } from "../../wasm/files/formats/convert.js";
import { LineIndex } from "../../wasm/files/formats/lines.js";
import { blobAccess } from "../../wasm/files/formats/random-access.js";
import { dateTextOf, numberOfDate } from "../../wasm/files/formats/stat-dates.js";
import { nameFor } from "../../wasm/files/formats/stat-names.js";
import type { StatOutput } from "../../wasm/files/formats/stat-out.js";
import type { StatLike } from "../../wasm/files/formats/stat-ways.js";
import { convertCsv } from "../../wasm/files/formats/write.js";
import { blobSource } from "../../wasm/files/source.js";
import { rejects } from "./helpers.js";
import { type Cell, type Column, statFile } from "./stat-files.js";
import { takeDta, takeSav } from "./stat-layout.js";
import { statWasm } from "./stat-load.js";
import { bytesOf, converted } from "./tables.js";

type Kind = "sav" | "dta";
const KINDS = ["sav", "dta"] as const;
const take = { sav: takeSav, dta: takeDta };

async function write<K extends Kind>(kind: K, csv: string, columns: Partial<StatOutput> = {}) {
  const notes: string[] = [];
  const made = convertCsv(
    kind,
    () => blobSource(new Blob([csv]), "people.csv").chunks(),
    `out.${kind}`,
    { keep: [] },
    {
      released: [],
      ...columns,
      stat: statWasm,
      onNote: ({ text }) => notes.push(text),
    },
  );
  const bytes = await bytesOf(made);
  return { bytes, notes, taken: take[kind](bytes) as ReturnType<(typeof take)[K]> };
}

/** A file as it is read: its text, and what it says of its columns. */
async function read(bytes: Uint8Array, kind: Kind, codes = false) {
  let like: StatLike | undefined;
  const onTable = (table: StatLike) => {
    like = table;
  };
  const access = blobAccess(new Blob([Uint8Array.from(bytes)]), "people");
  const text = await bytesOf(convert(access, kind, { stat: statWasm, codes, onTable }, new LineIndex()));
  return { text: new TextDecoder().decode(text).replace(/^\uFEFF/, ""), like: like as StatLike };
}

const text = async (bytes: Uint8Array) => (await converted(bytes)).text.replace(/^\uFEFF/, "");

for (const kind of KINDS) {
  test(`all of Adult comes out of a .${kind} file as it went in: codes, counts, labels`, async () => {
    const { tables } = JSON.parse(readFileSync("web/figures/adult.json", "utf8"));
    for (const { secret, data, secrets, categories, counts } of tables.slice(0, 2)) {
      const rows: number[][] = secrets.flatMap((_: string, i: number) =>
        categories.flatMap((_: string, j: number) => Array.from({ length: counts[i][j] }, () => [i, 10 * j - 5])),
      );
      assert.equal(rows.length, 32_561);
      const named = (labels: string[], code: (i: number) => number): Column["labels"] =>
        labels.map((label, i) => [code(i), label]);
      const columns: Column[] = [
        { name: "s", label: secret, labels: named(secrets, (i) => i), ...(kind === "dta" && { type: 1 }) },
        { name: "x", label: data, labels: named(categories, (i) => 10 * i - 5), ...(kind === "dta" && { type: 2 }) },
      ];
      const before = await read(await statFile(kind, columns, rows), kind);
      const { bytes, notes, taken } = await write(kind, before.text, {
        released: [{ name: "x", values: categories }],
        like: before.like,
      });
      assert.deepEqual(notes, []);
      assert.deepEqual(taken.rows, rows);
      assert.deepEqual(taken.labels, [secret, data]);
      assert.deepEqual(
        taken.values.map((labels) => [...labels]),
        columns.map(({ labels }) => labels),
      );
      assert.ok((await read(bytes, kind)).text === before.text);
      const table = await count(blobSource(new Blob([await text(bytes)]), ""), { secret: "s", data: "x" });
      assert.deepEqual(table.secret.categories.toSorted(), secrets.toSorted());
    }
  });

  test(`categories of a CSV are codes from 1 on in a .${kind} file, in their order, also those that nobody has`, async () => {
    const released = [{ name: "region", values: ["west", "", "north", "süd"] }];
    const { bytes, notes, taken } = await write(kind, 'region\nnorth\nwest\n""\nnorth\n', { released });
    assert.deepEqual(taken.rows, [[2], [1], [undefined], [2]]);
    assert.deepEqual(
      [...(taken.values[0] ?? [])],
      [
        [1, "west"],
        [2, "north"],
        [3, "süd"],
      ],
    );
    assert.deepEqual(notes, ['Answers have the codes 1, 2, 3 and so on, with their names as labels: "region".']);
    assert.equal(await text(bytes), 'region\nnorth\nwest\n""\nnorth\n');
  });

  test(`numbers of a CSV are numbers in a .${kind} file if they read back the same; other columns are texts`, async () => {
    const csv =
      "age,zip,share,code,big,note,none\n39,007,0.1,1234567890123456789,2147483648,b,\n-5,1,1.50,1,1,,\n,2,,2,2,日本,\n";
    const { taken, notes, bytes } = await write(kind, csv);
    assert.deepEqual(taken.rows, [
      [39, "007", 0.1, "1234567890123456789", 2_147_483_648, "b", ""],
      [-5, "1", 1.5, "1", 1, "", ""],
      [undefined, "2", undefined, "2", 2, "日本", ""],
    ]);
    assert.deepEqual(notes, []);
    assert.equal(await text(bytes), csv.replace("1.50", "1.5"));
    // Shown with their decimals and all their digits: F8.2 or %10.0g.
    assert.deepEqual([taken.formats[0], taken.formats[2]], kind === "sav" ? ["5.8.0", "5.8.2"] : ["%10.0g", "%10.0g"]);
  });

  test(`categories that are numbers stay these numbers in a .${kind} file, and sets of marks stay texts`, async () => {
    const numbers = await write(kind, "kids\n2\n0\n", { released: [{ name: "kids", values: ["0", "1", "2"] }] });
    assert.deepEqual(numbers.taken.rows, [[2], [0]]);
    assert.equal(numbers.taken.values[0]?.size, 0);
    const marks = await write(kind, "region\nyn\nnn\n", { released: [{ name: "region", values: [] }] });
    assert.deepEqual(marks.taken.rows, [["yn"], ["nn"]]);
  });

  test(`a label that a .${kind} file has no room for makes the column texts, and a text without room is refused`, async () => {
    const long = "ä".repeat(61);
    const { taken } = await write(kind, `a\n${long}\nno\n`, { released: [{ name: "a", values: ["no", long] }] });
    assert.deepEqual(taken.rows, kind === "sav" ? [[long], ["no"]] : [[2], [1]]);
    const text = "x".repeat(32_768);
    if (kind === "dta") assert.deepEqual((await write(kind, `a\n1\n${text}\n`)).taken.rows, [["1"], [text]]);
    else await rejects(write(kind, `a\n1\n${text}\n`), "too_large", { file: "out.sav", row: 2 });
  });

  test(`half a character is refused in a .${kind} file`, async () => {
    const values = ["a\ud800", "b"];
    await assert.rejects(write(kind, "a\nb\n", { released: [{ name: "a", values }] }), /half a character/);
  });

  test(`the same rows make the same .${kind} file`, async () => {
    const csv = "a,b\n1,x\n2,y\n";
    assert.deepEqual((await write(kind, csv)).bytes, (await write(kind, csv)).bytes);
  });

  test(`many rows come whole into a .${kind} file, piece by piece`, async () => {
    const rows = Array.from({ length: 120_000 }, (_, i) => [i % 7, `p${i}`] as const);
    const { taken } = await write(kind, `x,id\n${rows.map((row) => row.join(",")).join("\n")}\n`);
    assert.deepEqual(taken.rows, rows);
  });
}

test("columns of an SPSS file are kept as they were: type, format, labels, what is missing, the weight", async () => {
  const at = (date: string) => (Date.parse(date) - Date.UTC(1582, 9, 14)) / 1000;
  const columns: Column[] = [
    {
      name: "Größe.der_Gemeinde",
      label: "Wie groß?",
      labels: [
        [1, "klein"],
        [2.5, "groß"],
        [9, "k. A."],
      ],
      missing: [
        [9, 9],
        [90, 99],
      ],
    },
    {
      name: "sex",
      width: 1,
      format: "A1",
      labels: [
        ["m", "männlich"],
        ["f", "weiblich"],
      ],
      missing: [["x", "x"]],
    },
    { name: "born", format: "DATE11" },
    { name: "seen", format: "DATETIME23.2" },
    { name: "took", format: "TIME8" },
    { name: "w", format: "F8.3" },
    { name: "memo", width: 300, format: "A255" },
    {
      name: "shared",
      labels: [
        [1, "Yes"],
        [2, "Yes"],
        [3, "4"],
      ],
    },
  ];
  const rows: Cell[][] = [
    [1, "m", at("1999-12-31"), at("2026-11-26T20:12:00.5Z"), 90_061, 0.125, "ß".repeat(150), 1],
    [9, "f", undefined, undefined, -30, 1 / 3, "", 2],
    [7, "d", -1e15, at("2026-11-26"), undefined, undefined, "x", 4],
  ];
  const file = await statFile("sav", columns, rows, { weight: 5 });
  const before = await read(file, "sav");
  const { bytes, notes, taken } = await write("sav", before.text, before);
  assert.deepEqual(notes, []);
  const [, ...declared] = rows[1] as Cell[];
  // A value declared missing was read as empty.
  assert.deepEqual(taken.rows, [rows[0], [undefined, ...declared], rows[2]]);
  assert.deepEqual(
    taken.names,
    columns.map(({ name }) => name),
  );
  assert.equal(taken.weight, "w");
  assert.deepEqual(taken.missing[0], [90, 99, 9]);
  assert.deepEqual(taken.formats.slice(1, 6), ["1.1.0", "20.11.0", "22.23.2", "21.8.0", "5.8.3"]);
  const after = await read(bytes, "sav");
  assert.equal(after.text, before.text);
  const described = ({ table }: StatLike) =>
    table.variables.map((variable) => ({ ...variable, labels: table.labels.get(variable.labels) }));
  const { variables } = before.like.table;
  assert.equal(variables.length, columns.length);
  assert.deepEqual(described(after.like), described(before.like));
  const codes = await read(file, "sav", true);
  assert.deepEqual((await write("sav", codes.text, codes)).taken.rows, taken.rows);
});

test("columns of a Stata file are kept as they were: types, formats, labels of letters too", async () => {
  const columns: Column[] = [
    { name: "id", type: 3, format: "%12.0g" },
    {
      name: "car",
      label: "Auto?",
      type: 1,
      labels: [
        [1, "ja"],
        [2, "nein"],
        [{ tag: "a" }, "weiß nicht"],
      ],
    },
    { name: "single", type: 4, format: "%9.0g" },
    { name: "month", type: 2, format: "%tm" },
    { name: "day", type: 3, format: "%td" },
    { name: "moment", format: "%tc" },
    { name: "word", width: 9 },
    { name: "memo", type: 6, width: 0 },
    { name: "größe_日本", type: 1 },
  ];
  const rows: Cell[][] = [
    [2_147_483_620, 1, Math.fround(0.1), 802, -1, 1_795_680_001_500, "a,b", "x".repeat(3000), 1],
    [undefined, 2, 16_777_216, undefined, 0, undefined, "ü", "", 100],
  ];
  const before = await read(await statFile("dta", columns, rows), "dta");
  const { bytes, notes, taken } = await write("dta", before.text, before);
  assert.deepEqual(notes, []);
  assert.deepEqual(taken.rows, rows);
  assert.deepEqual(
    taken.names,
    columns.map(({ name }) => name),
  );
  assert.deepEqual(taken.types, [65_528, 65_530, 65_527, 65_529, 65_528, 65_526, 9, 32_768, 65_530]);
  const after = await read(bytes, "dta");
  assert.equal(after.text, before.text);
  assert.deepEqual([...after.like.table.labels.values()], [...before.like.table.labels.values()]);
});

test("from SPSS to Stata: labels stay, names and dates become those that Stata has", async () => {
  const columns: Column[] = [
    {
      name: "q.1",
      label: "x".repeat(100),
      labels: [
        [1, "yes"],
        [2, "no"],
      ],
      missing: [[9, 9]],
    },
    { name: "if", format: "DATE11" },
  ];
  const before = await read(
    await statFile("sav", columns, [
      [1, 0],
      [2, 86_400],
    ]),
    "sav",
  );
  const { taken, notes } = await write("dta", before.text, before);
  assert.deepEqual(taken.names, ["q_1", "if_"]);
  assert.deepEqual(taken.rows, [
    [1, "1582-10-14"],
    [2, "1582-10-15"],
  ]);
  assert.deepEqual(
    [...(taken.values[0] ?? [])],
    [
      [1, "yes"],
      [2, "no"],
    ],
  );
  assert.equal(taken.labels[0], "x".repeat(80));
  assert.equal(taken.labels[1], "if", "the old name");
  assert.deepEqual(notes, [
    'Stata does not allow some names of columns: "q.1" is now "q_1", "if" is now "if_". The labels keep the old names.',
    'Some columns could not keep their form. They are plain text or numbers now: "if".',
    'Some labels are longer than Stata allows. They were cut: "q.1".',
  ]);
});

test("categories that the file has no code for are codes of their own", async () => {
  const labels: Column["labels"] = [
    [10, "a"],
    [20, "b"],
  ];
  const before = await read(await statFile("sav", [{ name: "q", labels }], [[10], [20]]), "sav");
  const { taken, notes } = await write("sav", "q\na\nother\n", {
    ...before,
    released: [{ name: "q", values: ["a", "other"] }],
  });
  assert.deepEqual(taken.rows, [[1], [2]]);
  assert.match(notes.join(), /codes 1, 2, 3 and so on.*"q"/);
});

test("a category that the file declares missing is a code that is there", async () => {
  const labels: Column["labels"] = [
    [1, "a"],
    [9, "refused"],
  ];
  const file = await statFile("sav", [{ name: "q", labels, missing: [[9, 9]] }], [[1], [9]]);
  const { like } = await read(file, "sav");
  const released = [{ name: "q", values: ["a", "refused"] }];
  const { bytes, taken } = await write("sav", "q\na\nrefused\n", { like, released });
  assert.deepEqual(taken.rows, [[1], [2]]);
  assert.deepEqual(taken.missing, [[]]);
  assert.equal(await text(bytes), "q\na\nrefused\n");
});

test("names are as SPSS and Stata allow them, and different ones stay different", () => {
  const all = (kind: Kind, ...columns: string[]) => {
    const taken = new Set<string>();
    return columns.map((column) => nameFor(column, kind, taken));
  };
  assert.deepEqual(all("sav", "marital-status", "BY", "2020", "_x", "größe", "a (EUR)", "end.", "Größe", "???", ""), [
    ...["marital_status", "BY_", "v2020", "v_x", "größe", "a_EUR", "end", "Größe_2", "v", "v_2"],
  ]);
  assert.deepEqual(all("dta", "marital-status", "str5", "if", "_all", "_x", "a.b", "Größe", "größe"), [
    ...["marital_status", "str5_", "if_", "_all_", "_x", "a_b", "Größe", "größe"],
  ]);
  assert.deepEqual(all("sav", "é".repeat(40), "é".repeat(50)), ["é".repeat(32), `${"é".repeat(31)}_2`]);
  assert.deepEqual(all("dta", "é".repeat(40), "é".repeat(50)), ["é".repeat(32), `${"é".repeat(30)}_2`]);
});

test("parts of a long text go by names that no other column has", async () => {
  // ReadStat would call the second part of q1 Q11, and begin those of q15 again after 36.
  const row = ["q".repeat(300), "a".repeat(400), "b", 5, "s1", "x".repeat(10_000)];
  const csv = `q1,q11,Q12,q13,S1,q15\n${row.join(",")}\n`;
  const { bytes, taken } = await write("sav", csv);
  assert.deepEqual(taken.names, ["q1", "q11", "Q12", "q13", "S1", "q15"]);
  assert.deepEqual(taken.rows, [row]);
  const { text } = await read(bytes, "sav");
  assert.equal(text, csv);
});

test("a short name is never cut within a character", async () => {
  // Eight bytes end within the ä; the second has its short name already, and a label looks like it.
  const columns = ["Bundesländer", "bundesl_ander", "BUNDESLÄNDER2", "日本語の地域"];
  const { taken } = await write("sav", `${columns.join(",")}\n1,2,3,4\n`);
  const { names, shortNames } = taken;
  assert.deepEqual(names, columns);
  assert.equal(new Set(shortNames).size, columns.length);
});

test("a number that is read as a date is found again by that date", () => {
  for (const [format, kind, values] of [
    ["DATE11", "sav", [0, 13_999_996_800]],
    ["DATETIME20", "sav", [13_999_999_999.125, 13_999_996_800]],
    ["TIME8", "sav", [90_061, -30, 0.5]],
    ["%td", "dta", [-3653, 24_436]],
    ["%tc", "dta", [1_795_680_001_500]],
    ["%tm", "dta", [802, -1]],
    ["%tw", "dta", [3475]],
    ["%tq", "dta", [267]],
    ["%th", "dta", [133]],
  ] as const) {
    const date = dateTextOf(format, kind) as (value: number) => string | undefined;
    for (const value of values) assert.equal(numberOfDate(date(value) ?? "", date), value, `${format} ${value}`);
  }
});

test("labels of texts of over 8 bytes have the width of their variable, and come back", async () => {
  const labels: Column["labels"] = [
    ["bicycle", "Bike"],
    ["underground", "Metro"],
  ];
  const file = Buffer.from(await statFile("sav", [{ name: "way", width: 11, labels }], [["bicycle"], ["underground"]]));
  const int32 = (value: number) => Buffer.from(Int32Array.of(value).buffer);
  const counted = (value: string) => Buffer.concat([int32(value.length), Buffer.from(value)]);
  const record = [
    ...[counted("way"), int32(11), int32(2)],
    ...[counted("bicycle    "), counted("Bike"), counted("underground"), counted("Metro")],
  ];
  const at = file.indexOf(Buffer.concat([int32(7), int32(21), int32(1)]));
  const written = file.subarray(at + 16, at + 16 + file.readInt32LE(at + 12));
  assert.deepEqual(written, Buffer.concat(record));
  assert.equal(await text(file), "way\nBike\nMetro\n");
});

test("very long texts of SPSS that fill their width come back whole, to the last byte", async () => {
  // In each of these widths the segments of the longest text have a byte or two behind its end.
  for (const bytes of [255, 256, 757, 758, 759, 1013, 1515, 20_161, 20_416, 20_480, 32_766, 32_767]) {
    for (const end of ["y", "é"]) {
      const long = `${"x".repeat(bytes - Buffer.byteLength(end))}${end}`;
      const { bytes: file, taken } = await write("sav", `a,b\n${long},q\nz,w\n`);
      assert.deepEqual(taken.rows[0], [long, "q"], `${bytes}`);
      assert.ok((await text(file)) === `a,b\n${long},q\nz,w\n`, `${bytes}`);
    }
  }
});

test("a short name that is made up is not that of another column", async () => {
  const columns = ["V3_A", "household_income", "household_size", "v5_a", "household_members", "V7_A"];
  const long = "t".repeat(300);
  const csv = `${columns.join(",")}\n1,2,${long},4,5,6\n`;
  const { bytes, notes, taken } = await write("sav", csv);
  assert.deepEqual(notes, []);
  assert.deepEqual(taken.names, columns);
  assert.deepEqual(taken.rows, [[1, 2, long, 4, 5, 6]]);
  assert.equal(new Set(taken.shortNames).size, columns.length);
  assert.equal(await text(bytes), csv);
});
