// SPDX-License-Identifier: GPL-3.0-or-later
/** The examples of documents with elements: each does what it says, with what was built. */
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { overflow, violations } from "./axe.js";
import { useBrowser, visit } from "./browser.js";
import { allReady, built, documentOf, examples, withHost } from "./embedding.js";
import { looks } from "./looks.js";
import { rendered } from "./markdown.js";

useBrowser();

const folders = (name: string) => ({ "/sluice-live/": built, "/": join(examples, name) });

/** By how much the page has moved under its reader. */
async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const all: number[] = [];
    Object.assign(globalThis, { shifts: all });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) all.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
}

for (const [colorScheme, width] of looks) {
  test(`the plain page: no rule is broken, nothing runs over or moves: ${colorScheme}, ${width} px`, async () => {
    await withHost({ folders: folders("plain") }, async ({ url, asked }) => {
      await visit(
        async ({ page, complaints, requests }) => {
          await watchShifts(page);
          await page.goto(url);
          assert.equal(await allReady(page), 4);
          await page.locator("sluice-live-tradeoff sluice-chart path").first().waitFor();
          const shifts = await page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts);
          const moved = shifts.reduce((sum, shift) => sum + shift, 0);
          assert.ok(moved < 0.1, `moved by ${moved}`);
          await page.getByRole("button", { name: "Get a noisy answer" }).click();
          await page.locator("sluice-live-privatise sluice-chart svg").waitFor();
          assert.deepEqual(await violations(page), []);
          assert.equal(await overflow(page), 0);
          assert.deepEqual(complaints, []);
          assert.ok(requests.browser.every((address) => address.startsWith(url)));
          assert.ok(asked.length > 5);
        },
        { address: "about:blank", colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
      );
    });
  });
}

test("without scripts the plain page has its tables", async () => {
  await withHost({ folders: folders("plain") }, async ({ url }) => {
    await visit(
      async ({ page }) => {
        assert.equal(await page.getByRole("table").count(), 4);
        assert.ok(await page.getByRole("cell", { name: "290" }).first().isVisible());
      },
      { address: url, javaScriptEnabled: false },
    );
  });
});

test("the Markdown of VitePress: its tables are what elements compute from", async () => {
  const { default: config } = await import(join(examples, "vitepress", ".vitepress", "config.mjs"));
  assert.ok(config.vue.template.compilerOptions.isCustomElement("sluice-live-channel"));
  const [[tag, { type, src }]] = config.head;
  const markdown = await readFile(join(examples, "vitepress", "index.md"), "utf8");
  const page = `<!doctype html><html lang="en"><head><title>A page</title><link rel="icon" href="data:,">
    <${tag} type="${type}" src="${src}"></${tag}></head><body>${rendered(markdown)}</body></html>`;
  await withHost({ pages: { "/": page } }, async ({ url }) => {
    await visit(
      async ({ page, complaints }) => {
        assert.equal(await allReady(page), 2);
        await page.locator("sluice-live-channel").getByRole("rowheader", { name: "school" }).first().waitFor();
        assert.equal(await page.locator("sluice-live-privatise").getByRole("slider").count(), 0);
        await page.getByRole("button", { name: "Get a noisy answer" }).click();
        await page.locator("sluice-live-privatise sluice-chart svg").waitFor();
        assert.deepEqual(complaints, []);
      },
      { address: url },
    );
  });
});

test("a cell of Observable: rows in, a node with a value out, and files under other names", async () => {
  const cell = `<script type="module">
    import { live, workerAt } from "/sluice.js";
    workerAt("/renamed/worker.js");
    const people = [["low", "school", 3], ["low", "master", 1], ["high", "school", 1], ["high", "master", 3], ["high", "master", 2]]
      .map(([income, education, people]) => ({ income, education, people }));
    const node = live("channel", people, { secret: "income", data: "education", count: "people", guarantee: "ldp", epsilon: 1 });
    node.addEventListener("input", () => { window.values = [...(window.values ?? []), node.value]; });
    document.querySelector("main").append(node);
  </script>`;
  const pages = { "/": documentOf(cell) };
  const all = { "/renamed/": built, ...folders("observable/src") };
  await withHost({ pages, folders: all }, async ({ url, asked }) => {
    await visit(
      async ({ page, complaints }) => {
        await page.waitForFunction(() => "values" in globalThis);
        const element = page.locator("sluice-live-channel");
        const { weights, data } = await element.evaluate((node) => {
          const { table } = node as unknown as { table: { weights: Float64Array; data: { categories: string[] } } };
          return { weights: [...table.weights], data: table.data.categories };
        });
        assert.deepEqual(
          [weights, data],
          [
            [3, 1, 1, 5],
            ["school", "master"],
          ],
        );
        await element.getByRole("slider").press("Home");
        await page.waitForFunction(() => {
          const { values } = globalThis as unknown as { values: { guarantee: string; epsilon: number }[] };
          return values.at(-1)?.epsilon === 0 && values.at(-1)?.guarantee === "ldp";
        });
        assert.deepEqual(
          asked.filter((path) => path.endsWith("worker.js")),
          ["/renamed/worker.js"],
        );
        assert.deepEqual(complaints, []);
      },
      { address: url },
    );
  });
});

test("a widget of Jupyter: a model sets the element, the element sets the model, and it goes when it is told to", async () => {
  // As anywidget does it: the widget's own script comes from a blob.
  const notebook = `<div id="out"></div><script type="module">
    const text = await (await fetch("/widget.js")).text();
    const { default: widget } = await import(URL.createObjectURL(new Blob([text], { type: "text/javascript" })));
    const table = { secret: { name: "s", categories: ["u", "v"] }, data: { name: "x", categories: ["a", "b"] }, weights: [30, 10, 5, 40] };
    const values = { element: "privatise", table, guarantee: "lip", epsilon: 0.5, protocol: "optimal", readonly: false, report: "" };
    const listeners = new Map();
    const model = {
      saved: 0,
      get: (name) => values[name],
      set: (name, value) => { values[name] = value; },
      on: (event, listener) => listeners.set(event, listener),
      off: (event) => listeners.delete(event),
      save_changes: () => { model.saved += 1; },
    };
    const leave = await widget.render({ model, el: document.querySelector("#out") });
    Object.assign(window, { model, values, listeners, leave });
  </script>`;
  // As the folder that Python imports has it: nothing else is served.
  const pages = {
    "/": `<!doctype html><html lang="en"><head><title>A notebook</title><link rel="icon" href="data:,"></head><body>${notebook}</body></html>`,
  };
  await withHost({ pages, folders: { "/": join(built, "../jupyter/sluice_live") } }, async ({ url, asked }) => {
    await visit(
      async ({ page, complaints }) => {
        await page.getByRole("button", { name: "Get a noisy answer" }).click();
        await page.waitForFunction(
          () => (globalThis as unknown as { values: { report: string } }).values.report !== "",
        );
        await page.evaluate(() => {
          const { values, listeners } = globalThis as unknown as {
            values: { epsilon: number };
            listeners: Map<string, () => void>;
          };
          values.epsilon = 0;
          listeners.get("change:epsilon")?.();
        });
        await page.getByText("No noisy answer changes a reader’s belief in any hidden value.").waitFor();
        const state = await page.evaluate(() => {
          const { leave, listeners, model, values } = globalThis as unknown as {
            leave: () => void;
            listeners: Map<string, unknown>;
            model: { saved: number };
            values: Record<string, unknown>;
          };
          leave();
          return { saved: model.saved, epsilon: values.epsilon, listeners: listeners.size };
        });
        assert.ok(state.saved >= 2);
        assert.equal(state.epsilon, 0);
        assert.equal(state.listeners, 0);
        assert.equal(await page.locator("sluice-live-privatise").count(), 0);
        assert.deepEqual(asked, ["/", "/widget.js"]);
        assert.deepEqual(complaints, []);
      },
      { address: url },
    );
  });
});

test("the widget of Jupyter reads the properties that its Python has, and no others", async () => {
  const python = await readFile(join(built, "../jupyter/sluice_live/__init__.py"), "utf8");
  const script = await readFile("web/live/widget.ts", "utf8");
  const shared = [...python.matchAll(/^ {4}(\w+) = traitlets\..*\.tag\(sync=True\)/gm)].map(([, name]) => name).sort();
  const [, settings = ""] = /SETTINGS = (\[.*\])/.exec(script) ?? [];
  const used = [...JSON.parse(settings), "element", "report"].sort();
  assert.deepEqual(shared, used);
  assert.match(python, /_esm = .*"widget\.js"/);
});
