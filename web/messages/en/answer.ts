// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever has got a protocol, in English. `{name}` is a hole. */

export const messages = {
  title: "Answer a question",
  lead: "Choose the settings file you were sent, or paste its link.",
  own: "Ask a question of your own",
  details: "Details: odds, proof, limits, a whole file",
  paste: "Link",
  pasteGo: "Open the link",
  pasteWrong: "This is not a link to a question. Copy the whole link and paste it again.",

  open: {
    heading: "The settings",
    intro:
      "A JSON file. It says what may be sent for each answer, with which odds, and proves the protection. The page checks its proof when it opens the file.",
    choose: "Choose a settings file",
    drop: "or drop it anywhere on this page",
    sample: "Try a sample",
    sampleNote: "This is a sample: settings for the survey that comes with Sluice. Every figure in it is invented.",
    opening: "Opening and checking …",
    opened: "{name}",
    says: "You share a noisy answer about “{data}”. It hides “{secret}”.",
    saysQuestion: "It is about “{data}”. Your answer itself is protected.",
    counted: "The settings come from a table of {people} people.",
    sees: "Both count for the noisy answer: its odds also depend on “{secret}”.",
    linked: "The settings of the link",
    linkDamaged: "The link is damaged.",
    linkRemedy: "Copy the whole link and open it again, or ask the sender for the settings file.",
    tooLarge: "A settings file is not larger than {size}.",
  },

  does: {
    heading: "What it does",
    intro: "The odds of each noisy answer, and how much the person who asked can learn.",
    waiting: "Open a settings file first.",
  },

  question: {
    asks: "No one has verified this name. Asked by:",
    asker: "“{asker}”",
    one: "Your answer to “{column}”",
    several: "Your answers",
    own: "{column}",
    choose: "Choose …",
    rather: "Rather not say",
    stays: "Your choice stays on this device. You send a noisy answer instead: chance may have changed it.",
    hides: "This hides your “{secret}”. It does not hide the answer itself.",
    missing: "Choose an answer first.",
    get: "Get my noisy answer",
    again: "Show my noisy answer",
    fixed:
      "You already have a noisy answer, and the page has forgotten your choice. To begin again, show your noisy answer and open “More about your noisy answer”.",
    earlier: "You used these settings to answer: “{wording}”. Is this another question? Then get another noisy answer.",
    earlierOther: "Answer this other question",
    earlierShow: "Show my earlier noisy answer",
    back: "Back to the question",
    how: "How does this protect me?",
    coin: {
      flips: "Your device flips a coin that only it can see.",
      one: "The coin decides: send your true answer, or one picked by chance.",
      group: "The coin decides which answers you send.",
      ticks: "For each answer, the coin decides whether to tick it.",
      nobody: "So no one can tell your answer for sure. Over many people, the coins even out.",
      some: "Some noisy answers still show your true answer. Details has the odds.",
    },
    send: "Send this: {report}",
    chance: {
      picked: "Chance picked this.",
      pickedOne: "Chance picked this: it may be your true answer, or not.",
      one: "{chance} of 100 people whose true answer is {other} send this as well.",
      same: "{chance} of 100 people with another true answer send this as well.",
      group:
        "{own} of {people} people whose true answer is one of these send exactly this. So do {chance} of {people} others.",
      range: "{least} to {most} of 100 people with another true answer send this as well: it depends on the answer.",
      none: "Only people with this answer send this. It shows your answer.",
      noneOf: "Only people with one of these answers send this.",
      ticks: "Chance picked these ticks. Your own answer is ticked 50 times in 100, every other one {other} times.",
    },
    rise: "Say someone puts the chance of your true answer at {half} in {people}. This can raise it to {most} at most.",
    still: "It changes no one’s guess.",
    ofSecret:
      "Among people who send this, {after} in 100 have the {secret} “{category}”. Among all people, {before} in 100 have it.",
    to: "Send it to {to}.",
    toAsker: "Send it to the person who asked.",
    email: "Your e-mail shows your name. The noisy answer does not.",
    paste: "Copy it, then paste it there.",
    unsent: "This page sends nothing itself.",
    more: "More about your noisy answer",
    drawnSays:
      "Please don’t try again: two noisy answers give away more than one. This one stays until you leave or reload this page.",
    remembered:
      "This device has remembered this noisy answer. Is it not yours? Then begin again under “More about your noisy answer”.",
    drawnKept:
      "Please don’t try again: two noisy answers give away more than one. This one is remembered on this device.",
    remember: "Remember my noisy answer on this device, where others can see it",
  },

  answer: {
    heading: "Your own answer",
    intro: "The odds of each noisy answer for yours, and how much the person who asked can tell from it.",
    unchosen: "Choose an answer above to see its odds.",
    forgotten: "The page has forgotten your choice.",
    may: "What may be sent for it",
    report: "Noisy answer",
    chance: "Out of 100 people with your answer, so many send it",
    none: "no answer",
    countsAs: "counted as “{name}”",
    standsFor: "“{name}” stands for {cells} as well. A noisy answer only says that your answer is one of these.",
    sentAsItIs: "Your answer is always sent as it is: the person who asked knows it.",
    sentAlways: "Your answer is always sent as it is, but people with other answers may send the same.",
    sentAtTimes: "In {chance} of 100 cases your answer is sent as it is.",
    toldSurely: "Only people with your answer send the noisy answers you may get: the person who asked then knows it.",
    toldAtTimes:
      "In {chance} of 100 cases you get a noisy answer that only people with your answer send. The person who asked then knows it.",
    toldNever: "No noisy answer gives yours away for certain. People with other answers may send each one.",
    most: "At most {most} of 100 people who send the same noisy answer have your answer. Among all people it is {among} of 100.",
    otherwiseMost:
      "Otherwise, at most {most} of 100 people who send the same noisy answer have your answer. Among all people it is {among} of 100.",
    columnTold: "In {chance} of 100 cases, a noisy answer also tells what you answered to “{column}”.",
    shielded:
      "These settings protect the answer itself. No noisy answer is more than {factor} times as likely with yours as with any other.",
    stays: "Your answer stays in this window: you send the noisy answer.",
    keptBack:
      "The settings hide “{secret}”. Take the noisy answer that says most about it. {after} of 100 people who send it have “{category}”. Among all people it is {before} of 100.",
    ofAll: "{share} of all",
    oneOf:
      "The other columns show what the person who asked can conclude: how many of its senders have each “{secret}”. Beside it stands the figure for all people.",
    oneOfMany:
      "The last column shows the “{secret}” that a noisy answer says most about. It says how many of those who send it have that one. Beside it stands the figure for all people.",
    saysMost: "The “{secret}” it says most about",
    marks:
      "A noisy answer is a list of ticks, one or none for each answer. Yours gets a tick 50 times in 100, every other one {other} times. Chance picks each tick on its own.",
    marksHint: "You see what a whole list says once you have it.",
    unknown:
      "These answers never came together in the table behind the settings, so there is no noisy answer for them.",
    tells: "Meaning of “{report}”",
    concludesAnswer:
      "Among all people, {before} of 100 have “{answer}”. Among those who send this noisy answer, {after} do.",
    collected:
      "The person who asked collects the noisy answers, each in a file of its own or in a column “{column}”. Neither says who sent it.",
    rememberSays:
      "If this device remembers it, this noisy answer is there again when you open the question, and no other. The page stores the noisy answer, the question and its settings, but not your answer. Untick the box to forget them.",
    rememberNot: "This browser stores nothing here. Note the noisy answer yourself, and do not get another one.",
    keptOthers: {
      one: "{n} noisy answer to another question is remembered on this device.",
      other: "{n} noisy answers to other questions are remembered on this device.",
    },
    forgetKept: "Forget all",
    concludes:
      "Among all people, {before} of 100 have the {secret} “{category}”. Among those who send this noisy answer, {after} do.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "It could not be copied. Select it and copy it by hand.",
    save: "Save as a file",
    share: "Send",
    fileName: "noisy-answer.csv",
    over: "Begin again, or let someone else answer",
    overTitle: "Begin again?",
    overBody:
      "Only if you have sent your noisy answer to no one, or if it is another person’s turn. Two noisy answers of one person give away more than one. This device then forgets what it remembers of this question.",
    overYes: "Begin again",
    overNo: "Keep the noisy answer",
  },

  file: {
    heading: "A whole file",
    intro:
      "For a file with answers of many people: every row gets its own noisy answer. Your file stays as it is, and you get a new one.",
    needs: "The file needs the {columns}, with the categories that the settings know.",
    column: "column {names}",
    columns: "columns {names}",
  },
};
