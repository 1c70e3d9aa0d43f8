// SPDX-License-Identifier: Apache-2.0
/** Finds the file of the frame: named by the page, or beside this script. */
import { fail } from "../../../wasm/contract/errors.js";
import * as texts from "./errors.js";

let named: string | undefined;

/** For all questions of the page that name none themselves; "none" for no frames at all. */
export function useFrame(url: string): void {
  named = url;
}

/**
 * Resolves the address that a question names against `base`. Undefined only for "none": the question then stands in the page.
 * Throws `bad_request`.
 */
export function frameFor(own: string | null | undefined, base: string): string | undefined {
  const url = own || named;
  if (url === "none") return undefined;
  // Many servers send a page of their own for what is not there: in a frame it would ask for a frame, and so on.
  if (window !== window.parent && window.origin === "null") throw fail(texts.pageSandboxed);
  if (url) return new URL(url, base).href;
  if (addressBeside) return addressBeside;
  throw fail(texts.frameNowhere);
}

const script = globalThis.document?.currentScript as HTMLScriptElement | null | undefined;
const addressBeside = address();

function address(): string | undefined {
  try {
    // As it is written bundlers find the file by it, also those that make a classic script, as webpack does.
    return new URL("./sluice-frame.htm", import.meta.url).href;
  } catch {
    return script?.src ? new URL("sluice-frame.htm", script.src).href : undefined;
  }
}
