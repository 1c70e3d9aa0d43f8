// SPDX-License-Identifier: GPL-3.0-or-later
/** What is quick: designs with few categories, lists of vertices, proofs in integers, draws. */
import { measure, platforms } from "../measure.mjs";
import { ratio, table, time } from "../text.mjs";

/** @param {import("../context.mjs").Context} context */
export async function smallPart({ chromium, quick }) {
  const howOften = { repetitions: quick ? 1 : 3, seconds: 0.05, warmUp: quick ? 0 : 0.05 };
  // cddlib takes seconds for one of its lists.
  const filter = quick ? "^(envelope|certify|design|sample)_" : "^(vertices|envelope|certify|design|sample)_";
  const columns = [];
  for (const platform of platforms) {
    columns.push(await measure(platform, filter, chromium, howOften));
  }
  const [native = [], node = [], page = []] = columns;
  const rows = native.map(({ name, milliseconds }, index) => {
    const [inNode = Number.NaN, inPage = Number.NaN] = [node[index]?.milliseconds, page[index]?.milliseconds];
    return [
      name.replace(/\/(iterations|repeats):1/g, ""),
      time(milliseconds),
      time(inNode),
      time(inPage),
      ratio(inNode / milliseconds),
      ratio(inPage / milliseconds),
    ];
  });
  return table(["", "natively", "in Node", "in Chromium", "Node / native", "Chromium / native"], rows);
}
