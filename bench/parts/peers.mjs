// SPDX-License-Identifier: GPL-3.0-or-later
/** Our search by columns beside what others would do: list all vertices, then one linear program over them. */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { installMissing, isDebian } from "../../wasm/toolchain/debian.mjs";
import { has } from "../../wasm/toolchain/process.mjs";
import { root } from "../../wasm/toolchain/root.mjs";
import { limited } from "../limited.mjs";
import { measure, platforms } from "../measure.mjs";
import { level, notion, ratio, ratioAbove, table, time } from "../text.mjs";

/**
 * @typedef {{ vertices: number, milliseconds: number, information: number }} Answer
 * @typedef {"integers" | "lrs" | "cddlib"} Peer
 * @typedef {Answer | "too long" | "not run" | "failed"} Outcome
 */

/** @type {Peer[]} */
const peers = ["integers", "lrs", "cddlib"];
const folder = join(root, ".build/bench");
const program = ".build/native/sluice_peers";

/** Both are proved to 1e-6 nats, our own optimum to one gap below the true one. */
const sameOptimum = 2e-6;

/** @param {import("../context.mjs").Context} context */
export async function peersPart({ chromium, limit, quick, say }) {
  // Without it the others are compared all the same.
  if (isDebian()) await installMissing(["lrslib"]).catch((error) => say(error.message));
  const hasLrs = has("lrs");
  const howOften = { repetitions: quick ? 1 : 5, warmUp: quick ? 0 : 0.3 };
  const ours = new Map();
  for (const platform of platforms) {
    ours.set(platform, await measure(platform, "^columns_occupation/", chromium, howOften));
  }
  /** @param {number} ldp */
  const rowsOf = async (ldp) => {
    const rows = [];
    /** @type {Set<Peer>} what took too long at a larger ε, where there are fewer vertices */
    const hopeless = new Set();
    for (const [index, { at, milliseconds, I = Number.NaN }] of ours.get("native").entries()) {
      if (at.ldp !== ldp) continue;
      /** @type {Map<Peer, Outcome>} */
      const answers = new Map();
      for (const peer of peers) {
        if (peer === "lrs" && !hasLrs) continue;
        const answer = hopeless.has(peer) ? "not run" : await ask(peer, at, limit);
        if (answer === "too long") hopeless.add(peer);
        answers.set(peer, answer);
        const told = typeof answer === "string" ? answer : time(answer.milliseconds);
        say(`  ${notion(ldp)} ${level(at.eps)}, ${peer}: ${told}`);
      }
      rows.push([
        notion(ldp),
        level(at.eps),
        ...platforms.map((platform) => time(ours.get(platform)[index]?.milliseconds)),
        vertices(answers),
        ...peers.map((peer) => cell(answers.get(peer), milliseconds, limit)),
        agreement(answers, I),
      ]);
    }
    return rows;
  };
  // Side by side, or it would take twice as long until all have taken too long.
  const rows = (await Promise.all([0, 1].map(rowsOf))).flat();
  const head = [
    "",
    "ε",
    "columns, natively",
    "in Node",
    "in Chromium",
    "vertices",
    "integers",
    "lrs",
    "cddlib",
    "same optimum",
  ];
  return `${table(head, rows)}\n\n${footnote(limit, howOften.repetitions)}`;
}

/**
 * @param {number} limit
 * @param {number} repetitions
 */
function footnote(limit, repetitions) {
  return (
    `Adult, occupation (15) and education (16). Columns: the whole design, proved to 1e-6 nats, median of ${repetitions}. The others: ` +
    `all vertices, natively, and one GLPK program over them, once; in brackets times what columns take natively. After ${limit} s ` +
    "they are ended, and not run at smaller ε. Those for `lip` and those for `ldp` run side by side."
  );
}

/**
 * @param {Peer} peer
 * @param {Record<string, number>} at
 * @param {number} limit
 * @returns {Promise<Outcome>}
 */
async function ask(peer, at, limit) {
  const question = [at.ldp === 0 ? "lip" : "ldp", level(at.eps)];
  if (peer !== "lrs") return read(await limited(program, [...question, peer], { seconds: limit }), 0, limit);
  mkdirSync(folder, { recursive: true });
  const [input, output] = [join(folder, `${question[0]}.ine`), join(folder, `${question[0]}.ext`)];
  writeFileSync(input, (await limited(program, [...question, "rows"], {})).output);
  const listed = await limited("lrs", [input, output], { seconds: limit });
  const done = listed.code === 0;
  const answer = done
    ? read(await limited(program, [...question, "lrs"], { input: output }), listed.seconds, limit)
    : noAnswer(listed, limit);
  rmSync(output, { force: true });
  return answer;
}

/** @typedef {Awaited<ReturnType<typeof limited>>} Said */

/**
 * @param {Said} said
 * @param {number} limit
 * @returns {Outcome}
 */
function noAnswer({ seconds }, limit) {
  return seconds >= limit ? "too long" : "failed";
}

/**
 * @param {Said} said
 * @param {number} before seconds that the list took already
 * @param {number} limit
 * @returns {Outcome}
 */
function read(said, before, limit) {
  if (said.code !== 0) return noAnswer(said, limit);
  const { vertices, list, program, information } = JSON.parse(said.output);
  return { vertices, milliseconds: (before + list + program) * 1000, information };
}

/**
 * @param {Outcome | undefined} answer
 * @param {number} ours milliseconds
 * @param {number} limit
 */
function cell(answer, ours, limit) {
  if (answer === undefined) return "not installed";
  if (answer === "too long") return `> ${limit} s (${ratioAbove((limit * 1000) / ours)})`;
  if (typeof answer === "string") return answer;
  return `${time(answer.milliseconds)} (${ratio(answer.milliseconds / ours)})`;
}

/** @param {Map<Peer, Outcome>} answers */
const finished = (answers) => [...answers.values()].filter((answer) => typeof answer !== "string");

/** @param {Map<Peer, Outcome>} answers */
function vertices(answers) {
  return [...new Set(finished(answers).map((answer) => answer.vertices.toLocaleString("en")))].join(" or ");
}

/**
 * @param {Map<Peer, Outcome>} answers
 * @param {number} information nats, by columns
 */
function agreement(answers, information) {
  const differences = finished(answers).map((answer) => Math.abs(answer.information - information));
  if (differences.length === 0) return "";
  const most = Math.max(...differences);
  return most <= sameOptimum ? "yes" : `no: ${most.toExponential(1)} nats apart`;
}
