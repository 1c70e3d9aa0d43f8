// SPDX-License-Identifier: GPL-3.0-or-later
import type { Figure } from "./figure.js";
import { median, percent } from "./means.js";
import { againstLdp, MORE, PAPER_LEVELS, type Pair, ratiosPanel, timesText } from "./ratios.js";

const TIMES = "log₁₀ (time of lip / time of ldp)";
const INFORMATION = "I(X;Y) of ldp / I(X;Y) of lip";

export const a3: Figure = {
  id: "a3",
  paper: "A",
  number: "Figure 3",
  title: "The best protocol under lip beside the best under ldp",
  about: ({ tables, categories }) =>
    `${tables} random distributions of a secret with 2 and data with ${categories} categories, at four levels. Each mark compares the best lip protocol with the best ldp protocol. A time is the median of five runs. It covers the search, the rounding to integers and the proof.`,
  setting: {
    says: "10 random distributions with c = 2 and a = 5, at ε = 0.5, 1, 1.5 and 2. The axes are a ratio of times and a ratio of I(X;Y).",
    at: { section: "VII-A", part: "Figure 3", words: "We compare the computing time for finding optimal" },
  },
  claims: [
    {
      says: "Lip (Theorem 3) is significantly faster: at ε = 0.5 it takes 0.0206 s on average, and ldp (Theorem 2) 133 s.",
      at: { section: "VII-A", part: "Figure 3", words: "As one can see, Theorem 3 gives significantly faster" },
      differs:
        "Here both take about as long. The search under ldp needs no more dimensions than that under lip: its posteriors form a polytope of dimension a − 1 with a + c(c − 1) conditions. The paper searches one of dimension a(a − 1).",
    },
    {
      says: "The best lip protocol keeps more than the best ldp protocol, but the difference is relatively low.",
      at: { section: "VII-A", part: "Figure 3", words: "However, as can be seen from the figure, the difference" },
    },
    {
      says: "The difference in information shrinks as ε grows.",
      at: { section: "VII-A", part: "Figure 3", words: "both the difference in computing time and the difference in" },
    },
  ],
  beyond: [],
  timed: true,
  sliders: [
    { key: "tables", label: "Random distributions", least: 2, most: 100, step: 1, value: 10 },
    { key: "categories", label: "Categories of the data", least: 2, most: 12, step: 1, value: 5 },
  ],
  async compute(designer, { tables = 10, categories = 5 }, tell) {
    const [paper, more] = await againstLdp(designer, tables, categories, 1, tell);
    const at = (l: number) => percent(median((more[l] ?? []).map(({ information }) => information)));
    const slower = (of: Pair[][]) => timesText(median(of.flat().map(({ times }) => times)));
    return {
      panels: [ratiosPanel("", paper, TIMES, INFORMATION)],
      sentences: [
        `The best ldp protocol takes ${slower(paper)} times as long as the best lip protocol, with our 100 distributions ${slower(more)} times (medians). With the paper's programs it was ${Math.round(133 / 0.0206).toLocaleString("en")} times at ε = 0.5 (means).`,
        `Of what lip keeps, ldp keeps ${PAPER_LEVELS.map((epsilon, l) => `${at(l)} at ε = ${epsilon}`).join(", ")} (medians of ${MORE} distributions).`,
      ],
    };
  },
};
