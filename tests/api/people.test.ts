// SPDX-License-Identifier: GPL-3.0-or-later
/** People with several rows and tables of counts are asked about, in many languages; lists of people are not. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { SluiceError } from "../../wasm/contract/errors.js";
import type { Layout } from "../../wasm/contract/file-types.js";
import { count } from "../../wasm/files/count.js";
import { CsvModule } from "../../wasm/files/csv-module.js";
import { CsvScanner } from "../../wasm/files/csv-scanner.js";
import { inspect } from "../../wasm/files/inspect.js";
import { Different } from "../../wasm/files/people-seen.js";
import { privatiseInto } from "../../wasm/files/privatise.js";
import type { Sink } from "../../wasm/files/sink.js";
import { HEAD_BYTES } from "../../wasm/files/text.js";
import { fakeEngine, protocol } from "./fake-engine.js";
import { source } from "./helpers.js";

const BYTES = (text: string) => new TextEncoder().encode(text);

/** The id of the question about a file, or nothing. */
async function asked(text: string, secret: string, data: string, layout?: Layout, weight?: string) {
  try {
    await count({ ...source(BYTES(text), 1 << 16), layout, dialect: {} }, { secret, data, ...(weight && { weight }) });
    return undefined;
  } catch (error) {
    assert.ok(error instanceof SluiceError, String(error));
    return error.id;
  }
}

/** Thirty people, three rows each, one after the other or wave by wave. */
function panel(id: string, byWave: boolean): string {
  const rows = Array.from({ length: 90 }, (_, i) => {
    const [person, wave] = byWave ? [i % 30, Math.floor(i / 30)] : [Math.floor(i / 3), i % 3];
    return `${1000 + person},${wave},${i % 2 ? "yes" : "no"},${"abc"[i % 3]}`;
  });
  return `${id},wave,says,place\n${rows.join("\n")}\n`;
}

const IDS = [
  ...["id", "ID", "pid", "Person ID", "participant_id", "participant.code", "Respondent", "subject no", "record_id"],
  ...["respondentnummer", "deelnemer", "Teilnehmer-Nr", "Patientennummer", "identifiant", "numéro de patient"],
  ...["paciente", "id paciente", "participante", "paziente", "pacjent", "účastník", "номер участника", "编号"],
];

test("ids that come again are asked about, whatever the order of the rows", async () => {
  for (const id of IDS) {
    for (const byWave of [true, false])
      assert.equal(await asked(panel(id, byWave), "place", "says"), "people-repeated", `${id} ${byWave}`);
    assert.equal(await asked(panel(id, true), "place", "says", { eachRow: "person" }), undefined, id);
  }
});

test("ids of their own, and columns that name no person, are no question", async () => {
  const own = panel("wave2", true).replace(/^\d+/gm, (_, at: number) => String(at));
  assert.equal(await asked(own.replace("wave2", "id"), "place", "says"), undefined);
  // Neither as often as each other, nor one of each in every wave.
  const uneven = panel("household", true).replace(/^\d+/gm, (cell) => String(1000 + ((Number(cell) - 1000) ** 2 % 29)));
  for (const name of ["household", "school", "postcode", "age", "idea", "video", "answer id text", "paid"])
    assert.equal(await asked(uneven.replace("household", name), "place", "says"), undefined, name);
});

test("a panel is asked about by its shape, whatever its ids are called", async () => {
  for (const id of ["hhid", "matricule", "PESEL", "病历号", "αριθμός μητρώου", "رقم المريض", "학번", "x1", "e-mail"])
    for (const byWave of [true, false])
      assert.equal(await asked(panel(id, byWave), "place", "says"), "people-repeated", `${id} ${byWave}`);
  // One to four visits each.
  const visits = Array.from({ length: 60 }, (_, i) =>
    Array.from(
      { length: 1 + ((i * 7) % 4) },
      (_, k) => `A${1000 + i},2026-0${k + 1}-11,${i % 3 ? "yes" : "no"},${"ab"[i % 2]}`,
    ),
  );
  const text = `key,visit,says,place\n${visits.flat().join("\n")}\n`;
  assert.equal(await asked(text, "place", "says"), "people-repeated");
  assert.equal(await asked(text, "place", "says", { eachRow: "person" }), undefined);
  // The same ids beside visits that have nothing to do with them.
  const rows = visits.flat().map((row, i) => row.replace(/-0\d-/, `-0${1 + ((i * i) % 3)}-`));
  assert.equal(await asked(`key,visit,says,place\n${rows.join("\n")}\n`, "place", "says"), undefined);
});

test("a word for people above few values is an answer, and numbers of people are no names", async () => {
  const rows = Array.from(
    { length: 60 },
    (_, i) => `${["none", "basic", "gold"][i % 3]},${"ab"[i % 2]},${20 + (i % 7)}`,
  );
  for (const name of ["member", "client", "user"])
    assert.equal(await asked(`${name},place,age\n${rows.join("\n")}\n`, "place", "age"), undefined, name);
  const counted = ["a,x,40", "a,y,40", "b,x,30", "b,y,12", "c,x,5"].join("\n");
  for (const name of ["people", "persons", "id"])
    assert.equal(await asked(`place,says,${name}\n${counted}\n`, "place", "says", undefined, name), undefined, name);
});

const COUNTS = ["n", "count", "Freq", "aantal", "Anzahl", "effectif", "frecuencia", "frequenza", "liczba", "počet"];
const OTHERS = ["darab", "antal", "lukumäärä", "sayı", "количество", "العدد", "人数", "빈도", "people"];

test("a table that is counted already is asked about, by the name of its counts or by its shape", async () => {
  const cells = ["yes", "no"].flatMap((says) => ["a", "b", "c"].map((place) => `${says},${place}`));
  const table = (name: string, of = cells) =>
    `says,place,${name}\n${of.map((cell, i) => `${cell},${40 + i}`).join("\n")}\n`;
  for (const name of [...COUNTS, ...OTHERS]) {
    assert.equal(await asked(table(name, cells.slice(1, 5)), "place", "says"), "counts-listed", name);
    assert.equal(await asked(table(name), "place", "says", undefined, name), undefined, name);
  }
  assert.equal(await asked(table("xyz"), "place", "says"), "counts-listed");
  assert.equal(await asked(table("xyz"), "place", "says", { eachRow: "person" }), undefined);
  // Each of 30 answers stands there as often: it is counted, and no panel.
  const crossed = Array.from({ length: 120 }, (_, i) => `s${i % 4},x${Math.floor(i / 4)},${7 + i}`);
  const found = await inspect(source(BYTES(`secret,answer,weight\n${crossed.join("\n")}\n`), 1 << 16));
  assert.deepEqual([found.person, found.counts], [undefined, "weight"]);
  for (const name of [
    "Anzahl Personen",
    "N (unweighted)",
    "Freq.",
    "liczba osób",
    "عدد الأشخاص",
    "人数（人）",
    "Nº de casos",
  ])
    assert.equal(await asked(table(name, cells.slice(1, 5)), "place", "says"), "counts-listed", name);
  // With marks of thousands, shares beside them, numbers of rows in front, or answers that are numbers.
  for (const mark of [",", ".", " ", "\u202f", "’"])
    assert.equal(
      await asked(
        `says;place;n\n${cells.map((cell, i) => `${cell.replace(",", ";")};${i + 1}${mark}234`).join("\n")}\n`,
        "place",
        "says",
      ),
      "counts-listed",
      mark,
    );
  const beside = cells.map((cell, i) => `${i + 1},${cell},${40 + i},${10 + i}.5`).join("\n");
  assert.equal(await asked(`,says,place,number,percent\n${beside}\n`, "place", "says"), "counts-listed");
  const ofAges = [20, 30, 40, 50].flatMap((age) => [0, 1].map((ill) => `${age},${ill},${age + 7 * ill}`)).join("\n");
  assert.equal(await asked(`age,ill,xyz\n${ofAges}\n`, "age", "ill"), "counts-listed");
  // A number beside the id of each person counts nobody.
  const each = Array.from({ length: 30 }, (_, i) => `${i + 1},${(i * 5) % 7},${"ab"[i % 2]},${i % 3 ? "yes" : "no"}`);
  for (const name of ["total", "number"])
    assert.equal(await asked(`id,${name},place,says\n${each.join("\n")}\n`, "place", "says"), undefined, name);
  // Six people of different ages.
  const ages = ["34", "34", "51", "28", "51", "34"];
  const people = `says,place,age\n${cells.map((cell, i) => `${cell},${ages[i]}`).join("\n")}\nyes,a,34\n`;
  assert.equal(await asked(people, "place", "says"), undefined);
});

/** Two waves of so many people. */
function waves(id: string, people: number): string {
  const rows = Array.from(
    { length: 2 * people },
    (_, i) => `${"x".repeat(40)}${100_000 + (i % people)},${"abc"[i % 3]},${i % 2 ? "yes" : "no"}`,
  );
  return `${id},place,says\n${rows.join("\n")}\n`;
}

test("people who come again only behind the first megabyte are found before anything is saved", async () => {
  const text = waves("id", 25_000);
  assert.ok(text.lastIndexOf("x100000,") > HEAD_BYTES);
  assert.equal(await asked(text, "place", "says"), "people-repeated");
  assert.equal(await asked(text, "place", "says", { eachRow: "person" }), undefined);
  assert.equal((await inspect(source(BYTES(text), 1 << 16))).person, "id");
  const own = text.replace(/^x+\d+/gm, (_, at: number) => String(at));
  assert.equal(await asked(own, "place", "says"), undefined);
  // A quote that the quick reader does not know hands the rest over to the other one.
  assert.equal(await asked(text.replace("100002,", "100002 , "), "place", "says"), "people-repeated");
  let told: string[] = [];
  const into: Sink = {
    write: async () => {},
    finish: async () => {
      told.push("finished");
    },
    drop: async () => {
      told.push("dropped");
    },
  };
  // The answers of the protocol are "no" and "=yes".
  const answers = source(BYTES(text.replace("says", "x").replaceAll("yes", "=yes")), 1 << 16);
  const work = { engine: fakeEngine, source: { ...answers, dialect: {} }, protocol };
  for (const once of [undefined, { secret: "5".repeat(64) }]) {
    const choice = { write: "reports" as const, keep: [], ...(once && { once }) };
    await assert.rejects(privatiseInto({ ...work, sink: into, choice }), { id: "people-repeated" });
    assert.deepEqual(told, ["dropped"]);
    told = [];
  }
});

test("of more people than there is room for, some stand for all", () => {
  const cells = (from: number, to: number) => {
    const values = Array.from({ length: to - from }, (_, i) => `person ${from + i}`);
    return { values, codes: undefined };
  };
  const all = new Different(256);
  all.add(cells(0, 10_000), 10_000);
  assert.equal(all.rows, all.different);
  assert.ok(all.different > 64 && all.different <= 512, String(all.different));
  all.add(cells(0, 10_000), 10_000);
  assert.equal(all.rows, 2 * all.different);
});

test("numbers and texts are told apart in each way that they come", async () => {
  const most = String(2 ** 27);
  const values = [
    "7",
    "07",
    "7",
    "0",
    "00",
    "",
    most,
    `${most}0`,
    "7a",
    "٧",
    "-7",
    String(2 ** 27 - 1),
    most,
    "0",
    "7.0",
    "Zoë",
    "x".repeat(50),
  ];
  const scanner = new CsvScanner(await CsvModule.start(), {
    ...{ separator: ",", width: 2, line: 1, passed: 0, columns: [1], words: [1], stopsAtFirst: false },
  });
  scanner.add(BYTES(values.map((value) => `,${value}\n`).join("")));
  const { batch } = scanner.read("last");
  assert.equal(batch.length, values.length);
  const ways = {
    words: batch.column(1),
    texts: { values, codes: undefined },
    codes: { values, codes: values.map((value) => values.indexOf(value)) },
  };
  const filled = values.filter((value) => value !== "");
  const [rows, different] = [filled.length, new Set(filled).size];
  const all = new Different();
  for (const cells of Object.values(ways)) {
    const own = new Different();
    own.add(cells, values.length);
    assert.deepEqual([own.rows, own.different], [rows, different]);
    all.add(cells, values.length);
  }
  assert.deepEqual([all.rows, all.different], [3 * rows, different]);
});
