// SPDX-License-Identifier: GPL-3.0-or-later
/** The words below the private questions of a survey of SurveyJS, of each version, and what others see of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { realEngine } from "../api/real-engine.js";
import { violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { script, withSite } from "./form-page.js";
import { testFor } from "./looks.js";
import { VERSIONS, type Version } from "./survey-server.js";

useBrowser();

const engine = await realEngine();
const asking = (name: string, answers: string[], epsilon: number) =>
  toProtocolFile(engine.design({ table: questionTable(name, answers), notion: "data-ldp", epsilon, protocol: "grr" }));
const protocols = {
  smoking: asking("smokes", ["never", "daily"], 1),
  taken: asking("taken", ["yes", "no"], 0.5),
};

const json = {
  elements: [
    { type: "text", name: "town", sluicePublic: true },
    {
      type: "radiogroup",
      name: "smokes",
      choices: [{ value: "never", text: "Never at all" }, "daily"],
      isRequired: true,
      sluice: "smoking",
    },
    { type: "checkbox", name: "drugs", choices: ["cannabis", "cocaine"], sluice: { each: "taken" } },
    {
      type: "boolean",
      name: "again",
      valueTrue: "daily",
      valueFalse: "never",
      labelTrue: "Sure",
      labelFalse: "No way",
      isRequired: true,
      sluice: "smoking",
    },
  ],
};

/**
 * A page that draws each question as a block of its own, and says so as pages of SurveyJS do. Lines are not broken in
 * it.
 */
const drawing = (version: Version) =>
  script(`
    import * as core from "survey-core-${version}";
    import { load } from "./wasm/answer-time/answer-time.ts";
    import { privatise, register } from "./web/survey/surveyjs.ts";
    import { tellIn } from "./web/survey/disclosure.ts";
    register(core.Serializer);
    const sluice = await load({ protocols: ${JSON.stringify(protocols)} });
    const survey = new core.SurveyModel(${JSON.stringify(json)});
    const attached = privatise(survey, { sluice, frame: "none" });
    survey.locale = document.documentElement.lang;
    tellIn(survey, sluice);
    const blocks = survey.getAllQuestions().map((question) => {
      const block = document.createElement("section");
      block.id = question.name;
      document.querySelector("main").append(block);
      return () => survey.afterRenderQuestion(question, block);
    });
    blocks.forEach((draw) => draw());
    Object.assign(window, { survey, attached, blocks });
    document.title = "drawn";
  `);

interface Drawn {
  survey: { setValue(name: string, value: unknown): void; tryComplete?(): void; completeLastPage(): void };
  attached: { warnings: { rule: string }[]; payload: Record<string, unknown> | undefined };
  blocks: (() => void)[];
}

async function opened(version: Version, lang: string, body: (page: Page) => Promise<void>, look = true): Promise<void> {
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>survey</title><link rel="icon" href="data:,"><body>
    <main style="white-space: nowrap; text-align: center; width: 18rem"><h1>Survey</h1></main>
    <script>document.documentElement.lang = "${lang}"</script><script type="module" src="/page.js"></script></body></html>`;
  await withSite({ "/": page, "/page.js": await drawing(version) }, async ({ url }) => {
    await visit(
      async ({ page, complaints }) => {
        if (look) {
          await page.addInitScript(() => {
            const attach = Element.prototype.attachShadow;
            Element.prototype.attachShadow = function (init) {
              return attach.call(this, { ...init, mode: "open" });
            };
          });
        }
        await page.goto(url);
        await page.waitForFunction(() => document.title === "drawn");
        await body(page);
        // The linter warns of one person with several reports.
        for (const complaint of complaints)
          assert.match(complaint, /^\$.*(smokes, drugs, again|"drugs" sends 2 reports)/);
      },
      { address: "about:blank" },
    );
  });
}

const told = (page: Page, name: string) => page.locator(`#${name} sluice-told`);
const answer = (page: Page, name: string, value: unknown) =>
  page.evaluate(([name, value]) => (window as unknown as Drawn).survey.setValue(name as string, value), [name, value]);

function inEach(name: string, lang: string, body: (page: Page) => Promise<void>, look = true): void {
  for (const version of VERSIONS)
    testFor(version, VERSIONS)(`survey-core ${version}: ${name}`, () => opened(version, lang, body, look));
}

inEach("beside private questions alone, with the odds of what is chosen, by its label", "en", async (page) => {
  assert.equal(await told(page, "town").count(), 0);
  const smokes = told(page, "smokes");
  const now = smokes.getByRole("status");
  await smokes
    .getByText(/Your answer stays here.* at most [\d.]+ times as likely with your answer as with any other/)
    .waitFor();
  assert.equal(await now.innerText(), "Choose an answer to see its odds.");
  await answer(page, "smokes", "never");
  // e / (e + 1)
  assert.match(await now.innerText(), /answer “Never at all”:\s+about 73 send “Never at all”\s+about 27 send “daily”/);
  await answer(page, "smokes", "daily");
  assert.match(await now.innerText(), /answer “daily”:\s+about 73 send “daily”/);
  await answer(page, "again", "never");
  assert.match(await told(page, "again").getByRole("status").innerText(), /“No way”:\s+about 73 send “No way”/);
});

inEach(
  "of several choices the odds of each, whatever is ticked; once, however often it is drawn",
  "de",
  async (page) => {
    const drugs = told(page, "drugs");
    const shown = drugs.locator(".panel");
    const before = await shown.innerText();
    assert.match(before, /für jede Möglichkeit einzeln/);
    assert.match(before, /„nicht angehakt“ antworten,\s+senden etwa 62 „nicht angehakt“/);
    await answer(page, "drugs", ["cocaine"]);
    await page.evaluate(() => {
      for (const draw of (window as unknown as Drawn).blocks) draw();
    });
    assert.equal(await shown.innerText(), before);
    assert.equal(await page.locator("sluice-told").count(), 3);
    // The one that is seen, among those drawn anew, is told.
    await answer(page, "smokes", "daily");
    assert.match(await told(page, "smokes").getByRole("status").innerText(), /Unter 100 Personen, die „daily“/);
  },
);

inEach("what has been drawn is told as what is sent, whatever is chosen after that", "en", async (page) => {
  await answer(page, "smokes", "never");
  await answer(page, "again", "never");
  const report = await page.evaluate(() => {
    const { survey, attached, blocks } = window as unknown as Drawn;
    (survey.completeLastPage ?? survey.tryComplete)?.call(survey);
    for (const draw of blocks) draw();
    return attached.payload?.smokes;
  });
  const shown = told(page, "smokes").getByRole("status");
  const sent = `You send: “${report === "never" ? "Never at all" : report}”.`;
  assert.ok((await shown.innerText()).startsWith(sent));
  await answer(page, "smokes", "daily");
  assert.ok((await shown.innerText()).startsWith(sent));
});

inEach(
  "the page gets no more to see of it than its outside, and the survey is sent",
  "en",
  async (page) => {
    await answer(page, "smokes", "never");
    await answer(page, "again", "daily");
    const outside = await page.evaluate(() => document.querySelector("main")?.innerHTML ?? "");
    assert.match(outside, /<sluice-told[^>]*><\/sluice-told>/);
    assert.doesNotMatch(outside, /never|daily|send/);
    const sent = await page.evaluate(() => {
      const { survey, attached } = window as unknown as Drawn;
      if (survey.tryComplete) survey.tryComplete();
      else survey.completeLastPage();
      return { rules: attached.warnings.map(({ rule }) => rule), payload: attached.payload };
    });
    // Its handler is ours, so that the adapter has nothing to say of it, neither at first nor at the end.
    assert.ok(!sent.rules.includes("sees-answers"));
    assert.ok(["never", "daily"].includes(String(sent.payload?.smokes)));
  },
  false,
);
test("what surrounds it decides neither how its lines break nor where they begin, and no rule is broken", async () => {
  await opened(VERSIONS[VERSIONS.length - 1] as Version, "nl", async (page) => {
    await answer(page, "smokes", "daily");
    const inside = await told(page, "smokes").evaluate((element) => {
      const paragraph = element.shadowRoot?.querySelector("p") as HTMLElement;
      return [element.scrollWidth <= element.clientWidth, getComputedStyle(paragraph).textAlign];
    });
    assert.deepEqual(inside, [true, "start"]);
    assert.deepEqual(await violations(page), []);
  });
});
