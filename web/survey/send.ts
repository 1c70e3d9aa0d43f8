// SPDX-License-Identifier: Apache-2.0
/** Sends what was drawn, the very same as often as it takes; the receiver keeps one of each submission. */

import type { SluiceError } from "../../wasm/contract/errors.js";
import { fail } from "../../wasm/contract/errors.js";
import * as texts from "./errors.js";
import type { Payload } from "./reports.js";

export interface SendOptions {
  /** How often it is tried before the person is asked. */
  tries?: number;
  /** Before it is tried again; `tried` counts from 1. */
  wait?: (tried: number) => Promise<void>;
  fetch?: typeof globalThis.fetch;
}

const TRIES = 3;
const FIRST_WAIT = 500;
/** The length below which browsers still send a body once the tab is closed. */
const KEPT_ALIVE = 60_000;

const waitLonger = (tried: number): Promise<void> =>
  new Promise((done) => setTimeout(done, FIRST_WAIT * 2 ** (tried - 1)));

/** Submissions that would be lost if somebody left the page now: the browser asks before. */
const unkept = new Map<string, (event: Event) => void>();

/** Only then: browsers do not keep pages that listen. */
function watchLeaving({ sluice: { submission } }: Payload, isUnkept: boolean): void {
  const before = unkept.get(submission);
  if (isUnkept && !before) {
    const ask = (event: Event) => event.preventDefault();
    unkept.set(submission, ask);
    globalThis.addEventListener?.("beforeunload", ask);
  } else if (!isUnkept && before) {
    unkept.delete(submission);
    globalThis.removeEventListener?.("beforeunload", before);
  }
}

/**
 * Throws `bad_request` where the receiver refuses it or is not reached; it may be called again with the same. Once a try has
 * failed the browser asks who leaves the page, until it has arrived or is refused. The first try goes on when the page is left.
 */
export async function send(
  payload: Payload,
  url: string | URL,
  { tries = TRIES, wait = waitLonger, fetch = globalThis.fetch }: SendOptions = {},
): Promise<void> {
  const body = JSON.stringify(payload);
  const isKeptAlive = body.length < KEPT_ALIVE;
  if (!isKeptAlive) watchLeaving(payload, true);
  for (let tried = 1; ; tried++) {
    const status = await post(fetch, url, body, isKeptAlive);
    const arrived = status >= 200 && status < 300;
    const refused = status >= 400 && status < 500 && status !== 408 && status !== 429;
    // A submission that is refused would be refused again.
    watchLeaving(payload, !arrived && !refused);
    if (arrived) return;
    if (refused || tried >= tries) throw unsent(status);
    await wait(tried);
  }
}

/** The status of the answer; 0 where there was none. */
async function post(
  fetch: typeof globalThis.fetch,
  url: string | URL,
  body: string,
  keepalive: boolean,
): Promise<number> {
  try {
    const response = await fetch(url, {
      method: "POST",
      body,
      headers: { "Content-Type": "application/json" },
      // Nothing that says who sends it.
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
      redirect: "error",
      keepalive,
    });
    return response.status;
  } catch {
    return 0;
  }
}

function unsent(status: number): SluiceError {
  return status === 0 ? fail(texts.receiverNotReached) : fail(texts.receiverRefused, status);
}
