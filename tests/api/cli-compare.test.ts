// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with the real engine: protocols beside each other. */
import assert from "node:assert/strict";
import type { Comparison } from "../../wasm/contract/types.js";
import { DESIGN, testInFolder } from "./cli-folder.js";

const WHICH = ["people.csv", ...DESIGN.slice(0, 4)];

testInFolder("compare --json lists every protocol at every level, with the figures of its design", async (folder) => {
  const { code, stdout } = await folder.run("compare", ...WHICH, "--epsilon", "0.2,0.5", "--json");
  assert.equal(code, 0);
  const compared: Comparison[] = JSON.parse(stdout);
  for (const epsilon of [0.2, 0.5]) {
    const here = compared.filter((entry) => entry.epsilon === epsilon);
    const names = here.map(({ protocol, seesSecret }) => `${protocol}${seesSecret ? "+" : ""}`);
    for (const name of ["optimal", "optimal+", "grr", "cr+", "resample"]) assert.ok(names.includes(name), name);
    assert.equal(new Set(names).size, names.length);
    const optimum = here.find(({ protocol, seesSecret }) => protocol === "optimal" && seesSecret);
    for (const entry of here) {
      assert.equal(entry.notion, "lip");
      assert.ok(entry.mutualInformation <= (optimum?.upperBound ?? 0) + 1e-9, entry.protocol);
      assert.ok((entry.leakage.lip ?? 1) <= epsilon * (1 + 1e-9), entry.protocol);
      assert.ok(entry.dataEntropy > 0 && entry.reports > 1 && entry.identifiable !== undefined);
    }
  }
  const designed = JSON.parse(
    (await folder.run("design", ...WHICH, "--guarantee", "lip", "--epsilon", "0.5", "--protocol", "cr", "--json"))
      .stdout,
  );
  const entry = compared.find(({ protocol, epsilon }) => protocol === "cr" && epsilon === 0.5);
  assert.equal(entry?.mutualInformation, designed.utility.mutualInformation);
  assert.equal(entry?.alpha, designed.alpha);
  assert.deepEqual(designed.channel.inputs[0], ["high", "north"]);
  assert.deepEqual(designed.channel.reports, ["north", "south", "west"]);
});

testInFolder("compare takes the protocols that are named, in that order, and one way of each", async (folder) => {
  const named = async (...more: string[]): Promise<string[]> => {
    const { stdout, code, stderr } = await folder.run("compare", ...WHICH, "--epsilon", "1", "--json", ...more);
    assert.equal(code, 0, stderr);
    return JSON.parse(stdout).map(({ protocol, seesSecret }: Comparison) => `${protocol}${seesSecret ? "+" : ""}`);
  };
  assert.deepEqual(await named("--protocols", "cr,optimal"), ["cr+", "optimal"]);
  assert.deepEqual(await named("--protocols", "cr, optimal", "--sees-secret"), ["cr+", "optimal+"]);
});

testInFolder("compare tells a table, what an asterisk means, and what was left out", async (folder) => {
  const { code, stdout, stderr } = await folder.run("compare", ...WHICH, "--epsilon", "0.5", "--guarantee", "data-ldp");
  assert.equal(code, 0, stderr);
  assert.match(stdout, /data-ldp at level 0.5 nats/);
  assert.match(stdout, /grr +data/);
  assert.ok(!/\bcr\b/.test(stdout));
});

testInFolder(
  "compare makes optimal for the counts that matter, and tells how many people a sum takes",
  async (folder) => {
    const asked = [...WHICH, "--epsilon", "1", "--protocols", "optimal,grr", "--objective", "counting"];
    const counts = ["--contrast", "north-west", "--count-weight", "south=2"];
    const { stdout, code, stderr } = await folder.run("compare", ...asked, ...counts, "--sees-data-alone", "--json");
    assert.equal(code, 0, stderr);
    const [optimal, grr]: Comparison[] = JSON.parse(stdout);
    const designed = JSON.parse(
      (
        await folder.run(
          ...["design", ...WHICH, "--guarantee", "lip", "--epsilon", "1", "--objective", "counting"],
          ...[...counts, "--sees-data-alone", "--json"],
        )
      ).stdout,
    );
    assert.deepEqual(optimal?.contrasts, designed.contrasts);
    assert.equal(optimal?.contrasts?.length, 1);
    assert.deepEqual([grr?.protocol, grr?.contrasts], ["grr", undefined]);
    const told = await folder.run("compare", ...asked, ...counts);
    assert.match(told.stdout, /^optimal at 1 nats: about [\d,]+ people for north - west to 5 points\.$/m);
    // The same from the file of parameters, for optimal alone.
    folder.write(
      "counts.json",
      JSON.stringify({
        contrasts: [
          [
            ["north", 1],
            ["west", -1],
          ],
        ],
        countWeights: [["south", 2]],
      }),
    );
    const filed = await folder.run("compare", ...asked, "--parameters", "counts.json", "--sees-data-alone", "--json");
    assert.deepEqual(JSON.parse(filed.stdout)[0].contrasts, designed.contrasts);
    const refused = await folder.run("compare", ...WHICH, "--epsilon", "1", ...counts);
    assert.equal(refused.code, 2);
    assert.match(refused.stderr, /is for --objective counting/);
  },
);

testInFolder(
  "compare tells distances to the protocols that use them, and leaves out no other for them",
  async (folder) => {
    const far = [
      ["north", "south", 1],
      ["south", "north", 5],
      ["north", "west", 4],
      ["south", "west", 2],
    ];
    folder.write("far.json", JSON.stringify({ distances: far }));
    const asked = [...WHICH, "--epsilon", "0.5", "--parameters", "far.json"];
    const { code, stdout, stderr } = await folder.run("compare", ...asked, "--objective", "distance", "--json");
    assert.equal(code, 0, stderr);
    assert.doesNotMatch(stderr, /no use for distances/);
    const compared: Comparison[] = JSON.parse(stdout);
    const named = (name: string) => compared.find(({ protocol, seesSecret }) => protocol === name && !seesSecret);
    assert.ok(named("grr") && named("optimal")?.reportDistance !== undefined);
    assert.equal(named("grr")?.reportDistance, undefined);
    const alone = ["--guarantee", "lip", "--objective", "distance", "--sees-data-alone", "--json"];
    const designed = JSON.parse((await folder.run("design", ...asked, ...alone)).stdout);
    assert.equal(named("optimal")?.value, designed.utility.value);
    const useless = await folder.run("compare", ...asked, "--protocols", "grr,optimal");
    assert.equal(useless.code, 2);
    assert.match(useless.stderr, /no protocol that is compared has a use for the distances/);
  },
);

testInFolder("compare refuses what makes no sense, and says what does", async (folder) => {
  const refused = async (pattern: RegExp, ...args: string[]) => {
    const { code, stdout, stderr } = await folder.run("compare", ...WHICH, ...args);
    assert.equal(code, 2, stderr);
    assert.equal(stdout, "");
    assert.match(stderr, pattern);
  };
  await refused(/--epsilon is missing/);
  await refused(/nothing between its commas/, "--epsilon", "1,");
  await refused(/"x"/, "--epsilon", "1,x");
  await refused(/level 1 twice/, "--epsilon", "1,1.0");
  await refused(/no protocol "oops", only: optimal, grr/, "--epsilon", "1", "--protocols", "oops");
  await refused(/names "cr" twice/, "--epsilon", "1", "--protocols", "cr,cr");
  await refused(
    /under data-ldp there is no protocol "cr"/,
    "--epsilon",
    "1",
    "--protocols",
    "cr",
    "--guarantee",
    "data-ldp",
  );
  await refused(/no protocol "grr" that sees the secret/, "--epsilon", "1", "--protocols", "grr", "--sees-secret");
  await refused(/needs --parameters/, "--epsilon", "1", "--guarantee", "profile");
  // Also where no protocol is made for counts, and where one that is refused them would be left out.
  const counting = ["--epsilon", "1", "--objective", "counting"];
  await refused(/countWeights names "nowhere", which is no category/, ...counting, "--count-weight", "nowhere=2");
  await refused(/names "north" twice/, ...counting, "--protocols", "grr", "--contrast", "north-north");
});
