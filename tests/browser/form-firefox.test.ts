// SPDX-License-Identifier: GPL-3.0-or-later
/** A question in somebody else's form, in Firefox. */
import assert from "node:assert/strict";
import { test } from "node:test";
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
  sent,
  withSite,
} from "./form-page.js";

useBrowser("firefox");

declare global {
  var leads: string[];
  var toldOf: string[];
}

/** Notes all that an event tells of where it came from, if that lies in a tree that nobody is given. */
const follow = () => {
  globalThis.leads = [];
  globalThis.toldOf = [];
  const ways = ["target", "originalTarget", "explicitOriginalTarget", "rangeParent", "relatedTarget", "srcElement"];
  const named = Object.getOwnPropertyNames(window).filter((name) => name.startsWith("on"));
  const more = ["focusin", "focusout", "DOMActivate", "MozMousePixelScroll", "DOMMouseScroll", "compositionstart"];
  for (const name of [...named.map((name) => name.slice(2)), ...more]) {
    for (const target of [window, document, document.body]) {
      target.addEventListener(
        name,
        (event) => {
          if (target === window) globalThis.toldOf.push(`${name} ${(event as KeyboardEvent).key ?? ""}`.trim());
          for (const way of ways) {
            const node = (event as unknown as Record<string, unknown>)[way];
            if (node instanceof Node && node.getRootNode() instanceof ShadowRoot)
              globalThis.leads.push(`${name}: ${way}`);
          }
        },
        true,
      );
    }
  }
};

test("no event leads into the closed tree, and what is told of it is told all the same", async () => {
  for (const attributes of ["", 'told as="select"']) {
    const asked = question(await marksProtocol(), `label="Do you smoke?" ${attributes}`);
    const pages = { "/": pageOf(inForm(asked)), "/adapter.js": await defining() };
    await withSite(pages, async (site) => {
      await visit(
        async ({ page }) => {
          await ready(page);
          await page.evaluate(follow);
          await page.locator("[name=town]").focus();
          await page.keyboard.type("Gouda");
          const box = await page.locator("sluice-answer").boundingBox();
          assert.ok(box);
          await page.mouse.move(box.x + 26, box.y - 9);
          await page.mouse.click(box.x + 26, box.y + 57);
          await page.locator("[name=town]").focus();
          await page.keyboard.press("Shift+Tab");
          for (const key of ["ArrowDown", "Escape", "Control+c", "Control+a", "a", "Tab"])
            await page.keyboard.press(key);
          await page.mouse.click(box.x + 26, box.y + 89, { button: "right" });
          await page.keyboard.press("Escape");
          await page.mouse.dblclick(box.x + 60, box.y + 57);
          // What the page has open may be closed by that.
          await page.evaluate(() => {
            const dialog = document.createElement("dialog");
            dialog.append(document.querySelector("form") as Element);
            document.body.append(dialog);
            dialog.showModal();
          });
          await page.waitForTimeout(400);
          await choose(page, 1);
          await page.evaluate(() => {
            const open = Object.assign(document.createElement("div"), { popover: "auto", textContent: "open" });
            document.querySelector("dialog")?.append(open);
            open.showPopover();
          });
          const within = await page.locator("sluice-answer").boundingBox();
          assert.ok(within);
          await page.mouse.click(within.x + 26, within.y + 57);
          await page.locator("sluice-answer").focus();
          await page.keyboard.press("Escape");
          await page.mouse.click(3, 3);
          assert.deepEqual([...new Set(await page.evaluate(() => globalThis.leads))], []);
          const told = await page.evaluate(() => globalThis.toldOf);
          for (const name of [
            "focusin",
            "focusout",
            "change",
            "cancel",
            "keydown Escape",
            "keydown Tab",
            "keyup Escape",
          ]) {
            assert.ok(told.includes(name), `${name} in ${[...new Set(told)].join(", ")}`);
          }
          assert.ok(!told.includes("keydown ArrowDown"));
        },
        { address: site.url },
      );
    });
  }
});

test("the form is sent with the report, once somebody has answered, and nothing of the answer", async () => {
  const pages = { "/": pageOf(inForm(question(await marksProtocol()))), "/adapter.js": await defining() };
  await withSite(pages, async (site) => {
    await visit(
      async ({ page }) => {
        await ready(page);
        await page.locator("#send").click();
        await choose(page, 1);
        await page.locator("#send").click();
        await page.waitForURL(/collect/);
        assert.equal(site.posted.length, 1);
        assert.match(sent(site.posted[0]).report ?? "", REPORT);
        assert.doesNotMatch(site.heard.join(), RAW);
      },
      { address: site.url },
    );
  });
});

test("the page's own buttons are clicked by keys after a choice was clicked, where the question covers the corner", async () => {
  const asked = question(await marksProtocol());
  const form = inForm(`${asked}<button type="button" id="own">Own</button>`);
  await withSite({ "/": pageOf(form), "/adapter.js": await defining() }, async (site) => {
    await visit(
      async ({ page }) => {
        await ready(page);
        await page.evaluate(() => {
          globalThis.toldOf = [];
          const element = document.querySelector("sluice-answer") as HTMLElement;
          element.style.cssText = "position: fixed; inset: 0 auto auto 0; inline-size: 30rem; --sluice-radius: 0";
          document.querySelector("#own")?.addEventListener("click", () => globalThis.toldOf.push("click"));
        });
        await page.mouse.click(26, 57);
        for (const key of ["Enter", "Space"]) {
          await page.locator("#own").focus();
          await page.keyboard.press(key);
        }
        assert.equal((await page.evaluate(() => globalThis.toldOf)).length, 2);
      },
      { address: site.url },
    );
  });
});
