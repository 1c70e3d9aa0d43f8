// SPDX-License-Identifier: Apache-2.0
/** Pieces of a document that somebody else wrote, each taken only for what it should be. */

import { codeAt, controlAt, hasHalf, shortened, visible } from "./characters.js";
import { Reason } from "./reason.js";
import type { Said, Value } from "./said.js";
import { say } from "./said.js";
import * as texts from "./texts.js";

/** A place in a document: a path, or words. */
export type Where = string | Said;

export function present(raw: Record<string, unknown>, key: string, where: Where): unknown {
  if (!Object.hasOwn(raw, key)) throw new Reason(say(texts.fieldMissing, where, key));
  return raw[key];
}

/** The object's fields, which must be these and no others. */
export function fields<K extends string>(value: unknown, keys: K[], where: Where): Record<K, unknown> {
  const raw = record(value, where);
  onlyKeys(raw, keys, where);
  for (const key of keys) present(raw, key, where);
  return raw as Record<K, unknown>;
}

export function onlyKeys(raw: Record<string, unknown>, keys: string[], where: Where): void {
  const other = Object.keys(raw).find((key) => !keys.includes(key));
  if (other !== undefined) throw new Reason(say(texts.fieldUnknown, where, show(other)));
}

export function record(value: unknown, where: Where): Record<string, unknown> {
  if (typeof value === "object" && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>;
  }
  throw new Reason(say(texts.notAnObject, where));
}

export function list(value: unknown, where: Where, length?: number): unknown[] {
  if (!Array.isArray(value)) throw new Reason(say(texts.notAList, where));
  if (length !== undefined && value.length !== length) {
    throw new Reason(say(texts.entriesMiscounted, where, value.length, length));
  }
  return value;
}

export function uniqueTexts(value: unknown, where: Where): string[] {
  const items = list(value, where).map((item) => text(item, where));
  const seen = new Set<string>();
  for (const item of items) {
    if (seen.has(item)) throw new Reason(say(texts.namedTwice, where, show(item)));
    seen.add(item);
  }
  return items;
}

export function text(value: unknown, where: Where): string {
  if (typeof value !== "string") throw new Reason(say(texts.notAText, where, show(value)));
  const control = controlAt(value);
  if (control >= 0) throw new Reason(say(texts.holdsControl, where, codeAt(value, control)));
  if (hasHalf(value)) throw new Reason(say(texts.holdsHalfCharacter, where));
  return value;
}

export function name(value: unknown, where: Where): string {
  const checked = text(value, where);
  if (checked === "") throw new Reason(nothingIn(where));
  return checked;
}

/** The name of a notion or a protocol, as the engine's registries have them. */
export function plainName(value: unknown, where: Where): string {
  const checked = text(value, where);
  if (/^[a-z][a-z0-9-]{0,39}$/.test(checked)) return checked;
  throw new Reason(say(texts.notAPlainName, where, show(value)));
}

/** A non-negative integer in decimal digits, as a string: it may exceed what a double holds. */
export function integer(value: unknown, digits: number, where: Where): string {
  const written = text(value, where);
  if (/^(0|[1-9][0-9]*)$/.test(written) && written.length <= digits) return written;
  throw new Reason(say(texts.notAnInteger, where, show(value), digits));
}

export function finite(value: unknown, where: Where): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new Reason(say(texts.notFinite, where, show(value)));
}

export function atLeastZero(value: unknown, where: Where): number {
  const checked = finite(value, where);
  if (checked >= 0) return checked;
  throw new Reason(say(texts.negative, where));
}

/** A field that is either true or left out. */
export function flag(value: unknown, where: Where): true | undefined {
  if (value === undefined || value === true) return value;
  throw new Reason(say(texts.notAFlag, where, show(value)));
}

export function index(value: unknown, length: number, where: Where): number {
  if (typeof value === "number" && Number.isInteger(value) && value >= 0 && value < length) return value;
  throw new Reason(say(texts.notAnIndex, where, show(value), length));
}

/** Bounded work, however large or deep the value is. */
export function show(value: unknown): Value {
  if (value === undefined) return say(texts.nothing);
  if (typeof value === "function") return say(texts.aFunction);
  if (typeof value === "symbol") return say(texts.aSymbol);
  if (typeof value === "number" && Number.isFinite(value)) return value;
  // JSON has no infinity and no big integer: they would be shown as null, or not at all.
  if (typeof value === "number" || typeof value === "bigint") return String(value);
  if (typeof value === "object" && value !== null) return say(Array.isArray(value) ? texts.aList : texts.anObject);
  const shown = shortened(visible(JSON.stringify(typeof value === "string" ? value.slice(0, 80) : value)));
  return typeof value === "string" && shown.endsWith('"') ? [shown.slice(1, -1)] : shown;
}

/** The whole of a document, as a place. */
export const DOCUMENT: Said = say(texts.document);

export const versionUnknown = (version: unknown): Said => say(texts.versionUnknown, show(version));

export const nothingIn = (where: Where): Said => say(texts.nothingIn, where);
