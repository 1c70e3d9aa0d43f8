// SPDX-License-Identifier: GPL-3.0-or-later
/** Estimates on the page: no best guess where there is only noise. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ProtocolFile, SurveyEstimate } from "../../wasm/engine/sluice.js";
import { intervalsOf, plainSummary, pointOf, scopeText, shareShown } from "../../web/features/results/shown-shares.js";

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
    fit: { probability: 1 },
  } as SurveyEstimate;
  assert.equal(scopeText(found, "each"), "This holds for these people, and for all people like them.");
  assert.equal(
    scopeText(found, "together"),
    "The people who answered count as a sample here. The ranges are for all people like them.",
  );
});

test("a summary has the question's own words, and the day", () => {
  const protocol = {
    data: { name: "Do you smoke" },
    secret: { name: "-" },
    question: { wording: "Do you smoke?" },
  } as ProtocolFile;
  const scope = { each: { holds: "one", of: "both" } };
  const found = { people: 300, confidence: 0.95, data: [shares[0]], fit: {}, scope } as unknown as SurveyEstimate;
  const lines = plain(plainSummary(protocol, found, "each", new Date(2026, 10, 26, 12)).replaceAll("\n", "|")).split(
    "|",
  );
  assert.deepEqual(
    lines.slice(0, 2).map((line) => line.replaceAll(/[\u2066-\u2069]/g, "")),
    ["“Do you smoke?”: 300 noisy answers. valley 31.2 % ± 11.2.", "Worked out on 26 November 2026."],
  );
});
