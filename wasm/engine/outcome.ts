// SPDX-License-Identifier: GPL-3.0-or-later

import type { Result } from "../contract/boundary.js";
import { SluiceError } from "../contract/errors.js";

/** What the engine has found; throws the failure that it reports as a value. */
export function taken<Value>({ value, failure }: Result<Value>): Value {
  if (failure) throw new SluiceError(failure.status, failure.message, failure.remedy);
  return value as Value;
}
