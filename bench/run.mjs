// SPDX-License-Identifier: GPL-3.0-or-later
/** The parts of the benchmarks, and a run of some of them. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { SetupError, say } from "../wasm/toolchain/process.mjs";
import { root } from "../wasm/toolchain/root.mjs";
import { openChromium } from "./chromium.mjs";
import { conditions } from "./context.mjs";
import { platforms, runProgram } from "./measure.mjs";
import { answerPart } from "./parts/answer.mjs";
import { beyondPart } from "./parts/beyond.mjs";
import { bundlersPart } from "./parts/bundlers.mjs";
import { curvePart } from "./parts/curve.mjs";
import { enginesPart } from "./parts/engines.mjs";
import { figuresPart } from "./parts/figures.mjs";
import { filesPart } from "./parts/files.mjs";
import { framePart } from "./parts/frame.mjs";
import { growthPart } from "./parts/growth.mjs";
import { lighthousePart } from "./parts/lighthouse.mjs";
import { pagePart } from "./parts/page.mjs";
import { pathPart } from "./parts/path.mjs";
import { peersPart } from "./parts/peers.mjs";
import { scalePart } from "./parts/scale.mjs";
import { sharedPart } from "./parts/shared.mjs";
import { smallPart } from "./parts/small.mjs";
import { blocksOf, conditionsLine, store } from "./stored.mjs";

/** @type {Record<string, (context: import("./context.mjs").Context) => Promise<string>>} */
const parts = {
  peers: peersPart,
  curve: curvePart,
  scale: scalePart,
  shared: sharedPart,
  beyond: beyondPart,
  figures: figuresPart,
  growth: growthPart,
  small: smallPart,
  files: filesPart,
  page: pagePart,
  path: pathPart,
  engines: enginesPart,
  answer: answerPart,
  frame: framePart,
  lighthouse: lighthousePart,
  bundlers: bundlersPart,
};

/** @param {string[]} args */
export async function benchmark(args) {
  const { flags, names, raw } = sorted(args);
  const chromium = await openChromium();
  try {
    if (raw.length > 0) return await all(chromium, raw);
    const measured = conditions(chromium);
    const write = flags.includes("--write");
    const keep = (/** @type {string} */ name, /** @type {string} */ contents) => {
      const folder = join(root, write ? "bench" : ".build/bench");
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, name), contents);
      say(`  ${join(folder, name)} is drawn`);
    };
    const quick = flags.includes("--quick");
    const limit = Number(
      flags.find((flag) => flag.startsWith("--limit="))?.slice("--limit=".length) ?? (quick ? 5 : 60),
    );
    /** @type {string[]} */
    const told = [];
    for (const name of names.length > 0 ? names : Object.keys(parts)) {
      say(`── ${name} ──`);
      const begin = performance.now();
      const text = (await parts[name]?.({ chromium, quick, limit, say, keep })) ?? "";
      say(`  ${((performance.now() - begin) / 1000).toFixed(0)} s`);
      if (write) store(name, { ...measured, blocks: blocksOf(text) });
      told.push(`── ${name} ──\n\n${text}\n`);
    }
    say(`\n${conditionsLine(measured)}\n\n${told.join("\n")}`);
  } finally {
    await chromium.close();
  }
}

/**
 * Flags of ours, names of parts, and arguments for Google Benchmark.
 * @param {string[]} args
 */
function sorted(args) {
  const raw = args.filter((arg) => arg.startsWith("--benchmark_"));
  const flags = args.filter((arg) => arg.startsWith("--") && !raw.includes(arg));
  const names = args.filter((arg) => !arg.startsWith("--"));
  const unknown = [
    ...names.filter((name) => !(name in parts)),
    ...flags.filter((flag) => !/^--(quick|write|limit=\d+)$/.test(flag)),
  ];
  if (unknown.length > 0) {
    throw new SetupError(
      `unknown: ${unknown.join(" ")}; parts are ${Object.keys(parts).join(" ")}, flags are --quick --limit=SECONDS --write`,
    );
  }
  if (flags.includes("--write") && flags.includes("--quick"))
    throw new SetupError("a quick run is not to be written down");
  return { flags, names, raw };
}

/**
 * Prints the output of Google Benchmark itself.
 * @param {import("./measure.mjs").Chromium} chromium
 * @param {string[]} args
 */
async function all(chromium, args) {
  for (const platform of platforms) say(`── ${platform} ──\n${await runProgram(platform, args, chromium)}`);
}
