// SPDX-License-Identifier: GPL-3.0-or-later
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { after } from "node:test";

/** @type {string[]} */
const houses = [];
after(() => {
  for (const folder of houses) rmSync(folder, { recursive: true });
});

/** Builds a house of these files, which stands until the tests are over. @param {Record<string, string>} files */
export function built(files) {
  const house = mkdtempSync(join(tmpdir(), "sluice-walls-"));
  houses.push(house);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, name)), { recursive: true });
    writeFileSync(join(house, name), text);
  }
  return house;
}
