// SPDX-License-Identifier: GPL-3.0-or-later
/** Links to sheets of several questions: short, and of no other sheet than the one they were made of. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { DesignRequest, ProtocolFile } from "../../wasm/contract/types.js";
import { designFrom } from "../../wasm/protocol/explain.js";
import { toSheet, writeSheet } from "../../wasm/protocol/sheet.js";
import { answerLink, hashOf, linkedProtocol, linkedQuestions, sheetLink } from "../../web/facts/protocol-link.js";
import { realEngine } from "./real-engine.js";
import { ask, FIVE, type Put } from "./sheets.js";

const engine = await realEngine();
const design = (request: DesignRequest) => engine.design(request);
Object.assign(globalThis, { window: { location: new URL("https://example.org/ask.html") } });

const linkOf = (numbers: unknown) =>
  `https://example.org/answer.html#s=${deflateRawSync(JSON.stringify(numbers)).toString("base64url")}`;
const numbersIn = (link: string): unknown[] =>
  JSON.parse(inflateRawSync(Buffer.from(link.split("=")[1] ?? "", "base64url")).toString());

/** Questions that differ in all that they may differ in. */
const MIXED: Put[] = [
  { name: "Sex", answers: ["f", "m", "x"], epsilon: 2, words: { wording: "What are you?" } },
  { name: "Age", answers: ["below 30", "30 or more"], epsilon: 0.7, protocol: "oue" },
  {
    name: "Ever",
    answers: ["Ja", "Nein"],
    epsilon: 0.7,
    words: { translations: [{ language: "nl", wording: "Ooit?", answers: ["Ja", "Nee"] }] },
  },
  { name: "Where", answers: Array.from({ length: 12 }, (_, i) => `Town ${i}`), epsilon: 1 },
];

test("a link to a sheet holds a few numbers, and opens the very sheet that it was made of", async () => {
  for (const puts of [FIVE, MIXED, FIVE.slice(0, 2)]) {
    const sheet = toSheet(puts.map((one) => ask(engine, one)));
    const link = (await sheetLink(sheet)) ?? assert.fail("no link");
    assert.match(link, /answer\.html#s=[\w-]+$/);
    assert.equal(await linkedProtocol(hashOf(`Please: ${link}.`), design), writeSheet(sheet));
  }
});

test("five questions of three answers take 350 characters, less than two links of one question", async () => {
  const files = FIVE.map((one) => ask(engine, one));
  const link = (await sheetLink(toSheet(files))) ?? "";
  const one = (await answerLink(files[0] as ProtocolFile)) ?? "";
  assert.ok(link.length <= 350 && link.length < 2 * one.length, `${link.length}, ${one.length}`);
});

test("the questions of a link are shown before their channels are made", async () => {
  const files = FIVE.map((one) => ask(engine, one));
  const shown = (await linkedQuestions(hashOf((await sheetLink(toSheet(files))) ?? ""))) ?? assert.fail("none");
  for (const [i, file] of files.entries()) {
    const own = designFrom(file);
    assert.deepEqual([shown[i]?.question, shown[i]?.data], [own.question, own.data]);
  }
  assert.equal(await linkedQuestions("#s=nothing"), undefined);
});

test("a link with a question swapped, twice, left out or in another place is refused", async () => {
  const good = numbersIn((await sheetLink(toSheet(FIVE.map((one) => ask(engine, one))))) ?? "") as [
    string,
    ...unknown[],
  ];
  assert.equal(good.length, 9);
  const [hash, language, asker, sendTo, first, second, ...rest] = good;
  const head = [hash, language, asker, sendTo];
  await linkedProtocol(hashOf(linkOf(good)), design);
  const weaker = [...(first as unknown[])];
  weaker[3] = 3;
  for (const wrong of [
    [...head, weaker, second, ...rest],
    [...head, first, second, ...rest.slice(1)],
    [...head, first, second, second, ...rest.slice(1)],
    [...head, first, ...rest, second],
    [...head, first],
    head,
    [hash, language, asker, "thief@example.org", first, second, ...rest],
    ["0123456789", language, asker, sendTo, first, second, ...rest],
    [...head, ...Array.from({ length: 21 }, (_, i) => [`${i}?`, ...(first as unknown[]).slice(1)])],
    [...head, ["a?", 1, ["Yes", "Yes"], 1, "grr"], second],
    [...head, ["a?", 1, ["Yes", "No"], 1, "optimal"], second],
    [...head, second, first],
    [...head, null, null],
    {},
  ])
    await assert.rejects(async () => linkedProtocol(hashOf(linkOf(wrong)), design), JSON.stringify(wrong));
});

test("a sheet that does not follow from few numbers goes as a whole", async () => {
  const files = FIVE.map((one, i) => ask(engine, { ...one, ...(i === 2 && { epsilon: 0 }) }));
  const sheet = toSheet(files);
  const link = (await sheetLink(sheet)) ?? assert.fail("no link");
  assert.match(link, /#protocol=/);
  assert.deepEqual(JSON.parse(await linkedProtocol(hashOf(link), design)), JSON.parse(writeSheet(sheet)));
});
