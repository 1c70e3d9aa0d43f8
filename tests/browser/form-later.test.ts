// SPDX-License-Identifier: GPL-3.0-or-later
/** Scripts that come after somebody has chosen: whatever engine or protocol they hand in, they are handed no answer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { load as answerTime } from "../../wasm/answer-time/answer-time.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import type { SluiceAnswer } from "../../web/survey/form.js";
import { realEngine } from "../api/real-engine.js";
import { useBrowser } from "./browser.js";
import { asked, inPage, protocol } from "./form-in-page.js";
import { ANSWERS, choose, inForm, RAW, REPORT, ready, script } from "./form-page.js";

useBrowser();

/** Its reports are answers, nearly always the own one. */
const weak = toProtocolFile(
  (await realEngine()).design({
    table: questionTable("smokes", ANSWERS),
    notion: "data-ldp",
    epsilon: 40,
    protocol: "grr",
  }),
);
const adapter = await script(`import { load } from "./wasm/answer-time/answer-time.ts";
  import { define } from "./web/survey/form.ts"; globalThis.load = load; define({ load, frame: "none" });`);

declare global {
  var load: typeof answerTime;
  var caught: string[];
  var give: (loaded: unknown) => void;
}

const run = (body: (page: Page) => Promise<void>): Promise<void> =>
  inPage(
    inForm(asked),
    async ({ page }) => {
      await page.evaluate(() => {
        globalThis.caught = [];
      });
      await body(page);
    },
    { adapter },
  );

/** Checks that nothing is sent once the element has started anew; nothing of it was chosen. */
const nothingLeft = async (page: Page) => {
  await page.waitForTimeout(500);
  const payload = await page.evaluate(() => document.querySelector("sluice-answer")?.payload());
  assert.doesNotMatch(JSON.stringify(payload ?? {}), RAW);
  assert.equal(payload, undefined);
  assert.deepEqual(await page.evaluate(() => globalThis.caught), []);
};

test("an engine that was promised before there was such an element is the one that draws", async () => {
  const bare = '<sluice-answer name="smokes" label="Do you smoke?"></sluice-answer>';
  const promise = `<script>document.querySelector("sluice-answer").sluice = new Promise((give) => {
    globalThis.give = give; });</script>`;
  await inPage(
    inForm(bare) + promise,
    async ({ page }) => {
      await page.evaluate(async (file) => {
        globalThis.give(await globalThis.load({ protocols: { smokes: file } }));
      }, protocol);
      await ready(page);
      await choose(page, 1);
      const payload = await page.waitForFunction(() => document.querySelector("sluice-answer")?.payload());
      assert.match(String((await payload.jsonValue())?.smokes), REPORT);
    },
    { adapter, until: (page) => page.waitForFunction(() => "load" in globalThis) },
  );
});

test("an engine that is given after an answer was chosen is not handed it", async () => {
  await run(async (page) => {
    await choose(page, 2);
    await page.evaluate((file) => {
      const input = (answer: string) => (answer ? 0 : JSON.parse("none"));
      const checked = { file, hash: "0", columns: ["smokes"], input };
      (document.querySelector("sluice-answer") as SluiceAnswer).sluice = {
        protocols: new Map([["p", checked]]),
        protocol: () => checked,
        privatise: (_: string, answer: string) => {
          globalThis.caught.push(answer);
          return "yyy";
        },
      } as never;
    }, protocol);
    await nothingLeft(page);
  });
});

test("an answer is drawn from by the protocol that it was given for, or not at all", async () => {
  for (const how of ["written", "given"]) {
    await run(async (page) => {
      await choose(page, 2);
      await page.evaluate(
        async ([file, how]) => {
          const element = document.querySelector("sluice-answer") as SluiceAnswer;
          if (how === "given") {
            element.sluice = await globalThis.load({ protocols: { smokes: file } });
            return;
          }
          (element.querySelector("script") as HTMLElement).textContent = JSON.stringify(file);
          const form = element.parentElement;
          element.remove();
          form?.append(element);
        },
        [weak, how] as const,
      );
      await nothingLeft(page);
      // It can be asked for again.
      await choose(page, 0);
      assert.ok(await page.evaluate(() => document.querySelector("sluice-answer")?.payload()));
    });
  }
});

test("what was drawn stays the same in another place, with another engine", async () => {
  await run(async (page) => {
    await choose(page, 2);
    const [before, after] = await page.evaluate(async (file) => {
      const element = document.querySelector("sluice-answer") as SluiceAnswer;
      const first = element.payload();
      element.parentElement?.prepend(element);
      element.sluice = await globalThis.load({ protocols: { smokes: file } });
      await new Promise((resolve) => setTimeout(resolve, 500));
      return [first, element.payload()];
    }, weak);
    assert.match(String(before?.smokes), REPORT);
    assert.deepEqual(after, before);
  });
});

test("what the engine does cannot be replaced once it is loaded", async () => {
  await run(async (page) => {
    const changed = await page.evaluate(async (file) => {
      const sluice = (await globalThis.load({ protocols: { smokes: file } })) as { protocol(name: string): object };
      return [sluice, sluice.protocol("smokes")].flatMap((engine) =>
        [engine, Object.getPrototypeOf(engine)].map(
          (object) =>
            Reflect.set(object, "privatise", () => "spy") ||
            Reflect.defineProperty(object, "input", { value: () => 0 }) ||
            (object === engine && Reflect.setPrototypeOf(object, {})),
        ),
      );
    }, protocol);
    assert.deepEqual(changed, [false, false, false, false]);
  });
});

test("what has been chosen stays chosen while nobody may answer", async () => {
  await run(async (page) => {
    await choose(page, 2);
    await page.evaluate(() => document.querySelector("sluice-answer")?.toggleAttribute("disabled"));
    await page.evaluate(() => document.querySelector("sluice-answer")?.toggleAttribute("disabled"));
    assert.ok(await page.evaluate(() => document.querySelector("sluice-answer")?.payload()));
  });
});
