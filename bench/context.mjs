// SPDX-License-Identifier: GPL-3.0-or-later
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { arch, cpus, loadavg, release } from "node:os";

/**
 * The tools that a part of the benchmarks is given.
 * @typedef {object} Context
 * @property {import("./measure.mjs").Chromium} chromium
 * @property {boolean} quick fewer cases, each once
 * @property {number} limit seconds for each answer of another program
 * @property {(text: string) => void} say
 * @property {(name: string, contents: string) => void} keep a file that goes with the tables
 */

/**
 * @typedef {{ head: string[], rows: string[][] }} Table
 * @typedef {object} Run one part of the benchmarks, as it was measured
 * @property {string} date
 * @property {string} commit the sources that were measured; for runs before December 2026 the commit that wrote the tables down
 * @property {string} machine
 * @property {string} system
 * @property {string} [node]
 * @property {string} [chromium]
 * @property {number} [load] the average before it began
 * @property {(string | Table)[]} blocks paragraphs and tables
 * @typedef {Record<string, Run>} Runs by the names of the parts
 */

/**
 * On what the figures were measured.
 * @param {import("./measure.mjs").Chromium} chromium
 * @returns {Omit<Run, "blocks">}
 */
export function conditions({ version }) {
  const processors = cpus();
  const [load = 0] = loadavg();
  return {
    date: new Date().toISOString().slice(0, 10),
    commit: commit(),
    machine: `${processors[0]?.model ?? "?"}, ${processors.length} cores, ${arch()}`,
    system: /^PRETTY_NAME="?(.*?)"?$/m.exec(osRelease())?.[1] ?? `${process.platform} ${release()}`,
    node: process.versions.node,
    chromium: version,
    load: Number(load.toFixed(1)),
  };
}

/** The commit of the sources, which may have been changed since. */
function commit() {
  const git = (/** @type {string[]} */ ...args) =>
    spawnSync("git", args, { cwd: import.meta.dirname, encoding: "utf8" }).stdout?.trim() ?? "";
  const changed = git("status", "--porcelain", "--untracked-files=no") === "" ? "" : " with changes";
  return `${git("rev-parse", "--short=8", "HEAD") || "unknown"}${changed}`;
}

function osRelease() {
  try {
    return readFileSync("/etc/os-release", "utf8");
  } catch {
    return "";
  }
}
