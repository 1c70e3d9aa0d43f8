// SPDX-License-Identifier: GPL-3.0-or-later
/** The commands of package.json in a fresh clone: they set up what they need, so none may need a package before that. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { test } from "node:test";

/** What is imported before a line of it runs, by name; not what is imported later, by `import()`. */
function importsOf(text: string): string[] {
  return [
    ...text
      .replace(/`[^`]*`/g, "``")
      .matchAll(/^(?:(?:import|export)\s[\w\s{},*$]*?\bfrom|import)\s*["']([^"']+)["']/gm),
  ].map(([, name]) => name as string);
}

/** The packages that a script and all that it imports need at once, each with the file that names it. */
function needed(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  return importsOf(readFileSync(file, "utf8")).flatMap((name) => {
    if (name.startsWith("node:")) return [];
    return name.startsWith(".") ? needed(join(dirname(file), name), seen) : [`${name} in ${file}`];
  });
}

test("no command needs a package before it has set up", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const files = new Set(
    Object.values(scripts).map((command) => /^node (?:--\S+ )*(\S+\.mjs)/.exec(String(command))?.[1]),
  );
  assert.ok(files.size >= 8 && !files.has(undefined), `${[...files]}`);
  for (const file of files) assert.deepEqual(needed(file as string), [], file);
});

test("negative control: a package that is imported at once is found, also where another file does it", () => {
  assert.deepEqual(
    importsOf(
      'import a from "x";\nimport {\n  b,\n} from "./y.mjs";\nexport { c } from "z";\nimport "side";\nconst t = `\nimport "text"`;\nawait import("w");',
    ),
    ["x", "./y.mjs", "z", "side"],
  );
  assert.ok(needed("wasm/toolchain/package/scripts.mjs").some((found) => found.startsWith("esbuild in")));
  assert.ok(needed("wasm/toolchain/package.mjs").length > 0);
});
