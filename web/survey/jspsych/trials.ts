// SPDX-License-Identifier: Apache-2.0
/** The trials of a timeline, with what they have from the timelines around them. */
import { DEEPEST, isObject } from "../linter/walk.js";
import type { Row } from "./types.js";

export interface Trial {
  path: string;
  /** Its parameters, also those that the timelines around it give all their trials. */
  all: Row;
  /** The timelines around it, outermost first. */
  around: readonly { path: string; node: Row }[];
}

/** Keys by which a timeline says something of itself and not of its trials. */
const OF_TIMELINES = [
  ...["timeline", "timeline_variables", "conditional_function", "loop_function", "repetitions", "randomize_order"],
  ...["sample", "on_timeline_start", "on_timeline_finish", "name"],
];

/** A path instead of a trial is one where there is none. */
export function* trials(node: unknown, path = "$", around: Trial["around"] = [], depth = 0): Generator<Trial | string> {
  if (depth > DEEPEST) yield path;
  else if (Array.isArray(node)) {
    for (const [i, item] of node.entries()) yield* trials(item, `${path}[${i}]`, around, depth + 1);
  } else if (!isObject(node)) yield path;
  else if (node.timeline !== undefined) {
    yield* trials(node.timeline, `${path}.timeline`, [...around, { path, node }], depth + 1);
  } else {
    const all: Row = {};
    for (const { node: outer } of around) {
      const given = Object.entries(outer).filter(([key]) => !OF_TIMELINES.includes(key));
      merge(all, Object.fromEntries(given));
    }
    merge(all, node);
    yield { path, all, around };
  }
}

/** `data` of a timeline come beside those of its trials. */
function merge(all: Row, more: Row): void {
  const data = isObject(all.data) && isObject(more.data) ? { data: { ...all.data, ...more.data } } : {};
  Object.assign(all, more, data);
}

export function pluginOf({ type }: Row): string {
  const { info } = (type ?? {}) as { info?: { name?: unknown } };
  return typeof info?.name === "string" ? info.name : "";
}

/** The extensions of a trial: their names, and what they are told. */
export function extensionsOf({ extensions }: Row): { name: string; params: unknown }[] {
  if (!Array.isArray(extensions)) return [];
  return extensions.filter(isObject).map((one) => ({ name: pluginOf(one), params: one.params }));
}
