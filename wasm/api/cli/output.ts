// SPDX-License-Identifier: GPL-3.0-or-later
/** Standard output and the progress on standard error. */
import type { Progress } from "../requests.js";

/** Resolves when the text is written: the process must not end before. */
export function print(text: string | Uint8Array): Promise<void> {
  return new Promise((resolve, reject) => {
    process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
  });
}

/** Infinite levels become null, as JSON has no infinity. */
export function printJson(value: unknown): Promise<void> {
  return print(`${JSON.stringify(value, null, 2)}\n`);
}

/** Whoever reads our output may stop reading; that is no error. */
export function endQuietlyOnBrokenPipe(): void {
  process.stdout.on("error", (error: NodeJS.ErrnoException) => {
    process.exit(error.code === "EPIPE" ? 0 : 2);
  });
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
      process.stderr.write(`\r\x1b[K${what}: ${percent}${rows} rows`);
    },
    done() {
      if (shown > 0) process.stderr.write("\r\x1b[K");
    },
  };
}
