// SPDX-License-Identifier: GPL-3.0-or-later
import type { Figure, Point } from "./figure.js";
import { chain, errorOf, noiseOf, requestFor, responseNoise, TABLE_1 } from "./profiles.js";

export const c1: Figure = {
  id: "c1",
  paper: "C",
  number: "Table 1",
  title: "The example with three profiles",
  about: () =>
    "The profiles of Table 1 as they are: how far apart neighbours are, and what each mechanism needs at five levels.",
  reported: "Three distributions of four categories: (.2, .3, .4, .1), (.3, .3, .3, .1), (.4, .4, .1, .1).",
  differs: "",
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
          x: { label: "Level" },
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
        `At levels ${levels.join(", ")} the largest chance is ${numbers(least)}, the expected error ${numbers(expected)}.`,
        "Neighbours differ by a factor of 3 at most, so from level ln 3 = 1.0986 on nothing has to be changed.",
      ],
    };
  },
};
