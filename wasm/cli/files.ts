// SPDX-License-Identifier: GPL-3.0-or-later
/** Files of the command line: read in pieces, and looked at before they are written over. */

import { constants, fstatSync, type Stats } from "node:fs";
import { access, type FileHandle, open, stat } from "node:fs/promises";
import { dirname } from "node:path";
import type { SluiceError } from "../contract/errors.js";
import { fail } from "../contract/errors.js";
import { CHUNK_BYTES, fileChanged, readAhead, type Source } from "../files/source.js";
import { STANDARD_INPUT, standardInput } from "./standard-input.js";
import * as texts from "./texts.js";

export async function openSource(path: string): Promise<Source> {
  const found = await status(path);
  let begun = false;
  const chunks = () => {
    if (begun && !found.isFile()) {
      throw fail(texts.pipeReadTwice).at({ file: path });
    }
    begun = true;
    return read(path);
  };
  return { name: path, size: found.size, chunks };
}

/** Reads a whole file, as protocol files are; nothing where it has more bytes than `most`. */
export async function readAll(path: string, most: number): Promise<Uint8Array | undefined> {
  const there = path === STANDARD_INPUT;
  if (!there) await status(path);
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of there ? standardInput() : read(path)) {
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
    for await (const piece of readAhead(() => readPiece(file, path))) {
      position += piece.length;
      yield piece;
    }
    const after = await file.stat();
    // A pipe has no size that could be held against what was read.
    if (before.isFile() && (position !== before.size || after.mtimeMs !== before.mtimeMs)) throw fileChanged(path);
  } finally {
    await file.close();
  }
}

async function readPiece(file: FileHandle, path: string): Promise<Uint8Array> {
  try {
    const { bytesRead, buffer } = await file.read(Buffer.allocUnsafeSlow(CHUNK_BYTES), 0, CHUNK_BYTES);
    return buffer.subarray(0, bytesRead);
  } catch (error) {
    throw fileChanged(path, error instanceof Error ? error.message : String(error));
  }
}

function unreadable(path: string, error: { code?: string; message?: string }): SluiceError {
  const place = { file: path };
  switch (error.code) {
    case "ENOENT":
      return fail(texts.noSuchFile).at(place);
    case "EACCES":
      return fail(texts.fileNotPermitted).at(place);
    case "EISDIR":
      return fail(texts.fileIsFolder).at(place);
    default:
      return fail(texts.fileUnreadable, String(error.message)).at(place);
  }
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
  const statusOf = async (path: string) => (path === STANDARD_INPUT ? fstatSync(0) : stat(path).catch(() => undefined));
  const [first, second] = await Promise.all([statusOf(a), statusOf(b)]);
  return first !== undefined && second !== undefined && first.ino === second.ino && first.dev === second.dev;
}

export function unwritable(path: string, reason: string, advice = "Name another file with -o."): SluiceError {
  return fail(texts.outputFileUnwritable, reason, advice).at({ file: path });
}
