// SPDX-License-Identifier: GPL-3.0-or-later
/** The independent checker, on documents that are made here by hand, with certificates found by trying everything. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { type Checked, check, type Fault } from "../../wasm/api/checker.js";
import { rare } from "../../wasm/api/checker-sample.js";
import type { Side } from "../../wasm/api/types.js";

const ROW = 1n << 62n;
const SHARE = 1n << 40n;
type Fraction = [top: bigint, bottom: bigint];
type Json = Record<string, unknown>;

/** Numbers below n, the same in every run. */
function dice(seed: number) {
  let state = BigInt(seed) + 12345n;
  return (n: number) => {
    state = (state * 6364136223846793005n + 1442695040888963407n) % (1n << 64n);
    return Number((state >> 33n) % BigInt(n));
  };
}
const range = (n: number) => [...Array(n).keys()];
const sum = (values: bigint[]) => values.reduce((a, b) => a + b, 0n);
const gcd = (a: bigint, b: bigint): bigint => (b ? gcd(b, a % b) : a);
const over = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d, b * c];
const isMore = ([a, b]: Fraction, [c, d]: Fraction) => a * d > c * b;
const asNumber = ([a, b]: Fraction) => Number((a << 200n) / b) / 2 ** 200;

interface Plan {
  notion: string;
  prior: number[][];
  weights?: bigint[][];
  other?: bigint;
  sees?: boolean;
  parameters?: Json;
  columns?: string[][];
  known?: { radius: number; least: number[][]; most?: number[][] };
  epsilon?: number;
}

/** Who is compared with whom: chances of the inputs; under rldp all corners. */
interface Comparison {
  more: bigint[][];
  less: bigint[][];
  level: number;
  sides: [Side, Side];
}

function comparisons({ notion, prior, sees, parameters = {}, columns, known }: Plan): Comparison[] {
  const [c, a] = [prior.length, (prior[0] as number[]).length];
  const scale = 2 ** 20; // the tables of these tests are multiples of its inverse
  const inputs = (who: (s: number, x: number) => boolean) => {
    const found: bigint[] = Array(sees ? c * a : a).fill(0n);
    prior.forEach((row, s) => {
      row.forEach((n, x) => {
        if (who(s, x)) found[sees ? s * a + x : x] = (found[sees ? s * a + x : x] as bigint) + BigInt(n * scale);
      });
    });
    return found;
  };
  const found: Comparison[] = [];
  const add = (more: bigint[], less: bigint[], level: number, ...sides: [Side, Side]) => {
    if (sum(more) && sum(less)) found.push({ more: [more], less: [less], level, sides });
  };
  const secret = (s: number) => inputs((t) => t === s);
  const levels = Object.fromEntries((parameters.secretLevels as [string, number][] | undefined) ?? []);
  if (["lip", "pml", "pmc", "alip", "per-secret"].includes(notion))
    for (const s of range(c)) {
      const level = notion === "per-secret" ? (levels[`s${s}`] as number) : 1;
      const down = notion === "alip" ? (parameters.lower as number) : level;
      const everybody = inputs(() => true);
      if (notion !== "pmc") add(secret(s), everybody, level, { secret: s }, {});
      if (notion !== "pml") add(everybody, secret(s), down, {}, { secret: s });
    }
  if (notion === "ldp")
    for (const s of range(c))
      for (const t of range(c)) if (s !== t) add(secret(s), secret(t), 1, { secret: s }, { secret: t });
  if (notion === "profile")
    for (const pair of parameters.neighbours as string[][]) {
      const [s, t] = pair.map((name) => Number(name.slice(1))) as [number, number];
      add(secret(s), secret(t), 1, { secret: s }, { secret: t });
      add(secret(t), secret(s), 1, { secret: t }, { secret: s });
    }
  const all = range(columns?.length ?? 1);
  const one = (x: number) => range(a).map((z) => (x === z ? 1n : 0n));
  if (notion === "data-ldp" || notion === "context-aware")
    for (const x of range(a))
      for (const z of range(a)) {
        const given = ((parameters.dataLevels as [string, string, number][]) ?? []).find(
          ([p, q]) => p === `x${x}` && q === `x${z}`,
        );
        const level = notion === "data-ldp" ? 1 : given?.[2];
        if (x !== z && level !== undefined)
          add(one(x), one(z), level, { data: x, known: all }, { data: z, known: all });
      }
  if (notion === "srlip") {
    const values = columns ?? [range(a).map((x) => `x${x}`)];
    for (let mask = 0; mask < 2 ** values.length - 1; mask++) {
      const known = all.filter((j) => mask & (2 ** j));
      // Values are numbered by where they first occur, and are letters here.
      const key = (x: number) =>
        known.map((j) => String.fromCharCode([...new Set(values[j])].indexOf(values[j]?.[x] as string))).join("");
      for (const context of [...new Set(range(a).map(key))].sort()) {
        const members = range(a).filter((x) => key(x) === context);
        if (members.length === 1) continue;
        const side: Side = mask ? { data: members[0] as number, known } : {};
        const everybody = inputs((_, x) => members.includes(x));
        for (const s of range(c)) {
          const some = inputs((t, x) => t === s && members.includes(x));
          add(some, everybody, 1, { secret: s, ...side }, side);
          add(everybody, some, 1, side, { secret: s, ...side });
        }
      }
    }
  }
  if (notion === "rldp") {
    const { least, most } = known as NonNullable<Plan["known"]>;
    const corners = (s: number) => {
      const low = (least[s] as number[]).map(BigInt);
      const high = most ? (most[s] as number[]).map(BigInt) : low.map(() => SHARE);
      const some: bigint[][] = [];
      for (const free of range(a))
        for (const mask of range(2 ** a)) {
          const corner = low.map((value, x) => (x === free ? 0n : mask & (2 ** x) ? (high[x] as bigint) : value));
          const rest = SHARE - sum(corner);
          if (rest < (low[free] as bigint) || rest > (high[free] as bigint)) continue;
          corner[free] = rest;
          some.push([...Array(s * a).fill(0n), ...corner, ...Array((c - s - 1) * a).fill(0n)]);
        }
      return some;
    };
    for (const s of range(c))
      for (const t of range(c))
        if (s !== t)
          found.push({ more: corners(s), less: corners(t), level: 1, sides: [{ secret: s }, { secret: t }] });
  }
  return found;
}

/** The chance of every report, for every input. Reports that are marks are counted through in binary. */
function chances({ weights, other, prior }: Plan): bigint[][] {
  if (weights) return weights;
  const a = (prior[0] as number[]).length;
  const o = other as bigint;
  const of = (x: number, y: number, set: number) => {
    const own = x === y ? ROW / 2n : o;
    return set & (2 ** y) ? own : ROW - own;
  };
  return range(a).map((x) => range(2 ** a).map((set) => range(a).reduce((p, y) => p * of(x, y, set), 1n)));
}

interface Found {
  ratio: Fraction;
  report: number;
  comparison: Comparison;
}
/** The worst of all: by report, then by comparison; of sets of marks the smallest, by comparison first. */
function worstOf(plan: Plan, all: Comparison[], bound: (level: number) => Fraction): Found | undefined {
  const channel = chances(plan);
  let best: (Found & { relative: Fraction }) | undefined;
  const size = (set: number) => range(20).filter((x) => set & (2 ** x)).length;
  const sets = range((channel[0] as bigint[]).length);
  if (plan.other !== undefined) sets.sort((p, q) => size(p) - size(q));
  if (plan.other === 0n) sets.shift(); // by the format a category is stated there
  const consider = (report: number, comparison: Comparison) => {
    const chance = (side: bigint[]) => sum(side.map((n, i) => n * (channel[i]?.[report] as bigint)));
    for (const more of comparison.more)
      for (const less of comparison.less) {
        const ratio: Fraction = [chance(more) * sum(less), chance(less) * sum(more)];
        if (ratio[0] === 0n && ratio[1] === 0n) continue;
        const relative = over(ratio, bound(comparison.level));
        if (!best || isMore(relative, best.relative)) best = { ratio, relative, report, comparison };
      }
  };
  if (plan.other === undefined) for (const report of sets) for (const comparison of all) consider(report, comparison);
  else for (const comparison of all) for (const report of sets) consider(report, comparison);
  return best;
}

// biome-ignore lint/suspicious/noExplicitAny: what is changed in documents here has many forms
type Document = any;
const canonical = (value: unknown) =>
  JSON.stringify(value, (_, of) =>
    of && typeof of === "object" && !Array.isArray(of)
      ? Object.fromEntries(
          Object.keys(of)
            .sort()
            .map((key) => [key, of[key]]),
        )
      : of,
  );
const hash = (value: unknown) => createHash("sha256").update(canonical(value)).digest("hex");

function rehash(document: Document): Document {
  const { utility, leakage, certificate, ...kept } = document;
  const { secret, data, prior } = document;
  certificate.counts = hash({ secret, data, prior });
  certificate.protocol = hash(kept);
  return document;
}

/** A document that holds, at the least level that does, or at the one that is planned. */
function documentOf(plan: Plan): Document {
  const [c, a] = [plan.prior.length, (plan.prior[0] as number[]).length];
  const all = comparisons(plan);
  const levels = [...new Set([1, ...all.map(({ level }) => level)])];
  const atLeast = all.map((comparison) => {
    const { ratio } = worstOf(plan, [comparison], () => [1n, 1n]) as Found;
    return Math.log(asNumber(ratio)) / (comparison.level || 1);
  });
  const epsilon = plan.epsilon ?? Math.max(...atLeast) + 0.001;
  const unit = 1n << 60n;
  const bound = (level: number): Fraction => [
    BigInt(Math.floor(Math.exp(Math.max(level * epsilon, 2 ** -40)) * (1 - 1e-13) * 2 ** 45)) << 15n,
    unit,
  ];
  const stated = (level: number) => ({ numerator: `${bound(level)[0]}`, denominator: `${unit}` });
  const { ratio, report, comparison } = worstOf(plan, all, bound) as Found;
  const divisor = gcd(...ratio);
  const [top, bottom] = over(ratio, bound(comparison.level));
  const difference = (bottom - top) << 62n;
  const floor = difference / bottom - (difference % bottom < 0n ? 1n : 0n);
  const isTable = plan.other === undefined;
  const reports = isTable
    ? range((plan.weights as bigint[][])[0]?.length ?? 0).map((y) => `y${y}`)
    : range(a).map((x) => `x${x}`);
  const categories = range(a).map((x) => `x${x}`);
  const bounds = levels.slice(1).map((level) => ({ level, ...stated(level) }));
  return rehash({
    format: "sluice-protocol",
    version: 1,
    protocol: "optimal",
    guarantee: {
      notion: plan.notion,
      epsilon,
      ...(plan.parameters && { parameters: plan.parameters }),
      bound: stated(1),
      ...(bounds.length && { bounds }),
      ...(plan.known && { known: plan.known }),
    },
    ...(plan.sees && { seesSecret: true }),
    secret: { name: "Größe \u2028 \ud83d\ude00", categories: range(c).map((s) => `s${s}`), dropped: [] },
    data: {
      name: "x",
      categories,
      ...(plan.columns && { columns: plan.columns.map((values, j) => ({ name: `column ${j}`, values })) }),
      dropped: [],
    },
    prior: plan.prior,
    channel: {
      reports,
      ...(isTable && { standsFor: reports.map(() => []) }),
      denominator: `${ROW}`,
      ...(isTable
        ? { weights: (plan.weights as bigint[][]).map((row) => row.map(String)) }
        : { marks: { own: `${ROW / 2n}`, other: `${plan.other}` } }),
    },
    utility: { mutualInformation: 0.1, dataEntropy: 1 },
    leakage: { lip: { level: 1e-7, report: 0 } },
    certificate: {
      worst: {
        numerator: `${ratio[0] / divisor}`,
        denominator: `${ratio[1] / divisor}`,
        level: comparison.level,
        ...(isTable ? { report } : { marks: range(a).filter((x) => report & (2 ** x)) }),
        more: comparison.sides[0],
        less: comparison.sides[1],
      },
      slack: `${floor}`,
      mixing: 1e-12,
      gap: 1e-6,
    },
  });
}

function channel(roll: (n: number) => number, rows: number, reports: number, spread = 9): bigint[][] {
  return range(rows).map(() => {
    const shares = range(reports).map(() => BigInt(1 + roll(spread)));
    const weights = shares.map((share) => (ROW * share) / sum(shares));
    weights[0] = (weights[0] as bigint) + ROW - sum(weights);
    return weights;
  });
}

function priorOf(roll: (n: number) => number, c: number, a: number, unit = 1): number[][] {
  const prior = range(c).map(() => range(a).map(() => roll(40) * unit));
  for (const row of prior) row[0] = (row[0] as number) + unit;
  for (const x of range(a)) (prior[0] as number[])[x] = ((prior[0] as number[])[x] as number) + unit;
  return prior;
}

const QUANTILES: Record<number, number> = {
  3: 7.814727903251179,
  5: 11.070497693516351,
  7: 14.067140449340169,
  8: 15.507313055865453,
  11: 19.67513757268249,
  23: 35.17246162690806,
};

/** What the sample does not rule out, as the roots of the brief's quadratic, a little outwards. */
function knownOf(prior: number[][], ranges: boolean) {
  const n = prior.flat().reduce((p, q) => p + q);
  const radius = ((QUANTILES[prior.flat().length - 1] as number) / n) * (1 + 1e-11);
  const ends = prior.map((row) => {
    const mass = row.reduce((p, q) => p + q);
    const A = (1 + ((Math.sqrt(1 + radius) - 1) * n) / mass) ** 2;
    return row.map((count) => {
      const p = count / mass;
      const [b, root] = [2 * p + A - 1, Math.sqrt((A - 1) * (A - 1 + 4 * p * (1 - p)))];
      const [low, high] = [(b - root) / (2 * A), (b + root) / (2 * A)];
      return [Math.max(0, Math.floor(low * 2 ** 40) - 1), Math.min(2 ** 40, Math.ceil(high * 2 ** 40) + 1)] as const;
    });
  });
  const least = ends.map((row) => row.map(([low]) => low));
  return { radius, least, ...(ranges && { most: ends.map((row) => row.map(([, high]) => high)) }) };
}

async function holds(document: Document) {
  const found = await check(JSON.stringify(document));
  assert.deepEqual(found, { holds: true, worst: document.certificate.worst, slack: document.certificate.slack });
}
async function fails(document: Document, fault: Fault, place = /./): Promise<Checked> {
  const found = await check(typeof document === "string" ? document : JSON.stringify(document));
  assert.equal(found.fault, fault, found.reason);
  assert.equal(found.holds, false);
  assert.match(found.reason as string, place);
  return found;
}

/** A random plan for a notion. */
function planOf(notion: string, seed: number): Plan {
  const roll = dice(seed * 977 + notion.length * 31);
  const ofData = notion === "data-ldp" || notion === "context-aware";
  const sees = notion === "rldp" || (!ofData && seed % 3 === 0);
  const wide = (notion === "srlip" || ofData) && seed % 2 === 0;
  const [c, a] =
    notion === "rldp"
      ? ([
          [2, 2],
          [2, 3],
          [2, 4],
          [3, 3],
        ][seed % 4] as [number, number])
      : [2 + roll(3), wide ? 6 : 2 + roll(4)];
  const columns = wide
    ? [
        ["q", "p", "q", "p", "q", "p"],
        ["c", "c", "a", "a", "b", "b"],
      ]
    : undefined;
  const marks = !sees && seed % 4 === 1;
  const prior = priorOf(roll, c, a, notion !== "rldp" && seed % 5 === 2 ? 0.375 : 1);
  const names = (n: number, letter: string) => range(n).map((i) => `${letter}${i}`);
  const dataLevels = names(a, "x")
    .flatMap((x, i) =>
      names(a, "x").map((z, j) => [x, z, [1, 0.5, 2][(i * 2 + j) % 3] as number, i !== j && (i + j) % 3 > 0]),
    )
    .filter(([, , , keep]) => keep)
    .map((given) => given.slice(0, 3))
    .reverse();
  const parameters: Record<string, Json> = {
    alip: { lower: [2, 1, 0.75][seed % 3] },
    "per-secret": {
      secretLevels: names(c, "s")
        .map((s, i) => [s, [0.5, 1.5, 1, 0.5][(i + seed) % 4]])
        .reverse(),
    },
    profile: { neighbours: names(c - 1, "s").map((s, i) => (i % 2 ? [s, `s${i + 1}`] : [`s${i + 1}`, s])) },
    "context-aware": { dataLevels },
    rldp: { alpha: 0.05, ...(seed % 2 === 0 && { ranges: true }) },
  };
  return {
    notion,
    prior: notion === "rldp" ? prior.map((row) => row.map((n) => n * 20)) : prior,
    ...(marks
      ? { other: ROW / BigInt(3 + roll(9)) }
      : { weights: channel(roll, sees ? c * a : a, 2 + roll(4), seed % 7 === 3 ? 2 : 9) }),
    ...(sees && { sees }),
    ...(columns && { columns }),
    ...(parameters[notion] && { parameters: parameters[notion] }),
    ...(notion === "rldp" && {
      known: knownOf(
        prior.map((row) => row.map((n) => n * 20)),
        seed % 2 === 0,
      ),
    }),
  };
}
const NOTIONS = [
  "lip",
  "pml",
  "pmc",
  "alip",
  "per-secret",
  "ldp",
  "profile",
  "data-ldp",
  "context-aware",
  "srlip",
  "rldp",
];

for (const notion of NOTIONS) {
  test(`checker, ${notion}: what is found by trying everything holds`, async () => {
    for (const seed of range(24)) await holds(documentOf(planOf(notion, seed)));
  });
  test(`checker, ${notion}: a level below the least that holds is exceeded, with the worst told`, async () => {
    for (const seed of range(6)) {
      const plan = planOf(notion, seed);
      const document = documentOf(plan);
      const tight = documentOf({ ...plan, epsilon: document.guarantee.epsilon - 0.002 });
      const found = await fails(tight, "exceeds", /report|marks/);
      assert.deepEqual(found.worst, tight.certificate.worst);
      assert.equal(found.slack, tight.certificate.slack);
      assert.ok(BigInt(found.slack as string) < 0n);
    }
  });
}

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
  const document = documentOf({ ...plan, epsilon: 0.7 });
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

test("checker: a certificate that says something else", async () => {
  for (const notion of ["lip", "srlip", "rldp"]) {
    const document = documentOf(planOf(notion, 2));
    const changed = async (change: (certificate: Document) => void, fault: Fault) => {
      const copy = structuredClone(document);
      change(copy.certificate);
      const { worst } = await fails(copy, fault);
      if (fault !== "document") assert.deepEqual(worst, document.certificate.worst);
    };
    await changed(({ worst }) => {
      worst.report ^= 1;
    }, "worst");
    await changed(({ worst }) => {
      [worst.more, worst.less] = [worst.less, worst.more];
    }, "worst");
    await changed(({ worst }) => {
      worst.numerator = `${BigInt(worst.numerator) + 1n}`;
    }, "worst");
    await changed(({ worst }) => {
      worst.numerator += "0";
      worst.denominator += "0";
    }, "worst");
    await changed(({ worst }) => {
      worst.level = 2;
    }, "worst");
    await changed((certificate) => {
      certificate.slack = `${BigInt(certificate.slack) + 1n}`;
    }, "worst");
    await changed((certificate) => {
      certificate.counts = certificate.protocol;
    }, "hash");
    await changed((certificate) => {
      certificate.protocol = certificate.counts;
    }, "hash");
    await changed((certificate) => {
      certificate.counts = certificate.counts.slice(1);
    }, "document");
    await changed((certificate) => {
      certificate.mixing = -1;
    }, "document");
    await changed((certificate) => {
      certificate.mixing = 1.5;
    }, "document");
    await changed((certificate) => {
      delete certificate.worst;
    }, "document");
    // What is not hashed may be another thing, and the order of keys.
    const copy = structuredClone(document);
    copy.utility.mutualInformation = 3;
    copy.certificate.gap = 0;
    await holds(Object.fromEntries(Object.entries(copy).reverse()));
    copy.protocol = "grr";
    await fails(copy, "hash", /protocol/);
  }
});

test("checker: faults in the rows, and swapped categories", async () => {
  const document = documentOf(planOf("ldp", 2));
  const off = structuredClone(document);
  off.channel.weights[1][0] = `${BigInt(off.channel.weights[1][0]) + 1n}`;
  assert.ok((await fails(rehash(off), "rows", /weights\[1\]/)).worst);
  const short = structuredClone(document);
  short.channel.weights[1][0] = `${BigInt(short.channel.weights[1][0]) - 1n}`;
  await fails(rehash(short), "rows", /weights\[1\]/);
  const far = structuredClone(document);
  far.channel.weights[0].fill("9".repeat(19));
  await fails(rehash(far), "rows", /weights\[0\]/);
  const swapped = structuredClone(document);
  swapped.secret.categories.reverse();
  await fails(swapped, "hash", /counts/);
  swapped.prior.reverse();
  await fails(swapped, "worst");
  const lower = structuredClone(document);
  lower.guarantee.epsilon -= 0.01;
  await fails(rehash(lower), "bound");
});

test("checker: an infinite ratio has no worst", async () => {
  const prior = [
    [1, 0],
    [0, 1],
  ];
  const whole = {
    notion: "ldp",
    prior,
    epsilon: 64,
    weights: [
      [ROW, 0n, 0n],
      [ROW - 1n, 1n, 0n],
    ],
  };
  const finite = documentOf({
    ...whole,
    weights: [
      [ROW - 1n, 1n, 0n],
      [ROW - 2n, 2n, 0n],
    ],
  });
  await holds(finite);
  finite.channel.weights = whole.weights.map((row) => row.map(String));
  const found = await fails(rehash(finite), "exceeds", /report/);
  assert.deepEqual([found.worst, found.slack], [undefined, undefined]);
  const marks = documentOf({ notion: "ldp", prior, other: 1n, epsilon: 64 });
  await holds(marks);
  marks.channel.marks.other = "0";
  assert.equal((await fails(rehash(marks), "exceeds", /marks/)).worst, undefined);
});

test("checker: where none but the own category is marked, a single mark is the worst", async () => {
  for (const seed of range(12)) {
    const roll = dice(seed);
    await holds(
      documentOf({ notion: "lip", prior: priorOf(roll, 3, 4).map((row) => row.map((n) => n + 1)), other: 0n }),
    );
  }
  await holds(
    documentOf({
      notion: "lip",
      prior: [
        [1, 1],
        [2, 2],
      ],
      other: 0n,
    }),
  );
  // Two of the secrets are without the first category: 0 / 0, which is no ratio.
  const prior = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 1, 1],
  ];
  await holds(documentOf({ notion: "profile", prior, other: 0n, parameters: { neighbours: [["s0", "s1"]] } }));
});

test("checker: what observers know, in order, and no further than one category", async () => {
  // Of two contexts that are as bad the first is told; contexts of a single category are passed over.
  const tables = [
    "bc0 bd0 ad0 bd1 ad1 ac0 ed0", // sorted as b c, b d, a d, ...
    "ac0 bd0 ad0 bd1 ad1 bc0 ed0",
    "fc0 gc0 ac0 ad0 ad1 hc0 ic0 jc0 kc0 lc0 mc0 nc0 oc0 pc0 bc0 bd0 bd1 ed0",
  ];
  for (const table of tables) {
    const rows = table.split(" ");
    const likely = (row: string, s: number) => (/[ab]d/.test(row) ? (row[2] === `${s}` ? 9 : 1) : 1);
    const prior = [0, 1].map((s) => rows.map((row) => likely(row, s)));
    const columns = [0, 1, 2].map((j) => rows.map((row) => row[j] as string));
    const weights = rows.map((row) => (row[2] === "0" ? [ROW / 4n, ROW - ROW / 4n] : [ROW / 2n, ROW / 2n]));
    const document = documentOf({ notion: "srlip", prior, columns, weights });
    assert.deepEqual(document.certificate.worst.more.known, [0, 1]);
    await holds(document);
    const sees = prior.flatMap((_, s) =>
      rows.map((row) => [ROW / 2n, ROW / 2n].map((half) => (row === "ed0" ? (s ? ROW / 4n : ROW / 8n) : half))),
    );
    for (const row of sees) row[1] = ROW - (row[0] as bigint);
    await holds(documentOf({ notion: "srlip", prior, columns, weights: sees, sees: true }));
  }
});

test("checker: numbers of the table are kept exactly, however large or small", async () => {
  const document = documentOf({ ...planOf("lip", 4), epsilon: 30 });
  const row = document.prior[0] as number[];
  for (const unit of [2 ** -1040, 2 ** 900]) {
    const copy = structuredClone(document);
    copy.prior = copy.prior.map((of: number[]) => of.map((n) => n * unit));
    await holds(rehash(copy));
  }
  row[0] = (row[0] as number) * (1 + 2 ** -52);
  await fails(rehash(document), "worst");
});

test("checker: documents that are none", async () => {
  const whole = documentOf(planOf("alip", 2));
  const text = JSON.stringify(whole);
  for (const cut of [0, 1, 100, text.length >> 1, text.length - 1]) await fails(text.slice(0, cut), "document");
  for (const other of ["null", "[]", "3", '"x"', "{}", `${"[".repeat(1e5)}${"]".repeat(1e5)}`])
    await fails(other, "document");
  const changes: ((document: Document) => void)[] = [
    (d) => {
      d.format = "other";
    },
    (d) => {
      d.version = 2;
    },
    (d) => {
      d.guarantee.notion = "constructor";
    },
    (d) => {
      d.guarantee.epsilon = -1;
    },
    (d) => {
      d.guarantee.epsilon = null;
    },
    (d) => {
      d.guarantee.bound.numerator = "01";
    },
    (d) => {
      d.guarantee.bound.numerator = 5;
    },
    (d) => {
      d.guarantee.bound.denominator = "0";
    },
    (d) => {
      delete d.guarantee.parameters.lower;
    },
    (d) => {
      d.guarantee.bounds = [];
    },
    (d) => {
      d.guarantee.bounds = [...d.guarantee.bounds, ...d.guarantee.bounds];
    },
    (d) => {
      d.guarantee.bounds[0].level = 17;
    },
    (d) => {
      d.seesSecret = false;
    },
    (d) => {
      d.seesSecret = true;
    },
    (d) => {
      d.secret.categories[1] = d.secret.categories[0];
    },
    (d) => {
      d.data.categories.push("more");
    },
    (d) => {
      d.data.columns = [{ name: "p", values: d.data.categories.map(() => "same") }];
    },
    (d) => {
      d.prior[0].pop();
    },
    (d) => {
      d.prior[0].fill(0);
    },
    (d) => {
      for (const row of d.prior) row[1] = 0;
    },
    (d) => {
      d.prior[0][0] = "1";
    },
    (d) => {
      d.prior[0][0] = -1;
    },
    (d) => {
      d.channel.denominator = "4";
    },
    (d) => {
      d.channel.weights.pop();
    },
    (d) => {
      d.channel.weights[0].push("0");
    },
    (d) => {
      d.channel.weights[0][0] = "-1";
    },
    (d) => {
      d.channel.weights[0][0] = 1;
    },
    (d) => {
      d.channel.reports[1] = d.channel.reports[0];
    },
    (d) => {
      delete d.channel.weights;
    },
    (d) => {
      d.channel.marks = { own: "1", other: "0" };
    },
    (d) => {
      d.certificate = [];
    },
    (d) => {
      d.certificate.slack = 3;
    },
  ];
  for (const change of changes) {
    const copy = structuredClone(whole);
    change(copy);
    const { fault, worst } = await check(JSON.stringify(rehash0(copy)));
    assert.deepEqual([fault, worst], ["document", undefined], `${change}`);
  }
  await fails(text.replace(/"epsilon":[^,]*/, '"epsilon":1e400'), "document", /epsilon/);
});
/** As rehash, where there may be no certificate. */
function rehash0(document: Document) {
  return document.certificate && !Array.isArray(document.certificate) ? rehash(document) : document;
}

test("checker: parameters that do not fit", async () => {
  const cases: [string, (parameters: Document, document: Document) => void][] = [
    [
      "per-secret",
      (p) => {
        p.secretLevels.pop();
      },
    ],
    [
      "per-secret",
      (p) => {
        p.secretLevels.push(p.secretLevels[0]);
      },
    ],
    [
      "per-secret",
      (p) => {
        p.secretLevels[0][0] = "nobody";
      },
    ],
    [
      "profile",
      (p) => {
        p.neighbours.push([...p.neighbours[0]].reverse());
      },
    ],
    [
      "profile",
      (p) => {
        p.neighbours[0][0] = "nobody";
      },
    ],
    [
      "profile",
      (p) => {
        p.neighbours = [];
      },
    ],
    [
      "context-aware",
      (p) => {
        p.dataLevels.push(p.dataLevels[0]);
      },
    ],
    [
      "context-aware",
      (p) => {
        p.dataLevels[0][1] = "nobody";
      },
    ],
    [
      "context-aware",
      (p) => {
        p.dataLevels[0][1] = p.dataLevels[0][0];
      },
    ],
    [
      "context-aware",
      (p) => {
        p.dataLevels[0][2] = -1;
      },
    ],
    [
      "rldp",
      (p) => {
        delete p.alpha;
      },
    ],
    [
      "rldp",
      (p) => {
        delete p.ranges;
      },
    ],
    [
      "rldp",
      (_, d) => {
        delete d.guarantee.known;
      },
    ],
    [
      "rldp",
      (_, d) => {
        d.guarantee.known.least[0][0] = 0.5;
      },
    ],
    [
      "rldp",
      (_, d) => {
        d.guarantee.known.least[0].pop();
      },
    ],
    [
      "rldp",
      (_, d) => {
        d.guarantee.known.most[0][0] = 2 ** 41;
      },
    ],
    [
      "rldp",
      (_, d) => {
        d.prior[0][0] += 0.5;
      },
    ],
    [
      "rldp",
      (_, d) => {
        delete d.seesSecret;
      },
    ],
  ];
  for (const [notion, change] of cases) {
    const document = documentOf(planOf(notion, 2));
    change(document.guarantee.parameters, document);
    await fails(rehash(document), "document");
  }
  const document = documentOf({ ...planOf("ldp", 3) });
  document.guarantee.notion = "data-ldp";
  await fails(rehash(document), "document", /seesSecret/);
});

test("checker: marks and robust privacy where they cannot be", async () => {
  const half = 1n << 61n;
  const document = () => ({
    format: "sluice-protocol",
    version: 1,
    guarantee: { notion: "ldp", epsilon: 1, bound: { numerator: "2", denominator: "1" } } as Record<string, unknown>,
    secret: { categories: ["a", "b"] },
    data: { categories: ["x", "y"] },
    prior: [
      [1, 2],
      [2, 1],
    ] as number[][],
    channel: {
      reports: ["x", "y"],
      denominator: String(2n * half),
      marks: { own: String(half), other: String(half / 2n) },
    } as Record<string, unknown>,
    certificate: { counts: "0".repeat(64), protocol: "0".repeat(64), worst: {}, slack: "0", mixing: 0 },
  });
  type Draft = ReturnType<typeof document> & { seesSecret?: true };
  const faults: [fault: string, change: (draft: Draft) => unknown][] = [
    // As it stands nothing but its certificate is wrong.
    ["worst", () => {}],
    ["document", (draft) => Object.assign(draft, { seesSecret: true })],
    ["document", (draft) => Object.assign(draft.channel, { marks: { own: String(half), other: String(half + 1n) } })],
    ["document", (draft) => Object.assign(draft.channel, { weights: [] })],
    ["document", (draft) => Object.assign(draft.channel, { reports: ["x", "y", "z"] })],
    ["document", (draft) => Object.assign(draft.guarantee, { notion: "rldp", known: {}, parameters: { alpha: 0.05 } })],
    [
      "document",
      (draft) => {
        const weights = [0, 1, 2, 3].map(() => [String(2n * half), "0"]);
        Object.assign(draft, {
          seesSecret: true,
          prior: [
            [0.5, 2],
            [2, 1],
          ],
        });
        Object.assign(draft, { channel: { reports: ["x", "y"], denominator: String(2n * half), weights } });
        Object.assign(draft.guarantee, {
          notion: "rldp",
          known: {
            radius: 1,
            least: [
              [0, 0],
              [0, 0],
            ],
          },
          parameters: { alpha: 0.05 },
        });
      },
    ],
  ];
  for (const [fault, change] of faults) {
    const draft = document();
    change(draft);
    const found = await check(JSON.stringify(draft));
    assert.equal(found.fault, fault, `${change}: ${found.reason}`);
  }
});
