// SPDX-License-Identifier: GPL-3.0-or-later
/** jsPsych of both versions in a browser: by no way out does an answer get out; without the adapter by every one. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Page } from "playwright-core";
import { payloadIn } from "../../web/survey/receive.js";
import { useBrowser } from "./browser.js";
import type { Scenario } from "./jspsych-page.js";
import { bundled, type Leaks, person, RAW, type Version, withExperiment } from "./jspsych-person.js";
import { testFor } from "./looks.js";

useBrowser();
const versions: Version[] = ["jspsych-7", "jspsych"];
before(() => Promise.all(versions.map(bundled)));

const ALL: Scenario["trials"] = ["buttons", "several", "likert", "select", "choice", "public"];
const WAYS = ["seen", "console", "storage", "messages", "history", "requests"] as const;

type Row = Record<string, unknown>;
const rowsSent = ({ bodies }: Leaks): Row[] => JSON.parse(bodies("rows")[0] ?? "null");
const payloadSent = ({ bodies }: Leaks, at = 0): Row => JSON.parse(bodies("payload")[at] ?? "null");
const send = (page: Page): Promise<void> => page.evaluate(() => window.told.send());

for (const version of versions) {
  test(`${version}: rows hold reports and what is public, and no way out has an answer`, async () => {
    await withExperiment(version, { guard: true, trials: ALL }, async ({ page, leaks }) => {
      await person(page, ALL, { late: 1e7 });
      await send(page);
      const found = await leaks();
      for (const way of WAYS) {
        assert.ok(found[way].length > 0, way);
        assert.doesNotMatch(found[way].join("\n"), RAW, way);
      }
      const rows = rowsSent(found);
      const needed = ["trial_type", "trial_index", "response", "sluice"];
      const allowed = [...needed, "plugin_version", "internal_node_id", "extension_type", "extension_version"];
      for (const row of rows.slice(0, 4)) {
        for (const key of needed) assert.ok(key in row, key);
        assert.deepEqual(
          Object.keys(row).filter((key) => !allowed.includes(key)),
          [],
        );
      }
      const [smokes, several, likert, select, chosen, last] = rows.map(({ response }) => response);
      assert.match(smokes as string, /^[yn]{3}$/);
      assert.match((several as Row).Q0 as string, /^[yn]{3}$/);
      assert.deepEqual(Object.keys(several as Row).sort(), ["Q0", "town"]);
      assert.equal((several as Row).town, "Gouda");
      assert.match((likert as Row).pain as string, /^[yn]{3}$/);
      assert.match((select as Row).cups as string, /^[yn]{4}$/);
      assert.match(chosen as string, /^[yn]{3}$/);
      assert.equal(last, 0);
      // Nobody learns from the rows around how long a private answer took.
      for (const { time_elapsed = 0 } of rows) assert.ok((time_elapsed as number) < 1e7);
      const payload = payloadSent(found);
      assert.deepEqual(Object.keys(payload), ["smokes", "drinks", "pain", "cups", "then", "sluice"]);
      assert.equal(payload.smokes, smokes);
      assert.equal(payload.then, chosen);
      // Whoever takes the rows finds the same in them.
      const bytes = new TextEncoder().encode(JSON.stringify(rows));
      assert.deepEqual(await payloadIn("application/json", bytes), payload);
      // Nothing of it stands on the page any more.
      assert.doesNotMatch(found.page, RAW);
    });
  });

  testFor(version, versions)(
    `${version}, negative control: without the extension every way out has the answers, and the clock tells`,
    async () => {
      await withExperiment(version, { guard: false, trials: ALL }, async ({ page, leaks }) => {
        await person(page, ALL, { late: 1e7, guard: false });
        await send(page);
        const found = await leaks();
        for (const way of WAYS) assert.match(found[way].join("\n"), RAW, way);
        const rows = rowsSent(found);
        assert.equal(rows[0]?.response, 1);
        assert.ok(
          "rt" in (rows[0] ?? {}) && "question_order" in (rows[1] ?? {}) && "response_index" in (rows[1] ?? {}),
        );
        assert.deepEqual(rows[2]?.response, { pain: 1 });
        assert.ok((rows.at(-1)?.time_elapsed as number) > 1e7);
      });
    },
  );

  testFor(version, versions)(`${version}: a survey within keeps the reports of its own adapter`, async () => {
    const trials: Scenario["trials"] = ["survey", "public"];
    await withExperiment(version, { guard: true, trials }, async ({ page, leaks }) => {
      await person(page, trials);
      await send(page);
      const found = await leaks();
      for (const way of WAYS) assert.doesNotMatch(found[way].join("\n"), RAW, way);
      const [row = {}] = rowsSent(found);
      const { habit, sluice } = row.response as Row;
      assert.match(habit as string, /^[yn]{3}$/);
      assert.equal((sluice as Row).version, 1);
      assert.ok(!("rt" in row) && !("time_elapsed" in row));
    });
    await withExperiment(version, { guard: false, trials }, async ({ page, leaks }) => {
      await person(page, trials, { guard: false });
      await send(page);
      const found = await leaks();
      for (const way of WAYS) assert.match(found[way].join("\n"), RAW, way);
    });
  });

  testFor(version, versions)(
    `${version}: a plug-in that goes around finishTrial is caught before any handler`,
    async () => {
      for (const guard of [true, false]) {
        await withExperiment(version, { guard, trials: ["own", "public"] }, async ({ page, leaks }) => {
          await person(page, ["own", "public"]);
          await send(page);
          const found = await leaks();
          for (const way of WAYS) assert.equal(RAW.test(found[way].join("\n")), !guard, way);
          const [row = {}] = rowsSent(found);
          assert.equal("rt" in row, !guard);
          if (guard) assert.match(row.response as string, /^[yn]{3}$/);
        });
      }
    },
  );

  testFor(version, versions)(
    `${version}: what cannot be protected ends the experiment, and nothing of it is kept`,
    async () => {
      await withExperiment(version, { guard: true, trials: ALL }, async ({ page, leaks }) => {
        await page.waitForSelector("[data-choice]");
        await page.evaluate(() => {
          window.dry = true;
        });
        await page.click('[data-choice="1"]');
        await page.waitForFunction(() => document.body.innerText.includes("Nothing was kept."));
        await send(page);
        const found = await leaks();
        for (const way of WAYS) assert.doesNotMatch(found[way].join("\n"), RAW, way);
        const [row = {}, ...more] = rowsSent(found);
        assert.deepEqual(more, []);
        assert.ok(!("response" in row) && !("sluice" in row) && !("rt" in row));
        assert.deepEqual(found.bodies("payload"), [""]);
      });
    },
  );

  testFor(version, versions)(`${version}: no question is shown before the protocols are there`, async () => {
    await withExperiment(version, { guard: true, waiting: true, trials: ["buttons"] }, async ({ page }) => {
      // Version 7 waits for the extension; 8 does not, and is stopped.
      if (version === "jspsych") {
        await page.waitForFunction(() => window.told.error !== "");
        assert.match(await page.evaluate(() => window.told.error), /protocols are not loaded/);
      } else await page.waitForSelector("#jspsych-content", { state: "attached" });
      assert.equal(await page.locator("[data-choice]").count(), 0);
    });
  });

  testFor(version, versions)(
    `${version}: sent again, and after a reload, it is the same, whatever is answered then`,
    async () => {
      const trials: Scenario["trials"] = ["buttons", "choice"];
      await withExperiment(version, { guard: true, memory: true, trials }, async ({ page, leaks, again }) => {
        await person(page, trials);
        await page.route("**/payload", (route) => route.abort());
        await send(page).catch(() => undefined);
        await page.unroute("**/payload");
        await send(page);
        await again();
        await person(page, trials, { choice: 2 });
        await send(page);
        const found = await leaks();
        const [first, second] = [payloadSent(found, 0), payloadSent(found, 1)];
        assert.equal(found.bodies("payload").length, 2);
        assert.match(first.smokes as string, /^[yn]{3}$/);
        assert.deepEqual(second, first);
        for (const way of WAYS) assert.doesNotMatch(found[way].join("\n"), RAW, way);
      });
    },
  );

  testFor(version, versions)(
    `${version}: left in the middle it has sent nothing, and whoever comes back sends the same`,
    async () => {
      const trials: Scenario["trials"] = ["buttons", "choice"];
      await withExperiment(version, { guard: true, memory: true, trials }, async ({ page, leaks, again }) => {
        await page.click('[data-choice="1"]');
        await page.waitForSelector(".sluice-choice");
        const before = await leaks();
        const [, report] = /"response":"([yn]{3})"/.exec(before.seen.join()) ?? [];
        assert.ok(report, "the row is there");
        assert.deepEqual([...before.bodies("rows"), ...before.bodies("payload")], []);
        await page.goto("about:blank");
        await again();
        await person(page, trials, { choice: 2 });
        await send(page);
        const after = await leaks();
        assert.equal(payloadSent(after).smokes, report);
        for (const found of [before, after])
          for (const way of WAYS) assert.doesNotMatch(found[way].join("\n"), RAW, way);
      });
    },
  );
}
