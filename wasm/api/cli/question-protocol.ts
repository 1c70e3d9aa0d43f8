// SPDX-License-Identifier: GPL-3.0-or-later
/** Which protocol a question gets where nobody has said it, and what is said of it. */
import { shortened } from "../characters.js";
import type { Design } from "../types.js";

interface Taken {
  protocol: "grr" | "oue";
  /** How many times as many people the other one takes. */
  times: number;
}

/**
 * Of randomised response and marks the one whose estimates of rare answers vary less. Per person, to first order, these
 * have the variances (a - 2 + E) / (E - 1)^2 and 4 E / (E - 1)^2, E = e^epsilon: marks from a > 3 E + 2 on (Wang, Blocki,
 * Li, Jha: Locally Differentially Private Protocols for Frequency Estimation, 2017). At level 0 neither tells anything.
 */
export function lessNoise(answers: number, epsilon: number): Taken {
  const factor = Math.exp(epsilon);
  const ratio = (answers - 2 + factor) / (4 * factor);
  return epsilon > 0 && ratio > 1 ? { protocol: "oue", times: ratio } : { protocol: "grr", times: 1 / ratio };
}

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
