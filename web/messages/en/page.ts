// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page, in English. `{name}` is a hole; {n} in a plural is the number. */

export const messages = {
  title: "Share the answer. Keep the secret.",
  lead: "Sluice works out how to blur the answers in a table just enough that a secret beside them stays hidden, keeps as much of the answers as that allows, and shows you both before you share anything.",

  badge: {
    label: "Works offline. This page cannot send anything.",
    why: "Your browser enforces it. This page came with a policy that forbids it, and the workers that read your file, to open any connection; and once everything had arrived it gave up even the right to load more from its own host. No statistics and no error report leave this window, and nothing of what you open is stored unless you ask for it.",
    howTitle: "How to check",
    how: [
      "Disconnect from the network now: everything on this page still works.",
      "Or open your browser’s developer tools, choose Network, and use the page: the list stays empty.",
      "Or look at the source of this page: the line with “Content-Security-Policy” says connect-src 'none'.",
    ],
    more: "Step by step",
    limits:
      "What the policy cannot rule out: that a page opens another address (you would see it), calls over WebRTC (this page makes none), a browser extension that reads along, a computer that is not under your control, or a changed copy of this page.",
  },

  error: {
    inFile: "File {file}",
    inLine: "line {line}",
    inRow: "row {row}",
    inColumn: "column “{column}”",
    inCategory: "category “{category}”",
    missing: "A part of this page did not arrive, so it cannot compute anything.",
    missingRemedy: "Load the page again. If that does not help, its host may be out of order.",
    crashed: "The computation stopped unexpectedly.",
    crashedRemedy: "Try again. Your file is untouched and nothing has been written.",
  },

  empty: "(empty)",
  percent: "{n} %",
  quoted: "“{name}”",
  range: "{low} to {high}",
  units: ["bytes", "kB", "MB", "GB"],
  working: "Working …",
  cancel: "Cancel",
  showTable: "Show as a table",
  chartFiles: {
    save: "Save the chart",
    kinds: "Save the chart as",
    svg: "Picture (SVG)",
    png: "Picture (PNG)",
    csv: "Table (CSV)",
    failed: "The picture could not be made here. Save it as SVG instead.",
  },
  solid: {
    label: "The solid: turn it with the arrow keys, or drag it",
    turn: "Turn",
    tilt: "Tilt",
  },
  scrolls: "The chart is wider than the screen: scroll it sideways to see all of it.",
  progress: "{rows}, {bytes} of {total}",
  rows: { one: "{n} row", other: "{n} rows" },
  blankLines: { one: "{n} blank line was passed over.", other: "{n} blank lines were passed over." },

  data: {
    heading: "Your data",
    intro: "A table with a header line, one row for each person. It is read here, in this window, and stays here.",
    choose: "Choose a file",
    drop: "or drop a file anywhere on this page: CSV, TSV, Excel (.xlsx) or Parquet",
    isProtocol: "{name} is no table; it seems to be a protocol.",
    asProtocol: "Open it in Answer",
    paste: "Paste a table",
    pasteLabel: "Rows with a header line, from a text file or a spreadsheet",
    pasteUse: "Use these rows",
    pastedName: "pasted.csv",
    sample: "Try the sample",
    sampleNote: "You are looking at a sample survey. Every figure in it is invented.",
    reading: "Reading {name}",
    cancelled: "Reading was cancelled.",
    cancelledRemedy: "Nothing has been kept. Choose the file again whenever you like.",
    recognised: "{rows}, {columns}, {delimiter}, {encoding}, {size}",
    columns: { one: "{n} column", other: "{n} columns" },
    delimiters: {
      ",": "separated by commas",
      ";": "separated by semicolons",
      "\t": "separated by tabs",
      "|": "separated by vertical bars",
    } as Record<string, string>,
    recognisedFrom: "{rows}, {columns}, {from}, {size}",
    from: { zip: "workbook", parquet: "Parquet file" },
    sheet: "Sheet of the workbook",
    headerIsRow: "The first row is taken as the header.",
    headerIsSchema: "The names are those of its columns.",
    delimiterOther: "separated by “{delimiter}”",
    encodings: {
      "utf-8": "UTF-8 text",
      "utf-16le": "UTF-16 text",
      "utf-16be": "UTF-16 text",
      "windows-1252": "Windows-1252 text",
    } as Record<string, string>,
    headerIs: "The first line is taken as the header.",
    previewTitle: "The first rows of {name}",
    role: "Use of {column}",
    roles: {
      leave: "leave out",
      secret: "secret",
      share: "share",
      weight: "weight",
    },
    scrolls: "The table is wider than the screen: scroll it sideways to see all columns.",
    roleHelp:
      "Choose above, or give the columns their roles in the table. A weight column is optional: it says how many people a row counts for.",
    pick: { secret: "Secret", share: "Share" },
    pickNone: "choose a column",
    several: {
      share: {
        title: "Share several columns together",
        says: "Their answers are blurred together: a report stands for a combination of them. The more combinations there are, the less can be kept of each. Somebody who knows one of the columns may learn more from the others: the promise “Known columns do not help” below reckons with that.",
      },
      secret: {
        title: "Keep several columns back together",
        says: "The secret is then their combination: no report may say much about any of them together.",
      },
    },
    rules: {
      title: "Ranges, missing and rare values",
      says: "How the cells of these columns become categories. It is saved in the protocol, so that other files are read in the same way.",
      edges: "Divide “{column}” at",
      edgesSays:
        "Numbers that rise, such as 20; 40; 60. A range has its lower end in it. Leave it empty, and each number is a category of its own.",
      edgesWrong: "“{text}” is not a list of rising numbers with semicolons between.",
      missing: "Count as missing, beside empty cells",
      missingSays:
        "Cells such as ?; NA, with semicolons between, or commas where no category has one. Missing is a category of its own.",
      rare: "Merge categories of fewer than",
      rareUnit: "people into “other”",
      other: "other",
      rareSays:
        "Of a column in ranges none are merged, and of any column no single one, which would only get another name.",
      stillRare: {
        single: "“{category}” in “{column}” has {people}, fewer than {below}, and stays: it is the only one.",
        merged: "“{category}” in “{column}” has only {people} all the same, fewer than {below}.",
        range: "“{category}” in “{column}” has {people}, fewer than {below}: change where it is divided.",
      },
      stillMore: { one: "{n} more category has fewer, too.", other: "{n} more categories have fewer, too." },
      merged: "Merged in “{column}” into “{into}”: {cells}.",
    },
    noRows: "The file {file} has a header but no rows.",
    noRowsRemedy: "Choose a file with one row for each person below the header.",
    oneColumn: "The file {file} has a single column, {column}.",
    oneColumnRemedy: "Choose a file with two columns at least: one that is the secret, and one to share.",
    unnamed: "A column of the file {file} has no name.",
    twice: "The name {column} stands twice in the header of the file {file}.",
    twiceRemedy: "Give every column a name of its own in the first line of the file, and open it again.",
    someTwice: "Columns without a name of their own cannot be used: {names}. Rename them in the file if you need them.",
    needRoles: "Choose a secret and a column to share, and the rest of this page fills in.",
    needShare: "Now choose the column to share.",
    needSecret: "Now choose the secret.",
    categories: { one: "{n} category", other: "{n} categories" },
    tooMany: "more than 1,000 different values",
    secretTitle: "The secret: {column}",
    shareTitle: "To share: {column}",
    people: { one: "{n} in total", other: "{n} in total" },
    more: { one: "{n} more category", other: "{n} more categories" },
    emptyNote: {
      one: "{n} row has no value here. It counts as a category of its own, named (empty).",
      other: "{n} rows have no value here. They count as a category of their own, named (empty).",
    },
    emptyWith: "Empty cells and {cells} count here as a category of their own, named (empty).",
    caution: {
      few: { one: "Only {n} person is counted.", other: "Only {n} people are counted." },
      single: "A single person has “{category}” in “{column}”.",
      more: { one: "So it is with {n} more category.", other: "So it is with {n} more categories." },
      says: "Of so few the table says little for certain about others, and the promise is about the shares counted here.",
    },
    combinations:
      "{n} combinations of values. The more there are, the fewer people have each, the less can be kept of them, and the longer the best protocol is searched for; ranges and merging help.",
    dropped:
      "Never occurs with a positive weight, and is dropped: {names}. To keep it out of the way for good, remove these rows from the file.",
    shareOf: "{count} ({percent})",
  },

  level: {
    heading: "How much may be learnt?",
    intro: "One number decides how far any report may move what an observer believes about a person’s secret.",
    waiting:
      "Once a secret and a column to share are chosen, this says in your own categories what an observer could learn.",
    less: "nothing",
    more: "more",
    slider: "How much may be learnt about the secret",
    sliderValue: "level {epsilon}, keeps {kept} of {what}",
    sliderOf: { answer: "the answer", pair: "secret and answer" },
    sliderValueBare: "level {epsilon}",
    epsilon: "Level (epsilon)",
    epsilonHelp: "from 0 to {highest}",
    epsilonWrong: "A level is a number from 0 to {highest}.",
    today: "For {before} of {people} people, {column} is {secret}.",
    after: "After seeing any report, an observer believes it of at most {most} and at least {least}.",
    unmoved: "No report changes what an observer believes about it.",
    asTheyAre: "From the plain answer, it would be up to {most} and down to {least}.",
    worstNote: "Of all the categories of {column}, this is the one that a report can say most about.",
    worst: {
      rldp: "These figures take the shares of the table for the true ones. The promise itself holds for all others, too, that its {people} people do not rule out.",
      srlip:
        "These figures are for an observer who knows none of the shared columns; the promise itself holds for others, too.",
    } as Record<string, string>,
    ifSample:
      "If these {people} people are only a sample, the true factor may be up to {worst} where {promised} was promised.",
    ifSampleRules:
      "If these {people} people are only a sample, a report may in truth rule a secret out where a factor of {promised} was promised.",
    every: "The same for every category of {column}",
    everyHead: { secret: "Secret", before: "Before", least: "At least", most: "At most" },
    everyUnit:
      "Of {people} people, how many an observer believes to be in this category: before, and after any report.",
    released: "At this level the answers may go out as they are: they say no more about the secret than you allow.",
    never: "The answers may not go out as they are at any level: some answer rules a secret out.",
    from: "From level {level} on the answers may go out as they are.",
    kind: "What kind of promise",
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
          "It assumes that the table it was computed from describes well which answers go with which secret; how common each secret is may be wrong, and what the observer believes about that does not matter.",
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
          "It assumes that the table it was computed from describes well which answers go with which secret. From one neighbour to the next the factors multiply.",
      },
      srlip: {
        label: "Known columns do not help",
        short: "side-channel resistant local information privacy, srlip",
        promise:
          "Whichever of the shared columns an observer knows already, no report changes their belief in any secret by more than a factor of {factor}, up or down.",
        nothing:
          "Whichever of the shared columns an observer knows already, no report changes their belief in any secret.",
        assumes:
          "It assumes that the table it was computed from describes the people well, and that the observer knows nothing about the person beyond it and these columns. What they say by themselves is not covered.",
      },
      rldp: {
        label: "The table is only a sample",
        short: "robust local differential privacy, rldp",
        promise:
          "Whatever the true shares are, with {sure} % certainty: no report is more than {factor} times as likely with one secret as with any other.",
        nothing:
          "Whatever the true shares are, with {sure} % certainty: no report is more likely with one secret than with any other.",
        assumes:
          "It assumes that the rows are people drawn at random; weights have to be whole numbers of people. Reports are drawn from secret and answer together, and as much as possible of both is kept.",
        never: "Secret and answer may not go out as they are at any level: the secret would be among them.",
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
        /** In the place of `never` above, where answers are compared and not what they say of the secret. */
        never?: string;
      }
    >,
  },

  neighbours: {
    label: "Neighbours",
    next: "each with the next, by size or alphabet",
    all: "all with each other",
    own: "the pairs chosen below",
    pairs: { one: "{n} pair of neighbours", other: "{n} pairs of neighbours" },
    alone: "In no pair of neighbours: {secrets}. Nothing is promised about telling these apart from others.",
    apart: "No neighbours join these groups: {groups}. Nothing is promised about telling one from another.",
  },

  certainty: {
    label: "How certain",
    option: "{sure} %",
    says: "With a chance of about {alpha} (alpha) the true shares are others than those that the promise reckons with. That is right for many people in each category.",
  },

  channel: {
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
    hint: "Point at the chart, or move through it with the arrow keys, to read it.",
    negligible:
      "≈0 is a chance below one in a thousand million, which you will not see in a file. A dot is no chance at all.",
    cut: "Only the {n} commonest answers and reports are drawn. The protocol file has all of them.",
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
      cut: "Only the {n} commonest pairs and reports are drawn. The protocol file has all of them.",
      legendPart: "{chance} have “{answer}”",
    },
    look: "Look at the report",
    protocol: "Protocol",
    told: "Told “{secret}” too, which has to stand in the same file: these may keep more.",
    protocols: {
      optimal: {
        label: "Best for this table",
        says: "Computed for the table: keeps the most that the promise allows.",
      },
      grr: {
        label: "Randomised response",
        says: "The classic: keep the answer with some chance, otherwise report another one at random.",
      },
      oue: {
        label: "Marks",
        says: "Every answer is marked or not, by itself, the true one with an even chance. For many answers; keeps half at most.",
      },
      resample: {
        label: "Keep or draw anew",
        says: "Keep the answer with some chance, otherwise draw one from all answers: each stays as common as it was.",
      },
      cr: {
        label: "Conditional Reporting",
        says: "Blur the secret, and where it changes report an answer of somebody with the new one.",
      },
      coupling: {
        label: "Fewest answers changed",
        says: "Says as much about the secret as “Keep or draw anew”, and changes as few answers as that takes.",
      },
      "coupling-distance": {
        label: "Shortest way",
        says: "Says as much about the secret as “Keep or draw anew”, with reports on average no farther from the answers than that takes: by the difference of numbers, otherwise by the distance in the order in which the categories stand.",
      },
      "one-bit": {
        label: "One chance of a flip",
        says: "Of two answers, the other one with the same chance for everybody.",
      },
      "smooth-one-bit": {
        label: "A chance of a flip for each secret",
        says: "Of two answers, the other one with a chance that depends on the secret, the largest as small as can be.",
      },
      "smooth-categorical": {
        label: "Smooth",
        says: "For each secret its own chances, so that no answer becomes a given other one often.",
      },
      "smooth-coupling": {
        label: "Fewest wrong reports",
        says: "For each secret its own chances, so that as few reports as can be are not the answer.",
      },
      polyopt: {
        label: "Best by the least shares",
        says: "The best where all that is reckoned with is how rare each answer can be at least (PolyOpt).",
      },
      ir: {
        label: "Independent reporting",
        says: "Blur secret and answer, each by itself.",
      },
      "ir-tight": {
        label: "Independent reporting, tighter",
        says: "The same with no more noise than its own form takes.",
      },
      "cr-tight": {
        label: "Conditional Reporting, tighter",
        says: "The same with no more noise than its own form takes.",
      },
      product: {
        label: "Each column by itself",
        says: "A channel for each column that is shared; the level is that of all together.",
      },
      sequential: {
        label: "One column after the other",
        says: "A channel for each column, made for what the reports before it leave.",
      },
      markov: {
        label: "As common as before",
        says: "Says as much about the secret as “Keep or draw anew”, leaves each answer as common, and keeps as much as that allows.",
      },
    } as Record<string, { label: string; says: string }>,
    /** What the same names stand for where a report is drawn from secret and answer together. */
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
      atSure: "At level {epsilon}, “{notion}”, with {sure} % certainty.",
      picture: "What each protocol keeps",
      table: "What each protocol keeps and needs",
      summary: "Of the information in {column} is kept: {parts}.",
      part: "{share} by {protocol}",
      seeing: "{protocol}, told the secret",
      protocol: "Protocol",
      kept: "Kept",
      leaks: "Level reached: {notions}",
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
      assumes:
        "All of them make the same promise about the same table. A protocol that has to be told the secret fits where the secret stands in the same file, or where the person is asked for both. “If the table fits”: counts can be estimated where people with the same answer have each secret as often as in the table.",
    },
    keptTitle: "What is kept",
    kept: "{share} of the information in {column}",
    keptNone: "Nothing is kept at this level: the report says nothing about {column}.",
    guess: "From the reports, {informed} of 1,000 answers are guessed right; without them, {blind}.",
    bound: "No protocol with this promise keeps more than {bound}.",
    short:
      "The search ended before it was finished: the best protocol may keep up to {short} more of the information in {column} than this one. The promise is kept in full all the same.",
    boundReached: "To the digits shown, no protocol with this promise keeps more.",
    secretLeft: "On average a report still gives away {share} of the information in {column}.",
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
        "Promised is a factor of {promised}, for the shares in this table. If they are those of a sample, the truth may be another: as far as {people} people allow ({sure} %), the factor is at most {worst}.",
      unbounded:
        "Promised is a factor of {promised}, for the shares in this table. If they are those of a sample, the truth may be another: as far as {people} people allow ({sure} %), a report may rule a secret out.",
      use: "Use “{notion}”",
      covered:
        "The promise is for a sample: it holds for all shares that {people} people do not rule out ({sure} %), not only for those in this table.",
    },
    again: "Check it again, here",
    checking: "Checking …",
    holds:
      "Checked again, in exact arithmetic, by two programs that share nothing: the promise holds. The largest ratio is {ratio}, where the bound is {bound}: the report {report} is {who}.",
    more: "more likely for {more} than for {less}",
    everybody: "everybody",
    someone: "somebody with “{category}”",
    context: "{who} among those who are known to have {columns} as in “{category}”",
    marked: "that marks {marks}",
    fails:
      "Checked again, in exact arithmetic, by two programs that share nothing: the promise does NOT hold. {reason} Do not use this protocol.",
  },

  search: {
    title: "Searching for the best protocol",
    of: { answer: "the answers", pair: "secrets and answers" },
    says: "One that keeps {found} of the information in {what} has been found; none can keep more than {possible}.",
    found: "the best found so far",
    open: "still open",
    possible: "the most that any can keep",
    seconds: "Seconds",
    use: "Good enough, use this",
    useSays:
      "What has been found can be used now: it keeps the promise in full. A finished search might keep up to {short} more of the information in {what}.",
    stopped: "The search at level {epsilon} was cancelled.",
    stoppedBack: "The search at level {epsilon} was cancelled. What is set is that of the protocol that stands.",
    again: "Search again",
    useLater: "As soon as a protocol has been found that keeps the promise, you can use it.",
  },

  privatise: {
    heading: "Privatise",
    intro:
      "Every row gets its own report, drawn with a secret that your browser has made at random: the same answers get the same reports again. Your file stays as it is; a new one is made.",
    waiting: "When the protocol stands, one button turns the file into one that you can share.",
    which: "File to privatise",
    noFile: "none yet",
    thisFile: "{name}, opened above",
    otherFile: "Choose another file with the same columns",
    chooseFile: "Choose a file",
    back: "Use {name} again",
    writeTitle: "What to write",
    reports: "Reports",
    reportsSays: "The reports themselves.",
    reportsFor: {
      always: "Best for counting and for research: whoever knows the protocol can correct for the noise.",
      "under-prior":
        "For counting and for research: whoever knows the protocol can correct for the noise, as far as people are like those in the table.",
      "in-part":
        "Whoever knows the protocol can correct for a part of the noise only: of some answers it cannot be estimated how common they are.",
      none: "They say something of single people, but how common an answer is cannot be estimated from them.",
      unknown: "For research; whether whoever knows the protocol can correct for all of the noise is not known.",
    },
    marksSays: "Each is a row of letters, one for each answer in the order of the protocol file: y where it is marked.",
    pairsSays: "Each stands for a secret and an answer together, which it makes likely or unlikely.",
    both: "Reports are drawn from {columns} together: all these columns are read, so the file has to hold them. None is passed on.",
    values: "Answers drawn from the reports",
    valuesSays:
      "For each report an answer that it makes likely, so that the column looks like the original. Handy for software that expects it; nothing more is given away, but less is kept.",
    keeps: "They keep {share} of the information in {columns}.",
    keepTitle: "Other columns",
    keepSays: "The new file holds what is privatised and nothing else, unless you add a column here.",
    keepNone: "This file has no other column to add.",
    confirmTitle: "Pass on “{column}” as it is?",
    confirmBody:
      "The column “{column}” would be copied unchanged, row by row, beside the reports. It may say something about “{secret}”, or about who the person is, and the promise does not cover it.",
    confirmYes: "Add “{column}” unchanged",
    confirmNo: "Leave it out",
    go: "Privatise {name}",
    again: "Privatise again",
    levelWrong: "What was typed above is no level. Correct it first, or move the slider.",
    onceTitle: "Once is once",
    onceSays:
      "Two different reports of one answer say more than one. So reports are derived from a secret that this page has made: privatise the same answers again with the same protocol, and the same reports come out. Files that you save are put on an account; another protocol for the same answers is verified together with those before, and refused where all of them would say more than was promised.",
    person: "Who is who",
    personRow: "the place in the file: row by row",
    personSays: "With a column that names each person the same answers are known again when rows have moved.",
    remember: "Keep the account and its secret on this device",
    rememberSays: "Otherwise both are gone when this page is closed. Whoever can read them can undo the reports.",
    accountTitle: "Released from this file",
    accountSays: "Of {budget} nats of “{notion}”, {spent} are spent and {remaining} remain.",
    accountItem: "{date}: {protocol}, {notion} at level {epsilon}, {rows}",
    accountForget: "Begin a new account, if nobody has seen these files",
    forgetTitle: "Begin a new account?",
    forgetBody:
      "Only if no file that you have saved has been given to anybody. A new account has a new secret: the same answers get other reports, and whoever sees both learns more than the promise says.",
    forgetYes: "Nobody has seen them",
    forgetNo: "Keep the account",
    limitsShort:
      "The promise depends on the table behind it, on people who have nothing to do with one another, and on one release.",
    limitsLink: "What it depends on",
    running: "Privatising {name}",
    cancelled: "Privatising was cancelled.",
    cancelledRemedy: "No file has been made; start again whenever you like.",
    done: "Done: {rows} privatised.",
    earlier: "From before: {name}, {rows}, made at level {epsilon}.",
    changed: "The settings above have changed since: {settings}. This file was made at level {epsilon}.",
    settings: {
      source: "the table",
      columns: "the columns",
      notion: "the kind of promise",
      epsilon: "the level",
      alpha: "the certainty",
      neighbours: "the neighbours",
      protocol: "the protocol",
      told: "whether the protocol is told the secret",
      file: "the file to privatise",
      write: "what to write",
      keep: "the other columns",
      person: "who is who",
    },
    saveFile: "Save the file",
    notSaved: "The file cannot be written: {reason}.",
    notSavedRemedy: "Make room there, or save it in another place.",
    saveOther: "The same in another format",
    formats: { xlsx: "Excel (.xlsx)", parquet: "Parquet" },
    saveProtocol: "Save the protocol",
    linkProtocol: "Copy a link to it",
    linkSays:
      "To the page “Answer” with this protocol in it, for those who are to answer. The part of a link behind the # is sent to no server; it holds the table of counts, as the file does.",
    linkCopied: "The link is copied.",
    linkNot: "The link could not be copied. Save the protocol and send the file.",
    linkTooLong: "This protocol is too large for a link. Save it and send the file.",
    saveSummary: "Save a summary",
    fileSays: "{name}, with {column}",
    fileSaysAlso: "{name}, with {column} and, unchanged, {columns}",
    protocolSays:
      "What happened to an answer, for whoever works with the file, and all it takes to check the promise again. It contains the table of counts it was made from: publish it only if that table may be public.",
    summarySays: "One page in plain words, for an ethics board or a data sheet.",
    countsTitle: "How often each report was drawn",
    marksTitle: "How often each answer was marked",
    counted: { one: "{report}: {n} time", other: "{report}: {n} times" },
    limitsTitle: "What this does not do",
    limits: [
      "It does not hide that a person is in the file, nor how many rows there are or in which order they stand.",
      "It covers what a report says about {secret}. It does not cover other columns or other files about the same people.",
      "It covers one report for each person. Several reports about the same person say more together.",
      "It is computed from one table of counts. For people who are different, the promise is different.",
    ],
    /** Where answers are not what is compared. */
    limitAnswer:
      "It keeps back {secret}, not the answer: a report may be the answer as it is, or one that only this answer can have.",
    /** In the place of the last one, where the table is a sample. */
    limitSample:
      "It is computed from one table of counts, and holds for the people of whom these were drawn at random. For others, the promise is different.",
  },

  summary: {
    title: "What was done to {column}",
    file: "{name}: {rows}, made on {date}.",
    happened:
      "Every answer in {column} was replaced by a random report before the file was shared, so that the report says little about “{secret}”.",
    happenedPairs:
      "Every answer in {column} was replaced by a random report before the file was shared, so that the report says little about “{secret}”. The chances of the reports depend on “{secret}” too; that column was read for it, and not passed on.",
    wroteReports: "The file holds the reports.",
    wrotePairs: "The file holds the reports, each a pair of {columns}, in the column “{column}”.",
    wroteMarks:
      "The file holds the reports: a letter for each answer, in the order in which the protocol file names them, y where the report marks it, otherwise n.",
    wroteValues: "The file holds, for each report, an answer drawn from those that the report makes likely.",
    kept: "These columns were copied unchanged and are not protected: {columns}.",
    keptNone: "No other column was passed on.",
    promiseTitle: "What is promised",
    protocol: "Protocol: {protocol} ({name}). {says}",
    level: "The level (epsilon) is {epsilon}; the kind of promise is {notion}.",
    sample:
      "The table is taken for a sample of {people} people. With a chance of {alpha} (alpha) the true shares are others than those that the promise reckons with.",
    neighbours: "Neighbours are {pairs}.",
    bound: "The ratio that was proved never to be exceeded is {numerator} / {denominator}, about {value}.",
    protocolFile:
      "The protocol itself, with all it takes to check this again, is in the file {name}. Its identity, which is in that file too and follows from it, is {identity}.",
    much: "That is much more than promised: “{notion}” is the promise that reckons with it.",
    lossTitle: "What is kept",
    valuesKept: "That is what the reports keep. The answers drawn from them, which the file holds, keep {share}.",
    prior:
      "The protocol was computed from a table with a total of {total}, with {secrets} categories of “{secret}” and {answers} of {column}. The protocol file contains this table of counts; it should be published only if the table may be public.",
    checked:
      "Before it was used, the promise was checked in exact arithmetic for the very integers that the reports were drawn with.",
    limitsTitle: "Limits and assumptions",
    channelTitle: "Chance of each report, in 100 cases",
    axes: "{down} ↓, {across} →",
    marksTitle: "Chance of each answer to be marked in a report, in 100 cases",
    channelLarge: "The table of chances is too large for this page; the protocol file has it.",
    negligible: "≈0 is a chance below one in a thousand million, but not none.",
    made: "Made with Sluice {version}, in a web browser, which sent the data nowhere.",
    fileName: "{name}-summary.html",
    protocolName: "{name}-protocol.json",
  },
};
