// SPDX-License-Identifier: GPL-3.0-or-later
/** A folder with what the tests of the command line run on. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type Folder, inFolder } from "./run-cli.js";

const COUNTS = { high: { north: 60, south: 20, west: 15 }, low: { north: 40, south: 80, west: 35 } };

const weighted = Object.entries(COUNTS).flatMap(([income, regions]) =>
  Object.entries(regions).map(([region, count]) => `${income},${region},${count}`),
);
export const people = Object.entries(COUNTS)
  .flatMap(([income, regions]) =>
    Object.entries(regions).flatMap(([region, count]) => Array.from({ length: count }, () => `${income},${region}`)),
  )
  .map((row, i) => `${i},${row}`);
export const PEOPLE = `id,income,region\n${people.join("\n")}\n`;
export const DESIGN = ["--secret", "income", "--release", "region", "--guarantee", "lip", "--epsilon", "0.2"];

/** Puts a data file, a table of counts and a protocol into the folder. */
export async function furnish(folder: Folder): Promise<void> {
  folder.write("people.csv", PEOPLE);
  folder.write("table.csv", `s,x,w\n${weighted.join("\n")}\n`);
  const { code, stderr } = await folder.run("design", "people.csv", ...DESIGN, "-o", "protocol.json");
  assert.equal(code, 0, stderr);
}

/** Runs in a folder with a data file, a table of counts and a protocol. */
export function testInFolder(name: string, work: (folder: Folder) => Promise<void>): void {
  test(name, () =>
    inFolder(async (folder) => {
      await furnish(folder);
      await work(folder);
    }),
  );
}
