// SPDX-License-Identifier: GPL-3.0-or-later
/** Of requests about reports, what callers without types may get wrong. */

import { atLeastZero, finite, list, onlyKeys, record, show, text, uniqueTexts, type Where } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import { refusing } from "./call-check.js";
import * as texts from "./texts.js";

function options(value: unknown, keys: string[], where: Where): Record<string, unknown> {
  const raw = record(value, where);
  onlyKeys(raw, keys, where);
  return raw;
}

export function checkWritten(written: unknown): void {
  if (written !== "reports" && written !== "values") {
    throw new Reason(say(texts.writtenWrong, show(written)));
  }
}

export function checkReportsIn(value: unknown): void {
  refusing(() => {
    const { written, as, column } = options(value, ["written", "as", "column"], say(texts.whatFileHolds));
    checkWritten(written);
    if (column !== undefined) text(column, "column");
    if (as !== "rows" && as !== "counts") throw new Reason(say(texts.asWrong, show(as)));
  });
}

export function checkCounts(value: unknown): void {
  refusing(() => {
    const keys = ["written", "reports", "counts", "missing"];
    const { written, reports, counts, missing = 0 } = options(value, keys, say(texts.whatWasCounted));
    checkWritten(written);
    const names = uniqueTexts(reports, "reports");
    for (const count of [...list(counts, "counts", names.length), missing]) {
      if (!Number.isSafeInteger(atLeastZero(count, "counts"))) throw new Reason(say(texts.countsWrong, show(count)));
    }
  });
}

/** People of a table that shares are shrunken towards: with more of them nothing is left of the reports. */
export const MOST_SHRUNKEN = 1e12;

/** `more` are options that some of these requests have. */
export function checkEstimating(value: unknown, more: "shrink"[] = []): void {
  refusing(() => {
    const { confidence, assume, shrink } = options(value, ["confidence", "assume", ...more], say(texts.options));
    if (shrink !== undefined && !(finite(shrink, "shrink") > 0)) throw new Reason(say(texts.shrinkWrong, show(shrink)));
    if (Number(shrink) > MOST_SHRUNKEN) {
      throw new Reason(say(texts.shrinkTooLarge, show(shrink), show(MOST_SHRUNKEN)));
    }
    if (confidence !== undefined) finite(confidence, "confidence");
    if (assume !== undefined && assume !== "prior") throw new Reason(say(texts.assumeWrong, show(assume)));
  });
}

export function checkAim(value: unknown): void {
  refusing(() => {
    const { people, halfWidth } = options(value, ["people", "halfWidth"], say(texts.whatIsPlanned));
    if (people === undefined && halfWidth === undefined) throw new Reason(say(texts.nothingPlanned));
    for (const [name, number] of Object.entries({ people, halfWidth })) {
      if (number !== undefined && !(finite(number, name) > 0))
        throw new Reason(say(texts.notAboveZero, name, show(number)));
    }
    if (people !== undefined && !Number.isSafeInteger(people)) {
      throw new Reason(say(texts.peopleNotWhole, show(people)));
    }
  });
}
