// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Attacks on the channel alone, as settings for readers have it. Each knows how the program works, the number of people,
 * the number of those with a hidden value, and which bounds the channel meets.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import type { Design } from "../../wasm/contract/types.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { isTooDear, roundingOf } from "../../web/facts/rounding.js";
import { dice, rejects, tableOf } from "./helpers.js";
import { reduced } from "./lattice.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

/** 73 of 2,000 patients are positive, few of them in most departments. */
const HOSPITAL = [
  [4, 58, 4, 5, 2],
  [396, 221, 518, 402, 390],
];
const EPSILON = 0.5;
const MULTIPLE = 3;
const MARGINS = Array.from({ length: 256 }, (_, margin) => margin);

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
const ROUNDED = { roundCounts: MULTIPLE };

function designed(cells: number[][], more: { roundCounts?: number } = {}, notion = "lip", epsilon = EPSILON): Design {
  return engine.design({ table: tableOf(cells), notion, epsilon, protocol: "optimal", ...more });
}

const rounded = (cells: number[][]) =>
  cells.map((row) => row.map((count) => MULTIPLE * Math.floor(count / MULTIPLE + 0.5)));

/** P(hidden | report): what lip allows at most and at least, of the first of two hidden values. */
function limits(share: number, epsilon: number): number[] {
  const level = Math.exp(epsilon);
  return [share * level, share / level, 1 - (1 - share) * level, 1 - (1 - share) / level];
}

/**
 * The table that lattice reduction finds, up to a common factor. Each report that two answers have meets a limit t, so
 * that the sum over both of w(x) (n(s,x) - t n(x)) is 0. All of these at once leave one short vector of whole numbers.
 */
function foundByLattice({ weights, channel, reports }: Design, share: number, epsilon: number, truth: number[][]) {
  const b = reports.length;
  const a = weights.length / b;
  const posterior = (y: number) => {
    const of = (row: number[]) => row.reduce((mass, count, x) => mass + count * (channel[x * b + y] as number), 0);
    return of(truth[0] as number[]) / of((truth[0] as number[]).map((count, x) => count + (truth[1]?.[x] as number)));
  };
  // Told which limit each report meets, by those who know the table.
  const met = reports.map((_, y) => {
    const near = limits(share, epsilon).sort(
      (one, other) => Math.abs(one - posterior(y)) - Math.abs(other - posterior(y)),
    );
    return near[0] as number;
  });
  const used = met.flatMap((limit, y) => (Math.abs(limit - posterior(y)) < 1e-6 ? [y] : []));
  const SCALE = 2 ** 44;
  const equations = used.map((y) =>
    Array.from({ length: 2 * a }, (_, i) => {
      const weight = channel[(i % a) * b + y] as number;
      return BigInt(Math.round(SCALE * weight * (i < a ? 1 : -(met[y] as number))));
    }),
  );
  const basis = Array.from({ length: 2 * a }, (_, i) => [
    ...Array.from({ length: 2 * a }, (_, j) => BigInt(i === j ? 1 : 0)),
    ...equations.map((row) => row[i] as bigint),
  ]);
  const [shortest = []] = reduced(basis);
  const counts = shortest.slice(0, 2 * a).map(Number);
  const sign = sum(counts) < 0 ? -1 : 1;
  const hidden = counts.slice(0, a).map((count) => sign * count);
  return { hidden, all: counts.slice(a).map((count) => sign * count), used: used.length };
}

/** Every table that is rounded like this one: each count is what it is, or one more or less. */
function* roundedAlike(cells: number[][]): Generator<number[][]> {
  const all = cells.flat();
  const width = all.length / cells.length;
  const middle = rounded(cells).flat();
  for (let code = 0; code < MULTIPLE ** all.length; code += 1) {
    const table = middle.map((count, i) => count + (Math.floor(code / MULTIPLE ** i) % MULTIPLE) - 1);
    if (Math.min(...table) >= 0) yield cells.map((_, s) => table.slice(s * width, (s + 1) * width));
  }
}

const keyOf = ({ weights, reports }: Design) => `${weights.join()} ${reports.join()}`;

test("lattice reduction finds the true counts in a channel that was made for them, and the rounded ones otherwise", () => {
  const [ill = [], well = []] = HOSPITAL;
  const share = sum(ill) / sum(HOSPITAL.flat());
  const exact = foundByLattice(designed(HOSPITAL), share, EPSILON, HOSPITAL);
  assert.deepEqual(exact.hidden, ill);
  assert.deepEqual(
    exact.all,
    ill.map((count, x) => count + (well[x] as number)),
  );

  const made = designed(HOSPITAL, ROUNDED);
  const coarse = rounded(HOSPITAL);
  const roundedShare = sum(coarse[0] ?? []) / sum(coarse.flat());
  const found = (of: number, table: number[][]) =>
    MARGINS.map((margin) => foundByLattice(made, of, EPSILON * (1 - margin / 256), table)).filter(
      ({ used }) => used > 0,
    );
  assert.deepEqual(found(share, HOSPITAL), []);
  const [{ hidden = [] } = {}] = found(roundedShare, coarse);
  assert.deepEqual(
    hidden.map((count) => count * MULTIPLE),
    coarse[0],
  );
});

test("of few people every table that is rounded alike has the same channel, so each count may be each of its numbers", () => {
  for (const [cells, all] of [
    [
      [
        [7, 4, 3],
        [9, 20, 12],
      ],
      729,
    ],
    [
      [
        [2, 1, 1],
        [9, 20, 12],
      ],
      324,
    ],
    [
      [
        [3, 0, 9],
        [12, 21, 6],
      ],
      486,
    ],
  ] as [number[][], number][]) {
    const alike = [...roundedAlike(cells)];
    assert.equal(alike.length, all);
    for (const notion of ["lip", "ldp"]) {
      const channels = (more: { roundCounts?: number }) => alike.map((table) => keyOf(designed(table, more, notion)));
      assert.equal(new Set(channels(ROUNDED)).size, 1, `${notion} ${cells}`);
      assert.ok(new Set(channels({})).size > 0.8 * all, `${notion} ${cells}`);
    }
  }
});

test("the same holds for more people, other protections, methods and aims, with proof by both programs", async () => {
  const roll = dice(5);
  const asked = [
    { notion: "lip", protocol: "optimal" },
    { notion: "ldp", protocol: "optimal" },
    { notion: "ldp", protocol: "optimal", objective: "counting" },
    { notion: "lip", protocol: "grr" },
    { notion: "lip", protocol: "oue" },
    { notion: "pml", protocol: "optimal" },
    { notion: "lip", protocol: "optimal", seesSecret: true },
    { notion: "lip", protocol: "optimal", averageLeakage: 0.01 },
    { notion: "data-ldp", protocol: "optimal" },
  ];
  for (const more of asked) {
    const keys = new Set<string>();
    for (let i = 0; i < 8; i += 1) {
      // The corners first, where all counts are the lowest, or the highest.
      const step = () => (i === 0 ? -1 : i === 1 ? 1 : roll(3) - 1);
      const table = tableOf(rounded(HOSPITAL).map((row) => row.map((count) => count + step())));
      const design = engine.design({ table, epsilon: EPSILON, ...more, ...ROUNDED });
      keys.add(design.marks ? design.marks.other : more.seesSecret ? design.weights.join() : keyOf(design));
      const text = writeProtocol(toProtocolFile(design));
      assert.equal(readProtocol(text).roundCounts, MULTIPLE);
      const { holds, reason } = await check(text);
      assert.ok(holds, reason);
      const { mutualInformation, upperBound } = design.utility;
      if (upperBound !== undefined) assert.ok(mutualInformation <= upperBound + 1e-12);
    }
    assert.equal(keys.size, 1, JSON.stringify(more));
  }
});

/** I(X;Y) of a channel for other people than those it was made for. */
function informationFor(cells: number[][], { channel, reports }: Design): number {
  const [b, people] = [reports.length, sum(cells.flat())];
  const shares = (cells[0] ?? []).map((_, x) => sum(cells.map((row) => row[x] as number)) / people);
  const sent = reports.map((_, y) => sum(shares.map((share, x) => share * (channel[x * b + y] as number))));
  const terms = shares.flatMap((share, x) =>
    sent.map((mass, y) => {
      const chance = channel[x * b + y] as number;
      return chance > 0 ? share * chance * Math.log(chance / mass) : 0;
    }),
  );
  return sum(terms);
}

test("for a sample the search ends by the clock, and the channels are as good", () => {
  const many = HOSPITAL.map((row) => row.map((count) => 30 * Math.floor(count / 10)));
  const kept = [-1, 0, 1].map((step) => {
    const table = tableOf(many.map((row) => row.map((count) => Math.max(0, count + step))));
    const parameters = { alpha: 0.05 };
    const asked = { notion: "rlip", protocol: "optimal", epsilon: EPSILON, parameters } as const;
    return informationFor(many, engine.design({ table, ...asked, ...ROUNDED }));
  });
  assert.ok(Math.max(...kept) - Math.min(...kept) < 1e-3, `${kept}`);
});

test("rounding costs little where many people have each hidden value, and is refused where there is nothing to round", async () => {
  const many = HOSPITAL.map((row) => row.map((count) => 16 * count + 1));
  for (const notion of ["lip", "ldp"])
    for (const epsilon of [0.3, 0.5, 1]) {
      const [best, coarse] = [{}, ROUNDED].map((more) => designed(many, more, notion, epsilon).utility);
      const kept = (coarse?.mutualInformation ?? 0) / (best?.mutualInformation ?? 1);
      assert.ok(kept > 0.996 && kept <= 1, `${notion} ${epsilon}: ${kept}`);
      assert.ok(Math.abs((coarse?.upperBound ?? 0) - (best?.upperBound ?? 0)) < 1e-6);
    }
  for (const multiple of [1, 2.5, 1001])
    await rejects(() => designed(HOSPITAL, { roundCounts: multiple }), "bad_request");
  await rejects(
    () =>
      designed(
        [
          [0.5, 1],
          [1, 2],
        ],
        ROUNDED,
      ),
    "bad_request",
  );
});

test("the page rounds unasked if each hidden value has 1,000 people, and keeps no channel that lost much by it", () => {
  const asked = (cells: number[][], more = {}) =>
    roundingOf({ table: tableOf(cells), notion: "lip", protocol: "optimal", ...more });
  const many = HOSPITAL.map((row) => row.map((count) => 16 * count));
  assert.deepEqual(asked(many), ROUNDED);
  assert.deepEqual(asked(many, { rounds: false }), {});
  assert.deepEqual(asked(many, { protocol: "grr" }), {});
  assert.deepEqual(asked(HOSPITAL), {});
  assert.deepEqual(asked(HOSPITAL, { rounds: true }), ROUNDED);
  assert.deepEqual(
    asked(
      [
        [0.5, 2],
        [3, 4],
      ],
      { rounds: true },
    ),
    {},
  );
  assert.deepEqual(asked(many, { notion: "data-ldp", protocol: "grr", rounds: true }), {});
  assert.equal(isTooDear(designed(many, ROUNDED), {}), false);
  assert.equal(isTooDear(designed(HOSPITAL, ROUNDED, "lip", 1), {}), true);
  assert.equal(isTooDear(designed(HOSPITAL, ROUNDED, "lip", 1), { rounds: true }), false);
  assert.equal(isTooDear(designed(HOSPITAL, {}, "lip", 1), {}), false);
});
