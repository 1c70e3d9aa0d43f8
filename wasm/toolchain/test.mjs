// SPDX-License-Identifier: GPL-3.0-or-later
// `npm test [-- part …]`: sets up, builds and runs the parts named, or all of them. `npm run test:long` runs all parts at
// full scale: what reads SLUICE_LONG does all that it can, and there are the fuzzers.
import { readFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { join } from "node:path";
import { build, compile } from "./build.mjs";
import { bundleTests } from "./bundle-tests.mjs";
import { checkContract } from "./contract.mjs";
import { fuzzAll } from "./fuzz.mjs";
import { checkPaths } from "./paths.mjs";
import { attempt, main, SetupError, say, telling } from "./process.mjs";
import { ofCore, ofLanes, ofNode, slowest, withoutLanes } from "./progress.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";
import { checkSizes } from "./size.mjs";
import { cpp, sources } from "./sources.mjs";
import { tidy } from "./tidy.mjs";
import { checkTypes } from "./types.mjs";
import { versions } from "./versions.mjs";

/**
 * @typedef {import("./process.mjs").RunResult} RunResult
 * @typedef {{ passed: number, failed: number }} Count
 */

/**
 * Runs a step at most once, whoever asks first.
 * @template T
 * @param {() => Promise<T>} step
 */
function once(step) {
  /** @type {Promise<T> | undefined} */
  let result;
  return () => {
    result ??= step();
    return result;
  };
}

/** Some part needs each of these sanitised programs. */
const sanitised = ["sluice_verify", "sluice_registry", "sluice_tests"];

const engine = once(() => build(["wasm"]));
const cli = once(() => engine().then(() => build(["cli"])));
const site = once(() => engine().then(() => build(["site"])));
const live = once(() => engine().then(() => build(["live"])));
const npmPackage = once(() => Promise.all([cli(), live()]).then(() => build(["package"])));

/**
 * @param {string} program
 * @param {...string} args
 */
const inRoot = (program, ...args) => attempt(program, args, { cwd: root });

/**
 * @param {"browser" | "api"} name
 * @param {...string} flags
 */
async function lanes(name, ...flags) {
  const words = ["wasm/toolchain/test-lanes.mjs", ...flags, ...(await bundleTests(name))];
  const { code, output } = await attempt("node", words, { cwd: root, what: `tests of ${name}`, progress: ofLanes });
  return { code, output: withoutLanes(output) };
}

/**
 * Runs the tests of the core in one of its builds. The listener in tests/core/main.cpp tells of each as it ends.
 * @param {string} name
 * @param {string[]} words
 * @param {NodeJS.ProcessEnv} [env]
 */
async function doctests(name, [program = "", ...args], env = process.env) {
  const listed = await attempt(program, [...args, "--count"], { cwd: root, env });
  const [, all = "?"] = /: (\d+)\s*$/.exec(listed.output) ?? [];
  const progress = (/** @type {string} */ output) => ofCore(output, all);
  return attempt(program, [...args, "--no-colors=true"], { cwd: root, env, what: `tests of ${name}`, progress });
}

/**
 * The parts, the longest first. The count of a part is read from what it prints; a part without one, such as a linter,
 * counts as a single test.
 * @type {Record<string, () => Promise<RunResult>>}
 */
const parts = {
  browser: async () => {
    await Promise.all([site(), npmPackage()]);
    return lanes("browser");
  },
  fuzz: async () => ({ code: await fuzzAll(60), output: "what was found is in .build/fuzz/findings" }),
  /** This build is sanitised, and runs a tenth of the random cases. */
  core: async () => {
    await compile("sanitise", ["sluice_tests"]);
    const env = { ...process.env, LSAN_OPTIONS: "suppressions=wasm/toolchain/leaks.supp:print_suppressions=0" };
    return doctests("core", [".build/sanitise/sluice_tests"], env);
  },
  api: async () => {
    // The program holds protocols against the same code natively.
    await Promise.all([npmPackage(), compile("sanitise", ["sluice_verify"])]);
    return lanes("api", "--disallow-code-generation-from-strings");
  },
  /** This build is optimised, and runs a tenth of the random cases: some tolerances hold for native arithmetic only. */
  wasm: async () => {
    await engine();
    await compile("wasm", ["sluice_tests"]);
    return doctests("wasm", ["node", ".build/wasm/sluice_tests.cjs"]);
  },
  /** This build is optimised, and runs all random cases. */
  native: async () => {
    await compile("native", ["sluice_tests"]);
    return doctests("native", [".build/native/sluice_tests"]);
  },
  contract: checkContract,
  tidy: async () => {
    // clang-tidy needs only the compile commands.
    await compile("sanitise", ["build.ninja"]);
    return tidy();
  },
  types: async () => {
    await engine();
    return checkTypes();
  },
  size: async () => {
    await Promise.all([npmPackage(), site()]);
    const folders = [".build/wasm", ".build/node", ".build/site", ".build/live", ".build/package/dist"];
    const results = [await checkSizes(), checkPaths(folders)];
    return {
      code: Math.max(...results.map(({ code }) => code)),
      output: results.map(({ output }) => output).join("\n"),
    };
  },
  lint: () => inRoot("node_modules/.bin/biome", "ci", "--colors=off", "--error-on-warnings"),
  walls: () => {
    const words = ["--test", "--test-reporter=spec", ...sources(["tests/house"], [".test.mjs"])];
    return attempt("node", words, { cwd: root, what: "tests of walls", progress: ofNode });
  },
  format: () => inRoot(`clang-format-${versions.llvm}`, "--dry-run", "-Werror", ...cpp()),
  identical: async () => {
    await engine();
    // Not byte by byte: of two links one may have two instructions the other way round. Both programs run the page's.
    const [web, node] = ["web", "node"].map((name) => {
      const module = new WebAssembly.Module(readFileSync(join(root, `.build/wasm/sluice-${name}.wasm`)));
      return JSON.stringify([WebAssembly.Module.imports(module), WebAssembly.Module.exports(module)]);
    });
    return { code: web === node ? 0 : 1, output: `of the page: ${web}\nof Node: ${node}` };
  },
};

/** Parts of a long run only. */
const longOnly = ["fuzz"];

/** Parts that keep two processors busy by themselves. */
const wide = ["browser", "api"];

/** Parts of which each prints how many of its tests passed. */
const counted = ["core", "native", "wasm", "walls", "api", "browser"];

/**
 * @param {string} name
 * @param {RunResult} result
 * @returns {Count}
 */
function count(name, { code, output }) {
  const single = { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  if (!counted.includes(name)) return single;
  const counts = [
    ...output.matchAll(/^\[doctest\] test cases: .*\| +(\d+) passed +\| +(\d+) failed/gm),
    // One pair for each process that ran some of them.
    ...output.matchAll(/^ℹ pass (\d+)$[\s\S]*?^ℹ fail (\d+)$/gm),
  ];
  const [passed, failed] = [1, 2].map((group) => counts.reduce((sum, found) => sum + Number(found[group]), 0));
  // A crash after the last test, or a suite without tests, must not pass.
  const failing = failed || (code !== 0 || !passed ? 1 : 0);
  return { passed: passed ?? 0, failed: failing };
}

/** @param {number} begin */
const minutes = (begin) => ((performance.now() - begin) / 60_000).toFixed(1);

/** Milliseconds that the machine's processors were busy, and all of them. */
function processors() {
  const times = cpus().map(({ times: { idle, ...rest } }) => ({
    idle,
    busy: Object.values(rest).reduce((a, b) => a + b),
  }));
  const busy = times.reduce((sum, each) => sum + each.busy, 0);
  return { busy, all: times.reduce((sum, each) => sum + each.idle, busy) };
}

/** @param {string} name */
async function runPart(name) {
  const begin = performance.now();
  const before = processors();
  const part = /** @type {() => Promise<RunResult>} */ (parts[name]);
  const result = await telling(() => name, part).catch((error) => ({
    code: 1,
    output: String(error.message ?? error),
  }));
  const { passed, failed } = count(name, result);
  const after = processors();
  const busy = Math.round((100 * (after.busy - before.busy)) / Math.max(1, after.all - before.all));
  if (failed > 0) say(`\n──── ${name} ────\n${result.output.trim()}\n`);
  say(
    `${failed > 0 ? "FAILED" : "ok    "} ${name.padEnd(10)} ${minutes(begin).padStart(5)} min  ${passed} passed, ${failed} failed; processors ${busy} % busy`,
  );
  const slow = slowest(result.output, 20);
  if (slow.length > 0) say(`       The slowest of ${name}, in seconds on this machine:\n${slow.join("\n")}`);
  const told = failed > 0 ? result.output.split(/^✖ failing tests:$/m).slice(1) : [];
  return { passed, failed, failures: told.map((text) => text.split(/^(?:✔|▶|﹣|ℹ) /m)[0] ?? "") };
}

/** @param {string[]} names */
async function runAll(names) {
  /** @type {Count & { failures: string[] }} */
  const total = { passed: 0, failed: 0, failures: [] };
  /** @param {string[]} queue */
  const lane = async (queue) => {
    for (let name = queue.shift(); name; name = queue.shift()) {
      const { passed, failed, failures } = await runPart(name);
      total.passed += passed;
      total.failed += failed;
      total.failures.push(...failures);
    }
  };
  // These builds use the time in which tests wait for a browser. A part that needs one reports its failure.
  const behind = async () => {
    if (names.includes("core")) await compile("sanitise", sanitised, { behind: true });
    if (names.includes("native")) await compile("native", ["sluice_tests"], { behind: true });
  };
  behind().catch(() => {});
  await lane(names.filter((name) => wide.includes(name)));
  // Two at a time: much of a build is a single thread (linking with optimisation), as are most tests.
  const others = names.filter((name) => !wide.includes(name));
  await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, () => lane(others)));
  return total;
}

await main(async () => {
  const begin = performance.now();
  const named = process.argv.slice(2).filter((word) => word !== "--long");
  // Programs that are run inherit it.
  if (process.argv.includes("--long")) process.env.SLUICE_LONG = "1";
  const usual = Object.keys(parts).filter((name) => process.env.SLUICE_LONG === "1" || !longOnly.includes(name));
  const unknown = named.find((name) => !(name in parts));
  if (unknown) throw new SetupError(`no part is called ${unknown}; there is: ${Object.keys(parts).join(" ")}`);
  await setup({ tests: true });
  const { passed, failed, failures } = await runAll(named.length > 0 ? named : usual);
  // Once more at the end: of a long log often no more than that is kept.
  for (const text of failures) say(text.trimEnd().split("\n").slice(0, 40).join("\n"));
  say(`\n${minutes(begin)} min in all, with set-up`);
  say(`${passed} passed, ${failed} failed`);
  if (failed > 0) process.exitCode = 1;
});
