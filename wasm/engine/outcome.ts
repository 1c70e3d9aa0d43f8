// SPDX-License-Identifier: GPL-3.0-or-later

import type * as core from "../contract/boundary.js";
import { fail } from "../contract/errors.js";

/** Returns the engine's result, or throws the failure that it reports as a value. */
export function taken<Value>({ value, failure }: core.Result<Value>): Value {
  if (failure) throw fail(failure.text, ...failure.values);
  return value;
}
