// SPDX-License-Identifier: GPL-3.0-or-later
/** A household survey to try things out with. Every figure in it is invented. */

const incomes = ["0 to 20,000", "20,000 to 40,000", "40,000 to 70,000", "70,000 and more"];
const educations = ["no certificate", "school", "apprenticeship", "bachelor", "master", "doctorate"];
const regions = ["north", "east", "south", "west"];

/** People for each income (rows) and education (columns): invented, 1,500 in all. */
const people = [
  [88, 112, 74, 30, 12, 2],
  [52, 138, 196, 92, 42, 6],
  [14, 58, 128, 142, 86, 14],
  [3, 14, 36, 72, 69, 20],
];

/** Of ten people with this income, how many report which health: invented as well. */
const health = [
  ["good", "good", "good", "good", "asthma", "asthma", "diabetes", "diabetes", "depression", "depression"],
  ["good", "good", "good", "good", "good", "asthma", "asthma", "diabetes", "diabetes", "depression"],
  ["good", "good", "good", "good", "good", "good", "asthma", "asthma", "diabetes", "depression"],
  ["good", "good", "good", "good", "good", "good", "good", "asthma", "diabetes", "depression"],
];

export const sampleName = "household-survey.csv";

/** The columns that the sample starts with. */
export const sampleRoles = { secret: "income", share: "education" };

export function sample(): File {
  const rows = people.flatMap((counts, income) =>
    counts.flatMap((n, education) =>
      Array.from({ length: n }, (_, person) => [
        regions[(person * 3 + education + income) % regions.length],
        educations[education],
        `"${incomes[income]}"`,
        health[income]?.[(person * 7 + education) % 10],
      ]),
    ),
  );
  // A stride prime to the number of rows mixes them, always in the same way.
  const mixed = rows.map((_, index) => rows[(index * 637) % rows.length] ?? []);
  const lines = [["region", "education", "income", "health"], ...mixed];
  return new File([lines.map((row) => `${row.join(",")}\n`).join("")], sampleName, { type: "text/csv" });
}
