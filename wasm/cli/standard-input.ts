// SPDX-License-Identifier: GPL-3.0-or-later
/** Standard input and output in the place of files. */
import { fail } from "../contract/errors.js";
import { fileChanged } from "../files/source.js";
import { reasonOf } from "./failure.js";
import * as texts from "./texts.js";

/** As arguments name both, and as a command calls them. */
export const DASH = "-";
export const STANDARD_INPUT = "standard input";
export const STANDARD_OUTPUT = "standard output";

let begun = false;

/** All that comes, once. */
export async function* standardInput(): AsyncGenerator<Uint8Array> {
  if (begun) throw fail(texts.pipeReadTwice).at({ file: STANDARD_INPUT });
  begun = true;
  try {
    for await (const piece of process.stdin) yield piece;
  } catch (error) {
    throw fileChanged(STANDARD_INPUT, reasonOf(error));
  }
}

/** The program may end before the writer does. */
export function leaveStandardInput(): void {
  if (begun) process.stdin.destroy();
}

/** The first bytes, at least so many where there are as many, and then all from the beginning. */
export async function begunInput(least: number): Promise<{ head: Uint8Array; all: () => AsyncGenerator<Uint8Array> }> {
  const rest = standardInput();
  const first: Uint8Array[] = [];
  for (let length = 0; length < least; ) {
    const { value, done } = await rest.next();
    if (done) break;
    first.push(value);
    length += value.length;
  }
  let taken = false;
  async function* all(): AsyncGenerator<Uint8Array> {
    if (taken) throw fail(texts.pipeReadTwice).at({ file: STANDARD_INPUT });
    taken = true;
    yield* first;
    yield* rest;
  }
  return { head: Buffer.concat(first), all };
}
