// SPDX-License-Identifier: GPL-3.0-or-later
/** A file to privatise whose joint table is known. */

export const illnesses = ["asthma", "diabetes", "none"];
export const districts = ["centre", "harbour", "hill", "mill", "park"];

/** Rows of the file for each illness and district. */
const counts = [
  [900, 500, 150, 80, 370],
  [300, 700, 350, 150, 500],
  [1800, 900, 2500, 1770, 3030],
];

/** `times` copies of the table as rows, in a fixed but mixed order. */
export function survey(times = 1): { text: string; answers: string[] } {
  const rows = counts.flatMap((row, s) =>
    row.flatMap((n, x) => Array.from({ length: n * times }, () => [illnesses[s], districts[x]])),
  );
  const mixed = rows.map((_, index) => rows[(index * 7919) % rows.length] ?? []);
  const lines = mixed.map(([illness, district], index) => `${index + 1},${illness},${district}`);
  return {
    text: `number,illness,district\n${lines.join("\n")}\n`,
    answers: mixed.map(([, district]) => district ?? ""),
  };
}
