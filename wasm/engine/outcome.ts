// SPDX-License-Identifier: GPL-3.0-or-later
import type { Outcome } from "../../.build/wasm/sluice.js";
import { type ErrorCode, SluiceError } from "../contract/errors.js";

/** Throws what the engine reports as a value. */
export function checkOutcome(outcome: Outcome): void {
  if (outcome.code === "") return;
  throw new SluiceError(String(outcome.code) as ErrorCode, String(outcome.message), String(outcome.remedy));
}
