// SPDX-License-Identifier: GPL-3.0-or-later
/** The words about the protocol that a question gets. */
import { shortened } from "../common/characters.js";
import type { Design } from "../contract/types.js";
import type { Compared, Taken } from "../protocol/less-noise.js";
import { inPeople } from "./summary.js";

const NAMES: Record<Compared, string> = {
  grr: "randomised response (grr)",
  oue: "marks (oue)",
  "block-design": "blocks of answers (block-design)",
};

/** In two digits. */
function asMany(times: number): string {
  if (times < 1.05) return "about as many";
  return times < 100 ? `${times.toPrecision(2)} times as many` : "100 times as many or more";
}

/** So many times as many people as another protocol takes are worth a word. */
const TOO_MANY = 2;

/** Said of what was asked for, where another protocol takes far fewer people. */
export function tooCostly(
  needed: number | undefined,
  enough: number | undefined,
  { protocol }: Taken,
): string | undefined {
  if (needed === undefined || enough === undefined || !(needed > TOO_MANY * enough)) return undefined;
  const own = Number.isFinite(needed)
    ? `shares within 5 points take ${inPeople(needed)} with this protocol`
    : "no number of people is enough for shares within 5 points with this protocol";
  return `For counting: ${own}. With ${NAMES[protocol]} ${inPeople(enough)} are enough.`;
}

/** Said of what was taken by itself. */
export function why({ protocol, times }: Taken): string {
  const taken = `Taken: ${NAMES[protocol]}`;
  const others = (Object.keys(times) as Compared[]).map((other) => `${asMany(times[other] ?? 1)} with ${NAMES[other]}`);
  if (others.length === 0) return `${taken}. At this level no number of people is enough for any protocol.`;
  return `${taken}. It takes the fewest people where all answers are as common; ${others.join(", ")}. --protocol chooses otherwise.`;
}

/** For a channel from which no number of people tells how common every answer is. */
export function untold({ identifiable, identifiableData = [], data, guarantee }: Design): string | undefined {
  if (identifiable !== "in-part") return undefined;
  if (guarantee.epsilon === 0) return "Caution: at level 0 reports tell nothing, however many there are.";
  const told = identifiableData.map((x) => `"${shortened(data.categories[x] ?? "")}"`).join(", ");
  const which = told
    ? `only of ${told} can it be told from its reports`
    : "of no answer can it be told from its reports";
  return `Caution: no number of people is enough for this protocol: ${which} how common it is. grr, oue, block-design and --objective counting have no such answers; nor may optimal at another level.`;
}
