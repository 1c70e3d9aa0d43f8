// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The page for a person who answers, as they hear, see and use it: by rule, by keyboard, in three languages, in a
 * narrow window.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import type { JointTable } from "../../wasm/contract/types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { tableIn } from "../api/helpers.js";
import { realEngine } from "../api/real-engine.js";
import { overflow, violations } from "./axe.js";
import { useBrowser } from "./browser.js";
import { asked, inPage, protocol } from "./form-in-page.js";
import { choose, inForm, marksProtocol, type Opening, openRoots, question } from "./form-page.js";

useBrowser();

const file = JSON.stringify(protocol);
const told = `<sluice-told></sluice-told>`;

/** With trees that the rules can look into. */
const open = (
  form: string,
  body: (page: Page, complaints: string[]) => Promise<void>,
  more: Opening = {},
): Promise<void> =>
  inPage(form, ({ page, complaints }) => body(page, complaints), {
    prepare: (page) => page.addInitScript(openRoots),
    ...more,
  });

for (const colorScheme of ["light", "dark"] as const) {
  test(`no rule is broken before an answer, with it, and after: ${colorScheme}, 320 pixels`, async () => {
    const both = inForm(
      question(protocol, 'label="Do you smoke?" told when="read"') +
        question(protocol, 'as="select"')
          .replace("smokes", "again")
          .replace("<script", '<span slot="label">Do you still?</span><script'),
    );
    const small = { colorScheme, viewport: { width: 320, height: 700 } };
    await open(
      both,
      async (page) => {
        // Each look takes several seconds on a slow machine.
        assert.deepEqual(await violations(page), []);
        await choose(page, 1);
        await page.evaluate(() => new FormData(document.querySelector("form") as HTMLFormElement));
        await page
          .locator("sluice-answer")
          .first()
          .getByText(/^You send: |^You send, ticked/)
          .waitFor();
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
      },
      small,
    );
  });
}

test("by keyboard alone: an answer, its odds, what is sent; said politely, in the page's language", async () => {
  const words = {
    en: [/Among 100 people who answer “zqnever4711”/, /^You send[:,]/m],
    nl: [/Onder 100 mensen die “zqnever4711” antwoorden/, /^U verstuurt[:,]/m],
    de: [/Unter 100 Personen, die „zqnever4711“ antworten/, /^Sie senden[:,]/m],
  };
  for (const [lang, [odds, sent]] of Object.entries(words)) {
    await open(
      inForm(question(protocol, 'label="?" told')),
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
        // The report may mark it; that somebody answered it is said no more.
        assert.doesNotMatch(inside, odds as RegExp);
      },
      { lang },
    );
  }
});

test("who has not answered is told so by the browser, and where", async () => {
  await open(inForm(asked), async (page) => {
    await page.locator("#send").click();
    await page.locator("sluice-answer").getByRole("alert").getByText("Please choose an answer.").waitFor();
    assert.equal(await page.evaluate(() => document.activeElement?.localName), "sluice-answer");
    const [field, because] = await page.evaluate(() => {
      const root = document.querySelector("sluice-answer")?.shadowRoot;
      const marked = root?.querySelector("[aria-invalid=true]");
      const why = root?.getElementById(marked?.getAttribute("aria-describedby") ?? "");
      return [marked?.getAttribute("role"), why?.textContent];
    });
    assert.deepEqual([field, because], ["radiogroup", "Please choose an answer."]);
    await choose(page, 1);
    assert.equal(
      await page.evaluate(() => document.querySelector("sluice-answer")?.shadowRoot?.querySelector("[aria-invalid]")),
      null,
    );
  });
});

test("who may say nothing is told beforehand what is sent of that", async () => {
  const silent = await marksProtocol(["", "never", "daily"]);
  await open(inForm(question(silent, 'label="?" told')), async (page) => {
    await page
      .locator("sluice-answer")
      .getByRole("status")
      .getByText("Among 100 people who answer “no answer”")
      .waitFor();
  });
  // By the name that the page gives it, as an answer and as a report.
  const { design } = await realEngine();
  const table = questionTable("smokes", ["never", "daily", ""]);
  const named = toProtocolFile(design({ table, notion: "data-ldp", epsilon: 1, protocol: "grr" }));
  const options =
    '<option value="never">Never</option><option value="daily">Daily</option><option value="">Rather not say</option>';
  await open(inForm(question(named, 'label="?" told', options)), async (page) => {
    const said = await page.locator("sluice-answer").getByRole("status").innerText();
    assert.match(said, /who answer “Rather not say”:\s+about \d+ send “Rather not say”/);
  });
});

test("the panel stands beside any survey, shows what it is given as text, and cannot be read by others", async () => {
  await open(
    inForm(asked) + told,
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
    { prepare: async () => {} },
  );
});

/** The whole of 2^62, as the odds of one in a hundred are rounded. */
const WHOLE = 1n << 62n;

test("the panel prints each protocol's own odds for each answer, and which reports give the answer away", async () => {
  const engine = await realEngine();
  const table: JointTable = {
    secret: { name: "ill", categories: ["yes", "no"] },
    data: { name: "smokes", categories: ["never", "often", "daily"] },
    weights: Float64Array.of(5, 2, 1, 4, 3, 9),
  };
  const designed = [
    ["lip", 0.3],
    ["lip", 0.9],
    ["ldp", 1.2],
    ["data-ldp", 1],
    ["data-ldp", 9],
  ].map(([notion, epsilon]) =>
    toProtocolFile(engine.design({ table, notion: notion as string, epsilon: Number(epsilon), protocol: "optimal" })),
  );
  let telling = 0;
  let nearly = 0;
  await open(inForm(asked) + told, async (page) => {
    for (const each of designed) {
      const { reports, weights } = tableIn(each);
      const chances = weights.map((row) => row.map(BigInt));
      for (const [x, answer] of each.data.categories.entries()) {
        const [lines, texts] = await page.evaluate(
          ([text, answer]) => {
            const panel = document.querySelector("sluice-told") as HTMLElement & { show(shown: object): void };
            panel.show({ protocol: JSON.parse(text as string), answer });
            const status = panel.shadowRoot?.querySelector("[role=status]");
            const all = (selector: string) =>
              [...(status?.querySelectorAll(selector) ?? [])].map((one) => one.textContent ?? "");
            return [all("li"), all("p")] as const;
          },
          [JSON.stringify(each), answer],
        );
        let sum = 0;
        for (const line of lines) {
          const [, count, report] = /^(?:about (\d+) send|fewer than 1 sends|all send) “(.*)”$/.exec(line) ?? [];
          const weight = chances[x]?.[reports.indexOf(report ?? "")] ?? 0n;
          assert.ok(weight > 0n, line);
          if (line.startsWith("all")) assert.equal(weight, WHOLE);
          else if (line.startsWith("fewer")) assert.ok(weight * 100n < WHOLE, line);
          else assert.ok(Math.abs(Number(count) - (100 * Number(weight)) / 2 ** 62) < 1, `${line}: ${weight}`);
          sum += line.startsWith("all") ? 100 : Number(count ?? 0);
        }
        assert.equal(sum, 100, lines.join());
        assert.equal(lines.length, chances[x]?.filter((weight) => weight > 0n).length);
        // With any other answer at least so many times as rare: a thousand million is as good as certain, a thousand is told.
        const given = (times: bigint) =>
          reports.filter((_, y) => {
            const own = chances[x]?.[y] ?? 0n;
            return own > 0n && chances.every((row, z) => z === x || (row[y] as bigint) * times <= own);
          });
        const tells = given(1_000_000_000n);
        const likelier = given(1000n).filter((report) => !tells.includes(report));
        assert.deepEqual(
          texts
            .slice(1)
            .map((text) => text.replace(/ at least \d+ times/, " at least N times"))
            .sort(),
          [
            ...likelier.map(
              (report) => `“${report}” is at least N times as likely with “${answer}” as with any other answer.`,
            ),
            ...tells.map(
              (report) =>
                `People with other answers never send “${report}”, or hardly ever. It tells that the answer was “${answer}”.`,
            ),
          ].sort(),
        );
        telling += tells.length;
        nearly += likelier.length;
      }
    }
  });
  assert.ok(telling > 0 && nearly > 0, "there is one that tells, and one that nearly does");
});

test("what keeps a question from being asked is told to whoever makes the page, in the console; people that nothing is sent", async () => {
  const wrong = inForm(question(protocol).replace("<script", "<option value='none of these'>?</option><script"));
  const refused = "cannot be protected here, so nothing is sent";
  await open(
    wrong,
    async (page, complaints) => {
      await page.locator("sluice-answer").getByRole("alert").getByText(refused).waitFor();
      assert.equal(complaints.length, 1);
      assert.match(complaints[0] ?? "", /^<sluice-answer name="smokes">: .*“?none of these.*\. .+\.$/s);
    },
    { until: async () => {} },
  );
});
