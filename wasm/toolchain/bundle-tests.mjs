// SPDX-License-Identifier: GPL-3.0-or-later
import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { root } from "./root.mjs";
import { sources } from "./sources.mjs";

/**
 * Bundles tests/<suite>/*.test.ts, since Node 20 runs no TypeScript; returns the files to run, *.long.test.ts in a long
 * run only.
 * @param {"api" | "browser"} suite
 */
export async function bundleTests(suite) {
  // Only now: neither is there before the packages are installed.
  const [esbuild, { colours, engine, worker }] = await Promise.all([
    import("esbuild"),
    import("./esbuild-plugins.mjs"),
  ]);
  const long = process.env.SLUICE_LONG === "1";
  const entries = sources([`tests/${suite}`], [".test.ts"]).filter((name) => long || !name.endsWith(".long.test.ts"));
  const outdir = join(root, ".build/tests", suite);
  rmSync(outdir, { recursive: true, force: true });
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: entries,
    outdir,
    bundle: true,
    // Tests of one process share what they all use: a browser, an engine, scripts that were built.
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    sourcemap: "inline",
    plugins: [colours(), engine(), worker()],
    logLevel: "warning",
  });
  return entries.map((entry) => join(outdir, basename(entry).replace(/\.ts$/, ".js")));
}
