// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Whether a file's proof that its protocol is optimal fails. For any prices r no channel keeps more than H(p) - r . p -
 * min { H(v) - r . v } over the posteriors v that the guarantee allows. The posteriors of the file's own reports are
 * among these. The best ones reach the minimum, so that one of them refutes prices that were changed. A search of the
 * core looks for others.
 */
import type { Said } from "../common/said.js";
import { say } from "../common/said.js";
import type { ProtocolFile, SampledPoint } from "../contract/types.js";
import { isMarks } from "../protocol/unary-encoding.js";
import * as texts from "./texts.js";

/** Figures of a file are right to this (nats), and a refutation is clear by a hundredth of it. */
const FIGURES = 1e-9;
const CLEAR = 1e-11;
/** More than the rounding of a sum of so many doubles. */
const ROUNDED = 2 ** -46;
const SHARE = 2 ** 40;

const total = (values: number[]) => values.reduce((sum, value) => sum + value, 0);
const entropy = (shares: number[]) => total(shares.map((share) => (share > 0 ? -share * Math.log(share) : 0)));

/**
 * The reason, if the channel's own reports or a search refute the bound, or the sample rules out a distribution that it
 * rests on. `meetsBelow` says whether the search meets a posterior worth less than this at the prices of the file.
 */
export function refutedBound(file: ProtocolFile, meetsBelow: (least: number) => boolean): Said | undefined {
  const { utility, certificate, channel, prior } = file;
  const { upperBound } = utility;
  const { prices, points = [] } = certificate;
  if (upperBound === undefined || !prices || isMarks(channel)) return undefined;
  const outside = points.findIndex((point) => !isAllowed(file, point));
  if (outside >= 0) return say(texts.pointRuledOut, outside);
  const largest = prior.reduce((most, row) => row.reduce((one, other) => Math.max(one, other), most), 0);
  const people = prices.map((_, x) => total(prior.map((row) => (row[x] as number) / largest)));
  const everybody = total(people);
  const shares = people.map((some) => some / everybody);
  const whole = entropy(shares);
  // No channel keeps more than H(X), so that such a bound needs no prices.
  if (upperBound + FIGURES >= whole) return undefined;
  const refutes = (_: unknown, y: number) => {
    const sent = shares.map((share, x) => share * Number(channel.weights[x]?.[y]));
    const often = total(sent);
    const posterior = sent.map((some) => some / often);
    const room = entropy(posterior) - whole + upperBound + FIGURES;
    const priced = total(prices.map((price, x) => price * ((posterior[x] as number) - (shares[x] as number))));
    const size = total(prices.map((price, x) => Math.abs(price) * ((posterior[x] as number) + (shares[x] as number))));
    return room - priced < -CLEAR - ROUNDED * size;
  };
  if (channel.reports.some(refutes)) return say(texts.boundRefuted);
  const priced = total(prices.map((price, x) => price * (shares[x] as number)));
  const size = total(prices.map((price) => Math.abs(price)));
  const least = whole - priced - upperBound - FIGURES - CLEAR - ROUNDED * size;
  return meetsBelow(least) ? say(texts.boundRefuted) : undefined;
}

/** Whether the sample allows the distribution: 2 sum P ln(P / Q) <= radius over the secret and everybody beside it. */
function isAllowed({ prior, guarantee: { known } }: ProtocolFile, point: SampledPoint): boolean {
  const rows = prior.map((row) => [...row]);
  const mine = rows[point.secret] as number[];
  const all = total(rows.flat());
  const rest = mine.map((some, x) => total(rows.map((row) => row[x] as number)) - some);
  const share = (point.share ?? 0) / SHARE;
  const [theirs, ofMine, ofTheirs] =
    point.versus === undefined
      ? [rest, all * share, all * (1 - share)]
      : [rows[point.versus] as number[], total(mine), total(rows[point.versus] as number[])];
  const far = divergence(mine, point.own, ofMine) + divergence(theirs, point.others, ofTheirs);
  return far <= all * ((known?.radius ?? 0) / 2 + ROUNDED);
}

/** sum n ln(n / (of Q)), with the chances Q times 2^40. */
function divergence(people: number[], chances: number[], of: number): number {
  return total(
    people.map((some, x) => (some > 0 ? some * Math.log(some / (of * ((chances[x] as number) / SHARE))) : 0)),
  );
}
