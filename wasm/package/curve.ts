// SPDX-License-Identifier: GPL-3.0-or-later
/** The points of a curve, told as they are found. */

import type { SluiceError } from "../contract/errors.js";
import { PROTOCOL_NAMES } from "../contract/protocols.js";
import type { CurveRequest } from "../contract/search-types.js";
import type { CurvePoint } from "../contract/types.js";
import { checkCurve } from "../engine/call-check.js";
import { curveOf } from "../engine/curve.js";
import type { Connection } from "./connection.js";
import { checkName } from "./options.js";

/** A protocol that cannot be designed at a level. */
export interface CurveFailure {
  protocol: string;
  epsilon: number;
  error: SluiceError;
}

export function curvePoints(
  connection: Connection,
  request: CurveRequest,
  tell: (point: CurvePoint) => void,
  onFailure: ((failure: CurveFailure) => void) | undefined,
  signal: AbortSignal,
): Promise<unknown> {
  checkCurve(request);
  for (const protocol of request.protocols) checkName(protocol, PROTOCOL_NAMES, "protocol");
  const failed = onFailure && ((at: Omit<CurveFailure, "error">, error: SluiceError) => onFailure({ ...at, error }));
  return connection.run(signal, (bridges, signal) =>
    curveOf(bridges, request, { ...(signal && { signal }), onPoint: tell, ...(failed && { onFailure: failed }) }),
  );
}
