// SPDX-License-Identifier: GPL-3.0-or-later
/** How scripts for browsers are made, those of the site and those of the elements for documents. */
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import * as esbuild from "esbuild";

/** @type {esbuild.BuildOptions} */
const common = {
  // What is written must not depend on where it is built from.
  absWorkingDir: fileURLToPath(new URL("../", import.meta.url)),
  bundle: true,
  write: false,
  minify: true,
  format: "esm",
  target: "es2022",
  // The libraries' licences ask for their notices to stay.
  legalComments: "eof",
  logLevel: "silent",
};

/**
 * Styles without their line breaks and indents, which nobody reads in a script.
 * @returns {esbuild.Plugin}
 */
function leanStyles() {
  return {
    name: "lean-styles",
    setup(build) {
      build.onLoad({ filter: /[\\/]web[\\/].*\.ts$/ }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        const contents = source.replace(/\bcss`[^`]*`/g, (style) =>
          style
            .replace(/\s*\n\s*/g, " ")
            .replace(/; /g, ";")
            .replace(/ \{ /g, "{"),
        );
        return { contents, loader: "ts" };
      });
    },
  };
}

/**
 * All files that come of it; a warning is an error.
 * @param {esbuild.BuildOptions} options
 * @returns {Promise<esbuild.OutputFile[]>}
 */
export async function bundled(options) {
  const { outputFiles = [], warnings } = await esbuild.build({
    ...common,
    ...options,
    plugins: [leanStyles(), ...(options.plugins ?? [])],
  });
  if (warnings.length > 0) throw new Error((await esbuild.formatMessages(warnings, { kind: "warning" })).join("\n"));
  return outputFiles;
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
 * What a script exports that is bundled here.
 * @param {esbuild.BuildOptions} options
 */
export async function evaluated(options) {
  const code = await bundle(options);
  return import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`);
}
