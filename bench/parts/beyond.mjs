// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The results that the papers could not compute, or only slowly: side-channel resistance of three attributes, and
 * `polyopt`.
 */
import { measure, median, platforms } from "../measure.mjs";
import { level, provedTo, ratio, table, time } from "../text.mjs";

/** @param {import("../context.mjs").Context} context */
export async function beyondPart(context) {
  return `${await attributes(context)}\n\n${await blocks(context)}\n\n${await ranges(context)}`;
}

/** The product is a search over levels, a thousand designs and more: natively, and once, is enough. */
const questions = [
  { label: "`lip`, exact", name: "attributes_lip", slow: false, alone: false },
  { label: "one attribute's channel (A)", name: "attributes_one", slow: false, alone: false },
  { label: "`srlip`, exact", name: "attributes_srlip", slow: true, alone: false },
  { label: "`srlip`, protocol `product`", name: "attributes_product", slow: true, alone: true },
];

/** @param {import("../context.mjs").Context} context */
async function attributes({ chromium, quick }) {
  /** @type {Map<string, number>} milliseconds the milliseconds of `lip` natively, by level and table */
  const lip = new Map();
  const cells = [];
  for (const { label, name, slow, alone } of questions) {
    for (const hundredths of quick ? [200] : [50, 100, 200]) {
      let beside = "";
      /** @type {(number | undefined)[]} */
      const times = [];
      /** @type {(number | undefined)[]} */
      const gaps = [];
      for (const platform of alone ? platforms.slice(0, 1) : platforms) {
        const first = quick || alone || (slow && platform !== "native");
        const filter = `^${name}/eps:${hundredths}/table:${first ? "1" : "[123]"}(/|$)`;
        const rows = await measure(platform, filter, chromium, { warmUp: slow ? 0 : 0.3 });
        times.push(median(rows.map(({ milliseconds }) => milliseconds)));
        gaps.push(...rows.map(({ gap }) => gap));
        if (platform !== "native") continue;
        const key = (/** @type {Record<string, number>} */ at) => `${hundredths} ${at.table}`;
        if (name === "attributes_lip") for (const { at, milliseconds } of rows) lip.set(key(at), milliseconds);
        beside = ratio(median(rows.map(({ at, milliseconds }) => milliseconds / (lip.get(key(at)) ?? Number.NaN))));
      }
      const [native, node, page] = times;
      const proved = gaps.filter((gap) => gap !== undefined);
      const gap = proved.length > 0 ? provedTo(Math.max(...proved)) : "";
      cells.push([label, level(hundredths), time(native), time(node), time(page), beside, gap]);
    }
  }
  const head = ["3 × 3 × 4, c = 2", "ε", "natively", "in Node", "in Chromium", "times `lip`, natively", "gap, nats"];
  const note =
    "Medians of three tables drawn from Dirichlet(1/2); of the first alone for `srlip` in Node and Chromium and for " +
    "`product`. The channel is the third attribute's, at a third of ε.";
  return `${table(head, cells)}\n\n${note}`;
}

/** @param {import("../context.mjs").Context} context */
async function blocks({ chromium, quick }) {
  const columns = [];
  for (const platform of platforms) {
    const small = await measure(platform, "^robust/c:[35]/n:1000/", chromium, {
      repetitions: quick ? 1 : 3,
      warmUp: 0.1,
    });
    // Its time is a limit, the same everywhere.
    const large = platform === "native" && !quick ? await measure(platform, "^robust/c:8/", chromium) : [];
    columns.push([...small, ...large]);
  }
  for (const column of columns) column.sort((one, other) => (one.at.c ?? 0) - (other.at.c ?? 0));
  const [native = [], node = [], page = []] = columns;
  const rows = native.map(({ at, milliseconds, gap }, index) => [
    `${at.c} × ${at.c}`,
    level(at.eps),
    time(milliseconds),
    time(node[index]?.milliseconds),
    time(page[index]?.milliseconds),
    provedTo(gap),
  ]);
  return `${table(["`rldp`, `polyopt`", "ε", "natively", "in Node", "in Chromium", "gap, nats"], rows)}\n\n1,000 people, α = 0.05. 8 × 8 is ended after 30 s if it has not ended.`;
}

/** @param {import("../context.mjs").Context} context */
async function ranges({ chromium, quick }) {
  const which = quick ? "/c:2/a:3/" : "/";
  const columns = [];
  for (const platform of platforms) {
    columns.push(await measure(platform, `^within_ranges${which}`, chromium, { warmUp: 0 }));
  }
  const [native = [], node = [], page = []] = columns;
  const polyopt = await measure("native", `^above_least${which}`, chromium, { warmUp: 0 });
  const rows = native.map(({ at, milliseconds, gap, I = Number.NaN }, index) => [
    `${at.c} × ${at.a}`,
    level(at.eps),
    time(milliseconds),
    time(node[index]?.milliseconds),
    time(page[index]?.milliseconds),
    provedTo(gap),
    (I / (polyopt[index]?.I ?? Number.NaN)).toFixed(2),
  ]);
  const head = [
    "`rldp`, within the ranges",
    "ε",
    "natively",
    "in Node",
    "in Chromium",
    "gap, nats",
    "times what `polyopt` keeps",
  ];
  return `${table(head, rows)}\n\n1,000 people, α = 0.05; ended after 30 s.`;
}
