// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * `npm run figures [-- a3 …]`: the papers' figures, computed anew: their data into web/figures/out, their pictures into
 * .build/figures.
 */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "./build.mjs";
import { nodeProgram } from "./node-program.mjs";
import { main, run } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";

await main(async () => {
  await setup({ tests: false });
  await build(["wasm"]);
  const program = await nodeProgram("bench/figures/run.ts");
  const folders = ["web/figures/out", ".build/figures"].map((folder) => join(root, folder));
  for (const folder of folders) mkdirSync(folder, { recursive: true });
  await run("node", [program, join(root, ".build/wasm/sluice-node.wasm"), ...folders, ...process.argv.slice(2)], {
    show: true,
  });
});
