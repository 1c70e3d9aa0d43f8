// SPDX-License-Identifier: Apache-2.0
import { SluiceError } from "./errors.js";

export function badProtocol(reason: string, file: string): SluiceError {
  return new SluiceError(
    "bad_protocol",
    `The protocol file cannot be used: ${reason}.`,
    "Choose a protocol file as Sluice wrote it, or design the protocol again.",
    file ? { file } : {},
  );
}
