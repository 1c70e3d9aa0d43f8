// SPDX-License-Identifier: GPL-3.0-or-later
// `cached-link.mjs PROGRAM ARGUMENT…` links, or copies what the same command made of the same files before, in any
// checkout. To optimise all of the engine at once takes a minute. SLUICE_LINKER says which linker it is.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { cached } from "./cache.mjs";
import { root } from "./root.mjs";

/** How many are kept: each checkout links six. */
const MOST = 60;

// LLVM orders some of what it optimises by its place in memory. Two links of the same files had two instructions the
// other way round if the system places memory by chance. Some containers forbid to ask it not to.
const FIXED = ["setarch", "-R"];

const [program = "", ...args] = process.argv.slice(2);
/** @param {string[]} words */
const run = ([first = "", ...rest]) => spawnSync(first, rest, { stdio: "inherit" }).status ?? 1;
const placed = run([...FIXED, "true"]) === 0 ? FIXED : [];
const link = () => run([...placed, program, ...args]);
const output = args[args.indexOf("-o") + 1] ?? "";
const folder = dirname(output);
const stem = basename(output).replace(/\.\w+$/, "");
/** The file for the types of the engine, which only one of the links makes. */
const types = args.includes("--emit-tsd") ? args[args.indexOf("--emit-tsd") + 1] : undefined;

// Other files that a link may read are not looked at, and a linker that nobody names may be any.
const linker = process.env.SLUICE_LINKER;
if (!linker || args.some((word) => /^(@|--(preload-file|embed-file|(pre|post)-js|js-library))/.test(word))) {
  process.exit(link());
}

const hash = createHash("sha256").update([linker, ...placed].join(" "));
for (const word of [program, ...args]) {
  hash.update(`\n${word.replaceAll(root, "")}`);
  if (word !== program && word !== output && existsSync(word) && statSync(word).isFile())
    hash.update(readFileSync(word));
}
// The types come by the compiler of TypeScript.
if (types) hash.update(readFileSync(join(root, "node_modules/typescript/package.json")));
const key = `links/${stem}-${hash.digest("hex").slice(0, 32)}`;

/** The files that a link makes, beside one another. */
const made = () =>
  readdirSync(folder || ".").filter((name) => name === types || new RegExp(`^${stem}\\.(js|cjs|wasm)$`).test(name));

let code = 0;
const kept = await cached(key, async (temporary) => {
  for (const name of made()) rmSync(join(folder, name));
  code = link();
  if (code !== 0) throw new Error(`${program} failed`);
  for (const name of made()) cpSync(join(folder, name), join(temporary, name));
}).catch(() => process.exit(code || 1));
for (const name of readdirSync(kept)) cpSync(join(kept, name), join(folder, name));
forget();

/** Removes what has not been asked for the longest. */
function forget() {
  const now = new Date();
  utimesSync(kept, now, now);
  const age = (/** @type {string} */ path) => Number(now) - (statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  const all = readdirSync(dirname(kept)).map((name) => join(dirname(kept), name));
  const oldest = all.sort((a, b) => age(a) - age(b)).slice(MOST);
  for (const path of oldest) rmSync(path, { recursive: true, force: true });
}
