// SPDX-License-Identifier: GPL-3.0-or-later
/** The live documentation, in English: a chapter after the other, each beside something to play with. */

export const messages = {
  title: "Explore",
  lead: "What the promises mean, what protocols do, and where intuition fails: a short chapter each, with a picture that is computed in this window as you move it.",
  contents: "Chapters",
  figures: "The papers’ figures, computed again",
  more: "The mathematics",
  /** Of the tables that are played with. */
  tables: {
    income: "income",
    incomes: ["low", "middle", "high"],
    education: "education",
    educations: ["school", "apprenticeship", "bachelor", "master"],
    habit: "habit",
    answer: "answer",
    yes: "yes",
    no: "no",
    side: "same side",
    coins: "coins",
    head: "head",
    tail: "tail",
  },
  chapters: {
    response: {
      heading: "Randomised response",
      says: [
        "The oldest protocol: toss a coin in secret. Mostly say the truth, sometimes say something else, and nobody who hears the answer can hold it against you.",
        "Here the answer itself is what is protected (data-ldp): whatever you say, it might have come from any answer. Move the level: to the left both reports are nearly as likely whatever the truth, and say nearly nothing.",
      ],
      more: [
        "The channel keeps an answer with probability e^ε/(e^ε + a − 1) and says each of the a − 1 others with 1/(e^ε + a − 1). Counts can be corrected for it, since one knows how often it lies.",
      ],
    },
    secret: {
      heading: "A secret beside the answer",
      says: [
        "Often the answer is not the secret. You may tell your education; what it says about your income you would rather keep. Then only that has to be blurred, and most of the answer can stay.",
        "The table has how many people there are of each kind. The channel below changes as little as the promise allows (ldp with respect to the secret): no report is more than e^ε times as likely with one income as with another. Answers that say nothing of the secret are sent as they are.",
      ],
      more: [
        "Every such promise is a set of linear conditions on one column of the channel: P(y|s) ≤ e^ε P(y|s′), where P(y|s) is the column, averaged over the answers of people with secret s.",
      ],
    },
    belief: {
      heading: "What an observer believes",
      says: [
        "A promise about beliefs (lip) says: no report moves anybody’s belief in a secret by more than a factor e^ε, up or down. The bars show belief before and after each report.",
        "It reckons with somebody who knows the table and nothing else of you. “Secrets look alike” (ldp) reckons with any belief in the secret, and costs more: of the one follows the other at twice the level, and not at the same one.",
      ],
      more: [
        "lip at ε implies ldp at 2ε, since P(y|s)/P(y|s′) is a quotient of two lifts; ldp at ε implies lip at ε, since P(y) lies between the least and the largest P(y|s).",
      ],
    },
    optimum: {
      heading: "The best protocol",
      says: [
        "Of all channels that keep a promise, which keeps most of the answer? Think of a report as a belief about the answer. The promise draws a boundary around the beliefs that are allowed; the best protocol uses only corners of it, at most as many as there are answers.",
        "The line is what can be kept at each level. It rises until the answer may go out as it is. Below it, randomised response, which does not look at the table.",
      ],
      more: [
        "The largest I(X;Y) is H(X) minus the lower convex envelope of entropy over the polytope of posteriors, at the prior (a consequence of the entropy’s concavity). Sluice finds it through all corners, or corner by corner with a proof that no other is of use.",
      ],
    },
    sides: {
      heading: "What else somebody knows",
      says: [
        "Two columns may say nothing of a secret one by one and all of it together: two coins, and whether they show the same side. Whoever knows the first coin learns the secret from the second.",
        "So it is with weight, for somebody who knows the height: neither alone says who is obese, both together do. A promise that reckons with what is known already (srlip) holds for every observer who knows some of the shared columns.",
      ],
      more: [
        "That the levels of channels for each column add up to a level for all of them has been published (A, Theorem 4) and is not so: with h and q two fair bits and S = h xor q, reporting h says nothing given q unknown, nor q given h unknown, and both together say S. Sluice measures the level of the whole.",
      ],
    },
    conditional: {
      heading: "Protocols that are told the secret",
      says: [
        "Where the device knows the secret as well, the channel may look at it. Conditional Reporting blurs the secret; if it comes out unchanged the true answer is sent, otherwise the answer of somebody with the other secret is made up.",
        "It keeps less than the best protocol that is told the secret, but needs no search, and is easy to explain.",
      ],
      more: ["A, Algorithm 1: randomised response on S; where it makes s′ of s, the report is drawn from P(X|S = s′)."],
    },
    reduction: {
      heading: "Keep, or draw anew",
      says: [
        "Another simple protocol: with some chance the answer stays, otherwise one is drawn from all answers. Each answer stays as common as it was, and what a report says of the secret shrinks in proportion.",
      ],
      more: [
        "A linear reduction of the posterior towards the prior (B, Lemma 1). Of all channels that say the same of the secret, “coupling” changes the fewest answers.",
      ],
    },
    composition: {
      heading: "Twice is not once",
      says: [
        "Ask somebody twice, and two random answers say more than one. Promises do not simply add up either: each of two reports may say nothing, and both together everything. That is why Sluice draws a report once and derives the same one again, and verifies releases of the same people together.",
      ],
      more: [],
    },
  },
};
