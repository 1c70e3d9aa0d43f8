// SPDX-License-Identifier: GPL-3.0-or-later
/** Changes of protocol files that a forger would make: each aims at one claim, and the rest is made to fit. */
import type { Document } from "./forger.js";

type Roll = (n: number) => number;

const nudged = (value: number, roll: Roll): number => {
  const by = [1e-11, 1e-8, 1e-6, 1e-3, 0.1][roll(5)] as number;
  const sign = roll(2) ? 1 : -1;
  return [value * (1 + sign * by), value + sign * by, value + sign, -value, value / 2, 0][roll(6)] as number;
};
const pick = <T>(list: T[], roll: Roll): T => list[roll(list.length)] as T;

/** All numbers below a place, each as its parent and its key. */
function numbersIn(value: Document, found: [Document, string][] = []): [Document, string][] {
  for (const [key, item] of Object.entries(Object(value))) {
    if (typeof item === "number") found.push([value, key]);
    else if (typeof item === "object") numbersIn(item, found);
  }
  return found;
}

/** One number of a part of the file is another one. */
const inPart = (part: string) => (document: Document, roll: Roll) => {
  const numbers = numbersIn(document[part]);
  if (numbers.length === 0) return;
  const [parent, key] = pick(numbers, roll);
  parent[key] = nudged(parent[key], roll);
};

/** By names, so that a failure says which it was. */
export const FOCUSED: { [kind: string]: (document: Document, roll: Roll) => void } = {
  "a figure of the utility": inPart("utility"),
  "a level or its place": inPart("leakage"),
  "a number of the certificate": inPart("certificate"),
  "a number of the guarantee": inPart("guarantee"),
  "a count": inPart("prior"),
  "the prices as a whole"({ certificate }, roll) {
    if (!certificate.prices) return;
    const by = nudged(1, roll);
    const way = roll(4);
    certificate.prices = certificate.prices.map((price: number) => [price * by, price + by, -price, 0][way]);
    if (roll(3) === 0) certificate.prices.reverse();
  },
  "the bound with its gap"({ utility, certificate }, roll) {
    if (utility.upperBound === undefined) return;
    utility.upperBound = nudged(utility.upperBound, roll);
    certificate.gap = Math.max(0, utility.upperBound - utility.mutualInformation);
  },
  "weights from one report to another"({ channel }, roll) {
    const row = pick((channel.weights ?? [[]]) as string[][], roll);
    if (row.length < 2) return;
    const [from, to] = [roll(row.length), roll(row.length)];
    const moved = BigInt(row[from] as string) >> BigInt(roll(62));
    row[from] = `${BigInt(row[from] as string) - moved}`;
    row[to] = `${BigInt(row[to] as string) + moved}`;
  },
  "two rows of the channel"({ channel }, roll) {
    const rows = channel.weights ?? [];
    const [one, other] = [roll(rows.length || 1), roll(rows.length || 1)];
    [rows[one], rows[other]] = [rows[other], rows[one]];
  },
  "all counts times a factor"(document, roll) {
    const factor = [2, 3, 0.5, 1e6, 1e-300][roll(5)] as number;
    document.prior = document.prior.map((row: number[]) => row.map((count) => count * factor));
  },
  "the notion"({ guarantee }, roll) {
    const notions = ["lip", "ldp", "pml", "pmc", "srlip", "srldp", "rlip", "rldp", "rpml", "data-ldp"];
    guarantee.notion = pick(notions, roll);
  },
  "the level alone"({ guarantee }, roll) {
    guarantee.epsilon = nudged(guarantee.epsilon, roll);
  },
  "the place of a level"({ leakage, secret, data }, roll) {
    const place = leakage[pick(Object.keys(leakage), roll)];
    const part = pick(["secret", "versus", "data", "versusData", "report"], roll);
    if (roll(4) === 0) delete place[part];
    else place[part] = roll(1 + Math.max(secret.categories.length, data.categories.length));
    if (roll(6) === 0) place.known = [roll(3)];
  },
  "the level of another notion"({ leakage }, roll) {
    const names = Object.keys(leakage);
    leakage[pick(names, roll)] = structuredClone(leakage[pick(names, roll)]);
  },
  "the worst ratio"({ certificate: { worst } }, roll) {
    const by = BigInt(2 + roll(5));
    if (roll(2)) [worst.more, worst.less] = [worst.less, worst.more];
    else
      Object.assign(worst, {
        numerator: `${BigInt(worst.numerator) * by}`,
        denominator: `${BigInt(worst.denominator) * by}`,
      });
  },
  "the protocol's name"(document, roll) {
    document.protocol = pick(["grr", "optimal", "polyopt", "optimum", "by-hand", "oue", "x"], roll);
  },
};
