// SPDX-License-Identifier: GPL-3.0-or-later
/** Mails, and texts whose noisy answers carry codes: read as one inbox, of which all is told that is not counted. */

import type { ReportCounts, SettingsFile } from "../../../wasm/engine/sluice.js";
import { codesIn } from "../../../wasm/inbox/answer-code.js";
import { type Inbox, type Listed, lettersOfTable, readInbox } from "../../../wasm/inbox/inbox.js";
import { type Letter, textLetter, type Unread } from "../../../wasm/inbox/letters.js";
import { holdsMails, lettersOfFile } from "../../../wasm/inbox/packed.js";
import { messages } from "../../messages/results.js";
import { count, plain } from "../../text/format-message.js";

const t = messages.inbox;

/** By so much of a file it is known what it is. Bytes. */
const HEAD = 1 << 18;

/** The mails that a file of the page's own stands for. */
const mails = new WeakMap<File, File[]>();
/** Texts that somebody has pasted: no tables. */
const texts = new WeakSet<File>();
const found = new WeakMap<File, Inbox>();

export function asText(text: string, name: string): File {
  const file = new File([text], name, { type: "text/plain" });
  texts.add(file);
  return file;
}

/** Mails among the files as one; the others as they are. */
export async function withInbox(files: File[]): Promise<File[]> {
  const flags = await Promise.all(files.map(isMailFile));
  const all = files.filter((_, i) => flags[i]);
  const others = files.filter((_, i) => !flags[i]);
  return all.length === 0 ? others : [...others, inboxOf(all)];
}

async function isMailFile(file: File): Promise<boolean> {
  try {
    return await holdsMails(file, file.name);
  } catch {
    // A folder, or a file that is gone: reading it as a table says so.
    return false;
  }
}

function inboxOf(all: File[]): File {
  const [first] = all;
  if (first && all.length === 1) {
    mails.set(first, all);
    return first;
  }
  // The bytes of all of them let the same mails be known again.
  const one = new File(all, count(all.length, t.mails), { type: "message/rfc822" });
  mails.set(one, all);
  return one;
}

/** Whether noisy answers in a text carry codes. */
export async function hasCodes(file: Blob): Promise<boolean> {
  return codesIn(await file.slice(0, HEAD).text()).codes.length > 0;
}

export const isInbox = (file: File): boolean => mails.has(file);

/** Counts what came back to the first question: of mails, or of the text that a table is written as. The others are of its sheet. */
export async function countInbox(
  file: File,
  text: Blob,
  settings: SettingsFile[],
  onLetter: (letters: number) => void,
): Promise<ReportCounts> {
  const inbox = await readInbox(lettersOf(file, text, onLetter), settings);
  found.set(file, inbox);
  const [counts = new Map<string, number>()] = inbox.counts;
  return { written: "reports", reports: [...counts.keys()], counts: [...counts.values()] };
}

async function* lettersOf(
  file: File,
  text: Blob,
  onLetter: (letters: number) => void,
): AsyncGenerator<Letter | Unread> {
  const all = mails.get(file);
  if (!all) {
    const whole = await text.text();
    yield* texts.has(file) ? [textLetter(whole, file.name)] : lettersOfTable(whole, file.name);
    return;
  }
  let letters = 0;
  for (const one of all) {
    for await (const letter of lettersOfFile(one, one.name)) {
      letters += 1;
      onLetter(letters);
      yield letter;
    }
  }
}

/** The sentences about an inbox besides its noisy answers. */
export function inboxLines(file: File): string[] {
  const inbox = found.get(file);
  if (!inbox) return [];
  const foreign = [...inbox.foreign.values()].reduce((sum, n) => sum + n, 0);
  return [
    // The name of several files says so already.
    ...(mails.get(file)?.length === 1 ? [count(inbox.letters, t.letters)] : []),
    ...(inbox.repeated > 0 ? [count(inbox.repeated, t.repeated)] : []),
    ...(foreign > 0 ? [count(foreign, t.foreign)] : []),
    ...(inbox.senders.size > 0 ? [count(inbox.senders.size, t.senders)] : []),
  ];
}

export interface InboxList {
  title: string;
  rows: string[];
}

/** Everything that was not counted, each with its reason, and who sent more than one. */
export function inboxLists(file: File): InboxList[] {
  const inbox = found.get(file);
  if (!inbox) return [];
  const senders = [...inbox.senders].map(([from, n]) => plain(t.sender, { from, n }));
  const lists: InboxList[] = [
    { title: count(inbox.unread.length, t.unread), rows: inbox.unread.map(rowOf) },
    { title: count(inbox.senders.size, t.sendersTitle), rows: senders },
  ];
  return lists.filter(({ rows }) => rows.length > 0);
}

function rowOf({ where, from, subject, reason }: Listed): string {
  return [where, from, subject && `“${subject}”`, t.reasons[reason]].filter(Boolean).join(" · ");
}
