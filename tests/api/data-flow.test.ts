// SPDX-License-Identifier: GPL-3.0-or-later
/** The sheet for ethics boards: what it says is the protocol's, and no name in it is anything but text. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import type { JointTable, Parameters, ProtocolFile } from "../../wasm/contract/types.js";
import { readProtocol, toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { promiseOf } from "../../web/survey/data-flow/promises.js";
import { filled, type SheetWords, sheetWords } from "../../web/survey/data-flow/words/words.js";
import { dataFlowSheet } from "../../web/survey/data-flow.js";
import { factor } from "../../web/survey/words/factor.js";
import { dice } from "./helpers.js";
import { realEngine } from "./real-engine.js";
import { assertComplete, hasWords, texts } from "./translations.js";

const engine = await realEngine();
const folder = "tests/vectors/protocols";
const [english, dutch, german] = ["en", "nl", "de"].map(sheetWords) as [SheetWords, SheetWords, SheetWords];
const golden = readdirSync(folder).map((name) => readProtocol(readFileSync(`${folder}/${name}`, "utf8"), name));

test("every notion that there is has words of its own", () => {
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

test("a sheet says what is collected and by what it is known, all in the language that is asked for but names", () => {
  for (const protocol of golden) {
    const fields = [{ label: "L1?", protocol } as const, { label: "L2", protocol: "public" } as const];
    const sheetIn = (language?: string) =>
      dataFlowSheet({ title: "T", controller: "The C", fields, ...(language && { language }) });
    const texts = ["en", "nl", "de"].map((language) => {
      const { html, markdown } = sheetIn(language);
      assert.ok(html.startsWith(`<!doctype html>\n<html lang="${language}">`));
      for (const text of [html, markdown]) {
        const { open } = sheetWords(language).collected;
        const { protocol: hash, counts } = protocol.certificate;
        for (const said of ["L1", "L2", "The C", open, hash, counts]) assert.ok(text.includes(said), said);
        assert.doesNotMatch(text, /undefined|NaN|\[object|anonymous|\{\w+\}/);
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
        factor: String(factor(protocol.guarantee.bound)).replace(".", language === "en" ? "." : ","),
      }),
    );
  for (const language of ["en", "nl", "de"]) assert.ok(level(language), language);
});

const ratio = (n: bigint, d: bigint) => ({ numerator: String(n), denominator: String(d) });

test("factors are rounded up, so that no less is said than is allowed, and in the third digit only", () => {
  for (const [n, d, said] of [
    [1n, 1n, "1"],
    [2n, 1n, "2"],
    [200n, 100n, "2"],
    [16487n, 10000n, "1.65"],
    [1484n, 10n, "149"],
    [123_401n, 1n, "124000"],
    [10_011n, 10_000n, "1.0011"],
    [3n, 0n, undefined],
    // A promise of no level at all is one of 2^-40, and said to be more than none.
    [(1n << 40n) + 1n, 1n << 40n, "1.00000000000091"],
  ] as const) {
    assert.equal(factor(ratio(n, d)), said);
  }
  const roll = dice(7);
  for (let i = 0; i < 2000; i += 1) {
    const d = 1n + BigInt(roll(1 << 30)) * BigInt(1 + roll(1 << 30));
    const n = d + BigInt(roll(1 << 30)) * BigInt(roll(1 << (1 + roll(29))));
    const said = factor(ratio(n, d)) ?? "";
    const [whole = "0", places = ""] = said.split(".");
    const [above, scale] = [BigInt(whole + places) * d, 10n ** BigInt(places.length)];
    assert.ok(above >= n * scale, `${said} for ${n}/${d}`);
    // In excess by a hundredth, or of what is more than 1 by a tenth; or it is next to nothing.
    const excess = above - n * scale;
    const slight = excess * 10n ** 15n <= d * scale;
    assert.ok(slight || excess * 100n <= n * scale, `${said} for ${n}/${d}`);
    assert.ok(slight || n * 10n > d * 11n || excess * 10n <= (n - d) * scale, `${said} for ${n}/${d}`);
  }
});

test("of several levels each is said, and the worst ratio beside its own", () => {
  const table: JointTable = {
    secret: { name: "s", categories: ["a", "b"] },
    data: { name: "x", categories: ["p", "q"] },
    weights: Float64Array.of(5, 2, 3, 6),
  };
  const designed = (notion: string, parameters: Parameters) =>
    toProtocolFile(engine.design({ table, notion, epsilon: 0.5, protocol: "optimal", parameters }));
  const secretLevels = Object.entries({ a: 1, b: 3 });
  for (const [notion, parameters, said] of [
    ["per-secret", { secretLevels }, /1\.65 for “a”; 4\.49 for “b”/],
    ["context-aware", { dataLevels: [["p", "q", 2]] }, /2\.72 with “p” beside “q”\. .* nothing was set have no limit/],
    ["alip", { lower: 2 }, /likelier by at most a factor 1\.65\. It makes one less likely by at most 2\.72/],
  ] as [string, Parameters, RegExp][]) {
    assert.match(promiseOf(designed(notion, parameters), english).promise, said);
  }
  for (const lower of [0.5, 2]) {
    const { certificate, ...rest } = designed("alip", { lower });
    const { markdown } = dataFlowSheet({ title: "t", fields: [{ label: "l", protocol: { ...rest, certificate } }] });
    const text = markdown.replaceAll("\\", "");
    assert.equal(text.includes(`at ${lower} times epsilon`), certificate.worst.level === lower);
    assert.ok(text.includes(`${certificate.worst.numerator} / ${certificate.worst.denominator}`));
  }
});

test("the sheet says what reports tell of the answer itself, which most promises are not about", () => {
  const [any] = golden.filter(({ channel, seesSecret }) => !channel.marks && !seesSecret);
  assert.ok(any);
  /** How many of a thousand people with each answer send each report. */
  const saidOf = (...thousands: string[]): string => {
    const rows = thousands.map((row) => row.split(" ").map((weight) => String((BigInt(weight) << 62n) / 1000n)));
    const categories = rows.map((_, x) => `x${x}`);
    const reports = (rows[0] ?? []).map((_, y) => `y${y}`);
    const protocol = { ...any, data: { ...any.data, categories }, channel: { ...any.channel, reports, weights: rows } };
    const { markdown } = dataFlowSheet({ title: "t", fields: [{ label: "l", protocol: protocol as ProtocolFile }] });
    return /^\| About the answer itself \| (.*) \|$/m.exec(markdown.replaceAll("\\", ""))?.[1] ?? "";
  };
  assert.match(saidOf("600 400", "300 700"), /no noisy answer is more than 2(\.01)? times as likely/);
  assert.match(saidOf("600 400 0", "0 400 600"), /“y0” or “y2” tells the answer/);
  assert.match(saidOf("998 2", "0 1000"), /“y0” tells the answer/);
  assert.match(saidOf("500 500 0", "500 0 500", "0 500 500"), /may rule answers out/);
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
