// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, steps } from "./figure.js";
import { keptShare, MeanCurves } from "./means.js";
import { Random } from "./random.js";

export const a4: Figure = {
  id: "a4",
  paper: "A",
  number: "Figure 4",
  title: "What is kept: lip at ε and at ε/2 beside ldp at ε",
  about: ({ tables, categories, secrets }) =>
    `${tables} random distributions like those of Figure 3, of a secret with ${secrets} and data with ${categories} categories: the share of the data's information that the best protocol keeps. A protocol that is ε/2-lip is ε-ldp, and one that is ε-ldp is ε-lip, so the three cannot cross.`,
  reported: "The best ε-lip protocol keeps the most, the best ε/2-lip one somewhat less than the best ε-ldp one.",
  differs: "The caption of the preprint has ldp and lip the wrong way round; the journal's version is right.",
  sliders: [
    { key: "tables", label: "Random distributions", least: 2, most: 200, step: 1, value: 100, live: 20 },
    { key: "categories", label: "Categories of the data", least: 2, most: 8, step: 1, value: 5 },
    { key: "secrets", label: "Categories of the secret", least: 2, most: 8, step: 1, value: 2 },
  ],
  async compute(designer, { tables = 100, categories = 5, secrets = 2 }, tell) {
    const random = new Random(3);
    const priors = Array.from({ length: tables }, () => random.table(secrets, categories, "uniforms"));
    const levels = steps(0.2, 2, 10);
    const kinds = [
      { name: "lip at ε", notion: "lip", factor: 1 },
      { name: "ldp at ε", notion: "ldp", factor: 1 },
      { name: "lip at ε/2", notion: "lip", factor: 0.5 },
    ];
    const shares = new MeanCurves(kinds, levels);
    for (const [i, table] of priors.entries()) {
      for (const [k, { notion, factor }] of kinds.entries()) {
        for (const [l, level] of levels.entries()) {
          const { utility } = await designer.design({ table, notion, epsilon: level * factor, protocol: "optimal" });
          shares.add(k, l, keptShare(utility));
        }
      }
      await tell((i + 1) / tables);
    }
    let ordered = 0;
    for (const [l] of levels.entries()) {
      shares.of(0, l).forEach((lip, i) => {
        const [ldp = 0, half = 0] = [shares.of(1, l)[i], shares.of(2, l)[i]];
        if (lip >= ldp - 1e-6 && ldp >= half - 1e-6) ordered += 1;
      });
    }
    return {
      panels: [shares.panel({ label: "Level ε" }, "Kept of the information, mean")],
      sentences: [
        `In ${ordered} of ${tables * levels.length} cases the three are in the order ε-lip, ε-ldp, ε/2-lip.`,
        `Kept on average at level 1: ${shares.textAt(levels.indexOf(1))}.`,
      ],
    };
  },
};
