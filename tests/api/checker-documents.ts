// SPDX-License-Identifier: GPL-3.0-or-later
/** Documents that are made by hand for the checker, with certificates found by trying everything. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { type Checked, check, type Fault } from "../../wasm/checker/checker.js";
import {
  asNumber,
  comparisons,
  dice,
  type Found,
  type Fraction,
  gcd,
  type Json,
  over,
  type Plan,
  ROW,
  range,
  sum,
  worstOf,
} from "./checker-worst.js";
import { speakers } from "./translations.js";

// biome-ignore lint/suspicious/noExplicitAny: what is changed in documents here has many forms
export type Document = any;
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

export function rehash(document: Document): Document {
  const { $schema, utility, leakage, certificate, ...kept } = document;
  const { secret, data, prior } = document;
  certificate.counts = hash({ secret, data, prior });
  certificate.protocol = hash(kept);
  return document;
}

/** For each notion the level that the channel reaches and where, by trying all comparisons and reports. */
function leakageOf(plan: Plan): Document {
  const ofData = plan.sees ? [] : ["data-ldp", ...(plan.columns ? ["srlip"] : [])];
  const reached = [...new Set(["lip", "ldp", "pml", "pmc", ...ofData, plan.notion])].map((notion) => {
    let best: Document = { level: 0, ...(plan.other === undefined ? { report: 0 } : { marks: [] }) };
    for (const comparison of comparisons({ ...plan, notion })) {
      const found = worstOf(plan, [comparison], () => [1n, 1n]);
      if (!found) continue;
      const { ratio, report } = found;
      const level = ratio[1] === 0n ? Number.POSITIVE_INFINITY : Math.log(asNumber(ratio)) / comparison.level;
      if (level <= best.level) continue;
      const marks = range(20).filter((x) => report & (2 ** x));
      const [more, less] = comparison.sides;
      const two = (key: "secret" | "data") =>
        more[key] !== undefined && less[key] !== undefined && more[key] !== less[key];
      best = {
        level,
        ...(plan.other === undefined ? { report } : { marks }),
        secret: more.secret ?? less.secret,
        ...(two("secret") && { versus: less.secret }),
        ...(more.data !== undefined && { data: more.data, known: more.known }),
        ...(two("data") && { versusData: less.data }),
      };
    }
    return [notion, { ...best, level: Number.isFinite(best.level) ? best.level : null }] as const;
  });
  return Object.fromEntries(reached);
}

/** All that may have sent a report, likeliest first, which is what it is called after. */
function labelsOf(
  { prior, weights = [], sees }: Plan,
  categories: string[],
): { reports: string[]; standsFor: number[][] } {
  const a = (prior[0] as number[]).length;
  const sent = (x: number, y: number) =>
    prior.reduce((all, row, s) => all + (row[x] as number) * Number(weights[sees ? s * a + x : x]?.[y]), 0);
  const standsFor = range(weights[0]?.length ?? 0).map((y) =>
    range(a)
      .filter((x) => sent(x, y) > 0)
      .sort((x, z) => sent(z, y) - sent(x, y)),
  );
  const names = standsFor.map((row) => row.map((x) => categories[x]).join(" or "));
  const before = (y: number) => names.slice(0, y).filter((name) => name === names[y]).length;
  return { reports: names.map((name, y) => (before(y) ? `${name} (${before(y) + 1})` : name)), standsFor };
}

/** H(X) or H(S,X), and I of the same and the reports, by going through all of them: sets of marks as well. */
function figuresOf({ prior, weights, other = 0n, sees, notion }: Plan): Document {
  const a = (prior[0] as number[]).length;
  const [all, u] = [prior.flat().reduce((p, q) => p + q, 0), Number(other) / 2 ** 62];
  const mark = (x: number, y: number, set: number) => (set & (2 ** y) ? (x === y ? 0.5 : u) : x === y ? 0.5 : 1 - u);
  const chance = (s: number, x: number, y: number) =>
    weights
      ? Number(weights[sees ? s * a + x : x]?.[y]) / 2 ** 62
      : range(a).reduce((product, z) => product * mark(x, z, y), 1);
  const inputs = prior.flatMap((row, s) => row.map((n, x) => ({ s, x, share: n / all })));
  const isPair = sees && notion === "rldp";
  const kept = isPair ? inputs.map((one) => [one]) : range(a).map((x) => inputs.filter((one) => one.x === x));
  const joint = kept.map((some) =>
    range(weights ? (weights[0]?.length ?? 0) : 2 ** a).map((y) =>
      some.reduce((mass, { s, x, share }) => mass + share * chance(s, x, y), 0),
    ),
  );
  const entropy = (values: number[]) => values.reduce((h, p) => (p > 0 ? h - p * Math.log(p) : h), 0);
  const total = (values: number[]) => values.reduce((p, q) => p + q, 0);
  const reported = range((joint[0] as number[]).length).map((y) => total(joint.map((row) => row[y] as number)));
  const dataEntropy = entropy(joint.map(total));
  return { mutualInformation: dataEntropy + entropy(reported) - entropy(joint.flat()), dataEntropy };
}

/** A document that holds, at the least level that does, or at the one that is planned. */
export function documentOf(plan: Plan): Document {
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
  const categories = range(a).map((x) => plan.columns?.map((values) => values[x]).join(" · ") ?? `x${x}`);
  const named = (parameters: Plan["parameters"]) =>
    JSON.parse(JSON.stringify(parameters), (_, of) => (/^x\d$/.test(of) ? categories[Number(of[1])] : of));
  const { reports, standsFor } = isTable ? labelsOf(plan, categories) : { reports: categories, standsFor: [] };
  const bounds = levels.slice(1).map((level) => ({ level, ...stated(level) }));
  return rehash({
    format: "sluice-protocol",
    version: 1,
    protocol: "resample",
    guarantee: {
      notion: plan.notion,
      epsilon,
      ...(plan.parameters && { parameters: named(plan.parameters) }),
      bound: stated(1),
      ...(bounds.length && { bounds }),
      ...(plan.known && { known: plan.known }),
    },
    ...(plan.sees && { seesSecret: true }),
    secret: { name: "Größe \u2028 \ud83d\ude00", categories: range(c).map((s) => `s${s}`), dropped: [] },
    data: {
      name: plan.columns?.map((_, j) => `column ${j}`).join(" · ") ?? "x",
      categories,
      ...(plan.columns && { columns: plan.columns.map((values, j) => ({ name: `column ${j}`, values })) }),
      dropped: [],
    },
    prior: plan.prior,
    channel: {
      reports,
      ...(isTable && { standsFor }),
      denominator: `${ROW}`,
      ...(isTable
        ? { weights: (plan.weights as bigint[][]).map((row) => row.map(String)) }
        : { marks: { own: `${ROW / 2n}`, other: `${plan.other}` } }),
    },
    utility: figuresOf(plan),
    leakage: leakageOf(plan),
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
      mixing: 0,
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

export function priorOf(roll: (n: number) => number, c: number, a: number, unit = 1): number[][] {
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

/** Finds by halving where the distance of a share and p by the likelihood reaches a. */
function endOf(p: number, a: number, beyond: 0 | 1): number {
  const part = (of: number, r: number) => (of > 0 ? of * Math.log(of / r) : 0);
  let [inside, outside] = [p, beyond as number];
  for (let i = 0; i < 60; i += 1) {
    const middle = (inside + outside) / 2;
    if (2 * (part(p, middle) + part(1 - p, 1 - middle)) <= a) inside = middle;
    else outside = middle;
  }
  return inside;
}
/**
 * The distributions that the sample does not rule out, as the roots of the brief's quadratic, a little outwards, or by
 * the likelihood.
 */
export function knownOf(prior: number[][], ranges: boolean, everybody: boolean, byLikelihood = false) {
  const total = (row: number[]) => row.reduce((p, q) => p + q);
  const [n, m] = [total(prior.flat()), prior.flat().length - 1];
  const factor = byLikelihood ? 1.13 + m / 10_000 + 1 / m ** 2 : 1;
  const radius = ((factor * (QUANTILES[m] as number)) / n) * (1 + 1e-11);
  const ends = (p: number, A: number) => {
    if (byLikelihood) {
      const [low, high] = [endOf(p, A, 0), endOf(p, A, 1)];
      return [Math.max(0, Math.floor(low * 2 ** 40) - 1), Math.min(2 ** 40, Math.ceil(high * 2 ** 40) + 1)] as const;
    }
    const [b, root] = [2 * p + A - 1, Math.sqrt((A - 1) * (A - 1 + 4 * p * (1 - p)))];
    const [low, high] = [(b - root) / (2 * A), (b + root) / (2 * A)];
    return [Math.max(0, Math.floor(low * 2 ** 40) - 1), Math.min(2 ** 40, Math.ceil(high * 2 ** 40) + 1)] as const;
  };
  const table = (rows: number[][]) =>
    rows.map((row) => {
      const A = byLikelihood ? (radius * n) / total(row) : (1 + ((Math.sqrt(1 + radius) - 1) * n) / total(row)) ** 2;
      return row.map((count) => ends(count / total(row), A));
    });
  const [own, others] = [
    table(prior),
    table(prior.map((row) => row.map((_, x) => total(prior.map((each) => (each === row ? 0 : (each[x] as number))))))),
  ];
  const end = (rows: typeof own, which: 0 | 1) => rows.map((row) => row.map((of) => of[which]));
  return {
    ...(byLikelihood && { statistic: "likelihood" as const }),
    radius,
    least: end(own, 0),
    ...(ranges && { most: end(own, 1) }),
    ...(everybody && {
      othersLeast: end(others, 0),
      ...(ranges && { othersMost: end(others, 1) }),
      leastSecret: prior.map((row) => ends(total(row) / n, byLikelihood ? radius : 1 + radius)[0]),
    }),
  };
}

export async function holds(document: Document) {
  const found = await check(JSON.stringify(document));
  assert.deepEqual(found, { holds: true, worst: document.certificate.worst, slack: document.certificate.slack });
}
export async function fails(document: Document, fault: Fault, place = /./): Promise<Checked> {
  const found = await check(typeof document === "string" ? document : JSON.stringify(document));
  assert.equal(found.fault, fault, found.reason);
  assert.equal(found.holds, false);
  assert.match(found.reason as string, place);
  assert.ok(found.flaw && found.flaw.text === found.reason);
  for (const spoken of Object.values(speakers)) assert.ok(spoken(found.flaw), found.flaw.id);
  return found;
}

/** A random plan for a notion. */
export function planOf(notion: string, seed: number): Plan {
  const roll = dice(seed * 977 + notion.length * 31);
  const ofData = notion === "data-ldp" || notion === "context-aware";
  const ofColumns = notion === "srlip" || notion === "srldp";
  const ofEverybody = notion === "rlip" || notion === "rpml";
  const ofSample = notion === "rldp" || ofEverybody;
  const sees = notion === "rldp" ? seed % 3 !== 1 : !ofData && !ofColumns && !ofEverybody && seed % 3 === 0;
  const wide = (ofColumns || ofData) && seed % 2 === 0;
  const [c, a] = ofSample
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
  const marks = !sees && (ofSample ? seed % 5 > 2 : seed % 4 === 1);
  const prior = priorOf(roll, c, a, !ofSample && seed % 5 === 2 ? 0.375 : 1);
  const sample = { alpha: 0.05, ...(seed % 2 === 0 && { ranges: true }) };
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
    rldp: sample,
    rlip: sample,
    rpml: sample,
  };
  return {
    notion,
    prior: ofSample ? prior.map((row) => row.map((n) => n * 20)) : prior,
    ...(marks
      ? { other: ROW / BigInt(3 + roll(9)) }
      : { weights: channel(roll, sees ? c * a : a, 2 + roll(4), seed % 7 === 3 ? 2 : 9) }),
    ...(sees && { sees }),
    ...(columns && { columns }),
    ...(parameters[notion] && { parameters: parameters[notion] }),
    ...(ofSample && {
      known: knownOf(
        prior.map((row) => row.map((n) => n * 20)),
        seed % 2 === 0,
        ofEverybody,
        seed % 4 > 1,
      ),
    }),
  };
}

/** As rehash, where there may be no certificate. */
export function rehash0(document: Document) {
  return document.certificate && !Array.isArray(document.certificate) ? rehash(document) : document;
}
