// SPDX-License-Identifier: GPL-3.0-or-later
/** Names the settings that differ from those that a file was made with. */

import { messages } from "../messages/page.js";
import { list } from "../text/format-message.js";
import { alphaOf, objectiveOf, parametersOf } from "./settings.js";
import type { FileState, Made } from "./state.js";

type Name = keyof typeof messages.privatise.settings;

/** The table that the prior was counted from. */
export interface OwnTable {
  file: File;
  /** Names of its columns, once it has been read. */
  header: string[] | undefined;
  /** The column that says how much each row counts. */
  weight: string | undefined;
  /** How its columns are used, as one text that can be compared. */
  columns: string;
}

/** Settings that follow from another one, and are not worth telling beside it. */
const implied: Partial<Record<Name, Name[]>> = {
  source: ["columns", "neighbours", "file", "keep", "person"],
  columns: ["neighbours", "keep"],
  notion: ["alpha", "neighbours"],
  protocol: ["objective"],
  told: ["objective"],
  file: ["keep", "person"],
};

export function madeWith(state: FileState, own: OwnTable | undefined): Made {
  const { notion, epsilon, protocol, seesSecret, target, write, keep, spreadsheetSafe, person } = state;
  return {
    source: own?.file,
    columns: own?.columns,
    notion,
    epsilon,
    alpha: alphaOf(state),
    // A rule and a choice of the same pairs come to the same.
    neighbours: JSON.stringify(parametersOf(state).parameters?.neighbours),
    protocol,
    objective: objectiveOf(state).objective,
    told: seesSecret,
    file: target ?? own?.file,
    write,
    keep: JSON.stringify([keep.length > 0 && spreadsheetSafe, ...keep.toSorted()]),
    person,
  };
}

/** In words; nothing where all is as it was, or has been set back to it. */
export function changedSince(made: Made, now: Made): string {
  const words = messages.privatise.settings;
  const changed = (Object.keys(words) as Name[]).filter((name) => now[name] !== made[name]);
  const followed = new Set(changed.flatMap((name) => implied[name] ?? []));
  return list(changed.filter((name) => !followed.has(name)).map((name) => words[name]));
}
