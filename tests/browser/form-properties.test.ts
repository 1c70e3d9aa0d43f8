// SPDX-License-Identifier: GPL-3.0-or-later
/** The element as frameworks use it: properties, attributes that change, options that come late, and word of an answer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser } from "./browser.js";
import { asked, inPage, protocol } from "./form-in-page.js";
import { ANSWERS, choose, inForm, marksProtocol, openRoots, question, REPORT, ready } from "./form-page.js";

useBrowser();

type Answering = HTMLElement &
  Record<string, unknown> & { payload(): Record<string, unknown> | undefined; error?: Error };

declare global {
  var heard: string[];
}

const run = (form: string, body: (page: Page) => Promise<void>): Promise<void> =>
  inPage(form, ({ page }) => body(page), {
    prepare: async (page) => {
      await page.addInitScript(openRoots);
      await page.addInitScript(() => {
        globalThis.heard = [];
        addEventListener("sendable", (event) => globalThis.heard.push(`${event.type} ${"detail" in event}`));
      });
    },
  });

const isMissing = (page: Page) =>
  page.evaluate(() => (document.querySelector("sluice-answer") as unknown as HTMLInputElement).validity.valueMissing);
const settled = (page: Page) => page.waitForTimeout(100).then(() => ready(page));

test("every attribute is a property that can be set and taken away, as React 19 and Vue do", async () => {
  await run(inForm(asked), async (page) => {
    const found = await page.evaluate(() => {
      const element = document.createElement("sluice-answer") as unknown as Answering;
      const seen = [];
      for (const name of ["name", "label", "protocol", "as", "when", "memory", "form"]) {
        element[name] = "x";
        seen.push(element.getAttribute(name));
        element[name] = undefined;
        seen.push(element.hasAttribute(name));
        element[name] = null;
        seen.push(element.hasAttribute(name));
      }
      for (const name of ["told", "disabled"]) {
        for (const value of [true, false, "", undefined]) {
          element[name] = value;
          seen.push(element.hasAttribute(name), element[name]);
        }
      }
      return seen;
    });
    const text = ["x", false, false];
    const flag = [true, true, false, false, true, true, false, false];
    assert.deepEqual(found, [...Array(7).fill(text), ...Array(2).fill(flag)].flat());
  });
});

test("`form` names a form that the element does not stand in, and reads as that form", async () => {
  await run(`${inForm("")}${asked}`, async (page) => {
    await page.evaluate(() => {
      (document.querySelector<Answering>("sluice-answer") as Answering).form = "form";
    });
    await choose(page, 1);
    const sent = await page.evaluate(() => {
      const form = document.querySelector("form") as HTMLFormElement;
      form.addEventListener("submit", (event) => event.preventDefault());
      form.requestSubmit();
      const element = document.querySelector<Answering>("sluice-answer") as Answering;
      return [element.form === form, String(new FormData(form).get("smokes"))];
    });
    assert.equal(sent[0], true);
    assert.match(String(sent[1]), REPORT);
  });
});

test("a protocol file can be its property, before there is such an element or later, and an equal one keeps the answer", async () => {
  // As a server writes it that knows attributes alone.
  const written = '<sluice-answer name="smokes" label="Do you smoke?" protocol="[object Object]"></sluice-answer>';
  const form = `${inForm(written)}<script>
    document.querySelector("sluice-answer").protocol = ${JSON.stringify(protocol)};</script>`;
  await run(form, async (page) => {
    const give = (file: object) =>
      page.evaluate((given) => {
        Object.assign(document.querySelector("sluice-answer") as object, { protocol: given });
      }, file);
    await choose(page, 1);
    assert.equal(await isMissing(page), false);
    await give(protocol);
    assert.equal(await isMissing(page), false);
    await give(await marksProtocol([...ANSWERS].reverse()));
    await ready(page);
    assert.equal(await isMissing(page), true);
    await choose(page, 1);
    const payload = await page.evaluate(() => document.querySelector<Answering>("sluice-answer")?.payload());
    assert.match(String(payload?.smokes), REPORT);
  });
});

test("what was assigned before there was such an element is taken over", async () => {
  const late = question(protocol).replace(/<sluice-answer[^>]*>/, "<sluice-answer>");
  const form = `${inForm(late)}<script>
    Object.assign(document.querySelector("sluice-answer"), { name: "smokes", label: "Do you smoke?", told: true });</script>`;
  await run(form, async (page) => {
    const html = await page.evaluate(
      () => (document.querySelector<Answering>("sluice-answer") as Answering & HTMLElement).outerHTML,
    );
    assert.match(String(html), /name="smokes" label="Do you smoke\?" told=""/);
    await page.getByRole("group", { name: "Do you smoke?" }).or(page.getByRole("radiogroup")).first().waitFor();
  });
});

test("a label that changes is shown, and the answer stays", async () => {
  await run(inForm(asked), async (page) => {
    await choose(page, 1);
    await page.evaluate(() => {
      (document.querySelector<Answering>("sluice-answer") as Answering).label = "Rookt u?";
    });
    await page.getByText("Rookt u?").waitFor();
    assert.equal(await isMissing(page), false);
  });
});

test("options that come later, or in another language, are offered; what was chosen among others is forgotten", async () => {
  await run(inForm(asked), async (page) => {
    await choose(page, 1);
    assert.equal(await isMissing(page), false);
    await page.evaluate((answers) => {
      const element = document.querySelector<Answering>("sluice-answer") as Answering;
      element.append(...answers.map((value, i) => new Option(`Choice ${i}`, value)));
    }, ANSWERS);
    await page.locator("label", { hasText: "Choice 2" }).waitFor();
    assert.equal(await isMissing(page), true);
    await page.evaluate(() => {
      for (const option of document.querySelectorAll("option")) option.firstChild?.replaceWith("Keuze");
    });
    await page.locator("label", { hasText: "Keuze" }).first().waitFor();
    await page.evaluate(() => document.querySelector("option")?.setAttribute("value", "none of them"));
    await page.waitForFunction(() => (document.querySelector<Answering>("sluice-answer") as Answering).error);
  });
});

test("another name is another question: it is asked anew, and refused once the first has been drawn", async () => {
  await run(inForm(asked), async (page) => {
    const rename = (name: string) =>
      page.evaluate((name) => {
        (document.querySelector<Answering>("sluice-answer") as Answering).name = name;
      }, name);
    const drawn = () =>
      page.evaluate(() => (document.querySelector<Answering>("sluice-answer") as Answering).payload());
    await choose(page, 1);
    await rename("drinks");
    await settled(page);
    assert.equal(await isMissing(page), true);
    await choose(page, 1);
    assert.match(String((await drawn())?.drinks), REPORT);
    await rename("eats");
    await page.waitForFunction(() => (document.querySelector<Answering>("sluice-answer") as Answering).error);
    assert.equal(await drawn(), undefined);
    const state = await page.evaluate(() => {
      const element = document.querySelector<Answering>("sluice-answer") as Answering;
      return [element.error?.message, (element as unknown as HTMLInputElement).validity.valid];
    });
    assert.deepEqual(state, ['The element has drawn the report of another question, and is now called "eats".', false]);
  });
});

test("`sendable` says once that the question does not keep the form from being sent, and nothing of its answer", async () => {
  await run(inForm(asked), async (page) => {
    assert.deepEqual(await page.evaluate(() => globalThis.heard), []);
    await choose(page, 2);
    await page.waitForFunction(() => globalThis.heard.length > 0);
    await page.keyboard.press("ArrowUp");
    await page.evaluate(() => (document.querySelector<Answering>("sluice-answer") as Answering).payload());
    await page.waitForTimeout(100);
    assert.deepEqual(await page.evaluate(() => globalThis.heard), ["sendable false"]);
    await page.evaluate(() => (document.querySelector("form") as HTMLFormElement).reset());
    await choose(page, 0);
    await page.waitForFunction(() => globalThis.heard.length === 2);
  });
  const silent = await marksProtocol(["", ...ANSWERS.slice(1)]);
  await run(inForm(question(silent)), async (page) => {
    await page.waitForFunction(() => globalThis.heard.length === 1);
    await choose(page, 1);
    await page.waitForTimeout(100);
    assert.deepEqual(
      await page.evaluate(() => globalThis.heard),
      ["sendable false"],
      "where silence is an answer it is said before anybody chooses, and not again",
    );
  });
});
