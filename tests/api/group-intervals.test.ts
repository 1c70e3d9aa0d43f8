// SPDX-License-Identifier: GPL-3.0-or-later
/** The interval beside differences and totals of strata: sizes and the channel decide it, whatever the counts. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { summariseGroups } from "../../wasm/cli/summary-research.js";
import type { GroupedReports, GroupsEstimate } from "../../wasm/contract/research-types.js";
import { toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { differenceShown } from "../../web/features/results/compared-groups.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const TABLE = questionTable("smokes", ["no", "yes"]);
const protocolAt = (epsilon: number) =>
  toProtocolFile(engine.design({ table: TABLE, notion: "data-ldp", epsilon, protocol: "grr" }));

/** Groups of so many people of whom so many report a yes. */
function reported(groups: [people: number, yes: number][]): GroupedReports {
  const counted = groups.map(([people, yes], g) => ({ cells: [`${g}`], reports: [0, 1], counts: [people - yes, yes] }));
  return { written: "reports", columns: ["g"], reports: ["no", "yes"], groups: counted };
}

/** Nobody, few, half, nearly all, all. */
const yeses = (people: number) => [0, 1, Math.floor(people / 2), people - 1, people];

for (const [epsilon, first, second, isLarge] of [
  [1, 200, 150, true],
  [1, 1000, 8, false],
  [1, 60, 60, false],
  [5, 1000, 1000, false],
  [5, 20_000, 20_000, true],
] as const) {
  test(`counts do not decide whether ${first} and ${second} people at ${epsilon} nats have normal intervals`, () => {
    const protocol = protocolAt(epsilon);
    const ofStrata = new Set<boolean>();
    for (const one of yeses(first)) {
      for (const other of yeses(second)) {
        const grouped = reported([
          [first, one],
          [second, other],
        ]);
        const population: [string, number][] = [
          ["0", first],
          ["1", second],
        ];
        const { differences = [] } = engine.estimateGroups(protocol, grouped, { difference: true });
        const stratified = engine.estimateGroups(protocol, grouped, { population }).population;
        for (const [least, shares] of [
          [-1, differences[0]?.data],
          [0, stratified?.data],
        ] as const) {
          for (const { wald, each } of shares ?? assert.fail()) {
            if (least < 0) assert.equal(wald !== undefined, isLarge, `${one} ${other}`);
            else ofStrata.add(wald !== undefined);
            for (const ends of [wald, each])
              if (ends) assert.ok(least <= ends[0] && ends[0] <= ends[1] && ends[1] <= 1, `${ends}`);
          }
        }
      }
    }
    assert.equal(ofStrata.size, 1);
  });
}

test("weighted groups follow the same rule, and no exact interval takes the place of theirs", () => {
  const protocol = protocolAt(1);
  for (const [people, isLarge] of [
    [400, true],
    [40, false],
  ] as const) {
    for (const yes of yeses(people)) {
      const plain = reported([
        [people, yes],
        [people, people - yes],
      ]);
      const groups = plain.groups.map((group) => ({ ...group, weights: group.counts, squares: group.counts }));
      const found = engine.estimateGroups(protocol, { ...plain, weight: "w", groups }, { difference: true });
      const { wald, each } = found.differences?.[0]?.data[1] ?? {};
      assert.equal(wald !== undefined, isLarge, `${yes}`);
      assert.equal(each, undefined);
      if (wald) assert.ok(-1 <= wald[0] && wald[1] <= 1);
    }
  }
});

function shownOf(found: GroupsEstimate, epsilon: number) {
  return {
    page: differenceShown(found.differences?.[0]?.data[1], "wald").replaceAll(/\s/g, " "),
    line: summariseGroups(protocolAt(epsilon), found, "wald", false, undefined),
  };
}

test("page and command line show the exact interval of a small group, and no difference beyond all people", () => {
  const of = (groups: [number, number][], epsilon: number) =>
    shownOf(engine.estimateGroups(protocolAt(epsilon), reported(groups), { difference: true }), epsilon);
  const small = of(
    [
      [1000, 400],
      [8, 8],
    ],
    1,
  );
  assert.match(small.page, /points$|points, best guess/);
  assert.match(small.line, /^ +yes +\+[\d.]+ +[-+][\d.]+ to \+[\d.]+ \(exact\)$/m);
  assert.match(small.line, /^Where it says \(exact\), there are too few reports for a normal interval\.$/m);
  // More noes and yeses than all people can have: the unbiased difference is 108 points.
  const all = of(
    [
      [10_000, 2500],
      [10_000, 7500],
    ],
    1,
  );
  assert.doesNotMatch(all.line, /\(exact\)/);
  assert.match(all.line, /^ +1 +no +-108\.2 +-100\.0 to -9\d\.\d+$/m);
  assert.doesNotMatch(all.page, /10[1-9]/);
});
