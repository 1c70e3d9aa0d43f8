// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy about epsilon and the kinds of protection, in English. */

export const level = {
  less: "nothing",
  more: "more",
  slider: "How much a reader may learn about the hidden value",
  /** Where it is the answer itself that is protected. */
  sliderAnswer: "How much a reader may learn about the answer",
  sliderValue: "epsilon {epsilon}, keeps {kept} of {what}",
  sliderOf: { answer: "the answer", pair: "hidden value and answer" },
  sliderValueBare: "epsilon {epsilon}",
  epsilon: "Epsilon (ε)",
  epsilonHelp: "from 0 to {highest}",
  epsilonWrong: "Epsilon is a number from 0 to {highest}.",
  today: "For {before} of {people} people, {column} is {secret}.",
  /** Of people, where rounding would say none or all of them. */
  fewerThan: "fewer than {n}",
  moreThan: "more than {n}",
  after: "Among as many people with the same noisy answer, it is at most {most} and at least {least}.",
  unmoved: "No noisy answer changes what a reader believes about it.",
  asTheyAre: "With the same real answer, it would be at most {most} and at least {least}.",
  worstNote: "Noisy answers can say more about this category of {column} than about any other.",
  /** Of a protocol whose table counts nobody. */
  anybody: {
    after: "Say someone thinks that {before} of {people} people like you give a certain answer. Your noisy answer can raise that to {most} at most. From {half} it can rise to {halfMost} at most.",
    says: "This holds for every answer and every earlier guess. The settings do not say how common any answer is: they were made before anyone had answered.",
  },
  worst: {
    sample: "These figures take the percentages of the table for the true ones. The protection also holds for all others that its {people} people do not rule out.",
    known: "These figures are for a reader who knows none of the shared columns. The protection also holds for other readers.",
    nothing: "These figures are for people as in the table of the settings. Among others they differ. The protection does not count on a table.",
  } as Record<string, string>,
  ifSample: "Are these {people} people only a sample? Then a noisy answer can change a belief by a factor of {worst}. The limit here is {promised}.",
  ifSampleNearly: "Are these {people} people only a sample? Then a noisy answer can nearly rule a hidden value out. The limit here is a factor of {promised}.",
  ifSampleRules: "Are these {people} people only a sample? Then a noisy answer can rule a hidden value out. The limit here is a factor of {promised}.",
  every: "The same for every category of {column}",
  everyHead: { secret: "Value", before: "Before", least: "At least", most: "At most" },
  everyUnit: "How many of {people} people are in this category, among all people and among those with the same noisy answer.",
  released: "At this ε you can share the real answers: they say no more about the hidden value than you allow.",
  never: "You can’t share the real answers unchanged, at any ε. Some answer would prove what a hidden value is not.",
  unknown: "The page does not know from which ε on you can share the real answers, if at all.",
  tooHigh: "You chose ε = {level}, more than makes a difference here. It comes back with columns or a protection that reach it.",
  from: "From ε = {level} on, you can share the real answers.",
  kind: "Kind of protection",
  otherKinds: "Other protections",
  notions: {
    lip: {
      label: "Belief stays close",
      short: "local information privacy, lip",
      promise: "No noisy answer changes belief in any hidden value by more than a factor of {factor}, up or down.",
      nothing: "No noisy answer changes a reader’s belief in any hidden value.",
      assumes: "It counts on two things: the table describes the people, and a reader knows nothing else about them.",
    },
    ldp: {
      label: "Hidden values look alike",
      short: "local differential privacy of the hidden value, ldp",
      promise: "No noisy answer is more than {factor} times as likely with one hidden value as with any other.",
      nothing: "No noisy answer is likelier with one hidden value than with any other: it changes no belief.",
      assumes: "It counts on two things. The table says how common each answer is with each hidden value. A reader knows nothing else about a person’s answer. The table may be wrong about how common each hidden value is. A reader may believe anything about that.",
    },
    pml: {
      label: "No hidden value becomes likely",
      short: "pointwise maximal leakage, pml",
      promise: "No noisy answer makes any hidden value likelier than before by more than a factor of {factor}. It may make one less likely, or rule it out.",
      nothing: "No noisy answer makes any hidden value likelier, and so none less likely.",
      assumes: "It counts on two things: the table describes the people, and a reader knows nothing else about them.",
    },
    pmc: {
      label: "No hidden value is ruled out",
      short: "pointwise maximal cost, pmc",
      promise: "No noisy answer makes any hidden value less likely than before by more than a factor of {factor}. It may make one likelier.",
      nothing: "No noisy answer makes any hidden value less likely, and so none likelier.",
      assumes: "It counts on two things: the table describes the people, and a reader knows nothing else about them.",
    },
    profile: {
      label: "Neighbours look alike",
      short: "profile-based privacy, profile",
      promise: "No noisy answer is more than {factor} times as likely with one hidden value as with a neighbour of it. Hidden values that are not neighbours may be easier to tell apart.",
      nothing: "No noisy answer is likelier with one hidden value than with a neighbour of it.",
      assumes: "It counts on two things. The table says how common each answer is with each hidden value. A reader knows nothing else about a person’s answer. From one neighbour to the next the factors multiply.",
    },
    srlip: {
      label: "Known columns do not help",
      short: "side-channel resistant local information privacy, srlip",
      promise: "A reader may already know any of the shared columns. Even so, no noisy answer changes belief in a hidden value by more than a factor of {factor}.",
      nothing: "A reader may already know any of the shared columns. Even so, no noisy answer changes belief in any hidden value.",
      assumes: "It counts on two things. The table describes the people. A reader knows nothing else about them but these columns. It does not cover what these columns say on their own.",
    },
    srldp: {
      label: "Even beside known columns, hidden values look alike",
      short: "side-channel resistant local differential privacy, srldp",
      promise: "A reader may already know any of the shared columns. Even so, no noisy answer is more than {factor} times as likely with one hidden value as with another.",
      nothing: "A reader may already know any of the shared columns. Even so, no noisy answer is likelier with one hidden value than with another.",
      assumes: "It counts on two things. The table says how common each answer is with each hidden value. A reader knows nothing else about a person’s answer but these columns. It does not cover what these columns say on their own.",
    },
    rldp: {
      label: "The table is only a sample",
      short: "robust local differential privacy, rldp",
      promise: "No noisy answer is more than {factor} times as likely with one hidden value as with any other. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
      nothing: "No noisy answer is likelier with one hidden value than with any other. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
      assumes: "It counts on two things. The rows are people drawn at random. A reader knows no more of an answer than how common it is with each hidden value. Weights have to be whole numbers of people. Noisy answers come from hidden value and answer together, and keep as much of both as possible.",
      never: "You can’t share hidden value and answer unchanged, at any ε: the hidden value would be there to read.",
    },
    rlip: {
      label: "For a sample: belief stays close",
      short: "robust local information privacy, rlip",
      promise: "No noisy answer changes belief in any hidden value by more than a factor of {factor}, up or down. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
      nothing: "No noisy answer changes a reader’s belief in any hidden value. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
      assumes: "It counts on two things. The rows are people drawn at random. A reader knows nothing about them but the true percentages. Weights have to be whole numbers of people.",
      never: "The page does not know from which ε on you can share the real answers, if at all.",
    },
    rpml: {
      label: "For a sample: no hidden value becomes likely",
      short: "robust pointwise maximal leakage, rpml",
      promise: "No noisy answer makes any hidden value likelier than before by more than a factor of {factor}. It may make one less likely, or rule it out. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
      nothing: "No noisy answer makes any hidden value likelier, and so none less likely. This holds for any true percentages, with about {sure} % certainty, if every cell of the table has many people.",
      assumes: "It counts on two things. The rows are people drawn at random. A reader knows nothing about them but the true percentages. Weights have to be whole numbers of people.",
      never: "The page does not know from which ε on you can share the real answers, if at all.",
    },
    "data-ldp": {
      label: "Answers look alike",
      short: "local differential privacy of the answer itself, data-ldp",
      promise: "No noisy answer is more than {factor} times as likely with one answer as with any other.",
      nothing: "No noisy answer is likelier with one answer than with any other: it says nothing.",
      assumes: "It counts on nothing about the people. It protects the whole answer, not only what it says about the hidden value. Much less stays useful.",
      never: "You can’t share the real answers unchanged, at any ε. No noisy answer may tell answers apart for certain, and a real answer does.",
    },
  } as Record<
    string,
    {
      label: string;
      short: string;
      promise: string;
      nothing: string;
      assumes: string;
      /** In the place of `never` above, where another reason holds or no level is known. */
      never?: string;
    }
  >,
};

export const neighbours = {
  label: "Neighbours",
  next: "each with the next, by size or alphabet",
  all: "all with each other",
  own: "the pairs chosen below",
  pairs: { one: "{n} pair of neighbours", other: "{n} pairs of neighbours" },
  alone: "In no pair of neighbours: {secrets}. The protection does not limit how easily a reader tells these apart from others.",
  apart: "No neighbours join these groups: {groups}. The protection does not limit how easily a reader tells one from another.",
  graph: {
    title: "The picture of neighbours",
    says: "A line joins neighbours. No noisy answer is more than {factor} times as likely with one end of it as with the other. Along several lines the factors multiply. If no lines lead from one hidden value to another, there is no limit. Numbers are the factors that this method reaches.",
    picture: "Which hidden values are neighbours",
    words: {
      pair: "Hidden values",
      both: "{one} and {other}",
      neighbours: "Neighbours",
      promised: "Limit",
      reached: "Reached",
      yes: "yes",
      no: "no",
      edge: "neighbours, factor reached",
      other: "not neighbours, factor reached",
    },
    times: "×{factor}",
    unlimited: "no limit",
    unknown: "–",
    summary: { one: "{n} of {all} pairs are neighbours. {parts}", other: "{n} of {all} pairs are neighbours. {parts}" },
    part: "{one} and {other}: limit {promised}, reached {reached}.",
  },
};

export const certainty = {
  label: "How certain",
  option: "{sure} %",
  says: "With a chance of about {alpha} (alpha), the true percentages are not among those that the protection covers. Simulations show this, with rare categories as well.",
  open: {
    title: "What the sample leaves open",
    intro: "The page knows only the percentages of the {people} people who were counted. The true ones may differ. The protection holds for all that such a sample does not rule out (with about {sure} % certainty). With more people, less is left open and more may stay useful.",
    picture: "Percentages of {data} that the sample leaves open",
    among: "Among those with",
    words: {
      open: "left open by the sample",
      ranges: "what the proof covers",
      counted: "as counted",
      set: "Among those with",
      answer: "Answer",
      least: "At least",
      most: "At most",
      interval: "Left open",
      none: "–",
    },
    summary: "The sample has {people} people. {parts}",
    part: "Among those with {column} “{secret}”: {answers}.",
    answer: "{answer} between {low} and {high}",
  },
};
