// SPDX-License-Identifier: GPL-3.0-or-later
/** The way out where a protocol keeps information, and shares can hardly be counted from its reports. */
import type { Engine } from "../contract/engine.js";
import { SluiceError } from "../contract/errors.js";
import type { Design, DesignRequest } from "../contract/types.js";
import { peopleNeededFor } from "../engine/people-needed.js";
import { inPeople } from "./summary.js";

/** So many times as many people as plain randomised response needs are too many. */
const TOO_MANY = 10;
/** Seconds that are spent on saying so. */
const BRIEF = 3;

/** One line, or nothing where there is no better way that is worth a word. */
export function countingHint(engine: Engine, request: DesignRequest, found: Design): string | undefined {
  if (found.seesSecret) return undefined;
  const needed = peopleNeededFor(engine, found);
  if (needed === undefined) return undefined;
  const plain = peopleFor(engine, { ...request, protocol: "grr" });
  if (needed <= TOO_MANY * plain) return undefined;
  const search = { ...request.search, seconds: BRIEF };
  const best = peopleFor(engine, { ...request, search, objective: "counting" });
  if (needed <= TOO_MANY * best) return undefined;
  const enough = `With --objective counting ${inPeople(best)} are enough.`;
  return Number.isFinite(needed)
    ? `For counting: every share within 5 points takes ${inPeople(needed)} with this protocol. ${enough}`
    : `For counting: these reports do not tell every share, however many people send one. ${enough}`;
}

/** Infinite where there is no such protocol for these data. */
function peopleFor(engine: Engine, request: DesignRequest): number {
  try {
    return peopleNeededFor(engine, engine.design(request)) ?? Number.POSITIVE_INFINITY;
  } catch (error) {
    if (error instanceof SluiceError && error.code !== "crashed") return Number.POSITIVE_INFINITY;
    throw error;
  }
}
