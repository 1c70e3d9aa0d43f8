// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Checks without which a call cannot be sent to the worker at all. The worker checks the rest, so that the page carries
 * little of it.
 */

import { finite, list, record } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import { fail } from "../contract/errors.js";
import * as texts from "./texts.js";

/** Throws `bad_request` where `check` finds a reason. */
export function refusing(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Reason)) throw error;
    throw fail(texts.requestWrong, error.said);
  }
}

/** Checks that a curve can be made into points. */
export function checkCurve(value: unknown): void {
  refusing(() => {
    const { epsilons, protocols } = record(value, say(texts.request));
    list(epsilons, "epsilons");
    list(protocols, "protocols");
  });
}

/** Checks all efficiencies before the first design is made. */
export function checkEfficiencies(value: unknown): void {
  refusing(() =>
    list(value, "efficiencies").forEach((item, i) => {
      const efficiency = finite(item, `efficiencies[${i}]`);
      if (!(efficiency > 0 && efficiency <= 1)) {
        throw new Reason(say(texts.efficiencyWrong, `efficiencies[${i}]`, efficiency));
      }
    }),
  );
}
