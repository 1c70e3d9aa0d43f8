// SPDX-License-Identifier: Apache-2.0
/**
 * The third part of the checker judges the claims of the file. They are the bounds and the guarantee, the certificate
 * and its hashes, the leakage, and the figures. Each function throws if a claim is wrong.
 */
import { isAverageWithin } from "./checker-average.js";
import {
  type Comparison,
  categoriesOf,
  comparisonsOf,
  inputOf,
  likelihoodsOf,
  reportsOf,
  statedNotions,
} from "./checker-compare.js";
import { checkLabels, type DecimalChannel } from "./checker-labels.js";
import { checkLeakage, checkSetLeakage } from "./checker-leakage.js";
import { checkLifts, comparedBy } from "./checker-lifts.js";
import {
  exact,
  exponentialBelow,
  itemAt,
  larger,
  ONE,
  quotient,
  ROW,
  range,
  smaller,
  sum,
  sumOfNumbers,
} from "./checker-numbers.js";
import { type Largest, observedIn } from "./checker-ratios.js";
import type { Protocol } from "./checker-read.js";
import { allowsForAll } from "./checker-sample.js";
import { checkUtility } from "./checker-utility.js";
import { areDistinct, isIndex, isListOf } from "./checker-values.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

/** A bound is at most e^64: no finite ratio of weights from rows of 2^62 is as large. A level of 0 has e^(2^-40). */
const [MOST_NATS, LEAST_NATS] = [64, ONE >> 40n];
/** The level times epsilon, in fixed point: exactly, and as the nearest double, which is at most `most`. */
const productsOf = (level: number, epsilon: number, most: number) =>
  [(exact(level) * exact(epsilon)) / ONE, exact(Math.min(level * epsilon, most))] as const;

/** e^(level epsilon) from below, in fixed point. Both products are rounded, and the smaller one counts. */
function expLevelBelow(level: number, epsilon: number): bigint {
  return exponentialBelow(larger(smaller(...productsOf(level, epsilon, MOST_NATS)), LEAST_NATS));
}
/** e^(level epsilon) from above, in fixed point; undefined where no ratio of weights is as large. */
export function expLevelAbove(level: number, epsilon: number): bigint | undefined {
  const [product, nearest] = productsOf(level, epsilon, MOST_NATS + 1);
  const nats = larger(larger(product + 1n, nearest), LEAST_NATS);
  // Each of some thousand terms is rounded by less than e^64.
  return nats > BigInt(MOST_NATS) * ONE ? undefined : exponentialBelow(nats) + (1n << 200n);
}

/** The bounds have to be for the levels of the comparisons, with level 1 first. */
export function checkLevels({ bounds }: Protocol, comparisons: Comparison[]): void {
  const levels = [...new Set([1, ...comparisons.map(({ level }) => level)])];
  const isSame = JSON.stringify(levels) === JSON.stringify(bounds.map(({ level }) => level));
  need(isSame, texts.levelsWrong, `${levels}`);
}

/** The channel keeps the guarantee: rows sum to 1, no ratio exceeds its bound, and no bound exceeds e^(level epsilon). */
export function checkGuarantee(protocol: Protocol, { ofBound }: Largest, place: string): void {
  const { document, channel, bounds, sample } = protocol;
  const { notion, epsilon, known } = document.guarantee;
  const { weights, markSets } = channel;
  const wrongRow = markSets ? -1 : weights.findIndex((row) => sum(row) !== ROW);
  need(wrongRow < 0, texts.weightsWrong, `${wrongRow}`, "rows");
  const tooFar = bounds.find(
    ({ level, ratio: [numerator, denominator] }) =>
      numerator < denominator || numerator * ONE > expLevelBelow(level, epsilon) * denominator,
  );
  need(tooFar === undefined, texts.boundNotAllowed, `${tooFar?.level}`, "bound");
  if (sample) allowsForAll(sample);
  need(ofBound[0] <= ofBound[1], texts.aboveBound, place, "exceeds");
  if (sample?.isSet) {
    const { people, byLikelihood } = sample;
    const sampled = { people, weights, radius: known.radius, byLikelihood, bound: itemAt(bounds, 0).ratio };
    checkLifts(document.certificate.lifts, comparedBy(notion), sampled);
  }
  checkAverageLeakage(protocol);
}
/**
 * I(S;Y) is at most the stated limit. Nothing proves it for marks. Nothing proves it for a sample either, whose counts
 * are only one of the distributions that the guarantee covers.
 */
function checkAverageLeakage(protocol: Protocol): void {
  const { averageLeakage } = protocol.document.guarantee;
  if (averageLeakage === undefined) return;
  const isProvable = protocol.channel.offMark === undefined && protocol.sample === undefined;
  need(isProvable, texts.averageUnproved, "", "exceeds");
  const joint = protocol.prior.map((_, secret) => likelihoodsOf(protocol, { secret }).weights);
  need(isAverageWithin(joint, averageLeakage), texts.aboveAverage, "", "exceeds");
}

/** The text of a value as RFC 8785 writes it. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!(value instanceof Object)) return JSON.stringify(value);
  const members = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonical(member)}`).join()}}`;
}
export async function hashOf(value: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(canonical(value)));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The slack is the room that the largest ratio leaves below its bound: (1 - ratio / bound) 2^62, rounded down. */
export const slackOf = ({ ofBound: [numerator, denominator] }: Largest): string =>
  `${ROW - (numerator * ROW + denominator - 1n) / denominator}`;

/** The certificate names the worst ratio, its slack, and the hashes of the counts and of the protocol. */
export async function checkCertificate({ document }: Protocol, place: string, slack?: string): Promise<void> {
  const { $schema, utility, leakage, certificate, question, salt, ...identity } = document;
  need(salt === undefined || /^[0-9a-f]{64}$/.test(`${salt}`), texts.fieldWrong, "salt");
  const { coding, secret, data, prior } = identity;
  need(canonical(certificate.worst) === place, texts.worstDiffers, place, "worst");
  need(certificate.slack === slack, texts.slackDiffers, `${slack}`, "worst");
  const counts = await hashOf({ ...(coding && { coding }), secret, data, prior });
  need(certificate.counts === counts, texts.countsDiffer, "", "hash");
  // Only a document with translations hashes them, so that the identity of older documents stays the same.
  const answers = question?.translations?.map((translation: { [key: string]: unknown }) => ({
    language: translation.language,
    answers: translation.answers,
  }));
  const protocol = await hashOf({ ...identity, ...(answers && { answers }) });
  need(certificate.protocol === protocol, texts.protocolDiffers, "", "hash");
}

/** Whether the stated place names an existing report; any report will do if the channel gives nothing away. */
function namesReport(protocol: Protocol, stated: unknown): boolean {
  const { channel, document } = protocol;
  const { report, marks, ...place } = Object(stated) as { [key: string]: unknown };
  const isSet =
    isListOf(marks, (x) => isIndex(x, categoriesOf(protocol))) && areDistinct(marks) && report === undefined;
  const isReport = isIndex(report, reportsOf(channel)) && marks === undefined;
  const isNamed = document.channel.marks ? isSet : isReport;
  return isNamed && Object.entries(place).every(([name, part]) => name === "level" || part !== null);
}
/** The number of contexts of readers who know some columns of the data, but not all of them. */
function countContexts(protocol: Protocol): number {
  const { columns } = protocol;
  if (columns.length <= 1) return 0;
  const counts = range(2 ** columns.length - 1).map((bits) => {
    const known = columns.filter((_, j) => (bits >> j) & 1);
    return new Set(range(categoriesOf(protocol)).map((x) => JSON.stringify(known.map((column) => column[x])))).size;
  });
  return sumOfNumbers(counts);
}
/** The file states the leakage under each of the stated notions and under its own, and under no other. */
export function checkStatedLeakage(protocol: Protocol, guaranteed: Comparison[]): void {
  const { document, channel, sample, bounds } = protocol;
  const { guarantee, leakage } = document;
  const [secrets, categories] = [protocol.prior.length, categoriesOf(protocol)];
  const stated = statedNotions(secrets, categories, channel.seesSecret, countContexts(protocol));
  for (const notion of new Set<string>([guarantee.notion, ...stated, ...Object.keys(leakage)])) {
    const isGuaranteed = notion === guarantee.notion;
    const isStated = (isGuaranteed || stated.includes(notion)) && namesReport(protocol, leakage[notion]);
    need(isStated, texts.leakageDiffers, notion, "figures");
    const comparisons = isGuaranteed ? guaranteed : comparisonsOf(protocol, notion);
    if (isGuaranteed && sample?.isSet) {
      const sizes: [number, number] = [secrets, reportsOf(channel)];
      checkSetLeakage(notion, leakage[notion], comparisons, itemAt(bounds, 0).ratio, sizes);
    } else
      checkLeakage(notion, leakage[notion], comparisons, (more, less, marks) =>
        observedIn(protocol, more, less, marks),
      );
  }
}

/** The bounds of a file are rounded down by less than one part in so many. */
const ROUNDED = 10n ** 12n;
/** The bounds are those of the stated epsilon, the figures those of the channel, and the reports named after their senders. */
export function checkStatements(protocol: Protocol): void {
  const { document, prior, channel, bounds } = protocol;
  const { notion, epsilon } = document.guarantee;
  const tooLow = bounds.find(
    ({ level, ratio: [numerator, denominator] }) =>
      numerator * ONE * ROUNDED < expLevelBelow(level, epsilon) * denominator * (ROUNDED - 1n),
  );
  need(tooLow === undefined, texts.boundOfAnother, `${tooLow?.level}`, "bound");
  const people = sum(prior.flat());
  const chances = channel.weights.map((row) => row.map((weight) => quotient(weight, ROW)));
  const { seesSecret } = channel;
  const decimal: DecimalChannel = {
    prior: prior.map((row) => row.map((count) => quotient(count, people))),
    chance: (secret, category, report) => itemAt(itemAt(chances, inputOf(protocol, secret, category)), report),
    seesSecret,
  };
  const { marks, reports } = document.channel;
  const keepsPairs = seesSecret && notion === "rldp";
  checkUtility(document, decimal, keepsPairs, marks && quotient(BigInt(marks.other), ROW));
  if (!marks) checkLabels(document, decimal);
  const isCategory = (report: string, x: number) => report === document.data.categories[x];
  need(!marks || reports.every(isCategory), texts.reportMisnamed, "channel.reports");
}
