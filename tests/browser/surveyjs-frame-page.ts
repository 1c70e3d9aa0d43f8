// SPDX-License-Identifier: GPL-3.0-or-later
/** A survey of SurveyJS in its own page (survey-js-ui), whose private questions stand in frames. */
import assert from "node:assert/strict";
import type { Frame, Page } from "playwright-core";
import { frameHtml, framesOf } from "./form-frame-page.js";
import { ANSWERS, marksProtocol, type Opened, type Opening, opened, type Site, script } from "./form-page.js";

export const protocol = await marksProtocol();
/** One that knows the answer of those who say nothing. */
const skippable = await marksProtocol([...ANSWERS, ""]);

export interface LiveSurvey {
  state: string;
  completedState: string;
  locale: string;
  readOnly: boolean;
  data: Record<string, unknown>;
  currentPageNo: number;
  nextPage(): boolean;
  prevPage(): boolean;
  clear(clearData?: boolean): void;
  getQuestionByName(name: string): { value: unknown; isEmpty(): boolean; title: string };
  applyTheme(theme: object): void;
}

declare global {
  interface Window {
    survey: LiveSurvey;
    attached: { payload: Record<string, unknown> | undefined };
    /** How many choices of SurveyJS are seen, where it draws before the adapter is there. */
    early: { before: number; attaching: number };
  }
}

/** `draw` draws the model `survey` into `main`. */
const scriptOf = (imports: string, draw: string, options: object, early: boolean) =>
  script(`
    ${imports}
    import { attach, register } from "./web/survey/surveyjs.ts";
    register(Serializer);
    const survey = new Model(JSON.parse(document.getElementById("json").textContent));
    window.survey = survey;
    const protocols = ${JSON.stringify({ smoking: protocol, skippable })};
    const main = document.getElementById("survey") ?? document.querySelector("main");
    const seen = () => [...document.querySelectorAll("main input[type=radio]")].filter((one) => one.checkVisibility()).length;
    if (${early}) { ${draw} }
    const before = seen();
    const attaching = attach(survey, { protocols, url: "/collect", sending: { tries: 1 }, ...${JSON.stringify(options)} });
    window.early = { before, attaching: seen() };
    window.attached = await attaching;
    if (!${early}) { ${draw} }`);

/** Draws as pages of SurveyJS do, in any version: what it takes out of the page is gone. */
const plainDraw = (contentClass = "question.cssContent", says = "survey.afterRenderQuestion(question, block)") => `
  const draw = () => {
    const questions = survey.state === "running" || survey.state === "preview" ? survey.currentPage.questions.filter(({ isVisible }) => isVisible) : [];
    const blocks = questions.map((question) => {
      const block = document.createElement("section");
      const content = document.createElement("div");
      content.className = ${contentClass};
      const title = document.createElement("h5");
      title.textContent = question.locTitle.renderedHtml;
      for (const { value } of question.visibleChoices ?? [{ value: "" }]) {
        const input = document.createElement("input");
        Object.assign(input, { type: question.visibleChoices ? "radio" : "text", name: question.name, value });
        // Not every browser that is driven tells of both.
        for (const event of ["change", "input"]) input.addEventListener(event, () => { question.value = input.value; });
        content.append(input);
      }
      block.append(title, content);
      return [block, () => ${says}];
    });
    const act = (title, does) => Object.assign(document.createElement("input"), { type: "button", value: title, onclick: does });
    const buttons = [
      act("Previous", () => survey.prevPage()),
      survey.isLastPage ? act("Complete", () => (survey.tryComplete ?? survey.completeLastPage).call(survey)) : act("Next", () => survey.nextPage()),
    ];
    main.replaceChildren(...blocks.map(([block]) => block), ...(questions.length ? buttons : [survey.state]));
    for (const [, drawn] of blocks) drawn();
  };
  survey.onCurrentPageChanged.add(draw);
  survey.onComplete.add(draw);
  draw();`;

const own = (draw: string) => ({ imports: `import { SurveyModel as Model, Serializer } from "survey-core-3";`, draw });

/**
 * The program that draws the survey: a package of SurveyJS and how a page uses it, or ourselves by this version of
 * survey-core.
 */
export type Drawing = keyof typeof drawings | 1 | 2 | 3;

const drawings = {
  "survey-js-ui": {
    imports: `import { renderSurvey } from "survey-js-ui";`,
    draw: "renderSurvey(survey, main);",
  },
  "of its own": own(plainDraw('""')),
  unsaid: own(plainDraw('""', "{}")),
  "survey-react-ui": {
    imports: `import { Survey } from "survey-react-ui"; import { createElement, StrictMode } from "react"; import { createRoot } from "react-dom/client";`,
    draw: "createRoot(main).render(createElement(StrictMode, null, createElement(Survey, { model: survey })));",
  },
};

const scripts = new Map<string, Promise<string>>();
export function scriptFor(drawing: Drawing, options: object = {}, early = false): Promise<string> {
  const key = JSON.stringify([drawing, options, early]);
  const made = () =>
    typeof drawing === "string"
      ? scriptOf(
          `import { Model, Serializer } from "survey-core"; ${drawings[drawing].imports}`,
          drawings[drawing].draw,
          options,
          early,
        )
      : scriptOf(
          `import { SurveyModel as Model, Serializer } from "survey-core-${drawing}";`,
          plainDraw(),
          { handlers: { onCurrentPageChanged: 1 }, ...options },
          early,
        );
  const known = scripts.get(key) ?? made();
  scripts.set(key, known);
  return known;
}

export const smokes = (more: object = {}): object => ({
  type: "radiogroup",
  name: "smokes",
  title: "Do you smoke?",
  choices: ANSWERS.map((value, i) => ({ value, text: `Choice ${i}` })),
  isRequired: true,
  sluice: "smoking",
  ...more,
});
export const town = (more: object = {}): object => ({ type: "text", name: "town", sluicePublic: true, ...more });
export const twoPages = { pages: [{ elements: [smokes()] }, { elements: [town()] }] };

interface Options extends Opening {
  drawing?: Drawing;
  json?: object;
  options?: object;
  /** Runs before anything else of the page. */
  init?: () => void;
  /** The server does not have its file. */
  noFrame?: boolean;
  /** Drawn before the adapter is there. */
  early?: boolean;
}

export const htmlOf = (json: object, early = ""): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>survey</title><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,"><body>
  ${early}<main><h1>Survey</h1><div id="survey"></div></main><script type="application/json" id="json">${JSON.stringify(json)}</script><script type="module" src="/adapter.js"></script></body></html>`;

export async function survey(
  body: (opened: Opened) => Promise<void>,
  {
    drawing = "survey-js-ui",
    json = twoPages,
    options = {},
    init,
    noFrame = false,
    early = false,
    ...where
  }: Options = {},
): Promise<void> {
  await opened("", body, {
    adapter: await scriptFor(drawing, options, early),
    pages: { "/": htmlOf(json), "/sluice-frame.htm": noFrame ? undefined : frameHtml },
    prepare: async (page) => init && page.addInitScript(init),
    until: (page) => page.locator("main input").first().waitFor({ state: "attached" }),
    fresh: true,
    ...where,
  });
}

/** The frames that people see, once they can be answered. */
export async function asked(page: Page, count = 1): Promise<Frame[]> {
  for (;;) {
    const frames = framesOf(page);
    const ready = await Promise.all(
      frames.map((frame) =>
        frame
          .locator("input, select")
          .count()
          .catch(() => 0),
      ),
    );
    if (frames.length >= count && ready.every(Boolean)) return frames;
    await page.waitForTimeout(50);
  }
}

/** The frame in which this is read; a closed tree is passed over by selectors. */
export async function frameSaying(page: Page, text: string): Promise<Frame> {
  for (;;) {
    for (const frame of framesOf(page)) {
      const found = frame.getByText(text).first();
      if (await found.isVisible().catch(() => false)) return frame;
    }
    await page.waitForTimeout(50);
  }
}

export const press = (page: Page, name: string): Promise<void> => page.locator(`input[value="${name}"]`).click();
/** The payload that has arrived, once. */
export function sentOnce({ posted }: Site): Record<string, unknown> {
  assert.equal(posted.length, 1);
  return JSON.parse(posted[0] ?? "");
}

export const choose = async (page: Page, which: number): Promise<Frame> => {
  const [frame] = await asked(page);
  assert.ok(frame);
  await frame.locator(`input[value="${which}"]`).click();
  return frame;
};
export const chosen = (frame: Frame | undefined, which: number) =>
  frame?.locator(`input[value="${which}"]`).isChecked();
/** Completes the last one of two pages. */
export const complete = async (page: Page): Promise<void> => {
  await page.locator("input[type=text]").fill("Delft");
  await press(page, "Complete");
  await arrived(page);
};
export const arrived = async (page: Page): Promise<void> => {
  // The payload is there before it has been received; of who answered before, SurveyJS keeps the state.
  await page.waitForFunction(() => window.survey.state === "completed" && window.survey.completedState === "success");
};
