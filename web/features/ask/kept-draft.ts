// SPDX-License-Identifier: GPL-3.0-or-later
/** The question as it is being written, kept for this tab: a reload does not lose it. */
import { isLanguage } from "../../text/language.js";
import { type Draft, MOST_EPSILON } from "./draft.js";

const PLACE = "sluice-draft";

/** Keeps a draft in the place of the one before, or none. */
export function keepDraft(draft: Draft | undefined): void {
  try {
    if (draft) sessionStorage.setItem(PLACE, JSON.stringify(draft));
    else sessionStorage.removeItem(PLACE);
  } catch {
    // Then it lasts as long as the page does, which asks before it is left.
  }
}

/** Other pages of the same host can write there: what is no draft is left out. */
export function keptDraft(empty: Draft): Draft | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "null");
    return typeof kept === "object" && kept !== null ? draftIn(kept, empty) : undefined;
  } catch {
    return undefined;
  }
}

function draftIn(kept: { [key in keyof Draft]?: unknown }, empty: Draft): Draft {
  const text = (key: "wording" | "answers" | "asker" | "sendTo" | "column") => {
    const value = kept[key];
    return typeof value === "string" ? value : empty[key];
  };
  const { skippable, language, translations, epsilon } = kept;
  const isLevel = typeof epsilon === "number" && epsilon > 0 && epsilon <= MOST_EPSILON;
  return {
    // In its order, which tells whether anything has been written.
    ...empty,
    wording: text("wording"),
    answers: text("answers"),
    asker: text("asker"),
    sendTo: text("sendTo"),
    column: text("column"),
    skippable: skippable === true,
    language: isLanguage(language) ? language : empty.language,
    translations: translationsIn(translations),
    epsilon: isLevel ? epsilon : empty.epsilon,
  };
}

function translationsIn(kept: unknown): Draft["translations"] {
  const all: [string, unknown][] = typeof kept === "object" && kept !== null ? Object.entries(kept) : [];
  return Object.fromEntries(
    all.flatMap(([language, value]) => {
      const { wording, answers } = (value ?? {}) as { wording?: unknown; answers?: unknown };
      const isOne = isLanguage(language) && typeof wording === "string" && typeof answers === "string";
      return isOne ? [[language, { wording, answers }]] : [];
    }),
  );
}
