// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the step of the level and the promise, in English. */

export const level = {
  heading: "How much may be learnt?",
  intro: "One number decides how far any report may move what an observer believes about a person’s secret.",
  waiting:
    "Once a secret and a column to share are chosen, this says in your own categories what an observer could learn.",
  less: "nothing",
  more: "more",
  slider: "How much may be learnt about the secret",
  /** Where it is the answer itself that is protected. */
  sliderAnswer: "How much may be learnt about the answer",
  sliderValue: "level {epsilon}, keeps {kept} of {what}",
  sliderOf: { answer: "the answer", pair: "secret and answer" },
  sliderValueBare: "level {epsilon}",
  epsilon: "Level (epsilon)",
  epsilonHelp: "from 0 to {highest}",
  epsilonWrong: "A level is a number from 0 to {highest}.",
  today: "For {before} of {people} people, {column} is {secret}.",
  /** Of people, where rounding would say none or all of them. */
  fewerThan: "fewer than {n}",
  moreThan: "more than {n}",
  after: "After seeing any report, an observer believes it of at most {most} and at least {least}.",
  unmoved: "No report changes what an observer believes about it.",
  asTheyAre: "From the plain answer, it would be up to {most} and down to {least}.",
  worstNote: "Of all the categories of {column}, this is the one that a report can say most about.",
  /** Of a protocol whose table counts nobody. */
  anybody: {
    after:
      "Whoever thought beforehand that {before} of {people} people like you give a certain answer thinks so of at most {most} once your report is seen; from {half} it becomes at most {halfMost}.",
    says: "That holds for every answer and for whatever was thought before. How common any answer is the protocol does not say: it was made before anybody had answered.",
  },
  worst: {
    sample:
      "These figures take the shares of the table for the true ones. The promise itself holds for all others, too, that its {people} people do not rule out.",
    known:
      "These figures are for an observer who knows none of the shared columns; the promise itself holds for others, too.",
    nothing:
      "These figures are for people as in the protocol’s table; among others they differ. The promise itself rests on no table.",
  } as Record<string, string>,
  ifSample:
    "Are these {people} people only a sample? Then a report can change a belief by a factor of {worst}. The promise here is {promised}.",
  ifSampleRules:
    "Are these {people} people only a sample? Then a report can rule a secret out. The promise here is a factor of {promised}.",
  every: "The same for every category of {column}",
  everyHead: { secret: "Secret", before: "Before", least: "At least", most: "At most" },
  everyUnit: "Of {people} people, how many an observer believes to be in this category: before, and after any report.",
  released: "At this level the answers may go out as they are: they say no more about the secret than you allow.",
  never: "The answers may not go out as they are at any level: some answer rules a secret out.",
  unknown: "The page does not know from which level on, if any, the answers may go out as they are.",
  tooHigh:
    "You chose level {level}, which is more than makes a difference here. It comes back with columns or a promise that reach it.",
  from: "From level {level} on the answers may go out as they are.",
  kind: "What kind of promise",
  otherKinds: "Other promises",
  notions: {
    lip: {
      label: "Belief stays close",
      short: "local information privacy, lip",
      promise: "No report changes an observer’s belief in any secret by more than a factor of {factor}, up or down.",
      nothing: "No report changes an observer’s belief in any secret.",
      assumes:
        "It assumes that the table it was computed from describes the people well, and that the observer knows nothing about the person beyond it.",
    },
    ldp: {
      label: "Secrets look alike",
      short: "local differential privacy of the secret, ldp",
      promise: "No report is more than {factor} times as likely with one secret as with any other.",
      nothing: "No report is more likely with one secret than with any other: it changes no belief.",
      assumes:
        "It assumes that the table it was computed from describes well which answers go with which secret, and that the observer knows no more of the person’s answer than that; how common each secret is may be wrong, and what the observer believes about that does not matter.",
    },
    pml: {
      label: "No secret becomes likely",
      short: "pointwise maximal leakage, pml",
      promise:
        "No report makes any secret more likely than before by more than a factor of {factor}. It may make one less likely, or rule it out.",
      nothing: "No report makes any secret more likely, hence none less likely.",
      assumes:
        "It assumes that the table it was computed from describes the people well, and that the observer knows nothing about the person beyond it.",
    },
    pmc: {
      label: "No secret is ruled out",
      short: "pointwise maximal cost, pmc",
      promise:
        "No report makes any secret less likely than before by more than a factor of {factor}. It may make one more likely.",
      nothing: "No report makes any secret less likely, hence none more likely.",
      assumes:
        "It assumes that the table it was computed from describes the people well, and that the observer knows nothing about the person beyond it.",
    },
    profile: {
      label: "Neighbours look alike",
      short: "profile-based privacy, profile",
      promise:
        "No report is more than {factor} times as likely with one secret as with a neighbour of it. Secrets that are no neighbours may be told apart more easily.",
      nothing: "No report is more likely with one secret than with a neighbour of it.",
      assumes:
        "It assumes that the table it was computed from describes well which answers go with which secret, and that the observer knows no more of the person’s answer than that. From one neighbour to the next the factors multiply.",
    },
    srlip: {
      label: "Known columns do not help",
      short: "side-channel resistant local information privacy, srlip",
      promise:
        "Whichever of the shared columns an observer knows already, no report changes their belief in any secret by more than a factor of {factor}, up or down.",
      nothing:
        "Whichever of the shared columns an observer knows already, no report changes their belief in any secret.",
      assumes:
        "It assumes that the table it was computed from describes the people well, and that the observer knows nothing about the person beyond it and these columns. It does not cover what these columns say by themselves.",
    },
    srldp: {
      label: "Even beside known columns, secrets look alike",
      short: "side-channel resistant local differential privacy, srldp",
      promise:
        "Whichever of the shared columns an observer knows already, no report is more than {factor} times as likely with one secret as with any other.",
      nothing:
        "Whichever of the shared columns an observer knows already, no report is more likely with one secret than with any other.",
      assumes:
        "It assumes that the table it was computed from describes well which answers go with which secret, and that the observer knows no more of the person’s answer than that and these columns. It does not cover what these columns say by themselves.",
    },
    rldp: {
      label: "The table is only a sample",
      short: "robust local differential privacy, rldp",
      promise:
        "Whatever the true shares are, with about {sure} % certainty where there are many people in every cell of the table: no report is more than {factor} times as likely with one secret as with any other.",
      nothing:
        "Whatever the true shares are, with about {sure} % certainty where there are many people in every cell of the table: no report is more likely with one secret than with any other.",
      assumes:
        "It assumes that the rows are people drawn at random, and that the observer knows no more of a person’s answer than which answers go with which secret; weights have to be whole numbers of people. Reports are drawn from secret and answer together, and as much as possible of both is kept.",
      never: "Secret and answer may not go out as they are at any level: the secret would be among them.",
    },
    rlip: {
      label: "For a sample: belief stays close",
      short: "robust local information privacy, rlip",
      promise:
        "Whatever the true shares are, with about {sure} % certainty where there are many people in every cell of the table: no report changes the belief in any secret by more than a factor of {factor}, up or down.",
      nothing:
        "Whatever the true shares are, with about {sure} % certainty where there are many people in every cell of the table: no report changes the belief in any secret.",
      assumes:
        "It assumes that the rows are people drawn at random, and that the observer knows nothing about the person beyond the true shares; weights have to be whole numbers of people.",
      never: "The page does not know from which level on, if any, the answers may go out as they are.",
    },
    rpml: {
      label: "For a sample: no secret becomes likely",
      short: "robust pointwise maximal leakage, rpml",
      promise:
        "Whatever the true shares are, with about {sure} % certainty where there are many people in every cell of the table: no report makes any secret more likely than before by more than a factor of {factor}. It may make one less likely, or rule it out.",
      nothing:
        "Whatever the true shares are, with about {sure} % certainty where there are many people in every cell of the table: no report makes any secret more likely, hence none less likely.",
      assumes:
        "It assumes that the rows are people drawn at random, and that the observer knows nothing about the person beyond the true shares; weights have to be whole numbers of people.",
      never: "The page does not know from which level on, if any, the answers may go out as they are.",
    },
    "data-ldp": {
      label: "Answers look alike",
      short: "local differential privacy of the answer itself, data-ldp",
      promise: "No report is more than {factor} times as likely with one answer as with any other.",
      nothing: "No report is more likely with one answer than with any other: it says nothing.",
      assumes:
        "It assumes nothing about the people. It protects the whole answer, not only what the answer says about the secret, and keeps much less of it.",
      never:
        "The answers may not go out as they are at any level: no report may tell answers apart for certain, and an answer does.",
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
  alone: "In no pair of neighbours: {secrets}. Nothing is promised about telling these apart from others.",
  apart: "No neighbours join these groups: {groups}. Nothing is promised about telling one from another.",
  graph: {
    title: "The picture of neighbours",
    says: "A line joins neighbours: no report is more than {factor} times as likely with one end of it as with the other. Two secrets with more lines between them may be told apart by as many factors, multiplied; where no lines lead from one to the other, without any limit. Numbers are the factors that this protocol reaches.",
    picture: "Which secrets are neighbours",
    words: {
      pair: "Secrets",
      both: "{one} and {other}",
      neighbours: "Neighbours",
      promised: "Promised",
      reached: "Reached",
      yes: "yes",
      no: "no",
      edge: "neighbours, factor reached",
      other: "no neighbours, factor reached",
    },
    times: "×{factor}",
    unlimited: "no limit",
    unknown: "–",
    summary: { one: "{n} of {all} pairs are neighbours. {parts}", other: "{n} of {all} pairs are neighbours. {parts}" },
    part: "{one} and {other}: promised {promised}, reached {reached}.",
  },
};

export const certainty = {
  label: "How certain",
  option: "{sure} %",
  says: "With a chance of about {alpha} (alpha) the true shares are others than those that the promise reckons with. That is right for many people in each category.",
  open: {
    title: "What the sample leaves open",
    intro:
      "The true shares are not known, only those of the {people} people who were counted. The promise holds for all that such a sample does not rule out (with about {sure} % certainty). With more people less is left open, and more can be kept.",
    picture: "Shares of {data} that the sample leaves open",
    among: "Among those with",
    words: {
      open: "left open by the sample",
      ranges: "what the proof reckons with",
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
