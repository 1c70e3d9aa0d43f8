// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the page about a privatised file, in English. */

export const summary = {
  title: "What was done to {column}",
  file: "{name}: {rows}, made on {date}.",
  happened:
    "Every answer in {column} was replaced by a random report before the file was shared, so that the report says little about “{secret}”.",
  happenedPairs:
    "Every answer in {column} was replaced by a random report before the file was shared, so that the report says little about “{secret}”. The chances of the reports depend on “{secret}” too; that column was read for it, and not passed on.",
  wroteReports: "The file holds the reports.",
  wrotePairs: "The file holds the reports, each a pair of {columns}, in the column “{column}”.",
  wroteMarks:
    "The file holds the reports: a letter for each answer, in the order in which the protocol file names them, y where the report marks it, otherwise n.",
  wroteValues: "The file holds, for each report, an answer drawn from those that the report makes likely.",
  kept: "These columns were copied unchanged and are not protected: {columns}.",
  keptNone: "No other column was passed on.",
  promiseTitle: "What is promised",
  protocol: "Protocol: {protocol} ({name}). {says}",
  level: "The level (epsilon) is {epsilon}; the kind of promise is {notion}.",
  sample:
    "The table is taken for a sample of {people} people. With a chance of {alpha} (alpha) the true shares are others than those that the promise reckons with.",
  neighbours: "Neighbours are {pairs}.",
  bound: "The ratio that was proved never to be exceeded is {numerator} / {denominator}, about {value}.",
  protocolFile:
    "The protocol itself, with all it takes to check this again, is in the file {name}. Its identity, which is in that file too and follows from it, is {identity}.",
  much: "That is much more than promised: “{notion}” is the promise that reckons with it.",
  valuesKept:
    "That is what the reports keep. The answers drawn from them, which the file holds, keep {share} of the information.",
  prior:
    "The protocol was computed from a table with a total of {total}, with {secrets} categories of “{secret}” and {answers} of {column}. The protocol file contains this table of counts; it should be published only if the table may be public.",
  priorNone:
    "The protocol was made for the {answers} answers in {column} before anybody had answered. It says nothing of how common they are, and may be published.",
  checked:
    "Before it was used, the promise was checked in exact arithmetic for the very integers that the reports were drawn with.",
  limitsTitle: "Limits and assumptions",
  channelTitle: "Chance of each report, in 100 cases",
  axes: "{down} ↓, {across} →",
  marksTitle: "Chance of each answer to be marked in a report, in 100 cases",
  channelLarge: "The table of chances is too large for this page; the protocol file has it.",
  negligible: "≈0 is a chance below one in a thousand million, but not none.",
  made: "Made with Sluice {version}, in a web browser, which sent the data nowhere.",
  fileName: "{name}-summary.html",
  protocolName: "{name}-protocol.json",
};
