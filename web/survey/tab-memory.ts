// SPDX-License-Identifier: Apache-2.0
/**
 * Keeps what was drawn for as long as the tab is open: a person who reloads the page and answers again sends the same.
 * It holds what is sent and nothing else: reports, and what is public.
 */

import { fail } from "../../wasm/contract/errors.js";
import * as texts from "./errors.js";
import { isObject } from "./linter/walk.js";
import { ENVELOPE, type Payload } from "./reports.js";

/**
 * "tab" keeps what was drawn, and nothing else, for as long as the tab is open. A person who reloads the page and
 * answers again sends the same. Left out, a new page is a new person; so it has to be where people take turns in one
 * tab.
 */
export type MemoryOption = "tab" | undefined;

export interface Memory {
  read(): Payload | undefined;
  /** Throws where it could not be kept by now; what was kept before stays. */
  check(payload: Payload): void;
  /** Throws where it cannot be kept; then nothing may be sent, since it would be drawn again. */
  keep(payload: Payload): void;
  forget(): void;
}

export const noMemory: Memory = {
  read: () => undefined,
  check: () => undefined,
  keep: () => undefined,
  forget: () => undefined,
};

/**
 * `id` tells surveys apart; it is asked for only where there is a memory. Throws `bad_request` where the option is another
 * one, or the browser keeps nothing.
 */
export function memoryFor(option: MemoryOption, id: () => string): Memory {
  if (option === undefined) return noMemory;
  if (option === "tab") return tabMemory(id());
  throw fail(texts.memoryUnknown);
}

function tabMemory(id: string): Memory {
  const key = `sluice:${id}`;
  const storage = storageOfTab();
  const keep = (payload: Payload) => storage.setItem(key, JSON.stringify(payload));
  const forget = () => storage.removeItem(key);
  return {
    read: () => payloadIn(storage.getItem(key) ?? undefined),
    check: (payload) => {
      const before = storage.getItem(key);
      keep(payload);
      if (before === null) forget();
      else storage.setItem(key, before);
    },
    keep,
    forget,
  };
}

function storageOfTab(): Storage {
  try {
    const { sessionStorage } = globalThis;
    sessionStorage.getItem("sluice");
    return sessionStorage;
  } catch {
    throw fail(texts.tabKeepsNothing);
  }
}

/** The payload in a text; undefined if the text is none, since we did not keep it then. */
export function payloadIn(text = "null"): Payload | undefined {
  try {
    const payload = JSON.parse(text) as Payload | null;
    const envelope = payload?.[ENVELOPE];
    if (!payload || envelope?.version !== 1 || !isObject(envelope.protocols)) return undefined;
    const drawn = Object.keys(envelope.protocols).every((key) => typeof payload[key] === "string");
    return drawn && /^[0-9a-f]{32}$/.test(envelope.submission) ? payload : undefined;
  } catch {
    return undefined;
  }
}
