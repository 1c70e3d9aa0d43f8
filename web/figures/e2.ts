// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, steps } from "./figure.js";
import { MeanCurves, percent } from "./means.js";
import { Random } from "./random.js";
import { keptOf, robustKinds, sampleOf } from "./robust.js";

/** Levels at which the optimum within the ranges is computed beside the paper's protocols. */
const BEYOND = [0.5, 1];

export const e2: Figure = {
  id: "e2",
  paper: "E",
  number: "Figure 2",
  title: "What robust protocols keep, by the level",
  about: ({ tables, secrets, categories, people = 0 }) =>
    `${tables} random distributions by Jeffreys' prior, a sample of ${people.toLocaleString("en")} people from each, and a chance of about 0.05 that the true one is none of those allowed for: the share of H(S,X) that each protocol keeps. The paper has 3 categories of each and levels from 0.2 to 8; here there are ${secrets} and ${categories}.`,
  reported:
    "PolyOpt keeps significantly more than the others. Randomised response on the pair overtakes IR and CR at high levels, typically around ε = 4.",
  differs:
    "The paper compares distributions of one secret with themselves as well, which the privacy does not ask for; PolyOpt keeps more without. Both simple protocols can be calibrated more tightly than by the paper's norms. And PolyOpt is computed for 5 × 5, which the paper leaves out, in a fraction of a second.",
  sliders: [
    { key: "tables", label: "Random distributions", least: 2, most: 200, step: 1, value: 200, live: 10 },
    { key: "secrets", label: "Categories of the secret", least: 2, most: 5, step: 1, value: 2 },
    { key: "categories", label: "Categories of the data", least: 2, most: 5, step: 1, value: 3 },
    { key: "people", label: "People", least: 100, most: 20_000, step: 100, value: 1000 },
  ],
  async compute(designer, { tables = 200, secrets = 2, categories = 3, people = 1000 }, tell) {
    const levels = steps(0.25, 4, 16);
    const random = new Random(2);
    const shares = new MeanCurves(robustKinds, levels);
    const best = new MeanCurves([{ name: "the optimum" }], BEYOND);
    let seconds = 0;
    for (let i = 0; i < tables; i += 1) {
      const joint = sampleOf(random, secrets, categories, people);
      for (const [k, { protocol }] of robustKinds.entries()) {
        for (const [l, epsilon] of levels.entries()) {
          const found = await keptOf(designer, joint, epsilon, protocol);
          shares.add(k, l, found.share);
          seconds += found.seconds;
        }
      }
      for (const [l, epsilon] of BEYOND.entries()) {
        best.add(0, l, (await keptOf(designer, joint, epsilon, "optimal")).share);
      }
      await tell((i + 1) / tables);
    }
    const compared = (one: string, other: string) => {
      const index = (protocol: string) => robustKinds.findIndex((kind) => kind.protocol === protocol);
      return among(levels, shares.above(index(one), index(other)));
    };
    return {
      panels: [shares.panel({ label: "Level" }, "Kept of H(S,X), mean")],
      sentences: [
        `Kept on average at level 1: ${shares.textAt(levels.indexOf(1))}.`,
        `PolyOpt keeps more than CR ${compared("polyopt", "cr")}, more than IR ${compared("polyopt", "ir")}.`,
        `CR keeps more than randomised response ${compared("cr", "grr")}, more than IR ${compared("cr", "ir")}.`,
        `IR keeps more than randomised response ${compared("ir", "grr")}.`,
        `Beyond the paper: where what each cell can be at most is reckoned with, too, the optimum keeps ${BEYOND.map(
          (level, l) =>
            `${percent(best.mean(0, l))} at level ${level}, where PolyOpt keeps ${percent(shares.mean(0, levels.indexOf(level)))}`,
        ).join(", and ")}.`,
        `All ${(tables * levels.length * robustKinds.length).toLocaleString("en")} protocols together took ${seconds.toPrecision(3)} s.`,
      ],
    };
  },
};

/** At which levels something is so. */
function among(levels: number[], so: number[]): string {
  if (so.length === levels.length) return `at all ${levels.length} levels`;
  if (so.length === 0) return "at none of the levels";
  return `at ${so.length} of ${levels.length} levels (${so.join(", ")})`;
}
