// SPDX-License-Identifier: GPL-3.0-or-later
/** Fields of one name in two forms, by one engine: whether they were answered alike cannot be told from their reports. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { load } from "../../wasm/answer-time/answer-time.js";
import { plugin } from "../../web/survey/formio.js";
import { DrawnReports } from "../../web/survey/jspsych/drawn-report.js";
import { payloadOf } from "../../web/survey/reports.js";

const smoking = JSON.parse(readFileSync("web/survey/examples/protocols/smoking.json", "utf8"));
const sluice = await load({ protocols: { smoking }, wasm: readFileSync(".build/wasm/sluice-answer.wasm") });
const field = (answer: string) => [{ key: "answer", protocol: "smoking", answer }];
const PEOPLE = 300;

/** How often two reports of one answer are the same, if each is drawn by itself. */
const alike = (answer: string): number => {
  const { data, channel } = smoking;
  const row: string[] = channel.weights[data.categories.indexOf(answer)];
  const total = row.reduce((sum, weight) => sum + Number(weight), 0);
  return row.reduce((sum, weight) => sum + (Number(weight) / total) ** 2, 0);
};

/** At 1e-6: five standard deviations. Were words shared all of them would be equal, which is hundreds of these away. */
function drawnApart(equal: number, answer: string): void {
  const expected = alike(answer);
  const deviation = Math.sqrt(PEOPLE * expected * (1 - expected));
  assert.ok(expected < 0.9);
  assert.ok(Math.abs(equal - PEOPLE * expected) < 5 * deviation, `${equal} of ${PEOPLE}, not ${PEOPLE * expected}`);
}

const [answer] = smoking.data.categories as [string];

test("reports of two submissions are drawn each by itself, and nobody can ask which answer has which report", () => {
  let equal = 0;
  let asked = 0;
  for (let i = 0; i < PEOPLE; i += 1) {
    sluice.nextPerson();
    const [one, two] = [payloadOf(sluice, field(answer), {}), payloadOf(sluice, field(answer), {})];
    if (one.answer === two.answer) equal += 1;
    // By all that is sent, and so is known to every script of the page.
    if (sluice.privatise("smoking", answer, JSON.stringify([one.sluice.submission, "answer"])) === one.answer)
      asked += 1;
  }
  drawnApart(equal, answer);
  drawnApart(asked, answer);
});

test("two forms of Form.io on one page, and each sent again", async () => {
  let equal = 0;
  for (let i = 0; i < PEOPLE; i += 1) {
    const it = plugin({ sluice, fields: { answer: "smoking" } });
    const sent = async (formUrl: string): Promise<unknown> => {
      const args = { type: "submission", data: { data: { answer } }, formio: { formUrl } };
      await it.preRequest(args);
      return (args.data.data as unknown as { answer: string }).answer;
    };
    const [one, two] = [await sent("/one"), await sent("/two")];
    if (one === two) equal += 1;
    assert.deepEqual([await sent("/one"), await sent("/two")], [one, two]);
    it.nextPerson();
  }
  drawnApart(equal, answer);
});

test("an experiment is one submission: a question that is asked twice is drawn once", () => {
  const drawn = new DrawnReports(sluice);
  const first = drawn.draw(field(answer));
  const other = drawn.draw([{ key: "other", protocol: "smoking", answer }]);
  assert.equal(other.sluice.submission, first.sluice.submission);
  for (const again of smoking.data.categories) assert.deepEqual(drawn.draw(field(again)), first);
  drawn.nextPerson();
  assert.notEqual(drawn.draw(field(answer)).sluice.submission, first.sluice.submission);
});
