// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Files handed to a worker as their bytes. In WebKit a worker of a page that was opened from a disk can read no file,
 * not even its own. The page can.
 */

/** In the place of a file in a message: its bytes, or why it cannot be read. */
interface Carried {
  carried: ArrayBuffer | string;
  name: string;
}

/** A message in which each file is there as its bytes. */
export async function withBytes(message: unknown): Promise<unknown> {
  if (message instanceof Blob) {
    const name = message instanceof File ? message.name : "";
    return { carried: await message.arrayBuffer().catch(String), name } satisfies Carried;
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
  const { carried, name } = message;
  if (carried !== undefined) {
    carries = true;
    return (
      typeof carried === "string" ? unread(carried, String(name)) : fileOf(carried as ArrayBuffer, String(name))
    ) as T;
  }
  return Object.fromEntries(Object.entries(message).map(([key, value]) => [key, withFiles(value)])) as T;
}

function isPlain(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

/** A file whose readers are told why it cannot be read, as of any file that has changed. */
function unread(reason: string, name: string): File {
  const fails = () => Promise.reject(new Error(reason));
  const stream = () => new ReadableStream({ start: (controller) => controller.error(new Error(reason)) });
  const file = new File([], name);
  return Object.assign(file, { stream, arrayBuffer: fails, text: fails, slice: () => file });
}

const PIECE_BYTES = 1 << 19;

/** Its bytes are in memory, and come from there. */
function fileOf(buffer: ArrayBuffer, name: string): File {
  const bytes = new Uint8Array(buffer);
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
    slice: (from?: number, to?: number) => fileOf(buffer.slice(from ?? 0, to), name),
  });
}
