// SPDX-License-Identifier: GPL-3.0-or-later
/** The inbox on the command line: a folder of mails, a file of one or of many, or a table with sorting codes. */
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { visible } from "../common/characters.js";
import type { ReportCounts } from "../contract/estimate-types.js";
import type { SettingsFile } from "../contract/types.js";
import type { Source } from "../files/source.js";
import { codesIn } from "../inbox/answer-code.js";
import { type Inbox, type Listed, lettersOfTable, readInbox } from "../inbox/inbox.js";
import type { Letter, Unread } from "../inbox/letters.js";
import { holdsMails, lettersOfFile } from "../inbox/packed.js";
import { STANDARD_INPUT } from "./standard-input.js";

const REASONS: Record<Listed["reason"], string> = {
  nothing: "no sorting code of a noisy answer",
  broken: "its sorting code is cut off or has a mistake",
  changed: "another sorting code has the same random number and another answer",
  tooLarge: "larger than 32 MB",
  damaged: "cannot be read as a mail",
  outlook: "a mail as Outlook saves it: save it as text or .eml",
  packed: "an archive that cannot be read here: unpack it first",
};

/** The mails at a path; undefined where there are none. */
export async function mailsAt(path: string): Promise<AsyncIterable<Letter | Unread> | undefined> {
  if (path === STANDARD_INPUT) return undefined;
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) return inFolder(path);
  if (!found?.isFile()) return undefined;
  const blob = await blobOf(path);
  return (await holdsMails(blob, path)) ? lettersOfFile(blob, path) : undefined;
}

/** Its folders as well: mail programs have one for each kind of mail. */
async function* inFolder(folder: string): AsyncGenerator<Letter | Unread> {
  const entries = await readdir(folder, { withFileTypes: true });
  for (const entry of entries.sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* inFolder(path);
    else yield* lettersOfFile(await blobOf(path), path);
  }
}

async function blobOf(path: string): Promise<Blob> {
  return new Blob([await readFile(path)]);
}

/** The rows of a table, where its noisy answers carry sorting codes. It is read once more. */
export async function rowsWithCodes({ name, chunks }: Source): Promise<Letter[] | undefined> {
  // A pipe can be read only once.
  if (name === STANDARD_INPUT || !(await stat(name)).isFile()) return undefined;
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of chunks()) {
    const isFirst = text === "";
    text += decoder.decode(chunk, { stream: true });
    if (isFirst && codesIn(text).codes.length === 0) return undefined;
  }
  return lettersOfTable(text, name);
}

/** For each of the settings what came back by them. */
export async function countedInbox(
  letters: AsyncIterable<Letter | Unread> | Letter[],
  settings: SettingsFile[],
): Promise<{ counted: ReportCounts[]; inbox: Inbox }> {
  const inbox = await readInbox(letters, settings);
  const counted = inbox.counts.map((counts) => ({
    written: "reports" as const,
    reports: [...counts.keys()],
    counts: [...counts.values()],
  }));
  return { counted, inbox };
}

/** As JSON has it: the counts stand with the estimates. */
export function inboxFields({ letters, repeated, foreign, senders, unread }: Inbox) {
  return { letters, repeated, foreign: Object.fromEntries(foreign), senders: Object.fromEntries(senders), unread };
}

/** Nothing that came is passed over without a word. */
export function summariseInbox({ letters, repeated, foreign, senders, unread }: Inbox): string {
  const elsewhere = [...foreign.values()].reduce((sum, n) => sum + n, 0);
  const lines = [
    `Read ${letters} ${letters === 1 ? "mail or text" : "mails or texts"}.`,
    ...(repeated > 0
      ? [
          repeated === 1
            ? "1 copy of a noisy answer is not counted."
            : `${repeated} copies of noisy answers are not counted.`,
        ]
      : []),
    ...(elsewhere > 0
      ? [`${elsewhere} noisy answers are to other questions: estimate these by their own settings.`]
      : []),
    ...(senders.size > 0 ? ["More than one noisy answer, all counted, came from:"] : []),
    ...[...senders].map(([from, n]) => `  ${from}: ${n}`),
    ...(unread.length > 0 ? ["Not counted:"] : []),
    ...unread.map(
      ({ where, from, subject, reason }) =>
        `  ${[where, from, subject && `“${subject}”`].filter(Boolean).join(", ")}: ${REASONS[reason]}`,
    ),
    "",
  ];
  return `${lines.map(visible).join("\n")}\n`;
}
