// SPDX-License-Identifier: GPL-3.0-or-later
import { entries } from "./entries.mjs";

/** The formats of the files that each package reads, as they stand in wasm/contract. */
export const schemas = { all: ["protocol.schema.json", "readers.schema.json"], asking: ["protocol.schema.json"] };

/** Only for sluice/react and sluice/vue. */
const peers = { react: ">=18", vue: ">=3.3" };

/**
 * The fields that all packages share, made of our own package.json.
 * @param {Record<string, unknown>} ours
 * @param {string} licence
 * @param {string[]} scripts in dist/, with the elements, which are defined as soon as they are imported
 * @param {string[]} elements those of them that are elements
 * @param {string[]} formats
 */
function base(ours, licence, scripts, elements, formats) {
  const { version, type, engines, keywords, repository } = ours;
  const there = entries.filter(({ name }) => scripts.includes(`${name}.js`));
  const modules = there.map((entry) => [
    entry.path,
    {
      types: `./types/${entry.source.replace(/\.ts$/, ".d.ts")}`,
      // Workers are threads there.
      ...(entry.path === "." && { node: "./dist/node.js" }),
      default: `./dist/${entry.name}.js`,
    },
  ]);
  const acting = there.filter(({ sideEffects }) => sideEffects).map((entry) => `${entry.name}.js`);
  const started = ["worker.js", "node-worker.js", "sluice.min.js", "receive-command.js"];
  const files = [...formats, "custom-elements.json", "package.json"];
  return {
    version,
    ...(keywords !== undefined && { keywords }),
    ...(repository !== undefined && { repository }),
    license: licence,
    type,
    engines,
    sideEffects: [...acting, ...started.filter((name) => scripts.includes(name)), ...elements].map(
      (file) => `./dist/${file}`,
    ),
    peerDependencies: peers,
    peerDependenciesMeta: Object.fromEntries(Object.keys(peers).map((name) => [name, { optional: true }])),
    exports: {
      ...Object.fromEntries(modules),
      "./min": "./dist/sluice.min.js",
      "./sluice-answer.wasm": "./dist/sluice-answer.wasm",
      "./sluice-frame.htm": "./dist/sluice-frame.htm",
      ...Object.fromEntries(files.map((file) => [`./${file}`, `./${file}`])),
    },
    customElements: "custom-elements.json",
    unpkg: "./dist/sluice.min.js",
    jsdelivr: "./dist/sluice.min.js",
  };
}

const receive = { "sluice-receive": "dist/receive-command.js" };

/** The package with everything. @param {Record<string, unknown>} ours @param {string[]} scripts @param {string[]} elements */
export function manifest({ name, description, ...ours }, scripts, elements) {
  const { exports, ...rest } = base(ours, "GPL-3.0-or-later AND Apache-2.0", scripts, elements, schemas.all);
  return {
    name,
    description,
    ...rest,
    bin: { sluice: "cli/sluice.js", ...receive },
    man: "./cli/sluice.1",
    exports: {
      ...exports,
      "./elements": { types: "./dist/sluice-live.d.ts", default: "./dist/sluice-live.js" },
      "./worker": "./dist/worker.js",
      "./sluice.wasm": "./cli/sluice.wasm",
    },
  };
}

/** The one for whoever only asks. @param {Record<string, unknown>} ours @param {string} name @param {string[]} scripts */
export function askingManifest(ours, name, scripts) {
  return {
    name,
    description:
      "Private questions in surveys and forms: a noisy answer is sent, and the true one never leaves the page.",
    ...base(ours, "Apache-2.0", scripts, [], schemas.asking),
    bin: receive,
  };
}
