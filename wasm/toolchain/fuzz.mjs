// SPDX-License-Identifier: GPL-3.0-or-later
// `npm run fuzz [-- seconds [name …]]`: each fuzzer of tests/fuzz, or those named, for so many seconds (60).
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { compile } from "./build.mjs";
import { installMissing, isDebian } from "./debian.mjs";
import { attempt, has, main, SetupError, say } from "./process.mjs";
import { root } from "./root.mjs";
import { setup } from "./setup.mjs";
import { versions } from "./versions.mjs";

/** Debian packages beside those of tests: the compiler, and libFuzzer. */
const packages = [`clang-${versions.llvm}`, `libclang-rt-${versions.llvm}-dev`];

const corpus = join(root, "tests/fuzz/corpus");
const names = readdirSync(corpus).sort();

/**
 * Runs one; true where it found nothing. Inputs that are new to it are kept in .build/fuzz/corpus. Those that end it
 * are kept in .build/fuzz/findings, and go into tests/fuzz/corpus with what mends them.
 * @param {string} name
 * @param {number} seconds
 */
async function fuzz(name, seconds) {
  const own = join(root, ".build/fuzz/corpus", name);
  const findings = join(root, ".build/fuzz/findings");
  for (const folder of [own, findings]) mkdirSync(folder, { recursive: true });
  const options = {
    max_total_time: seconds,
    // Nothing reads more bytes than these; and inputs are long from the first.
    max_len: 512,
    len_control: 0,
    // Searches may take a second and vertices another; nothing may take ten.
    timeout: 10,
    rss_limit_mb: 2048,
    print_final_stats: 1,
    artifact_prefix: join(findings, `${name}-`),
  };
  const flags = Object.entries(options).map(([option, value]) => `-${option}=${value}`);
  const env = {
    ...process.env,
    LSAN_OPTIONS: "suppressions=wasm/toolchain/leaks.supp:print_suppressions=0",
    UBSAN_OPTIONS: "print_stacktrace=1",
  };
  const begin = performance.now();
  const { code, output } = await attempt(join(root, `.build/fuzz/fuzz_${name}`), [...flags, own, join(corpus, name)], {
    cwd: root,
    env,
    what: `fuzzing ${name}`,
  });
  const took = ((performance.now() - begin) / 1000).toFixed(0);
  const runs = /^stat::number_of_executed_units: (\d+)$/m.exec(output)?.[1] ?? "?";
  const [, edges = "?"] = [...output.matchAll(/ cov: (\d+) /g)].at(-1) ?? [];
  say(
    `${code === 0 ? "ok    " : "FOUND "} ${name.padEnd(10)} ${took.padStart(5)} s  ${runs} executions, ${edges} edges, ${readdirSync(own).length} files`,
  );
  if (code !== 0) say(`\n──── ${name} ────\n${output.slice(-8000).trim()}\n`);
  return code === 0;
}

/**
 * Builds the fuzzers and runs them one after another.
 * @param {number} seconds for each
 * @param {string[]} named
 * @returns {Promise<number>} how many found something
 */
export async function fuzzAll(seconds, named = names) {
  if (isDebian()) await installMissing(packages);
  const compiler = `clang++-${versions.llvm}`;
  if (!has(compiler)) throw new SetupError(`${compiler} is missing: install it and try again.`);
  const targets = names.map((name) => `fuzz_${name}`);
  await compile("fuzz", targets);
  let found = 0;
  for (const name of named) {
    if (!(await fuzz(name, seconds))) found += 1;
  }
  return found;
}

if (process.argv[1] === import.meta.filename) {
  await main(async () => {
    const [time = "60", ...some] = process.argv.slice(2);
    const seconds = Number(time);
    if (!(Number.isInteger(seconds) && seconds > 0)) throw new SetupError(`${time} is not a number of seconds`);
    const unknown = some.find((name) => !names.includes(name));
    if (unknown) throw new SetupError(`no fuzzer is called ${unknown}; there is: ${names.join(" ")}`);
    await setup({ tests: true });
    const named = some.length > 0 ? some : names;
    const found = await fuzzAll(seconds, named);
    say(`\n${found} of ${named.length} fuzzers found something`);
    if (found > 0) process.exitCode = 1;
  });
}
