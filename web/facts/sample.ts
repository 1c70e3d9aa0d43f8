// SPDX-License-Identifier: GPL-3.0-or-later
/** A household survey to try things out with. Every figure in it is invented. */
import { messages } from "../messages/page.js";

/** People for each income (rows) and education (columns): invented, 1,500 in all. */
const people = [
  [88, 112, 74, 30, 12, 2],
  [52, 138, 196, 92, 42, 6],
  [14, 58, 128, 142, 86, 14],
  [3, 14, 36, 72, 69, 20],
];

/** How many of ten people with this income report each state of health, in the order of the words: invented as well. */
const health = [
  [4, 2, 2, 2],
  [5, 2, 2, 1],
  [6, 2, 1, 1],
  [7, 1, 1, 1],
];

type Words = typeof messages.data.sampleTable;

/** The words of every sample that was made, by what is shared in it: a protocol may have been made from one in another language. */
const made = new Map<string, Words>();

/** The columns that the sample starts with. */
export function sampleRoles(): { secret: string; share: string } {
  const { income, education } = messages.data.sampleTable.columns;
  return { secret: income, share: education };
}

/** In the language of the page, or in that in which the column that is shared has this name. */
export function sample(shared?: string): File {
  const words = made.get(shared ?? "") ?? structuredClone(messages.data.sampleTable);
  const { name, columns, regions, educations, incomes } = words;
  made.set(columns.education, words);
  const rows = people.flatMap((counts, income) => {
    const states = (health[income] ?? []).flatMap((n, state) => Array<string>(n).fill(words.health[state] ?? ""));
    return counts.flatMap((n, education) =>
      Array.from({ length: n }, (_, person) => [
        regions[(person * 3 + education + income) % regions.length],
        educations[education],
        `"${incomes[income]}"`,
        states[(person * 7 + education) % states.length],
      ]),
    );
  });
  // A stride prime to the number of rows mixes them, always in the same way.
  const mixed = rows.map((_, index) => rows[(index * 637) % rows.length] ?? []);
  const lines = [[columns.region, columns.education, columns.income, columns.health], ...mixed];
  return new File([lines.map((row) => `${row.join(",")}\n`).join("")], name, { type: "text/csv" });
}
