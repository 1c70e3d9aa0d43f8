// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the label that says what a protocol comes to, in English. */

export const label = {
  title: "What it comes to",
  names: {
    learnt: "Learnt at most",
    rests: "Rests on",
    kept: "Kept",
    costs: "Costs",
  },
  learnt: {
    brief: "from {before} to {figure} of {people} people",
    anybody: "from a belief of {before} in {people} to {figure}",
    none: "nothing about “{column}”",
    answers: "nothing about “{column}”; of the answer, a factor of {figure}",
    toldApart: "Some report tells answers apart for certain.",
    most: "The report “{report}” says most: of {people} people who send it, at most {after} have “{category}” in “{column}”; of {people} in all, {before} have.",
    least:
      "The report “{report}” says most: of {people} people who send it, at least {after} have “{category}” in “{column}”; of {people} in all, {before} have.",
    anyMost:
      "Of {people} people who send the same report, whichever it is, at most {after} have “{category}” in “{column}”; of {people} in all, {before} have.",
    anyLeast:
      "Of {people} people who send the same report, whichever it is, at least {after} have “{category}” in “{column}”; of {people} in all, {before} have.",
  },
  rests: {
    brief: "a table of {figure} people",
    shares: "a table of shares",
    nothing: "no table",
    says: {
      prior: "It has to be right about the people, and nobody may know more of a person than it says.",
      shares:
        "It has to be right about which answers go with which secret, and nobody may know more of a person’s answer than that.",
      known:
        "It has to be right about the people, and nobody may know more of a person than it and the shared columns say.",
      knownShares:
        "It has to be right about which answers go with which secret, and nobody may know more of a person’s answer than that and the shared columns say.",
      sample:
        "They have to have been drawn at random, and nobody may know more of a person than the true shares say; then the promise holds with about {sure} % certainty, where there are many people in every cell of the table.",
      nothing: "Nothing is taken for granted about the people.",
    },
  },
  kept: {
    stays: "The report names the true answer in {column} in {names} of 100 cases, and tells it for certain in {tells}.",
    staysNever: "The report names the true answer in {column} in {names} of 100 cases, and never tells it for certain.",
    tells: "The report tells the answer in {column} for certain in {tells} of 100 cases.",
    marked: "A report marks the true answer in 50 of 100 cases, and others beside it.",
    markedAlone: "A report marks the true answer in 50 of 100 cases, and never another: a mark tells it for certain.",
    /** Where how common answers are is not known. */
    anybody: {
      brief: "{share} of 100 answers as they are",
      least: "at least {share} of 100 answers as they are",
      guessed: "at least {share} of 100 answers guessed right from the report",
      marked: "the true answer, in {share} of 100 reports",
      says: "That is so whichever the answer is.",
    },
  },
  costs: {
    brief: "{figure} times as many people",
    briefRange: "{least} to {figure} times as many people",
    never: "no number of people is enough",
    says: "To know every share as well as from {plain} plain answers takes reports of about {people} people.",
    apart: "So many are needed for the share of “{hardest}”; for that of “{easiest}”, about {fewest} would do.",
    within:
      "From reports of {plain} people, each share is within {points} percentage points in 95 of 100 cases; from plain answers, within {without}.",
    assumed: "That is for people who, with the same answer, have each secret as often as in the table.",
    anybody:
      "Whatever the shares are, {plain} plain answers tell each within {without} percentage points in 95 of 100 cases; with reports that takes about {people} people.",
    neverSays: "However many reports there are, they do not say of every answer how common it is.",
  },
};
