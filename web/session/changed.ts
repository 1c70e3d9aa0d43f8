// SPDX-License-Identifier: GPL-3.0-or-later
/** Which settings are others than those that a file was made with. */

import { messages } from "../messages/page.js";
import { list } from "../text/format-message.js";
import { alphaOf, parametersOf } from "./offered.js";
import type { Made, State } from "./state.js";

type Name = keyof typeof messages.privatise.settings;

/** What follows from another setting, and is not worth telling beside it. */
const implied: Partial<Record<Name, Name[]>> = {
  source: ["columns", "neighbours", "file", "keep", "person"],
  columns: ["neighbours", "keep"],
  notion: ["alpha", "neighbours"],
  file: ["keep", "person"],
};

export function madeWith(state: State): Made {
  const { source, roles, rules, notion, epsilon, protocol, seesSecret, target, write, keep, person } = state;
  return {
    source: source?.file,
    columns: JSON.stringify([roles, rules]),
    notion,
    epsilon,
    alpha: alphaOf(state),
    // A rule and a choice of the same pairs come to the same.
    neighbours: JSON.stringify(parametersOf(state).parameters?.neighbours),
    protocol,
    told: seesSecret,
    file: target ?? source?.file,
    write,
    keep: JSON.stringify(keep.toSorted()),
    person,
  };
}

/** In words; nothing where all is as it was, or has been set back to it. */
export function changedSince(made: Made, state: State): string {
  const now = madeWith(state);
  const words = messages.privatise.settings;
  const changed = (Object.keys(words) as Name[]).filter((name) => now[name] !== made[name]);
  const followed = new Set(changed.flatMap((name) => implied[name] ?? []));
  return list(changed.filter((name) => !followed.has(name)).map((name) => words[name]));
}
