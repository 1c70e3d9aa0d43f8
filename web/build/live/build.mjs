// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Builds the elements for documents into .build/live, or into the folder named: modules that may be put on any static host. The
 * widget for notebooks goes into .build/jupyter.
 */
import { cp, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import { worker } from "../../../wasm/toolchain/esbuild-plugins.mjs";
import { bundle, bundled, evaluated } from "../bundle.mjs";
import { describe, elements as names } from "./describe.mjs";

/** @param {string} name */
const below = (name) => fileURLToPath(new URL(name, new URL("../../live/", import.meta.url)));

/** Each is a script of its own, and `sluice-live` all of them. */
const scripts = ["sluice-live", ...names];

/** "entry:channel" is channel.ts as a page that is not ours needs it. @type {import("esbuild").Plugin} */
const entries = {
  name: "sluice-live-entries",
  setup(build) {
    build.onResolve({ filter: /^entry:/ }, ({ path }) => ({ path: path.slice(6), namespace: "sluice-live" }));
    build.onLoad({ filter: /.*/, namespace: "sluice-live" }, ({ path }) => ({
      contents: `import "./embedded.js"; export * from "./${path}.js"; export { provideEngine } from "./engine.js";`,
      resolveDir: below("."),
    }));
  },
};

/** @param {{ outdir?: string }} options */
async function build({ outdir = below("../../.build/live/") } = {}) {
  const version = JSON.parse(await readFile(below("../../package.json"), "utf8")).version;
  const elements = await bundled({
    outdir: below("../../.build/live"),
    entryPoints: scripts.map((name) => ({ in: `entry:${name}`, out: name })),
    splitting: true,
    chunkNames: "[name]-[hash]",
    define: { VERSION: JSON.stringify(version) },
    inject: [below("platform.ts")],
    plugins: [entries],
  });
  const files = new Map(elements.map(({ path, contents }) => [basename(path), contents]));
  files.set("worker.js", await engine());
  for (const [name, text] of Object.entries(await describe(version))) files.set(name, Buffer.from(text));
  await rm(outdir, { recursive: true, force: true });
  await mkdir(outdir, { recursive: true });
  for (const [name, contents] of files) await writeFile(`${outdir}/${name}`, contents);
  await buildWidget(version);
}

/** A folder that Python imports: one script with all in it, and what names it. @param {string} version */
async function buildWidget(version) {
  const folder = below("../../.build/jupyter/");
  const script = await bundle({
    entryPoints: [below("widget.ts")],
    define: { VERSION: JSON.stringify(version) },
    inject: [below("platform.ts")],
    plugins: [worker()],
  });
  await rm(folder, { recursive: true, force: true });
  await cp(below("examples/jupyter/"), folder, { recursive: true });
  await writeFile(`${folder}/sluice_live/widget.js`, script);
}

/** The worker, with the engine in it: it fetches nothing. */
async function engine() {
  // The text that a page of the site makes a blob of.
  const { default: source } = await evaluated({
    stdin: { contents: 'export { default } from "sluice:worker";', resolveDir: below(".") },
    plugins: [worker()],
  });
  return Buffer.from(source);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [outdir] = process.argv.slice(2);
  await build(outdir ? { outdir } : {}).catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
