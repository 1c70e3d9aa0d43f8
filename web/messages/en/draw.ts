// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the element that draws reports in other people’s documents, in English. */

export const messages = {
  privatise: {
    answer: "The answer “{data}”",
    secret: "The secret “{secret}”",
    draw: "Draw a report",
    waiting: "Choose an answer and draw: here you see the report, and what an observer believes after it.",
    drawn: "Report: {report}",
    chance: "Of 100 people with this answer, {chance} send this report.",
    chancePair: "Of 100 people with this answer and this secret, {chance} send this report.",
    tally: "Drawn here so far: {counts}.",
    tallied: "{report} {n}×",
    note: "A demonstration: nothing of it is stored or sent. In a survey only one report is drawn for each answer, because several say more than was promised.",
  },
};
