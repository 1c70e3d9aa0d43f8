// SPDX-License-Identifier: GPL-3.0-or-later
/** Holds sentences of the page against rules.mjs, and measures how hard a text is to read. */
import { hardest, longest, openings, out, titles } from "./rules.mjs";

/** A hole of a text, such as "{name}": a word, whatever will stand there. */
const hole = /\{\w+\}/g;

/** @param {string} text */
export function sentences(text) {
  return text
    .split(/(?<=[.!?…][”’“"')]*)\s+(?=[“„"'(]?[\p{Lu}\p{N}{])/u)
    .map((part) => part.trim())
    .filter(Boolean);
}

/** @param {string} text */
const words = (text) => text.split(/[\s–—/]+/).filter((word) => /[\p{L}\p{N}{]/u.test(word));

/**
 * The faults of a text, a line each; nothing if it has none.
 * @param {string} text
 * @param {string} language
 * @returns {string[]}
 */
export function faults(text, language) {
  // The name of a file is no sentence.
  if (/^\S+\.[a-z]{2,4}$/.test(text)) return [];
  return sentences(text).flatMap((sentence) => {
    const count = words(sentence).length;
    // Neither a question nor a heading, which has no full stop.
    const statement = /[.!…:][”’"]?$/.test(sentence);
    return [
      ...(count > longest ? [`${count} words, at most ${longest}`] : []),
      ...(statement ? (openings[language] ?? []) : []).flatMap((rule) => broken(rule, sentence, "it begins with")),
      ...(out[language] ?? []).flatMap((rule) => broken(rule, sentence, "it says")),
    ].map((fault) => `${fault}: ${sentence}`);
  });
}

/**
 * @param {import("./rules.mjs").Rule} rule
 * @param {string} sentence
 * @param {string} how
 */
function broken({ found, instead }, sentence, how) {
  const match = found.exec(sentence.replaceAll(hole, "{}"));
  return match ? [`${how} “${match[0].trim()}” (${instead})`] : [];
}

/**
 * Syllables of an English word, by its groups of vowels. An "e" at its end is silent, as are those of "-es" and "-ed"
 * but for "-ted", "-ded" and hissing ends. Dictionaries would be right more often, and are 100 times as large.
 * @param {string} word
 */
export function syllables(word) {
  const letters = word.toLowerCase().replaceAll(/[^a-z]/g, "");
  if (letters.length <= 3) return 1;
  const spoken = letters
    .replace(/([^td])ed$/, "$1")
    .replace(/([^szxcg]|[^sc]h)es$/, "$1")
    .replace(/([^l]|[aeiouy]l)e$/, "$1");
  return Math.max(1, spoken.match(/[aeiouy]+/g)?.length ?? 1);
}

/**
 * The grade of Flesch and Kincaid (1975): 0.39 words/sentences + 11.8 syllables/words - 15.59, over whole sentences; labels,
 * which end without a full stop, are none. A hole counts as a word of two syllables. Zero where there are no sentences.
 * @param {string[]} texts in English
 */
export function grade(texts) {
  const all = texts.flatMap(sentences).filter((sentence) => /[.!?][”’"]?$/.test(sentence));
  const each = all.flatMap((sentence) => words(sentence.replaceAll(hole, "column")));
  if (each.length === 0) return 0;
  const spoken = each.reduce((sum, word) => sum + word.split("-").reduce((n, part) => n + syllables(part), 0), 0);
  return (0.39 * each.length) / all.length + (11.8 * spoken) / each.length - 15.59;
}

/** @param {string} text */
const untitled = (text) => titles.reduce((rest, title) => rest.replaceAll(title, "{title}"), text);

/**
 * All that is wrong with a catalogue.
 * @param {string[]} texts
 * @param {string} language
 */
export function catalogueFaults(texts, language) {
  const own = texts.map(untitled);
  const found = own.flatMap((text) => faults(text, language));
  if (language !== "en") return found;
  const measured = grade(own);
  return measured > hardest ? [...found, `grade ${measured.toFixed(1)}, at most ${hardest}`] : found;
}
