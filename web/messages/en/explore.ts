// SPDX-License-Identifier: GPL-3.0-or-later
/** The live documentation, in English: a chapter after the other, each beside something to play with. */

export const messages = {
  title: "Learn",
  lead: "One class, one awkward question, one coin. Flip, guess and count for yourself. Your browser works out every number as you go.",
  contents: "Chapters",
  figures: "The papers’ figures, computed again",
  /** Of what only the deepest of the three has. */
  more: "The mathematics",
  depth: { legend: "How deep?", basics: "Basics", more: "More", formulas: "With formulas" },
  task: "Your task",
  further: {
    heading: "Beyond the class",
    says: "From here on, the answer and the hidden value are two different things.",
  },
  /** Of the tables that are played with; pairs of answers are named by both. */
  tables: {
    habits: {
      secret: "true answer",
      secrets: ["yes", "no"],
      data: "answer",
      columns: [{ name: "answer", answers: ["yes", "no"] }],
    },
    schooling: {
      secret: "true education",
      secrets: ["high school", "some college", "bachelor", "master", "doctorate"],
      data: "education",
      columns: [{ name: "education", answers: ["high school", "some college", "bachelor", "master", "doctorate"] }],
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
    coins:
      "Two coins, and whether they show the same side. Each coin alone tells nothing. Both together tell everything.",
    body: "Height and weight, each with the best noise for itself. Both together tell more about obesity.",
    tests:
      "Two tests for an illness, each with noise made for itself. Each ε is checked for a reader who knows the other test. Both together tell more than the sum.",
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
    title: "Six ways to hide an answer",
    columns: ["You …", "You must trust", "It fails if"],
    rows: [
      ["remove the names", "everyone who gets the file", "two or three other columns single you out"],
      ["send a hash", "everyone who gets the file", "a reader can try all answers"],
      ["make groups alike (k-anonymity)", "the holder of the file", "a whole group gave the same answer"],
      ["add noise to one column", "everyone who gets the file", "another column tells the same"],
      [
        "add noise to totals (central differential privacy)",
        "the holder of the file",
        "the holder leaks, is hacked or is made to tell",
      ],
      ["add noise to each answer (Sluice)", "no one", "you send many noisy answers to one question"],
    ],
  },
  chapters: {
    response: {
      heading: "Flip a coin",
      task: "Pick an answer and flip. Do it a few times.",
      says: [
        "Your class is asked who has cheated in an exam. Few people would say so. A coin can help.",
        "Heads: you send the truth. Tails: chance picks “yes” or “no” for you. No one can tell which it was.",
      ],
      more: ["The grid shows the odds for each true answer. Move its dial. More noise makes the rows alike."],
      formulas: [
        "grr with a answers: Q(y|x) = e^ε/(e^ε + a − 1) if y = x, else 1/(e^ε + a − 1).",
        "data-ldp: Q(y|x) ≤ e^ε Q(y|x′) for all x, x′ and y. The fair coin has e^ε = 3.",
      ],
    },
    crowd: {
      heading: "The whole class flips",
      task: "Say how many will send “yes”. Then look.",
      says: [
        "Now each person in the class flips a coin. Each small figure is a person. It is filled if that person sends “yes”.",
        "Open the numbers below the picture. Type those of another class and ask again.",
      ],
      more: [
        "Ask a few times. The coins fall differently each time, so the count changes. The sum shows the number to expect.",
      ],
      formulas: [
        "Let n₁ people mean yes and n₀ mean no. With t = Q(yes|yes) and u = Q(yes|no): E[N] = n₁t + n₀u.",
        "Var N = n₁t(1 − t) + n₀u(1 − u).",
      ],
    },
    reader: {
      heading: "Be the reader",
      task: "Play ten rounds. Then let each person send two noisy answers.",
      says: [
        "We pick a person at random. You see only their noisy answer. Guess the true one.",
        "A blind guess always names the most common answer. The best guess uses the noisy answers: the more there are, the better it gets.",
      ],
      more: ["Two equal noisy answers are stronger proof than one. So each person should send only one, ever."],
      formulas: [
        "The best guess takes the largest posterior. It is right with chance Σ max P(s, y): a sum over y, the maximum over s.",
        "For k noisy answers, y stands for all k. Each comes from the same x.",
      ],
    },
    undo: {
      heading: "Undo the noise",
      task: "Take one step at a time. Say the result before you look.",
      says: [
        "You know the coin. So you know how many “yes” come from chance alone.",
        "Take those away. The rest tells you about the class, give or take.",
      ],
      more: [
        "The picture below asks more people. A hundred times as many people make the range about ten times as narrow.",
      ],
      formulas: [
        "p̂ = (N/n − u)/(t − u), with t = e^ε/(e^ε + a − 1) and u = 1/(e^ε + a − 1).",
        "For one answer of grr, N is binomial. The range is exact: Clopper and Pearson’s, put through the same formula. Near 0 and 100 % its two tails are those of Feldman and Cousins.",
      ],
    },
    balance: {
      heading: "One dial, two sides",
      task: "Find a spot where the reader learns little and the count is still of use.",
      says: [
        "More noise hides a person better. It also makes each count worse. You cannot have one without the other.",
        "Move the dial to the left for more noise. Its number is ε (epsilon): the smaller it is, the more noise. The first picture shows how often a reader guesses right. The second shows how far a count may be off.",
      ],
      more: ["More people make the count better. They do not help the reader to guess one person."],
      formulas: ["First picture: Σ max P(s, y), as in the game. Second: half of the widest 95 % range for one share."],
    },
    others: {
      heading: "Ways that fail",
      task: "Break each of these five.",
      says: [
        "Noise on one column fails if another column tells the same thing.",
        "Four other ways look safe at first. Try to find someone in each of them.",
      ],
      more: ["The last table sets the ways side by side."],
      formulas: [
        "Noise on a total has an error that stays the same for any n. With noise on each answer, it grows with √n.",
        "That is the price of trusting no one.",
      ],
    },
    sandbox: {
      heading: "Your own question",
      task: "Make a question of your own. Then use it in a survey.",
      says: [
        "Type a question, its answers and how many people you think would give each.",
        "See what a reader could guess and how far your counts may be off. Change the privacy until both are fine.",
      ],
      more: ["The grid shows the odds that people will see."],
      formulas: ["The grid and the ranges are those of grr. Ask a question may pick a method that needs fewer people."],
    },
    secret: {
      heading: "A hidden value beside the answer",
      task: "",
      says: [
        "Often the answer is not what you want to hide. You may tell your schooling, but not your income.",
        "Then only the link to income needs noise. Most of the answer can stay as it is.",
        "The grid shows the noise that leaves the most of the answer. No noisy answer is much likelier with one income than with another.",
      ],
      more: [],
      formulas: [
        "ldp for the hidden value S: P(y|s) ≤ e^ε P(y|s′) for all s, s′ and y. At ε = 0.5, e^ε is 1.65.",
        "P(y|s) is the average of Q(y|x) over people with S = s. So each condition is linear in one column of Q.",
      ],
    },
    belief: {
      heading: "Before and after",
      task: "",
      says: [
        "Think of a reader who knows the table and nothing else about you. How sure are they of your income?",
        "The bars show it before and after each noisy answer. The protection lip limits how far each bar can move.",
        "The protection ldp holds for every reader, whatever they think at first. It needs more noise.",
      ],
      more: [],
      formulas: [
        "lip: e^−ε ≤ P(y|s)/P(y) ≤ e^ε. The ratio is the lift; alip has a limit of its own for each side.",
        "From lip at ε follows ldp at 2ε. From ldp at ε follows lip at ε.",
      ],
    },
    optimum: {
      heading: "The best noise",
      task: "",
      says: [
        "Many kinds of noise protect equally well. Which of them leaves the most of the answer?",
        "In the first picture, the upper line shows the best noise, for each setting of the dial. The lower line is the simple coin.",
        "In the second, each corner of the triangle is one answer for sure. The coloured area is allowed, and the circles are the noisy answers. The best ones lie on corners.",
      ],
      more: [],
      formulas: [
        "The largest I(X;Y) is H(X) minus the lower convex envelope of entropy over the allowed posteriors, at the prior.",
        "Entropy is concave, so only corners count. At most as many are used as there are answers.",
      ],
    },
    profiles: {
      heading: "Only neighbours look alike",
      task: "",
      says: [
        "Not all hidden values need to look alike. Perhaps low and middle income must, but low and highest need not.",
        "Lines join neighbours. The number on a line compares its ends. A noisy answer can be that many times as likely at one as at the other. Take a pair away and watch.",
      ],
      more: [],
      formulas: [
        "profile: P(y|s) ≤ e^ε P(y|s′) for each edge (s, s′), both ways (C, equation 2). A path of k edges gives kε.",
        "In C the noise may also depend on S. Here it sees the answer alone.",
      ],
    },
    robust: {
      heading: "When the table is only a sample",
      task: "",
      says: [
        "A count of some people is not the truth about all. Noise made for the count may be too weak for the truth.",
        "The protection rldp holds for every truth that fits the sample. Move “People counted”: with more people, the areas shrink.",
      ],
      more: [],
      formulas: [
        "F = {P : 2 Σ P̂ ln(P̂/P) ≤ B}. In E it is Σ (P̂ − P)²/P instead.",
        "Seen from S = s: 2 Σ P̂(u|s) ln(P̂(u|s)/R(u)) ≤ B/P̂(s).",
        "For m + 1 cells B = f q/n, with q a χ² quantile.",
        "f = 1.13 + min(0.035, m/10000) + 1/m². It comes from simulations.",
        "In these F held the truth often enough, with rare answers as well. E’s set does not.",
      ],
    },
    sides: {
      heading: "The reader knows more",
      task: "",
      says: [
        "Two columns may each tell nothing alone, and everything together. Take two coins, and ask if they match.",
        "If you know one coin, the other one tells you whether they match. It is much the same with height, weight and obesity.",
        "The protection srlip holds for readers who already know some of the columns.",
      ],
      more: [],
      formulas: [
        "Take two fair bits h and q, and S = h xor q. Each alone tells nothing about S. Both together tell S.",
        "A, Theorem 4 adds up ε over columns. This fails if columns go together, as the two tests show.",
        "With “sequential”, the second noise allows for what the first told. Then the sum holds.",
      ],
    },
    conditional: {
      heading: "Noise that knows the hidden value",
      task: "",
      says: [
        "Your phone may know the hidden value as well. Then the noise may look at it.",
        "Conditional Reporting puts noise on the hidden value first. If it stays, you send your true answer. If not, you send the answer of someone with the new hidden value.",
      ],
      more: [],
      formulas: [
        "A, Algorithm 1: randomised response on S. If it turns s into s′, the noisy answer comes from P(X|S = s′).",
      ],
    },
    reduction: {
      heading: "Keep or re-roll",
      task: "",
      says: [
        "Here is another simple noise. At times your answer stays. If not, it is re-rolled from all answers.",
        "Each answer stays as common as before.",
      ],
      more: [],
      formulas: [
        "B, Lemma 1: Q(y|x) = (1 − α) 1[x = y] + α P(y). So P(y|s) moves towards P(y) by the share α.",
        "Among all noise with the same P(y|s), “coupling” changes the fewest answers.",
      ],
    },
    composition: {
      heading: "Twice is not once",
      task: "",
      says: [
        "Ask someone twice, and two noisy answers tell more than one. So Sluice makes one and sends the same again.",
        "Here one person sends one, two, three and four of them. The mark shows where simple adding would be.",
        "Adding is not always right. Each may tell nothing alone, and both together everything.",
      ],
      more: [],
      formulas: [
        "ε adds up under data-ldp. It does so under ldp if the answers are independent given S (C).",
        "It does not under lip: two noisy answers can fix x, and x fixes what it tells about s.",
      ],
    },
    estimating: {
      heading: "Counting in a crowd",
      task: "",
      says: [
        "One noisy answer tells little. Many tell a lot, since we know the noise.",
        "The line is the estimate, the bar its range, the diamond the truth. Ask again and see them move.",
      ],
      more: [],
      formulas: [
        "Counts of N noisy answers are multinomial with q = Qᵀp. The ranges are exact and hold together, with 95 % or more.",
        "Each comes from Clopper and Pearson for every y, then from two linear programs. Near an end of what y’s chance can be, its two tails are those of Feldman and Cousins.",
      ],
    },
  },
};
