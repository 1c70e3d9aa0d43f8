// SPDX-License-Identifier: Apache-2.0
/** Holds the levels that a protocol file states for its channel against those that the channel has. */

import { comparesData, shapeOf } from "../contract/notions.js";
import { factorsOf } from "../contract/parameters.js";
import type { AuditResult, Leakage, ProtocolFile } from "../contract/types.js";
import { columnsOf } from "./columns.js";
import { isMarks } from "./unary-encoding.js";

/** Programs with other logarithms may differ by this. */
const DIFFERENCE = 1e-9;
const UNIT = 2 ** 62;
const SHARE = 2 ** 40;

type Stated = ProtocolFile["leakage"][string];

/**
 * The first notion that is stated wrongly: its level or place is another one, it is left out, or it is none of this
 * channel. Undefined if all is right. If several places reach a level, each is right.
 */
export function misstatedLeakage(file: ProtocolFile, found: AuditResult["leakage"]): string | undefined {
  const { leakage } = file;
  const missing = Object.keys(found).find((notion) => !Object.hasOwn(leakage, notion));
  const wrong = Object.entries(leakage).find(([notion, stated]) => {
    const level = found[notion]?.level;
    if (level === undefined) return true;
    if (!isNear(stated.level ?? Number.POSITIVE_INFINITY, level)) return true;
    // The set of a sample has no place but the one that was found, with others that reach it to the last digits.
    const ofSet = notion === file.guarantee.notion && file.certificate.lifts !== undefined;
    const isThere = ofSet
      ? isOfSecrets(stated)
      : isPlaceOf(file, notion, stated) && isReached(file, notion, stated, level);
    return !isThere;
  });
  return missing ?? wrong?.[0];
}

/** In nats; twice what a certificate of level 0 allows for. */
const EQUAL = 2 ** -39;

function isNear(one: number, other: number): boolean {
  // The difference of two infinite levels is not a number.
  return one === other || Math.abs(one - other) <= DIFFERENCE * Math.max(1, Math.min(Math.abs(one), Math.abs(other)));
}

function isReached(file: ProtocolFile, notion: string, stated: Stated, level: number): boolean {
  return levelsAt(file, notion, stated).some((at) => isNear(Math.max(0, at), level));
}

const isOfSecrets = ({ data, versusData, known }: Stated) =>
  [data, versusData, known].every((part) => part === undefined);

/** Whether the notion compares the people of such a place. A context is called after the first of its categories. */
function isPlaceOf(file: ProtocolFile, notion: string, place: Stated): boolean {
  const { secret, versus, data, versusData, known = [] } = place;
  const columns = columnsOf(file.data);
  if (secret === undefined && data === undefined) return versus === undefined && isOfSecrets(place);
  if (comparesData(notion)) {
    const areOthers = data !== undefined && versusData !== undefined && data !== versusData;
    return (
      secret === undefined && versus === undefined && areOthers && isRising(known) && known.length === columns.length
    );
  }
  const inPairs = /^(ldp|srldp|rldp|profile)$/.test(notion);
  if (secret === undefined || versus === secret || inPairs !== (versus !== undefined)) return false;
  if (notion === "profile") {
    const { neighbours = [] } = file.guarantee.parameters ?? {};
    const names = [secret, versus].map((s) => file.secret.categories[s as number]);
    if (!neighbours.some((pair) => names.every((name) => pair.includes(name as string)))) return false;
  }
  if (isOfSecrets(place)) return true;
  if (!/^srl[id]p$/.test(notion) || data === undefined || versusData !== undefined) return false;
  const alike = file.data.categories.flatMap((_, x) =>
    known.every((j) => columns[j]?.values[x] === columns[j]?.values[data]) ? [x] : [],
  );
  const isContext = known.length > 0 && known.length < columns.length && isRising(known);
  return isContext && alike.length > 1 && alike[0] === data;
}

const isRising = (columns: number[]) => columns.every((column, i) => i === 0 || column > (columns[i - 1] as number));

/** The levels of the comparisons that a place may stand for. */
function levelsAt(file: ProtocolFile, notion: string, place: Stated): number[] {
  const { secret, versus, data, versusData, known = [] } = place;
  // If nothing is given away, there is no place.
  if (secret === undefined && data === undefined) return [0];
  const { parameters = {} } = file.guarantee;
  const shape = shapeOf(notion);
  const weights = weightsOf(file, place);
  const level = (more: Side, less: Side, factor = 1) => {
    const [above, below] = shape === "sample" ? [1, -1] : [0, 0];
    const nats = Math.log(chanceOf(file, weights, more, above) / chanceOf(file, weights, less, below));
    // A level of 0 asks for equal chances; weights come as near to them as this.
    return factor === 0 && nats <= EQUAL ? 0 : nats / factor;
  };
  const among = data === undefined ? {} : { data, known };
  if (versus !== undefined && secret !== undefined) {
    return [level({ secret, ...among }, { secret: versus, ...among })];
  }
  if (versusData !== undefined && data !== undefined) {
    const name = (x: number) => file.data.categories[x];
    const sides: [Side, Side] = [
      { data, known },
      { data: versusData, known },
    ];
    return [level(...sides, factorsOf(notion, parameters, name(data), name(versusData))[0])];
  }
  if (secret === undefined) return [];
  if (shape === "sample") return watched(notion, liftsAt(file, weights, secret));
  const [up, down] = factorsOf(notion, parameters, file.secret.categories[secret]);
  const [some, all] = [{ secret, ...among }, among];
  return watched(notion, [level(some, all, up), level(all, some, down)]);
}

/** Some notions look one way only: whether a secret becomes likelier, or less likely. */
function watched(notion: string, [up, down]: [number, number]): number[] {
  if (/^r?pml$/.test(notion)) return [up];
  return notion === "pmc" ? [down] : [up, down];
}

/** How far the belief in a secret can go up, and down, where its share and both groups' distributions are ranges. */
function liftsAt({ guarantee: { known } }: ProtocolFile, weights: number[], secret: number): [number, number] {
  const share = (known?.leastSecret?.[secret] ?? 0) / SHARE;
  const own = (end: number) => extreme(known?.least?.[secret] ?? [], known?.most?.[secret], weights, end);
  const others = (end: number) =>
    extreme(known?.othersLeast?.[secret] ?? [], known?.othersMost?.[secret], weights, end);
  const all = (end: number) => share * own(end) + (1 - share) * others(-end);
  return [Math.log(own(1) / all(1)), Math.log(all(-1) / own(-1))];
}

type Side = Pick<Leakage, "secret" | "data" | "known">;

/** How likely a report is for people on a side, at most (1) or at least (-1) where their distribution is a range. */
function chanceOf(file: ProtocolFile, weights: number[], side: Side, end: number): number {
  const { prior, seesSecret, data, guarantee } = file;
  const width = data.categories.length;
  const { secret, data: like, known } = side;
  if (end !== 0 && secret !== undefined) {
    const first = seesSecret ? secret * width : 0;
    const own = weights.slice(first, first + width);
    return extreme(guarantee.known?.least?.[secret] ?? [], guarantee.known?.most?.[secret], own, end);
  }
  const columns = columnsOf(data).filter((_, j) => known?.includes(j));
  const among = data.categories.map(
    (_, x) => like === undefined || columns.every(({ values }) => values[x] === values[like]),
  );
  // Shares are of the largest cell, so that the least double is not rounded.
  const largest = prior.reduce((most, row) => row.reduce((one, other) => Math.max(one, other), most), 0);
  let [sum, mass] = [0, 0];
  for (const [s, row] of prior.entries()) {
    if (secret !== undefined && secret !== s) continue;
    for (const [x, people] of row.entries()) {
      if (!among[x]) continue;
      const share = people / largest;
      mass += share;
      sum += share * (weights[seesSecret ? s * width + x : x] as number);
    }
  }
  return sum / mass;
}

/** For each input the chance of the place's report; of marks divided by what is the same for all inputs. */
function weightsOf({ channel, data }: ProtocolFile, { report = 0, marks = [] }: Stated): number[] {
  if (!isMarks(channel)) return channel.weights.map((row) => Number(row[report]) / UNIT);
  const other = Number(channel.marks.other) / UNIT;
  // If only one's own category is marked, there are no other sets.
  if (other === 0 && marks.length !== 1) return data.categories.map(() => 0);
  const marked = new Set(marks);
  return data.categories.map((_, x) => (marked.has(x) ? 1 - other : other));
}

/** Over all distributions between the ends of what is known. */
function extreme(low: number[], high: number[] | undefined, weights: number[], end: number): number {
  let left = SHARE - low.reduce((sum, share) => sum + share, 0);
  const order = [...weights.keys()].sort((x, z) => end * ((weights[z] as number) - (weights[x] as number)));
  let sum = 0;
  for (const x of order) {
    const least = low[x] ?? 0;
    const more = Math.min(left, (high?.[x] ?? SHARE) - least);
    left -= more;
    sum += (weights[x] as number) * ((least + more) / SHARE);
  }
  return sum;
}
