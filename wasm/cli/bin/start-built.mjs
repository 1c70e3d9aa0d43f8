// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The commands of a checkout are files of the repository, because `npx` links a command once. A file that was not there
 * yet would be missing for ever.
 */
import { existsSync } from "node:fs";

/** Runs a program that the build makes, in this process, or says how to build it. @param {string} program below .build */
export async function startBuilt(program) {
  const { href } = new URL(`../../../.build/${program}`, import.meta.url);
  if (existsSync(new URL(href))) await import(href);
  else {
    process.stderr.write("sluice: not built yet. Build it first: npm run build\n");
    process.exitCode = 2;
  }
}
