// SPDX-License-Identifier: GPL-3.0-or-later
import type { Figure, Point } from "./figure.js";
import { ADULT_LEVELS, adultTables } from "./tables.js";

const kinds = [
  { name: "Conditional Reporting (CR)", protocol: "cr" },
  { name: "Randomised response (GRR)", protocol: "grr" },
];

/** Panels (b) and (d) of Figure 6. */
const shown = [1, 3].flatMap((panel) => adultTables[panel] ?? []);

export const a9: Figure = {
  id: "a9",
  paper: "A",
  number: "Figure 9",
  title: "α by ε on the Adult data",
  about: () =>
    "The α that Conditional Reporting and randomised response have at each ε under lip, for the distributions of Figure 6(b) and (d). The larger it is, the less random is the protocol.",
  setting: {
    says: "α against ε for the experiments of Figure 6(b) and (d): S = occupation, and X = education or relationship.",
    at: { section: "VII-E", part: "Figure 9", words: "In Figure 9, we plot the relation between" },
  },
  claims: [
    {
      says: "GRR has the larger α in 9(a), and CR in 9(b).",
      at: { section: "VII-E", part: "Figure 9", words: "corresponds to the fact that GRR outperforms CR in" },
    },
    {
      says: "That corresponds to GRR keeping more in 6(b), and CR in 6(d).",
      at: { section: "VII-E", part: "Figure 9", words: "and the opposite relation holds between" },
      differs:
        "At most ε, but not at all. In 6(b) up to ε = 0.3, and in 6(d) at 0.6 and 0.8, the protocol with the smaller α keeps more.",
    },
  ],
  beyond: [],
  sliders: [],
  async compute(designer, _, tell) {
    const panels = [];
    const sentences: string[] = [];
    for (const [p, { name, table }] of shown.entries()) {
      const series: { name: string; points: Point[] }[] = [];
      for (const { name, protocol } of kinds) {
        const points: Point[] = [];
        for (const epsilon of ADULT_LEVELS) {
          const { alpha = Number.NaN } = await designer.design({ table, notion: "lip", epsilon, protocol });
          if (Number.isFinite(alpha)) points.push({ x: epsilon, y: alpha });
        }
        series.push({ name, points });
      }
      panels.push({ title: name, x: { label: "ε" }, y: { label: "α" }, series });
      const [cr, grr] = series.map(({ points }) => points.find(({ x }) => x === 1)?.y.toFixed(2));
      sentences.push(`${name}: at ε = 1 α is ${cr} with CR and ${grr} with GRR.`);
      await tell((p + 1) / shown.length);
    }
    return { panels, sentences };
  },
};
