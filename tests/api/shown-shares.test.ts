// SPDX-License-Identifier: GPL-3.0-or-later
/** Estimates on the page: no best guess where there is only noise. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { SurveyEstimate } from "../../wasm/engine/sluice.js";
import { intervalsOf, pointOf, scopeText, shareShown } from "../../web/features/estimate/shown-shares.js";

const plain = (text: string) => text.replaceAll(/\s/g, " ");
const known = { name: "valley", identifiable: true, likelihood: 0.32, unbiased: 0.312, deviation: 0.1 };
const noise = { name: "south", identifiable: true, likelihood: 0, unbiased: 0.919, deviation: 3.4 };
const [narrow, wide]: [number, number][] = [
  [0.2, 0.42],
  [0, 0.947],
];
const shares = [
  { ...known, each: narrow, together: narrow },
  { ...noise, each: wide, together: wide },
] as const;

test("an estimate that is off by more than everyone is not a best guess, and its range still stands", () => {
  const [valley, south] = shares;
  assert.equal(pointOf(valley, "each"), 0.312);
  assert.equal(pointOf(south, "each"), undefined);
  assert.equal(pointOf(south, "wald"), undefined);
  // The likeliest one is within the range, and no more than that.
  assert.equal(pointOf(south, "together"), 0);
  assert.equal(plain(shareShown(south, "each")), "0 to 94.7 %");
  const { rows, summary } = intervalsOf(
    { people: 300, confidence: 0.95 },
    { name: "region", shares: [...shares] },
    "each",
  );
  assert.deepEqual(rows[1], { name: "south", point: undefined, ends: wide });
  assert.match(plain(summary), /south cannot be told, between 0 and 94\.7 %/);
  assert.ok(!summary.includes("91.9"), summary);
});

test("ranges that hold for the people in the file as well are said to, and others are not", () => {
  const found = {
    scope: {
      each: { holds: "one", of: "both" },
      together: { holds: "all", of: "population" },
      wald: { holds: "one", of: "population" },
    },
  } as SurveyEstimate;
  assert.equal(scopeText(found, "each"), "This holds for these people, and for all people like them.");
  assert.equal(scopeText(found, "together"), "This is about all people like those who answered.");
});
