// SPDX-License-Identifier: GPL-3.0-or-later
import { type Figure, steps } from "./figure.js";
import { keptShare, MeanCurves } from "./means.js";
import { Random } from "./random.js";
import { attributesOf } from "./tables.js";

export const a5: Figure = {
  id: "a5",
  paper: "A",
  number: "Figure 5",
  title: "Side-channel resistance: what it costs",
  about: ({ first, second }) =>
    `Random distributions of a secret with 2 categories and two attributes, of ${first} and ${second} values: what the best protocol keeps whose reports stay within the level for somebody who knows one attribute already, too (srlip), beside protocols that treat each attribute by itself, and the best one without that resistance (lip). The paper has three attributes, of 3, 3 and 4 values; these are smaller, so that you need not wait.`,
  reported:
    "Protocols for each attribute, by Theorem 4, keep much less than the best lip protocol. Finding them took 476 times as long, on average.",
  differs:
    "The paper's Theorem 4, by which levels of attributes add up, is false: two attributes may each say nothing of a secret and both together all of it. Here the level of the product is measured on the whole and scaled until it is what was asked for. And the best srlip protocol on the whole, which the paper does not compute, is a polytope of dimension a − 1 like any other. At these sizes it is found faster than levels of products, each of which takes several searches; and dividing the level one after the other comes to the same as by itself.",
  sliders: [
    { key: "tables", label: "Random distributions", least: 1, most: 50, step: 1, value: 20, live: 4 },
    { key: "first", label: "Values of the first attribute", least: 2, most: 4, step: 1, value: 2 },
    { key: "second", label: "Values of the second attribute", least: 2, most: 4, step: 1, value: 2 },
  ],
  async compute(designer, { tables = 20, first = 2, second = 2 }, tell) {
    const random = new Random(5);
    const joint = () => Array.from({ length: 2 }, () => random.uniforms(first * second));
    const priors = Array.from({ length: tables }, () => attributesOf(joint(), [first, second]));
    const levels = steps(0.25, 2, 8);
    const kinds = [
      { name: "lip, best", notion: "lip", protocol: "optimal" },
      { name: "srlip, best", notion: "srlip", protocol: "optimal" },
      { name: "srlip, one after the other", notion: "srlip", protocol: "sequential" },
      { name: "srlip, each by itself", notion: "srlip", protocol: "product" },
    ];
    const shares = new MeanCurves(kinds, levels);
    const seconds = kinds.map(() => 0);
    for (const [i, table] of priors.entries()) {
      for (const [k, { notion, protocol }] of kinds.entries()) {
        for (const [l, epsilon] of levels.entries()) {
          const found = await designer.design({ table, notion, epsilon, protocol });
          shares.add(k, l, keptShare(found.utility));
          seconds[k] = (seconds[k] ?? 0) + found.seconds;
        }
        await tell((i + (k + 1) / kinds.length) / tables);
      }
    }
    const times = kinds.map((_, k) => `${((1000 * (seconds[k] ?? 0)) / (tables * levels.length)).toPrecision(2)} ms`);
    return {
      panels: [shares.panel({ label: "Level" }, "Kept of the information, mean")],
      sentences: [
        `Kept on average at level 0.5: ${shares.textAt(levels.indexOf(0.5))}.`,
        `A protocol took on average, in that order, ${times.join(", ")}.`,
      ],
    };
  },
};
