// SPDX-License-Identifier: GPL-3.0-or-later
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import { ofCore, ofLanes, ofNode, slowest, withoutLanes } from "../../wasm/toolchain/progress.mjs";

test("progress counts what passes in Node, at any depth, and names what fails once", () => {
  const folder = mkdtempSync(join(tmpdir(), "sluice-progress-"));
  try {
    const file = join(folder, "some.test.mjs");
    writeFileSync(
      file,
      `import { describe, test } from "node:test";
       test("one", () => {});
       describe("more", () => { test("two", () => {}); test("three (3)", () => { throw new Error("3"); }); });`,
    );
    // Without what tells this process that it is a test itself.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env;
    const { stdout } = spawnSync(process.execPath, ["--test", "--test-reporter=spec", file], { env, encoding: "utf8" });
    assert.match(ofNode(stdout), /^2 passed, FAILED: three \(3\)/);
    assert.equal(ofNode(stdout.replace(/^.*✖.*$/gm, "")), "2 passed");
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("progress of the core counts, names what failed, and sorts by time", () => {
  const output = "ok        0.25 s  first\nFAILED   12.50 s  second\n[doctest] said\nok        3.00 s  third\n";
  assert.equal(ofCore(output, "9"), "3/9, FAILED: second");
  assert.deepEqual(slowest(output, 2), ["  12.5 s  second", "   3.0 s  third"]);
});

test("progress of two processes is the last line that they said, which no report repeats", () => {
  const output = "✔ one (1ms)\n… 1/9 files, 1 passed\n✔ two (1ms)\n… 2/9 files, 2 passed\nend\n";
  assert.equal(ofLanes(output), "2/9 files, 2 passed");
  assert.equal(withoutLanes(output), "✔ one (1ms)\n✔ two (1ms)\nend\n");
});
