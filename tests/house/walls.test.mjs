// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../wasm/toolchain/root.mjs";
import { checkTypes } from "../../wasm/toolchain/types.mjs";
import { crossings } from "../../wasm/toolchain/walls/crossings.mjs";
import { described } from "../../wasm/toolchain/walls/rooms.mjs";
import { unused } from "../../wasm/toolchain/walls/unused.mjs";
import { built } from "./built.mjs";

/** In pieces: REUSE would take it for the licence of this file. */
const tag = ["SPDX", "License", "Identifier"].join("-");

test("no import goes in a circle or against the direction of the rooms", async () => {
  const { files, imports, broken } = await crossings(root);
  console.log(`${files} files with ${imports} imports`);
  assert.deepEqual(broken, []);
  // A tool that understands nothing would find nothing.
  assert.ok(files > 800 && imports > 4000);
});

/** Each plants one fault in a sound house. @type {[fault: string, files: Record<string, string>, broken: string[]][]} */
const PLANTED = [
  ["nothing", { "web/parts/a.ts": 'import "../text/b.js";', "web/text/b.ts": "" }, []],
  [
    "nothing in a room that imports types",
    {
      "wasm/checker/a.ts": 'import type { B } from "../contract/b.js";\nexport type { C } from "../contract/c.mjs";',
      "wasm/contract/b.tsx": "",
      "wasm/contract/c.d.mts": "",
    },
    [],
  ],
  [
    "nothing where a file has the address of another, which imports it",
    {
      "wasm/package/a.ts": 'new Worker(new URL("./b.js", import.meta.url));\nnew URL("./a.js", import.meta.url);',
      "wasm/package/b.ts": 'import type { A } from "./a.js";',
    },
    [],
  ],
  [
    "nothing in what the build writes",
    {
      "web/figures/out/a.js": 'import "../../shell/b.js";',
      "web/shell/b.ts": "",
      "tests/a.mjs": 'import "../.build/b.js";',
      "web/live/examples/c.js": 'import "./sluice-live/sluice-live.js";',
    },
    [],
  ],
  [
    "a file that imports itself",
    { "web/text/a.ts": 'import "./a.js";' },
    ["a circle at run time: web/text/a.ts -> web/text/a.ts"],
  ],
  [
    "a circle at run time",
    { "web/text/a.ts": 'import { b } from "./b.js";', "web/text/b.ts": 'export { a } from "./a.js";' },
    ["a circle at run time: web/text/a.ts -> web/text/b.ts -> web/text/a.ts"],
  ],
  [
    "a circle of imports made when they are needed",
    { "web/text/a.mjs": 'await import("./b.mjs");', "web/text/b.mjs": 'import "./a.mjs";' },
    ["a circle at run time: web/text/a.mjs -> web/text/b.mjs -> web/text/a.mjs"],
  ],
  [
    "a circle by types",
    { "web/text/a.ts": 'import type { B } from "./b.js";', "web/text/b.ts": 'type A = import("./a.js").A;' },
    ["a circle by types: web/text/a.ts -> web/text/b.ts -> web/text/a.ts"],
  ],
  [
    "a circle by types in comments",
    {
      "wasm/toolchain/a.mjs": 'import { b } from "./b.mjs";',
      "wasm/toolchain/b.mjs": '/** @param {import("./a.mjs").A} a */\nexport const b = (a) => a;',
    },
    ["a circle by types: wasm/toolchain/a.mjs -> wasm/toolchain/b.mjs -> wasm/toolchain/a.mjs"],
  ],
  [
    "an import against the direction",
    { "wasm/engine/a.ts": 'import { b } from "../../web/text/b.js";', "web/text/b.ts": "" },
    ["against the direction: wasm/engine/a.ts -> web/text/b.ts"],
  ],
  [
    "a type against the direction",
    { "wasm/common/a.ts": 'import type { B } from "../contract/b.js";', "wasm/contract/b.ts": "" },
    ["against the direction: wasm/common/a.ts -> wasm/contract/b.ts"],
  ],
  [
    "a feature that imports another",
    { "web/features/answer/a.ts": 'import "../protect/b.js";', "web/features/protect/b.ts": "" },
    ["one feature from another: web/features/answer/a.ts -> web/features/protect/b.ts"],
  ],
  [
    "a checker that imports more than types of the contract",
    {
      "wasm/checker/a.ts":
        'import type { B } from "../contract/b.js";\nimport { b } from "../contract/b.js";\nimport "../common/c.js";',
      "wasm/contract/b.ts": "",
      "wasm/common/c.ts": "",
    },
    [
      "more than the room may import: wasm/checker/a.ts -> wasm/common/c.ts",
      "more than types: wasm/checker/a.ts -> wasm/contract/b.ts",
    ],
  ],
  [
    "a program inside the product",
    { "web/charts/a.ts": 'import "../../wasm/cli/b.js";', "wasm/cli/b.ts": "" },
    ["through a door: web/charts/a.ts -> wasm/cli/b.ts"],
  ],
  [
    "GPL files in an adapter",
    {
      "web/survey/a.ts": `// ${tag}: Apache-2.0\nimport type { B } from "../../wasm/contract/b.js";`,
      "wasm/contract/b.ts": `// ${tag}: GPL-3.0-or-later\n`,
    },
    ["the GPL in the Apache licence: web/survey/a.ts -> wasm/contract/b.ts"],
  ],
  [
    "an adapter that needs the engine",
    { "web/survey/a.ts": 'import "../../wasm/engine/b.js";', "wasm/engine/b.ts": "" },
    ["more than the room may import: web/survey/a.ts -> wasm/engine/b.ts"],
  ],
  [
    "tests and benchmarks in the product",
    {
      "web/figures/a.ts": 'import "../../tests/api/b.js";\nimport "../../bench/c.mjs";',
      "tests/api/b.ts": "",
      "bench/c.mjs": 'import "../web/figures/d.js";',
      "web/figures/d.ts": "",
    },
    [
      "against the direction: web/figures/a.ts -> bench/c.mjs",
      "against the direction: web/figures/a.ts -> tests/api/b.ts",
    ],
  ],
  [
    "scripts of the build in the product",
    { "web/platform/a.ts": 'import "../../wasm/toolchain/b.mjs";', "wasm/toolchain/b.mjs": "" },
    ["against the direction: web/platform/a.ts -> wasm/toolchain/b.mjs"],
  ],
  [
    "a file in no room",
    { "web/a.ts": 'import "./text/b.js";\nimport "lit";', "web/text/b.ts": "" },
    ["from outside the rooms: web/a.ts -> lit", "from outside the rooms: web/a.ts -> web/text/b.ts"],
  ],
  [
    "an import of a file in no room",
    { "web/text/a.ts": 'import "../b.js";', "web/b.ts": "" },
    ["to outside the rooms: web/text/a.ts -> web/b.ts"],
  ],
  [
    "an example in the product, and the product in an example",
    {
      "web/survey/a.ts": 'import "./examples/b.js";',
      "web/survey/examples/b.js": 'import "./c.js";\nimport "../d.js";\nimport "react";\nimport(address);',
      "web/survey/examples/c.js": "",
      "web/survey/d.ts": "",
    },
    [
      "an example in the product: web/survey/a.ts -> web/survey/examples/b.js",
      "more than the room may import: web/survey/a.ts -> web/survey/examples/b.js",
      "out of an example: web/survey/examples/b.js -> web/survey/d.ts",
    ],
  ],
  [
    "an import of nothing",
    { "web/text/a.ts": 'import "./b.js";\nimport "../../.build/c.js";' },
    ["an import of nothing: web/text/a.ts -> ../../.build/c.js", "an import of nothing: web/text/a.ts -> ./b.js"],
  ],
  [
    "an import of a name that is put together",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the fault
    { "wasm/checker/a.ts": "await import(`../engine/${name}.js`);\nawait import('../engine/' + name);" },
    [
      "a load of an unknown module: wasm/checker/a.ts -> '../engine/' + name",
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the fault
      "a load of an unknown module: wasm/checker/a.ts -> `../engine/${name}.js`",
    ],
  ],
  [
    "a package that the checker imports",
    {
      "wasm/checker/a.ts":
        'import { sha256 } from "@noble/hashes/sha2.js";\nimport "node:fs/promises";\nimport "sluice:wasm";',
      "wasm/checker/b.mjs": '/** @type {import("typescript").Node} */\nexport let node;',
      "wasm/checker/c.ts": '/// <reference types="react" />',
      "wasm/protocol/c.ts": 'import { sha256 } from "@noble/hashes/sha2.js";\nimport type { Csv } from "papaparse";',
    },
    [
      "a package that the room may not import: wasm/checker/a.ts -> @noble/hashes",
      "a package that the room may not import: wasm/checker/a.ts -> node:fs",
      "a package that the room may not import: wasm/checker/a.ts -> sluice:wasm",
      "a package that the room may not import: wasm/checker/b.mjs -> typescript",
      "a package that the room may not import: wasm/checker/c.ts -> react",
      "a package that the room may not import: wasm/protocol/c.ts -> papaparse",
    ],
  ],
  [
    "a module from another server, or of a data URL",
    { "web/text/a.ts": 'import "https://example.org/a.js";\nimport("data:text/javascript,a");\nimport "/a.js";' },
    [
      "a package that the room may not import: web/text/a.ts -> /a.js",
      "a package that the room may not import: web/text/a.ts -> data:text/javascript,a",
      "a package that the room may not import: web/text/a.ts -> https://example.org/a.js",
    ],
  ],
  // In each of these a checker reaches the engine.
  ...[
    ["an import without names", 'import "../engine/b.js";'],
    ["an export from elsewhere", 'export * from "../engine/b.js";'],
    ["an export of types", 'export type { B } from "../engine/b.js";'],
    ["an import when it is needed", 'await import("../engine/b.js");'],
    ["an import by a template without holes", "await import(`../engine/b.js`);"],
    ["the type of a module", 'let b: typeof import("../engine/b.js");'],
    ["an import of TypeScript's own", 'import b = require("../engine/b.js");'],
    ["a call of require", 'const b = require("../engine/b.js");'],
    ["the address of what require would load", 'const b = require.resolve("../engine/b.js");'],
    ["the address of what an import would load", 'const b = import.meta.resolve("../engine/b.js");'],
    ["a worker", 'new Worker(new URL("../engine/b.js", import.meta.url));'],
    ["a shared worker", 'new SharedWorker(new URL("../engine/b.js", import.meta.url), { type: "module" });'],
    ["a program by its address", 'start(new URL("../engine/b.ts", import.meta.url));'],
    ["a directive", '/// <reference path="../engine/b.ts" />'],
    ["a type in a comment", '/** @type {import("../engine/b.js").B} */\nexport const b = 1;'],
    ["an import in a comment", '/** @import { B } from "../engine/b.js" */\nexport const b = 1;'],
    ["an addition to a module", 'declare module "../engine/b.js" { interface B {} }\nexport {};'],
  ].map(
    ([what, text]) =>
      /** @type {[string, Record<string, string>, string[]]} */ ([
        `${what} that leads to the engine`,
        { "wasm/checker/a.ts": `${text}`, "wasm/engine/b.ts": "" },
        [
          "against the direction: wasm/checker/a.ts -> wasm/engine/b.ts",
          "more than the room may import: wasm/checker/a.ts -> wasm/engine/b.ts",
        ],
      ]),
  ),
  [
    "a load of an unknown module beside a file that may have one",
    { "web/platform/a.ts": "await import(PART);", "web/platform/workers.ts": "new Worker(address);" },
    ["a load of an unknown module: web/platform/a.ts -> PART"],
  ],
  // In each of these the source does not tell what starts.
  ...[
    'new Worker("../engine/b.js")',
    "new self.SharedWorker(address)",
    'importScripts("../engine/b.js")',
    "navigator.serviceWorker.register(address)",
    "audio.audioWorklet.addModule(address)",
    "new Worker(new URL(address, import.meta.url))",
    "require(address)",
  ].map(
    (call) =>
      /** @type {[string, Record<string, string>, string[]]} */ ([
        `an address that only the running program knows, in ${call}`,
        { "web/parts/a.ts": `${call};` },
        [
          `a load of an unknown module: web/parts/a.ts -> ${/\(new URL/.test(call) ? "address" : call.slice(call.indexOf("(") + 1, -1)}`,
        ],
      ]),
  ),
  // A name of the platform by which any script could be started from then on.
  ...["const W = Worker", "start(self.SharedWorker)", "x = { Worker }", "const { Worker: W } = globalThis"].map(
    (handing) =>
      /** @type {[string, Record<string, string>, string[]]} */ ([
        `another name for what starts a script, in ${handing}`,
        { "web/parts/a.ts": `${handing};\ntypeof Worker;\ny instanceof Worker;\nlet z: Worker;` },
        [`a load of an unknown module: web/parts/a.ts -> ${handing.includes("Shared") ? "SharedWorker" : "Worker"}`],
      ]),
  ),
  [
    "a style sheet that imports against the direction",
    {
      "web/styles/a.css":
        '/* @import "../text/b.css"; */\n@import url("../shell/c.css");\n@import "../live/d.css" screen;',
      "web/shell/c.css": "",
      "web/live/d.css": "",
    },
    [
      "against the direction: web/styles/a.css -> web/live/d.css",
      "against the direction: web/styles/a.css -> web/shell/c.css",
      "through a door: web/styles/a.css -> web/shell/c.css",
    ],
  ],
  [
    "a style sheet that imports an example",
    { "web/live/a.css": '@import "examples/b.css";', "web/live/examples/b.css": "" },
    ["an example in the product: web/live/a.css -> web/live/examples/b.css"],
  ],
  [
    "a function that createRequire made",
    {
      "wasm/toolchain/a.mjs":
        'import { createRequire } from "node:module";\nconst load = createRequire(import.meta.url);\nload("../../tests/b.js");\ncreateRequire(import.meta.url)("../../tests/c.js");',
      "tests/b.ts": "",
      "tests/c.ts": "",
    },
    [
      "against the direction: wasm/toolchain/a.mjs -> tests/b.ts",
      "against the direction: wasm/toolchain/a.mjs -> tests/c.ts",
    ],
  ],
  ...["ts", "tsx", "mts", "cts", "mjs", "cjs", "js", "jsx"].map(
    (ending) =>
      /** @type {[string, Record<string, string>, string[]]} */ ([
        `faults in a file .${ending}`,
        { [`wasm/engine/a.${ending}`]: 'import "../../web/text/b.mjs";', "web/text/b.mjs": "" },
        [`against the direction: wasm/engine/a.${ending} -> web/text/b.mjs`],
      ]),
  ),
];

for (const [fault, files, broken] of PLANTED) {
  test(`the check finds ${fault}`, async () => {
    assert.deepEqual((await crossings(built(files))).broken, broken);
  });
}

test("CONTRIBUTING.md lists the rooms and their packages as they are checked", () => {
  const text = readFileSync(join(root, "CONTRIBUTING.md"), "utf8");
  const { lists, packages } = described();
  for (const list of [...lists, packages]) assert.ok(text.includes(list), `CONTRIBUTING.md lacks\n${list}`);
});

test("nothing is exported that nothing uses, and nothing unmarked that tests alone use", async () => {
  assert.deepEqual(await unused(root), []);
});

test("the check finds an unused export, type and file, and an export that a test alone uses", async () => {
  const house = built({
    "package.json": '{ "name": "house", "type": "module" }',
    "wasm/cli/main.ts": 'import { used } from "../common/a.js";\nused();',
    "wasm/common/a.ts": `
      export const used = () => spare + tested + marked;
      export const spare = 1;
      export interface Spare {}
      export const tested = 2;
      /** @internal A test looks at it. */
      export const marked = 3;`,
    "wasm/common/b.ts": "export const alone = 4;",
    "tests/api/a.test.ts": 'import { marked, tested } from "../../wasm/common/a.js";\ntested + marked;',
  });
  assert.deepEqual(await unused(house), [
    "wasm/common/a.ts: Spare",
    "wasm/common/a.ts: spare",
    "wasm/common/a.ts: spare, tested",
    "wasm/common/b.ts: wasm/common/b.ts",
  ]);
});

test("the type checker finds globals that a file will not have", async () => {
  const base = readFileSync(join(root, "tsconfig.json"), "utf8");
  const programs = ["worker", "node", "browser"].map((name) => `wasm/toolchain/types/${name}.json`);
  const house = built({
    "tsconfig.json": base,
    ...Object.fromEntries(programs.map((name) => [name, readFileSync(join(root, name), "utf8")])),
    "wasm/common/a.ts": "export const a = [document, process];",
    "wasm/cli/b.ts": "export const b = [document, process];",
    "web/text/c.ts": "export const c = [document, process];",
  });
  symlinkSync(join(root, "node_modules"), join(house, "node_modules"));
  const { output } = await checkTypes(house, programs);
  const found = [...output.matchAll(/^(\S+)\(.*Cannot find name '(\w+)'/gm)].map(
    ([, file, name]) => `${file}: ${name}`,
  );
  assert.deepEqual(found, [
    "wasm/common/a.ts: document",
    "wasm/common/a.ts: process",
    "wasm/cli/b.ts: document",
    "wasm/common/a.ts: document",
    "web/text/c.ts: process",
  ]);
});
