// SPDX-License-Identifier: GPL-3.0-or-later
/** How much the channel itself tells of the table that it was made for, as the limits say it. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { tableOf } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const PEOPLE = [
  [60, 20, 15],
  [40, 80, 35],
];

/** Every table in which one of the 250 people has another hidden value, another answer, or both. */
function neighbours(): number[][][] {
  const cells = PEOPLE.flatMap((row, s) => row.map((_, x) => [s, x] as const));
  return cells.flatMap(([s, x]) =>
    cells
      .filter(([t, y]) => t !== s || y !== x)
      .map(([t, y]) => {
        const table = PEOPLE.map((row) => [...row]);
        (table[s] as number[])[x] = (table[s]?.[x] as number) - 1;
        (table[t] as number[])[y] = (table[t]?.[y] as number) + 1;
        return table;
      }),
  );
}

function channelOf(weights: number[][], notion: string, protocol: string): string {
  const { weights: channel, marks } = engine.design({ table: tableOf(weights), notion, epsilon: 0.5, protocol });
  return marks ? marks.other : channel.join();
}

/** How many of the 30 neighbours have the very same channel. */
function alike(notion: string, protocol: string): number {
  const own = channelOf(PEOPLE, notion, protocol);
  return neighbours().filter((table) => channelOf(table, notion, protocol) === own).length;
}

test("a channel made for the table tells it from its neighbours; one that needs no table does not", () => {
  assert.equal(neighbours().length, 30);
  const found = Object.fromEntries(
    ["lip", "ldp", "data-ldp"].map((notion) => [
      notion,
      Object.fromEntries(["optimal", "grr", "oue"].map((protocol) => [protocol, alike(notion, protocol)])),
    ]),
  );
  assert.deepEqual(found, {
    lip: { optimal: 0, grr: 4, oue: 4 },
    ldp: { optimal: 0, grr: 4, oue: 4 },
    "data-ldp": { optimal: 5, grr: 30, oue: 30 },
  });
});
