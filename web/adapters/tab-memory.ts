// SPDX-License-Identifier: Apache-2.0
/**
 * What was drawn, kept for as long as the tab is open, so that whoever reloads the page and answers again sends the same.
 * It holds what is sent and nothing else: reports, and what is public.
 */
import { SluiceError } from "../../wasm/api/errors.js";
import { ENVELOPE, type Payload } from "./reports.js";

export interface Memory {
  read(): Payload | undefined;
  /** Throws where it cannot be kept; then nothing may be sent, since it would be drawn again. */
  keep(payload: Payload): void;
  forget(): void;
}

export const noMemory: Memory = { read: () => undefined, keep: () => undefined, forget: () => undefined };

/** `id` tells surveys apart. Throws `bad_request` where the browser keeps nothing. */
export function tabMemory(id: string): Memory {
  const key = `sluice:${id}`;
  const storage = storageOfTab();
  return {
    read: () => payloadIn(storage.getItem(key)),
    keep: (payload) => storage.setItem(key, JSON.stringify(payload)),
    forget: () => storage.removeItem(key),
  };
}

function storageOfTab(): Storage {
  try {
    const { sessionStorage } = globalThis;
    sessionStorage.getItem("sluice");
    return sessionStorage;
  } catch {
    throw new SluiceError(
      "bad_request",
      "This browser keeps nothing for the tab, so that answers would be drawn again after a reload.",
      "Allow the page to keep data, or do without the memory.",
    );
  }
}

/** What is no payload was not kept by us. */
function payloadIn(text: string | null): Payload | undefined {
  try {
    const payload = JSON.parse(text ?? "null") as Payload | null;
    const envelope = payload?.[ENVELOPE];
    return payload && envelope?.version === 1 && typeof envelope.submission === "string" ? payload : undefined;
  } catch {
    return undefined;
  }
}
