// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run bench [-- --benchmark_filter=…]`: the same benchmarks natively and as WebAssembly.
import { compile } from "./build.mjs";
import { main, run, say } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";

await main(async () => {
  await setup({ tests: true });
  for (const preset of /** @type {const} */ (["native", "wasm"])) await compile(preset, ["sluice_bench"]);
  const args = process.argv.slice(2);
  say("── native ──");
  await run(".build/native/sluice_bench", args, { cwd: root, show: true });
  say("── WebAssembly in Node ──");
  await run("node", [".build/wasm/sluice_bench.cjs", ...args], { cwd: root, show: true });
});
