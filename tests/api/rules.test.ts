// SPDX-License-Identifier: GPL-3.0-or-later
/** How columns of whatever name become categories. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ColumnSummary, Inspection, JointTable } from "../../wasm/engine/sluice.js";
import {
  edgesOf,
  isRules,
  mayNamePeople,
  noRules,
  saidOf,
  stillRare,
  withEdges,
  withRanges,
} from "../../web/facts/rules.js";

/** The names that every object has, beside names that nothing has. */
const NAMES = ["constructor", "toString", "hasOwnProperty", "valueOf", "__proto__", "age"];

const numbers = Float64Array.from({ length: 100 }, (_, i) => i);
const columns = NAMES.map((name): ColumnSummary => ({ name, distinct: 100, numeric: true, numbers }) as ColumnSummary);
const inspection = { columns } as Inspection;

test("a column may be called as what every object has", () => {
  for (const name of NAMES) {
    assert.equal(edgesOf(noRules, name), undefined, name);
    assert.deepEqual(saidOf(noRules, inspection, [name]), {}, name);
    const proposed = withRanges(
      noRules,
      inspection,
      NAMES.map((other) => (other === name ? "secret" : "leave")),
    );
    assert.deepEqual(edgesOf(proposed, name), [20, 40, 60, 80], name);
    const [coding] = saidOf(proposed, inspection, [name]).coding ?? [];
    assert.deepEqual([coding?.column, coding?.edges], [name, [20, 40, 60, 80]]);
    // A person's own entries stay.
    const own = { ...noRules, edges: withEdges({}, name, [7]) };
    assert.deepEqual(edgesOf(withRanges(own, inspection, ["secret"]), name), [7], name);
    // As it is kept for a tab.
    const again: unknown = JSON.parse(JSON.stringify(own));
    assert.ok(isRules(again) && edgesOf(again, name)?.join() === "7", name);
  }
  assert.deepEqual(noRules.edges, {}, "what one begins with is not changed");
});

test("what is still rare of such a column is no range", () => {
  for (const name of NAMES) {
    const table: JointTable = {
      secret: { name, categories: ["a", "b"] },
      data: { name: "x", categories: ["c"] },
      weights: Float64Array.from([1, 20]),
    };
    const [rare] = stillRare({ ...noRules, rareBelow: 5 }, table);
    assert.deepEqual([rare?.column, rare?.category, rare?.why], [name, "a", "single"]);
  }
});

test("a column may name people where most have an answer of their own, and ranges or merging hide that", () => {
  const names = { name: "name", distinct: 240, numeric: false } as ColumnSummary;
  assert.ok(mayNamePeople(noRules, names, 240));
  assert.ok(mayNamePeople(noRules, names, 479));
  assert.ok(!mayNamePeople(noRules, names, 480));
  assert.ok(!mayNamePeople({ ...noRules, rareBelow: 5 }, names, 240));
  assert.ok(!mayNamePeople({ ...noRules, edges: withEdges({}, "name", [7]) }, names, 240));
  // Few people have few answers, whatever the column is.
  assert.ok(!mayNamePeople(noRules, { ...names, distinct: 4 }, 6));
});
