// SPDX-License-Identifier: GPL-3.0-or-later
/** Standard output and the progress on standard error. */
import { fstatSync, writeSync } from "node:fs";
import { visible, visibleInJson } from "../characters.js";
import { SluiceError } from "../errors.js";
import type { Progress } from "../requests.js";
import { reasonOf } from "./failure.js";

/** Resolves when the text is written: the process must not end before. */
export async function print(text: string | Uint8Array): Promise<void> {
  try {
    await write(typeof text === "string" ? Buffer.from(text) : text);
  } catch (error) {
    throw new SluiceError(
      "bad_request",
      `Standard output cannot be written: ${reasonOf(error)}.`,
      "What has been written is not whole: make room, or send the output elsewhere, and run the command again.",
    );
  }
}

async function write(bytes: Uint8Array): Promise<void> {
  const { fd } = process.stdout;
  if (fstatSync(fd).isFile()) {
    // The stream would take a part that fits on a full disk for the whole.
    for (let at = 0; at < bytes.length; ) at += writeSync(fd, bytes, at);
    return;
  }
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** A sentence for the person, beside what a script reads from standard output. */
export function tell(text: string): void {
  process.stderr.write(`${text.split("\n").map(visible).join("\n")}\n`);
}

/** Infinite levels become null, as JSON has no infinity. */
export function printJson(value: unknown): Promise<void> {
  return print(`${visibleInJson(JSON.stringify(value, null, 2))}\n`);
}

/** Whoever reads our output may stop reading; that is no error. Others are for `print` to tell. */
export function endQuietlyOnBrokenPipe(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
  });
  // A message that nobody can read changes nothing about how the command ends.
  process.stderr.on("error", () => {});
}

/** Progress for a person; nothing where standard error is a file or a pipe. */
export function progressLine(what: string): { onProgress?: (progress: Progress) => void; done(): void } {
  if (!process.stderr.isTTY) return { done() {} };
  let shown = 0;
  return {
    onProgress({ bytes, totalBytes, rows }) {
      const now = Date.now();
      if (now - shown < 100) return;
      shown = now;
      const percent = totalBytes > 0 ? `${Math.floor((100 * bytes) / totalBytes)} %, ` : "";
      process.stderr.write(`\r\x1b[K${visible(what)}: ${percent}${rows} rows`);
    },
    done() {
      if (shown > 0) process.stderr.write("\r\x1b[K");
    },
  };
}
