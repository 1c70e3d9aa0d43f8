// SPDX-License-Identifier: GPL-3.0-or-later
/** The pages of the examples, and the command that serves them. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { overflow, violations } from "./axe.js";
import { useBrowser, type Visit, visit } from "./browser.js";
import { answer, useExamples } from "./examples-served.js";
import { ready } from "./form-page.js";
import { looks } from "./looks.js";

useBrowser();
const served = useExamples();

const ABOUT_BLANK = { address: "about:blank" };

async function looksRight({ page, complaints }: Visit, told: string[] = []): Promise<void> {
  assert.deepEqual(await violations(page), []);
  assert.equal(await overflow(page), 0);
  assert.deepEqual(complaints, told);
}

/** The check of accessibility reads the fields of a form as a script of the page would, and is told of each. */
const readEarly = (name: string) =>
  `<sluice-answer name="${name}">: it was read before its report was drawn, so what was read lacks it. Send the form by a button or requestSubmit(), or await draw() first.`;

const pictures = async (page: Page, name: string) => {
  const { SLUICE_PICTURES: folder } = process.env;
  if (folder) await page.screenshot({ path: join(folder, `examples-${name}.png`), fullPage: true });
};

for (const [colorScheme, width] of looks) {
  test(`the list and the form: no rule is broken and nothing runs over: ${colorScheme}, ${width} px`, async () => {
    const look = { ...ABOUT_BLANK, colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" } as const;
    await visit(async (visited) => {
      const { page } = visited;
      await page.goto(served().url);
      await looksRight(visited);
      await pictures(page, `list-${width}`);
      const links = await page
        .getByRole("link")
        .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
      assert.ok(links.length > 10);
      for (const link of links) assert.equal((await fetch(link)).status, 200, link);
      await page.getByRole("link", { name: "A plain form" }).click();
      await ready(page);
      await page.locator("sluice-answer").first().focus();
      await page.keyboard.press("Space");
      await looksRight(visited, ["smokes", "cannabis"].map(readEarly));
      await pictures(page, `form-${width}`);
    }, look);
  });
}

test("without the script the form has no answers, and what is sent is refused with the reason", async () => {
  const before = served().sizes().form;
  await visit(
    async ({ page }) => {
      await page.goto(`${served().url}form/`);
      await page.locator("noscript .box").waitFor();
      await page.locator("select").selectOption("under 30");
      await page.locator("input[type=number]").fill("2");
      await page.getByRole("button", { name: "Send" }).click();
      await page.getByText("There is no report: is the page's script there").waitFor();
    },
    { ...ABOUT_BLANK, javaScriptEnabled: false },
  );
  assert.equal(served().sizes().form, before);
});

test("the form sent, reloaded and sent again is one submission", async () => {
  const before = Number(served().sizes().form);
  await visit(async ({ page }) => {
    const send = async (person: { smokes: string; cannabis: boolean }) => {
      await page.goto(`${served().url}form/`);
      await answer.form(page, person);
    };
    await send({ smokes: "never", cannabis: true });
    await page.reload();
    assert.equal(served().sizes().form, before + 1);
    // The reports that were drawn stand there now, and cannot be answered again.
    await send({ smokes: "every day", cannabis: false });
    assert.equal(served().sizes().form, before + 1);
  }, ABOUT_BLANK);
});

test("the command says where the examples are, and serves them", async () => {
  const child = spawn(process.execPath, ["web/serve/serve-examples.mjs"]);
  try {
    const said = await new Promise<string>((done, fail) => {
      child.stdout.once("data", (data) => done(String(data)));
      child.once("exit", (code) => fail(new Error(`It ended with ${code}.`)));
    });
    const url = /http:\S+\//.exec(said)?.[0];
    assert.ok(url, said);
    assert.match(said, /kept in .*\.build[/\\]examples[/\\]kept/);
    const [, results = ""] = /href="(site\/[^"]+)"/.exec(await (await fetch(url)).text()) ?? [];
    assert.equal(results, "site/results.html", "the link to the page Read results");
    for (const path of ["", "form/", "surveyjs/", "jspsych/", "site/results.html", "kept/form/smokes.csv"]) {
      assert.equal((await fetch(url + path)).status, 200, path);
    }
    for (const path of ["../package.json", "kept/form/../../../package.json", "kept/", ".git/config"]) {
      assert.equal((await fetch(url + path.replaceAll("..", "%2e%2e"))).status, 404, path);
    }
    assert.equal((await fetch(`${url}collect/form`, { method: "POST", body: "RAW" })).status, 400);
    const scripts = JSON.parse(readFileSync("package.json", "utf8")).scripts;
    assert.match(scripts.examples, /start\.mjs examples/);
  } finally {
    child.kill();
  }
});
