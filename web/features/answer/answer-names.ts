// SPDX-License-Identifier: GPL-3.0-or-later
import { shownNames } from "../../../wasm/protocol/columns.js";
import { messages } from "../../messages/answer.js";

/** Categories as a person who answers knows them: the one without a name is that of who gives no answer. */
export function answerNames(categories: string[]): string[] {
  const { none } = messages.answer;
  return categories.includes(none) ? shownNames(categories) : categories.map((category) => category || none);
}
