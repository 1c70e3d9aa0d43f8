// SPDX-License-Identifier: Apache-2.0
/** Where elements have their protocols from: given to one, written inside it, or provided for all of a page. */

import type { AnswerTime, load as Load } from "../../../wasm/answer-time/answer-time.js";
import { fail } from "../../../wasm/contract/errors.js";
import * as texts from "./errors.js";

export type Given = AnswerTime | PromiseLike<AnswerTime>;

/** What a protocol that is written inside an element is loaded as, where the element does not say. */
const WRITTEN = "protocol";
/** Milliseconds without a protocol after which whoever makes the page is told. */
const PATIENCE = 5000;

let loader: typeof Load | undefined;
let provideFor: (given: Given) => void = () => {};
/** Whoever asks before something has been provided waits, and sends nothing. */
let provided = new Promise<AnswerTime>((resolve) => {
  provideFor = resolve;
});

/** Protocols for all elements that have none of their own. */
export function provide(given: Given): void {
  provideFor(given);
  provided = Promise.resolve(given);
  // Elements tell of it where it fails.
  provided.catch(() => {});
}

export function useLoader(load: typeof Load): void {
  loader = load;
}

/** What stands inside the element has been read. */
export async function parsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}

/**
 * Protocols that somebody loaded, or the text of one that is written inside. Waits for as long as the signal lets it; the
 * console says so where it takes long.
 */
export async function givenFor(
  element: Element,
  own: Given | string | undefined,
  signal: AbortSignal,
): Promise<AnswerTime | string> {
  if (own) return own;
  if (scriptIn(element)) return written(element);
  const late = setTimeout(() => {
    const called = `<${element.localName} name="${element.getAttribute("name") ?? ""}">`;
    console.warn(`${called} has no protocol yet: write one into it, give it one (sluice), or call provide.`);
  }, PATIENCE);
  signal.addEventListener("abort", () => clearTimeout(late));
  // Frameworks may put an element into the page first, and then into it what stands in it.
  const later = scriptLater(element, signal).then(() => written(element));
  return Promise.race([provided, later]).finally(() => clearTimeout(late));
}

const scriptIn = (element: Element) => element.querySelector('script[type="application/json"]');

function scriptLater(element: Element, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!scriptIn(element)?.textContent) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(element, { childList: true, characterData: true, subtree: true });
    signal.addEventListener("abort", () => observer.disconnect());
  });
}

const written = (element: Element): string => scriptIn(element)?.textContent ?? "";

/** With the protocol of that text loaded. Throws `bad_request`, and what `load` throws. */
export async function engineOf(element: Element, given: AnswerTime | string): Promise<AnswerTime> {
  if (typeof given !== "string") return given;
  const name = element.getAttribute("protocol") ?? WRITTEN;
  if (loader) return loader({ protocols: { [name]: given } });
  throw fail(texts.noLoader);
}

/** The one that is asked for, or the only one. Throws `bad_request`. */
export function chosenProtocol(sluice: AnswerTime, wanted: string | null) {
  const [only, ...others] = sluice.protocols.keys();
  const name = wanted ?? (others.length === 0 ? only : undefined);
  if (name !== undefined) return { name, checked: sluice.protocol(name) };
  throw fail(texts.protocolUnnamed);
}
