// SPDX-License-Identifier: GPL-3.0-or-later
import { SluiceError } from "../../wasm/engine/sluice.js";

export function isTooLarge(error: unknown): boolean {
  return error instanceof SluiceError && error.code === "too_large";
}
