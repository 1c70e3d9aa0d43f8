// SPDX-License-Identifier: GPL-3.0-or-later
/** A sheet of several questions in few numbers, for links: each question as far as it differs from the one before. */
import type { Design, ProtocolFile, QuestionWords, SheetFile } from "../../wasm/engine/sluice.js";
import { canonical } from "../../wasm/protocol/identity.js";
import { MOST_QUESTIONS } from "../../wasm/protocol/question-words.js";
import { toSheet, writeSheet } from "../../wasm/protocol/sheet.js";
import {
  announced,
  checkedNumbers,
  type Designer,
  fileFrom,
  followsFromNumbers,
  HASH,
  type Numbered,
  withoutZeros,
  wordsFrom,
} from "./short-link.js";

/** The name is a number where it is the wording without so many characters at its end. 0 stands for as before. */
type Numbers = [
  wording: string,
  name: string | number,
  answers?: string[] | 0,
  epsilon?: number,
  protocol?: string | 0,
  translations?: QuestionWords["translations"] | 0,
];
type SheetNumbers = [hash: string, language: string | 0, asker: string | 0, sendTo: string | 0, ...Numbers[]];

/** As the text of a link; undefined where the sheet is not what such numbers come to. */
export function sheetInNumbers({ questions, hash }: SheetFile): string | undefined {
  const files = questions.filter(followsFromNumbers);
  const [first] = files;
  // A level of 0 would read as that before.
  if (!first || files.length < questions.length || files.some(({ guarantee }) => guarantee.epsilon === 0))
    return undefined;
  const { language = 0, asker = 0, sendTo = 0 } = first.question;
  const all = files.map((file, i) => numbersOf(file, files[i - 1]));
  return JSON.stringify([hash.slice(0, HASH), language, asker, sendTo, ...all]);
}

function numbersOf(
  { protocol, guarantee, question, data }: ProtocolFile & { question: QuestionWords },
  before?: ProtocolFile,
): unknown[] {
  const { wording, translations = 0 } = question;
  const { name, categories } = data;
  const isAsBefore = before && canonical(before.data.categories) === canonical(categories);
  return withoutZeros([
    wording,
    wording.startsWith(name) ? wording.length - name.length : name,
    isAsBefore ? 0 : categories,
    before?.guarantee.epsilon === guarantee.epsilon ? 0 : guarantee.epsilon,
    before?.protocol === protocol ? 0 : protocol,
    translations,
  ]);
}

/** Throws where it is no such text. */
function read(text: string): { hash: string; all: Numbered[] } {
  const [hash, language, asker, sendTo, ...questions] = JSON.parse(text) as SheetNumbers;
  if (questions.length < 2 || questions.length > MOST_QUESTIONS) throw new Error("no sheet");
  const all: Numbered[] = [];
  for (const [wording, given = 0, answers, epsilon, protocol, translations] of questions) {
    const before = all.at(-1) ?? { answers: [], epsilon: 0, protocol: "" };
    all.push(
      checkedNumbers({
        protocol: protocol || before.protocol,
        epsilon: epsilon || before.epsilon,
        answers: answers || before.answers,
        name: typeof given === "number" ? wording.slice(0, wording.length - given) : given,
        question: wordsFrom(wording, [language, asker, sendTo, translations]),
      }),
    );
  }
  return { hash, all };
}

/** The questions before their channels are there; undefined where one of these takes a search. */
export function announcedSheet(text: string): Design[] | undefined {
  const designs = read(text).all.flatMap((numbers) => announced(numbers) ?? []);
  return designs.length === read(text).all.length ? designs : undefined;
}

/** The text of the sheet. Throws where it cannot be the one that the link was made of. */
export async function sheetFromNumbers(text: string, design: Designer): Promise<string> {
  const { hash, all } = read(text);
  const questions: ProtocolFile[] = [];
  for (const numbers of all) questions.push(await fileFrom(numbers, design));
  const sheet = toSheet(questions);
  if (sheet.hash.slice(0, HASH) !== hash) throw new Error("another sheet");
  return writeSheet(sheet);
}
