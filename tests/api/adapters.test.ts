// SPDX-License-Identifier: GPL-3.0-or-later
/** Makers of surveys may take the adapters along: nothing in them, or needed by them, is under the GPL. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("../../../", import.meta.url));

/** `attach` loads protocols itself. */
const ANSWER_TIME = [
  ...["ciphers/chacha", "hashes/hmac", "hashes/sha2", "hashes/utils"].map((name) => `@noble/${name}.js`),
  "sluice:answer-wasm",
];

/** How many files each is made of at least, and the libraries that it may have: the engine at answer time has them too. */
const ADAPTERS: [file: string, least: number, libraries: string[]][] = [
  ["web/survey/surveyjs-linter.ts", 5, []],
  ["web/survey/send.ts", 1, []],
  ["web/survey/jspsych.ts", 5, ANSWER_TIME],
  ["web/survey/surveyjs.ts", 5, ANSWER_TIME],
  ["web/survey/form.ts", 10, ANSWER_TIME],
  ["web/survey/disclosure.ts", 8, []],
  ["web/survey/formio.ts", 2, []],
  ["web/survey/data-flow.ts", 4, []],
];

for (const [adapter, least, libraries] of ADAPTERS) {
  test(`${adapter} is made of nothing that is under the GPL, and of no other library`, async () => {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: [adapter],
      bundle: true,
      write: false,
      metafile: true,
      format: "esm",
      packages: "external",
    });
    const inputs = Object.entries(metafile.inputs);
    assert.ok(inputs.length > least);
    for (const [file, { imports }] of inputs) {
      assert.match(readFileSync(root + file, "utf8"), /^\/\/ SPDX-License.Identifier: Apache-2\.0\n/, file);
      assert.deepEqual(
        imports.filter(({ external, path }) => external && !libraries.includes(path)),
        [],
        file,
      );
    }
  });
}
