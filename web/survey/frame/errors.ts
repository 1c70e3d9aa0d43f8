// SPDX-License-Identifier: Apache-2.0
/** Why a question that is to stand in a frame is not asked, in English only; and what people are told. */
import type { SluiceError } from "../../../wasm/contract/errors.js";
import type { Words } from "../words/words.js";

export const frameExposed = ["frame-exposed", "bad_request", "The frame at {url} does not have an origin of its own, so scripts could read the answer. The question is not asked.", "Leave the frame's attribute sandbox as it is, and find the script that changes it."] as const;
export const frameNowhere = ["frame-nowhere", "bad_request", "The script does not know its own address, so it finds no sluice-frame.htm beside it. The question is not asked.", 'Name the address of that file (frame="…"); frame="none" asks in the page itself, where scripts can learn the answer.'] as const;
export const frameSilent = [
  "frame-silent",
  "bad_request",
  "The frame at {url} does not answer, so the question is not asked.",
  "Put this version's sluice-frame.htm at that address, unchanged. Check that the page's policy allows it, and that no script stops its messages. frame=\"none\" asks in the page itself, where scripts can learn the answer.",
] as const;
export const pageSandboxed = [
  "page-sandboxed",
  "bad_request",
  "The page itself stands in a frame without an origin, maybe in the place of sluice-frame.htm. The question is not asked.",
  'Put sluice-frame.htm where the outer page looks for it. If the page is to stand in such a frame, frame="none" asks in the page itself.',
] as const;

/** The sentence for people whose question is not asked. */
export function saidOf({ id }: SluiceError, { form }: Words): string {
  if (id === frameExposed[0]) return form.exposed;
  return id === frameSilent[0] ? form.unframed : form.broken;
}
