// SPDX-License-Identifier: GPL-3.0-or-later
/** Finds the answers whose frequency can be told from reports at all, with however many reports. */
import type { Design, Identifiable } from "../../wasm/engine/sluice.js";

type Identified = Pick<Design, "identifiable" | "identifiableData">;

export interface Estimable {
  /** "none" where it is not so of a single answer. */
  kind: Identifiable | "none" | "unknown";
  /** Indices of the answers whose share can be estimated, where only some can. */
  answers?: number[];
}

/** Takes a design, or an audit of its file. */
export function estimable({ identifiable, identifiableData: answers = [] }: Identified): Estimable {
  if (identifiable !== "in-part") return { kind: identifiable ?? "unknown" };
  return answers.length === 0 ? { kind: "none" } : { kind: identifiable, answers };
}
