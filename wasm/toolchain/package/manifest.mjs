// SPDX-License-Identifier: GPL-3.0-or-later
import { entries } from "./entries.mjs";

/** Only for sluice/react and sluice/vue. */
const peers = { react: ">=18", vue: ">=3.3" };

/**
 * The package.json of the package, made of ours.
 * @param {Record<string, unknown>} ours
 * @param {string[]} elements the scripts of the elements, which are defined as soon as they are imported
 */
export function manifest(ours, elements) {
  const { name, version, description, type, engines, keywords, repository } = ours;
  const modules = entries.map((entry) => [
    entry.path,
    {
      types: `./types/${entry.source.replace(/\.ts$/, ".d.ts")}`,
      // Workers are threads there.
      ...(entry.path === "." && { node: "./dist/node.js" }),
      default: `./dist/${entry.name}.js`,
    },
  ]);
  const files = ["protocol.schema.json", "custom-elements.json", "package.json"];
  const acting = entries.filter(({ sideEffects }) => sideEffects).map((entry) => `${entry.name}.js`);
  const started = ["worker.js", "node-worker.js", "sluice.min.js"];
  return {
    name,
    version,
    description,
    ...(keywords !== undefined && { keywords }),
    ...(repository !== undefined && { repository }),
    license: "GPL-3.0-or-later AND Apache-2.0",
    type,
    engines,
    sideEffects: [...acting, ...started, ...elements].map((file) => `./dist/${file}`),
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
    bin: { sluice: "cli/sluice.js" },
    exports: {
      ...Object.fromEntries(modules),
      "./elements": { types: "./dist/sluice-live.d.ts", default: "./dist/sluice-live.js" },
      "./worker": "./dist/worker.js",
      "./min": "./dist/sluice.min.js",
      "./sluice.wasm": "./cli/sluice.wasm",
      "./sluice-answer.wasm": "./dist/sluice-answer.wasm",
      "./sluice-frame.htm": "./dist/sluice-frame.htm",
      ...Object.fromEntries(files.map((file) => [`./${file}`, `./${file}`])),
    },
    customElements: "custom-elements.json",
    unpkg: "./dist/sluice.min.js",
    jsdelivr: "./dist/sluice.min.js",
  };
}
