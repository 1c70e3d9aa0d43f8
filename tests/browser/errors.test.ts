// SPDX-License-Identifier: GPL-3.0-or-later
/** Each error is said at its step, with the place and the remedy, and leaves nothing half-done. */
import assert from "node:assert/strict";
import { appendFile, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import type { JSHandle, Page } from "playwright-core";
import { csv, designed, errorAt, open, openExample, openWith, pick, privatise, save, setRoles } from "./actions.js";
import { overflow, violations } from "./axe.js";
import { together, useBrowser, type Visit, visit } from "./browser.js";
import { widths } from "./looks.js";
import { survey } from "./survey.js";

useBrowser();

interface Case {
  name: string;
  contents: string | Buffer;
  says: RegExp;
  /** Columns to choose first, for what only shows when they are counted. */
  roles?: [string, string];
  weight?: string;
}

const many = Array.from({ length: 10_000 }, (_, i) => `s${i % 2},x${i}`).join("\n");

const cases: Case[] = [
  { name: "an empty file", contents: "", says: /empty/i },
  { name: "a file without header", contents: "1,2\n3,4\n5,6\n", says: /looks like a row/ },
  { name: "a ragged row", contents: 'a,b\n"one\nand a half",2\n3,4,5\n', says: /line 4/ },
  { name: "a header without rows", contents: "a,b\n", says: /no rows/ },
  { name: "a single column", contents: "a\nx\ny\n", says: /single column/ },
  {
    name: "a file with one column that has a name of its own",
    contents: "a,a,b\n1,2,3\n3,4,5\n",
    says: /“a” stands twice/,
  },
  {
    name: "a file that is not text",
    contents: Buffer.from([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13]),
    says: /text/,
  },
  { name: "a single category", contents: "s,x\na,1\na,2\n", says: /single/, roles: ["s", "x"] },
  { name: "10,000 categories", contents: `s,x\n${many}\n`, says: /1,000|1000/, roles: ["s", "x"] },
  { name: "a negative weight", contents: "s,x,w\na,u,1\nb,v,-2\n", says: /line 3/, roles: ["s", "x"], weight: "w" },
  {
    name: "a weight that is no number",
    contents: "s,x,w\na,u,1\na,v,2\nb,v,NaN\n",
    says: /line 4/,
    roles: ["s", "x"],
    weight: "w",
  },
];

const explained =
  ({ contents, says, roles, weight }: Case) =>
  async ({ page, complaints }: Visit) => {
    // The refusal from before has to go.
    const refused = page.locator("#data sluice-error [role=alert], #data sluice-reading-question [role=group]");
    if (await refused.count()) await openExample(page);
    await designed(page);
    await open(page, { name: "bad.csv", mimeType: "text/csv", buffer: Buffer.from(contents) });
    if (roles) {
      if (weight) await page.getByLabel(`Use of ${weight}`, { exact: true }).selectOption("weight");
      await setRoles(page, ...roles);
    }
    await refused.waitFor();
    const text = await refused.innerText();
    assert.match(text, says);
    assert.ok(text.trim().split("\n").length >= 2, `what happened and what to do: ${text}`);
    assert.equal(await page.locator("sluice-channel").count(), 0, "nothing of the earlier data is left");
    assert.equal(await page.getByRole("button", { name: /^Protect and save / }).count(), 0);
    assert.deepEqual(complaints, []);
  };

together(
  "a file that cannot be used is explained at step 1",
  {},
  Object.fromEntries(cases.map((one) => [one.name, explained(one)])),
);

test("a page whose engine did not arrive says so", async () => {
  await visit(
    async ({ page }) => {
      assert.match(await errorAt(page, "data"), /did not arrive/);
      await open(page, csv("survey.csv", survey().text));
      assert.match(await errorAt(page, "data"), /did not arrive/);
    },
    { blocked: /engine-/ },
  );
});

test("columns that share a name are out of reach, the others are not", async () => {
  await visit(async ({ page }) => {
    await open(page, csv("twice.csv", "a,a,b,c\n1,2,3,u\n3,4,5,v\n5,6,3,v\n"));
    await page.getByText("Columns without a name of their own cannot be used: “a”").waitFor();
    assert.equal(await page.getByLabel("Use of a", { exact: true }).first().isDisabled(), true);
    await setRoles(page, "b", "c");
    await designed(page);
  });
});

/** A table without any regularity, and with so many categories that the best protocol takes long. */
function wide(): string {
  const rows: string[] = [];
  let state = 1;
  for (let s = 0; s < 40; ++s) {
    for (let x = 0; x < 120; ++x) {
      state = (state * 48271) % 2147483647;
      rows.push(`s${s},x${x},${1 + (state % 997)}`);
    }
  }
  return `secret,answer,weight\n${rows.join("\n")}\n`;
}

test("few people and blank lines are told, in few words and in any width", async () => {
  const rows = ["ill,yes", "ill,no", "well,no", "well,no", "", "well,yes", "ill,yes", "well,unsure", "", ""];
  for (const width of widths) {
    await visit(
      async ({ page, complaints }) => {
        await openWith(page, csv("few.csv", `s,x\n${rows.join("\n")}`), "s", "x");
        await page.locator("sluice-preview").getByText("The page skipped 2 blank lines.").waitFor();
        const caution = await page.locator("sluice-categories .caution").innerText();
        assert.match(caution, /^Only 7 people are counted\. A single person has “unsure” in “x”\. With so few/);
        // Before the button that saves, too.
        await page.locator("sluice-who .few", { hasText: "Only 7 people are counted. With so few" }).waitFor();
        assert.deepEqual(await violations(page, "sluice-categories"), []);
        assert.equal(await overflow(page), 0);
        await privatise(page);
        await page.locator("sluice-saved").getByText("The page skipped 2 blank lines.").waitFor();
        await open(page, csv("many.csv", survey().text));
        await setRoles(page, "illness", "district");
        await designed(page);
        assert.equal(await page.locator("sluice-categories .caution").count(), 0);
        assert.deepEqual(complaints, []);
      },
      { viewport: { width, height: 900 } },
    );
  }
});

test("a search that takes long can be cancelled, has a way out, and keeps the protocol that stood", async () => {
  await visit(async ({ page, complaints }) => {
    await open(page, csv("wide.csv", wide()));
    await page.getByLabel("Use of weight", { exact: true }).selectOption("weight");
    await setRoles(page, "secret", "answer");
    await page.locator("#level").getByRole("button", { name: "Cancel" }).click();
    assert.match(await errorAt(page, "level"), /You stopped the search/);
    await page.getByRole("button", { name: "Use randomised response" }).click();
    await designed(page);
    const simple = page.getByRole("radio", { name: /^Randomised response/ });
    assert.equal(await simple.isChecked(), true);
    assert.equal(await page.locator("#level sluice-error [role=alert]").count(), 0);

    await pick(page, /^Best for this table/);
    await page.locator("#methods").getByRole("button", { name: "Cancel" }).click();
    await designed(page);
    assert.equal(await simple.isChecked(), true);
    assert.deepEqual(complaints, []);
  });
});

test("a failed second run leaves the first file where it is", async () => {
  await visit(async ({ page }) => {
    await openWith(page, csv("survey.csv", survey().text), "illness", "district");
    await page.getByRole("button", { name: /^Protect and save / }).click();
    await page.getByRole("heading", { name: /^Saved/ }).waitFor();
    const later = csv("later.csv", "district\npark\nmoon\n");
    await page.locator("sluice-privatise input[type=file]").setInputFiles(later);
    await page.getByRole("button", { name: "Protect and save later.csv" }).click();
    assert.match(await errorAt(page, "privatise"), /moon/);
    assert.equal((await save(page, "Save the file again")).name, "survey-private.csv");
  });
});

test("a file that changes while it is in use is noticed", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sluice-"));
  try {
    const path = join(folder, "changing.csv");
    await writeFile(path, survey().text);
    await visit(async ({ page }) => {
      await openWith(page, path, "illness", "district");
      await appendFile(path, "14001,asthma,hill\n");
      await page.getByRole("button", { name: /^Protect and save / }).click();
      assert.match(await errorAt(page, "privatise"), /chang/i);
      assert.equal(await page.getByRole("heading", { name: /^Saved/ }).count(), 0);
    });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("a category that the protocol does not know stops a later file", async () => {
  await visit(async ({ page }) => {
    await openWith(page, csv("survey.csv", survey().text), "illness", "district");
    const later = csv("later.csv", "district\npark\nhill\nmoon\n");
    await page.locator("sluice-privatise input[type=file]").setInputFiles(later);
    await page.getByRole("button", { name: "Protect and save later.csv" }).click();
    const text = await errorAt(page, "privatise");
    assert.match(text, /moon/);
    assert.match(text, /line 4/);
    assert.equal(await page.getByRole("button", { name: "Save the file again" }).count(), 0);
  });
});

/**
 * Clicks Cancel when the first rows have been done, and says how many these were. It does so inside the page, as soon
 * as they are shown. From outside, or with the next picture, the click might come when the work is over.
 */
function cancelInTheMiddle(page: Page): Promise<JSHandle<{ rows: number }>> {
  return page.evaluateHandle(() => {
    const done = { rows: 0 };
    interface Shown extends HTMLElement {
      progress?: { rows: number };
      updated(): void;
    }
    const { prototype } = customElements.get("sluice-progress") as unknown as { prototype: Shown };
    prototype.updated = function () {
      const { rows = 0 } = this.progress ?? {};
      if (done.rows > 0 || rows === 0) return;
      done.rows = rows;
      this.shadowRoot?.querySelector("button")?.click();
    };
    return done;
  });
}

async function inTheMiddle(cancelled: JSHandle<{ rows: number }>): Promise<void> {
  const { rows } = await cancelled.jsonValue();
  assert.ok(rows > 0 && rows < 420_000, String(rows));
}

test("privatising is cancelled in the middle and can be started again", async () => {
  await visit(async ({ page }) => {
    await openWith(page, csv("long.csv", survey(30).text), "illness", "district");
    const cancelled = await cancelInTheMiddle(page);
    await page.getByRole("button", { name: /^Protect and save / }).click();
    assert.match(await errorAt(page, "privatise"), /cancelled/);
    await inTheMiddle(cancelled);
    assert.equal(await page.getByRole("button", { name: "Save the file again" }).count(), 0);
    await page.getByRole("button", { name: /^Protect and save / }).click();
    await page.locator("sluice-saved", { hasText: "420,000 rows protected." }).waitFor();
  });
});

test("reading is cancelled in the middle", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    const cancelled = await cancelInTheMiddle(page);
    await open(page, csv("long.csv", survey(30).text));
    assert.match(await errorAt(page, "data"), /cancelled/);
    await inTheMiddle(cancelled);
    assert.equal(await page.locator("sluice-preview table").count(), 0);
  });
});

test("a level out of range is refused and the earlier one stays", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    const level = page.getByLabel("Epsilon (ε)");
    const sentence = await page.locator("sluice-sentence .sentence").innerText();
    await level.fill("-1");
    await level.press("Enter");
    await page.getByRole("alert").filter({ hasText: "Epsilon is a number from 0" }).waitFor();
    assert.equal(await page.locator("sluice-sentence .sentence").innerText(), sentence);
  });
});

test("a slider moved quickly ends at the last level, and the page stays alive", async () => {
  await visit(async ({ page }) => {
    await openWith(page, csv("survey.csv", survey().text), "illness", "district");
    await page.evaluate(() => {
      let last = performance.now();
      const record = window as unknown as { longest: number };
      record.longest = 0;
      const frame = (now: number) => {
        record.longest = Math.max(record.longest, now - last);
        last = now;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
    });
    const slider = page.getByRole("slider");
    await slider.focus();
    await slider.press("Home");
    for (let step = 0; step < 40; ++step) await slider.press("ArrowRight", { delay: 0 });
    const level = await page.getByLabel("Epsilon (ε)").inputValue();
    await designed(page);
    await page.getByRole("button", { name: /^Protect and save / }).click();
    await page.getByRole("heading", { name: /^Saved/ }).waitFor();
    const valueText = await slider.getAttribute("aria-valuetext");
    assert.match(valueText ?? "", new RegExp(`^epsilon ${level}, keeps`));
    const longest = await page.evaluate(() => (window as unknown as { longest: number }).longest);
    assert.ok(longest < 1000, `the page stood still for ${longest} ms`);
  });
});
