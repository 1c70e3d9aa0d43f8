// SPDX-License-Identifier: GPL-3.0-or-later
import type { Figure } from "./figure.js";
import { keptShare, MeanCurves, percent } from "./means.js";
import { Random } from "./random.js";

const SIZES = [2, 3, 4, 6, 8, 10, 12, 14, 16];

export const a9: Figure = {
  id: "a9",
  paper: "A",
  number: "Figure 9",
  title: "Many categories: Conditional Reporting, randomised response, unary encoding",
  about: () =>
    "Random distributions by Jeffreys' prior, under lip, by the number of categories of the data. The paper's own sizes are not known to us; these are chosen by us.",
  reported:
    "Unary encoding's information could not be computed for many categories. Where the level is high it keeps half of the data's information at most.",
  differs: "The information of unary encoding is computed exactly here.",
  sliders: [
    { key: "tables", label: "Random distributions", least: 2, most: 200, step: 1, value: 50, live: 10 },
    { key: "secrets", label: "Categories of the secret", least: 2, most: 15, step: 1, value: 5 },
    { key: "epsilon", label: "Level", least: 0.1, most: 3, step: 0.1, value: 1 },
  ],
  async compute(designer, { tables = 50, secrets = 5, epsilon = 1 }, tell) {
    const kinds = [
      { name: "Conditional Reporting", protocol: "cr" },
      { name: "Randomised response", protocol: "grr" },
      { name: "Unary encoding", protocol: "oue" },
    ];
    const shares = new MeanCurves(kinds, SIZES);
    let most = 0;
    for (const [l, categories] of SIZES.entries()) {
      const random = new Random(9);
      for (let i = 0; i < tables; i += 1) {
        const table = random.table(secrets, categories, "jeffreys");
        for (const [k, { protocol }] of kinds.entries()) {
          const { utility } = await designer.design({ table, notion: "lip", epsilon, protocol });
          const share = keptShare(utility);
          shares.add(k, l, share);
          if (protocol === "oue") most = Math.max(most, share);
        }
        await tell((l + (i + 1) / tables) / SIZES.length);
      }
    }
    return {
      panels: [shares.panel({ label: "Categories of the data" }, "Kept of the information, mean")],
      sentences: [
        `With ${SIZES.at(-1)} categories, at level ${epsilon}, the average kept is: ${shares.textAt(SIZES.length - 1)}.`,
        `Unary encoding keeps ${percent(most)} at most, never more than a half.`,
      ],
    };
  },
};
