// SPDX-License-Identifier: Apache-2.0
/**
 * The checker's part for what reports are called. People read a report as the answers in its name, so these have to be those
 * that it speaks for: the likeliest to have sent it, or those that send it with the largest chance.
 */
import { appearance, called, combinations } from "./checker-names.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

type Named = { categories: string[] };
type Labelled = {
  secret: Named;
  data: Named;
  channel: { reports: string[]; standsFor?: unknown };
  utility: { objective?: unknown; value?: unknown; bound?: unknown; distances?: unknown };
};
/** Shares of people with each secret and each category, and with which chance they send each report. */
export type Channel = {
  prior: number[][];
  chance: (secret: number, category: number, report: number) => number;
  sees: boolean;
};

/** Figures nearer to each other than that, in proportion or as shares of all people, are the same. */
const NEAR = 1e-9;
/** A report whose chances are so near to each other says nothing, whatever it is called. */
const FLAT = 1e-6;
/** The likeliest categories have sent a report in so many cases, or are so many. */
const [SHARE, MOST] = [0.8, 3];

const range = (n: number) => Array.from({ length: n }, (_, i) => i);
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
const at = (values: number[] | undefined, i: number | undefined) => (values as number[])[i as number] as number;

/** The categories with the most in falling order, and none behind them that has more. */
function areFirst(of: number[], row: number[]): boolean {
  const isWithin = (x: number, before: number) => at(of, x) <= at(of, before) * (1 + NEAR);
  const last = row.at(-1) as number;
  return (
    row.every((x, i) => i === 0 || isWithin(x, at(row, i - 1))) &&
    range(of.length).every((x) => row.includes(x) || isWithin(x, last))
  );
}
/** Those that send the report with the largest chance: all of these, unless all chances are the same. */
function areLargest(chances: number[], row: number[]): boolean {
  const [least, most] = [Math.min(...row.map((x) => at(chances, x))), Math.max(...chances)];
  const isFlat = most <= Math.min(...chances) * (1 + FLAT);
  return areFirst(chances, row) && (isFlat || chances.every((of, x) => row.includes(x) || of < least * (1 - NEAR)));
}
/** Whether among people with each secret nobody sends the report with a larger chance than those with the answer. */
function isLargestBySecret({ prior }: Channel, chances: number[][], answer: number): boolean {
  return prior.every((shares, s) => {
    const own = range(shares.length).map((x) => (at(shares, x) > 0 ? at(chances[s], x) : 0));
    return at(shares, answer) === 0 || areFirst(own, [answer]);
  });
}
/** The likeliest to have sent it, enough of them. */
function areLikeliest(shares: number[], row: number[]): boolean {
  const possible = shares.filter((of) => of >= NEAR).length;
  const isEnough = sum(row.map((x) => at(shares, x))) >= SHARE - NEAR || row.length >= Math.min(MOST, possible);
  return areFirst(shares, row) && isEnough;
}
/**
 * Whether reports are answers that are as common as the data's own, and say of the secret in part what these say:
 * P(s,y) = t P(s,x) + (1 - t) P(s) P(x)  for the answer x of each y and one t.
 */
function areDrawn({ prior, chance }: Channel, answers: number[]): boolean {
  const shares = range(prior[0]?.length ?? 0).map((x) => sum(prior.map((row) => at(row, x))));
  const cells = prior.flatMap((row, s) =>
    answers.map((x, y) => {
      const free = sum(row) * at(shares, x);
      return { free, apart: at(row, x) - free, sent: sum(row.map((share, z) => share * chance(s, z, y))) };
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
/** Whether no other answer is nearer on average, but for what the document says that it may be worse than the best. */
function isNearest(shares: number[], answer: number, mass: number, utility: Labelled["utility"]): boolean {
  const { distances, value, bound } = utility as { distances: number[][]; value: number; bound: number };
  const far = range(shares.length).map((z) => mass * sum(shares.map((share, x) => share * at(distances[x], z))));
  return at(far, answer) <= Math.min(...far) + Math.max(0, value - bound) + NEAR;
}

/** Throws where a report stands for others than those that the channel has it from, or is called by other names. */
export function checkLabels({ secret, data, channel, utility }: Labelled, sent: Channel): void {
  const { reports, standsFor } = channel;
  const a = data.categories.length;
  const isPlace = (x: unknown) => Number.isInteger(x) && (x as number) >= 0 && (x as number) < a;
  const isRow = (row: unknown) =>
    Array.isArray(row) && row.length > 0 && row.every(isPlace) && new Set(row).size === row.length;
  const fine = Array.isArray(standsFor) && standsFor.length === reports.length && standsFor.every(isRow);
  need(fine, texts.listWrong, "channel.standsFor");
  const rows: number[][] = standsFor;
  const shown = called(data.categories);
  const pairs = sent.sees ? secret.categories.flatMap((s) => data.categories.map((x) => [s, x])) : [];
  const pairNames = combinations(pairs);
  const isDrawn = rows.every((row) => row.length === 1) && areDrawn(sent, rows.flat());
  for (const [y, row] of rows.entries()) {
    const place = `${y}`;
    const chances = sent.prior.map((shares, s) => shares.map((_, x) => sent.chance(s, x, y)));
    const joint = range(a).map((x) => sum(sent.prior.map((shares, s) => at(shares, x) * at(chances[s], x))));
    const own = range(a).map((x) => at(joint, x) / sum(sent.prior.map((shares) => at(shares, x))));
    const posterior = joint.map((of) => of / sum(joint));
    const name = row.map((x) => shown[x]).join(" or ");
    const report = reports[y] as string;
    const isCalled = (of: string) =>
      report === of || (report.startsWith(of) && /^ \([1-9]\d*\)$/.test(report.slice(of.length)));
    const pair = pairNames.findIndex((names, i) => i % a === row[0] && row.length === 1 && names.some(isCalled));
    const isPair = pair >= 0 && areFirst(chances.flat(), [pair]);
    const answer = row.length === 1 ? at(row, 0) : -1;
    const speaks =
      utility.objective === "distance"
        ? isNearest(posterior, answer, sum(joint), utility)
        : isDrawn ||
          isPair ||
          areLargest(own, row) ||
          areLikeliest(posterior, row) ||
          // A search leaves reports that next to nobody sends.
          (utility.objective === "guesses" && at(joint, answer) >= Math.max(...joint) - NEAR) ||
          (sent.sees && answer >= 0 && isLargestBySecret(sent, chances, answer));
    need(speaks, texts.standsForOthers, place, "figures");
    const other = shown.findIndex((of, x) => appearance(of) === appearance(report) && (row.length > 1 || x !== answer));
    need((isCalled(name) || isPair) && other < 0, texts.reportMisnamed, place, "figures");
  }
}
