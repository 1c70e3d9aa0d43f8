// SPDX-License-Identifier: Apache-2.0
/** Finds the protocols of elements: given to one, written inside it, or provided for all of a page. */

import type { AnswerTime, load as Load } from "../../../wasm/answer-time/answer-time.js";
import { fail } from "../../../wasm/contract/errors.js";
import type { ProtocolFile } from "../../../wasm/contract/types.js";
import * as texts from "./errors.js";

export type Given = AnswerTime | PromiseLike<AnswerTime>;

/** The name that a protocol written inside an element is loaded under, where the element does not say. */
const WRITTEN = "protocol";
/** Milliseconds without a protocol after which whoever makes the page is told. */
const PATIENCE = 5000;

let loader: typeof Load | undefined;
let provideFor: (given: Given) => void = () => {};
/** An element that asks before something has been provided waits, and sends nothing. */
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

/** Resolves when the browser has read what stands inside the element. */
export async function parsed(): Promise<void> {
  if (document.readyState !== "loading") return;
  await new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve, { once: true }));
}

/**
 * Protocols that somebody loaded, or the text of one that is written inside: an element into which one is written later
 * starts anew. Waits for as long as it takes; the console says so where that is long, unless it is over by then.
 */
export async function givenFor(
  element: Element,
  own: Given | string | undefined,
  isOver: () => boolean,
): Promise<AnswerTime | string> {
  if (own) return own;
  const written = element.querySelector('script[type="application/json"]');
  if (written) return written.textContent ?? "";
  const late = setTimeout(() => {
    if (isOver()) return;
    const called = `<${element.localName} name="${element.getAttribute("name") ?? ""}">`;
    console.warn(`${called} has no protocol yet: write one into it, give it one (sluice), or call provide.`);
  }, PATIENCE);
  return provided.finally(() => clearTimeout(late));
}

/** With the protocol of that text loaded. Throws `bad_request`, and what `load` throws. */
export async function engineOf(element: Element, given: AnswerTime | string): Promise<AnswerTime> {
  if (typeof given !== "string") return given;
  const name = element.getAttribute("protocol") ?? WRITTEN;
  if (loader) return loader({ protocols: { [name]: given } });
  throw fail(texts.noLoader);
}

/** The one that is asked for, or the only one. Throws `bad_request`. */
export function nameAmong([only, ...others]: readonly string[], wanted: string | null): string {
  const name = wanted ?? (others.length === 0 ? only : undefined);
  if (name !== undefined) return name;
  throw fail(texts.protocolUnnamed);
}

export function chosenProtocol(sluice: AnswerTime, wanted: string | null) {
  const name = nameAmong([...sluice.protocols.keys()], wanted);
  return { name, checked: sluice.protocol(name) };
}

/** A protocol and its identity, as the file says; the frame checks them. */
export interface Checked {
  file: ProtocolFile;
  hash: string;
  text: string;
}

/** Undefined where it is not JSON: the frame says what is wrong with it. Throws `bad_request`. */
export function checkedOf(element: Element, given: AnswerTime | string): Checked | undefined {
  if (typeof given !== "string") {
    const { file, hash } = chosenProtocol(given, element.getAttribute("protocol")).checked;
    return { file, hash, text: JSON.stringify(file) };
  }
  try {
    const file = JSON.parse(given) as ProtocolFile;
    return { file, hash: String(file.certificate.protocol), text: given };
  } catch {
    return undefined;
  }
}
