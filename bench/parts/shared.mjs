// SPDX-License-Identifier: GPL-3.0-or-later
/** Long searches, whose proofs 1, 2 and 4 workers share, in Node and in Chromium. */
import { nodeProgram } from "../../wasm/toolchain/node-program.mjs";
import { run } from "../../wasm/toolchain/process.mjs";
import { root } from "../../wasm/toolchain/root.mjs";
import { median } from "../measure.mjs";
import { provedTo, ratio, table, time } from "../text.mjs";

/** @typedef {import("../page/shared.js").SharedCase} Case */
/** @typedef {import("../page/shared.js").SharedTime} Time */

/** @type {(Omit<Case, "seed"> & { tables: number })[]} */
const cases = [
  { notion: "srlip", secrets: 2, data: [3, 3, 4], epsilon: 0.5, tables: 8 },
  { notion: "ldp", secrets: 5, data: [100], epsilon: 0.5, tables: 1 },
  { notion: "lip", secrets: 5, data: [200], epsilon: 1, tables: 1 },
  { notion: "ldp", secrets: 16, data: [40], epsilon: 0.3, tables: 1 },
];

/** @param {import("../context.mjs").Context} context */
export async function sharedPart({ chromium, quick }) {
  const program = await nodeProgram("bench/page/shared-node.ts");
  /** @type {Record<string, (which: Case, count: number) => Promise<Time>>} */
  const platforms = {
    Node: async (which, count) =>
      JSON.parse(await run("node", [program, JSON.stringify(which), String(count)], { cwd: root })),
    Chromium: (which, count) =>
      chromium.page.evaluate(({ which, count }) => timeSharedDesign(which, count), { which, count }),
  };
  const rows = [];
  for (const { tables, ...which } of quick ? cases.slice(0, 1) : cases) {
    for (const [platform, timed] of Object.entries(platforms)) {
      /** @type {[Time, Time, Time][]} */
      const found = [];
      for (let seed = 1; seed <= (quick ? 1 : tables); ++seed) {
        const one = { ...which, seed };
        found.push([await timed(one, 1), await timed(one, 2), await timed(one, 4)]);
      }
      const times = [0, 1, 2].map((at) => median(found.map((each) => each[at]?.milliseconds ?? Number.NaN)));
      const faster = [1, 2].map((at) =>
        ratio(median(found.map((each) => each[0].milliseconds / (each[at]?.milliseconds ?? Number.NaN)))),
      );
      const size = `\`${which.notion}\`, ${which.secrets} and ${which.data.join(" × ")}, ε ${which.epsilon}`;
      const gap = provedTo(Math.max(...found.flat().map((each) => each.gap)));
      rows.push([size, platform, ...times.map(time), ...faster, gap, found.every(isSame) ? "yes" : "no"]);
    }
  }
  const head = ["c and a", "", "1 worker", "2", "4", "2: faster", "4: faster", "gap, nats", "same optimum"];
  const note = "Tables drawn from Dirichlet(1/2): medians of eight for `srlip`, one for the others.";
  return `${table(head, rows)}\n\n${note}`;
}

/** @param {Time[]} times */
function isSame(times) {
  const found = times.map(({ information }) => information);
  return Math.max(...found) - Math.min(...found) < 2e-6;
}
