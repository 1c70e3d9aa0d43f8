// SPDX-License-Identifier: GPL-3.0-or-later
/** Lattice reduction (Lenstra, Lenstra and Lovász 1982) in whole numbers, for attacks on channels. */

type Vector = bigint[];

const dot = (one: Vector, other: Vector) => one.reduce((sum, entry, i) => sum + entry * (other[i] as bigint), 0n);

/** The nearest whole number to a quotient, of a divisor above 0. */
function nearest(dividend: bigint, divisor: bigint): bigint {
  const twice = 2n * dividend + divisor;
  const quotient = twice / (2n * divisor);
  return twice < 0n && twice % (2n * divisor) !== 0n ? quotient - 1n : quotient;
}

/** A reduced basis of the same lattice, with 3/4; all fractions are kept over their determinants (Cohen, 2.6.7). */
export function reduced(given: Vector[]): Vector[] {
  const basis = given.map((row) => [...row]);
  const size = basis.length;
  const determinants = [1n, ...basis.map(() => 0n)];
  const lambda = basis.map(() => basis.map(() => 0n));
  const at = (k: number, j: number) => (lambda[k] as Vector)[j] as bigint;
  const row = (k: number) => basis[k] as Vector;
  const of = (k: number) => determinants[k + 1] as bigint;
  const before = (k: number) => determinants[k] as bigint;

  const orthogonalise = (k: number) => {
    for (let j = 0; j <= k; j += 1) {
      let u = dot(row(k), row(j));
      for (let i = 0; i < j; i += 1) u = (of(i) * u - at(k, i) * at(j, i)) / before(i);
      if (j < k) (lambda[k] as Vector)[j] = u;
      else determinants[k + 1] = u;
    }
  };
  const shorten = (k: number, l: number) => {
    if (2n * (at(k, l) < 0n ? -at(k, l) : at(k, l)) <= of(l)) return;
    const q = nearest(at(k, l), of(l));
    basis[k] = row(k).map((entry, i) => entry - q * (row(l)[i] as bigint));
    (lambda[k] as Vector)[l] = at(k, l) - q * of(l);
    for (let i = 0; i < l; i += 1) (lambda[k] as Vector)[i] = at(k, i) - q * at(l, i);
  };
  const swap = (k: number, known: number) => {
    [basis[k], basis[k - 1]] = [row(k - 1), row(k)];
    for (let j = 0; j < k - 1; j += 1) {
      const [one, other] = [at(k, j), at(k - 1, j)];
      (lambda[k] as Vector)[j] = other;
      (lambda[k - 1] as Vector)[j] = one;
    }
    const own = at(k, k - 1);
    const new_ = (before(k - 1) * of(k) + own * own) / of(k - 1);
    for (let i = k + 1; i <= known; i += 1) {
      const t = at(i, k);
      (lambda[i] as Vector)[k] = (of(k) * at(i, k - 1) - own * t) / of(k - 1);
      (lambda[i] as Vector)[k - 1] = (new_ * t + own * at(i, k)) / of(k);
    }
    determinants[k] = new_;
  };

  orthogonalise(0);
  let known = 0;
  let k = 1;
  while (k < size) {
    if (k > known) {
      known = k;
      orthogonalise(k);
    }
    shorten(k, k - 1);
    const own = at(k, k - 1);
    if (4n * (of(k) * before(k - 1) + own * own) < 3n * of(k - 1) * of(k - 1)) {
      swap(k, known);
      k = Math.max(1, k - 1);
      continue;
    }
    for (let l = k - 2; l >= 0; l -= 1) shorten(k, l);
    k += 1;
  }
  return basis;
}
