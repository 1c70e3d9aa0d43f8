// SPDX-License-Identifier: GPL-3.0-or-later
/** A link as programs pass it on: with the end of a sentence behind it, or broken into lines. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";
import { hashOf, hasLinkedProtocol, linkedProtocol } from "../../web/facts/protocol-link.js";

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
