// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The ways in which a column of texts can be written to a file of SPSS or Stata. They are: as it was in the file it
 * came from, as numbers, as codes with labels, as texts.
 */
import { single } from "./parquet-values.js";
import type { StatFormat } from "./recognise.js";
import { isThere, unambiguous } from "./stat-cells.js";
import { dateTextOf, numberOfDate } from "./stat-dates.js";
import { bytesOf, type StatKind } from "./stat-names.js";
import type { StatTable, StatValue, StatVariable } from "./stat-records.js";

/** A file of SPSS, Stata or SAS as its rows were read from it. */
export interface StatLike {
  kind: StatFormat;
  table: StatTable;
  /** Whether values were read as codes, not labels. */
  codes: boolean;
}

type Labels = { value: StatValue; label: string }[];
export type Described = Omit<StatVariable, "name" | "label" | "labels"> & { labels: Labels };

export interface Way {
  /** Looks at a cell that is to be written; false where this way has no value for it. */
  takes(cell: string): boolean;
  value(cell: string): StatValue;
  /** The description that fits all cells so far. */
  described(): Described;
}

const MISSING: StatValue = { kind: "missing" };

/** ReadStat's numbers of types and of levels of measurement. */
const TYPE = { text: 0, int8: 1, int16: 2, int32: 3, single: 4, double: 5, long: 6 };
const NOMINAL = 1;
/** Stata's ranges; behind them are its missing values. */
const RANGES: Record<number, [from: number, to: number]> = {
  [TYPE.int8]: [-127, 100],
  [TYPE.int16]: [-32_767, 32_740],
  [TYPE.int32]: [-2_147_483_647, 2_147_483_620],
};
const MOST_SINGLE = 1.7e38;
/** Both have a missing value at the end of what a double can be. */
const MOST_DOUBLE = { sav: 1.797e308, dta: 8.988e307 };
/** Bytes of a label of a value. */
const MOST_LABEL = { sav: 120, dta: 32_000 };
/** Bytes of a text; Stata keeps longer ones apart from the rows. */
export const MOST_TEXT = { sav: 32_767, dta: 2_000_000_000 };
const MOST_IN_ROW = 2045;

const PLAIN = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/**
 * A number that reads back as it is written, but for zeros behind its decimals. 007 is a text, as are more digits than
 * a number keeps.
 */
function numberIn(text: string, kind: StatKind): number | undefined {
  const value = Number(text);
  if (text === "" || !(Math.abs(value) <= MOST_DOUBLE[kind]) || Object.is(value, -0)) return undefined;
  if (String(value) === text) return value;
  const digits = text.replace(/\D/g, "").replace(/^0+/, "");
  return PLAIN.test(text) && digits.length <= 15 ? value : undefined;
}

function textOf(type: number, bytes: number, kind: StatKind) {
  if (kind === "dta" && bytes > MOST_IN_ROW) return { type: TYPE.long, width: 0 };
  return { type, width: Math.max(1, bytes) };
}

/** As many bytes, or those of this text if it has more: at most three for each unit of it. */
function longer(bytes: number, text: string): number {
  return 3 * text.length > bytes ? Math.max(bytes, bytesOf(text)) : bytes;
}

/** Whether the texts of labels have room. */
const haveRoom = (labels: string[], kind: StatKind) => labels.every((label) => bytesOf(label) <= MOST_LABEL[kind]);

/**
 * SPSS stores a text in eights. It stores one of over 255 bytes in segments of 252, each with four more, and the format
 * shows only the first.
 */
function declaredWidth(stored: number, shown: string | undefined): number {
  if (shown === undefined) return stored;
  return stored > 256 ? stored - 4 * (Math.ceil(stored / 256) - 1) : Number(shown);
}

export class AsTexts implements Way {
  readonly #kind: StatKind;
  #bytes = 0;

  constructor(kind: StatKind) {
    this.#kind = kind;
  }

  takes(cell: string): boolean {
    this.#bytes = longer(this.#bytes, cell);
    return true;
  }

  value(cell: string): StatValue {
    return { kind: "text", value: cell };
  }

  described(): Described {
    const { type, width } = textOf(TYPE.text, this.#bytes, this.#kind);
    const format = this.#kind === "sav" ? `A${width}` : "";
    const displayWidth = this.#kind === "sav" ? Math.min(width, 40) : 0;
    const storage = { type, width, measure: NOMINAL, alignment: 0, displayWidth };
    return { type: "text", format, storage, missing: [], labels: [] };
  }
}

export class AsNumbers implements Way {
  readonly #kind: StatKind;
  #whole = true;
  #length = 0;
  #decimals = 0;

  constructor(kind: StatKind) {
    this.#kind = kind;
  }

  takes(cell: string): boolean {
    if (cell === "") return true;
    const value = numberIn(cell, this.#kind);
    if (value === undefined) return false;
    const [from, to] = RANGES[TYPE.int32] as [number, number];
    this.#whole &&= Number.isInteger(value) && value >= from && value <= to;
    this.#length = Math.max(this.#length, cell.length);
    this.#decimals = Math.max(this.#decimals, /\.(\d+)$/.exec(cell)?.[1]?.length ?? 0);
    return true;
  }

  value(cell: string): StatValue {
    return cell === "" ? MISSING : { kind: "number", value: Number(cell) };
  }

  described(): Described {
    const [length, decimals] = [Math.min(this.#length, 40), Math.min(this.#decimals, 16)];
    const type = this.#kind === "dta" && this.#whole ? TYPE.int32 : TYPE.double;
    const format =
      this.#kind === "sav" ? `F${Math.max(8, length, decimals + 2)}.${decimals}` : `%${Math.max(10, length + 1)}.0g`;
    const storage = { type, width: 8, measure: 0, alignment: 0, displayWidth: 0 };
    return { type: "number", format, storage, missing: [], labels: [] };
  }

  /** Whether there was any. */
  get some(): boolean {
    return this.#length > 0;
  }
}

/** Categories in their order, from 1 on: what statistics programs count, compare and model is codes, and labels also name categories that nobody has. */
export class AsCodes implements Way {
  readonly #kind: StatKind;
  readonly #codes: Map<string, number>;

  constructor(categories: string[], kind: StatKind) {
    this.#kind = kind;
    this.#codes = new Map(categories.filter((each) => each !== "").map((each, i) => [each, i + 1]));
  }

  takes(cell: string): boolean {
    return cell === "" || (this.#codes.has(cell) && haveRoom([cell], this.#kind));
  }

  value(cell: string): StatValue {
    return cell === "" ? MISSING : { kind: "number", value: this.#codes.get(cell) as number };
  }

  described(): Described {
    const most = (RANGES[TYPE.int8] as [number, number])[1];
    const whole = this.#codes.size <= most ? TYPE.int8 : TYPE.int32;
    const type = this.#kind === "dta" ? whole : TYPE.double;
    const storage = { type, width: 8, measure: NOMINAL, alignment: 0, displayWidth: 0 };
    const labels = Array.from(this.#codes, ([label, value]) => ({ value: { kind: "number", value } as const, label }));
    return { type: "number", format: this.#kind === "sav" ? "F8.0" : "%10.0g", storage, missing: [], labels };
  }
}

/** As the column was in the file that the rows come from: the reading of `StatColumn`, backwards. */
export class AsBefore implements Way {
  readonly #variable: StatVariable;
  readonly #kind: StatKind;
  /** Whether the same program is written for. */
  readonly #same: boolean;
  readonly #labels: Labels;
  readonly #codes = new Map<string, number | string>();
  /** Whether labels that came to one text can still be told apart. */
  readonly #apart: boolean;
  readonly #date: ((value: number) => string | undefined) | undefined;
  readonly #type: number;
  #bytes = 0;

  /** Nothing where the format has no such column. */
  static of(variable: StatVariable, like: StatLike, kind: StatKind): AsBefore | undefined {
    const way = new AsBefore(variable, like, kind);
    return way.#canBe() ? way : undefined;
  }

  private constructor(variable: StatVariable, like: StatLike, kind: StatKind) {
    this.#variable = variable;
    this.#kind = kind;
    this.#same = kind === "sav" ? like.kind === "sav" || like.kind === "por" : like.kind === "dta";
    const { type } = variable.storage;
    this.#type = variable.type === "text" ? TYPE.text : this.#same && kind === "dta" ? type : TYPE.double;
    this.#date = variable.type === "number" ? dateTextOf(variable.format, like.kind) : undefined;
    const set = like.table.labels.get(variable.labels) ?? [];
    // Letters of missing values are Stata's and SAS's own.
    this.#labels = set.filter(({ value }) => value.kind !== "missing" || (kind === "dta" && value.tag !== undefined));
    const text = (value: number) => this.#date?.(value) ?? String(value);
    const read = like.codes ? new Map<number | string, string>() : unambiguous(set, text).labels;
    for (const [code, label] of read) this.#codes.set(label, code);
    this.#apart = this.#codes.size === read.size;
  }

  #canBe(): boolean {
    const labels = this.#labels.map(({ label }) => label);
    if (!this.#apart || (this.#date && !this.#same) || !haveRoom(labels, this.#kind)) return false;
    if (this.#kind === "sav") return true;
    const [from, to] = RANGES[TYPE.int32] as [number, number];
    const whole = ({ value }: Labels[number]) =>
      value.kind === "missing" ||
      (value.kind === "number" && Number.isInteger(value.value) && value.value >= from && value.value <= to);
    return this.#labels.every(whole);
  }

  takes(cell: string): boolean {
    const value = this.#find(cell);
    if (value?.kind === "text") this.#bytes = longer(this.#bytes, value.value);
    return value !== undefined;
  }

  value(cell: string): StatValue {
    return this.#find(cell) ?? MISSING;
  }

  /** A value that the file declares missing would be read as nothing. */
  #find(cell: string): StatValue | undefined {
    const value = this.#stored(cell);
    return value === MISSING || !value || !this.#keepsMissing || isThere(value, this.#variable) ? value : undefined;
  }

  get #keepsMissing(): boolean {
    return this.#kind === "sav" && this.#same;
  }

  #stored(cell: string): StatValue | undefined {
    const code = this.#codes.get(cell);
    if (this.#variable.type === "text") return { kind: "text", value: code === undefined ? cell : String(code) };
    if (cell === "") return MISSING;
    const value = typeof code === "number" ? code : this.#number(this.#withoutCode(cell));
    return value === undefined || !this.#fits(value, cell) ? undefined : { kind: "number", value };
  }

  /** A value without a label that reads like the label of another one stands there twice: 4 (4). */
  #withoutCode(cell: string): string {
    const [, bare = ""] = /^(.+) \(\1\)$/s.exec(cell) ?? [];
    return this.#codes.has(bare) ? bare : cell;
  }

  #number(cell: string): number | undefined {
    return (this.#date && numberOfDate(cell, this.#date)) ?? numberIn(cell, this.#kind);
  }

  #fits(value: number, cell: string): boolean {
    if (this.#type === TYPE.double) return true;
    if (this.#type === TYPE.single) {
      const kept = Math.fround(value);
      return Math.abs(kept) <= MOST_SINGLE && (kept === value || single(kept) === cell);
    }
    const [from, to] = RANGES[this.#type] as [number, number];
    return Number.isInteger(value) && value >= from && value <= to;
  }

  described(): Described {
    const { format: before, type: kind, missing, storage } = this.#variable;
    const text = kind === "text";
    const own = /^A(\d+)$/.exec(before)?.[1];
    // For Stata ReadStat counts the 0 behind a text.
    const declared = this.#kind === "sav" ? declaredWidth(storage.width, own) : storage.width - 1;
    const bytes = Math.max(this.#same ? declared : 0, this.#bytes);
    const { type, width } = text ? textOf(TYPE.text, bytes, this.#kind) : { type: this.#type, width: 8 };
    const plain = text && this.#kind === "sav" ? `A${width}` : "";
    const format = this.#same && !(text && (own !== undefined || before === "")) ? before : plain;
    const { measure, alignment, displayWidth } = storage;
    const shown = this.#same ? { measure, alignment, displayWidth } : { measure, alignment: 0, displayWidth: 0 };
    const ranges = missing.filter(([from, to]) => from.kind !== "missing" && to.kind !== "missing");
    return {
      type: kind,
      format,
      storage: { type, width, ...shown },
      missing: this.#keepsMissing ? ranges : [],
      labels: this.#labels,
    };
  }
}
