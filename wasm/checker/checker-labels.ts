// SPDX-License-Identifier: Apache-2.0
/**
 * Checks the names of reports. People read a report as the answers in its name. So a report has to be named after its
 * likeliest senders, or after the answers that send it with the largest chance.
 */
import { appearance, combinationNames, shownNames } from "./checker-names.js";
import { columnsOf, range, sumOfNumbers } from "./checker-numbers.js";
import { areDistinct, isIndex, isListOf } from "./checker-values.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

type Named = { categories: string[] };
type Labelled = {
  secret: Named;
  data: Named;
  channel: { reports: string[]; standsFor?: unknown };
  utility: { objective?: unknown; value?: unknown; bound?: unknown; distances?: unknown };
};
/** The prior, prior[secret][category], and the channel, both in doubles. */
export type DecimalChannel = {
  prior: number[][];
  chance: (secret: number, category: number, report: number) => number;
  seesSecret: boolean;
};

/** Figures nearer to each other than this, in proportion or as shares of all people, count as equal. */
const NEAR = 1e-9;
/** A report whose chances are so near to each other tells nothing, and may have any name. */
const FLAT = 1e-6;
/** A report is named after its likeliest senders: enough for this share of its cases, or so many. */
const [NAMED_SHARE, MOST_NAMED] = [0.8, 3];

/** A value that is known to be there. */
const valueAt = (values: number[] | undefined, i: number | undefined) => (values as number[])[i as number] as number;

/** Whether the row lists categories by falling values, and no other category has a larger value. */
function areFirst(values: number[], row: number[]): boolean {
  const isWithin = (x: number, before: number) => valueAt(values, x) <= valueAt(values, before) * (1 + NEAR);
  const last = row.at(-1) as number;
  return (
    row.every((x, i) => i === 0 || isWithin(x, valueAt(row, i - 1))) &&
    range(values.length).every((x) => row.includes(x) || isWithin(x, last))
  );
}
/** Whether the row lists the largest chances, down to a gap before all others. Any list of equal chances will do. */
function areLargest(chances: number[], row: number[]): boolean {
  const [least, most] = [Math.min(...row.map((x) => valueAt(chances, x))), Math.max(...chances)];
  const isFlat = most <= Math.min(...chances) * (1 + FLAT);
  return (
    areFirst(chances, row) && (isFlat || chances.every((chance, x) => row.includes(x) || chance < least * (1 - NEAR)))
  );
}
/** Whether, for each secret, no people send the report with a larger chance than those with the answer. */
function isLargestBySecret({ prior }: DecimalChannel, chances: number[][], answer: number): boolean {
  return prior.every((shares, s) => {
    const own = range(shares.length).map((x) => (valueAt(shares, x) > 0 ? valueAt(chances[s], x) : 0));
    return valueAt(shares, answer) === 0 || areFirst(own, [answer]);
  });
}
/** Whether the row lists the likeliest senders, and enough of them. */
function areLikeliest(shares: number[], row: number[]): boolean {
  const possible = shares.filter((share) => share >= NEAR).length;
  const isEnough =
    sumOfNumbers(row.map((x) => valueAt(shares, x))) >= NAMED_SHARE - NEAR ||
    row.length >= Math.min(MOST_NAMED, possible);
  return areFirst(shares, row) && isEnough;
}
/**
 * Whether reports are answers as common as the data's own, whose joint table with the secret keeps a share t of the
 * dependence. Then P(s,y) = t P(s,x) + (1 - t) P(s) P(x) for the answer x of each y and one t.
 */
function areDrawn({ prior, chance }: DecimalChannel, answers: number[]): boolean {
  const shares = columnsOf(prior).map(sumOfNumbers);
  const cells = prior.flatMap((row, s) =>
    answers.map((x, y) => {
      const free = sumOfNumbers(row) * valueAt(shares, x);
      return {
        free,
        apart: valueAt(row, x) - free,
        sent: sumOfNumbers(row.map((share, z) => share * chance(s, z, y))),
      };
    }),
  );
  const {
    free = 0,
    apart = 0,
    sent = 0,
  } = cells.toSorted((one, other) => Math.abs(other.apart) - Math.abs(one.apart))[0] ?? {};
  const t = apart === 0 ? 0 : (sent - free) / apart;
  return t > -FLAT && cells.every((cell) => Math.abs(cell.free + t * cell.apart - cell.sent) <= NEAR);
}
/** Whether no other answer is nearer on average, up to the stated difference between value and bound. */
function isNearest(shares: number[], answer: number, mass: number, utility: Labelled["utility"]): boolean {
  const { distances, value, bound } = utility as { distances: number[][]; value: number; bound: number };
  const distance = range(shares.length).map(
    (z) => mass * sumOfNumbers(shares.map((share, x) => share * valueAt(distances[x], z))),
  );
  return valueAt(distance, answer) <= Math.min(...distance) + Math.max(0, value - bound) + NEAR;
}

/** Throws if the channel does not bear out `standsFor`, or a report has another name. */
export function checkLabels({ secret, data, channel, utility }: Labelled, sent: DecimalChannel): void {
  const { reports, standsFor } = channel;
  const a = data.categories.length;
  const isRow = (row: unknown) => isListOf(row, (x) => isIndex(x, a)) && row.length > 0 && areDistinct(row);
  need(isListOf<number[]>(standsFor, isRow, reports.length), texts.listWrong, "channel.standsFor");
  const shown = shownNames(data.categories);
  const pairs = sent.seesSecret ? secret.categories.flatMap((s) => data.categories.map((x) => [s, x])) : [];
  const pairNames = combinationNames(pairs);
  const isDrawn = standsFor.every((row) => row.length === 1) && areDrawn(sent, standsFor.flat());
  for (const [y, row] of standsFor.entries()) {
    const place = `${y}`;
    const chances = sent.prior.map((shares, s) => shares.map((_, x) => sent.chance(s, x, y)));
    const joint = range(a).map((x) =>
      sumOfNumbers(sent.prior.map((shares, s) => valueAt(shares, x) * valueAt(chances[s], x))),
    );
    const own = range(a).map((x) => valueAt(joint, x) / sumOfNumbers(sent.prior.map((shares) => valueAt(shares, x))));
    const posterior = joint.map((share) => share / sumOfNumbers(joint));
    const name = row.map((x) => shown[x]).join(" or ");
    const report = reports[y] as string;
    const isNamed = (name: string) =>
      report === name || (report.startsWith(name) && /^ \([1-9]\d*\)$/.test(report.slice(name.length)));
    const pair = pairNames.findIndex((names, i) => i % a === row[0] && row.length === 1 && names.some(isNamed));
    const isPair = pair >= 0 && areFirst(chances.flat(), [pair]);
    const answer = row.length === 1 ? valueAt(row, 0) : -1;
    const speaks =
      utility.objective === "distance"
        ? isNearest(posterior, answer, sumOfNumbers(joint), utility)
        : isDrawn ||
          isPair ||
          areLargest(own, row) ||
          areLikeliest(posterior, row) ||
          // The search for the most right guesses leaves reports that almost nobody sends.
          (utility.objective === "guesses" && valueAt(joint, answer) >= Math.max(...joint) - NEAR) ||
          (sent.seesSecret && answer >= 0 && isLargestBySecret(sent, chances, answer));
    need(speaks, texts.standsForOthers, place, "figures");
    const other = shown.findIndex(
      (answered, x) => appearance(answered) === appearance(report) && (row.length > 1 || x !== answer),
    );
    need((isNamed(name) || isPair) && other < 0, texts.reportMisnamed, place, "figures");
  }
}
