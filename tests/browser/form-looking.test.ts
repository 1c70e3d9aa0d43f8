// SPDX-License-Identifier: GPL-3.0-or-later
/** The text that scripts that look on can read: one report of an answer, and nothing of what stands in the element. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { SluiceAnswer } from "../../web/survey/form.js";
import { useBrowser } from "./browser.js";
import { asked, inPage, protocol } from "./form-in-page.js";
import { choose, inForm, question, RAW, REPORT, ready } from "./form-page.js";

useBrowser();

declare global {
  var looked: unknown[];
}

const run = (form: string, body: (page: Page) => Promise<void>): Promise<void> =>
  inPage(form, async ({ page }) => {
    await page.evaluate(() => {
      globalThis.looked = [];
    });
    await body(page);
  });

const allLooked = (page: Page) => page.evaluate(() => globalThis.looked);

/** Each asks for the report while it is drawn. */
const ways: Record<string, () => void> = {
  "the name is read": () => {
    const element = document.querySelector("sluice-answer") as SluiceAnswer;
    Object.defineProperty(element, "name", {
      get: () => {
        globalThis.looked.push(element.payload()?.smokes);
        return "smokes";
      },
    });
  },
  "the fields of the form are read": () => {
    const form = document.querySelector("form") as HTMLFormElement;
    Object.defineProperty(form, "elements", {
      get: () => {
        globalThis.looked.push(document.querySelector("sluice-answer")?.payload()?.smokes);
        return [];
      },
    });
  },
  "a function of the browser is used": () => {
    const clone = structuredClone;
    let depth = 0;
    globalThis.structuredClone = (value: unknown) => {
      const element = document.querySelector("sluice-answer") as SluiceAnswer;
      depth += 1;
      if (depth < 9) globalThis.looked.push(element.payload()?.smokes);
      depth -= 1;
      return clone(value) as never;
    };
  },
};

for (const [way, ask] of Object.entries(ways)) {
  test(`an answer has one report, also where another is asked for when ${way}`, async () => {
    await run(inForm(asked), async (page) => {
      await choose(page, 1);
      await page.evaluate(ask);
      await page.evaluate(() => {
        for (let times = 0; times < 30; times += 1) {
          globalThis.looked.push(document.querySelector("sluice-answer")?.payload()?.smokes);
        }
      });
      const reports = new Set((await allLooked(page)).filter((report) => report !== undefined && report !== null));
      assert.equal(reports.size, 1, [...reports].join(" "));
      assert.match(String([...reports][0]), REPORT);
    });
  });
}

test("a drawing that fails leaves no answer to be drawn from again", async () => {
  await run(inForm(asked), async (page) => {
    await page.evaluate(() => document.querySelector("sluice-answer")?.setAttribute("memory", "tab"));
    await page.evaluate(() => {
      const element = document.querySelector("sluice-answer") as SluiceAnswer;
      element.replaceWith(element.cloneNode(true));
    });
    await ready(page);
    await choose(page, 1);
    await page.evaluate(() => {
      Storage.prototype.setItem = (_, text) => {
        globalThis.looked.push(JSON.parse(text).smokes);
        throw new Error("full");
      };
      const element = document.querySelector("sluice-answer") as SluiceAnswer;
      for (let times = 0; times < 9; times += 1) {
        element.payload();
        element.connectedCallback();
      }
    });
    await ready(page).catch(() => {});
    await page.evaluate(() => document.querySelector("sluice-answer")?.payload());
    assert.ok((await allLooked(page)).length <= 1, "one report at most");
  });
});

for (const attributes of ["", "told"]) {
  test(`what stands in the element cannot be selected, so that no script reads it${attributes && `: ${attributes}`}`, async () => {
    await run(inForm(question(protocol, `label="Do you smoke?" ${attributes}`)), async (page) => {
      for (const right of [0, 60]) {
        const box = await page.locator("sluice-answer").boundingBox();
        assert.ok(box);
        // The button of the second choice.
        const place = [box.x + 26 + right, box.y + 89] as const;
        await page.mouse.click(...place);
        if (right) await page.mouse.dblclick(...place);
        const read = await page.evaluate(() => {
          const selection = getSelection() as Selection;
          const texts = [selection.toString()];
          for (const granularity of ["character", "word", "line", "paragraph", "documentboundary"]) {
            for (const direction of ["forward", "backward"]) {
              for (const alter of ["extend", "move"]) {
                selection.modify(alter, direction, granularity);
                texts.push(selection.toString());
              }
            }
          }
          document.execCommand("selectAll");
          return [...texts, selection.toString()].join("\n");
        });
        assert.doesNotMatch(read, RAW);
        assert.doesNotMatch(read, /What is sent|You send/);
      }
    });
  });
}

test("what writes and encodes objects, given to all of them, is not handed what was chosen", async () => {
  await run(inForm(question(protocol, 'label="Do you smoke?" told')), async (page) => {
    await page.evaluate(() => {
      const all = Object.prototype as Record<string, unknown>;
      all.toJSON = function (this: unknown) {
        if (Array.isArray(this) && this[0] === "sluice report") globalThis.looked.push(`written: ${this}`);
        return this;
      };
      const { encode } = TextEncoder.prototype;
      TextEncoder.prototype.encode = function (text?: string) {
        if (/\d\]$/.test(text ?? "")) globalThis.looked.push(`encoded: ${text}`);
        return encode.call(this, text);
      };
    });
    await choose(page, 2);
    assert.ok(await page.evaluate(() => document.querySelector("sluice-answer")?.payload()));
    assert.deepEqual(await allLooked(page), []);
  });
});

test("parts of what words are derived with, sought in all objects, are not handed the answer", async () => {
  await run(inForm(asked), async (page) => {
    await page.evaluate(() => {
      for (const name of ["iHash", "oHash"]) {
        Object.defineProperty(Object.prototype, name, {
          configurable: true,
          get: () => ({
            buffer: new Uint8Array(64),
            set() {},
            destroy() {},
            digestInto() {},
            update(bytes: Uint8Array) {
              globalThis.looked.push(String.fromCharCode(...bytes));
              return this;
            },
          }),
          set(this: object, value: unknown) {
            Object.defineProperty(this, name, { value, writable: true, configurable: true });
          },
        });
      }
    });
    await choose(page, 2);
    const drawn = await page.evaluate(() => document.querySelector("sluice-answer")?.payload()?.smokes);
    assert.match(String(drawn), REPORT);
    assert.deepEqual(await allLooked(page), []);
  });
});

test("an element that is written with a shadow root of its own is none", async () => {
  await run(inForm(asked), async (page) => {
    const made = await page.evaluate(() => {
      const tag = "sluice-answer";
      const inside = `<template shadowrootmode="closed" shadowrootserializable><i></i></template>`;
      const later = document.implementation.createHTMLDocument();
      (later.body as unknown as { setHTMLUnsafe(html: string): void }).setHTMLUnsafe(
        `<${tag} name="x">${inside}</${tag}>`,
      );
      const element = later.querySelector(tag) as SluiceAnswer;
      document.body.append(element);
      return element.matches(":defined");
    });
    assert.equal(made, false);
  });
});

test("an element that is in no page, or that is taken away before it is there, breaks nothing", async () => {
  await run(inForm(asked), async (page) => {
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    await page.evaluate(() => {
      (document.createElement("sluice-answer") as SluiceAnswer).connectedCallback();
      const inFragment = document.createElement("sluice-answer") as SluiceAnswer;
      document.createDocumentFragment().append(inFragment);
      inFragment.connectedCallback();
      const thief = class extends HTMLElement {
        connectedCallback(): void {
          this.nextElementSibling?.remove();
        }
      };
      customElements.define("a-thief", thief);
      const both = document.createElement("div");
      both.innerHTML = '<a-thief></a-thief><sluice-answer name="other"></sluice-answer>';
      document.body.append(both);
    });
    await choose(page, 2);
    const drawn = await page.evaluate(() => document.querySelector("sluice-answer")?.payload()?.smokes);
    assert.match(String(drawn), REPORT);
    assert.deepEqual(errors, []);
  });
});
