// SPDX-License-Identifier: GPL-3.0-or-later
/** Files of Stata (version 118) and SPSS taken apart by their published layouts; shares nothing with ReadStat. */
import assert from "node:assert/strict";

type Value = number | string | undefined;

interface Taken {
  names: string[];
  formats: string[];
  labels: string[];
  /** Labels of values, for each variable. */
  values: Map<Value, string>[];
  rows: Value[][];
}

const strict = new TextDecoder("utf-8", { fatal: true });

/** Bytes read from the front. */
class Cursor {
  at = 0;
  readonly view: DataView;

  constructor(readonly bytes: Uint8Array) {
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  }

  take(length: number): Uint8Array {
    assert.ok(this.at + length <= this.bytes.length, "the file ends too soon");
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  number(kind: "Uint8" | "Int8" | "Uint16" | "Int16" | "Uint32" | "Int32" | "Float32" | "Float64"): number {
    const bytes = Number(/\d+$/.exec(kind)?.[0]) / 8;
    this.at += bytes;
    return this.view[`get${kind}`](this.at - bytes, true);
  }

  u64(): number {
    this.at += 8;
    return Number(this.view.getBigUint64(this.at - 8, true));
  }

  tag(text: string): void {
    assert.equal(Buffer.from(this.take(text.length)).toString("latin1"), text);
  }

  /** Up to the first byte of 0. */
  text(length: number): string {
    const bytes = this.take(length);
    const end = bytes.indexOf(0);
    return strict.decode(end < 0 ? bytes : bytes.subarray(0, end));
  }

  padded(length: number): string {
    return strict.decode(this.take(length)).trimEnd();
  }
}

const STATA = { strl: 32_768, double: 65_526, float: 65_527, long: 65_528, int: 65_529, byte: 65_530 };

export function takeDta(bytes: Uint8Array): Taken & { types: number[] } {
  const file = new Cursor(bytes);
  const places: number[] = [];
  const section = (name: string) => {
    places.push(file.at);
    file.tag(`<${name}>`);
  };
  section("stata_dta");
  file.tag("<header><release>118</release><byteorder>LSF</byteorder><K>");
  const width = file.number("Uint16");
  file.tag("</K><N>");
  const count = file.u64();
  file.tag("</N><label>");
  file.take(file.number("Uint16"));
  file.tag("</label><timestamp>");
  file.take(file.number("Uint8"));
  file.tag("</timestamp></header>");
  section("map");
  const map = Array.from({ length: 14 }, () => file.u64());
  file.tag("</map>");
  const each = <T>(name: string, one: () => T, length = width) => {
    section(name);
    const all = Array.from({ length }, one);
    file.tag(`</${name}>`);
    return all;
  };
  const types = each("variable_types", () => file.number("Uint16"));
  const names = each("varnames", () => file.text(129));
  each("sortlist", () => file.number("Uint16"), width + 1);
  const formats = each("formats", () => file.text(57));
  const sets = each("value_label_names", () => file.text(129));
  const labels = each("variable_labels", () => file.text(321));
  each("characteristics", () => undefined, 0);
  const references: { row: number; column: number; key: string }[] = [];
  const rows = each(
    "data",
    () => types.map((type, column) => stataValue(file, type, (key) => references.push({ row: 0, column, key }))),
    count,
  );
  section("strls");
  const long = new Map<string, string>();
  while (file.bytes[file.at] === "G".charCodeAt(0)) {
    file.tag("GSO");
    const key = `${file.number("Uint32")},${file.u64()}`;
    assert.equal(file.number("Uint8"), 130);
    long.set(key, file.text(file.number("Uint32")));
  }
  file.tag("</strls>");
  section("value_labels");
  const known = new Map<string, Map<Value, string>>();
  while (file.bytes[file.at + 1] === "l".charCodeAt(0)) {
    file.tag("<lbl>");
    file.number("Uint32");
    known.set(...stataLabels(file));
    file.tag("</lbl>");
  }
  file.tag("</value_labels>");
  places.push(file.at);
  file.tag("</stata_dta>");
  places.push(file.at);
  assert.equal(file.at, bytes.length);
  assert.deepEqual(map, places, "the map leads to each part");
  const whole = rows.map((row) =>
    row.map((value) => (typeof value === "object" ? (long.get(value.key) ?? "") : value)),
  );
  return { names, formats, labels, types, rows: whole, values: sets.map((set) => known.get(set) ?? new Map()) };
}

function stataValue(file: Cursor, type: number, refer: (key: string) => void): Value | { key: string } {
  const below = (value: number, missing: number) => (value >= missing ? undefined : value);
  switch (type) {
    case STATA.byte:
      return below(file.number("Int8"), 101);
    case STATA.int:
      return below(file.number("Int16"), 32_741);
    case STATA.long:
      return below(file.number("Int32"), 2_147_483_621);
    case STATA.float:
      return below(file.number("Float32"), 2 ** 127);
    case STATA.double:
      return below(file.number("Float64"), 2 ** 1023);
    case STATA.strl: {
      const [variable, low, high] = [file.number("Uint16"), file.number("Uint32"), file.number("Uint16")];
      const key = `${variable},${low + high * 2 ** 32}`;
      refer(key);
      return { key };
    }
    default:
      assert.ok(type >= 1 && type <= 2045, `type ${type}`);
      return file.text(type);
  }
}

function stataLabels(file: Cursor): [string, Map<Value, string>] {
  const name = file.text(129);
  file.take(3);
  const [count, length] = [file.number("Int32"), file.number("Int32")];
  const offsets = Array.from({ length: count }, () => file.number("Int32"));
  const codes = Array.from({ length: count }, () => file.number("Int32"));
  const texts = new Cursor(file.take(length));
  const label = (offset: number) => {
    texts.at = offset;
    return texts.text(length - offset);
  };
  return [name, new Map(codes.map((code, i) => [code, label(offsets[i] as number)]))];
}

interface SpssVariable {
  short: string;
  width: number;
  label: string;
  format: number;
  missing: number[];
  /** Number of eight bytes that it begins at, from 1 on. */
  index: number;
}

export function takeSav(
  bytes: Uint8Array,
): Taken & { shortNames: string[]; missing: number[][]; weight: string | undefined } {
  const file = new Cursor(bytes);
  file.tag("$FL2");
  file.take(60);
  assert.equal(file.number("Int32"), 2);
  file.number("Int32");
  assert.equal(file.number("Int32"), 1, "packed by rows");
  const weight = file.number("Int32");
  const count = file.number("Int32");
  assert.equal(file.number("Float64"), 100);
  file.take(9 + 8 + 64 + 3);
  const segments: SpssVariable[] = [];
  const values: { labels: [Uint8Array, string][]; indices: number[] }[] = [];
  let long = "";
  let wide = "";
  for (let index = 1; ; ) {
    const record = file.number("Int32");
    if (record === 999) break;
    if (record === 2) {
      const variable = spssVariable(file, index++);
      if (variable.width >= 0) segments.push(variable);
    } else if (record === 3) values.push(spssLabels(file));
    else if (record === 7) {
      const [subtype, size, number] = [file.number("Int32"), file.number("Int32"), file.number("Int32")];
      const content = file.take(size * number);
      if (subtype === 13) long = strict.decode(content);
      if (subtype === 14) wide = strict.decode(content);
      if (subtype === 3) assert.equal(new Cursor(content).view.getInt32(28, true), 65_001, "UTF-8");
    } else assert.fail(`record ${record}`);
  }
  file.number("Int32");
  const short = segments.map((each) => each.short);
  assert.equal(new Set(short).size, short.length, "readers go by short names, also those of parts of a text");
  // Texts of over 255 bytes are several variables in a row, of which the first is the one that is seen.
  const widths = new Map(Array.from(wide.matchAll(/([^=\t\0]+)=(\d+)/g), ([, short, width]) => [short, Number(width)]));
  const all: (SpssVariable & { parts: number[] })[] = [];
  for (let i = 0; i < segments.length; ) {
    const first = segments[i] as SpssVariable;
    const of = Math.ceil((widths.get(first.short) ?? 1) / 252);
    all.push({ ...first, parts: segments.slice(i, i + of).map(({ width }) => width) });
    i += of;
  }
  const names = new Map(long.split("\t").map((pair) => pair.split("=") as [string, string]));
  const labelled = all.map(({ index, width }) => {
    const own = values.filter(({ indices }) => indices.includes(index)).flatMap(({ labels }) => labels);
    const valueIn = (value: Uint8Array) =>
      width > 0 ? strict.decode(value).trimEnd() : new Cursor(value).number("Float64");
    return new Map(own.map(([value, label]): [Value, string] => [valueIn(value), label]));
  });
  const units = unpacked(file);
  const rows = Array.from({ length: count }, () => all.map(({ parts }) => spssValue(units, parts)));
  return {
    names: all.map(({ short }) => names.get(short) ?? ""),
    shortNames: all.map(({ short }) => short),
    formats: all.map(({ format }) => `${format >> 16}.${(format >> 8) & 255}.${format & 255}`),
    labels: all.map(({ label }) => label),
    missing: all.map(({ missing }) => missing),
    weight: all.filter(({ index }) => index === weight).map(({ short }) => names.get(short))[0],
    values: labelled,
    rows,
  };
}

function spssVariable(file: Cursor, index: number): SpssVariable {
  const width = file.number("Int32");
  const [labelled, missing, format] = [file.number("Int32"), file.number("Int32"), file.number("Int32")];
  file.number("Int32");
  const short = file.padded(8);
  let label = "";
  if (labelled === 1) {
    const length = file.number("Int32");
    label = strict.decode(file.take(Math.ceil(length / 4) * 4).subarray(0, length));
  }
  const declared = Array.from({ length: Math.abs(missing) }, () => file.number("Float64"));
  return { width, format, short, label, index, missing: declared };
}

function spssLabels(file: Cursor) {
  const count = file.number("Int32");
  const labels = Array.from({ length: count }, (): [Uint8Array, string] => {
    const value = file.take(8);
    const length = file.number("Uint8");
    const text = strict.decode(file.take(length));
    file.take((8 - ((length + 1) % 8)) % 8);
    return [value, text];
  });
  assert.equal(file.number("Int32"), 4);
  const number = file.number("Int32");
  return { labels, indices: Array.from({ length: number }, () => file.number("Int32")) };
}

/** Eight bytes at a time: a code says what each is, in groups of eight codes. */
function* unpacked(file: Cursor): Generator<Uint8Array | number | undefined> {
  while (file.at < file.bytes.length) {
    for (const code of file.take(8)) {
      if (code === 0) continue;
      if (code === 252) return;
      if (code === 253) yield file.take(8);
      else if (code === 254) yield new TextEncoder().encode(" ".repeat(8));
      else yield code === 255 ? undefined : code - 100;
    }
  }
}

function spssValue(units: Iterator<Uint8Array | number | undefined>, widths: number[]): Value {
  const next = () => units.next().value as Uint8Array | number | undefined;
  if (widths[0] === 0) {
    const value = next();
    if (!(value instanceof Uint8Array)) return value;
    const number = new Cursor(value).number("Float64");
    return number === -Number.MAX_VALUE ? undefined : number;
  }
  const parts = widths.map((width) => {
    const eights = Array.from({ length: Math.ceil(width / 8) }, () => next() as Uint8Array);
    return Buffer.concat(eights).subarray(0, width);
  });
  return strict.decode(Buffer.concat(parts)).trimEnd();
}
