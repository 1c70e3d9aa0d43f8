// SPDX-License-Identifier: GPL-3.0-or-later
/** The polytope of posteriors, beside what follows from the definitions: every basis of their conditions, in doubles. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { JointTable, Parameters, Posteriors } from "../../wasm/contract/types.js";
import { dice, rejects } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();

function table(cells: number[][], more: Partial<JointTable["data"]> = {}): JointTable {
  const names = (prefix: string, n: number) => Array.from({ length: n }, (_, i) => `${prefix}${i + 1}`);
  return {
    secret: { name: "s", categories: names("s", cells.length) },
    data: { name: "x", categories: names("x", cells[0]?.length ?? 0), ...more },
    weights: Float64Array.from(cells.flat()),
  };
}

/** Rows r of the conditions r . v <= 0 on a posterior v, as the definitions have them; no probability is negative. */
function conditions({ data, weights }: JointTable, notion: string, epsilon: number): number[][] {
  const a = data.categories.length;
  const c = weights.length / a;
  const at = (s: number, x: number) => weights[s * a + x] ?? 0;
  const range = (n: number) => Array.from({ length: n }, (_, i) => i);
  const ofData = range(a).map((x) => range(c).reduce((sum, s) => sum + at(s, x), 0));
  const ofSecret = range(c).map((s) => range(a).reduce((sum, x) => sum + at(s, x), 0));
  const total = ofSecret.reduce((sum, n) => sum + n, 0);
  // How likely a report is with s, or with x, beside how likely it is for everybody.
  const lift = (s: number) =>
    range(a).map((x) => (at(s, x) / (ofData[x] as number)) * (total / (ofSecret[s] as number)));
  const own = (x: number) => range(a).map((i) => (i === x ? total / (ofData[x] as number) : 0));
  const everybody = range(a).map(() => 1);
  const below = (more: number[], less: number[], level = epsilon) =>
    more.map((m, x) => m - Math.exp(level) * (less[x] as number));
  const pairs = (sides: number[][]) =>
    sides.flatMap((more, i) => sides.flatMap((less, j) => (i === j ? [] : [below(more, less)])));
  const lifts = range(c).map(lift);
  const rows: Record<string, () => number[][]> = {
    lip: () => lifts.flatMap((side) => [below(side, everybody), below(everybody, side)]),
    pml: () => lifts.map((side) => below(side, everybody)),
    pmc: () => lifts.map((side) => below(everybody, side)),
    alip: () => lifts.flatMap((side) => [below(side, everybody), below(everybody, side, 2 * epsilon)]),
    ldp: () => pairs(lifts),
    profile: () => pairs(lifts.slice(0, 2)),
    "data-ldp": () => pairs(range(a).map(own)),
  };
  return [...(rows[notion] as () => number[][])(), ...range(a).map((x) => range(a).map((i) => (i === x ? -1 : 0)))];
}

/** The solution of a square system, or nothing where there is none or many. */
function solved(rows: number[][], right: number[]): number[] | undefined {
  const n = right.length;
  const m = rows.map((row, i) => [...row, right[i] as number]);
  for (let k = 0; k < n; k++) {
    let pivot = k;
    for (let i = k; i < n; i++) if (Math.abs(m[i]?.[k] ?? 0) > Math.abs(m[pivot]?.[k] ?? 0)) pivot = i;
    [m[k], m[pivot]] = [m[pivot] as number[], m[k] as number[]];
    const head = m[k] as number[];
    if (Math.abs(head[k] as number) < 1e-10) return undefined;
    for (const [i, row] of m.entries()) {
      if (i === k) continue;
      const factor = (row[k] as number) / (head[k] as number);
      for (let j = k; j <= n; j++) row[j] = (row[j] as number) - factor * (head[j] as number);
    }
  }
  return m.map((row, k) => (row[n] as number) / (row[k] as number));
}

function subsets(n: number, size: number, from = 0): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: n - from }, (_, i) => from + i).flatMap((first) =>
    subsets(n, size - 1, first + 1).map((rest) => [first, ...rest]),
  );
}

const dot = (row: number[], v: number[]) => row.reduce((sum, r, x) => sum + r * (v[x] ?? 0), 0);
const distance = (v: number[], w: number[]) => Math.max(...v.map((p, x) => Math.abs(p - (w[x] ?? 0))));

/** Every point where a-1 conditions meet and the others hold. */
function bruteForce(rows: number[][], a: number): number[][] {
  const scaled = rows.map((row) => row.map((r) => r / Math.max(...row.map(Math.abs), 1e-300)));
  const found: number[][] = [];
  for (const chosen of subsets(scaled.length, a - 1)) {
    const basis = [...chosen.map((i) => scaled[i] as number[]), Array(a).fill(1)];
    const v = solved(basis, [...Array(a - 1).fill(0), 1]);
    if (v?.every((p) => p > -1e-9) && scaled.every((row) => dot(row, v) < 1e-9)) {
      if (!found.some((other) => distance(other, v) < 1e-7)) found.push(v);
    }
  }
  return found;
}

function points({ vertices, data }: Posteriors): number[][] {
  const a = data.categories.length;
  return Array.from({ length: vertices.length / a }, (_, i) => Array.from(vertices.subarray(i * a, (i + 1) * a)));
}

/** Whether a point lies in the convex hull of others: in some simplex of them (Caratheodory). */
function inside(point: number[], hull: number[][]): boolean {
  if (hull.some((v) => distance(v, point) < 1e-9)) return true;
  for (let size = 2; size <= Math.min(point.length, hull.length); size++) {
    for (const chosen of subsets(hull.length, size)) {
      const corners = chosen.map((i) => hull[i] as number[]);
      // By normal equations, so that fewer corners than categories will do.
      const normal = corners.map((v) => corners.map((w) => dot(v, w)));
      const shares = solved(
        normal,
        corners.map((v) => dot(v, point)),
      );
      if (!shares?.every((share) => share > -1e-7)) continue;
      const mean = point.map((_, x) => shares.reduce((sum, share, i) => sum + share * (corners[i]?.[x] ?? 0), 0));
      if (distance(mean, point) < 1e-7) return true;
    }
  }
  return false;
}

const parameters: Record<string, Parameters> = { alip: { lower: 2 }, profile: { neighbours: [["s1", "s2"]] } };
const given = (notion: string) => (parameters[notion] ? { parameters: parameters[notion] } : {});
const notions = ["lip", "ldp", "pml", "pmc", "alip", "profile", "data-ldp"];

function randomTable(seed: number, a: number): JointTable {
  const die = dice(seed);
  const c = 2 + die(3);
  // About one cell in five is empty; no category is.
  const cells = Array.from({ length: c }, (_, s) =>
    Array.from({ length: a }, (_, x) => (die(5) === 0 && x !== s % a && s !== x % c ? 0 : 1 + die(40))),
  );
  return table(cells);
}

for (const a of [2, 3, 4]) {
  test(`vertices are all there are, by every basis: ${a} categories`, () => {
    let seen = 0;
    for (let seed = 1; seed <= 8; seed++) {
      const prior = randomTable(seed * 31 + a, a);
      for (const notion of notions) {
        const epsilon = [0.1, 0.4, 0.9][seed % 3] as number;
        const found = engine.posteriors({ table: prior, notion, epsilon, ...given(notion) });
        const vertices = points(found);
        const rows = conditions(prior, notion, epsilon);
        const expected = bruteForce(rows, a);
        const where = `${notion} ${epsilon} seed ${seed}`;
        assert.equal(vertices.length, expected.length, where);
        for (const v of expected)
          assert.ok(
            vertices.some((w) => distance(v, w) < 1e-7),
            where,
          );
        for (const v of vertices) {
          assert.ok(Math.abs(dot(Array(a).fill(1), v) - 1) < 1e-12, where);
          for (const row of rows) assert.ok(dot(row, v) < 1e-9 * Math.max(1, ...row.map(Math.abs)), where);
        }
        assert.ok(inside(Array.from(found.dataDistribution), vertices), where);
        seen += vertices.length;
      }
    }
    assert.ok(seen >= 8 * notions.length * a, "there was something to find");
  });
}

test("a face is where one condition is met with equality, and all of them are there", () => {
  for (let seed = 1; seed <= 6; seed++) {
    const prior = randomTable(seed, 4);
    const rows = conditions(prior, "lip", 0.4);
    const found = engine.posteriors({ table: prior, notion: "lip", epsilon: 0.4 });
    const vertices = points(found);
    const tight = rows
      .map((row) =>
        vertices.flatMap((v, i) => (Math.abs(dot(row, v)) < 1e-9 * Math.max(...row.map(Math.abs)) ? [i] : [])),
      )
      .filter((on) => on.length > 0 && on.length < vertices.length)
      .map((on) => JSON.stringify(on));
    const part = (on: string, of: string) => JSON.parse(on).every((i: number) => JSON.parse(of).includes(i));
    const largest = new Set(tight.filter((on) => !tight.some((other) => other !== on && part(on, other))));
    assert.deepEqual(new Set(found.faces.map((face) => JSON.stringify(face))), largest);
    // Corners less edges plus faces of a solid are two: an edge is where two faces share two corners.
    const edges = subsets(found.faces.length, 2).filter(
      ([i = 0, j = 0]) => found.faces[i]?.filter((vertex) => found.faces[j]?.includes(vertex)).length === 2,
    );
    assert.equal(vertices.length - edges.length + found.faces.length, 2);
  }
});

test("reports of any protocol that sees the data alone lie inside, those of the best one on corners", () => {
  for (const a of [2, 3, 4]) {
    for (let seed = 1; seed <= 4; seed++) {
      const prior = randomTable(seed * 7 + a, a);
      for (const notion of ["lip", "ldp", "pml"]) {
        const corners = points(engine.posteriors({ table: prior, notion, epsilon: 0.3 }));
        for (const protocol of ["optimal", "grr", "resample"]) {
          const design = engine.design({ table: prior, notion, epsilon: 0.3, protocol });
          design.reports.forEach((_, y) => {
            const report = Array.from(design.dataPosterior.subarray(y * a, (y + 1) * a));
            assert.ok(inside(report, corners), `${notion} ${protocol} ${a} ${seed}: ${report}`);
            const nearest = Math.min(...corners.map((corner) => distance(corner, report)));
            if (protocol === "optimal") assert.ok(nearest < 1e-6, `${notion} ${a} ${seed}: ${nearest}`);
          });
        }
      }
    }
  }
});

test("categories without weight are left out, and empty cells are none", () => {
  const prior = table([
    [5, 0, 0, 3],
    [0, 0, 4, 3],
    [0, 0, 0, 0],
  ]);
  const found = engine.posteriors({ table: prior, notion: "ldp", epsilon: 0.5 });
  assert.deepEqual(found.data.categories, ["x1", "x3", "x4"]);
  const same = engine.posteriors({
    table: table([
      [5, 0, 3],
      [0, 4, 3],
    ]),
    notion: "ldp",
    epsilon: 0.5,
  });
  assert.deepEqual(found.vertices, same.vertices);
  assert.deepEqual(found.faces, same.faces);
  // A person who answers x1 has s1: no report may say x1 alone.
  assert.ok(points(found).every(([first = 1]) => first < 1));
});

test("at level 0 what is left is exactly what says nothing; where all may go out it is everything", () => {
  const prior = table([
    [20, 10, 50],
    [50, 30, 10],
  ]);
  const none = points(engine.posteriors({ table: prior, notion: "lip", epsilon: 0 }));
  assert.equal(none.length, 2);
  for (const v of none) assert.ok(Math.abs(dot([20 / 70, 10 / 40, 50 / 60], v) - 80 / 170) < 1e-12);
  const independent = table([
    [2, 4, 6],
    [1, 2, 3],
  ]);
  for (const epsilon of [0, 1]) {
    const free = points(engine.posteriors({ table: independent, notion: "ldp", epsilon }));
    assert.equal(free.length, 3, "an answer that says nothing of the secret may go out as it is");
  }
  const dataOnly = points(engine.posteriors({ table: independent, notion: "data-ldp", epsilon: 0 }));
  assert.equal(dataOnly.length, 1);
  assert.ok(distance(dataOnly[0] ?? [], [3 / 18, 6 / 18, 9 / 18]) < 1e-15);
  const all = points(engine.posteriors({ table: prior, notion: "lip", epsilon: 700 }));
  assert.deepEqual(all.map((v) => v.join()).sort(), ["0,0,1", "0,1,0", "1,0,0"]);
});

test("known columns are conditions of their own", () => {
  const prior = table(
    [
      [9, 4, 2, 6],
      [3, 5, 8, 1],
    ],
    {
      columns: [
        { name: "h", values: ["0", "0", "1", "1"] },
        { name: "q", values: ["0", "1", "0", "1"] },
      ],
    },
  );
  const plain = points(engine.posteriors({ table: prior, notion: "lip", epsilon: 0.2 }));
  const known = points(engine.posteriors({ table: prior, notion: "srlip", epsilon: 0.2 }));
  assert.ok(known.length > 0 && known.every((v) => inside(v, plain)));
  assert.ok(plain.some((v) => !inside(v, known)));
});

test("what cannot be drawn is refused, with the reason", async () => {
  const five = table([
    [1, 2, 3, 4, 5],
    [5, 4, 3, 2, 1],
  ]);
  const three = table([
    [10, 20, 30],
    [30, 20, 10],
  ]);
  const ask = (prior: JointTable, notion: string, epsilon: number, more: object = {}) =>
    rejects(
      () => engine.posteriors({ table: prior, notion, epsilon, ...more }),
      prior === five ? "too_large" : "bad_request",
    );
  assert.match((await ask(five, "lip", 1)).message, /"x" has 5 categories; posteriors are listed for 4 at most/);
  assert.match((await ask(three, "lipp", 1)).message, /no guarantee "lipp"/);
  assert.match((await ask(three, "lip", -1)).message, /at least 0/);
  assert.match((await ask(three, "lip", 1, { parameters: { lower: 2 } })).message, /no parameter "lower"/);
  assert.match((await ask(three, "alip", 1)).message, /needs the level "lower"/);
  const wide = table(Array.from({ length: 250 }, (_, s) => [1 + s, 2, 3]));
  const error = await rejects(() => engine.posteriors({ table: wide, notion: "ldp", epsilon: 1 }), "too_large");
  assert.match(error.message, /too many conditions/);
});
