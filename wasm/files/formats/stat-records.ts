// SPDX-License-Identifier: GPL-3.0-or-later
/** The records that wasm/binding/stat makes of a file of SPSS, Stata or SAS. */

/** A value as it is stored: `tag` is the letter of .a to .z in Stata and SAS. */
export type StatValue =
  | { kind: "missing"; tag?: string }
  | { kind: "number"; value: number; single?: boolean }
  | { kind: "text"; value: string };

export interface StatVariable {
  name: string;
  label: string;
  /** How the program shows it, in its own words: DATE11, %td, MMDDYY10. */
  format: string;
  /** Name of a set of labels for values. */
  labels: string;
  type: "text" | "number";
  /** Codes of ReadStat, to be written as they were read. */
  storage: { type: number; width: number; measure: number; alignment: number; displayWidth: number };
  /** Declared missing, both ends included. */
  missing: [from: StatValue, to: StatValue][];
}

export interface StatTable {
  /** Below 0 where the file does not say. */
  rows: number;
  version: number;
  compression: number;
  label: string;
  variables: StatVariable[];
  labels: Map<string, { value: StatValue; label: string }[]>;
  /** The variable that says how much a row counts. */
  weight?: number;
}

/** The mark of a cell that is declared missing, beside what it holds. */
const DECLARED = 8;
const TEXT_TYPES = [0, 6];

const strict = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
/** For files that do not say what their texts are in, as older ones of SPSS. */
const western = new TextDecoder("windows-1252");

/** A piece of records. Reading past its end throws, which only a fault of ours could do. */
export class RecordReader {
  readonly #bytes: Uint8Array;
  readonly #view: DataView;
  readonly #chosen: string | undefined;
  #at = 0;
  /** Whether a text was no UTF-8, and was read as Western. */
  guessed = false;
  /** Whether a text is none in the encoding that was chosen. */
  wrong = false;
  foreign = false;

  /** @param chosen the encoding of texts, where somebody has said that and they come as they stand in the file */
  constructor(bytes: Uint8Array, chosen?: string) {
    this.#bytes = bytes;
    this.#chosen = chosen;
    this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  get done(): boolean {
    return this.#at >= this.#bytes.length;
  }

  u8(): number {
    return this.#view.getUint8(this.#at++);
  }

  u32(): number {
    return this.#view.getUint32(this.#skip(4), true);
  }

  i32(): number {
    return this.#view.getInt32(this.#skip(4), true);
  }

  text(): string {
    const length = this.u32();
    const bytes = this.#bytes.subarray(this.#at, this.#at + length);
    this.#at += length;
    if (length < 24 && bytes.every((byte) => byte < 0x80)) return String.fromCharCode(...bytes);
    this.foreign ||= bytes.some((byte) => byte >= 0x80);
    if (this.#chosen !== undefined) return this.#asChosen(bytes, this.#chosen);
    try {
      return strict.decode(bytes);
    } catch {
      this.guessed = true;
      return western.decode(bytes);
    }
  }

  #asChosen(bytes: Uint8Array, chosen: string): string {
    try {
      return new TextDecoder(chosen, { fatal: true, ignoreBOM: true }).decode(bytes);
    } catch {
      this.wrong = true;
      return "";
    }
  }

  /** Whether the next record is a row. */
  isRow(): boolean {
    if (this.#view.getUint8(this.#at) !== "R".charCodeAt(0)) return false;
    this.#at++;
    return true;
  }

  value(): { value: StatValue; declared: boolean } {
    const kind = this.u8();
    return { value: this.#value(kind & ~DECLARED), declared: (kind & DECLARED) !== 0 };
  }

  #value(kind: number): StatValue {
    switch (kind) {
      case 0:
        return { kind: "missing" };
      case 1:
        return { kind: "missing", tag: String.fromCharCode(this.u8()) };
      case 2:
        return { kind: "number", value: this.#view.getFloat64(this.#skip(8), true) };
      case 3:
        return { kind: "number", value: this.#view.getFloat32(this.#skip(4), true), single: true };
      case 4:
        return { kind: "number", value: this.i32() };
      default:
        return { kind: "text", value: this.text() };
    }
  }

  #skip(bytes: number): number {
    this.#at += bytes;
    return this.#at - bytes;
  }
}

/** Records as the module reads them. */
export class RecordWriter {
  #bytes = new Uint8Array(1 << 16);
  #view = new DataView(this.#bytes.buffer);
  #at = 0;
  readonly #encoder = new TextEncoder();

  get length(): number {
    return this.#at;
  }

  /** Hands over the bytes written so far, and forgets them. */
  take(): Uint8Array {
    const bytes = this.#bytes.slice(0, this.#at);
    this.#at = 0;
    return bytes;
  }

  u8(value: number): this {
    this.#roomFor(1).setUint8(this.#at - 1, value);
    return this;
  }

  u32(value: number): this {
    this.#roomFor(4).setUint32(this.#at - 4, value, true);
    return this;
  }

  i32(value: number): this {
    this.#roomFor(4).setInt32(this.#at - 4, value, true);
    return this;
  }

  text(value: string): this {
    const bytes = this.#encoder.encode(value);
    this.u32(bytes.length);
    const at = this.#room(bytes.length);
    this.#bytes.set(bytes, at);
    return this;
  }

  begin(record: "T" | "V" | "L" | "W" | "R"): this {
    return this.u8(record.charCodeAt(0));
  }

  value(value: StatValue): this {
    if (value.kind === "text") return this.u8(5).text(value.value);
    if (value.kind === "missing") return value.tag === undefined ? this.u8(0) : this.u8(1).u8(value.tag.charCodeAt(0));
    this.u8(2);
    this.#roomFor(8).setFloat64(this.#at - 8, value.value, true);
    return this;
  }

  /** The bytes as they are once there is room. */
  #roomFor(bytes: number): DataView {
    this.#room(bytes);
    return this.#view;
  }

  #room(bytes: number): number {
    const at = this.#at;
    this.#at += bytes;
    if (this.#at > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(this.#at, 2 * this.#bytes.length));
      larger.set(this.#bytes);
      this.#bytes = larger;
      this.#view = new DataView(larger.buffer);
    }
    return at;
  }
}

/** Writes the description of a table, for the same. */
export function writeDescription({
  version,
  compression,
  label,
  variables,
  labels,
  weight,
  rows,
}: StatTable): Uint8Array {
  const out = new RecordWriter();
  out.begin("T").i32(rows).i32(version).u8(compression).text(label);
  for (const { name, label, format, labels, storage, missing } of variables) {
    out.begin("V").u8(storage.type).u32(storage.width).u8(storage.measure).u8(storage.alignment);
    out.i32(storage.displayWidth).text(name).text(label).text(format).text(labels).u32(missing.length);
    for (const [from, to] of missing) out.value(from).value(to);
  }
  for (const [name, set] of labels) {
    for (const { value, label } of set) out.begin("L").text(name).value(value).text(label);
  }
  if (weight !== undefined) out.begin("W").u32(weight);
  return out.take();
}

/** Reads what a file says before its rows. */
export function readDescription(
  pieces: Uint8Array[],
  chosen?: string,
): { table: StatTable; guessed: boolean; wrong: boolean } {
  const table: StatTable = { rows: -1, version: 0, compression: 0, label: "", variables: [], labels: new Map() };
  let [guessed, wrong] = [false, false];
  for (const piece of pieces) {
    const reader = new RecordReader(piece, chosen);
    while (!reader.done) readRecord(reader, table);
    guessed ||= reader.guessed;
    wrong ||= reader.wrong;
  }
  return { table, guessed, wrong };
}

function readRecord(reader: RecordReader, table: StatTable): void {
  const kind = String.fromCharCode(reader.u8());
  if (kind === "T") {
    Object.assign(table, { rows: reader.i32(), version: reader.i32(), compression: reader.u8(), label: reader.text() });
  } else if (kind === "V") {
    table.variables.push(variable(reader));
  } else if (kind === "L") {
    const name = reader.text();
    const { value } = reader.value();
    const set = table.labels.get(name) ?? [];
    table.labels.set(name, set);
    set.push({ value, label: reader.text() });
  } else {
    table.weight = reader.u32();
  }
}

function variable(reader: RecordReader): StatVariable {
  const [type, width, measure, alignment] = [reader.u8(), reader.u32(), reader.u8(), reader.u8()];
  const displayWidth = reader.i32();
  const [name, label, format, labels] = [reader.text(), reader.text(), reader.text(), reader.text()];
  const missing = Array.from({ length: reader.u32() }, (): [StatValue, StatValue] => [
    reader.value().value,
    reader.value().value,
  ]);
  return {
    ...{ name, label, format, labels, missing },
    type: TEXT_TYPES.includes(type) ? "text" : "number",
    storage: { type, width, measure, alignment, displayWidth },
  };
}
