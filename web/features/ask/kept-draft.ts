// SPDX-License-Identifier: GPL-3.0-or-later
/** Questions as they are being written, kept for this tab: a reload does not lose them. */
import { MOST_QUESTIONS } from "../../../wasm/protocol/question-words.js";
import { isLanguage } from "../../text/language.js";
import { type Draft, MOST_EPSILON } from "./draft.js";

const PLACE = "sluice-draft";

/** Questions as they are being written, and which of them is in the fields. */
export interface Drafts {
  all: Draft[];
  at: number;
}

/** Keeps these in the place of those before, or none. */
export function keepDrafts(drafts: Drafts | undefined): void {
  try {
    // One question is kept as it was before there were sheets.
    const kept = drafts && (drafts.all.length === 1 ? drafts.all[0] : drafts);
    if (kept) sessionStorage.setItem(PLACE, JSON.stringify(kept));
    else sessionStorage.removeItem(PLACE);
  } catch {
    // Then it lasts as long as the page does, which asks before it is left.
  }
}

/** Other pages of the same host can write there: what is no draft is left out. */
export function keptDrafts(empty: Draft): Drafts | undefined {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(PLACE) ?? "null");
    if (typeof kept !== "object" || kept === null) return undefined;
    const { all, at } = kept as { all?: unknown; at?: unknown };
    if (!Array.isArray(all)) return { all: [draftIn(kept, empty)], at: 0 };
    const drafts = all.slice(0, MOST_QUESTIONS).map((one) => draftIn(Object(one), empty));
    return drafts.length > 0 ? { all: drafts, at: drafts[Number(at)] ? Number(at) : 0 } : undefined;
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
