// SPDX-License-Identifier: GPL-3.0-or-later
/** What is said of the protocol that a question gets. */
import { shortened } from "../common/characters.js";
import type { Design } from "../contract/types.js";
import type { Taken } from "../protocol/less-noise.js";

/** Said of what was taken by itself. */
export function why({ protocol, times }: Taken): string {
  const [taken, other] =
    protocol === "oue" ? ["marks (oue)", "randomised response (grr)"] : ["randomised response (grr)", "marks (oue)"];
  const people =
    times < 1.05
      ? "no fewer people"
      : `${times < 100 ? times.toPrecision(2) : "100"} times as many people${times < 100 ? "" : " or more"}`;
  return `Taken: ${taken}, for with ${other} estimates of rare answers take ${people}; --protocol chooses otherwise.`;
}

/** Of a channel from which no number of people tells how common every answer is. */
export function untold({ identifiable, identifiableData = [], data, guarantee }: Design): string | undefined {
  if (identifiable !== "in-part") return undefined;
  if (guarantee.epsilon === 0) return "Caution: at level 0 reports tell nothing, however many there are.";
  const told = identifiableData.map((x) => `"${shortened(data.categories[x] ?? "")}"`).join(", ");
  const which = told
    ? `only of ${told} can it be told from its reports`
    : "of no answer can it be told from its reports";
  return `Caution: no number of people is enough for this protocol: ${which} how common it is. grr and oue have no such answers; nor may optimal at another level.`;
}
