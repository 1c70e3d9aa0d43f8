// SPDX-License-Identifier: GPL-3.0-or-later
/** The pictures of samples and of neighbours show what the engine proves. */
import assert from "node:assert/strict";
import { before, test } from "node:test";
import type { Engine } from "../../wasm/contract/engine.js";
import type { JointTable } from "../../wasm/contract/types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { edgeOf, leftOpen, rangesOf } from "../../web/facts/confidence.js";
import { neighbourProfiles } from "../../web/facts/profiles.js";
import { realEngine } from "./real-engine.js";

let engine: Engine;
before(async () => {
  engine = await realEngine();
});

function table(rows: number[][]): JointTable {
  return {
    secret: { name: "illness", categories: rows.map((_, s) => `s${s}`) },
    data: { name: "district", categories: (rows[0] ?? []).map((_, x) => `x${x}`) },
    weights: Float64Array.from(rows.flat()),
  };
}

const sample = (people: number) =>
  table([
    [0.1, 0.15, 0.05].map((share) => Math.round(share * people)),
    [0.3, 0.1, 0.3].map((share) => Math.round(share * people)),
  ]);

const robust = (of: JointTable, protocol = "optimal") =>
  leftOpen(engine.design({ table: of, notion: "rldp", epsilon: 1, protocol }));

test("the edge that is drawn around a sample touches the least and the largest shares that are proved", () => {
  for (const people of [200, 1000, 50_000]) {
    for (const open of robust(sample(people))) {
      const edge = edgeOf(open);
      for (const x of [0, 1, 2]) {
        const shares = edge.map((point) => point[x] as number);
        const [low, high] = [open.least[x] as number, open.most[x] as number];
        const slack = 0.01 * (high - low);
        assert.ok(Math.min(...shares) >= low - 1e-9 && Math.min(...shares) < low + slack, `${people} ${x} least`);
        assert.ok(Math.max(...shares) <= high + 1e-9 && Math.max(...shares) > high - slack, `${people} ${x} most`);
      }
      for (const corner of rangesOf(open)) {
        assert.ok(Math.abs(corner.reduce((sum, share) => sum + share, 0) - 1) < 1e-9);
        assert.ok(corner.every((share, x) => share > (open.least[x] as number) - 1e-9));
        assert.ok(corner.every((share, x) => share < (open.most[x] as number) + 1e-9));
      }
      assert.equal(rangesOf(open).length, 6);
    }
  }
});

test("what is left open shrinks as the sample grows, and holds what was counted", () => {
  const widths = [100, 1000, 10_000].map((people) => {
    const [ill] = robust(sample(people));
    assert.ok(ill);
    assert.ok(ill.counted.every((share, x) => (ill.least[x] as number) < share && share < (ill.most[x] as number)));
    return (ill.most[0] as number) - (ill.least[0] as number);
  });
  assert.ok((widths[0] as number) > 2 * (widths[1] as number) && (widths[1] as number) > 2 * (widths[2] as number));
});

test("where a protocol reckons with the least shares alone, the largest are what these leave", () => {
  for (const { least, most } of robust(sample(1000), "polyopt")) {
    least.forEach((share, x) => {
      const others = least.reduce((sum, other, i) => (i === x ? sum : sum + other), 0);
      assert.ok(share < 1 - others && Math.abs((most[x] as number) - (1 - others)) < 1e-12);
    });
  }
});

test("an answer that nobody gave may be given by some, and a plain promise leaves nothing open", () => {
  const [open] = robust(
    table([
      [40, 60, 0],
      [50, 50, 30],
    ]),
  );
  assert.ok(open);
  assert.equal(open.least[2], 0);
  const edge = edgeOf(open);
  assert.ok(Math.max(...edge.map((point) => point[2] as number)) > 0.5 * (open.most[2] as number));
  assert.ok(edge.every((point) => point.every((share) => share >= 0 && share <= 1)));
  // Along the side itself, too: there are the extremes of the others.
  for (const x of [0, 1]) {
    const least = Math.min(...edge.map((point) => point[x] as number));
    assert.ok(least - (open.least[x] as number) < 0.001, `${least} for ${open.least[x]}`);
  }
  assert.ok(edge.some(([one, , last]) => last === 0 && one !== 0.4));
  assert.deepEqual(leftOpen(engine.design({ table: sample(500), notion: "ldp", epsilon: 1, protocol: "grr" })), []);
});

test("neighbours are as far apart as the engine proves, and others by as many steps as lie between", () => {
  const ages = table([
    [180, 110, 40, 10],
    [90, 170, 110, 50],
    [20, 60, 90, 70],
    [30, 30, 60, 10],
  ]);
  const neighbours: [string, string][] = [
    ["s0", "s1"],
    ["s2", "s1"],
  ];
  for (const protocol of ["optimal", "grr", "smooth-categorical"]) {
    const design = engine.design({
      table: ages,
      notion: "profile",
      epsilon: 0.4,
      protocol,
      parameters: { neighbours },
      ...(protocol === "smooth-categorical" && { seesSecret: true }),
    });
    const told = neighbourProfiles(design);
    assert.equal(told.length, 6);
    const found = (i: number, j: number) => told.find(({ pair }) => pair[0] === i && pair[1] === j);
    for (const { profiles, level } of engine.audit(toProtocolFile(design)).edges ?? []) {
      const [one, other] = profiles.map((name) => Number(name.slice(1))).sort() as [number, number];
      const pair = found(one, other);
      assert.equal(pair?.neighbours, true);
      assert.ok(Math.abs((pair?.reached ?? 0) - level) < 1e-9, protocol);
    }
    assert.ok(Math.abs((found(0, 2)?.promised ?? 0) - 0.8) < 1e-12);
    assert.equal(found(0, 2)?.neighbours, false);
    assert.ok((found(0, 2)?.reached ?? 9) <= 0.8 + 1e-9);
    assert.equal(found(0, 3)?.promised, undefined);
    assert.ok((found(0, 3)?.reached ?? 0) > 0);
  }
  const marks = engine.design({
    table: ages,
    notion: "profile",
    epsilon: 0.4,
    protocol: "oue",
    parameters: { neighbours },
  });
  assert.ok(neighbourProfiles(marks).every(({ reached }) => reached === undefined));
  assert.deepEqual(neighbourProfiles(engine.design({ table: ages, notion: "lip", epsilon: 0.4, protocol: "grr" })), []);
});
