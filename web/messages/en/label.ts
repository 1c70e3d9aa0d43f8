// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the label that says in short what a protocol comes to, in English. */

export const label = {
  title: "In short",
  names: {
    learnt: "A reader learns at most",
    rests: "Counts on",
    kept: "Stays useful",
    costs: "Costs",
  },
  learnt: {
    brief: "{figure} of {people} people instead of {before}",
    anybody: "from a guess of {before} in {people} to {figure}",
    none: "nothing about “{column}”",
    answers: "nothing about “{column}”; about the answer, a factor of {figure}",
    toldApart: "Some noisy answer tells two real answers apart for certain.",
    most: "Among {people} people who send “{report}”, at most {after} have “{category}” in “{column}”. Among {people} people in all it is {before}. No other noisy answer says more.",
    least: "Among {people} people who send “{report}”, at least {after} have “{category}” in “{column}”. Among {people} people in all it is {before}. No other noisy answer says more.",
    anyMost: "Among {people} people with the same noisy answer, at most {after} have “{category}” in “{column}”. Among {people} people in all it is {before}. This holds for every noisy answer.",
    anyLeast: "Among {people} people with the same noisy answer, at least {after} have “{category}” in “{column}”. Among {people} people in all it is {before}. This holds for every noisy answer.",
  },
  rests: {
    brief: "a table of {figure} people",
    shares: "a table of percentages",
    nothing: "no table",
    says: {
      prior: "This counts on two things: the table describes these people, and readers know nothing else about them.",
      shares: "This counts on two things. The table says how common each answer is with each hidden value. Readers know nothing else about a person’s answer.",
      known: "This counts on two things. The table describes these people. Readers know nothing else about them but the shared columns.",
      knownShares: "This counts on two things. The table says how common each answer is with each hidden value. Readers know nothing else about a person’s answer but the shared columns.",
      sample: "This counts on two things. The people were drawn at random. Readers know no more than the true percentages. The protection then holds with about {sure} % certainty, if every cell of the table has many people.",
      nothing: "This counts on nothing about the people.",
    },
  },
  kept: {
    stays: "The noisy answer names the true answer in {column} {names} times in 100. It gives it away for certain {tells} times in 100.",
    staysNever: "The noisy answer names the true answer in {column} {names} times in 100. It never gives it away for certain.",
    tells: "The noisy answer gives away the answer in {column} for certain {tells} times in 100.",
    marked: "A noisy answer ticks the true answer 50 times in 100, and ticks others beside it.",
    markedAlone: "A noisy answer ticks the true answer 50 times in 100, and never another. A tick gives it away for certain.",
    /** Where how common answers are is not known. */
    anybody: {
      brief: "{share} of 100 answers as they are",
      least: "at least {share} of 100 answers as they are",
      guessed: "at least {share} of 100 answers guessed right from the noisy answer",
      marked: "the true answer, in {share} of 100 noisy answers",
      says: "This holds for every answer.",
    },
  },
  costs: {
    brief: "{figure} times as many people",
    briefRange: "{least} to {figure} times as many people",
    never: "more people do not help",
    says: "You need about {people} people to know each percentage as well as from {plain} real answers.",
    apart: "“{hardest}” needs that many. “{easiest}” needs about {fewest}.",
    within: "With {plain} people, each percentage is right to ± {points} percentage points, 95 times in 100. With real answers it is ± {without}.",
    assumed: "This counts on the table: people with the same answer have each hidden value as often as in it.",
    anybody: "From {plain} real answers you know each percentage to ± {without} percentage points, 95 times in 100. With noisy answers you need about {people} people for that.",
    neverSays: "However many noisy answers you have, they do not show how common every answer is.",
  },
};
