// SPDX-License-Identifier: GPL-3.0-or-later
/** A question in a form within somebody's own component, and what the page hears of a hand or a finger there. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { useBrowser, visit } from "./browser.js";
import {
  choose,
  defining,
  inForm,
  marksProtocol,
  page as pageOf,
  question,
  RAW,
  REPORT,
  ready,
  type Site,
  sent,
  withSite,
} from "./form-page.js";

useBrowser();

const protocol = await marksProtocol();
const adapter = await defining();

declare global {
  var form: HTMLFormElement;
  var heard: string[];
}

/** All that can be heard of hands and keys, with the place where it happens. */
const listening = `<script type="module">
  globalThis.heard = [];
  const names = ["pointer", "mouse"].flatMap((device) =>
    ["over", "out", "enter", "leave", "down", "up", "move"].map((how) => device + how));
  for (const name of [...names, "click", "keydown", "keyup", "input", "touchstart", "touchend"])
    addEventListener(name, (event) => heard.push([name, event.target?.localName, event.clientX, event.clientY]), true);
</script>`;

/** The form in a shadow tree of this mode, of a component in another one. */
const component = (mode: string) => `<div id="outer"></div><template>${inForm(question(protocol))}</template>
  <script type="module">
    const inner = document.createElement("div");
    document.querySelector("#outer").attachShadow({ mode: "${mode}" }).append(inner);
    const root = inner.attachShadow({ mode: "${mode}" });
    root.append(document.querySelector("template").content.cloneNode(true));
    globalThis.form = root.querySelector("form");
  </script>`;

async function run(form: string, more: string, body: (page: Page, site: Site) => Promise<void>, hasTouch = false) {
  await withSite({ "/": pageOf(form, { more }), "/adapter.js": adapter }, async (site) => {
    await visit(({ page }) => body(page, site), { address: site.url, hasTouch });
    for (const line of site.heard) assert.doesNotMatch(line, RAW);
  });
}

/** Until the question in a component can be answered. */
const answerable = (page: Page) =>
  page.waitForFunction(() => {
    const element = globalThis.form?.querySelector("sluice-answer") as { validity?: ValidityState } | null;
    return element?.validity !== undefined && !element.validity.customError;
  });

const boxOf = (page: Page) =>
  page.evaluate(() => {
    const element = globalThis.form?.querySelector("sluice-answer") ?? document.querySelector("sluice-answer");
    const { x, y, width, height } = (element as Element).getBoundingClientRect();
    return { x, y, width, height };
  });

/** What is heard of what happens where the element is. */
async function heardIn(page: Page): Promise<unknown[]> {
  const { x, y, width, height } = await boxOf(page);
  const all = await page.evaluate(() => globalThis.heard as unknown as [string, string, number, number][]);
  return all.filter(([, , left = -1, top = -1]) => left > x && left < x + width && top > y && top < y + height);
}

for (const mode of ["open", "closed"]) {
  test(`in a component whose tree is ${mode}, the form is not sent without a report, and with one it is`, async () => {
    await run(component(mode), listening, async (page, site) => {
      await answerable(page);
      await page.evaluate(() => globalThis.form.requestSubmit());
      await page.evaluate(() => globalThis.form.querySelector<HTMLButtonElement>("#send")?.click());
      assert.deepEqual(site.posted, []);
      await page.evaluate(() => globalThis.form.querySelector<HTMLElement>("sluice-answer")?.focus());
      await page.keyboard.press("Space");
      await page.keyboard.press("ArrowDown");
      const { x, y, height } = await boxOf(page);
      for (let at = y + 45; at < y + height; at += 20) await page.mouse.click(x + 25, at);
      assert.deepEqual(await heardIn(page), []);
      assert.deepEqual(
        await page.evaluate(() => globalThis.heard.filter(([name]) => /key|input/.test(name ?? ""))),
        [],
      );
      // The page may be left before it says that it has done so.
      await page.evaluate(() => globalThis.form.requestSubmit()).catch(() => {});
      await page.waitForURL(/collect/);
      assert.match(sent(site.posted[0]).report ?? "", REPORT);
    });
  });
}

test("where a finger comes down or a mouse comes in is not heard, nor by what lies around", async () => {
  for (const touched of [true, false]) {
    await run(
      inForm(question(protocol)),
      listening,
      async (page) => {
        await ready(page);
        const { x, y } = await boxOf(page);
        for (const at of [55, 90, 120]) {
          if (touched) await page.touchscreen.tap(x + 25, y + at);
          else {
            await page.mouse.move(3, 3);
            await page.mouse.click(x + 25, y + at);
          }
        }
        assert.deepEqual(await heardIn(page), []);
        await page.mouse.click(3, 3);
        assert.ok((await page.evaluate(() => globalThis.heard)).length > 0, "elsewhere they are heard");
      },
      touched,
    );
  }
});

test("in a shadow tree of a frame it speaks the language of what is around the tree", async () => {
  await run(inForm(question(protocol)), "", async (page) => {
    await ready(page);
    await page.evaluate(() => {
      const frame = document.createElement("iframe");
      document.body.prepend(frame);
      const inner = frame.contentDocument as Document;
      inner.body.innerHTML = '<div lang="nl"><div id="host"></div></div>';
      const root = (inner.querySelector("#host") as HTMLElement).attachShadow({ mode: "open" });
      root.append(document.querySelector("sluice-answer") as Element);
    });
    const frame = page.frames()[1];
    assert.ok(frame);
    await frame.waitForFunction(() => {
      const root = document.querySelector("#host")?.shadowRoot;
      const element = root?.querySelector("sluice-answer") as HTMLElement & { validationMessage: string };
      return element.validationMessage === "Kies een antwoord.";
    });
  });
});

test("moved into a frame it is guarded there, has its look, and sends reports; in no window it sends nothing", async () => {
  await run(inForm(question(protocol)), "", async (page, site) => {
    await ready(page);
    const height = await page.evaluate(() => {
      const frame = document.createElement("iframe");
      frame.style.cssText = "inline-size: 600px; block-size: 400px";
      document.body.prepend(frame);
      const inner = frame.contentDocument as Document;
      const moved = document.querySelector("form") as HTMLFormElement;
      inner.body.append(moved);
      globalThis.heard = [];
      const names = ["click", "pointerdown", "pointermove", "mousemove", "keydown", "keyup", "input", "wheel"];
      for (const name of names) {
        frame.contentWindow?.addEventListener(
          name,
          (event) => globalThis.heard.push(name, (event.target as Element).localName),
          true,
        );
      }
      return moved.querySelector<HTMLElement>("sluice-answer")?.offsetHeight ?? 0;
    });
    assert.ok(height > 100, "with its padding");
    const frame = page.frames()[1];
    assert.ok(frame);
    await frame.waitForFunction(() => {
      const element = document.querySelector("sluice-answer") as HTMLElement & { validity: ValidityState };
      return !element.validity.customError;
    });
    await frame.evaluate(() => document.querySelector<HTMLElement>("sluice-answer")?.focus());
    await page.keyboard.press("Space");
    await page.keyboard.press("ArrowDown");
    const box = await frame.locator("sluice-answer").boundingBox();
    assert.ok(box);
    await page.mouse.click(box.x + 25, box.y + 55);
    assert.deepEqual(await page.evaluate(() => globalThis.heard), []);
    await frame.locator("#send").click();
    await frame.waitForURL(/collect/);
    assert.ok((await page.evaluate(() => globalThis.heard)).includes("button"), "elsewhere they are heard");
    assert.match(sent(site.posted[0]).report ?? "", REPORT);
  });
  await run(inForm(question(protocol)), "", async (page) => {
    await ready(page);
    await choose(page, 1);
    const [before, after] = await page.evaluate(() => {
      const form = document.querySelector("form") as HTMLFormElement;
      // Also a document in which custom elements are, but that no window shows.
      document.implementation.createHTMLDocument().body.append(form);
      const element = form.querySelector("sluice-answer") as HTMLElement & { payload(): unknown; error?: Error };
      return [element.payload(), element.error?.message];
    });
    assert.equal(before, undefined);
    assert.match(after ?? "", /belongs to no window/);
  });
});
