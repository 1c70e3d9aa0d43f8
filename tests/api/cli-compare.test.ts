// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with the real engine: protocols beside each other. */
import assert from "node:assert/strict";
import type { Comparison } from "../../wasm/contract/types.js";
import { DESIGN, testInFolder } from "./cli-folder.js";
import { dice } from "./helpers.js";

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

/** c x a counts as a file of weights. */
const weighed = (counts: number[][]): string =>
  `s,x,w\n${counts.flatMap((row, s) => row.map((n, x) => `s${s},x${x},${n}\n`)).join("")}`;
const WEIGHED = ["table.csv", "--secret", "s", "--release", "x", "--weight", "w"];

const information = (joint: number[][]): number => {
  const sum = (row: number[]) => row.reduce((all, cell) => all + cell, 0);
  const columns = (joint[0] as number[]).map((_, y) => sum(joint.map((row) => row[y] as number)));
  return sum(
    joint.flatMap((row) =>
      row.map((cell, y) => (cell > 0 ? cell * Math.log(cell / sum(row) / (columns[y] as number)) : 0)),
    ),
  );
};

testInFolder(
  "compare says what cr keeps more than grr, the difference of alpha, and where cr fails",
  async (folder) => {
    // B's example, with the parameters of A's closed forms, and a table in which cr has the larger alpha and keeps less.
    const example = {
      counts: [
        [10, 5, 25, 10],
        [25, 15, 5, 5],
      ],
      cr: 1.355958,
      grr: 1.757995,
    };
    const failing = {
      counts: [
        [19, 30],
        [1, 17],
        [25, 37],
        [1, 6],
        [3, 14],
      ],
      cr: 1.460366,
      grr: 1.344687,
    };
    for (const { counts, cr, grr } of [example, failing]) {
      folder.write("table.csv", weighed(counts));
      const asked = ["compare", ...WEIGHED, "--epsilon", "0.5"];
      const found = await folder.run(...asked, "--protocols", "grr,cr", "--json");
      const [plain, own]: Comparison[] = JSON.parse(found.stdout);
      assert.ok(plain?.standing === undefined && own?.standing);
      // The channels from their definitions, by those parameters.
      const total = counts.flat().reduce((sum, n) => sum + n, 0);
      const data = (counts[0] as number[]).map(
        (_, x) => counts.reduce((sum, row) => sum + (row[x] as number), 0) / total,
      );
      const [a, c, of] = [data.length, counts.length, counts.map((row) => row.reduce((sum, n) => sum + n, 0))];
      const byGrr = data.map((p, x) =>
        data.map((_, y) => (p * (x === y ? Math.exp(grr) : 1)) / (Math.exp(grr) + a - 1)),
      );
      const byCr = data.map((_, x) =>
        data.map((__, y) =>
          counts.reduce((sum, row, s) => {
            const others = counts.reduce(
              (all, other, t) => all + (t === s ? 0 : (other[y] as number) / (of[t] as number)),
              0,
            );
            const chance = ((x === y ? Math.exp(cr) : 0) + others) / (Math.exp(cr) + c - 1);
            return sum + ((row[x] as number) / total) * chance;
          }, 0),
        ),
      );
      const difference = information(byCr) - information(byGrr);
      assert.ok(Math.abs((own.standing.information ?? 9) - difference) < 1e-5, `${difference}`);
      assert.ok(Math.abs((own.standing.alpha ?? 9) - (cr - grr)) < 2e-6);
      assert.deepEqual(own.standing.beatenBy, difference < 0 ? [{ protocol: "grr" }] : []);
      const { stdout } = await folder.run(...asked);
      assert.match(
        stdout,
        difference < 0 ? /^cr at 0.5 nats keeps 0.0215 nats less than grr\.$/m : /^cr .* more than grr\.$/m,
      );
      assert.match(stdout, new RegExp(`a difference of ${(cr - grr).toFixed(4).slice(0, 5)}\\d+\\.$`, "m"));
      assert.match(stdout, /^cr at 0.5 nats is told the secret. These see the data alone and keep more: optimal/m);
    }
    const alone = await folder.run("compare", ...WEIGHED, "--epsilon", "0.5", "--protocols", "cr");
    assert.doesNotMatch(alone.stdout, /^cr at|^No protocol/m);
  },
);

testInFolder(
  "compare tells the alpha-leakage at each order, which no way of guessing the secret exceeds",
  async (folder) => {
    folder.write(
      "table.csv",
      weighed([
        [19, 30, 4],
        [1, 17, 9],
        [25, 3, 30],
      ]),
    );
    const orders = [1, 1.5, 2, 8, Number.POSITIVE_INFINITY];
    const asked = ["compare", ...WEIGHED, "--epsilon", "0.8", "--protocols", "grr,oue"];
    const found = await folder.run(...asked, "--orders", "1,1.5,2,8,infinity", "--json");
    const [entry, marks]: Comparison[] = JSON.parse(found.stdout);
    assert.equal(marks?.alphaLeakage, undefined);
    const told = entry?.alphaLeakage ?? [];
    assert.deepEqual(
      told.map(({ order }) => order ?? Number.POSITIVE_INFINITY),
      orders,
    );
    const { stdout } = await folder.run(
      "design",
      ...WEIGHED,
      "--guarantee",
      "lip",
      "--epsilon",
      "0.8",
      "--protocol",
      "grr",
      "--json",
    );
    const { matrix }: { matrix: number[][] } = JSON.parse(stdout).channel;
    const counts = [
      [19, 30, 4],
      [1, 17, 9],
      [25, 3, 30],
    ];
    const joint = counts.map((row) =>
      (matrix[0] as number[]).map((_, y) =>
        row.reduce((sum, n, x) => sum + (n / 138) * ((matrix[x] as number[])[y] as number), 0),
      ),
    );
    const prior = joint.map((row) => row.reduce((sum, cell) => sum + cell, 0));
    const near = (one = 9, other = 0) => assert.ok(Math.abs(one - other) < 1e-9, `${one} ${other}`);
    near(told[0]?.leakage, information(joint));
    const best = (cells: number[]) => Math.max(...cells);
    const columns = (joint[0] as number[]).map((_, y) => joint.map((row) => row[y] as number));
    near(told.at(-1)?.leakage, Math.log(columns.reduce((sum, column) => sum + best(column), 0) / best(prior)));
    // Liao et al.: the reward of guessing s with chance g is g^((order - 1) / order).
    const below = dice(7);
    for (const { order, leakage } of told.slice(1, -1)) {
      const reward = (cells: number[], guess: number[]) =>
        cells.reduce((sum, cell, s) => sum + cell * (guess[s] as number) ** ((order - 1) / order), 0);
      const scaled = (cells: number[]) => cells.map((cell) => cell / cells.reduce((sum, one) => sum + one, 0));
      const tilted = (cells: number[]) => scaled(cells.map((cell) => cell ** order));
      const of = (guess: (cells: number[]) => number[]) =>
        columns.reduce((sum, column) => sum + reward(column, guess(column)), 0);
      const without = reward(prior, tilted(prior));
      const gain = (guess: (cells: number[]) => number[]) => (order / (order - 1)) * Math.log(of(guess) / without);
      near(leakage, gain(tilted));
      for (let i = 0; i < 200; i += 1) {
        const other = scaled(prior.map(() => 1 + below(1000)));
        assert.ok(reward(prior, other) <= without + 1e-12);
        assert.ok(
          gain((cells) => scaled(tilted(cells).map((chance, s) => chance * (other[s] as number)))) <= leakage + 1e-12,
        );
      }
    }
    const table = await folder.run(...asked, "--orders", "1,2,infinity");
    assert.match(table.stdout, /I\(S;Y\) +order 2 +order infinity/);
    assert.match(table.stdout, /^order: what reports say of the secret at this order of the alpha-leakage \(nats\)\./m);
    assert.match((await folder.run(...asked)).stdout, /^I\(S;Y\): alpha-leakage of order 1\./m);
    for (const wrong of ["0.5", "1,1.0", "x", "2,"]) {
      const { code, stderr } = await folder.run(...asked, "--orders", wrong);
      assert.equal(code, 2);
      assert.match(stderr, /--orders/);
    }
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
  await refused(/--protocols names "oops", but must be one of: optimal, grr/, "--epsilon", "1", "--protocols", "oops");
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
