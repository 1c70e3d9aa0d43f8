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
      "A JSON file that says what may be sent for each answer, with which chance, and proves what that promises. Its proof is checked as soon as it is opened.",
    choose: "Choose a settings file",
    drop: "or drop it anywhere on this page",
    sample: "Try a sample",
    sampleNote:
      "You are looking at a sample: a protocol for the survey that comes with Sluice. Every figure in it is invented.",
    opening: "Opening and checking …",
    opened: "{name}",
    says: "It is about “{data}”, which is reported, and “{secret}”, which is kept back.",
    counted: "It was made from a table of {people} people.",
    sees: "Whoever draws a report has to know both: it depends on “{secret}” as well.",
    linked: "The settings of the link",
    linkDamaged: "The link is damaged.",
    linkRemedy: "Copy the whole link and open it again, or ask the sender for the settings file.",
    tooLarge: "A protocol file is no larger than {size}.",
  },

  does: {
    heading: "What it does",
    intro: "The odds of each noisy answer, and how much the person who asked can learn.",
    waiting: "Open a protocol first.",
  },

  question: {
    asks: "Nobody has verified this name. Asked by:",
    asker: "“{asker}”",
    one: "Your answer to “{column}”",
    several: "Your answers",
    own: "{column}",
    choose: "Choose …",
    rather: "Rather not say",
    stays: "Your choice stays on this device.",
    hides: "This hides your “{secret}”. It does not hide the answer itself.",
    missing: "Choose an answer first.",
    get: "Get my noisy answer",
    again: "Show my noisy answer",
    fixed:
      "You already have a noisy answer, so this choice is fixed. To change it, open “More about your noisy answer”.",
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
      nobody: "So nobody can tell your answer for sure. Over many people, the coins even out.",
      some: "Some noisy answers still show your true answer. Details has the odds.",
    },
    send: "Send this: {report}",
    chance: {
      one: "Chance picked this. {chance} of 100 people whose true answer is {other} send it as well.",
      same: "Chance picked this. {chance} of 100 people send this though their true answer is another.",
      range: "Chance picked this. {least} to {most} of 100 people send this though their true answer is another.",
      none: "Only people with this answer send this. It shows your answer.",
      noneOf: "Only people with one of these answers send this.",
      ticks: "Chance picked these ticks. Your own answer is ticked 50 times in 100, every other one {other} times.",
    },
    rise: "A guess of {half} in {people} can rise to {most} at most.",
    still: "It changes nobody’s guess.",
    ofSecret:
      "Among people who send this, {after} in 100 have the {secret} “{category}”. Among all people, {before} in 100 have it.",
    to: "Send it to {to}.",
    toAsker: "Send it to the person who asked.",
    email: "Your e-mail shows your name. The noisy answer does not.",
    more: "More about your noisy answer",
    drawnSays:
      "Please don’t try again: two noisy answers give away more than one. This one stays until you close or reload this page.",
    drawnKept:
      "Please don’t try again: two noisy answers give away more than one. This one is remembered on this device.",
    remember: "Remember on this device that I have answered",
  },

  answer: {
    heading: "Your own answer",
    intro: "The odds of each noisy answer for the one you chose, and how much the person who asked can tell from it.",
    unchosen: "Choose an answer above to see its odds.",
    may: "What may be sent for it",
    report: "Report",
    chance: "Out of 100 people with your answer, so many send it",
    none: "no answer",
    countsAs: "counted as “{name}”",
    standsFor: "“{name}” stands for {cells} as well: a report says no more than that your answer is one of these.",
    sentAsItIs: "Your answer is always sent as it is: whoever receives it knows it.",
    sentAlways: "Your answer is always sent as it is, but people with other answers may send the same.",
    sentAtTimes: "With a chance of {chance} in 100 your answer is sent as it is.",
    toldSurely:
      "Whichever report is drawn, nobody with another answer sends it: whoever receives it knows your answer.",
    toldAtTimes:
      "With a chance of {chance} in 100 a report is drawn that nobody with another answer sends: whoever receives it knows your answer.",
    toldNever:
      "No report tells your answer for certain: people with other answers may send each of those that may be drawn.",
    most: "At most, {most} of 100 people who send the same report have your answer, beside {among} of 100 in all.",
    otherwiseMost:
      "Otherwise at most {most} of 100 people who send the same report have your answer, beside {among} of 100 in all.",
    columnTold: "Beside that, with a chance of {chance} in 100, a report tells what you have answered to “{column}”.",
    shielded:
      "This protocol protects the answer itself: no report is more than {factor} times as likely with it as with any other.",
    stays: "Your answer stays in this window: what you send is the report.",
    keptBack:
      "What is kept back is “{secret}”: where a report says most of it, {after} of 100 who send that report have “{category}”, beside {before} of 100 in all.",
    ofAll: "{share} of all",
    oneOf:
      "The other columns tell what the person who asked can conclude: how many of those who send it have which “{secret}”, beside how many of all people.",
    oneOfMany:
      "The last column tells what the person who asked can conclude: how many of those who send it have the “{secret}” that it says most about, beside how many of all people.",
    saysMost: "The “{secret}” it says most about",
    marks:
      "A report is a list of marks, one for each answer. Yours is marked with a chance of 50 in 100, every other one with {other} in 100, each by itself.",
    marksHint: "What a whole list says is shown once it is drawn.",
    unknown: "This combination never occurred in the table that the protocol was made from; there is no report for it.",
    tells: "Meaning of “{report}”",
    concludesAnswer: "Among all people {before} of 100 have your answer; among those who send this report {after} do.",
    collected:
      "Whoever asks collects the reports: each in a file of its own, or copied below one another into a column “{column}”. Neither says who has sent it.",
    rememberSays:
      "Then this noisy answer, and no other, is there again when you open the question again. The page stores the noisy answer, the question and its settings, but not your answer. Untick the box to forget them.",
    rememberNot: "This browser stores nothing here: keep the report yourself, and draw no other one.",
    keptOthers: {
      one: "{n} report of another protocol is remembered on this device.",
      other: "{n} reports of other protocols are remembered on this device.",
    },
    forgetKept: "Forget all",
    concludes:
      "Among all people {before} of 100 have the {secret} “{category}”; among those who send this report {after} do.",
    copy: "Copy",
    copied: "Copied.",
    notCopied: "It could not be copied; mark it and copy it by hand.",
    save: "Save as a file",
    share: "Send",
    fileName: "report.csv",
    over: "Begin again with another answer",
    overTitle: "Begin again?",
    overBody:
      "Only if your report has not been sent to anybody, or if it is another person’s turn. Two reports of one person say more than the promise allows. What is remembered on this device is forgotten.",
    overYes: "Nobody has seen it",
    overNo: "Keep the report",
  },

  file: {
    heading: "A whole file",
    intro:
      "For whoever holds answers of many people: every row gets its own report, drawn by this protocol. Your file stays as it is; a new one is made.",
    needs: "The file needs the {columns} with the categories that the protocol knows.",
    column: "column {names}",
    columns: "columns {names}",
  },
};
