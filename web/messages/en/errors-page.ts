// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Errors that the page says in other words than the command line, in English: there they are about reports and protocols, here
 * about noisy answers and settings. What is not here is said as it is. Dutch and German have their words for all errors.
 */
import type { Spoken } from "../catalogue.js";

export const errors: Readonly<Record<string, Spoken>> = {
  "counts-beside-reports": {
    message: "The file has a column “{count}”. Each row seems to stand for so many noisy answers.",
    remedy: "If so, call the other column “{report}”. If not, give the column “{count}” another name.",
  },
  "crossed-alike": {
    message: "Both settings files have their noisy answers in the column “{column}”.",
    remedy: "Choose the settings of two different questions.",
  },
  "crossed-kinds": {
    message: "These settings cannot be linked: their noise is ticks, or it depends on a hidden column.",
    remedy: "Link questions whose noisy answers are answers themselves.",
  },
  "crossed-too-wide": {
    message: "Both questions have too many answers together.",
    remedy: "Merge answers, or link two shorter questions.",
  },
  "did-you-mean-report":
    "Did you mean “{near}”? Correct the row, or take it out. If many rows are like it, add their own settings file.",
  "is-a-category": "It is a real answer. Protect the file first, or add its own settings file.",
  "no-reports": {
    message: "The file holds no noisy answers.",
    remedy: "Choose a file with noisy answers.",
  },
  "pooled-answers-differ": {
    message: "One settings file does not have the answer “{category}”.",
    remedy: "Use settings for the same question with the same answers.",
  },
  "pooled-pairs": {
    message: "These settings use the hidden column. So they cannot be used with others.",
    remedy: "Read the noisy answers of each settings file apart.",
  },
  "report-not-known": {
    message: "“{report}” is not one of the noisy answers of these settings.",
    remedy: "{advice}.",
  },
  "report-unknown": {
    message: "“{report}” is not one of the noisy answers of these settings.",
    remedy: "Correct the row, or take it out. If many rows are like it, add their own settings file.",
  },
  "reports-alike": {
    message: "The noisy answers “{one}” and “{other}” look the same in a file.",
    remedy: "Rename one of the answers, and make the settings again.",
  },
  "set-unknown": {
    message: "“{report}” is not one of these tick lists. Each has {letters} letters, all {marked} or {unmarked}.",
    remedy: "Correct the row, or take it out. If many rows are like it, add their own settings file.",
  },
  "use-own-protocol": "Correct the row, or take it out. If many rows are like it, add their own settings file.",
};
