// SPDX-License-Identifier: Apache-2.0
/** A question whose answer is itself the secret, as a table, before anybody has answered it. */

import { asCell, lookAlikes } from "../common/characters.js";
import { fail } from "../contract/errors.js";
import type { JointTable } from "../contract/types.js";
import * as texts from "./texts.js";

/**
 * For guarantees about answers, which rest on no table (`data-ldp`, `context-aware`). All answers are as common here,
 * and each tells the secret, which is the answer itself. The shares are invented, so do not make a protocol from them
 * under a guarantee that rests on the table.
 *
 * `name` is the question's name in the survey. `answers` are two or more, each once, in the order that the survey has
 * them in; "" stands for leaving the question out. `shares` are how common each answer is thought to be, above 0, of
 * any sum. They decide which channel is best for counting; none of these guarantees depends on them. Throws
 * `bad_request`.
 */
export function questionTable(name: string, answers: readonly string[], shares?: readonly number[]): JointTable {
  if (name === "") throw fail(texts.questionWithoutName);
  if (answers.length < 2) {
    throw fail(texts.questionWithOneAnswer);
  }
  const blanks = answers.find((answer) => answer !== asCell(answer));
  if (blanks !== undefined) throw fail(texts.answerBlanks, blanks);
  // However an accent is written, it is the same answer.
  const [, twice] = lookAlikes(answers) ?? [];
  if (twice !== undefined) throw fail(texts.answerTwice, twice);
  const fit = shares?.length === answers.length && shares.every((share) => share > 0 && Number.isFinite(share));
  if (shares && !fit) throw fail(texts.questionShares, answers.length);
  const total = shares?.reduce((sum, share) => sum + share, 0) ?? answers.length;
  const weights = new Float64Array(answers.length ** 2);
  for (const x of answers.keys()) weights[x * answers.length + x] = (shares?.[x] ?? 1) / total;
  const categories = [...answers];
  return { secret: { name: `the true answer to ${name}`, categories }, data: { name, categories }, weights };
}
