// SPDX-License-Identifier: GPL-3.0-or-later
/** A reader's guesses, in people: how often they are right, and about whom a noisy answer says most. */
import { countsNobody } from "../../wasm/contract/assumptions.js";
import type { Design } from "../../wasm/engine/sluice.js";
import { integer } from "../text/format-message.js";
import { atLeast, atMost, type Belief, beliefs, isMoved, STILL, secretGuesses, worst } from "./belief.js";
import { inPeople } from "./people.js";

export interface Exposed {
  /** Guesses right of 100, rounded up with the file; not where noisy answers are ticks. */
  right?: { before: number; after: number };
  /** The category whose people are most exposed, "" for those without a value; none where nothing is said of any. */
  category?: { name: string; people: string; before: string; least: string; most: string };
}

const OUT_OF = 100;

/**
 * A reader is never said to know less than they do. Without the file it is the nearest number, as in the Details and
 * the summary. If that would hide that the file helps, it is the number below.
 */
function rightOf(blind: number, informed: number): { before: number; after: number } {
  const after = atMost(informed, OUT_OF);
  const nearest = Math.round(blind * OUT_OF);
  if (informed < blind * (1 + STILL)) return { before: after, after };
  return { before: nearest < after ? nearest : atLeast(blind, OUT_OF), after };
}

export function exposed(design: Design): Exposed {
  if (countsNobody(design)) return {};
  const guesses = secretGuesses(design);
  const right = guesses && rightOf(guesses.blind, guesses.informed);
  const found = worst(beliefs(design));
  if (!found || !isMoved(found)) return { ...(right && { right: { ...right, after: right.before } }) };
  const category = { name: design.secret.categories[found.secret] ?? "", ...exposure(found) };
  return { ...(right && { right }), category };
}

/** A belief before and after a noisy answer, as numbers of people. */
export function exposure(belief: Belief): { people: string; before: string; least: string; most: string } {
  const { people, before } = inPeople(belief);
  return {
    people: integer(people),
    before,
    least: integer(atLeast(belief.least, people)),
    most: integer(atMost(belief.most, people)),
  };
}
