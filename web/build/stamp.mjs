// SPDX-License-Identifier: GPL-3.0-or-later
/** By what a build is known: one hash for all of it, and those of its files. */
import { createHash } from "node:crypto";

/** Stands where the hash of the build will stand: no file can hold a hash of itself. */
export const blank = "0".repeat(64);

/**
 * Puts the hash of the build into the files, and adds the service worker with their list, and build.json. The hash is
 * the SHA-256 of a line for every file, in the order of their names, as sha256sum writes them. The files count as they
 * are given here, with zeros in the hash's place. The service worker's list, which follows from the others, counts as
 * empty.
 * @param {Map<string, Uint8Array>} files by name
 * @param {string} worker the text of the service worker
 * @param {string} version
 * @param {import("../../wasm/toolchain/inputs.mjs").Inputs} inputs the inputs of the build, which count for nothing
 * @returns {string} the hash
 */
export function stamp(files, worker, version, inputs) {
  const workerName = "offline.js";
  const lines = [...sorted(new Map([...files, [workerName, bytes(worker)]]))].map(
    ([name, contents]) => `${sha256(contents, "hex")}  ${name}\n`,
  );
  const build = sha256(bytes(lines.join("")), "hex");
  for (const [name, contents] of files) {
    if (name.endsWith(".html")) files.set(name, bytes(put(Buffer.from(contents).toString(), blank, build)));
  }
  // The page with everything in it is there to be downloaded, and no browser asks a service worker for a download.
  const site = new Map([...files].filter(([name]) => name !== "sluice.html"));
  const kept = listed(site, (contents) => `sha256-${sha256(contents, "base64")}`);
  const stamped = put(worker, 'const build = "";', `const build = "${build}";`);
  files.set(workerName, bytes(put(stamped, "const files = {};", `const files = ${kept};`)));
  const hashes = JSON.parse(listed(files, (contents) => sha256(contents, "hex")));
  files.set("build.json", bytes(`${JSON.stringify({ version, build, inputs, files: hashes }, null, 2)}\n`));
  return build;
}

/**
 * @param {Map<string, Uint8Array>} files
 * @param {(contents: Uint8Array) => string} hash
 */
function listed(files, hash) {
  return JSON.stringify(Object.fromEntries(sorted(files).map(([name, contents]) => [name, hash(contents)])), null, 2);
}

/** @param {Map<string, Uint8Array>} files */
function sorted(files) {
  return [...files].sort(([one], [other]) => (one < other ? -1 : 1));
}

/**
 * @param {string} text
 * @param {string} hole
 * @param {string} value
 */
function put(text, hole, value) {
  if (!text.includes(hole)) throw new Error(`There is no ${hole} to be replaced.`);
  return text.replace(hole, () => value);
}

/** @param {string} text */
function bytes(text) {
  return new TextEncoder().encode(text);
}

/**
 * @param {Uint8Array} contents
 * @param {"hex" | "base64"} encoding
 */
export function sha256(contents, encoding) {
  return createHash("sha256").update(contents).digest(encoding);
}
