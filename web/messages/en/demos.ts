// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the elements that one plays with, in English. */

export const messages = {
  people: { one: "{n} person", other: "{n} people" },
  counted: "People counted",
  asked: "People asked",
  keptTitle: "What is kept, by how many people were counted",
  keptRows: "People counted",
  kept: "Kept",
  keptSummary: "With the same shares and the same promise, {parts}.",
  keptPart: "{people} keep {share}",
  estimate: {
    again: "Ask again",
    title: "How common each answer is, from reports alone",
    truth: "the truth",
    widthTitle: "Half the width of the intervals, by how many people are asked",
    width: "Half the width",
    widthSummary: "Half the width of the widest interval to be expected: {parts}.",
    widthPart: "{share} with {people}",
    within: { one: "{n} of {all} intervals contains the truth.", other: "{n} of {all} intervals contain the truth." },
  },
  neighbours: "Neighbours",
  none: "No pair of neighbours is chosen: nothing would be promised.",
  together: {
    title: "Levels alone and together",
    row: "Released",
    level: "the level, as verified",
    expected: "if levels added up",
    unlimited: "no limit",
    none: "–",
    reports: { one: "{n} report", other: "{n} reports" },
    alone: "{column} alone",
    both: "both together",
    joint: "one protocol for both",
    summary: "Verified: {parts}. If levels added up, it would be {expected} for all of it.",
    part: "{name} {level}",
  },
};
