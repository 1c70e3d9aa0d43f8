// SPDX-License-Identifier: GPL-3.0-or-later
/** Which protocol a question gets where nobody has said it. */

export interface Taken {
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
