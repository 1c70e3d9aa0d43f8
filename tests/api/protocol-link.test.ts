// SPDX-License-Identifier: GPL-3.0-or-later
/** A link as programs pass it on: with the end of a sentence behind it, or broken into lines. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { check } from "../../wasm/checker/checker.js";
import { readProtocol, toProtocolFile } from "../../wasm/protocol/protocol-file.js";
import { answerLink, hashOf, hasLinkedProtocol, linkedProtocol } from "../../web/facts/protocol-link.js";
import { realEngine } from "./real-engine.js";

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
    assert.equal(await linkedProtocol(hash), TEXT, written);
  }
  const hash = (link: string) => new URL(link).hash;
  assert.equal(await linkedProtocol(hash(`${LINK}.`)), TEXT, "as a browser has it in the address");
  assert.equal(await linkedProtocol(hash(`${LINK}”`)), TEXT);
});

test("a link that lacks some of itself is damaged", async () => {
  for (const written of [LINK.slice(0, -1), LINK.slice(0, -20), `${LINK.slice(0, -9)}.${LINK.slice(-8)}`])
    await assert.rejects(linkedProtocol(hashOf(written)), written);
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
  Object.assign(globalThis, { window: { location: { href: "https://example.org/protect.html" } } });
  try {
    const link = (await answerLink(file)) ?? assert.fail("no link");
    assert.ok(link.length <= 16_000, `${link.length}`);
    const text = await linkedProtocol(hashOf(link));
    const { prices: _, points: __, ...certificate } = file.certificate;
    assert.deepEqual(readProtocol(text), { ...file, certificate });
    assert.ok(engine.audit(readProtocol(text)).holds);
    assert.equal((await check(text)).holds, true);
  } finally {
    Reflect.deleteProperty(globalThis, "window");
  }
});
