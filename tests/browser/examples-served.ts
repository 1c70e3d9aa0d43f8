// SPDX-License-Identifier: GPL-3.0-or-later
/** The examples as `npm run examples` serves them, in folders of their own, and the people who answer them. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { after, before } from "node:test";
import { pathToFileURL } from "node:url";
import type { Frame, Page } from "playwright-core";

export type Example = "form" | "surveyjs" | "jspsych";

type Served = Awaited<ReturnType<typeof import("../../web/serve/examples.mjs").serveExamples>>;

/** Serves them for the tests of this file. */
export function useExamples(): () => Served {
  let served: Served | undefined;
  const folder = mkdtempSync(join(tmpdir(), "sluice-examples-"));
  before(async () => {
    // From where it stands: in a bundle it would look for the package beside that.
    const { buildExamples, serveExamples }: typeof import("../../web/serve/examples.mjs") = await import(
      pathToFileURL(resolve("web/serve/examples.mjs")).href
    );
    const pages = join(folder, "pages");
    await buildExamples(pages);
    served = await serveExamples({ port: 0, pages, kept: join(folder, "kept") });
  });
  after(async () => {
    await served?.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return () => {
    if (!served) throw new Error("The examples are not served yet.");
    return served;
  };
}

export const protocolFile = (name: string): string => resolve(`web/survey/examples/protocols/${name}.json`);
export const hashOf = (name: string): string =>
  JSON.parse(readFileSync(protocolFile(name), "utf8")).certificate.protocol;

/** The answers that a person would give, if they were sent. */
export interface Person {
  smokes: string;
  cannabis: boolean;
}

export const HABITS = ["never", "now and then", "every day"];

/** The first frame, once it asks or tells. */
async function framed(page: Page): Promise<Frame> {
  for (;;) {
    const [, frame] = page.frames();
    const asks = await frame?.$("fieldset").catch(() => null);
    if (frame && asks) return frame;
    await page.waitForTimeout(20);
  }
}

/** Goes through a page from where it has been opened to where it says that all has come. */
export const answer: Record<Example, (page: Page, person: Person) => Promise<void>> = {
  async form(page, { smokes, cannabis }) {
    await page.waitForFunction(() =>
      [...document.querySelectorAll("sluice-answer")].every((element) => !(element.validity?.customError ?? true)),
    );
    await page.locator("select").selectOption("under 30");
    await page.locator("input[type=number]").fill("2");
    // Each question stands in a frame of its own; what was drawn before can no longer be answered.
    for (const [place, which] of [HABITS.indexOf(smokes), cannabis ? 0 : 1].entries()) {
      const choice = page.frames()[place + 1]?.locator(`input[value="${which}"]`);
      if (choice && (await choice.count()) > 0) await choice.click();
    }
    await page.getByRole("button", { name: "Send", exact: true }).click();
    await page.getByRole("heading", { name: "Thank you" }).waitFor();
  },
  async surveyjs(page, { smokes, cannabis }) {
    await page.getByText("under 30", { exact: true }).click();
    await page.locator("input[value=Next]").click();
    await page.waitForFunction(() => document.querySelector("[data-sluice-frame]"));
    // One choice is asked in a frame, unless it has been drawn before; several are asked in the page.
    const frame = await framed(page);
    const choice = frame.locator(`input[value="${HABITS.indexOf(smokes)}"]`);
    if ((await choice.count()) > 0) await choice.click();
    if (cannabis) await page.getByText("cannabis", { exact: true }).click();
    await page.locator("input[value=Complete]").click();
    await page.getByText("saved successfully").waitFor();
  },
  async jspsych(page, { smokes, cannabis }) {
    await page.getByRole("button", { name: "Begin" }).click();
    await page.getByRole("button", { name: smokes, exact: true }).click();
    // A person who comes back is not asked again.
    await page.locator("sluice-answer").waitFor();
    await page.waitForFunction(() => document.querySelector("sluice-answer")?.validity?.customError === false);
    const choice = page.frames()[1]?.locator(`input[value="${cannabis ? 0 : 1}"]`);
    if (choice && (await choice.count()) > 0) await choice.click();
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Thank you.").waitFor();
  },
};
