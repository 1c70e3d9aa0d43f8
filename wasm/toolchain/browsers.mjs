// SPDX-License-Identifier: GPL-3.0-or-later
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/**
 * A browser of the machine: the program that a variable of the environment names, or the first of these on the path.
 * @param {string} what
 * @param {string} variable
 * @param {readonly string[]} programs
 */
export function findBrowser(what, variable, programs) {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const candidates = folders.flatMap((folder) => programs.map((program) => join(folder, program)));
  const found = [process.env[variable] ?? "", ...candidates].find(runs);
  if (!found) throw new Error(`No ${what} on PATH: install it, or name its program in ${variable}.`);
  return found;
}

/** @param {string} path */
function runs(path) {
  try {
    accessSync(path, constants.X_OK);
    return path !== "";
  } catch {
    return false;
  }
}
