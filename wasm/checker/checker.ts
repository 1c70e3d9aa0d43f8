// SPDX-License-Identifier: Apache-2.0
/**
 * Checks a Sluice protocol file from its text, and shares no code with what makes files. Integers decide all: a number
 * of the file is the double that JSON.parse makes of it, and exact() keeps that as it is.
 */

import type { Side, WorstRatio } from "../contract/types.js";
import { isAverageWithin } from "./checker-average.js";
import { parse } from "./checker-json.js";
import { type Channel, checkLabels } from "./checker-labels.js";
import { checkLeakage, checkSetLeakage, logarithm, logarithms, toldOf } from "./checker-leakage.js";
import { checkLifts, comparedBy } from "./checker-lifts.js";
import { checkNames } from "./checker-names.js";
import { checkObjective } from "./checker-objective.js";
import { judge } from "./checker-optimum.js";
import { conditionsOf } from "./checker-points.js";
import { allowsForAll, extremes, lifts, sampleOf } from "./checker-sample.js";
import { checkUtility } from "./checker-utility.js";
import { need, type Refusal, refusalOf, said } from "./refusal.js";
import * as texts from "./texts.js";

export type { Fault } from "./refusal.js";
/**
 * `unproved` is what a file claims and what is not proved here. `optimum` says that the claim to be optimal is: that no
 * channel under the guarantee keeps more than this one and `gap` nats.
 */
export type Checked = Found &
  Partial<Refusal> & { holds: boolean; unproved?: Said; optimum?: { gap: number; said: Said } };
type Said = Refusal["flaw"];
type Found = { worst?: WorstRatio; slack?: string };
/** Of the people on this side the share at[y] / (2^62 mass) reports y; with marks, it is the share that has category y. */
type Group = { side: Side; mass: bigint; at: bigint[] };
/** No report may be likelier for `more` than for `less` by more than the bound of this level. */
type Comparison = { more: Group; less: Group; level: unknown };
type Protocol = ReturnType<typeof read>;
type Given = { [key: string]: unknown };
type Is<T> = (value: unknown) => value is T;

const [ROW, ONE] = [1n << 62n, 1n << 1280n];
/** What a notion has to know beside the prior. */
const OWN: { [notion: string]: string } = {
  alip: "lower",
  "per-secret": "secretLevels",
  profile: "neighbours",
  "context-aware": "dataLevels",
  rldp: "alpha ranges statistic radius least most",
  rlip: "alpha ranges statistic radius least most othersLeast othersMost leastSecret",
  rpml: "alpha ranges statistic radius least most othersLeast othersMost leastSecret",
};
const at = <T>(items: T[], i: number) => items[i] as T;
const range = (n: number) => Array.from({ length: n }, (_, i) => i);
/** Sets of more categories are too many to be gone through. */
const MOST_SETS = 10;
/** All of them, the smaller ones first, those of a size by the numbers that have a bit for each category. */
const setsOf = (a: number) =>
  range(2 ** a)
    .map((set) => range(a).filter((x) => (set >> x) & 1))
    .sort((one, other) => one.length - other.length);
const sum = (values: bigint[]) => values.reduce((total, value) => total + value, 0n);
const differ = (values: unknown[]) => new Set(values).size === values.length;
const common = (a: bigint, b: bigint): bigint => (b === 0n ? a : common(b, a % b));
/** The number times 2^1280, of which every double is a multiple. */
const exact = (value: number, bits = 1280n): bigint =>
  Number.isInteger(value) ? BigInt(value) << bits : exact(value * 2, bits - 1n);
/** e^x from below, for every term is rounded down. */
const exponential = (x: bigint, term = ONE, k = 1n): bigint =>
  term === 0n ? 0n : term + exponential(x, (term * x) / (k * ONE), k + 1n);
/** A share, as a double. */
const part = (of: bigint, all: bigint) => Number((of << 80n) / all) / 2 ** 80;
const isAny = (v: unknown): v is unknown => v !== undefined;
const isText = (v: unknown): v is string => typeof v === "string";
const isDigits = (v: unknown): v is string => isText(v) && /^(0|[1-9]\d{0,56})$/.test(v);
const isNumber = (v: unknown): v is number => typeof v === "number" && v >= 0 && v <= Number.MAX_VALUE;
function list<T>(value: unknown, name: string, is: Is<T>, length?: number): T[] {
  const fine = Array.isArray(value) && value.length === (length ?? value.length) && value.every(is);
  need(fine, texts.listWrong, name);
  return value;
}
const table = <T>(value: unknown, name: string, is: Is<T>, rows?: number, length?: number): T[][] =>
  list(value, name, isAny, rows).map((row, i) => list(row, `${name}[${i}]`, is, length));
const integers = (rows: string[][]) => rows.map((row) => row.map(BigInt));

function checkPrices(
  { certificate, utility, channel, seesSecret }: Given & { [part: string]: Given },
  a: number,
): void {
  const { prices } = certificate as Given;
  const finite = (price: unknown) => typeof price === "number" && Number.isFinite(price);
  const fine = Array.isArray(prices) && prices.length === a && prices.every(finite) && !seesSecret && !channel?.marks;
  const { upperBound } = Object(utility);
  need(upperBound === undefined || finite(upperBound), texts.fieldWrong, "utility.upperBound");
  need(prices === undefined || (fine && upperBound !== undefined), texts.pricesWrong);
}
function read(json: string) {
  const whole = parse(json);
  const { guarantee, secret, data, channel, certificate, seesSecret: sees } = whole;
  need(isNumber(guarantee.epsilon) && (sees === undefined || sees === true), texts.epsilonWrong);
  const average = guarantee.averageLeakage ?? 1;
  need(isNumber(average) && average > 0, texts.fieldWrong, "guarantee.averageLeakage");
  const [secrets, categories] = [list(secret.categories, "secret", isText), list(data.categories, "data", isText)];
  const reports = list(channel.reports, "channel.reports", isText);
  const [c, a, b] = [secrets.length, categories.length, reports.length];
  need(c > 1 && a > 1 && b > 0 && [secrets, categories, reports].every(differ), texts.namesWrong);
  const prior = table(whole.prior, "prior", isNumber, c, a);
  const cells = prior.map((row) => row.map((value) => exact(value)));
  const bits = cells.flat().reduce((some, value) => some | value);
  const people = cells.map((row) => row.map((value) => value / (bits & -bits))); // by the power of 2 that all share
  need(people.every(sum) && categories.every((_, x) => people.some((row) => row[x])), texts.priorWrong);
  const own = (OWN[guarantee.notion] ?? "").split(" ");
  const stray = Object.keys({ ...guarantee.parameters, ...guarantee.known }).find((name) => !own.includes(name));
  need(stray === undefined, texts.parameterStray, `${stray}`);
  const sample = own.includes("alpha") ? sampleOf(whole, exact, own.includes("leastSecret")) : undefined;
  need((certificate.lifts !== undefined) === (sample?.isSet !== undefined), texts.liftsStray);
  const { prices, points } = certificate;
  const hasPoints = sample ? prices !== undefined && sample.isSet !== undefined && sample.byLikelihood : false;
  need((points !== undefined) === hasPoints && !(sample && prices && !points), texts.pointsStray);
  const columnsOf = (own: string[], all: { values: unknown }[] = [{ values: own }]) => {
    const found = all.map(({ values }) => list(values, "columns.values", isText, own.length));
    need(
      found.length <= 10 && differ(own.map((_, i) => `${found.map((of) => JSON.stringify(of[i]))}`)),
      texts.columnsWrong,
    );
    return found;
  };
  const columns = columnsOf(categories, data.columns);
  columnsOf(secrets, secret.columns);
  checkNames(whole);
  const { marks, weights: stated, denominator } = channel;
  const [other] = list(marks ? [marks.other] : [], "channel.marks.other", isDigits).map(BigInt);
  const even = !sees && a === b && stated === undefined && marks?.own === `${ROW / 2n}` && (other ?? ROW) <= ROW / 2n;
  need(
    denominator === `${ROW}` && (marks === undefined || (even && !sample?.isSet && !(sample && a > MOST_SETS))),
    texts.channelWrong,
  );
  // With marks as if all reported their own category; marked() does the rest.
  const alone = categories.map((x) => categories.map((y) => (x === y ? ROW : 0n)));
  // Of a sample no one set is the worst for all distributions, so all are reports.
  const sets = marks && sample ? setsOf(a) : undefined;
  const of = (x: number, set: number[], mark = other ?? 0n) =>
    mark === 0n && set.length > 1 ? 0n : set.includes(x) ? ROW - mark : mark;
  const everySet = sets && categories.map((_, x) => sets.map((set) => of(x, set)));
  const weights =
    everySet ?? (marks ? alone : integers(table(stated, "channel.weights", isDigits, sees ? c * a : a, b)));
  const never = range(weights[0]?.length ?? 0).find((y) => !sets && weights.every((row) => row[y] === 0n));
  need(never === undefined, texts.reportUnsent, `${never}`);
  const bounds = [{ ...guarantee.bound, level: 1 }, ...(guarantee.bounds ?? [])];
  const fractions = bounds.map((of) => [of.numerator, of.denominator]);
  const limits = integers(table(fractions, "guarantee.bounds", isDigits));
  const levels: unknown[] = bounds.map(({ level }) => level);
  need(levels.every(isNumber) && limits.every(([, bottom]) => bottom !== 0n), texts.boundWrong);
  const { counts, protocol, worst, slack, mixing, gap = 0 } = certificate;
  checkPrices(whole, a);
  const numbers = [mixing, gap].every(isNumber) && mixing <= 1 && /^([0-9a-f]{64} ){2}$/.test(`${counts} ${protocol} `);
  need(numbers && worst instanceof Object && isText(slack), texts.certificateWrong);
  return {
    whole,
    a,
    b: sets?.length ?? b,
    sees,
    people,
    sample,
    columns,
    other: sets ? undefined : other,
    sets,
    weights,
    levels,
    limits,
    every: range(columns.length),
    groups: new Map<string, Group>(),
  };
}
/** Those with these categories of the data, and with the side's secret if it has one. */
function group(p: Protocol, side: Side, among = range(p.a)): Group {
  const { weights, people, sees, a, b, groups } = p;
  const [key, known] = [JSON.stringify(side), groups.get(JSON.stringify(side))];
  if (known) return known;
  const secrets = range(people.length).filter((s) => s === (side.secret ?? s));
  const inputs = secrets.flatMap((s) => among.map((x) => ({ mass: at(at(people, s), x), row: sees ? s * a + x : x })));
  const reporting = (y: number) => sum(inputs.map(({ mass, row }) => mass * at(at(weights, row), y)));
  const found = { side, mass: sum(inputs.map(({ mass }) => mass)), at: range(b).map(reporting) };
  groups.set(key, found);
  return found;
}
/** Sets of categories that are possible to those who know some columns, but not all; one alone hides nothing more. */
function contexts({ columns, every, a }: Protocol, masks: number) {
  const alike = (set: number[], j: number) =>
    [...new Set(columns[j])].map((value) => set.filter((x) => columns[j]?.[x] === value));
  const split = (all: number[][], j: number) => all.flatMap((set) => alike(set, j)).filter(({ length }) => length > 1);
  return range(masks).flatMap((mask) => {
    const known = every.filter((j) => (mask >> j) & 1);
    return known.reduce(split, [range(a)]).map((among) => ({ among, side: mask ? { data: among[0], known } : {} }));
  });
}
/** In the order in which the first of equal ratios is the worst. */
function compared(p: Protocol, { notion, parameters = {} }: { notion: string; parameters?: Given }): Comparison[] {
  const ofData = notion === "data-ldp" || notion === "context-aware";
  const names: unknown[] = (ofData ? p.whole.data : p.whole.secret).categories;
  const given = (key: string, length: number, rows?: number) => table(parameters[key], key, isAny, rows, length);
  const ofColumns = notion === "srlip" || notion === "srldp";
  need(!(p.sees && (ofData || ofColumns)), texts.notionWrong, `${notion}`);
  const all = contexts(p, ofColumns ? 2 ** p.columns.length - 1 : 1);
  if (
    (p.sample?.isSet && (notion === "rlip" || notion === "rpml")) ||
    ["lip", "pml", "pmc", "alip", "per-secret", "srlip"].includes(notion)
  ) {
    const stated = notion === "per-secret" ? given("secretLevels", 2, names.length) : names.map((s) => [s, 1]);
    const levels = new Map(stated as [unknown, unknown][]); // As many as secrets: where each has one, none has two.
    return all.flatMap(({ side, among }) =>
      names.flatMap((name, secret) => {
        const [some, all] = [group(p, { secret, ...side }, among), group(p, side, among)];
        const up = { more: some, less: all, level: levels.get(name) };
        const down = { more: all, less: some, level: notion === "alip" ? parameters.lower : up.level };
        return some.mass === 0n
          ? []
          : notion === "pml" || notion === "rpml"
            ? [up]
            : notion === "pmc"
              ? [down]
              : [up, down];
      }),
    );
  }
  if (notion === "srldp")
    return all.flatMap(({ side, among }) => {
      const some = names.map((_, secret) => group(p, { secret, ...side }, among)).filter(({ mass }) => mass > 0n);
      return some.flatMap((more) => some.flatMap((less) => (more === less ? [] : { more, less, level: 1 })));
    });
  if (p.sample?.everybody && (notion === "rlip" || notion === "rpml")) {
    const { up, down } = lifts(p.sample, p.sample.everybody, p.weights);
    return up.flatMap((one, s) => (notion === "rpml" ? [one] : [one, at(down, s)]).map((of) => ({ ...of, level: 1 })));
  }
  need(ofData || /^(ldp|profile|rldp)$/.test(notion), texts.notionWrong, `${notion}`);
  const pair = (s: unknown, t: unknown, level: unknown) => ({ i: names.indexOf(s), j: names.indexOf(t), level });
  let pairs = names.flatMap((s) => names.flatMap((t) => (s === t ? [] : pair(s, t, 1))));
  if (notion === "profile") pairs = given("neighbours", 2).flatMap(([s, t]) => [pair(s, t, 1), pair(t, s, 1)]);
  if (notion === "context-aware") pairs = given("dataLevels", 3).map(([x, z, level]) => pair(x, z, level));
  if (ofData) pairs.sort((p, q) => p.i - q.i || p.j - q.j);
  const real = pairs.length > 0 && pairs.every(({ i, j }) => i >= 0 && j >= 0 && i !== j);
  need(real && differ(pairs.map(({ i, j }) => `${i} ${j}`)), texts.pairsWrong);
  const sides = names.map((_, i) => (ofData ? group(p, { data: i, known: p.every }, [i]) : group(p, { secret: i })));
  const ranges = notion === "rldp" && !p.sample?.isSet ? p.sample : undefined;
  const [more, less] = ranges ? extremes(ranges, p.weights, p.sees === true) : [sides, sides];
  return pairs.map(({ i, j, level }) => ({ more: at(more, i), less: at(less, j), level }));
}
/** The marks with the largest ratio (Dinkelbach): the categories that `more` have over t times as often as `less`. */
function marked(more: Group, less: Group, other: bigint, t = { up: 0n, down: 1n, marks: range(0) }): typeof t {
  const [p, q] = [more.at.map((mass) => mass * less.mass), less.at.map((mass) => mass * more.mass)];
  const marks = range(p.length).filter((x) => at(p, x) * t.down > at(q, x) * t.up);
  const [base, chance] = [other * ROW * more.mass * less.mass, (of: bigint[]) => sum(marks.map((x) => at(of, x)))];
  const [up, down] = [base + (ROW - 2n * other) * chance(p), base + (ROW - 2n * other) * chance(q)];
  if (up * t.down > t.up * down) return marked(more, less, other, { up, down, marks });
  // Where others are never marked, sets of several do not occur, and each category of the last has the largest ratio.
  return { ...t, marks: other === 0n ? t.marks.slice(0, 1) : marks };
}
/** A report by its number, or the set that it is. */
const reportOf = (sets: number[][] | undefined, report: number) => (sets ? { marks: at(sets, report) } : { report });
/** All reports, or of sets of marks that with the largest ratio, and the one that is stated. */
function* seen({ other, b, sets }: Protocol, more: Group, less: Group, stated?: number[]) {
  if (other === undefined) {
    const [up, down] = [logarithms(more), logarithms(less)];
    for (const report of range(b)) yield { log: at(up, report) - at(down, report), ...reportOf(sets, report) };
    return;
  }
  const { up, down, marks } = marked(more, less, other);
  yield { log: logarithm(up) - logarithm(down), marks };
  if (!stated || (other === 0n && stated.length !== 1)) return;
  const among = (of: Group) => sum(stated.map((x) => of.at[x] ?? 0n));
  const likely = (of: Group) => logarithm(other * ROW * of.mass + (ROW - 2n * other) * among(of)) - logarithm(of.mass);
  yield { log: likely(more) - likely(less), marks: stated };
}
/** Whether a level is said to be reached by a report that there is; where nothing is given away, any of them will do. */
function isSomewhere({ whole, a, b }: Protocol, stated: unknown): boolean {
  const { report, marks, ...place } = Object(stated) as Given;
  const isIn = (end: number) => (x: unknown) => Number.isInteger(x) && Number(x) >= 0 && Number(x) < end;
  const isSet = Array.isArray(marks) && differ(marks) && marks.every(isIn(a)) && report === undefined;
  const fine = whole.channel.marks ? isSet : isIn(b)(report) && marks === undefined;
  return fine && Object.entries(place).every(([name, of]) => name === "level" || of !== null);
}
/** Throws where the file says anything else of what it gives away than the truth. */
function checkAll(p: Protocol, promised: Comparison[]): void {
  const { guarantee, leakage } = p.whole;
  const masks = p.columns.length > 1 ? range(2 ** p.columns.length - 1) : [];
  const values = (mask: number) => p.every.filter((j) => (mask >> j) & 1).map((j) => at(p.columns, j));
  const sets = masks.map(
    (mask) => new Set(range(p.a).map((x) => JSON.stringify(values(mask).map((of) => of[x])))).size,
  );
  const told = toldOf(
    p.people.length,
    p.a,
    p.sees === true,
    sets.reduce((all, some) => all + some, 0),
  );
  for (const notion of new Set([guarantee.notion, ...told, ...Object.keys(leakage)])) {
    const own = notion === guarantee.notion;
    need(own || told.includes(notion), texts.leakageDiffers, notion, "figures");
    need(isSomewhere(p, leakage[notion]), texts.leakageDiffers, notion, "figures");
    const all = own ? promised : compared(p, { notion });
    if (own && p.sample?.isSet)
      checkSetLeakage(notion, leakage[notion], all, at(p.limits, 0), [p.sample.people.length, p.b]);
    else checkLeakage(notion, leakage[notion], all, (more, less, marks) => seen(p, more, less, marks));
  }
}
/** e^(level epsilon) from below, times 2^1280: of the product the nearest double counts, or itself where it is less. */
function mostOf(level: number, epsilon: number): bigint {
  const [product, nearest] = [(exact(level) * exact(epsilon)) / ONE, exact(Math.min(level * epsilon, 64))];
  const [nats, least] = [product < nearest ? product : nearest, ONE >> 40n];
  return exponential(nats > least ? nats : least);
}
const isBound = ([top = 0n, bottom = 0n]: bigint[], level: number, epsilon: number) =>
  top >= bottom && top * ONE <= mostOf(level, epsilon) * bottom;
/** Bounds are rounded down by less than one part in so many. */
const ROUNDED = 10n ** 12n;
/** No less than e^(level epsilon), times 2^1280; nothing where nobody could tell. */
function ceiling(level: number, epsilon: number): bigint | undefined {
  const [product, nearest] = [(exact(level) * exact(epsilon)) / ONE + 1n, exact(Math.min(level * epsilon, 65))];
  const most = [product, nearest, ONE >> 40n].reduce((p, q) => (p > q ? p : q));
  // Of some thousand terms each is rounded by less than e^64.
  return most > 64n * ONE ? undefined : exponential(most) + (1n << 200n);
}
/** Of a side the share at[x] / mass has the category x. */
type Shares = { at: bigint[]; mass: bigint };
/** What is proved of the claim to be optimal; throws where that is wrong. */
function checkOptimum(p: Protocol, work: number): Pick<Checked, "unproved" | "optimum"> {
  const { utility, guarantee, protocol, certificate, channel } = p.whole;
  const { upperBound } = utility;
  const sent = () =>
    range(p.a).map((x) =>
      range(p.b).map((y) => sum(p.people.map((row, s) => at(row, x) * at(at(p.weights, p.sees ? s * p.a + x : x), y)))),
    );
  // Of a pair that never occurs nothing has to be told.
  const inputs = () =>
    (p.sees ? p.people : [range(p.a).map((x) => sum(p.people.map((row) => at(row, x))))]).flatMap((row, s) =>
      row.flatMap((people, x) => (people > 0n ? [{ x, people, weights: at(p.weights, s * p.a + x) }] : [])),
    );
  const { standsFor } = channel;
  const objective = checkObjective({ sent, inputs, utility, standsFor, isTable: p.other === undefined });
  need(objective === undefined || certificate.gap === undefined, texts.objectiveWrong, `${objective}`);
  if (objective !== undefined) return { unproved: said(texts.optimumOfObjective, objective) };
  const claims = protocol === "optimal" || upperBound !== undefined;
  const isEfficient = utility.countingEfficiency !== undefined;
  const unproved = { unproved: said(isEfficient ? texts.efficiencyNotProved : texts.optimumNotProved) };
  const ofRanges = p.sample !== undefined && !p.sample.isSet;
  if (upperBound === undefined || p.sees || p.other !== undefined || ofRanges) return claims ? unproved : {};
  // As if every category were a report: what is compared is then a condition on any column.
  const every = range(p.a);
  const alone = every.map((x) => every.map((y) => (x === y ? ROW : 0n)));
  const set = p.sample && {
    people: p.people,
    radius: Number(guarantee.known.radius),
    compared: comparedBy(guarantee.notion),
  };
  const all: { more: Shares; less: Shares; level: unknown }[] = set
    ? conditionsOf(certificate.points ?? [], set).map((sides) => ({ ...sides, level: 1 }))
    : compared({ ...p, b: p.a, weights: alone, groups: new Map() }, guarantee);
  const limits = p.levels.map((level) => ceiling(Number(level), Number(guarantee.epsilon)));
  const conditions = all.map(({ more, less, level }) => {
    const of = p.levels.indexOf(Number(level));
    return { more, less, limit: limits[of], stated: p.limits[of] as [bigint, bigint] };
  });
  const people = every.map((x) => sum(p.people.map((row) => at(row, x))));
  const claim = { people, weights: p.weights, conditions, prices: certificate.prices, upperBound };
  const verdict = judge(claim, work);
  need(!("refuted" in verdict), texts.boundRefuted, "", "figures");
  // The bound is of efficient channels, and whether this is one is open.
  if (isEfficient) return unproved;
  if ("gap" in verdict) {
    const digits = verdict.gap.toPrecision(2);
    const gap = Number(digits) < verdict.gap ? (verdict.gap * 1.06).toPrecision(2) : digits;
    return { optimum: { gap: verdict.gap, said: said(texts.optimumProved, gap) } };
  }
  return certificate.prices ? { unproved: said(texts.optimumTooLarge, `${verdict.boxes}`) } : unproved;
}
/** Throws where reports are called after others than those that they come from, or figures are not the channel's. */
function checkStated({ whole, people, weights, sees, a, levels, limits }: Protocol): void {
  const all = sum(people.flat());
  const prior = people.map((row) => row.map((of) => part(of, all)));
  const chances = weights.map((row) => row.map((of) => part(of, ROW)));
  const chance = (s: number, x: number, y: number) => at(at(chances, sees ? s * a + x : x), y);
  const channel: Channel = { prior, chance, sees: sees === true };
  const { notion, epsilon } = whole.guarantee;
  const lower = levels.find((level, i) => {
    const [top = 0n, bottom = 0n] = at(limits, i);
    return top * ONE * ROUNDED < mostOf(Number(level), epsilon) * bottom * (ROUNDED - 1n);
  });
  need(lower === undefined, texts.boundOfAnother, `${lower}`, "bound");
  const { marks, reports } = whole.channel;
  checkUtility(whole, channel, sees === true && notion === "rldp", marks && part(BigInt(marks.other), ROW));
  if (!marks) checkLabels(whole, channel);
  const isOne = (report: string, x: number) => report === whole.data.categories[x];
  need(!marks || reports.every(isOne), texts.reportMisnamed, "channel.reports");
}
/**
 * Reports say no more of the secret on average than is stated, where that is. Of marks nothing is proved, and of a sample,
 * whose counts are not all distributions that are allowed for.
 */
function checkAverage(p: Protocol): void {
  const { averageLeakage: most } = p.whole.guarantee;
  if (most === undefined) return;
  need(p.other === undefined && p.sample === undefined, texts.averageUnproved, "", "exceeds");
  const sending = range(p.people.length).map((secret) => group(p, { secret }).at);
  need(isAverageWithin(sending, most), texts.aboveAverage, "", "exceeds");
}
/** As RFC 8785 writes it. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!(value instanceof Object)) return JSON.stringify(value);
  const members = Object.entries(value).sort(([k], [l]) => (k < l ? -1 : 1));
  return `{${members.map(([key, of]) => `${JSON.stringify(key)}:${canonical(of)}`).join()}}`;
}
async function hashed(value: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical(value)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Some ten seconds of a search, in multiplications. */
const WORK = 2e9;

/** `work` is what the proof of an optimum may take, in multiplications; other proofs take what they take. */
export async function check(json: string, work = WORK): Promise<Checked> {
  let found: Found = {};
  try {
    const p = read(json);
    const { utility, leakage, certificate, question, ...kept } = p.whole;
    const { coding, secret, data, prior, guarantee } = kept;
    const comparisons = compared(p, guarantee);
    const levels = [...new Set([1, ...comparisons.map(({ level }) => level)])];
    need(JSON.stringify(levels) === JSON.stringify(p.levels), texts.levelsWrong, `${levels}`);
    let [top, bottom] = [0n, 1n]; // the largest ratio, divided by its bound
    for (const report of p.other === undefined ? range(p.b) : [0])
      for (const { more, less, level } of comparisons) {
        const one = () => ({
          up: at(more.at, report) * less.mass,
          down: at(less.at, report) * more.mass,
          ...reportOf(p.sets, report),
        });
        const { up, down, ...reported } = p.other === undefined ? one() : marked(more, less, p.other);
        const [n = 0n, d = 0n] = at(p.limits, levels.indexOf(level));
        if (up * d * bottom <= top * down * n) continue; // so for what is impossible on both sides, too: 0 <= 0
        [top, bottom] = [up * d, down * n];
        const [numerator = "", denominator = ""] = [up, down].map((part) => `${part / common(up, down)}`);
        found.worst = { numerator, denominator, level: Number(level), ...reported, more: more.side, less: less.side };
      }
    const where = canonical(found.worst);
    found = bottom === 0n || !found.worst ? {} : { ...found, slack: `${ROW - (top * ROW + bottom - 1n) / bottom}` };
    const wrong = p.sets ? -1 : p.weights.findIndex((row) => sum(row) !== ROW);
    need(wrong < 0, texts.weightsWrong, `${wrong}`, "rows");
    const far = p.levels.find((level, i) => !isBound(at(p.limits, i), level, guarantee.epsilon));
    need(far === undefined, texts.boundNotAllowed, `${far}`, "bound");
    if (p.sample) allowsForAll(p.sample);
    need(top <= bottom, texts.aboveBound, where, "exceeds");
    if (p.sample?.isSet) {
      const { known, notion } = guarantee;
      const { people, byLikelihood } = p.sample;
      const sampled = { people, weights: p.weights, radius: known.radius, byLikelihood, bound: at(p.limits, 0) };
      checkLifts(certificate.lifts, comparedBy(notion), sampled);
    }
    checkAverage(p);
    need(canonical(certificate.worst) === where, texts.worstDiffers, where, "worst");
    need(certificate.slack === found.slack, texts.slackDiffers, `${found.slack}`, "worst");
    const counted = await hashed({ ...(coding && { coding }), secret, data, prior });
    need(certificate.counts === counted, texts.countsDiffer, "", "hash");
    // Only a document with translations has them: the identity of others is as it was before there were any.
    const answers = question?.translations?.map(({ language, answers }: Given) => ({ language, answers }));
    const identity = { ...kept, ...(answers && { answers }) };
    need(certificate.protocol === (await hashed(identity)), texts.protocolDiffers, "", "hash");
    checkAll(p, comparisons);
    const optimum = checkOptimum(p, work);
    checkStated(p);
    return { holds: true, ...found, ...optimum };
  } catch (error) {
    return { holds: false, ...refusalOf(error), ...found };
  }
}
