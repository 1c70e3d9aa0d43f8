// SPDX-License-Identifier: GPL-3.0-or-later
/** Workbooks and Parquet files are opened in the page, by a worker that starts for them alone; nothing is fetched for it. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { toParquet } from "../../wasm/files/formats/parquet-out.js";
import { toXlsx } from "../../wasm/files/formats/xlsx-out.js";
import { batches, bytesOf, converted, row, workbook } from "../api/tables.js";
import {
  csv,
  designed,
  errorAt,
  keptOffline,
  open,
  openWith,
  privatise,
  save,
  setRoles,
  type Upload,
  unfoldDetails,
} from "./actions.js";
import { violations } from "./axe.js";
import { together, useBrowser, visit } from "./browser.js";
import { survey } from "./survey.js";

useBrowser();

const ROWS = survey()
  .text.trimEnd()
  .split("\n")
  .map((line) => line.split(","));
const upload = (name: string, bytes: Uint8Array): Upload => ({
  name,
  mimeType: "application/octet-stream",
  buffer: Buffer.from(bytes),
});
const asWorkbook = async () => upload("people.xlsx", await bytesOf(toXlsx(batches(ROWS))));
const asParquet = async () => upload("people.parquet", await bytesOf(toParquet(batches(ROWS))));

async function shown(page: Page, name: string): Promise<string> {
  await unfoldDetails(page);
  const preview = page.locator("sluice-preview", { hasText: name });
  await preview.waitFor();
  const texts = await preview.locator("p, table").allInnerTexts();
  return texts.join("\n");
}

test("a workbook and a Parquet file are read and privatised offline, and no request is made", async () => {
  await visit(async ({ page, requests, complaints }) => {
    await designed(page);
    assert.ok(
      requests.server.some((path) => path.includes("/formats-")),
      "it came with the page",
    );
    await keptOffline(page);
    const loaded = { browser: [...requests.browser], server: [...requests.server] };
    await page.context().setOffline(true);
    const tables: string[] = [];
    for (const file of [csv("people.csv", survey().text), await asWorkbook(), await asParquet()]) {
      await openWith(page, file, "illness", "district");
      tables.push(await page.locator("sluice-preview table").innerText());
      await privatise(page);
      const { name, text } = await save(page, "Save the file again");
      assert.equal(name, "people-private.csv");
      assert.equal(text.trimEnd().split(/\r?\n/).length, ROWS.length);
    }
    assert.ok(
      tables.every(
        (table) =>
          table.includes("district") &&
          table.replaceAll(/people\.\w+/g, "") === tables[0]?.replaceAll(/people\.\w+/g, ""),
      ),
    );
    assert.deepEqual(requests, loaded);
    assert.deepEqual(complaints, []);
  });
});

test("a workbook that is opened at once is read by nobody before the page has shut itself off", async () => {
  await visit(
    async ({ page, complaints }) => {
      // How many policies there are when a worker starts.
      await page.addInitScript(() => {
        const policies: number[] = [];
        Object.assign(globalThis, { policies });
        globalThis.Worker = class extends Worker {
          constructor(address: string | URL) {
            super(address);
            policies.push(document.querySelectorAll("meta[http-equiv=Content-Security-Policy]").length);
          }
        };
      });
      const policies = () => page.evaluate(() => (globalThis as unknown as { policies: number[] }).policies);
      let go = () => {};
      const late = new Promise<void>((resolve) => {
        go = resolve;
      });
      await page.route(/\/words-\w+\.js$/, async (route) => {
        await late;
        await route.continue();
      });
      await page.goto("about:blank");
      await page.goBack({ waitUntil: "commit" });
      await page.locator("sluice-opener input[type=file]").setInputFiles(await asWorkbook());
      // It is asked for a picture after there is something to open a file with.
      await page.locator("link[href*='formats-']").waitFor({ state: "attached" });
      await page.evaluate(async () => {
        const { href = "" } = document.querySelector<HTMLLinkElement>("link[href*='formats-']") ?? {};
        await import(href);
        for (let i = 0; i < 50; i++) await new Response(new Blob(["as long as it takes to begin"]).stream()).text();
      });
      assert.deepEqual(await policies(), [], "nobody has begun");
      go();
      assert.match(await shown(page, "people.xlsx"), /district/);
      const all = await policies();
      assert.ok(all.length >= 3 && all.every((count) => count === 2), `${all}`);
      assert.deepEqual(
        complaints.filter((text) => !/^Service Worker registration blocked/.test(text)),
        [],
      );
    },
    { serviceWorkers: "block" },
  );
});

/** Visits the page, which counts its workers that convert: those with engines come and go as these are needed. */
async function counting(body: (page: Page, counted: () => Promise<Converting>) => Promise<void>): Promise<void> {
  await visit(
    async ({ page, url }) => {
      await page.addInitScript(() => {
        const converting = { started: 0, ended: 0 };
        Object.assign(globalThis, { converting });
        globalThis.Worker = class extends Worker {
          #converts = false;
          override postMessage(message: { what?: string }) {
            if (message.what && !this.#converts) converting.started += 1;
            this.#converts ||= message.what !== undefined;
            super.postMessage(message);
          }
          override terminate() {
            if (this.#converts) converting.ended += 1;
            super.terminate();
          }
        };
      });
      await page.goto(`${url}#promise=lip`);
      await designed(page);
      await body(page, () => page.evaluate(() => (globalThis as unknown as { converting: Converting }).converting));
    },
    { address: "about:blank" },
  );
}

interface Converting {
  started: number;
  ended: number;
}

test("what converts is started only for such a file, and ends with it", async () => {
  await counting(async (page, counted) => {
    await openWith(page, csv("people.csv", survey().text), "illness", "district");
    assert.deepEqual(await counted(), { started: 0, ended: 0 });
    await openWith(page, await asWorkbook(), "illness", "district");
    assert.deepEqual(await counted(), { started: 1, ended: 1 });
  });
});

test("the file that is opened last is the one that counts", async () => {
  await counting(async (page, counted) => {
    const long = Array.from({ length: 120_000 }, (_, i) => [`p${i}`, String(i % 5)]);
    await open(page, upload("long.xlsx", await bytesOf(toXlsx(batches([["id", "x"], ...long])))));
    await page.waitForFunction(() => (globalThis as unknown as { converting: Converting }).converting.started === 1);
    await openWith(page, csv("people.csv", survey().text), "illness", "district");
    assert.match(await shown(page, "people.csv"), /illness/);
    assert.deepEqual(await counted(), { started: 1, ended: 1 });
  });
});

/** Has the page's own script write a private file, as the session does. */
async function writtenBy([format, text]: [string, string]): Promise<number[]> {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[rel=modulepreload]")];
  const script = links.find(({ href }) => href.includes("/formats-"))?.href ?? "";
  const { default: source } = await import(script);
  const worker = new Worker(URL.createObjectURL(new Blob([source], { type: "text/javascript" })));
  const blob = await new Promise<Blob>((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.what === "written") resolve(data.blob);
      else reject(new Error(data.error?.text));
    };
    worker.postMessage({ what: "write", format, name: "out", csv: new Blob([text]), choice: { keep: [] } });
  });
  worker.terminate();
  return [...new Uint8Array(await blob.arrayBuffer())];
}

together(
  "files of all kinds, one after the other",
  {},
  {
    "a private file is written by the same worker, with cells as they were meant, and failures are told": async ({
      page,
      complaints,
    }) => {
      await designed(page);
      const text = 'a,\'=b\n007,"ä, ""b"""\n,"line\nbreak"\nx,\'\'=y\n';
      for (const format of ["xlsx", "parquet"]) {
        const { text: read } = await converted(
          Uint8Array.from(await page.evaluate(writtenBy, [format, text] as [string, string])),
        );
        assert.equal(read, 'a,=b\n007,"ä, ""b"""\n,"line\nbreak"\nx,\'=y\n', format);
      }
      const twice = page.evaluate(writtenBy, ["parquet", "a,a\n1,2\n"] as [string, string]);
      await assert.rejects(twice, /stand twice/);
      assert.deepEqual(complaints, []);
    },

    "what was privatised can be saved as a workbook and as a Parquet file": async ({ page, complaints }) => {
      await designed(page);
      await privatise(page);
      await page.locator("sluice-saved details > summary").click();
      for (const [name, extension] of [
        ["Excel (.xlsx)", "xlsx"],
        ["Parquet", "parquet"],
      ] as const) {
        const [download] = await Promise.all([
          page.waitForEvent("download"),
          page.getByRole("button", { name, exact: true }).click(),
        ]);
        assert.match(download.suggestedFilename(), new RegExp(`-private\\.${extension}$`));
        const path = await download.path();
        const { text } = await converted(new Uint8Array(readFileSync(path)));
        assert.equal(text.split("\n").length, 1500 + 2);
        assert.match(text, /^education\n/);
      }
      assert.deepEqual(complaints, []);
    },

    "the page says what was recognised, and what of it was not read": async ({ page }) => {
      await designed(page);
      await open(page, await asParquet());
      assert.match(await shown(page, "people.parquet"), /Parquet file/);
      const sheets = { People: ROWS.map((cells, i) => row(i + 3, cells)).join(""), "Second sheet": row(1, ["x"]) };
      await open(page, upload("book.xlsx", workbook({ sheets })));
      const text = await shown(page, "book.xlsx");
      assert.match(text, /workbook/);
      const reading = page.locator("#data sluice-reading");
      await reading.locator("summary").click();
      await reading.getByText("Only the sheet “People” was read, not “Second sheet”").waitFor();
      await reading.getByText("2 empty rows were passed over above the header").waitFor();
      assert.match(text, /district/);
    },

    "another sheet can be chosen, by keyboard too, and is the one that is privatised": async ({ page, complaints }) => {
      const empty = ROWS.slice(0, 1).map((cells, i) => row(i + 1, cells));
      const sheets = {
        First: row(1, ["x"]) + row(2, ["y"]),
        People: ROWS.map((cells, i) => row(i + 1, cells)).join(""),
        Empty: "",
        Head: empty.join(""),
      };
      await open(page, upload("book.xlsx", workbook({ sheets })));
      assert.match(await errorAt(page, "data"), /single column/);
      const choice = page.getByLabel("Sheet of the workbook");
      await choice.focus();
      await choice.press("P");
      await shown(page, "book.xlsx");
      assert.equal(await choice.evaluate((select: HTMLSelectElement) => select.matches(":focus")), true);
      await setRoles(page, "illness", "district");
      await designed(page);
      await privatise(page);
      const { text } = await save(page, "Save the file again");
      assert.equal(text.trimEnd().split(/\r?\n/).length, ROWS.length);
      await choice.selectOption("Empty");
      assert.match(await errorAt(page, "data"), /“Empty” has no row/);
      await choice.selectOption("Head");
      await page.locator("#data sluice-error", { hasText: "no rows" }).waitFor();
      assert.deepEqual(complaints, []);
      assert.deepEqual(await violations(page), []);
    },

    "an error says the row of the sheet, before and after it has become text": async ({ page }) => {
      const bad = `${row(2, ["a", "b"])}<row r="3"><c r="A3" t="e"><v>#N/A</v></c></row>`;
      await open(page, upload("bad.xlsx", workbook({ sheets: { People: bad } })));
      assert.match(await errorAt(page, "data"), /The cell A3 of the sheet “People” holds the error #N\/A/);

      await openWith(page, await asWorkbook(), "illness", "district");
      const [header = [], ...rows] = ROWS;
      const at = header.indexOf("district");
      const strange = rows.map((cells, i) => (i === 7 ? cells.with(at, "nowhere") : cells));
      const other = [header, ...strange].map((cells, i) => row(i + 5, cells)).join("");
      await page
        .locator("sluice-privatise input[type=file]")
        .setInputFiles(upload("other.xlsx", workbook({ sheets: { People: other } })));
      await page.getByRole("button", { name: "Protect and save other.xlsx" }).click();
      assert.match(await errorAt(page, "privatise"), /row 13/);
    },

    "a file of another kind says what it is and what to do": async ({ page }) => {
      await open(page, upload("old.xls", Buffer.from("d0cf11e0a1b11ae1", "hex")));
      const text = await errorAt(page, "data");
      assert.match(text, /old Excel workbook/);
      assert.match(text, /XLSX or as CSV/);
    },
  },
);
