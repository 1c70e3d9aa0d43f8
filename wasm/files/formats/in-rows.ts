// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors of readers that were given a table as lines of text. */
import { say } from "../../common/said.js";
import { type ErrorText, failWith, SluiceError } from "../../contract/errors.js";
import * as texts from "../texts.js";
import type { LineIndex } from "./lines.js";

/** The same error, which says the row where it said the line. */
export function withRow(error: unknown, lines: LineIndex | undefined): unknown {
  if (!lines || !(error instanceof SluiceError) || error.place.line === undefined) return error;
  const { line, ...place } = error.place;
  const own = lines.row(line);
  const moved = error.at(own === undefined ? place : { ...place, row: own });
  return inText(moved, lines) ?? moved;
}

/** The readers of text name another line in the hole `at`. */
const WITH_LINE: ErrorText[] = [texts.personTwice, texts.tooManyValues, texts.tooManyCombinations];

function inText({ id, values, place }: SluiceError, lines: LineIndex): SluiceError | undefined {
  const { at } = values;
  const text = WITH_LINE.find(([one]) => one === id);
  if (!text || typeof at !== "object" || !("id" in at)) return undefined;
  const row = lines.row(Number(at.values.line));
  return row === undefined ? undefined : failWith(text, { ...values, at: say(texts.row, row) }).at(place);
}
