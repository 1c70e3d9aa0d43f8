// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, steps } from "./figure.js";
import { mean, point } from "./means.js";
import { Random } from "./random.js";
import { keptOf, robustKinds, sampleOf } from "./robust.js";

export const e2: Figure = {
  id: "e2",
  paper: "E",
  number: "Figure 2",
  title: "What robust protocols keep, by the level",
  about:
    "200 random distributions by Jeffreys' prior, a sample of 1,000 people from each, and a chance of 0.05 that the true one is none of those allowed for: the share of H(S,X) that each protocol keeps. The paper's numbers of categories are not known to us; these are 2 and 3, as in its example.",
  reported:
    "PolyOpt keeps the most, then CR and IR, and all of them more than randomised response on the pair. CR is better than IR at low levels.",
  differs:
    "The paper compares distributions of one secret with themselves as well, which the privacy does not ask for; PolyOpt keeps more without. Both simple protocols can be calibrated more tightly than by the paper's norms. And PolyOpt is computed for 5 × 5 in a tenth of a second, which the paper leaves out.",
  sliders: [
    { key: "tables", label: "Random distributions", least: 2, most: 200, step: 1, value: 200, live: 10 },
    { key: "secrets", label: "Categories of the secret", least: 2, most: 5, step: 1, value: 2 },
    { key: "categories", label: "Categories of the data", least: 2, most: 5, step: 1, value: 3 },
    { key: "people", label: "People", least: 100, most: 20_000, step: 100, value: 1000 },
  ],
  async compute(designer, { tables = 200, secrets = 2, categories = 3, people = 1000 }, tell) {
    const levels = steps(0.25, 2.5, 10);
    const random = new Random(2);
    const shares: number[][][] = robustKinds.map(() => levels.map(() => []));
    let seconds = 0;
    for (let i = 0; i < tables; i += 1) {
      const joint = sampleOf(random, secrets, categories, people);
      for (const [k, { protocol }] of robustKinds.entries()) {
        for (const [l, epsilon] of levels.entries()) {
          const found = await keptOf(designer, joint, epsilon, protocol);
          shares[k]?.[l]?.push(found.share);
          seconds += found.seconds;
        }
      }
      await tell((i + 1) / tables);
    }
    const at = (k: number, l: number) => mean(shares[k]?.[l] ?? []);
    const better = levels.filter((_, l) => at(1, l) > at(2, l));
    const above = levels.filter((_, l) => at(0, l) > at(2, l));
    const one = levels.indexOf(1);
    const told = robustKinds.map(({ name }, k) => `${name} ${(100 * at(k, one)).toFixed(1)} %`).join(", ");
    return {
      panels: [
        {
          title: "",
          x: { label: "Level" },
          y: { label: "Kept of H(S,X), mean", share: true },
          series: robustKinds.map(({ name }, k) => ({
            name,
            points: levels.map((level, l) => point(level, shares[k]?.[l] ?? [])),
          })),
        },
      ],
      sentences: [
        `At level 1 is kept on average: ${told}.`,
        `PolyOpt keeps more than IR at ${above.length} of ${levels.length} levels, CR more than IR at ${better.length}: ${better.join(", ") || "none"}.`,
        `All ${tables * levels.length * robustKinds.length} protocols together took ${seconds.toPrecision(3)} s.`,
      ],
    };
  },
};
