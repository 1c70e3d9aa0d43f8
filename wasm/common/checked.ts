// SPDX-License-Identifier: Apache-2.0
/** Pieces of a document that somebody else wrote, each taken only for what it should be. */
import { codeAt, controlAt, hasHalf, shortened, visible } from "./characters.js";

/** Why a piece is not what it should be, and where it stands. */
export class Reason extends Error {}

export function present(raw: Record<string, unknown>, key: string, where: string): unknown {
  if (!Object.hasOwn(raw, key)) throw new Reason(`${where} lacks "${key}"`);
  return raw[key];
}

/** The object's fields, which must be these and no others. */
export function fields<K extends string>(value: unknown, keys: K[], where: string): Record<K, unknown> {
  const raw = record(value, where);
  onlyKeys(raw, keys, where);
  for (const key of keys) present(raw, key, where);
  return raw as Record<K, unknown>;
}

export function onlyKeys(raw: Record<string, unknown>, keys: string[], where: string): void {
  const other = Object.keys(raw).find((key) => !keys.includes(key));
  if (other !== undefined) throw new Reason(`${where} has an unknown field ${show(other)}`);
}

export function record(value: unknown, where: string): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new Reason(`${where} is not an object`);
}

export function list(value: unknown, where: string, length?: number): unknown[] {
  if (!Array.isArray(value)) throw new Reason(`${where} is not a list`);
  if (length !== undefined && value.length !== length) {
    throw new Reason(`${where} has ${value.length} ${value.length === 1 ? "entry" : "entries"} instead of ${length}`);
  }
  return value;
}

export function uniqueTexts(value: unknown, where: string): string[] {
  const texts = list(value, where).map((item) => text(item, where));
  const seen = new Set<string>();
  for (const item of texts) {
    if (seen.has(item)) throw new Reason(`${where} has ${show(item)} twice`);
    seen.add(item);
  }
  return texts;
}

export function text(value: unknown, where: string): string {
  if (typeof value !== "string") throw new Reason(`${where} holds ${show(value)} instead of a text`);
  const control = controlAt(value);
  if (control >= 0) throw new Reason(`${where} holds the control character ${codeAt(value, control)}`);
  if (hasHalf(value)) throw new Reason(`${where} holds half a character`);
  return value;
}

export function name(value: unknown, where: string): string {
  const checked = text(value, where);
  if (checked === "") throw new Reason(`${where} is empty`);
  return checked;
}

/** The name of a notion or a protocol, as the engine's registries have them. */
export function plainName(value: unknown, where: string): string {
  const checked = text(value, where);
  if (/^[a-z][a-z0-9-]{0,39}$/.test(checked)) return checked;
  throw new Reason(`${where} is ${show(value)} instead of a name in small letters`);
}

/** A non-negative integer in decimal digits, as a string: it may exceed what a double holds. */
export function integer(value: unknown, digits: number, where: string): string {
  const written = text(value, where);
  if (/^(0|[1-9][0-9]*)$/.test(written) && written.length <= digits) return written;
  throw new Reason(`${where} holds ${show(value)} instead of a non-negative integer of at most ${digits} digits`);
}

export function finite(value: unknown, where: string): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new Reason(`${where} is ${show(value)} instead of a finite number`);
}

export function atLeastZero(value: unknown, where: string): number {
  const checked = finite(value, where);
  if (checked >= 0) return checked;
  throw new Reason(`${where} is negative`);
}

/** Of what is said or left out. */
export function flag(value: unknown, where: string): true | undefined {
  if (value === undefined || value === true) return value;
  throw new Reason(`${where} is ${show(value)} instead of true or left out`);
}

export function index(value: unknown, length: number, where: string): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value < length) return value;
  throw new Reason(`${where} holds ${show(value)} instead of an index below ${length}`);
}

/** Bounded work, however large or deep the value is. */
export function show(value: unknown): string {
  if (value === undefined) return "nothing";
  if (typeof value === "function" || typeof value === "symbol") return `a ${typeof value}`;
  // JSON has no infinity and no big integer: they would be shown as null, or not at all.
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value === "object" && value !== null) return Array.isArray(value) ? "a list" : "an object";
  return shortened(visible(JSON.stringify(typeof value === "string" ? value.slice(0, 80) : value)));
}
