// SPDX-License-Identifier: GPL-3.0-or-later
import type { Figure } from "./figure.js";
import { median, percent } from "./means.js";
import { Random } from "./random.js";
import { PAPER_LEVELS, type Pair, pairOf, RUNS, ratiosPanel, timed, timesText } from "./ratios.js";
import { attributesOf } from "./tables.js";
import { theorem4 } from "./theorem4.js";

const TIMES = "log₁₀ (time of lip / time of srlip)";
const INFORMATION = "I(X;Y) of srlip / I(X;Y) of lip";

export const a5: Figure = {
  id: "a5",
  paper: "A",
  number: "Figure 5",
  title: "Side-channel resistance: what it costs",
  about: ({ tables, first, second, third }) =>
    `${tables} random distributions of a secret with 2 categories and of three attributes with ${first}, ${second} and ${third} values, at four levels. Each mark compares two protocols: one holds for a reader who knows some of the attributes already (srlip), the other does not (lip). Theorem 4 has a protocol for each attribute, at ε/3. The paper does not say what each of them keeps most of. We take the information on its own attribute.`,
  setting: {
    says: "Random distributions with c = 2 and attributes of 3, 3 and 4 values, at ε = 0.5, 1, 1.5 and 2. The axes are a ratio of times and a ratio of I(X;Y).",
    at: { section: "VII-B", part: "Figure 5", words: "We also perform similar comparisons for multiple attributes" },
  },
  claims: [
    {
      says: "Theorem 4 is significantly slower: Theorem 3 is 476 times as fast on average.",
      at: { section: "VII-B", part: "Figure 5", words: "As one can see, Theorem 4 is significantly slower" },
      differs:
        "Here Theorem 4 takes about as long as lip (median). For an attribute of n values the paper lists the vertices of a polytope of dimension n(n − 1). We search one of dimension n − 1.",
    },
    {
      says: "The difference in information is sizable, because srlip is stricter and because Theorem 4 does not give the best srlip protocol.",
      at: { section: "VII-B", part: "Figure 5", words: "There is a sizable difference in utility, caused" },
    },
    {
      says: "Levels of protocols for the attributes add up to the level of them all.",
      at: { section: "V", part: "Theorem 4", words: "Suppose that for every" },
      differs:
        "This theorem is false. Let both attributes be the same two fair bits, and S their exclusive or, turned over once in ten. One protocol reports the first bit, the other the second. Each meets the condition at level 0. Their product has the level ln 5 = 1.609438.",
    },
  ],
  beyond: [
    "Our protocol “product” has a channel for each attribute as well. It measures the level of the whole, and scales it to ε. It takes hundreds of times as long as lip, since it searches at many levels. This does not confirm the 476 times of the paper.",
    "The best srlip protocol of all comes from a polytope of dimension a − 1, like lip. The paper does not compute it. It is found far sooner than “product”, and keeps more than both.",
  ],
  timed: true,
  sliders: [
    { key: "tables", label: "Random distributions", least: 1, most: 20, step: 1, value: 10, live: 3 },
    { key: "first", label: "Values of the first attribute", least: 2, most: 3, step: 1, value: 3, live: 2 },
    { key: "second", label: "Values of the second attribute", least: 2, most: 3, step: 1, value: 3, live: 2 },
    { key: "third", label: "Values of the third attribute", least: 2, most: 4, step: 1, value: 4, live: 2 },
  ],
  async compute(designer, { tables = 10, first = 3, second = 3, third = 4 }, tell) {
    const random = new Random(5);
    const sizes = [first, second, third];
    const cells = first * second * third;
    const priors = Array.from({ length: tables }, () => [random.uniforms(cells), random.uniforms(cells)]);
    const none = <T>() => PAPER_LEVELS.map((): T[] => []);
    const [theorem, product, best, wholes] = [none<Pair>(), none<Pair>(), none<Pair>(), none<number>()];
    for (const [i, joint] of priors.entries()) {
      const table = attributesOf(joint, sizes);
      for (const [l, epsilon] of PAPER_LEVELS.entries()) {
        const found = (notion: string, protocol: string, runs: number) =>
          timed(designer, { table, notion, epsilon, protocol }, runs);
        const lip = await found("lip", "optimal", RUNS);
        const printed = await theorem4(designer, joint, sizes, epsilon, RUNS);
        theorem[l]?.push(pairOf(printed, lip));
        wholes[l]?.push(printed.level);
        // Seconds each: once will do.
        product[l]?.push(pairOf(await found("srlip", "product", 1), lip));
        best[l]?.push(pairOf(await found("srlip", "optimal", RUNS), lip));
        await tell((i + (l + 1) / PAPER_LEVELS.length) / tables);
      }
    }
    const at = (of: Pair[][], l: number) => percent(median((of[l] ?? []).map(({ information }) => information)));
    const slower = (of: Pair[][]) => timesText(median(of.flat().map(({ times }) => times)));
    const whole = (l: number) => median(wholes[l] ?? []).toFixed(2);
    return {
      // From 0 on: the three are to be compared.
      panels: (
        [
          ["Theorem 4 as printed", theorem],
          ["Ours: product", product],
          ["Ours: the best srlip protocol", best],
        ] as const
      ).map(([title, pairs]) => ({ ...ratiosPanel(title, pairs, TIMES, INFORMATION), y: { label: INFORMATION } })),
      sentences: [
        `Theorem 4 takes ${slower(theorem)} times as long as lip, “product” ${slower(product)} times, the best srlip protocol ${slower(best)} times (medians).`,
        ...[0, 3].map(
          (l) =>
            `At ε = ${PAPER_LEVELS[l]} Theorem 4 keeps ${at(theorem, l)} of what lip keeps, “product” ${at(product, l)}, the best srlip protocol ${at(best, l)} (medians). The whole of Theorem 4 has a level of ${whole(l)} there.`,
        ),
      ],
    };
  },
};
