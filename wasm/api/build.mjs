// SPDX-License-Identifier: GPL-3.0-or-later
/** Bundles the command line into .build/node, with the engine and the file formats beside it. */
import { chmod, copyFile, mkdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { engine } from "./esbuild-plugins.mjs";

const root = new URL("../../", import.meta.url);
const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, root));
const { version } = JSON.parse(await readFile(path("package.json"), "utf8"));

await mkdir(path(".build/node"), { recursive: true });
/** @type {import("esbuild").BuildOptions} */
const common = {
  bundle: true,
  platform: "node",
  format: "esm",
  target: "node20",
  minify: true,
  logLevel: "warning",
};
await build({
  ...common,
  entryPoints: [path("wasm/api/cli/main.ts")],
  outfile: path(".build/node/sluice.js"),
  banner: { js: "#!/usr/bin/env node" },
  define: { SLUICE_VERSION: JSON.stringify(version) },
  plugins: [engine()],
});
// Workbooks and Parquet files: loaded only where there is one.
await build({
  ...common,
  entryPoints: [path("wasm/api/formats/convert.ts")],
  outfile: path(".build/node/formats.js"),
});
await copyFile(path(".build/wasm/sluice-node.wasm"), path(".build/node/sluice.wasm"));
await chmod(path(".build/node/sluice.js"), 0o755);
