// SPDX-License-Identifier: GPL-3.0-or-later
/** How scripts for browsers are made, those of the site and those of the elements for documents. */
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";
import { colours } from "../../wasm/toolchain/esbuild-plugins.mjs";
import { leanSources } from "../../wasm/toolchain/lean-sources.mjs";
import { namer, shortNames } from "../../wasm/toolchain/shorten-names.mjs";

/** @type {esbuild.BuildOptions} */
const common = {
  // The output must not depend on the place that it is built from.
  absWorkingDir: fileURLToPath(new URL("../", import.meta.url)),
  bundle: true,
  write: false,
  minify: true,
  format: "esm",
  // The versions that web/platform/needs.ts asks for.
  target: ["chrome111", "edge111", "firefox121", "safari16.4"],
  // The libraries' licences ask for their notices to stay.
  legalComments: "eof",
  logLevel: "silent",
  // In the hash of a name, so that other names within a file give it another one; it is gone with the comments.
  banner: { js: `// ${namer}` },
};

/**
 * All files that come of it; a warning is an error.
 * @param {esbuild.BuildOptions} options
 * @returns {Promise<esbuild.OutputFile[]>}
 */
export async function bundled(options) {
  const { outputFiles = [], warnings } = await esbuild.build({
    ...common,
    ...options,
    plugins: [colours(), leanSources(), ...(options.plugins ?? [])],
  });
  if (warnings.length > 0) throw new Error((await esbuild.formatMessages(warnings, { kind: "warning" })).join("\n"));
  return String(options.entryPoints).endsWith(".css") ? outputFiles : Promise.all(outputFiles.map(named));
}

/** @param {esbuild.OutputFile} file @returns {Promise<esbuild.OutputFile>} */
async function named(file) {
  const text = await shortNames(file.text);
  return { ...file, text, contents: Buffer.from(text) };
}

/**
 * The one file that comes of it.
 * @param {esbuild.BuildOptions} options
 * @returns {Promise<Uint8Array>}
 */
export async function bundle(options) {
  const [file] = await bundled(options);
  if (!file) throw new Error("esbuild wrote nothing");
  return file.contents;
}

/**
 * Bundles a script and gives its exports.
 * @param {esbuild.BuildOptions} options
 */
export async function evaluated(options) {
  const code = await bundle(options);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}
