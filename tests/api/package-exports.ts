// SPDX-License-Identifier: GPL-3.0-or-later
import { execFile } from "node:child_process";
import { promisify } from "node:util";

/** The exports of a module, imported by a process of its own. */
export async function isolated(address: string): Promise<string[]> {
  const code = `console.log(JSON.stringify(Object.keys(await import(${JSON.stringify(address)})).sort()));`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "--eval", code]);
  return JSON.parse(stdout);
}
