// SPDX-License-Identifier: GPL-3.0-or-later
/** The odds that respondents are told: the protocol's own, in three languages. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol, toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { marksOf, oddsOf, rowOf } from "../../web/survey/disclosure/odds.js";
import {
  hidesLittle,
  likelierAnswer,
  revealedAnswer,
  singleMark,
} from "../../web/survey/disclosure/revealing-reports.js";
import { filled } from "../../web/survey/words/filled.js";
import { wordsOf } from "../../web/survey/words/words.js";
import { realEngine } from "./real-engine.js";
import { assertComplete, hasWords, texts } from "./translations.js";

const folder = "tests/vectors/protocols";
const golden = readdirSync(folder).map((name) => readProtocol(readFileSync(`${folder}/${name}`, "utf8"), name));

test("of a hundred people a hundred send something, each within one of what the channel says", () => {
  for (const file of golden) {
    const { channel } = file;
    if (channel.marks) {
      assert.deepEqual(marksOf(file), { own: 50, other: Math.round((100 * Number(channel.marks.other)) / 2 ** 62) });
      continue;
    }
    assert.equal(marksOf(file), undefined);
    channel.weights.forEach((weights, row) => {
      const odds = oddsOf(file, row);
      assert.equal(
        odds.reduce((sum, { count }) => sum + count, 0),
        100,
      );
      for (const { report, count, certain } of odds) {
        const share: number = (100 * Number(weights[channel.reports.indexOf(report)])) / 2 ** 62;
        assert.ok(share > 0 && Math.abs(count - share) < 1, `${count} of ${share}`);
        assert.equal(certain, share === 100);
      }
      assert.equal(odds.length, weights.filter((weight) => weight !== "0").length, "what is never sent is left out");
    });
  }
});

test("an answer has the row of its category, with the secret where that is told, and no other", () => {
  for (const file of golden) {
    const { data, secret, seesSecret } = file;
    data.categories.forEach((x, i) => {
      assert.equal(rowOf(file, x), seesSecret ? undefined : i);
      const last = secret.categories.length - 1;
      const told = [secret.categories[last] as string, x] as const;
      assert.equal(rowOf(file, told), seesSecret ? last * data.categories.length + i : undefined);
    });
    assert.equal(rowOf(file, "none of them"), undefined);
  }
});

test("a report that people with other answers never send, or hardly ever, is said to tell the answer", () => {
  for (const file of golden) {
    const { channel, data } = file;
    const width = data.categories.length;
    if (channel.marks) {
      const alone = data.categories.map((answer) => singleMark(file, answer));
      const sure = 1e9 * Number(channel.marks.other) < 2 ** 62 - Number(channel.marks.other);
      assert.deepEqual(
        alone.map((set) => revealedAnswer(file, set)),
        sure ? data.categories : data.categories.map(() => undefined),
      );
      continue;
    }
    channel.reports.forEach((report, y) => {
      const chances = data.categories.map((_, x) =>
        Math.max(...channel.weights.filter((_, row) => row % width === x).map((row) => Number(row[y]))),
      );
      const sure = chances.findIndex((own, x) => own > 0 && chances.every((other, i) => i === x || other <= own / 1e9));
      assert.equal(revealedAnswer(file, report), data.categories[sure], `${file.guarantee.notion} ${report}`);
    });
  }
  /** The chances of `a` and `b` for two answers, or for each beside two secrets. */
  const changed = (weights: string[]): ProtocolFile => {
    const [any] = golden.filter(({ channel }) => !channel.marks);
    const data = { name: "x", categories: ["p", "q"], dropped: [] };
    const rows = weights.flatMap((one, i) => (i % 2 === 0 ? [[one, weights[i + 1]]] : []));
    const seesSecret = rows.length > 2 || undefined;
    return {
      ...any,
      data,
      seesSecret,
      channel: { ...any?.channel, reports: ["a", "b"], weights: rows },
    } as ProtocolFile;
  };
  const all = String(1n << 62n);
  const half = String(1n << 61n);
  const rarely = (one: bigint) => String((1n << 62n) / one);
  const cases: [weights: string[], report: string, answer: string | undefined][] = [
    [[half, half, "0", all], "a", "p"],
    [[half, half, "0", all], "b", undefined],
    [[half, half, rarely(1_500_000_000n), half], "a", undefined],
    [[half, half, rarely(2_100_000_000n), half], "a", "p"],
    // The answer is the same one, whatever the secret is.
    [[half, half, "0", all, all, "0", "0", all], "a", "p"],
    [[half, half, "0", all, "0", all, half, half], "a", undefined],
  ];
  for (const [weights, report, answer] of cases)
    assert.equal(revealedAnswer(changed(weights), report), answer, `${weights.join(" | ")} ${report}`);
});

test("Dutch and German say all that English says, with the same holes", () => {
  const all = texts(wordsOf("en"));
  assert.ok(all.length > 20, `${all.length}`);
  for (const words of ["nl", "de"].map(wordsOf)) {
    const own = assertComplete(wordsOf("en"), words);
    for (const [place, text] of all) if (hasWords(text)) assert.notEqual(own.get(place), text, `${place} is English`);
  }
  assert.equal(wordsOf("de-AT"), wordsOf("de"));
  assert.equal(wordsOf("fr"), wordsOf("en"));
  assert.equal(filled("{a} and {b}", { a: "{b}", b: "<i>" }), "{b} and <i>", "what is put in is not filled again");
});

test("how much likelier a report is with one answer is told exactly, where it is much, and no answer is told by it", async () => {
  const engine = await realEngine();
  const of = (epsilon: number, protocol: string) =>
    toProtocolFile(engine.design({ table: questionTable("q", ["a", "b"]), notion: "data-ldp", epsilon, protocol }));
  for (const [epsilon, times] of [
    [1, undefined],
    [6.9, undefined],
    [7, 1090n],
    [8, 2980n],
  ] as const) {
    const grr = of(epsilon, "grr");
    assert.deepEqual(likelierAnswer(grr, "b"), times && { answer: "b", times }, `${epsilon}`);
    // At 7 and one in 10,000 who have the answer one report in ten is theirs.
    assert.equal(revealedAnswer(grr, "b"), undefined);
    const marks = of(epsilon, "oue");
    assert.deepEqual(likelierAnswer(marks, "ny"), times && { answer: "b", times }, `${epsilon}`);
    for (const report of ["ny", "yy", "nn"]) assert.equal(revealedAnswer(marks, report), undefined);
    for (const report of ["yy", "nn"]) assert.equal(likelierAnswer(marks, report), undefined);
  }
  assert.equal(revealedAnswer(of(21, "grr"), "b"), "b");
  assert.equal(likelierAnswer(of(21, "grr"), "b"), undefined);
});

test("an answer is called private up to a level at which 50 in 100 may become 99, and not above", async () => {
  const engine = await realEngine();
  const table = questionTable("q", ["a", "b"]);
  for (const protocol of ["grr", "oue"])
    for (const [epsilon, little] of [
      [1, false],
      [4.59, false],
      [4.6, true],
      [40, true],
    ] as const)
      assert.equal(
        hidesLittle(toProtocolFile(engine.design({ table, notion: "data-ldp", epsilon, protocol }))),
        little,
      );
  // The promise says it of a secret that is not the answer.
  for (const { file, little } of golden.map((file) => ({ file, little: file.guarantee.epsilon > 4.6 })))
    if (file.guarantee.notion !== "data-ldp") assert.equal(hidesLittle(file), little);
  for (const words of ["en", "nl", "de"].map(wordsOf))
    assert.doesNotMatch(words.told.little, /stays here|blijft hier|bleibt hier/);
});

test("that nobody can be sure of an answer, which depends on how rare it is, is said in no language; the factor is", () => {
  for (const words of ["en", "nl", "de"].map(wordsOf)) {
    assert.match(words.told.whyAnswer, /\{factor\}/);
    assert.doesNotMatch(words.told.whyAnswer, /nobody can be sure|zeker weten|sicher wissen/);
  }
});
