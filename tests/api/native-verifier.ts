// SPDX-License-Identifier: GPL-3.0-or-later
/** The engine's core as a native program: protocols as plain numbers in, verdicts out. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { ofShape } from "../../wasm/contract/parameters.js";
import type { AuditResult, KnownRanges, ProtocolFile, Side } from "../../wasm/contract/types.js";
import { columnsOf } from "../../wasm/protocol/columns.js";

/** A line for each file: the verdict with the worst ratio, as `lineOf` writes one. */
export function nativeVerdicts(files: ProtocolFile[]): string[] {
  const { status, stdout, stderr } = spawnSync(".build/sanitise/sluice_verify", {
    input: files.map(numbersOf).join("\n"),
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  assert.equal(status, 0, stderr);
  return stdout.trimEnd().split("\n");
}

/** The same of an audit by the engine in WebAssembly. */
export function lineOf(file: ProtocolFile, { holds, worst, slack = "0", reason }: AuditResult): string {
  const width = columnsOf(file.data).length;
  const side = ({ secret = -1, data = -1, known = [] }: Side) => {
    // All columns are all bits there.
    const bits = known.length === width ? 2 ** 32 - 1 : known.reduce((sum, column) => sum + 2 ** column, 0);
    return `${secret} ${data} ${data < 0 ? 0 : bits}`;
  };
  const at = worst?.marks ? `marks${worst.marks.map((mark) => `,${mark}`).join("")}` : worst?.report;
  const found = worst
    ? ` ${worst.numerator} ${worst.denominator} ${worst.level} ${at} ${side(worst.more)} ${side(worst.less)} ${slack}`
    : "";
  return `${holds ? "holds" : "broken"}${found}${reason === undefined ? "" : ` # ${reason}`}`;
}

/** Nothing but the radius, the least, the most as well, and the last two with everybody. */
const knownAs = ({ least, most, othersLeast }: KnownRanges) => (least ? (most ? 2 : 1) + (othersLeast ? 2 : 0) : 5);

function numbersOf(file: ProtocolFile): string {
  const { guarantee, secret, data, prior, channel } = file;
  const { notion, epsilon, parameters = {}, known, bound, bounds = [] } = guarantee;
  const { alpha = 0, secretLevels = [], dataLevels, neighbours = [] } = parameters;
  const of = (name: string, { categories }: { categories: string[] }) => categories.indexOf(name);
  const levels = [{ level: 1, ...bound }, ...bounds];
  const bySecret = secret.categories.map((s) => secretLevels.find(([name]) => name === s)?.[1] ?? 1);
  const width = data.categories.length;
  const matrix = new Array<number>(width * width).fill(Number.POSITIVE_INFINITY);
  for (const [x, y, level] of dataLevels ?? []) matrix[of(x, data) * width + of(y, data)] = level;
  const others = [...(known?.othersLeast ?? []), ...(known?.othersMost ?? [])].flat();
  const ranges = known
    ? [
        ...[known.statistic ? 1 : 0, known.radius],
        ...(known.least ?? []).flat(),
        ...(known.most ?? []).flat(),
        ...others,
        ...(known.leastSecret ?? []),
      ]
    : [];
  const lifts = (file.certificate.lifts ?? []).flat();
  const columns = columnsOf(data).map(({ values }) => values.map((value) => [...new Set(values)].indexOf(value)));
  const numbers = [
    ...[epsilon, file.seesSecret ? 1 : 0, secret.categories.length, width],
    channel.marks ? 0 : channel.reports.length,
    levels.length,
    ...levels.flatMap(({ level, numerator, denominator }) => [level, numerator, denominator]),
    ...[ofShape(parameters, "level") ?? 1, alpha],
    ...(secretLevels.length > 0 ? [bySecret.length, ...bySecret] : [0]),
    ...(dataLevels ? [1, ...matrix] : [0]),
    ...[neighbours.length, ...neighbours.flatMap(([s, t]) => [of(s, secret), of(t, secret)])],
    ...[known ? knownAs(known) : 0, ...ranges],
    ...(known && !known.least ? [lifts.length, ...lifts.flatMap((list) => [list.length / 3, ...list])] : []),
    ...[columns.length, ...(columns.length > 1 ? data.categories.flatMap((_, x) => columns.map((c) => c[x])) : [])],
    ...prior.flat(),
    ...(channel.marks ? [channel.marks.other] : channel.weights.flat()),
  ];
  return [notion, ...numbers.map((value) => (value === Number.POSITIVE_INFINITY ? "inf" : String(value)))].join(" ");
}
