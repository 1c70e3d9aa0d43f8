// SPDX-License-Identifier: GPL-3.0-or-later

import { isNumber } from "../common/number.js";
import { Reason } from "../common/reason.js";
import { OF_ANSWERS } from "../contract/notions.js";
import { COUNTING } from "../contract/objectives.js";
import { BEST_PROTOCOL } from "../contract/protocols.js";
import type { QuestionWords } from "../contract/types.js";
import { peopleNeededFor } from "../engine/people-needed.js";
import { lessNoise } from "../protocol/less-noise.js";
import { questionTable } from "../protocol/question.js";
import { checkQuestion } from "../protocol/question-words.js";
import { Arguments } from "./arguments.js";
import { countedOf, efficienciesOf, lessEfficient } from "./counted.js";
import { handOver, outputOf } from "./designed.js";
import { checkOutput } from "./files.js";
import { loadEngine } from "./load.js";
import { tooCostly, untold, why } from "./question-protocol.js";
import { STANDARD_OUTPUT } from "./standard-input.js";

/** How common each answer is thought to be, in their order. */
function sharesOf(given: Arguments): number[] {
  const shares = given.listed("shares", given.required("shares"));
  if (!shares.every(isNumber)) throw given.error(`--shares is "${given.text("shares")}", not numbers with commas`);
  return shares.map(Number);
}
/** The question that people are asked, if it is to stand in the file. */
function wordsIn(given: Arguments, answers: string[]): QuestionWords | undefined {
  const names = { wording: "wording", language: "language", asker: "asker", sendTo: "send-to" };
  const words = Object.fromEntries(
    Object.entries(names).flatMap(([key, option]) => {
      const text = given.text(option);
      return text === undefined ? [] : [[key, text]];
    }),
  );
  const [first] = Object.keys(words);
  if (first === undefined) return undefined;
  if (words.wording === undefined) throw given.error("--language, --asker and --send-to go with --wording");
  try {
    return checkQuestion(words, answers);
  } catch (error) {
    throw error instanceof Reason ? given.error(error.message) : error;
  }
}

/** The one guarantee that needs to know nothing of the people who will answer. */
export async function question(args: string[]): Promise<void> {
  const given = new Arguments("question", args);
  const [name, ...answers] = given.files;
  if (name === undefined || answers.length === 0) throw given.error("question takes a name and its answers");
  if (answers.includes("")) throw given.error("an answer is empty; --skippable is for a question that may be left out");
  const skippable = given.flag("skippable");
  if (answers.length + Number(skippable) < 2) throw given.error("a question has two answers or more");
  const output = outputOf(given);
  const engine = await loadEngine();
  const epsilon = given.level("epsilon");
  const all = skippable ? [...answers, ""] : answers;
  const words = wordsIn(given, all);
  const taken = lessNoise(all.length, epsilon);
  const { protocols, objectives } = engine.catalogue();
  const shares = given.text("shares") === undefined ? undefined : sharesOf(given);
  const named = given.text("protocol") !== undefined;
  const [countingEfficiency, other] = efficienciesOf(given);
  if (other !== undefined) throw given.error("question takes one --counting-efficiency");
  const table = questionTable(name, all, shares);
  const counted = countedOf(given, { table });
  // If the expected shares or the counts that matter are known, the protocol is made for them.
  const isKnown = shares !== undefined || Object.keys(counted).length > 0;
  const forCounting = isKnown && !named && countingEfficiency === undefined;
  const objective = given.text("objective") === undefined ? undefined : given.oneOf("objective", objectives);
  const aim = objective ?? (forCounting ? COUNTING : undefined);
  const usual = aim === undefined && countingEfficiency === undefined ? taken.protocol : BEST_PROTOCOL;
  const protocol = given.oneOf("protocol", protocols, usual);
  const before = output === undefined || output === STANDARD_OUTPUT ? undefined : await checkOutput(output, []);
  const result = engine.design({
    ...{ table, notion: OF_ANSWERS, epsilon, protocol, ...counted },
    ...(aim !== undefined && { objective: aim }),
    ...(countingEfficiency !== undefined && { countingEfficiency }),
  });
  /** Said of what was asked for, where the protocol that is taken otherwise needs far fewer people. */
  const costly = () =>
    tooCostly(
      peopleNeededFor(engine, result),
      peopleNeededFor(engine, engine.design({ table, notion: OF_ANSWERS, epsilon, protocol: taken.protocol })),
      taken,
    );
  await handOver(
    engine,
    { ...result, ...(words && { question: words }) },
    {},
    {
      json: given.flag("json"),
      output,
      replaced: before?.isFile() === true,
      cautions: [
        untold(result) ?? (protocol === taken.protocol && !named ? why(taken) : shares ? undefined : costly()),
        lessEfficient(countingEfficiency, result),
      ],
      holds: shares
        ? "It holds the shares that were given, and nothing else about anybody."
        : "It holds nothing about anybody, and may be known to everybody.",
    },
  );
}
