// SPDX-License-Identifier: GPL-3.0-or-later
/** The page has words for all that the engine offers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import { messages } from "../../web/messages.js";
import { realEngine } from "./real-engine.js";

test("every notion and every protocol of the engine has its words, and no other", async () => {
  const { notions, parameters, protocols } = (await realEngine()).catalogue();
  // Notions with parameters are not offered in the page.
  const offered = notions.filter((notion) => parameters[notion] === undefined);
  assert.deepEqual(Object.keys(messages.level.notions).sort(), offered.toSorted());
  assert.deepEqual(Object.keys(messages.channel.protocols).sort(), protocols.toSorted());
});
