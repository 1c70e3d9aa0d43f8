// SPDX-License-Identifier: Apache-2.0
/** Where elements have their protocols from: given to one, written inside it, or provided for all of a page. */
import type { AnswerTime, load as Load } from "../../../wasm/api/answer-time/answer-time.js";
import { SluiceError } from "../../../wasm/api/errors.js";

export type Given = AnswerTime | PromiseLike<AnswerTime>;

/** What a protocol that is written inside an element is loaded as. */
const WRITTEN = "protocol";

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

export async function engineFor(element: Element, own: Given | undefined): Promise<AnswerTime> {
  if (own) return own;
  const script = element.querySelector('script[type="application/json"]');
  if (!script) return provided;
  if (loader) return loader({ protocols: { [WRITTEN]: script.textContent ?? "" } });
  throw new SluiceError(
    "bad_request",
    "A protocol stands inside the element, and nothing was given that could load it.",
    "Give define the function load of answer time.",
  );
}

/** The one that is asked for, or the only one. Throws `bad_request`. */
export function chosen(sluice: AnswerTime, wanted: string | null) {
  const [only, ...others] = sluice.protocols.keys();
  const name = wanted ?? (others.length === 0 ? only : undefined);
  if (name !== undefined) return { name, checked: sluice.protocol(name) };
  throw new SluiceError(
    "bad_request",
    "Several protocols are loaded, or none, and the element does not say which is its own.",
    "Write its name into the attribute protocol.",
  );
}
