// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * A table alone in an archive, of gzip or zip, unpacked by the platform's own streams. Others may be made to fill all memory,
 * so there is an end to what is unpacked.
 */

import { say } from "../../common/said.js";
import { fail, inFile, SluiceError } from "../../contract/errors.js";
import type { RandomAccess } from "./random-access.js";
import * as texts from "./texts.js";
import { crc32, HARMLESS, MOST_RATIO, placeOf, readDirectory, type ZipEntry } from "./zip-in.js";

/** Bytes: more are for a file that is unpacked already. */
const MOST_UNPACKED = 1 << 30;
/** Bytes that are read, and that are gathered, at a time. */
const READ = 1 << 18;
const PIECE = 4 << 20;

export interface Unpacked {
  /** Its name in the archive, without folders. */
  name: string;
  blob: Blob;
}

/** Nothing where a zip archive is a workbook or has several files, which is for others to say. */
export async function unpackedTable(
  file: RandomAccess,
  format: "gzip" | "zip",
  most = MOST_UNPACKED,
): Promise<Unpacked | undefined> {
  if (format === "gzip") {
    const blob = await gathered(gunzipped(read(file, 0, file.size), file.name), file, file.size, most);
    return { name: file.name.replace(/\.gz(?:ip)?$/i, ""), blob };
  }
  const entry = onlyFile(await readDirectory(file));
  if (!entry) return undefined;
  const { size, packed, method, encrypted, crc, name } = entry;
  const cannot = encrypted ? texts.partEncrypted : method !== 0 && method !== 8 ? texts.partPackingUnknown : undefined;
  if (cannot) throw fail(texts.archiveDamaged, say(cannot)).at(inFile(file.name));
  checkSize(size, packed, file.name, most);
  const start = await placeOf(file, entry);
  const body = read(file, start, start + packed);
  const parts = method === 0 ? checked(body, crc, file.name) : gunzipped(asGzip(body, entry), file.name);
  return { name: name.slice(name.lastIndexOf("/") + 1), blob: await gathered(parts, file, packed, most) };
}

/** Parts of documents of office programs, which are zip archives as well. */
const OF_DOCUMENT = /^(?:xl|word|ppt|_rels)\/|^\[Content_Types\]|^content\.xml$/;

/** Beside it there may be folders, and what systems leave behind. */
function onlyFile(entries: Map<string, ZipEntry>): ZipEntry | undefined {
  if ([...entries.keys()].some((name) => OF_DOCUMENT.test(name))) return undefined;
  const files = [...entries.values()].filter(
    ({ name }) => !/\/$|^__MACOSX\/|(?:^|\/)(?:\.|Thumbs\.db$|desktop\.ini$)/i.test(name),
  );
  return files.length === 1 ? files[0] : undefined;
}

async function* read(file: RandomAccess, from: number, to: number): AsyncGenerator<Uint8Array> {
  for (let at = from; at < to; at += READ) yield await file.read(at, Math.min(at + READ, to));
}

/** The same as gzip has it: the platform then checks length and checksum. */
async function* asGzip(body: AsyncIterable<Uint8Array>, { crc, size }: ZipEntry): AsyncGenerator<Uint8Array> {
  yield Uint8Array.of(0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255);
  yield* body;
  const end = new DataView(new ArrayBuffer(8));
  end.setUint32(0, crc, true);
  end.setUint32(4, size % 2 ** 32, true);
  yield new Uint8Array(end.buffer);
}

async function* checked(body: AsyncIterable<Uint8Array>, crc: number, file: string): AsyncGenerator<Uint8Array> {
  let sum = 0;
  for await (const bytes of body) {
    sum = crc32(bytes, sum);
    yield bytes;
  }
  if (sum !== crc) throw fail(texts.archiveDamaged, say(texts.archiveChanged)).at(inFile(file));
}

async function* gunzipped(packed: AsyncGenerator<Uint8Array>, file: string): AsyncGenerator<Uint8Array> {
  let failure: unknown;
  const stream = new ReadableStream<BufferSource>({
    async pull(controller) {
      try {
        const { value, done } = await packed.next();
        if (done) controller.close();
        else controller.enqueue(value as Uint8Array<ArrayBuffer>);
      } catch (error) {
        failure = error;
        controller.error(error);
      }
    },
    cancel: () => packed.return(undefined).then(() => undefined),
  });
  const reader = stream.pipeThrough(new DecompressionStream("gzip")).getReader();
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      yield value;
    }
  } catch {
    // The stream says less of a file that cannot be read.
    throw failure instanceof SluiceError
      ? failure
      : fail(texts.archiveDamaged, say(texts.archiveChanged)).at(inFile(file));
  } finally {
    reader.cancel().catch(() => {});
  }
}

async function gathered(
  parts: AsyncIterable<Uint8Array>,
  file: RandomAccess,
  packed: number,
  most: number,
): Promise<Blob> {
  const done: Blob[] = [];
  let open: Uint8Array<ArrayBuffer>[] = [];
  let [all, gathered] = [0, 0];
  for await (const part of parts) {
    all += part.length;
    gathered += part.length;
    checkSize(all, packed, file.name, most);
    open.push(part as Uint8Array<ArrayBuffer>);
    if (gathered < PIECE) continue;
    done.push(new Blob(open));
    open = [];
    gathered = 0;
  }
  return new Blob([...done, ...open]);
}

function checkSize(size: number, packed: number, file: string, most: number): void {
  if (size > most) throw fail(texts.archiveTooLarge, most >> 20).at(inFile(file));
  if (size > HARMLESS && size > packed * MOST_RATIO) throw fail(texts.archiveUnpacksTooLarge).at(inFile(file));
}
