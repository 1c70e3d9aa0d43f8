// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The page's conclusions from its settings: which protocols there are, who is joined by neighbours, what has changed.
 */
import assert from "node:assert/strict";
import { test } from "node:test";
import { contenders } from "../../wasm/engine/compare.js";
import { groupsOf } from "../../web/facts/neighbours.js";
import { keepsPairs } from "../../web/facts/pairs.js";
import { choices, offered } from "../../web/features/protect/session/offered.js";
import { initialProtectState, ownTableOf, type ProtectState } from "../../web/features/protect/session/state.js";
import { changedSince, madeWith } from "../../web/session/changed-settings.js";
import { realEngine } from "./real-engine.js";

const engine = await realEngine();
const catalogue = offered(engine.catalogue());
const table = {
  secret: { name: "s", categories: ["a", "b", "c"] },
  data: { name: "x", categories: ["1", "2", "5"] },
  weights: Float64Array.from([9, 2, 3, 4, 8, 6, 2, 3, 7]),
};

test("under every promise the page offers all protocols that there are, but those for another number of answers", () => {
  for (const notion of catalogue.notions) {
    const names = (all: { protocol: string; seesSecret: boolean }[]) =>
      all.map(({ protocol, seesSecret }) => `${protocol} ${seesSecret}`).sort();
    // If secret and answer are to be kept, only those that use the secret.
    const there = contenders(catalogue, notion).filter(({ seesSecret }) => seesSecret || !keepsPairs(notion));
    const fitting = there.filter(({ protocol }) => !/one-bit$/.test(protocol));
    assert.deepEqual(names(choices(catalogue, notion, table)), names(fitting), notion);
    const two = { ...table, data: { name: "x", categories: ["1", "2"] } };
    assert.deepEqual(names(choices(catalogue, notion, two)), names(there), notion);
    // Negative control: under these there are protocols that need a number of answers.
    assert.equal(there.length > fitting.length, notion !== "rldp", notion);
  }
  const far = catalogue.notions.filter((notion) =>
    choices(catalogue, notion, table).some(({ protocol }) => protocol === "coupling-distance"),
  );
  assert.deepEqual(far.toSorted(), ["ldp", "lip", "pmc", "pml", "profile"]);
});

test("secrets are in one group where a chain of neighbours joins them", () => {
  const secrets = ["a", "b", "c", "d", "e"];
  assert.deepEqual(groupsOf([], ["a", "b"]), [["a"], ["b"]]);
  assert.deepEqual(groupsOf([["b", "d"]], secrets), [["a"], ["b", "d"], ["c"], ["e"]]);
  const two = groupsOf(
    [
      ["b", "e"],
      ["a", "d"],
      ["c", "e"],
    ],
    secrets,
  );
  assert.deepEqual(two, [
    ["a", "d"],
    ["b", "c", "e"],
  ]);
  const chain = [
    ["d", "e"],
    ["a", "c"],
    ["c", "e"],
    ["b", "d"],
    ["a", "e"],
  ] as [string, string][];
  assert.deepEqual(groupsOf(chain, secrets), [secrets]);
});

test("a file tells which settings are others than those it was made with, and nothing once they are set back", () => {
  const file = new File(["s,x\n"], "people.csv");
  const state: ProtectState = {
    ...initialProtectState,
    notion: "lip",
    catalogue,
    source: { file, kind: "file", notes: [] },
    roles: ["secret", "share"],
    prior: engine.describe(table),
  };
  const profile: ProtectState = { ...state, notion: "profile" };
  const made = (by: ProtectState) => madeWith(by, ownTableOf(by));
  const said = (change: Partial<ProtectState>, from = state) => changedSince(made(from), made({ ...from, ...change }));

  assert.equal(said({}), "");
  assert.equal(said({ epsilon: 0.7 }), "ε");
  assert.equal(said({ epsilon: 0.7, notion: "ldp" }), "the kind of protection and ε");
  assert.equal(said({ protocol: "grr" }), "the method");
  assert.equal(said({ seesSecret: true }), "whether the method uses the hidden column");
  assert.equal(said({ write: "reports", keep: ["age"] }), "what the new file has and the other columns");
  assert.equal(said({ keep: ["age", "town"] }, { ...state, keep: ["town", "age"] }), "", "in any order");
  assert.equal(said({ roles: ["share", "secret"] }), "the columns");
  assert.equal(said({ target: file }), "", "the very same file");
  assert.equal(said({ target: new File([], "others.csv") }), "the file to protect");
  const other = { file: new File([], "others.csv"), kind: "file" as const, notes: [] };
  assert.equal(said({ source: other, roles: [], target: undefined, keep: ["age"] }), "the table");

  // A setting that a promise does not take has not changed with it, and one that it takes goes without saying.
  assert.equal(said({ alpha: 0.1 }), "");
  assert.equal(said({ neighbours: "all" }), "");
  assert.equal(said({ notion: "profile", neighbours: "all" }), "the kind of protection");
  assert.equal(said({ alpha: 0.1 }, { ...state, notion: "rldp" }), "the certainty");
  assert.equal(said({ neighbours: "all" }, profile), "the neighbours");
  const next: [string, string][] = [
    ["a", "b"],
    ["b", "c"],
  ];
  assert.equal(said({ neighbours: next }, profile), "", "the same pairs");
});
