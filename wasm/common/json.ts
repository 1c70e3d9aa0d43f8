// SPDX-License-Identifier: Apache-2.0
/** JSON that means the same to every reader: no key twice in an object, no number that is read as another one, no endless nesting. */

import { isExact } from "./number.js";
import { Reason } from "./reason.js";
import { say } from "./said.js";
import * as texts from "./texts.js";

/** More than any document of ours needs. */
const DEEPEST = 32;

/** A number where it begins, in a text that is JSON. */
const NUMBER = /[-+.\deE]+/y;

/** Throws a Reason that tells what is wrong and nothing of the text. */
export function parseStrictly(text: string): unknown {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    // The platform's message quotes the text, which may be a file of records chosen by mistake.
    const why = /\b(NaN|Infinity)\b/.test(text) ? say(texts.jsonNoSuchNumbers) : "";
    throw new Reason(say(texts.notJson, why));
  }
  checkOnce(text);
  return value;
}

/**
 * If a key is given twice, some readers take its first value, and others its last. 2^53 + 1 is another number to a
 * reader with big integers than to one with doubles.
 */
function checkOnce(json: string): void {
  /** For each object or list that is open its keys; a list has none. */
  const open: Set<string>[] = [];
  let begin = 0;
  let end = 0;
  for (let i = 0; i < json.length; i++) {
    const character = json[i];
    if (character === '"') {
      begin = i;
      while (json[++i] !== '"') if (json[i] === "\\") i++;
      end = i + 1;
    } else if (character === ":") {
      const key: string = JSON.parse(json.slice(begin, end));
      if (open.at(-1)?.has(key)) throw new Reason(say(texts.jsonFieldTwice));
      open.at(-1)?.add(key);
    } else if (character === "{" || character === "[") {
      if (open.push(new Set()) > DEEPEST) throw new Reason(say(texts.jsonTooDeep));
    } else if (character === "}" || character === "]") open.pop();
    else if (character === "-" || (character !== undefined && character >= "0" && character <= "9")) {
      NUMBER.lastIndex = i;
      const written = NUMBER.exec(json)?.[0] ?? character;
      if (!isExact(written)) {
        const line = json.slice(0, i).split("\n").length;
        throw new Reason(say(texts.jsonNumberNotExact, line));
      }
      i += written.length - 1;
    }
  }
}
