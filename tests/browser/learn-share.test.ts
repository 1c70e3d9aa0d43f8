// SPDX-License-Identifier: GPL-3.0-or-later
/** A picture of “Learn” leaves the page: as a link with its state, and as lines for another page. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { POLICY } from "../../web/features/learn/embed-code.js";
import type { PictureState } from "../../web/features/learn/picture-state.js";
import { useBrowser, visit } from "./browser.js";
import { allChapters } from "./drawn.js";
import { allReady, withHost } from "./embedding.js";

useBrowser();

const LEARN = {
  path: "learn.html",
  reducedMotion: "reduce" as const,
  permissions: ["clipboard-read", "clipboard-write"],
};

interface Settings extends Omit<PictureState, "neighbours" | "counts"> {
  parameters?: { neighbours: string[][] };
  /** Numbers of the table. */
  weights?: number[];
}

/** The settings of each picture, beside a level of 0.7. */
const SETTINGS: Record<string, Settings> = {
  odds: { protocol: "optimal" },
  reader: { times: 5 },
  secret: { guarantee: "lip", protocol: "grr", weights: [181, 111, 41, 11, 91, 171, 111, 51, 21, 61, 91, 71] },
  belief: { report: 2 },
  profiles: {
    parameters: {
      neighbours: [
        ["low", "high"],
        ["middle", "highest"],
      ],
    },
  },
  robust: { people: 5000, weights: [200, 150, 50, 200, 100, 300] },
  tests: { guarantee: "lip" },
  told: { seesSecret: true },
  counts: { people: 10_000 },
};

const tools = (page: Page, name: string) => page.locator(`sluice-picture-tools[name="${name}"]`);
const live = (page: Page, name: string) => tools(page, name).locator("> :is([secret], sluice-hashed-answer)");

/** Chapters and pictures beyond the basics. */
const more = (page: Page, name = "More") => page.getByRole("radio", { name, exact: true }).check();

async function names(page: Page): Promise<string[]> {
  await allChapters(page);
  return page.locator("sluice-picture-tools").evaluateAll((all) => all.map((one) => one.getAttribute("name") ?? ""));
}

function put(picture: Locator, settings: Settings): Promise<void> {
  return picture.evaluate((element, { weights, ...wanted }) => {
    const { counted } = element as HTMLElement & { counted?: object };
    Object.assign(element, wanted, weights && { table: { ...counted, weights } });
  }, settings);
}

/** All that can be linked, as it is now. */
function settingsIn(picture: Locator): Promise<unknown> {
  return picture.evaluate((element) => {
    const { guarantee, epsilon, protocol, seesSecret, people, report, times, among, parameters, counted } =
      element as unknown as Settings & { counted?: { weights: ArrayLike<number> } };
    const weights = Array.from(counted?.weights ?? []);
    return { guarantee, epsilon, protocol, seesSecret, people, report, times, among, parameters, weights };
  });
}

async function linkOf(page: Page, name: string): Promise<string> {
  await tools(page, name).getByRole("button", { name: "Copy link" }).click();
  await tools(page, name).getByText("Link copied.").waitFor();
  return page.evaluate(() => navigator.clipboard.readText());
}

test("a link to a picture brings back all that was set in it, and leads to it", async () => {
  await visit(async ({ page, url, complaints }) => {
    await more(page);
    const all = await names(page);
    assert.ok(all.length >= 21 && new Set(all).size === all.length, String(all));
    const links = new Map<string, { link: string; set: unknown; before: unknown }>();
    for (const name of all) {
      const picture = live(page, name);
      const before = await settingsIn(picture);
      if (name !== "hash") await put(picture, { epsilon: 0.7, ...SETTINGS[name] });
      const link = await linkOf(page, name);
      assert.ok(link.length < url.length + 100, link);
      assert.match(link, /learn\.html#picture=[\w.-]+$/, "only in the part that no server is told");
      links.set(name, { link, set: await settingsIn(picture), before });
    }
    await page.goto(`${url}learn.html`);
    await names(page);
    for (const [name, { link, set, before }] of links) {
      const picture = live(page, name);
      if (name !== "hash") assert.notDeepEqual(before, set, name);
      // In the page that is open already, as after a paste.
      await page.evaluate((hash) => {
        window.location.hash = hash;
      }, new URL(link).hash);
      await page.waitForFunction((wanted) => {
        const page = document.querySelector("sluice-site")?.shadowRoot?.querySelector("sluice-learn")?.shadowRoot;
        return page?.activeElement?.getAttribute("name") === wanted;
      }, name);
      assert.deepEqual(await settingsIn(picture), set, name);
      const box = await tools(page, name).boundingBox();
      assert.ok(box && box.y < 900 && box.y + box.height > 0, `${name} is in sight`);
    }
    await page.goto("about:blank");
    await page.goto(links.get("robust")?.link ?? "");
    await live(page, "robust").getByText("5,000 people", { exact: true }).waitFor();
    const box = await tools(page, "robust").boundingBox();
    assert.ok(box && box.y < 900 && box.y + box.height > 0, "in sight in a page that is opened by it");
    assert.deepEqual(complaints, []);
  }, LEARN);
});

test("a link keeps the language, and what a hand has done is in it", async () => {
  await visit(
    async ({ page }) => {
      await more(page, "Meer");
      const picture = live(page, "counts");
      await picture.scrollIntoViewIfNeeded();
      const asked = picture.getByRole("slider", { name: "Ondervraagde mensen" });
      await asked.focus();
      await page.keyboard.press("End");
      const button = tools(page, "counts").getByRole("button", { name: /^Link kopiëren/ });
      await button.click();
      await tools(page, "counts").getByText("Link gekopieerd.").waitFor();
      const link = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(link, /#lang=nl&picture=1_counts_n100000_/);
      await page.keyboard.press("Tab");
      await asked.focus();
      await page.keyboard.press("Home");
      await tools(page, "counts").getByText("Link gekopieerd.").waitFor({ state: "detached" });
    },
    { ...LEARN, path: "learn.html#lang=nl" },
  );
});

const DAMAGED: [link: string, says: RegExp][] = [
  ["1_robust_n5000_zzzz", /^This link to a picture is damaged\./],
  ["1_robust_n50", /^This link to a picture is damaged\./],
  ["", /^This link to a picture is damaged\./],
];

for (const [link, says] of DAMAGED) {
  test(`a damaged link is refused, and nothing is set: "${link}"`, async () => {
    await visit(
      async ({ page, complaints }) => {
        assert.match(await page.locator("sluice-linked-picture").getByRole("alert").innerText(), says);
        await more(page);
        // Pictures above it are still growing, and push it out of sight.
        await live(page, "robust").evaluate(async (element) => {
          while (!(element as HTMLElement & { design?: object }).design) {
            element.scrollIntoView();
            await new Promise((resolve) => setTimeout(resolve, 100));
          }
        });
        await live(page, "robust").getByText("1,000 people", { exact: true }).waitFor();
        assert.deepEqual(complaints, []);
      },
      { path: `learn.html#picture=${link}&class=on`, reducedMotion: "reduce" },
    );
  });
}

test("a link with settings that its picture does not have, or to a picture that is gone, is refused", async () => {
  await visit(async ({ page }) => {
    await names(page);
    await page.getByRole("radio", { name: "More" }).check();
    const before = await settingsIn(live(page, "odds"));
    const follow = async (name: string, state: string) => {
      // As the page itself writes it, with its check.
      const text = `1_${name}${state}`;
      const hash = [...text].reduce((sum, c) => Math.imul(sum ^ c.charCodeAt(0), 0x01000193) >>> 0, 0x811c9dc5);
      await page.evaluate(
        (wanted) => {
          window.location.hash = wanted;
        },
        `picture=${text}_${hash.toString(36).padStart(4, "0").slice(-4)}`,
      );
    };
    const alert = page.locator("sluice-linked-picture").getByRole("alert");
    await follow("gone", "");
    await alert.getByText("This page does not have the picture of this link.").waitFor();
    // People of a picture without a number of people; counts of another table; neighbours that are none.
    for (const state of ["_n500", "_w1.2.3", "_w0.0.0.0", "_p3"]) {
      await follow("odds", "");
      await alert.getByText(/./).waitFor({ state: "detached" });
      await follow("odds", state);
      await alert.getByText("This link to a picture is damaged.").waitFor();
    }
    assert.deepEqual(await settingsIn(live(page, "odds")), before);
    // Nobody can type these into the table behind the picture: too many people, or some who have no place in it.
    for (const state of ["_w1000000.0.0.70", "_w150.0.0.70", "_w0.0.0.70", "_w30.5.0.70"]) {
      await follow("crowd", "");
      await alert.getByText(/./).waitFor({ state: "detached" });
      await follow("crowd", state);
      await alert.getByText("This link to a picture is damaged.").waitFor();
      await live(page, "crowd").getByText("Now 100 people do the same. 30 of them would truly say “yes”.").waitFor();
    }
    await follow("robust", "");
    await alert.getByText(/./).waitFor({ state: "detached" });
    await follow("robust", "_w100.150.50.300.100.1000000");
    await alert.getByText("This link to a picture is damaged.").waitFor();
  }, LEARN);
});

test("numbers that are typed go along in a link, to their table and to all pictures of the same people", async () => {
  await visit(async ({ page, url, complaints }) => {
    const table = (section: string) => page.locator(`section#${section} sluice-count-table`).first();
    const type = async (section: string, cell: string, text: string) => {
      await table(section)
        .getByText(/^The numbers behind/)
        .click();
      await table(section).getByRole("textbox", { name: cell }).fill(text);
      await page.keyboard.press("Enter");
    };
    await live(page, "crowd").scrollIntoViewIfNeeded();
    await type("crowd", "yes, People", "45");
    const said = "Now 115 people do the same. 45 of them would truly say “yes”.";
    await live(page, "crowd").getByText(said).waitFor();
    const link = await linkOf(page, "crowd");
    assert.match(link, /#picture=1_crowd_w45\.0\.0\.70_\w{4}$/);
    await page.goto("about:blank");
    await page.goto(`${link}&class=on`);
    await live(page, "crowd").getByText(said).waitFor();
    assert.ok(page.url().startsWith(link), "after a reload the class has the same numbers");
    await page.keyboard.press("Escape");
    assert.ok(await page.getByRole("radio", { name: "Basics" }).isChecked());
    for (const chapter of ["crowd", "reader", "balance"]) {
      await table(chapter)
        .getByText(/^The numbers behind/)
        .click();
      assert.equal(await table(chapter).getByRole("textbox", { name: "yes, People" }).inputValue(), "45");
    }
    await live(page, "undo").getByRole("button", { name: "Ask 115 people" }).waitFor();

    // Two tables have columns of the same names; their people are others.
    await page.goto("about:blank");
    await page.goto(`${url}learn.html#secret`);
    const weights = async (name: string) => ((await settingsIn(live(page, name))) as { weights: number[] }).weights;
    const before = await weights("profiles");
    await type("secret", "school, low", "500");
    await live(page, "belief").scrollIntoViewIfNeeded();
    assert.equal((await weights("belief"))[0], 500);
    assert.deepEqual(await weights("profiles"), before);
    await type("profiles", "school, low", "77");
    assert.equal((await weights("profiles"))[0], 77);
    assert.equal((await weights("belief"))[0], 500);
    const other = await linkOf(page, "profiles");
    await page.goto("about:blank");
    await page.goto(other);
    await live(page, "profiles").locator("sluice-chart svg").first().waitFor();
    assert.ok(await page.getByRole("radio", { name: "More", exact: true }).isChecked());
    assert.equal((await weights("profiles"))[0], 77);
    assert.equal((await weights("belief"))[0], 180);
    assert.deepEqual(complaints, []);
  }, LEARN);
});

test("a link to the reader's game with another dial shows the dial", async () => {
  await visit(async ({ page }) => {
    await more(page);
    await live(page, "reader").getByRole("slider").focus();
    await page.keyboard.press("End");
    const link = await linkOf(page, "reader");
    await page.goto("about:blank");
    await page.goto(link);
    await live(page, "reader").getByRole("slider").waitFor();
    assert.ok(await page.getByRole("radio", { name: "More", exact: true }).isChecked());
  }, LEARN);
});

/** The rows of its charts' tables. */
function told(page: Page, element: string): Promise<string[]> {
  return page.locator(element).locator("sluice-chart tbody").allTextContents();
}

/** Pictures that chance draws: they are held by what can be done in them. */
const BY_CHANCE = ["coin", "crowd", "undo", "undone", "counts"];
const STRICT = `default-src 'none'; ${POLICY}; base-uri 'none'; form-action 'none'`;

test("the lines for another page show the same picture there, under a strict policy", async () => {
  const pages: Record<string, string> = {};
  await withHost({ pages, headers: { "Content-Security-Policy": STRICT } }, async (host) => {
    await visit(async ({ page }) => {
      const blank = await page.context().newPage();
      const refused: string[] = [];
      blank.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) refused.push(message.text());
      });
      await more(page);
      const all = (await names(page)).filter((name) => name !== "hash");
      for (const name of all) {
        const own = tools(page, name);
        await put(live(page, name), { ...(name !== "curve" && { epsilon: 0.7 }), ...SETTINGS[name] });
        await live(page, name).scrollIntoViewIfNeeded();
        await own.getByText("Embed", { exact: true }).click();
        await own.getByRole("button", { name: "Copy these lines" }).click();
        await own.getByText("Lines copied.").waitFor();
        const code = await page.evaluate(() => navigator.clipboard.readText());
        assert.doesNotMatch(code, /style|https?:|<script(?! type="module" src="\.\/sluice-live\/)/);
        pages[`/${name}`] =
          `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Blank</title></head><body>${code}</body></html>`;
        await blank.goto(host.url + name);
        assert.equal(await allReady(blank), 1);
        const tag = await live(page, name).evaluate((element) => element.localName);
        if (BY_CHANCE.includes(name)) await blank.locator(tag).getByRole("button").first().waitFor();
        else
          await alike(
            () => told(page, `sluice-picture-tools[name="${name}"]`),
            () => told(blank, tag),
            name,
          );
      }
      assert.equal(all.length, 20);
      assert.deepEqual(
        refused.filter((one) => !one.includes("favicon")),
        [],
      );
      const foreign = host.asked.filter((path) => !/^\/(sluice-live\/|favicon)/.test(path) && !(path in pages));
      assert.deepEqual(foreign, []);
    }, LEARN);
  });
});

/** Both say the same, and something; each may still be drawing. */
async function alike(one: () => Promise<string[]>, other: () => Promise<string[]>, name: string): Promise<void> {
  let [here, there]: string[][] = [[], []];
  for (const started = Date.now(); Date.now() - started < 25_000; ) {
    [here, there] = [await one(), await other()];
    if (here?.some(Boolean) && String(here) === String(there)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  assert.deepEqual(there, here, name);
}
