// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, type Point, steps } from "./figure.js";
import { chain, costsOf, requestFor, responseCosts, TABLE_1 } from "./profiles.js";

const OUTPUTS = TABLE_1[0]?.map((_, t) => t) ?? [];

export const c2b: Figure = {
  id: "c2b",
  paper: "C",
  number: "Figure 2(b) and (c)",
  title: "Several categories: the error of each",
  about: () =>
    "The profiles of Table 1. The cost of a category is the largest error of its chance in any profile: how far P(report) is from P(answer). Equation (7) is lost in our copy of the text. This is how we read its “maximum absolute error for each output”. The text of the paper names no levels. We take ε from 0.1 to 1.2.",
  setting: {
    says: "A chain of three profiles over four categories, and four costs at each ε: the maximum absolute error of each output. Randomised response over the categories stands beside the smooth mechanism.",
    at: { section: "6.2", part: "equation (7)", words: "each privacy level is associated with 4 costs" },
  },
  claims: [
    {
      says: "Categories that say less about the profile have lower costs.",
      at: { section: "6.2", part: "Figure 2(c)", words: "Our experiments show the categories less associated with" },
    },
    {
      says: "Randomised response uses nothing of this structure and performs worse.",
      at: { section: "6.2", part: "Figure 2(b)", words: "However, the Local differential privacy baseline fails" },
    },
  ],
  beyond: [
    "The costs are not unique: several mechanisms reach the same largest chance, and differ in them. We show one.",
  ],
  sliders: [{ key: "points", label: "Levels", least: 3, most: 24, step: 1, value: 12 }],
  async compute(designer, { points = 12 }, tell) {
    const levels = steps(0.1, 1.2, points);
    const profiles = chain(TABLE_1);
    const costs: number[][] = [];
    for (const [i, epsilon] of levels.entries()) {
      costs.push(costsOf(await designer.design(requestFor(profiles, epsilon, "smooth-categorical"))));
      await tell((i + 1) / levels.length);
    }
    const series = (of: number[][]) =>
      OUTPUTS.map((t) => ({
        name: `Category ${t + 1}`,
        points: levels.map((x, l): Point => ({ x, y: of[l]?.[t] ?? 0 })),
      }));
    const half = costsOf(await designer.design(requestFor(profiles, 0.5, "smooth-categorical")));
    const text = (of: number[]) => of.map((cost) => cost.toFixed(4)).join(", ");
    const axes = { x: { label: "ε" }, y: { label: "Cost, equation (7)" } };
    return {
      panels: [
        {
          title: "Randomised response",
          ...axes,
          series: series(levels.map((epsilon) => responseCosts(TABLE_1, epsilon))),
        },
        { title: "Smooth mechanism", ...axes, series: series(costs) },
      ],
      sentences: [
        `At ε = 0.5 the four costs are ${text(half)} with the smooth mechanism, and ${text(responseCosts(TABLE_1, 0.5))} with randomised response.`,
      ],
    };
  },
};
