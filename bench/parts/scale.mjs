// SPDX-License-Identifier: GPL-3.0-or-later
/** Many categories: seconds, what is proved, and memory. */
import { measureEach, platforms } from "../measure.mjs";
import { level, megabytes, notion, provedTo, table, time } from "../text.mjs";

/**
 * A long search is little faster when an engine of WebAssembly has seen it before.
 * @type {(at: Record<string, number>) => import("../measure.mjs").HowOften}
 */
const howOften = ({ a = 0 }) => ({ repetitions: a <= 50 ? 3 : 1, warmUp: a <= 50 ? 0.5 : 0 });

/** @param {import("../context.mjs").Context} context */
export async function scalePart({ chromium, quick }) {
  const filter = quick ? "^scale/.*a:(20|30)/" : "^scale/";
  /** @type {import("../measure.mjs").Row[][]} */
  const columns = [];
  for (const platform of platforms) columns.push(await measureEach(platform, filter, chromium, howOften));
  for (const column of columns) column.sort((one, other) => order(one.at, other.at));
  const [native = []] = columns;
  const rows = native.map(({ at }, index) => {
    const cells = columns.map((column) => column[index]);
    return [
      String(at.c),
      String(at.a),
      notion(at.ldp),
      level(at.eps),
      ...cells.map((cell) => time(cell?.milliseconds)),
      [...new Set(cells.map((cell) => provedTo(cell?.gap)))].join(", "),
      ...cells.map((cell) => megabytes(cell?.peak_MB)),
    ];
  });
  const head = [
    "c",
    "a",
    "",
    "ε",
    "natively",
    "in Node",
    "in Chromium",
    "gap, nats",
    "memory natively",
    "heap in Node",
    "in Chromium",
  ];
  return `${table(head, rows)}\n\nOne table each, drawn from Dirichlet(1/2). With a = 50 at most: the median of three searches after half a second of them; with a = 100: the first. Memory: the most that the whole process has had, and the size of the heap as WebAssembly, which starts with 17 MB.`;
}

/**
 * By size, then by guarantee.
 * @param {Record<string, number>} one
 * @param {Record<string, number>} other
 */
function order(one, other) {
  const key = ["c", "a", "ldp", "eps"].find((name) => one[name] !== other[name]) ?? "c";
  return (one[key] ?? 0) - (other[key] ?? 0);
}
