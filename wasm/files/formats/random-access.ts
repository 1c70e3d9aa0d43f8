// SPDX-License-Identifier: GPL-3.0-or-later
/** A file that is read in any order, as a directory at its end asks for. */
import { fileChanged } from "../source.js";

export interface RandomAccess {
  name: string;
  size: number;
  /** All bytes from `start` up to `end`, which lie within the file; throws `file_changed` where they are not there any more. */
  read(start: number, end: number): Promise<Uint8Array>;
}

export function blobAccess(blob: Blob, name: string): RandomAccess {
  return {
    name,
    size: blob.size,
    async read(start, end) {
      const bytes = await blob
        .slice(start, end)
        .arrayBuffer()
        .catch((error: unknown) => {
          throw fileChanged(name, error instanceof Error ? error.message : String(error));
        });
      if (bytes.byteLength !== end - start) throw fileChanged(name);
      return new Uint8Array(bytes);
    },
  };
}

/** From the first bytes, as many as there are. */
export function readHead(file: RandomAccess, bytes: number): Promise<Uint8Array> {
  return file.read(0, Math.min(bytes, file.size));
}
