// SPDX-License-Identifier: GPL-3.0-or-later
/** build.json names what a build was made with: a header that is another one changes the hash of its group. */
import assert from "node:assert/strict";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { test } from "node:test";
import { buildInputs, headersOf } from "../../wasm/toolchain/inputs.mjs";

const HEADERS = {
  "headers/boost/version.hpp": '#define BOOST_LIB_VERSION "1_74"',
  "headers/boost/config.hpp": "// one",
  "headers/Eigen/src/Core/util/Macros.h": "EIGEN_WORLD_VERSION 3\nEIGEN_MAJOR_VERSION 4\nEIGEN_MINOR_VERSION 0",
  "headers/doctest/doctest.h": "// of tests",
};
const LISTED = `core/base/result.cpp.o: #deps 3, deps mtime 1 (VALID)
    ../../core/base/result.hpp
    headers/boost/version.hpp
    headers/boost/config.hpp

wasm/binding/csv.cpp.o: #deps 1, deps mtime 1 (VALID)
    headers/Eigen/src/Core/util/Macros.h

tests/core/main.cpp.o: #deps 1, deps mtime 1 (VALID)
    headers/boost/unread.hpp
`;

/** The inputs of the headers, some of which are other ones. */
function found(others: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), "sluice-inputs-"));
  try {
    for (const [name, text] of Object.entries({ ...HEADERS, ...others })) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), text);
    }
    return headersOf(LISTED, folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("the headers that modules were compiled from are named by version, number and hash", () => {
  const { Boost, Eigen } = found();
  assert.deepEqual([Boost?.version, Eigen?.version], ["1_74, 2 headers", "3.4.0, 1 headers"]);
  assert.deepEqual(found(), found());
});

test("another header changes the hash of its group, and no other", () => {
  const [one, other] = [found(), found({ "headers/boost/config.hpp": "// two" })];
  assert.notEqual(one.Boost?.sha256, other.Boost?.sha256);
  assert.deepEqual(one.Eigen, other.Eigen);
  assert.deepEqual(found({ "headers/doctest/doctest.h": "// other tests" }), one);
});

test("the inputs of this checkout are all there", () => {
  const inputs = buildInputs(process.cwd());
  assert.equal(Object.keys(inputs).length, 11);
  for (const [name, { version, sha256 }] of Object.entries(inputs)) {
    assert.match(sha256, /^[\da-f]{64}$/, name);
    assert.doesNotMatch(version, /unknown|^0 headers/, name);
  }
  assert.equal(inputs.Node?.version, process.versions.node);
});
