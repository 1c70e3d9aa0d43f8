// SPDX-License-Identifier: GPL-3.0-or-later
/** Beliefs as numbers of people, and the label and the sentence that tell them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Design, DesignRequest } from "../../wasm/contract/types.js";
import { atLeast, atMost } from "../../web/facts/belief.js";
import { howMany, inPeople } from "../../web/facts/people.js";
import { protocolFacts } from "../../web/facts/protocol-facts.js";
import { sentence } from "../../web/facts/sentence.js";
import { plain } from "../../web/text/format-message.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

function designed(rows: number[][], request: Partial<DesignRequest>): Design {
  const names = (all: unknown[], first: string) => all.map((_, i) => `${first}${i + 1}`);
  const table = {
    secret: { name: "S", categories: names(rows, "s") },
    data: { name: "X", categories: names(rows[0] ?? [], "x") },
    weights: Float64Array.from(rows.flat()),
  };
  return engine.design({ table, notion: "lip", epsilon: 0.5, protocol: "grr", ...request });
}

/** A fact of the label, and the sentence, in words. */
function said(design: Design, name: string): { brief: string; says: string; sentence: string } {
  const fact = protocolFacts(design, undefined).find((one) => one.name === name);
  assert.ok(fact);
  const text = ({ message, values }: typeof fact.brief) => plain(message, values);
  const claims = sentence(design);
  return {
    brief: text(fact.brief),
    says: fact.sentences.map(text).join(" "),
    sentence: claims ? `${text(claims.today)} ${text(claims.after)}` : "",
  };
}

test("a belief is told out of as many people as it takes to see that it moves", () => {
  assert.deepEqual(inPeople({ before: 0.035, most: 0.0399 }), { people: 1000, before: "35" });
  assert.deepEqual(inPeople({ before: 0.35, most: 0.3501, least: 0.349 }), { people: 100, before: "35" });
  assert.deepEqual(
    inPeople({ before: 0.35, least: 0.35 - 1e-17 }),
    { people: 100, before: "35" },
    "rounding moves nothing",
  );
  for (const before of [0.5, 0.03500061, 0.0350004, 2e-4, 3.7e-6, 0.9999993, 0.4, 1 / 3]) {
    for (const step of [1e-8, 1e-7, 3e-6, 1e-3]) {
      const where = `${before} ${step}`;
      const [most, least] = [before * (1 + step), before / (1 + step)];
      if (most < 1) {
        const up = inPeople({ before, most });
        assert.notEqual(up.before, atMost(most, up.people).toLocaleString("en"), where);
      }
      const down = inPeople({ before, least });
      assert.notEqual(down.before, atLeast(least, down.people).toLocaleString("en"), where);
    }
  }
});

test("what is rare is not none, and what is common not all", () => {
  assert.equal(howMany(2e-9, 1_000_000), "fewer than 1");
  assert.equal(howMany(0.999993, 100), "more than 99");
  assert.deepEqual([howMany(0, 100), howMany(1, 100), howMany(0.03, 100)], ["0", "100", "3"]);
});

test("numbers of people differ where beliefs do", () => {
  const moved = said(
    designed(
      [
        [20, 15],
        [400, 565],
      ],
      { epsilon: 0.13 },
    ),
    "learnt",
  );
  assert.equal(moved.brief, "40 of 1,000 people instead of 35");
  assert.match(moved.sentence, /^For 35 of 1,000 people, .* at most 40 and at least 3\d\.$/);
});

test("a belief in a rare secret moves by what it moves compared with itself", () => {
  const { brief, sentence } = said(
    designed(
      [
        [1, 3],
        [2e9, 2e9],
      ],
      { epsilon: 0.3 },
    ),
    "learnt",
  );
  assert.match(brief, /^[01] of 1,000,000 people instead of fewer than 1$/);
  assert.match(
    sentence,
    /^For fewer than 1 of 1,000,000 people, S is s1\. Among as many people with the same noisy answer/,
  );
  assert.match(
    said(
      designed(
        [
          [1, 3],
          [2e9, 2e9],
        ],
        { epsilon: 0 },
      ),
      "learnt",
    ).sentence,
    /No noisy answer changes/,
  );
});

test("a report that is the answer is not said to give away nothing about anybody", () => {
  const apart = [
    [30, 60, 10],
    [60, 120, 20],
  ];
  assert.equal(said(designed(apart, { epsilon: 0, protocol: "optimal" }), "learnt").brief, "nothing about “S”");
  const answers = said(designed(apart, { notion: "data-ldp", epsilon: 0.5 }), "learnt");
  assert.equal(answers.brief, "nothing about “S”; about the answer, a factor of 1.65");
  assert.match(answers.says, /No noisy answer is more than 1\.65 times as likely with one answer as with any other\.$/);
  const both = said(
    designed(
      [
        [30, 60, 10],
        [60, 20, 20],
      ],
      { notion: "data-ldp", epsilon: 0.5 },
    ),
    "learnt",
  );
  assert.match(
    both.says,
    /^Among 100 people who send .* No noisy answer is more than 1\.65 times as likely with one answer as with any other\.$/,
  );
  assert.equal(said(designed(apart, { notion: "data-ldp", epsilon: 0 }), "learnt").brief, "nothing about “S”");
});

test("nothing is kept only where reports say nothing", () => {
  const rows = [
    [30, 60, 10],
    [60, 121, 20],
  ];
  for (const protocol of ["grr", "oue"]) {
    const little = said(designed(rows, { notion: "data-ldp", epsilon: 5e-5, protocol }), "kept");
    assert.match(little.brief, /^< 0\.0001\s% of the information in “X”$/, protocol);
    const nothing = said(designed(rows, { notion: "data-ldp", epsilon: 0, protocol }), "kept");
    assert.match(nothing.brief, /^Nothing: with this protection/, protocol);
  }
  const sample = { notion: "rldp", parameters: { alpha: 0.05 }, seesSecret: true };
  assert.match(said(designed(rows, { ...sample, epsilon: 1e-5 }), "kept").brief, /^< 0\.0001\s%/);
});

test("shares are no people", () => {
  const rows = [
    [0.1, 0.2, 0.1],
    [0.3, 0.2, 0.1],
  ];
  assert.equal(said(designed(rows, {}), "rests").brief, "a table of percentages");
  assert.equal(said(designed(rows, { notion: "data-ldp" }), "rests").brief, "no table");
});

test("where a single answer is compared with none, it is the answer that is single", () => {
  assert.throws(() => designed([[30], [50]], { notion: "data-ldp" }), /A single answer is compared with none\./);
  assert.throws(() => designed([[30, 50]], { notion: "ldp" }), /A single secret is compared with none\./);
});
