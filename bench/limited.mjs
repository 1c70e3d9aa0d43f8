// SPDX-License-Identifier: GPL-3.0-or-later
import { spawn } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { root } from "../wasm/toolchain/root.mjs";

/**
 * Runs a program that may take for ever.
 * @param {string} program
 * @param {string[]} args
 * @param {{ seconds?: number, input?: string }} options the limit, and a file for its standard input
 * @returns {Promise<{ code: number | null, seconds: number, output: string }>} the exit code is null when it was ended
 */
export function limited(program, args, { seconds = 600, input }) {
  return new Promise((resolve, reject) => {
    const begin = performance.now();
    const source = input === undefined ? undefined : openSync(input, "r");
    // Not SIGTERM, upon which lrs begins to write what it has.
    const child = spawn(program, args, {
      cwd: root,
      stdio: [source ?? "ignore", "pipe", "ignore"],
      timeout: seconds * 1000,
      killSignal: "SIGKILL",
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.on("error", reject);
    child.on("close", (code) => {
      if (source !== undefined) closeSync(source);
      const taken = (performance.now() - begin) / 1000;
      resolve({ code, seconds: taken, output: Buffer.concat(chunks).toString() });
    });
  });
}
