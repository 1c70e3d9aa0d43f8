// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The place to which a private file goes as it is made. Nobody has any of it before `finish`, and after `drop` nothing
 * of it is left. One of the two is always called, so that no half of a file is taken for the whole.
 */

import type { SluiceError } from "../contract/errors.js";
import { fail } from "../contract/errors.js";
import { readsNoFiles } from "./blob-bytes.js";
import * as texts from "./texts.js";

export interface Sink {
  /** The next bytes; they may be used again as soon as it resolves. */
  write(bytes: Uint8Array): Promise<void>;
  finish(): Promise<void>;
  /** Never rejects: there is another failure to be told. */
  drop(): Promise<void>;
}

/** Large enough that few pieces make a file, small enough to be held several times. */
const BLOB_BYTES = 1 << 22;

/** Into a Blob, of pieces that leave the memory of the script as they are made: browsers keep what is large on disk. */
export class BlobSink implements Sink {
  readonly #type: string;
  readonly #buffer: Uint8Array<ArrayBuffer>;
  #pieces: Blob[] = [];
  #length = 0;

  constructor(type: string, bytes = BLOB_BYTES) {
    this.#type = type;
    this.#buffer = new Uint8Array(bytes);
  }

  async write(bytes: Uint8Array): Promise<void> {
    for (let at = 0; at < bytes.length; ) {
      const part = bytes.subarray(at, at + this.#buffer.length - this.#length);
      this.#buffer.set(part, this.#length);
      this.#length += part.length;
      at += part.length;
      if (this.#length === this.#buffer.length) await this.#cut();
    }
  }

  finish(): Promise<void> {
    return this.#cut();
  }

  async drop(): Promise<void> {
    this.#pieces = [];
    this.#length = 0;
  }

  /** All of it, once it is finished. */
  blob(): Blob {
    return new Blob(this.#pieces, { type: this.#type });
  }

  async #cut(): Promise<void> {
    if (this.#length === 0) return;
    const piece = new Blob([this.#buffer.subarray(0, this.#length)]);
    this.#pieces.push(piece);
    this.#length = 0;
    // It can be read once the browser has taken it: whoever writes faster than that would fill this process with pieces.
    if (!readsNoFiles()) await piece.slice(0, 1).arrayBuffer();
  }
}

/** Into a file that the person has chosen: the browser writes beside it, and puts that in its place in the end. */
export async function handleSink(handle: FileSystemFileHandle): Promise<Sink> {
  const told = (error: unknown) => {
    throw unwritable(handle.name, error);
  };
  const stream = await handle.createWritable().catch(told);
  const drop = () => stream.abort().catch(() => {});
  return {
    write: (bytes) => stream.write(bytes as Uint8Array<ArrayBuffer>).catch(told),
    finish: () => stream.close().catch((error) => drop().then(() => told(error))),
    drop,
  };
}

function unwritable(file: string, error: unknown): SluiceError {
  const reason = error instanceof Error ? error.message.replace(/\.$/, "") : String(error);
  return fail(texts.outputUnwritable, reason).at({ file });
}
