// SPDX-License-Identifier: GPL-3.0-or-later
/** Mails as programs save them: one in a file (`.eml`), or many in one (`.mbox`). Each is read by itself. */
import type { Address, Email } from "postal-mime";

/** The words of a mail or a text, and how it can be found again. */
export interface Letter {
  /** The file's name; of a file of many with the number of the mail in it. */
  where: string;
  from: string | undefined;
  subject: string | undefined;
  /** All that can be read of it: its text, that of its HTML, and of texts that are attached. */
  text: string;
  /** The HTML and the quotations of a mail say the same once more. */
  isMail: boolean;
}

/** A mail that could not be read. */
export interface Unread {
  where: string;
  reason: "tooLarge" | "damaged" | "outlook" | "packed";
}

/** Nobody's noisy answer comes with more than this. Bytes. */
export const LARGEST = 32 << 20;
const NEWLINE = 10;
/** A mail in a file of many begins after an empty line. */
const FROM = new TextEncoder().encode("From ");

/** Whether the first bytes of a file are those of a mail: a header's name, or the line between mails. */
export function isMail(head: string): boolean {
  if (/^From \S+ /.test(head)) return true;
  const lines = head.split(/\r?\n(?![ \t])/, 12);
  const named = lines.filter((line) =>
    /^(?:received|from|to|subject|date|message-id|mime-version|content-type|return-path|delivered-to|x-[\w-]+):/i.test(
      line,
    ),
  );
  return lines[0] !== undefined && /^[\w-]+:/.test(lines[0]) && named.length >= 2;
}

/** A text around noisy answers: a chat, or mails that were pasted. */
export function textLetter(text: string, where: string): Letter {
  return { where, from: undefined, subject: undefined, text, isMail: false };
}

/** The rows of a table as CSV, each by itself; a heading without a sorting code is none. A cell may have several lines. */
export function rowsIn(csv: string, name: string, isHeading: (row: string) => boolean): Letter[] {
  const rows = csv.match(/(?:"(?:[^"]|"")*"|[^"\r\n])+/g) ?? [];
  const first = rows[0] !== undefined && isHeading(rows[0]) ? 1 : 0;
  return rows.slice(first).map((row, i) => textLetter(row, `${name}, ${i + first + 1}`));
}

/** The mails of a file in their order. */
export async function* lettersIn(file: Blob, name: string): AsyncGenerator<Letter | Unread> {
  const isMany = new TextDecoder().decode(await file.slice(0, FROM.length).arrayBuffer()) === "From ";
  let number = 0;
  for await (const bytes of isMany ? mailsOf(file) : whole(file)) {
    number += 1;
    const where = isMany ? `${name}, ${number}` : name;
    yield bytes === undefined ? { where, reason: "tooLarge" } : await read(bytes, where);
  }
}

async function* whole(file: Blob): AsyncGenerator<Uint8Array | undefined> {
  yield file.size > LARGEST ? undefined : new Uint8Array(await file.arrayBuffer());
}

async function read(bytes: Uint8Array, where: string): Promise<Letter | Unread> {
  const { default: PostalMime } = await import("postal-mime");
  try {
    const mail = await PostalMime.parse(bytes, { attachmentEncoding: "utf8", forceRfc822Attachments: false });
    const { subject } = mail;
    return { where, from: senderOf(mail.from), subject, text: textOf(mail), isMail: true };
  } catch {
    return { where, reason: "damaged" };
  }
}

/** As one writes it whatever the case of its letters. */
function senderOf(from: Address | undefined): string | undefined {
  return from?.address?.toLowerCase() || undefined;
}

function textOf({ subject, text, html, attachments }: Email): string {
  const attached = attachments.flatMap(({ mimeType, content }) =>
    mimeType.startsWith("text/") && typeof content === "string" ? [content] : [],
  );
  return [subject, text, html && plainOf(html), ...attached].filter(Boolean).join("\n");
}

/** The words of HTML, a line for each block: nothing of it is shown. */
function plainOf(html: string): string {
  return html
    .replace(/<(style|script)\b[\s\S]*?<\/\1\s*>/gi, "")
    .replace(/<(?:br|\/?(?:p|div|tr|li|h\d|blockquote|pre|table))\b[^>]*>/gi, "\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&nbsp;/gi, " ")
    .replace(/&#(\d{1,6});/g, (_, code) => String.fromCodePoint(Number(code)))
    .replace(/&lt;/gi, "<")
    .replace(/&gt;/gi, ">")
    .replace(/&amp;/gi, "&");
}

/** The mails of a file of many; undefined for one that is too large. */
async function* mailsOf(file: Blob): AsyncGenerator<Uint8Array | undefined> {
  let mail: Uint8Array[] | undefined;
  let size = 0;
  let afterBlank = true;
  for await (const line of linesOf(file)) {
    if (afterBlank && FROM.every((byte, i) => line[i] === byte)) {
      if (mail) yield size > LARGEST ? undefined : joined(mail);
      mail = [];
      size = 0;
    } else {
      size += line.length;
      if (size <= LARGEST) mail?.push(line);
    }
    afterBlank = line.length <= 2 && (line[0] === NEWLINE || line[1] === NEWLINE);
  }
  if (mail) yield size > LARGEST ? undefined : joined(mail);
}

/** Lines, each with its end; one that is longer than any mail that is read comes in pieces. */
async function* linesOf(file: Blob): AsyncGenerator<Uint8Array> {
  let rest: Uint8Array = new Uint8Array();
  const reader = file.stream().getReader();
  for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
    const bytes = joined([rest, piece.value]);
    let from = 0;
    for (let end = bytes.indexOf(NEWLINE); end >= 0; end = bytes.indexOf(NEWLINE, from)) {
      yield bytes.subarray(from, end + 1);
      from = end + 1;
    }
    rest = bytes.subarray(from);
    if (rest.length <= LARGEST) continue;
    yield rest;
    rest = new Uint8Array();
  }
  if (rest.length > 0) yield rest;
}

function joined(parts: Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
