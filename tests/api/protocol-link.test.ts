// SPDX-License-Identifier: GPL-3.0-or-later
/** A link as programs pass it on: with the end of a sentence behind it, or broken into lines. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { check } from "../../wasm/checker/checker.js";
import type { DesignRequest, ProtocolFile, QuestionWords } from "../../wasm/contract/types.js";
import { designFrom } from "../../wasm/protocol/explain.js";
import { readProtocol, toProtocolFile, writeProtocol } from "../../wasm/protocol/protocol-file.js";
import { questionTable } from "../../wasm/protocol/question.js";
import {
  answerLink,
  hashOf,
  hasLinkedProtocol,
  linkedProtocol,
  linkedQuestion,
} from "../../web/facts/protocol-link.js";
import { realEngine } from "./real-engine.js";

/** These links hold the whole file. */
const noDesign = () => assert.fail("nothing is designed");
const TEXT = JSON.stringify(Array.from({ length: 200 }, (_, i) => (i * 7919) % 1009));
const LINK = `https://example.org/answer.html#protocol=${deflateRawSync(TEXT).toString("base64url")}`;

test("a link is read whatever a message puts around it, and in lines", async () => {
  for (const written of [
    LINK,
    `${LINK}.`,
    `(${LINK}).`,
    `<${LINK}>`,
    `“${LINK}”, please`,
    `Please answer this: ${LINK} Thank you!`,
    LINK.replace(/.{76}/g, "$&\r\n"),
    `${LINK.replace(/.{76}/g, "$&\n")}.`,
  ]) {
    const hash = hashOf(written);
    assert.ok(hasLinkedProtocol(hash));
    assert.equal(await linkedProtocol(hash, noDesign), TEXT, written);
  }
  const hash = (link: string) => new URL(link).hash;
  assert.equal(await linkedProtocol(hash(`${LINK}.`), noDesign), TEXT, "as a browser has it in the address");
  assert.equal(await linkedProtocol(hash(`${LINK}”`), noDesign), TEXT);
});

test("a link that lacks some of itself is damaged", async () => {
  for (const written of [LINK.slice(0, -1), LINK.slice(0, -20), `${LINK.slice(0, -9)}.${LINK.slice(-8)}`])
    await assert.rejects(linkedProtocol(hashOf(written), noDesign), written);
});

test("a file too large for a link goes without the proof of its optimum, and holds as it did", async () => {
  const engine = await realEngine();
  const rows = [
    [14, 7, 40, 171, 10, 51],
    [314, 137, 84, 343, 32, 102],
    [135, 147, 129, 71, 105, 107],
  ];
  const table = {
    secret: { name: "s", categories: ["a", "b", "c"] },
    data: { name: "x", categories: ["1", "2", "3", "4", "5", "6"] },
    weights: Float64Array.from(rows.flat()),
  };
  const file = toProtocolFile(engine.design({ table, notion: "rlip", epsilon: 0.5, protocol: "optimal" }));
  assert.ok(file.certificate.points && file.certificate.prices);
  await onSite(async () => {
    const link = (await answerLink(file)) ?? assert.fail("no link");
    assert.ok(link.length <= 16_000, `${link.length}`);
    const text = await linkedProtocol(hashOf(link), noDesign);
    const { prices: _, points: __, ...certificate } = file.certificate;
    assert.deepEqual(readProtocol(text), { ...file, certificate });
    assert.ok(engine.audit(readProtocol(text)).holds);
    assert.equal((await check(text)).holds, true);
  });
});

/** As if a page at this address were open. */
async function onSite(work: () => Promise<void>, href = "https://example.org/answer.html"): Promise<void> {
  Object.assign(globalThis, { window: { location: new URL(href) } });
  try {
    await work();
  } finally {
    Reflect.deleteProperty(globalThis, "window");
  }
}

const CHEATED = {
  wording: "Have you ever cheated in an exam?",
  language: "en",
  asker: "A club",
  sendTo: "a@example.org",
};
const TRANSLATED = {
  ...CHEATED,
  translations: [{ language: "nl", wording: "Hebt u ooit gespiekt?", answers: ["Ja", "Nee", "Weet niet"] }],
};

async function question(
  protocol: "grr" | "oue" | "block-design",
  epsilon: number,
  answers: string[],
  words: QuestionWords,
) {
  const engine = await realEngine();
  const table = questionTable("Have you ever cheated", answers);
  return toProtocolFile({ ...engine.design({ table, notion: "data-ldp", epsilon, protocol }), question: words });
}

test("a question's link holds the few numbers that its file follows from, in 250 characters with three answers", async () => {
  const engine = await realEngine();
  const design = (request: DesignRequest) => engine.design(request);
  const many = Array.from({ length: 9 }, (_, i) => `answer ${i}`);
  await onSite(async () => {
    for (const [protocol, epsilon, answers, words] of [
      ["grr", 1, ["Yes", "No", "Rather not say"], CHEATED],
      ["grr", 0.5, ["Yes", "No", "Don’t know"], TRANSLATED],
      ["oue", 2, many, { ...CHEATED, wording: "Which?" }],
      ["block-design", 0.1234567, many, { wording: "Which? 😀" }],
    ] as const) {
      const file = await question(protocol, epsilon, [...answers], words as QuestionWords);
      const link = (await answerLink(file)) ?? assert.fail("no link");
      assert.match(link, /#q=[\w-]+$/);
      if (words === CHEATED) assert.ok(link.length <= 250, `${link.length} characters`);
      assert.equal(await linkedProtocol(hashOf(`(${link}).`), design), writeProtocol(file), protocol);
      // As people see it before that.
      const shown = await linkedQuestion(hashOf(link));
      if (protocol === "block-design") assert.equal(shown, undefined);
      else {
        const own = designFrom(file);
        assert.deepEqual([shown?.question, shown?.data, shown?.reports], [own.question, own.data, own.reports]);
        assert.ok(own.channel.every((chance, i) => Math.abs(chance - (shown?.channel[i] ?? 0)) < 1e-12));
      }
    }
  });
});

/** Links as they go out, and the identity of their settings. */
const MADE = [
  [
    "https://example.org/answer.html#q=FYyxCsJAEER_ZZl6CegZLNXOysJOQopNbkiEeBcul2D-3rN5DDzmNRhSgh4Uzjl_9vWpI7TBiwsUj1jwtDwySYhZFtvRKu62Ufa4Crci-pGW6eUdxILwa58L9FiKDOV9k35auzLs-lfzxCqmAe0P",
    "333d7d54be1afd7a24679cec25ce79e110c3afe618048ba63cc9f5360e437cc1",
  ],
  [
    "https://example.org/answer.html#q=Rcs7DoMwEATQq1hbW5H5BOgCXW5AgSiMM8KRACOCIbl9NkW0zehpRtNRiCCdajJZkZQYnDGkO7LL68Sm2H8mwlSYCXPhVVgIS2FFvabWP52_cXm3B9QnRIWDN-dhdzy4x8LRKDfF4Xet8bbzOuEStpH6Lw",
    "03617ebc00c7cb68c462db316f3670b4186006f80d7dd6aedd52c46bc2ec3740",
  ],
  [
    "https://example.org/answer.html#q=i1ZKyslPztZNSS3OTM9T0jHQMzQyNjE1M9dRMjM1M0ixtDQzTFLSiVZKzCsuTy1SMFDSgTENEUwjBNMYwTRBME0RTDME0xzBtFCK1VEKz8hMzrBX-DB_RgNQxiOxLFWhMr9UIbUMqCA5IzWxJDVFKRYA",
    "6560d9961b0abe3eecde5608a34e9e3afac35d42f94834a4aed1b51abf8f21e9",
  ],
] as const;

test("a link that was made before opens the settings that it was made of", async () => {
  const engine = await realEngine();
  for (const [link, identity] of MADE) {
    const file = readProtocol(await linkedProtocol(hashOf(link), (request) => engine.design(request)));
    assert.equal(file.certificate.protocol, identity);
  }
});

test("numbers that do not come to the settings of the link are refused", async () => {
  const engine = await realEngine();
  const design = (request: DesignRequest) => engine.design(request);
  const good = ["grr", 1, "", ["Yes", "No"], "Do you?", 6];
  const linkOf = (numbers: unknown) =>
    `https://example.org/answer.html#q=${deflateRawSync(JSON.stringify(numbers)).toString("base64url")}`;
  for (const wrong of [
    good,
    ["grr", 1, "0123456789", ["Yes", "No"], "Do you?", 6],
    ["optimum", 1, "", ["Yes", "No"], "Do you?", 6],
    ["grr", -1, "", ["Yes", "No"], "Do you?", 6],
    ["grr", 1, "", ["Yes", "Yes"], "Do you?", 6],
    ["grr", 1, "", "Yes", "Do you?", 6],
    ["grr", 1, "", ["Yes", "No"], "Do\u202eyou?", 6],
    ["grr", 1, "", Array.from({ length: 20_000 }, (_, i) => `${i}`), "Do you?", 6],
    {},
    null,
  ])
    await assert.rejects(async () => linkedProtocol(hashOf(linkOf(wrong)), design), JSON.stringify(wrong));
  const { certificate } = await question("grr", 1, ["Yes", "No"], CHEATED);
  assert.match(certificate.protocol, /^[0-9a-f]{64}$/);
});

test("a file that does not follow from few numbers goes as a whole, and none from a page on a disk", async () => {
  const file = await question("grr", 1, ["Yes", "No", "Rather not say"], CHEATED);
  const others = [
    { ...file, question: undefined },
    { ...file, coding: [{ column: "x", spellings: true }] },
    {
      ...file,
      prior: [
        [0.5, 0, 0],
        [0, 0.25, 0],
        [0, 0, 0.25],
      ],
    },
    { ...file, secret: { ...file.secret, name: "income" } },
  ] as unknown as ProtocolFile[];
  await onSite(async () => {
    for (const other of others) assert.match((await answerLink(other)) ?? "", /#protocol=/);
  });
  await onSite(async () => assert.equal(await answerLink(file), undefined), "file:///home/a/answer.html");
});
