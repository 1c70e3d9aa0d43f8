// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run figures [-- a3 …]`: the papers' figures, computed anew into web/figures/out.
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
  const out = join(root, "web/figures/out");
  mkdirSync(out, { recursive: true });
  await run("node", [program, join(root, ".build/wasm/sluice-node.wasm"), out, ...process.argv.slice(2)], {
    show: true,
  });
});
