// SPDX-License-Identifier: GPL-3.0-or-later
/** Columns of many kinds, languages and spellings are recognised, with their mends. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { columnKinds } from "../../wasm/files/column-kinds.js";
import { inspect } from "../../wasm/files/inspect.js";
import { missingCodes } from "../../wasm/files/missing-codes.js";
import { source } from "./helpers.js";

const ROWS = 240;

/** A file whose columns have these cells in turn. */
async function kindsOf(columns: Record<string, (row: number) => string>) {
  const quote = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  const names = Object.keys(columns);
  const rows = Array.from({ length: ROWS }, (_, row) =>
    names.map((name) => quote((columns[name] as (row: number) => string)(row))),
  );
  const text = [names.map(quote), ...rows].map((cells) => cells.join(",")).join("\n");
  return columnKinds(await inspect(source(text)));
}

const of =
  (...cells: string[]) =>
  (row: number) =>
    cells[row % cells.length] as string;
const letters = (row: number) =>
  String.fromCharCode(97 + (row % 26), 97 + (Math.floor(row / 26) % 26), 97 + ((row * 7) % 26));
const capital = (word: string) => word[0]?.toUpperCase() + word.slice(1);
const two = (n: number) => String(n).padStart(2, "0");
const hex = (row: number) => (row * 2654435761 + 305419896).toString(16).padStart(12, "0").slice(-12);

test("ids, addresses, names of people and free text are told apart from answers, in many spellings", async () => {
  const naming: [string, string, (row: number) => string][] = [
    ...["Patient name", "student_name", "EmployeeName", "Client's name"].map(
      (heading): [string, string, (row: number) => string] => ["names", heading, (row) => capital(letters(row % 26))],
    ),
    ["id", "Patient ID", (row) => `P-${1000 + row}`],
    ["id", "Fallnummer", (row) => String(700_000 + 13 * row)],
    ["id", "sleutel", (row) => `nl${row}x${row % 7}`],
    ["id", "token", (row) => `${hex(row).slice(0, 8)}-0000-4000-8000-${hex(row)}`],
    ["id", "BSN", (row) => String(100_000_000 + 9973 * row)],
    ["address", "mail", (row) => `${letters(row)}.${row}@example.org`],
    ["address", "Telefon", (row) => `+49 30 ${100_000 + row}`],
    ["address", "mobiel", (row) => `06-${10_000_000 + row * 31}`],
    ["address", "phone", (row) => `(555) 010-${1000 + row}`],
    ["names", "who", (row) => `${capital(letters(row))} ${capital(letters(row + 5))}`],
    [
      "names",
      "Mitarbeiter",
      (row) => `${capital(letters(row))}, ${capital(letters(row + 3))} von`.replace(/ von$/, " Ann"),
    ],
    ["names", "nombre", (row) => `${capital(letters(row))} de la ${capital(letters(row + 9))}`],
    ["names", "Vorname", (row) => capital(letters(row % 40))],
    ["names", "voornaam", (row) => capital(letters(row % 60))],
    ["names", "prénom", (row) => capital(letters(row % 60))],
    ["names", "Patiëntnaam", (row) => capital(letters(row % 40))],
    ["names", "Name des Patienten", (row) => capital(letters(row % 40))],
    ["names", "nom du patient", (row) => capital(letters(row % 40))],
    ["names", "nombre de la persona", (row) => capital(letters(row % 40))],
    ["names", "Naam", (row) => capital(letters(row % 10))],
    ["numbers", "exact income", (row) => String(1000.5 + row * 1.25)],
    ["names", "имя", of(...Array.from("абвгдежзиклмнопрстуф", (letter) => `${letter.toUpperCase()}нна`))],
    ["text", "Note", (row) => `called ${letters(row)} and said that they feel ${letters(row + 2)} today`],
    ["text", "Bemerkung", (row) => `Hat am Montag ${letters(row)} angerufen, will ${letters(row + 4)} nicht mehr.`],
  ];
  for (const [kind, name, cell] of naming) {
    const [found] = await kindsOf({ [name]: cell, answer: of("a", "b") });
    assert.deepEqual([found?.kind, found?.namesPeople], [kind, true], `${name}: ${cell(1)}`);
  }
});

test("answers, numbers, dates and yes or no name nobody", async () => {
  const harmless: [string, string, (row: number) => string][] = [
    ["categories", "Department", of("Cardiology", "Oncology", "Emergency")],
    ["categories", "name", of("North", "South", "East")],
    ["categories", "postcode", of("1011", "AB1 2CD", "75 011")],
    ["categories", "Stadt", of("Bad Homburg", "Castrop-Rauxel", "Ulm")],
    ["yes-no", "smokes", of("yes", "no")],
    ["yes-no", "rookt", of("Ja", "Nee")],
    ["yes-no", "fume", of("oui", "non")],
    ["yes-no", "курит", of("да", "нет")],
    ["yes-no", "flag", of("0", "1")],
    ["numbers", "age", (row) => String(18 + (row % 70))],
    ["numbers", "income", (row) => (1000 + (row % 50) * 1.37).toFixed(2)],
    ["categories", "productnaam", (row) => capital(letters(row % 12))],
    ["categories", "Name der Abteilung", (row) => capital(letters(row % 12))],
    ["date", "Admitted", (row) => `2024-${two(1 + (row % 12))}-${two(1 + (row % 28))}`],
    ["date", "Aufnahme", (row) => `${1 + (row % 28)}.${1 + (row % 12)}.2023`],
    ["date", "opname", (row) => `${two(1 + (row % 28))}-${two(1 + (row % 12))}-2023`],
    ["date", "time", (row) => `2024/${two(1 + (row % 12))}/${two(1 + (row % 9))} 09:${two(row % 60)}`],
    ["date", "日付", (row) => `2024年${1 + (row % 12)}月${1 + (row % 28)}日`],
    ["constant", "wave", of("1")],
    ["empty", "comment", of("")],
  ];
  for (const [kind, name, cell] of harmless) {
    const [found] = await kindsOf({ [name]: cell, answer: of("a", "b") });
    assert.equal(found?.kind, kind, `${name}: ${cell(1)}`);
    if (kind !== "date") assert.equal(found?.namesPeople, false, name);
  }
});

test("dates go into months and years, and into no months where a month may be a day", async () => {
  const days = (write: (day: number, month: number, year: number) => string) => (row: number) =>
    write(1 + (row % 28), 1 + (row % 12), 2022 + (row % 3));
  const [iso, german, american, unclear] = await kindsOf({
    iso: days((d, m, y) => `${y}-${two(m)}-${two(d)}`),
    german: days((d, m, y) => `${two(d)}.${two(m)}.${y}`),
    american: days((d, m, y) => `${m}/${d}/${y}`),
    unclear: days((d, m, y) => `${1 + (d % 12)}/${m}/${y}`),
  });
  for (const column of [iso, german, american]) {
    const { month = [], year = [] } = column?.dates ?? {};
    assert.equal(year.length, 3, column?.name);
    assert.deepEqual(
      month.map(({ into }) => into),
      [...new Set(month.map(({ into }) => into))].sort(),
    );
    // Every day has the month and the year that it says, and none is left out.
    for (const merges of [month, year]) {
      const cells = merges.flatMap((merge) => merge.cells);
      assert.equal(new Set(cells).size, column?.distinct, column?.name);
    }
    const monthOf = column === american ? /^(\d+)/ : column === german ? /\.(\d+)\./ : /-(\d+)-/;
    for (const { into, cells } of month)
      for (const cell of cells) assert.equal(Number(into.slice(5)), Number(monthOf.exec(cell)?.[1]), cell);
  }
  assert.equal(unclear?.dates?.month.length, 0);
  assert.equal(unclear?.dates?.year.length, 3);
});

test("codes for no answer: far above or below all numbers, or words; never what may be an answer", () => {
  const numbers = (to: number, from = 0) => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
  const cases: [string[], string[]][] = [
    [[...numbers(95, 18), "999"], ["999"]],
    [[...numbers(7, 1), "99"], ["99"]],
    [
      [...numbers(10), "77", "88", "99"],
      ["77", "88", "99"],
    ],
    [
      [...numbers(5, 1), "97", "98", "99"],
      ["97", "98", "99"],
    ],
    [
      [...numbers(60, 18), "9999", "8888"],
      ["9999", "8888"],
    ],
    [[...numbers(5, 1), "-99"], ["-99"]],
    [[...numbers(5, 1), "N/A"], ["N/A"]],
    [["ja", "nein", "k.A."], ["k.A."]],
    // People of 88 and 99, a year, a house number, and a column of such numbers alone.
    [[...numbers(99, 18)], []],
    [[...numbers(2024, 2000), "1999"], []],
    [[...numbers(400), "999"], []],
    [["77", "88", "99", "999"], []],
    [["1", "999"], []],
    [["a", "b", "999"], []],
  ];
  for (const [values, codes] of cases)
    assert.deepEqual(missingCodes(values).sort(), codes.sort(), values.slice(-3).join());
});

test("spellings of one answer are found, and those of ids are not", async () => {
  const [place, id] = await kindsOf({
    place: of("Cardiology", "cardiology", "CARDIOLOGY", "Oncology"),
    id: (row) => (row % 2 ? `p${row}` : `P${row + 1}`),
  });
  assert.deepEqual(place?.alike, [["Cardiology", "cardiology", "CARDIOLOGY"]]);
  assert.deepEqual(id?.alike, []);
});
