// SPDX-License-Identifier: GPL-3.0-or-later
/** The refusals of the engine and the readers, as a person reads them in Dutch and in German. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import { adviceOf, type SluiceError, saidBy } from "../../wasm/contract/errors.js";
import { count } from "../../wasm/files/count.js";
import { convert } from "../../wasm/files/formats/convert.js";
import { withRow } from "../../wasm/files/formats/in-rows.js";
import { LineIndex } from "../../wasm/files/formats/lines.js";
import { blobAccess } from "../../wasm/files/formats/random-access.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { rejects, source } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { bytesOf, cells, row } from "./tables.js";
import { speakers } from "./translations.js";

const engine = await realEngine();
const table = {
  secret: { name: "illness", categories: ["flu", "none"] },
  data: { name: "mood", categories: ["bad", "good"] },
  weights: Float64Array.from([30, 10, 5, 55]),
};
const request = { table, notion: "lip", epsilon: 0.5, protocol: "optimal" };
const choice = { secret: "s", data: "x" };

/** Both texts, in both languages. */
function read(error: SluiceError) {
  const [message, remedy] = [saidBy(error), adviceOf(error)];
  const { nl, de } = speakers;
  return [nl(message), nl(remedy), de(message), de(remedy)];
}

test("a level that is none", async () => {
  const error = await rejects(() => engine.design({ ...request, epsilon: -1 }), "bad_request");
  assert.deepEqual(read(error), [
    "Epsilon moet een eindig getal van minstens 0 zijn.",
    "Kies een epsilon zoals 0,5.",
    "Epsilon muss eine endliche Zahl ab 0 sein.",
    "Wählen Sie ein Epsilon wie 0,5.",
  ]);
});

test("an empty table", async () => {
  const error = await rejects(() => engine.describe({ ...table, weights: new Float64Array(4) }), "bad_table");
  assert.deepEqual(read(error), [
    "Alle gewichten van de tabel zijn 0.",
    "Geef minstens één aantal of kans boven 0.",
    "Alle Gewichte der Tabelle sind 0.",
    "Geben Sie mindestens eine Anzahl oder Wahrscheinlichkeit über 0 an.",
  ]);
});

test("a weight, with the names of its row and column", async () => {
  const weights = Float64Array.from([30, 10, Number.NaN, 55]);
  const error = await rejects(() => engine.describe({ ...table, weights }), "bad_table");
  assert.deepEqual(
    read(error).filter((_, i) => i % 2 === 0),
    [
      "Het gewicht van “none” met “bad” is geen eindig getal van minstens 0.",
      "Das Gewicht von „none“ mit „bad“ ist keine endliche Zahl ab 0.",
    ],
  );
});

test("what is too large for the engine", async () => {
  const names = (letter: string) => Array.from({ length: 1200 }, (_, i) => `${letter}${i}`);
  const large = {
    secret: { name: "town", categories: names("s") },
    data: { name: "job", categories: names("x") },
    weights: new Float64Array(1200 * 1200).fill(1),
  };
  const error = await rejects(() => engine.design({ ...request, table: large, notion: "ldp" }), "too_large");
  assert.equal(error.id, "guarantee-too-large");
  assert.deepEqual(error.values, { secrets: 1200, secret: "town", categories: 1200, data: "job" });
  assert.deepEqual(read(error), [
    "1.200 categorieën van “town” en 1.200 van “job” zijn te veel voor deze belofte.",
    "Voeg categorieën samen, of kies een andere belofte.",
    "1.200 Kategorien von „town“ und 1.200 von „job“ sind zu viele für diese Zusage.",
    "Fassen Sie Kategorien zusammen, oder wählen Sie eine andere Zusage.",
  ]);
});

test("rows of a file: the line stays where it was, and is the row of a workbook", async () => {
  const ragged = await rejects(count(source("s,x\na,u\nb\n"), choice), "bad_file", { line: 3 });
  assert.deepEqual(read(ragged), [
    "Een rij heeft 1 cel, maar de kopregel heeft er 2.",
    "Verbeter de rij, of zet cellen waarin het scheidingsteken voorkomt tussen dubbele aanhalingstekens.",
    "Eine Zeile hat 1 Zelle, die Kopfzeile aber 2.",
    "Korrigieren Sie die Zeile, oder setzen Sie Zellen, die das Trennzeichen enthalten, in doppelte Anführungszeichen.",
  ]);
  const many = Array.from({ length: 1001 }, (_, i) => row(i + 4, [`s${i}`, "u"]));
  const lines = new LineIndex();
  const workbook = cells([row(3, ["s", "x"]), ...many].join(""));
  const text = await bytesOf(convert(blobAccess(new Blob([Uint8Array.from(workbook)]), "a.xlsx"), "zip", {}, lines));
  const thrown = await rejects(count(source(text), choice), "too_many_categories");
  const told = withRow(thrown, lines) as typeof thrown;
  assert.deepEqual(
    read(told).filter((_, i) => i % 2 === 0),
    [
      "De kolom “s” heeft meer dan 1.000 verschillende waarden (1.001 tot en met rij 1.004).",
      "Die Spalte „s“ hat mehr als 1.000 verschiedene Werte (1.001 bis Datenzeile 1.004).",
    ],
  );
});

test("a column that is not there, with what was meant", async () => {
  const error = await rejects(count(source("s,Mood\na,u\nb,v\n"), { secret: "s", data: "mood" }), "unknown_column");
  assert.deepEqual(read(error), [
    "Het bestand heeft geen kolom “mood”.",
    "Bedoelde u “Mood”? De kolommen zijn: “s”, “Mood”.",
    "In der Datei gibt es keine Spalte „mood“.",
    "Meinten Sie „Mood“? Die Spalten sind: „s“, „Mood“.",
  ]);
});

test("a damaged workbook", async () => {
  const cut = cells(row(1, ["s", "x"])).subarray(0, -9);
  const error = await rejects(
    bytesOf(convert(blobAccess(new Blob([Uint8Array.from(cut)]), "a"), "zip", {}, new LineIndex())),
    "bad_file",
  );
  assert.deepEqual(read(error), [
    "De werkmap is beschadigd: het einde ontbreekt.",
    "Sla het opnieuw op, of download het nog eens. Exporteer de tabel als CSV (UTF-8) en kies dat bestand.",
    "Die Arbeitsmappe ist beschädigt: das Ende fehlt.",
    "Speichern Sie sie neu, oder laden Sie sie noch einmal herunter. Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.",
  ]);
});

test("a protocol file that was tampered with, by its structure and by its proof", async () => {
  const text = writeProtocol(toProtocolFile(engine.design(request)));
  const broken = JSON.parse(text);
  broken.prior[1].push(3);
  const error = await rejects(() => readProtocol(JSON.stringify(broken), "p.json"), "bad_protocol", { file: "p.json" });
  assert.deepEqual(read(error), [
    "Het protocolbestand is niet te gebruiken: prior[1] heeft 3 elementen in plaats van 2.",
    "Kies een protocolbestand zoals Sluice het heeft geschreven, of maak het protocol opnieuw.",
    "Die Protokolldatei kann nicht verwendet werden: prior[1] hat 3 Einträge statt 2.",
    "Wählen Sie eine Protokolldatei, wie Sluice sie geschrieben hat, oder berechnen Sie das Protokoll neu.",
  ]);
  const lowered = readProtocol(text);
  lowered.guarantee.bound = { numerator: "11", denominator: "10" };
  const { holds, flaw } = engine.audit(lowered);
  assert.equal(holds, false);
  assert.ok(flaw);
  assert.equal(speakers.nl(flaw), "Het kanaal overschrijdt de vermelde grens.");
  assert.equal(speakers.de(flaw), "Der Kanal überschreitet die genannte Schranke.");
  assert.equal(flaw.id, "bound-exceeded");
  const checked = (
    await check(JSON.stringify({ ...JSON.parse(text), secret: { name: "s", categories: "flu", dropped: [] } }))
  ).flaw;
  assert.ok(checked);
  assert.deepEqual([checked.id, checked.values], ["list-wrong", { name: "secret" }]);
  assert.equal(speakers.de(checked), "secret ist keine Liste der nötigen Länge und Art.");
});
