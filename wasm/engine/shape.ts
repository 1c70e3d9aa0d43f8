// SPDX-License-Identifier: GPL-3.0-or-later
/** Checks of the parts of a request, put together from pieces. Each throws a `Reason` where it is something else. */
import { list, onlyKeys, record, show, type Where } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import { refusing } from "./call-check.js";
import * as texts from "./texts.js";

export type Check = (value: unknown, where: Where) => unknown;

/** A check of each key that a type has; one that may be left out has `maybe`. */
export type Keys<T> = { [K in keyof T]-?: Check };

/** An object of the type, which has no other keys. */
export const shape =
  <T extends object>(keys: Keys<T>): ((value: unknown, where: Where) => T) =>
  (value, where) => {
    onlyKeys(record(value, where), Object.keys(keys), where);
    return holding(keys)(value, where);
  };

/** The same where other keys are nobody's concern. */
export const holding =
  <T extends object>(keys: Keys<T>): ((value: unknown, where: Where) => T) =>
  (value, where) => {
    const raw = record(value, where);
    for (const [key, check] of Object.entries<Check>(keys)) check(raw[key], within(where, key));
    return raw as T;
  };

/** The place of a part. A request itself has a name in words, so its parts have their own names alone. */
const within = (where: Where, key: string): Where =>
  typeof where === "string" && where !== "" ? `${where}.${key}` : key;

export const maybe =
  (check: Check): Check =>
  (value, where) =>
    value === undefined ? undefined : check(value, where);

export const each =
  (check: Check, length?: number): Check =>
  (value, where) => {
    for (const item of list(value, where, length)) check(item, where);
  };

/** The same, where an entry is told by its number. */
export const eachAt =
  (check: Check): Check =>
  (value, where) => {
    for (const [i, item] of list(value, where).entries()) check(item, `${where}[${i}]`);
  };

/** One of these words, or what `text` says of another. */
export const oneOf =
  (text: readonly [string, string], ...known: unknown[]): Check =>
  (value) => {
    if (!known.includes(value)) throw new Reason(say(text, show(value)));
  };

export const flag: Check = (value, where) => {
  if (typeof value !== "boolean") throw new Reason(say(texts.notTrueOrFalse, where, show(value)));
};

/** It is checked by who takes it. */
export const anything: Check = () => {};

/** A part of a request that is refused where the check finds a reason. */
export const part =
  <T>(check: Check, where: Where = ""): ((value: unknown) => T) =>
  (value) => {
    refusing(() => check(value, where));
    return value as T;
  };
