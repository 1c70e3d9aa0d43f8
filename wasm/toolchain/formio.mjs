// SPDX-License-Identifier: GPL-3.0-or-later
import { rmSync } from "node:fs";
import { join } from "node:path";
import { cached } from "./cache.mjs";
import { run, SetupError, say } from "./process.mjs";

/**
 * The releases of Form.io that are about, by name and what the registry's tarball hashes to. The tests need one script
 * for pages from each, not the 100 MB of packages that it was made from; so they are no dependencies.
 */
const releases = {
  "@formio/js@5.6.0": "sha512-VBGcfTnqEOwl4RH2pHQO4syP1j3F+qJj2hAyOBtBkVYWEth2iQ4+BMZ7qX7rA90v138H+Lm2YXy4AG6rwQTe6Q==",
  "formiojs@4.21.7": "sha512-DDXPhXABxdEbpyfv0C8SAS6zt92luGFXqe0usPHxSHvlP960GQkhS//WV7TAMrRsjj1WTIqqv3XZha8qTknG3Q==",
};

const script = "package/dist/formio.full.min.js";

/**
 * Scripts of Form.io for pages, by release; fetched once.
 * @returns {Promise<Record<string, string>>}
 */
export async function formioScripts() {
  /** @type {Record<string, string>} */
  const scripts = {};
  for (const [release, integrity] of Object.entries(releases)) {
    const folder = await cached(`formio-${release.replace(/\W+/g, "-")}`, (own) => unpack(release, integrity, own));
    scripts[release] = join(folder, script);
  }
  return scripts;
}

/**
 * @param {string} release
 * @param {string} integrity
 * @param {string} folder
 */
async function unpack(release, integrity, folder) {
  say(`Fetching ${release} for tests (once) …`);
  const quiet = ["--loglevel=error", "--cache", join(folder, "npm")];
  const output = await run("npm", ["pack", "--json", "--pack-destination", folder, ...quiet, release], { cwd: folder });
  // A list, or by name, as npm pleases.
  const [packed] = /** @type {any[]} */ (Object.values(JSON.parse(output.slice(output.search(/^[[{]/m)))));
  if (packed.integrity !== integrity) throw new SetupError(`${release} is not what it was: ${packed.integrity}`);
  await run("tar", ["-xzf", packed.filename, script], { cwd: folder });
  rmSync(join(folder, packed.filename));
  rmSync(join(folder, "npm"), { recursive: true, force: true });
}
