// SPDX-License-Identifier: GPL-3.0-or-later
/** The program in the documentation that estimates in R from settings for readers, run as it stands there. */
import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { DESIGN, furnish } from "./cli-folder.js";
import { inFolder } from "./run-cli.js";

const README = readFileSync("wasm/cli/README.md", "utf8");

const isThere = spawnSync("Rscript", ["-e", "library(jsonlite)"]).status === 0;

test("the program in R finds the unbiased estimates", { skip: !isThere && "R and jsonlite are not here" }, () =>
  inFolder(async (folder) => {
    await furnish(folder);
    await folder.run("design", "people.csv", ...DESIGN, "--protocol", "grr", "-o", "protocol.json");
    await folder.run("privatise", "protocol.json", "people.csv", "-o", "reports.csv");
    const code = /```r\n([^]*?)```/.exec(README)?.[1] ?? "";
    assert.ok(code.split("\n").length < 25);
    folder.write("by-hand", code);
    const { stdout, stderr } = spawnSync("Rscript", ["by-hand"], { cwd: folder.path, encoding: "utf8" });
    const found = stdout
      .trim()
      .split("\n")
      .map((line) => line.split(" "));
    const told = await folder.run("estimate", "protocol.readers.json", "reports.csv", "--json");
    const { data } = JSON.parse(told.stdout);
    assert.equal(found.length, data.length, stderr);
    for (const [i, [name, share]] of found.entries()) {
      assert.equal(name, data[i].name);
      assert.ok(Math.abs(Number(share) - data[i].unbiased) < 1e-6, `${name}: ${share} and ${data[i].unbiased}`);
    }
  }),
);
