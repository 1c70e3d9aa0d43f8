// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with settings for readers: written beside the full ones, and read in their place. */
import assert from "node:assert/strict";
import { existsSync, readFileSync } from "node:fs";
import { readProtocol } from "../../wasm/protocol/protocol-file.js";
import { isForReaders, readSettings } from "../../wasm/protocol/readers-check.js";
import { checkCommitment } from "../../wasm/protocol/readers-file.js";
import { DESIGN, testInFolder } from "./cli-folder.js";

testInFolder("design writes settings for readers beside the full ones, and says which to send", async (folder) => {
  const { code, stderr } = await folder.run("design", "people.csv", ...DESIGN, "-o", "fresh.json");
  assert.equal(code, 0);
  assert.match(stderr, /Settings for readers, without its table, are in fresh\.readers\.json: send these/);
  const [full, readers] = ["fresh.json", "fresh.readers.json"].map((name) => readFileSync(folder.at(name), "utf8"));
  const settings = readSettings(readers as string);
  assert.ok(isForReaders(settings));
  checkCommitment(settings, readProtocol(full as string));
  // The same again: what readers have still belongs to it.
  await folder.run("design", "people.csv", ...DESIGN, "-o", "fresh.json");
  assert.equal(readFileSync(folder.at("fresh.readers.json"), "utf8"), readers);
  assert.equal(readFileSync(folder.at("fresh.json"), "utf8"), full);
  // Another one: both files are put aside.
  await folder.run("design", "people.csv", ...DESIGN.slice(0, -1), "0.3", "-o", "fresh.json");
  const aside = `fresh-${readProtocol(full as string).certificate.protocol.slice(0, 8)}`;
  assert.equal(readFileSync(folder.at(`${aside}.json`), "utf8"), full);
  assert.equal(readFileSync(folder.at(`${aside}.readers.json`), "utf8"), readers);
});

testInFolder(
  "design says what a reader of the channel may know of the table, and rounds counts where it is asked to",
  async (folder) => {
    const exact = await folder.run("design", "people.csv", ...DESIGN, "-o", "exact.json");
    assert.match(exact.stderr, /An expert may compute some of its counts from them: --round-counts 3 prevents that\./);
    const rounded = await folder.run("design", "people.csv", ...DESIGN, "--round-counts", "3", "-o", "rounded.json");
    assert.equal(rounded.code, 0, rounded.stderr);
    assert.match(rounded.stderr, /Their channel follows from counts rounded to multiples of 3\./);
    assert.equal((await folder.run("audit", "rounded.json")).code, 0);
    const readers = readSettings(readFileSync(folder.at("rounded.readers.json"), "utf8"));
    assert.equal(readers.roundCounts, 3);
    for (const wrong of ["1", "2.5", "1001"]) {
      const { code, stderr } = await folder.run("design", "people.csv", ...DESIGN, "--round-counts", wrong);
      assert.equal(code, 2);
      assert.match(stderr, /a whole number from 2 to 1000/);
    }
  },
);

testInFolder(
  "standard output, and a question that nobody has answered, have no settings for readers",
  async (folder) => {
    const { stdout } = await folder.run("design", "people.csv", ...DESIGN, "-o", "-");
    assert.equal(readProtocol(stdout).salt, undefined);
    await folder.run("question", "smokes", "never", "daily", "--epsilon", "1", "-o", "smokes.json");
    assert.ok(!existsSync(folder.at("smokes.readers.json")));
    assert.equal(readProtocol(readFileSync(folder.at("smokes.json"), "utf8")).salt, undefined);
  },
);

testInFolder("design writes over no input with its settings for readers", async (folder) => {
  folder.write("p.readers.json", readFileSync(folder.at("people.csv"), "utf8"));
  const { code, stderr } = await folder.run("design", "p.readers.json", ...DESIGN, "-o", "p.json");
  assert.equal(code, 2);
  assert.match(stderr, /p\.readers\.json.*it is one of the input files/);
});

testInFolder("estimate and sql say the same with either file", async (folder) => {
  await folder.run("privatise", "protocol.json", "people.csv", "--keep", "id", "-o", "reports.csv");
  const both = ["protocol.json", "protocol.readers.json"];
  const [full, readers] = await Promise.all(
    both.map(async (file) => {
      const { stdout, stderr } = await folder.run("estimate", file, "reports.csv", "--json");
      assert.notEqual(stdout, "", stderr);
      return JSON.parse(stdout);
    }),
  );
  const { priorFit, ...rest } = full;
  assert.ok(priorFit.probability > 0);
  assert.deepEqual(rest, readers);
  const [one, other] = await Promise.all(both.map((file) => folder.run("sql", file)));
  assert.equal(one?.code, 0);
  assert.equal(one?.stdout, other?.stdout);
});

testInFolder("what takes the table refuses settings for readers with a clear error", async (folder) => {
  for (const args of [
    ["privatise", "protocol.readers.json", "people.csv", "-o", "out.csv"],
    ["together", "protocol.readers.json", "protocol.json"],
  ]) {
    const { code, stderr } = await folder.run(...(args as [string]));
    assert.equal(code, 2, args.join(" "));
    assert.match(stderr, /settings for readers.*full settings file/s);
  }
  assert.ok(!existsSync(folder.at("out.csv")));
  const { code, stderr } = await folder.run("estimate", "protocol.readers.json", "people.csv", "--written", "values");
  assert.equal(code, 2);
  assert.match(stderr, /drawn with the table/);
});

testInFolder("audit of settings for readers says what it cannot check, and never that they hold", async (folder) => {
  const { code, stdout } = await folder.run("audit", "protocol.readers.json");
  assert.equal(code, 2);
  assert.doesNotMatch(stdout, /\bholds?\b/);
  assert.match(stdout, /claim lip at level 0\.2 nats, for "income"\. That is not checked/);
  assert.match(stdout, /sluice audit protocol\.readers\.json --full/);
  const told = JSON.parse((await folder.run("audit", "protocol.readers.json", "--json")).stdout);
  assert.ok(!("holds" in told));
  assert.deepEqual(told.notChecked, ["guarantee", "commitment"]);
  // From the channel alone: no less than the engine finds for answers.
  const full = JSON.parse((await folder.run("audit", "protocol.json", "--json")).stdout);
  assert.ok(Math.abs(told.channelLevel - full.leakage["data-ldp"]) < 1e-9, `${told.channelLevel}`);
  assert.equal((await folder.run("audit", "protocol.readers.json", "people.csv")).code, 2);
});

testInFolder("audit --full checks that both files belong together, and then the full one", async (folder) => {
  const together = ["audit", "protocol.readers.json", "--full", "protocol.json"] as const;
  const { code, stdout, stderr } = await folder.run(...together, "people.csv");
  assert.equal(code, 0, stderr);
  assert.match(stderr, /commitment and every field agree/);
  assert.equal(stdout, (await folder.run("audit", "protocol.json", "people.csv")).stdout);
  // The first has another salt, the second another level.
  await folder.run("design", "people.csv", ...DESIGN, "-o", "again.json");
  await folder.run("design", "people.csv", ...DESIGN.slice(0, -1), "0.3", "-o", "other.json");
  for (const [file, says] of [
    ["again", /commitment is to another one/],
    ["other", /“guarantee”/],
  ] as const) {
    const refused = await folder.run("audit", "protocol.readers.json", "--full", `${file}.json`);
    assert.equal(refused.code, 1);
    assert.equal(refused.stdout, "");
    assert.match(refused.stderr, says);
  }
  assert.equal((await folder.run("audit", "protocol.json", "--full", "again.json")).code, 2);
});
