// SPDX-License-Identifier: GPL-3.0-or-later
/** Utility over 40 levels, on one thread everywhere, and in Chromium as the page has it drawn. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../wasm/toolchain/root.mjs";
import { measure, median, platforms } from "../measure.mjs";
import { notion, ratio, table, time } from "../text.mjs";

/** As many workers as web/features/protect/protect-page.ts starts at most. */
const most = 4;

/** @param {import("../context.mjs").Context} context */
export async function curvePart({ chromium, quick }) {
  const repetitions = quick ? 1 : 3;
  const columns = [];
  for (const platform of platforms)
    columns.push(await measure(platform, "^curve_occupation/", chromium, { repetitions }));
  const [native = [], node = [], page = []] = columns;
  const adult = JSON.parse(readFileSync(join(root, "web/figures/adult.json"), "utf8"));
  const { counts } = adult.tables.find(occupationByEducation);
  const rows = native.map(({ at, milliseconds }, index) => [
    notion(at.ldp),
    at.memory === 0 ? "one thread, each level by itself" : "one thread, each after its neighbour",
    ...[milliseconds, node[index]?.milliseconds, page[index]?.milliseconds].map(time),
    ratio((page[index]?.milliseconds ?? Number.NaN) / milliseconds),
  ]);
  for (const ldp of [0, 1]) {
    for (const workers of [1, most]) rows.push(await byWorkers(chromium, counts, ldp, workers, repetitions));
  }
  return table(["", "how", "natively", "in Node", "in Chromium", "Chromium / native"], rows);
}

/** @param {{ secret: string, data: string }} table */
function occupationByEducation({ secret, data }) {
  return secret === "occupation" && data === "education";
}

/**
 * @param {import("../measure.mjs").Chromium} chromium
 * @param {number[][]} joint
 * @param {number} ldp
 * @param {number} workers
 * @param {number} repetitions
 */
async function byWorkers({ page }, joint, ldp, workers, repetitions) {
  const times = [];
  for (let i = 0; i < repetitions; ++i) {
    const input = { joint, notion: ldp === 0 ? "lip" : "ldp", workers };
    times.push(await page.evaluate(({ joint, notion, workers }) => timeCurve(joint, notion, workers), input));
  }
  const { workers: started = 0, points = 0 } = times[0] ?? {};
  const how = `the page's workers: ${started}, ${points} levels`;
  return [notion(ldp), how, "", "", time(median(times.map(({ milliseconds }) => milliseconds))), ""];
}
