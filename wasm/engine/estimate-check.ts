// SPDX-License-Identifier: GPL-3.0-or-later
/** Of requests about reports, what callers without types may get wrong. */

import { atLeastZero, finite, list, onlyKeys, Reason, record, show, uniqueTexts } from "../common/checked.js";
import { refusing } from "./call-check.js";

function options(value: unknown, keys: string[], where: string): Record<string, unknown> {
  const raw = record(value, where);
  onlyKeys(raw, keys, where);
  return raw;
}

function checkWritten(written: unknown): void {
  if (written !== "reports" && written !== "values") {
    throw new Reason(`written is ${show(written)} instead of "reports" or "values"`);
  }
}

export function checkReportsIn(value: unknown): void {
  refusing(() => {
    const { written, as } = options(value, ["written", "as"], "what the file holds");
    checkWritten(written);
    if (as !== "rows" && as !== "counts") throw new Reason(`as is ${show(as)} instead of "rows" or "counts"`);
  });
}

export function checkCounts(value: unknown): void {
  refusing(() => {
    const { written, reports, counts } = options(value, ["written", "reports", "counts"], "what was counted");
    checkWritten(written);
    const names = uniqueTexts(reports, "reports");
    for (const count of list(counts, "counts", names.length)) {
      if (!Number.isSafeInteger(atLeastZero(count, "counts"))) throw new Reason(`counts holds ${show(count)}`);
    }
  });
}

export function checkEstimating(value: unknown): void {
  refusing(() => {
    const { confidence, assume } = options(value, ["confidence", "assume"], "the options");
    if (confidence !== undefined) finite(confidence, "confidence");
    if (assume !== undefined && assume !== "prior") throw new Reason(`assume is ${show(assume)} instead of "prior"`);
  });
}

export function checkAim(value: unknown): void {
  refusing(() => {
    const { people, halfWidth } = options(value, ["people", "halfWidth"], "what is planned");
    if (people === undefined && halfWidth === undefined) throw new Reason("neither people nor a half width is given");
    for (const [name, number] of Object.entries({ people, halfWidth })) {
      if (number !== undefined && !(finite(number, name) > 0))
        throw new Reason(`${name} is ${number} instead of above 0`);
    }
  });
}
