// SPDX-License-Identifier: GPL-3.0-or-later
/** The sentences beside a noisy answer, against the integer weights that it was drawn by. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { ProtocolFile } from "../../wasm/contract/types.js";
import { designFrom } from "../../wasm/protocol/explain.js";
import { readProtocol, toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { chanceSentence, givesSomeAway, riseSentence, shownAnswer } from "../../web/facts/noisy-answer.js";
import { setLanguage } from "../../web/text/language.js";
import { words } from "../../web/text/translated-words.js";
import { realEngine } from "./real-engine.js";

const FOLDER = "tests/vectors/protocols";
const files = readdirSync(FOLDER)
  .map((name) => readProtocol(readFileSync(`${FOLDER}/${name}`, "utf8")))
  .filter(({ channel }) => channel.weights);

/** In hundredths, 0 just where it is none, for each input but those of the answers that the report stands for. */
function others({ channel, data }: ProtocolFile, y: number): number[] {
  const own = channel.standsFor?.[y] ?? [];
  return (channel.weights ?? []).flatMap((row, input) =>
    own.includes(input % data.categories.length) ? [] : [(Number(row[y] ?? 0) / 2 ** 62) * 100],
  );
}

test("how many people with another answer send the same is as their weights say", () => {
  const kinds = new Set<string>();
  for (const file of files) {
    const design = designFrom(file);
    for (const [y, report] of file.channel.reports.entries()) {
      const said = chanceSentence(design, report);
      const chances = others(file, y);
      if (chances.length === 0) assert.equal(said, "");
      else if (Math.max(...chances) === 0) {
        assert.match(said, /^Only people with/);
        kinds.add("only");
      } else {
        const [, least = "", most = least] =
          /^(?:Chance picked this[^.]*\. )?(\S+)(?: to (\S+))? of 100/.exec(said) ?? [];
        const near = (text: string, exact: number) =>
          text === "<1" || text === "≈0" ? exact < 0.5 : Math.abs(Number(text) - exact) <= 0.51;
        assert.ok(near(least, Math.min(...chances)) && near(most, Math.max(...chances)), `${said} ${chances}`);
        // Nobody sees it sent otherwise once in a thousand million times.
        const always = (file.channel.weights ?? []).some((row) => Number(row[y] ?? 0) / 2 ** 62 >= 1 - 1e-9);
        const picked = /^Chance picked this(: it may be your true answer, or not)?\. /.exec(said);
        assert.equal(picked !== null, !always, "an answer that is always sent as it is");
        if (picked) assert.equal(picked[1] !== undefined, design.standsFor[y]?.length === 1, said);
        kinds.add(/\d to /.test(said) ? "range" : "one").add(always ? "always" : "by chance");
      }
    }
  }
  assert.deepEqual([...kinds].sort(), ["always", "by chance", "one", "only", "range"], "each sentence was looked at");
});

test("of one of many groups of answers both chances are said, with one of its answers and without, out of enough people", async () => {
  const engine = await realEngine();
  const table = questionTable(
    "q",
    Array.from({ length: 20 }, (_, x) => `a${x}`),
  );
  const design = engine.design({ table, notion: "data-ldp", epsilon: 1, protocol: "block-design" });
  const { channel } = toProtocolFile(design);
  const sentence =
    /^Chance picked this\. (\d+) of ([\d,]+) people whose true answer is one of these .* So do (\d+) of \2 others\.$/;
  for (const [y, report] of channel.reports.entries()) {
    const said = chanceSentence(design, report);
    const [own = 0, people = 0, other = 0] = (sentence.exec(said) ?? [])
      .slice(1)
      .map((text) => Number(text.replace(",", "")));
    assert.ok(other >= 3, said);
    for (const [x, row] of (channel.weights ?? []).entries()) {
      const exact = (people * Number(row[y])) / 2 ** 62;
      assert.ok(Math.abs((channel.standsFor?.[y]?.includes(x) ? own : other) - exact) <= 0.5, `${said} ${exact}`);
    }
  }
});

test("a noisy answer of several answers is shown as it is copied and sent, whatever the language", async () => {
  const engine = await realEngine();
  const table = questionTable(
    "q",
    Array.from({ length: 8 }, (_, x) => `a${x}`),
  );
  const design = engine.design({ table, notion: "data-ldp", epsilon: 1, protocol: "block-design" });
  const [report = ""] = design.reports;
  assert.match(report, / or /);
  for (const language of ["nl", "de", "en"] as const) {
    await setLanguage(language, words);
    assert.equal(shownAnswer(design, report), report);
  }
});

test("an answer is said to be given away where one report or more has a single sender, and nowhere else", () => {
  const found = files.map((file) => {
    const { data, channel } = file;
    const alone = channel.reports.some((_, y) => {
      const senders = data.categories.filter((_, x) =>
        (channel.weights ?? []).some((row, input) => input % data.categories.length === x && row[y] !== "0"),
      );
      return senders.length === 1;
    });
    assert.equal(givesSomeAway(designFrom(file)), alone);
    return alone;
  });
  assert.ok(found.includes(true) && found.includes(false));
});

test("the one number bounds what any report makes of a guess of one half, for every pair of answers", async () => {
  const engine = await realEngine();
  for (const [protocol, answers, epsilon] of [
    ["grr", 2, 1],
    ["grr", 5, 2],
    ["block-design", 8, 0.7],
    ["oue", 3, 1],
  ] as const) {
    const categories = Array.from({ length: answers }, (_, x) => `a${x}`);
    const design = engine.design({ table: questionTable("q", categories), notion: "data-ldp", epsilon, protocol });
    const { channel } = toProtocolFile(design);
    const said = riseSentence(design, channel.weights ? (channel.reports[0] ?? "") : "ynn");
    const [, most = ""] = /^Say someone puts .* at 50 in 100\. This can raise it to (\d+) at most\.$/.exec(said) ?? [];
    if (!channel.weights) {
      assert.equal(most, "74");
      continue;
    }
    // P(x | y) where x and one other answer are as likely beforehand, and nobody has a third.
    const worst = channel.reports.flatMap((_, y) =>
      channel.weights.flatMap((one, x) =>
        channel.weights.flatMap((other, z) => {
          const [a, b] = [Number(one[y]), Number(other[y])];
          return x === z || a + b === 0 ? [] : [(100 * a) / (a + b)];
        }),
      ),
    );
    assert.ok(
      Number(most) >= Math.max(...worst) && Number(most) < Math.max(...worst) + 1,
      `${said} ${Math.max(...worst)}`,
    );
  }
});
