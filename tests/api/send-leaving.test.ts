// SPDX-License-Identifier: GPL-3.0-or-later
/** The browser asks a person who closes a page whose reports are on their way, and nobody else. */
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

test("the browser asks who leaves once a try has failed, until the reports have arrived, in a later call as well", async () => {
  await inWindow(async (asks) => {
    let status = 503;
    const asked: boolean[] = [];
    const fetch = async (): Promise<Response> => {
      asked.push(asks());
      return new Response("", { status });
    };
    await assert.rejects(send(payload, "https://example.org/", { fetch, wait }));
    // The first goes on by itself: a page that leads elsewhere at its end is not held up.
    assert.deepEqual(asked, [false, true, true]);
    assert.equal(asks(), true);
    status = 200;
    // The same submission, with a public answer that was put right.
    await send({ ...structuredClone(payload), town: "Delft" }, "https://example.org/", { fetch, wait });
    assert.equal(asks(), false);
  });
});

test("what is too large to be sent on after the page is asked about from the beginning", async () => {
  await inWindow(async (asks) => {
    let asked = false;
    const fetch = async (): Promise<Response> => {
      asked = asks();
      return new Response("", { status: 200 });
    };
    await send({ ...payload, comment: "x".repeat(70_000) }, "https://example.org/", { fetch, wait });
    assert.deepEqual([asked, asks()], [true, false]);
  });
});

test("nobody is asked about reports that the receiver will never take", async () => {
  await inWindow(async (asks) => {
    const fetch = async (): Promise<Response> => new Response("", { status: 400 });
    await assert.rejects(send(payload, "https://example.org/", { fetch, wait }));
    assert.equal(asks(), false);
  });
});
