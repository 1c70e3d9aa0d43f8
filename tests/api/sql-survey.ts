// SPDX-License-Identifier: GPL-3.0-or-later
/** A survey, and protocols of every kind for it, that databases privatise. */

/** So many people whose columns depend on each other, with awkward names and answers. */
export function survey(people: number): string {
  const regions = ["north", "it's", "Köln", "=1+1", "a;b"];
  const rows = Array.from({ length: people }, (_, i) => {
    const age = i % 17 === 0 ? "" : i % 13 === 0 ? "999" : String((i * 7919) % 97);
    return [`p${i % 2 ? "é" : ""}${i}`, (i * 31) % 10 < 3 ? "ill" : "well", regions[(i * i) % 5], age].join(",");
  });
  return `id,state,region,age\n${rows.join("\n")}\n`;
}

export const DESIGNS: Record<string, string[]> = {
  answers: ["--release", "region", "--guarantee", "ldp", "--epsilon", "0.7", "--protocol", "grr"],
  marks: ["--release", "region", "--guarantee", "ldp", "--epsilon", "0.7", "--protocol", "oue"],
  ranges: [
    "--release",
    "age",
    "--guarantee",
    "lip",
    "--epsilon",
    "0.02",
    "--bins",
    "age=18,40.5,65",
    "--missing",
    "999",
  ],
  two: [
    "--release",
    "region,age",
    "--guarantee",
    "lip",
    "--epsilon",
    "0.02",
    "--bins",
    "age=30,65",
    "--missing",
    "999",
  ],
  "told the secret": [
    "--release",
    "region",
    "--guarantee",
    "ldp",
    "--epsilon",
    "0.5",
    "--protocol",
    "cr",
    "--sees-secret",
  ],
};
