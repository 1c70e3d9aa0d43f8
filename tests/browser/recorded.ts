// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A session recorder (rrweb) and a click listener as analytics services have it, while somebody answers: for every choice
 * they record the same. The negative control is a plain list, of which they record the choice.
 */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { long } from "../long.js";
import { visit } from "./browser.js";
import { adapter as framedAdapter, frameHtml, framesOf } from "./form-frame-page.js";
import { ANSWERS, inForm, marksProtocol, page as pageOf, question, RAW, ready, script, withSite } from "./form-page.js";
import { asked as framesAsked, scriptFor, smokes } from "./surveyjs-frame-page.js";

declare global {
  var recorded: unknown[];
  var rrweb: { record(options: object): void };
}

const protocol = await marksProtocol();
const asked = question(protocol, 'label="Do you smoke?" told');
const recorder = readFileSync("node_modules/rrweb/umd/rrweb.min.js", "utf8");

const experiment = `
  import { initJsPsych } from "jspsych";
  import { attach, SluiceChoicePlugin } from "./web/survey/jspsych.ts";
  const jsPsych = initJsPsych();
  const experiment = await attach(jsPsych, { protocols: { smoking: ${JSON.stringify(protocol)} } });
  void experiment.run([{ type: SluiceChoicePlugin, prompt: "Do you smoke?", protocol: "smoking", question: "smokes" }]);`;

const model = { elements: [smokes()] };
const surveyJson = `<script type="application/json" id="json">${JSON.stringify(model)}</script>`;

interface Surface {
  form: string;
  adapter: string;
  framed: boolean;
  /** Drawn by SurveyJS: the frame stands in the place of its own question. */
  survey?: boolean;
}

const inPage = await scriptFor("survey-js-ui", { frame: "none" });

const SURFACES: Record<string, Surface> = {
  "a question in a frame": { form: inForm(asked), adapter: framedAdapter, framed: true },
  "a question of SurveyJS in a frame": {
    form: surveyJson,
    adapter: await scriptFor("survey-js-ui"),
    framed: true,
    survey: true,
  },
  "a trial of jsPsych in a frame": { form: "", adapter: await script(experiment), framed: true },
};

/** As analytics services do: every event of a hand with its path and place, and what stands there. */
function analyse(): void {
  const names = ["pointer", "mouse"].flatMap((device) => ["down", "up", "over", "out"].map((how) => device + how));
  const more = ["click", "auxclick", "contextmenu", "input", "change", "beforeinput", "focusin", "keydown", "keyup"];
  const look = () => {
    const under = [];
    for (let y = 0; y < innerHeight; y += 16)
      for (const { localName } of document.elementsFromPoint(innerWidth / 3, y)) under.push(localName);
    return [
      under.join(),
      document.activeElement?.localName,
      String(getSelection()),
      ...["input:checked", ":has(:checked)", ":focus", ":hover", ":active", "option:checked", ":user-valid"].map(
        (selector) => document.querySelectorAll(selector).length,
      ),
      document.getAnimations().length,
      document.body.innerHTML,
      [...document.styleSheets].length,
      JSON.stringify(history.state),
      scrollY,
    ];
  };
  for (const name of [...names, ...more, "touchstart", "touchend", "submit", "beforeprint", "toggle", "scroll"]) {
    addEventListener(
      name,
      (event) => {
        const { clientX, clientY, target } = event as MouseEvent;
        const path = event.composedPath().map((one) => (one as Element).localName ?? "");
        globalThis.recorded.push([name, clientX, clientY, (event as KeyboardEvent).key, path, target === window]);
      },
      true,
    );
  }
  Object.assign(globalThis, { look });
}

/** Starts both, before anything of ours is there or after. */
function record(): void {
  globalThis.recorded = [];
  // Otherwise it waits for the page.
  Object.defineProperty(document, "readyState", { configurable: true, get: () => "complete" });
  globalThis.rrweb.record({
    emit: (event: { timestamp?: number }) => {
      delete event.timestamp;
      globalThis.recorded.push(event);
    },
    recordCrossOriginIframes: true,
    recordCanvas: true,
    collectFonts: true,
    sampling: { mousemove: 10, input: "all" },
  });
  delete (document as { readyState?: unknown }).readyState;
}

export type Hand = "a mouse" | "keys" | "a finger";

async function answer(page: Page, { framed, survey }: Surface, hand: Hand, which: number): Promise<void> {
  const plain = page.locator(survey ? "label:has(input[type=radio])" : "input[name=plain]");
  const isPlain = !framed && (await plain.count()) > 0;
  const choices = isPlain ? plain : framed ? framesOf(page)[0]?.locator("input") : undefined;
  if (hand === "keys") {
    if (survey) await page.keyboard.press("Tab");
    else if (isPlain) await plain.first().focus();
    else if (framed) await page.evaluate(() => document.querySelector<HTMLElement>("sluice-answer")?.focus());
    await page.keyboard.press("Space");
    for (let i = 0; i < which; i += 1) await page.keyboard.press("ArrowDown");
    return;
  }
  const box = await choices?.nth(which).boundingBox();
  assert.ok(box);
  const { x, y } = { x: box.x + 6, y: box.y + 6 };
  if (hand === "a finger") return page.touchscreen.tap(x, y);
  await page.mouse.move(4, 4);
  await page.mouse.click(x, y);
  await page.mouse.move(4, 4);
  await page.mouse.move(9, 9);
}

/** Each thing once: how often something is told differs from one time to the next. */
async function recordOf(surface: Surface, hand: Hand, which: number, when: "before" | "after"): Promise<string[]> {
  const start = `(${record})();`;
  const early = when === "before" ? `<script>${start}</script>` : "";
  const pages = {
    "/": pageOf(`${early}${surface.form}`),
    "/adapter.js": surface.adapter,
    "/sluice-frame.htm": surface.framed ? frameHtml : undefined,
  };
  let lines: string[] = [];
  await withSite(pages, (site) =>
    visit(
      async ({ page }) => {
        await page.addInitScript(`if (window === parent) {${recorder}; globalThis.rrweb = rrweb; }`);
        await page.goto(site.url);
        if (surface.survey && surface.framed) await framesAsked(page);
        else if (surface.survey) await page.locator("label:has(input)").first().waitFor();
        else if (surface.adapter) {
          await page.locator("sluice-answer").waitFor();
          await ready(page);
        }
        if (surface.survey) await drawnWhole(page);
        if (when === "after") await page.evaluate(start);
        // Listeners that were there before hear where a hand enters the frame; the README says so.
        await page.evaluate(analyse);
        if (hand === "a mouse") await page.mouse.move(4, 4);
        await answer(page, surface, hand, which);
        await page.waitForTimeout(300);
        await animated(page);
        const looked = await page.evaluate(() => JSON.stringify((globalThis as unknown as { look(): unknown }).look()));
        // Elsewhere it is recorded.
        if (hand === "a finger") await page.touchscreen.tap(300, 780);
        else await page.mouse.click(300, 780);
        await page.waitForTimeout(700);
        const told = await page.evaluate(() => globalThis.recorded.map((one) => JSON.stringify(one)));
        const all = [...told.flatMap(placesApart), looked].filter((line) => line !== "at 300 780");
        lines = [...new Set(all)].sort();
        lines = lines.map((line) => line.replaceAll(site.url, ""));
      },
      { address: "about:blank", hasTouch: hand === "a finger", viewport: { width: 700, height: 800 }, fresh: true },
    ),
  );
  return lines;
}

/** A machine that is busy takes longer over what moves once, which a look would count. */
const animated = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });

/**
 * How high a page of SurveyJS is while it is drawn differs from one time to the next: what was recorded of that is forgotten.
 * The height in the end is looked at.
 */
async function drawnWhole(page: Page): Promise<void> {
  let before = "";
  for (let same = 0; same < 4; ) {
    await page.waitForTimeout(150);
    const now = await page.evaluate(() => document.body.outerHTML);
    same = now === before ? same + 1 : 0;
    before = now;
  }
  await page.evaluate(() => {
    const isHeight = (one: unknown) => /"style":"height: \d+px;"/.test(JSON.stringify(one));
    globalThis.recorded = globalThis.recorded?.filter((one) => !isHeight(one));
  });
}

/** The places of a pointer come in bundles of any size. */
function placesApart(line: string): string[] {
  const { data } = JSON.parse(line) as { data?: { positions?: { x: number; y: number }[] } };
  return data?.positions ? data.positions.map(({ x, y }) => `at ${x} ${y}`) : [line];
}

/** The tests that hold in every browser. `hands` are those that it has. */
export function testsOf(hands: readonly Hand[], surfaces = Object.keys(SURFACES)): void {
  for (const name of surfaces) {
    const surface = SURFACES[name] as Surface;
    // The element is the same there.
    for (const hand of long || !name.includes("jsPsych") ? hands : hands.slice(0, 1)) {
      test(`${name}, answered by ${hand}: a recorder and a click listener have the same for every choice`, async () => {
        for (const when of ["before", "after"] as const) {
          const [one, other] = [await recordOf(surface, hand, 1, when), await recordOf(surface, hand, 2, when)];
          assert.match(one.join("\n"), /\["click",300,780/);
          assert.match(one.join("\n"), /"x":300,"y":780/);
          assert.deepEqual(one, other, when);
        }
      });
    }
  }

  const rows = ANSWERS.map((value) => `<label><input type="radio" name="plain" value="${value}"> ${value}</label><br>`);
  const controls: Record<string, Surface> = {
    "a plain list": { form: rows.join(""), adapter: "", framed: false },
    "a question that SurveyJS asks itself": { form: surveyJson, adapter: inPage, framed: false, survey: true },
  };
  for (const [name, surface] of Object.entries(controls)) {
    for (const hand of hands) {
      test(`negative control: of ${name}, answered by ${hand}, they have the choice`, async () => {
        const [one, other] = [await recordOf(surface, hand, 1, "after"), await recordOf(surface, hand, 2, "after")];
        assert.notDeepEqual(one, other);
        assert.match(one.join(), RAW);
      });
    }
  }
}
