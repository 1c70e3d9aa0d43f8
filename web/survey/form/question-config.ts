// SPDX-License-Identifier: Apache-2.0
/** Finds the protocol of a question and the options on offer: those written, or the protocol's categories. */

import type { AnswerTime, CheckedProtocol } from "../../../wasm/answer-time/answer-time.js";
import type { ReadProtocol } from "../../../wasm/answer-time/protocol.js";
import { fail } from "../../../wasm/contract/errors.js";
import { chosenProtocol } from "./engine.js";
import * as texts from "./errors.js";

export interface Option {
  value: string;
  label: string;
}

export interface Question {
  sluice: AnswerTime;
  protocol: string;
  checked: CheckedProtocol;
  options: readonly Option[];
}

/** Throws `bad_request` where the element does not say what its protocol is, or offers what that does not know. */
export function questionOf(element: Element, sluice: AnswerTime): Question {
  const { name: protocol, checked } = chosenProtocol(sluice, element.getAttribute("protocol"));
  return { sluice, protocol, checked, options: offeredOptions(writtenOptions(element), checked) };
}

/** Those that the author wrote. */
export const writtenOptions = (element: Element): Option[] =>
  [...element.querySelectorAll("option")].map(({ value, text }) => ({
    value: String(value),
    label: String(text || value),
  }));

/** Throws `bad_request` where something is offered that the protocol does not know, or that it needs more than one answer for. */
export function offeredOptions(written: readonly Option[], protocol: ReadProtocol): readonly Option[] {
  if (protocol.columns.length !== 1) {
    throw fail(texts.protocolOfColumns, protocol.columns.length);
  }
  // A person who says nothing is in the category without a name; it needs no option.
  const categories = protocol.file.data.categories.filter((category) => category !== "");
  const options = written.length > 0 ? written : categories.map((value) => ({ value, label: value }));
  const values = options.map(({ value }) => value);
  const wrong = values.find((value, i) => values.indexOf(value) !== i || !isAnswerOf(protocol, value));
  if (wrong === undefined) return options;
  throw fail(texts.optionUnknown, wrong, categories.map((name) => `"${name}"`).join(", ")).at({ category: wrong });
}

/** Whether this is an answer to the protocol. */
export function isAnswerOf(protocol: ReadProtocol, answer: string): boolean {
  try {
    protocol.input(answer);
    return true;
  } catch {
    return false;
  }
}
