// SPDX-License-Identifier: GPL-3.0-or-later
/** The command line with the real engine: a protocol for a question that nobody has answered yet. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { load } from "../../wasm/answer-time/answer-time.js";
import { lessNoise } from "../../wasm/protocol/less-noise.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { rehashed } from "./forger.js";
import { realEngine } from "./real-engine.js";
import { inFolder } from "./run-cli.js";

const SMOKES = ["question", "smokes", "never", "now and then", "every day", "--epsilon", "1"];

test("a question becomes a protocol without data, which compares answers and has them in their order", () =>
  inFolder(async (folder) => {
    const { code, stdout, stderr } = await folder.run(...SMOKES, "-o", "smoking.json");
    assert.equal(code, 0, stderr);
    assert.match(stdout, /^Protocol grr: "smokes" is shared/);
    assert.match(stdout, /^ +never +57\.6 +21\.2 +21\.2$/m);
    // There is no table of people, so nothing is said of one.
    assert.match(
      stderr,
      /^Taken: randomised response \(grr\).*\nThe protocol is in smoking\.json\. It holds nothing about anybody, and may be known to everybody\.\n$/,
    );
    assert.match(stdout, /if all answers are as common$/m);
    assert.match(stdout, /from no table\.$/m);
    const file = JSON.parse(folder.read("smoking.json"));
    assert.equal(file.guarantee.notion, "data-ldp");
    assert.deepEqual(file.data.categories, ["never", "now and then", "every day"]);
    assert.deepEqual(file.channel.reports, file.data.categories);
    const sluice = await load({ protocols: { smoking: file } });
    assert.ok(file.data.categories.includes(sluice.privatise("smoking", "never")));
    assert.equal((await folder.run("audit", "smoking.json")).code, 0);
  }));

test("reports are found under the question as people read it, in one of its languages and no two", () =>
  inFolder(async (folder) => {
    const wording = "Do you smoke, now or then?";
    await folder.run(...SMOKES, "-o", "smoking.json");
    const file = JSON.parse(folder.read("smoking.json"));
    const translations = [{ language: "nl", wording: "Rookt u?", answers: ["nooit", "soms", "elke dag"] }];
    folder.write(
      "asked.json",
      JSON.stringify(rehashed({ ...file, question: { wording, language: "en", translations } })),
    );
    const rows = "1,never\n2,every day\n";
    for (const header of [`"${wording}"`, "Rookt u?"]) {
      folder.write("form.csv", `time,${header}\n${rows}`);
      const { code, stdout, stderr } = await folder.run("estimate", "asked.json", "form.csv");
      assert.equal(code, 0, stderr);
      assert.match(stdout, /^2 reports of the protocol/);
    }
    folder.write("form.csv", `"${wording}",Rookt u?\n${"never,never\n".repeat(2)}`);
    const { code, stderr } = await folder.run("estimate", "asked.json", "form.csv");
    assert.equal(code, 2);
    assert.match(stderr, /There is no column "smokes"/);
  }));

test("estimates of its reports say nothing of a table that nobody was counted for", () =>
  inFolder(async (folder) => {
    await folder.run(...SMOKES, "-o", "smoking.json");
    const rows = (n: number, report: string) => `${report}\n`.repeat(n);
    folder.write("reports.csv", `smokes\n${rows(2000, "never")}${rows(800, "now and then")}${rows(800, "every day")}`);
    const found = await folder.run("estimate", "smoking.json", "reports.csv");
    assert.equal(found.code, 0, found.stderr);
    assert.doesNotMatch(found.stdout, /not distributed like/);
    // The same answers, of a protocol whose promise rests on its table.
    folder.write(
      "table.csv",
      "s,smokes,w\nill,never,1000\nill,now and then,1500\nill,every day,1000\nwell,never,1000\nwell,now and then,1000\nwell,every day,1500\n",
    );
    const roles = ["--secret", "s", "--release", "smokes", "--weight", "w", "--guarantee", "lip", "--epsilon", "0.5"];
    await folder.run("design", "table.csv", ...roles, "--protocol", "grr", "-o", "lip.json");
    assert.match((await folder.run("estimate", "lip.json", "reports.csv")).stdout, /not distributed like/);
  }));

const letters = (n: number) => Array.from({ length: n }, (_, x) => `a${x}`);

test("the protocol is taken that needs the fewest people, unless another is named", () =>
  inFolder(async (folder) => {
    for (const [n, taken, others] of [
      [3, "grr", ["oue"]],
      [10, "block-design", ["grr", "oue"]],
      [70, "oue", ["grr"]],
    ] as const) {
      const args = ["question", "q", ...letters(n), "--epsilon", "1"];
      const found = await folder.run(...args);
      assert.match(found.stdout, new RegExp(`^Protocol ${taken}:`));
      assert.match(found.stderr, new RegExp(`^Taken: [a-z ]*\\(${taken}\\)\\. It takes the fewest people`));
      for (const other of others) {
        assert.match(found.stderr, new RegExp(`times as many with [a-z ]+ \\(${other}\\)`));
        const named = await folder.run(...args, "--protocol", other);
        assert.match(named.stdout, new RegExp(`^Protocol ${other}:`));
        assert.match(named.stderr, /^(For counting: .* are enough\.\n)?$/);
      }
    }
    // Variances of all shares together: 12.25, of whole sets of marks, and 8.31.
    assert.deepEqual(lessNoise(4, 1).times.oue?.toFixed(2), "1.47");
    const none = await folder.run("question", "q", "yes", "no", "--epsilon", "0");
    assert.match(none.stderr, /^Caution: at level 0/);
  }));

test("that no number of people is enough is said before anybody is asked", () =>
  inFolder(async (folder) => {
    const { stderr } = await folder.run("question", "q", ...letters(4), "--epsilon", "0.5", "--protocol", "optimal");
    assert.match(stderr, /^Caution: no number of people is enough for this protocol/);
    const enough = await folder.run("question", "q", ...letters(4), "--epsilon", "2", "--protocol", "optimal");
    assert.equal(enough.stderr, "");
  }));

test("how common answers are thought to be makes the protocol for counting them, and the promise does not rest on it", () =>
  inFolder(async (folder) => {
    const args = [...SMOKES, "--shares", "0.9,0.05,0.05"];
    const found = await folder.run(...args, "-o", "rare.json");
    assert.equal(found.code, 0, found.stderr);
    assert.match(found.stdout, /^Protocol optimal: .* made for the objective counting, not for information\.$/m);
    assert.match(found.stderr, /It holds the shares that were given, and nothing else about anybody\.$/m);
    const file = JSON.parse(folder.read("rare.json"));
    assert.equal(file.guarantee.notion, "data-ldp");
    assert.deepEqual(file.prior, [
      [0.9, 0, 0],
      [0, 0.05, 0],
      [0, 0, 0.05],
    ]);
    assert.equal((await folder.run("audit", "rare.json")).code, 0);
    const json = async (...more: string[]) => JSON.parse((await folder.run(...args, ...more, "--json")).stdout);
    const [made, plain] = [await json(), await json("--protocol", "grr")];
    assert.ok(made.utility.counting.variance <= 1.0001 * plain.utility.counting.variance);
    const told = await json("--contrast", "every day-never", "--count-weight", "never=2");
    assert.deepEqual(told.utility.contrasts, [[-1, 0, 1]]);
    const beside = await json("--counting-efficiency", "0.9");
    assert.equal(beside.utility.countingEfficiency, 0.9);
    assert.ok(beside.utility.mutualInformation >= made.utility.mutualInformation - 1e-6);
  }));

test("a plan is for whoever answers, and says so", () =>
  inFolder(async (folder) => {
    await folder.run("question", "q", ...letters(16), "--epsilon", "3", "--protocol", "grr", "-o", "q.json");
    const { stdout } = await folder.run("plan", "q.json", "--within", "0.05");
    assert.match(stdout, /That is for whoever answers/);
    const { people } = JSON.parse((await folder.run("plan", "q.json", "--within", "0.05", "--json")).stdout);
    // If one answer is so common that half of the reports are it, these vary the most: 1/4 / (p - q)^2.
    const slope = (Math.exp(3) - 1) / (Math.exp(3) + 15);
    assert.equal(people.wald, Math.ceil((1.959963984540054 / (2 * slope * 0.05)) ** 2));
    const file = JSON.parse(folder.read("q.json"));
    const engine = await realEngine();
    for (const share of [1 / 16, 0.2, 0.4, 0.5, 0.6, 0.8, 0.95, 1]) {
      for (const others of [1, 15]) {
        const shares = letters(16).map((_, x) => (x === 0 ? share : x <= others ? (1 - share) / others : 0));
        const q = (1 - slope) / 16;
        const counts = shares.map((one) => Math.round((q + slope * one) * people.each));
        const counted = { written: "reports" as const, reports: file.channel.reports, counts };
        const { data } = engine.estimate(file, counted);
        for (const { each } of data) {
          assert.ok(each && (each[1] - each[0]) / 2 < 0.05 * 1.02, `${share} ${others}: ${each}`);
        }
      }
    }
  }));

test("who may leave the question out has an answer of that", () =>
  inFolder(async (folder) => {
    await folder.run("question", "drinks", "yes", "no", "--skippable", "--epsilon", "1", "-o", "drinks.json");
    const file = JSON.parse(folder.read("drinks.json"));
    assert.deepEqual(file.data.categories, ["yes", "no", ""]);
    const sluice = await load({ protocols: { drinks: file } });
    assert.equal(typeof sluice.privatise("drinks", ""), "string");
  }));

test("the words of the question stand in the file, and its identity is the same without them", () =>
  inFolder(async (folder) => {
    const words = ["--wording", "Do you smoke?", "--language", "en", "--asker", "A club", "--send-to", "a@example.org"];
    const { code, stderr } = await folder.run(...SMOKES, ...words, "-o", "asked.json");
    assert.equal(code, 0, stderr);
    await folder.run(...SMOKES, "-o", "bare.json");
    const [asked, bare] = [folder.read("asked.json"), folder.read("bare.json")].map((text) => JSON.parse(text));
    assert.deepEqual(asked.question, {
      wording: "Do you smoke?",
      language: "en",
      asker: "A club",
      sendTo: "a@example.org",
    });
    assert.equal(bare.question, undefined);
    assert.equal(asked.certificate.protocol, bare.certificate.protocol);
    assert.equal((await folder.run("audit", "asked.json")).code, 0);
  }));

for (const [what, args, said] of [
  ["words without a wording", [...SMOKES, "--asker", "A club"], /go with --wording/],
  ["a wording that is too long", [...SMOKES, "--wording", "?".repeat(501)], /501 characters, more than 500/],
  ["a language that is none", [...SMOKES, "--wording", "?", "--language", "e"], /not the tag of a language/],
  ["no answers", ["question", "smokes", "--epsilon", "1"], /takes a name and its answers/],
  ["one answer", ["question", "smokes", "yes", "--epsilon", "1"], /two answers or more/],
  ["an answer twice", ["question", "smokes", "no", "yes", "no", "--epsilon", "1"], /"no" is there twice/],
  ["an accent in two ways", ["question", "q", "\u00e9t\u00e9", "e\u0301te\u0301", "--epsilon", "1"], /is there twice/],
  ["an empty answer", ["question", "smokes", "no", "", "--epsilon", "1"], /--skippable/],
  ["no name", ["question", "", "no", "yes", "--epsilon", "1"], /no name/],
  ["shares that are not numbers", [...SMOKES, "--shares", "0.9,much,0"], /--shares is "0\.9,much,0", not numbers/],
  ["a share too few", [...SMOKES, "--shares", "0.9,0.1"], /shares of the answers are not 3 finite numbers above 0/],
  ["a share of 0", [...SMOKES, "--shares", "0.9,0.1,0"], /not 3 finite numbers above 0/],
  ["no level", ["question", "smokes", "no", "yes"], /--epsilon is missing/],
  ["a protocol that sees a secret", [...SMOKES, "--protocol", "cr"], /data alone/],
] as const) {
  test(`refused with what to do: ${what}`, () =>
    inFolder(async (folder) => {
      const { code, stderr, stdout } = await folder.run(...args, "-o", "q.json");
      assert.equal(code, 2, stderr);
      assert.match(stderr, said);
      assert.equal(stdout, "");
      assert.throws(() => folder.read("q.json"), /ENOENT/);
    }));
}

test("the table of a question has an answer for every secret, all as common", () => {
  const { secret, data, weights } = questionTable("q", ["a", "b"]);
  assert.deepEqual([...weights], [0.5, 0, 0, 0.5]);
  assert.notEqual(secret.name, data.name);
});
