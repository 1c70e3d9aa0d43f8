// SPDX-License-Identifier: GPL-3.0-or-later
import { type ErrorCode, type Place, SluiceError } from "../../wasm/contract/errors.js";

/** An error in the page's own words, which are those of its language already. */
export function ownError(id: string, code: ErrorCode, text: string, remedy: string, place: Place = {}): SluiceError {
  return new SluiceError({ code, id: OWN + id, values: {}, text, remedy, place });
}

const OWN = "page.";

export const isOwn = (id: string): boolean => id.startsWith(OWN);
