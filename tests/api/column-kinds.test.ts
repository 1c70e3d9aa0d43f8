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
    ["postcode", "postcode", of("1011", "AB1 2CD", "75 011")],
    ["postcode", "PLZ", of("01067", "80331", "20095")],
    ["postcode", "code postal", (row) => String(75_001 + (row % 20))],
    ["postcode", "kod pocztowy", of("00-001", "31-123")],
    ["postcode", "home", of("1012 AB", "3511 XZ")],
    ["postcode", "area", of("SW1A 1AA", "M1 1AE", "B33 8TH")],
    ["postcode", "Почтовый индекс", of("101000", "190000")],
    ["yes-no", "smokes ", of("Yes", "no", "YES")],
    ["yes-no", "fuma", of("sí", "no")],
    ["yes-no", "WAHR?", of("WAHR", "FALSCH")],
    ["yes-no", "palí", of("tak", "nie")],
    ["yes-no", "喫煙", of("はい", "いいえ")],
    ["yes-no", "مدخن", of("نعم", "لا")],
    ["categories", "two", of("ja", "yes")],
    ["categories", "answer of three", of("yes", "no", "do not know")],
    ["weights", "weight", (row) => (0.5 + (row % 101) / 100).toFixed(2)],
    ["weights", "Gewichtungsfaktor", of("0,8", "1,2", "2,5")],
    ["weights", "pondération", of("120.5", "80.25", "310.0")],
    ["weights", "factor de expansión", of("1200", "800", "310")],
    ["weights", "pspwght", of("0.31", "1.9")],
    ["numbers", "gewicht", of("61", "80", "75")],
    ["numbers", "height", of("1.61", "1.80", "1.75")],
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

/** Columns that nobody but the person can tell, with what they may be as well. */
test("what can be two kinds is asked about, and plays no part by itself", async () => {
  const unclear: [string, string, string, (row: number) => string][] = [
    ["numbers", "weights", "weight", of("61", "80.5", "75")],
    ["numbers", "weights", "Gewicht", of("61,5", "80", "75")],
    ["numbers", "weights", "poids", of("61.5", "80", "75")],
    ["numbers", "weights", "x7", (row) => (0.5 + row / (ROWS - 1)).toFixed(6)],
    ["categories", "postcode", "area", of("01067", "80331", "20095")],
    ["categories", "postcode", "rejon", of("00-001", "31-123")],
    ["categories", "postcode", "område", of("123 45", "543 21")],
    ["categories", "names", "name", of("North", "South", "East")],
    ["categories", "names", "naam", of("Anna", "Bram", "Chris")],
    ["categories", "names", "Név", of("Anna", "Béla", "Csaba")],
  ];
  for (const [kind, perhaps, name, cell] of unclear) {
    const [found] = await kindsOf({ [name]: cell, answer: of("a", "b") });
    assert.deepEqual([found?.kind, found?.perhaps], [kind, perhaps], `${name}: ${cell(1)}`);
  }
});

test("names are names of people where these are few, if the heading says so", async () => {
  for (const name of [
    "First name",
    "Vorname",
    "prénom",
    "apellidos",
    "Imię",
    "Student name",
    "nome del paziente",
    "姓名",
  ]) {
    const [found] = await kindsOf({ [name]: of("Anna", "Bo"), answer: of("a", "b") });
    assert.deepEqual([found?.kind, found?.namesPeople], ["names", true], name);
  }
});

const MONTHS = [
  "nl",
  "de",
  "fr",
  "es",
  "it",
  "pt",
  "pl",
  "cs",
  "hr",
  "fi",
  "hu",
  "tr",
  "ru",
  "uk",
  "el",
  "ar",
  "he",
  "hi",
  "th",
  "vi",
  "id",
  "ja",
  "ko",
];

test("dates with months in words are dates, in many languages", async () => {
  for (const language of ["en", ...MONTHS]) {
    const day = (row: number) => new Date(Date.UTC(2022 + (row % 3), row % 12, 1 + ((row * 5) % 28)));
    for (const month of ["long", "short"] as const) {
      const form = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
        day: "numeric",
        month,
        year: "numeric",
        timeZone: "UTC",
      });
      const [found] = await kindsOf({ day: (row) => form.format(day(row)), answer: of("a", "b") });
      assert.equal(found?.kind, "date", `${language}: ${form.format(day(1))}`);
      const { month: months = [], year = [] } = found?.dates ?? {};
      assert.deepEqual(
        year.map(({ into }) => into),
        ["2022", "2023", "2024"],
        language,
      );
      const expected = new Map(
        Array.from({ length: ROWS }, (_, row) => [form.format(day(row)), day(row).toISOString().slice(0, 7)]),
      );
      for (const { into, cells } of months)
        for (const cell of cells) assert.equal(into, expected.get(cell), `${language}: ${cell}`);
      assert.equal(months.flatMap(({ cells }) => cells).length, found?.distinct ?? 0, language);
    }
  }
});

test("months alone, and words beside numbers, are no dates", async () => {
  for (const cell of [
    of("March", "April", "May"),
    of("room 12 2024", "room 13 2024"),
    of("Mar-24", "Apr-24"),
    of("Version 5 2024"),
  ]) {
    const [found] = await kindsOf({ when: cell, answer: of("a", "b") });
    assert.notEqual(found?.kind, "date", cell(0));
  }
});

test("a month that languages read in two ways is asked about", async () => {
  // October in Croatian, November in Polish and Czech.
  const [found] = await kindsOf({
    dan: (row) => `${1 + (row % 28)}. listopad ${2020 + (row % 3)}`,
    answer: of("a", "b"),
  });
  assert.equal(found?.kind, "date");
  assert.deepEqual(found?.dates?.month, []);
  assert.equal(found?.dates?.year.length, 3);
  assert.deepEqual(found?.dates?.either?.readings.map(({ date }) => date.slice(5, 7)).sort(), ["10", "11"]);
});

test("years of two digits are years where nothing else can be, and otherwise asked about", async () => {
  const days = (write: (day: string, month: string, year: string) => string) => (row: number) =>
    write(two(1 + (row % 28)), two(1 + (row % 12)), two(22 + (row % 3)));
  const [german, american, swedish, born, few, words] = await kindsOf({
    german: days((d, m, y) => `${d}.${m}.${y}`),
    american: days((d, m, y) => `${m}/${d}/${y}`),
    swedish: days((d, m, y) => `${y}-${m}-${d}`),
    born: days((d, m, y) => `${d}.${m}.${70 + Number(y) - 22}`),
    few: of("03.04.05", "05.04.03", "01.02.03", "02.03.04"),
    words: days(
      (d, m, y) =>
        `${d}-${["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][Number(m) - 1]}-${y}`,
    ),
  });
  for (const [column, of] of [
    [german, /(..)\.(..)$/],
    [american, /^(..).*(..)$/],
    [swedish, /^(..)-(..)/],
  ] as const) {
    assert.equal(column?.kind, "date", column?.name);
    const { month = [], year = [] } = column?.dates ?? {};
    assert.deepEqual(
      year.map(({ into }) => into),
      ["22", "23", "24"],
      column?.name,
    );
    for (const { into, cells } of month)
      for (const cell of cells) {
        const [, one, other] = of.exec(cell) ?? [];
        assert.equal(into, column === swedish ? `${one}-${other}` : `${other}-${one}`, cell);
      }
    assert.equal(column?.dates?.either, undefined, column?.name);
  }
  assert.deepEqual(
    born?.dates?.year.map(({ into }) => into),
    ["70", "71", "72"],
  );
  assert.deepEqual(
    words?.dates?.year.map(({ into }) => into),
    ["22", "23", "24"],
  );
  assert.equal(few?.kind, "date");
  assert.deepEqual([few?.dates?.month, few?.dates?.year], [[], []]);
  assert.deepEqual(
    few?.dates?.either?.readings.map(({ as, date }) => `${as} ${date}`),
    ["dmy 05-04-03", "mdy 05-03-04", "ymd 03-04-05"],
  );
});

test("codes in a column of more numbers than are listed are found, and 99 where far more people have it", async () => {
  const rows = 1500;
  const table = (cell: (row: number) => string) =>
    `pay,answer\n${Array.from({ length: rows }, (_, row) => `${cell(row)},${row % 2}`).join("\n")}\n`;
  const codesOf = async (cell: (row: number) => string) => {
    const inspection = await inspect(source(table(cell)));
    return columnKinds(inspection)[0];
  };
  assert.deepEqual((await codesOf((row) => (row % 9 ? String(1000 + row) : "999999")))?.codes, ["999999"]);
  assert.deepEqual((await codesOf((row) => (row % 9 ? String(1000 + row) : "-99")))?.codes, ["-99"]);
  assert.deepEqual((await codesOf((row) => (row % 9 ? String(1000 + row) : "N/A")))?.codes, ["N/A"]);
  assert.deepEqual((await codesOf((row) => String(1000 + row)))?.codes, []);
  assert.deepEqual((await codesOf((row) => (row % 5 ? String(18 + (row % 78)) : "99")))?.codes, ["99"]);
  assert.deepEqual((await codesOf((row) => String(18 + (row % 82))))?.codes, []);
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
