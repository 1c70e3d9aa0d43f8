// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the element that draws reports in other people’s documents, in English. */

export const messages = {
  privatise: {
    answer: "The answer “{data}”",
    secret: "The hidden “{secret}”",
    draw: "Get a noisy answer",
    waiting: "Choose an answer and get a noisy one. Here you see it, and what a reader believes after it.",
    drawn: "Noisy answer: {report}",
    chance: "{chance} of 100 people with this answer send this noisy answer.",
    chancePair: "{chance} of 100 people with this answer and this hidden value send this noisy answer.",
    tally: "Noisy answers so far: {counts}.",
    tallied: "{report} {n}×",
    note: "This is a demonstration: it stores and sends nothing. A survey draws only one noisy answer for each answer. Several give away more than one.",
  },
};
