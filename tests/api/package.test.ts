// SPDX-License-Identifier: GPL-3.0-or-later
/** The npm package as it is assembled: what is in it, what it says of itself, what it leaves alone. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { homedir, tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { promisify } from "node:util";
import { pack } from "../../wasm/toolchain/package/consumer.mjs";
import { entries } from "../../wasm/toolchain/package/entries.mjs";
import { expected, packages, patterns } from "../../wasm/toolchain/package/files.mjs";
import { obstacles } from "../../wasm/toolchain/package/obstacles.mjs";

const run = promisify(execFile);
const { folder, list } = packages.all;
const built = join(process.cwd(), folder);
const temporary = mkdtempSync(join(tmpdir(), "sluice-package-"));
after(() => rmSync(temporary, { recursive: true, force: true }));

interface Manifest {
  version: string;
  exports: Record<string, string | { types: string; node?: string; default: string }>;
  [name: string]: unknown;
}

const manifest: Manifest = JSON.parse(readFileSync(join(built, "package.json"), "utf8"));
const files = readdirSync(built, { recursive: true, encoding: "utf8", withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));
/** The entries that can be imported, without those that are but a file or are started as a worker or by a page. */
const modules = Object.entries(manifest.exports).flatMap(([path, at]) =>
  typeof at === "string" ? [] : [{ path, at }],
);

test("there is in the tarball what is listed, and nothing else", async () => {
  const packed = await pack(built, temporary);
  assert.deepEqual(patterns(packed.files), expected(process.cwd(), list));
  assert.ok(packed.size < 3_390_000, `${packed.size}`);
  assert.ok(packed.unpackedSize < 7_470_000, `${packed.unpackedSize}`);
});

test("it may be published, needs no other package, and has all that it names", () => {
  const ours = JSON.parse(readFileSync("package.json", "utf8"));
  assert.equal(manifest.version, ours.version);
  for (const name of ["private", "dependencies", "scripts"]) assert.equal(name in manifest, false, name);
  const { peerDependencies: peers, peerDependenciesMeta: meta } = manifest as Record<string, object>;
  assert.deepEqual(Object.keys(peers ?? {}), ["react", "vue"]);
  assert.deepEqual(
    meta,
    { react: { optional: true }, vue: { optional: true } },
    "who has neither is asked for neither",
  );
  const named = Object.values(manifest.exports).flatMap((at) => (typeof at === "string" ? [at] : Object.values(at)));
  const commands = manifest.bin as Record<string, string>;
  assert.deepEqual(Object.keys(commands), Object.keys(ours.bin));
  for (const file of [...named, ...(manifest.sideEffects as string[]), ...Object.values(commands)]) {
    assert.ok(files.includes(join(built, file)), file);
  }
  for (const { path, at } of modules) assert.equal(Object.keys(at)[0], "types", path);
});

test("importing does nothing: no global is touched, whichever module it is", async () => {
  for (const { path } of modules) {
    const code = `const before = Reflect.ownKeys(globalThis).map((key) => [key, Object.getOwnPropertyDescriptor(globalThis, key)]);
      await import(${JSON.stringify(`sluice${path.slice(1)}`)});
      const known = new Map(before);
      const same = (one, other) => one && other && ["value", "get", "set", "writable"].every((name) => Object.is(one[name], other[name]));
      const changed = Reflect.ownKeys(globalThis).filter((key) => !same(known.get(key), Object.getOwnPropertyDescriptor(globalThis, key)));
      console.log(JSON.stringify(changed.map(String)), process.getActiveResourcesInfo().filter((name) => /Worker|Timeout/.test(name)).length);`;
    const { stdout } = await run(process.execPath, ["--input-type=module", "--eval", code], { cwd: built });
    const [, changed = "", active] = /^(.*) (\d+)$/m.exec(stdout) ?? [];
    // By these Lit, Vue and others notice that there are two of them; Vue's own build for Node decodes with atob.
    const others = path === "./vue" ? /^(__VUE_|atob$)/ : /^(lit|reactiveElement)/;
    const own = JSON.parse(changed).filter((name: string) => !others.test(name));
    assert.deepEqual([own, active], [[], "0"], path);
  }
});

test("every bundle begins with its licence, and what is under Apache-2.0 imports nothing else", () => {
  const textOf = (name: string) => readFileSync(join(built, "dist", name), "utf8");
  const licence = (name: string) => /^(?:#!.*\n)?\/\/ SPDX-License.Identifier: (.+)\n/.exec(textOf(name))?.[1];
  const scripts = readdirSync(join(built, "dist")).filter((name) => /\.(js|d\.ts)$/.test(name));
  for (const name of scripts) assert.match(licence(name) ?? "none", /^(Apache-2\.0|GPL-3\.0-or-later)$/, name);
  const engine = ["sluice.js"];
  const begin = [...entries.map(({ name }) => `${name}.js`), "sluice.min.js"].filter((name) => !engine.includes(name));
  const reached = new Set(begin);
  for (const name of reached) {
    assert.equal(licence(name), "Apache-2.0", name);
    for (const [, other = ""] of textOf(name).matchAll(/(?:from|import)\s*\(?"\.\/([^"]+)"/g)) reached.add(other);
  }
  assert.ok(reached.size > begin.length);
  for (const name of ["sluice.js", "worker.js", "node-worker.js", "sluice-live.js"]) {
    assert.equal(licence(name), "GPL-3.0-or-later", name);
  }
});

test("the notices have the licences of what is compiled into the reader of SPSS, Stata and SAS", async () => {
  const { versions } = await import("../../wasm/toolchain/versions.mjs");
  const notices = readFileSync(join(built, "NOTICES.txt"), "utf8");
  for (const line of [`ReadStat ${versions.readstat}`, `zlib ${versions.zlib}`]) {
    assert.ok(notices.includes(`\n${line}\n\n`), line);
  }
});

test("the script for pages without modules is as strict as modules: no error leads into its functions", () => {
  // V8 tells what functions that are not strict are called on (CallSite.getThis).
  const code = readFileSync(join(built, "dist", "sluice.min.js"), "utf8");
  assert.match(code, /^(\/\/.*\n)*"use strict";/);
});

test("no file tells where it was made, and none leads to sources that are not there", () => {
  const told = [process.cwd(), temporary, `${homedir()}/`, "node_modules/.cache", "registry.npmjs", "sourceMappingURL"];
  for (const file of files) {
    const bytes = readFileSync(file);
    // The glue of Emscripten and the licences name nothing of this machine.
    assert.deepEqual(
      told.filter((text) => bytes.includes(text)),
      [],
      file,
    );
    assert.doesNotMatch(bytes.toString("latin1"), /\b(?:localhost|127\.0\.0\.1):\d/, file);
  }
});

test("elements are described by the files that they are in", () => {
  const { modules } = JSON.parse(readFileSync(join(built, "custom-elements.json"), "utf8"));
  assert.ok(modules.length >= 4);
  for (const { path } of modules) assert.ok(files.includes(join(built, path)), path);
  const all = modules.flatMap(({ declarations = [] }) => declarations) as {
    tagName: string;
    attributes?: { name: string }[];
  }[];
  const answer = all.find(({ tagName }) => tagName === "sluice-answer");
  assert.ok(answer && all.some(({ tagName }) => tagName === "sluice-told"));
  // All that its table for people says that it has, and nothing else.
  const rows = readFileSync("web/survey/README.md", "utf8").split("\n");
  const begin = rows.findIndex((row) => /^\| `name`/.test(row));
  const table = rows.slice(begin, rows.indexOf("", begin));
  const named = table.flatMap((row) => /^\| `(\w+)/.exec(row)?.[1] ?? []);
  assert.deepEqual(answer.attributes?.map(({ name }) => name).sort(), named.sort());
});

test("a release is refused where the checkout, the tag or the list is another one, or nobody knows where it is built", () => {
  const good = {
    ...{ version: "1.2.3", repository: "https://example.org/sluice.git", status: "", tags: ["v1.2.3"] },
    ...{ security: "mailto:safe@example.org", securityNote: "Write to safe@example.org." },
    ...{ packed: ["a", "b"], expected: ["a", "b"] },
  };
  assert.deepEqual(obstacles(good), []);
  const refused = (state: Partial<Parameters<typeof obstacles>[0]>) => obstacles({ ...good, ...state }).join("\n");
  assert.match(refused({ status: " M README.md\n" }), /not committed:\n M README\.md/);
  assert.match(refused({ tags: [] }), /no tag v1\.2\.3/);
  assert.match(refused({ repository: undefined }), /names no `repository`/);
  assert.match(refused({ tags: ["v1.2.4"] }), /it is called v1\.2\.4/);
  for (const security of [undefined, "", "safe@example.org", "mailto:nobody", "http://example.org"])
    assert.match(refused({ security }), /names no `security`/, `${security}`);
  assert.match(refused({ securityNote: "Write to us." }), /does not tell people the address mailto:safe@example\.org/);
  assert.match(refused({ packed: ["a", "b", ".env"] }), /nobody expects: \.env/);
  assert.match(refused({ packed: ["a"] }), /lacks: b/);
});
