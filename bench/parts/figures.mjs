// SPDX-License-Identifier: GPL-3.0-or-later
/** Whole figures of the papers, every protocol in them, on one thread everywhere. */
import { measure, platforms } from "../measure.mjs";
import { ratio, table, time } from "../text.mjs";

/** @type {Record<string, string>} */
const names = {
  figure_a6: "A, Figure 6: six panels of Adult, 20 levels, four protocols",
  figure_e2: "E, Figure 2: 200 samples of 1,000 people, 16 levels, six protocols",
};

/** @param {import("../context.mjs").Context} context */
export async function figuresPart({ chromium, quick }) {
  const columns = [];
  for (const platform of platforms) {
    columns.push(await measure(platform, "^figure_", chromium, { repetitions: quick ? 1 : 3 }));
  }
  const [native = [], node = [], page = []] = columns;
  const rows = native.map(({ name, milliseconds, I = Number.NaN, designs = 0 }, index) => {
    const others = [node[index], page[index]];
    const same = others.every((other) => Math.abs((other?.I ?? Number.NaN) - I) < 1e-6);
    return [
      names[name.split("/")[0] ?? ""] ?? name,
      String(designs),
      ...[milliseconds, ...others.map((other) => other?.milliseconds)].map(time),
      ...others.map((other) => ratio((other?.milliseconds ?? Number.NaN) / milliseconds)),
      same ? "yes" : "no",
    ];
  });
  const head = ["", "protocols", "natively", "in Node", "in Chromium", "Node / native", "Chromium / native"];
  return table([...head, "same mean of what is kept"], rows);
}
