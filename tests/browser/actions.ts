// SPDX-License-Identifier: GPL-3.0-or-later
/** What a person does on the page. */
import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "playwright-core";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { drawCurve } from "./curve-held.js";

export interface Upload {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export function csv(name: string, text: string): Upload {
  return { name, mimeType: "text/csv", buffer: Buffer.from(text) };
}

/** Goes to another page as a person does: by the head or the foot of this one. On a narrow screen the menu is unfolded first. */
export async function goTo(page: Page, label: string): Promise<void> {
  const within = (name: string) =>
    page.getByRole("navigation", { name, exact: true }).getByRole("link", { name: label, exact: true });
  const menu = page.getByRole("button", { name: "Menu", exact: true, expanded: false });
  const below = await within("More").count();
  if (!below && (await menu.count())) await menu.click();
  await within(below ? "More" : "Pages").click();
}

/** Chooses a file in step 1; a path stands for a file on disk. */
export async function open(page: Page, file: Upload | string): Promise<void> {
  await page.locator("sluice-opener input[type=file]").setInputFiles(file);
}

/** Opens the file and gives the two columns their roles; ends when the protocol stands. */
export async function openWith(page: Page, file: Upload | string, secret: string, share: string): Promise<void> {
  await open(page, file);
  await setRoles(page, secret, share);
  await designed(page);
}

export async function setRoles(page: Page, secret: string, share: string): Promise<void> {
  await page.getByLabel(`Use of ${secret}`, { exact: true }).selectOption("secret");
  await page.getByLabel(`Use of ${share}`, { exact: true }).selectOption("share");
}

/** Waits for a protocol that belongs to the present settings, and until all of the page shows it. */
export async function designed(page: Page): Promise<void> {
  await page.locator("sluice-channel sluice-chart:not(.stale) [role=grid]").waitFor();
  await page.evaluate(async () => {
    // Channel and curve are a picture or two ahead of all else, which waits for timers too: where much is going on these are
    // late, and pictures alone would overtake it.
    for (let picture = 0; picture < 3; picture++) {
      await new Promise(requestAnimationFrame);
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
  });
}

/** Waits until the curve is complete. */
export async function curveDrawn(page: Page): Promise<void> {
  await drawCurve(page);
  await page.locator("sluice-kept sluice-chart[aria-busy=false]").waitFor({ timeout: 240_000 });
}

export async function setLevel(page: Page, epsilon: string): Promise<void> {
  await page.getByLabel("Level (epsilon)").fill(epsilon);
  await page.getByLabel("Level (epsilon)").press("Enter");
  await designed(page);
}

/** Unfolds an element of the page, where that is not done yet. */
export async function unfold(part: Locator): Promise<void> {
  await part.locator("details > summary").first().waitFor();
  const folded = part.locator("details:not([open]) > summary");
  if (await folded.count()) await folded.first().click();
}

/** Shows all promises and protocols, of which all but the chosen ones are folded. */
export async function unfoldChoices(page: Page): Promise<void> {
  for (const choices of ["sluice-notions", "sluice-protocols"]) {
    const folded = page.locator(`${choices} details.others:not([open]) > summary`);
    if (await folded.count()) await folded.click();
  }
}

/** Chooses a promise or a protocol, by its name or the beginning of it; of several of that name, the first. */
export async function pick(page: Page, name: string | RegExp, within: Page | Locator = page): Promise<void> {
  await unfoldChoices(page);
  const starts = typeof name === "string" ? new RegExp(`^${name}`) : name;
  await within.getByRole("radio", { name: starts }).first().check();
}

export async function privatise(page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Privatise / }).click();
  // What was made before is there until then.
  await page.locator("sluice-privatise sluice-progress").waitFor({ state: "detached" });
  await page.getByRole("heading", { name: /^Done/ }).waitFor();
}

/** Privatises with the protocol that stands, once more where that was done before, and returns that protocol. */
export async function protocolMade(page: Page): Promise<ProtocolFile> {
  await designed(page);
  await page.locator("sluice-privatise .go[aria-disabled=false]").click();
  const done = page.getByRole("heading", { name: /^Done/ });
  await page.locator("sluice-outcome", { hasText: "The settings above" }).waitFor({ state: "detached" });
  await done.waitFor();
  return readProtocol((await save(page, "Save the protocol")).text);
}

/** Waits until the browser has all files of the site, and the page has shut itself off: from then on nothing is fetched. */
export async function keptOffline(page: Page): Promise<void> {
  await page.getByText("This browser keeps the page").waitFor();
  await page.locator("meta[http-equiv=Content-Security-Policy]").nth(1).waitFor({ state: "attached" });
}

/** Clicks a button and returns what it saves. */
export async function save(page: Page, button: string): Promise<{ name: string; text: string }> {
  const coming = page.waitForEvent("download");
  await page.getByRole("button", { name: button, exact: true }).click();
  return saved(await coming);
}

export async function saved(download: Download): Promise<{ name: string; text: string }> {
  return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
}

/** The text of the error that stands at a step. */
export async function errorAt(page: Page, step: "data" | "level" | "channel" | "privatise"): Promise<string> {
  const alert = page.locator(`#${step} sluice-error [role=alert]`);
  await alert.waitFor();
  return alert.innerText();
}

/** Unfolds what stands behind the question on the page that answers, once there is a question. */
export async function unfoldAnswerDetails(page: Page): Promise<void> {
  await page.locator("sluice-answer-page #details > summary").waitFor();
  const folded = page.locator("sluice-answer-page #details:not([open]) > summary");
  if (await folded.count()) await folded.click();
}

/** Chooses an answer by its name, from choices in the open or from a list. */
export async function chooseAnswer(page: Page, name: string): Promise<void> {
  const question = page.locator("sluice-answer");
  await question.locator("fieldset").first().waitFor();
  if (await question.locator("select").count()) await question.locator("select").selectOption({ label: name });
  else await question.getByRole("radio", { name, exact: true }).check();
}
