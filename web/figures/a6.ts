// SPDX-License-Identifier: GPL-3.0-or-later
import type { Figure, Point } from "./figure.js";
import { keptShare } from "./means.js";
import { ADULT_LEVELS, adultTables } from "./tables.js";

const kinds = [
  { name: "Best, seeing X", protocol: "optimal" },
  { name: "Conditional Reporting (CR)", protocol: "cr" },
  { name: "Randomised response (GRR)", protocol: "grr" },
  { name: "Unary encoding (OUE)", protocol: "oue" },
];

export const a6: Figure = {
  id: "a6",
  paper: "A",
  number: "Figure 6",
  title: "Protocols on the Adult data under lip",
  about: () =>
    "Six pairs of a secret and data in the Adult census data (32,561 people): the share of H(X) that four protocols keep. The text of the paper names no levels. We take ε from 0.1 to 4.",
  setting: {
    says: "Six pairs of columns of the Adult data: S is marital status (c = 7) or occupation (c = 15), and X is education, relationship or sex (a = 16, 6, 2). The protocols are the best lip protocol, CR, GRR and OUE.",
    at: { section: "VII-C", part: "Figure 6", words: "We consider the well-known Adult dataset" },
  },
  claims: [
    {
      says: "GRR and CR keep something between the best lip protocol and OUE.",
      at: { section: "VII-C", part: "Figure 6", words: "Nevertheless, we can conclude that GRR and CR both" },
      differs:
        "Not everywhere. In 6(a), (b) and (d) GRR keeps less than OUE at low ε. CR keeps less than OUE in 6(b) from ε = 0.4 to 1.6, and in 6(d) at 0.5. In 6(e) and (f) CR, which sees the secret, keeps more than the best protocol without it at low ε.",
    },
    {
      says: "GRR and CR come close to the best lip protocol as ε grows.",
      at: { section: "VII-C", part: "Figure 6", words: "grows larger, GRR and CR grow close to Opt-LIP" },
    },
    {
      says: "OUE falls off for large ε. Its limit is H(X)/2.",
      at: { section: "VII-C", part: "Figure 6", words: "At the same time, OUE falls off for large" },
    },
    {
      says: "The difference between GRR and CR is less clear. It appears to depend on the distribution.",
      at: { section: "VII-C", part: "Figure 6", words: "The difference between GRR and CR is less clear" },
    },
    {
      says: "GRR keeps more than CR in 6(b), and CR more than GRR in 6(d).",
      at: { section: "VII-E", part: "Figure 6", words: "corresponds to the fact that GRR outperforms CR in" },
      differs:
        "At most ε, but not at all. In 6(b) CR keeps more up to ε = 0.3. In 6(d) GRR keeps a little more at ε = 0.6 and 0.8.",
    },
  ],
  beyond: [
    "The paper could not compute OUE for education, nor the best lip protocol in some cases of occupation. Both are here. The information of OUE is a sum of 2^a terms in closed form.",
    "Panels (e) and (f) have X = sex. The captions on arXiv say race, the text says sex.",
  ],
  sliders: [],
  async compute(designer, _, tell) {
    const panels = [];
    const sentences: string[] = [];
    let done = 0;
    for (const { name, table } of adultTables) {
      const series: { name: string; points: Point[] }[] = [];
      for (const { name, protocol } of kinds) {
        const points: Point[] = [];
        for (const epsilon of ADULT_LEVELS) {
          const { utility } = await designer.design({ table, notion: "lip", epsilon, protocol });
          points.push({ x: epsilon, y: keptShare(utility) });
          done += 1;
          await tell(done / (adultTables.length * kinds.length * ADULT_LEVELS.length));
        }
        series.push({ name, points });
      }
      panels.push({ title: name, x: { label: "ε" }, y: { label: "Kept", share: true as const }, series });
      const [, cr = [], grr = [], oue = []] = series.map(({ points }) => points);
      sentences.push(
        `${name}: GRR keeps more than CR ${where(grr, cr)}. OUE keeps more than GRR ${where(oue, grr)}, and more than CR ${where(oue, cr)}.`,
      );
    }
    return { panels, sentences };
  },
};

/** At which ε one keeps more than another. */
function where(more: Point[], less: Point[]): string {
  const found = more.filter(({ y }, i) => y > (less[i]?.y ?? 0) + TIE).map(({ x }) => x);
  if (found.length === 0) return "at no ε";
  if (found.length === more.length) return "at every ε";
  return found.length === 1
    ? `at ε = ${found[0]}`
    : `at ${found.length} of ${more.length} ε, from ${found[0]} to ${found.at(-1)}`;
}

/** Both keep all. */
const TIE = 1e-6;
