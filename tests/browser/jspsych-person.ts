// SPDX-License-Identifier: GPL-3.0-or-later
/** Somebody who takes part in an experiment of jsPsych, and all that gets out of the page meanwhile. */
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { build } from "esbuild";
import type { Page } from "playwright-core";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { realEngine } from "../api/real-engine.js";
import { newPage } from "./browser.js";
import { chanceUntilDry } from "./chance.js";
import { choose, ready, withSite } from "./form-page.js";
import type { Scenario } from "./jspsych-page.js";

export type Version = "jspsych" | "jspsych-7";

/** In every answer, and in no report: these are sets of marks. */
export const RAW = /raw-7f3a/;
const CATEGORIES = ["raw-7f3a never", "raw-7f3a now and then", "raw-7f3a every day"];

export interface Leaks {
  /** The data that the experiment's handlers and another extension were given or found. */
  seen: string[];
  console: string[];
  storage: string[];
  messages: string[];
  history: string[];
  requests: string[];
  /** The bodies that were received under a name. */
  bodies(name: "rows" | "payload"): string[];
  page: string;
}

const bundles = new Map<Version, string>();

/** The page's script with this version of jsPsych, for its plug-ins as well. */
export async function bundled(version: Version): Promise<void> {
  // From where it stands, since it finds the engine beside itself.
  const { engine } = await import(pathToFileURL(resolve("wasm/toolchain/esbuild-plugins.mjs")).href);
  const { outputFiles } = await build({
    entryPoints: ["tests/browser/jspsych-page.ts"],
    bundle: true,
    write: false,
    format: "iife",
    target: "es2022",
    alias: { jspsych: version },
    plugins: [engine()],
    logLevel: "warning",
  });
  bundles.set(version, outputFiles[0]?.text ?? "");
}

async function protocols(): Promise<Scenario["protocols"]> {
  const engine = await realEngine();
  const secret = { name: "ill", categories: ["yes", "no"] };
  const marks = (data: { name: string; categories: string[] }, weights: number[]) =>
    toProtocolFile(
      engine.design({
        table: { secret, data, weights: Float64Array.from(weights) },
        notion: "lip",
        epsilon: 0.5,
        protocol: "oue",
      }),
    );
  const values = ["no", "yes"];
  const pairs = values.flatMap((tea) => values.map((rum) => [tea, rum]));
  const columns = ["raw-7f3a tea", "raw-7f3a rum"].map((name, j) => ({
    name,
    values: pairs.map((pair) => pair[j] as string),
  }));
  const name = columns.map((column) => column.name).join(" · ");
  const cups = { name, categories: pairs.map((pair) => pair.join(" · ")), columns };
  return {
    one: marks({ name: "how often", categories: CATEGORIES }, [1, 2, 5, 6, 3, 1]),
    set: marks(cups, [1, 2, 5, 2, 6, 3, 1, 2]),
  };
}

/** Everything that leaves the page, or stays in the browser, before the page's own script runs. */
function record(): void {
  const left = { storage: [] as string[], messages: [] as string[], history: [] as string[] };
  let shift = 0;
  const told = {
    seen: [] as string[],
    ended: false,
    error: "",
    wait: (ms: number) => {
      shift += ms;
    },
  };
  Object.assign(window, { left, told });
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    left.storage.push(`${key} ${value}`);
    setItem.call(this, key, value);
  };
  const post = window.postMessage.bind(window);
  window.postMessage = (message: unknown, ...more: unknown[]) => {
    left.messages.push(JSON.stringify(message));
    (post as (...all: unknown[]) => void)(message, ...more);
  };
  for (const name of ["pushState", "replaceState"] as const) {
    const original = history[name].bind(history);
    history[name] = (state, title, url) => {
      left.history.push(`${JSON.stringify(state)} ${url}`);
      original(state, title, url);
    };
  }
  // A clock that the test can put forward.
  const { Date: RealDate } = window;
  window.Date = class extends RealDate {
    constructor(...given: [number]) {
      if (given.length > 0) super(...given);
      else super(RealDate.now() + shift);
    }
  } as DateConstructor;
}

export interface Experiment {
  page: Page;
  leaks(): Promise<Leaks>;
  /** Reloads the page and starts anew. */
  again(): Promise<void>;
}

export async function withExperiment(
  version: Version,
  scenario: Omit<Scenario, "categories" | "protocols">,
  body: (experiment: Experiment) => Promise<void>,
): Promise<void> {
  const pages = {
    "/": '<!doctype html><html lang="en"><title>Experiment</title><script defer src="/page.js"></script><body></body></html>',
    "/page.js": bundles.get(version),
  };
  await withSite(pages, async (site) => {
    const page = await newPage();
    try {
      const consoled: string[] = [];
      const requests: string[] = [];
      page.on("console", (message) => consoled.push(message.text()));
      page.on("request", (request) => requests.push(`${request.url()} ${request.postData() ?? ""}`));
      await page.addInitScript(chanceUntilDry);
      await page.addInitScript(record);
      const whole = { ...scenario, categories: CATEGORIES, protocols: await protocols() };
      const start = async (): Promise<void> => {
        await page.goto(site.url);
        await page.evaluate((given) => {
          window.start(given).catch((error) => {
            window.told.error = String(error);
          });
        }, whole);
      };
      await start();
      const leftInPage = () =>
        page.evaluate(() => {
          const { left } = window as unknown as { left: Record<"storage" | "messages" | "history", string[]> };
          return { ...left, seen: window.told.seen };
        });
      await body({
        page,
        again: start,
        leaks: async () => ({
          ...(await leftInPage()),
          console: consoled,
          requests,
          bodies: (name) => site.posted.filter((one) => one.startsWith(name)).map((one) => one.slice(name.length + 1)),
          // Scripts are ours, and hold the protocols' categories.
          page: await page.evaluate(() => document.body.innerHTML),
        }),
      });
    } finally {
      await page.context().close();
    }
  });
}

/** Answers every trial, `late` after its first one is shown, with its second choice or another. */
export async function person(
  page: Page,
  trials: Scenario["trials"],
  { late = 0, choice = 1, guard = true }: { late?: number; choice?: number; guard?: boolean } = {},
): Promise<void> {
  const answers: Record<Scenario["trials"][number], () => Promise<void>> = {
    buttons: () => page.click(`[data-choice="${choice}"]`),
    choice: async () => {
      if (!guard) return page.click(`[data-choice="${choice}"]`);
      await page.waitForSelector("sluice-answer");
      await ready(page);
      await choose(page, choice);
      await page.click(".sluice-choice button");
    },
    likert: async () => {
      await page.check(`.jspsych-survey-likert-opts input[value="${choice}"]`);
      await page.click("#jspsych-survey-likert-next");
    },
    several: async () => {
      for (const [i, j] of [choice, 1, 0].entries())
        await page.check(`#jspsych-survey-multi-choice-response-${i}-${j}`);
      await page.click("#jspsych-survey-multi-choice-next");
    },
    select: async () => {
      await page.check("#jspsych-survey-multi-select-response-0-1");
      await page.click("#jspsych-survey-multi-select-next");
    },
    survey: async () => {
      await page.locator(".sd-selectbase__label").nth(choice).click();
      await page.fill('input[type="text"]', "raw-7f3a diary");
      await page.click(".sd-navigation__complete-btn");
    },
    own: () => page.click("text=Own"),
    public: () => page.click("text=Done"),
  };
  for (const [i, name] of trials.entries()) {
    if (i === 0 && late > 0) {
      await page.waitForSelector("[data-choice]");
      await page.evaluate((ms) => window.told.wait(ms), late);
    }
    await answers[name]();
  }
  await page.waitForFunction(() => window.told.ended);
}
