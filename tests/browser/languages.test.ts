// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of the engine, the readers and the figures are in the language of the page, or are marked as English. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { cells, row } from "../api/tables.js";
import { csv, designed, errorAt, open } from "./actions.js";
import { useBrowser, visit } from "./browser.js";
import { drawn } from "./drawn.js";

useBrowser();

const ragged = csv("bad.csv", 'a,b\n"one\nand a half",2\n3,4,5\n');

const inEnglish = (page: Page) => page.locator("#data sluice-error [lang=en]").count();

test("an error is read in Dutch, and in German once that is chosen, with its place", async () => {
  await visit(
    async ({ page, complaints }) => {
      await designed(page);
      await open(page, ragged);
      assert.equal(
        await errorAt(page, "data"),
        [
          "Een rij heeft 3 cellen, maar de kopregel heeft er 2.",
          "Bestand bad.csv, regel 4.",
          "Verbeter de rij, of zet cellen waarin het scheidingsteken voorkomt tussen dubbele aanhalingstekens.",
        ].join("\n\n"),
      );
      assert.equal(await inEnglish(page), 0);
      await page.getByLabel("Taal", { exact: true }).selectOption("de");
      const german = page.locator("#data sluice-error", { hasText: "Eine Zeile hat 3 Zellen, die Kopfzeile aber 2." });
      await german.getByText("Datei bad.csv, Zeile 4.").waitFor();
      assert.equal(await page.locator("html").getAttribute("lang"), "de");
      await page.getByLabel("Sprache").selectOption("en");
      await page.getByText("A row has 3 cells, but the header has 2.").waitFor();
      assert.deepEqual(complaints, []);
    },
    { path: "#lang=nl&promise=lip" },
  );
});

test("what nobody has translated is marked as English; what the page says itself is not", async () => {
  await visit(
    async ({ page }) => {
      await designed(page);
      await open(page, ragged);
      // The page's own words on it would otherwise take the place of what is put there.
      await page.locator("#data sluice-error [role=alert]").waitFor();
      const marked = async (id: string, message: string) => {
        const note = page.locator("#data sluice-error");
        const error = { id, values: {}, message, remedy: "Wählen Sie andere Spalten.", place: {} };
        await note.evaluate((element, given) => void Object.assign(element, { error: given }), error);
        const said = note.getByText(message);
        await said.waitFor();
        return said.getAttribute("lang");
      };
      assert.equal(await marked("of-another-version", "Something else has happened."), "en");
      assert.equal(await marked("page.cancelled", "Das Lesen wurde abgebrochen."), null);
    },
    { path: "#lang=de&promise=lip" },
  );
});

test("what was passed over in a workbook is told in the language of the page", async () => {
  const rows = ["a", "b"].flatMap((s) => ["u", "v"].map((x) => [s, x]));
  const sheet = [row(3, ["s", "x"]), ...rows.map((values, i) => row(i + 4, values))].join("");
  const workbook = { name: "people.xlsx", mimeType: "application/octet-stream", buffer: Buffer.from(cells(sheet)) };
  await visit(
    async ({ page }) => {
      await designed(page);
      await open(page, workbook);
      await page.locator("#data sluice-reading summary").click();
      const note = page.getByText("Boven de kopregel zijn 2 lege rijen overgeslagen.");
      await note.waitFor();
      assert.equal(await note.getAttribute("lang"), null);
      await page.getByLabel("Taal", { exact: true }).selectOption("en");
      await page.getByText("2 empty rows were passed over above the header.").waitFor();
    },
    { path: "#lang=nl&promise=lip" },
  );
});

test("a protocol that was tampered with is refused in German", async () => {
  await visit(
    async ({ page }) => {
      await page.locator("sluice-protocol-opener input[type=file]").setInputFiles({
        name: "p.json",
        mimeType: "application/json",
        buffer: Buffer.from('{"format":"sluice-protocol","version":2}'),
      });
      await page
        .getByText("Die Protokolldatei kann nicht verwendet werden: Version 2 ist nicht bekannt, nur 1.")
        .waitFor();
    },
    { path: "answer.html#lang=de" },
  );
});

test("figures have their titles, axes, names and sentences in the language of the page, and back", async () => {
  await visit(
    async ({ page }) => {
      const figure = page.locator("sluice-figure#e2");
      await figure.getByRole("heading", { name: "Abbildung 2: Was robuste Protokolle bewahren" }).waitFor();
      await figure.locator("dd p", { hasText: "Im Mittel bewahrt bei ε = 1: PolyOpt 38,7" }).waitFor();
      await figure.getByText("CR, knapp eingestellt", { exact: true }).first().waitFor();
      const picture = figure.locator("svg[role=img]").first();
      assert.match((await picture.getAttribute("aria-label")) ?? "", /^E, Abbildung 2: .*Im Mittel bewahrt bei ε = 1/);
      assert.match((await picture.locator(".axis").first().textContent()) ?? "", /^Von H\(S,X\) bewahrt/);
      // The papers' own words stay as they are, and are marked as English.
      const told = await page.locator("sluice-figure article").evaluateAll((articles) =>
        (articles as HTMLElement[]).map((article) => {
          const quotes = Array.from(article.querySelectorAll<HTMLElement>("q[lang=en]"));
          return quotes.reduce((text, quote) => text.replace(quote.innerText, ""), article.innerText);
        }),
      );
      const all = told.join("\n");
      assert.match(all, /Abbildung 9/);
      assert.doesNotMatch(all, /\b(?:Figure|Randomised|distributions|levels)\b/);
      await page.getByLabel("Sprache").selectOption("en");
      await figure.getByRole("heading", { name: "Figure 2: What robust protocols keep" }).waitFor();
      await picture.locator(".axis", { hasText: "Kept of H(S,X), mean" }).waitFor();
    },
    { path: "figures.html#lang=de" },
  );
});

test("the sample and the tables to play with speak the language of the page", async () => {
  await visit(
    async ({ page, complaints }) => {
      await designed(page);
      await page.getByText("haushaltsumfrage.csv").first().waitFor();
      await page.getByText("40.000 bis 70.000").filter({ visible: true }).first().waitFor();
      assert.equal(await page.getByText(/\b(?:education|income|apprenticeship|20,000)\b/).count(), 0);
      await page.goto(page.url().replace(/#.*/, "learn.html#lang=nl"));
      await page.getByRole("radio", { name: "Meer" }).check();
      const chapter = page.locator("section#secret sluice-live-channel");
      await drawn(chapter);
      await chapter.locator("[role=grid]", { hasText: "beroepsopleiding" }).waitFor();
      await page.getByLabel("Taal", { exact: true }).selectOption("en");
      await chapter.locator("[role=grid]", { hasText: "apprenticeship" }).waitFor();
      assert.deepEqual(complaints, []);
    },
    { path: "#lang=de&promise=lip" },
  );
});

test("reports on the sample are those of its protocol, also where another language has been chosen since", async () => {
  await visit(
    async ({ page }) => {
      await page.getByRole("button", { name: "Ein Beispiel ausprobieren" }).click();
      await page.locator("sluice-estimates", { hasText: "Ausbildung" }).waitFor();
      await page.getByLabel("Sprache").selectOption("nl");
      await page.locator("sluice-estimates", { hasText: "Deze aantallen passen bij de instellingen" }).waitFor();
      await page.locator("sluice-estimates", { hasText: "Ausbildung" }).waitFor();
      assert.equal(await page.locator("sluice-error [role=alert]").count(), 0);
    },
    { path: "results.html#lang=de" },
  );
});

test("axes have numbers as the language writes them, and their names stand clear of those of the columns", async () => {
  await visit(
    async ({ page }) => {
      await page.getByRole("radio", { name: "Meer" }).check();
      const curve = page.locator("section#optimum sluice-live-tradeoff");
      await curve.scrollIntoViewIfNeeded();
      await curve.locator("svg text.tick", { hasText: /^0,5$/ }).waitFor();
      assert.equal(await curve.locator("svg text.tick", { hasText: "." }).count(), 0);
      // "Antwoord" is longer than "ja" and "nee".
      const grid = page.locator("section#response sluice-live-channel [role=grid]");
      await grid.waitFor();
      const [axis, column] = await Promise.all([
        grid.locator("text.axis", { hasText: "Antwoord ↓" }).boundingBox(),
        grid.locator("text[data-column='0']").boundingBox(),
      ]);
      assert.ok(axis && column && axis.x + axis.width + 8 < column.x, `${axis?.x} ${axis?.width} ${column?.x}`);
    },
    { path: "learn.html#lang=nl" },
  );
});

test("where the words of a language do not come the page is there in English, and stays in the language that it has", async () => {
  await visit(
    async ({ page }) => {
      await page.getByRole("heading", { level: 1, name: "Share one column. Hide another." }).waitFor();
      const choice = page.getByLabel("Language");
      await choice.selectOption("de");
      await page.waitForFunction(() => {
        const { shadowRoot } = document.querySelector("sluice-site") as HTMLElement;
        return shadowRoot?.querySelector("select")?.value === "en";
      });
      assert.equal(await page.locator("html").getAttribute("lang"), "en");
      assert.doesNotMatch(page.url(), /lang=de/);
    },
    { path: "#lang=nl&promise=lip", blocked: /\/words-\w+\.js$/ },
  );
});
