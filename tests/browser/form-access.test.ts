// SPDX-License-Identifier: GPL-3.0-or-later
/** What somebody hears, sees and does who answers: by rule, by keyboard, in three languages, in a narrow window. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { choose, defining, inForm, marksProtocol, page as pageOf, question, ready, withSite } from "./form-page.js";

useBrowser();

const protocol = await marksProtocol();
const adapter = await defining();
const file = JSON.stringify(protocol);
const told = `<sluice-told></sluice-told>`;

/** With shadow roots that the rules can look into, which no page has. */
const opened = () => {
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: "open" });
  };
};

async function open(
  form: string,
  options: object,
  body: (page: Page) => Promise<void>,
  { lang = "en", look = true } = {},
): Promise<void> {
  await withSite({ "/": pageOf(form, { lang }), "/adapter.js": adapter }, async (site) => {
    await visit(
      async ({ page }) => {
        if (look) await page.addInitScript(opened);
        await page.goto(site.url);
        await ready(page);
        await body(page);
      },
      { address: "about:blank", ...options },
    );
  });
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`no rule is broken before an answer, with it, and after: ${colorScheme}, 320 pixels`, async () => {
    const both = inForm(
      question(protocol, 'label="Do you smoke?" told') +
        question(protocol, 'as="select"')
          .replace("smokes", "again")
          .replace("<script", '<span slot="label">Do you still?</span><script'),
    );
    await open(both, { colorScheme, viewport: { width: 320, height: 700 } }, async (page) => {
      // Each look takes several seconds on a slow machine.
      assert.deepEqual(await violations(page), []);
      await choose(page, 1);
      await page.evaluate(() => new FormData(document.querySelector("form") as HTMLFormElement));
      await page
        .locator("sluice-answer")
        .first()
        .getByText(/^What is sent: |^What is sent, marked/)
        .waitFor();
      assert.deepEqual(await violations(page), []);
      assert.equal(await overflow(page), 0);
    });
  });
}

test("by keyboard alone: an answer, its odds, what is sent; said politely, in the page's language", async () => {
  const words = {
    en: [/Of 100 people who answer “zqnever4711”/, /^What is sent[:,]/m],
    nl: [/Van de 100 mensen die “zqnever4711” antwoorden/, /^Dit wordt verstuurd[:,]/m],
    de: [/Von 100 Personen, die „zqnever4711“ antworten/, /^Gesendet wird[:,]/m],
  };
  for (const [lang, [odds, sent]] of Object.entries(words)) {
    await open(
      inForm(question(protocol, 'label="?" told')),
      {},
      async (page) => {
        const status = page.locator("sluice-answer").getByRole("status");
        await page.keyboard.press("Tab");
        await page.keyboard.press("Space");
        await status.getByText(odds as RegExp).waitFor();
        // Marks have no odds of every answer: the next is the button.
        await page.keyboard.press("Tab");
        await page.keyboard.press("Enter");
        await status.getByText(sent as RegExp).waitFor();
        const inside = await page.evaluate(() => {
          const root = document.querySelector("sluice-answer")?.shadowRoot;
          return `${root?.activeElement?.localName} ${root?.textContent}`;
        });
        assert.match(inside, /^fieldset /, "the focus is not lost");
        // What is sent may mark it; that somebody answered it is said no more.
        assert.doesNotMatch(inside, odds as RegExp);
      },
      { lang },
    );
  }
});

test("who has not answered is told so by the browser, and where", async () => {
  await open(inForm(question(protocol)), {}, async (page) => {
    await page.locator("#send").click();
    await page.locator("sluice-answer").getByRole("alert").getByText("Please choose an answer.").waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.localName), "sluice-answer");
  });
});

test("the panel stands beside any survey, shows what it is given as text, and cannot be read by others", async () => {
  await open(
    inForm(question(protocol)) + told,
    {},
    async (page) => {
      const root = await page.evaluate((text) => {
        const panel = document.querySelector("sluice-told") as HTMLElement & { show(shown: object): void };
        const given = JSON.parse(text);
        panel.show({
          protocol: given,
          answer: given.data.categories[0],
          labels: { [given.data.categories[0]]: "<img src=x>" },
        });
        return [panel.shadowRoot, document.querySelectorAll("img").length, panel.getBoundingClientRect().height];
      }, file);
      assert.deepEqual(root.slice(0, 2), [null, 0]);
      assert.ok(Number(root[2]) > 60);
    },
    { look: false },
  );
});

test("what keeps a question from being asked is told to whoever makes the page, in the console; people that nothing is sent", async () => {
  const wrong = inForm(question(protocol).replace("<script", "<option value='none of these'>?</option><script"));
  await withSite({ "/": pageOf(wrong), "/adapter.js": adapter }, async (site) => {
    await visit(
      async ({ page, complaints }) => {
        await page.addInitScript(opened);
        await page.goto(site.url);
        await page.locator("sluice-answer").getByRole("alert").getByText("does not work, so nothing is sent").waitFor();
        assert.equal(complaints.length, 1);
        assert.match(complaints[0] ?? "", /^<sluice-answer name="smokes">: .*“?none of these.*\. .+\.$/s);
      },
      { address: "about:blank" },
    );
  });
});
