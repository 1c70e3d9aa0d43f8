// SPDX-License-Identifier: GPL-3.0-or-later
import type { Figure } from "./figure.js";
import { median, percent } from "./means.js";
import { againstLdp, MORE, PAPER_LEVELS, type Pair, ratiosPanel, timesText } from "./ratios.js";

const TIMES = "log₁₀ (time of lip / time of ldp)";
const INFORMATION = "I(X;Y) of lip / I(X;Y) of ldp";

export const a4: Figure = {
  id: "a4",
  paper: "A",
  number: "Figure 4",
  title: "The best protocol under lip at ε/2 beside the best under ldp at ε",
  about: ({ tables, categories }) =>
    `${tables} random distributions of a secret with 2 and data with ${categories} categories, at four levels. Each mark compares the best ε/2-lip protocol with the best ε-ldp protocol. A time is the median of five runs.`,
  setting: {
    says: "The best ε/2-lip protocols beside the best ε-ldp protocols, with c = 2 and a = 5, at ε = 0.5, 1, 1.5 and 2.",
    at: { section: "VII-A", part: "Figure 4", words: "Figure 4: Comparision of computation time and" },
  },
  claims: [
    {
      says: "The figure compares ε/2-ldp with ε-lip.",
      at: { section: "VII-A", part: "Figure 4", words: "In Figure 4, we compare optimal" },
      differs:
        "The caption has it the other way round, ε/2-lip beside ε-ldp. We follow the caption: ε/2-lip implies ε-ldp, but ε-lip does not imply ε/2-ldp.",
    },
    {
      says: "Lip is again significantly faster than ldp.",
      at: { section: "VII-A", part: "Figure 4", words: "Again, LIP is significantly faster than LDP" },
      differs: "Here both take about as long, as with Figure 3.",
    },
    {
      says: "The best ldp protocol keeps more, but the difference is low.",
      at: { section: "VII-A", part: "Figure 4", words: "has higher utility; again the difference is low" },
    },
  ],
  beyond: [],
  timed: true,
  sliders: [
    { key: "tables", label: "Random distributions", least: 2, most: 100, step: 1, value: 10 },
    { key: "categories", label: "Categories of the data", least: 2, most: 8, step: 1, value: 5 },
  ],
  async compute(designer, { tables = 10, categories = 5 }, tell) {
    const [paper, more] = await againstLdp(designer, tables, categories, 0.5, tell);
    const at = (l: number) => percent(median((more[l] ?? []).map(({ information }) => information)));
    const slower = (of: Pair[][]) => timesText(median(of.flat().map(({ times }) => times)));
    const all = [...paper, ...more].flat();
    const below = all.filter(({ information }) => information <= 1 + 1e-6).length;
    return {
      panels: [ratiosPanel("", paper, TIMES, INFORMATION)],
      sentences: [
        `The best ldp protocol takes ${slower(paper)} times as long as the best lip protocol, with our 100 distributions ${slower(more)} times (medians).`,
        `Of what ldp keeps, lip at ε/2 keeps ${PAPER_LEVELS.map((epsilon, l) => `${at(l)} at ε = ${epsilon}`).join(", ")} (medians of ${MORE} distributions).`,
        `In ${below} of ${all.length} cases lip at ε/2 keeps no more than ldp at ε.`,
      ],
    };
  },
};
