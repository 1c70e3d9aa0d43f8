// SPDX-License-Identifier: GPL-3.0-or-later
import type { JointTable } from "../../wasm/contract/types.js";
import type { Figure } from "./figure.js";
import { mean, median } from "./means.js";
import { Random } from "./random.js";
import { adultTables } from "./tables.js";

/** Under lip a report is compared with everybody, under ldp with every other secret. */
const manySecrets = adultTables.reduce((most, other) =>
  other.table.weights.length > most.table.weights.length ? other : most,
);

const LEVELS = [0.5, 1, 1.5, 2];

export const a3: Figure = {
  id: "a3",
  paper: "A",
  number: "Figure 3",
  title: "How long an optimum takes: lip and ldp",
  about: ({ categories }) =>
    `Random distributions of a secret with 2 and data with ${categories} categories, at four levels: the milliseconds that the best protocol takes, found, rounded to integers and proved.`,
  reported: "0.0206 s for lip on average, and 133 s for ldp, by the paper's own programs.",
  differs:
    "Under ldp, too, a report is compared with others one at a time, so its posteriors form a polytope of dimension a − 1 with a + c(c − 1) conditions, not one of dimension a(a − 1): that lip is in itself so much cheaper is not so.",
  sliders: [
    { key: "tables", label: "Random distributions", least: 2, most: 100, step: 1, value: 10 },
    { key: "categories", label: "Categories of the data", least: 2, most: 12, step: 1, value: 5 },
  ],
  async compute(designer, { tables = 10, categories = 5 }, tell) {
    const random = new Random(3);
    const priors = Array.from({ length: tables }, () => random.table(2, categories, "uniforms"));
    const notions = ["lip", "ldp"];
    // A browser compiles the engine further while it is used at first.
    for (const notion of notions) {
      for (const table of priors) await designer.design({ table, notion, epsilon: 1, protocol: "optimal" });
    }
    const milliseconds = async (table: JointTable, notion: string, epsilon: number) =>
      1000 * (await designer.design({ table, notion, epsilon, protocol: "optimal" })).seconds;
    const series = [];
    let done = 0;
    for (const notion of notions) {
      const points = [];
      for (const epsilon of LEVELS) {
        const times: number[] = [];
        for (const table of priors) {
          times.push(await milliseconds(table, notion, epsilon));
          done += 1;
          await tell(done / (notions.length * LEVELS.length * tables));
        }
        points.push({ x: epsilon, y: median(times), low: Math.min(...times), high: Math.max(...times) });
      }
      series.push({ name: notion, points });
    }
    const [lip = 0, ldp = 0] = series.map(({ points }) => mean(points.map(({ y }) => y)));
    const large = [];
    for (const notion of notions) {
      const times: number[] = [];
      await milliseconds(manySecrets.table, notion, 1);
      for (const epsilon of LEVELS) times.push(await milliseconds(manySecrets.table, notion, epsilon));
      large.push(`${mean(times).toPrecision(2)} ms under ${notion}`);
    }
    return {
      panels: [
        {
          title: "",
          x: { label: "Level" },
          y: { label: "Milliseconds: median, least and most", log: true },
          series,
        },
      ],
      sentences: [
        `lip takes ${lip.toPrecision(2)} ms and ldp ${ldp.toPrecision(2)} ms: ${(ldp / lip).toPrecision(2)} times as long, where the paper's programs took ${Math.round(133 / 0.0206).toLocaleString("en")} times as long.`,
        `With many secrets lip is the faster one: for the Adult data, ${manySecrets.name}, a protocol takes ${large.join(" and ")}.`,
      ],
    };
  },
};
