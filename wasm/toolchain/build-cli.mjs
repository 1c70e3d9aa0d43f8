// SPDX-License-Identifier: GPL-3.0-or-later
/** Bundles the command line into .build/node, with the engine beside it. */
import { chmod, copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { commitOf } from "./commit.mjs";
import { engine } from "./esbuild-plugins.mjs";
import { leanSources } from "./lean-sources.mjs";
import { run } from "./process.mjs";
import { shortNames } from "./shorten-names.mjs";

const root = new URL("../../", import.meta.url);
const path = (/** @type {string} */ name) => fileURLToPath(new URL(name, root));
const { version } = JSON.parse(await readFile(path("package.json"), "utf8"));

await mkdir(path(".build/node"), { recursive: true });
// A module that is imported only when it is needed, as file formats are, is a file of its own beside it.
const { outputFiles } = await build({
  entryPoints: { sluice: path("wasm/cli/main.ts") },
  outdir: path(".build/node"),
  bundle: true,
  write: false,
  splitting: true,
  chunkNames: "[name]",
  platform: "node",
  format: "esm",
  target: "node20",
  minify: true,
  banner: { js: "#!/usr/bin/env node" },
  define: { SLUICE_VERSION: JSON.stringify(version), SLUICE_COMMIT: JSON.stringify(commitOf(path("."))) },
  plugins: [leanSources(), engine()],
  logLevel: "warning",
});
for (const { path: file, text } of outputFiles) await writeFile(file, await shortNames(text, { inline: true }));
// The page's own: what is tested in Node is what runs there, to the byte. Each link has the same imports and exports.
await copyFile(path(".build/wasm/sluice-web.wasm"), path(".build/node/sluice.wasm"));
await copyFile(path(".build/wasm/sluice-stat.wasm"), path(".build/node/sluice-stat.wasm"));
await chmod(path(".build/node/sluice.js"), 0o755);
// npm shows it as `man sluice` where the package is installed for all; the program prints the same.
await writeFile(path(".build/node/sluice.1"), await run("node", [path(".build/node/sluice.js"), "help", "--man"]));
