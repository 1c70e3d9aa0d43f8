// SPDX-License-Identifier: GPL-3.0-or-later
/** How columns of whatever name become categories. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { ColumnSummary, Inspection, JointTable } from "../../wasm/engine/sluice.js";
import {
  edgesOf,
  isRules,
  mergedOf,
  noRules,
  saidOf,
  stillRare,
  withEdges,
  withMerged,
  withoutMerged,
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

test("cells that somebody has merged go into the coding, and not where the column is in ranges", () => {
  const inspection = { columns: [{ name: "place" }] } as Inspection;
  const north = { into: "North", cells: ["north", "NORTH"] };
  for (const name of ["place", ...NAMES]) {
    const rules = withMerged(withMerged(noRules, name, [north]), name, [{ into: "South", cells: ["south"] }]);
    assert.equal(mergedOf(rules, name).length, 2, name);
    const { coding } = saidOf(rules, inspection, [name]);
    assert.deepEqual(coding, [{ column: name, merged: [north, { into: "South", cells: ["south"] }] }], name);
    const ranged = saidOf({ ...rules, edges: withEdges({}, name, [7]) }, inspection, [name]);
    assert.equal(ranged.coding?.[0]?.merged, undefined, name);
    assert.deepEqual(saidOf(withoutMerged(rules, name), inspection, [name]), {}, name);
    assert.ok(isRules(JSON.parse(JSON.stringify(rules))));
  }
  assert.ok(!isRules({ ...noRules, merged: { place: [{ into: "a", cells: "b" }] } }));
  assert.ok(!isRules({ ...noRules, merged: { place: [null] } }));
});

test("ranges are proposed for numbers, and not for the codes among them that stand for no answer", () => {
  const numbers = Float64Array.from({ length: 100 }, (_, i) => (i < 90 ? 20 + (i % 60) : 999)).sort();
  const column = { name: "age", distinct: 61, numeric: true, numbers } as ColumnSummary;
  const inspection = { columns: [column] } as Inspection;
  const edges = edgesOf(withRanges({ ...noRules, missing: ["999"] }, inspection, ["share"]), "age") ?? [];
  assert.ok(edges.length > 2 && edges.every((edge) => edge < 100), String(edges));
});
