// SPDX-License-Identifier: Apache-2.0
/** A protocol file's certificate: its structure, and whether it is that of the file. */

import { atLeastZero, fields, finite, index, integer, list, onlyKeys, record, show, text } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import type { Said } from "../common/said.js";
import { say } from "../common/said.js";
import { objectiveTraits } from "../contract/objectives.js";
import type {
  AuditResult,
  Certificate,
  KnownRanges,
  ProtocolFile,
  SampledPoint,
  Side,
  WorstRatio,
} from "../contract/types.js";
import { kept } from "../contract/utility-target.js";
import { columnsOf } from "./columns.js";
import { commonIn } from "./figures.js";
import { countsHash, protocolHash } from "./identity.js";
import { misstatedLeakage } from "./leakage-check.js";
import * as texts from "./texts.js";
import { chanceOfMark, isMarks } from "./unary-encoding.js";

/** Products of a few numbers of the table's and the channel's, the longest of them of 2,100 bits. */
const RATIO_DIGITS = 2000;
/** Below 2^62. */
const SLACK_DIGITS = 19;
/** The points of a proof are multiples of one over this. */
const POINTS = 2 ** 62;
/** A share of 2^40. */
const MOST_KNOWN = 2 ** 40;
/** Figures that no proof rests on may differ by this between programs with different logarithms. */
const FIGURES = 1e-9;
/** The same of variances, whose matrix may be near a singular one. */
const VARIANCES = 1e-6;
/** Bounds are rounded down by less than this. */
const ROUNDED = 1e-12;
/** Levels are held between these, in nats. */
const [NO_LEVEL, MOST_NATS] = [2 ** -40, 64];
/** The information of marks is summed up over no more terms. */
const MOST_TERMS = 2 ** 24;

type Rest = Omit<ProtocolFile, "certificate">;

export function checkCertificate(value: unknown, file: Rest): Certificate {
  const where = "certificate";
  const raw = record(value, where);
  onlyKeys(raw, ["counts", "protocol", "worst", "slack", "mixing", "gap", "prices", "points", "lifts"], where);
  const mixing = atLeastZero(raw.mixing, `${where}.mixing`);
  if (mixing > 1) throw new Reason(say(texts.mixingTooLarge, where));
  // For a sample prices prove nothing without the distributions that they are for.
  if (file.guarantee.known && raw.prices !== undefined && raw.points === undefined)
    throw new Reason(say(texts.sampledStray));
  return {
    counts: digest(raw.counts, `${where}.counts`),
    protocol: digest(raw.protocol, `${where}.protocol`),
    worst: worstRatio(raw.worst, file),
    slack: integer(raw.slack, SLACK_DIGITS, `${where}.slack`),
    mixing,
    ...(raw.prices !== undefined && { prices: prices(raw.prices, file) }),
    ...(raw.points !== undefined && { points: points(raw.points, file, raw.prices !== undefined) }),
    ...(raw.lifts !== undefined && { lifts: lifts(raw.lifts, file) }),
    ...(raw.gap !== undefined && { gap: atLeastZero(raw.gap, `${where}.gap`) }),
  };
}

/** Whether they prove what they are for is the engine's to say. */
function lifts(value: unknown, { guarantee: { known, notion }, channel, secret }: Rest): number[][][] {
  const where = "certificate.lifts";
  const secrets = secret.categories.length;
  const comparisons = secrets * (notion === "rldp" ? secrets - 1 : notion === "rlip" ? 2 : 1);
  if (!known || known.least || isMarks(channel)) throw new Reason(say(texts.liftsStray));
  return list(value, where, channel.reports.length).map((lists, y) =>
    list(lists, `${where}[${y}]`, comparisons).map((points, i) => {
      const place = `${where}[${y}][${i}]`;
      const numbers = list(points, place).map((number) => finite(number, place));
      if (numbers.length % 3 !== 0 || !numbers.every((n) => Number.isInteger(n * POINTS)))
        throw new Reason(say(texts.pointsWrong, place));
      return numbers;
    }),
  );
}

/** Likewise; and whether the sample does not rule them out. */
function points(value: unknown, { guarantee: { known, notion }, channel, secret, data }: Rest, priced: boolean) {
  const name = "certificate.points";
  if (!priced || !known?.statistic || known.least || isMarks(channel)) throw new Reason(say(texts.sampledStray));
  return list(value, name).map((item, i): SampledPoint => {
    const where = `${name}[${i}]`;
    const of = (raw: unknown, place: string) => {
      const shares = list(raw, `${where}.${place}`, data.categories.length).map((share) =>
        index(share, MOST_KNOWN + 1, `${where}.${place}`),
      );
      if (shares.reduce((sum, share) => sum + share, 0) !== MOST_KNOWN) throw new Reason(say(texts.sampledStray));
      return shares;
    };
    const one = (raw: unknown, place: string) => index(raw, secret.categories.length, `${where}.${place}`);
    const raw = record(item, where);
    const pairs = notion === "rldp";
    onlyKeys(
      raw,
      ["secret", ...(pairs ? ["versus"] : ["share", ...(notion === "rlip" ? ["below"] : [])]), "own", "others"],
      where,
    );
    const isBelow = raw.below === undefined || raw.below === true;
    if (!isBelow || (pairs ? raw.versus === raw.secret : raw.share === 0)) throw new Reason(say(texts.sampledStray));
    return {
      secret: one(raw.secret, "secret"),
      ...(pairs
        ? { versus: one(raw.versus, "versus") }
        : {
            ...(raw.below === true && { below: true as const }),
            share: index(raw.share, MOST_KNOWN, `${where}.share`),
          }),
      own: of(raw.own, "own"),
      others: of(raw.others, "others"),
    };
  });
}

/** Whether they prove the bound is another matter, which takes a search. */
function prices(value: unknown, { utility, channel, seesSecret, data }: Rest): number[] {
  const where = "certificate.prices";
  if (utility.upperBound === undefined || seesSecret || isMarks(channel)) throw new Reason(say(texts.pricesStray));
  return list(value, where, data.categories.length).map((price) => finite(price, where));
}

export function digest(value: unknown, where: string): string {
  const written = text(value, where);
  if (/^[0-9a-f]{64}$/.test(written)) return written;
  throw new Reason(say(texts.notAHash, where, show(value)));
}

function worstRatio(value: unknown, file: Rest): WorstRatio {
  const where = "certificate.worst";
  const reached = isMarks(file.channel) ? "marks" : "report";
  const raw = fields(value, ["numerator", "denominator", "level", reached, "more", "less"], where);
  const categories = file.data.categories.length;
  const report = isMarks(file.channel)
    ? { marks: list(raw.marks, `${where}.marks`).map((x) => index(x, categories, `${where}.marks`)) }
    : { report: index(raw.report, file.channel.reports.length, `${where}.report`) };
  return {
    numerator: integer(raw.numerator, RATIO_DIGITS, `${where}.numerator`),
    denominator: integer(raw.denominator, RATIO_DIGITS, `${where}.denominator`),
    level: finite(raw.level, `${where}.level`),
    ...report,
    more: side(raw.more, file, `${where}.more`),
    less: side(raw.less, file, `${where}.less`),
  };
}

function side(value: unknown, { secret, data }: Rest, where: string): Side {
  const raw = record(value, where);
  onlyKeys(raw, ["secret", "data", "known"], where);
  const columns = columnsOf(data).length;
  return {
    ...(raw.secret !== undefined && { secret: index(raw.secret, secret.categories.length, `${where}.secret`) }),
    ...(raw.data !== undefined && { data: index(raw.data, data.categories.length, `${where}.data`) }),
    ...(raw.known !== undefined && {
      known: list(raw.known, `${where}.known`).map((column) => index(column, columns, `${where}.known`)),
    }),
  };
}

/** Checks the distributions that are allowed for. */
export function checkKnown(value: unknown, secrets: number, categories: number): KnownRanges {
  const where = "guarantee.known";
  const raw = record(value, where);
  onlyKeys(raw, ["statistic", "radius", "least", "most", "othersLeast", "othersMost", "leastSecret"], where);
  const share = (item: unknown, place: string) => index(item, MOST_KNOWN + 1, place);
  const table = (key: "least" | "most" | "othersLeast" | "othersMost") =>
    list(raw[key], `${where}.${key}`, secrets).map((row, s) =>
      list(row, `${where}.${key}[${s}]`, categories).map((item) => share(item, `${where}.${key}[${s}]`)),
    );
  const radius = atLeastZero(raw.radius, `${where}.radius`);
  if (raw.statistic !== undefined && raw.statistic !== "likelihood") throw new Reason(say(texts.statisticUnknown));
  const set = { ...(raw.statistic !== undefined && { statistic: "likelihood" as const }), radius };
  // Alone it stands for the set itself; beside the least of all shares the rest says what is known of them.
  if (raw.least === undefined) {
    onlyKeys(raw, ["statistic", "radius"], where);
    if (radius === 0) throw new Reason(say(texts.radiusAlone));
    return set;
  }
  return {
    ...set,
    least: table("least"),
    ...(raw.most !== undefined && { most: table("most") }),
    ...(raw.othersLeast !== undefined && { othersLeast: table("othersLeast") }),
    ...(raw.othersMost !== undefined && { othersMost: table("othersMost") }),
    ...(raw.leastSecret !== undefined && {
      leastSecret: list(raw.leastSecret, `${where}.leastSecret`, secrets).map((item) =>
        share(item, `${where}.leastSecret`),
      ),
    }),
  };
}

/** Why the certificate is not that of the channel that was verified; nothing where it is. */
export function miscertified(file: ProtocolFile, found: Pick<AuditResult, "worst" | "slack">): Said | undefined {
  const { certificate } = file;
  if (canonicalWorst(certificate.worst) !== canonicalWorst(found.worst) || certificate.slack !== found.slack) {
    return say(texts.otherWorstRatio);
  }
  if (certificate.counts !== countsHash(file)) return say(texts.otherCounts);
  if (certificate.protocol !== protocolHash(file)) return say(texts.otherDocument);
  const { guarantee, leakage } = file;
  const { level = 0 } = leakage[guarantee.notion] ?? {};
  const { numerator, denominator } = certificate.worst;
  const reached = logarithm(numerator) - logarithm(denominator);
  // A proof for the set of a sample bounds what is reached there, and has no ratio of it.
  if (certificate.lifts) {
    const most = logarithm(guarantee.bound.numerator) - logarithm(guarantee.bound.denominator);
    const isBetween = level !== null && level >= reached - FIGURES && level <= most + FIGURES;
    return isBetween ? undefined : say(texts.otherLeakage, show(guarantee.notion));
  }
  // If there are several levels, the one nearest to its bound need not be the one that gives away the most.
  if (!guarantee.bounds && (level === null || !(Math.abs(level - reached) <= FIGURES))) {
    return say(texts.otherLeakage, show(guarantee.notion));
  }
  return undefined;
}

/** The natural logarithm of a whole number in digits, which may have more of them than a double has room for. */
const logarithm = (digits: string) => Math.log(Number(`0.${digits}`)) + digits.length * Math.LN10;

/** A bound may be below its level by rounding, and no more: otherwise it is that of a lower epsilon. */
function isOfLowerLevel({ epsilon, bound, bounds = [] }: ProtocolFile["guarantee"]): boolean {
  return [{ level: 1, ...bound }, ...bounds].some(({ level, numerator, denominator }) => {
    const nats = Math.min(Math.max(level * epsilon, NO_LEVEL), MOST_NATS);
    return logarithm(numerator) - logarithm(denominator) < nats - ROUNDED;
  });
}

/** The error of the sums for so many sets of marks; see the schema. */
function errorOf({ channel, data, secret }: ProtocolFile): number {
  if (!isMarks(channel) || 2 ** data.categories.length * (secret.categories.length + 1) <= MOST_TERMS) return 0;
  const other = chanceOfMark(channel.marks);
  return (data.categories.length * Math.log(1 / other - 1) ** 2) / 2 ** 22;
}

/** The figures that a file states of what its channel keeps. */
interface Found {
  mutualInformation: number;
  /**
   * The worth by the objective that the file was made for, or for counting if the file states an efficiency. Undefined
   * if it was made for the information alone.
   */
  worth: number | undefined;
}

/** Why a figure that the file states is not that of the channel; nothing where all are. */
export function misstatedUtility(file: ProtocolFile, { mutualInformation: found, worth }: Found): Said | undefined {
  const { certificate, utility, guarantee } = file;
  const differ = (stated: number, found: number, off = FIGURES) =>
    !(Math.abs(stated - found) <= off * Math.max(1, Math.abs(found)));
  if (isOfLowerLevel(guarantee)) return say(texts.boundOfLowerLevel);
  const { upperBound, mutualInformation, objective, value = Number.NaN, bound = Number.NaN, dataEntropy } = utility;
  const off = FIGURES + errorOf(file);
  if (!(Math.abs(mutualInformation - found) <= off)) return say(texts.otherInformation);
  if (differ(dataEntropy, entropyOf(file))) return say(texts.otherEntropy);
  if (objective !== undefined) {
    const { least, usesContrasts } = objectiveTraits(objective) ?? {};
    const short = least ? value - bound : bound - value;
    if (
      !Number.isFinite(worth) ||
      differ(value, worth ?? Number.NaN, usesContrasts ? VARIANCES : FIGURES) ||
      !(short >= -FIGURES * Math.max(1, Math.abs(bound)))
    ) {
      return say(texts.otherWorth, objective);
    }
  }
  if (utility.countingEfficiency !== undefined && !(countsAnything(utility) && Number.isFinite(worth))) {
    return say(texts.efficiencyWithoutCounts);
  }
  const gap = upperBound === undefined ? undefined : Math.max(0, upperBound - mutualInformation);
  if ((gap === undefined) !== (certificate.gap === undefined) || differ(certificate.gap ?? 0, gap ?? 0)) {
    return say(texts.otherGap);
  }
  if (upperBound !== undefined && (upperBound < mutualInformation - off || upperBound > dataEntropy + off)) {
    return say(texts.otherBound);
  }
  const mixed = commonIn(file) + (isMarks(file.channel) ? 0 : FIGURES);
  return certificate.mixing > mixed ? say(texts.otherMixing) : undefined;
}

/** Why that, or what the file says that its channel gives away, is not that of the channel that was audited. */
export function misstated(file: ProtocolFile, audit: AuditResult, worth?: number): Said | undefined {
  const wrongly = miscertified(file, audit);
  if (wrongly) return wrongly;
  const wrong = misstatedLeakage(file, audit.leakage);
  if (wrong !== undefined) return say(texts.otherLeakage, show(wrong));
  return misstatedUtility(file, { mutualInformation: audit.mutualInformation, worth });
}

/** A sum with the same coefficient everywhere is known without any report. */
function countsAnything({ countWeights, contrasts }: ProtocolFile["utility"]): boolean {
  if (!contrasts) return countWeights?.some((weight) => weight > 0) ?? true;
  return contrasts.length > 0 && contrasts.every((sum) => sum.some((coefficient) => coefficient !== sum[0]));
}

/** H(X), or H(S,X) where both are to be kept (nats). */
function entropyOf({ prior, guarantee, seesSecret }: ProtocolFile): number {
  const columns = prior[0]?.map((_, x) => prior.reduce((sum, row) => sum + (row[x] ?? 0), 0)) ?? [];
  const cells = kept(guarantee.notion, seesSecret).symbol === "X" ? columns : prior.flat();
  const all = cells.reduce((sum, cell) => sum + cell, 0);
  return cells.reduce((sum, cell) => (cell > 0 ? sum - (cell / all) * Math.log(cell / all) : sum), 0);
}

function canonicalWorst(worst: WorstRatio | undefined): string {
  if (!worst) return "";
  const { numerator, denominator, level, report, marks, more, less } = worst;
  const sides = [more, less].map(({ secret, data, known }) => [secret ?? null, data ?? null, known ?? null]);
  return JSON.stringify([numerator, denominator, level, report ?? null, marks ?? null, sides]);
}
