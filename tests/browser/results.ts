// SPDX-License-Identifier: GPL-3.0-or-later
/** The actions of a person on the page that reads results. */
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import type { Upload } from "./actions.js";

export const RESULTS = { path: "results.html" };

export const golden = (name: string) => readFileSync(`tests/vectors/protocols/${name}.json`, "utf8");

/** A settings file, under its own name unless it is to have another one. */
export function settings(name: string, as = `${name}.json`): Upload {
  return { name: as, mimeType: "application/json", buffer: Buffer.from(golden(name)) };
}

/** Adds files by the one way there is for all of them. */
export async function add(page: Page, ...files: (Upload | string)[]): Promise<void> {
  await page.locator("sluice-reports-opener input[type=file]").setInputFiles(files as Upload[]);
}

/** Drops files anywhere on the page. */
export async function drop(page: Page, ...files: Upload[]): Promise<void> {
  // Before the page is there nobody takes what is dropped.
  await page.locator("sluice-reports-opener").waitFor({ state: "attached" });
  const all = files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, text: buffer.toString("utf8") }));
  await page.evaluate((dropped) => {
    const dataTransfer = new DataTransfer();
    for (const { name, type, text } of dropped) dataTransfer.items.add(new File([text], name, { type }));
    window.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
  }, all);
}

export async function example(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Try an example" }).click();
  await estimated(page);
}

/** Waits for numbers and the picture of them. */
export async function estimated(page: Page): Promise<void> {
  await page.locator("sluice-estimates sluice-chart svg").first().waitFor();
}

/** Names with the numbers that are printed beside them. */
export function numbers(page: Page, table = "sluice-estimates table.numbers"): Promise<string[][]> {
  return page
    .locator(table)
    .first()
    .locator("tbody tr")
    .evaluateAll((rows) =>
      rows.map((row) => [...row.children].map((cell) => (cell.textContent ?? "").replace(/\s+/g, " ").trim())),
    );
}

/** A table of the golden protocol's reports, so many of each, with cells of further columns. */
export function rows(name: string, counts: number[], more: (i: number) => string[] = () => []): string[] {
  const { channel } = readProtocol(golden(name));
  let i = 0;
  return counts.flatMap((n, y) => Array.from({ length: n }, () => [...more(i++), `"${channel.reports[y]}"`].join(",")));
}
