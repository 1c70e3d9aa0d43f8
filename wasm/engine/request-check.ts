// SPDX-License-Identifier: GPL-3.0-or-later
/** What callers without types may get wrong: refused with its place, never read as something else. */

import { atLeastZero, finite, list, onlyKeys, record, show, text, uniqueTexts, type Where } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import { checkCounts } from "../contract/contrasts.js";
import { checkDistances } from "../contract/distances.js";
import { ENCODINGS } from "../contract/encodings.js";
import type { DataVariable, Releases } from "../contract/types.js";
import { isSeparator } from "../files/dialect.js";
import { checkCategories } from "../protocol/category-check.js";
import { withoutIdleMerges } from "../protocol/coding.js";
import { checkCoding, checkCodings } from "../protocol/coding-check.js";
import { occurring } from "../protocol/columns.js";
import { checkAsked } from "../protocol/guarantee-check.js";
import { isDeviceSecret } from "../releases/derived-randomness.js";
import { type Proposed, RELEASES } from "../releases/ledger.js";
import { refusing } from "./call-check.js";
import * as texts from "./texts.js";

/** The keys that may be there; undefined stands for what is left out. */
function options(value: unknown, keys: string[], where: Where): Record<string, unknown> {
  const raw = record(value, where);
  onlyKeys(raw, keys, where);
  return raw;
}

function optional(value: unknown, check: (value: unknown) => unknown): void {
  if (value !== undefined) check(value);
}

function flag(value: unknown, where: Where): void {
  if (typeof value !== "boolean") throw new Reason(say(texts.notTrueOrFalse, where, show(value)));
}

function variable(value: unknown, where: string): DataVariable {
  const { name, categories, columns } = record(value, where);
  const checked = {
    name: text(name, `${where}.name`),
    categories: list(categories, `${where}.categories`).map((category) => text(category, `${where}.categories`)),
  };
  if (columns === undefined) return checked;
  const shared = list(columns, `${where}.columns`).map((column, j) => {
    const { name, values } = record(column, `${where}.columns[${j}]`);
    const cells = list(values, `${where}.columns[${j}].values`, checked.categories.length);
    return {
      name: text(name, `${where}.columns[${j}].name`),
      values: cells.map((cell) => text(cell, `${where}.columns[${j}].values`)),
    };
  });
  return { ...checked, columns: shared };
}

/** As they are in the table, with categories that nobody has. */
function table(value: unknown): {
  secret: DataVariable;
  data: DataVariable;
  occur: Record<"secret" | "data", number> & { names: string[] };
} {
  const where = "table";
  const raw = record(value, where);
  const secret = variable(raw.secret, `${where}.secret`);
  const data = variable(raw.data, `${where}.data`);
  const coding = raw.coding === undefined ? [] : list(raw.coding, `${where}.coding`);
  const codings = coding.map((item, i) => checkCoding(item, `${where}.coding[${i}]`));
  const { weights } = raw;
  if (!(weights instanceof Float64Array)) {
    throw new Reason(say(texts.weightsNotFloats, where, show(weights)));
  }
  const [kept, shared] = occurring({ secret, data, weights });
  checkCategories(
    [
      [kept, `${where}.secret`, secret.categories],
      [shared, `${where}.data`, data.categories],
    ],
    withoutIdleMerges(codings, [secret, data]),
  );
  const names = shared.categories;
  return { secret, data, occur: { secret: kept.categories.length, data: names.length, names } };
}

export function checkTable(value: unknown): void {
  refusing(() => table(value));
}

const DESIGN = [
  ...["table", "notion", "epsilon", "parameters", "protocol", "objective", "distances"],
  ...["countWeights", "contrasts", "countingEfficiency", "seesSecret", "averageLeakage", "provedSample", "search"],
];

/** Of a design, or with `more` of a point of a curve. */
export function checkDesign(value: unknown, more: string[] = []): void {
  refusing(() => {
    const raw = options(value, [...DESIGN, ...more], say(texts.request));
    const { secret, data, occur } = table(raw.table);
    for (const of of ["secret", "data"] as const) {
      // Nobody could read the file.
      if (occur[of] < 2) throw new Reason(say(texts.aSingleCategory, `table.${of}`));
    }
    text(raw.notion, "notion");
    text(raw.protocol, "protocol");
    finite(raw.epsilon, "epsilon");
    optional(raw.objective, (objective) => text(objective, "objective"));
    optional(raw.seesSecret, (sees) => flag(sees, "seesSecret"));
    optional(raw.provedSample, (proved) => flag(proved, "provedSample"));
    optional(raw.countingEfficiency, (least) => finite(least, "countingEfficiency"));
    if (raw.countWeights !== undefined || raw.contrasts !== undefined) checkCounts(raw, data.categories, occur.names);
    optional(raw.averageLeakage, (most) => finite(most, "averageLeakage"));
    optional(raw.parameters, (parameters) => checkAsked(parameters, secret, data));
    optional(raw.distances, (distances) => checkDistances(distances, data, "distances"));
    optional(raw.search, (search) => {
      const { method, gap, seconds } = options(search, ["method", "gap", "seconds"], "search");
      optional(method, (item) => text(item, "search.method"));
      optional(gap, (item) => finite(item, "search.gap"));
      optional(seconds, (item) => finite(item, "search.seconds"));
    });
  });
}

export function checkPosteriors(value: unknown): void {
  refusing(() => {
    const raw = options(value, ["table", "notion", "epsilon", "parameters"], say(texts.request));
    const { secret, data } = table(raw.table);
    text(raw.notion, "notion");
    finite(raw.epsilon, "epsilon");
    optional(raw.parameters, (parameters) => checkAsked(parameters, secret, data));
  });
}

export function checkAlpha(value: unknown): void {
  refusing(() => optional(value, (alpha) => finite(alpha, "alpha")));
}

export function checkReleases(value: unknown): void {
  refusing(() => {
    const { releases, notion, levels } = options(value, ["releases", "notion", "levels"], say(texts.request));
    text(releases, "releases");
    text(notion, "notion");
    for (const level of list(levels, "levels")) {
      if (typeof level !== "number") throw new Reason(say(texts.levelNotANumber, show(level)));
    }
  });
}

export function checkPromised(value: unknown): void {
  refusing(() => {
    const { notion, epsilon } = options(value, ["notion", "epsilon", "parameters"], say(texts.whatIsPromised));
    text(notion, "notion");
    finite(epsilon, "epsilon");
  });
}

/** What is to be released, as far as its protocol does not say so itself. */
export function checkProposed(value: Proposed): Proposed {
  refusing(() => {
    const { of, table } = options(value, ["protocol", "of", "table"], say(texts.whatIsReleased));
    optional(of, (item) => {
      if (!RELEASES.includes(item as Releases)) throw new Reason(say(texts.ofWhat, show(item)));
    });
    optional(table, checkTable);
  });
  return value;
}

export function checkDialect(value: unknown): void {
  refusing(() =>
    optional(value, (item) => {
      const keys = ["encoding", "separator", "header", "decimal", "typed", "texts"];
      const { encoding, separator, header, decimal, typed, texts: known } = options(item, keys, "dialect");
      optional(encoding, (name) => oneOf(name, ENCODINGS, "dialect.encoding"));
      optional(separator, (mark) => {
        if (!isSeparator(text(mark, "dialect.separator"))) throw new Reason(say(texts.separatorWrong, show(mark)));
      });
      optional(header, (is) => flag(is, "dialect.header"));
      optional(decimal, (mark) => oneOf(mark, ["point", "comma"], "dialect.decimal"));
      optional(typed, (is) => flag(is, "dialect.typed"));
      optional(known, (columns) => {
        for (const column of list(columns, "dialect.texts")) optional(column, checkTexts);
      });
    }),
  );
}

function checkTexts(column: unknown): void {
  const { texts: cellsOfText, numbers, point } = options(column, ["texts", "numbers", "point"], "dialect.texts");
  for (const cells of [cellsOfText, numbers]) list(cells instanceof Set && [...cells], "dialect.texts");
  flag(point, "dialect.texts");
}

function oneOf(value: unknown, known: readonly string[], where: string): void {
  if (!known.includes(String(value))) throw new Reason(say(texts.noneOfThese, where, show(value), known));
}

export function checkColumns(value: unknown): void {
  refusing(() => {
    const { secret, data, weight, coding, categories, rare } = options(
      value,
      ["secret", "data", "weight", "coding", "categories", "rare"],
      say(texts.choiceOfColumns),
    );
    for (const [where, columns] of Object.entries({ secret, data })) {
      for (const column of Array.isArray(columns) ? columns : [columns]) text(column, where);
    }
    const names = [secret, data].flat().map(String);
    optional(coding, (items) => {
      if (list(items, "coding").length > 0) checkCodings(items, names, "coding");
    });
    optional(categories, (items) =>
      list(items, "categories").forEach((item, i) => {
        const fixed = options(item, ["column", "values"], `categories[${i}]`);
        text(fixed.column, `categories[${i}].column`);
        uniqueTexts(fixed.values, `categories[${i}].values`);
      }),
    );
    optional(rare, (item) => {
      const { below, into } = options(item, ["below", "into"], "rare");
      atLeastZero(below, "rare.below");
      text(into, "rare.into");
    });
    optional(weight, (column) => text(column, "weight"));
  });
}

/** It is a secret: whatever is in its place is not shown. */
export function checkSecret(value: unknown): void {
  refusing(() => {
    if (!isDeviceSecret(value)) throw new Reason(say(texts.secretWrong));
  });
}

export function checkWriting(value: unknown): void {
  refusing(() => {
    const { write, keep, knowingly, once, spreadsheetSafe } = options(
      value,
      ["write", "keep", "knowingly", "once", "spreadsheetSafe"],
      say(texts.choiceOfWriting),
    );
    optional(once, (item) => {
      const { secret, person } = options(item, ["secret", "person"], "once");
      // It is a secret: whatever is in its place is not shown.
      if (!isDeviceSecret(secret)) throw new Reason(say(texts.onceSecretWrong));
      optional(person, (column) => text(column, "once.person"));
    });
    if (write !== "reports" && write !== "values") {
      throw new Reason(say(texts.writeWrong, show(write)));
    }
    if (spreadsheetSafe !== undefined && !["reports", "all", "none"].includes(spreadsheetSafe as string)) {
      throw new Reason(say(texts.spreadsheetSafeWrong, show(spreadsheetSafe)));
    }
    for (const column of list(keep, "keep")) text(column, "keep");
    if (knowingly !== undefined) for (const column of list(knowingly, "knowingly")) text(column, "knowingly");
  });
}
