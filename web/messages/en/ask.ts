// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever has a question, in English. `{name}` is a hole. */

export const messages = {
  title: "Ask a question",
  lead: "Ask something people would rather not tell. You get noisy answers, and counts you can trust.",

  write: {
    heading: "Your question",
    wording: "The question",
    wordingHint: "For example: Have you ever cheated in an exam?",
    answers: "The answers, one per line",
    answersHint: "You can paste a list.",
    first: "Yes\nNo",
    skippable: "People may say “Rather not say”",
    asker: "Your name or organisation (people see it)",
    sendTo: "People send their noisy answer to",
    sendToHint:
      "An e-mail address, or an address that begins with https://. An e-mail shows you who sent it. This page never opens the address.",
    sendToPlain: "This is not an e-mail or https:// address. People will see it as plain words.",
    language: "Language of the question",
    more: "Other languages, short name",
    column: "Short name",
    columnHint: "Noisy answers stand under this name in your table. Leave it empty to use the question.",
    translated: "The question in {language}",
    translatedAnswers: "The answers in {language}, one per line, in the same order",
  },

  /** Of a question that comes from the page Learn. */
  offered: {
    says: "You made “{wording}” on Learn. Another question is written here already.",
    replace: "Replace it",
    leave: "Leave it as it is",
  },
  privacy: {
    heading: "Privacy",
    strong: "Strong",
    medium: "Medium",
    weak: "Weak",
    rise: "A chance of 50 in 100 to guess an answer becomes {most} at most.",
    asking: "How many people can you ask?",
    precise: "With {people} people, each percentage is known to ± {points} points, 95 times in 100.",
    tooFew: "{people} people are too few: they give ± 50 points or more.",
    people: "It takes about {people} people to know each percentage to ± 5 points, 95 times in 100.",
    nobody: "No number of people is enough.",
    fine: "Fine-tune",
    epsilon: "Epsilon (ε)",
    epsilonHint: "Above 0, at most 6. A smaller ε protects more and needs more people.",
    epsilonWrong: "Epsilon is not a number above 0 and at most 6. Correct it.",
  },

  preview: {
    heading: "This is what people see",
    empty: "Write a question and at least two answers.",
    tryIt: "Try it: this preview keeps and sends nothing.",
    same: "“{answer}” is there twice. Take one away.",
    translations: "Answers in {language}: {given}. The question has {due}. Give one per line.",
  },

  share: {
    heading: "Ask people",
    copyLink: "Copy link",
    linkCopied: "The link is copied. It holds the question, and nothing about any person.",
    changed:
      "You have changed the question since you shared it. Share it again: the earlier link does not go with these settings.",
    linkNot: "It could not be copied. Mark the link below and copy it by hand.",
    link: "Link",
    linkLong: "These settings are too long for a link. Send the settings file instead.",
    qr: "QR code",
    qrAlt: "QR code of the link to the question “{wording}”",
    qrLong: "The link is too long for a QR code. Shorten the answers, or use the link or the settings file.",
    qrDense:
      "This code has many small squares. Show or print it at least {width} cm wide, and try it with a phone first. Shorter or fewer answers make them larger.",
    qrSave: "Save the QR code (SVG)",
    settings: "Settings file",
    reach: {
      heading: "How the answers reach you",
      to: "Each person gets one noisy answer and sends it to {to}. This page sends nothing.",
      toNobody:
        "Each person gets one noisy answer and copies it or sends it on. This page sends nothing: tell them where it goes, or fill in an address above.",
      collect:
        "Put all noisy answers in one table, with “{column}” at the top and one answer a row. Open it with the settings file in",
    },
    keep: "Keep the settings file or the link: you need one of them to read the results.",
    own: "In your own survey",
    surveyjs: "SurveyJS",
    jspsych: "jsPsych",
    formio: "Form.io",
    form: "Any form",
    snippetSays: "Save the settings file as {file}, beside your survey. Then add this:",
    formSays: "Paste this into your form. It holds the settings file already.",
    copySnippet: "Copy the code",
    copied: "Copied.",
    waiting: "Your link, QR code and code for surveys appear here once there is a question.",
  },

  details: {
    heading: "Details: method, odds, proof",
    method: "Method: {method}. It needs the fewest people if all answers are equally common.",
    alike: "Then about {people} people are enough.",
    methods: {
      grr: "randomised response (grr)",
      oue: "tick lists (oue)",
      "block-design": "groups of answers (block-design)",
    },
    others: "With {method} it takes {times} times as many people.",
    public: "Link and settings file are public. They hold nothing about any person, and anyone may check their proof.",
    checked: "Two separate programs checked this protection. It holds for any people.",
  },
};
