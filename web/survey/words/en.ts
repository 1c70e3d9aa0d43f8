// SPDX-License-Identifier: Apache-2.0
/** What respondents read, in English; what stands in braces is put in. */
export const english = {
  decimal: ".",
  form: {
    next: "Continue",
    choose: "Please choose",
    missing: "Please choose an answer.",
    waiting: "What protects your answer is still loading. Please wait a moment.",
    broken: "Your answer cannot be protected here, so nothing is sent. Please tell the people who run this page.",
    draw: "Let chance choose now",
    drawing:
      "Only if you want to see it now: otherwise chance chooses when you send. After that your answer can no longer be changed, and is forgotten here.",
  },
  failed: {
    survey: "Your answers could not be protected, so nothing was sent. Please tell the people who run this survey.",
    experiment: "Your answer could not be protected, so it was not kept. The experiment ends here.",
  },
  told: {
    heading: "What is sent instead of your answer",
    why: "Your answer could tell something about “{secret}”. So it stays here, and chance chooses what is sent.",
    whyAnswer:
      "Your answer stays here. Chance chooses what is sent: whatever it is, it is at most {factor} times as likely with your answer as with any other.",
    choose: "Choose an answer to see its odds.",
    odds: "Of 100 people who answer “{answer}”:",
    about: "about {count} send “{report}”",
    all: "all send “{report}”",
    few: "fewer than 1 sends “{report}”",
    marks: "What is sent is a list on which answers are marked. Of 100 people who answer “{answer}”:",
    own: "about {count} mark “{report}”",
    others: "each other answer is marked by about {count}, each by itself",
    othersFew: "each other answer is marked by fewer than 1, each by itself",
    tells:
      "Whoever receives “{report}” can tell that the answer was “{answer}”: people with other answers never send it, or hardly ever.",
    tellsMarks:
      "Whoever receives a list on which only “{answer}” is marked can tell that this was the answer: people with other answers never send it, or hardly ever.",
    likelier: "“{report}” is at least {factor} times as likely with “{answer}” as with any other answer.",
    likelierMarks:
      "A list on which only “{answer}” is marked is at least {factor} times as likely with this answer as with any other.",
    sent: "What is sent: “{report}”.",
    sentMarks: "What is sent, marked: {marked}.",
    sentNone: "What is sent: a list with nothing marked.",
    fixed: "Chance has chosen this, once; it may be what you answered, or not. Your answer has been forgotten here.",
    each: "This is done for each choice by itself, and holds for each of them. All of them together tell more.",
    ticked: "ticked",
    unticked: "not ticked",
    fixedTells:
      "Chance has chosen this, once. People with other answers never send it, or hardly ever: whoever receives it can tell what you answered. Your answer has been forgotten here.",
    every: "The odds of every answer",
    empty: "no answer",
  },
};

export type Words = typeof english;
