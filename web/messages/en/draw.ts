// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the element that draws reports in other people’s documents, in English. */

export const messages = {
  "privatise.answer": "The answer “{data}”",
  "privatise.secret": "The hidden “{secret}”",
  "privatise.draw": "Get a noisy answer",
  "privatise.waiting": "Choose an answer and get a noisy one. Here you see it, and what a reader believes after it.",
  "privatise.drawn": "Noisy answer: {report}",
  "privatise.chance": "{chance} of 100 people with this answer send this noisy answer.",
  "privatise.chancePair": "{chance} of 100 people with this answer and this hidden value send this noisy answer.",
  "privatise.tally": "Noisy answers so far: {counts}.",
  "privatise.tallied": "{report} {n}×",
  "privatise.note": "This is a demonstration: it stores and sends nothing. A survey draws only one noisy answer for each answer. Several give away more than one.",
};
