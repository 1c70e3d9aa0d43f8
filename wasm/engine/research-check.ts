// SPDX-License-Identifier: GPL-3.0-or-later
/** Of requests about groups, pools and regressions, what callers without types may get wrong. */

import {
  atLeastZero,
  index,
  list,
  name,
  onlyKeys,
  record,
  show,
  text,
  uniqueTexts,
  type Where,
} from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import type { ProtocolFile } from "../contract/types.js";
import { checkProtocol } from "../protocol/protocol-check.js";
import { refusing } from "./call-check.js";
import { checkCounts, checkEstimating, checkWritten } from "./estimate-check.js";
import * as texts from "./texts.js";

function keyed(value: unknown, keys: string[], where: Where): Record<string, unknown> {
  const raw = record(value, where);
  onlyKeys(raw, keys, where);
  return raw;
}

function checkComma(comma: unknown): void {
  if (comma !== undefined && typeof comma !== "boolean")
    throw new Reason(say(texts.notTrueOrFalse, "comma", show(comma)));
}

export function checkGrouping(value: unknown): void {
  refusing(() => {
    const keys = ["written", "columns", "weight", "comma", "categorical"];
    const { written, columns, weight, comma, categorical } = keyed(value, keys, say(texts.howGrouped));
    checkWritten(written);
    for (const column of list(columns, "columns")) name(column, "columns");
    if (weight !== undefined) name(weight, "weight");
    checkComma(comma);
    if (categorical !== undefined) for (const column of list(categorical, "categorical")) name(column, "categorical");
  });
}

export function checkGrouped(value: unknown): void {
  refusing(() => {
    const keys = ["written", "columns", "weight", "comma", "kinds", "reports", "groups", "missing"];
    const raw = keyed(value, keys, say(texts.whatWasCounted));
    checkWritten(raw.written);
    const columns = list(raw.columns, "columns");
    for (const column of columns) name(column, "columns");
    if (raw.weight !== undefined) name(raw.weight, "weight");
    checkComma(raw.comma);
    if (raw.kinds !== undefined) {
      const wrong = list(raw.kinds, "kinds", columns.length).find((kind) => kind !== "number" && kind !== "category");
      if (wrong !== undefined) throw new Reason(say(texts.kindWrong, show(wrong)));
    }
    const reports = uniqueTexts(raw.reports, "reports");
    const groups = list(raw.groups, "groups");
    if (groups.length === 0) throw new Reason(say(texts.noGroups));
    const seen = new Set(
      groups.map((group) => checkGroup(group, columns.length, reports.length, raw.weight !== undefined)),
    );
    if (seen.size < groups.length) throw new Reason(say(texts.groupsTwice));
    checkCount(raw.missing ?? 0);
  });
}

function checkCount(count: unknown): void {
  if (!Number.isSafeInteger(atLeastZero(count, "counts"))) throw new Reason(say(texts.countsWrong, show(count)));
}

/** What tells the group from others. */
function checkGroup(value: unknown, columns: number, all: number, weighted: boolean): string {
  const sums = weighted ? ["weights", "squares"] : [];
  const group = keyed(value, ["cells", "reports", "counts", ...sums], "groups");
  const cells = list(group.cells, "cells", columns);
  for (const cell of cells) text(cell, "cells");
  const reports = list(group.reports, "reports");
  const places = new Set(reports.map((report) => index(report, all, "reports")));
  if (places.size < reports.length) throw new Reason(say(texts.reportsTwice));
  for (const count of list(group.counts, "counts", reports.length)) checkCount(count);
  for (const key of sums) for (const sum of list(group[key], key, reports.length)) atLeastZero(sum, key);
  return JSON.stringify(cells);
}

export function checkGroupOptions(value: unknown): void {
  refusing(() => {
    const { difference, population, ...others } = record(value, say(texts.options));
    checkEstimating(others, ["shrink"]);
    if (population !== undefined) checkPopulation(population);
    if (difference === undefined || typeof difference === "boolean") return;
    if (typeof difference !== "string") throw new Reason(say(texts.differenceWrong, show(difference)));
  });
}

function checkPopulation(value: unknown): void {
  const strata = list(value, "population").map((stratum) => {
    const [name, people, ...more] = list(stratum, "population");
    const isSize = Number.isSafeInteger(people) && (people as number) > 0;
    if (typeof name !== "string" || !isSize || more.length > 0)
      throw new Reason(say(texts.populationWrong, show(stratum)));
    return name;
  });
  if (new Set(strata).size < strata.length) throw new Reason(say(texts.strataTwice));
}

export function checkRegressOptions(value: unknown): void {
  refusing(() => {
    const { category, ...others } = record(value, say(texts.options));
    checkEstimating(others);
    if (category !== undefined) text(category, "category");
  });
}

/** The protocols are for the reader of protocol files to check. */
export function checkPooled(value: unknown): void {
  refusing(() => {
    for (const one of list(value, say(texts.whatIsPooled))) {
      checkCounts(keyed(one, ["protocol", "counted"], say(texts.whatIsPooled)).counted);
    }
  });
}

/** Two protocols, read like any file. */
export function checkPair(value: unknown): [ProtocolFile, ProtocolFile] {
  refusing(() => list(value, "protocols", 2));
  const [one, other] = value as [unknown, unknown];
  return [checkProtocol(one, ""), checkProtocol(other, "")];
}

export function checkCrossed(value: unknown, [one, other]: [ProtocolFile, ProtocolFile]): void {
  refusing(() => {
    const { counts, missing = 0 } = keyed(value, ["counts", "missing"], say(texts.whatWasCounted));
    checkCount(missing);
    const seen = list(counts, "counts").map((pair) => {
      const [first, second, people] = list(pair, "counts", 3);
      index(first, one.channel.reports.length, "reports");
      index(second, other.channel.reports.length, "reports");
      checkCount(people);
      return `${first} ${second}`;
    });
    if (new Set(seen).size < seen.length) throw new Reason(say(texts.reportsTwice));
  });
}
