// SPDX-License-Identifier: GPL-3.0-or-later
/** The page's sentences on a protocol that was made before anybody had answered are true whoever answers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { countsNobody } from "../../wasm/contract/assumptions.js";
import type { Design, JointTable } from "../../wasm/contract/types.js";
import { designFrom } from "../../wasm/protocol/explain.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { believed, ofAnybody } from "../../web/facts/anybody.js";
import { costsOf, PLAIN, planOptions } from "../../web/facts/costs.js";
import { legend } from "../../web/facts/legend.js";
import { limitsOf } from "../../web/facts/pairs.js";
import { protocolFacts } from "../../web/facts/protocol-facts.js";
import { plain } from "../../web/text/format-message.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const ANSWERS = ["never", "now and then", "every day"];

function asked(protocol: string, epsilon = 1, answers = ANSWERS): Design {
  const file = toProtocolFile(
    engine.design({ table: questionTable("smokes", answers), notion: "data-ldp", epsilon, protocol }),
  );
  return designFrom(readProtocol(writeProtocol(file), "smoking.json"));
}

function counted(weights: number[]): Design {
  const table: JointTable = {
    secret: { name: "s", categories: ANSWERS },
    data: { name: "x", categories: ANSWERS },
    weights: Float64Array.from(weights),
  };
  return engine.design({ table, notion: "data-ldp", epsilon: 1, protocol: "grr" });
}

const costs = (design: Design) =>
  costsOf(design, engine.plan(toProtocolFile(design), { people: PLAIN }, planOptions(design)));

function allSaid(design: Design): string {
  const facts = protocolFacts(design, costs(design));
  const claims = facts.flatMap(({ brief, sentences }) => [brief, ...sentences]);
  return [...claims.map(({ message, values }) => plain(message, values)), ...legend(design)].join("\n");
}

test("a question counts nobody, also once its file has been read; whoever has counted answers has counted somebody", () => {
  for (const protocol of ["grr", "oue", "optimal"]) assert.equal(countsNobody(asked(protocol)), true, protocol);
  assert.equal(
    countsNobody(
      asked(
        "grr",
        1,
        Array.from({ length: 49 }, (_, x) => `${x}`),
      ),
    ),
    true,
  );
  assert.equal(countsNobody(counted([1, 0, 0, 0, 1, 0, 0, 0, 1])), false);
  assert.equal(countsNobody(counted([0.9, 0, 0, 0, 0.08, 0, 0, 0, 0.02])), false);
  assert.equal(countsNobody(counted([1, 1, 1, 1, 2, 1, 1, 1, 3])), false);
});

test("a belief that is said to be the most is one that some shares reach, and no others exceed", () => {
  for (const protocol of ["grr", "oue"]) {
    const design = asked(protocol);
    const { most = "", half = "", halfMost = "", people } = ofAnybody(design)?.values ?? {};
    assert.deepEqual([most, half, halfMost, people], ["24", "50", "74", "100"], protocol);
    if (design.marks) continue;
    for (const before of [0.1, 0.5, 0.9]) {
      let largest = 0;
      for (let i = 0; i <= 100; i += 1) {
        const shares = [before, ((1 - before) * i) / 100, ((1 - before) * (100 - i)) / 100];
        for (let y = 0; y < 3; y += 1) {
          const sent = shares.map((share, x) => share * (design.channel[x * 3 + y] ?? 0));
          largest = Math.max(largest, (sent[0] ?? 0) / sent.reduce((sum, one) => sum + one, 0));
        }
      }
      assert.ok(Math.abs(largest - believed(before, Math.E)) < 1e-9, `${before}: ${largest}`);
    }
  }
  // The shares of the report: 90 in 100 become 96, where the invented table made it 58.
  assert.ok(believed(0.9, Math.E) > 0.96);
  assert.equal(believed(0.5, Number.POSITIVE_INFINITY), 1);
  assert.equal(ofAnybody(asked("grr", 0)), undefined);
});

test("nothing is said of how many people have or send anything", () => {
  for (const protocol of ["grr", "oue", "optimal"]) {
    const said = allSaid(asked(protocol));
    assert.doesNotMatch(
      said,
      /\b33\b|58 of 100 (?!answers)|in all|people who send|guessed right(?! from the noisy answer)|of the information|On average/,
      said,
    );
    assert.match(said, /Say someone thinks that/);
    assert.match(said, /before anyone had answered/);
  }
  assert.deepEqual(legend(asked("grr")), []);
  assert.match(allSaid(asked("grr")), /58 of 100 answers as they are/, "what the channel says");
});

test("figures of a table that was counted are said to be of its people, where the promise is not", () => {
  const said = allSaid(counted([60, 0, 0, 0, 30, 0, 0, 0, 10]));
  assert.match(said, /for people as in the table of the settings/);
  assert.ok(legend(counted([60, 0, 0, 0, 30, 0, 0, 0, 10])).length > 0);
});

test("that a promise is different for other people is said of no promise that rests on no table", () => {
  const ofTable = /made for one table/;
  assert.doesNotMatch(limitsOf("data-ldp").join(" "), ofTable);
  assert.doesNotMatch(limitsOf("context-aware").join(" "), ofTable);
  assert.match(limitsOf("lip").join(" "), ofTable);
});

test("what reports cost is of the shares that are the hardest to estimate", () => {
  const { within, plain: without, anybody } = costs(asked("grr"));
  assert.equal(anybody, true);
  const [p, q] = [Math.E / (Math.E + 2), 1 / (Math.E + 2)];
  let worst = 0;
  for (let i = 0; i <= 1000; i += 1) {
    const sent = q + (i / 1000) * (p - q);
    worst = Math.max(worst, Math.sqrt(sent * (1 - sent)) / (p - q));
  }
  const quantile = 1.959963984540054;
  const normal = (quantile * worst) / Math.sqrt(PLAIN);
  assert.ok(Math.abs(within / normal - 1) < 1e-3, `${within} ${normal}`);
  assert.ok(Math.abs(without - (quantile * 0.5) / Math.sqrt(PLAIN)) < 1e-12);
});

test("of a set of answers any may be guessed, so that no answer is never guessed right", () => {
  const design = asked("block-design", 1, [..."abcdefghij"]);
  const [share] =
    /at least (\d+) of 100 answers guessed right/.exec(allSaid(design).replace(/[\u2066-\u2069]/g, "")) ?? [];
  assert.ok(share, allSaid(design));
  // The best guess is right as often as that for all answers together, since all are as common.
  assert.match(share, new RegExp(`at least ${Math.floor(100 * design.guess.correct)} `));
});
