// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after, test } from "node:test";
import { root } from "../../wasm/toolchain/root.mjs";
import { checkTypes } from "../../wasm/toolchain/types.mjs";
import { crossings } from "../../wasm/toolchain/walls/crossings.mjs";
import { unused } from "../../wasm/toolchain/walls/unused.mjs";

/** In pieces: REUSE would take it for the licence of this file. */
const tag = ["SPDX", "License", "Identifier"].join("-");

/** @type {string[]} */
const houses = [];
after(() => {
  for (const folder of houses) rmSync(folder, { recursive: true });
});

/** Builds a house of these files. @param {Record<string, string>} files */
function built(files) {
  const house = mkdtempSync(join(tmpdir(), "sluice-walls-"));
  houses.push(house);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), text);
  }
  return house;
}

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
    { "web/text/a.ts": 'import "../../wasm/cli/b.js";', "wasm/cli/b.ts": "" },
    ["through a door: web/text/a.ts -> wasm/cli/b.ts"],
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
    { "web/a.ts": 'import "./text/b.js";', "web/text/b.ts": "" },
    ["from outside the rooms: web/a.ts -> web/text/b.ts"],
  ],
  ["an import of nothing", { "web/text/a.ts": 'import "./b.js";' }, ["an import of nothing: web/text/a.ts -> ./b.js"]],
];

for (const [fault, files, broken] of PLANTED) {
  test(`the check finds ${fault}`, async () => {
    assert.deepEqual((await crossings(built(files))).broken, broken);
  });
}

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
