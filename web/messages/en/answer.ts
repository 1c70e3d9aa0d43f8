// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever has got a protocol, in English. `{name}` is a hole. */

export const messages = {
  title: "Use a protocol",
  lead: "Somebody asks you, or your organisation, for answers and has sent a protocol file along. See here what it does, have its promise checked, and draw a report of one answer or of a whole file. Nothing leaves this window.",

  open: {
    heading: "The protocol",
    intro:
      "A JSON file that says what may be sent for each answer, with which chance, and proves what that promises. Its proof is checked as soon as it is opened.",
    choose: "Choose a protocol file",
    drop: "or drop it anywhere on this page",
    sample: "Try a sample",
    sampleNote:
      "You are looking at a sample: a protocol for the survey that comes with Sluice. Every figure in it is invented.",
    opening: "Opening and checking …",
    opened: "{name}",
    says: "It is about “{data}”, which is reported, and “{secret}”, which is kept back.",
    counted: "It was made from a table of {people} people.",
    sees: "Whoever draws a report has to know both: it depends on “{secret}” as well.",
    linked: "The protocol of the link",
    linkDamaged: "The protocol in the link is damaged.",
    linkRemedy: "Copy the whole link and open it again, or ask whoever sent it for the file.",
    tooLarge: "A protocol file is no larger than {size}.",
  },

  make: {
    heading: "Ask a question of your own",
    intro:
      "For a question that is itself the secret, such as whether somebody has taken drugs. It needs no table: nobody is counted, and the promise holds whoever answers. Put the protocol into a survey, or send it to those you ask.",
    name: "What the question is called",
    nameHelp: "A short name, such as “smokes”: reports stand under it.",
    answers: "Its answers",
    answersHelp: "Every answer that may be given, one on each line.",
    skippable: "May be left unanswered",
    level: "Level",
    levelHelp:
      "Above 0, up to 6. With 1 no report is more than 2.72 times as likely with one answer as with another; with less, more people have to be asked.",
    make: "Make the protocol",
    save: "Save the protocol file",
    fileName: "protocol",
    made: "The protocol for “{name}” is open, and its promise has been checked. Below you see what it does.",
    missing: "Give the question a name, two answers at least, and a level above 0, up to 6.",
  },

  does: {
    heading: "What it does",
    intro: "What whoever receives a report may learn about you, and what may be sent for which answer.",
    skip: "Go straight to your own answer",
    waiting: "Open a protocol first.",
  },

  answer: {
    heading: "Your own answer",
    intro:
      "Say what is true. Before anything is drawn you see what may be sent for it, and what whoever receives that can tell.",
    truth: "Your true answer",
    own: "{column}",
    choose: "Choose …",
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
      "The columns to the right say what a receiver can conclude: how many of those who send a report have which “{secret}”, beside how many of all people.",
    oneOfMany:
      "The column to the right says what a receiver can conclude: how many of those who send a report have the “{secret}” that it says most about, beside how many of all people.",
    saysMost: "The “{secret}” it says most about",
    marks:
      "A report is a list of marks, one for each answer. Yours is marked with a chance of 50 in 100, every other one with {other} in 100, each by itself.",
    marksHint: "What a whole list says is shown once it is drawn.",
    unknown: "This combination never occurred in the table that the protocol was made from; there is no report for it.",
    draw: "Draw my report",
    drawn: "Your report: {report}",
    drawnSays:
      "This is what you send. It has been drawn once and stays the same until this page is closed or loaded again: another one would tell more than was promised.",
    drawnKept:
      "This is what you send. It has been drawn once and is remembered on this device: another one would tell more than was promised.",
    concludesAnswer: "Among all people {before} of 100 have your answer; among those who send this report {after} do.",
    collected:
      "Whoever asks collects the reports: each in a file of its own, or copied below one another into a column “{column}”. Neither says who has sent it.",
    remember: "Remember on this device that I have answered",
    rememberSays:
      "Then this report, and no other, is there again when the protocol is opened again. Stored are the report and which protocol it is of, but not your answer; untick the box to forget both.",
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
    share: "Send …",
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
