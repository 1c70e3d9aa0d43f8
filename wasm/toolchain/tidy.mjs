// SPDX-License-Identifier: GPL-3.0-or-later
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { cacheRoot } from "./cache.mjs";
import { attempt, telling } from "./process.mjs";
import { root } from "./root.mjs";
import { sources } from "./sources.mjs";
import { versions } from "./versions.mjs";

const tool = `clang-tidy-${versions.llvm}`;
const BUILD = ".build/sanitise";
// -w: warnings are the business of the compilers, whose flags clang-tidy may not even know.
const options = ["--quiet", "-p", BUILD, "--extra-arg=-w"];
/** The files on which a verdict depends and that are not ours: the libraries, in the versions that they state. */
const libraries = ["Eigen/src/Core/util/Macros.h", "boost/version.hpp"];

/**
 * Runs clang-tidy on the core as it is compiled, most sources of a folder together. Nine of them took 8 s, and one alone
 * took 6 s. It skips units that passed before, in any checkout, with the same sources, commands and tool. It needs the
 * compile commands of the native build.
 * @returns {Promise<{ code: number, output: string }>}
 */
export async function tidy() {
  const hash = createHash("sha256")
    .update(readFileSync(join(root, ".clang-tidy")))
    .update(options.join(" "));
  hash.update(execFileSync(tool, ["--version"]));
  for (const name of libraries) hash.update(readFileSync(join(root, BUILD, "headers", name)));
  const common = hash.digest("hex");
  const commands = compileCommands();
  /** @type {Map<string, string>} */
  const stamps = new Map();
  /** @type {Set<string>} */
  const seen = new Set();
  for (const [file, command] of commands) {
    if (!/^(core|\.build\/sanitise\/core)\/(?!CMakeFiles).*\.cpp$/.test(file)) continue;
    const parts = withIncludes(file, new Set());
    for (const part of parts) seen.add(part);
    stamps.set(file, stamp(file, parts, common + command));
  }
  /** @type {string[]} */
  const complaints = sources(["core"], [".cpp"])
    .filter((file) => !seen.has(file))
    .map((file) => `${file} is not compiled`);
  const all = [...stamps].filter(([, path]) => !existsSync(path));
  const queue = [...all];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [file, path] = next;
      const { code, output } = await attempt(tool, [...options, file], { cwd: root });
      if (code !== 0) complaints.push(output);
      else {
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, "");
      }
    }
  };
  const workers = () => Promise.all(Array.from({ length: availableParallelism() }, worker));
  await telling(() => `clang-tidy has begun ${all.length - queue.length} of ${all.length} units`, workers);
  return { code: complaints.length > 0 ? 1 : 0, output: complaints.join("\n") };
}

/** How each file is compiled, without where the checkout is. */
function compileCommands() {
  /** @type {{ file: string, command: string }[]} */
  const commands = JSON.parse(readFileSync(join(root, BUILD, "compile_commands.json"), "utf8"));
  return new Map(commands.map(({ file, command }) => [file.slice(root.length + 1), command.replaceAll(root, "")]));
}

/**
 * @param {string} file
 * @param {Set<string>} parts the files that it includes, and itself
 * @param {string} common
 */
function stamp(file, parts, common) {
  const hash = createHash("sha256").update(common);
  for (const part of [...parts].sort()) hash.update(readFileSync(join(root, part)));
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
