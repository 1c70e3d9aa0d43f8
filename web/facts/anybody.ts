// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The sentence about a protocol whose table counts nobody, such as that of a question before anybody has answered. It
 * says how a report changes a belief that somebody has already. The table does not say how many people have or send
 * something.
 */

import { OF_ANSWERS } from "../../wasm/contract/notions.js";
import type { Design } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { integer } from "../text/format-message.js";
import { atMost, outOf } from "./belief.js";
import type { Claim } from "./sentence.js";

/** Beliefs that somebody may have beforehand. */
const FEW = 0.1;
const HALF = 0.5;

/**
 * How likely an answer is at most after a report that is at most so many times as likely with it as with any other.
 * @internal Tests hold it against the largest posterior of random protocols.
 */
export function believed(before: number, factor: number): number {
  return Number.isFinite(factor) ? (before * factor) / (1 - before + before * factor) : 1;
}

/** For two beliefs; `before` and `figure` are the first one's. No claim where no report changes any. */
export function ofAnybody(design: Design): Claim | undefined {
  const level = design.leakage[OF_ANSWERS]?.level ?? Number.POSITIVE_INFINITY;
  if (level < 1e-9) return undefined;
  const [few, half] = [FEW, HALF].map((before) => believed(before, Math.exp(level))) as [number, number];
  // A belief that is next to certain is not to be rounded to certainty.
  const people = outOf([FEW, 1 - half]);
  return {
    message: messages.level.anybody.after,
    values: {
      before: integer(FEW * people),
      most: integer(atMost(few, people)),
      half: integer(HALF * people),
      halfMost: integer(atMost(half, people)),
      people: integer(people),
    },
  };
}
