// SPDX-License-Identifier: GPL-3.0-or-later
/** A project made anew by its framework's own command, with the package's tarball and one example of its README. */
import { spawn } from "node:child_process";
import { copyFileSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { run, SetupError } from "../../wasm/toolchain/process.mjs";
import { serve } from "../../web/serve/server.mjs";
import { exampleWith, smoking, surveyJson } from "./frameworks.mjs";
import { visited } from "./person.mjs";

/** @typedef {import("./frameworks.mjs").Framework} Framework */

/** Nothing is asked, and nothing is told to others. */
const env = { ...process.env, CI: "1", NEXT_TELEMETRY_DISABLED: "1", NG_CLI_ANALYTICS: "false" };
const quiet = ["--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Lines that a person writes, and seconds.
 * @typedef {{ name: string, lines: number, install: number, build: number, built?: import("./person.mjs").Visit, dev?: import("./person.mjs").Visit }} Tried
 */

/**
 * @param {Framework} framework @param {object} places
 * @param {string} places.folder @param {string} places.tarball @param {import("playwright-core").Browser} places.browser
 * @returns {Promise<Tried>}
 */
export async function tried(framework, { folder, tarball, browser }) {
  // No other project of the run is in it.
  const name = `${framework.name.toLowerCase().replace(/\W+/g, "-")}-${readdirSync(folder).length}`;
  const dir = join(folder, name);
  const begin = performance.now();
  await command(framework.make(name), folder);
  await command(["npm", "install", ...quiet, tarball, ...(framework.also ?? [])], dir);
  const install = seconds(begin);
  const lines = written(framework, dir);
  const building = performance.now();
  if (framework.build) await command(framework.build, dir);
  const result = /** @type {Tried} */ ({
    name: called(framework, dir),
    lines,
    install,
    build: framework.build ? seconds(building) : 0,
  });
  const { by, built, dev, out } = framework;
  if (built) result.built = await served(built, dir, (url) => visited(browser, url, by));
  else {
    const server = await serve({ root: join(dir, (out ?? ".").replace("NAME", name)), port: 0 });
    result.built = await visited(browser, server.url, by).finally(server.close);
  }
  if (dev) result.dev = await served(dev, dir, (url) => visited(browser, url, by));
  return result;
}

/** With the version that is installed. @param {Framework} framework @param {string} dir */
function called({ name, from }, dir) {
  if (!from) return name;
  const { version } = JSON.parse(readFileSync(join(dir, "node_modules", from, "package.json"), "utf8"));
  return name.replace(/(?=,| in |$)/, ` ${version}`);
}

/** @param {number} begin */
const seconds = (begin) => Math.round((performance.now() - begin) / 1000);

/** @param {string[]} words @param {string} cwd */
async function command([program = "", ...args], cwd) {
  return run(program, args, { cwd, env, what: `${program} ${args[0]}` });
}

/** The files that a person writes, with how many lines. @param {Framework} framework @param {string} dir */
function written({ example: [words, file], more = {}, copies = {}, json, survey }, dir) {
  let example = exampleWith(words).replace("… all of smoking.json …", () => smoking);
  if (file.endsWith(".html")) example = `<!doctype html><meta charset="utf-8"><title>Survey</title>\n${example}`;
  const files = { ...more, [file]: example, ...(survey && { [survey]: surveyJson() }) };
  let lines = Object.keys(copies).length;
  for (const [name, text] of Object.entries({ ...files, [json]: smoking })) {
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), text);
    if (name !== json)
      lines += text
        .replace(smoking, "…")
        .split("\n")
        .filter((line) => line.trim()).length;
  }
  for (const [from, to] of Object.entries(copies)) {
    copyFileSync(join(dir, "node_modules/sluice/dist", from), join(dir, to));
  }
  return lines;
}

/** While the program serves. @template T @param {(port: number) => string[]} words @param {string} dir @param {(url: string) => Promise<T>} body */
async function served(words, dir, body) {
  const port = await freePort();
  const [program = "", ...args] = words(port);
  // A group of its own: npx and the frameworks start others.
  const server = spawn(program, args, { cwd: dir, env, detached: true });
  let said = "";
  let ended = false;
  server.stdout.on("data", (text) => (said += text));
  server.stderr.on("data", (text) => (said += text));
  server.on("exit", () => (ended = true));
  try {
    const url = `http://localhost:${port}/`;
    for (let i = 0; ; i++) {
      if (ended || i > 600) throw new SetupError(`${[program, ...args].join(" ")} ended: ${said.slice(-2000)}`);
      const there = await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      );
      if (there) break;
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return await body(url);
  } finally {
    if (server.pid) {
      try {
        process.kill(-server.pid);
      } catch {}
    }
    for (let i = 0; i < 50 && !ended; i++) await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, () => {
      const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });
}
