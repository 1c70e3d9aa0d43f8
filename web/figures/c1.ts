// SPDX-License-Identifier: GPL-3.0-or-later
import type { Figure, Point } from "./figure.js";
import { chain, errorOf, noiseOf, requestFor, responseNoise, TABLE_1 } from "./profiles.js";

export const c1: Figure = {
  id: "c1",
  paper: "C",
  number: "Table 1",
  title: "The example with three profiles",
  about: () =>
    "The profiles of Table 1 as they are: how much noise each mechanism needs at five levels. Neighbours in the chain may not be told apart by more than a factor of e^ε.",
  setting: {
    says: "A chain of three profiles over four categories: (.2, .3, .4, .1), (.3, .3, .3, .1), (.4, .4, .1, .1).",
    at: { section: "6.1", part: "Table 1", words: "Each profile however, corresponds to a 4-dimensional" },
  },
  claims: [
    {
      says: "The smooth mechanism makes the largest chance of another category as small as possible.",
      at: { section: "5.2", part: "equation (6)", words: "Our general choice is a maximum across the off-diagonal" },
    },
  ],
  beyond: [
    "The text of the paper has no results for this table; these are ours. The same constraints allow a least expected error. It depends on P(Y|profile) alone, which is a small linear program and a coupling.",
  ],
  sliders: [],
  async compute(designer, _, tell) {
    const profiles = chain(TABLE_1);
    const levels = [0.1, 0.2, 0.5, 0.7, 1];
    const least: Point[] = [];
    const expected: Point[] = [];
    for (const [i, epsilon] of levels.entries()) {
      least.push({
        x: epsilon,
        y: noiseOf(await designer.design(requestFor(profiles, epsilon, "smooth-categorical"))),
      });
      expected.push({
        x: epsilon,
        y: errorOf(await designer.design(requestFor(profiles, epsilon, "smooth-coupling"))),
      });
      await tell((i + 1) / levels.length);
    }
    const numbers = (points: Point[]) => points.map(({ y }) => y.toFixed(6)).join(", ");
    return {
      panels: [
        {
          title: "",
          x: { label: "ε" },
          y: { label: "Chance" },
          series: [
            { name: "Largest chance of another category, made least", points: least },
            { name: "Expected error, made least", points: expected },
            {
              name: "Randomised response, chance of another category",
              points: levels.map((x) => ({ x, y: responseNoise(x, 4) })),
            },
          ],
        },
      ],
      sentences: [
        `At ε = ${levels.join(", ")} the largest chance is ${numbers(least)}, the expected error ${numbers(expected)}.`,
        "Neighbours differ by a factor of 3 at most, so from ε = ln 3 = 1.0986 on nothing has to be changed.",
      ],
    };
  },
};
