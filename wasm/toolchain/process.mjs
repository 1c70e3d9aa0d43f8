// SPDX-License-Identifier: GPL-3.0-or-later
import { spawn, spawnSync } from "node:child_process";
import { constants, getPriority, setPriority } from "node:os";

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
 * @typedef {{ cwd?: string, env?: NodeJS.ProcessEnv, show?: boolean, what?: string, progress?: (output: string) => string, behind?: boolean }} RunOptions
 *   `show`: let the output through as it comes; `what`: what is being done, for a line now and then. `progress`: how far
 *   it is, by what it has printed; `behind`: only in the time that others leave.
 * @typedef {{ code: number, output: string }} RunResult
 */

/** @type {Set<import("node:child_process").ChildProcess>} */
const running = new Set();

/** This gets a tenth of the time of others. With less, a busy machine would never be done. */
const BEHIND = constants.priority.PRIORITY_BELOW_NORMAL;

/** Long enough not to be noise, short enough to tell slow from stuck. */
const TELL_EVERY = 10_000;

/** Everything under way says how far it is. @type {Set<() => string>} */
const underWay = new Set();
/** @type {NodeJS.Timeout | undefined} */
let ticker;

/**
 * While the body runs, a line now and then says how far it is, together with all else that is under way.
 * @template T
 * @param {() => string} soFar
 * @param {() => Promise<T>} body
 */
export async function telling(soFar, body) {
  underWay.add(soFar);
  ticker ??= setInterval(() => say(`  ${minutes()}  ${[...underWay].map((tell) => tell()).join("; ")}`), TELL_EVERY);
  try {
    return await body();
  } finally {
    underWay.delete(soFar);
    if (underWay.size === 0) {
      clearInterval(ticker);
      ticker = undefined;
    }
  }
}

/** Says the time since this process began: 12:34. */
function minutes() {
  const seconds = Math.floor(performance.now() / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** Ninja counts its steps: [12/60]. @param {string} output */
const steps = (output) => /.*(\[\d+\/\d+\])/s.exec(output)?.[1] ?? "";

/**
 * Runs a program to its end and returns its exit code and output.
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} [options]
 * @returns {Promise<RunResult>}
 */
export function attempt(program, args, options = {}) {
  /** @type {Buffer[]} */
  const chunks = [];
  const { what, progress = steps } = options;
  const body = () => attemptQuietly(program, args, options, chunks);
  return what ? telling(() => `${what} ${progress(Buffer.concat(chunks).toString())}`.trimEnd(), body) : body();
}

/**
 * @param {string} program
 * @param {string[]} args
 * @param {RunOptions} options
 * @param {Buffer[]} chunks the parts of its output
 * @returns {Promise<RunResult>}
 */
function attemptQuietly(program, args, options, chunks) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: options.cwd,
      env: options.env ?? process.env,
      stdio: ["ignore", options.show ? "inherit" : "pipe", options.show ? "inherit" : "pipe"],
    });
    running.add(child);
    if (options.behind && child.pid) setPriority(child.pid, Math.max(getPriority(), BEHIND));
    child.stdout?.on("data", (chunk) => chunks.push(chunk));
    child.stderr?.on("data", (chunk) => chunks.push(chunk));
    child.on("error", (error) => {
      running.delete(child);
      reject(new SetupError(`cannot run ${program}: ${error.message}`));
    });
    child.on("close", (code, signal) => {
      running.delete(child);
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
 * Runs the body of a script; a SetupError is told in plain words, exit 1. A signal that reaches only
 * this process ends the programs it runs as well.
 * @param {() => Promise<void>} body
 */
export async function main(body) {
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM", "SIGHUP"])) {
    process.on(signal, () => {
      for (const child of running) child.kill(signal);
      process.exit(process.exitCode ?? 128 + constants.signals[signal]);
    });
  }
  try {
    await body();
  } catch (error) {
    const told = error instanceof SetupError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`sluice: ${told}\n`);
    process.exitCode = 1;
  }
}
