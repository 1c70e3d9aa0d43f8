// SPDX-License-Identifier: GPL-3.0-or-later
import { join } from "node:path";
import { root } from "./root.mjs";

/**
 * Bundles a script of bench/ with the built engine, for Node to run.
 * @param {string} source
 * @returns {Promise<string>} where the program is
 */
export async function nodeProgram(source) {
  // Only now: neither is there before the packages are installed.
  const [esbuild, { colours, engine }] = await Promise.all([import("esbuild"), import("./esbuild-plugins.mjs")]);
  const program = join(root, ".build", source.replace(/\.ts$/, ".js"));
  await esbuild.build({
    absWorkingDir: root,
    entryPoints: [source],
    outfile: program,
    bundle: true,
    format: "esm",
    platform: "node",
    target: "node20",
    packages: "external",
    plugins: [colours(), engine()],
    logLevel: "warning",
  });
  return program;
}
