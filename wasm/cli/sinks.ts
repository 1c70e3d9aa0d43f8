// SPDX-License-Identifier: GPL-3.0-or-later
/** The outputs of the command line: all of a file when it is finished, or nothing. */
import { randomUUID } from "node:crypto";
import { unlinkSync } from "node:fs";
import { type FileHandle, open, readlink, realpath, rename, stat, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { SluiceError } from "../contract/errors.js";
import type { Sink } from "../files/sink.js";
import { CHUNK_BYTES } from "../files/source.js";
import { reasonOf } from "./failure.js";
import { unwritable } from "./files.js";
import { print } from "./output.js";

/** Beside the target, and renamed in the end: whoever reads it sees the old file or the whole new one. */
export async function wholeFile(path: string, mode?: number): Promise<Sink> {
  const found = await stat(path).catch(() => undefined);
  // A device or a pipe is written to; only a file can be replaced. A link keeps pointing to its file.
  if (found && !found.isFile()) return heldBack((parts) => writeTo(path, parts()));
  const target = found ? await realpath(path) : await pointedAt(path);
  const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  const release = removeOnSignal(temporary);
  let file: FileHandle | undefined;
  const drop = async () => {
    await file?.close().catch(() => {});
    await unlink(temporary).catch(() => {});
    release();
  };
  const attempt = async (work: () => Promise<unknown>) => {
    try {
      await work();
    } catch (error) {
      await drop();
      throw writingFailed(path, error);
    }
  };
  await attempt(async () => {
    // Nobody else may read an unfinished file.
    file = await open(temporary, "wx", 0o600);
  });
  return {
    write: (bytes) => attempt(async () => file?.writeFile(bytes)),
    finish: () =>
      attempt(async () => {
        await file?.chmod(found ? found.mode & 0o777 : (mode ?? 0o666) & ~process.umask());
        await file?.sync();
        await file?.close();
        await rename(temporary, target);
        release();
      }),
    drop,
  };
}

/** Finds the place to which a link leads that leads nowhere yet: there the file will be. */
async function pointedAt(path: string): Promise<string> {
  const link = await readlink(path).catch(() => undefined);
  return link === undefined ? path : resolve(dirname(path), link);
}

/** Standard output, which has all or nothing. */
export const standardOutput = (): Promise<Sink> =>
  heldBack(async (parts) => {
    for await (const part of parts()) await print(part);
  });

/**
 * Holds an output in a temporary file, which nobody else can read. It is for output that cannot be taken back, or begun
 * before it is whole.
 */
export async function heldBack(hand: (parts: () => AsyncIterable<Uint8Array>) => Promise<void>): Promise<Sink> {
  const path = join(tmpdir(), `sluice-${randomUUID()}`);
  const failed = (error: unknown) => {
    throw writingFailed(path, error, "Make room there, or name another folder in TMPDIR.");
  };
  const file = await open(path, "wx+", 0o600).catch(failed);
  // Without a name it is gone with the program, however that ends; where an open file must keep its name it has one longer.
  const named = await unlink(path).then(
    () => false,
    () => true,
  );
  const drop = async () => {
    await file.close().catch(() => {});
    if (named) await unlink(path).catch(() => {});
  };
  return {
    write: (bytes) => file.writeFile(bytes).catch(failed),
    async finish() {
      try {
        await hand(() => all(file));
      } finally {
        await drop();
      }
    },
    drop,
  };
}

async function* all(file: FileHandle): AsyncGenerator<Uint8Array> {
  for (let at = 0; ; ) {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES, at);
    if (bytesRead === 0) return;
    at += bytesRead;
    yield buffer.subarray(0, bytesRead);
  }
}

async function writeTo(path: string, parts: AsyncIterable<Uint8Array>): Promise<void> {
  try {
    const file = await open(path, "w");
    try {
      for await (const part of parts) await file.writeFile(part);
    } finally {
      await file.close();
    }
  } catch (error) {
    throw writingFailed(path, error);
  }
}

/** All parts or nothing. */
export async function writeWhole(path: string, parts: AsyncIterable<Uint8Array>, mode?: number): Promise<void> {
  const sink = await wholeFile(path, mode);
  try {
    for await (const part of parts) await sink.write(part);
  } catch (error) {
    await sink.drop();
    throw writingFailed(path, error);
  }
  await sink.finish();
}

/** Ctrl-C ends the program at once, but leaves no half-written file behind. */
export function removeOnSignal(path: string): () => void {
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  const stop = (signal: NodeJS.Signals) => {
    try {
      unlinkSync(path);
    } catch {
      // It was not there yet, or not any more.
    }
    release();
    process.kill(process.pid, signal);
  };
  const release = () => {
    for (const signal of signals) process.off(signal, stop);
  };
  for (const signal of signals) process.on(signal, stop);
  return release;
}

function writingFailed(
  path: string,
  error: unknown,
  room = "Make room there, or name another file with -o.",
): SluiceError {
  if (error instanceof SluiceError) return error;
  const full = ["ENOSPC", "EDQUOT", "EFBIG"].includes((error as NodeJS.ErrnoException).code ?? "");
  return unwritable(path, reasonOf(error), full ? room : undefined);
}
