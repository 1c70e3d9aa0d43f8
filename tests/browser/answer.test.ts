// SPDX-License-Identifier: GPL-3.0-or-later
/** The page for whoever has got a protocol: opened, checked, one answer, a file. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { realEngine } from "../api/real-engine.js";
import {
  chooseAnswer,
  csv,
  designed,
  keptOffline,
  leavingIsAsked,
  openWith,
  protocolMade,
  save,
  setLevel,
  unfoldAnswerDetails,
} from "./actions.js";
import { overflow, violations } from "./axe.js";
import { together, useBrowser, visit } from "./browser.js";
import { looks } from "./looks.js";

useBrowser();

const USE = { path: "answer.html#sample" };
const golden = (name: string) => readFileSync(`tests/vectors/protocols/${name}.json`, "utf8");
const json = (name: string, text: string) => ({ name, mimeType: "application/json", buffer: Buffer.from(text) });

async function openProtocol(page: Page, name: string, text: string): Promise<void> {
  await page.locator("sluice-protocol-opener input[type=file]").setInputFiles(json(name, text));
}

/** With all that is folded behind the question. */
async function shown(page: Page): Promise<void> {
  await unfoldAnswerDetails(page);
  // A person who comes from another page of the site has that one's, too.
  await page.locator("sluice-answer-page sluice-channel [role=grid]").waitFor();
}

for (const [colorScheme, width] of looks) {
  test(`no rule is broken and nothing runs over: ${colorScheme}, ${width} px`, async () => {
    await visit(
      async ({ page, complaints }) => {
        await shown(page);
        await chooseAnswer(page, "doctorate");
        await page.getByRole("button", { name: "Get my noisy answer" }).click();
        await page.locator("sluice-answer .report").waitFor();
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
      },
      { ...USE, colorScheme, viewport: { width, height: 900 }, reducedMotion: "reduce" },
    );
  });
}

test("of a question nothing is said of how many people have or send something, before a report is drawn and after", async () => {
  const { SLUICE_PICTURES: folder } = process.env;
  const engine = await realEngine();
  const made = (protocol: string) =>
    writeProtocol(
      toProtocolFile(
        engine.design({
          table: questionTable("smokes", ["never", "now and then", "every day"]),
          notion: "data-ldp",
          epsilon: 1,
          protocol,
        }),
      ),
    );
  for (const protocol of ["grr", "oue"]) {
    await visit(
      async ({ page, complaints }) => {
        await shown(page);
        await openProtocol(page, "smoking.json", made(protocol));
        await page
          .locator("sluice-sentence")
          .getByText(/Say someone thinks that 10 of 100/)
          .waitFor();
        await page
          .locator("sluice-label")
          .getByText(/±\s3\.1 percentage points/)
          .waitFor();
        await chooseAnswer(page, "never");
        await page.getByRole("button", { name: "Get my noisy answer" }).click();
        await page.locator("sluice-answer .report").waitFor();
        const parts = [
          "sentence p",
          "channel p",
          "channel li",
          "label dd",
          "may-send p",
          "may-send td",
          "drawn p",
          "conclusions li",
        ];
        const texts = parts.map((part) => page.locator(`sluice-${part}`).allInnerTexts());
        const said = (await Promise.all(texts)).flat().join("\n");
        assert.doesNotMatch(said, /\b33\b|in all|people who send|of all people|send this noisy answer|guessed right/);
        assert.equal(await page.locator("sluice-beliefs select").count(), 0);
        if (protocol === "grr") assert.match(said, /58 of 100 answers as they are/);
        assert.match(await page.locator("sluice-conclusions ul").innerText(), /Say someone thinks that/);
        assert.deepEqual(await violations(page), []);
        assert.equal(await overflow(page), 0);
        assert.deepEqual(complaints, []);
        if (folder) await page.screenshot({ path: `${folder}/question-${protocol}.png`, fullPage: true });
      },
      { ...USE, reducedMotion: "reduce" },
    );
  }
});

test("one answer has one report: it stays, is copied and saved, and another one has to be asked for", async () => {
  await visit(
    async ({ page, requests }) => {
      await shown(page);
      await keptOffline(page);
      const loaded = requests.server.length;
      await chooseAnswer(page, "doctorate");
      assert.ok(!(await leavingIsAsked(page)));
      await page.getByRole("button", { name: "Get my noisy answer" }).click();
      const report = (await page.locator("sluice-answer .report").innerText()).replace("Send this: ", "");
      await page.getByRole("button", { name: "Back to the question" }).click();
      assert.ok(await page.getByRole("radio", { name: "doctorate" }).isDisabled());
      await page.getByRole("button", { name: "Show my noisy answer" }).click();
      assert.equal(await page.locator("sluice-answer .report").innerText(), `Send this: ${report}`);
      assert.ok(!(await leavingIsAsked(page)), "it is kept");
      await page.getByLabel("Remember my noisy answer on this device, where others can see it").uncheck();
      assert.ok(await leavingIsAsked(page), "a noisy answer that nobody has would be lost, and another one drawn");
      await page.getByRole("button", { name: "Copy", exact: true }).click();
      await page.getByText("Copied.").waitFor();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      assert.match(copied, /^.+\nSL(?:-[0-9A-Z]+){4}$/);
      assert.equal(copied.split("\n")[0], report);
      assert.ok(!(await leavingIsAsked(page)));
      await page.getByText("More about your noisy answer").click();
      await page.getByText(`Your message ends with a sorting code: ${copied.split("\n")[1]}.`).waitFor();
      const { name, text } = await save(page, "Save as a file");
      assert.equal(name, "noisy-answer.csv");
      assert.equal(text, `education\n${report}\n`);
      await page.getByRole("button", { name: "Begin again, or let someone else answer" }).click();
      await page.getByRole("button", { name: "Keep the noisy answer" }).click();
      assert.ok((await page.locator("sluice-answer .report").innerText()).includes(report));
      await page.getByRole("button", { name: "Begin again, or let someone else answer" }).click();
      await page.getByRole("button", { name: "Begin again", exact: true }).click();
      assert.ok(await page.getByRole("radio", { name: "doctorate" }).isEnabled());
      assert.equal(requests.server.length, loaded, "nothing is sent, and nothing is fetched");
      const stored = await page.evaluate(() => [
        localStorage.length,
        sessionStorage.length,
        location.search,
        location.hash,
      ]);
      assert.deepEqual(stored, [0, 0, "", "#sample"]);
    },
    { ...USE, permissions: ["clipboard-read", "clipboard-write"] },
  );
});

together("protocols that are opened one after the other", USE, {
  "what a promise comes to where the table is a sample stands beside its sentence": async ({ page }) => {
    await shown(page);
    await page
      .locator("sluice-sentence .sample", {
        hasText: /Are these 1,500 people only a sample\?.* factor of [\d.]+\. The limit here is 1\.65/,
      })
      .waitFor();
    assert.equal(await page.locator("sluice-sentence .sample button").count(), 0, "the promise is another one's");
  },

  "people are counted where a table has counted them, and not where a question was made before anybody answered":
    async ({ page }) => {
      const design = {
        table: questionTable("smokes", ["never", "daily"]),
        notion: "data-ldp",
        epsilon: 1,
        protocol: "grr",
      };
      const made = toProtocolFile((await realEngine()).design(design));
      await shown(page);
      const about = page.locator("sluice-protocol-opener .numbers");
      await openProtocol(page, "grr.json", golden("ldp-grr"));
      await about.getByText(/come from a table of \d+ people/).waitFor();
      await openProtocol(page, "smoking.json", writeProtocol(made));
      await about.getByText("It is about “smokes”. Your answer itself is protected.").waitFor();
      assert.doesNotMatch(await about.innerText(), /people/);
    },

  "a protocol is opened and checked, and its odds are those of its weights": async ({ page }) => {
    await shown(page);
    const text = golden("ldp-grr");
    const { data, channel, secret } = readProtocol(text);
    await openProtocol(page, "grr.json", text);
    await page.getByText("grr.json", { exact: true }).waitFor();
    await page.locator("sluice-verdict .holds").waitFor();
    // Nobody has asked for it again, until somebody does.
    assert.match(
      await page.locator("sluice-verdict .holds").innerText(),
      /^Two separate programs checked the limit in exact/,
    );
    await page.getByRole("button", { name: "Check it again, here" }).click();
    await page
      .locator("sluice-verdict .holds", { hasText: /^Two separate programs checked the limit again/ })
      .waitFor();
    const [first = ""] = data.categories;
    await chooseAnswer(page, first);
    await page.locator("sluice-may-send tbody tr").first().waitFor();
    const rows = await page.locator("sluice-may-send tbody tr").all();
    const weights = channel.weights?.[0] ?? [];
    assert.equal(rows.length, weights.filter((weight) => weight !== "0").length);
    const found = await Promise.all(
      rows.map(async (row) => [await row.locator("th").innerText(), await row.locator(".odds").innerText()]),
    );
    for (const [report = "", odds] of found) {
      // In the file it is called as tables have it, here as a person does who has no answer.
      const name = report === "no answer" ? "(empty)" : report;
      const chance = Number(weights[channel.reports.indexOf(name)]) / 2 ** 62;
      assert.equal(odds, (100 * chance).toFixed(0), report);
    }
    assert.ok((await page.locator("sluice-may-send thead").innerText()).includes(secret.categories[0] ?? ""));
  },

  "an answer that is sent as it is is said to be, with what of the secret is kept back": async ({ page }) => {
    await shown(page);
    const says = page.locator("sluice-may-send [role=status]");
    const text = golden("lip-optimal");
    const { data, channel } = readProtocol(text);
    await openProtocol(page, "lip.json", text);
    await page.getByText("lip.json", { exact: true }).waitFor();
    const columns = (channel.reports ?? []).map((_, y) => (channel.weights ?? []).map((row) => row[y] !== "0"));
    for (const x of data.categories.keys()) {
      await page.locator("sluice-answer").getByRole("radio").nth(x).check();
      const told = await says.innerText();
      const alone = columns.some((senders) => senders[x] && senders.filter(Boolean).length === 1);
      assert.equal(
        /Only people with your answer|only people with your answer|always sent as it is: the person who asked/.test(
          told,
        ),
        alone,
        told,
      );
      assert.match(told, /The settings hide “.*”\. Take the noisy answer that says most about it\. .* of 100/);
      if (alone) assert.doesNotMatch(told, /stays in this window/);
    }
    await openProtocol(page, "data.json", golden("data-ldp"));
    await page.getByText("data.json", { exact: true }).waitFor();
    await page.locator("sluice-answer").getByRole("radio").first().check();
    assert.match(
      await says.innerText(),
      /^These settings protect the answer itself\. No noisy answer is more than [\d.]+ times/,
    );
    assert.doesNotMatch(await says.innerText(), /The settings hide/);
  },

  "a protocol that sees the secret asks for it too; of sets of marks the list is drawn": async ({ page }) => {
    await shown(page);
    await openProtocol(page, "told.json", golden("profile-told"));
    await page.getByText("told.json", { exact: true }).waitFor();
    assert.equal(await page.locator("sluice-answer fieldset").count(), 2);
    await openProtocol(page, "marks.json", golden("lip-marks"));
    await page.getByText("marks.json", { exact: true }).waitFor();
    const { data } = readProtocol(golden("lip-marks"));
    await chooseAnswer(page, data.categories[0] ?? "");
    await page.getByRole("button", { name: "Get my noisy answer" }).click();
    const report = await page.locator("sluice-answer .report").innerText();
    assert.match(report, new RegExp(`^Send this: [yn]{${data.categories.length}} \\(`));
  },

  "a file is privatised with a protocol that came along": async ({ page }) => {
    await shown(page);
    const text = golden("ldp-grr");
    const { data, channel } = readProtocol(text);
    await openProtocol(page, "grr.json", text);
    await page.getByText("grr.json", { exact: true }).waitFor();
    const rows = Array.from({ length: 60 }, (_, i) => `"${data.categories[i % data.categories.length]}"`);
    await page
      .locator("sluice-privatise input[type=file]")
      .setInputFiles(csv("mine.csv", `${data.name}\n${rows.join("\n")}\n`));
    await page.getByRole("button", { name: "Protect mine.csv" }).click();
    await page.getByRole("heading", { name: /^Done: 60 rows/ }).waitFor();
    const { text: out } = await save(page, "Save the file");
    const reports = out.trimEnd().split("\n").slice(1);
    assert.equal(reports.length, 60);
    for (const report of reports) assert.ok(channel.reports.includes(report));
    const named = text.replace("{", `{\n  "$schema": "urn:sluice:protocol:1",`);
    assert.equal(
      (await save(page, "Save the settings file")).text,
      named,
      "the very file that came, with the name of its schema",
    );
  },

  "a protocol that is damaged, or does not keep its promise, is not used": async ({ page }) => {
    await shown(page);
    const text = golden("ldp-grr");
    const wrong = async (name: string, content: string, message: RegExp) => {
      await openProtocol(page, name, content);
      const alert = page.locator("#protocol sluice-error [role=alert]", { hasText: message });
      await alert.waitFor();
      assert.equal(await page.locator("sluice-answer").count(), 0);
      assert.equal(await page.locator("sluice-channel").count(), 0);
    };
    await wrong("cut.json", text.slice(0, 500), /JSON|protocol/i);
    await wrong("other.json", '{"a": 1}', /sluice-protocol/);
    const epsilon = /"epsilon": [\d.]+/.exec(text)?.[0] ?? "";
    await wrong("level.json", text.replace(epsilon, '"epsilon": 0.01'), /do not give the protection that they claim/);
    await openProtocol(page, "good.json", text);
    await shown(page);
  },
});

test("what cannot be estimated is said before a file is made, and where it can it is not", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    const says = page.locator("sluice-privatise");
    await says.getByText("an analyst can correct for the noise.").waitFor();
    assert.equal(await page.locator("sluice-estimable p").count(), 0);
    await setLevel(page, "0");
    await page.locator("sluice-estimable p", { hasText: "they do not show how common any single answer" }).waitFor();
    await says.getByText("they do not show how common an answer is").waitFor();
    assert.equal(await says.getByText("an analyst can correct for the noise.").count(), 0);
    await page.locator("sluice-estimable").getByRole("button", { name: "Use randomised response" }).click();
    // At level 0 no protocol helps, at any other one this does.
    await setLevel(page, "0.3");
    await page.locator("sluice-estimable p").waitFor({ state: "detached" });
    await says.getByText("an analyst can correct for the noise.").waitFor();
  });
});

test("a report is remembered unless somebody lets go of it: it is there again after a reload and in a second tab", async () => {
  await visit(async ({ page }) => {
    await shown(page);
    const draw = async () => {
      await chooseAnswer(page, "doctorate");
      await page.getByRole("button", { name: "Get my noisy answer" }).click();
      return page.locator("sluice-answer .report").innerText();
    };
    await draw();
    const box = page.getByLabel("Remember my noisy answer on this device, where others can see it");
    await box.uncheck();
    await page.getByText("until you leave or reload this page").waitFor();
    assert.equal(await page.evaluate(() => localStorage.length), 0);
    await page.reload();
    await shown(page);
    assert.equal(await page.locator("sluice-answer .report").count(), 0);
    const second = await page.context().newPage();
    await second.goto(page.url());
    await shown(second);
    const report = await draw();
    await page.getByText("This one is remembered on this device").waitFor();
    assert.ok(await box.isChecked());
    // Opened before anything was drawn.
    await chooseAnswer(second, "doctorate");
    await second.getByRole("button", { name: "Get my noisy answer" }).click();
    assert.equal(await second.locator("sluice-answer .report").innerText(), report);
    await second.close();
    const kept = await page.evaluate(() => ({ ...localStorage }));
    assert.deepEqual(Object.keys(kept), ["sluice-answers"]);
    const [[stored, receipt] = []] = Object.values(JSON.parse(kept["sluice-answers"] ?? "")).flatMap((of) =>
      Object.values(of as Record<string, [string, string]>),
    );
    assert.equal(stored, report.replace("Send this: ", ""));
    assert.match(receipt ?? "", /^[0-9A-Z]{6}$/);
    await page.reload();
    await shown(page);
    assert.equal(await page.locator("sluice-answer .report").innerText(), report);
    await page.getByText("This device has remembered this noisy answer. Is it not yours?").waitFor();
    await page.getByRole("button", { name: "Back to the question" }).click();
    assert.ok(await page.getByRole("radio", { name: "doctorate" }).isDisabled());
    await openProtocol(page, "grr.json", golden("ldp-grr"));
    await page.getByText("grr.json", { exact: true }).waitFor();
    await page.getByText("1 noisy answer to another question is remembered on this device.").waitFor();
    assert.equal(await page.locator("sluice-answer .report").count(), 0);
    await page.getByRole("button", { name: "Try a sample" }).click();
    await page.locator("sluice-answer .report").waitFor();
    await box.uncheck();
    assert.equal(await page.evaluate(() => localStorage.length), 0);
    await page.getByText("until you leave or reload this page").waitFor();
    await box.check();
    await page.getByText("More about your noisy answer", { exact: true }).click();
    await page.getByRole("button", { name: "Begin again, or let someone else answer" }).click();
    await page.getByRole("button", { name: "Begin again", exact: true }).click();
    assert.ok(await page.getByRole("radio", { name: "doctorate" }).isEnabled());
    assert.equal(await page.evaluate(() => localStorage.length), 0);
  }, USE);
});

test("cells that were merged are choices too, and who has no answer finds that", async () => {
  await visit(async ({ page }) => {
    await designed(page);
    const rows = Array.from(
      { length: 400 },
      (_, i) => `${i % 3 ? "well" : "ill"},${["north", "south", "?", ""][(i * 7) % 4]}`,
    );
    const few = ["ill,islands", "well,islands", "well,abroad", "ill,abroad", "well,abroad"];
    await openWith(page, csv("people.csv", `health,region\n${[...rows, ...few].join("\n")}\n`), "health", "region");
    await page.locator("sluice-rules summary").click();
    const missing = page.getByLabel("Count as missing, beside empty cells");
    await missing.fill("?");
    await missing.press("Enter");
    await page.getByLabel("Merge categories of fewer than").fill("5");
    await page.getByLabel("Merge categories of fewer than").press("Enter");
    const protocol = await protocolMade(page);
    await page.locator("sluice-site nav a[href*=answer]").click();
    await openProtocol(page, "merged.json", writeProtocol(protocol));
    await chooseAnswer(page, "islands");
    await page.getByText("“other” stands for abroad and islands as well").waitFor();
    assert.ok(await page.getByRole("radio", { name: "islands" }).isChecked());
    await chooseAnswer(page, "no answer");
    await page.getByText("“no answer” stands for ? as well").waitFor();
    await page.getByRole("button", { name: "Get my noisy answer" }).click();
    await page.locator("sluice-answer .report").waitFor();
    assert.deepEqual(await violations(page), []);
  });
});

test("opening the protocol again draws no other report, and another protocol shows none of it", async () => {
  await visit(async ({ page }) => {
    await shown(page);
    const text = golden("ldp-grr");
    await openProtocol(page, "grr.json", text);
    await page.getByText("grr.json", { exact: true }).waitFor();
    await page.locator("sluice-answer").getByRole("radio").first().check();
    await page.getByRole("button", { name: "Get my noisy answer" }).click();
    const report = await page.locator("sluice-answer .report").innerText();
    await openProtocol(page, "again.json", text);
    await page.getByText("again.json", { exact: true }).waitFor();
    assert.equal(await page.locator("sluice-answer .report").innerText(), report);
    await openProtocol(page, "nothing.json", "{}");
    await page.locator("#protocol sluice-error [role=alert]").waitFor();
    await openProtocol(page, "other.json", golden("lip-optimal"));
    await page.getByText("other.json", { exact: true }).waitFor();
    assert.equal(await page.locator("sluice-answer .report").count(), 0);
    await openProtocol(page, "third.json", text);
    await page.getByText("third.json", { exact: true }).waitFor();
    assert.equal(await page.locator("sluice-answer .report").innerText(), report);
  }, USE);
});
