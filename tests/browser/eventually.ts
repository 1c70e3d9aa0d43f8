// SPDX-License-Identifier: GPL-3.0-or-later
/** For what the browser comes to know a moment after the page: read until it is so, or no longer worth waiting. */
import assert from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";

/** Reads until it is what is expected; what is read last, 10 s later, is held against it. */
export async function eventually<T>(read: () => T | Promise<T>, expected: T): Promise<void> {
  const until = Date.now() + 10_000;
  for (let now = await read(); ; now = await read()) {
    try {
      return assert.deepEqual(now, expected);
    } catch (error) {
      if (Date.now() > until) throw error;
    }
    await delay(50);
  }
}
