// SPDX-License-Identifier: Apache-2.0
/**
 * Proves that no channel of the data keeps more than `utility.upperBound`. A report with the posterior v keeps H(X) - H(v), and
 * the posteriors of all reports have the prior p as their mean. So for any prices r
 *   I(X;Y) <= H(p) - r . p - min { H(v) - r . v : v that the guarantee allows for },
 * and the file has prices for which this is no more than it claims. A search by branch and bound decides whether the
 * minimum is as large. In a box of posteriors v ln (1/v) lies above its chords, which leaves a linear program.
 */
import { above, below, ERROR, entropyBelow, fixed, ln, sumOfLogs } from "./checker-logarithm.js";
import { ONE, type Ratio, sum } from "./checker-numbers.js";
import { Basis, type Box, Program } from "./checker-program.js";

/** The share weights[x] / mass of the people on this side has the category x, up to a factor that both sides share. */
type Side = { weights: bigint[]; mass: bigint };
/**
 * A report is at most so many times as likely for `more` as for `less`. `limit` / 2^1280 is no less than the bound of
 * the guarantee, and undefined if no channel reaches it. `stated` is the bound that the file states.
 */
type Condition = { more: Side; less: Side; limit: bigint | undefined; stated: Ratio };
export type Claim = {
  /** How many people there are of each category. */
  people: bigint[];
  weights: bigint[][];
  conditions: Condition[];
  prices: number[] | undefined;
  upperBound: number;
};
/** Proved: another channel keeps at most `gap` nats more. Refuted. Or undecided after so many boxes. */
export type Verdict = { gap: number } | { refuted: true } | { boxes: number };

/** Figures of a file are right to this, in nats. */
const FIGURES = 1e-9;
const EPSILON = 2 ** -52;
/** The multiplications that a box takes beside its program. */
const BOX = 20_000;
/** Deeper boxes are too small for doubles to split. */
const DEEPEST = 1000;
/** Larger programs are not begun. */
const MOST_ENTRIES = 400_000;

const floor = (n: bigint, by: bigint) => n / by - (n % by < 0n ? 1n : 0n);
/** H(X), times 2^96, right to 2^22. */
function entropy(people: bigint[]): bigint {
  const n = sum(people);
  return ln(n) - sumOfLogs(people) / n;
}
/** I(X;Y) of a channel whose rows sum to 2^62, times 2^96, right to 2^22. */
function information(people: bigint[], weights: bigint[][]): bigint {
  const row = sum(weights[0] as bigint[]);
  const reports = (weights[0] as bigint[]).map((_, y) => sum(people.map((n, x) => n * (weights[x]?.[y] ?? 0n))));
  const rows = sum(people.map((n, x) => n * sumOfLogs(weights[x] as bigint[])));
  const n = sum(people);
  return (rows - sumOfLogs(reports)) / (n * row) + ln(n);
}

/** A condition row . v <= 0 in doubles, each entry rounded down, so that no v >= 0 that meets it is lost. */
function rowOf({ more, less, limit }: Condition, people: bigint[]): Float64Array | undefined {
  if (limit === undefined) return undefined;
  const exact = people.map((n, x) => {
    const allowed = limit * (less.weights[x] as bigint) * more.mass;
    return floor(((more.weights[x] as bigint) * less.mass * ONE - allowed) << 1024n, n);
  });
  const digits = exact.map((value) => (value < 0n ? -value : value).toString(16).length);
  const shift = BigInt(4 * Math.max(...digits) - 53);
  // A shift rounds down, and leaves the 53 bits of a double.
  const row = Float64Array.from(exact, (value) => Number(value >> shift) * 2 ** -53);
  return row.some((entry) => entry > 0) ? row : undefined;
}

/** Whether some report of the channel itself has a posterior v with H(v) - prices . v below this, times 2^96. */
function isRefutedByReports({ people, weights, prices = [] }: Claim, least: bigint): boolean {
  return (weights[0] as bigint[]).some((_, y) => {
    const sent = people.map((n, x) => n * ((weights[x] as bigint[])[y] as bigint));
    const all = sum(sent);
    if (all === 0n) return false;
    const uncertainty = ln(all) - sumOfLogs(sent) / all;
    const priced = sum(sent.map((some, x) => some * fixed(prices[x] as number))) / all;
    return uncertainty - priced + 4n * ERROR < least - 16n * ERROR;
  });
}

class Search {
  readonly #program: Program;
  readonly #range: Box;
  readonly #categories: number;
  boxes = 0;

  constructor(
    readonly claim: Claim,
    rows: Float64Array[],
    /** The least value that proves the claim, times 2^96. */
    readonly least: bigint,
    readonly most: number,
  ) {
    this.#categories = claim.people.length;
    const all = [new Float64Array(this.#categories).fill(1), ...rows];
    this.#program = new Program(all, this.#categories);
    // v sums to 1, so that no row exceeds its extremes.
    const lows = rows.map((row) => Math.min(0, ...row));
    const ones = new Float64Array(this.#categories).fill(1);
    this.#range = {
      low: Float64Array.from([...ones.map(() => 0), 1, ...lows]),
      high: Float64Array.from([...ones, 1, ...rows.map(() => 0)]),
    };
  }

  run(): Verdict | undefined {
    const a = this.#categories;
    const basis = Basis.initial(this.#program.rows, a);
    const { low, high } = this.#range;
    for (let x = 0; x < a; x += 1) {
      const cost = new Float64Array(a);
      for (const sign of [1, -1]) {
        cost[x] = sign;
        const { bound } = this.#program.minimise(cost, this.#range, basis, Number.POSITIVE_INFINITY);
        if (sign > 0 && bound > (low[x] as number)) low[x] = Math.min(bound, 1);
        if (sign < 0 && -bound < (high[x] as number)) high[x] = Math.max(-bound, 0);
      }
    }
    const stack = [{ box: this.#range, basis }];
    for (let node = stack.pop(); node; node = stack.pop()) {
      this.boxes += 1;
      const isTooLarge = this.#program.work + BOX * this.boxes > this.most || stack.length > DEEPEST;
      if (isTooLarge) return { boxes: this.boxes };
      const split = this.#examine(node.box, node.basis);
      if (split === "refuted") return { refuted: true };
      if (!split) continue;
      const { x, at } = split;
      const other = { low: node.box.low.slice(), high: node.box.high.slice() };
      node.box.high[x] = at;
      other.low[x] = at;
      stack.push(node, { box: other, basis: node.basis.copy() });
    }
    return undefined;
  }

  /** Says where to split a box; undefined if it proves that no posterior of the box is worth less than the target. */
  #examine(box: Box, basis: Basis): { x: number; at: number } | "refuted" | undefined {
    const { prices = [] } = this.claim;
    const a = this.#categories;
    const { low, high } = box;
    const target = above(this.least);
    const cost = new Float64Array(a);
    for (;;) {
      let [constant, size] = [0, 0];
      const chords: { slope: number; from: number }[] = [];
      for (let x = 0; x < a; x += 1) {
        const [l, u, price] = [low[x] as number, high[x] as number, prices[x] as number];
        if (l > u) return undefined;
        const [atLow, atHigh] = [entropyBelow(l), entropyBelow(u)];
        const slope = u > l ? (atHigh - atLow) / (u - l) : 0;
        // The chord is no higher than the entropy at both ends, and so in between, since the entropy is concave.
        const from = Math.min(atLow - slope * l, atHigh - slope * u);
        cost[x] = slope - price;
        constant += from;
        size += Math.abs(from) + 2 * Math.abs(slope * u) + atLow + atHigh + Math.abs(cost[x] as number) * u;
        chords.push({ slope, from });
      }
      constant -= (a + 8) * EPSILON * size;
      const needed = target - constant;
      const stopAbove = needed + 1e-13 * (1 + Math.abs(needed));
      const { bound, slopes, point, isOptimal } = this.#program.minimise(cost, box, basis, stopAbove);
      // The box is empty.
      if (bound === Number.POSITIVE_INFINITY) return undefined;
      // The sum is rounded once.
      const proved = bound + constant - EPSILON * (Math.abs(bound) + Math.abs(constant));
      if (proved >= target) return undefined;
      if (isOptimal && this.#isBelow(point)) return "refuted";
      // A posterior worth less lies within `reach` of the end where the bound is reached.
      let shrunk = false;
      const room = (target - proved) * (1 + 1e-9);
      for (let x = 0; x < a; x += 1) {
        const slope = slopes[x] as number;
        const [l, u] = [low[x] as number, high[x] as number];
        const reach = (room / Math.abs(slope)) * (1 + 1e-9);
        if (slope > 0 && l + reach < u) high[x] = (l + reach) * (1 + EPSILON);
        if (slope < 0 && u - reach > l) low[x] = (u - reach) * (1 - EPSILON);
        if ((high[x] as number) - (low[x] as number) < 0.8 * (u - l)) shrunk = true;
      }
      if (shrunk) continue;
      let [best, most] = [-1, 0];
      for (let x = 0; x < a; x += 1) {
        const { slope, from } = chords[x] as { slope: number; from: number };
        const v = point[x] as number;
        const gap = v > (low[x] as number) && v < (high[x] as number) ? entropyBelow(v) - from - slope * v : 0;
        if (gap > most) [best, most] = [x, gap];
      }
      if (best >= 0 && isOptimal) return { x: best, at: point[best] as number };
      for (let x = 0; x < a; x += 1) {
        const width = (high[x] as number) - (low[x] as number);
        if (width > most) [best, most] = [x, width];
      }
      return {
        x: Math.max(0, best),
        at: ((low[Math.max(0, best)] as number) + (high[Math.max(0, best)] as number)) / 2,
      };
    }
  }

  /** Whether some posterior next to the point is allowed by the bounds of the file, and is proved to be worth less. */
  #isBelow(point: Float64Array): boolean {
    const { prices = [], people, conditions } = this.claim;
    const least = below(this.least);
    const worth = point.reduce((total, v, x) => total + entropyBelow(v) - v * (prices[x] as number), 0);
    if (!(worth < least - 1e-11)) return false;
    const n = sum(people);
    const product = people.reduce((all, one) => all * one, 1n);
    const towards = (nearer: bigint) => {
      const scaled = Array.from(point, (v) => fixed(Math.max(0, v)));
      const total = sum(scaled);
      // v + (p - v) / nearer, times nearer n total.
      const v = scaled.map((some, x) => some * n * (nearer - 1n) + (people[x] as bigint) * total);
      const whole = nearer * n * total;
      // The column of a channel that leads to this posterior, up to a factor.
      const column = v.map((some, x) => some * (product / (people[x] as bigint)));
      const sent = (side: Side) => sum(column.map((some, x) => some * (side.weights[x] as bigint)));
      const isAllowed = conditions.every(
        ({ more, less, stated: [numerator, denominator] }) =>
          sent(more) * less.mass * denominator <= sent(less) * more.mass * numerator,
      );
      if (!isAllowed) return false;
      const uncertainty = ln(whole) - sumOfLogs(v) / whole;
      const priced = sum(v.map((some, x) => some * fixed(prices[x] as number))) / whole;
      return uncertainty - priced + 4n * ERROR < this.least - 16n * ERROR;
    };
    return [1n << 40n, 1n << 30n, 1n << 20n, 1n << 10n].some(towards);
  }
}

/** `work` limits the search, in multiplications. */
export function judgeOptimum(claim: Claim, work: number): Verdict {
  const { people, weights, conditions, prices, upperBound } = claim;
  const bound = fixed(upperBound) + fixed(FIGURES);
  const kept = information(people, weights);
  if (bound < kept - 4n * ERROR) return { refuted: true };
  const whole = entropy(people) + 4n * ERROR;
  // No channel keeps more than H(X).
  const most = whole + fixed(FIGURES);
  const proved = { gap: Math.max(0, above((bound < most ? bound : most) - kept + 4n * ERROR)) };
  if (bound >= whole) return proved;
  if (!prices) return { boxes: 0 };
  const priced = sum(people.map((n, x) => n * fixed(prices[x] as number))) / sum(people) - 2n;
  const least = whole - priced - bound;
  if (isRefutedByReports(claim, least)) return { refuted: true };
  if (conditions.length * people.length > MOST_ENTRIES) return { boxes: 0 };
  const rows = conditions.flatMap((condition) => rowOf(condition, people) ?? []);
  const search = new Search(claim, rows, least, work);
  return search.run() ?? proved;
}
