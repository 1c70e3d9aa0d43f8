// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { root } from "../../wasm/toolchain/root.mjs";
import { checkIncludes } from "../../wasm/toolchain/walls/includes.mjs";
import { cpp, product, programs, tools } from "../../wasm/toolchain/walls/rooms.mjs";
import { built } from "./built.mjs";

/** In pieces: REUSE would take it for the licence of this file. */
const tag = ["SPDX", "License", "Identifier"].join("-");

test("no include goes in a circle, against the direction of the rooms, or to a library out of its place", () => {
  const { files, includes, broken } = checkIncludes(root);
  console.log(`${files} files with ${includes} includes`);
  assert.deepEqual(broken, []);
  // A reader that understands nothing would find nothing.
  assert.ok(files > 400 && includes > 2000);
});

/** Each plants one fault in a sound house. @type {[fault: string, files: Record<string, string>, broken: string[]][]} */
const PLANTED = [
  [
    "nothing",
    {
      "core/CMakeLists.txt": "",
      "core/README.md": "",
      "core/base/a.hpp": "#include <Eigen/Core>\n#include <vector>",
      "core/exact/b.cpp": '#include "exact/b.hpp"',
      "core/exact/b.hpp": '#include "base/a.hpp"',
      "core/optimise/cdd.cpp": "#include <cdd.h>\n#include <setoper.h>",
      "wasm/binding/answer.cpp": '#include "bytes.hpp"\n#include "exact/b.hpp"',
      "wasm/binding/bytes.hpp": "",
      "tests/core/b_test.cpp": '#include "exact/b.hpp"\n#include "bytes.hpp"\n#include <doctest/doctest.h>',
    },
    [],
  ],
  [
    "a circle of two headers",
    { "core/prior/a.hpp": '#include "prior/b.hpp"', "core/prior/b.hpp": '  #  include "a.hpp"' },
    ["a circle of units: core/prior/a -> core/prior/b -> core/prior/a"],
  ],
  [
    "a circle through a source",
    {
      "core/exact/a.hpp": "",
      "core/exact/a.cpp": '#include "exact/a.hpp"\n#include "exact/b.hpp"',
      "core/exact/b.hpp": '#include "exact/c.hpp"',
      "core/exact/c.hpp": '#include "exact/a.hpp"',
    },
    ["a circle of units: core/exact/a -> core/exact/b -> core/exact/c -> core/exact/a"],
  ],
  [
    "a proof that includes a solver",
    {
      "core/exact/a.cpp": '#include "optimise/b.hpp"',
      "core/guarantee/a.cpp": "#include <protocol/c.hpp>",
      "core/optimise/b.hpp": "",
      "core/protocol/c.hpp": "",
    },
    [
      "against the direction: core/exact/a.cpp -> core/optimise/b.hpp",
      "against the direction: core/guarantee/a.cpp -> core/protocol/c.hpp",
    ],
  ],
  [
    "a search that includes a proof",
    { "core/protocol/a.cpp": '#include "exact/b.hpp"', "core/exact/b.hpp": "" },
    ["against the direction: core/protocol/a.cpp -> core/exact/b.hpp"],
  ],
  [
    "the boundary and tests in the core",
    {
      "core/prior/a.cpp": '#include "../../tests/core/b.hpp"\n#include "c.hpp"',
      "tests/core/b.hpp": "",
      "wasm/binding/c.hpp": "",
    },
    [
      "against the direction: core/prior/a.cpp -> tests/core/b.hpp",
      "against the direction: core/prior/a.cpp -> wasm/binding/c.hpp",
    ],
  ],
  [
    "a design in the program of answer time, by way of another file",
    {
      "wasm/binding/answer.cpp": '#include "bytes.hpp"',
      "wasm/binding/bytes.hpp": '#include "design/b.hpp"',
      "wasm/binding/csv.cpp": '#include "base/c.hpp"',
      "core/design/b.hpp": "",
      "core/base/c.hpp": "",
    },
    [
      "beyond sluice-answer: wasm/binding/answer.cpp -> wasm/binding/bytes.hpp -> core/design/b.hpp",
      "beyond sluice-csv: wasm/binding/csv.cpp -> core/base/c.hpp",
    ],
  ],
  [
    "libraries out of their places",
    {
      "core/exact/a.cpp": "#include <glpk.h>",
      "core/optimise/b.cpp": "#include <setoper.h>",
      "core/csv/c.hpp": "#include <Eigen/Core>",
    },
    [
      "a library out of its place: core/csv/c.hpp -> Eigen/Core of Eigen",
      "a library out of its place: core/exact/a.cpp -> glpk.h of GLPK",
      "a library out of its place: core/optimise/b.cpp -> setoper.h of cddlib",
    ],
  ],
  [
    "includes that lead nowhere, or that cannot be read",
    { "core/base/a.cpp": '#include "base/b.inc"\n#include HEADER\n#include <new/library.hpp>', "core/base/b.inc": "" },
    [
      "an include of nothing: core/base/a.cpp -> HEADER",
      "an include of nothing: core/base/a.cpp -> base/b.inc",
      "an include of nothing: core/base/a.cpp -> new/library.hpp",
    ],
  ],
  [
    "files in no room",
    { "core/a.hpp": "", "core/b.inc": "", "core/new/c.cpp": "", "wasm/engine/d.cpp": "" },
    ["in no room: core/a.hpp", "in no room: core/b.inc", "in no room: core/new/c.cpp", "in no room: wasm/engine/d.cpp"],
  ],
  [
    "GPL files at answer time",
    {
      "core/exact/a.cpp": `// ${tag}: Apache-2.0\n#include "base/b.hpp"`,
      "core/base/b.hpp": `// ${tag}: GPL-3.0-or-later\n`,
    },
    ["the GPL in the Apache licence: core/exact/a.cpp -> core/base/b.hpp"],
  ],
];

for (const [fault, files, broken] of PLANTED) {
  test(`the check of includes finds ${fault}`, () => {
    assert.deepEqual(checkIncludes(built({ "core/README.md": "", ...files })).broken, broken);
  });
}

/** @param {string} name */
const text = (name) => readFileSync(join(root, name), "utf8");
const ofCore = cpp.map(({ room }) => room).filter((room) => room.startsWith("core/"));

test("CONTRIBUTING.md lists the rooms in the order of their direction", () => {
  const [, list = ""] = /^```\n(core\/ [\s\S]*?)^```/m.exec(text("CONTRIBUTING.md")) ?? [];
  let folder = "";
  const listed = list.split("\n").flatMap((line) => {
    folder = /^\w+/.exec(line)?.[0] ?? folder;
    return [...line.slice(0, 17).matchAll(/(?<=^ .*)[\w-]+(?=\/)/g)].map(([name]) => `${folder}/${name}`);
  });
  const rooms = [...product, ...tools].map(({ room }) => room.replace("/*", ""));
  assert.deepEqual(listed, [
    ...ofCore,
    "wasm/binding",
    ...rooms.filter((room) => room.startsWith("wasm/")),
    ...rooms.filter((room) => room.startsWith("web/")),
  ]);
});

test("CMake makes each library of the rooms that the program at its side may see", () => {
  const made = [...text("core/CMakeLists.txt").matchAll(/^sluice_library\((\w+) (.+)\)$/gm)].map(
    ([, name, rooms = ""]) => ({ name, rooms: rooms.split(" ").map((room) => `core/${room}`) }),
  );
  const small = programs.map(({ program, rooms }) => ({ name: program.replace("-", "_"), rooms }));
  const taken = small.flatMap(({ rooms }) => rooms);
  const rest = ofCore.filter((room) => !taken.includes(room));
  assert.deepEqual(made, [...small, { name: "sluice_core", rooms: rest }]);
});
