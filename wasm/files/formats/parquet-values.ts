// SPDX-License-Identifier: GPL-3.0-or-later
/** Values of a Parquet column as text, exactly: from how they are stored and what the schema says they mean. */
import type { SchemaElement } from "hyparquet";
import { parseFloat16 } from "hyparquet/src/convert.js";

/** A stored value that is not missing. */
export type Stored = string | number | bigint | boolean | Uint8Array;
export type ToText = (value: Stored) => string;

/** Nothing where a value of the column is no single text: bytes, lists, intervals, shapes. */
export function textOf(element: SchemaElement): ToText | undefined {
  const { type, converted_type: converted, logical_type: logical } = element;
  if (element.num_children || element.repetition_type === "REPEATED") return undefined;
  if (isText(element)) return String;
  if (logical?.type === "DECIMAL" || converted === "DECIMAL") return decimal(element);
  if (logical?.type === "UUID") return uuid;
  if (logical?.type === "FLOAT16") return (value) => String(parseFloat16(value as Uint8Array));
  if (logical?.type === "DATE" || converted === "DATE") return (days) => dateOf(BigInt(days as number) * DAY_SECONDS);
  if (logical?.type === "TIMESTAMP")
    return timestamp(PER_SECOND[logical.unit], logical.isAdjustedToUTC ? "utc" : "local");
  if (converted === "TIMESTAMP_MILLIS") return timestamp(PER_SECOND.MILLIS, "utc");
  if (converted === "TIMESTAMP_MICROS") return timestamp(PER_SECOND.MICROS, "utc");
  if (logical?.type === "TIME") return time(PER_SECOND[logical.unit]);
  if (converted === "TIME_MILLIS") return time(PER_SECOND.MILLIS);
  if (converted === "TIME_MICROS") return time(PER_SECOND.MICROS);
  if (type === "INT96") return timestamp(PER_SECOND.NANOS, "local");
  if (converted === "INTERVAL") return undefined;
  if (type === "BOOLEAN") return (value) => (value ? "TRUE" : "FALSE");
  if (type === "INT32") return unsigned(element) ? (value) => String((value as number) >>> 0) : String;
  if (type === "INT64") return unsigned(element) ? (value) => String(BigInt.asUintN(64, value as bigint)) : String;
  if (type === "FLOAT") return single;
  if (type === "DOUBLE") return String;
  return undefined;
}

/** Whether its bytes are UTF-8. */
export function isText({ type, converted_type: converted, logical_type: logical }: SchemaElement): boolean {
  if (type !== "BYTE_ARRAY") return false;
  return ["STRING", "ENUM", "JSON"].includes(logical?.type ?? "") || ["UTF8", "ENUM", "JSON"].includes(converted ?? "");
}

function unsigned({ converted_type: converted, logical_type: logical }: SchemaElement): boolean {
  return converted?.startsWith("UINT_") === true || (logical?.type === "INTEGER" && !logical.isSigned);
}

/** The shortest decimal that is this number among those of 32 bits. */
export function single(value: Stored): string {
  for (let digits = 6; digits < 9; digits++) {
    const short = Number((value as number).toPrecision(digits));
    if (Math.fround(short) === value) return String(short);
  }
  return String(value);
}

/** No decimal of 256 bits has more digits. */
const MOST_DIGITS = 76;

function decimal({ scale: old, logical_type: logical }: SchemaElement): ToText | undefined {
  const scale = (logical?.type === "DECIMAL" ? logical.scale : old) ?? 0;
  if (!(scale >= 0 && scale <= MOST_DIGITS)) return undefined;
  return (value) => {
    const whole = value instanceof Uint8Array ? signed(value) : BigInt(value as number | bigint);
    if (scale === 0) return String(whole);
    const digits = String(whole < 0n ? -whole : whole).padStart(scale + 1, "0");
    return `${whole < 0n ? "-" : ""}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
  };
}

/** Two's complement, the highest byte first. */
function signed(bytes: Uint8Array): bigint {
  let value = 0n;
  for (const byte of bytes) value = (value << 8n) | BigInt(byte);
  return BigInt.asIntN(8 * bytes.length, value);
}

function uuid(value: Stored): string {
  const hex = Array.from(value as Uint8Array, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** How many of a unit a second has, and how many digits they take. */
type Unit = readonly [count: bigint, digits: number];
const PER_SECOND: Record<"MILLIS" | "MICROS" | "NANOS", Unit> = {
  MILLIS: [1_000n, 3],
  MICROS: [1_000_000n, 6],
  NANOS: [1_000_000_000n, 9],
};
const DAY_SECONDS = 86_400n;

function timestamp([count, digits]: Unit, clock: "utc" | "local"): ToText {
  return (value) => {
    const [seconds, rest] = divided(BigInt(value as number | bigint), count);
    const [days, time] = divided(seconds, DAY_SECONDS);
    return `${dateOf(days * DAY_SECONDS)}T${clockOf(time)}${fraction(rest, digits)}${clock === "utc" ? "Z" : ""}`;
  };
}

function time([count, digits]: Unit): ToText {
  return (value) => {
    const [seconds, rest] = divided(BigInt(value as number | bigint), count);
    return `${clockOf(seconds)}${fraction(rest, digits)}`;
  };
}

/** Quotient and remainder, of which the latter is never negative. */
function divided(value: bigint, by: bigint): [bigint, bigint] {
  const rest = ((value % by) + by) % by;
  return [(value - rest) / by, rest];
}

function dateOf(seconds: bigint): string {
  return new Date(Number(seconds) * 1000).toISOString().slice(0, -"T00:00:00.000Z".length);
}

function clockOf(seconds: bigint): string {
  return [seconds / 3600n, (seconds / 60n) % 60n, seconds % 60n].map((part) => String(part).padStart(2, "0")).join(":");
}

function fraction(rest: bigint, digits: number): string {
  return rest === 0n ? "" : `.${String(rest).padStart(digits, "0").replace(/0+$/, "")}`;
}
