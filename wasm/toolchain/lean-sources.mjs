// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * An esbuild plugin for what its minifier leaves alone: each text of a catalogue stands where it is used, so that no script
 * carries a text that it cannot say, and styles lose their blanks.
 */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { transform } from "esbuild";

const IMPORT = /^import \* as (\w+) from "(\.[^"]*\/[\w-]*(?:texts|errors)(?:-\w+)?)\.js";$/gm;
const TEXT = /^export const (\w+) = (\[[\s\S]*?\]) as const;$/gm;
/** With nothing put into it. */
const STYLE = /\bcss`((?:[^`$\\])*)`/g;

/** @returns {import("esbuild").Plugin} */
export function leanSources() {
  /** @type {Map<string, Promise<Map<string, string>>>} */
  const catalogues = new Map();

  /** @param {string} path */
  const catalogue = (path) => {
    const found = catalogues.get(path) ?? readFile(path, "utf8").then(textsIn);
    catalogues.set(path, found);
    return found;
  };

  /** @param {string} source @param {string} folder */
  const withTexts = async (source, folder) => {
    let contents = source;
    for (const [, name, from] of source.matchAll(IMPORT)) {
      const texts = await catalogue(join(folder, `${from}.ts`));
      const use = new RegExp(`(?<![.#\\w]|typeof )${name}\\.(\\w+)`, "g");
      contents = contents.replace(use, (whole, text) => texts.get(text) ?? whole);
    }
    return contents;
  };

  return {
    name: "sluice-lean-sources",
    setup(build) {
      // A watcher builds anew when a text has changed.
      build.onStart(() => catalogues.clear());
      build.onLoad({ filter: /\.ts$/, namespace: "file" }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        const contents = await withLeanStyles(await withTexts(source, dirname(path)));
        return contents === source ? undefined : { contents, loader: "ts" };
      });
    },
  };
}

/** @param {string} source */
function textsIn(source) {
  return new Map([...source.matchAll(TEXT)].map(([, name = "", text = ""]) => [name, text]));
}

/** @param {string} source */
async function withLeanStyles(source) {
  let contents = source;
  for (const [whole, style = ""] of source.matchAll(STYLE)) {
    const { code, warnings } = await transform(style, { loader: "css", minifyWhitespace: true });
    if (warnings.length > 0) throw new Error(`${warnings[0]?.text}: ${style}`);
    contents = contents.replace(whole, () => `css\`${code.trim()}\``);
  }
  return contents;
}
