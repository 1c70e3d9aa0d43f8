// SPDX-License-Identifier: GPL-3.0-or-later
/** By how much a promise can fail if the people counted are but a sample. */
import type { Design, WorstCase } from "../../wasm/api/sluice.js";
import { messages } from "../messages.js";
import { integer } from "../text/say.js";
import { type Claim, factor } from "./sentence.js";

/** Promises that take the table for the truth about secrets, and that another promise can stand in for. */
const plainNotions = ["lip", "ldp"];

/** From a quarter more on it is another promise: people choose levels in steps that are hardly smaller. */
const tooMuch = 1.25;

/** Whether there is anything to be said of a sample. */
export function isSample({ guarantee, prior }: Design): boolean {
  return plainNotions.includes(guarantee.notion) && prior.every(Number.isInteger);
}

/** What was promised and what it may come to, and the advice that follows where that is much more. */
export function sampled({ guarantee }: Design, { people, alpha, levels }: WorstCase): Claim[] {
  const worst = levels[guarantee.notion]?.level;
  if (worst === undefined || worst <= guarantee.epsilon) return [];
  const t = messages.channel.sample;
  const values = {
    promised: factor(guarantee.epsilon),
    people: integer(people),
    sure: integer(100 * (1 - alpha)),
    worst: Number.isFinite(worst) ? factor(worst) : "",
  };
  const claim = { message: Number.isFinite(worst) ? t.worst : t.unbounded, values };
  return worst > tooMuch * guarantee.epsilon ? [claim, { message: t.advice, values: {} }] : [claim];
}
