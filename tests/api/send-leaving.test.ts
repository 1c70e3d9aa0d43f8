// SPDX-License-Identifier: GPL-3.0-or-later
/** Whoever closes a page whose reports are on their way is asked by the browser, and nobody else. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Payload } from "../../web/survey/reports.js";
import { send } from "../../web/survey/send.js";

const payload = { smokes: "yn", sluice: { version: 1, submission: "0".repeat(32), protocols: {} } } as Payload;
const wait = async (): Promise<void> => undefined;

/** Runs with a window that is a plain event target, and says whether leaving it would be asked about. */
async function inWindow(body: (asks: () => boolean) => Promise<void>): Promise<void> {
  const window = new EventTarget();
  const own = {
    addEventListener: window.addEventListener.bind(window),
    removeEventListener: window.removeEventListener.bind(window),
  };
  Object.assign(globalThis, own);
  try {
    await body(() => !window.dispatchEvent(new Event("beforeunload", { cancelable: true })));
  } finally {
    for (const name of Object.keys(own)) Reflect.deleteProperty(globalThis, name);
  }
}

test("the browser asks who leaves from the first try until the reports have arrived, in a later call as well", async () => {
  await inWindow(async (asks) => {
    let status = 503;
    const fetch = async (): Promise<Response> => {
      assert.equal(asks(), true);
      return new Response("", { status });
    };
    assert.equal(asks(), false);
    await assert.rejects(send(payload, "https://example.org/", { fetch, wait }));
    assert.equal(asks(), true);
    status = 200;
    await send(structuredClone(payload), "https://example.org/", { fetch, wait });
    assert.equal(asks(), false);
  });
});

test("nobody is asked about reports that the receiver will never take", async () => {
  await inWindow(async (asks) => {
    const fetch = async (): Promise<Response> => new Response("", { status: 400 });
    await assert.rejects(send(payload, "https://example.org/", { fetch, wait }));
    assert.equal(asks(), false);
  });
});
