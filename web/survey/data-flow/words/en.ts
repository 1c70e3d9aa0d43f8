// SPDX-License-Identifier: Apache-2.0
/**
 * The texts of the sheet in English. Values take the place of what stands in braces; names are put in as `name` writes
 * them.
 */
import { english as promises } from "./promises.js";

export const english = {
  /** As HTML names the language. */
  language: "en",
  decimal: ".",
  name: "“{name}”",
  none: "no answer",
  made: "Data-flow sheet, made from the settings files that the survey uses.",
  brief: "Fields in all: {all}. Sent as a noisy answer, which chance picks on the person’s device, where the answer stays: {private}. Sent as answered: {open}.",
  received: "Received by: {controller}",
  collected: {
    heading: "What is collected",
    open: "as it is answered",
    report: "one of {count} noisy answers, by the method {protocol}",
    marks: "a tick or none for each answer, by the method {protocol}",
    only: "The survey sends no other field.",
  },
  field: {
    asked: "Asked",
    kept: "Hidden",
    sent: "Sent",
    promise: "Protection",
    rests: "It counts on",
    level: "Notion and epsilon",
    levelIs: "{notion}, epsilon {epsilon} (a factor of {factor})",
    worst: "Reached at worst",
    worstIs: "a factor of {factor}; exactly {numerator} / {denominator}",
    worstAt: "a factor of {factor}, at {level} times epsilon; exactly {numerator} / {denominator}",
    answer: "About the answer itself",
    protocol: "Fingerprint of the settings",
    counts: "Fingerprint of their table",
  },
  /** Texts on how much reports tell of the answer itself. */
  answer: {
    tells: "{reports} tells the answer: people with other answers never send it, or hardly ever",
    or: " or ",
    mark: "a list with a single tick tells that this was the answer",
    one: "there is one answer only",
    excluded: "a noisy answer may rule answers out",
    apart: "no noisy answer is more than {factor} times as likely with one answer as with another",
  },
  /** One of several levels, and one of several pairs. */
  levels: {
    secret: "{factor} for {name}",
    data: "{factor} with {one} beside {other}",
    pair: "{one} and {other}",
    more: "the others are in the file",
  },
  odds: {
    who: "Among 100 people who answer {answer}",
    about: "about {count} send {report}",
    few: "fewer than 1 sends {report}",
    marks: "Among 100 people, about {own} tick their own answer. About {other} tick each other answer.",
    marksFew: "Among 100 people, about {own} tick their own answer. Fewer than 1 ticks each other answer.",
  },
  leaves: {
    heading: "What leaves the device, and when",
    once: "The browser draws a noisy answer, once for each answer. Only then does anything leave the device. The answer itself is not sent and not stored.",
    beside: "With the noisy answers goes a random number that tells one submission from another. The fingerprint of each settings file goes along. Sending again sends the same.",
    fails: "If the settings cannot be checked, or there is no secure source of chance, nothing is sent.",
    open: "Sent as answered, and not protected: {labels}.",
    server: "As with every web page, the server learns the network address and the time of each request. If you do not want that, set up the server so that it stores neither.",
  },
  compute: {
    heading: "Who can compute what",
    person: "If the survey shows it, the person sees on the device what is sent instead of the answer.",
    controller: "{controller} can estimate how common each answer is, as far as the noisy answers show it, with intervals. Each noisy answer on its own says no more of the hidden value than the protection above allows. “About the answer itself” says above what it tells of the answer.",
    receiver: "The people who receive the noisy answers can estimate how common each answer is, as far as these show it. They get intervals. Each noisy answer on its own says no more of the hidden value than the protection above allows. “About the answer itself” says above what it tells of the answer.",
    later:
      "Others may get hold of the noisy answers later, by right or not. They can do the same and no more: no key goes along that turns a noisy answer back. The random key for drawing noisy answers stays in the browser and ends with the page. The people who run the survey may have the page store one. With that key and a noisy answer, anyone can tell which answers it may stand for.",
  },
  limits: {
    heading: "Limits",
    together: "Several noisy answers of one person may say more together than each of them does, even far more. Check together all that is released together, by “sluice together”.",
    twice: "A person who answers twice sends two noisy answers, which say more than the protection allows for one. Let no one answer twice. If it happens, use one submission.",
    secret: "The protection is about the hidden value that is named, under what it counts on. It is not about anything else that an answer may tell. Nor is it about fields that are sent as answered.",
    page: "The page that asks, the browser and its extensions see what is typed. The protection is about what is sent.",
  },
  check: {
    heading: "How to check it",
    files: "Ask for the settings files. Each has its table, its odds as whole numbers, and its proof. The command “sluice audit” checks the proof again in exact arithmetic. So can any program that is written from the published schema.",
    fingerprints: "Compare their fingerprints with those on this sheet, and with those in what is sent.",
    network: "Open the browser’s network tools, answer, send, and look at what was sent.",
  },
  /** By the name of the guarantee. */
  promises,
  otherPromise: "The protection {notion} holds at epsilon {epsilon}; see its definition.",
  seesSecret: "To draw a noisy answer, the device also uses {secret}. That is not sent either.",
  unlimited: "without limit",
  rests: {
    prior: "It counts on the table of counts behind the settings. Readers know no more of a person than that table.",
    known: "It counts on the table of counts behind the settings. Readers know no more of a person than that table and some of the shared columns.",
    shares: "It counts on how common each answer is with each hidden value, in the table behind the settings. Readers know no more of a person’s answer than that. It does not count on how many people have which hidden value.",
    knownShares: "It counts on how common each answer is with each hidden value, in the table behind the settings. Readers know no more of a person’s answer than that and some of the shared columns. It does not count on how many people have which hidden value.",
    sample: "It counts on the people in the table being a random sample. Then, with a chance of about {alpha}, the true distribution is none of those that are allowed for. Readers know no more of a person than how answers are distributed.",
    largeSample: "It counts on the people in the table being a random sample, and a large one. Then, with a chance of about {alpha}, the true distribution is none of those that are allowed for. Readers know no more of a person than how answers are distributed.",
    nothing: "It counts on no table: it holds whatever a reader knows.",
  },
};

export type SheetWords = typeof english;
