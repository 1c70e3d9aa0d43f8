// SPDX-License-Identifier: GPL-3.0-or-later
/** States of the pictures of “Learn” as texts for addresses. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { type PictureState, readPicture, writePicture } from "../../web/features/learn/picture-state.js";

const states: PictureState[] = [
  {},
  { guarantee: "data-ldp", epsilon: 0.25, protocol: "grr", seesSecret: true },
  { epsilon: 0, seesSecret: false, people: 100_000 },
  { report: 3, times: 5, among: 1, neighbours: 2 ** 20 + 1 },
  { counts: [180, 0, 20, 1_000_000], people: 500 },
];

test("a state is read as it was written, and its text is short and needs no escapes", () => {
  for (const state of states) {
    const text = writePicture({ name: "two-coins", state });
    assert.deepEqual(readPicture(text), { name: "two-coins", state });
    assert.equal(new URLSearchParams({ text }).toString(), `text=${text}`);
    assert.ok(text.length < 60, text);
  }
  assert.match(writePicture({ name: "odds", state: { epsilon: 2 } }), /^1_odds_l2_[\da-z]{4}$/);
});

test("a level is written with as many digits as are drawn", () => {
  const text = writePicture({ name: "coin", state: { epsilon: Math.log(3) } });
  assert.equal(readPicture(text)?.state.epsilon, 1.098612);
});

test("a text that was cut off, lengthened or mistyped is refused", () => {
  for (const state of states) {
    const text = writePicture({ name: "odds", state });
    for (let end = 0; end < text.length; end += 1) assert.equal(readPicture(text.slice(0, end)), undefined);
    assert.equal(readPicture(`${text}0`), undefined);
    for (let at = 0; at < text.length; at += 1) {
      const letter = text[at] === "7" ? "8" : "7";
      assert.equal(readPicture(text.slice(0, at) + letter + text.slice(at + 1)), undefined, `${text} at ${at}`);
    }
  }
});

/** With the check that goes with it: the text is as somebody made it on purpose. */
function checked(text: string): string {
  const [, check] = /_(\w{4})$/.exec(written(text)) ?? [];
  return `${text}_${check}`;
}

/** The writer's text for parts that it takes for a name. */
const written = (text: string) => writePicture({ name: text.slice("1_".length), state: {} });

test("a text that nobody writes is refused even with its check", () => {
  assert.ok(readPicture(checked("1_odds_l2")), "the check of the test is that of the page");
  for (const part of [
    "l21",
    "l-1",
    "l1e3",
    "lNaN",
    "l.5",
    "gnothing",
    "g__proto__",
    "mnothing",
    "s2",
    "n1000001",
    "n1.5",
    "n01",
    "p0",
    "pzzzzzzz",
    "w",
    "w1..2",
    "w1.-2",
    `w${"1.".repeat(100)}1`,
    "q1",
    "",
    "l1_l2",
  ]) {
    assert.equal(readPicture(checked(`1_odds_${part}`)), undefined, part);
  }
  for (const name of ["", "Odds", "odds1", "../odds"]) assert.equal(readPicture(checked(`1_${name}`)), undefined, name);
});

test("a text of another version is refused", () => {
  const text = writePicture({ name: "odds", state: {} });
  assert.ok(readPicture(text));
  assert.equal(readPicture(text.replace(/^1/, "2")), undefined);
});
