// SPDX-License-Identifier: Apache-2.0
/**
 * The linear programs of the checker: a lower bound of a cost over the posteriors in a box. A simplex method in doubles
 * searches for multipliers of the conditions. The bound holds for any multipliers, whatever rounding did to them. For
 * the identity
 *   cost . v = sum_i y_i (row_i . v) + sum_j (cost_j - sum_i y_i row_ij) v_j
 * only the ranges of row_i . v and of v_j are needed, and a bound of all rounding is subtracted from its sum.
 */

/** A sum or a product of doubles is off by at most half of this times its size, by IEEE 754. */
const EPSILON = 2 ** -52;
/** A range that is exceeded by less counts as kept. */
const MET = 1e-12;
const LEAST_PIVOT = 1e-9;
/** A basis whose bound is further than this from its cost begins anew. */
const DRIFT = 1e-11;

/**
 * The basic variables, each a combination of the others. The first `a` variables are v, and those behind them row_i . v. A
 * basic v_x has its row in the table, at x a. The rows of the many conditions are computed when they are needed.
 */
export class Basis {
  private constructor(
    readonly rows: Float64Array[],
    readonly table: Float64Array,
    /** 1 for the variables that are combinations of the others. */
    readonly isBasic: Uint8Array,
    /** The others: as many as there are categories. */
    readonly other: Int32Array,
  ) {}
  /** The basis in which the others are v itself. */
  static initial(rows: Float64Array[], a: number): Basis {
    const isBasic = new Uint8Array(a + rows.length).fill(1, a);
    return new Basis(
      rows,
      new Float64Array(a * a),
      isBasic,
      Int32Array.from({ length: a }, (_, j) => j),
    );
  }
  /** Goes back to the initial basis. */
  restart(): void {
    const { isBasic, other } = Basis.initial(this.rows, this.other.length);
    this.isBasic.set(isBasic);
    this.other.set(other);
  }
  copy(): Basis {
    return new Basis(this.rows, this.table.slice(), this.isBasic.slice(), this.other.slice());
  }
  /** The coefficients of sum_x factor_x v_x as a combination of the others. */
  combined(factors: Float64Array): Float64Array {
    const { table, isBasic, other } = this;
    const a = other.length;
    const sums = Float64Array.from(other, (variable) => (variable < a ? (factors[variable] as number) : 0));
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
  /** Exchanges a basic variable, which has this row, with the other variable at q. `costs` change along. */
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

/** A box of posteriors under conditions: the range of each variable, v and then row_i . v. */
export interface Box {
  low: Float64Array;
  high: Float64Array;
}
export interface Bounded {
  /** No posterior of the box costs less, whatever rounding did. */
  bound: number;
  /** The cost grows by at least |slope| times the distance of v_x from the cheaper end: the lower one for a slope above 0. */
  slopes: Float64Array;
  /** The least cost is reached here, if `isOptimal`. */
  point: Float64Array;
  isOptimal: boolean;
}

/** A variable that cannot be brought into its range, its row, and whether it is below or above that. */
type Ray = { leaving: number; row: Float64Array; sign: number };
type End = { point: Float64Array; costs: Float64Array; total: number; state: "optimal" | "above" | "lost" | Ray };

export class Program {
  /** About how many multiplications have been done. */
  work = 0;
  constructor(
    readonly rows: Float64Array[],
    readonly a: number,
  ) {}

  /** A lower bound of `cost` over the box. It ends early once the bound is above `stopAbove`, and changes `basis`. */
  minimise(cost: Float64Array, box: Box, basis: Basis, stopAbove: number): Bounded {
    const found = this.#attempt(cost, box, basis, stopAbove, false);
    if (found.isSound) return found;
    // Rounding has added up, or the method goes in circles, so that it begins anew and pivots in another order.
    basis.restart();
    return this.#attempt(cost, box, basis, stopAbove, true);
  }

  #attempt(cost: Float64Array, box: Box, basis: Basis, stopAbove: number, isCareful: boolean) {
    const { costs, point, total, state } = this.#descend(cost, box, basis, stopAbove, isCareful);
    const found = this.#bound(cost, box, this.#multipliers(basis, costs));
    const isEmpty = typeof state === "object" && this.#isEmpty(box, basis, state);
    const isNear = found.bound > total - DRIFT * (1 + Math.abs(total));
    return {
      ...found,
      ...(isEmpty && { bound: Number.POSITIVE_INFINITY }),
      point,
      isOptimal: state === "optimal",
      isSound: isEmpty || (isNear && (state === "optimal" || state === "above")),
    };
  }

  #multipliers({ other }: Basis, costs: Float64Array): Map<number, number> {
    const { a } = this;
    return new Map(
      Array.from(other).flatMap((variable, j) => (variable < a ? [] : [[variable - a, costs[j] as number] as const])),
    );
  }

  /** The dual simplex method: each variable outside the basis is at the cheaper end of its range. */
  #descend(cost: Float64Array, { low, high }: Box, basis: Basis, stopAbove: number, isCareful: boolean): End {
    const { a, rows } = this;
    const { table, isBasic, other } = basis;
    const costs = basis.combined(cost);
    const values = new Float64Array(a);
    const point = new Float64Array(a);
    let total = 0;
    const end = (state: End["state"]): End => ({ point, costs, total, state });
    for (let step = 0; step < 20 + 4 * (a + rows.length); step += 1) {
      this.work += (3 * a + rows.length) * a;
      total = 0;
      for (let j = 0; j < a; j += 1) {
        const variable = other[j] as number;
        const value = ((costs[j] as number) >= 0 ? low[variable] : high[variable]) as number;
        values[j] = value;
        if (variable < a) point[variable] = value;
        total += (costs[j] as number) * value;
      }
      if (total > stopAbove) return end("above");
      let [leaving, most, sign] = [-1, MET, 1];
      const compare = (variable: number, value: number) => {
        if (isCareful && leaving >= 0) return;
        const [under, over] = [(low[variable] as number) - value, value - (high[variable] as number)];
        if (under > most) [leaving, most, sign] = [variable, under, 1];
        if (over > most) [leaving, most, sign] = [variable, over, -1];
      };
      for (let x = 0; x < a; x += 1) {
        if (!isBasic[x]) continue;
        let value = 0;
        for (let j = 0, k = x * a; j < a; j += 1, k += 1) value += (table[k] as number) * (values[j] as number);
        point[x] = value;
        compare(x, value);
      }
      for (let i = 0; i < rows.length; i += 1) {
        if (!isBasic[a + i]) continue;
        const row = rows[i] as Float64Array;
        let value = 0;
        for (let x = 0; x < a; x += 1) value += (row[x] as number) * (point[x] as number);
        compare(a + i, value);
      }
      if (leaving < 0) return end("optimal");
      const row = basis.rowOf(leaving);
      const q = this.#entering(row, other, costs, { sign, most }, { low, high });
      if (q < 0) return end({ leaving, row, sign });
      basis.pivot(leaving, row, q, costs);
    }
    return end("lost");
  }

  /** Chooses the variable that replaces one out of its range. Costs change their signs as long as the bound grows by it. */
  #entering(
    row: Float64Array,
    other: Int32Array,
    costs: Float64Array,
    { sign, most }: { sign: number; most: number },
    { low, high }: Box,
  ): number {
    const found: { j: number; ratio: number; size: number; width: number }[] = [];
    for (const [j, variable] of other.entries()) {
      const entry = sign * (row[j] as number);
      const cost = costs[j] as number;
      if (Math.abs(entry) < LEAST_PIVOT || (cost >= 0 ? entry < 0 : entry > 0)) continue;
      const width = (high[variable] as number) - (low[variable] as number);
      found.push({ j, ratio: cost / entry, size: Math.abs(entry), width });
    }
    found.sort((one, two) => one.ratio - two.ratio || two.size - one.size);
    let slope = most;
    for (const { j, size, width } of found) {
      slope -= size * width;
      if (slope < 0) return j;
    }
    return -1;
  }

  /** Whether the box is proved to be empty: even the cost 0 then has a bound above 0. */
  #isEmpty(box: Box, { other }: Basis, { leaving, row, sign }: Ray): boolean {
    const { a } = this;
    const along = new Map<number, number>();
    if (leaving >= a) along.set(leaving - a, sign);
    for (const [j, variable] of other.entries()) if (variable >= a) along.set(variable - a, -sign * (row[j] as number));
    return this.#bound(new Float64Array(a), box, along).bound > 0;
  }

  /** The bound of the identity above, for these multipliers of the conditions. */
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
