// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy about what happened to the answers of a file, and about where its files go, in English. */

export const receipt = {
  exactly: "{n} of {rows}",
  about: "about {n} of {rows}",
  like: "This is for people as in the table.",
  changed: {
    one: "We changed {number} answer in {column} by chance.",
    other: "We changed {number} answers in {column} by chance.",
  },
  replaced: {
    codes: "Each answer in {column} became a noise code, picked by chance.",
    pairs: "Each row got a pair of {columns}, picked by chance.",
    ticks: "Each answer in {column} became a list of ticks, picked by chance.",
  },
  named: {
    codes: {
      one: "The code names the real answer in {number} row.",
      other: "The code names the real answer in {number} rows.",
    },
    pairs: {
      one: "The pair is the real one in {number} row.",
      other: "The pair is the real one in {number} rows.",
    },
  },
  real: "Chance changed nothing in {column}. Unchanged answers already keep the chosen limit for {secret}.",
  coded: "First, your rules for ranges, missing and rare values were used.",
  hides: "This hides {secret}.",
  limits: "This limits how much a reader learns from the file about {secret}.",
  proves: "A noisy answer can still prove or rule out a value of it.",
  not: "It does not hide {column}.",
  hidesBoth: "This hides {column}, and so {secret}.",
  hidesAnswer: "This hides {column}.",
  limitsBoth: "This limits how much a reader learns from the file about {column}, and so about {secret}.",
  limitsAnswer: "This limits how much a reader learns from the file about {column}.",
  alone: "Keep this number to yourself: beside the file, it says more than the protection allows.",
  give: "Give this away:",
  keep: "Keep this:",
  officer: "To explain it:",
  settings: "{name}, the settings file.",
  counts: "It holds true counts: {secret} by {column}.",
  weighted: "It holds the weighted table: {secret} by {column}.",
  shares: "It holds true percentages: {secret} by {column}. Give it only to people who may see them.",
  single: { one: "{n} of its counts is of one person.", other: "{n} of its counts are of one person each." },
  few: { one: "{n} of its counts is of 2 to 4 people.", other: "{n} of its counts are of 2 to 4 people each." },
  only: "Give it only to people who may see these counts.",
};
