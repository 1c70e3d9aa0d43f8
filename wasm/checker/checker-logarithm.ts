// SPDX-License-Identifier: Apache-2.0
/**
 * Logarithms with a bound of their error, which those of JavaScript do not have. In fixed point, times 2^96, they are right
 * to 2^20 of these units: 2^-76.
 */
import { sum } from "./checker-numbers.js";

const BITS = 96n;
/** The unit of fixed point. @internal Tests count in it as well. */
export const UNIT = 1n << BITS;
/** Logarithms are right to this, in units of fixed point. */
export const ERROR = 1n << 20n;

/** How many bits a positive number has. */
const bitsOf = (n: bigint): number => {
  const digits = n.toString(16);
  return 4 * digits.length - Math.clz32(Number.parseInt(digits[0] as string, 16)) + 28;
};
/**
 * ln m for m = 1 to 2, times 2^96: 2 artanh z = 2 (z + z^3/3 + z^5/5 + ...), z = (m - 1)/(m + 1) <= 1/3. After 40 terms the
 * rest is below 9^-40. Each of some 80 roundings is by less than a unit, and only the 2 makes it larger afterwards.
 */
function series(m: bigint): bigint {
  const z = ((m - UNIT) << BITS) / (m + UNIT);
  const square = (z * z) >> BITS;
  let [power, total] = [z, z];
  for (let k = 3n; power > 0n && k < 81n; k += 2n) {
    power = (power * square) >> BITS;
    total += power / k;
  }
  return 2n * total;
}
const LN2 = series(2n * UNIT);
/** ln (top / bottom), times 2^96, for numbers above 0 and below 2^4000: ln 2 and the rest are then off by less than ERROR. */
export function ln(top: bigint, bottom = 1n): bigint {
  const power = bitsOf(top) - bitsOf(bottom);
  const scaled = power < 0 ? (top << (BITS + BigInt(-power))) / bottom : (top << BITS) / (bottom << BigInt(power));
  // `scaled` is from 1/2 to 2.
  return scaled < UNIT ? series(2n * scaled) + BigInt(power - 1) * LN2 : series(scaled) + BigInt(power) * LN2;
}
/** The sum of n ln n, times 2^96, right to ERROR sum n. */
export const sumOfLogs = (values: bigint[]): bigint => sum(values.map((n) => (n > 0n ? n * ln(n) : 0n)));
/** The double times 2^1074, exactly. */
function times2To1074(value: number): bigint {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  const bits = view.getBigUint64(0);
  const [sign, exponent, fraction] = [bits >> 63n ? -1n : 1n, (bits >> 52n) & 2047n, bits & ((1n << 52n) - 1n)];
  return sign * (exponent === 0n ? fraction : (fraction + (1n << 52n)) << (exponent - 1n));
}
/** The double times 2^96, rounded down. */
export const fixed = (value: number): bigint => times2To1074(value) >> (1074n - BITS);
/** The double below value / 2^96, for values below 2^196; at most the last two bits are lost. */
export function below(value: bigint): number {
  const size = bitsOf(value < 0n ? -value : value);
  const shift = BigInt(Math.max(0, size - 53));
  // The shifted value has 53 bits, or is -2^53, and so is a double; 2^-96 and 2^shift are exact as well.
  return Number(value >> shift) * 2 ** (Number(shift) - Number(BITS));
}
/** The double above value / 2^96, likewise. */
export const above = (value: bigint): number => -below(-value);
const bits = new DataView(new ArrayBuffer(8));
/**
 * ln t in doubles, right to 2^-51 (1 + |ln t|). With t = m 2^k, m from 0.7 to 1.4, z = (m - 1)/(m + 1) has three roundings,
 * the series of artanh three that count, and k ln 2 two. The terms behind z^24 come to less than 2^-70.
 */
function logarithm(t: number): number {
  bits.setFloat64(0, t);
  const high = bits.getUint32(0);
  if (high >>> 20 === 0) return logarithm(t * 2 ** 64) - 64 * Math.LN2;
  let k = (high >>> 20) - 1023;
  bits.setUint32(0, (high & 0xfffff) | 0x3ff00000);
  let m = bits.getFloat64(0);
  if (m > 1.4) [m, k] = [m / 2, k + 1];
  const z = (m - 1) / (m + 1);
  const square = z * z;
  let series = 0;
  for (let i = 23; i > 0; i -= 2) series = series * square + 1 / i;
  return 2 * z * series + k * Math.LN2;
}
/** t ln (1/t) from below: 2^-48 (1 + ln (1/t)) is subtracted, which leaves room for three more roundings. */
export function entropyBelow(t: number): number {
  if (t <= 0 || t >= 1) return 0;
  const log = -logarithm(t);
  return t * (log - 2 ** -48 * (1 + log));
}
