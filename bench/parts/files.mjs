// SPDX-License-Identifier: GPL-3.0-or-later
/** A gigabyte of CSV: privatised on the command line and in the page's worker, beside others that only read it. */
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { run, SetupError } from "../../wasm/toolchain/process.mjs";
import { root } from "../../wasm/toolchain/root.mjs";
import { buildFilesPage, peakOf, withFile } from "../files-page.mjs";
import { makePeople } from "../people.mjs";
import { megabytes, ratio, table, time } from "../text.mjs";

const at = (/** @type {string} */ name) => join(root, ".build/bench", name);
const sluice = join(root, ".build/node/sluice.js");

/** 21 MB, and 1.1 GB. */
const FEW = 200_000;
const MANY = 10_000_000;
/** The secret of a device; reports derived from it here are nobody's. */
const SECRET = "5".repeat(64);
/**
 * @typedef {{ seconds: number, peak: number }} Measured `peak`: MB of resident memory
 * @typedef {[where: string, what: string, way: () => Promise<Measured>]} Case
 */

/** @param {import("../context.mjs").Context} context */
export async function filesPart({ quick, say }) {
  const rows = quick ? FEW : MANY;
  await buildFilesPage();
  const told = [];
  for (const [title, plain] of /** @type {const} */ ([
    ["Some cells in quotes", false],
    ["No quotes", true],
  ])) {
    const file = (/** @type {number} */ n) => at(`${plain ? "plain" : "people"}-${n}.csv`);
    say(`  ${rows} rows in ${file(rows)}, made where it is not there yet`);
    const sample = makePeople(file(FEW), FEW, { plain });
    const people = makePeople(file(rows), rows, { plain });
    told.push(`**${title}**: ${megabytes(people.bytes / 1e6)}\n\n${await beside(sample, people)}`);
  }
  const nothing = async () => ({ milliseconds: 0, rows: 0, bytes: 0 });
  const { peak } = await withFile(at(`people-${FEW}.csv`), nothing);
  return `${told.join("\n\n")}

${rows.toLocaleString("en")} rows of 20 columns, ${TURNS} times in turns, each in a process of its own (in Chromium a browser of its own). Time is the median. Memory is the most that any of these processes had resident, in Chromium that of page and worker. A page that does nothing has ${megabytes(peak)}, most of it the browser's program, which its processes share. On the command line the start of the program is in the time. PapaParse reads the second file by its fast path.`;
}

/**
 * @param {{ path: string }} sample the protocol is made from
 * @param {{ path: string, rows: number, bytes: number }} people
 */
async function beside(sample, people) {
  const protocol = at("files-protocol.json");
  const output = at("files-private.csv");
  const ledger = at("files-ledger.json");
  const clean = () => {
    for (const path of [output, ledger]) rmSync(path, { force: true });
  };
  try {
    clean();
    const level = ["--guarantee", "lip", "--epsilon", "0.5", "-o", protocol];
    await run("node", [sluice, "design", sample.path, "--secret", "income", "--release", "region", ...level]);
    const privatise = [sluice, "privatise", protocol, people.path, "-o", output];
    const text = readFileSync(protocol, "utf8");
    const parsing = (/** @type {"papaparse" | "udsv" | "duckdb"} */ library) =>
      inNode([join(import.meta.dirname, "../parse.mjs"), library, people.path]);
    const parsingInPage = (/** @type {"papaparse" | "udsv"} */ library) =>
      inChromium(people, (page) => page.evaluate((name) => timeParsing(name), library));
    const privatising = (/** @type {string | undefined} */ secret) =>
      inChromium(people, (page) => page.evaluate(([file, of]) => timePrivatising(file ?? "", of), [text, secret]));
    /** @type {Case[]} */
    const cases = [
      ["Node", "PapaParse alone, from a stream", () => parsing("papaparse")],
      ["Node", "uDSV alone, from a stream", () => parsing("udsv")],
      ["Node", "DuckDB counting one column, on both cores", () => parsing("duckdb")],
      ["Node", "`privatise -o`", () => inNode(privatise)],
      ["Node", "`privatise -o --ledger`", () => inNode([...privatise, "--ledger", ledger])],
      ["Chromium", "PapaParse alone, in a worker, pieces of 256 KB", () => parsingInPage("papaparse")],
      ["Chromium", "uDSV alone, in a worker, from a stream", () => parsingInPage("udsv")],
      ["Chromium", "privatised by the page's worker", () => privatising(undefined)],
      ["Chromium", "the same with derived reports, as the page does", () => privatising(SECRET)],
    ];
    return shown(people, cases, await inTurns(cases, clean));
  } finally {
    clean();
  }
}

const TURNS = 3;

/**
 * One after the other and again, so that what else the machine does is done to all.
 * @param {Case[]} cases
 * @param {() => void} clean
 * @returns {Promise<Measured[]>} of each case
 */
async function inTurns(cases, clean) {
  /** @type {Measured[][]} */
  const measured = cases.map(() => []);
  for (let turn = 0; turn < TURNS; turn++) {
    for (const [i, [, , way]] of cases.entries()) {
      clean();
      measured[i]?.push(await way());
    }
  }
  return measured.map((times) => ({
    seconds: times.map(({ seconds }) => seconds).sort((a, b) => a - b)[TURNS >> 1] ?? 0,
    peak: Math.max(...times.map(({ peak }) => peak)),
  }));
}

/**
 * Each beside the first case of the same place.
 * @param {{ bytes: number, rows: number }} people
 * @param {Case[]} cases
 * @param {Measured[]} measured
 */
function shown({ bytes, rows }, cases, measured) {
  const head = ["where", "what", "time", "MB/s", "rows/s", "memory", "of PapaParse's time"];
  const cells = measured.map(({ seconds, peak }, i) => {
    const [where, what] = cases[i] ?? [];
    const beside = measured[cases.findIndex(([place]) => place === where)];
    return [
      where ?? "",
      what ?? "",
      time(1000 * seconds),
      (bytes / 1e6 / seconds).toFixed(0),
      `${(rows / seconds / 1e6).toFixed(2)} million`,
      megabytes(peak),
      ratio(seconds / (beside?.seconds ?? 0)),
    ];
  });
  return table(head, cells);
}

/** As often a process is asked what it has needed: what comes after the last time is missed. Milliseconds. */
const INTERVAL = 50;

/**
 * @param {string[]} args
 * @returns {Promise<Measured>}
 */
function inNode(args) {
  const begin = performance.now();
  const child = spawn(process.execPath, args, { stdio: ["ignore", "ignore", "pipe"] });
  let peak = 0;
  let complaints = "";
  child.stderr.on("data", (text) => {
    complaints += text;
  });
  const timer = setInterval(() => {
    peak = Math.max(peak, peakOf(child.pid ?? 0));
  }, INTERVAL);
  return new Promise((resolve, reject) => {
    child.on("close", (code) => {
      clearInterval(timer);
      if (code === 0) resolve({ seconds: (performance.now() - begin) / 1000, peak });
      else reject(new SetupError(`${args.join(" ")} failed:\n${complaints}`));
    });
  });
}

/**
 * @param {{ path: string, rows: number }} people
 * @param {Parameters<typeof withFile>[1]} work
 * @returns {Promise<Measured>}
 */
async function inChromium(people, work) {
  const { milliseconds, rows, peak } = await withFile(people.path, work);
  if (rows !== people.rows) throw new SetupError(`${rows} rows were read in Chromium`);
  return { seconds: milliseconds / 1000, peak };
}
