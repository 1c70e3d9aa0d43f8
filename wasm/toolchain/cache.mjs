// SPDX-License-Identifier: GPL-3.0-or-later
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { homedir } from "node:os";
import { dirname, join } from "node:path";

/** The place for all that does not depend on the checkout, so that a second clone needs no download. */
export const cacheRoot = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "sluice");

/**
 * The folder `name` of the cache, made by `fill` if it is not there. It appears by a rename, hence
 * complete or not at all; two set-ups at once do the work twice and one result is kept.
 * @param {string} name contains the versions of everything that went into it
 * @param {(folder: string, final: string) => Promise<void>} fill
 */
export async function cached(name, fill) {
  const final = join(cacheRoot, name);
  if (existsSync(final)) return final;
  mkdirSync(dirname(final), { recursive: true });
  removeAbandoned();
  const folder = `${final}.tmp-${process.pid}`;
  mkdirSync(folder);
  try {
    await fill(folder, final);
    renameSync(folder, final);
  } catch (error) {
    rmSync(folder, { recursive: true, force: true });
    if (!existsSync(final)) throw error;
  }
  return final;
}

/** Removes the remains of a set-up that was ended half done. */
function removeAbandoned() {
  for (const entry of readdirSync(cacheRoot)) {
    const pid = /\.tmp-(\d+)$/.exec(entry)?.[1];
    if (pid !== undefined && !isAlive(Number(pid))) rmSync(join(cacheRoot, entry), { recursive: true, force: true });
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === "EPERM";
  }
}
