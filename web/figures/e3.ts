// SPDX-License-Identifier: GPL-3.0-or-later
import type { Figure } from "./figure.js";
import { MeanCurves, percent } from "./means.js";
import { Random } from "./random.js";
import { keptOf, robustKinds, sampleOf } from "./robust.js";

const SIZES = [100, 300, 1000, 3000, 10_000, 30_000, 100_000];

export const e3: Figure = {
  id: "e3",
  paper: "E",
  number: "Figure 3",
  title: "What robust protocols keep, by the size of the sample",
  about: ({ secrets, categories, epsilon }) =>
    `Random distributions by Jeffreys' prior, with ${secrets} secrets and ${categories} categories of the data, at level ${epsilon}: the more people the sample has, the fewer distributions have to be allowed for.`,
  reported:
    "The simple protocols improve with the size of the sample, CR more than IR; randomised response does not depend on it.",
  differs: "The paper's conclusion says that IR is better for large samples; its own figure, like this one, shows CR.",
  sliders: [
    { key: "tables", label: "Random distributions", least: 2, most: 200, step: 1, value: 100, live: 10 },
    { key: "secrets", label: "Categories of the secret", least: 2, most: 5, step: 1, value: 2 },
    { key: "categories", label: "Categories of the data", least: 2, most: 5, step: 1, value: 3 },
    { key: "epsilon", label: "Level", least: 0.1, most: 3, step: 0.1, value: 1 },
  ],
  async compute(designer, { tables = 100, secrets = 2, categories = 3, epsilon = 1 }, tell) {
    const shares = new MeanCurves(robustKinds, SIZES);
    for (const [l, people] of SIZES.entries()) {
      // The same distributions for every size.
      for (let i = 0; i < tables; i += 1) {
        const joint = sampleOf(new Random(3000 + i), secrets, categories, people);
        for (const [k, { protocol }] of robustKinds.entries()) {
          shares.add(k, l, (await keptOf(designer, joint, epsilon, protocol)).share);
        }
        await tell((l + (i + 1) / tables) / SIZES.length);
      }
    }
    const told = robustKinds.map(
      ({ name }, k) => `${name} from ${percent(shares.mean(k, 0))} to ${percent(shares.mean(k, SIZES.length - 1))}`,
    );
    return {
      panels: [shares.panel({ label: "People in the sample", log: true }, "Kept of H(S,X), mean")],
      sentences: [
        `What is kept on average, from ${SIZES[0]} to ${SIZES.at(-1)?.toLocaleString("en")} people: ${told.join(", ")}.`,
      ],
    };
  },
};
