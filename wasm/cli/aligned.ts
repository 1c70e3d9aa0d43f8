// SPDX-License-Identifier: GPL-3.0-or-later

/** Rows of a table as lines: the first column to the left, the others to the right. */
export function aligned(rows: string[][]): string[] {
  const widths = rows[0]?.map((_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0))) ?? [];
  return rows.map((row) => {
    const cells = row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
    return `  ${cells.join("  ")}`;
  });
}
