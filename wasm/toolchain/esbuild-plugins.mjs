// SPDX-License-Identifier: GPL-3.0-or-later
/** esbuild plugins that put the built engine, and the colours of the site, into a bundle; used here and by the page's build. */
import { access, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import * as esbuild from "esbuild";
import { leanSources } from "./lean-sources.mjs";
import { palette, sheet } from "./palette.mjs";
import { shortNames } from "./shorten-names.mjs";
import { smallestGzip } from "./smallest-gzip.mjs";

const root = new URL("../../", import.meta.url);
/** @param {string} name */
const built = (name) => fileURLToPath(new URL(`.build/wasm/${name}`, root));

/**
 * @param {string} path
 * @returns {Promise<esbuild.OnResolveResult>}
 */
async function check(path) {
  try {
    await access(path);
  } catch {
    return { errors: [{ text: `${path} is missing: build the engine first (npm run build:wasm)` }] };
  }
  return { path };
}

/**
 * "sluice:engine-web" and "sluice:engine-node" are the glue that Emscripten wrote. "sluice:wasm" is the engine itself
 * as a text, gzip in base64, for a worker that fetches nothing. In the same form, "sluice:answer-wasm" is the engine
 * for answer time. "sluice:csv-wasm" is the reader of CSV, and "sluice:stat-wasm" that of SPSS, Stata and SAS.
 * @returns {esbuild.Plugin}
 */
export function engine() {
  return {
    name: "sluice-engine",
    setup(build) {
      build.onResolve({ filter: /^sluice:engine-(web|node)$/ }, ({ path }) =>
        check(built(`${path.replace("sluice:engine", "sluice")}.js`)),
      );
      build.onResolve({ filter: /^sluice:((answer|csv|stat)-)?wasm$/ }, async ({ path }) => {
        const found = await check(
          built(path === "sluice:wasm" ? "sluice-web.wasm" : path.replace(/:(\w+)-wasm/, "-$1.wasm")),
        );
        return found.errors ? found : { ...found, namespace: "sluice-wasm" };
      });
      build.onLoad({ filter: /.*/, namespace: "sluice-wasm" }, async ({ path }) => ({
        contents: Buffer.from(await packed(path)).toString("base64"),
        loader: "text",
        watchFiles: [path],
      }));
    },
  };
}

/**
 * "sluice:palette" has the colours of the site, as its style sheet says them.
 * @returns {esbuild.Plugin}
 */
export function colours() {
  return {
    name: "sluice-palette",
    setup(build) {
      build.onResolve({ filter: /^sluice:palette$/ }, () => ({ path: sheet, namespace: "sluice-palette" }));
      build.onLoad({ filter: /.*/, namespace: "sluice-palette" }, async () => ({
        contents: JSON.stringify(await palette()),
        loader: "json",
        watchFiles: [sheet],
      }));
    },
  };
}

/**
 * The small modules as small as can be; the whole engine is packed faster.
 * @param {string} path
 */
async function packed(path) {
  const bytes = await readFile(path);
  return /-(answer|csv)\.wasm$/.test(path) ? smallestGzip(bytes) : gzipSync(bytes, { level: 9, memLevel: 7 });
}

/**
 * "sluice:worker" is the source of the whole worker, engine included, as a text for a blob. "sluice:formats" is that of
 * the worker that converts files that are no text.
 * @returns {esbuild.Plugin}
 */
export function worker() {
  const entries = { "sluice:worker": "../engine/worker.ts", "sluice:formats": "../files/formats/worker.ts" };
  return {
    name: "sluice-worker",
    setup(build) {
      for (const [name, entry] of Object.entries(entries)) {
        build.onResolve({ filter: new RegExp(`^${name}$`) }, () => ({
          path: fileURLToPath(new URL(entry, import.meta.url)),
          namespace: "sluice-worker",
        }));
      }
      build.onLoad({ filter: /.*/, namespace: "sluice-worker" }, async ({ path }) => {
        const result = await esbuild.build({
          entryPoints: [path],
          bundle: true,
          write: false,
          metafile: true,
          minify: true,
          format: "iife",
          target: "es2022",
          // A classic worker has no import.meta; worker.ts sees to it that it is not needed.
          define: { "import.meta.url": '""' },
          plugins: [leanSources(), engine()],
          logLevel: "silent",
        });
        return {
          contents: await shortNames(result.outputFiles[0]?.text ?? "", { module: false }),
          loader: "text",
          warnings: result.warnings,
          watchFiles: Object.keys(result.metafile.inputs).filter((input) => !input.includes(":")),
        };
      });
    },
  };
}
