// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The elements in pages that are not ours: languages, colours, files, reports for teaching, and what they say of
 * themselves.
 */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { Locator } from "playwright-core";
import { useBrowser, type Visit, visit } from "./browser.js";
import { allReady, built, counts, documentOf, habits, withHost } from "./embedding.js";

declare global {
  /** The event in which an element tells of the next report that is drawn. */
  var told: Promise<Record<string, unknown>>;
}

useBrowser();

const channel = (attributes = "") => `<sluice-live-channel ${attributes}>${habits}</sluice-live-channel>`;

/** A page with this in it, once all of it can be seen. */
async function shown(
  body: string,
  see: (visited: Visit) => Promise<void>,
  { page: about = {}, ...options }: { page?: Parameters<typeof documentOf>[1] } & Parameters<typeof visit>[1] = {},
): Promise<void> {
  await withHost({ pages: { "/": documentOf(body, about) } }, async ({ url }) => {
    await visit(
      async (visited) => {
        await allReady(visited.page);
        await see(visited);
      },
      { address: url, ...options },
    );
  });
}

const style = (element: Locator, name: string) =>
  element.evaluate((node, property) => getComputedStyle(node).getPropertyValue(property), name);
const light = "rgb(250, 248, 243)";
const dark = "rgb(20, 25, 26)";

test("an element is as light as the page where it stands, unless it is told otherwise", async () => {
  const body = `${channel()}${channel('theme="dark"')}${channel('theme="light"')}<div style="color-scheme: dark">${channel()}</div>`;
  await shown(
    body,
    async ({ page }) => {
      const all = await page.locator("sluice-live-channel").all();
      const papers = await Promise.all(all.map((element) => style(element, "background-color")));
      // The system is dark, the page does not care.
      assert.deepEqual(papers, [light, dark, light, dark]);
      await page.evaluate(() => document.documentElement.style.setProperty("color-scheme", "light dark"));
      assert.equal(await style(page.locator("sluice-live-channel").first(), "background-color"), dark);
    },
    { colorScheme: "dark" },
  );
});

test("font and colours are those of the page where it says so, and not by accident", async () => {
  const head = `<style>body { font-family: monospace; --accent: red; --paper: red } #own { --sluice-paper: #102030; --sluice-font: cursive }</style>`;
  await shown(
    channel() + channel('id="own"'),
    async ({ page }) => {
      const [plain, own] = [page.locator("sluice-live-channel").first(), page.locator("#own")];
      const text = (element: Locator) => element.locator("sluice-chart svg text").first();
      assert.equal(await style(plain, "background-color"), light);
      assert.equal(await style(text(plain), "font-family"), "monospace");
      assert.equal(await style(own, "background-color"), "rgb(16, 32, 48)");
      assert.equal(await style(text(own), "font-family"), "cursive");
    },
    { page: { head } },
  );
});

test("the picture and the table as texts, in the colours that are seen", async () => {
  await shown(`${channel()}${channel('theme="dark"')}`, async ({ page }) => {
    const files = await page.locator("sluice-live-channel").evaluateAll((all) =>
      Promise.all(
        all.map(async (element) => {
          const live = element as HTMLElement & { exportSVG(): Promise<string>; exportCSV(): Promise<string> };
          return { svg: await live.exportSVG(), csv: await live.exportCSV() };
        }),
      ),
    );
    assert.equal(files.length, 2);
    for (const [i, { svg, csv }] of files.entries()) {
      assert.match(svg, /^<svg .*<\/svg>\n$/s);
      assert.doesNotMatch(svg, /var\(|light-dark|color-mix/);
      assert.match(svg, i === 0 ? /<rect [^>]*fill="#faf8f3"/ : /<rect [^>]*fill="#14191a"/);
      assert.equal(csv.trim().split("\n").length, 3);
      assert.match(csv, /^Answer,/);
    }
    const refused = await page.evaluate(async () => {
      const seen = document.querySelector("sluice-live-channel");
      const element = seen?.cloneNode(true) as HTMLElement & { exportSVG(): Promise<string> };
      element.style.display = "none";
      element.setAttribute("loading", "eager");
      document.body.append(element);
      return element.exportSVG().then(
        () => "",
        (error: Error) => error.message,
      );
    });
    assert.match(refused, /no picture/);
  });
});

test("elements speak the language of the page, and another one when it changes", async () => {
  await shown(
    `${channel()}<sluice-live-privatise>${habits}</sluice-live-privatise>`,
    async ({ page }) => {
      await page.getByRole("button", { name: "Loot een antwoord met ruis" }).waitFor();
      await page
        .locator("sluice-live-channel")
        .getByText("Toon als tabel")
        .or(page.getByText("als tabel"))
        .first()
        .waitFor();
      await page.locator("sluice-live-channel").evaluate((element) => element.setAttribute("lang", "de-AT"));
      await page.getByRole("button", { name: "Verrauschte Antwort ziehen" }).waitFor();
      await page.locator("sluice-live-channel").evaluate((element) => element.setAttribute("lang", "en"));
      await page.getByRole("button", { name: "Get a noisy answer" }).waitFor();
    },
    { page: { lang: "nl" } },
  );
});

test("a page in a language that is not spoken has English, whatever its reader speaks elsewhere", async () => {
  const body = `<sluice-live-privatise>${habits}</sluice-live-privatise>`;
  const english = async ({ page }: Visit) => {
    await page.getByRole("button", { name: "Get a noisy answer" }).waitFor();
  };
  await shown(body, english, { page: { lang: "fr" }, locale: "nl-NL" });
});

/** Answers say nothing of the secret, so they are sent as they are. */
const apart = counts(["a", "b", "=c"], ["u", 10, 20, 30], ["v", 10, 20, 30]);

test("a report is drawn, its chance and what is believed after it are told, and the answer to nobody", async () => {
  await shown(
    `<sluice-live-privatise secret="s" data="x">${apart}</sluice-live-privatise>`,
    async ({ page, requests }) => {
      const before = requests.browser.length;
      const element = page.locator("sluice-live-privatise");
      await element.evaluate((node) => {
        globalThis.told = new Promise((resolve) => {
          document.addEventListener("sluice-result", (event) => resolve((event as CustomEvent).detail), { once: true });
        });
        node.shadowRoot?.querySelector("select")?.focus();
      });
      await element.getByLabel("The answer “x”").selectOption({ label: "=c" });
      await element.getByRole("button", { name: "Get a noisy answer" }).click();
      const detail = await page.evaluate(() => globalThis.told);
      assert.deepEqual(Object.keys(detail).sort(), ["after", "before", "epsilon", "guarantee", "protocol", "report"]);
      assert.equal(detail.report, "=c");
      assert.deepEqual(detail.before, [0.5, 0.5]);
      const status = element.locator("[part=result]");
      await status.getByText("Noisy answer: =c").waitFor();
      await status.getByText("100 of 100 people with this answer send this noisy answer.").waitFor();
      await element.locator("sluice-chart svg").waitFor();
      assert.doesNotMatch(await element.evaluate((node) => (node.cloneNode(false) as Element).outerHTML), /=c/);
      assert.equal(requests.browser.length, before + 1, "but for the script that draws");
      // Another answer begins anew.
      await element.getByLabel("The answer “x”").selectOption({ label: "a" });
      assert.equal(await element.getByText("Noisy answer: =c").count(), 0);
    },
  );
});

test("at level 0 every report of two is drawn, by keyboard, and counted", async () => {
  const body = `<sluice-live-privatise guarantee="data-ldp" protocol="grr" epsilon="0">${habits}</sluice-live-privatise>`;
  await shown(body, async ({ page }) => {
    const element = page.locator("sluice-live-privatise");
    await element.getByRole("button", { name: "Get a noisy answer" }).focus();
    for (let i = 0; i < 40; i += 1) await page.keyboard.press("Enter");
    // That one of them is never drawn has a chance of 2 to the -39.
    await element.getByText(/Noisy answers so far: (yes|no) \d+× and (yes|no) \d+×\./).waitFor();
    await element.getByText("50 of 100 people with this answer send this noisy answer.").waitFor();
  });
});

test("protocols that are told the secret ask for it, and marks are read as what they mark", async () => {
  const body = `<sluice-live-privatise secret="habit" guarantee="ldp" protocol="cr" sees-secret>${habits}</sluice-live-privatise>
    <sluice-live-privatise id="marks" guarantee="ldp" protocol="oue">${habits}</sluice-live-privatise>`;
  await shown(body, async ({ page }) => {
    const pair = page.locator("sluice-live-privatise").first();
    await pair.getByLabel("The hidden “habit”").selectOption({ label: "does not" });
    await pair.getByRole("button", { name: "Get a noisy answer" }).click();
    await pair.getByText(/of 100 people with this answer and this hidden value send this noisy answer\.$/).waitFor();
    const marks = page.locator("#marks");
    await marks.getByRole("button", { name: "Get a noisy answer" }).click();
    await marks.getByText(/^Noisy answer: (without any tick|(yes|no|yes and no))$/).waitFor();
  });
});

interface Manifest {
  modules: { declarations: { tagName: string; cssParts: { name: string }[] }[] }[];
}

test("the manifest names all parts that there are, and the events that are fired", async () => {
  const { modules } = JSON.parse(await readFile(join(built, "custom-elements.json"), "utf8")) as Manifest;
  const said = modules.map(({ declarations: [one] }) => ({
    tag: one?.tagName ?? "",
    parts: one?.cssParts.map(({ name }) => name).sort(),
  }));
  assert.equal(said.length, 14);
  const body = said.map(({ tag }) => `<${tag}>${habits}</${tag}>`).join("");
  await shown(body, async ({ page }) => {
    const there = await page.evaluate(
      async (tags) => {
        // Some have no slider unless a page wants one.
        for (const tag of tags) {
          const element = document.querySelector(tag) as HTMLElement & { updateComplete: Promise<unknown> };
          await Object.assign(element, { readonly: false }).updateComplete;
        }
        const partsOf = (tag: string) => {
          const parts = [...(document.querySelector(tag)?.shadowRoot?.querySelectorAll("[part]") ?? [])];
          return [...new Set(parts.map((element) => element.getAttribute("part") ?? ""))].sort();
        };
        return tags.map((tag) => ({ tag, parts: partsOf(tag) }));
      },
      said.map(({ tag }) => tag),
    );
    assert.deepEqual(there, said);
  });
});

test("states tell what an element is about", async () => {
  const bad = `<sluice-live-channel loading="eager"></sluice-live-channel>`;
  await withHost({ pages: { "/": documentOf(`${bad}${channel('id="good"')}`) } }, async ({ url }) => {
    await visit(
      async ({ page }) => {
        await page.locator("sluice-live-channel:state(error)").waitFor();
        await page.locator("#good:not(:state(loading)):not(:state(error))").waitFor();
        assert.equal(await page.locator("#good:state(error)").count(), 0);
      },
      { address: url },
    );
  });
});
