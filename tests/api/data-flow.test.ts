// SPDX-License-Identifier: GPL-3.0-or-later
/** The sheet for ethics boards: what it says is the protocol's, and no name in it is anything but text. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import { readProtocol } from "../../wasm/api/protocol-file.js";
import { factor, promiseOf } from "../../web/adapters/data-flow/promises.js";
import { filled, type SheetWords, sheetWords } from "../../web/adapters/data-flow/words/words.js";
import { dataFlowSheet } from "../../web/adapters/data-flow.js";
import { realEngine } from "./real-engine.js";
import { assertComplete, hasWords, texts } from "./translations.js";

const folder = "tests/vectors/protocols";
const [english, dutch, german] = ["en", "nl", "de"].map(sheetWords) as [SheetWords, SheetWords, SheetWords];
const golden = readdirSync(folder).map((name) => readProtocol(readFileSync(`${folder}/${name}`, "utf8"), name));

test("the sheet says what is collected, what each protocol promises, and by what it is known", () => {
  for (const protocol of golden) {
    const { html, markdown } = dataFlowSheet({
      title: "Habits",
      controller: "The institute",
      fields: [
        { label: "Do you smoke?", protocol },
        { label: "Your town", protocol: "public" },
      ],
    });
    for (const text of [html, markdown]) {
      assert.ok(text.includes(protocol.certificate.protocol) && text.includes(protocol.certificate.counts));
      assert.match(text, /Do you smoke\?/);
      assert.match(text, /as it is answered/);
      assert.match(text, /The institute/);
      assert.doesNotMatch(text, /undefined|NaN|\[object|anonymous/);
    }
  }
});

test("every notion that there is has words of its own", async () => {
  const engine = await realEngine();
  const [any] = golden;
  assert.ok(any);
  const notions = engine.catalogue().notions;
  assert.ok(notions.length >= 11, `${notions}`);
  for (const words of [english, dutch, german]) {
    const of = (notion: string): string =>
      promiseOf({ ...any, guarantee: { ...any.guarantee, notion } }, words).promise;
    const promises = notions.map(of);
    assert.equal(new Set(promises).size, notions.length);
    const [unknown = ""] = words.otherPromise.split("{");
    assert.ok(of("no-such-notion").startsWith(unknown));
    for (const promise of promises) assert.ok(!promise.startsWith(unknown) && !/[{}]/.test(promise), promise);
  }
});

test("Dutch and German say all that English says, with the same holes", () => {
  const all = texts(english);
  assert.ok(all.length > 60, `${all.length}`);
  for (const words of [dutch, german]) {
    const own = assertComplete(english, words);
    for (const [place, text] of all) if (hasWords(text)) assert.notEqual(own.get(place), text, `${place} is English`);
  }
  assert.equal(sheetWords("nl-BE"), dutch);
  assert.equal(sheetWords("DE"), german);
  assert.equal(sheetWords("fr"), english);
});

test("a sheet is in the language that is asked for, all of it but what is the protocol's and the survey's", () => {
  for (const protocol of golden) {
    const fields = [{ label: "L1", protocol } as const, { label: "L2", protocol: "public" } as const];
    const sheetIn = (language?: string) =>
      dataFlowSheet({ title: "T", controller: "C", fields, ...(language && { language }) });
    const texts = ["en", "nl", "de"].map((language) => {
      const { html, markdown } = sheetIn(language);
      assert.ok(html.startsWith(`<!doctype html>\n<html lang="${language}">`));
      for (const text of [html, markdown]) {
        assert.ok(text.includes(protocol.certificate.protocol));
        assert.doesNotMatch(text, /undefined|NaN|\[object|\{\w+\}/);
      }
      return markdown;
    });
    const [inEnglish = "", ...others] = texts.map((text) => text.split("\n"));
    for (const lines of others) {
      assert.equal(lines.length, inEnglish.length);
      const same = lines.filter((line, i) => line === inEnglish[i] && hasWords(line.replaceAll("\\", "")));
      assert.deepEqual(same, [], "left in English");
    }
    assert.deepEqual(sheetIn(), sheetIn("en"));
    assert.deepEqual(sheetIn("fr"), sheetIn("en"));
  }
});

test("numbers have the decimal sign of the language", () => {
  const protocol = golden.find(({ guarantee }) => !Number.isInteger(guarantee.epsilon));
  assert.ok(protocol);
  const { epsilon } = protocol.guarantee;
  const level = (language: string) =>
    dataFlowSheet({ title: "T", fields: [{ label: "L", protocol }], language }).html.includes(
      filled(sheetWords(language).field.levelIs, {
        notion: protocol.guarantee.notion,
        epsilon: language === "en" ? epsilon : String(epsilon).replace(".", ","),
        factor: language === "en" ? String(factor(epsilon)) : String(factor(epsilon)).replace(".", ","),
      }),
    );
  for (const language of ["en", "nl", "de"]) assert.ok(level(language), language);
});

test("factors are rounded up, so that no more is promised than is kept", () => {
  assert.equal(factor(0), 1);
  assert.equal(factor(Math.log(2)), 2);
  assert.equal(factor(0.5), 1.65);
  assert.equal(factor(1), 2.72);
  assert.equal(factor(5), 149);
  assert.equal(factor(1000), undefined);
  for (const level of [0.01, 0.3, 2, 7.7]) assert.ok((factor(level) ?? 0) >= Math.exp(level) - 1e-9);
});

const HOSTILE = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "[click](javascript:alert(1))",
  "![x](https://evil.example/x.png)",
  "a | b |\n\n# Heading\n\n<b>bold</b>",
  "`code` **bold** _it_ ~~gone~~ &lt;b&gt;",
  "https://evil.example/ www.evil.example",
  "1. one\n2. two\n- three\n> four",
  "\u202eturned \u2028line",
  "{{7*7}} $x$ @somebody #1",
];

test("a hostile name is text and nothing else, in HTML and in Markdown", () => {
  const [protocol] = golden;
  assert.ok(protocol);
  const plain = dataFlowSheet({ title: "t", controller: "c", fields: [{ label: "l", protocol }] });
  const tags = (html: string) =>
    [...html.matchAll(/<[^>]*>/g)].map(([tag]) => tag).filter((tag) => !/^<title/.test(tag));
  for (const name of HOSTILE) {
    const named = structuredClone(protocol);
    named.secret.name = name;
    named.data.name = name;
    named.data.categories = named.data.categories.map((_, i) => `${name}${i}`);
    if (!named.channel.marks) named.channel.reports = named.channel.reports.map((_, i) => `${name}${i}`);
    const { html, markdown } = dataFlowSheet({
      title: name,
      controller: name,
      fields: [{ label: name, protocol: named }],
    });
    assert.deepEqual(tags(html), tags(plain.html), name);
    assert.doesNotMatch(html, /[\u202a-\u202e\u2028]/);
    // As many lines, of the same kind each, as without it; no sign left that means something.
    const kinds = (text: string) => text.split("\n").map((line) => /^(#+ |\| |- |\|---)?/.exec(line)?.[0]);
    assert.deepEqual(kinds(markdown), kinds(plain.markdown), name);
    assert.doesNotMatch(markdown, /<[a-z/]/i);
    assert.doesNotMatch(markdown, /(?<!\\)\]\(|(?<!\\)!\[|(?<!\\)`|:\/\/|(?<!\\)\*\*/);
    const cells = markdown.split("\n").filter((line) => line.startsWith("| "));
    for (const line of cells) assert.ok([3].includes(line.match(/(?<!\\)\|/g)?.length ?? 0), line);
  }
});
