// SPDX-License-Identifier: GPL-3.0-or-later
/** Pages whose questions stand in frames begin without the engine, which each frame has. */
import assert from "node:assert/strict";
import { resolve } from "node:path";
import { before, test } from "node:test";
import { pathToFileURL } from "node:url";

const address = pathToFileURL(resolve("wasm/toolchain/package/scripts.mjs")).href;
const { bundled }: typeof import("../../wasm/toolchain/package/scripts.mjs") = await import(address);

type Outputs = Awaited<ReturnType<typeof bundled>>[number]["metafile"]["outputs"];
let outputs: Outputs;
before(async () => {
  outputs = (await bundled())[0].metafile.outputs;
});

/** The engines among all that a script imports as it begins. */
function enginesIn(name: string): string[] {
  const seen = new Set([`dist/${name}.js`]);
  for (const place of seen)
    for (const { path, kind } of outputs[place]?.imports ?? []) if (kind === "import-statement") seen.add(path);
  const inputs = [...seen].flatMap((place) => Object.keys(outputs[place]?.inputs ?? {}));
  return inputs.filter((input) => input.startsWith("sluice-wasm:"));
}

for (const name of ["form-define", "form", "react", "vue", "rjsf", "jsonforms"])
  test(`${name} begins without the engine`, () => assert.deepEqual(enginesIn(name), []));

test("negative control: answer begins with it", () => assert.equal(enginesIn("answer").length, 1));
