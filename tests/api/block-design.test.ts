// SPDX-License-Identifier: GPL-3.0-or-later
/** Reports that are sets of answers: the protocol block-design, from the question to its estimate. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../wasm/answer-time/answer-time.js";
import { check } from "../../wasm/checker/checker.js";
import type { ProtocolFile, ProtocolName } from "../../wasm/contract/types.js";
import { lessNoise } from "../../wasm/protocol/less-noise.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { nameBlocks } from "../../wasm/protocol/report-names.js";
import { type Document, recertified } from "./forger.js";
import { off } from "./frequencies.js";
import { tableIn } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const engine = await realEngine();
const letters = (n: number) => Array.from({ length: n }, (_, x) => `a${x}`);

function made(answers: number, epsilon: number, protocol = "block-design"): ProtocolFile {
  const table = questionTable("q", letters(answers));
  return toProtocolFile(engine.design({ table, notion: "data-ldp", epsilon, protocol }));
}

const PLANE = made(7, 0.5);

test("a report is called after all answers of its block, in their order, and stands for these", () => {
  const { reports, standsFor } = tableIn(PLANE);
  assert.equal(reports.length, 7);
  for (const [y, report] of reports.entries()) {
    assert.equal(report, standsFor[y]?.map((x) => `a${x}`).join(" or "));
    assert.equal(standsFor[y]?.length, 3);
  }
  // Any two answers are together in one block.
  for (let x = 0; x < 7; x += 1) {
    for (let other = 0; other < x; other += 1) {
      assert.equal(standsFor.filter((block) => block.includes(x) && block.includes(other)).length, 1);
    }
  }
});

test("other reports are none of blocks", () => {
  assert.equal(nameBlocks(Float64Array.of(0.6, 0.4, 0.4, 0.6), ["a", "b"]), undefined);
  assert.equal(nameBlocks(Float64Array.of(0.5, 0.5, 0.5, 0.5), ["a", "b"]), undefined);
  assert.equal(nameBlocks(Float64Array.of(0.5, 0.3, 0.2, 0.2, 0.5, 0.3, 0.3, 0.2, 0.5), ["a", "b", "c"]), undefined);
  const two = Float64Array.of(0.4, 0.4, 0.2, 0.4, 0.2, 0.4, 0.2, 0.4, 0.4);
  assert.deepEqual(nameBlocks(two, ["a", "", "c"]), {
    reports: ["a or (empty)", "a or c", "(empty) or c"],
    standsFor: [
      [0, 1],
      [0, 2],
      [1, 2],
    ],
  });
});

test("engine and checker prove it for 3 to 40 answers, at the level that was asked for", async () => {
  for (const [answers, epsilon] of [
    [3, 0.5],
    [5, 0.5],
    [7, 1],
    [10, 1],
    [13, 1],
    [16, 2],
    [20, 0.5],
    [20, 2],
    [40, 1],
  ] as const) {
    const file = made(answers, epsilon);
    const text = writeProtocol(file);
    assert.deepEqual(readProtocol(text), file);
    const { holds, leakage } = engine.audit(file);
    assert.ok(holds);
    const level = leakage["data-ldp"]?.level ?? Number.NaN;
    assert.ok(level <= epsilon * (1 + 1e-12) && level > epsilon * (1 - 1e-9), `${answers} ${epsilon}: ${level}`);
    const second = await check(text);
    assert.ok(second.holds, `${answers} ${epsilon}: ${JSON.stringify(second)}`);
  }
});

const inside = (file: Document): [number, number, number] => {
  const row = file.channel.weights[0].map(BigInt) as bigint[];
  const most = row.reduce((a, b) => (a > b ? a : b));
  const least = row.reduce((a, b) => (a < b ? a : b));
  return [0, row.indexOf(most), row.indexOf(least)];
};

/** Moves so much of the first answer's weight from a block that has it not to one that has it. */
function moved(by: bigint) {
  return (file: Document) => {
    const [x, from, to] = inside(file);
    const row = file.channel.weights[x];
    row[from] = String(BigInt(row[from]) + by);
    row[to] = String(BigInt(row[to]) - by);
    return file;
  };
}

for (const [what, forge] of [
  ["other integers", moved(1n << 40n)],
  [
    "weights that miss the denominator",
    (file: Document) => {
      file.channel.weights[0][0] = String(BigInt(file.channel.weights[0][0]) + 1n);
      return file;
    },
  ],
  [
    "blocks of no answer",
    (file: Document) => {
      for (const row of file.channel.weights) row[0] = "0";
      return file;
    },
  ],
  [
    "an answer in all blocks",
    (file: Document) => {
      const [x, of] = inside(file);
      const row = file.channel.weights[x];
      const most = row[of];
      file.channel.weights[x] = row.map(() => most);
      return file;
    },
  ],
  [
    "one column less",
    (file: Document) => {
      for (const row of file.channel.weights) row.pop();
      return file;
    },
  ],
  [
    "the same block twice",
    (file: Document) => {
      file.channel.reports[1] = file.channel.reports[0];
      return file;
    },
  ],
  [
    "a member that there is not",
    (file: Document) => {
      file.channel.standsFor[0][0] = 7;
      return file;
    },
  ],
  [
    "a member twice",
    (file: Document) => {
      file.channel.standsFor[0][1] = file.channel.standsFor[0][0];
      return file;
    },
  ],
] as const) {
  test(`no reader takes a forged file with ${what}`, async () => {
    const document = recertified(engine, forge(structuredClone(PLANE) as Document)) as ProtocolFile;
    const text = writeProtocol(document);
    const read = () => {
      const { holds } = engine.audit(readProtocol(text));
      assert.ok(holds, "does not hold");
    };
    assert.throws(read);
    assert.equal((await check(text)).holds, false);
    await assert.rejects(load({ protocols: { q: document } }));
  });
}

test("answer time draws every block as often as its weight says; negative control: not as another answer's", async () => {
  const sluice = await load({ protocols: { q: PLANE } });
  const { reports, weights } = tableIn(PLANE);
  const trials = 5000;
  for (const [x, answer] of [...letters(7).entries()].slice(0, 2)) {
    const counts = new Map(reports.map((report) => [report, 0]));
    for (let i = 0; i < trials; i += 1) {
      const report = sluice.privatise("q", answer);
      sluice.nextPerson();
      counts.set(report, (counts.get(report) ?? Number.NaN) + 1);
    }
    const frequencies = (row: number) =>
      reports.map((report, y) => ({
        count: counts.get(report) ?? 0,
        trials,
        chance: Number(BigInt(weights[row]?.[y] ?? 0)) / 2 ** 62,
      }));
    assert.deepEqual(off(frequencies(x), 1e-7), []);
    // Chances of 0.184 and 0.112 are 13 deviations apart; 6 are enough to be found, so that it fails less than once in 10^9 times.
    assert.notDeepEqual(off(frequencies((x + 1) % 7), 1e-7), []);
  }
});

const TEN = ["question", "q", ...letters(10), "--epsilon", "1"];

test("from a question to its estimate: blocks are taken where they need fewer people, and said to be", () =>
  inFolder(async (folder) => {
    const asked = await folder.run(...TEN, "-o", "q.json");
    assert.equal(asked.code, 0, asked.stderr);
    assert.match(asked.stdout, /^Protocol block-design: "q" is shared/);
    assert.match(
      asked.stderr,
      /^Taken: blocks of answers \(block-design\)\. It takes the fewest people where all answers are as common; 1\.4 times as many with randomised response \(grr\), 1\.1 times as many with marks \(oue\)\. --protocol chooses otherwise\.$/m,
    );
    // A person who asks for a protocol that takes far more people is told so.
    const costly = await folder.run(...TEN, "--protocol", "optimal");
    const found5 = await folder.run("plan", "q.json", "--within", "0.05", "--json");
    const enough = (JSON.parse(found5.stdout).people.each as number).toLocaleString("en-GB");
    assert.ok(asked.stdout.includes(`  ${enough} people for every share`), asked.stdout);
    assert.match(costly.stderr, /^For counting: .* with this protocol\. With blocks of answers /m);
    assert.ok(costly.stderr.includes(`With blocks of answers (block-design) ${enough} people are enough.`));
    assert.doesNotMatch((await folder.run(...TEN, "--protocol", "oue")).stderr, /For counting/);
    const audited = await folder.run("audit", "q.json");
    assert.equal(audited.code, 0, audited.stdout + audited.stderr);
    const planned = async (protocol: string) => {
      await folder.run(...TEN, "--protocol", protocol, "-o", `${protocol}.json`);
      const found = await folder.run("plan", `${protocol}.json`, "--within", "0.05", "--json");
      return JSON.parse(found.stdout).people as { together: number; wald: number };
    };
    const [blocks, grr, oue] = [await planned("block-design"), await planned("grr"), await planned("oue")];
    assert.ok(
      blocks.wald < 5600 && grr.wald > 2 * blocks.wald && oue.wald > 1.2 * blocks.wald,
      `${blocks.wald} ${oue.wald}`,
    );
    assert.ok(
      blocks.together < grr.together / 2 && blocks.together < oue.together / 1.25,
      `${blocks.together} ${oue.together}`,
    );
    // 6,000 people of whom 2,400 have the first answer, and the others any other.
    const people = Array.from({ length: 6000 }, (_, i) => (i < 2400 ? "a0" : `a${1 + (i % 9)}`));
    folder.write("people.csv", `q\n${people.join("\n")}\n`);
    const sent = await folder.run("privatise", "q.json", "people.csv", "-o", "reports.csv");
    assert.equal(sent.code, 0, sent.stderr);
    const found = await folder.run("estimate", "q.json", "reports.csv", "--confidence", "0.999999", "--json");
    assert.equal(found.code, 0, found.stderr + found.stdout);
    const { data } = JSON.parse(found.stdout) as { data: { name: string; each: number[]; unbiased: number }[] };
    for (const { name, each, unbiased } of data) {
      const share = name === "a0" ? 0.4 : 0.6 / 9;
      assert.ok((each[0] ?? 1) <= share && share <= (each[1] ?? 0), `${name}: ${each}`);
      assert.ok(Math.abs(unbiased - share) < 0.16, `${name}: ${unbiased}`);
    }
  }));

test("how many times as many people another takes is that of the designs that the engine makes", () => {
  for (const epsilon of [0.5, 1, 2]) {
    for (const answers of [2, 3, 5, 8, 10, 11, 16]) {
      const { protocol, times } = lessNoise(answers, epsilon);
      const variance = (name: ProtocolName) => {
        const table = questionTable("q", letters(answers));
        const design = engine.design({ table, notion: "data-ldp", epsilon, protocol: name });
        return design.utility.counting?.variance ?? Number.NaN;
      };
      const least = variance(protocol);
      for (const [name, ratio] of Object.entries(times)) {
        const own = variance(name as ProtocolName) / least;
        assert.ok(Math.abs(own / ratio - 1) < 0.01, `${answers} ${epsilon} ${name} ${protocol}: ${own}, told ${ratio}`);
      }
    }
  }
});

test("the protocol of a question is the one with the least variance of all shares, blocks only where they save", () => {
  for (const epsilon of [0.1, 0.5, 1, 2, 4]) {
    for (const answers of [2, 3, 5, 8, 12, 20, 40, 64, 65, 200]) {
      const { protocol, times } = lessNoise(answers, epsilon);
      const [least = 0] = Object.values(times).sort((one, other) => one - other);
      assert.ok(least >= (protocol === "block-design" ? 1.05 : 1), `${answers} ${epsilon} ${protocol} ${least}`);
      if (answers > 64 || answers === 2) assert.notEqual(protocol, "block-design");
    }
  }
  assert.deepEqual(lessNoise(9, 0), { protocol: "grr", times: {} });
  assert.equal(lessNoise(9, 1000).protocol, "grr");
});
