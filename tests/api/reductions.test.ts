// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols by linear reduction and for profiles, from the request to the privatised file. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { DesignRequest, Distance, JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { count } from "../../wasm/files/count.js";
import { privatise } from "../../wasm/files/privatise.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { rejects, source, tableIn } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const engine = await realEngine();

const COUNTS = {
  ill: { bad: 40, fair: 20, good: 100, best: 40 },
  well: { bad: 100, fair: 60, good: 20, best: 20 },
};
/** B's Example 1, as people. */
const people = Object.entries(COUNTS).flatMap(([health, moods]) =>
  Object.entries(moods).flatMap(([mood, n]) => Array.from({ length: n }, () => `${health},${mood}`)),
);
const PEOPLE = `health,mood\n${people.join("\n")}\n`;
const SEES_SECRET = ["coupling", "coupling-distance", "smooth-categorical", "smooth-coupling"];

const table = (): Promise<JointTable> => count(source(PEOPLE), { secret: "health", data: "mood" });

async function designed(protocol: string, more: Partial<DesignRequest> = {}): Promise<ProtocolFile> {
  return toProtocolFile(engine.design({ table: await table(), notion: "ldp", epsilon: 0.5, protocol, ...more }));
}

/** E d(X,Y) of a file. */
function meanDistance(file: ProtocolFile, distance: (x: number, y: number) => number): number {
  const { prior, data } = file;
  const channel = tableIn(file);
  const width = data.categories.length;
  const total = prior.flat().reduce((sum, n) => sum + n, 0);
  return prior
    .flat()
    .map((n, input) => {
      const row = channel.weights[input] as string[];
      const mean = row.map((weight, y) => {
        const answer = (channel.standsFor[y] as number[])[0] as number;
        return (Number(weight) / 2 ** 62) * distance(input % width, answer);
      });
      return (n / total) * mean.reduce((sum, term) => sum + term, 0);
    })
    .reduce((sum, term) => sum + term, 0);
}

for (const protocol of ["resample", "markov", ...SEES_SECRET]) {
  for (const notion of ["lip", "ldp", "profile"]) {
    test(`${protocol} under ${notion}: reports are answers, the file is checked when it is read, and it draws`, async () => {
      const parameters =
        notion === "profile" ? { parameters: { neighbours: [["ill", "well"]] as [string, string][] } } : {};
      const file = await designed(protocol, { notion, ...parameters });
      assert.equal(file.seesSecret ?? false, SEES_SECRET.includes(protocol));
      assert.deepEqual(file.channel.reports, file.data.categories);
      assert.deepEqual(
        file.channel.standsFor,
        file.data.categories.map((_, x) => [x]),
      );
      assert.deepEqual(readProtocol(writeProtocol(file)), file);
      assert.ok(engine.audit(file).holds);
      assert.ok((file.leakage[notion]?.level ?? 1) <= 0.5 * (1 + 1e-9));
      const { counts } = await privatise(engine, source(PEOPLE), file, { write: "reports", keep: [] });
      assert.equal(
        counts.reduce((a, b) => a + b),
        400,
      );
      // Nothing of the guarantee hangs on the protocol's name.
      const broken = {
        ...file,
        guarantee: (await designed(protocol, { notion, ...parameters, epsilon: 0.4 })).guarantee,
      };
      assert.equal(engine.audit(broken).holds, false);
    });
  }
}

test("couplings keep more than resampling, by seeing the secret; markov keeps more without", async () => {
  const kept = async (protocol: string) => (await designed(protocol)).utility.mutualInformation;
  const [resample, markov, coupling] = [await kept("resample"), await kept("markov"), await kept("coupling")];
  assert.ok(markov > resample + 0.1);
  assert.ok(coupling > markov + 0.1);
});

test("one bit: two answers, or a refusal that says so", async () => {
  const bits = await count(source("health,smokes\nill,yes\nill,yes\nill,no\nwell,no\nwell,no\nwell,yes\nwell,no\n"), {
    secret: "health",
    data: "smokes",
  });
  for (const protocol of ["one-bit", "smooth-one-bit"]) {
    const made = engine.design({ table: bits, notion: "ldp", epsilon: 0.3, protocol });
    assert.ok((made.alpha ?? 0) > 0.01 && (made.alpha ?? 1) < 0.5);
    assert.equal(made.seesSecret ?? false, protocol === "smooth-one-bit");
    assert.ok(engine.audit(toProtocolFile(made)).holds);
    const error = await rejects(() => designed(protocol), "bad_request");
    assert.match(error.message, /2 categories; "mood" has 4/);
  }
  const { needs } = engine.catalogue();
  assert.deepEqual(needs["one-bit"], { categories: 2 });
  assert.deepEqual(needs["coupling-distance"], { distances: true });
  assert.equal(needs.coupling, undefined);
});

test("an answer that is never reported is no report, and the others stand for what they are", async () => {
  const odd: JointTable = {
    secret: { name: "s", categories: ["a", "b", "c"] },
    data: { name: "x", categories: ["zero", "one", "two"] },
    weights: Float64Array.of(0, 5, 5, 0, 5, 5, 9, 1, 0),
  };
  const file = toProtocolFile(engine.design({ table: odd, notion: "ldp", epsilon: 0, protocol: "smooth-coupling" }));
  assert.deepEqual(file.channel.reports, ["one", "two"]);
  assert.deepEqual(file.channel.standsFor, [[1], [2]]);
  assert.deepEqual(readProtocol(writeProtocol(file)), file);
  assert.ok(engine.audit(file).holds);
});

test("distances: as they are given, of numbers, of places in the list", async () => {
  const places = (x: number, y: number) => Math.abs(x - y);
  const plain = await designed("coupling-distance");
  const coupling = await designed("coupling");
  assert.ok(meanDistance(plain, places) < meanDistance(coupling, places) + 1e-12);

  const numbers = await table();
  const values = [1, 100, 101, 102];
  numbers.data.categories = values.map(String);
  const numeric = await designed("coupling-distance", { table: numbers });
  const difference = (x: number, y: number) => Math.abs((values[x] as number) - (values[y] as number));
  const given: Distance[] = values.flatMap((one, x) =>
    values.slice(x + 1).map((other): Distance => [String(other), String(one), Math.abs(one - other)]),
  );
  const same = await designed("coupling-distance", { table: numbers, distances: given });
  assert.deepEqual(same.channel, numeric.channel);
  assert.ok(meanDistance(numeric, difference) <= meanDistance({ ...plain, data: numeric.data }, difference) + 1e-12);
  // All as far apart as can be: then it is a coupling that changes the fewest answers.
  const alike = given.map(([one, other]): Distance => [one, other, 1]);
  const fewest = await designed("coupling-distance", { table: numbers, distances: alike });
  const changed = (x: number, y: number) => Number(x !== y);
  assert.ok(Math.abs(meanDistance(fewest, changed) - meanDistance(coupling, changed)) < 1e-9);
  // They are no part of what is promised.
  assert.equal(fewest.guarantee.parameters, undefined);
});

test("a pair in both orders has a distance from the true answer to the reported one, each its own", async () => {
  const moods = (await table()).data.categories;
  const directed = [
    [0, 1, 9, 2],
    [7, 0, 3, 8],
    [2, 6, 0, 1],
    [5, 1, 4, 0],
  ];
  const far = (x: number, y: number) => (directed[x] as number[])[y] as number;
  const even = (x: number, y: number) => far(Math.min(x, y), Math.max(x, y));
  const both = moods.flatMap((one, x) =>
    moods.flatMap((other, y): Distance[] => (x === y ? [] : [[one, other, far(x, y)]])),
  );
  const once = both.filter(([one, other]) => moods.indexOf(one) < moods.indexOf(other));
  const turned = both.map(([one, other, distance]): Distance => [other, one, distance]);
  for (const more of [{ protocol: "coupling-distance" }, { protocol: "optimal", objective: "distance" }]) {
    const mean = async (distances: Distance[], distance: typeof far) =>
      meanDistance(await designed(more.protocol, { ...more, distances, seesSecret: true }), distance);
    // Each is the best by its own distances, and worse by those the other way round, or alike in both orders.
    assert.ok((await mean(both, far)) < (await mean(turned, far)) - 1e-3);
    assert.ok((await mean(both, far)) <= (await mean(once, far)) + 1e-9);
    assert.ok((await mean(once, even)) <= (await mean(both, even)) + 1e-9);
  }
  const { utility } = await designed("optimal", { objective: "distance", distances: both });
  assert.deepEqual(
    utility.distances,
    moods.map((_, x) => moods.map((__, y) => far(x, y))),
  );
});

test("distances that are no distances, or for nobody, are refused with the pair", async () => {
  const all: Distance[] = [
    ["bad", "fair", 1],
    ["bad", "good", 2],
    ["bad", "best", 3],
    ["fair", "good", 1],
    ["fair", "best", 2],
    ["good", "best", 1],
  ];
  const wrong: [Distance[], RegExp][] = [
    [all.slice(1), /no distance of "bad" and "fair"/],
    [[], /no distance of/],
    [[...all, ["fair", "bad", 1], ["bad", "fair", 2]], /"bad", "fair" twice/],
    [[...all, ["bad", "bad", 0]], /"bad" from itself/],
    [[...all, ["bad", "worst", 1]], /"worst"/],
    [[...all.slice(1), ["bad", "fair", -1]], /"bad" and "fair"/],
    [[...all.slice(1), ["bad", "fair", Number.NaN]], /"bad" and "fair"/],
    [[...all.slice(1), ["bad", "fair", Number.POSITIVE_INFINITY]], /"bad" and "fair"/],
  ];
  for (const [distances, reason] of wrong) {
    assert.match((await rejects(() => designed("coupling-distance", { distances }), "bad_request")).message, reason);
  }
  const unused = await rejects(() => designed("coupling", { distances: all }), "bad_request");
  assert.match(unused.message, /"coupling" has no use for distances/);
  assert.match(unused.remedy, /coupling-distance/);
  // Nobody has to speak of a category that never occurs.
  const rest = await table();
  rest.weights[0] = 0;
  rest.weights[4] = 0;
  const made = await designed("coupling-distance", { table: rest, distances: all.slice(3) });
  assert.equal(made.data.categories.length, 3);
});

test("the command line: design, audit and privatise with each of them", () =>
  inFolder(async (folder) => {
    folder.write("people.csv", PEOPLE);
    folder.write("bits.csv", PEOPLE.replaceAll(/good|best/g, "fine").replaceAll(/bad|fair/g, "poor"));
    for (const protocol of ["resample", "markov", ...SEES_SECRET, "one-bit", "smooth-one-bit"]) {
      const data = protocol.endsWith("one-bit") ? "bits.csv" : "people.csv";
      const options = ["--secret", "health", "--release", "mood", "--guarantee", "ldp", "--epsilon", "0.5", "--json"];
      const made = await folder.run("design", data, ...options, "--protocol", protocol, "-o", "p.json");
      assert.equal(made.code, 0, made.stderr);
      const { channel, leakage } = JSON.parse(made.stdout);
      assert.equal(channel.inputs.length, channel.matrix.length);
      assert.ok(leakage.ldp <= 0.5 * (1 + 1e-9));
      const audited = await folder.run("audit", "p.json", data);
      assert.equal(audited.code, 0, audited.stderr);
      const written = await folder.run("privatise", "p.json", data);
      assert.equal(written.code, 0, written.stderr);
      assert.equal(written.stdout.trim().split("\n").length, 401);
    }
    const refused = await folder.run(
      ...["design", "people.csv", "--secret", "health", "--release", "mood", "--guarantee", "ldp"],
      ...["--epsilon", "0.5", "--protocol", "one-bit"],
    );
    assert.equal(refused.code, 2);
    assert.match(refused.stderr, /2 categories/);
  }));

test("the command line takes distances from the file of parameters, beside those of the guarantee", () =>
  inFolder(async (folder) => {
    folder.write("people.csv", "health,mood\nill,bad\nill,bad\nill,fair\nwell,fair\nwell,good\nwell,bad\nill,good\n");
    const distances = [
      ["bad", "fair", 1],
      ["bad", "good", 9],
      ["fair", "good", 9],
    ];
    folder.write("distances.json", JSON.stringify({ distances }));
    folder.write("both.json", JSON.stringify({ neighbours: [["ill", "well"]], distances }));
    folder.write("odd.json", JSON.stringify({ distances: distances.slice(1) }));
    const design = (...more: string[]) =>
      folder.run(
        ...["design", "people.csv", "--secret", "health", "--release", "mood", "--epsilon", "0.2", "--json"],
        ...more,
      );
    const nearest = ["--protocol", "coupling-distance"];
    const made = await design("--guarantee", "ldp", ...nearest, "--parameters", "distances.json", "-o", "p.json");
    assert.equal(made.code, 0, made.stderr);
    assert.equal(JSON.parse(made.stdout).guarantee.parameters, undefined);
    assert.equal((await folder.run("audit", "p.json")).code, 0);
    const both = await design("--guarantee", "profile", ...nearest, "--parameters", "both.json");
    assert.equal(both.code, 0, both.stderr);
    assert.deepEqual(JSON.parse(both.stdout).guarantee.parameters, { neighbours: [["ill", "well"]] });
    const odd = await design("--guarantee", "ldp", ...nearest, "--parameters", "odd.json");
    assert.equal(odd.code, 2);
    assert.match(odd.stderr, /no distance of "bad" and "fair"/);
    assert.equal((await design("--guarantee", "ldp", "--parameters", "distances.json")).code, 2);
    assert.equal((await design("--guarantee", "profile", ...nearest, "--parameters", "distances.json")).code, 2);
  }));
