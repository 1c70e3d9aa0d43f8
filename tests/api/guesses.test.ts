// SPDX-License-Identifier: GPL-3.0-or-later
/** How often a reader guesses right, as the page tells it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design } from "../../wasm/engine/sluice.js";
import { rightFromReports, rightFromTruth } from "../../web/facts/guesses.js";

/** Numbers that are the same each time, from 0 to 1. */
function chances(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48271) % 2147483647;
    return state / 2147483647;
  };
}

function shares(next: () => number, size: number): number[] {
  // Zeros included.
  const all = Array.from({ length: size }, () => (next() < 0.25 ? 0 : next()));
  const sum = all.reduce((before, each) => before + each, 0) || 1;
  return sum === 1 ? [1, ...all.slice(1)] : all.map((each) => each / sum);
}

/** Only what these functions look at. */
function randomDesign(seed: number): Design {
  const next = chances(seed);
  const pick = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  const [secrets, answers, reports] = [pick(2, 4), pick(2, 4), pick(2, 4)];
  const seesSecret = next() < 0.5;
  const names = (size: number) => Array.from({ length: size }, (_, i) => String(i));
  const prior = shares(next, secrets * answers);
  const inputs = seesSecret ? secrets * answers : answers;
  return {
    secret: { name: "s", categories: names(secrets) },
    data: { name: "x", categories: names(answers) },
    reports: names(reports),
    seesSecret,
    // As counts.
    prior: Float64Array.from(prior, (share) => 1000 * share),
    channel: Float64Array.from(Array.from({ length: inputs }, () => shares(next, reports)).flat()),
    secretDistribution: Float64Array.from(
      Array.from({ length: secrets }, (_, s) =>
        prior.slice(s * answers, (s + 1) * answers).reduce((sum, weight) => sum + weight, 0),
      ),
    ),
  } as unknown as Design;
}

/** The same by every sequence of reports, one by one. */
function bySequences(design: Design, times: number): number {
  const { prior, channel, reports, seesSecret } = design;
  const [rows, width] = [design.secret.categories.length, design.data.categories.length];
  let right = 0;
  for (let code = 0; code < reports.length ** times; code += 1) {
    const beliefs = new Array<number>(rows).fill(0);
    prior.forEach((weight, cell) => {
      let joint = weight / 1000;
      for (let k = 0, rest = code; k < times; k += 1, rest = Math.floor(rest / reports.length)) {
        const input = seesSecret ? cell : cell % width;
        joint *= channel[input * reports.length + (rest % reports.length)] ?? 0;
      }
      const s = Math.floor(cell / width);
      beliefs[s] = (beliefs[s] ?? 0) + joint;
    });
    right += Math.max(...beliefs);
  }
  return right;
}

test("guesses from several reports are right as often as over all sequences of reports", () => {
  for (let seed = 1; seed <= 200; seed += 1) {
    const design = randomDesign(seed);
    let before = Math.max(...design.secretDistribution);
    for (const times of [1, 2, 3, 4]) {
      const right = rightFromReports(design, times) ?? Number.NaN;
      assert.ok(Math.abs(right - bySequences(design, times)) < 1e-12, `table ${seed}, ${times} reports`);
      assert.ok(right >= before - 1e-12, "more reports never tell less");
      before = right;
    }
    if (!design.seesSecret) assert.ok(before <= rightFromTruth(design) + 1e-12, "nor more than the answer itself");
  }
});

test("combinations that are too many are not reckoned with, nor are ticks", () => {
  const design = randomDesign(1);
  assert.equal(rightFromReports(design, 100_000), undefined);
  assert.equal(rightFromReports({ ...design, marks: {} } as Design, 1), undefined);
});
