// SPDX-License-Identifier: Apache-2.0
/**
 * Checks a sheet of several questions: each question as a file of its own, then the total. The answers to one question may
 * depend on those to others in any way. Each report depends on its own answer alone. So no list of reports is likelier
 * with one list of answers than with another by more than the product of the questions' ratios.
 */
import { hashOf } from "./checker-judge.js";
import { appearance } from "./checker-names.js";
import { exact, greatestDivisor } from "./checker-numbers.js";
import { areDistinct, isFiniteNumber, isListOf } from "./checker-values.js";
import { need } from "./refusal.js";
import * as texts from "./texts.js";

/** The format of its files. */
export const SHEET = "sluice-sheet";
const FIELDS = "format,version,questions,total,hash";
const MOST_QUESTIONS = 20;
/** The promise that compares the answers themselves. */
const OF_ANSWERS = "data-ldp";

type Checked = { holds: boolean; worst?: { numerator: string; denominator: string } };
// biome-ignore lint/suspicious/noExplicitAny: what JSON.parse returns
type Document = any;

/** The double before a positive one. */
function before(value: number): number {
  const view = new DataView(new ArrayBuffer(8));
  view.setFloat64(0, value);
  view.setBigUint64(0, view.getBigUint64(0) - 1n);
  return view.getFloat64(0);
}
/** Whether the double is the smallest one that is at least the sum of the others. */
function isSum(value: unknown, levels: number[]): boolean {
  const sum = levels.reduce((all, level) => all + exact(level), 0n);
  if (!isFiniteNumber(value) || value < 0 || exact(value) < sum) return false;
  return value === 0 || exact(before(value)) < sum;
}

/** Resolves to the refusal of a question, if one is refused. Throws where the sheet claims something wrong. */
export async function checkSheet<Found extends Checked>(
  sheet: Document,
  checkQuestion: (question: Document) => Promise<Found>,
): Promise<Found | { holds: true }> {
  const { version, questions, total, hash } = sheet;
  const isOfForm = Object.keys(sheet).sort().join() === FIELDS.split(",").sort().join() && version === 1;
  const isOfSize = isListOf(questions, (one) => one instanceof Object) && questions.length <= MOST_QUESTIONS;
  need(isOfForm && isOfSize && questions.length > 1, texts.sheetWrong, Object.keys(sheet).join());
  let [numerator, denominator] = [1n, 1n];
  for (const question of questions as Document[]) {
    const found = await checkQuestion(question);
    if (!found.holds) return found;
    const { notion, epsilon: _, ...others } = question.guarantee;
    const { asker, sendTo, language } = question.question ?? {};
    const first = (questions as Document[])[0].question ?? {};
    const isAsked = question.question && asker === first.asker && sendTo === first.sendTo;
    const isAlike = isAsked && language === first.language;
    const isPlain = notion === OF_ANSWERS && !question.seesSecret && !others.parameters;
    need(isAlike && isPlain, texts.sheetQuestionWrong, question.data.name);
    numerator *= BigInt(found.worst?.numerator ?? 0);
    denominator *= BigInt(found.worst?.denominator ?? 1);
  }
  const all = questions as Document[];
  for (const names of [all.map(({ data }) => data.name), all.map(({ question }) => question.wording)]) {
    const seen = names.map(appearance);
    need(areDistinct(seen), texts.sheetAsksTwice, names[seen.findIndex((name, i) => seen.indexOf(name) !== i)]);
  }
  const divisor = greatestDivisor(numerator, denominator);
  const ratio = { numerator: `${numerator / divisor}`, denominator: `${denominator / divisor}` };
  const { epsilon, ...stated } = Object(total) as Document;
  const isSame =
    Object.keys(stated).length === 2 &&
    stated.numerator === ratio.numerator &&
    stated.denominator === ratio.denominator;
  const levels = all.map(({ guarantee }) => guarantee.epsilon);
  need(isSame && isSum(epsilon, levels), texts.sheetTotalWrong, JSON.stringify(ratio), "figures");
  const own = await hashOf({
    questions: all.map(({ certificate, question }) => [certificate.protocol, question]),
    total,
  });
  need(hash === own, texts.sheetHashWrong, "", "hash");
  return { holds: true };
}
