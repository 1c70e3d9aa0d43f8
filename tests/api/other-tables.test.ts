// SPDX-License-Identifier: GPL-3.0-or-later
/** Files that are no list of people, or not one alone: told or asked about, in several languages, and nothing else is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SluiceError } from "../../wasm/contract/errors.js";
import type { Layout } from "../../wasm/contract/file-types.js";
import { count } from "../../wasm/files/count.js";
import { inspect } from "../../wasm/files/inspect.js";
import { rejects, source } from "./helpers.js";

/** The ids of questions about a file, or of notes on it. */
async function said(text: string | Uint8Array, layout: Layout = {}): Promise<string[]> {
  try {
    const notes: string[] = [];
    await inspect({ ...source(text), layout }, { onNote: (note) => notes.push(note.id) });
    return notes;
  } catch (error) {
    assert.ok(error instanceof SluiceError);
    return [error.id];
  }
}

const lines = (...rows: string[]) => `${rows.join("\n")}\n`;
const people = (row: (i: number) => string, many = 12) => Array.from({ length: many }, (_, i) => row(i));

test("a row of units below the header is asked about", async () => {
  for (const [header, units, row] of [
    ["sexe,poids,taille", ",kg,cm", (i: number) => `${i % 2 ? "H" : "F"},${60 + i},${160 + i}`],
    ["groep;leeftijd", "-;jaar", (i: number) => `${"abc"[i % 3]};${20 + i}`],
    ["Station,Blutdruck,Puls", ",[mmHg],[1/min]", (i: number) => `${"AB"[i % 2]},${110 + i},${60 + i}`],
    ["ward,glucose", ".,mmol/l", (i: number) => `${"xy"[i % 2]},${5 + i / 10}`],
    ["пол,вес", ",(кг)", (i: number) => `${i % 2 ? "м" : "ж"},${60 + i}`],
    ["area,income", ",EUR", (i: number) => `${"ns"[i % 2]},${1000 + 10 * i}`],
    ["area,bmi", "-,kg/m²", (i: number) => `${"ns"[i % 2]},${20 + i}`],
  ] as const) {
    const text = lines(header, units, ...people(row));
    assert.deepEqual(await said(text), ["labels-below"], header);
    assert.deepEqual(await said(text, { labelRows: 1 }), [], header);
  }
});

test("a table with a column of counts for each answer is asked about", async () => {
  for (const text of [
    lines("quartier,oui,non", "centre,14,9", "nord,3,28", "sud,8,8"),
    lines("provincie;0-17;18-64;65+", "Drenthe;9;41;20", "Utrecht;30;88;25", "Zeeland;8;22;19"),
    lines("Klasse,rot,blau,Summe", "5a,10,14,24", "5b,9,15,24", "6a,13,12,25"),
    lines("oddział,tak,nie", "chirurgia,4,50", "interna,7,61", "SOR,12,33"),
  ]) {
    assert.deepEqual(await said(text), ["counts-crossed"], text);
    assert.deepEqual(await said(text, { eachRow: "person" }), [], text);
  }
});

test("a second table below is asked about, and one beside it is told", async () => {
  const first = ["stad,ziek", "Gent,ja", "Brugge,nee", "Gent,nee", "Aalst,ja"];
  const second = ["ploeg,kleur", "een,rood", "twee,blauw", "drie,rood"];
  for (const gap of [[], [""], [","], [",", ","]]) {
    const text = lines(...first, ...gap, ...second);
    assert.deepEqual(await said(text), ["table-below"], text);
    assert.deepEqual(await said(text, { skipLast: 4 + gap.filter(Boolean).length }), [], text);
  }
  const beside = first.map((row, i) => `${row},,${second[i] ?? ","}`);
  assert.deepEqual(await said(lines(...beside)), ["tables-beside"]);
});

test("rows of sums among the others are told, named so or not, above or below their parts", async () => {
  for (const text of [
    lines(
      "pays,ville,n",
      "F,Lyon,4",
      "F,Nice,6",
      "F,Sous-total,10",
      "B,Gand,3",
      "B,Mons,5",
      "B,Sous-total,8",
      "L,Esch,2",
    ),
    lines("land,geschlecht,n", "A,m,12", "A,w,13", "A,,25", "B,m,3", "B,w,9", "B,,12"),
    lines(
      "provincie,leeftijd,n",
      "Drenthe totaal,,25",
      "Drenthe,jong,12",
      "Drenthe,oud,13",
      "Zeeland totaal,,11",
      "Zeeland,jong,4",
      "Zeeland,oud,7",
    ),
  ])
    assert.deepEqual(await said(text, { eachRow: "person" }), ["rows-of-sums"], text);
});

test("UTF-7 is refused by name", async () => {
  for (const text of [
    lines("rue,sexe", "for+AOo-t,homme", "pr+AOk-,femme"),
    lines("miasto,p+AUI-e+AQc-", "+AUEA8w-d+AXo-,k"),
    lines("+BBMEPgRABD4ENA-,a", "b,c"),
  ])
    assert.deepEqual(await said(text), ["text-utf7"], text);
  // Telephone numbers and sums have signs as well.
  assert.deepEqual(await said(lines("tel,a", "+316-12,b", "+49+30-1,c", "x+y-z,d")), []);
});

test("ordinary files are read without a word", async () => {
  for (const text of [
    lines("name,age,children", "Ann,31,2", "Bob,45,0", "Cid,28,1"),
    lines("name,age,children,sum", "Ann,31,2,9", "Bob,45,0,8", "Cid,28,1,7"),
    lines("team,ill", "red,yes", "red,no", "red,yes", "blue,no", "blue,yes", "blue,no"),
    lines("unit,weight", ...people((i) => `${"ab"[i % 2]},${60 + i}`)),
    lines("town,,says", "Ulm,,a", "Bonn,,b"),
    lines("size,weight", "kg,60", "kg,61", "lb,140", "kg,70"),
    lines("name,town", "Ann,Ghent", "Bob,Bruges", "Cid,Aalst", "Dan,Mons", "Eve,Namur", "Fay,Arlon"),
    lines("region,ill,age", "a,yes,20", "a,,40", "b,no,30", "b,,25", "b,yes,21", "a,no,50", "a,no,61"),
  ])
    assert.deepEqual(await said(text), [], text);
});

test("counting refuses what is asked about", async () => {
  const text = lines("quartier,oui,non", "centre,14,9", "nord,3,28", "sud,8,8");
  await rejects(count(source(text), { secret: "oui", data: "quartier" }), "bad_file");
});
