// SPDX-License-Identifier: GPL-3.0-or-later
/** Files to try the page with: two invented surveys, and two columns of a census. */
import { sample, sampleRoles } from "../../../facts/sample.js";
import { ADULT_EDUCATION } from "../../../figures/tables.js";
import { messages } from "../../../messages/page.js";

export type ExampleName = "survey" | "census" | "health";

export const exampleNames: ExampleName[] = ["survey", "census", "health"];

export interface Example {
  file: File;
  secret: string;
  share: string;
}

export function example(name: ExampleName): Example {
  if (name === "census") return census();
  const { columns } = messages.data.sampleTable;
  if (name === "survey") return { file: sample(), ...sampleRoles() };
  const file = new File([sample()], messages.protect.examples.healthFile, { type: "text/csv" });
  return { file, secret: columns.health, share: columns.income };
}

/** A stride that is prime to the number of rows: it mixes them, always in the same way. */
const STRIDE = 7919;

/** A row for each of the people who were counted. */
function census(): Example {
  const { secret, data, secrets, categories, counts } = ADULT_EDUCATION;
  const rows = counts.flatMap((row, s) =>
    row.flatMap((n, x) => new Array<string>(n).fill(`${categories[x]},${secrets[s]}\n`)),
  );
  const mixed = rows.map((_, index) => rows[(index * STRIDE) % rows.length] ?? "");
  const file = new File([`${data},${secret}\n`, ...mixed], "adult.csv", { type: "text/csv" });
  return { file, secret, share: data };
}
