// SPDX-License-Identifier: GPL-3.0-or-later
/** The small engine for answer time, beside the whole one: the same verdicts, the same reports, nothing told. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { type Answer, load } from "../../wasm/answer-time/answer-time.js";
import { AnswerModule } from "../../wasm/answer-time/module.js";
import { saidBy } from "../../wasm/contract/errors.js";
import type { DesignRequest, JointTable, ProtocolFile } from "../../wasm/contract/types.js";
import { answerOnce } from "../../wasm/engine/answer.js";
import { miscertified } from "../../wasm/protocol/certificate-check.js";
import { inputCount } from "../../wasm/protocol/columns.js";
import { countsHash, protocolHash } from "../../wasm/protocol/identity.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { newDeviceSecret } from "../../wasm/releases/derived-randomness.js";
import { type Frequency, off } from "./frequencies.js";
import { dice, fails, tableIn } from "./helpers.js";
import { kinds, randomProtocol, restamped } from "./random-protocols.js";
import { realEngine } from "./real-engine.js";
import { speakers } from "./translations.js";

const engine = await realEngine();
const wasm = readFileSync(".build/wasm/sluice-answer.wasm");
const small = await AnswerModule.start(wasm);
const folder = "tests/vectors/protocols";
const golden = readdirSync(folder).map((name) => [name, readFileSync(`${folder}/${name}`, "utf8")] as const);

const TABLE: JointTable = {
  secret: { name: "s", categories: ["a", "b"] },
  data: { name: "x", categories: ["p", "q", "r"] },
  weights: Float64Array.of(5, 2, 3, 1, 4, 3),
};

function protocolFor(request: Partial<DesignRequest> = {}): ProtocolFile {
  return toProtocolFile(engine.design({ table: TABLE, notion: "ldp", epsilon: 0.8, protocol: "grr", ...request }));
}

test("files that were written once have the verdict, the proof and the slack that the whole engine finds", () => {
  for (const [name, text] of golden) {
    const file = readProtocol(text, name);
    const { holds, worst, slack } = engine.audit(file);
    assert.deepEqual(small.check(file), { holds, worst, slack }, name);
    assert.equal(miscertified(file, small.check(file)), undefined, name);
  }
});

test("another leakage than that of the promise is refused before anything is drawn", async () => {
  let refused = 0;
  for (const [i, kind] of kinds(engine).entries()) {
    const file = randomProtocol(engine, kind, 77 * i + 5);
    if (!file) continue;
    const { notion, bounds } = file.guarantee;
    await load({ protocols: { honest: file }, wasm });
    for (const level of [null, 0, 1, 2].map((step) => step && (file.leakage[notion]?.level ?? 0) + (step - 1) * 1e-6)) {
      const changed = structuredClone(file);
      const own = changed.leakage[notion];
      // Only the whole engine tells of a promise with several levels.
      if (!own || bounds || own.level === level || Math.abs((own.level ?? 0) - (level ?? 9)) < 1e-7) continue;
      // The level over the set of a sample is somewhere between the sample's own level and the bound.
      if (file.certificate.lifts && level !== null) continue;
      own.level = level;
      const error = await fails(load({ protocols: { false: changed }, wasm }), "not_certified", { file: "false" });
      assert.match(error.message, /leakage/);
      refused += 1;
    }
  }
  assert.ok(refused > 60, `${refused}`);
});

/** The file with weight moved within a row, its certificate the one of what it then is; of marks with another mark. */
function tampered(file: ProtocolFile, roll: (n: number) => number): ProtocolFile {
  const changed = structuredClone(file);
  const { channel } = changed;
  const moved = 1n << BigInt(20 + roll(42));
  if (channel.marks !== undefined) {
    channel.marks.other = String(BigInt(channel.marks.other) - (BigInt(channel.marks.other) >> BigInt(1 + roll(8))));
    return restamped(engine, changed);
  }
  const row = channel.weights[roll(channel.weights.length)] as string[];
  const from = row.findIndex((weight) => BigInt(weight) >= moved);
  const to = (from + 1) % row.length;
  if (from < 0 || from === to) return changed;
  row[from] = String(BigInt(row[from] as string) - moved);
  row[to] = String(BigInt(row[to] as string) + moved);
  return restamped(engine, changed);
}

test("so do protocols of every kind for random tables, and the same once they have been tampered with", () => {
  let refused = 0;
  for (const [i, kind] of kinds(engine).entries()) {
    for (let seed = 1; seed <= 3; seed += 1) {
      const file = randomProtocol(engine, kind, 1000 * i + seed);
      if (!file) continue;
      for (const one of [file, tampered(file, dice(seed))]) {
        const { holds, reason, flaw, worst, slack } = engine.audit(one);
        const found = small.check(one);
        assert.deepEqual(
          { ...found, reason: found.reason },
          { holds, reason, ...(flaw && { flaw }), ...(worst && { worst }), ...(slack !== undefined && { slack }) },
        );
        if (!found.holds) refused += 1;
      }
    }
  }
  // Half of those that were tampered with, and more, are beyond their bound.
  assert.ok(refused > 20, `${refused}`);
});

test("what the small engine refuses has the core's id, with names and numbers as values", async () => {
  const short = protocolFor();
  tableIn(short).weights.pop();
  const rows = await fails(() => small.check(short), "bad_protocol");
  assert.deepEqual([rows.id, rows.values], ["channel-rows-miscounted", { rows: 2, inputs: 3 }]);
  assert.equal(rows.message, "The channel has 2 rows, but the prior has 3 inputs.");

  const twice = protocolFor();
  twice.data.categories = ["{name}", "{name}", "r"];
  const names = await fails(() => small.check(twice), "bad_table");
  assert.deepEqual([names.id, names.values], ["category-named-twice", { category: "{name}", name: "x" }]);
  assert.equal(names.message, 'The category "{name}" of "x" is named twice.');
  assert.equal(speakers.de(saidBy(names)), "Die Kategorie „{name}“ von „x“ ist zweimal genannt.");

  const without = protocolFor();
  without.guarantee.notion = "alip";
  const level = await fails(() => small.check(without), "bad_request");
  assert.equal(level.id, "needs-level");
  assert.equal(level.message, 'The guarantee "alip" needs the level "lower".');
  assert.equal(speakers.nl(saidBy(level)), "De belofte “alip” vraagt om het niveau “lower”.");
});

/** The file with its bounds exactly what its channel reaches, times `1 - 2^-80` where something is taken off. */
function boundAtWorst(file: ProtocolFile, less: boolean): ProtocolFile {
  const { numerator, denominator } = file.certificate.worst;
  const [n, d] = [BigInt(numerator), BigInt(denominator)];
  const changed = structuredClone(file);
  changed.guarantee.bound = less
    ? { numerator: String(n * 2n ** 80n - 1n), denominator: String(d * 2n ** 80n) }
    : { numerator, denominator };
  return changed;
}

test("a bound that is reached exactly is kept, by the least bit less it is not, and none may be beyond e^epsilon", () => {
  let reached = 0;
  for (const [i, kind] of kinds(engine).entries()) {
    const file = randomProtocol(engine, kind, 5000 * i + 1);
    // If there are several levels, the worst is beside one of them.
    if (!file || file.guarantee.bounds || BigInt(file.certificate.worst.denominator) === 0n) continue;
    // A level over the set of a sample is no ratio that a file has.
    if (file.certificate.lifts) continue;
    const { numerator, denominator } = file.guarantee.bound;
    const beyond = structuredClone(file);
    beyond.guarantee.bound = { numerator: String(BigInt(numerator) + 1n), denominator };
    // In lowest terms a unit is more than the last place, of 2^-96.
    assert.match(small.check(beyond).reason ?? "", /does not lie between 1 and e\^epsilon/);
    const { worst } = file.certificate;
    if (BigInt(worst.numerator) <= BigInt(worst.denominator)) continue;
    reached += 1;
    const { holds, slack } = small.check(boundAtWorst(file, false));
    assert.deepEqual([holds, slack], [true, "0"]);
    assert.match(small.check(boundAtWorst(file, true)).reason ?? "", /exceeds the stated bound/);
  }
  assert.ok(reached > 40, `${reached}`);
});

test("an answer has the very report that the whole engine derives for it", async () => {
  const secret = newDeviceSecret();
  const requests: Partial<DesignRequest>[] = [
    {},
    { protocol: "cr", seesSecret: true },
    { notion: "lip", protocol: "oue" },
  ];
  for (const file of [...golden.map(([, text]) => readProtocol(text)), ...requests.map(protocolFor)]) {
    const sluice = await load({ protocols: { it: writeProtocol(file) }, wasm, secret });
    const { columns } = sluice.protocol("it");
    const width = file.data.categories.length;
    for (let input = 0; input < Math.min(inputCount(file), 50); input += 1) {
      const cells = cellsOf(file, Math.floor(input / width), input % width);
      if (file.coding) continue;
      const answer =
        columns.length === 1 ? cells : Object.fromEntries(columns.map((column, j) => [column, cells[j] as string]));
      assert.equal(
        sluice.privatise("it", columns.length === 1 ? (cells[0] as string) : (answer as Record<string, string>), "me"),
        answerOnce(engine, file, input, secret),
      );
    }
  }
});

/** The cells of an input, in the order of the columns that the protocol reads. */
function cellsOf({ data, secret, seesSecret }: ProtocolFile, s: number, x: number): string[] {
  const of = (variable: ProtocolFile["data"], at: number) =>
    variable.columns?.map(({ values }) => values[at] as string) ?? [variable.categories[at] as string];
  return [...of(data, x), ...(seesSecret ? of(secret, s) : [])];
}

test("each call draws anew for a person who is not named: a loop over people never repeats the first one's report", async () => {
  const sluice = await load({ protocols: { it: protocolFor({ epsilon: 0.1 }) }, wasm, secret: newDeviceSecret() });
  const drawn = Array.from({ length: 60 }, () => sluice.privatise("it", "q"));
  // Each is one of three reports, hardly likelier than the others: none of 60 differs with chance 3^-60.
  assert.ok(new Set(drawn).size > 1);
  assert.equal(sluice.privatise("it", "q", "anna"), sluice.privatise("it", "q", "anna"));
});

test("the same answer of the same person has the same report; another person has their own", async () => {
  const sluice = await load({ protocols: { it: protocolFor({ epsilon: 0.1 }) }, wasm });
  const ask = (person: string) => sluice.privatise("it", "q", person);
  const people = Array.from({ length: 60 }, (_, i) => `person ${i}`);
  const first = people.map(ask);
  assert.deepEqual(people.map(ask), first);
  // Each is one of three reports, hardly likelier than the others: none of 60 differs with chance 3^-60.
  assert.ok(new Set(first).size > 1);
  sluice.nextPerson();
  assert.notDeepEqual(people.map(ask), first);
});

/*
 * Each answer is asked of 40,000 people. The probability that honest draws are called wrong is at most 1e-6, over all
 * answers and reports together. A chance of about a half that is off by 0.022 is found in 999 runs of 1,000. So is one
 * of a tenth that is off by 0.014. The controls are off by 0.035 and more: the chance of missing one is below 1e-9.
 */
test("over many people reports come as often as the channel says, and what is off by a few per cent is found", async () => {
  const file = protocolFor({ notion: "data-ldp", epsilon: 1 });
  const marks = protocolFor({ notion: "lip", protocol: "oue" });
  const pairs = protocolFor({ protocol: "cr", seesSecret: true });
  const sluice = await load({ protocols: { file, marks, pairs }, wasm });
  const people = 40_000;
  const ask = (name: string, answer: Answer) =>
    Array.from({ length: people }, (_, i) => sluice.privatise(name, answer, `${i}`));
  const { weights, reports } = tableIn(file);
  const of = (drawn: string[], chances: string[], names: string[]): Frequency[] =>
    names.map((report, y) => ({
      count: drawn.filter((one) => one === report).length,
      trials: drawn.length,
      chance: Number(chances[y]) / 2 ** 62,
    }));
  const table = file.data.categories.map((answer, x) => ({
    drawn: ask("file", answer),
    chances: weights[x] as string[],
  }));
  const aware = tableIn(pairs);
  const last = aware.weights.length - 1;
  const pair = of(ask("pairs", { x: "r", s: "b" }), aware.weights[last] as string[], aware.reports);
  // Each mark by itself, and two that are not one's own together: they are independent.
  const other = Number(marks.channel.marks?.other) / 2 ** 62;
  const sets = ask("marks", "p");
  const marked = (...wanted: number[]) => sets.filter((set) => wanted.every((x) => set[x] === "y")).length;
  const found: Frequency[] = [
    ...table.flatMap(({ drawn, chances }) => of(drawn, chances, reports)),
    ...pair,
    { count: marked(0), trials: people, chance: 0.5 },
    { count: marked(1), trials: people, chance: other },
    { count: marked(2), trials: people, chance: other },
    { count: marked(0, 1), trials: people, chance: other / 2 },
    { count: marked(1, 2), trials: people, chance: other ** 2 },
  ];
  assert.deepEqual(off(found, 1e-6), []);
  // One of every twelve reports is another one, or the answer itself.
  const [{ drawn, chances } = { drawn: [], chances: [] }] = table;
  const [answer, ...others] = file.data.categories;
  for (const instead of [answer, ...others]) {
    const changed = drawn.map((report, i) => (i % 12 === 0 ? (instead as string) : report));
    const all = [...found.slice(reports.length), ...of(changed, chances, reports)];
    assert.notDeepEqual(off(all, 1e-6), [], instead);
  }
});

test("what was checked cannot be changed afterwards, nor replaced by what was not", async () => {
  const sluice = await load({ protocols: { it: protocolFor() }, wasm });
  const checked = sluice.protocol("it");
  const { file } = checked;
  const questions = Array.from({ length: 40 }, (_, i) => `question ${i}`);
  const ask = () => questions.map((question) => sluice.privatise("it", "q", question));
  const before = ask();
  const { channel } = file as { channel: { weights: string[][]; reports: string[] } };
  const changes: (() => unknown)[] = [
    () => Object.assign(checked, { file: protocolFor({ epsilon: 5 }) }),
    () => Object.assign(file, { channel: protocolFor({ epsilon: 5 }).channel }),
    () => Object.assign(channel, { weights: [] }),
    () => Object.assign(channel.weights[1] as string[], ["0", String(1n << 62n), "0"]),
    () => channel.reports.sort().reverse(),
    () => file.data.categories.reverse(),
    () => (checked.columns as string[]).push("s"),
    () => Object.assign(file, { seesSecret: true }),
  ];
  for (const change of changes) assert.throws(change, TypeError, String(change));
  const seen = sluice.protocols as Map<string, unknown>;
  seen.set("it", { privatise: (answer: string) => answer });
  seen.set("other", checked);
  assert.deepEqual(ask(), before);
  await fails(() => sluice.privatise("other", "q"), "bad_request");
});

test("marks that a page has put into all objects are nobody's", async () => {
  const sluice = await load({ protocols: { it: protocolFor() }, wasm });
  const ask = () => Array.from({ length: 20 }, (_, i) => sluice.privatise("it", "q", `${i}`));
  const before = ask();
  const every = Object.prototype as { marks?: object };
  every.marks = { own: String(1n << 61n), other: "0" };
  try {
    assert.deepEqual(ask(), before);
  } finally {
    delete every.marks;
  }
});

test("randomness that is always the same is refused, before anything is drawn with it", async () => {
  const real = crypto.getRandomValues;
  const instead = (fill: (bytes: Uint8Array) => void) => {
    crypto.getRandomValues = (<Into extends Uint8Array>(into: Into): Into => {
      fill(into);
      return into;
    }) as typeof real;
  };
  const constant: ((bytes: Uint8Array) => void)[] = [
    () => {},
    (bytes) => bytes.fill(7),
    (bytes) => bytes.set(bytes.map((_, i) => i)),
  ];
  let calls = 0;
  try {
    for (const fill of constant) {
      instead(fill);
      const error = await fails(load({ protocols: {}, wasm }), "no_randomness");
      assert.match(error.message, /always the same/);
    }
    // Negative control: the same bytes but for one, which counts.
    instead((bytes) => {
      calls += 1;
      bytes.fill(7).fill(calls, 0, 1);
    });
    await load({ protocols: {}, wasm });
  } finally {
    crypto.getRandomValues = real;
  }
});

test("what cannot be answered is refused, and no message tells what the answer was", async () => {
  const sluice = await load({
    protocols: { it: protocolFor(), pair: protocolFor({ protocol: "cr", seesSecret: true }) },
    wasm,
  });
  const RAW = "my very own answer";
  const wrong: Answer[] = [RAW, "", "p ".repeat(20), { x: RAW }, { [RAW]: "p" }, { x: "p", s: RAW }, {}];
  for (const answer of wrong) {
    const error = await fails(() => sluice.privatise("it", answer), "unknown_category");
    assert.doesNotMatch(
      JSON.stringify([error.message, error.remedy, error.values, error.place, error.stack]),
      new RegExp(RAW),
    );
  }
  await fails(() => sluice.privatise("pair", "p"), "unknown_category");
  assert.ok(sluice.privatise("pair", { x: "p", s: "a" }));
  await fails(() => sluice.privatise("other", "p"), "bad_request");
});

test("a protocol that does not keep its word, or is none, is not loaded", async () => {
  const text = writeProtocol(protocolFor());
  const worse = JSON.parse(text);
  worse.guarantee.epsilon = 0.1;
  const broken = await fails(load({ protocols: { it: worse }, wasm }), "not_certified", { file: "it" });
  assert.match(broken.message, /^The protocol does not keep its guarantee: [^.]*\.$/);
  const other = JSON.parse(text);
  other.certificate.slack = "1";
  await fails(load({ protocols: { it: other }, wasm }), "not_certified");
  await fails(load({ protocols: { it: text.slice(1) }, wasm }), "bad_protocol", { file: "it" });
  await fails(load({ protocols: {}, wasm, secret: "1234" }), "bad_request");
  const error = await fails(load({ protocols: {}, wasm: new Uint8Array(8) }), "crashed");
  assert.match(error.remedy, /wasm-unsafe-eval/);
});

/** With the hashes of what it has become. */
function stamped(file: ProtocolFile): ProtocolFile {
  const hashes = { counts: countsHash(file), protocol: protocolHash(file) };
  return { ...file, certificate: { ...file.certificate, ...hashes } };
}

test("a protocol that states what its guarantee does not have is not loaded, as by the whole engine", async () => {
  const parameters: Record<string, object> = {
    lower: { lower: 2 },
    secretLevels: {
      secretLevels: [
        ["a", 1],
        ["b", 1],
      ],
    },
    dataLevels: { dataLevels: [["p", "q", 1]] },
    neighbours: { neighbours: [["a", "b"]] },
  };
  for (const [name, given] of Object.entries(parameters)) {
    const file = protocolFor();
    file.guarantee.parameters = given;
    const claimed = stamped(file);
    const says = new RegExp(`the guarantee "ldp" has no parameter "${name}"\\.`);
    assert.match(
      (await fails(load({ protocols: { it: claimed }, wasm }), "bad_protocol", { file: "it" })).message,
      says,
    );
    assert.match((await fails(() => engine.audit(claimed), "bad_protocol")).message, says);
  }
  const none = protocolFor();
  none.guarantee.parameters = { neighbours: [] };
  await fails(load({ protocols: { it: stamped(none) }, wasm }), "bad_protocol");
});

test("a protocol of which two reports or categories look the same is not loaded", async () => {
  const unseen = ["p\u200b", "p\u00ad", " p", "p\ufe0f", "p\u2060 "];
  for (const name of unseen) {
    for (const of of [["data"], ["channel"], ["data", "channel"]]) {
      const file = protocolFor();
      if (of.includes("data")) file.data.categories = ["p", name, "r"];
      if (of.includes("channel")) file.channel.reports = ["p", name, "r"];
      const says = of.includes("data")
        ? /data\.categories has two names that look alike/
        : /channel\.reports has two names/;
      assert.match((await fails(load({ protocols: { it: stamped(file) }, wasm }), "bad_protocol")).message, says);
    }
  }
  const accents = protocolFor();
  accents.data.categories = accents.channel.reports = ["caf\u00e9", "cafe\u0301", "r"];
  await fails(load({ protocols: { it: stamped(accents) }, wasm }), "bad_protocol");
  const others = protocolFor();
  others.data.categories = others.channel.reports = ["P", "p", "p p"];
  await load({ protocols: { it: stamped(others) }, wasm });
});

test("a table that cannot be is the file's fault", async () => {
  const file = protocolFor();
  file.prior = [
    [1e-40, 2, 3],
    [1, 4, 3],
  ];
  await fails(load({ protocols: { it: stamped(file) }, wasm }), "bad_protocol", { file: "it" });
});

test("of a table no more is handed over than the answer's row, so that large ones are as fast", async () => {
  const sluice = await load({ protocols: { it: protocolFor() }, wasm });
  const { draw } = AnswerModule.prototype;
  const handed: (number | undefined)[] = [];
  AnswerModule.prototype.draw = function (channel, inputs, words) {
    handed.push(channel.weights?.length);
    return draw.call(this, channel, inputs, words);
  };
  try {
    for (const answer of ["p", "q", "r"]) sluice.privatise("it", answer);
  } finally {
    AnswerModule.prototype.draw = draw;
  }
  assert.deepEqual(handed, [1, 1, 1]);
});

test("ten thousand answers leave nothing behind", async () => {
  const sluice = await load({ protocols: { it: protocolFor() }, wasm });
  sluice.privatise("it", "p");
  const before = sluice.memoryBytes;
  for (let i = 0; i < 10_000; i += 1) sluice.privatise("it", "pqr"[i % 3] as string, `${i}`);
  assert.equal(sluice.memoryBytes, before);
});
