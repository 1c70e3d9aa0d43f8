// SPDX-License-Identifier: GPL-3.0-or-later
/** The actions of a person on the page. */
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

/** Chooses a file; a path stands for a file on disk. */
export async function open(page: Page, file: Upload | string): Promise<void> {
  await page.locator("sluice-opener input[type=file]").setInputFiles(file);
  await unfoldDetails(page);
}

/** Opens the file and gives the two columns their roles; ends when the protocol stands. */
export async function openWith(page: Page, file: Upload | string, secret: string, share: string): Promise<void> {
  await open(page, file);
  await setRoles(page, secret, share);
  // Tables of tests are small, and some look as if they were counted already.
  const eachRow = page.getByRole("button", { name: "Each row is a person" });
  // A click that waited on would answer the same question about a later file.
  const asked = eachRow.waitFor({ timeout: 0 }).then(
    () => true,
    () => false,
  );
  if (await Promise.race([designed(page).then(() => false), asked])) await eachRow.click();
  await designed(page);
}

export async function setRoles(page: Page, secret: string, share: string): Promise<void> {
  await page.locator("sluice-columns #secret").selectOption({ label: secret });
  await page.locator("sluice-columns #share").selectOption({ label: share });
}

/** Waits until the page that is shown is there; where it is the one that protects files and none is open, opens the example. */
async function begin(page: Page): Promise<void> {
  await page.locator("sluice-site main > :not([hidden])").first().waitFor();
  const opener = page.locator("sluice-protect-page:not([hidden]) sluice-opener");
  if ((await opener.count()) === 0) return;
  // A file that a tab has kept, or that a link brings with it, comes first.
  await page.locator("sluice-opener[empty], sluice-opener .line").first().waitFor();
  const survey = page.locator("sluice-opener[empty] .example").first();
  if (await survey.count()) await survey.click();
}

/** Opens an example, whatever is open. */
export async function openExample(page: Page, name = "Survey"): Promise<void> {
  const ways = page.locator("sluice-opener .ways:not([open]) > summary");
  if (await ways.count()) await ways.click();
  await page.getByRole("button", { name, exact: true }).click();
}

/** Unfolds what the page shows on request: the level itself and all Details, where there are such. */
export async function unfoldDetails(page: Page): Promise<void> {
  if ((await page.locator("sluice-protect-page:not([hidden])").count()) === 0) return;
  const details = page.locator("#details");
  const refused = page.locator("#data sluice-error [role=alert], #data sluice-reading-question [role=group]");
  await details.or(refused).first().waitFor();
  if (await details.count()) await details.evaluate((element) => element.setAttribute("open", ""));
  const tune = page.locator("sluice-privacy .tune");
  if (await tune.count()) await tune.evaluate((element) => element.setAttribute("open", ""));
}

/** Waits for a protocol that belongs to the present settings, and until all of the page shows it. */
export async function designed(page: Page): Promise<void> {
  await begin(page);
  await unfoldDetails(page);
  await page.locator("sluice-channel sluice-chart:not(.stale) [role=grid]").waitFor();
  await page.evaluate(async () => {
    // Channel and curve are a picture or two ahead of all else, which waits for timers too. If much is going on, these
    // are late, and pictures alone would overtake them.
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
  await page.getByLabel("Epsilon (ε)").fill(epsilon);
  await page.getByLabel("Epsilon (ε)").press("Enter");
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

/** Protects the file and saves it; what was saved before is undone, as if nobody had seen it. */
export async function privatise(page: Page, write: "reports" | "values" = "reports"): Promise<void> {
  await undo(page);
  await page.locator(`sluice-privatise input[value=${write}]`).check();
  await page.getByRole("button", { name: /^Protect and save / }).click();
  await page.locator("sluice-save-bar sluice-progress").waitFor({ state: "detached" });
  await page.getByRole("heading", { name: /^Saved/ }).waitFor();
}

/** Takes back what was saved, where something was. */
export async function undo(page: Page): Promise<void> {
  const button = page.locator("sluice-saved .undo");
  if ((await button.count()) === 0) return;
  await button.click();
  await page.locator("sluice-saved dialog .yes").click();
  await page.locator("sluice-saved .done").waitFor({ state: "detached" });
}

/** Protects the file with the protocol that stands, once more where that was done before, and returns that protocol. */
export async function protocolMade(page: Page): Promise<ProtocolFile> {
  await designed(page);
  await page.locator("sluice-save-bar .go[aria-disabled=false]").waitFor();
  await privatise(page);
  return readProtocol((await save(page, "Save the settings file")).text);
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

/** Whether the page has the browser ask before the window is closed. */
export function leavingIsAsked(page: Page): Promise<boolean> {
  return page.evaluate(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
}

/** Chooses an answer by its name, from choices in the open or from a list. */
export async function chooseAnswer(page: Page, name: string): Promise<void> {
  const question = page.locator("sluice-answer");
  await question.locator("fieldset").first().waitFor();
  if (await question.locator("select").count()) await question.locator("select").selectOption({ label: name });
  else await question.getByRole("radio", { name, exact: true }).check();
}
