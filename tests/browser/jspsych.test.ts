// SPDX-License-Identifier: GPL-3.0-or-later
/** jsPsych of both versions in a browser: by no way out does an answer get out; without the adapter by every one. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import { payloadIn } from "../../web/survey/receive.js";
import { useBrowser } from "./browser.js";
import { bundled, type Experiment, type Leaks, person, RAW, type Version, withExperiment } from "./jspsych-person.js";
import { testFor } from "./looks.js";

useBrowser();
const versions: Version[] = ["jspsych-7", "jspsych"];
before(() => Promise.all(versions.map(bundled)));

type Given = Parameters<typeof withExperiment>[1];
const ALL: Given = { guard: true, trials: ["buttons", "several", "likert", "select", "choice", "public"] };
const BARE: Given = { ...ALL, guard: false };
const WAITING: Given = { guard: true, waiting: true, trials: ["buttons"] };
const KEPT: Given = { guard: true, memory: true, trials: ["buttons", "choice"] };
const WAYS = ["seen", "console", "storage", "messages", "history", "requests"] as const;

type Row = Record<string, unknown>;
const rowsSent = ({ bodies }: Leaks): Row[] => JSON.parse(bodies("rows")[0] ?? "null");
const payloadSent = ({ bodies }: Leaks, at = 0): Row => JSON.parse(bodies("payload")[at] ?? "null");
/** The ways by which an answer has got out. */
const told = (found: Leaks): string[] => WAYS.filter((way) => RAW.test(found[way].join("\n")));

/** Sends what there is, and looks at all that has got out by then. */
async function sent({ page, leaks }: Experiment): Promise<Leaks> {
  await page.evaluate(() => window.told.send());
  return leaks();
}

/** One of several versions by turns, in the long run each. */
function inEach(name: string, given: Given, body: (experiment: Experiment, version: Version) => Promise<void>): void {
  for (const version of versions)
    testFor(version, versions)(`${version}: ${name}`, () =>
      withExperiment(version, given, (one) => body(one, version)),
    );
}

for (const version of versions) {
  test(`${version}: rows hold reports and what is public, and no way out has an answer`, async () => {
    await withExperiment(version, ALL, async (experiment) => {
      await person(experiment.page, ALL.trials, { late: 1e7 });
      const found = await sent(experiment);
      for (const way of WAYS) assert.ok(found[way].length > 0, way);
      assert.deepEqual(told(found), []);
      const rows = rowsSent(found);
      const needed = ["trial_type", "trial_index", "response", "sluice"];
      const allowed = [...needed, "plugin_version", "internal_node_id", "extension_type", "extension_version"];
      for (const row of rows.slice(0, 4)) {
        for (const key of needed) assert.ok(key in row, key);
        const more = Object.keys(row).filter((key) => !allowed.includes(key));
        assert.deepEqual(more, []);
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
      // A server that takes the rows finds the same in them.
      const bytes = new TextEncoder().encode(JSON.stringify(rows));
      assert.deepEqual(await payloadIn("application/json", bytes), payload);
      // Nothing of it stands on the page any more.
      assert.doesNotMatch(found.page, RAW);
    });
  });
}

inEach("negative control: without the extension all get out, and the clock tells", BARE, async (experiment) => {
  await person(experiment.page, BARE.trials, { late: 1e7, guard: false });
  const found = await sent(experiment);
  assert.deepEqual(told(found), WAYS);
  const [first = {}, second = {}, third, ...more] = rowsSent(found);
  assert.equal(first.response, 1);
  assert.ok("rt" in first && "question_order" in second && "response_index" in second);
  assert.deepEqual(third?.response, { pain: 1 });
  assert.ok((more.at(-1)?.time_elapsed as number) > 1e7);
});

for (const guard of [true, false]) {
  const caught = guard ? "keeps reports alone" : "has the answers without the extension";
  const SURVEY: Given = { guard, trials: ["survey", "public"] };
  inEach(`the row of a survey ${caught}`, SURVEY, async (experiment) => {
    await person(experiment.page, SURVEY.trials, { guard });
    const found = await sent(experiment);
    assert.deepEqual(told(found), guard ? [] : WAYS);
    if (!guard) return;
    const [row = {}] = rowsSent(found);
    const { habit, sluice } = row.response as Row;
    assert.match(habit as string, /^[yn]{3}$/);
    assert.equal((sluice as Row).version, 1);
    assert.ok(!("rt" in row) && !("time_elapsed" in row));
  });

  const OWN: Given = { guard, trials: ["own", "public"] };
  inEach(`the row of a plug-in that goes around finishTrial ${caught}`, OWN, async (experiment) => {
    await person(experiment.page, OWN.trials);
    const found = await sent(experiment);
    assert.deepEqual(told(found), guard ? [] : WAYS);
    const [row = {}] = rowsSent(found);
    assert.equal("rt" in row, !guard);
    if (guard) assert.match(row.response as string, /^[yn]{3}$/);
  });
}

inEach("what cannot be protected ends the experiment, and nothing of it is kept", ALL, async (experiment) => {
  const { page } = experiment;
  await page.waitForSelector("[data-choice]");
  await page.evaluate(() => {
    window.dry = true;
  });
  await page.click('[data-choice="1"]');
  await page.waitForFunction(() => document.body.innerText.includes("Nothing was kept."));
  const found = await sent(experiment);
  assert.deepEqual(told(found), []);
  const [row = {}, ...more] = rowsSent(found);
  assert.deepEqual(more, []);
  assert.ok(!("response" in row) && !("sluice" in row) && !("rt" in row));
  assert.deepEqual(found.bodies("payload"), [""]);
});

inEach("no question is shown before the protocols are there", WAITING, async ({ page }, version) => {
  // Version 7 waits for the extension; 8 does not, and is stopped.
  if (version === "jspsych") {
    await page.waitForFunction(() => window.told.error !== "");
    assert.match(await page.evaluate(() => window.told.error), /protocols are not loaded/);
  } else await page.waitForSelector("#jspsych-content", { state: "attached" });
  assert.equal(await page.locator("[data-choice]").count(), 0);
});

inEach("sent again, and after a reload, it is the same, whatever is answered", KEPT, async (experiment) => {
  const { page, again } = experiment;
  await person(page, KEPT.trials);
  await page.route("**/payload", (route) => route.abort());
  await sent(experiment).catch(() => undefined);
  await page.unroute("**/payload");
  await sent(experiment);
  await again();
  await person(page, KEPT.trials, { choice: 2 });
  const found = await sent(experiment);
  const [first, second] = [payloadSent(found, 0), payloadSent(found, 1)];
  assert.equal(found.bodies("payload").length, 2);
  assert.match(first.smokes as string, /^[yn]{3}$/);
  assert.deepEqual(second, first);
  assert.deepEqual(told(found), []);
});

inEach("left in the middle it has sent nothing, and who comes back sends the same", KEPT, async (experiment) => {
  const { page, leaks, again } = experiment;
  await page.click('[data-choice="1"]');
  await page.waitForSelector(".sluice-choice");
  const before = await leaks();
  const [, report] = /"response":"([yn]{3})"/.exec(before.seen.join()) ?? [];
  assert.ok(report, "the row is there");
  assert.deepEqual([...before.bodies("rows"), ...before.bodies("payload")], []);
  await page.goto("about:blank");
  await again();
  await person(page, KEPT.trials, { choice: 2 });
  const after = await sent(experiment);
  assert.equal(payloadSent(after).smokes, report);
  assert.deepEqual([...told(before), ...told(after)], []);
});
