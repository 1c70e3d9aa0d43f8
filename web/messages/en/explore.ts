// SPDX-License-Identifier: GPL-3.0-or-later
/** The live documentation, in English: a chapter after the other, each beside something to play with. */

export const messages = {
  title: "Explore",
  lead: "What the promises mean, what protocols do, and where intuition fails: a short chapter each, with a picture that is computed in this window as you move it.",
  contents: "Chapters",
  figures: "The papers’ figures, computed again",
  more: "The mathematics",
  /** Of the tables that are played with; pairs of answers are named by both. */
  tables: {
    habits: {
      secret: "habit",
      secrets: ["yes", "no"],
      data: "answer",
      columns: [{ name: "answer", answers: ["yes", "no"] }],
    },
    incomes: {
      secret: "income",
      secrets: ["low", "middle", "high"],
      data: "education",
      columns: [{ name: "education", answers: ["school", "apprenticeship", "bachelor", "master"] }],
    },
    health: {
      secret: "income",
      secrets: ["low", "middle", "high"],
      data: "health",
      columns: [{ name: "health", answers: ["poor", "fair", "good"] }],
    },
    salaries: {
      secret: "income",
      secrets: ["low", "middle", "high", "highest"],
      data: "education",
      columns: [{ name: "education", answers: ["school", "apprenticeship", "university"] }],
    },
    samples: {
      secret: "illness",
      secrets: ["yes", "no"],
      data: "district",
      columns: [{ name: "district", answers: ["north", "centre", "south"] }],
    },
    coins: {
      secret: "same side",
      secrets: ["yes", "no"],
      data: "coins",
      columns: [
        { name: "first coin", answers: ["head", "tail"] },
        { name: "second coin", answers: ["head", "tail"] },
      ],
    },
    bodies: {
      secret: "obese",
      secrets: ["yes", "no"],
      data: "body",
      columns: [
        { name: "height", answers: ["short", "average", "tall"] },
        { name: "weight", answers: ["light", "medium", "heavy"] },
      ],
    },
    tests: {
      secret: "ill",
      secrets: ["yes", "no"],
      data: "tests",
      columns: [
        { name: "first test", answers: ["negative", "positive"] },
        { name: "second test", answers: ["negative", "positive"] },
      ],
    },
  },
  captions: {
    coins: "Two coins, and whether they show the same side: each coin alone says nothing, both together all of it.",
    body: "Height and weight, each by the best protocol that keeps the promise by itself, and what both reports together say of obesity.",
    tests:
      "Two tests for an illness, for observers who may know the result of one of them: the published rule allows for that, and at levels such as 0.8 both reports still say more than the sum.",
  },
  hashed: {
    question: "Your answer",
    answers: ["never", "once", "often"],
    sent: "You send its hash (SHA-256) instead:",
    undo: "Try all three answers",
    tried: "The reader hashes every possible answer and compares:",
    found: "This is yours.",
  },
  compared: {
    title: "Five ways to hide an answer",
    columns: ["You …", "You must trust", "It fails when"],
    rows: [
      ["remove the names", "everyone who gets the file", "two or three other columns single you out"],
      ["send a hash", "everyone who gets the file", "the answers can be listed and tried"],
      ["make groups alike (k-anonymity)", "the holder of the file", "a whole group has the same secret"],
      [
        "add noise to totals (central differential privacy)",
        "the holder of the file",
        "the holder leaks, is hacked or is made to tell",
      ],
      ["add noise to each answer (Sluice)", "nobody", "you send many noisy answers to one question"],
    ],
  },
  chapters: {
    response: {
      heading: "Flip a coin",
      says: [
        "Answer a question as a survey would ask it. A coin decides whether you send the truth or leave it to chance. Nobody who sees your noisy answer can tell which.",
        "Then let 100 people do the same. Guess first, then look, then undo the noise. The grid below shows the odds; move the dial and watch them change.",
      ],
      more: [
        "The channel keeps an answer with probability e^ε/(e^ε + a − 1) and says each of the a − 1 others with 1/(e^ε + a − 1). Counts can be corrected for it, since one knows how often it lies.",
      ],
    },
    reader: {
      heading: "Can you guess?",
      says: [
        "You are the reader now. We pick a person by chance. You see only their noisy answer. Guess the true one.",
        "Play ten rounds. Then let each person send two noisy answers, or five. Watch the best guess get better.",
      ],
      more: [
        "The best guess is the secret with the largest posterior. It is right with probability Σ max P(s, y), summed over reports y, with the maximum over secrets s. For several reports y stands for all of them, each drawn anew from the same answer.",
      ],
    },
    balance: {
      heading: "One dial, two sides",
      says: [
        "More noise hides a person better. It also makes each count worse. Nobody gets one without the other.",
        "Move the dial. One side shows how often a reader guesses right. The other side shows how far a percentage may be off.",
      ],
      more: [
        "Half the width of the widest 95 % interval for one share, for people as in the table. Guesses right as in the game above.",
      ],
    },
    secret: {
      heading: "A secret beside the answer",
      says: [
        "Often the answer is not the secret. You may tell your education; what it says about your income you would rather keep. Then only that has to be blurred, and most of the answer can stay.",
        "The table has how many people there are of each kind. The channel below keeps as much of the answer as the promise allows (ldp with respect to the secret): no report may be much likelier with one income than with another; how much is what the level says. An answer that says nothing of the secret may go out as it is.",
      ],
      more: [
        "At level ε the factor is e^ε, 1.65 at 0.5. Every such promise is a set of linear conditions on one column of the channel: P(y|s) ≤ e^ε P(y|s′), where P(y|s) is the column, averaged over the answers of people with secret s.",
      ],
    },
    belief: {
      heading: "What an observer believes",
      says: [
        "A promise about beliefs (lip) says: no report moves anybody’s belief in a secret by more than a factor that the level sets, up or down. The bars show belief before and after each report.",
        "It reckons with somebody who knows the table and nothing else of you. “Secrets look alike” (ldp) reckons with any belief in the secret, and costs more: from lip follows ldp at twice the level, and not at the same one.",
      ],
      more: [
        "lip at ε implies ldp at 2ε, since P(y|s)/P(y|s′) is a quotient of two lifts; ldp at ε implies lip at ε, since P(y) lies between the least and the largest P(y|s).",
        "The quotient of belief after and before is the lift, and its logarithm the log-lift: lip bounds it on both sides. With a level for each side the promise is called alip.",
      ],
    },
    optimum: {
      heading: "The best protocol",
      says: [
        "Of all channels that keep a promise, which keeps most of the answer? Think of a report as a belief about the answer. The promise draws a boundary around the beliefs that are allowed; the best protocol uses only corners of it, at most as many as there are answers.",
        "The line is what can be kept at each level. It rises until the answer may go out as it is. Below it, randomised response, which blurs every answer alike.",
        "Below is the space of beliefs about an answer of three: each corner of the triangle is an answer for certain. The coloured area is what the promise leaves; the circles are the reports that the best protocol uses. Move the level and watch the area grow.",
      ],
      more: [
        "The largest I(X;Y) is H(X) minus the lower convex envelope of entropy over the polytope of posteriors, at the prior; as entropy is concave, only corners count. Sluice finds it through all corners, or corner by corner with a proof that no other is of use.",
      ],
    },
    profiles: {
      heading: "Only neighbours look alike",
      says: [
        "Not all secrets have to look alike. Perhaps nobody may tell whether an income is low or middle, while low and highest may be told apart. A promise about neighbours (profile) is about the pairs that you name, and keeps more of the answer for it.",
        "Lines in the picture join neighbours; the number on a line is by how much a report tells its ends apart. Take a pair away, and see how much further apart it gets.",
      ],
      more: [
        "P(y|s) ≤ e^ε P(y|s′) for every edge (s, s′) of the graph, both ways (C, equation 2). Along a path of k edges the levels add up to kε; two secrets in different components have no limit.",
        "In C the mechanism is told the profile, that is the secret (“smooth-one-bit”, “smooth-categorical”). Here the channel sees the answer alone, as it has to on a device that does not know the secret.",
      ],
    },
    robust: {
      heading: "When the table is only a sample",
      says: [
        "Whoever counts people knows the shares of those who were counted, and not the true ones. A promise for the counted shares may fail for the true ones. The robust promise (rldp) holds for all shares that the sample does not rule out.",
        "Each region holds what the true shares may be, among those with one secret. Move the number of people: the regions shrink, and more of the data is kept.",
      ],
      more: [
        "The set is F = {P : Σ (P̂ − P)²/P ≤ B}, with B the quantile of the χ² distribution over the number of people (E). Seen from one secret s it is {R : Σ (P̂(u|s) − R(u))²/R(u) ≤ a(s)}, a(s) = ((√(1+B) + P̂(s) − 1)/P̂(s))² − 1, which the picture draws.",
        "The proof reckons with the least and the largest share of each answer, the dotted hexagon around it. That the truth is in the set with the chance that is stated is right for many people in each cell.",
      ],
    },
    sides: {
      heading: "What else somebody knows",
      says: [
        "Two columns may say nothing of a secret one by one and all of it together: two coins, and whether they show the same side. Whoever knows the first coin learns the secret from the second.",
        "So it is with weight, for somebody who knows the height: neither alone says of everybody whether they are obese, both together do. A promise that reckons with what is known already (srlip) holds for every observer who knows some of the shared columns.",
      ],
      more: [
        "The levels of channels for each column do not add up to a level for all of them: with h and q two fair bits and S = h xor q, reporting h says nothing given q unknown, nor q given h unknown, and both together say S. Sluice measures the level of the whole.",
        "That they do where each level reckons with observers who know other columns has been published (A, Theorem 4); it fails all the same where columns go together: the first report tells about the second column, too. Of the two tests 0.8 and 1.373 are measured one by one, which makes 2.173, and both reports reach 2.281. “sequential” makes the second protocol for what the first report leaves; then levels do add up.",
      ],
    },
    conditional: {
      heading: "Protocols that are told the secret",
      says: [
        "Where the device knows the secret as well, the channel may look at it. Conditional Reporting blurs the secret; if it comes out unchanged the true answer is sent, otherwise the answer of somebody with the other secret is drawn and sent.",
        "It keeps no more than the best protocol that is told the secret, mostly less, but needs no search, and is easy to explain.",
      ],
      more: ["A, Algorithm 1: randomised response on S; where it makes s′ of s, the report is drawn from P(X|S = s′)."],
    },
    reduction: {
      heading: "Keep, or draw anew",
      says: [
        "Another simple protocol: with some chance the answer stays, otherwise one is drawn from all answers. Each answer stays as common as it was, and how far a report moves beliefs about the secret shrinks in proportion.",
      ],
      more: [
        "A linear reduction of the posterior towards the prior (B, Lemma 1). Of all channels that say the same of the secret, “coupling” changes the fewest answers.",
      ],
    },
    composition: {
      heading: "Twice is not once",
      says: [
        "Ask somebody twice, and two random answers say more than one. Promises do not simply add up either: each of two reports may say nothing, and both together everything. That is why Sluice draws a report once and derives the same one again, and verifies releases of the same people together.",
        "Here the same answer is reported once, twice, three and four times, each time by the same protocol and drawn anew. The mark is where the level would be if levels added up. No bar grows longer than the answer itself would make it: no number of reports says more.",
      ],
      more: [
        "Under lip a report may say nothing of the secret while it says much of the answer; two of them can fix the answer, and all that it says of the secret. Levels add up under data-ldp, where the answer itself is compared, and for observations that are independent given the secret under ldp (C), but not in general under lip.",
      ],
    },
    estimating: {
      heading: "What can be learnt from reports",
      says: [
        "A single report says little, many say much: since it is known how often each answer is sent as another one, shares can be reckoned back. Here people as in the table are asked, each report is drawn as any other, and only the reports are looked at.",
        "The line is the estimate, the bar its interval, the diamond the truth. Ask again: chance gives other reports each time. With a hundred times as many people intervals are about ten times as narrow.",
      ],
      more: [
        "Of N reports of people drawn at random the numbers are multinomial with q = Qᵀp. Intervals are exact: those of Clopper and Pearson for each report, all at once, then the least and the largest share that goes with all of them, by linear programs. They hold together with 95 % or more, however few the reports.",
        "The widths below are what is to be expected before anybody is asked, for people as in the table.",
      ],
    },
    others: {
      heading: "Why not just hash it?",
      says: [
        "A hash looks like noise. It is not: the same answer always gives the same hash. Three answers give three hashes.",
        "Pick an answer, then play the reader. The table below sets five ways side by side.",
      ],
      more: [
        "Noise on each answer costs more than noise on totals: the error of a count grows with √n instead of staying the same. That is the price for trusting nobody.",
      ],
    },
  },
};
