// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The settings of a question in few numbers, for links. The channel of these protocols follows from the level and the
 * number of answers. So the file is made once more, and its hash says whether it is the same one.
 */
import { OF_ANSWERS } from "../../wasm/contract/notions.js";
import { protocolTraits, RANDOMISED_RESPONSE } from "../../wasm/contract/protocols.js";
import {
  type Design,
  type DesignRequest,
  type ProtocolFile,
  type QuestionWords,
  questionFrom,
  toProtocolFile,
  writeProtocol,
} from "../../wasm/engine/sluice.js";
import { canonical } from "../../wasm/protocol/identity.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { checkQuestion } from "../../wasm/protocol/question-words.js";

/** Digits of the file's hash, in hexadecimal. */
export const HASH = 10;

/** The table grows with the square of them: a short text is not to fill the memory. */
const MOST_ANSWERS = 500;

/** An engine, in a worker or not. */
export type Designer = (request: DesignRequest) => Design | Promise<Design>;

/** In this order in the link; the name is a number where it is so many first characters of the wording. */
type Numbers = [
  protocol: string,
  epsilon: number,
  hash: string,
  answers: string[],
  wording: string,
  name: string | number,
  language?: string | 0,
  asker?: string | 0,
  sendTo?: string | 0,
  translations?: QuestionWords["translations"] | 0,
];

/** Whether its channel follows without a search, which nobody who opens a link is to wait for. */
function isClosedForm(protocol: string): boolean {
  const { ways, searches } = protocolTraits(protocol);
  return ways[OF_ANSWERS] !== undefined && !searches;
}

/** Whether the file can be made once more of the numbers and words in it. */
export function followsFromNumbers(
  file: ProtocolFile,
): file is ProtocolFile & { question: NonNullable<ProtocolFile["question"]> } {
  return (
    isClosedForm(file.protocol) &&
    file.data.categories.length <= MOST_ANSWERS &&
    file.question !== undefined &&
    file.guarantee.notion === OF_ANSWERS &&
    isAsMade(file)
  );
}

/** As the text of a link; undefined where the file is not what these numbers come to. */
export function inNumbers(file: ProtocolFile): string | undefined {
  if (!followsFromNumbers(file)) return undefined;
  const { guarantee, question, data, certificate } = file;
  const { wording, language = 0, asker = 0, sendTo = 0, translations = 0 } = question;
  const name = wording.startsWith(data.name) ? data.name.length : data.name;
  const all: unknown[] = [file.protocol, guarantee.epsilon, certificate.protocol.slice(0, HASH), data.categories];
  all.push(wording, name, language, asker, sendTo, translations);
  return JSON.stringify(withoutZeros(all));
}

/** A list without the zeros at its end. */
export function withoutZeros(all: unknown[]): unknown[] {
  while (all.at(-1) === 0) all.pop();
  return all;
}

/** Whether its table and its names are those of a question that nobody has answered yet. */
function isAsMade({ secret, data, prior, coding, seesSecret, guarantee }: ProtocolFile): boolean {
  const { parameters, known, averageLeakage } = guarantee;
  if (coding || seesSecret || parameters || known || averageLeakage !== undefined) return false;
  const made = questionTable(data.name, data.categories);
  const width = data.categories.length;
  return (
    canonical([secret, data]) ===
      canonical([
        { ...made.secret, dropped: [] },
        { ...made.data, dropped: [] },
      ]) && prior.every((row, s) => row.every((weight, x) => Number(weight) === made.weights[s * width + x]))
  );
}

/** A question in numbers and words. */
export interface Numbered {
  protocol: string;
  epsilon: number;
  answers: string[];
  name: string;
  question: QuestionWords;
}

/** Throws where they are none; the answers and the level are checked by who makes settings of them. */
export function checkedNumbers(numbers: Numbered): Numbered {
  const { protocol, answers, question } = numbers;
  if (answers.length > MOST_ANSWERS) throw new Error("more answers than a link has");
  if (!isClosedForm(protocol)) throw new Error("a protocol that no link has");
  return { ...numbers, question: checkQuestion(question, answers) };
}

/** The words that are there. */
export function wordsFrom(
  wording: string,
  [language, asker, sendTo, translations]: [string?, string?, string?, QuestionWords["translations"]?] | unknown[],
): QuestionWords {
  return {
    wording,
    ...(language ? { language } : {}),
    ...(asker ? { asker } : {}),
    ...(sendTo ? { sendTo } : {}),
    ...(translations ? { translations } : {}),
  } as QuestionWords;
}

/** Throws where it is no such text. */
function read(text: string): Numbered & { hash: string } {
  const [protocol, epsilon, hash, answers, wording, given, ...words] = JSON.parse(text) as Numbers;
  const name = typeof given === "number" ? wording.slice(0, given) : given;
  return { ...checkedNumbers({ protocol, epsilon, answers, name, question: wordsFrom(wording, words) }), hash };
}

const UNIT = 2 ** 62;

/** The question before its channel is there; undefined where only a search finds that. */
export const announcedIn = (text: string): Design | undefined => announced(read(text));

/** The same of a question in numbers: its channel is all but the same. */
export function announced({ protocol, epsilon, answers, name, question }: Numbered): Design | undefined {
  const { marks } = protocolTraits(protocol);
  if (!marks && protocol !== RANDOMISED_RESPONSE) return undefined;
  const { secret, data } = questionTable(name, answers);
  const denominator = String(BigInt(UNIT));
  const other = BigInt(Math.floor(UNIT / (Math.exp(epsilon) + (marks ? 1 : answers.length - 1))));
  const own = BigInt(UNIT) - other * BigInt(answers.length - 1);
  const channel = marks
    ? { reports: answers, denominator, marks: { own: String(BigInt(UNIT) / 2n), other: String(other) } }
    : {
        reports: answers,
        standsFor: answers.map((_, x) => [x]),
        denominator,
        weights: answers.map((_, x) => answers.map((_, y) => String(x === y ? own : other))),
      };
  return questionFrom({
    format: "sluice-readers",
    version: 1,
    commitment: "",
    protocol,
    guarantee: { notion: OF_ANSWERS, epsilon },
    question,
    secret: { ...secret, dropped: [] },
    data: { ...data, dropped: [] },
    channel,
  });
}

/** The text of the settings file. Throws where it cannot be the one that the link was made of. */
export async function fromNumbers(text: string, design: Designer): Promise<string> {
  const { hash, ...numbers } = read(text);
  const file = await fileFrom(numbers, design);
  if (file.certificate.protocol.slice(0, HASH) !== hash) throw new Error("another channel");
  return writeProtocol(file);
}

export async function fileFrom(
  { protocol, epsilon, answers, name, question }: Numbered,
  design: Designer,
): Promise<ProtocolFile> {
  const designed = await design({ table: questionTable(name, answers), notion: OF_ANSWERS, epsilon, protocol });
  return toProtocolFile({ ...designed, question });
}
