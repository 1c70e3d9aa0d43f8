// SPDX-License-Identifier: GPL-3.0-or-later
/** The npm package in other people's projects: whether it works untouched, and what it comes to there. */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { launchChromium } from "../../wasm/toolchain/chromium.mjs";
import { inPage, pack, pageWith, program, project, reports } from "../../wasm/toolchain/package/consumer.mjs";
import { run, SetupError } from "../../wasm/toolchain/process.mjs";
import { root } from "../../wasm/toolchain/root.mjs";
import { serve } from "../../web/serve/server.mjs";
import { projectsTable } from "../projects/table.mjs";
import { table } from "../text.mjs";

/**
 * The newest version of each, and those before it that are still about. Installed beside the measurements: nothing else
 * needs them. Installed beside the measurements: nothing else needs them.
 */
const vites = ["8.3.8", "7.3.8", "6.4.6", "5.4.21"];
const webpack = "5.113.0";

/** The parts that a page has to have, and a program of each: all of the engine, or what people answer with. */
const programs = {
  design: { "whole.js": program, "main.js": inPage },
  answer: {
    "main.js":
      'import { load } from "sluice/answer"; load({ protocols: {} }).then(() => { document.title = "loaded"; });',
  },
};

/** @param {import("../context.mjs").Context} context */
export async function bundlersPart({ quick, say }) {
  const folder = mkdtempSync(join(tmpdir(), "sluice-bundlers-"));
  const browser = await launchChromium();
  try {
    const { tarball } = await pack(join(root, ".build/package"), folder);
    const rows = [];
    /** @param {string} name @param {string[]} packages @param {(dir: string) => Promise<string>} build */
    const built = async (name, packages, build) => {
      const parts = [];
      let works = "";
      for (const [kind, files] of Object.entries(programs)) {
        const own = join(folder, `${name} ${kind}`.replaceAll(" ", "-"));
        const dir = await project(own, tarball, { ...files, "index.html": pageWith("/main.js") });
        if (packages.length > 0) await install(dir, packages);
        const out = await build(dir);
        parts.push(sizes(out));
        if (kind === "design") works = await seen(browser, out);
      }
      rows.push([name, works, ...parts]);
      say(`  ${name}: ${works}`);
    };
    await built("esbuild", [], bundledByEsbuild);
    await built(`webpack ${webpack}`, [`webpack@${webpack}`], bundledByWebpack);
    for (const version of quick ? vites.slice(0, 1) : vites) {
      await built(`Vite ${version}`, [`vite@${version}`], async (dir) => {
        // All in one folder: our server has no other.
        const args = ["node_modules/vite/bin/vite.js", "build", "--logLevel=error", "--assetsDir=."];
        await run("node", args, { cwd: dir });
        return join(dir, "dist");
      });
      const dev = await developed(browser, join(folder, `Vite-${version}-design`));
      rows.push([`Vite ${version}, dev`, dev, "", ""]);
      say(`  Vite ${version}, dev: ${dev}`);
    }
    return `${table(["", "works untouched", "`sluice` and `sluice/answer`", "`sluice/answer` alone"], rows)}

A fresh project with the tarball and the bundler, and no setting of either. A protocol is designed in Chromium and an answer becomes a report. Scripts of the build in kB after gzip -9: those loaded with the page, and in brackets those that come later, if at all. These are the worker, and its text for a build that left the worker behind.

${await projectsTable({ folder, tarball, browser, quick, say })}`;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** @param {string} dir @param {string[]} packages */
async function install(dir, packages) {
  await run("npm", ["install", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error", ...packages], {
    cwd: dir,
    what: `installing ${packages.join(" ")}`,
  });
}

/** @param {string} dir */
async function bundledByEsbuild(dir) {
  const { build } = await import("esbuild");
  const outdir = join(dir, "out");
  await build({
    entryPoints: [join(dir, "main.js")],
    bundle: true,
    minify: true,
    format: "esm",
    outdir,
    logLevel: "error",
  });
  return withPage(outdir);
}

/** @param {string} dir */
async function bundledByWebpack(dir) {
  const outdir = join(dir, "out");
  const options = { mode: "production", entry: "./main.js", context: dir, output: { path: outdir } };
  const script = `import webpack from "webpack";
    webpack(${JSON.stringify(options)}, (error, stats) => { if (error || stats.hasErrors()) throw error ?? new Error(stats.toString()); });`;
  writeFileSync(join(dir, "build.mjs"), script);
  await run("node", ["build.mjs"], { cwd: dir });
  return withPage(outdir);
}

/** @param {string} outdir */
function withPage(outdir) {
  writeFileSync(join(outdir, "index.html"), pageWith("/main.js"));
  return outdir;
}

/** @param {string} out */
function sizes(out) {
  const scripts = readdirSync(out).filter((name) => name.endsWith(".js"));
  /** @param {string} name */
  const kB = (name) => Math.round(gzipSync(readFileSync(join(out, name)), { level: 9 }).length / 1000);
  const first = readFileSync(join(out, "index.html"), "utf8");
  const begin = scripts.filter((name) => first.includes(name)).map(kB);
  const later = scripts.filter((name) => !first.includes(name)).map(kB);
  const sum = begin.reduce((one, other) => one + other, 0);
  return later.length > 0 ? `${sum} (${later.sort((one, other) => one - other).join(" + ")})` : `${sum}`;
}

/** @param {import("playwright-core").Browser} browser @param {string} folder */
async function seen(browser, folder) {
  const server = await serve({ root: folder, port: 0 });
  try {
    return await titled(browser, server.url);
  } finally {
    await server.close();
  }
}

/** @param {import("playwright-core").Browser} browser @param {string} dir */
async function developed(browser, dir) {
  const vite = spawn(process.execPath, ["node_modules/vite/bin/vite.js", "--port", "0"], { cwd: dir });
  try {
    const url = await new Promise((resolve, reject) => {
      let said = "";
      vite.on("exit", () => reject(new SetupError(`Vite ended: ${said}`)));
      vite.stdout.on("data", (text) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: colours of the terminal
        said += String(text).replace(/\x1b\[[0-9;]*m/g, "");
        const [address] = /http:\/\/localhost:\d+\//.exec(said) ?? [];
        if (address) resolve(address);
      });
    });
    return await titled(browser, url);
  } finally {
    vite.kill();
  }
}

/** @param {import("playwright-core").Browser} browser @param {string} url */
async function titled(browser, url) {
  const page = await browser.newPage();
  try {
    await page.goto(url);
    await page.waitForFunction(() => document.title !== "waiting", null, { timeout: 60_000 });
    const title = await page.title();
    return reports.test(title) ? "yes" : `no: ${title}`;
  } catch (error) {
    return `no: ${error instanceof Error ? error.message.split("\n")[0] : error}`;
  } finally {
    await page.close();
  }
}
