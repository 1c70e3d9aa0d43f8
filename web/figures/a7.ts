// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, steps } from "./figure.js";
import { keptShare, MeanCurves } from "./means.js";
import { Random } from "./random.js";

/** The paper's: categories of the data, a, and of the secret, c. */
const SIZES: [number, number][] = [
  [5, 2],
  [2, 5],
  [5, 5],
  [3, 5],
  [5, 7],
  [7, 5],
];

export const a7: Figure = {
  id: "a7",
  paper: "A",
  number: "Figure 7",
  title: "Conditional Reporting beside randomised response",
  about: ({ tables }) =>
    `${tables} random distributions by Jeffreys' prior of each of the paper's six sizes, under lip: the share of H(X) that is kept. Bars are one standard deviation of it among the distributions. The text of the paper names no levels. We take ε from 0.25 to 3.`,
  setting: {
    says: "100 distributions from the Jeffreys prior of each size (a, c) = (5, 2), (2, 5), (5, 5), (3, 5), (5, 7), (7, 5). The utility is I(X;Y)/H(X), and bars are its standard deviation.",
    at: { section: "VII-D", part: "Figure 7", words: "Experiments on synthetic data. For each value of" },
  },
  claims: [
    {
      says: "On the whole CR gains on GRR as a grows compared to c.",
      at: { section: "VII-D", part: "Figure 7", words: "On the whole, we see that the larger" },
    },
    {
      says: "The difference between distributions matters more than that between the two protocols.",
      at: { section: "VII-D", part: "Figure 7", words: "However, this does not tell the whole story" },
      differs:
        "That depends on the size. At ε = 1 the difference of the means is larger than one standard deviation of either protocol with (5, 5) and (7, 5).",
    },
  ],
  beyond: [
    "The paper finds α by solving equations (26) and (30). We have it in closed form. If the data may go as they are at some ε, they do so here; the paper does not say what happens then.",
  ],
  sliders: [{ key: "tables", label: "Random distributions", least: 2, most: 200, step: 1, value: 100, live: 20 }],
  async compute(designer, { tables = 100 }, tell) {
    const levels = steps(0.25, 3, 12);
    const kinds = [
      { name: "Conditional Reporting (CR)", protocol: "cr" },
      { name: "Randomised response (GRR)", protocol: "grr" },
    ];
    const panels = [];
    const kept: string[] = [];
    for (const [p, [categories, secrets]] of SIZES.entries()) {
      const random = new Random(7);
      const shares = new MeanCurves(kinds, levels, "deviation");
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
      const [cr, grr] = [shares.mean(0, one), shares.mean(1, one)];
      kept.push(
        `a = ${categories}, c = ${secrets}: ${cr.toFixed(3)} and ${grr.toFixed(3)}, ${(cr / grr).toFixed(2)} times as much`,
      );
      panels.push({
        title: `a = ${categories}, c = ${secrets}`,
        x: { label: "ε" },
        y: { label: "I(X;Y)/H(X), mean", share: true as const },
        series: shares.series(),
      });
    }
    return {
      panels,
      sentences: [`CR and GRR keep on average at ε = 1: ${kept.join("; ")}.`],
    };
  },
};
