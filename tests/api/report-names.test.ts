// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { test } from "node:test";
import { nameReports } from "../../wasm/protocol/report-names.js";

const categories = ["school", "bachelor", "master", ""];

test("a report is named by the likeliest categories that together have four fifths of the chance", () => {
  const posterior = Float64Array.of(0.9, 0.1, 0, 0, /**/ 0.3, 0.4, 0.2, 0.1, /**/ 0, 0, 0.4, 0.6);
  assert.deepEqual(nameReports(posterior, categories), {
    reports: ["school", "bachelor or school or master", "(empty) or master"],
    standsFor: [[0], [1, 0, 2], [3, 2]],
  });
});

test("reports that begin alike are told apart by what comes next", () => {
  const posterior = Float64Array.of(0.6, 0.4, 0, 0, /**/ 0.6, 0, 0.4, 0, /**/ 0, 0, 1, 0);
  assert.deepEqual(nameReports(posterior, categories).reports, ["school or bachelor", "school or master", "master"]);
});

test("what rounding leaves of an answer is no part of a name", () => {
  const posterior = Float64Array.of(
    1 - 3e-11,
    2e-11,
    1e-11,
    0,
    /**/ 2e-11,
    1 - 3e-11,
    1e-11,
    0,
    /**/ 1 - 2e-9,
    2e-9,
    0,
    0,
  );
  assert.deepEqual(nameReports(posterior, categories), {
    reports: ["school", "bachelor", "school or bachelor"],
    standsFor: [[0], [1], [0, 1]],
  });
});

test("reports that stand for the same are numbered, and a name is never given twice, nor that of another answer", () => {
  const posterior = Float64Array.of(1, 0, 0, 0, /**/ 1, 0, 0, 0, /**/ 0.25, 0.25, 0.25, 0.25);
  const { reports } = nameReports(posterior, ["a", "a (2)", "c", "d"]);
  assert.equal(new Set(reports).size, 3);
  assert.deepEqual(reports.slice(0, 2), ["a", "a (3)"]);
  const or = nameReports(Float64Array.of(0.5, 0.5, 0, /**/ 0, 0, 1), ["a", "b", "a or b"]);
  assert.deepEqual(or.reports, ["a or b (2)", "a or b"]);
});

/** How often a name is brought into its normal form while reports of so many categories are named. */
function looksFor(count: number): number {
  const { normalize } = String.prototype;
  let looks = 0;
  const posterior = Float64Array.from({ length: count * count }, (_, i) => (i % (count + 1) === 0 ? 1 : 0));
  const names = Array.from({ length: count }, (_, x) => `answer ${x}`);
  String.prototype.normalize = function (form) {
    looks += 1;
    return normalize.call(this, form);
  };
  try {
    assert.deepEqual(nameReports(posterior, names).reports, names);
  } finally {
    String.prototype.normalize = normalize;
  }
  return looks;
}

test("each name is looked at a few times, however many there are: a thousand take no seconds", () => {
  const [few, many] = [looksFor(50), looksFor(400)];
  assert.ok(few >= 50 && many <= 8 * few && many <= 5 * 400, `${few}, ${many}`);
});
