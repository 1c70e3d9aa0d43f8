// SPDX-License-Identifier: GPL-3.0-or-later
/** By how much a promise can fail if the people counted are but a sample. */

import { forSamples } from "../../wasm/contract/notions.js";
import type { Design, WorstCase } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { integer } from "../text/format-message.js";
import { type Claim, certainty, factor } from "./sentence.js";

/** From a quarter more on it is another promise: people choose levels in steps that are hardly smaller. */
const tooMuch = 1.25;

/** Whether there is anything to be said of a sample. */
export function isSample({ guarantee, prior }: Design): boolean {
  return forSamples(guarantee.notion) !== undefined && prior.every(Number.isInteger);
}

/** Says what was promised and what it may come to. Another promise is advised if that is so much more. */
export function sampled(
  { guarantee }: Design,
  { people, alpha, levels }: WorstCase,
): { claim: Claim; advised: boolean } | undefined {
  const worst = levels[guarantee.notion]?.level;
  if (worst === undefined || worst <= guarantee.epsilon) return undefined;
  const t = messages.channel.sample;
  const values = {
    promised: factor(guarantee.epsilon),
    people: integer(people),
    sure: certainty(alpha),
    // A belief that has shrunk so much is all but gone; more figures tell nothing.
    worst: worst < Math.log(MUCH) ? rounded(worst) : "",
    isNear: Number.isFinite(worst) ? "yes" : "",
  };
  const claim = { message: values.worst ? t.worst : values.isNear ? t.nearly : t.unbounded, values };
  return { claim, advised: worst > tooMuch * guarantee.epsilon };
}

/** A factor of 10 and more as a whole number, rounded up: decimals of it tell nothing. */
function rounded(level: number): string {
  const times = Math.exp(level);
  return times < WHOLE ? factor(level) : integer(Math.ceil(times));
}

const WHOLE = 10;
const MUCH = 1000;

/** The same in one line. */
export function ifSample(design: Design, worst: WorstCase): (Claim & { advised: boolean }) | undefined {
  const found = sampled(design, worst);
  if (!found) return undefined;
  const { values } = found.claim;
  const { ifSample, ifSampleNearly, ifSampleRules } = messages.level;
  const message = values.worst ? ifSample : values.isNear ? ifSampleNearly : ifSampleRules;
  return { message, values, advised: found.advised };
}

/** Says that a promise reckons with a sample. */
export function covered({ guarantee, total }: Design): Claim | undefined {
  const { alpha } = guarantee.parameters ?? {};
  if (alpha === undefined) return undefined;
  return { message: messages.channel.sample.covered, values: { people: integer(total), sure: certainty(alpha) } };
}
