// SPDX-License-Identifier: GPL-3.0-or-later
/** Runs the built command line, as a script would. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** Tests run in the root of the checkout. */
const PROGRAM = resolve(".build/node/sluice.js");

export interface Outcome {
  code: number | null;
  signal: NodeJS.Signals | null;
  stdout: string;
  stderr: string;
}

export function start(
  args: string[],
  cwd: string,
  env: NodeJS.ProcessEnv = {},
): { child: ChildProcess; outcome: Promise<Outcome> } {
  const child = spawn(process.execPath, ["--disallow-code-generation-from-strings", PROGRAM, ...args], {
    cwd,
    // In English whatever the language of the machine is.
    env: { ...process.env, LC_ALL: "C", ...env },
  });
  let stdout = "";
  let stderr = "";
  child.stdout.on("data", (data) => {
    stdout += data;
  });
  child.stderr.on("data", (data) => {
    stderr += data;
  });
  const outcome = new Promise<Outcome>((done) => {
    child.on("close", (code, signal) => done({ code, signal, stdout, stderr }));
  });
  return { child, outcome };
}

/** The lines at the terminal beside how files are read. */
export function besideReading(stderr: string): string {
  return stderr.replace(/^.* is read as .*\n/gm, "");
}

/** A folder of its own, gone when the work is done. */
export async function inFolder<T>(work: (folder: Folder) => Promise<T>): Promise<T> {
  const path = mkdtempSync(join(tmpdir(), "sluice-"));
  try {
    return await work(new Folder(path));
  } finally {
    rmSync(path, { recursive: true, force: true });
  }
}

export class Folder {
  constructor(readonly path: string) {}

  write(name: string, content: string): void {
    writeFileSync(join(this.path, name), content);
  }

  read(name: string): string {
    return readFileSync(join(this.path, name), "utf8");
  }

  at(name: string): string {
    return join(this.path, name);
  }

  run(...args: string[]): Promise<Outcome> {
    return start(args, this.path).outcome;
  }

  /** The same with something on standard input. */
  feed(input: string | Uint8Array, ...args: string[]): Promise<Outcome> {
    const { child, outcome } = start(args, this.path);
    // A command that refuses its arguments reads nothing.
    child.stdin?.on("error", () => {});
    child.stdin?.end(input);
    return outcome;
  }
}
