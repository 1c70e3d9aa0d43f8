// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with a ledger: the same reports again, a budget that is kept, and nothing written beyond it. */
import assert from "node:assert/strict";
import { existsSync, linkSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { DESIGN, PEOPLE, people, testInFolder } from "./cli-folder.js";

testInFolder("with a ledger the same file has the same reports, and the budget is spent once", async (folder) => {
  const run = (out: string, ...more: string[]) =>
    folder.run("privatise", "protocol.json", "people.csv", "-o", out, "--ledger", "L.json", ...more);
  const first = await run("one.csv");
  assert.equal(first.code, 0, first.stderr);
  assert.match(
    first.stderr,
    /a new ledger, to be kept as safe as the data; spent 0\.2, remaining 0 of 0\.2 nats \(lip\)/,
  );
  assert.equal(statSync(folder.at("L.json")).mode & 0o777, 0o600);
  const again = await run("two.csv");
  assert.equal(again.code, 0, again.stderr);
  assert.match(again.stderr, /released before, on \d{4}-\d\d-\d\d; they are the same/);
  assert.equal(readFileSync(folder.at("one.csv"), "utf8"), readFileSync(folder.at("two.csv"), "utf8"));
  // Without one every run draws anew.
  const free = await folder.run("privatise", "protocol.json", "people.csv");
  assert.notEqual(free.stdout, readFileSync(folder.at("one.csv"), "utf8"));

  const told = await folder.run("ledger", "L.json", "--json");
  const { budget, spent, remaining, releases } = JSON.parse(told.stdout);
  assert.deepEqual([budget, releases.length, releases[0].rows], [{ notion: "lip", epsilon: 0.2 }, 1, people.length]);
  assert.ok(Math.abs(spent - 0.2) < 1e-6 && Math.abs(remaining) < 1e-6);
  const { secret } = JSON.parse(readFileSync(folder.at("L.json"), "utf8"));
  assert.ok(!told.stdout.includes(secret) && !first.stderr.includes(secret));
  assert.match(
    (await folder.run("ledger", "L.json")).stdout,
    /Budget: 0\.2 nats of lip\. Spent: 0\.2\. Remaining: 0\./,
  );
});

testInFolder(
  "another protocol on the same answers is refused beyond the budget, and writes nothing",
  async (folder) => {
    const other = await folder.run("design", "people.csv", ...DESIGN.with(-1, "0.1"), "-o", "other.json");
    assert.equal(other.code, 0, other.stderr);
    const run = (protocol: string, ...more: string[]) =>
      folder.run("privatise", protocol, "people.csv", "-o", `${protocol}.csv`, "--ledger", "L.json", ...more);
    assert.equal((await run("protocol.json", "--budget", "0.25")).code, 0);
    const before = readFileSync(folder.at("L.json"), "utf8");
    const refused = await run("other.json");
    assert.equal(refused.code, 1);
    assert.match(
      refused.stderr,
      /this would reach .*Spent: 0\.2; requested: 0\.1; remaining: 0\.05 of 0\.25 nats \(lip\)/,
    );
    assert.ok(!existsSync(folder.at("other.json.csv")) && !existsSync(folder.at("L.json.lock")));
    assert.equal(readFileSync(folder.at("L.json"), "utf8"), before);
    // Releases that have been made cannot be made to count less.
    const more = await run("other.json", "--budget", "3");
    assert.equal(more.code, 2);
    assert.match(more.stderr, /has a budget of 0\.25 already/);
    const joint = await folder.run("together", "protocol.json", "other.json", "--json");
    assert.equal(joint.code, 1);
    const { level, holds } = JSON.parse(joint.stdout);
    // More than the sum: levels of the same answers do not add up.
    assert.ok(!holds && level > 0.3 && level < 0.46, `${level}`);
    assert.equal((await folder.run("together", "protocol.json", "other.json", "--epsilon", "0.46")).code, 0);
  },
);

testInFolder("other answers are another release; the same ones are known again in any order", async (folder) => {
  folder.write("less.csv", PEOPLE.split("\n").slice(0, -5).join("\n"));
  const run = (data: string, ledger: string, ...more: string[]) =>
    folder.run("privatise", "protocol.json", data, "--ledger", ledger, ...more);
  assert.equal((await run("people.csv", "rows.json")).code, 0);
  const other = await run("less.csv", "rows.json");
  assert.equal(other.code, 1, other.stderr);
  assert.match(
    other.stderr,
    /not the same answers of the same people as before, by the number of the row: this is another release/,
  );
  assert.equal(other.stdout, "");
  const lines = PEOPLE.trimEnd().split("\n");
  const named = lines.map((line, i) => (i === 0 ? line : `p${i}${line.slice(line.indexOf(","))}`));
  folder.write("named.csv", named.join("\n"));
  folder.write("turned.csv", [named[0], ...named.slice(1).reverse()].join("\n"));
  folder.write("changed.csv", named.join("\n").replace("p1,high,north", "p1,high,south"));
  const by = ["--person", "id", "--keep", "id"];
  const all = await run("named.csv", "names.json", ...by);
  const turned = await run("turned.csv", "names.json", ...by);
  assert.equal(turned.code, 0, turned.stderr);
  assert.deepEqual(turned.stdout.split("\n").toSorted(), all.stdout.split("\n").toSorted());
  const changed = await run("changed.csv", "names.json", ...by);
  assert.equal(changed.code, 1, changed.stdout);
  // Another column that names the same people does not make them others.
  const again = await run("named.csv", "names.json");
  assert.equal(again.code, 1);
});

testInFolder("a ledger is one file: links lead to it, and nothing else is written over it", async (folder) => {
  const run = (...more: string[]) => folder.run("privatise", "protocol.json", "people.csv", ...more);
  for (const name of ["L.json", "L.json.lock"]) {
    const same = await run("-o", name, "--ledger", "L.json");
    assert.equal(same.code, 2);
    assert.match(same.stderr, /name the same file/);
  }
  assert.equal((await run("-o", "a.csv", "--ledger", "L.json")).code, 0);
  const over = await run("-o", "L.json", "--force");
  assert.equal(over.code, 2);
  assert.match(over.stderr, /it is a ledger/);
  symlinkSync("L.json", folder.at("link.json"));
  writeFileSync(folder.at("L.json.lock"), "1\n");
  assert.match((await run("--ledger", "link.json")).stderr, /Another release is being made/);
  rmSync(folder.at("L.json.lock"));
  assert.match((await run("--ledger", "link.json")).stderr, /released before/);
  symlinkSync("nowhere.json", folder.at("dangling.json"));
  assert.match((await run("--ledger", "dangling.json")).stderr, /leads nowhere/);
  linkSync(folder.at("L.json"), folder.at("second.json"));
  assert.match((await run("--ledger", "second.json")).stderr, /second name/);
});

testInFolder(
  "what cannot be meant is refused: options without a ledger, a ledger that is none, two at a time",
  async (folder) => {
    const base = ["privatise", "protocol.json", "people.csv"];
    for (const option of [
      ["--budget", "1"],
      ["--person", "id"],
      ["--of", "independent samples"],
    ]) {
      const { code, stderr } = await folder.run(...base, ...option);
      assert.equal(code, 2);
      assert.match(stderr, /needs --ledger/);
    }
    folder.write("none.json", "{}");
    const none = await folder.run(...base, "--ledger", "none.json");
    assert.equal(none.code, 2);
    assert.match(none.stderr, /none\.json: This is not a ledger/);
    assert.equal(readFileSync(folder.at("none.json"), "utf8"), "{}");
    const itself = await folder.run(...base, "--ledger", "people.csv");
    assert.equal(itself.code, 2);
    assert.equal(readFileSync(folder.at("people.csv"), "utf8"), PEOPLE);
    writeFileSync(folder.at("L.json.lock"), "1\n");
    const locked = await folder.run(...base, "--ledger", "L.json");
    assert.equal(locked.code, 2);
    assert.match(locked.stderr, /Another release is being made/);
    assert.ok(existsSync(folder.at("L.json.lock")));
  },
);
