// SPDX-License-Identifier: GPL-3.0-or-later
/** The level of a report about its answer: exactly, over all pairs, and never said to be less than it is. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { lintTimeline, SluiceExtension } from "../../web/survey/jspsych.js";
import { answerLevel, roundedUp, widestRatio } from "../../web/survey/linter/level.js";
import { lintSurvey, type Protocol } from "../../web/survey/surveyjs-linter.js";
import { dice } from "./helpers.js";

type Channel = ProtocolFile["channel"];
const table = (weights: (string | bigint)[][]): Channel =>
  ({
    reports: weights[0]?.map((_, y) => `${y}`),
    weights: weights.map((row) => row.map(String)),
  }) as unknown as Channel;
const marks = (other: bigint): Channel => ({ marks: { other: String(other) } }) as unknown as Channel;
const WHOLE = 1n << 62n;

test("the largest ratio of a report's chances with two answers, over all reports and pairs", () => {
  const roll = dice(3);
  for (let i = 0; i < 3000; i += 1) {
    const [a, b] = [1 + roll(5), 1 + roll(5)];
    const weights = Array.from({ length: a }, () =>
      Array.from({ length: b }, () => (roll(9) === 0 ? 0n : BigInt(roll(1 << 30)) * BigInt(1 + roll(1 << 30)))),
    );
    const found = widestRatio(table(weights));
    assert.ok(found);
    let reached = found.most === found.least;
    for (let y = 0; y < b; y += 1) {
      for (const one of weights) {
        for (const other of weights) {
          const [more, less] = [one[y] as bigint, other[y] as bigint];
          if (more === 0n) continue;
          assert.ok(more * found.least <= found.most * less, "none is larger");
          reached ||= more * found.least === found.most * less;
        }
      }
    }
    assert.ok(reached, "one is as large");
    const level = answerLevel(table(weights)) as number;
    const near = Math.log(Number(found.most) / Number(found.least));
    assert.ok(level === near || Math.abs(level - near) < 1e-12, `${level} ${near}`);
  }
});

test("marks differ by two places; a last bit counts; what is no channel has no level", () => {
  for (const other of [1n, WHOLE / 10n, WHOLE / 3n, WHOLE / 2n]) {
    // All pairs of answers and sets of marks: one's own mark, and that of the other.
    const [p, u] = [0.5, Number(other) / 2 ** 62];
    const all = [0, 1].flatMap((x) =>
      [0, 1].map((z) => ((x ? p : 1 - p) * (z ? u : 1 - u)) / ((z ? p : 1 - p) * (x ? u : 1 - u))),
    );
    assert.ok(Math.abs((answerLevel(marks(other)) as number) - Math.log(Math.max(...all))) < 1e-12);
  }
  assert.equal(answerLevel(marks(0n)), Number.POSITIVE_INFINITY);
  assert.equal(
    answerLevel(
      table([
        [0n, 4n],
        [1n, 3n],
      ]),
    ),
    Number.POSITIVE_INFINITY,
  );
  assert.ok((answerLevel(table([[WHOLE / 2n], [WHOLE / 2n + 1n]])) as number) > 0);
  for (const none of [undefined, {}, table([]), table([[]]), table([["x"]])]) {
    assert.equal(answerLevel(none as Channel | undefined), undefined);
  }
});

test("several reports on independent chance tell no more than their levels add up to, and as much", () => {
  // All answers to all choices against all others, the product of channels by itself.
  const roll = dice(11);
  for (let i = 0; i < 300; i += 1) {
    const chance = () => 1n + BigInt(roll(1000));
    const rows = [chance(), chance()].map((yes) => [1001n - yes, yes]) as [bigint[], bigint[]];
    const { most, least } = widestRatio(table(rows)) as { most: bigint; least: bigint };
    const count = 1 + roll(4);
    const all = Array.from({ length: 2 ** count }, (_, set) => Array.from({ length: count }, (_, j) => (set >> j) & 1));
    const likely = (answers: number[], reports: number[]) =>
      answers.reduce((product, answer, j) => product * (rows[answer]?.[reports[j] as number] as bigint), 1n);
    let reached = false;
    for (const reports of all) {
      for (const one of all) {
        for (const other of all) {
          const [more, less] = [
            likely(one, reports) * least ** BigInt(count),
            likely(other, reports) * most ** BigInt(count),
          ];
          assert.ok(more <= less);
          reached ||= more === less;
        }
      }
    }
    assert.ok(reached);
  }
});

test("levels are rounded up where they are shown", () => {
  assert.deepEqual([1, 0.5, 2.301, 2.299, 0.001, 0].map(roundedUp), ["1.00", "0.50", "2.31", "2.30", "0.01", "0.00"]);
  // As of randomised response at level 1, whose integers fall short of it in the last place.
  const one = [2656870182453869056n, 977407917986759424n];
  assert.equal(roundedUp(answerLevel(table([one, one.toReversed()])) as number), "1.00");
  const taken = (yes: number) => {
    const [more, less] = [String(BigInt(yes)), String(WHOLE - BigInt(yes))];
    const data = { name: "taken", categories: ["no", "yes"], dropped: [] };
    return {
      data,
      channel: table([
        [more, less],
        [less, more],
      ]),
    };
  };
  const json = {
    elements: [{ type: "checkbox", name: "drugs", choices: ["a", "b", "c"], sluice: { each: "taken" } }],
  };
  // ln(0.6 / 0.4) = 0.40547
  const found = lintSurvey(json, { protocols: { taken: taken(0.6 * 2 ** 62) }, shapes: ["set"] });
  assert.match(found.find(({ rule }) => rule === "adds-up")?.message ?? "", /up to level 1\.22 \(3 × 0\.41\)/);
  // With a question beside it all reports are reckoned with, however many questions there are.
  const asked = { type: "boolean", name: "ever", valueTrue: "yes", valueFalse: "no", sluice: "taken" };
  const two = lintSurvey(
    { elements: [...json.elements, { ...asked, isRequired: true }] },
    { protocols: { taken: taken(0.6 * 2 ** 62) }, shapes: ["set"] },
  );
  assert.match(two.find(({ rule }) => rule === "several")?.message ?? "", /^2 questions .* up to level 1\.63\./);
  const extension = (question: string) => ({ type: SluiceExtension, params: { protocol: "taken", question } });
  const trial = (question: string) => ({
    type: { info: { name: "html-button-response" } },
    choices: ["no", "yes"],
    extensions: [extension(question)],
  });
  const trials = (protocol: object) =>
    lintTimeline([trial("a"), trial("b"), { timeline: [trial("a")] }], { protocols: { taken: protocol as Protocol } });
  const said = (protocol: object) => trials(protocol).find(({ rule }) => rule === "several")?.message ?? "";
  assert.match(said(taken(0.6 * 2 ** 62)), /^2 questions are private \(a, b\).* up to level 0\.82\./);
  const survey = {
    type: { info: { name: "survey" } },
    survey_function: () => undefined,
    extensions: [{ type: SluiceExtension, params: { reports: "response" } }],
  };
  const withSurvey = lintTimeline([trial("a"), survey], { protocols: { taken: taken(0.6 * 2 ** 62) } });
  assert.match(
    withSurvey.find(({ rule }) => rule === "several")?.message ?? "",
    /^2 questions are private \(a, the survey at \$\[1\]\).*no level can be told/,
  );
  assert.match(said({ ...taken(1), channel: undefined }), /no level can be told/);
  const whole = lintSurvey(json, { protocols: { taken: taken(2 ** 62) }, shapes: ["set"] });
  assert.match(whole.find(({ rule }) => rule === "adds-up")?.message ?? "", /no level can be told/);
});
