// SPDX-License-Identifier: GPL-3.0-or-later
/** The page has words for all that the engine offers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { messages } from "../../web/messages.js";
import { offered } from "../../web/session/offered.js";
import { realEngine } from "./real-engine.js";

test("every notion and every protocol that is offered has its words, and no other", async () => {
  const { notions, protocols } = offered((await realEngine()).catalogue());
  assert.deepEqual(Object.keys(messages.level.notions).sort(), notions.toSorted());
  assert.deepEqual(Object.keys(messages.channel.protocols).sort(), protocols.toSorted());
});
