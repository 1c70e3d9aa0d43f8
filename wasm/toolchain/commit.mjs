// SPDX-License-Identifier: GPL-3.0-or-later
import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";

/**
 * The commit of a checkout, in twelve digits, with a word where its files differ from it. It is "unknown" for a folder
 * that is no checkout of its own, also within another one.
 * @param {string} folder
 */
export function commitOf(folder) {
  const git = (/** @type {string[]} */ ...args) => spawnSync("git", args, { cwd: folder, encoding: "utf8" });
  const top = git("rev-parse", "--show-toplevel");
  if (top.status !== 0 || top.stdout.trim() !== realpathSync(folder)) return "unknown";
  const commit = git("rev-parse", "--short=12", "HEAD");
  const changes = git("status", "--porcelain");
  if (commit.status !== 0 || changes.status !== 0) return "unknown";
  return `${commit.stdout.trim()}${changes.stdout === "" ? "" : ", changed"}`;
}
