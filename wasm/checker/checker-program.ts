// SPDX-License-Identifier: Apache-2.0
/**
 * The linear programs of the checker: what a cost comes to, at least, over the posteriors that a box allows for. A simplex
 * method in doubles searches for multipliers of the conditions. The bound holds for any multipliers, however they were found
 * and whatever rounding did to them: the identity
 *   cost . v = sum_i y_i (row_i . v) + sum_j (cost_j - sum_i y_i row_ij) v_j
 * needs no more than the ranges of row_i . v and of v_j, and its terms are summed up with a bound of what rounding does.
 */

/** Half of this is what a sum or a product of doubles is off by, beside its size; IEEE 754 has it so everywhere. */
const EPSILON = 2 ** -52;
/** What is violated by less counts as met. */
const MET = 1e-12;
const LEAST_PIVOT = 1e-9;
/** The table is made anew where a bound is off by more. */
const DRIFT = 1e-11;

/**
 * Which variables are combinations of which others. The first `a` variables are v, those behind them row_i . v. A category
 * x that is one has a row of the table, at x a; of the many conditions rows are made as they are asked for.
 */
export class Basis {
  private constructor(
    readonly rows: Float64Array[],
    readonly table: Float64Array,
    /** 1 for variables that are combinations of the others … */
    readonly isBasic: Uint8Array,
    /** … which are these: as many as there are categories. */
    readonly other: Int32Array,
  ) {}
  /** Where the categories are the others. */
  static of(rows: Float64Array[], a: number): Basis {
    const isBasic = new Uint8Array(a + rows.length).fill(1, a);
    return new Basis(
      rows,
      new Float64Array(a * a),
      isBasic,
      Int32Array.from({ length: a }, (_, j) => j),
    );
  }
  /** From the beginning. */
  restart(): void {
    const { isBasic, other } = Basis.of(this.rows, this.other.length);
    this.isBasic.set(isBasic);
    this.other.set(other);
  }
  copy(): Basis {
    return new Basis(this.rows, this.table.slice(), this.isBasic.slice(), this.other.slice());
  }
  /** What sum_x factor_x v_x is of the others. */
  combined(factors: Float64Array): Float64Array {
    const { table, isBasic, other } = this;
    const a = other.length;
    const sums = Float64Array.from(other, (of) => (of < a ? (factors[of] as number) : 0));
    for (let x = 0; x < a; x += 1) {
      const factor = factors[x] as number;
      if (!isBasic[x] || factor === 0) continue;
      for (let j = 0, k = x * a; j < a; j += 1, k += 1) sums[j] = (sums[j] as number) + factor * (table[k] as number);
    }
    return sums;
  }
  /** A basic variable as a combination of the others. */
  rowOf(variable: number): Float64Array {
    const a = this.other.length;
    return variable < a
      ? this.table.slice(variable * a, variable * a + a)
      : this.combined(this.rows[variable - a] as Float64Array);
  }
  /** Exchanges a basic variable, of which this is the row, and the other one at q. `costs` follow. */
  pivot(leaving: number, row: Float64Array, q: number, costs: Float64Array): void {
    const { table, isBasic, other } = this;
    const a = other.length;
    const inverse = 1 / (row[q] as number);
    const own = row.map((entry) => -entry * inverse);
    own[q] = inverse;
    const into = (to: Float64Array, from: number) => {
      const factor = to[from + q] as number;
      if (factor === 0) return;
      to[from + q] = 0;
      for (let j = 0; j < a; j += 1) to[from + j] = (to[from + j] as number) + factor * (own[j] as number);
    };
    const entering = other[q] as number;
    isBasic[leaving] = 0;
    for (let x = 0; x < a; x += 1) if (isBasic[x]) into(table, x * a);
    into(costs, 0);
    if (entering < a) table.set(own, entering * a);
    isBasic[entering] = 1;
    other[q] = leaving;
  }
}

/** A box of posteriors under conditions: where each variable is, v and then row_i . v. */
export interface Box {
  low: Float64Array;
  high: Float64Array;
}
export interface Bounded {
  /** No posterior of the box costs less, whatever rounding did. */
  bound: number;
  /** The least that one more of a category costs, or one less, beside the bound. */
  slopes: Float64Array;
  /** Where the least cost is reached, if nothing is in the way. */
  point: Float64Array;
  isOptimal: boolean;
}

/** A variable that cannot be brought into its range, its row, and whether it is below or above that. */
type Ray = { leaving: number; row: Float64Array; sign: number };
type End = { point: Float64Array; costs: Float64Array; total: number; state: "optimal" | "enough" | "lost" | Ray };

export class Program {
  /** What has been done: multiplications, about. */
  work = 0;
  constructor(
    readonly rows: Float64Array[],
    readonly a: number,
  ) {}

  /** From below, of `cost` over the box; ends early where the bound is above `enough`. `basis` is changed. */
  minimise(cost: Float64Array, box: Box, basis: Basis, enough: number): Bounded {
    const found = this.#attempt(cost, box, basis, enough, false);
    if (found.isSound) return found;
    // Rounding has added up, or the method goes round in circles: from the beginning, and another way.
    basis.restart();
    return this.#attempt(cost, box, basis, enough, true);
  }

  #attempt(cost: Float64Array, box: Box, basis: Basis, enough: number, isCareful: boolean) {
    const { costs, point, total, state } = this.#descend(cost, box, basis, enough, isCareful);
    const found = this.#bound(cost, box, this.#multipliers(basis, costs));
    const isEmpty = typeof state === "object" && this.#isEmpty(box, basis, state);
    const isNear = found.bound > total - DRIFT * (1 + Math.abs(total));
    return {
      ...found,
      ...(isEmpty && { bound: Number.POSITIVE_INFINITY }),
      point,
      isOptimal: state === "optimal",
      isSound: isEmpty || (isNear && (state === "optimal" || state === "enough")),
    };
  }

  #multipliers({ other }: Basis, costs: Float64Array): Map<number, number> {
    const { a } = this;
    return new Map(Array.from(other).flatMap((of, j) => (of < a ? [] : [[of - a, costs[j] as number] as const])));
  }

  /** The dual simplex method: each variable outside the basis is at the end of its range where it costs least. */
  #descend(cost: Float64Array, { low, high }: Box, basis: Basis, enough: number, isCareful: boolean): End {
    const { a, rows } = this;
    const { table, isBasic, other } = basis;
    const costs = basis.combined(cost);
    const at = new Float64Array(a);
    const point = new Float64Array(a);
    let total = 0;
    const end = (state: End["state"]): End => ({ point, costs, total, state });
    for (let step = 0; step < 20 + 4 * (a + rows.length); step += 1) {
      this.work += (3 * a + rows.length) * a;
      total = 0;
      for (let j = 0; j < a; j += 1) {
        const of = other[j] as number;
        const value = ((costs[j] as number) >= 0 ? low[of] : high[of]) as number;
        at[j] = value;
        if (of < a) point[of] = value;
        total += (costs[j] as number) * value;
      }
      if (total > enough) return end("enough");
      let [leaving, most, sign] = [-1, MET, 1];
      const look = (of: number, value: number) => {
        if (isCareful && leaving >= 0) return;
        const [under, over] = [(low[of] as number) - value, value - (high[of] as number)];
        if (under > most) [leaving, most, sign] = [of, under, 1];
        if (over > most) [leaving, most, sign] = [of, over, -1];
      };
      for (let x = 0; x < a; x += 1) {
        if (!isBasic[x]) continue;
        let value = 0;
        for (let j = 0, k = x * a; j < a; j += 1, k += 1) value += (table[k] as number) * (at[j] as number);
        point[x] = value;
        look(x, value);
      }
      for (let i = 0; i < rows.length; i += 1) {
        if (!isBasic[a + i]) continue;
        const row = rows[i] as Float64Array;
        let value = 0;
        for (let x = 0; x < a; x += 1) value += (row[x] as number) * (point[x] as number);
        look(a + i, value);
      }
      if (leaving < 0) return end("optimal");
      const row = basis.rowOf(leaving);
      const q = this.#entering(row, other, costs, { sign, most }, { low, high });
      if (q < 0) return end({ leaving, row, sign });
      basis.pivot(leaving, row, q, costs);
    }
    return end("lost");
  }

  /** Which variable takes the place of one that is out of its range: costs change their signs as long as that leads on. */
  #entering(
    row: Float64Array,
    other: Int32Array,
    costs: Float64Array,
    { sign, most }: { sign: number; most: number },
    { low, high }: Box,
  ): number {
    const found: { j: number; ratio: number; size: number; width: number }[] = [];
    for (const [j, of] of other.entries()) {
      const entry = sign * (row[j] as number);
      const cost = costs[j] as number;
      if (Math.abs(entry) < LEAST_PIVOT || (cost >= 0 ? entry < 0 : entry > 0)) continue;
      found.push({ j, ratio: cost / entry, size: Math.abs(entry), width: (high[of] as number) - (low[of] as number) });
    }
    found.sort((one, two) => one.ratio - two.ratio || two.size - one.size);
    let slope = most;
    for (const { j, size, width } of found) {
      slope -= size * width;
      if (slope < 0) return j;
    }
    return -1;
  }

  /** Whether nothing is in the box: a combination of conditions says so, and costs nothing. */
  #isEmpty(box: Box, { other }: Basis, { leaving, row, sign }: Ray): boolean {
    const { a } = this;
    const along = new Map<number, number>();
    if (leaving >= a) along.set(leaving - a, sign);
    for (const [j, of] of other.entries()) if (of >= a) along.set(of - a, -sign * (row[j] as number));
    return this.#bound(new Float64Array(a), box, along).bound > 0;
  }

  #bound(cost: Float64Array, { low, high }: Box, multipliers: Map<number, number>) {
    const { a, rows } = this;
    const sums = cost.slice();
    const sizes = cost.map(Math.abs);
    let [total, size] = [0, 0];
    const add = (term: number) => {
      total += term;
      size += Math.abs(term);
    };
    for (const [i, y] of multipliers) {
      const row = rows[i] as Float64Array;
      for (let j = 0; j < a; j += 1) {
        const term = y * (row[j] as number);
        sums[j] = (sums[j] as number) - term;
        sizes[j] = (sizes[j] as number) + Math.abs(term);
      }
      add(y * ((y > 0 ? low[a + i] : high[a + i]) as number));
    }
    const n = multipliers.size + 4;
    const slopes = new Float64Array(a);
    for (let j = 0; j < a; j += 1) {
      // A sum of n products is off by less than n EPSILON times the sum of their sizes. v_j is not negative.
      const off = n * EPSILON * (sizes[j] as number);
      const slope = (sums[j] as number) - off;
      add(slope * ((slope > 0 ? low[j] : high[j]) as number));
      slopes[j] = slope > 0 ? slope : Math.min(0, (sums[j] as number) + off);
    }
    this.work += (n + 4) * a;
    return { bound: total - (n + a) * EPSILON * size, slopes };
  }
}
