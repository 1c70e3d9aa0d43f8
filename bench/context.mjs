// SPDX-License-Identifier: GPL-3.0-or-later
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
 * On what the figures were measured, in words.
 * @param {import("./measure.mjs").Chromium} chromium
 */
export function conditions({ version }) {
  const processors = cpus();
  const system = /^PRETTY_NAME="?(.*?)"?$/m.exec(osRelease())?.[1] ?? `${process.platform} ${release()}`;
  return (
    `${processors[0]?.model ?? "?"}, ${processors.length} cores, ${arch()}; ${system}; ` +
    `Node ${process.versions.node}, Chromium ${version}; ` +
    `${new Date().toISOString().slice(0, 10)}, load average ${loadavg()[0]?.toFixed(1)} before it began`
  );
}

function osRelease() {
  try {
    return readFileSync("/etc/os-release", "utf8");
  } catch {
    return "";
  }
}
