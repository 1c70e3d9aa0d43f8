// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the step that shows the channel and what it keeps, in English. */
import type { ObjectiveName } from "../../../wasm/contract/catalogue.js";
import { english as protocols } from "../protocols.js";

export const channel = {
  heading: "What happens to an answer",
  intro: "Each answer is replaced by a report, drawn at random. This is with which chance.",
  cancelled: "The search for the best protocol was cancelled, and there is no protocol yet.",
  cancelledRemedy:
    "Choose another level, merge some categories, or use randomised response, which needs no search. Or search again, and use what has been found when it is good enough.",
  useSimple: "Use randomised response",
  waiting: "Here you will see which report stands in for which answer, and how much of the answers is kept.",
  title: "Chance of each report",
  rowAxis: "Answer",
  columnAxis: "Report",
  cell: "Of 100 people who answer “{answer}”, {chance} send “{report}”",
  row: "Of 100 people who answer “{answer}”, {reports}.",
  rowPart: "{chance} send “{report}”",
  rowRest: "{chance} something else",
  summary:
    "{answers} answers, {reports} reports. The likeliest report of an answer has a chance between {least} and {most} in 100.",
  summarySame:
    "{answers} answers, {reports} noisy answers. The likeliest one for each answer comes {most} times in 100.",
  hint: "Point at the chart, or move through it with the arrow keys, to read it.",
  negligible:
    "≈0 is a chance below one in a thousand million, which you will not see in a file. A dot is no chance at all.",
  cut: "Only {n} answers and reports are drawn, the commonest where some are known to be. The protocol file has all of them.",
  legendTitle: "What the reports stand for",
  legend: "Of 100 people who send “{report}”, {answers}.",
  legendPart: "{chance} answered “{answer}”",
  legendRest: "{chance} something else",
  marks: {
    title: "Chance of each mark",
    columnAxis: "Marked",
    cell: "Of 100 people who answer “{answer}”, {chance} have “{mark}” marked",
    row: "Of 100 people who answer “{answer}”, 50 have it marked in their report, and {other} any other answer, each drawn by itself.",
    summary:
      "A report marks any number of the {answers} answers, each drawn by itself: one’s own with a chance of 50 in 100, any other with {other} in 100.",
    note: "A report marks any number of answers, none or all of them included, and each mark is drawn by itself: the chances of a row are those of its marks. In a file a report is a letter for each answer, in the order of the protocol file: y where it is marked, otherwise n.",
    legendTitle: "What the marks stand for",
    legend: "Of 100 people whose report marks “{report}”, whatever else it marks, {answers}.",
    telling: "the one that says most",
    tellingSays:
      "Of all reports this is the one at which the promise comes closest to its limit: no other moves what it bounds about {column} any further.",
    one: "{answer}, nothing else",
    oneSays: "A report that marks a single answer. Others may say more about {column}.",
    none: "without any mark",
  },
  pairs: {
    note: "Reports are drawn from secret and answer together: the chances depend on {secret} too.",
    rowAxis: "Pair",
    group: "{column}: {category}",
    cell: "Of 100 people with “{answer}”, {chance} send “{report}”",
    row: "Of 100 people with “{answer}”, {reports}.",
    summary:
      "{answers} pairs of secret and answer, {reports} reports. The likeliest report of a pair has a chance between {least} and {most} in 100.",
    summarySame:
      "{answers} pairs of hidden value and answer, {reports} noisy answers. The likeliest one for each pair comes {most} times in 100.",
    cut: "Only the {n} commonest pairs and reports are drawn. The protocol file has all of them.",
    legendPart: "{chance} have “{answer}”",
  },
  look: "Look at the report",
  protocol: "Protocol",
  otherProtocols: "Other protocols",
  told: "Told “{secret}” too: these protocols may keep more, but that column has to stand in the same file.",
  protocols: protocols as Record<string, { label: string; says: string }>,
  /** What the same names stand for where a report is drawn from secret and answer together. */
  /** Under a promise that holds for all shares of a confidence set. */
  protocolsProved: {
    optimal:
      "Computed for the table: of all protocols that are proved for the same shares, the one that keeps the most.",
  } as Record<string, string>,
  /** The same name where the protocol was made for something else than information. */
  objectives: {
    counting:
      "Made for your table, and for counting. No other method that sees as much needs fewer noisy answers to count from.",
    guesses:
      "Computed for the table: of all protocols that know as much, the one from whose reports most answers are guessed right under this promise.",
    distance:
      "Computed for the table: of all protocols that know as much, the one whose reports are nearest to the answers under this promise.",
  } satisfies Record<Exclude<ObjectiveName, "information">, string> as Record<string, string>,
  protocolsOfPairs: {
    grr: "The classic, of secret and answer together: keep both with some chance, otherwise report another pair at random.",
    cr: "Blur the secret; where it changes draw an answer of somebody with the new one; blur that too.",
  } as Record<string, string>,
  polytope: {
    title: "The picture behind it",
    beliefs:
      "Every report leaves whoever reads it with a belief about the answer. Each belief is a point: at a corner the answer is certain, and the nearer to a corner, the likelier that answer.",
    boundary: "The promise draws a boundary around what is believed before any report: no report may lead outside.",
    best: "The best protocol sends people to corners of what is left, for these say the most.",
    others:
      "The best protocol uses corners of what is left, which say the most; this one stays further inside, or uses fewer.",
    picture: "Beliefs about the answer",
    words: {
      allowed: "what the promise leaves",
      report: "a report; its area: how often",
      before: "before any report",
      back: "dashed: at the back",
      point: "Belief",
      share: "Sent by",
      vertex: "Corner {n}",
      none: "–",
    },
    corners: {
      one: "Between certainty of {answers} the promise leaves a single belief.",
      other: "Between certainty of {answers} the promise leaves a space with {n} corners.",
    },
    before: "Before any report the belief is {belief}.",
    reports: {
      one: "The protocol has {n} report, and {corners} lies at a corner.",
      other: "The protocol has {n} reports, of which {corners} lie at a corner.",
    },
    report: "“{report}”, sent by {share}: {belief}.",
    part: "{share} {answer}",
  },
  compare: {
    title: "All protocols beside each other",
    lead: "Designs every protocol that there is for this promise at this level, those that have to be told the secret included.",
    start: "Compare all protocols",
    again: "Compare at level {epsilon}",
    stop: "Stop comparing",
    going: "Comparing: {n} protocols so far …",
    at: "At level {epsilon}, “{notion}”.",
    atSure: "At level {epsilon}, “{notion}”, with about {sure} % certainty.",
    picture: "What each protocol keeps",
    table: "What each protocol keeps and needs",
    summary: "Of the information in {column} is kept: {parts}.",
    part: "{share} by {protocol}",
    seeing: "{protocol}, told the secret",
    protocol: "Protocol",
    kept: "Kept",
    leaks: "Level reached for “{notion}”",
    unlimited: "no limit",
    secret: "Has to be told the secret",
    reports: "Reports",
    estimates: "Can counts of answers be estimated?",
    yes: "yes",
    no: "no",
    always: "yes",
    "under-prior": "if the table fits",
    "in-part": "in part",
    unknown: "not known",
    none: "none",
    atLeast: "at least {share}",
    without: "Not for these data: {parts}.",
    why: {
      answers: "only for {n} answers",
      tooLarge: "too many categories",
      people: "only for tables that count people",
    },
    assumes:
      "All of them make the same promise about the same table. A protocol that has to be told the secret fits where the secret stands in the same file, or where the person is asked for both. “If the table fits”: counts can be estimated where people with the same answer have each secret as often as in the table.",
  },
  kept: "{share} of the information in {column}",
  keptNone: "Nothing is kept at this level: the report says nothing about {column}.",
  guess: "From the reports, {informed} of 1,000 answers are guessed right; without them, {blind}.",
  bound: "No protocol with this promise keeps more than {bound}.",
  boundAlone: "No protocol with this promise that is told only {column} keeps more than {bound}.",
  boundProved: "No protocol that is proved for the same shares keeps more than {bound}.",
  short:
    "The search ended before it was finished: the best one of its kind may keep up to {short} more of the information in {column} than this one. The promise is kept in full all the same.",
  boundReached: "To the digits shown, no protocol with this promise keeps more.",
  boundReachedAlone: "To the digits shown, no protocol with this promise that is told only {column} keeps more.",
  boundReachedProved: "To the digits shown, no protocol that is proved for the same shares keeps more.",
  secretGuess:
    "Whoever guesses “{column}” of {people} people is right at most {informed} times with their reports, and {blind} times without.",
  secretGuessNone:
    "Whoever guesses “{column}” of {people} people is right {blind} times, with their reports or without.",
  secretLeft: "On average a report still gives away {share} of the information in {column}.",
  secretLimit: "The protocol promises: on average never more than {share}.",
  estimable: {
    none: "How common a single answer in {column} is cannot be estimated from the reports, however many there are.",
    some: "However many reports there are, only of these answers in {column} can it be estimated from them how common they are: {told}. Of the others only limits can be told.",
    part: "However many reports there are, only a part of how common the answers in {column} are can be estimated from them.",
    underPrior:
      "How common the answers in {column} are can be estimated from the reports only if people with the same answer have each “{secret}” as often as in the table.",
    helps: "Another protocol may help, such as randomised response, or another promise, or a higher level.",
  },
  curveTitle: "What is kept at each level",
  curveX: "Level",
  curveY: "Kept",
  curveSummary: "{protocol} keeps {parts}.",
  curvePart: "{share} at level {epsilon}",
  curvePartOpen: "at least {share} at level {epsilon}",
  curveOpen: {
    one: "At {n} of {all} levels the search was not finished: the best protocol may keep more there.",
    other: "At {n} of {all} levels the search was not finished: the best protocol may keep more there.",
  },
  curveMark: "search not finished: may be more",
  curveCell: "at least {least}, at most {most}; search not finished",
  curveChosen: "You have chosen level {epsilon}, which keeps {share}.",
  curveTold: "The dot is for “{protocol}”, which is told the secret; the lines are of protocols that are not.",
  curveDrawing: "The curve is being computed: {done} of {all} points.",
  beliefTitle: "What a report gives away",
  beliefIntro:
    "Belief in each category of {column}, before and after the report {report}, which {share} of all people send.",
  beliefBefore: "before",
  beliefAfter: "after",
  beliefMore: "after: up",
  beliefLess: "after: down",
  beliefSummary: "After the report {report}, {parts}.",
  beliefPart: "{secret} goes from {before} to {after}",
  check:
    "The promise is proved for the very integers that reports are drawn with: no ratio exceeds {bound}. The protocol file has all it takes to prove it again elsewhere.",
  sample: {
    worst:
      "Promised is a factor of {promised}, for the shares in this table. If they are those of a sample, the truth may be another: as far as {people} people allow (with about {sure} % certainty), the factor is at most {worst}.",
    unbounded:
      "Promised is a factor of {promised}, for the shares in this table. If they are those of a sample, the truth may be another: as far as {people} people allow (with about {sure} % certainty), a report may rule a secret out.",
    use: "Use “{notion}”: it keeps less of the data",
    covered:
      "The promise is for a sample: it holds for all shares that {people} people do not rule out (with about {sure} % certainty), not only for those in this table.",
  },
  again: "Check it again, here",
  checking: "Checking …",
  holds: "Checked, in exact arithmetic, by two programs that share nothing: the promise holds. {nearest}",
  holdsAgain: "Checked again, in exact arithmetic, by two programs that share nothing: the promise holds. {nearest}",
  nearest:
    "No report comes nearer to its limit than {report}: it is {ratio} times as likely for {more} as for {less}, and {bound} times would be allowed.",
  nearestOf:
    "No report comes nearer to its limit than {report}: whichever shares the proof allows for, it is at most {ratio} times as likely for {more} as for {less}, and {bound} times would be allowed.",
  everybody: "everybody",
  someone: "somebody with “{category}”",
  context: "{who} among those who are known to have {columns} as in “{category}”",
  marked: "the one that marks {marks}",
  fails:
    "Checked, in exact arithmetic, by two programs that share nothing: the promise does NOT hold. {reason} Do not use this protocol.",
};

export const search = {
  title: "Searching for the best protocol",
  of: { answer: "the answers", pair: "secrets and answers" },
  says: "One that keeps {found} of the information in {what} has been found; none that knows as much can keep more than {possible}.",
  saysProved:
    "One that keeps {found} of the information in {what} has been found; none that is proved for the same shares can keep more than {possible}.",
  found: "the best found so far",
  open: "still open",
  possible: "the most that can be kept",
  seconds: "Seconds",
  use: "Good enough, use this",
  useSays:
    "What has been found can be used now: it keeps the promise in full. A finished search might keep up to {short} more of the information in {what}.",
  stopped: "The search at level {epsilon} was cancelled.",
  stoppedBack:
    "The search at level {epsilon} was cancelled. The settings are again those of the protocol that was there before.",
  again: "Search again",
  useLater: "As soon as a protocol has been found that keeps the promise, you can use it.",
};
