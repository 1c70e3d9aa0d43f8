// SPDX-License-Identifier: GPL-3.0-or-later
/** Files of the command line: read in pieces, written whole or not at all. */
import { randomUUID } from "node:crypto";
import { constants, type Stats, unlinkSync } from "node:fs";
import { access, type FileHandle, open, realpath, rename, stat, unlink } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { SluiceError } from "../errors.js";
import { CHUNK_BYTES, fileChanged, type Source } from "../source.js";
import { reasonOf } from "./failure.js";

export async function openSource(path: string): Promise<Source> {
  const { size } = await status(path);
  return { name: path, size, chunks: () => read(path) };
}

/** Reads a whole file, as protocol files are; nothing where it has more bytes than `most`. */
export async function readAll(path: string, most: number): Promise<Uint8Array | undefined> {
  await status(path);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of read(path)) {
    length += part.length;
    if (length > most) return undefined;
    parts.push(part);
  }
  return Buffer.concat(parts);
}

async function status(path: string) {
  const found = await stat(path).catch((error) => {
    throw unreadable(path, error);
  });
  if (found.isDirectory()) throw unreadable(path, { code: "EISDIR" });
  return found;
}

async function* read(path: string): AsyncGenerator<Uint8Array> {
  const file = await open(path).catch((error) => {
    throw unreadable(path, error);
  });
  try {
    const before = await file.stat();
    let position = 0;
    for (;;) {
      const { bytesRead, buffer } = await readPiece(file, path);
      if (bytesRead === 0) break;
      position += bytesRead;
      yield buffer.subarray(0, bytesRead);
    }
    const after = await file.stat();
    // A pipe has no size that could be held against what was read.
    if (before.isFile() && (position !== before.size || after.mtimeMs !== before.mtimeMs)) throw fileChanged(path);
  } finally {
    await file.close();
  }
}

async function readPiece(file: FileHandle, path: string) {
  try {
    return await file.read(Buffer.allocUnsafe(CHUNK_BYTES), 0, CHUNK_BYTES);
  } catch (error) {
    throw fileChanged(path, error instanceof Error ? error.message : String(error));
  }
}

const REASONS: Record<string, [message: string, remedy: string]> = {
  ENOENT: ["There is no such file.", "Check the name and the folder."],
  EACCES: ["The file may not be read.", "Ask for the permission to read it."],
  EISDIR: ["This is a folder, not a file.", "Name a file in it."],
};

function unreadable(path: string, error: { code?: string; message?: string }): SluiceError {
  const [message, remedy] = REASONS[error.code ?? ""] ?? [
    `The file cannot be read: ${error.message}.`,
    "Check the name and the disk.",
  ];
  return new SluiceError("bad_file", message, remedy, { file: path });
}

/** Throws where writing to `path` would fail or would destroy one of the inputs. */
export async function checkOutput(path: string, inputs: string[]): Promise<Stats | undefined> {
  for (const input of inputs) {
    if ((await sameFile(path, input)) === true) {
      throw unwritable(path, "it is one of the input files");
    }
  }
  const found = await stat(path).catch(() => undefined);
  if (found?.isDirectory()) throw unwritable(path, "it is a folder");
  await access(found ? path : dirname(path), constants.W_OK).catch((error) => {
    throw unwritable(path, error.code === "ENOENT" ? "its folder does not exist" : "there is no permission");
  });
  return found;
}

/** Throws where an account of releases would be replaced by something else. */
export async function checkNoLedger(path: string): Promise<void> {
  const file = await open(path).catch(() => undefined);
  try {
    const { buffer, bytesRead } = (await file?.read(Buffer.alloc(256), 0, 256)) ?? {
      buffer: Buffer.alloc(0),
      bytesRead: 0,
    };
    if (!buffer.subarray(0, bytesRead).includes("sluice-ledger")) return;
  } finally {
    await file?.close();
  }
  throw unwritable(path, "it is a ledger");
}

/** As `checkOutput`; also throws where there is a file already. A device or a pipe is no such file. */
export async function checkNewOutput(path: string, inputs: string[], remedy: string): Promise<void> {
  const found = await checkOutput(path, inputs);
  if (found?.isFile()) throw unwritable(path, "there is a file already", remedy);
}

async function sameFile(a: string, b: string): Promise<boolean> {
  const [first, second] = await Promise.all([stat(a).catch(() => undefined), stat(b).catch(() => undefined)]);
  return first !== undefined && second !== undefined && first.ino === second.ino && first.dev === second.dev;
}

/** Writes beside the target and renames: whoever reads it sees the old file or the whole new one. */
export async function writeWhole(path: string, parts: AsyncIterable<Uint8Array>, mode?: number): Promise<void> {
  const found = await stat(path).catch(() => undefined);
  // A device or a pipe is written to; only a file can be replaced. A link keeps pointing to its file.
  if (found && !found.isFile()) {
    return writeTo(path, "w", parts).catch((error) => {
      throw writingFailed(path, error);
    });
  }
  const target = found ? await realpath(path) : path;
  const temporary = join(dirname(target), `.${basename(target)}.${randomUUID()}`);
  const release = removeOnSignal(temporary);
  try {
    await writeTo(temporary, "wx", parts, found?.mode ?? mode);
    await rename(temporary, target);
  } catch (error) {
    await unlink(temporary).catch(() => {});
    throw writingFailed(path, error);
  } finally {
    release();
  }
}

async function writeTo(path: string, flags: string, parts: AsyncIterable<Uint8Array>, mode = 0o666): Promise<void> {
  const file = await open(path, flags, mode & 0o777);
  try {
    for await (const part of parts) await file.writeFile(part);
    if (flags === "wx") await file.sync();
  } finally {
    await file.close();
  }
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

function writingFailed(path: string, error: unknown): SluiceError {
  const full = ["ENOSPC", "EDQUOT", "EFBIG"].includes((error as NodeJS.ErrnoException).code ?? "");
  return unwritable(path, reasonOf(error), full ? "Make room there, or name another file with -o." : undefined);
}

function unwritable(path: string, reason: string, remedy = "Name another file with -o."): SluiceError {
  return new SluiceError("bad_request", `The output cannot be written: ${reason}.`, remedy, { file: path });
}
