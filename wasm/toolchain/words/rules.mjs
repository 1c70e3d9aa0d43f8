// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The rules for words on the page, as data; check.mjs applies them. A catalogue is a file of web/messages, by its name
 * without the language.
 */

/** Names of papers stand as their authors wrote them; each counts as one word. */
export const titles = [
  "Data Sanitisation Protocols for the Privacy Funnel with Differential Privacy Guarantees",
  "A Linear Reduction Method for Local Differential Privacy and Log-lift",
  "Profile-Based Privacy for Locally Private Computations",
  "Robust Local Differential Privacy",
  "International Journal on Advances in Security",
];

/** Words in a sentence, at most. */
export const longest = 20;

/** The grade of Flesch and Kincaid that a catalogue may have at most, in English: grade 7 is the age of 12. */
export const hardest = 7;

/**
 * @typedef {object} Rule
 * @property {RegExp} found
 * @property {string} instead
 */

/**
 * Sentences that begin with a clause in the place of a noun. Questions and headings may begin so.
 * @type {Record<string, Rule[]>}
 */
export const openings = {
  en: [
    { found: /^(What|Which|Who|Whoever|Whichever|Whatever)\b/, instead: "name the person or thing first" },
    { found: /^Of\b/, instead: "begin with the subject" },
    { found: /^Where\b/, instead: "begin with the subject; a condition begins with If" },
    {
      found: /^That (?!(is|was|are|means|takes|makes|needs|can|may|leaves|one)\b)/,
      instead: "begin with the subject",
    },
  ],
  nl: [
    { found: /^(Wat|Wie)\b/, instead: "noem eerst de persoon of het ding" },
    { found: /^Van\b/, instead: "begin met het onderwerp" },
  ],
  de: [
    { found: /^(Was|Wer)\b/, instead: "zuerst die Person oder die Sache nennen" },
    { found: /^Von\b/, instead: "mit dem Subjekt beginnen" },
  ],
};

/** Words in a sentence of a comment or of Markdown, at most. */
export const longestNote = 25;

/** The same openings in comments and Markdown, which may begin with a small letter. */
export const openingsOfNotes = (openings.en ?? []).map(({ found, instead }) => ({
  found: new RegExp(found, "i"),
  instead,
}));

/**
 * Words that are out, and the one word for the thing.
 * @type {Record<string, Rule[]>}
 */
export const out = {
  en: [
    { found: /\breport(s|ed)?\b/i, instead: "noisy answer" },
    { found: /\bpromise[sd]?\b/i, instead: "protection" },
    { found: /\bprotocols?\b/i, instead: "noise settings, settings file" },
    { found: /\bprivatis\w+/i, instead: "protect" },
    { found: /\bkept\b|\bke(ep|pt)s? back\b/i, instead: "what stays useful; hidden; stored" },
    { found: /\bsecrets?\b/i, instead: "hidden column, hidden value" },
    { found: /\bobservers?\b/i, instead: "a reader of the file, the person who asked" },
    { found: /\b(some|no|any)body\b/i, instead: "name the person, or: someone, no one" },
    { found: /\bwho(so)?ever\b/i, instead: "name the person" },
    { found: /\blevels?\b/i, instead: "privacy: strong, medium, weak" },
    { found: /\b(draw|drawn) anew\b/i, instead: "re-roll" },
    { found: /(?<!\bthere )\b(is|are) no\b/i, instead: "is not a" },
    { found: /\bup to \d|\bup to \{/i, instead: "at most" },
    { found: /(,? too|by itself|all the same)[.!?]?$/i, instead: "leave it out, or begin with it" },
  ],
  nl: [
    { found: /\bberichte?n?\b/i, instead: "antwoord met ruis" },
    { found: /\bbelofte[ns]?\b/i, instead: "bescherming" },
    { found: /\bwaarnemers?\b/i, instead: "een lezer van het bestand" },
    { found: /\bgeheim(en)?\b/i, instead: "verborgen kolom, verborgen waarde" },
    { found: /\bniveaus?\b/i, instead: "privacy: sterk, middel, zwak" },
  ],
  de: [
    { found: /\bMeldung(en)?\b/, instead: "verrauschte Antwort" },
    { found: /\bZusagen?\b/, instead: "Schutz" },
    { found: /\bBeobachter[ns]?\b/, instead: "wer die Datei liest" },
    { found: /\bGeheimniss?(e|en)?\b/, instead: "verborgene Spalte, verborgener Wert" },
    { found: /\bStufen?\b/, instead: "Schutz: stark, mittel, schwach" },
  ],
};
