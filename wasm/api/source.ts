// SPDX-License-Identifier: GPL-3.0-or-later
/** A file as a stream of bytes, wherever it lives. */
import { SluiceError } from "./errors.js";

export interface Source {
  name: string;
  /** Bytes that the file had when it was chosen. */
  size: number;
  /** The bytes in order, `size` of them; throws `file_changed` where the file is no longer the same. */
  chunks(): AsyncIterable<Uint8Array>;
}

/** Large enough to keep reading cheap, small enough to be done with in a few milliseconds. */
export const CHUNK_BYTES = 1 << 18;

export function blobSource(blob: Blob, name: string): Source {
  return {
    name,
    size: blob.size,
    async *chunks() {
      for (let start = 0; start < blob.size; start += CHUNK_BYTES) {
        const end = Math.min(start + CHUNK_BYTES, blob.size);
        const bytes = await read(blob.slice(start, end), name);
        if (bytes.length !== end - start) throw fileChanged(name);
        yield bytes;
      }
    },
  };
}

async function read(part: Blob, name: string): Promise<Uint8Array> {
  try {
    return new Uint8Array(await part.arrayBuffer());
  } catch (error) {
    throw fileChanged(name, error instanceof Error ? error.message : String(error));
  }
}

export function fileChanged(name: string, detail = ""): SluiceError {
  return new SluiceError(
    "file_changed",
    `The file changed or vanished while it was read${detail ? ` (${detail})` : ""}.`,
    "Close the program that writes to it and choose the file again.",
    name ? { file: name } : {},
  );
}
