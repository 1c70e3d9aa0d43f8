// SPDX-License-Identifier: GPL-3.0-or-later
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { cacheRoot } from "./cache.mjs";
import { attempt } from "./process.mjs";
import { root } from "./root.mjs";
import { sources } from "./sources.mjs";
import { versions } from "./versions.mjs";

const tool = `clang-tidy-${versions.llvm}`;
const settings = readFileSync(join(root, ".clang-tidy"), "utf8");

/**
 * Runs clang-tidy on the core, except on files that passed before, in any checkout, and have not changed since,
 * themselves or in what they include of ours. Needs the compile commands of the native build.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function tidy() {
  const queue = sources(["core"], [".cpp"]).filter((file) => !existsSync(stamp(file)));
  /** @type {string[]} */
  const complaints = [];
  const worker = async () => {
    for (let file = queue.shift(); file; file = queue.shift()) {
      // -w: warnings are the business of the compilers, whose flags clang-tidy may not even know.
      const args = ["--quiet", "-p", ".build/native", "--extra-arg=-w", file];
      const { code, output } = await attempt(tool, args, { cwd: root });
      if (code !== 0) complaints.push(output);
      else {
        mkdirSync(dirname(stamp(file)), { recursive: true });
        writeFileSync(stamp(file), "");
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, worker));
  return { code: complaints.length > 0 ? 1 : 0, output: complaints.join("\n") };
}

/** @param {string} file */
function stamp(file) {
  const hash = createHash("sha256").update(settings).update(tool);
  for (const part of [...withIncludes(file, new Set())].sort()) hash.update(readFileSync(join(root, part)));
  return join(cacheRoot, "tidy", `${file.replaceAll("/", "-")}-${hash.digest("hex").slice(0, 16)}`);
}

/**
 * The file and, recursively, what it includes of the core.
 * @param {string} file
 * @param {Set<string>} found
 */
function withIncludes(file, found) {
  if (found.has(file) || !existsSync(join(root, file))) return found;
  found.add(file);
  for (const [, name] of readFileSync(join(root, file), "utf8").matchAll(/^#include "(.+)"/gm)) {
    withIncludes(join("core", name ?? ""), found);
  }
  return found;
}
