// SPDX-License-Identifier: GPL-3.0-or-later
/** The commands of package.json in a fresh clone: its scripts set up what they need, so none may need a package before that. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { test } from "node:test";
import { linkCommands } from "../../wasm/toolchain/packages.mjs";

/** A checkout in which nothing is built and nothing installed, and an npm whose cache is empty and which has no network. */
function freshly(work: (checkout: string, npx: (...args: string[]) => ReturnType<typeof run>) => void): void {
  const folder = mkdtempSync(join(tmpdir(), "sluice-fresh-"));
  const checkout = join(folder, "a checkout");
  const npm = { npm_config_cache: join(folder, "npm"), npm_config_registry: "http://127.0.0.1:9/" };
  const env = { PATH: process.env.PATH, HOME: folder, ...npm, npm_config_update_notifier: "false" };
  try {
    for (const name of ["package.json", "wasm/cli/bin"]) cpSync(name, join(checkout, name), { recursive: true });
    symlinkSync(checkout, join(folder, "link"));
    work(checkout, (...args) => run("npx", ["--no-install", ...args], join(folder, "link/wasm/cli"), env));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function run(program: string, args: string[], cwd: string, env?: NodeJS.ProcessEnv) {
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: "utf8" });
  return { status, stdout, stderr };
}

const unbuilt = { status: 2, stdout: "", stderr: "sluice: not built yet. Build it first: npm run build\n" };

test("the commands say how to build them, and work once that is done, whatever npm keeps of the first try", () => {
  const { bin, version } = JSON.parse(readFileSync("package.json", "utf8"));
  freshly((checkout, npx) => {
    for (const name of Object.keys(bin)) assert.deepEqual(npx(name), unbuilt, name);
    symlinkSync(resolve(".build"), join(checkout, ".build"));
    const { stdout, ...rest } = npx("sluice", "--version");
    assert.ok(stdout.startsWith(`sluice ${version} (`), stdout);
    assert.deepEqual(rest, { status: 0, stderr: "" });
    assert.match(npx("sluice", "no such").stderr, /there is no command "no such"/);
    const receive = npx("sluice-receive");
    assert.equal(receive.status, 2);
    assert.match(receive.stderr, /^sluice-receive FOLDER/);
    assert.equal(run(join(checkout, bin.sluice), ["no such"], checkout).status, 2, "by its path");
  });
});

test("setting up mends what npm keeps of a checkout whose commands were not there", () => {
  freshly((checkout, npx) => {
    const manifest = readFileSync(join(checkout, "package.json"), "utf8");
    writeFileSync(join(checkout, "package.json"), manifest.replaceAll("wasm/cli/bin", "nowhere"));
    // Most of npm's versions exit with 127 from here on, for ever; some look again.
    assert.notDeepEqual(npx("sluice"), unbuilt);
    writeFileSync(join(checkout, "package.json"), manifest);
    mkdirSync(join(checkout, "node_modules/.bin"), { recursive: true });
    linkCommands(checkout);
    assert.deepEqual(npx("sluice"), unbuilt);
  });
});

/** The modules imported before a line of it runs, by name; not those imported later, by `import()`. */
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
