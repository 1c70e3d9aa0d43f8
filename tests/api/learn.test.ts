// SPDX-License-Identifier: GPL-3.0-or-later
/** The page Learn's own results: groups that look alike, noise on a total, numbers that are typed, and its words. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { fault, type Limits } from "../../web/facts/typed-counts.js";
import { alone, fitting, groupsOf, isAlike, PUPILS } from "../../web/features/learn/pupils.js";
import { countsOf, typedTable } from "../../web/features/learn/tables.js";
import { countTailOf, tailOf, twoSided } from "../../web/features/learn/two-sided.js";

test("groups have as many pupils as is asked for, everyone is in one, and a size is in one group only", () => {
  for (let size = 1; size <= 12; size += 1) {
    const groups = groupsOf(PUPILS, size);
    assert.equal(groups.flat().length, PUPILS.length);
    assert.equal(new Set(groups.flat()).size, PUPILS.length);
    if (size <= PUPILS.length) for (const group of groups) assert.ok(group.length >= size, `${size}: ${group.length}`);
    else assert.equal(groups.length, 1);
    const sizes = groups.map((group) => group.map(([, shoe]) => shoe ?? 0));
    for (const [i, one] of sizes.entries()) {
      for (const other of sizes.slice(i + 1)) assert.ok(Math.max(...one) < Math.min(...other));
    }
  }
  assert.deepEqual(groupsOf([], 3), []);
});

test("a group is alike where all gave the same answer, and pupils are alone where nobody shares month and size", () => {
  assert.ok(
    isAlike([
      [1, 36, 1],
      [2, 37, 1],
    ]),
  );
  assert.ok(
    !isAlike([
      [1, 36, 1],
      [2, 37, 0],
    ]),
  );
  const pupils = [
    [1, 36, 0],
    [1, 36, 1],
    [2, 36, 0],
  ];
  assert.equal(alone(pupils), 1);
  assert.equal(fitting(pupils, 1, undefined).length, 2);
  assert.equal(fitting(pupils, undefined, 36).length, 3);
  assert.equal(fitting(pupils, 2, 37).length, 0);
});

test("noise on a total has the two-sided geometric distribution, and its tail is as it is told", () => {
  for (const epsilon of [0.5, Math.log(3), 2]) {
    const r = Math.exp(-epsilon);
    // P(|k| > tail) by adding up (1 − r)/(1 + r) r^|k|.
    const beyond = (k: number) => {
      let sum = 0;
      for (let n = k + 1; n < k + 400; n += 1) sum += (2 * (1 - r) * r ** n) / (1 + r);
      return sum;
    };
    const tail = tailOf(epsilon, 0.05);
    assert.ok(beyond(tail) <= 0.05 + 1e-12 && (tail === 0 || beyond(tail - 1) > 0.05), `${epsilon}: ${tail}`);
  }
  // Two numbers on a grid of chances, each pair once: how often each difference comes.
  const [epsilon, n] = [Math.log(3), 243];
  const seen = new Map<number, number>();
  for (let a = 0; a < n; a += 1) {
    for (let b = 0; b < n; b += 1) {
      const uniforms = [(a + 0.5) / n, (b + 0.5) / n];
      const k = twoSided(epsilon, () => uniforms.shift() ?? 0);
      seen.set(k, (seen.get(k) ?? 0) + 1);
    }
  }
  for (const k of [-2, -1, 0, 1, 2]) {
    const share = (seen.get(k) ?? 0) / n ** 2;
    assert.ok(Math.abs(share - 0.5 * 3 ** -Math.abs(k)) < 0.005, `${k}: ${share}`);
  }
});

test("a count of noisy answers is off by more than is told in at most 5 of 100 classes, and by less in more", () => {
  // P(N = n) of a sum of two binomial numbers, by their formulas.
  const binomial = (n: number, chance: number) => {
    let choose = 1;
    return Array.from({ length: n + 1 }, (_, k) => {
      const part = choose * chance ** k * (1 - chance) ** (n - k);
      choose *= (n - k) / (k + 1);
      return part;
    });
  };
  for (const [meant, others, epsilon] of [
    [30, 70, 0.5],
    [30, 70, Math.log(3)],
    [30, 70, 2],
    [0, 12, 1],
    [1, 0, 1],
  ] as const) {
    const kept = Math.exp(epsilon) / (Math.exp(epsilon) + 1);
    const beyond = (most: number) => {
      let sum = 0;
      binomial(meant, kept).forEach((one, i) => {
        binomial(others, 1 - kept).forEach((other, j) => {
          const estimate = (i + j - (meant + others) * (1 - kept)) / (2 * kept - 1);
          if (Math.abs(estimate - meant) > most + 1e-9) sum += one * other;
        });
      });
      return sum;
    };
    const told = countTailOf(meant, others, kept, 1 - kept, 0.05);
    assert.ok(
      beyond(told) <= 0.05 && (told === 0 || beyond(told - 1) > 0.05),
      `${meant} ${others} ${epsilon}: ${told}`,
    );
  }
  assert.equal(countTailOf(30, 70, 0.75, 0.25, 0.05), 16);
});

const limits: Limits = { sum: { least: 2, most: 200 } };
const of = (typed: string[][], own = limits) => fault(typed, { rows: ["yes", "no"], columns: ["People"], limits: own });

test("what is typed is a whole number within its limits, or is refused with the place", () => {
  assert.equal(of([["30"], ["70"]]), undefined);
  for (const wrong of ["", " ", "-1", "1.5", "1e3", "0x10", "١", "ten", "1234567890"]) {
    const found = of([["30"], [wrong]]);
    assert.deepEqual([found?.row, found?.column], [1, 0], wrong);
    assert.ok(found?.says.includes("“no”"), found?.says);
  }
  assert.match(of([["0"], ["70"]])?.says ?? "", /^The row “yes” is empty/);
  assert.match(of([["1"], ["250"]])?.says ?? "", /^That is 251 in all\. Make it 200 or less\.$/);
  assert.match(of([["1"], ["1"]], { sum: { least: 5, most: 9 } })?.says ?? "", /^That is 2 in all/);
  const pupils: Limits = { counts: false, each: [{ least: 1, most: 12 }] };
  assert.equal(of([["12"], ["1"]], pupils), undefined);
  assert.match(of([["13"], ["1"]], pupils)?.says ?? "", /from 1 to 12/);
});

test("numbers that are typed stand in the table where they were typed", () => {
  assert.deepEqual(countsOf("habits", [[30], [70]]).weights, [30, 0, 0, 70]);
  const { rows, columns, numbers } = typedTable("incomes");
  const counts = countsOf("incomes", numbers);
  assert.deepEqual([counts.data.categories, counts.secret.categories], [rows, columns]);
  const width = rows.length;
  for (const [x, row] of numbers.entries()) {
    for (const [s, people] of row.entries()) assert.equal(counts.weights[s * width + x], people);
  }
});
