// SPDX-License-Identifier: GPL-3.0-or-later
/** A design or an audit, to be read at a terminal. */
import { visible } from "../characters.js";
import type { AuditResult, Design, Leakage } from "../types.js";
import type { Audited } from "./audit.js";

/** So many rows and columns of the channel fit a screen. */
const SHOWN = 12;

export function summariseDesign(design: Design): string {
  const { guarantee, utility, secret, data, reports } = design;
  const { mutualInformation, upperBound, dataEntropy } = utility;
  return lines([
    `Protocol ${design.protocol}: "${data.name}" is shared, "${secret.name}" is kept back.`,
    `Guarantee ${guarantee.notion} at level ${stated(guarantee.epsilon)}, checked exactly.`,
    ...dropped(design),
    "",
    "Kept of the data",
    `  I(X;Y)  ${nats(mutualInformation)} of H(X) ${nats(dataEntropy)}: ${percent(mutualInformation / dataEntropy)}`,
    ...(upperBound === undefined ? [] : [`  at most ${nats(upperBound)} under this guarantee`]),
    "",
    "Leakage of the secret",
    ...leakage(design.leakage),
    `  I(S;Y)  ${nats(design.secretInformation)}`,
    "",
    `Channel: ${data.categories.length} values to ${reports.length} reports, in percent`,
    ...channel(design),
    "",
    `Computed in ${design.seconds.toPrecision(3)} s from ${design.total} rows.`,
  ]);
}

function dropped({ dropped: { secret, data } }: Design): string[] {
  const names = [...secret, ...data].map((name) => `"${name}"`);
  return names.length > 0 ? [`Left out, as they never occur: ${names.join(", ")}.`] : [];
}

function channel({ data, reports, channel: matrix }: Design): string[] {
  if (data.categories.length > SHOWN || reports.length > SHOWN) return ["  too large to be shown; --json prints it"];
  const rows = data.categories.map((category, x) => [
    shortened(category),
    ...reports.map((_, y) => (100 * (matrix[x * reports.length + y] ?? 0)).toFixed(1)),
  ]);
  return aligned([["", ...reports.map(shortened)], ...rows]);
}

export function summariseAudit({ file, result, data }: Audited): string {
  const { notion, epsilon } = file.guarantee;
  return lines([
    `Protocol ${file.protocol}: "${file.data.name}" is shared, "${file.secret.name}" is kept back.`,
    result.holds
      ? `The guarantee ${notion} at level ${stated(epsilon)} holds exactly.`
      : `The guarantee ${notion} at level ${stated(epsilon)} does NOT hold: ${result.reason ?? "no reason is known"}`,
    "",
    "Under the protocol's own prior",
    ...figures(result),
    ...data.flatMap((item) => ["", `Under the distribution of ${item.path}`, ...figures(item.result)]),
  ]);
}

function figures(result: AuditResult): string[] {
  return [
    ...leakage(result.leakage),
    `  I(X;Y)  ${nats(result.mutualInformation)}`,
    `  I(S;Y)  ${nats(result.secretInformation)}`,
  ];
}

function leakage(levels: Record<string, Leakage>): string[] {
  return aligned(
    Object.entries(levels).map(([notion, { level }]) => [notion, Number.isFinite(level) ? nats(level) : "unbounded"]),
  );
}

function aligned(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  return rows.map((row) => {
    const cells = row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
    return `  ${cells.join("  ")}`;
  });
}

function shortened(text: string): string {
  const shown = text === "" ? "(empty)" : text;
  return shown.length > 16 ? `${shown.slice(0, 15)}…` : shown;
}

function nats(value: number): string {
  return `${value.toFixed(4)} nats`;
}

/** The least level that is certified: weights that are multiples of 2^-62 cannot make chances equal. */
const LEAST = 2 ** -48;

function stated(epsilon: number): string {
  return `${epsilon} nats${epsilon < LEAST ? ` (certified as ${LEAST.toPrecision(2)})` : ""}`;
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

function lines(texts: string[]): string {
  return `${texts.map(visible).join("\n")}\n`;
}
