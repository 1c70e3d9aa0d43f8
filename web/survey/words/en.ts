// SPDX-License-Identifier: Apache-2.0
/** What respondents read, in English; what stands in braces is put in. */
export const english = {
  decimal: ".",
  form: {
    next: "Continue",
    choose: "Please choose",
    missing: "Please choose an answer.",
    waiting: "The protection of your answer is still loading. Please wait a moment.",
    broken: "Your answer cannot be protected here, so nothing is sent. Please tell the people who run this page.",
    unframed:
      "The protected part of this question did not load, so the question is not asked. Please load the page again. If that does not help, please tell the people who run this page.",
    exposed:
      "A script on this page could read your answer, so this question is not asked. Please tell the people who run this page.",
    lost: "This question was shown anew and has forgotten your answer. Please answer it again.",
    draw: "Let chance choose now",
    drawing:
      "Only if you want to see it now: otherwise chance chooses when you send. After that you can’t change your answer, and it is forgotten here.",
  },
  failed: {
    survey: "Your answers could not be protected, so nothing was sent. Please tell the people who run this survey.",
    experiment: "Your answer could not be protected, so it was not stored. The experiment ends here.",
  },
  sending: {
    unsent: "Your answers could not be sent. Please check your internet connection.",
    again: "Try again",
  },
  told: {
    heading: "What is sent instead of your answer",
    why: "Your answer could tell something about “{secret}”. So it stays here, and chance chooses what is sent.",
    whyAnswer:
      "Your answer stays here, and chance chooses what is sent. That is at most {factor} times as likely with your answer as with any other.",
    choose: "Choose an answer to see its odds.",
    odds: "Among 100 people who answer “{answer}”:",
    about: "about {count} send “{report}”",
    all: "all send “{report}”",
    few: "fewer than 1 sends “{report}”",
    marks: "You send a list of ticks. Among 100 people who answer “{answer}”:",
    own: "about {count} tick “{report}”",
    others: "about {count} tick each other answer, each on its own",
    othersFew: "fewer than 1 ticks each other answer, each on its own",
    tells: "People with other answers never send “{report}”, or hardly ever. It tells that the answer was “{answer}”.",
    tellsMarks:
      "People with other answers never send a list with only “{answer}” ticked, or hardly ever. It tells that this was the answer.",
    likelier: "“{report}” is at least {factor} times as likely with “{answer}” as with any other answer.",
    likelierMarks:
      "A list with only “{answer}” ticked is at least {factor} times as likely with this answer as with any other.",
    sent: "You send: “{report}”.",
    sentMarks: "You send, ticked: {marked}.",
    sentNone: "You send: a list with nothing ticked.",
    fixed: "Chance has chosen this, once. It may be what you answered, or not. Your answer has been forgotten here.",
    each: "Chance does this for each choice on its own, and it holds for each of them. All of them together tell more.",
    ticked: "ticked",
    unticked: "not ticked",
    fixedTells:
      "Chance has chosen this, once. People with other answers never send it, or hardly ever: it tells what you answered. Your answer has been forgotten here.",
    every: "The odds of every answer",
    empty: "no answer",
  },
};

export type Words = typeof english;
