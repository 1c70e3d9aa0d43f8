// SPDX-License-Identifier: GPL-3.0-or-later
import { shownNames } from "../../wasm/protocol/columns.js";
import { messages } from "../messages/answer.js";

/** Categories as a person who answers knows them. @param none what that is called which has no name */
export function answerNames(categories: string[], none: string = messages.answer.none): string[] {
  return categories.includes(none) ? shownNames(categories) : categories.map((category) => category || none);
}
