// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the page about a protected file, in English. */

export const summary = {
  title: "How Sluice protected {column}",
  file: "{name}: {rows}, made on {date}.",
  usesSecret: "The odds use the hidden column. The file does not have it as it was.",
  wroteReports: "The file has the noisy answers.",
  wrotePairs: "The file has the noisy answers in the column “{column}”, each a pair of {columns}.",
  wroteMarks:
    "The file has tick lists: one letter for each answer, in the order of the settings file. A y is a tick, an n is none.",
  wroteValues:
    "The file has the same categories as before. Each was drawn from the answers that the noisy answer makes likely.",
  kept: "These columns were copied unchanged and are not protected: {columns}.",
  /** Where cells of these got apostrophes. */
  keptSafe: "These columns were copied and are not protected: {columns}.",
  keptNone: "The file has no other column.",
  promiseTitle: "The protection",
  protocol: "Method: {protocol} ({name}). {says}",
  level: "Epsilon is {epsilon}. The kind of protection is {notion}.",
  sample:
    "The table counts as a sample of {people} people. The true percentages may be outside the range that this covers, with a chance of {alpha} (alpha).",
  neighbours: "Neighbours are {pairs}.",
  bound: "No ratio exceeds {numerator} / {denominator}, about {value}. This is proved.",
  protocolFile: "The settings file {name} has all you need to check this again. Its identity is {identity}.",
  much: "This is much weaker. The protection “{notion}” is made for samples.",
  valuesKept: "This is for the noisy answers. The categories in the file keep {share} of the information.",
  prior:
    "The method was made for a table with a total of {total}. The table has {secrets} categories of “{secret}” and {answers} of {column}. The settings file contains it. Publish that file only if the table may be public.",
  priorNone:
    "The method was made for the {answers} answers in {column} before anyone had answered. It does not say how common they are. You may publish it.",
  checked: "Before use, Sluice checked this in exact arithmetic, for the very integers that it draws with.",
  limitsTitle: "Limits and assumptions",
  channelTitle: "Odds of each noisy answer, out of 100",
  axes: "{down} ↓, {across} →",
  marksTitle: "Odds of a tick for each answer, out of 100",
  channelLarge: "The table of odds is too large for this page. The settings file has it.",
  negligible: "≈0 means less than one in a thousand million, but not zero.",
  made: "Made with Sluice {version} in a web browser, which sent the data nowhere.",
  fileName: "{name}-summary.html",
  protocolName: "{name}-protocol.json",
};
