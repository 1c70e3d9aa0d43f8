// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy about the channel and what stays useful of the answers, in English. */
import type { ObjectiveName } from "../../../wasm/contract/catalogue.js";
import { english as protocols } from "../protocols.js";

export const channel = {
  cancelled: "You stopped the search for the best method, so there is no method yet.",
  cancelledRemedy:
    "Choose another ε, merge some categories, or use randomised response, which needs no search. Or search again, and use what you have when it is good enough.",
  useSimple: "Use randomised response",
  title: "Odds of each noisy answer",
  rowAxis: "Answer",
  columnAxis: "Noisy answer",
  cell: "Among 100 people who answer “{answer}”, {chance} send “{report}”",
  row: "Among 100 people who answer “{answer}”, {reports}.",
  rowPart: "{chance} send “{report}”",
  rowRest: "{chance} something else",
  summary:
    "{answers} answers, {reports} noisy answers. The likeliest one for each answer comes {least} to {most} times in 100.",
  summarySame:
    "{answers} answers, {reports} noisy answers. The likeliest one for each answer comes {most} times in 100.",
  hint: "Point at the chart, or move through it with the arrow keys, to read it.",
  negligible:
    "≈0 is a chance below one in a thousand million: you will not see it in a file. A dot means that it never happens.",
  cut: "The chart shows some answers and noisy answers, at most {n} of each: the commonest, if known. The settings file has all.",
  legendTitle: "What the noisy answers stand for",
  legend: "Among 100 people who send “{report}”, {answers}.",
  legendPart: "{chance} answered “{answer}”",
  legendRest: "{chance} something else",
  marks: {
    title: "Odds of each tick",
    columnAxis: "Ticked",
    cell: "Among 100 people who answer “{answer}”, {chance} have “{mark}” ticked",
    row: "Among 100 people who answer “{answer}”, 50 have it ticked, and {other} any other answer. Chance picks each tick on its own.",
    summary:
      "A noisy answer ticks any number of the {answers} answers. The true answer is ticked 50 times in 100, any other {other} times. Chance picks each tick on its own.",
    note: "A noisy answer ticks any number of answers, from none to all. Chance picks each tick on its own, and a row shows the odds of its ticks. In a file, a noisy answer is a letter for each answer, in the order of the settings file. A y is a tick, an n is none.",
    legendTitle: "What the ticks stand for",
    legend: "Among 100 people whose noisy answer ticks “{report}”, whatever else it ticks, {answers}.",
    telling: "the one that says most",
    tellingSays:
      "This noisy answer comes closest to the limit of the protection. No other says more about {column}, as this protection measures it.",
    one: "{answer}, nothing else",
    oneSays: "A noisy answer with a single tick. Others may say more about {column}.",
    none: "without any tick",
  },
  pairs: {
    note: "Noisy answers come from hidden value and answer together: the odds depend on {secret} as well.",
    rowAxis: "Pair",
    group: "{column}: {category}",
    cell: "Among 100 people with “{answer}”, {chance} send “{report}”",
    row: "Among 100 people with “{answer}”, {reports}.",
    summary:
      "{answers} pairs of hidden value and answer, {reports} noisy answers. The likeliest one for each pair comes {least} to {most} times in 100.",
    summarySame:
      "{answers} pairs of hidden value and answer, {reports} noisy answers. The likeliest one for each pair comes {most} times in 100.",
    cut: "The chart shows the commonest pairs and noisy answers, at most {n} of each. The settings file has all.",
    legendPart: "{chance} have “{answer}”",
  },
  look: "Look at the noisy answer",
  protocol: "Choose a method",
  otherProtocols: "Other methods",
  told: "These methods use the hidden column “{secret}”. More may stay useful, but that column has to be in the same file.",
  protocols: protocols as Record<string, { label: string; says: string }>,
  /** Says of the best method that no better one is known, if none is proved. */
  bestKnown: "Made for your table. No better method is known.",
  /** The same name where the protocol was made for something else than information. */
  objectives: {
    counting:
      "Made for your table, and for counting. No other method that sees as much needs fewer noisy answers to count from.",
    guesses:
      "Made for your table, and for guessing. With this protection, no other method that sees as much gets more answers guessed right.",
    distance:
      "Made for your table, to stay near the answers. With this protection, no other method that sees as much stays nearer.",
    "chi-square":
      "Made for your table, and for likelier true answers. With this protection, no other method that sees as much multiplies their chance by more, on average.",
  } satisfies Record<Exclude<ObjectiveName, "information">, string> as Record<string, string>,
  /** What the same names stand for where a report is drawn from secret and answer together. */
  protocolsOfPairs: {
    grr: "The classic, for hidden value and answer together. It keeps both with some chance, and otherwise sends another pair at random.",
    cr: "Blurs the hidden value. If that changes it, draws an answer of someone with the new one. Blurs that as well.",
  } as Record<string, string>,
  polytope: {
    title: "The picture behind it",
    beliefs:
      "Each noisy answer leaves its reader with a belief about the answer. Each belief is a point. At a corner the answer is certain. The nearer to a corner, the likelier that answer.",
    boundary:
      "The protection draws a boundary around the belief before any noisy answer. No noisy answer may lead outside.",
    best: "The best method leads to corners of this space, for they say the most.",
    others:
      "The best method uses corners of this space, for they say the most. This one stays further inside, or uses fewer.",
    picture: "Beliefs about the answer",
    words: {
      allowed: "what the protection allows",
      report: "a noisy answer; its area: how often",
      before: "before any noisy answer",
      back: "dashed: at the back",
      point: "Belief",
      share: "Sent by",
      vertex: "Corner {n}",
      none: "–",
    },
    corners: {
      one: "Between certainty of {answers} the protection leaves a single belief.",
      other: "Between certainty of {answers} the protection leaves a space with {n} corners.",
    },
    before: "Before any noisy answer the belief is {belief}.",
    reports: {
      one: "The method has {n} noisy answer. Number at a corner: {corners}.",
      other: "The method has {n} noisy answers. Number at a corner: {corners}.",
    },
    report: "“{report}”, sent by {share}: {belief}.",
    part: "{share} {answer}",
  },
  compare: {
    title: "All methods beside each other",
    lead: "This computes all methods for this protection and ε, those that use the hidden column among them.",
    start: "Compare all methods",
    again: "Compare at ε = {epsilon}",
    stop: "Stop comparing",
    going: "Comparing, methods so far: {n} …",
    at: "At ε = {epsilon}, “{notion}”.",
    atSure: "At ε = {epsilon}, “{notion}”, with about {sure} % certainty.",
    picture: "What stays useful with each method",
    table: "What stays useful with each method, and what it needs",
    summary: "This much of the information in {column} stays: {parts}.",
    part: "{share} with {protocol}",
    seeing: "{protocol}, using the hidden column",
    protocol: "Method",
    kept: "Stays useful",
    leaks: "ε reached for “{notion}”",
    unlimited: "no limit",
    secret: "Uses the hidden column",
    reports: "Noisy answers",
    estimates: "Can you count the answers?",
    yes: "yes",
    no: "no",
    always: "yes",
    "under-prior": "if the table fits",
    "in-part": "in part",
    unknown: "not known",
    none: "none",
    atLeast: "at least {share}",
    without: "Not for this table: {parts}.",
    why: {
      answers: "only for {n} answers",
      tooLarge: "too many categories",
      people: "only for tables that count people",
    },
    assumes:
      "All of them give the same protection for the same table. A method that uses the hidden column needs it in the same file, or asks people for both. “If the table fits”: people with the same answer have each hidden value as often as in the table. You can count only then.",
  },
  kept: "{share} of the information in {column}",
  keptNone: "Nothing: with this protection, noisy answers say nothing about {column}.",
  guess: "From the noisy answers, {informed} of 1,000 answers are guessed right. Without them it is {blind}.",
  bound: "No method with this protection keeps more than {bound}.",
  boundAlone: "No method with this protection that uses only {column} keeps more than {bound}.",
  boundProved: "No method that is proved for the same percentages keeps more than {bound}.",
  short:
    "The search ended early. The best method of its kind keeps at most {short} more of the information in {column}. The protection holds in full.",
  boundReached: "To the digits shown, no method with this protection keeps more.",
  boundReachedAlone: "To the digits shown, no method with this protection that uses only {column} keeps more.",
  boundReachedProved: "To the digits shown, no method that is proved for the same percentages keeps more.",
  secretGuess:
    "A reader guesses “{column}” of {people} people right at most {informed} times with their noisy answers. Without them it is {blind} times.",
  secretGuessNone:
    "A reader guesses “{column}” of {people} people right {blind} times, with their noisy answers or without.",
  secretLeft: "On average a noisy answer still gives away {share} of the information in “{column}”.",
  secretLimit: "The limit for this average is {share}.",
  estimable: {
    none: "However many noisy answers there are, they do not show how common any single answer in {column} is.",
    some: "However many noisy answers there are, only these answers in {column} can be counted from them: {told}. For the others you get limits.",
    part: "However many noisy answers there are, they show only in part how common the answers in {column} are.",
    underPrior:
      "Noisy answers show how common the answers in {column} are, but only if the table fits. People with the same answer have to have each “{secret}” as often as in the table.",
    helps: "Another method may help, such as randomised response. So may another protection, or a larger ε.",
  },
  curveTitle: "What stays useful at each epsilon",
  curveX: "ε",
  curveY: "Stays useful",
  curveSummary: "{protocol} keeps {parts}.",
  curvePart: "{share} at ε = {epsilon}",
  curvePartOpen: "at least {share} at ε = {epsilon}",
  curveOpen: {
    one: "At {n} of {all} points the search did not finish: the best method may keep more there.",
    other: "At {n} of {all} points the search did not finish: the best method may keep more there.",
  },
  curveMark: "search not finished: may be more",
  curveCell: "at least {least}, at most {most}; search not finished",
  curveChosen: "You chose ε = {epsilon}, which keeps {share}.",
  curveTold: "The dot is for “{protocol}”, which uses the hidden column. The lines are for methods that do not.",
  curveDrawing: "The page is computing the curve: {done} of {all} points.",
  beliefTitle: "What a noisy answer gives away",
  beliefIntro:
    "Belief in each category of {column}, before and after the noisy answer {report}. {share} of all people send it.",
  beliefBefore: "before",
  beliefAfter: "after",
  beliefMore: "after: up",
  beliefLess: "after: down",
  beliefSummary: "After the noisy answer {report}, {parts}.",
  beliefPart: "{secret} goes from {before} to {after}",
  check:
    "The protection is proved for the very integers that noisy answers are drawn with. No ratio exceeds {bound}. The settings file has all you need to prove it again elsewhere.",
  sample: {
    worst:
      "The limit is a factor of {promised}, for the percentages in this table. Are these people a sample? Then the truth may differ. For all percentages that {people} people do not rule out (with about {sure} % certainty), the factor is at most {worst}.",
    unbounded:
      "The limit is a factor of {promised}, for the percentages in this table. Are these people a sample? Then the truth may differ. {people} people do not rule out (with about {sure} % certainty) that a noisy answer excludes a hidden value.",
    nearly:
      "The limit is a factor of {promised}, for the percentages in this table. Are these people a sample? Then the truth may differ. {people} people do not rule out (with about {sure} % certainty) that a noisy answer nearly excludes a hidden value.",
    use: "Use “{notion}”: less stays useful",
    covered:
      "This protection is for a sample, not only for this table. It holds for all percentages that {people} people do not rule out (with about {sure} % certainty).",
  },
  again: "Check it again, here",
  checking: "Checking …",
  holds: "Two separate programs checked the limit in exact arithmetic. It holds. {nearest}",
  holdsAgain: "Two separate programs checked the limit again, in exact arithmetic. It holds. {nearest}",
  nearest:
    "The noisy answer {report} is the nearest to the limit. It is {ratio} times as likely for {more} as for {less}. The limit is {bound} times.",
  nearestIn:
    "In the table, the noisy answer {report} is the nearest to the limit. It is {ratio} times as likely for {more} as for {less}. The limit of {bound} times holds for any percentages that the sample leaves open.",
  nearestOf:
    "The noisy answer {report} is the nearest to the limit. For any percentages that the proof covers, it is at most {ratio} times as likely for {more} as for {less}. The limit is {bound} times.",
  everybody: "everyone",
  someone: "someone with “{category}”",
  context: "{who} among those known to have {columns} as in “{category}”",
  marked: "the one that ticks {marks}",
  fails:
    "Two separate programs checked the limit in exact arithmetic. It does NOT hold. {reason} Do not use these settings.",
};

export const search = {
  title: "Searching for the best method",
  of: { answer: "the answers", pair: "hidden values and answers" },
  says: "The best so far keeps {found} of the information in {what}. No method that sees as much can keep more than {possible}.",
  saysProved:
    "The best so far keeps {found} of the information in {what}. No method that is proved for the same percentages can keep more than {possible}.",
  found: "the best so far",
  open: "still open",
  possible: "the most that is possible",
  seconds: "Seconds",
  use: "Good enough, use this",
  useSays:
    "You can use the best so far: its protection holds in full. A finished search keeps at most {short} more of the information in {what}.",
  stopped: "You stopped the search at ε = {epsilon}.",
  stoppedBack: "You stopped the search at ε = {epsilon}. The settings are again those of the method from before.",
  again: "Search again",
  useLater: "As soon as there is a method with this protection, you can use it.",
};
