// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, steps } from "./figure.js";
import { keptShare, MeanCurves } from "./means.js";
import { Random } from "./random.js";

/** Secrets × categories, from as many to five times as many. */
const SIZES: [number, number][] = [
  [5, 5],
  [5, 10],
  [5, 25],
];

export const a7: Figure = {
  id: "a7",
  paper: "A",
  number: "Figure 7",
  title: "Conditional Reporting beside randomised response",
  about: () =>
    "Random distributions by Jeffreys' prior with 5 secrets and as many, twice and five times as many categories of the data, under lip. The paper's own sizes are not known to us; these are chosen by us.",
  reported: "Conditional Reporting gains on randomised response as there are more categories for each secret.",
  differs:
    "Both are calibrated in closed form, where the paper finds roots; above the level at which the data may go as they are, they are left as they are, of which the paper says nothing.",
  sliders: [{ key: "tables", label: "Random distributions", least: 2, most: 200, step: 1, value: 100, live: 20 }],
  async compute(designer, { tables = 100 }, tell) {
    const levels = steps(0.2, 3, 15);
    const kinds = [
      { name: "Conditional Reporting", protocol: "cr" },
      { name: "Randomised response", protocol: "grr" },
    ];
    const panels = [];
    const gains: string[] = [];
    for (const [p, [secrets, categories]] of SIZES.entries()) {
      const random = new Random(7);
      const shares = new MeanCurves(kinds, levels);
      for (let i = 0; i < tables; i += 1) {
        const table = random.table(secrets, categories, "jeffreys");
        for (const [k, { protocol }] of kinds.entries()) {
          for (const [l, epsilon] of levels.entries()) {
            const { utility } = await designer.design({ table, notion: "lip", epsilon, protocol });
            shares.add(k, l, keptShare(utility));
          }
        }
        await tell((p + (i + 1) / tables) / SIZES.length);
      }
      const one = levels.indexOf(1);
      gains.push(
        `${(shares.mean(0, one) / shares.mean(1, one)).toFixed(2)} times as much as randomised response with ${categories} categories`,
      );
      panels.push({
        title: `${secrets} secrets, ${categories} categories`,
        x: { label: "Level" },
        y: { label: "Kept, mean", share: true as const },
        series: shares.series(),
      });
    }
    return { panels, sentences: [`At level 1 Conditional Reporting keeps ${gains.join(", ")}.`] };
  },
};
