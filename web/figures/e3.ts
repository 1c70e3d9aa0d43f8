// SPDX-License-Identifier: GPL-3.0-or-later
import type { Figure } from "./figure.js";
import { MeanCurves, mean, percent } from "./means.js";
import { Random } from "./random.js";
import { keptOf, overtaken, printedKinds, sampleOf } from "./robust.js";

const SIZES = [1000, 10_000, 100_000];
const LEVELS = [0.2, 0.5, 1, 2, 3, 4, 6, 8];

const kinds = printedKinds.filter(({ name }) => name !== "PolyOpt");

/** PolyOpt is computed for so many distributions, at one level. */
const COMPARED = 10;

export const e3: Figure = {
  id: "e3",
  paper: "E",
  number: "Figure 3",
  title: "What robust protocols keep, by the size of the sample",
  about: ({ tables, secrets, categories }) =>
    `${tables} random distributions by Jeffreys' prior of a secret with ${secrets} and data with ${categories} categories, and samples of three sizes from each. The text of the paper names no sizes; these are ours. The pictures show which share of H(S,X) each protocol keeps, on average and with a 95 % interval.`,
  setting: {
    says: "The same as in Figure 2 with 5 secrets, 5 categories and changing n, without PolyOpt.",
    at: { section: "V", part: "Figure 3", words: "To investigate the role of" },
  },
  claims: [
    {
      says: "Randomised response keeps more than IR and CR if ε is large enough, typically from about ε = 4 on.",
      at: { section: "V", part: "Figure 3", words: "As is confirmed by Figure 2, straightforward GRR" },
      differs: "Here it passes IR at about ε = 3.6 with each n. It passes CR at about 3.6, 4.8 and 5.8, as n grows.",
    },
    {
      says: "At ε about 1, IR and CR clearly keep more than randomised response.",
      at: { section: "V", part: "Figure 3", words: "However, DP-like metrics are often considered for" },
    },
    {
      says: "CR keeps more for larger n.",
      at: { section: "V", part: "Figure 3", words: "Furthermore, CR performs better for larger" },
    },
    {
      says: "IR keeps more than CR for larger n.",
      at: { section: "VI", part: "Conclusion", words: "IR and CR perform similar in the high privacy regime" },
      differs: "Here CR keeps more than IR for larger n, as section V of the paper says.",
    },
  ],
  beyond: [
    "The paper leaves PolyOpt out for computability reasons. We compute it for these sizes as well, at ε = 1.",
    "The pictures of this page allow for the paper's set of distributions, by Pearson's statistic. Computed in your window, they allow for that of a likelihood ratio test: protocols keep a little less.",
  ],
  sliders: [
    { key: "tables", label: "Random distributions", least: 2, most: 200, step: 1, value: 200, live: 5 },
    { key: "secrets", label: "Categories of the secret", least: 2, most: 5, step: 1, value: 5 },
    { key: "categories", label: "Categories of the data", least: 2, most: 5, step: 1, value: 5 },
  ],
  async compute(designer, { tables = 200, secrets = 5, categories = 5 }, tell) {
    const panels = [];
    const sentences: string[] = [];
    const beyond: string[] = [];
    for (const [s, people] of SIZES.entries()) {
      const shares = new MeanCurves(kinds, LEVELS);
      const best: number[] = [];
      // The same distributions for every size.
      for (let i = 0; i < tables; i += 1) {
        const joint = sampleOf(new Random(3000 + i), secrets, categories, people);
        for (const [k, { protocol }] of kinds.entries()) {
          for (const [l, epsilon] of LEVELS.entries()) {
            shares.add(k, l, (await keptOf(designer, joint, epsilon, protocol)).share);
          }
        }
        if (i < COMPARED) best.push((await keptOf(designer, joint, 1, "polyopt-all-pairs")).share);
        await tell((s + (i + 1) / tables) / SIZES.length);
      }
      const title = `n = ${people.toLocaleString("en")}`;
      panels.push({ ...shares.panel({ label: "ε" }, "Kept of H(S,X), mean"), title });
      sentences.push(`Kept on average at ε = 1 with ${title}: ${shares.textAt(LEVELS.indexOf(1))}.`);
      sentences.push(`With ${title}: ${overtaken(shares)}`);
      beyond.push(`${percent(mean(best))} with ${title}`);
    }
    sentences.push(`Ours: at ε = 1 PolyOpt keeps ${beyond.join(", ")} (${Math.min(tables, COMPARED)} distributions).`);
    return { panels, sentences };
  },
};
