// SPDX-License-Identifier: GPL-3.0-or-later
import { spawn, spawnSync } from "node:child_process";

/** A failure that a person can act on; printed without a stack. */
export class SetupError extends Error {
  /** @override */
  name = "SetupError";
}

/** @param {string} text */
export function say(text) {
  process.stdout.write(`${text}\n`);
}

/**
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean }} RunOptions `show`: let the output through as it comes
 * @typedef {{ code: number, output: string }} RunResult
 */

/**
 * Runs a program to its end and returns its exit code and output.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function attempt(program, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ["ignore", options.show ? "inherit" : "pipe", options.show ? "inherit" : "pipe"],
    });
    /** @type {Buffer[]} */
    const chunks = [];
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));
    child.on("error", (error) => reject(new SetupError(`cannot run ${program}: ${error.message}`)));
    child.on("close", (code, signal) => {
      const output = Buffer.concat(chunks).toString();
      resolve({ code: code ?? 1, output: signal ? `${output}\nended by ${signal}\n` : output });
    });
  });
}

/**
 * As `attempt`, but a failure throws, with the end of what the program said.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 */
export async function run(program, args, options = {}) {
  const { code, output } = await attempt(program, args, options);
  if (code !== 0) {
    throw new SetupError(`\`${program} ${args.join(" ")}\` failed (exit ${code})\n${output.slice(-6000)}`);
  }
  return output;
}

/**
 * Whether a program is on the PATH.
 * @param {string} program
 */
export function has(program) {
  return !spawnSync(program, ["--version"], { stdio: "ignore" }).error;
}

/**
 * Runs the body of a script; a SetupError is told in plain words, exit 1.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  try {
    await body();
  } catch (error) {
    const told = error instanceof SetupError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`sluice: ${told}\n`);
    process.exitCode = 1;
  }
}
