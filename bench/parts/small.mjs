// SPDX-License-Identifier: GPL-3.0-or-later
/** The quick tasks: designs with few categories, lists of vertices, proofs in integers, draws. */
import { measure, platforms } from "../measure.mjs";
import { ratio, table, time } from "../text.mjs";

/** @param {import("../context.mjs").Context} context */
export async function smallPart({ chromium, quick }) {
  const howOften = { repetitions: quick ? 1 : 3, seconds: 0.05, warmUp: quick ? 0 : 0.3 };
  const columns = [];
  for (const platform of platforms) {
    // cddlib takes seconds for one of its lists: once is enough.
    const lists = platform === "native" && !quick ? "vertices_" : "vertices_integers";
    columns.push(await measure(platform, `^(${lists}|(envelope|certify|verify|design|sample)_)`, chromium, howOften));
  }
  const [native = [], node = [], page = []] = columns;
  const rows = native.map(({ name, milliseconds }) => {
    const [inNode, inPage] = [node, page].map((rows) => rows.find((row) => row.name === name)?.milliseconds);
    return [
      name.replace(/\/(iterations|repeats):1/g, ""),
      time(milliseconds),
      time(inNode),
      time(inPage),
      inNode ? ratio(inNode / milliseconds) : "",
      inPage ? ratio(inPage / milliseconds) : "",
    ];
  });
  return table(["", "natively", "in Node", "in Chromium", "Node / native", "Chromium / native"], rows);
}
