// SPDX-License-Identifier: GPL-3.0-or-later
import type { Figure } from "./figure.js";
import { correlation } from "./means.js";
import { Random } from "./random.js";

/** The paper's panels, with its correlations. */
const PAPER = [
  { epsilon: 1, rho: 0.9815 },
  { epsilon: 1.5, rho: 0.9889 },
  { epsilon: 2, rho: 0.9731 },
];

export const a8: Figure = {
  id: "a8",
  paper: "A",
  number: "Figure 8",
  title: "What α explains of the difference between Conditional Reporting and randomised response",
  about: ({ tables, size, runs }) =>
    `${tables} random distributions by Jeffreys' prior with a = c = ${size}, under lip. Each mark is a distribution: how much larger α is with CR than with GRR, and how much more of I(X;Y) CR keeps, in nats. We draw so many distributions ${runs} times; the pictures have the first ones.`,
  setting: {
    says: "100 random distributions with a = c = 5, at ε = 1, 1.5 and 2: the difference in α against the difference in utility.",
    at: { section: "VII-E", part: "Figure 8", words: "versus difference in utility for" },
  },
  claims: [
    {
      says: "A difference in α explains a large part of the difference in information: ρ = 0.9815, 0.9889 and 0.9731.",
      at: { section: "VII-E", part: "Figure 8", words: "As can be seen, the difference in mutual information" },
    },
  ],
  beyond: [],
  sliders: [
    { key: "tables", label: "Random distributions", least: 10, most: 200, step: 1, value: 100 },
    { key: "size", label: "Categories of the secret, and of the data", least: 2, most: 10, step: 1, value: 5 },
    { key: "runs", label: "Runs", least: 1, most: 50, step: 1, value: 20, live: 3 },
  ],
  async compute(designer, { tables = 100, size = 5, runs = 20 }, tell) {
    const correlations: number[][] = PAPER.map(() => []);
    const first: [number, number][][] = [];
    for (let run = 0; run < runs; run += 1) {
      const random = new Random(800 + run);
      const priors = Array.from({ length: tables }, () => random.table(size, size, "jeffreys"));
      for (const [l, { epsilon }] of PAPER.entries()) {
        const pairs: [number, number][] = [];
        for (const table of priors) {
          const found = async (protocol: string) => designer.design({ table, notion: "lip", epsilon, protocol });
          const [cr, grr] = [await found("cr"), await found("grr")];
          const alpha = (cr.alpha ?? Number.NaN) - (grr.alpha ?? Number.NaN);
          // Infinite where the data may go as they are.
          if (!Number.isFinite(alpha)) continue;
          pairs.push([alpha, cr.utility.mutualInformation - grr.utility.mutualInformation]);
        }
        correlations[l]?.push(correlation(pairs));
        if (run === 0) first.push(pairs);
        await tell((run + (l + 1) / PAPER.length) / runs);
      }
    }
    return {
      panels: first.map((pairs, l) => ({
        title: `ε = ${PAPER[l]?.epsilon}`,
        x: { label: "α of CR − α of GRR" },
        y: { label: "I(X;Y) of CR − I(X;Y) of GRR, nats" },
        series: [{ name: "Random distributions", points: pairs.map(([x, y]) => ({ x: short(x), y: short(y) })) }],
        scattered: true as const,
      })),
      sentences: PAPER.map(({ epsilon, rho }, l) => {
        const all = correlations[l] ?? [];
        const [low, high] = [Math.min(...all), Math.max(...all)];
        return `At ε = ${epsilon} ρ is ${all[0]?.toFixed(4)}, and from ${low.toFixed(4)} to ${high.toFixed(4)} over all runs. The paper has ${rho.toFixed(4)}.`;
      }),
    };
  },
};

/** As much as a mark shows. */
const short = (value: number) => Number(value.toFixed(4));
