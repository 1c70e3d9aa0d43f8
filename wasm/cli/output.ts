// SPDX-License-Identifier: GPL-3.0-or-later
/** Standard output and the progress on standard error. */

import { fstatSync, writeSync } from "node:fs";
import { visible, visibleInJson } from "../common/characters.js";
import { onGrid } from "../common/rounding.js";
import { fail } from "../contract/errors.js";
import type { Progress } from "../contract/file-types.js";
import type { SearchProgress } from "../contract/search-types.js";
import { reasonOf } from "./failure.js";
import * as texts from "./texts.js";

/** Resolves when the text is written: the process must not end before. */
export async function print(text: string | Uint8Array): Promise<void> {
  try {
    await write(typeof text === "string" ? Buffer.from(text) : text);
  } catch (error) {
    throw fail(texts.standardOutputUnwritable, reasonOf(error));
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

/** Sentences about the files of a command. Each is told once, since a file may be read twice. */
export class Notes {
  readonly #quiet: boolean;
  readonly #told = new Set<string>();

  constructor(quiet: boolean) {
    this.#quiet = quiet;
  }

  /** Calls `before` where the sentence is told. */
  once(text: string, before?: () => void): void {
    if (this.#told.has(text)) return;
    this.#told.add(text);
    before?.();
    tell(text);
  }

  /** A sentence that --quiet leaves out. */
  unlessQuiet(text: string, before?: () => void): void {
    if (!this.#quiet) this.once(text, before);
  }
}

/** Infinite levels become null, as JSON has no infinity. */
export function printJson(value: unknown): Promise<void> {
  return print(`${visibleInJson(JSON.stringify(value, null, 2))}\n`);
}

/** The reader of our output may stop reading; that is no error. Others are for `print` to tell. */
export function endQuietlyOnBrokenPipe(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(0);
  });
  // A message that nobody can read changes nothing about how the command ends.
  process.stderr.on("error", () => {});
}

/** A terminal, as far as one line that is written again and again needs it. */
export interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

const CLEAR = "\r\x1b[K";
/** A search that ends within so many milliseconds needs no line. */
const PATIENCE = 1000;

/** The two bounds of a search for a person; nothing where standard error is a file or a pipe. */
export function searchLine(
  terminal: Terminal = process.stderr,
  now: () => number = Date.now,
): { onProgress?: (progress: SearchProgress) => void; done(): void } {
  if (!terminal.isTTY) return { done() {} };
  const start = now();
  let shown = false;
  return {
    onProgress({ lower, upper }) {
      if (now() - start < PATIENCE) return;
      shown = true;
      terminal.write(`${CLEAR}Searching: ${bounds(lower, upper)}`);
    },
    done() {
      if (shown) terminal.write(CLEAR);
    },
  };
}

/** As many digits as it takes to tell the bounds apart, and never a better bound than was proved. */
function bounds(lower: number, upper: number): string {
  const digits = Math.min(6, Math.max(2, Math.ceil(1 - Math.log10(Math.max(upper - lower, 1e-9)))));
  const unit = 10 ** digits;
  const [least, most] = [onGrid(lower, unit, Math.floor), onGrid(upper, unit, Math.ceil)];
  return `at least ${least.toFixed(digits)} nats, at most ${most.toFixed(digits)} nats`;
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
      process.stderr.write(`${CLEAR}${visible(what)}: ${percent}${rows} rows`);
    },
    done() {
      if (shown > 0) process.stderr.write(CLEAR);
    },
  };
}
