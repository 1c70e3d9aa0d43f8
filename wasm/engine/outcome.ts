// SPDX-License-Identifier: GPL-3.0-or-later
import type { Outcome } from "../../.build/wasm/sluice.js";
import { CORE, type ErrorCode, SluiceError } from "../contract/errors.js";

/** Throws what the engine reports as a value. */
export function checkOutcome(outcome: Outcome): void {
  if (outcome.code === "") return;
  const [text, remedy] = [String(outcome.message), String(outcome.remedy)];
  throw new SluiceError({ code: String(outcome.code) as ErrorCode, id: CORE, values: {}, text, remedy, place: {} });
}
