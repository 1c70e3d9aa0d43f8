// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocols that are made for something else than information: designs, files, and what is said of them. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import { OBJECTIVE_NAMES } from "../../wasm/contract/objectives.js";
import type { Design, DesignRequest, JointTable } from "../../wasm/contract/types.js";
import { comparisonOf } from "../../wasm/engine/compare.js";
import { designFrom } from "../../wasm/protocol/explain.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { saysOf } from "../../web/facts/pairs.js";
import { messages } from "../../web/messages/page.js";
import { testInFolder } from "./cli-folder.js";
import { rejects } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const engine = await realEngine();

const example: JointTable = {
  secret: { name: "s", categories: ["ill", "well"] },
  data: { name: "x", categories: ["a", "b", "c", "d"] },
  weights: Float64Array.of(0.1, 0.05, 0.25, 0.1, 0.25, 0.15, 0.05, 0.05),
};
const ask = (more: Partial<DesignRequest>): DesignRequest => ({
  table: example,
  notion: "lip",
  epsilon: 0.5,
  protocol: "optimal",
  ...more,
});

/** P(x, y) of a design. */
function joint({ prior, channel, reports, data, seesSecret, total }: Design): number[][] {
  const [a, b] = [data.categories.length, reports.length];
  const cells = data.categories.map(() => reports.map(() => 0));
  prior.forEach((weight, input) => {
    const row = cells[input % a] as number[];
    for (const y of row.keys()) {
      row[y] = (row[y] as number) + (weight / total) * (channel[(seesSecret ? input : input % a) * b + y] as number);
    }
  });
  return cells;
}
const near = (found: number | undefined, expected: number, within = 1e-9) =>
  assert.ok(Math.abs((found ?? Number.NaN) - expected) < within, `${found} and not ${expected}`);

test("guesses of B's example are right as often as can be, with a bound and without one of the information", () => {
  const { utility, guess, reports, standsFor, proof } = engine.design(ask({ objective: "guesses" }));
  near(utility.value, 0.892176, 1e-6);
  assert.equal(utility.value, guess.correct);
  assert.ok((utility.bound as number) >= utility.value && (utility.bound as number) < utility.value + 1e-8);
  assert.deepEqual([utility.objective, utility.upperBound, proof.prices], ["guesses", undefined, undefined]);
  assert.deepEqual(
    standsFor,
    reports.map((report) => [example.data.categories.indexOf(report)]),
  );
});

/** n times the variance of each share, by Gauss and Jordan on the information of the reports. */
function variances({ channel, data, reports, dataDistribution: p }: Design): number[] {
  const [a, b] = [data.categories.length, reports.length];
  const at = (x: number, y: number) => channel[x * b + y] as number;
  const often = reports.map((_, y) => Array.from(p).reduce((sum, part, x) => sum + part * at(x, y), 0));
  const rows = Array.from({ length: a }, (_, x) => [
    ...Array.from({ length: a }, (_, z) => often.reduce((sum, q, y) => sum + (at(x, y) * at(z, y)) / q, 0)),
    ...Array.from({ length: a }, (_, z) => (x === z ? 1 : 0)),
  ]);
  for (let k = 0; k < a; k += 1) {
    const row = rows[k] as number[];
    const pivot = row[k] as number;
    rows[k] = row.map((cell) => cell / pivot);
    for (let i = 0; i < a; i += 1) {
      const factor = (rows[i] as number[])[k] as number;
      if (i !== k)
        rows[i] = (rows[i] as number[]).map((cell, j) => cell - factor * ((rows[k] as number[])[j] as number));
    }
  }
  return rows.map((row, x) => (row[a + x] as number) - (p[x] as number) ** 2);
}

test("a channel for counting needs the fewest people, with a proven bound; what others need is told as well", () => {
  // B's example, held against other programs: the best for information, randomised response, the best for counting.
  for (const [epsilon, best, plain, least] of [
    [0.1, 613.5, 50.49, 9.047],
    [0.2, 8.983, 13.29, 3.002],
    [0.5, 1.183, 2.495, 1.038],
  ] as const) {
    const found = [{}, { protocol: "grr" }, { objective: "counting" }].map((more) =>
      engine.design(ask({ ...more, epsilon })),
    );
    for (const [i, expected] of [best, plain, least].entries()) {
      const design = found[i] as Design;
      const { variance = 0, peopleFor5Points = 0 } = design.utility.counting ?? {};
      assert.ok(Math.abs(variance / expected - 1) < 0.01, `${epsilon} ${variance}`);
      const own = variances(design);
      near(variance / own.reduce((sum, one) => sum + one, 0), 1, 1e-6);
      assert.equal(peopleFor5Points, Math.ceil(Math.max(...own) * (1.959963984540054 / 0.05) ** 2));
    }
    const { utility } = found[2] as Design;
    assert.equal(utility.objective, "counting");
    near(utility.value, utility.counting?.variance ?? Number.NaN, 1e-9);
    assert.equal(utility.counting?.lowerBound, utility.bound);
    assert.ok((utility.bound ?? 0) <= (utility.value ?? 0) && (utility.bound ?? 0) > 0.99 * (utility.value ?? 0));
    assert.equal(utility.upperBound, undefined);
  }
});

test("under a sample a channel for counting needs the fewest people, with a bound", async () => {
  const people = { ...example, weights: example.weights.map((share) => Math.round(1000 * share)) };
  for (const more of [{ notion: "rlip" }, { notion: "rpml" }, { notion: "rldp", seesSecret: false }] as const) {
    const made = (others: Partial<DesignRequest>) => {
      const { utility } = engine.design(ask({ table: people, ...more, ...others }));
      return { people: utility.counting?.peopleFor5Points ?? Number.NaN, ...utility };
    };
    const counting = made({ objective: "counting" });
    for (const protocol of ["optimal", "grr"] as const) {
      const other = made({ protocol });
      assert.ok(counting.people <= other.people, `${more.notion} ${protocol}: ${counting.people}, ${other.people}`);
    }
    const { variance = Number.NaN, lowerBound = Number.NaN } = counting.counting ?? {};
    assert.ok(lowerBound <= variance && variance <= lowerBound * 1.001, `${lowerBound} ${variance}`);
  }
  const seeing = { table: people, notion: "rldp", seesSecret: true, objective: "counting" } as const;
  await rejects(() => engine.design(ask(seeing)), "bad_request");
});

test("where no channel tells all shares counting is refused; others say nothing of it", async () => {
  await rejects(() => engine.design(ask({ objective: "counting", epsilon: 0 })), "bad_request");
  assert.equal(engine.design(ask({ epsilon: 0 })).utility.counting, undefined);
  assert.ok(engine.design(ask({ protocol: "oue" })).utility.counting);
});

test("distances that are all 1 make the wrong reports the fewest, and lengths change nothing but the unit", () => {
  const pairs = example.data.categories.flatMap((one, i) =>
    example.data.categories.slice(i + 1).map((other): [string, string, number] => [one, other, 1]),
  );
  const design = engine.design(ask({ objective: "distance", distances: pairs }));
  near(design.utility.value, 1 - 0.892176, 1e-6);
  near(design.utility.value, design.error ?? Number.NaN);
  const long = engine.design(ask({ objective: "distance", distances: pairs.map(([x, y]) => [x, y, 7]) }));
  near(long.utility.value, 7 * (design.utility.value as number), 1e-7);
});

test("the value is that of the channel, whatever it sees, and reports are called like answers", () => {
  const dropped = {
    ...example,
    weights: example.weights.map((weight, i) => (i % 4 === 1 ? 0 : Math.round(400 * weight))),
  };
  for (const more of [{}, { seesSecret: true }, { notion: "rldp", epsilon: 1 }, { notion: "rlip", epsilon: 1 }]) {
    for (const objective of ["guesses", "distance"]) {
      const design = engine.design(ask({ ...more, table: dropped, objective }));
      const { utility, reports, data } = design;
      const cells = joint(design);
      const left = data.categories.map((category) => example.data.categories.indexOf(category));
      const answers = reports.map((report) => data.categories.indexOf(report));
      const worth =
        objective === "guesses"
          ? reports.reduce((sum, _, y) => sum + Math.max(...cells.map((row) => row[y] as number)), 0)
          : cells
              .flatMap((row, x) =>
                row.map((cell, y) => cell * Math.abs((left[x] as number) - (left[answers[y] as number] as number))),
              )
              .reduce((sum, part) => sum + part, 0);
      near(utility.value, worth);
      const short = (objective === "guesses" ? 1 : -1) * ((utility.bound as number) - worth);
      assert.ok(short >= 0 && short < 1e-6, `${short}`);
      if (utility.distances)
        assert.deepEqual(
          utility.distances[0],
          left.map((x) => Math.abs(x - (left[0] as number))),
        );
    }
  }
});

test("chi-square says by how much a report multiplies the chance of the true answer, on average over people", () => {
  for (const more of [{}, { seesSecret: true }, { notion: "ldp" }]) {
    const design = engine.design(ask({ ...more, objective: "chi-square" }));
    const cells = joint(design);
    const often = (design.reports as string[]).map((_, y) => cells.reduce((sum, row) => sum + (row[y] as number), 0));
    const times = cells.map((row) => {
      const answered = row.reduce((sum, cell) => sum + cell, 0);
      return row.reduce((sum, cell, y) => sum + cell * (cell / (often[y] as number) / answered), 0);
    });
    near(design.utility.value, times.reduce((sum, part) => sum + part, 0) - 1);
    const short = (design.utility.bound as number) - (design.utility.value as number);
    assert.ok(short >= 0 && short < 1e-7, `${short}`);
    // The best for the information is another channel, and less good at this.
    const other = joint(engine.design(ask(more)));
    const sums = (other[0] as number[]).map((_, y) => other.reduce((sum, row) => sum + (row[y] as number), 0));
    const worth = other
      .flatMap((row) => row.map((cell, y) => cell ** 2 / (sums[y] as number) / row.reduce((sum, of) => sum + of, 0)))
      .reduce((sum, part) => sum + part, -1);
    assert.ok(worth <= (design.utility.bound as number) + 1e-9);
  }
});

test("a file says what it was made for: audit and checker hold the value against the channel, and vouch for no optimum", async () => {
  for (const objective of OBJECTIVE_NAMES.slice(1)) {
    const design = engine.design(ask({ objective }));
    const text = writeProtocol(toProtocolFile(design));
    const file = readProtocol(text);
    assert.equal(file.utility.objective, objective);
    assert.deepEqual(file.utility, JSON.parse(text).utility);
    assert.deepEqual([file.certificate.gap, file.certificate.prices], [undefined, undefined]);
    assert.ok(engine.audit(file).holds);
    const { holds, optimum, unproved, reason } = await check(text);
    assert.ok(holds, reason);
    assert.deepEqual([optimum, unproved?.id], [undefined, "optimum-of-objective"]);
    assert.match(unproved?.text ?? "", new RegExp(`objective ${objective}`));
    const { counting: _, ...stated } = design.utility;
    assert.deepEqual(designFrom(file).utility, stated);
    assert.deepEqual(
      [comparisonOf(design, 1).objective, comparisonOf(design, 1).value],
      [objective, design.utility.value],
    );
  }
});

test("a file that names no objective was made for information, as all files before", async () => {
  const file = toProtocolFile(engine.design(ask({ objective: "information" })));
  assert.deepEqual(file, toProtocolFile(engine.design(ask({}))));
  assert.ok(!("objective" in file.utility) && file.utility.upperBound !== undefined);
  assert.ok((await check(writeProtocol(file))).optimum);
});

test("what an objective cannot be is refused with what to do", async () => {
  await rejects(() => engine.design(ask({ objective: "guess" })), "bad_request");
  await rejects(() => engine.design(ask({ objective: "guesses", protocol: "grr" })), "bad_request");
  await rejects(() => engine.design(ask({ objective: "guesses", distances: [["a", "b", 1]] })), "bad_request");
  await rejects(() => engine.design(ask({ objective: "distance", distances: [["a", "b", 1]] })), "bad_request");
  const wide = Array.from({ length: 120 }, (_, i) => `c${i}`);
  const table = { ...example, data: { name: "x", categories: wide }, weights: new Float64Array(240).fill(1) };
  await rejects(() => engine.design(ask({ notion: "data-ldp", table, objective: "guesses" })), "too_large");
});

test("there is a sentence of the page for each objective that is not the information", () => {
  const others = OBJECTIVE_NAMES.slice(1);
  assert.deepEqual(Object.keys(messages.channel.objectives), others);
  assert.deepEqual(engine.catalogue().objectives, OBJECTIVE_NAMES);
  const usual = saysOf("optimal", "lip", false);
  assert.match(usual, /keeps more information/);
  for (const objective of others) {
    assert.equal(saysOf("optimal", "lip", false, objective), messages.channel.objectives[objective]);
    assert.doesNotMatch(saysOf("optimal", "lip", false, objective), /keeps more information/);
  }
});

const ASKED = ["people.csv", "--secret", "income", "--release", "region", "--guarantee", "lip", "--epsilon", "0.2"];

testInFolder("design is made for an objective, and says so; audit says so of its file", async (folder) => {
  const { code, stdout, stderr } = await folder.run("design", ...ASKED, "--objective", "guesses", "-o", "g.json");
  assert.equal(code, 0, stderr);
  assert.match(stdout, /It was made for the objective guesses, not for information\./);
  assert.match(
    stdout,
    /^ {2}guesses {2}0\.\d{4}, at most 0\.\d{4} under this guarantee, by channels that are not told/m,
  );
  const json = JSON.parse((await folder.run("design", ...ASKED, "--objective", "guesses", "--json")).stdout);
  assert.equal(json.utility.objective, "guesses");
  assert.ok(json.utility.value <= json.utility.bound && !("upperBound" in json.utility));
  const usual = JSON.parse((await folder.run("design", ...ASKED, "--json")).stdout);
  assert.deepEqual([usual.utility.objective, "value" in usual.utility], ["information", false]);
  assert.ok(usual.guess.correct <= json.utility.bound + 1e-9);
  assert.ok(json.utility.mutualInformation <= usual.utility.upperBound + 1e-9);
  const audit = await folder.run("audit", "g.json");
  assert.equal(audit.code, 0, audit.stderr);
  assert.match(
    audit.stdout,
    /made for the objective guesses, not for information\. This file does not prove that it is the best/,
  );
  assert.equal(JSON.parse((await folder.run("audit", "g.json", "--json")).stdout).objective, "guesses");
  const drawn = await folder.run("privatise", "g.json", "people.csv", "-o", "out.csv");
  assert.equal(drawn.code, 0, drawn.stderr);
});

testInFolder(
  "distances come from the file of parameters, and reports come nearer than those of any other",
  async (folder) => {
    folder.write(
      "far.json",
      JSON.stringify({
        distances: [
          ["north", "south", 1],
          ["north", "west", 4],
          ["south", "west", 2],
        ],
      }),
    );
    const asked = [...ASKED, "--objective", "distance", "--parameters", "far.json", "--json"];
    const { code, stdout, stderr } = await folder.run("design", ...asked);
    assert.equal(code, 0, stderr);
    const { utility, reportDistance } = JSON.parse(stdout);
    assert.ok(utility.bound <= utility.value && Math.abs(utility.value - reportDistance) < 1e-12);
    const compared = await folder.run(
      "compare",
      ...ASKED,
      "--objective",
      "guesses",
      "--protocols",
      "optimal,grr",
      "--json",
    );
    const [best, other] = JSON.parse(compared.stdout);
    assert.deepEqual([best.objective, other.objective], ["guesses", undefined]);
    assert.ok(best.guess.correct >= other.guess.correct - 1e-9);
    const table = await folder.run("compare", ...ASKED, "--objective", "guesses", "--protocols", "optimal,grr");
    assert.match(table.stdout, /optimal: made for the objective guesses, not for information\./);
  },
);

testInFolder("a protocol that can hardly be counted from says so in one sentence, with the way out", async (folder) => {
  const { secret, data, weights } = example;
  const rows = secret.categories.flatMap((s, i) => data.categories.map((x, j) => `${s},${x},${weights[4 * i + j]}`));
  folder.write("b.csv", `s,x,w\n${rows.join("\n")}\n`);
  const asked = ["design", "b.csv", ...["--secret", "s", "--release", "x", "--weight", "w", "--guarantee", "lip"]];
  const hardly = await folder.run(...asked, "--epsilon", "0.1");
  assert.equal(hardly.code, 0, hardly.stderr);
  assert.match(hardly.stdout, /[\d,]{7} people for every share to be within 5 percentage points/);
  assert.match(
    hardly.stderr,
    /^For counting: every share within 5 points takes 5[56]\d,\d\d\d people with this protocol\. With --objective counting [67],\d\d\d people are enough\.$/m,
  );
  const well = await folder.run(...asked, "--epsilon", "0.5");
  assert.doesNotMatch(well.stderr, /counting/);
  const made = await folder.run(...asked, "--epsilon", "0.1", "--objective", "counting", "--json");
  const { utility } = JSON.parse(made.stdout);
  assert.deepEqual(Object.keys(utility.counting), ["variance", "lowerBound", "peopleFor5Points"]);
  const beside = await folder.run("compare", ...asked.slice(1), "--epsilon", "0.1", "--protocols", "optimal,grr");
  assert.match(beside.stdout, /people +reports/);
});

testInFolder("an objective that there is not, or that the protocol has no use for, is refused", async (folder) => {
  const unknown = await folder.run("design", ...ASKED, "--objective", "guess");
  assert.equal(unknown.code, 2);
  assert.match(
    unknown.stderr,
    /--objective is "guess", but must be one of: information, counting, guesses, distance, chi-square/,
  );
  const useless = await folder.run("design", ...ASKED, "--objective", "guesses", "--protocol", "grr");
  assert.equal(useless.code, 2);
  assert.match(useless.stderr, /protocol "grr" cannot be made for the objective "guesses"/);
});

test("a question with an order is asked for the nearest answers", () =>
  inFolder(async (folder) => {
    const asked = ["question", "mood", "bad", "fair", "good", "--epsilon", "1", "--objective", "distance"];
    const { code, stdout, stderr } = await folder.run(...asked, "--json");
    assert.equal(code, 0, stderr);
    const design = JSON.parse(stdout);
    assert.deepEqual([design.protocol, design.utility.objective], ["optimal", "distance"]);
    const grr = JSON.parse((await folder.run(...asked.slice(0, 7), "--json")).stdout);
    // Randomised response sends each wrong answer as often: 1/3 of both pairs are a distance of 2 apart.
    assert.equal(grr.protocol, "grr");
    assert.ok(design.utility.value < (grr.error * 4) / 3 + 1e-9);
  }));
