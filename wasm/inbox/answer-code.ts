// SPDX-License-Identifier: Apache-2.0
/**
 * The code that a noisy answer carries: of which question it is, which noisy answer, and which one of many. So an inbox of
 * several questions sorts itself, and a message that is quoted or sent twice counts once.
 *
 * It is `SL-QQQQQQQ-RRRRRR-A-CC` in Crockford's base 32. The first 35 bits are of the question and its settings, the 30
 * bits of the receipt are random. The noisy answer follows, as the number of the report or, for a list of ticks, with a
 * bit for each. 10 bits check the others. It tells nothing of a person that the noisy answer does not.
 */
import type { SettingsFile } from "../contract/types.js";
import { channelHash, hash } from "../protocol/identity.js";
import { MARKED, UNMARKED } from "../protocol/unary-encoding.js";

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const QUESTION = 7;
const RECEIPT = 6;
const CHECK = 2;

/** Letters that are read as a digit by whoever writes the code off. */
const ALIKE: Record<string, string> = { O: "0", I: "1", L: "1" };

export interface AnswerCode {
  question: string;
  receipt: string;
  /** The noisy answer, in digits. */
  answer: string;
}

/**
 * Seven digits for a channel and the wording that was answered: their author's, if it is no other. Settings for readers have
 * the same as the full settings.
 */
export function questionCode(settings: SettingsFile, wording = wordingOf(settings)): string {
  return digitsOf(hash([wording, channelHash(settings)]), QUESTION);
}

const wordingOf = ({ question, data }: SettingsFile): string => question?.wording ?? data.name;

/** The first digits of a hash. */
function digitsOf(hexadecimal: string, length: number): string {
  return numberIn(BigInt(`0x${hexadecimal.slice(0, 16)}`) >> BigInt(64 - 5 * length), length);
}

function numberIn(number: bigint, length: number): string {
  return Array.from({ length }, (_, i) => DIGITS[Number((number >> BigInt(5 * (length - 1 - i))) & 31n)]).join("");
}

/** A receipt from the platform's randomness. */
export function newReceipt(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(RECEIPT)), (byte) => DIGITS[byte & 31]).join("");
}

/** So many digits hold one of so many noisy answers. */
function widthOf({ reports, marks }: SettingsFile["channel"]): number {
  let width = 1;
  while (marks ? 5 * width < reports.length : 32 ** width < reports.length) width += 1;
  return width;
}

/** Precondition: `report` is one of the channel's. */
export function answerDigits(channel: SettingsFile["channel"], report: string): string {
  const width = widthOf(channel);
  if (!channel.marks) return numberIn(BigInt(channel.reports.indexOf(report)), width);
  const bits = Array.from(report, (mark) => (mark === MARKED ? "1" : "0")).join("");
  return numberIn(BigInt(`0b${bits.padEnd(5 * width, "0")}`), width);
}

/** The noisy answer of a code of the same question; undefined where there is none of that number. */
export function reportOf(channel: SettingsFile["channel"], answer: string): string | undefined {
  const { reports, marks } = channel;
  if (answer.length !== widthOf(channel)) return undefined;
  const number = Array.from(answer).reduce((sum, digit) => 32n * sum + BigInt(DIGITS.indexOf(digit)), 0n);
  if (!marks) return reports[Number(number)];
  const bits = number.toString(2).padStart(5 * answer.length, "0");
  if (bits.includes("1", reports.length)) return undefined;
  return Array.from(bits.slice(0, reports.length), (bit) => (bit === "1" ? MARKED : UNMARKED)).join("");
}

export function writeCode({ question, receipt, answer }: AnswerCode): string {
  return `SL-${question}-${receipt}-${answer}-${checkOf(question, receipt, answer)}`;
}

const checkOf = (...parts: string[]): string => digitsOf(hash(parts), CHECK);

/** In a mail that is quoted or wrapped a line may end behind each dash, and the next begin with marks of quoting. */
const BREAK = "-(?:[ \\t]*\\r?\\n[>|\\s]*)?";
const DIGIT = "[0-9A-Za-z]";
const CODE = new RegExp(
  `(?<![0-9A-Za-z])SL${BREAK}(${DIGIT}{${QUESTION}})${BREAK}(${DIGIT}{${RECEIPT}})${BREAK}(${DIGIT}{1,999})${BREAK}(${DIGIT}{${CHECK}})(?![0-9A-Za-z])`,
  "gi",
);

/** The beginning of a code, which is perhaps cut off, or written off with a mistake. */
const BEGUN = /(?<![0-9A-Za-z])SL-[0-9A-Za-z]{4,}(?:-[0-9A-Za-z]+){0,3}/gi;

/** All codes of a text in their order, and the beginnings of those that cannot be read or do not check. */
export function codesIn(text: string): { codes: AnswerCode[]; broken: string[] } {
  const codes: AnswerCode[] = [];
  const whole = new Set<number>();
  for (const found of text.matchAll(CODE)) {
    const [question = "", receipt = "", answer = "", check = ""] = found.slice(1).map(read);
    if (checkOf(question, receipt, answer) !== check) continue;
    codes.push({ question, receipt, answer });
    whole.add(found.index);
  }
  const broken = [...text.matchAll(BEGUN)].flatMap(({ 0: begun, index }) => (whole.has(index) ? [] : [begun]));
  return { codes, broken };
}

const read = (digits: string): string => digits.toUpperCase().replace(/[OIL]/g, (letter) => ALIKE[letter] ?? letter);
