// SPDX-License-Identifier: GPL-3.0-or-later
/** What respondents are told: odds that are the protocol's own, in three languages. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { readProtocol } from "../../wasm/api/protocol-file.js";
import { marksOf, oddsOf, rowOf } from "../../web/adapters/told/odds.js";
import { filled } from "../../web/adapters/words/filled.js";
import { wordsOf } from "../../web/adapters/words/words.js";
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
