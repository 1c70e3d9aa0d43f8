// SPDX-License-Identifier: Apache-2.0
/** Why something is not taken, and what to do; never with what was sent, which may be an answer. */
export class Refusal extends Error {
  override readonly name = "Refusal";
}

/** The field that says with which protocols reports were drawn, and which submission they are. */
export const ENVELOPE = "sluice";

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
