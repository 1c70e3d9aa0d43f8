// SPDX-License-Identifier: Apache-2.0
/**
 * A sheet: several questions that one person is asked at once, and what all noisy answers tell together.
 *
 * The promise of each question compares the answers themselves, and each noisy answer is drawn by itself. So the chance of
 * all noisy answers is the product of their chances. With one list of answers it is at most so many times that with another
 * as the product of the worst ratios. Some lists reach that, and answers may depend on each other in any way.
 */
import { lookAlikes } from "../common/characters.js";
import { DOCUMENT, fields, finite, integer, list, record, show, versionUnknown } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import { OF_ANSWERS } from "../contract/notions.js";
import type { ProtocolFile, QuestionWords, SheetFile, SheetTotal } from "../contract/types.js";
import { digest } from "./certificate-check.js";
import { hash } from "./identity.js";
import { checkProtocol, SHEET_FORMAT, structure } from "./protocol-check.js";
import { writeProtocol } from "./protocol-file.js";
import { parsedDocument } from "./protocol-read.js";
import { MOST_QUESTIONS } from "./question-words.js";
import * as texts from "./texts.js";

/** Beyond that, a guess is as good as certain. */
const MOST_PEOPLE = 1_000_000;

/** Digits of an integer of the total, which has those of 20 ratios of weights. */
const MOST_DIGITS = 20 * 20 * 2;

/** Throws `bad_protocol` where the questions do not go together on one sheet. */
export function toSheet(questions: ProtocolFile[], file = ""): SheetFile {
  structure(() => checkTogether(questions), file);
  const total = totalOf(questions);
  return { format: SHEET_FORMAT, version: 1, questions, total, hash: sheetHash(questions, total) };
}

/** Precondition: the worst ratios of the certificates are right, which `audit` says. */
export function totalOf(questions: ProtocolFile[]): SheetTotal {
  let [numerator, denominator] = [1n, 1n];
  for (const { certificate } of questions) {
    numerator *= BigInt(certificate.worst.numerator);
    denominator *= BigInt(certificate.worst.denominator);
  }
  const divisor = commonDivisor(numerator, denominator);
  return {
    epsilon: sumFromAbove(questions.map(({ guarantee }) => guarantee.epsilon)),
    numerator: String(numerator / divisor),
    denominator: String(denominator / divisor),
  };
}

function commonDivisor(one: bigint, other: bigint): bigint {
  while (other !== 0n) [one, other] = [other, one % other];
  return one;
}

/** The smallest double that is not below the sum: each addition tells what it rounded away. */
function sumFromAbove(levels: number[]): number {
  let parts: number[] = [];
  for (const level of levels) {
    let carried = level;
    const rests: number[] = [];
    for (const part of parts) {
      const sum = carried + part;
      const own = sum - carried;
      rests.push(carried - (sum - own) + (part - own));
      carried = sum;
    }
    parts = [...rests.filter((rest) => rest !== 0), carried];
  }
  // The parts do not overlap, so that the largest of the rests has the sign of all of them.
  const sum = parts.pop() ?? 0;
  return (parts.at(-1) ?? 0) > 0 ? nextAbove(sum) : sum;
}

/** Precondition: it is above 0. */
function nextAbove(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) + 1n);
  return view.getFloat64(0);
}

/**
 * A guess that is right in one half of all cases, after all noisy answers: in so many of so many at most. Rounded up, and
 * told of so many people that it is not rounded to certainty.
 */
export function risenHalf({ numerator, denominator }: SheetTotal): { half: number; most: number; people: number } {
  const [right, wrong] = [BigInt(numerator), BigInt(denominator)];
  for (let people = 100; ; people *= 10) {
    const most = Number((right * BigInt(people) + right + wrong - 1n) / (right + wrong));
    if (most < people || people >= MOST_PEOPLE) return { half: people / 2, most, people };
  }
}

function sheetHash(questions: ProtocolFile[], total: SheetTotal): string {
  return hash({ questions: questions.map(({ certificate, question }) => [certificate.protocol, question]), total });
}

/** A person reads one sheet: each question stands there once, and all are asked by the same and sent to the same. */
function checkTogether(questions: ProtocolFile[]): void {
  const { length } = questions;
  if (length < 2 || length > MOST_QUESTIONS) throw new Reason(say(texts.sheetMiscounted, length, MOST_QUESTIONS));
  const about = ({ asker, sendTo, language }: QuestionWords) => JSON.stringify([asker, sendTo, language]);
  const first = questions[0]?.question;
  for (const [i, { guarantee, question, seesSecret }] of questions.entries()) {
    if (guarantee.notion !== OF_ANSWERS || seesSecret) throw new Reason(say(texts.sheetOfSecrets, i + 1));
    if (!question || !first || about(question) !== about(first)) throw new Reason(say(texts.sheetToOthers, i + 1));
  }
  for (const names of [
    questions.map(({ data }) => data.name),
    questions.map(({ question }) => question?.wording ?? ""),
  ]) {
    const [twice] = lookAlikes(names) ?? [];
    if (twice !== undefined) throw new Reason(say(texts.sheetAsksTwice, show(twice)));
  }
}

/** Reads a sheet; throws `bad_protocol`. Whether its questions keep their promises is the engine's to say. */
export function readSheet(text: string, file = ""): SheetFile {
  const document = parsedDocument(text, file);
  const raw = structure(() => {
    const root = record(document, DOCUMENT);
    if (root.format !== SHEET_FORMAT) throw new Reason(say(texts.formatWrong));
    if (root.version !== 1) throw new Reason(versionUnknown(root.version));
    const all = fields(root, ["format", "version", "questions", "total", "hash"], DOCUMENT);
    const { epsilon, numerator, denominator } = fields(all.total, ["epsilon", "numerator", "denominator"], "total");
    return {
      questions: list(all.questions, "questions"),
      total: {
        epsilon: finite(epsilon, "total.epsilon"),
        numerator: integer(numerator, MOST_DIGITS, "total.numerator"),
        denominator: integer(denominator, MOST_DIGITS, "total.denominator"),
      },
      hash: digest(all.hash, "hash"),
    };
  }, file);
  const sheet = toSheet(
    raw.questions.map((question) => checkProtocol(question, file)),
    file,
  );
  structure(() => {
    if (JSON.stringify(raw.total) !== JSON.stringify(sheet.total)) throw new Reason(say(texts.sheetTotalDiffers));
    if (raw.hash !== sheet.hash) throw new Reason(say(texts.sheetHashDiffers));
  }, file);
  return sheet;
}

/** The file's text: each question as its own file has it. */
export function writeSheet({ questions, total, hash }: SheetFile): string {
  const all = questions.map((question) => writeProtocol(question).trimEnd());
  return `{
"format": "${SHEET_FORMAT}",
"version": 1,
"questions": [
${all.join(",\n")}
],
"total": ${JSON.stringify(total)},
"hash": "${hash}"
}
`;
}
