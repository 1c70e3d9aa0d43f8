// SPDX-License-Identifier: Apache-2.0
/** Tells what is sent instead of an answer, why, and with which odds, as an element to be put into a shadow root. */

import { OF_ANSWERS } from "../../../wasm/contract/notions.js";
import type { ProtocolFile } from "../../../wasm/contract/types.js";
import { shownNames } from "../../../wasm/protocol/columns.js";
import { isMarks, MARKED } from "../../../wasm/protocol/unary-encoding.js";
import { widestRatio } from "../linter/level.js";
import { factor } from "../words/factor.js";
import { filled, ISOLATES } from "../words/filled.js";
import type { Words } from "../words/words.js";
import { constantSize } from "./constant-size.js";
import { type Child, createElement } from "./dom.js";
import { marksOf, type Odds, oddsOf, rowOf, type Told } from "./odds.js";
import { hidesLittle, likelierAnswer, revealedAnswer, singleMark } from "./revealing-reports.js";

export interface Shown {
  protocol: ProtocolFile;
  /** The answer that was chosen; left out before that, and when it has been forgotten. */
  answer?: Told | undefined;
  /** The report that is sent, once it has been drawn. */
  report?: string | undefined;
  /** The names of answers and reports on the page. */
  labels?: Readonly<Record<string, string>> | undefined;
  /**
   * Set for an answer of several parts, which is not given here: each has a report of its own, or they have one
   * together.
   */
  parts?: "each" | "together" | undefined;
}

/** An element, and what shows something in it. Changes are told politely. */
export function panel(words: Words): { element: HTMLElement; show(shown: Shown): void } {
  const heading = createElement("p", { className: "heading", id: "told" }, words.told.heading);
  const why = createElement("p", { className: "soft" });
  const now = createElement("div", { role: "status" });
  const room = constantSize(now);
  const every = createElement("ul");
  const details = createElement("details", {}, createElement("summary", {}, words.told.every), every);
  const element = createElement("div", { className: "panel", role: "group" }, heading, why, room.element, details);
  element.setAttribute("aria-labelledby", "told");
  return {
    element,
    show(shown) {
      const { protocol } = shown;
      // Answers that are compared with one another are the secret themselves.
      const own = protocol.guarantee.notion === OF_ANSWERS ? apart(protocol, words) : undefined;
      const { little, whyAnswer, why: whySecret } = words.told;
      why.textContent = hidesLittle(protocol)
        ? little
        : filled(own ? whyAnswer : whySecret, { factor: own ?? "", secret: protocol.secret.name });
      const chosen = shown.report === undefined ? chances(shown, words) : drawn(shown, words);
      // A report that has been drawn is sent. Before that nothing here may depend on the answer but what is seen.
      const others = shown.report === undefined && !shown.parts ? possible(protocol) : [];
      room.show(
        chosen,
        others,
        (answer) => chances({ ...shown, answer }, words),
        () => textsOf(shown, words),
      );
      // There may be thousands of pairs.
      details.hidden = protocol.seesSecret === true || isMarks(protocol.channel);
      if (shown.parts === "each") details.open = true;
      const listed = details.hidden ? [] : protocol.data.categories;
      every.replaceChildren(...listed.map((answer) => createElement("li", {}, chances({ ...shown, answer }, words))));
    },
  };
}

/** All that any text of an answer is made of. */
function textsOf(shown: Shown, { told }: Words): string[] {
  const { secret, data, channel } = shown.protocol;
  const names = [...secret.categories, ...data.categories, ...channel.reports];
  return ["0123456789", ...ISOLATES, ...Object.values(told), ...names.map((name) => label(name, shown, told.empty))];
}

/** How much likelier a report is with one answer than with another, at most; nothing where there is no limit. */
function apart({ channel }: ProtocolFile, { decimal }: Words): string | undefined {
  const found = widestRatio(channel);
  return found && factor({ numerator: String(found.most), denominator: String(found.least) })?.replace(".", decimal);
}

/** All that may be chosen, and nothing, as before that. */
function possible({ secret, data, seesSecret }: ProtocolFile): (Told | undefined)[] {
  const answers: Told[] = seesSecret
    ? secret.categories.flatMap((s) => data.categories.map((x): Told => [s, x]))
    : data.categories;
  return [undefined, ...answers];
}

function chances(shown: Shown, { told }: Words): Child[] {
  const { protocol, answer } = shown;
  if (shown.parts && answer === undefined) return shown.parts === "each" ? [createElement("p", {}, told.each)] : [];
  const row = answer === undefined ? undefined : rowOf(protocol, answer);
  if (answer === undefined || row === undefined) return [createElement("p", {}, told.choose)];
  const called = typeof answer === "string" ? answer : answer[1];
  const holes = { answer: label(called, shown, told.empty) };
  const marks = marksOf(protocol);
  const odds = oddsOf(protocol, row);
  const reports = marks ? [singleMark(protocol, called)] : odds.map(({ report }) => report);
  const said = (text: string, report: string, factor = "") =>
    createElement("p", {}, filled(text, { ...holes, report: label(report, shown, told.empty), factor }));
  return [
    createElement("p", {}, filled(marks ? told.marks : told.odds, holes)),
    marks ? ticks(marks, holes.answer, told) : bars(odds, shown, told),
    reports.flatMap((report) => {
      const { answer, times } = likelierAnswer(protocol, report) ?? {};
      return answer === called ? [said(marks ? told.likelierMarks : told.likelier, report, String(times))] : [];
    }),
    reports
      .filter((report) => revealedAnswer(protocol, report) === called)
      .map((report) => said(marks ? told.tellsMarks : told.tells, report)),
  ];
}

function drawn(shown: Shown, { told }: Words): Child[] {
  const { protocol, report = "" } = shown;
  const { categories } = protocol.data;
  const name = (category: string) => label(category, shown, told.empty);
  const marked = categories.filter((_, x) => report[x] === MARKED).map(name);
  const text = isMarks(protocol.channel)
    ? listed(marked.length === 0 ? told.sentNone : told.sentMarks, marked, told)
    : filled(told.sent, { report: name(report) });
  const fixed = revealedAnswer(protocol, report) === undefined ? told.fixed : told.fixedTells;
  return [createElement("p", { className: "sent" }, text), createElement("p", {}, fixed)];
}

/** A sentence with a list of names, each in quotes: all are put in at once, so that none turns another round. */
function listed(sentence: string, names: readonly string[], told: Words["told"]): string {
  const list = names.map((_, i) => told.marked.replace("{report}", `{${i}}`)).join(told.between);
  return filled(sentence.replace("{marked}", list), Object.fromEntries(names.entries()));
}

/** Each with a line as long as it is likely. */
function bars(odds: readonly Odds[], shown: Shown, told: Words["told"]): HTMLElement {
  const lines = odds.map(({ report, count, certain }) => {
    const text = certain ? told.all : count === 0 ? told.few : told.about;
    const line = createElement("li", {}, filled(text, { count, report: label(report, shown, told.empty) }));
    line.style.setProperty("--of", `${count}%`);
    return line;
  });
  return createElement("ul", { className: "odds" }, lines);
}

function ticks({ own, other }: { own: number; other: number }, report: string, told: Words["told"]): HTMLElement {
  const lines = [
    filled(told.own, { count: own, report }),
    filled(other === 0 ? told.othersFew : told.others, { count: other }),
  ];
  return createElement("ul", {}, ...lines.map((line) => createElement("li", {}, line)));
}

function label(name: string, { protocol, labels = {} }: Shown, empty: string): string {
  const { categories } = protocol.data;
  // No answer has a name that nobody else has where it is a report; it is called the same.
  const called = name === shownNames(categories)[categories.indexOf("")] ? "" : name;
  return (Object.hasOwn(labels, called) && labels[called]) || called || empty;
}
