// SPDX-License-Identifier: GPL-3.0-or-later
/** Somebody's project that has the package from its tarball, and a program that designs a protocol and answers by it. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { run } from "../process.mjs";
import { NAME } from "./names.mjs";

/**
 * @typedef {{ tarball: string, version: string, files: string[], size: number, unpackedSize: number }} Packed
 */

/**
 * `npm pack`s what package.mjs has assembled.
 * @param {string} built
 * @param {string} folder the place for the tarball
 * @returns {Promise<Packed>}
 */
export async function pack(built, folder) {
  const args = ["pack", "--json", "--pack-destination", folder, "--cache", join(folder, "npm"), "--loglevel=error"];
  const output = await run("npm", args, { cwd: built });
  const said = JSON.parse(output.slice(output.search(/^[[{]/m)));
  // A list, or by name, as npm pleases.
  const [packed] = /** @type {any[]} */ (Object.values(said));
  const files = packed.files.map((/** @type {{ path: string }} */ { path }) => path).sort();
  return { ...packed, tarball: join(folder, packed.filename), files };
}

/**
 * A fresh project in this folder, with the package and no other.
 * @param {string} folder
 * @param {string} tarball
 * @param {Record<string, string>} files
 */
export async function project(folder, tarball, files) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "package.json"), JSON.stringify({ private: true, type: "module" }));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  const quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", "--cache", join(folder, "npm")];
  await run("npm", ["install", "--offline", ...quiet, tarball], { cwd: folder });
  return folder;
}

/** Designs with the one module, answers with the other; `told` is called with what came of it. */
export const program = `import { design, SluiceError } from "${NAME}";
import { SluiceError as Same, load } from "${NAME}/answer";

const counts = { yes: { north: 30, south: 10, west: 5 }, no: { north: 5, south: 20, west: 30 } };
const people = Object.entries(counts).flatMap(([ill, regions]) =>
  Object.entries(regions).flatMap(([region, people]) => Array.from({ length: people }, () => ({ ill, region }))),
);

export async function whole() {
  const region = await design(people, { secret: "ill", share: "region", lip: 0.5 });
  const answers = await load({ protocols: { region: JSON.stringify(region) } });
  if (SluiceError !== Same) throw new Error("there are two kinds of errors");
  return answers.privatise("region", "north");
}
`;

/** The reports that the program may give. */
export const reports = /^(north|south|west)( or (north|south|west))*$/;

/** Tells it in the title of the page. */
export const inPage = `import { whole } from "./whole.js";
whole().then((report) => { document.title = report; }, (error) => { document.title = "failed: " + error; });
`;

/** @param {string} script @param {string} attributes of it */
export const pageWith = (script, attributes = "") =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>waiting</title><link rel="icon" href="data:,"><script type="module" ${attributes} src="${script}"></script></html>`;
