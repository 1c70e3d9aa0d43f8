// SPDX-License-Identifier: GPL-3.0-or-later
/** The words of a question in a settings file: carried, bounded, plain, and no part of what is drawn. */
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import fc from "fast-check";
import { check } from "../../wasm/checker/checker.js";
import type { ProtocolFile, QuestionWords } from "../../wasm/contract/types.js";
import { designFrom } from "../../wasm/protocol/explain.js";
import { drawnHash, protocolHash } from "../../wasm/protocol/identity.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import { rejects } from "./helpers.js";
import { realEngine } from "./real-engine.js";

const ANSWERS = ["yes", "no"];

async function made(question?: QuestionWords): Promise<ProtocolFile> {
  const engine = await realEngine();
  const design = engine.design({
    table: questionTable("cheated", ANSWERS),
    notion: "data-ldp",
    epsilon: 1,
    protocol: "grr",
  });
  return toProtocolFile({ ...design, ...(question && { question }) });
}

const WORDS: QuestionWords = {
  wording: "Have you ever cheated in an exam?",
  language: "en-GB",
  asker: "Students’ union",
  sendTo: "survey@example.org",
  translations: [
    { language: "nl", wording: "Hebt u ooit gespiekt?", answers: ["ja", "nee"] },
    { language: "de", wording: "Haben Sie je geschummelt?", answers: ["ja", "nein"] },
  ],
};

test("words go through files and designs unchanged, hold by both proofs, and only translated answers change the identity", async () => {
  const engine = await realEngine();
  const bare = await made();
  const file = await made(WORDS);
  const text = writeProtocol(file);
  const read = readProtocol(text);
  assert.deepEqual(read.question, WORDS);
  assert.equal(writeProtocol(read), text);
  assert.equal(writeProtocol(toProtocolFile({ ...designFrom(read), seconds: 0 })), text);
  assert.notEqual(file.certificate.protocol, bare.certificate.protocol);
  assert.equal(drawnHash(file), bare.certificate.protocol, "a mended word leads to no second report");
  const mended = structuredClone(WORDS);
  for (const translation of mended.translations ?? []) translation.wording += "?";
  assert.equal(protocolHash({ ...read, question: mended }), file.certificate.protocol);
  assert.equal(file.certificate.counts, bare.certificate.counts);
  assert.equal(protocolHash({ ...read, question: { wording: "Another one?" } }), bare.certificate.protocol);
  assert.ok(engine.audit(read).holds);
  assert.ok((await check(text)).holds);
});

test("a file whose German answers are exchanged is another one, for both proofs", async () => {
  const engine = await realEngine();
  const file = await made(WORDS);
  const swapped = structuredClone(file);
  swapped.question?.translations?.[1]?.answers.reverse();
  const text = writeProtocol(swapped);
  assert.equal(engine.audit(readProtocol(text)).flaw?.id, "other-document");
  assert.equal((await check(text)).flaw?.id, "protocol-differs");
  assert.notEqual(protocolHash(swapped), file.certificate.protocol);
  assert.equal(drawnHash(swapped), drawnHash(file));
});

test("files without words are read as before", async () => {
  for (const name of ["ldp-grr", "lip-marks", "lip-optimal", "data-ldp"]) {
    const text = readFileSync(`tests/vectors/protocols/${name}.json`, "utf8");
    assert.equal(readProtocol(text).question, undefined);
    assert.ok((await check(text)).holds, name);
  }
});

const long = (length: number) => "é".repeat(length);
const [first = { language: "nl", wording: "?", answers: ANSWERS }] = WORDS.translations ?? [];

/** The file with these words, whatever they are, and the identity that it then has. */
function asked(file: ProtocolFile, question: unknown): string {
  const { translations } = Object(question) as NonNullable<ProtocolFile["question"]>;
  const words = Array.isArray(translations) ? { wording: "?", translations } : undefined;
  const protocol = protocolHash({ ...file, question: words } as ProtocolFile);
  return JSON.stringify({ ...file, question, certificate: { ...file.certificate, protocol } });
}

test("reader and checker refuse the same words, and take the longest that there may be", async () => {
  const file = await made(WORDS);
  const written = (question: unknown) => asked(file, question);
  const right: unknown[] = [
    { wording: long(500), asker: long(100), sendTo: long(300) },
    { wording: "😀".repeat(500) },
    { wording: "?", translations: [{ ...first, wording: long(500), answers: [long(1000), "nee"] }] },
    { wording: "?", translations: [{ ...first, answers: ["Yes", "no"] }] },
    { wording: "<b>?</b>", sendTo: "javascript:alert(1)" },
    { wording: "?", language: "zh-Hant-TW" },
  ];
  for (const question of right) {
    assert.deepEqual(readProtocol(written(question)).question, question);
    assert.ok((await check(written(question))).holds);
  }
  const wrong: unknown[] = [
    null,
    "Do you?",
    [],
    {},
    { wording: "" },
    { wording: 7 },
    ...["\u200b", " ", "\n\n", "a\nb", "a\u0085b", "\u061ca", "a\u200eb", "a\u2028b", "a\u202ab", "a\u2066b"].flatMap(
      (text) => [
        { wording: text },
        { wording: "?", asker: text },
        { wording: "?", sendTo: text },
        { wording: "?", translations: [{ ...first, wording: text }] },
        { wording: "?", translations: [{ ...first, answers: ["ja", text] }] },
      ],
    ),
    { wording: "?", translations: [{ ...first, answers: ["ja", ""] }] },
    { wording: "?", translations: [{ ...first, answers: ["", "yes"] }] },
    { wording: "?", translations: [{ ...first, answers: ["no", "yes"] }] },
    { wording: "?", translations: [{ ...first, answers: ["No", "ja"] }] },
    { wording: "?", translations: [{ ...first, answers: ["n\u043e", "ja"] }] },
    { wording: "?", translations: [{ ...first, answers: ["ja", "j\u0430"] }] },
    { wording: "?", translations: [{ ...first, answers: ["ja", "ja\u200b"] }] },
    { wording: "?", language: "NL", translations: [first] },
    { wording: "?", translations: [first, { ...first, language: "Nl" }] },
    { wording: long(501) },
    { wording: "a\u0000b" },
    { wording: "a\u202eb" },
    { wording: "\ud800" },
    { wording: "?", html: "<b>" },
    { wording: "?", asker: "" },
    { wording: "?", asker: long(101) },
    { wording: "?", sendTo: long(301) },
    { wording: "?", sendTo: { to: "x" } },
    { wording: "?", language: "" },
    { wording: "?", language: "en_GB" },
    { wording: "?", language: `en-${"a-".repeat(20)}b` },
    { wording: "?", translations: [] },
    { wording: "?", translations: {} },
    { wording: "?", translations: [{ ...first, answers: ["ja"] }] },
    { wording: "?", translations: [{ ...first, answers: ["ja", "ja"] }] },
    { wording: "?", translations: [{ ...first, answers: ["ja", 1] }] },
    { wording: "?", translations: [{ ...first, answers: ["ja", long(1001)] }] },
    { wording: "?", translations: [{ ...first, more: 1 }] },
    { wording: "?", translations: [first, first] },
    { wording: "?", language: "nl", translations: [first] },
    {
      wording: "?",
      translations: Array.from({ length: 21 }, (_, i) => ({ ...first, language: `x${"ab"[i % 2]}-${i}` })),
    },
  ];
  for (const question of wrong) {
    const text = written(question);
    await rejects(() => readProtocol(text), "bad_protocol");
    assert.equal((await check(text)).holds, false, text.slice(0, 300));
  }
});

test("whatever the words, reader and checker agree on them", async () => {
  const file = await made();
  const words = fc.record(
    {
      wording: fc.string({ unit: "binary", maxLength: 8 }),
      language: fc.constantFrom("en", "nl", "e", "en-", "EN-us"),
      asker: fc.string({ maxLength: 4 }),
      sendTo: fc.string({ maxLength: 4 }),
      translations: fc.array(
        fc.record({
          language: fc.constantFrom("nl", "de", "en"),
          wording: fc.string({ maxLength: 3 }),
          answers: fc.array(fc.string({ maxLength: 2 }), { minLength: 1, maxLength: 3 }),
        }),
        { maxLength: 2 },
      ),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(words, async (question) => {
      const text = asked(file, question);
      let read = true;
      try {
        readProtocol(text);
      } catch {
        read = false;
      }
      assert.equal((await check(text)).holds, read, text.slice(0, 400));
    }),
    { numRuns: 300 },
  );
});
