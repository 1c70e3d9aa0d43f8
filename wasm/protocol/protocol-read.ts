// SPDX-License-Identifier: Apache-2.0
/**
 * Protocol files from their text. Reading checks the structure; whether the guarantee holds is the engine's to say
 * (`Engine.audit`, or `check` at answer time).
 */

import { parseStrictly } from "../common/json.js";
import { say } from "../common/said.js";
import { reasonOf } from "../contract/errors.js";
import type { ProtocolFile } from "../contract/types.js";
import { checkProtocol } from "./protocol-check.js";
import { badProtocol } from "./protocol-error.js";
import { MAX_PROTOCOL_BYTES } from "./protocol-size.js";
import * as texts from "./texts.js";

export const TOO_LARGE = say(texts.documentTooLarge, MAX_PROTOCOL_BYTES >> 20);

/** Reads a protocol file; throws `bad_protocol` with the place inside the document that is wrong. */
export function readProtocol(text: string, file = ""): ProtocolFile {
  return checkProtocol(parsedDocument(text, file), file);
}

/** The document of a text, read in the one way in which all programs read it. */
export function parsedDocument(text: string, file: string): unknown {
  if (text.length > MAX_PROTOCOL_BYTES) throw badProtocol(TOO_LARGE, file);
  try {
    // A byte order mark is no part of the document.
    return parseStrictly(text.startsWith("\uFEFF") ? text.slice(1) : text);
  } catch (error) {
    throw badProtocol(reasonOf(error), file);
  }
}
