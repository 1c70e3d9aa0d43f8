// SPDX-License-Identifier: GPL-3.0-or-later
/** The package for whoever only asks: all of it under Apache-2.0, the same scripts as in the package with everything. */
import assert from "node:assert/strict";
import { spawn, spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join, resolve } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { pack, project } from "../../wasm/toolchain/package/consumer.mjs";
import { expected, packages, patterns } from "../../wasm/toolchain/package/files.mjs";
import { isolated } from "./package-exports.js";
import { inFolder } from "./run-cli.js";

const { name, folder, list } = packages.asking;
const temporary = mkdtempSync(join(tmpdir(), "sluice-asking-"));
after(() => rmSync(temporary, { recursive: true, force: true }));
const consumer = join(temporary, "consumer");
const installed = join(consumer, "node_modules", name);
let packed: Awaited<ReturnType<typeof pack>>;

before(async () => {
  packed = await pack(resolve(folder), temporary);
  await project(consumer, packed.tarball, {});
  for (const peer of ["react", "vue"]) symlinkSync(resolve("node_modules", peer), join(consumer, "node_modules", peer));
});

const textOf = (root: string, file: string): string => readFileSync(join(root, file), "latin1");
const manifestOf = (root: string) => JSON.parse(textOf(root, "package.json"));

test("there is in the tarball what is listed, and nothing else", () => {
  assert.deepEqual(patterns(packed.files), expected(process.cwd(), list));
  assert.ok(packed.size < 505_000, `${packed.size}`);
  assert.deepEqual(
    Object.keys(manifestOf(installed)).filter((key) => /^(private|dependencies|scripts)$/.test(key)),
    [],
  );
});

test("every import works from the tarball, and leads to the same as in the package with everything", async () => {
  const { exports } = manifestOf(installed);
  const all = manifestOf(resolve(packages.all.folder)).exports;
  const modules = Object.keys(exports).filter((path) => typeof exports[path] === "object");
  assert.ok(modules.length >= 15, `${modules.length}`);
  for (const path of Object.keys(exports)) assert.deepEqual(exports[path], all[path], path);
  for (const path of modules) {
    assert.ok((await isolated(pathToFileURL(join(installed, exports[path].default)).href)).length > 0, path);
  }
});

test("its declarations are those of the package with everything, and mention no others", () => {
  const types = packed.files.filter((file) => file.endsWith(".d.ts"));
  assert.ok(types.length > 40);
  for (const file of types) {
    const text = textOf(installed, file);
    assert.equal(text, textOf(resolve(packages.all.folder), file), file);
    for (const [, path = ""] of text.matchAll(/(?:from |import\()"(\.[^"]+)\.js"/g)) {
      assert.ok(types.includes(join(dirname(file), `${path}.d.ts`)), `${file}: ${path}`);
    }
  }
});

test("no script has anything of the GPL in it, which the sources of each show", async () => {
  const address = pathToFileURL(resolve("wasm/toolchain/package/scripts.mjs")).href;
  const { bundled }: typeof import("../../wasm/toolchain/package/scripts.mjs") = await import(address);
  const made = (await bundled()).flatMap(({ metafile }) => Object.entries(metafile.outputs));
  const inputs = new Map(made.map(([output, { inputs }]) => [basename(output), Object.keys(inputs)]));
  const permissive = (input: string): boolean =>
    /^(node_modules\/|globals\.js$|sluice-wasm:.*\/sluice-answer\.wasm$)/.test(input) ||
    (!input.includes(":") && /^\/\/ SPDX-License.Identifier: Apache-2\.0\n/.test(textOf(".", input)));
  const scripts = readdirSync(join(installed, "dist")).filter((file) => file.endsWith(".js"));
  assert.ok(scripts.length > 20);
  for (const script of scripts) {
    const sources = inputs.get(script);
    assert.ok(sources, script);
    assert.deepEqual(
      sources.filter((input) => !permissive(input)),
      [],
      script,
    );
    for (const library of sources.flatMap((input) => /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(input)?.[1] ?? [])) {
      assert.match(textOf(installed, "NOTICES.txt"), new RegExp(`^${library} \\d`, "m"));
    }
  }
  const engine = [...inputs].filter(([, sources]) => !sources.every(permissive)).map(([script]) => script);
  for (const script of ["sluice.js", "node.js", "inline-worker.js"]) assert.ok(engine.includes(script), script);
});

/** The licence of each file by the rules of REUSE: its own line, or else the last annotation that names it. */
function licencesOf(root: string): Map<string, string | undefined> {
  const toml = textOf(root, "REUSE.toml");
  const rows = [...toml.matchAll(/^path = (\[.*\])\n.*\n.*Identifier = "(.+)"$/gm)].map(([, paths = "", licence]) => ({
    paths: JSON.parse(paths) as string[],
    licence,
  }));
  const files = readdirSync(root, { recursive: true, withFileTypes: true, encoding: "utf8" })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
  return new Map(
    files
      .filter((file) => !/^(LICENSES?[/\w.-]*|REUSE\.toml)$/.test(file))
      .map((file) => {
        const own = /SPDX-License.Identifier: ([\w.-]+)/.exec(textOf(root, file))?.[1];
        const named = rows.findLast(({ paths }) => paths.some((path) => path === "**" || path === file));
        return [file, own ?? named?.licence];
      }),
  );
}

test("each file of both packages has a licence, of which the text is there", () => {
  for (const [root, ids] of [
    [installed, ["Apache-2.0"]],
    [resolve(packages.all.folder), ["Apache-2.0", "BSD-3-Clause", "GPL-3.0-or-later"]],
  ] as const) {
    assert.deepEqual(
      readdirSync(join(root, "LICENSES")),
      ids.map((id) => `${id}.txt`),
    );
    const found = licencesOf(root);
    assert.ok(found.size > 100);
    for (const [file, licence] of found)
      assert.ok(licence !== undefined && (ids as readonly string[]).includes(licence), file);
  }
  assert.equal(licencesOf(resolve(packages.all.folder)).get("dist/sluice.js"), "GPL-3.0-or-later");
});

test("whoever reads it is sent to files that are there", () => {
  for (const root of [installed, resolve(packages.all.folder)]) {
    for (const page of ["README.md", "SURVEYS.md", "RULES.md"]) {
      const links = [...textOf(root, page).matchAll(/\]\((?!https:)([^)]+)\)/g)].map(([, link]) => link);
      assert.deepEqual(
        links.filter((link = "") => !link.startsWith("#")),
        [],
        page,
      );
    }
  }
  const readme = textOf(installed, "README.md");
  const { exports } = manifestOf(installed);
  for (const [, path] of readme.matchAll(/(?<!node_modules\/)sluice-ask\/([\w-]+)/g))
    assert.ok(exports[`./${path}`], path);
  for (const [, path = ""] of readme.matchAll(/node_modules\/sluice-ask\/([\w./-]+)/g))
    assert.ok(existsSync(join(installed, path)), path);
  for (const path of Object.keys(exports)) {
    if (typeof exports[path] === "object") assert.ok(readme.includes(`\`sluice-ask${path.slice(1)}\``), path);
  }
  assert.doesNotMatch(readme, /sha384-…/);
});

test("the README leads from the answers to an estimate, with what the tarball has", () =>
  inFolder(async (cli) => {
    const commands = [...textOf(installed, "README.md").matchAll(/^npx --no-install (sluice(?:-receive)?) (.*)$/gm)];
    const args = commands.map(([, program = "", text = ""]) => ({
      program,
      args: [...text.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain = ""]) => quoted ?? plain),
    }));
    const [receive, plan, estimate] = args;
    assert.deepEqual(
      args.map(({ program }) => program),
      ["sluice-receive", "sluice", "sluice"],
    );
    const making = /```js\n(import \{ writeFileSync \}.*?)```/s.exec(textOf(installed, "README.md"))?.[1] ?? "";
    // Beside the package, as in a project: there it finds what it imports.
    const script = join(consumer, "make.mjs");
    writeFileSync(script, making);
    const made = spawnSync("node", [script], { cwd: cli.at("."), encoding: "utf8" });
    assert.equal(made.status, 0, made.stderr);
    const { load } = await import(pathToFileURL(join(installed, "dist/answer.js")).href);
    const sluice = await load({ protocols: { smoking: cli.read("smoking.json") } });
    const smokes = sluice.privatise("smoking", "never");
    const submission = {
      version: 1,
      submission: "0".repeat(32),
      protocols: { smokes: sluice.protocol("smoking").hash },
    };
    const program = join(consumer, "node_modules/.bin/sluice-receive");
    const child = spawn(program, [...(receive?.args ?? []), "--port=0"], { cwd: cli.at(".") });
    try {
      const said = await new Promise<string>((done) => child.stdout.once("data", (data) => done(String(data))));
      const url = /http:\S+/.exec(said)?.[0] ?? said;
      const post = (body: object) => fetch(url, { method: "POST", body: JSON.stringify(body) });
      assert.equal((await post({ smokes, sluice: submission })).status, 204);
      assert.equal((await post({ smokes, sluice: submission })).status, 204);
      assert.equal((await post({ smokes: "often", sluice: submission })).status, 400);
    } finally {
      child.kill();
    }
    assert.deepEqual(cli.read("kept/smokes.csv").trim().split("\n").slice(1), [`"${smokes}"`]);
    for (const { args: own } of [plan, estimate].flatMap((one) => one ?? [])) {
      const { code, stderr } = await cli.run(...own);
      assert.equal(code, 0, stderr);
    }
  }));
