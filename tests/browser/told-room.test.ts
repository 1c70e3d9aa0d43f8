// SPDX-License-Identifier: GPL-3.0-or-later
/** The words take as much room for every answer: otherwise anyone who sees the page's layout sees the answer. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { DesignRequest, JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { realEngine } from "../api/real-engine.js";
import { long } from "../long.js";
import { useBrowser, visit } from "./browser.js";
import { choose, defining, inForm, page as pageOf, question, ready, withSite } from "./form-page.js";

useBrowser();

const adapter = await defining();
const engine = await realEngine();
const design = (request: DesignRequest): ProtocolFile => toProtocolFile(engine.design(request));

/** Its optimal channel has zeros: answers differ in how many reports they have, and in which of these tell them. */
const table: JointTable = {
  secret: { name: "ill", categories: ["n", "y"] },
  data: { name: "smokes", categories: ["no", "now", "yes"] },
  weights: Float64Array.of(10, 20, 70, 40, 50, 10),
};
/** Each has room for all of them: the work grows with the square. */
const many = Array.from({ length: long ? 60 : 21 }, (_, i) => `answer ${"that is a long one ".repeat(i % 7)}${i}`);
const grr = { notion: "data-ldp", epsilon: 1, protocol: "grr" };
const protocols: Record<string, ProtocolFile> = {
  zeros: design({ table, notion: "lip", epsilon: 0.5, protocol: "optimal" }),
  marks: design({ table, notion: "lip", epsilon: 2, protocol: "oue" }),
  // The own answer is told, and what it is called is longer for one than for another.
  telling: design({ ...grr, table: questionTable("smokes", ["no", "now ".repeat(30).trim(), "yes"]), epsilon: 9 }),
  many: design({ ...grr, table: questionTable("smokes", many) }),
  aware: design({ table, notion: "lip", epsilon: 0.5, protocol: "cr", seesSecret: true }),
};

const LONG = "Never in my whole life have I touched a cigarette, nor any other product of tobacco, and I never will";
const labelled = table.data.categories.map((value, x) => `<option value="${value}">${x === 0 ? LONG : value}</option>`);

/** With trees that can be looked into, for the negative control. */
const opened = () => {
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    return attach.call(this, { ...init, mode: "open" });
  };
};

async function open(form: string, width: number, body: (page: Page) => Promise<void>): Promise<void> {
  const pages = { "/": pageOf(form, { more: '<p id="below">below</p>' }), "/adapter.js": adapter };
  await withSite(pages, async ({ url }) => {
    await visit(
      async ({ page }) => {
        await page.addInitScript(opened);
        await page.goto(url);
        await ready(page);
        await body(page);
      },
      { address: "about:blank", viewport: { width, height: 700 } },
    );
  });
}

/** The sizes of the element itself and of all that lies below it. */
const layout = (page: Page, tag: string): Promise<number[]> =>
  page.evaluate((tag) => {
    const { height, width } = (document.querySelector(tag) as Element).getBoundingClientRect();
    const { scrollHeight, scrollWidth } = document.documentElement;
    const below = document.querySelector("#below")?.getBoundingClientRect().top ?? 0;
    return [height, width, below, scrollHeight, scrollWidth];
  }, tag);

for (const width of long ? [320, 900] : [320]) {
  for (const [name, attributes, options] of [
    ["zeros", "told", ""],
    ["zeros", "told", labelled.join("")],
    ["zeros", 'told as="select"', labelled.join("")],
    ["marks", "told", labelled.join("")],
    ["telling", "told", ""],
  ] as const) {
    test(`an answer is not told by the room of its question: ${name}, ${attributes}${options && ", long labels"}, ${width} px`, async () => {
      const asked = question(protocols[name] as ProtocolFile, `label="Do you smoke?" ${attributes}`, options);
      await open(inForm(asked), width, async (page) => {
        const before = await layout(page, "sluice-answer");
        const look = async (x: number) => {
          if (attributes === "told") await choose(page, x);
          else {
            await page.evaluate(() => document.querySelector<HTMLElement>("sluice-answer")?.focus());
            await page.keyboard.press("ArrowDown");
          }
          await page
            .locator("sluice-answer [role=status]")
            .getByText(/Among 100 people/)
            .waitFor();
          return layout(page, "sluice-answer");
        };
        for (const x of [0, 1, 2]) assert.deepEqual(await look(x), before, `answer ${x}`);
      });
    });
  }

  test(`nor by that of a panel beside it, also of pairs, of many answers, and of one whose width comes from it: ${width} px`, async () => {
    const asked = question(protocols.zeros as ProtocolFile);
    for (const host of ["", "float: left; max-inline-size: 100%"]) {
      await open(`${inForm(asked)}<sluice-told style="${host}"></sluice-told>`, width, async (page) => {
        for (const [name, protocol] of Object.entries(protocols)) {
          const { data, secret, seesSecret } = protocol;
          const answers = seesSecret
            ? secret.categories.flatMap((s) => data.categories.map((x) => [s, x]))
            : data.categories;
          const seen = new Set<string>();
          for (const answer of [undefined, ...answers]) {
            await page.evaluate(
              ([protocol, answer]) => {
                const told = document.querySelector("sluice-told") as HTMLElement & { show(shown: object): void };
                told.show({ protocol, answer });
              },
              [protocol, answer] as const,
            );
            seen.add((await layout(page, "sluice-told")).join());
          }
          assert.equal(seen.size, 1, `${name}: ${[...seen].join(" | ")}`);
        }
      });
    }
  });
}

test("negative control: without the room for the others answers have other heights", async () => {
  await open(
    inForm(question(protocols.zeros as ProtocolFile, 'label="?" told', labelled.join(""))),
    320,
    async (page) => {
      const seen = new Set<number | undefined>();
      for (const x of [0, 1, 2]) {
        await choose(page, x);
        await page.evaluate(() =>
          document.querySelector("sluice-answer")?.shadowRoot?.querySelector(".behind")?.remove(),
        );
        seen.add((await layout(page, "sluice-answer"))[0]);
      }
      assert.ok(seen.size > 1);
    },
  );
});

test("of the answers that are only there for their room nothing is heard, seen or found", async () => {
  await open(inForm(question(protocols.zeros as ProtocolFile, 'label="?" told')), 900, async (page) => {
    await choose(page, 1);
    const heard = await page.locator("sluice-answer").ariaSnapshot();
    assert.match(heard, /Among 100 people who answer “now”/);
    assert.doesNotMatch(heard, /Choose an answer/);
    const visible = page.locator("sluice-answer").getByText(/^(Among 100 people who|Choose an answer)/);
    const shown = await visible.evaluateAll((all) =>
      all.filter((one) => one.checkVisibility({ visibilityProperty: true })).map((one) => one.textContent),
    );
    assert.deepEqual(shown, ["Among 100 people who answer “now”:"]);
  });
});
