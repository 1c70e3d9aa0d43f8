// SPDX-License-Identifier: GPL-3.0-or-later
/** A question as people are asked it. All of it was written by somebody else, and is text to be read. */
import { countsNobody } from "../../wasm/contract/assumptions.js";
import type { Design } from "../../wasm/engine/sluice.js";
import { messages } from "../messages/answer.js";
import { plain } from "../text/format-message.js";
import { language } from "../text/language.js";
import { questions } from "./odds.js";

export interface Asked {
  wording: string;
  /** The language of the wording and the answers, where it is known. */
  lang: string | undefined;
  asker: string | undefined;
  sendTo: string | undefined;
  /** Texts for the answers where they are not the categories themselves. */
  answers: string[] | undefined;
}

/** In the language of the page, if the file has that. Without a wording the question is that of its columns. */
export function asked(design: Design): Asked {
  const t = messages.question;
  const { question } = design;
  if (!question) {
    const [first, ...others] = questions(design);
    const wording = others.length > 0 ? t.several : plain(t.one, { column: first?.column ?? "" });
    return { wording, lang: undefined, asker: undefined, sendTo: undefined, answers: undefined };
  }
  const { wording, language: lang, asker, sendTo, translations = [] } = question;
  const isSpoken = (tag: string) => tag.split("-")[0]?.toLowerCase() === language();
  const other = lang !== undefined && isSpoken(lang) ? undefined : translations.find((one) => isSpoken(one.language));
  return { wording: other?.wording ?? wording, lang: other?.language ?? lang, asker, sendTo, answers: other?.answers };
}

/**
 * The name of the answer without a name. In a question that nobody has answered yet it is a choice, in a table a gap.
 */
export function namelessAnswer(design: Design): string {
  return countsNobody(design) ? messages.question.rather : messages.answer.none;
}

const EMAIL = /^[\w.!$'*+^`{|}~-]+@[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i;

interface Destination {
  /** An address of the web is a form where it has one place for the noisy answer, behind its path. */
  kind: "email" | "web" | "form";
  address: string;
}

/** The place of the noisy answer in the link of a form. */
export const PLACE = "{answer}";

/**
 * An address that a person may open, and nothing else. It is an e-mail address without headers, or one that begins with
 * https: in plain letters, so that it leads where it reads.
 */
export function destinationOf(sendTo: string): Destination | undefined {
  const bare = sendTo.replace(/^mailto:/i, "");
  if (EMAIL.test(bare)) return { kind: "email", address: bare };
  if (!/^https:\/\/[!-~]+$/i.test(sendTo) || /[<>"\\`]/.test(sendTo)) return undefined;
  try {
    const { protocol, host } = new URL(sendTo);
    const written = /^https:\/\/([^/?#]*)/i.exec(sendTo)?.[1];
    if (protocol !== "https:" || written?.toLowerCase() !== host) return undefined;
  } catch {
    return undefined;
  }
  const [before = "", ...others] = sendTo.split(PLACE);
  return { kind: others.length === 1 && /[?#]/.test(before) ? "form" : "web", address: sendTo };
}

/** The host of an address in the letters that the browser goes by, so that no name passes for another one. */
export function hostOf(address: string): string {
  return new URL(address).host;
}

/** The link of a form with the noisy answer at its place, as JSON within JSON. Its host is the same whatever is filled in. */
export function filledForm(address: string, answer: string): string {
  const [before = "", after = ""] = address.split(PLACE);
  const value = /[?&#][^?&#=]*=([^&#]*)$/.exec(before)?.[1] ?? "";
  const isJson = /^(?:["[{]|%22|%5B|%7B)/i.test(value);
  return before + encodeURIComponent(isJson ? JSON.stringify(answer).slice(1, -1) : answer) + after;
}

/** An e-mail to this address and no other, with nothing in it. */
export function mailto(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll("%40", "@")}`;
}

/** An e-mail that a person may look at and send. */
export function emailTo(address: string, subject: string, body: string): string {
  return `${mailto(address)}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
