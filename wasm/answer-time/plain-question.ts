// SPDX-License-Identifier: Apache-2.0
/**
 * Makes the settings file of a plain question: one whose answer is itself the secret, before anybody has answered. Its
 * channel has a closed form, so that no search is needed. All weights are whole numbers, and all rounding is towards
 * more privacy. The engine at answer time proves each file before anybody is given it.
 */
import { fail } from "../contract/errors.js";
import { OF_ANSWERS } from "../contract/notions.js";
import type { Wasm } from "../contract/platform.js";
import { SCHEMAS } from "../contract/schemas.js";
import type { Leakage, ProtocolFile, QuestionWords, Ratio, TableChannel } from "../contract/types.js";
import { shownNames } from "../protocol/columns.js";
import { exponentialBelow } from "../protocol/exponential.js";
import { informationOf } from "../protocol/figures.js";
import { countsHash, protocolHash } from "../protocol/identity.js";
import { BETWEEN_CATEGORIES } from "../protocol/label-check.js";
import { varianceOfBlocks, varianceOfMarks, WORTH_BLOCKS } from "../protocol/less-noise.js";
import { DENOMINATOR } from "../protocol/protocol-check.js";
import { writeProtocol } from "../protocol/protocol-file.js";
import { questionTable } from "../protocol/question.js";
import { unique } from "../protocol/report-names.js";
import { OWN_MARK } from "../protocol/unary-encoding.js";
import { AnswerModule } from "./module.js";
import { CheckedProtocol } from "./protocol.js";
import * as texts from "./texts.js";
import { packedEngine } from "./wasm.js";

export { type ErrorCode, SluiceError } from "../contract/errors.js";
export type { Wasm } from "../contract/platform.js";
export type { ProtocolFile, QuestionWords } from "../contract/types.js";

/** Randomised response, marks, and blocks of answers. */
export type PlainProtocol = "grr" | "oue" | "block-design";

export interface PlainOptions {
  /** The name of the question in the survey. */
  name: string;
  /** Two answers or more, each once. "" stands for leaving the question out. */
  answers: readonly string[];
  /** The level in nats, from 1e-6 to 64: no answer makes a report more than e^epsilon times as likely as another. */
  epsilon: number;
  /** Left out, the one that takes the fewest people where all answers are as common. */
  protocol?: PlainProtocol;
  /** The words that people are asked in, if they are to stand in the file. */
  question?: QuestionWords;
  /** The engine at answer time as it was loaded elsewhere; left out, the one that is packed in this file. */
  wasm?: Wasm | Promise<Wasm>;
}

export interface PlainQuestion {
  /** The text of the settings file. It holds nothing about anybody. */
  text: string;
  /** The same as an object, which nobody can change. */
  file: ProtocolFile;
}

/** More would be a large file for each respondent. */
const MOST_BLOCKS = 250;
const [LEAST_LEVEL, MOST_LEVEL] = [1e-6, 64];

/** Throws `bad_request` where an option is wrong, and `not_certified` if the engine found a fault in the file. */
export async function plainQuestion(options: PlainOptions): Promise<PlainQuestion> {
  const { name, answers, epsilon, question, wasm } = options;
  const { secret, data } = questionTable(name, answers);
  if (!(epsilon >= LEAST_LEVEL && epsilon <= MOST_LEVEL)) throw fail(texts.plainLevelWrong, String(epsilon));
  const { protocol, size } = chosen(answers.length, epsilon, options.protocol);
  const bound = exponentialBelow(epsilon);
  const made = {
    $schema: SCHEMAS["sluice-protocol"],
    format: "sluice-protocol" as const,
    version: 1 as const,
    protocol,
    guarantee: { notion: OF_ANSWERS, epsilon, bound: written(bound) },
    ...(question && { question: structuredClone(question) }),
    secret: { ...secret, dropped: [] },
    data: { ...data, dropped: [] },
    prior: answers.map((_, s) => answers.map((_, x) => (s === x ? 1 / answers.length : 0))),
    ...(protocol === "oue" ? marksOf(answers, bound) : blocksOf(answers, size, bound)),
  };
  const module = await AnswerModule.start(wasm === undefined ? packedEngine() : await wasm);
  const checked = new CheckedProtocol(module, writeProtocol(certified(module, made)), name);
  return { text: writeProtocol(checked.file), file: checked.file };
}

interface Chosen {
  protocol: PlainProtocol;
  /** The number of answers in a block. */
  size: number;
  /** The variance of the estimates of all shares together, for one person. */
  variance: number;
}

function chosen(answers: number, epsilon: number, asked: PlainProtocol | undefined): Chosen {
  const z = Math.expm1(epsilon);
  const grr: Chosen = { protocol: "grr", size: 1, variance: varianceOfBlocks(answers, 1, z) };
  const oue: Chosen = { protocol: "oue", size: 1, variance: varianceOfMarks(answers, z) };
  const sizes = Array.from({ length: Math.floor(answers / 2) }, (_, i) => i + 1).slice(1);
  const few = sizes.filter((size) => waysToChoose(answers, size) <= MOST_BLOCKS);
  const [blocks] = few
    .map((size): Chosen => ({ protocol: "block-design", size, variance: varianceOfBlocks(answers, size, z) }))
    .sort((one, other) => one.variance - other.variance);
  const simple = oue.variance < grr.variance ? oue : grr;
  const best = blocks && simple.variance >= WORTH_BLOCKS * blocks.variance ? blocks : simple;
  if (asked === undefined) return best;
  const names = ["grr", "oue", "block-design"];
  if (!names.includes(asked)) throw fail(texts.plainProtocolUnknown, String(asked), names.join(", "));
  const found = { grr, oue, "block-design": blocks }[asked];
  if (found === undefined) throw fail(texts.plainBlocksTooMany, answers, MOST_BLOCKS);
  return found;
}

function waysToChoose(answers: number, size: number): number {
  let ways = 1;
  for (let k = 1; k <= size; k += 1) ways = (ways * (answers - size + k)) / k;
  return ways;
}

const written = ([numerator, denominator]: readonly [bigint, bigint]): Ratio => ({
  numerator: String(numerator),
  denominator: String(denominator),
});

/** The least whole number that is not below the quotient. */
const roundedUp = (top: bigint, bottom: bigint): bigint => (top + bottom - 1n) / bottom;

type Made = Pick<ProtocolFile, "channel" | "leakage">;

/** The level of a place: data under `data-ldp`, secrets under the others. */
const reached = (level: number, place: object): Leakage => ({ level, ...place }) as Leakage;

/**
 * Others' answers are marked with the chance u = other / 2^62. A set with x is (1 - u) / u times as likely with x as
 * with any answer that it lacks, and (1 - u) / u <= bound. Sets of one and of all but one are the ends.
 */
function marksOf(answers: readonly string[], [numerator, denominator]: readonly [bigint, bigint]): Made {
  const other = roundedUp(DENOMINATOR * denominator, numerator + denominator);
  const a = answers.length;
  const ratio = Number(DENOMINATOR - other) / Number(other);
  const own = { marks: [0] };
  const others = { marks: [...answers.keys()].slice(1), secret: 0 };
  const likelier = Math.log((a * ratio) / (ratio + a - 1));
  const unlikelier = Math.log(((a - 1) * ratio + 1) / a);
  return {
    channel: {
      reports: [...answers],
      denominator: String(DENOMINATOR),
      marks: { own: String(OWN_MARK), other: String(other) },
    },
    leakage: {
      lip: reached(unlikelier, others),
      ldp: reached(Math.log(ratio), { ...own, secret: 0, versus: 1 }),
      pml: reached(likelier, { ...own, secret: 0 }),
      pmc: reached(unlikelier, others),
      "data-ldp": reached(Math.log(ratio), { ...own, data: 0, versusData: 1, known: [0] }),
    },
  };
}

/**
 * All blocks of `size` answers; with size 1 that is randomised response. A report is `more` likely with the answers in
 * its block and `less` with all others. A few of a row's 2^62 units are left over. They go to its unlikely reports, which
 * only makes answers more alike.
 */
function blocksOf(answers: readonly string[], size: number, [numerator, denominator]: readonly [bigint, bigint]): Made {
  const a = answers.length;
  const blocks = blocksFrom(a, size, 0);
  const inBlock = BigInt(waysToChoose(a - 1, size - 1));
  const outside = BigInt(blocks.length) - inBlock;
  const less = roundedUp(DENOMINATOR * denominator, inBlock * numerator + outside * denominator);
  const more = (DENOMINATOR - outside * less) / inBlock;
  const rows = answers.map((_, x) => {
    let left = DENOMINATOR - outside * less - inBlock * more;
    return blocks.map((block) => {
      if (block.includes(x)) return more;
      left -= 1n;
      return left >= 0n ? less + 1n : less;
    });
  });
  return {
    channel: tableOf(answers, blocks, rows),
    leakage: leakageOf(rows, a),
  };
}

/** In lexicographic order. */
function blocksFrom(answers: number, size: number, first: number): number[][] {
  if (size === 0) return [[]];
  return Array.from({ length: answers - size + 1 - first }, (_, i) => first + i).flatMap((x) =>
    blocksFrom(answers, size - 1, x + 1).map((rest) => [x, ...rest]),
  );
}

function tableOf(answers: readonly string[], blocks: number[][], rows: bigint[][]): TableChannel {
  const shown = shownNames([...answers]);
  const names = blocks.map((block) => block.map((x) => shown[x]).join(BETWEEN_CATEGORIES));
  return {
    reports: unique(names, blocks, shown),
    standsFor: blocks,
    denominator: String(DENOMINATOR),
    weights: rows.map((row) => row.map(String)),
  };
}

/** The largest level under each notion, and its place: in doubles, for people to read. */
function leakageOf(rows: bigint[][], answers: number): ProtocolFile["leakage"] {
  const nowhere = { level: Number.NEGATIVE_INFINITY, report: 0, one: 0, other: 1 };
  const found = { pml: nowhere, pmc: nowhere, ldp: nowhere };
  const take = (notion: keyof typeof found, level: number, report: number, one: number, other: number): void => {
    if (level > found[notion].level) found[notion] = { level, report, one, other };
  };
  for (const report of (rows[0] ?? []).keys()) {
    const chances = rows.map((row) => Number(row[report]));
    const mean = chances.reduce((sum, chance) => sum + chance, 0) / answers;
    const [most, least] = [Math.max(...chances), Math.min(...chances)];
    const [one, other] = [chances.indexOf(most), chances.indexOf(least)];
    take("pml", Math.log(most / mean), report, one, other);
    take("pmc", Math.log(mean / least), report, other, one);
    take("ldp", Math.log(most / least), report, one, other);
  }
  const { pml, pmc, ldp } = found;
  const ofOne = ({ level, report, one: secret }: typeof nowhere) => reached(level, { report, secret });
  return {
    lip: ofOne(pml.level > pmc.level ? pml : pmc),
    ldp: reached(ldp.level, { report: ldp.report, secret: ldp.one, versus: ldp.other }),
    pml: ofOne(pml),
    pmc: ofOne(pmc),
    "data-ldp": reached(ldp.level, {
      report: ldp.report,
      data: ldp.one,
      versusData: ldp.other,
      known: [0],
    }),
  };
}

/** With its figures, and the proof of the engine in short. Throws `not_certified` where the guarantee does not hold. */
function certified(module: AnswerModule, made: Omit<ProtocolFile, "utility" | "certificate">): ProtocolFile {
  const { channel, leakage, ...rest } = made;
  const dataEntropy = Math.log(made.data.categories.length);
  const hashed = { ...rest, channel, utility: { mutualInformation: 0, dataEntropy }, leakage };
  const hashes = { counts: countsHash(hashed), protocol: protocolHash(hashed) };
  const file = { ...hashed, certificate: hashes } as ProtocolFile;
  const { holds, reason = "", worst, slack } = module.check(file);
  if (!holds || worst === undefined || slack === undefined) throw fail(texts.protocolDoesNotHold, reason);
  return {
    ...hashed,
    utility: { mutualInformation: informationOf(file), dataEntropy },
    certificate: { ...hashes, worst, slack, mixing: 0 },
  };
}
