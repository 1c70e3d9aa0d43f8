// SPDX-License-Identifier: GPL-3.0-or-later
/** An esbuild plugin that writes each text of a catalogue where it is used: no script carries a text that it cannot say. */
import { readFile } from "node:fs/promises";
import { dirname, join } from "node:path";

const IMPORT = /^import \* as (\w+) from "(\.[^"]*\/[\w-]*(?:texts|errors)(?:-\w+)?)\.js";$/gm;
const TEXT = /^export const (\w+) = (\[[\s\S]*?\]) as const;$/gm;

/** @returns {import("esbuild").Plugin} */
export function inlineTexts() {
  /** @type {Map<string, Promise<Map<string, string>>>} */
  const catalogues = new Map();

  /** @param {string} path */
  const catalogue = (path) => {
    const found = catalogues.get(path) ?? readFile(path, "utf8").then(textsIn);
    catalogues.set(path, found);
    return found;
  };

  return {
    name: "sluice-inline-texts",
    setup(build) {
      // A watcher builds anew when a text has changed.
      build.onStart(() => catalogues.clear());
      build.onLoad({ filter: /\.ts$/, namespace: "file" }, async ({ path }) => {
        const source = await readFile(path, "utf8");
        let contents = source;
        for (const [, name, from] of source.matchAll(IMPORT)) {
          const texts = await catalogue(join(dirname(path), `${from}.ts`));
          const use = new RegExp(`(?<![.#\\w]|typeof )${name}\\.(\\w+)`, "g");
          contents = contents.replace(use, (whole, text) => texts.get(text) ?? whole);
        }
        return contents === source ? undefined : { contents, loader: "ts" };
      });
    },
  };
}

/** @param {string} source */
function textsIn(source) {
  return new Map([...source.matchAll(TEXT)].map(([, name = "", text = ""]) => [name, text]));
}
