// SPDX-License-Identifier: GPL-3.0-or-later
/** A page in a real Chromium, for benchmarks. */
import { copyFileSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { launchChromium } from "../wasm/toolchain/chromium.mjs";
import { SetupError } from "../wasm/toolchain/process.mjs";
import { root } from "../wasm/toolchain/root.mjs";
import { serve } from "../web/serve/server.mjs";

const folder = join(root, ".build/bench/page");

/** A page that is isolated from all others has a clock of 5 microseconds; otherwise it is one of 100. */
const isolated = { "Cross-Origin-Opener-Policy": "same-origin", "Cross-Origin-Embedder-Policy": "require-corp" };

/** Starts Chromium with an empty page that can run the benchmarks. */
export async function openChromium() {
  await fill();
  const server = await serve({ root: folder, port: 0, headers: isolated });
  const browser = await launchChromium();
  const page = await browser.newPage();
  await page.goto(server.url);
  if (!(await page.evaluate(() => crossOriginIsolated)))
    throw new SetupError("the page of the benchmarks has a coarse clock");
  return {
    version: browser.version(),
    page,

    /**
     * Runs the benchmarks with these arguments in a worker of their own; returns what they print.
     * @param {string[]} args
     * @returns {Promise<string>}
     */
    async run(args) {
      const { code, output, complaints } = await page.evaluate(inWorker, args);
      if (code !== 0) throw new SetupError(`the benchmarks failed in Chromium: ${args.join(" ")}\n${complaints}`);
      return output;
    },

    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/**
 * In the page.
 * @param {string[]} args
 * @returns {Promise<{ code: number, output: string, complaints: string }>}
 */
function inWorker(args) {
  return new Promise((resolve) => {
    const worker = new Worker("worker.js", { type: "module" });
    worker.onerror = ({ message }) => resolve({ code: 1, output: "", complaints: message });
    worker.onmessage = ({ data }) => {
      worker.terminate();
      resolve(data);
    };
    worker.postMessage(args);
  });
}

async function fill() {
  // Only now: neither is there before the packages are installed.
  const [esbuild, { worker }] = await Promise.all([import("esbuild"), import("../wasm/toolchain/esbuild-plugins.mjs")]);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const name of ["sluice_bench_web.js", "sluice_bench_web.wasm"]) {
    copyFileSync(join(root, ".build/wasm", name), join(folder, name));
  }
  copyFileSync(join(import.meta.dirname, "page/worker.js"), join(folder, "worker.js"));
  writeFileSync(
    join(folder, "index.html"),
    '<!doctype html><title>Benchmarks</title><script src="curve.js"></script><script src="shared-page.js"></script>\n',
  );
  await esbuild.build({
    entryPoints: ["curve", "shared-page"].map((name) => join(import.meta.dirname, `page/${name}.ts`)),
    outdir: folder,
    bundle: true,
    format: "iife",
    target: "es2022",
    plugins: [worker()],
    logLevel: "warning",
  });
}
