// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, type Point, steps } from "./figure.js";
import { evenChain, noiseOf, onesOf, requestFor } from "./profiles.js";

const CHAINS = [6, 21];

export const c3: Figure = {
  id: "c3",
  paper: "C",
  number: "Figure 3",
  title: "One bit, a chain of profiles: P(report 1)",
  about: () =>
    "Chains of 6 and of 21 profiles, each the neighbour of the next: the chance that 1 is reported, by ε, a line for each profile. The wider the lines spread, the less noise there is. The interval of the paper's P(1) and the objective of equation (5) are lost in our copy of the text. We take 0 to 1, and ε from 0.1 to 4. We make the largest chance of a flip as small as possible, and then the sum of all.",
  setting: {
    says: "Chains of 6 and 21 profiles with P(1) in equal steps: the chance that the output is 1 against ε, for the smooth one-bit mechanism and for randomised response.",
    at: { section: "6.2", part: "Figure 3", words: "Probability that the output is" },
  },
  claims: [
    {
      says: "For low ε the chance is close to ½ with both. For higher ε it spreads out.",
      at: { section: "6.2", part: "Figure 3", words: "for both the local differential privacy baseline and our" },
      differs:
        "With the smooth mechanism the ends of a chain are not that close to ½: only neighbours have to be alike. With 21 profiles they are far apart at ε = 0.1 already.",
    },
    {
      says: "The smooth mechanism does better than randomised response with both chains.",
      at: { section: "6.2", part: "Figure 3", words: "Additionally, we find that our Smooth One Bit mechanism" },
    },
  ],
  beyond: [
    "The paper does not evaluate its cluster mechanism, one chance of a flip for all profiles. Its chance is told beside.",
  ],
  sliders: [{ key: "points", label: "Levels", least: 3, most: 20, step: 1, value: 8 }],
  async compute(designer, { points = 8 }, tell) {
    const levels = [0.1, ...steps(0.5, 4, points)];
    const panels = [];
    const sentences: string[] = [];
    for (const [c, count] of CHAINS.entries()) {
      const profiles = evenChain(count);
      const ones = Array.from({ length: count }, (_, i) => i / (count - 1));
      const smooth: number[][] = [];
      for (const [l, epsilon] of levels.entries()) {
        smooth.push(onesOf(await designer.design(requestFor(profiles, epsilon, "smooth-one-bit"))));
        await tell((c + (l + 1) / levels.length) / CHAINS.length);
      }
      const plain = levels.map((epsilon) =>
        ones.map((p) => (1 + p * (Math.exp(epsilon) - 1)) / (1 + Math.exp(epsilon))),
      );
      for (const [title, of] of [
        [`Randomised response, ${count} profiles`, plain],
        [`Smooth mechanism, ${count} profiles`, smooth],
      ] as const) {
        panels.push({
          title,
          x: { label: "ε" },
          y: { label: "P(report 1)" },
          series: ones.map((p, i) => ({
            name: `P(1) = ${Number(p.toFixed(2))}`,
            points: levels.map((x, l): Point => ({ x, y: Number((of[l]?.[i] ?? 0).toFixed(4)) })),
          })),
        });
      }
      const flip = async (protocol: string) =>
        noiseOf(await designer.design(requestFor(profiles, 0.5, protocol))).toFixed(6);
      const spread = (of: number[] = []) => `${of[0]?.toFixed(3)} to ${of.at(-1)?.toFixed(3)}`;
      const half = levels.indexOf(0.5);
      sentences.push(
        `${count} profiles: P(report 1) goes from ${spread(smooth[0])} at ε = 0.1 and from ${spread(smooth[half])} at ε = 0.5; with randomised response from ${spread(plain[0])} and from ${spread(plain[half])}.`,
        `${count} profiles, at ε = 0.5: the smooth mechanism flips a bit with chance ${await flip("smooth-one-bit")} at most, the cluster mechanism with ${await flip("one-bit")}, randomised response with ${(1 / (1 + Math.exp(0.5))).toFixed(6)}.`,
      );
    }
    return { panels, sentences };
  },
};
