// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run bench [-- part … --quick --limit=SECONDS --write]`: the benchmarks natively, in Node and in Chromium, their
// medians and ratios. `-- --tables` makes the tables of the stored runs anew. `-- --benchmark_filter=…` is for what
// Google Benchmark itself prints.
import { build, compile } from "../wasm/toolchain/build.mjs";
import { main } from "../wasm/toolchain/process.mjs";
import { setup } from "../wasm/toolchain/setup.mjs";
import { writeReadme } from "./stored.mjs";

await main(async () => {
  if (process.argv.includes("--tables")) return writeReadme();
  await setup({ tests: true });
  await compile("native", ["sluice_bench", "sluice_peers", "sluice_shares"]);
  await compile("wasm", [
    "sluice_bench",
    "sluice_bench_web",
    "sluice-web",
    "sluice-node",
    "sluice-answer",
    "sluice-csv",
  ]);
  await build(["cli", "site", "live", "package"]);
  // Only now: it needs the packages.
  const { benchmark } = await import("./run.mjs");
  await benchmark(process.argv.slice(2));
});
