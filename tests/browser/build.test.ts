// SPDX-License-Identifier: GPL-3.0-or-later
/** All builders of the site get the same files, and one hash says which. */
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { site } from "./browser.js";

const run = promisify(execFile);
const program = join(process.cwd(), "web", "build", "build.mjs");

type Files = Map<string, Buffer>;

async function read(folder: string): Promise<Files> {
  const files: Files = new Map();
  for (const file of (await readdir(folder)).sort()) files.set(file, await readFile(join(folder, file)));
  return files;
}

/** Builds into a folder of its own, called from another one. */
async function built(): Promise<{ said: string; files: Files }> {
  const cwd = await mkdtemp(join(tmpdir(), "sluice-build-"));
  try {
    const { stdout } = await run(process.execPath, [program, join(cwd, "out")], { cwd });
    return { said: stdout.trim(), files: await read(join(cwd, "out")) };
  } finally {
    await rm(cwd, { recursive: true });
  }
}

const sha256 = (contents: string | Buffer) => createHash("sha256").update(contents).digest("hex");

/** As stamp.mjs says it, from the files as they are served. */
function hashOf(files: Files, build: string): string {
  const lines = [...files].map(([name, contents]) => {
    const blank = contents.toString().replace(`data-build="${build}"`, `data-build="${"0".repeat(64)}"`);
    if (name.endsWith(".html")) return `${sha256(blank)}  ${name}\n`;
    if (name !== "offline.js") return `${sha256(contents)}  ${name}\n`;
    const worker = contents.toString().replace(`"${build}"`, '""');
    return `${sha256(worker.replace(/const files = \{[^}]*\};/, "const files = {};"))}  ${name}\n`;
  });
  return sha256(lines.filter((line) => !line.endsWith("  build.json\n")).join(""));
}

test("a build is the same byte for byte wherever it is made, and known by one hash", async () => {
  const one = await built();
  const other = await read(site);
  assert.deepEqual([...one.files.keys()], [...other.keys()]);
  for (const [name, contents] of one.files) assert.ok(other.get(name)?.equals(contents), name);

  const { build, inputs, files } = JSON.parse(String(one.files.get("build.json")));
  for (const name of ["Node", "Emscripten", "Clang", "Boost", "Eigen", "libglpk.a", "npm packages"]) {
    assert.match(inputs[name].sha256, /^[\da-f]{64}$/, name);
    assert.match(inputs[name].version, /\w/, name);
  }
  assert.equal(one.said, `build ${build}`);
  const others = [...one.files].filter(([name]) => name !== "build.json");
  assert.deepEqual(files, Object.fromEntries(others.map(([name, contents]) => [name, sha256(contents)])));
  assert.equal(hashOf(one.files, build), build);
  for (const [name, contents] of others) {
    const changed = Buffer.concat([contents, Buffer.from("\n")]);
    assert.notEqual(hashOf(new Map([...one.files, [name, changed]]), build), build, name);
  }
  for (const [name, contents] of others) {
    const named = name.endsWith(".html") || name === "offline.js";
    assert.equal(contents.includes(build), named, name);
  }
});
