// SPDX-License-Identifier: GPL-3.0-or-later
/** One person's report, drawn once, without a file. */

import type { Engine } from "../contract/engine.js";
import { fail } from "../contract/errors.js";
import type { SettingsFile } from "../contract/types.js";
import { checkGuarantee } from "../files/privatise-check.js";
import { checkByItself } from "../protocol/by-itself.js";
import { inputCount } from "../protocol/columns.js";
import { drawnHash } from "../protocol/identity.js";
import { isForReaders } from "../protocol/readers-check.js";
import { isMarks, written } from "../protocol/unary-encoding.js";
import { wordsByPerson } from "../releases/derived-randomness.js";
import * as texts from "./texts.js";

/** All answers that are released together with this one: none. */
const ALONE = "one answer";
const WHOSE = { before: 0, names: ["me"] };

/**
 * The report of the person with this input of the channel. The device's secret determines it (see derived-randomness.ts), so
 * the same answer under the same protocol has the same report at every call. A promise of the
 * channel alone is all that is checked of settings for readers. Throws `not_certified`, `bad_request`.
 */
export function answerOnce(engine: Engine, protocol: SettingsFile, input: number, secret: string): string {
  if (isForReaders(protocol)) checkByItself(protocol);
  else checkGuarantee(engine, protocol);
  const { channel } = protocol;
  if (!(Number.isInteger(input) && input >= 0 && input < inputCount(protocol))) {
    throw fail(texts.noSuchAnswer);
  }
  const inputs = Uint32Array.of(input);
  const words = wordsByPerson(secret, drawnHash(protocol), ALONE);
  const width = channel.reports.length;
  if (isMarks(channel)) {
    return written(engine.sampleMarks(width, channel.marks.other, inputs, words(WHOSE, inputs, width)));
  }
  const weights = BigUint64Array.from(channel.weights.flat(), BigInt);
  const [report = 0] = engine.sample(weights, width, inputs, words(WHOSE, inputs, 1));
  return channel.reports[report] as string;
}
