// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The cells of a column of SPSS, Stata or SAS. Labels take the place of codes, dates are as ISO 8601 has them, and a
 * missing value is nothing.
 */
import { named, type Said, say } from "../../common/said.js";
import { single } from "./parquet-values.js";
import type { StatFormat } from "./recognise.js";
import { dateTextOf } from "./stat-dates.js";
import type { StatTable, StatValue, StatVariable } from "./stat-records.js";
import * as texts from "./stat-texts.js";

export class StatColumn {
  readonly name: string;
  /** The text of each value that has a label. */
  readonly #labels: Map<number | string, string>;
  /** Texts of labels: a value without one must not be taken for them. */
  readonly #taken: Set<string>;
  /** Whether values that are there have labels, and not only those that are missing. */
  readonly #labelled: boolean;
  readonly #text: (value: number) => string;
  /** Labels that several values have. */
  readonly shared: boolean;
  /** Cells that are empty because their values are declared missing, and cells of values without a label among others. */
  declared = 0;
  unlabelled = 0;
  #notADate = 0;

  constructor(variable: StatVariable, table: StatTable, kind: StatFormat, codes: boolean) {
    this.name = variable.name;
    const date = variable.type === "number" ? dateTextOf(variable.format, kind) : undefined;
    this.#text = (value) => {
      const text = date?.(value);
      if (date && text === undefined) this.#notADate++;
      return text ?? String(value);
    };
    const set = codes ? [] : (table.labels.get(variable.labels) ?? []);
    const { labels, shared } = unambiguous(set, this.#text);
    this.#labels = labels;
    this.#taken = new Set(labels.values());
    this.shared = shared;
    this.#labelled = set.some(({ value, label }) => label.trim() !== "" && isThere(value, variable));
  }

  cell(value: StatValue, declared: boolean): string {
    if (declared || (value.kind === "missing" && value.tag !== undefined)) {
      this.declared++;
      return "";
    }
    if (value.kind === "missing" || Number.isNaN(value.value)) return "";
    const label = this.#labels.get(keyOf(value));
    if (label !== undefined) return label;
    const text =
      value.kind === "text" ? value.value : value.single ? this.#single(value.value) : this.#text(value.value);
    if (!this.#labelled || text === "") return text;
    this.unlabelled++;
    return this.#taken.has(text) ? `${text} (${text})` : text;
  }

  /** Whether its cell is no number: a text, or a label. */
  isText(value: StatValue): boolean {
    return value.kind === "text" || (value.kind === "number" && this.#labels.has(value.value));
  }

  get notADate(): number {
    return this.#notADate;
  }

  #single(value: number): string {
    const text = this.#text(value);
    return text === String(value) ? single(value) : text;
  }
}

/** The notes for a person on how columns were read. */
export function notesOf(columns: StatColumn[]): Said[] {
  const counted = (count: (column: StatColumn) => number) =>
    columns.flatMap((column) => (count(column) > 0 ? [say(texts.columnCount, named(column.name), count(column))] : []));
  const told: Said[] = [];
  const [declared, unlabelled, dates] = [
    counted((column) => column.declared),
    counted((column) => column.unlabelled),
    counted((column) => column.notADate),
  ];
  const shared = columns.filter((column) => column.shared).flatMap(({ name }) => named(name));
  if (declared.length > 0) told.push(say(texts.declaredMissing, declared));
  if (shared.length > 0) told.push(say(texts.labelsShared, shared));
  if (unlabelled.length > 0) told.push(say(texts.valuesWithoutLabel, unlabelled));
  if (dates.length > 0) told.push(say(texts.numbersNoDates, dates));
  return told;
}

const keyOf = (value: Exclude<StatValue, { kind: "missing" }>): number | string =>
  value.kind === "text" ? value.value.trimEnd() : value.value;

/** Readers of a table take blanks off: labels that differ in nothing else, and those that are blank, have the code beside them or alone. */
export function unambiguous(set: { value: StatValue; label: string }[], text: (value: number) => string) {
  const values = set.flatMap(({ value, label }) => {
    const trimmed = label.trim();
    return value.kind === "missing" || trimmed === "" ? [] : [{ key: keyOf(value), label: trimmed }];
  });
  const times = new Map<string, Set<number | string>>();
  for (const { key, label } of values) times.set(label, (times.get(label) ?? new Set()).add(key));
  let shared = false;
  const labels = new Map<number | string, string>();
  for (const { key, label } of values) {
    const several = (times.get(label)?.size ?? 0) > 1;
    shared ||= several;
    labels.set(key, several ? `${label} (${typeof key === "number" ? text(key) : key})` : label);
  }
  return { labels, shared };
}

export function isThere(value: StatValue, { missing }: StatVariable): boolean {
  if (value.kind === "missing") return false;
  const { value: it } = value;
  return !missing.some(([from, to]) => {
    if (from.kind === "missing" || to.kind === "missing") return false;
    return it >= from.value && it <= to.value;
  });
}
