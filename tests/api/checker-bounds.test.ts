// SPDX-License-Identifier: GPL-3.0-or-later
/** The independent checker at its bounds: what just holds and what just does not, to the last digit. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { rare, rareByLikelihood } from "../../wasm/checker/checker-sample.js";
import { type Document, documentOf, fails, holds, knownOf, planOf, rehash } from "./checker-documents.js";
import { type Plan, ROW } from "./checker-worst.js";

test("checker: a single unit of weight, beyond the bound or not", async () => {
  // One secret each for a category; at ldp the ratio of the first report is exactly its bound, 2.
  const [p, q] = [ROW / 2n, ROW / 4n];
  const plan: Plan = {
    notion: "ldp",
    prior: [
      [1, 0],
      [0, 1],
    ],
    weights: [
      [p, p],
      [q, ROW - q],
    ],
  };
  const document = documentOf({ ...plan, epsilon: 0.6931471805599454 });
  document.guarantee.bound = { numerator: "2", denominator: "1" };
  document.certificate.slack = "0";
  await holds(rehash(document));
  document.channel.weights[0] = [`${p + 1n}`, `${p - 1n}`];
  const found = await fails(rehash(document), "exceeds");
  assert.equal(found.slack, "-2"); // 1/2^61
  document.channel.weights[0] = [`${p - 1n}`, `${p + 1n}`];
  await fails(rehash(document), "worst");
});

test("checker: a bound has to be at least 1, and below the exponential, to the last of many digits", async () => {
  const plan = { ...planOf("lip", 4), epsilon: 5 };
  const document = documentOf(plan);
  // e^5 to 48 digits behind the point
  const digits = "148413159102576603421115580040552279623487667593";
  const bound = (numerator: bigint) => {
    document.guarantee.bound = { numerator: `${numerator}`, denominator: `1${"0".repeat(45)}` };
    return rehash(document);
  };
  await fails(bound(BigInt(digits)), "worst", /slack/);
  await fails(bound(BigInt(digits) + 1n), "bound", /level 1 /);
  await fails(bound(10n ** 45n - 1n), "bound");
  document.guarantee.epsilon = 0;
  await fails(bound(10n ** 45n + 9n * 10n ** 32n), "exceeds"); // e^(2^-40) is above 1 + 9.09e-13
  await fails(bound(10n ** 45n + 91n * 10n ** 31n), "bound");
  document.guarantee.epsilon = 1e300;
  document.guarantee.bound = { numerator: "6235149080811616882909238708", denominator: "1" }; // e^64, rounded down
  await fails(rehash(document), "worst");
  document.guarantee.bound.numerator = "6235149080811616882909238709";
  await fails(rehash(document), "bound");
});

test("checker: the level is the product as it is rounded, or exactly where that is less", async () => {
  // 3 · 0.1 as doubles is rounded upwards, from 0.3 + 1.67e-17 to 0.3 + 4.4e-17.
  const plan: Plan = {
    notion: "alip",
    prior: [
      [5, 4],
      [4, 5],
    ],
    weights: [
      [ROW / 2n, ROW / 2n],
      [ROW / 2n, ROW / 2n],
    ],
    parameters: { lower: 3 },
    epsilon: 0.1,
  };
  const document = documentOf(plan);
  const exponential = (nats: bigint, unit: bigint) => {
    let [total, term] = [0n, unit];
    for (let k = 1n; term > 0n; k++) [total, term] = [total + term, (term * nats) / (k * unit)];
    return total;
  };
  const unit = 10n ** 50n;
  const product = 3n * 1000000000000000055511151231257827n * 10n ** 16n; // 0.1 as a double, to 34 digits
  document.guarantee.bounds[0] = { level: 3, numerator: `${exponential(product, unit)}`, denominator: `${unit}` };
  await holds(rehash(document));
  document.guarantee.bounds[0].numerator = `${exponential(product + 10n ** 31n, unit)}`;
  await fails(rehash(document), "bound", /level 3 /);
});

test("checker: quantiles of chi-square", () => {
  const fixed = (value: number) => (BigInt(Math.round(value * 1e15)) * (1n << 1280n)) / 10n ** 15n;
  const known: [number, number][] = [
    [1, 3.84145882069],
    [4, 9.48772903678],
    [5, 11.0704976935],
    [23, 35.1724616269],
  ];
  for (const [freedom, quantile] of known) {
    assert.ok(rare(freedom, fixed(quantile * (1 + 1e-11)), fixed(0.05)), `${freedom}: above`);
    assert.ok(!rare(freedom, fixed(quantile * (1 - 1e-11)), fixed(0.05)), `${freedom}: below`);
  }
  // Two degrees: e^(-x/2), also far out and for 0.
  assert.ok(rare(2, fixed(60), fixed(1e-13)) && !rare(2, fixed(59), fixed(1e-13)));
  assert.ok(!rare(2, 0n, fixed(0.99)) && !rare(1, 0n, fixed(0.99)) && rare(1, 0n, fixed(1)));
  assert.ok(rare(1000, fixed(1074.679449), fixed(0.05)) && !rare(1000, fixed(1074.679448), fixed(0.05)));
});

test("checker: what is known under rldp leaves nothing out", async () => {
  for (const seed of [0, 1, 2, 3]) {
    const document = documentOf(planOf("rldp", seed));
    const changed = async (change: (known: Document) => void, place: RegExp) => {
      const copy = structuredClone(document);
      change(copy.guarantee.known);
      await fails(rehash(copy), "distributions", place);
    };
    const up = (row: number[]) => row.findIndex((value) => value > 0);
    await changed(({ least }) => {
      least[0][up(least[0])] += 4;
    }, /least\[0\]/);
    await changed((known) => {
      known.radius *= 1 - 1e-10;
    }, /radius/);
    await changed((known) => {
      known.radius = 0;
    }, /radius/);
    await changed(({ least }) => {
      least[0].fill(0);
      least[0][0] = 2 ** 40;
    }, /least\[0\]/);
    if (document.guarantee.known.most) {
      await changed(({ most }) => {
        most[1][0] -= 4;
      }, /most\[1\]/);
      await changed(({ most }) => {
        most[1].fill(0);
      }, /secret 1|most\[1\]/);
    }
    document.guarantee.known.radius *= 1 + 1e-6;
    await fails(rehash(document), "distributions", /least|most/);
  }
});

test("checker: that nobody was counted leaves no category out, and that all were in one leaves none for it alone", async () => {
  const prior = [
    [60, 40, 0],
    [100, 0, 0],
    [20, 20, 20],
  ];
  for (const byLikelihood of [false, true])
    for (const notion of ["rldp", "rlip"]) {
      const known = knownOf(prior, true, notion === "rlip", byLikelihood);
      const weights = prior[0]?.map((_, x) => [ROW / 2n, ROW / 4n].map((w) => (x === 0 ? w : ROW / 3n))) ?? [];
      const rows = weights.map(([one = 0n, other = 0n]) => [one, other, ROW - one - other]);
      const plan = { notion, prior, weights: rows, parameters: { alpha: 0.05, ranges: true }, known, epsilon: 3 };
      await holds(documentOf(plan));
      const forged = async (change: (known: Document) => void, place: RegExp) => {
        const document = structuredClone(documentOf(plan)) as Document;
        change(document.guarantee.known);
        await fails(rehash(document), "distributions", place);
      };
      await forged(({ most }) => (most[0][2] = 0), /most\[0\]/);
      await forged(({ least }) => (least[1][0] = 2 ** 40), /least\[1\]/);
      if (notion === "rlip") await forged(({ othersMost }) => (othersMost[2][2] = 0), /othersMost\[2\]/);
    }
});

test("checker: quantiles of the likelihood's distance are those of chi-square times a factor, at 5 % at most", async () => {
  const fixed = (value: number) => BigInt(Math.round(value * 1e12)) * ((1n << 1280n) / 10n ** 12n);
  for (const [freedom, quantile] of [
    [1, 3.84145882069 * 2.1301],
    [5, 11.0704976935 * 1.1705],
    [23, 35.1724616269 * (1.1323 + 1 / 529)],
    [1000, 1074.679449 * (1.165 + 1e-6)],
  ] as const)
    for (const alpha of [0.05, 0.3]) {
      assert.ok(rareByLikelihood(freedom, fixed(quantile * (1 + 1e-9)), fixed(alpha)), `${freedom}: above`);
      assert.ok(!rareByLikelihood(freedom, fixed(quantile * (1 - 1e-9)), fixed(alpha)), `${freedom}: below`);
    }
  assert.ok(!rareByLikelihood(5, fixed(11.0704976935 * 1.1706), fixed(0.04)));
  // For two secrets at a time.
  const pair = 9.48772903678 * (1.1304 + 1.8 / 16);
  assert.ok(rareByLikelihood(4, fixed(pair * (1 + 1e-9)), fixed(0.05), 18_000n));
  assert.ok(!rareByLikelihood(4, fixed(pair * (1 - 1e-9)), fixed(0.05), 18_000n));
});

test("checker: what is known of everybody leaves nothing out, and is there just where it is needed", async () => {
  for (const notion of ["rlip", "rpml"])
    for (const seed of [0, 1, 2, 3]) {
      const document = documentOf(planOf(notion, seed));
      const changed = async (change: (known: Document) => void, fault: "distributions" | "document", place: RegExp) => {
        const copy = structuredClone(document);
        change(copy.guarantee.known);
        await fails(rehash(copy), fault, place);
      };
      const up = (row: number[]) => row.findIndex((value) => value > 0);
      await changed(({ least }) => (least[0][up(least[0])] += 4), "distributions", /least\[0\]/);
      await changed(
        ({ othersLeast }) => (othersLeast[1][up(othersLeast[1])] += 4),
        "distributions",
        /othersLeast\[1\]/,
      );
      await changed(({ leastSecret }) => (leastSecret[1] += 4), "distributions", /leastSecret/);
      await changed((known) => (known.radius *= 1 - 1e-10), "distributions", /radius/);
      await changed(({ leastSecret }) => leastSecret.pop(), "document", /leastSecret/);
      await changed(({ leastSecret }) => (leastSecret[0] = -1), "document", /leastSecret/);
      await changed((known) => delete known.leastSecret, "document", /leastSecret/);
      await changed((known) => delete known.othersLeast, "document", /othersLeast/);
      if (document.guarantee.known.most) {
        await changed(({ othersMost }) => (othersMost[1][0] -= 4), "distributions", /othersMost\[1\]/);
        await changed((known) => delete known.othersMost, "document", /most/);
      } else {
        await changed((known) => (known.othersMost = known.othersLeast), "document", /most/);
      }
      const told = structuredClone(document);
      told.seesSecret = true;
      told.channel.weights = told.prior.flatMap(() => told.channel.weights);
      await fails(rehash(told), "document", /seesSecret/);
    }
  const pairs = documentOf(planOf("rldp", 0));
  pairs.guarantee.known.leastSecret = pairs.prior.map(() => 0);
  await fails(rehash(pairs), "document", /leastSecret/);
});
