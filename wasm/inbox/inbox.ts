// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Noisy answers as they come back: in mails, in exports of forms, in chats, or pasted. Each is counted once, under its own
 * question, and all that could not be read is listed with the reason.
 */
import type { SettingsFile } from "../contract/types.js";
import { type AnswerCode, codesIn, questionCode, reportOf, writeCode } from "./answer-code.js";
import { type Letter, rowsIn, type Unread } from "./letters.js";

export interface Inbox {
  /** Mails, or whole texts. */
  letters: number;
  /** For each of the settings how often each noisy answer came; a list of ticks by its marks. */
  counts: Map<string, number>[];
  /** Copies of noisy answers: forwarded or sent twice. */
  repeated: number;
  /** Noisy answers to questions that none of the settings asks, by the code of the question. */
  foreign: Map<string, number>;
  /** Senders of more than one noisy answer to one question, with how many. */
  senders: Map<string, number>;
  unread: Listed[];
}

/** A mail, or part of it, that was not counted. */
export interface Listed {
  where: string;
  from?: string | undefined;
  subject?: string | undefined;
  reason: Unread["reason"] | "nothing" | "broken" | "changed";
}

interface Found {
  /** The number of the settings. */
  of: number;
  report: string;
  letter: Letter;
}

/** The rows of a table, as letters. */
export const lettersOfTable = (csv: string, name: string): Letter[] =>
  rowsIn(csv, name, (row) => codesIn(row).codes.length === 0);

export async function readInbox(
  letters: AsyncIterable<Letter | Unread> | Iterable<Letter | Unread>,
  settings: SettingsFile[],
): Promise<Inbox> {
  const questions = settings.map((one) => questionCode(one));
  const found = new Map<string, Found>();
  /** The letters with another answer under the same receipt. */
  const changed = new Map<string, Letter[]>();
  const inbox: Inbox = {
    letters: 0,
    counts: settings.map(() => new Map()),
    repeated: 0,
    foreign: new Map(),
    senders: new Map(),
    unread: [],
  };
  const strangers = new Set<string>();
  for await (const letter of letters) {
    inbox.letters += 1;
    if (!("text" in letter)) {
      inbox.unread.push(letter);
      continue;
    }
    const { codes, broken } = codesIn(letter.text);
    const told = new Set<string>();
    for (const code of codes) {
      const key = `${code.question} ${code.receipt}`;
      if (letter.isMail && told.has(`${key} ${code.answer}`)) continue;
      told.add(`${key} ${code.answer}`);
      take(code, key, letter);
    }
    if (codes.length === 0) inbox.unread.push(listed(letter, broken.length > 0 ? "broken" : "nothing"));
    // A mail may quote its own code, cut off.
    const whole = codes.map((code) => writeCode(code).toUpperCase());
    const isQuoted = (begun: string) => letter.isMail && whole.some((code) => code.startsWith(begun.toUpperCase()));
    if (codes.length > 0)
      for (const begun of new Set(broken))
        if (!isQuoted(begun)) inbox.unread.push({ ...listed(letter, "broken"), subject: begun });
  }
  for (const [key, { letter }] of found) {
    const others = changed.get(key);
    if (!others) continue;
    for (const each of [letter, ...others]) inbox.unread.push(listed(each, "changed"));
    found.delete(key);
  }
  for (const { of, report } of found.values()) {
    const counts = inbox.counts[of] as Map<string, number>;
    counts.set(report, (counts.get(report) ?? 0) + 1);
  }
  for (const [sender, times] of sendersOf(found)) if (times > 1) inbox.senders.set(sender, times);
  return inbox;

  function take({ question, answer }: AnswerCode, key: string, letter: Letter): void {
    const of = questions.indexOf(question);
    const channel = settings[of]?.channel;
    const report = channel && reportOf(channel, answer);
    if (of < 0 && !strangers.has(key)) inbox.foreign.set(question, (inbox.foreign.get(question) ?? 0) + 1);
    if (of < 0) strangers.add(key);
    if (of >= 0 && report === undefined) inbox.unread.push(listed(letter, "broken"));
    if (report === undefined) return;
    const before = found.get(key);
    if (!before) found.set(key, { of, report, letter });
    else if (before.report === report) inbox.repeated += 1;
    // One receipt is one person's answer: with two, one of them was changed on its way.
    else changed.set(key, [...(changed.get(key) ?? []), letter]);
  }
}

function listed({ where, from, subject }: Letter, reason: Listed["reason"]): Listed {
  return { where, from, subject, reason };
}

/** How many answers to one question each has sent, at most. */
function sendersOf(found: Map<string, Found>): Map<string, number> {
  const each = new Map<string, Map<number, number>>();
  for (const { of, letter } of found.values()) {
    if (letter.from === undefined) continue;
    const times = each.get(letter.from) ?? new Map<number, number>();
    each.set(letter.from, times.set(of, (times.get(of) ?? 0) + 1));
  }
  return new Map([...each].map(([sender, times]) => [sender, Math.max(...times.values())]));
}
