// SPDX-License-Identifier: Apache-2.0
import { type ErrorCode, SluiceError } from "../contract/errors.js";

export function badProtocol(reason: string, file: string): SluiceError {
  return new SluiceError(
    "bad_protocol",
    `The protocol file cannot be used: ${reason}.`,
    "Choose a protocol file as Sluice wrote it, or design the protocol again.",
    file ? { file } : {},
  );
}

const FOR_REQUESTS: ErrorCode[] = ["bad_request", "bad_table"];

/** What nobody has asked for but a file, is the file's fault. */
export function ofFile<T>(work: () => T, file = ""): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof SluiceError) || !FOR_REQUESTS.includes(error.code)) throw error;
    const [first = "", ...rest] = error.message.replace(/\.$/, "");
    throw badProtocol(first.toLowerCase() + rest.join(""), file);
  }
}
