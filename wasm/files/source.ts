// SPDX-License-Identifier: GPL-3.0-or-later
/** A file as a stream of bytes, wherever it lives. */

import { fail, inFile, type SluiceError } from "../contract/errors.js";
import type { DialectChoice, Layout } from "../contract/file-types.js";
import * as texts from "./texts.js";

export interface Source {
  name: string;
  /** Bytes that the file had when it was chosen. */
  size: number;
  /** The layout that somebody has said of its rows. */
  layout?: Layout | undefined;
  /** The dialect in which somebody has said that it is read. */
  dialect?: DialectChoice | undefined;
  /**
   * The bytes in order, `size` of them; throws `file_changed` where the file is no longer the same. A piece is good until
   * the next is asked for: then there may be other bytes in its place.
   */
  chunks(): AsyncIterable<Uint8Array>;
}

/** Large enough to keep reading cheap, small enough to be held several times. */
export const CHUNK_BYTES = 1 << 18;

/** The person's choices of how a file is read, and of its rows. */
export type HowRead = Pick<Source, "dialect" | "layout">;

export function blobSource(blob: Blob, name: string, { dialect, layout }: HowRead = {}): Source {
  return {
    name,
    layout,
    size: blob.size,
    dialect,
    chunks: () => streamed(blob, name),
  };
}

/** Browsers hand over less at a time; with more room there is more in memory, and no less to do. */
const ROOM_BYTES = 1 << 19;

/**
 * As a stream: a browser reads on by itself while a piece is worked on. In Chromium each part of a file (`slice`) costs
 * a talk between processes, which takes longer than all that is done with it. The same room is filled again and again
 * if the browser can do that. A new one for each piece would stay in memory until the collector comes.
 */
async function* streamed(blob: Blob, name: string): AsyncGenerator<Uint8Array> {
  const changed = (error: unknown): never => {
    throw fileChanged(name, error instanceof Error ? error.message : String(error));
  };
  const reader = readerOf(blob.stream());
  try {
    let length = 0;
    for (;;) {
      const bytes = await reader.read().catch(changed);
      if (!bytes) break;
      length += bytes.length;
      yield bytes;
    }
    // A browser looks whether the file is still the same when it begins to read, and so it begins once more.
    await blob.slice(0, 1).arrayBuffer().catch(changed);
    if (length !== blob.size) throw fileChanged(name);
  } finally {
    await reader.cancel().catch(() => {});
  }
}

/**
 * Readers at work. Chromium's collector takes one whose read is pending where nothing else holds it, as though nobody waited
 * for the bytes, and that read never ends.
 */
const atWork = new Set<ReadableStreamBYOBReader>();

interface PieceReader {
  /** Nothing at the end. */
  read(): Promise<Uint8Array | undefined>;
  cancel(): Promise<void>;
}

function readerOf(stream: ReadableStream<Uint8Array<ArrayBuffer>>): PieceReader {
  let reader: ReadableStreamBYOBReader;
  try {
    reader = stream.getReader({ mode: "byob" });
  } catch {
    // Not every browser has streams of files with which this can be done.
    const plain = stream.getReader();
    return { read: async () => (await plain.read()).value, cancel: () => plain.cancel() };
  }
  atWork.add(reader);
  let room = new ArrayBuffer(ROOM_BYTES);
  return {
    async read() {
      const { value, done } = await reader.read(new Uint8Array(room));
      if (done) return undefined;
      room = value.buffer;
      return value;
    },
    cancel: () => reader.cancel().finally(() => atWork.delete(reader)),
  };
}

/** Pieces up to the first that is empty, each being read while the one before is worked on. */
export async function* readAhead(read: () => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  let next = read();
  try {
    for (;;) {
      const bytes = await next;
      if (bytes.length === 0) return;
      next = read();
      // It is told when it is asked for.
      next.catch(() => {});
      yield bytes;
    }
  } finally {
    // Nobody reads any more from a file that may be closed.
    await next.catch(() => {});
  }
}

export function fileChanged(name: string, detail = ""): SluiceError {
  return fail(texts.fileChanged, detail && ` (${detail})`).at(inFile(name));
}
