// SPDX-License-Identifier: GPL-3.0-or-later
/** A file as a stream of bytes, wherever it lives. */

import { fail, inFile, type SluiceError } from "../contract/errors.js";
import type { DialectChoice, Layout } from "../contract/file-types.js";
import * as texts from "./texts.js";

export interface Source {
  name: string;
  /** Bytes that the file had when it was chosen. */
  size: number;
  /** What somebody has said of its rows. */
  layout?: Layout | undefined;
  /** What somebody has said of how it is read. */
  dialect?: DialectChoice | undefined;
  /** The bytes in order, `size` of them; throws `file_changed` where the file is no longer the same. */
  chunks(): AsyncIterable<Uint8Array>;
}

/** Large enough to keep reading cheap, also where each piece is asked for from another process. */
export const CHUNK_BYTES = 1 << 18;

/** What somebody has said of how a file is read, and of its rows. */
export type HowRead = Pick<Source, "dialect" | "layout">;

export function blobSource(blob: Blob, name: string, { dialect, layout }: HowRead = {}): Source {
  return {
    name,
    layout,
    size: blob.size,
    dialect,
    chunks: () =>
      readAhead(async (start) => {
        const end = Math.min(start + CHUNK_BYTES, blob.size);
        const bytes = start < end ? await read(blob.slice(start, end), name) : new Uint8Array();
        if (bytes.length !== end - start) throw fileChanged(name);
        return bytes;
      }),
  };
}

/** Pieces up to the first that is empty, each being read, from so many bytes on, while the one before is worked on. */
export async function* readAhead(read: (from: number) => Promise<Uint8Array>): AsyncGenerator<Uint8Array> {
  let from = 0;
  let next = read(from);
  try {
    for (;;) {
      const bytes = await next;
      if (bytes.length === 0) return;
      from += bytes.length;
      next = read(from);
      // It is told when it is asked for.
      next.catch(() => {});
      yield bytes;
    }
  } finally {
    // Nobody reads any more from a file that may be closed.
    await next.catch(() => {});
  }
}

async function read(part: Blob, name: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch (error) {
    throw fileChanged(name, error instanceof Error ? error.message : String(error));
  }
}

export function fileChanged(name: string, detail = ""): SluiceError {
  return fail(texts.fileChanged, detail && ` (${detail})`).at(inFile(name));
}
