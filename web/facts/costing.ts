// SPDX-License-Identifier: GPL-3.0-or-later
/** Says in words how many people reports cost. All figures are rounded up, so that they are enough. */
import type { Design } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/page.js";
import { decimal, integer, pointsText } from "../text/format-message.js";
import { type Costs, PLAIN, type ShareCost } from "./costs.js";
import type { Fact } from "./fact.js";
import type { Claim } from "./sentence.js";

/** Without any report it is known that a share is at most so far from one half. */
const BLIND = 0.5;

export function costing({ data }: Design, { times, within, plain, assumed, anybody, hardest, easiest }: Costs): Fact {
  const t = messages.label.costs;
  if (!Number.isFinite(times)) {
    return {
      name: "costs",
      brief: { message: t.never, values: {} },
      sentences: [{ message: t.neverSays, values: {} }],
    };
  }
  const named = (share: ShareCost) => data.categories[share.answer] || messages.empty;
  const people = { plain: integer(PLAIN), people: peopleText(times) };
  if (anybody) {
    const sentence = { message: t.anybody, values: { ...people, without: pointsText(plain) } };
    return { name: "costs", brief: timesBrief(times, times), sentences: [sentence] };
  }
  // A single figure would hide what a rare answer takes, or make all others look as dear.
  const apart = hardest && easiest && peopleText(easiest.times) !== people.people ? { hardest, easiest } : undefined;
  return {
    name: "costs",
    brief: timesBrief(times, easiest?.times ?? times),
    sentences: [
      { message: t.says, values: people },
      ...(apart
        ? [
            {
              message: t.apart,
              values: {
                hardest: named(apart.hardest),
                easiest: named(apart.easiest),
                fewest: peopleText(apart.easiest.times),
              },
            },
          ]
        : []),
      ...(within < BLIND
        ? [
            {
              message: t.within,
              values: { plain: people.plain, points: pointsText(within), without: pointsText(plain) },
            },
          ]
        : []),
      ...(assumed ? [{ message: t.assumed, values: {} }] : []),
    ],
  };
}

function timesBrief(most: number, least: number): Claim {
  const t = messages.label.costs;
  const [figure, fewest] = [timesText(most), timesText(least)];
  return figure === fewest
    ? { message: t.brief, values: { figure } }
    : { message: t.briefRange, values: { least: fewest, figure } };
}

/** The number of people whose reports take the place of the plain answers of `PLAIN`. */
function peopleText(times: number): string {
  return integer(rounded(times * PLAIN));
}

/**
 * Rounded up, so that it is enough.
 * @internal Tests look for these words in the sentence.
 */
export function timesText(times: number): string {
  return times < 10 ? decimal(Math.ceil(times * 10 - 1e-6) / 10, 1) : integer(rounded(times));
}

/** Up to two digits that count. */
export function rounded(people: number): number {
  const unit = 10 ** Math.max(0, Math.floor(Math.log10(people)) - 1);
  return Math.ceil(people / unit - 1e-6) * unit;
}
