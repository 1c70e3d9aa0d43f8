// SPDX-License-Identifier: GPL-3.0-or-later
/** Sheets of several questions: the total that is proved, and forged sheets, which both programs refuse. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../../wasm/checker/checker.js";
import { OF_ANSWERS } from "../../wasm/contract/notions.js";
import type { ProtocolFile, SheetFile } from "../../wasm/contract/types.js";
import { verifySheet } from "../../wasm/engine/verify-sheet.js";
import { hash } from "../../wasm/protocol/identity.js";
import { looksLikeSheet } from "../../wasm/protocol/protocol-check.js";
import { toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { MOST_QUESTIONS } from "../../wasm/protocol/question-words.js";
import { readSheet, risenHalf, toSheet, writeSheet } from "../../wasm/protocol/sheet.js";
import { long } from "../long.js";
import { dice } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { ask, FIVE, type Put } from "./sheets.js";

const engine = await realEngine();
const by = { audit: async (file: ProtocolFile) => engine.audit(file), check };
const five = FIVE.map((one) => ask(engine, one));
const honest = toSheet(five);

/** A question as FIVE has them, with something else. */
const other = (i: number, changed: Partial<Put>) => ask(engine, { ...(FIVE[i] as Put), ...changed });

/** The sheet with changed questions, and all claims about them made anew. */
const made = (questions: ProtocolFile[]): SheetFile => {
  const total = { ...honest.total };
  let [numerator, denominator] = [1n, 1n];
  for (const { certificate } of questions) {
    numerator *= BigInt(certificate.worst.numerator);
    denominator *= BigInt(certificate.worst.denominator);
  }
  const common = (one: bigint, two: bigint): bigint => (two === 0n ? one : common(two, one % two));
  const divisor = common(numerator, denominator);
  total.numerator = String(numerator / divisor);
  total.denominator = String(denominator / divisor);
  total.epsilon = questions.reduce((sum, { guarantee }) => sum + guarantee.epsilon, 0);
  return rehashed({ ...honest, questions, total });
};
const ratioOf = ({ numerator, denominator }: SheetFile["total"]) =>
  Number((BigInt(numerator) << 40n) / BigInt(denominator)) / 2 ** 40;

const rehashed = (sheet: SheetFile): SheetFile => ({
  ...sheet,
  hash: hash({
    questions: sheet.questions.map(({ certificate, question }) => [certificate.protocol, question]),
    total: sheet.total,
  }),
});

test("engine and checker both verify an honest sheet, and the same bytes come of it once more", async () => {
  const text = writeSheet(honest);
  const verdict = await verifySheet(by, text);
  assert.ok(verdict.holds && verdict.engine.holds && verdict.checker.holds, verdict.says.text);
  assert.equal(verdict.engine.audits.length, 5);
  assert.equal(honest.total.epsilon, 2.5);
  assert.ok(looksLikeSheet(text) && !looksLikeSheet(JSON.stringify(five[0])));
  assert.equal(writeSheet(readSheet(text)), text);
  assert.deepEqual(made(five), honest);
});

test("a guess of one half rises with the total, in people, and never to certainty before a million", () => {
  const after = (numerator: string, denominator = "1") => risenHalf({ epsilon: 1, numerator, denominator });
  assert.deepEqual(after("1"), { half: 50, most: 50, people: 100 });
  assert.deepEqual(after("3"), { half: 50, most: 75, people: 100 });
  assert.deepEqual(after("3000001", "1000000"), { half: 50, most: 76, people: 100 });
  assert.deepEqual(after("243"), { half: 500, most: 996, people: 1000 });
  assert.deepEqual(after("1000000000"), { half: 500_000, most: 1_000_000, people: 1_000_000 });
  // e^2.5 / (1 + e^2.5) is 0.924.
  assert.deepEqual(risenHalf(honest.total), { half: 50, most: 93, people: 100 });
});

test("the total is what the joint audit finds, where any answers may come together", () => {
  const puts: Put[] = [
    { name: "a", answers: ["1", "2"], epsilon: 1, protocol: "grr" },
    { name: "b", answers: ["1", "2", "3"], epsilon: 0.4, protocol: "grr" },
    { name: "c", answers: ["1", "2", "3", "4"], epsilon: 2, protocol: "block-design" },
  ];
  const files = puts.map((one) => ask(engine, one));
  const lists = combined(puts.map(({ answers }) => answers.length));
  const table = questionTable("all", lists.map(String));
  const channels = files.map(({ channel }, q) => ({
    weights: BigUint64Array.from(
      lists.flatMap((list) => channel.weights?.[list[q] ?? 0] ?? []),
      BigInt,
    ),
    columns: channel.reports.length,
    other: "",
  }));
  const { total } = toSheet(files);
  const found = engine.together(table, { notion: OF_ANSWERS, epsilon: total.epsilon }, false, channels);
  assert.ok(found.holds);
  const { numerator, denominator } = found.worst ?? assert.fail("no ratio");
  assert.equal(BigInt(numerator) * BigInt(total.denominator), BigInt(denominator) * BigInt(total.numerator));
  // A total that is lower by a little is not kept.
  const lower = Math.log(ratioOf(total)) - 1e-5;
  assert.ok(!engine.together(table, { notion: OF_ANSWERS, epsilon: lower }, false, channels).holds);
});

/** All lists with an entry below each of these. */
function combined(sizes: number[]): number[][] {
  return sizes.reduce<number[][]>(
    (lists, size) => lists.flatMap((list) => Array.from({ length: size }, (_, x) => [...list, x])),
    [[]],
  );
}

const lowered = (digits: string) => String(BigInt(digits) - 1n);
const FORGED: Record<string, () => object> = {
  "a weaker question in the place of another": () => ({
    ...honest,
    questions: [other(0, { epsilon: 3 }), ...five.slice(1)],
  }),
  "the same with the hash made anew": () =>
    rehashed({ ...honest, questions: [other(0, { epsilon: 3 }), ...five.slice(1)] }),
  "a weaker question with the level of the other": () => {
    const weak = other(0, { epsilon: 3 });
    const [own] = five as [ProtocolFile];
    const claimed = { ...weak, guarantee: own.guarantee, certificate: own.certificate };
    return made([claimed, ...five.slice(1)]);
  },
  "a total with a lower level": () => rehashed({ ...honest, total: { ...honest.total, epsilon: 2.4999999999999996 } }),
  "a total with a higher level": () => rehashed({ ...honest, total: { ...honest.total, epsilon: 2.5000000000000004 } }),
  "a total with a lower ratio": () =>
    rehashed({ ...honest, total: { ...honest.total, numerator: lowered(honest.total.numerator) } }),
  "a total that is not in lowest terms": () =>
    rehashed({
      ...honest,
      total: {
        ...honest.total,
        numerator: String(2n * BigInt(honest.total.numerator)),
        denominator: String(2n * BigInt(honest.total.denominator)),
      },
    }),
  "a total of one question alone": () => rehashed({ ...honest, total: toSheet(five.slice(0, 2)).total }),
  "a question twice": () => made([...five, five[0] as ProtocolFile]),
  "a question twice, under another name": () =>
    made([...five, other(0, { name: "a", words: { ...FIVE[0]?.words, wording: five[0]?.question?.wording ?? "" } })]),
  "a question twice, with an invisible character": () => made([...five, other(0, { name: `${FIVE[0]?.name}\u200b` })]),
  "other settings of the same name": () =>
    made([
      ...five.slice(1),
      ...[0.5, 0.6].map((epsilon) => other(0, { epsilon, words: { ...FIVE[0]?.words, wording: `${epsilon}?` } })),
    ]),
  "other settings of the same name in the place of a question": () => ({
    ...honest,
    questions: [other(0, { answers: ["Yes", "No", "Maybe"] }), ...five.slice(1)],
  }),
  "another order": () => ({ ...honest, questions: [...five].reverse() }),
  "other words": () => ({
    ...honest,
    questions: [other(0, { words: { ...FIVE[0]?.words, wording: "Do you like tea?" } }), ...five.slice(1)],
  }),
  "another destination for one question": () =>
    made([...five.slice(0, 4), other(4, { words: { sendTo: "thief@example.org" } })]),
  "another asker for one question": () =>
    made([...five.slice(0, 4), other(4, { words: { ...FIVE[4]?.words, asker: "Somebody else" } })]),
  "a question without words": () => {
    const { question: _, ...wordless } = five[4] as ProtocolFile;
    return made([...five.slice(0, 4), wordless]);
  },
  "one question": () => made(five.slice(0, 1)),
  "no question": () => ({ ...honest, questions: [] }),
  "too many questions": () =>
    made(Array.from({ length: MOST_QUESTIONS + 1 }, (_, i) => other(0, { name: `Question ${i}` }))),
  "a question that protects something else": () => made([...five, secretly()]),
  "a field that nobody knows": () => ({ ...honest, more: 1 }),
  "no hash": () => {
    const { hash: _, ...without } = honest;
    return without;
  },
  "another version": () => ({ ...honest, version: 2 }),
  "no list of questions": () => ({ ...honest, questions: { ...five } }),
  "a total that is none": () => ({ ...honest, total: null }),
};

/** The checker's reason for each of the engine's. */
const ALIKE: Record<string, string> = {
  "sheet-total-differs": "sheet-total-wrong",
  "sheet-asks-twice": "sheet-asks-twice-checked",
  "sheet-hash-differs": "sheet-hash-wrong",
  "sheet-to-others": "sheet-question-wrong",
  "sheet-of-secrets": "sheet-question-wrong",
  "sheet-miscounted": "sheet-wrong",
  "field-unknown": "sheet-wrong",
  "field-missing": "sheet-wrong",
  "version-unknown": "sheet-wrong",
  "not-a-list": "sheet-wrong",
  "not-an-object": "sheet-total-wrong",
  "bound-exceeded": "above-bound",
};

/** By a promise about a secret that the answer is correlated with. */
function secretly(): ProtocolFile {
  const table = {
    secret: { name: "s", categories: ["a", "b"] },
    data: { name: "x", categories: ["1", "2"] },
    weights: Float64Array.of(3, 1, 1, 3),
  };
  const design = engine.design({ table, notion: "lip", epsilon: 0.5, protocol: "grr" });
  return toProtocolFile({ ...design, question: { wording: "x?", language: "en", ...FIVE[0]?.words } });
}

for (const [name, forge] of Object.entries(FORGED)) {
  test(`engine and checker both refuse a sheet with ${name}`, async () => {
    const text = JSON.stringify(forge());
    const verdict = await verifySheet(by, text);
    assert.deepEqual([verdict.engine.holds, verdict.checker.holds], [false, false], verdict.says.text);
    const { flaw } = verdict.engine.holds ? assert.fail() : verdict.engine;
    const { id } = (flaw.values.reason ?? flaw) as { id: string };
    assert.equal(verdict.checker.flaw?.id, ALIKE[id], `${id}: ${verdict.says.text}`);
  });
}

const EACH = long ? 400 : 25;

test(`${EACH} random sheets hold by both programs, and with one digit changed by neither`, async () => {
  const roll = dice(7);
  for (let seed = 0; seed < EACH; seed += 1) {
    const questions = Array.from({ length: 2 + roll(5) }, (_, i) => {
      const answers = Array.from({ length: 2 + roll(6) }, (_, x) => `answer ${x}`);
      const epsilon = (1 + roll(6000)) / 1000;
      return ask(engine, { name: `question ${i}`, answers, epsilon, protocol: ["grr", "oue"][roll(2)] ?? "grr" });
    });
    const sheet = toSheet(questions);
    const text = writeSheet(sheet);
    const verdict = await verifySheet(by, text);
    assert.ok(verdict.holds, `${seed}: ${verdict.says.text}`);
    const { epsilon } = sheet.total;
    assert.ok(Math.log(ratioOf(sheet.total)) <= epsilon + 1e-6);
    const field = (["numerator", "denominator"] as const)[roll(2)] ?? "numerator";
    const wrong = [
      { ...sheet, total: { ...sheet.total, [field]: lowered(sheet.total[field]) } },
      { ...sheet, total: { ...sheet.total, epsilon: epsilon * (1 - 2 ** -53) } },
      { ...sheet, questions: [...questions.slice(1), ...questions.slice(0, 1)] },
    ].map((one, i) => (i < 2 ? rehashed(one) : one));
    for (const one of wrong) {
      const { engine: found, checker } = await verifySheet(by, JSON.stringify(one));
      assert.deepEqual([found.holds, checker.holds], [false, false]);
    }
  }
});

test("the largest sheet is verified by both programs within seconds, and is not larger than its questions", async () => {
  const many = Array.from({ length: MOST_QUESTIONS }, (_, i) =>
    ask(engine, { name: `Question ${i}`, answers: Array.from({ length: 10 }, (_, x) => `${x}`), epsilon: 1 }),
  );
  const text = writeSheet(toSheet(many));
  const begun = performance.now();
  assert.ok((await verifySheet(by, text)).holds);
  assert.ok(performance.now() - begun < 10_000, `${performance.now() - begun} ms`);
  const each = many.reduce((sum, question) => sum + writeProtocol(question).length, 0);
  assert.ok(text.length < each + 1_000, `${text.length} of ${each}`);
});
