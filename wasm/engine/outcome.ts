// SPDX-License-Identifier: GPL-3.0-or-later

import type { Result } from "../contract/boundary.js";
import { CORE, SluiceError } from "../contract/errors.js";

/** What the engine has found; throws the failure that it reports as a value. */
export function taken<Value>({ value, failure }: Result<Value>): Value {
  if (!failure) return value as Value;
  const { status: code, message: text, remedy } = failure;
  throw new SluiceError({ code, id: CORE, values: {}, text, remedy, place: {} });
}
