// SPDX-License-Identifier: GPL-3.0-or-later
/** The design of a protocol file that has been verified, with what the file does not state and the verdict found. */
import { type AuditResult, type Design, designFrom, type ProtocolFile } from "../../wasm/engine/sluice.js";

export function verified(file: ProtocolFile, found: AuditResult): Design {
  const { secretInformation, informationError, guess, identifiable, identifiableData } = found;
  return {
    ...designFrom(file),
    secretInformation,
    guess,
    ...(informationError !== undefined && { informationError }),
    ...(identifiable && { identifiable }),
    ...(identifiableData && { identifiableData }),
  };
}
