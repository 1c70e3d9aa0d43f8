// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run figures [-- a3 …]`: every figure of the papers, computed anew into web/figures/out.
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { main, run } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";

await main(async () => {
  await setup({ tests: false });
  await build(["wasm"]);
  // Only now: neither is there before the packages are installed.
  const [esbuild, { engine }] = await Promise.all([import("esbuild"), import("./esbuild-plugins.mjs")]);
  const program = join(root, ".build/bench/figures.js");
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: ["bench/figures/run.ts"],
    outfile: program,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    plugins: [engine()],
    logLevel: "warning",
  });
  const out = join(root, "web/figures/out");
  mkdirSync(out, { recursive: true });
  await run("node", [program, join(root, ".build/wasm/sluice-node.wasm"), out, ...process.argv.slice(2)], {
    show: true,
  });
});
