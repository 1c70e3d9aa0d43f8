// SPDX-License-Identifier: GPL-3.0-or-later
/** Any file of an inbox: mails, a ZIP of them, texts; and those that cannot be read, with the reason. */
import { blobAccess } from "../files/formats/random-access.js";
import { readDirectory, unpack } from "../files/formats/zip-in.js";
import { codesIn } from "./answer-code.js";
import { isMail, LARGEST, type Letter, lettersIn, rowsIn, textLetter, type Unread } from "./letters.js";

/** By so much of a file it is known what it is. Bytes. */
const HEAD = 1 << 18;
/** The first bytes of a ZIP with files in it, and of what Outlook saves (`.msg`, by old Word as well). */
const ZIP = [0x50, 0x4b, 3, 4];
const OUTLOOK = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const NAMES_MAIL = /\.(?:eml|emlx|mbox|msg)$/i;
const NAMES_TABLE = /\.(?:csv|tsv)$/i;
/** Systems leave these behind. */
const NO_MAIL = /\/$|^__MACOSX\/|(?:^|\/)(?:\.[^/]*|Thumbs\.db|desktop\.ini)$/i;

const begins = (head: Uint8Array, mark: number[]) => mark.every((byte, i) => head[i] === byte);

/** Whether a file is a mail, has several, or is a ZIP that has some. A table is none, nor are other texts. */
export async function holdsMails(file: Blob, name: string): Promise<boolean> {
  const head = await headOf(file);
  if (begins(head, ZIP)) return (await entriesOf(file, name))?.some((entry) => NAMES_MAIL.test(entry.name)) ?? false;
  return begins(head, OUTLOOK) ? NAMES_MAIL.test(name) : isMail(new TextDecoder().decode(head));
}

/** All that is in a file, in its order. It need not hold mails. */
export async function* lettersOfFile(file: Blob, name: string): AsyncGenerator<Letter | Unread> {
  const head = await headOf(file);
  if (begins(head, OUTLOOK)) yield { where: name, reason: "outlook" };
  else if (begins(head, ZIP)) yield* lettersOfZip(file, name);
  else if (isMail(new TextDecoder().decode(head))) yield* lettersIn(file, name);
  else if (file.size > LARGEST) yield { where: name, reason: "tooLarge" };
  else if (NAMES_TABLE.test(name)) yield* rowsIn(await file.text(), name, (row) => codesIn(row).codes.length === 0);
  else yield textLetter(await file.text(), name);
}

async function* lettersOfZip(file: Blob, name: string): AsyncGenerator<Letter | Unread> {
  const entries = await entriesOf(file, name);
  if (!entries) {
    yield { where: name, reason: "packed" };
    return;
  }
  for (const entry of entries.filter((each) => !NO_MAIL.test(each.name))) {
    const where = `${name}, ${entry.name}`;
    if (entry.size > LARGEST) {
      yield { where, reason: "tooLarge" };
      continue;
    }
    const parts: Uint8Array<ArrayBuffer>[] = [];
    try {
      for await (const part of unpack(blobAccess(file, name), entry)) parts.push(part as Uint8Array<ArrayBuffer>);
    } catch {
      yield { where, reason: "packed" };
      continue;
    }
    const own = new Blob(parts);
    // An archive in an archive may have any number of them.
    if (begins(await headOf(own), ZIP)) yield { where, reason: "packed" };
    else yield* lettersOfFile(own, where);
  }
}

/** Undefined where it cannot be read. */
async function entriesOf(file: Blob, name: string) {
  try {
    return [...(await readDirectory(blobAccess(file, name))).values()];
  } catch {
    return undefined;
  }
}

async function headOf(file: Blob): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, HEAD).arrayBuffer());
}
