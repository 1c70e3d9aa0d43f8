// SPDX-License-Identifier: Apache-2.0
/**
 * Lists as JSON, byte by byte as JSON.stringify writes them, for what words are derived from. JSON.stringify itself would
 * hand a list to a function `toJSON` that a script may have given to all objects, and with it what somebody answered.
 */
const { stringify } = JSON;
const { apply } = Reflect;
const encoder = new TextEncoder();
const { encode } = encoder;

/** Numbers are whole. */
export function jsonList(...items: (string | number)[]): string {
  let text = "";
  for (let i = 0; i < items.length; i += 1) text += `${i === 0 ? "[" : ","}${stringify(items[i])}`;
  return `${text}]`;
}

export const utf8 = (text: string): Uint8Array => apply(encode, encoder, [text]) as Uint8Array;
