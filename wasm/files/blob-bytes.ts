// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Files handed to a worker as their bytes. In WebKit a worker of a page that was opened from a disk can read no file, not even
 * one that it made itself; the page can.
 */

/** In the place of a file in a message. */
interface Carried {
  carried: ArrayBuffer;
  name: string;
}

/** A message in which each file is there as its bytes. Rejects where one cannot be read. */
export async function withBytes(message: unknown): Promise<unknown> {
  if (message instanceof Blob) {
    const name = message instanceof File ? message.name : "";
    return { carried: await message.arrayBuffer(), name } satisfies Carried;
  }
  if (!isPlain(message)) return message;
  const entries = Object.entries(message).map(async ([key, value]) => [key, await withBytes(value)] as const);
  return Object.fromEntries(await Promise.all(entries));
}

let carries = false;

/** Whether this worker has been given bytes in the place of files: it can read no file at all. */
export const readsNoFiles = (): boolean => carries;

/** The message as it was, on the other side. */
export function withFiles<T>(message: T): T {
  if (!isPlain(message)) return message;
  if (message.carried instanceof ArrayBuffer) {
    carries = true;
    return fileOf(new Uint8Array(message.carried), String(message.name)) as T;
  }
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, withFiles(value)])) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

const PIECE_BYTES = 1 << 19;

/** Its bytes are in memory, and come from there. */
function fileOf(bytes: Uint8Array<ArrayBuffer>, name: string): File {
  const stream = () => {
    let at = 0;
    return new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull(controller) {
        const piece = bytes.slice(at, at + PIECE_BYTES);
        at += piece.length;
        if (piece.length > 0) controller.enqueue(piece);
        else controller.close();
      },
    });
  };
  return Object.assign(new File([bytes], name), {
    stream,
    arrayBuffer: async () => bytes.slice().buffer,
    text: async () => new TextDecoder().decode(bytes),
    slice: (from?: number, to?: number) => fileOf(bytes.slice(from, to), name),
  });
}
