// SPDX-License-Identifier: GPL-3.0-or-later
import type { Design } from "../../wasm/contract/types.js";
import { type Figure, type Point, steps } from "./figure.js";
import { type Channel, distanceOf, exampleJoint, informationOf, levelAt } from "./linear.js";
import { percent } from "./means.js";
import { Random } from "./random.js";
import { tableOf } from "./tables.js";

export const b4: Figure = {
  id: "b4",
  paper: "B",
  number: "Figure 4",
  title: "Total variation distance and information",
  about: ({ channels }) =>
    `${channels} random channels P(y|s,x) for the table of Example 1, and the two schemes of linear reduction by α. Each mark is a channel: how far it is from reporting each answer as it is, and what it keeps. The text of the paper does not say which channels its figure has; these are ours.`,
  setting: {
    says: "The total variation distance between any channel and the one that keeps the most information, which reports each answer as it is.",
    at: { section: "Appendix B", part: "equation (13)", words: "Consider the total variance distance" },
  },
  claims: [
    {
      says: "I(X;Y) almost reverses the order of the distance: the nearer a channel is, the more it keeps.",
      at: { section: "Appendix B", part: "Figure 4", words: "is almost order reversing, i.e., if" },
    },
  ],
  beyond: [
    "The distance says nothing about which of the non-Markov schemes with one α is the better one: all of them are as far away, and what they keep differs.",
  ],
  sliders: [
    { key: "channels", label: "Random channels", least: 10, most: 200, step: 10, value: 100 },
    { key: "points", label: "Points", least: 3, most: 20, step: 1, value: 10 },
  ],
  async compute(designer, { channels = 100, points = 10 }, tell) {
    const joint = exampleJoint(0.5);
    const random = new Random(4);
    const found: Point[] = Array.from({ length: channels }, () => {
      const kept = random.uniform();
      return pointOf(joint, randomChannel(random, joint, kept));
    });
    const table = tableOf(joint);
    const schemes: { name: string; points: Point[] }[] = [];
    for (const { name, protocol } of [
      { name: "Markov, keep or draw anew", protocol: "resample" },
      { name: "Non-Markov, told the secret", protocol: "coupling" },
    ]) {
      const of: Point[] = [];
      for (const alpha of steps(1 / points, 1 - 1 / points, points - 1)) {
        of.push(
          pointOf(
            joint,
            channelOf(await designer.design({ table, notion: "lip", epsilon: levelAt(alpha, joint), protocol })),
          ),
        );
      }
      schemes.push({ name, points: of });
      await tell(schemes.length / 2);
    }
    return {
      panels: [
        {
          title: "",
          x: { label: "Total variation distance, P(Y ≠ X)" },
          y: { label: "I(X;Y), nats" },
          series: [{ name: "Random channels", points: found }, ...schemes],
          scattered: true,
        },
      ],
      sentences: [
        `Of all pairs of random channels ${percent(reversed(found))} are in reverse order. The schemes of linear reduction are so ${schemes.map(({ name, points }) => `${percent(reversed(points))} (${name})`).join(", ")}.`,
      ],
    };
  },
};

function pointOf(joint: number[][], channel: Channel): Point {
  return { x: distanceOf(joint, channel), y: informationOf(joint, channel) };
}

/** Each answer stays with a chance, and goes by a random row otherwise. */
function randomChannel(random: Random, joint: number[][], stays: number): Channel {
  return joint.map((row) =>
    row.map((_, x) => {
      const weights = row.map(() => -Math.log(random.uniform()));
      const total = weights.reduce((sum, weight) => sum + weight, 0);
      return weights.map((weight, y) => ((1 - stays) * weight) / total + (x === y ? stays : 0));
    }),
  );
}

/** The same for every secret where the channel does not see it. */
function channelOf({ channel, seesSecret, secret, data, reports, standsFor }: Design): Channel {
  const [a, b] = [data.categories.length, reports.length];
  return secret.categories.map((_, s) =>
    data.categories.map((_, x) => {
      const from = (seesSecret ? s * a + x : x) * b;
      const row = data.categories.map(() => 0);
      standsFor.forEach(([y = 0], report) => {
        row[y] = (row[y] ?? 0) + (channel[from + report] ?? 0);
      });
      return row;
    }),
  );
}

/** The share of pairs of which the nearer one keeps more. */
function reversed(points: Point[]): number {
  let [pairs, right] = [0, 0];
  points.forEach((one, i) => {
    for (const other of points.slice(i + 1)) {
      pairs += 1;
      if ((one.x - other.x) * (one.y - other.y) < 0) right += 1;
    }
  });
  return right / pairs;
}
