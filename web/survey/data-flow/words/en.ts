// SPDX-License-Identifier: Apache-2.0
/** What the sheet says, in English; what stands in braces is put in. Names are put in as `name` writes them. */
import { english as promises } from "./promises.js";

export const english = {
  /** As HTML names the language. */
  language: "en",
  decimal: ".",
  name: "“{name}”",
  none: "no answer",
  made: "Data-flow sheet, made from the protocol files that the survey uses.",
  brief:
    "Fields in all: {all}. Sent as a report, which is drawn by chance on the person’s device, where the answer stays: {private}. Sent as answered: {open}.",
  received: "Received by: {controller}",
  collected: {
    heading: "What is collected",
    open: "as it is answered",
    report: "one of {count} reports, drawn by the protocol {protocol}",
    marks: "a mark or none for each answer, drawn by the protocol {protocol}",
    only: "No other field of the survey is sent.",
  },
  field: {
    asked: "Asked",
    kept: "To be kept back",
    sent: "Sent",
    promise: "Promise",
    rests: "It rests on",
    level: "Level",
    levelIs: "{notion}, epsilon {epsilon} (a factor of {factor})",
    worst: "Reached at worst",
    worstIs: "a factor of {factor}; exactly {numerator} / {denominator}",
    worstAt: "a factor of {factor}, at the level of {level} times epsilon; exactly {numerator} / {denominator}",
    answer: "Of the answer itself",
    protocol: "Fingerprint of the protocol",
    counts: "Fingerprint of its table",
  },
  /** What reports tell of the answer itself. */
  answer: {
    tells: "whoever receives {reports} can tell the answer: people with others never send it, or hardly ever",
    or: " or ",
    mark: "whoever receives a list with a single mark can tell that this was the answer",
    one: "there is one answer only",
    excluded: "a report may rule answers out",
    apart: "no report is more than {factor} times as likely with one answer as with another",
  },
  /** One of several levels, and one of several pairs. */
  levels: {
    secret: "{factor} for {name}",
    data: "{factor} with {one} beside {other}",
    pair: "{one} and {other}",
    more: "the others are in the file",
  },
  odds: {
    who: "Of 100 people who answer {answer}",
    about: "about {count} send {report}",
    few: "fewer than 1 sends {report}",
    marks: "Of 100 people about {own} mark their own answer; each other answer is marked by about {other}.",
    marksFew: "Of 100 people about {own} mark their own answer; each other answer is marked by fewer than 1.",
  },
  leaves: {
    heading: "What leaves the device, and when",
    once: "A report is drawn in the browser, once for each answer. Only then does anything leave the device; the answer itself is not sent and not stored.",
    beside:
      "With the reports goes a random number that tells one submission from another, and the fingerprint of each protocol. Sending again sends the same.",
    fails: "If the protocol cannot be checked or there is no secure source of randomness, nothing is sent.",
    open: "Sent as answered, and not protected: {labels}.",
    server:
      "As with every web page, the server learns the network address and the time of each request. Whoever does not want that has to set up the server so that it keeps neither.",
  },
  compute: {
    heading: "Who can compute what",
    person: "The person sees on the device what is sent in the place of the answer, where the survey shows it.",
    controller:
      "{controller} can estimate how answers are distributed among all people, as far as the reports tell it, with intervals. Of one person each report by itself says no more of its secret than its promise above allows; of the answer it says what stands above under “Of the answer itself”.",
    receiver:
      "Whoever receives the reports can estimate how answers are distributed among all people, as far as the reports tell it, with intervals. Of one person each report by itself says no more of its secret than its promise above allows; of the answer it says what stands above under “Of the answer itself”.",
    later:
      "Whoever gets hold of the reports later, by right or not, can do the same and no more: with them goes no key that turns a report into its answer. The random secret that reports are drawn with stays in the browser and ends with the page, unless those who run the survey have the page keep one; who has that and a report can tell which answers it may stand for.",
  },
  limits: {
    heading: "Limits",
    together:
      "Several reports about one person may say more together than each of them does, even far more: what is released together has to be verified together, which “sluice together” does.",
    twice:
      "A person who answers twice sends two reports, which together say more than the promise allows for one. Let nobody answer twice; where it happens, keep one submission.",
    secret:
      "The promise is about the secret that is named, under what it rests on. It is not about what else an answer may tell, nor about fields that are sent as answered.",
    page: "The page that asks, the browser and its extensions see what is typed. The promise is about what is sent.",
  },
  check: {
    heading: "How to check it",
    files:
      "Ask for the protocol files. Each states its table, its chances as whole numbers, and its certificate; “sluice audit” proves the certificate again in exact arithmetic, and so does any program written from the published schema.",
    fingerprints: "Compare their fingerprints with those on this sheet, and with those in what is sent.",
    network: "Open the browser’s network tools, answer, send, and look at what was sent.",
  },
  /** By the name of the guarantee. */
  promises,
  otherPromise: "The guarantee {notion} holds at the level {epsilon}; see its definition.",
  seesSecret: "To draw a report the device also uses {secret}; that is not sent either.",
  unlimited: "without limit",
  rests: {
    prior:
      "It rests on the table of counts that the protocol was designed from, and on observers who know no more of a person than that table.",
    known:
      "It rests on the table of counts that the protocol was designed from, and on observers who know no more of a person than that table and some of the shared columns.",
    shares:
      "It rests on how answers are distributed among people with each value of the secret, in the table that the protocol was designed from, and on observers who know no more of a person’s answer than that; not on how many people have which value.",
    knownShares:
      "It rests on how answers are distributed among people with each value of the secret, in the table that the protocol was designed from, and on observers who know no more of a person’s answer than that and some of the shared columns; not on how many people have which value.",
    sample:
      "It rests on the people in the table being a random sample, and a large one: then, with a chance of about {alpha}, the true distribution is none of those that are allowed for. And on observers who know no more of a person than how answers are distributed.",
    nothing: "It rests on no table: it holds whatever an observer knows.",
  },
};

export type SheetWords = typeof english;
