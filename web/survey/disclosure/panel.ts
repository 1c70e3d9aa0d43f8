// SPDX-License-Identifier: Apache-2.0
/** What is sent instead of an answer, why, and with which odds: as an element to be put into a shadow root. */

import type { ProtocolFile } from "../../../wasm/contract/types.js";
import { shownNames } from "../../../wasm/protocol/columns.js";
import { isMarks, MARKED } from "../../../wasm/protocol/unary-encoding.js";
import { ownRatio } from "../linter/level.js";
import { factor } from "../words/factor.js";
import { filled } from "../words/filled.js";
import type { Words } from "../words/words.js";
import { alike } from "./constant-size.js";
import { type Child, each, made, put } from "./dom.js";
import { marksOf, type Odds, oddsOf, rowOf, type Told } from "./odds.js";
import { fill, set, setAttribute, setStyle, styleOf } from "./primordials.js";
import { answerLikelier, answerTold, marksLikelier, marksTell } from "./telling.js";

export interface Shown {
  protocol: ProtocolFile;
  /** What was chosen; left out before that, and when it has been forgotten. */
  answer?: Told | undefined;
  /** What is sent, once it has been drawn. */
  report?: string | undefined;
  /** What answers and reports are called on the page. */
  labels?: Readonly<Record<string, string>> | undefined;
  /** Of an answer of several parts, which is not given here: each has a report of its own, or they have one together. */
  parts?: "each" | "together" | undefined;
}

/** An element, and what shows something in it. Changes are told politely. */
export function panel(words: Words): { element: HTMLElement; show(shown: Shown): void } {
  const heading = made("p", { className: "heading", id: "told" }, words.told.heading);
  const why = made("p", { className: "soft" });
  const now = made("div", { role: "status" });
  const room = alike(now);
  const every = made("ul");
  const details = made("details", {}, made("summary", {}, words.told.every), every);
  const element = made("div", { className: "panel", role: "group" }, heading, why, room.element, details);
  setAttribute(element, "aria-labelledby", "told");
  return {
    element,
    show(shown) {
      const { protocol } = shown;
      // Answers that are compared with one another are the secret themselves.
      const own = protocol.guarantee.notion === "data-ldp" ? apart(protocol, words) : undefined;
      const textContent = own
        ? filled(words.told.whyAnswer, { factor: own })
        : filled(words.told.why, { secret: protocol.secret.name });
      set("p", why, { textContent });
      const chosen = shown.report === undefined ? chances(shown, words) : drawn(shown, words);
      // What has been drawn is what is sent; before that nothing here may depend on the answer but what is seen.
      const others = shown.report === undefined && !shown.parts ? possible(protocol) : [];
      room.show(
        chosen,
        others,
        (answer) => chances({ ...shown, answer }, words),
        () => textsOf(shown, words),
      );
      // Of pairs there may be thousands.
      const hidden = protocol.seesSecret === true || isMarks(protocol.channel);
      set("details", details, { hidden });
      if (shown.parts === "each") set("details", details, { open: true });
      fill(every);
      const { categories } = protocol.data;
      if (!hidden)
        put(
          every,
          each(categories, (answer) => made("li", {}, chances({ ...shown, answer }, words))),
        );
    },
  };
}

/** All that any text of an answer is made of. */
function textsOf(shown: Shown, { told }: Words): string[] {
  const { secret, data, channel } = shown.protocol;
  const names = [...secret.categories, ...data.categories, ...channel.reports];
  return ["0123456789", ...Object.values(told), ...names.map((name) => label(name, shown, told.empty))];
}

/** How much likelier a report is with one answer than with another, at most; nothing where there is no limit. */
function apart({ channel }: ProtocolFile, { decimal }: Words): string | undefined {
  const found = ownRatio(channel);
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
  if (shown.parts && answer === undefined) return shown.parts === "each" ? [made("p", {}, told.each)] : [];
  const row = answer === undefined ? undefined : rowOf(protocol, answer);
  if (answer === undefined || row === undefined) return [made("p", {}, told.choose)];
  const called = typeof answer === "string" ? answer : answer[1];
  const holes = { answer: label(called, shown, told.empty) };
  const marks = marksOf(protocol);
  if (marks) {
    const own = filled(told.own, { count: marks.own, report: holes.answer });
    const others = filled(marks.other === 0 ? told.othersFew : told.others, { count: marks.other });
    const times = marksLikelier(protocol);
    const likelier = times ? filled(told.likelierMarks, { ...holes, factor: String(times) }) : undefined;
    const tells = marksTell(protocol) ? filled(told.tellsMarks, holes) : likelier;
    return [
      made("p", {}, filled(told.marks, holes)),
      list([own, others]),
      tells === undefined ? [] : made("p", {}, tells),
    ];
  }
  const odds = oddsOf(protocol, row);
  const tells = odds.filter(({ report }) => answerTold(protocol, report) === called);
  const likelier = odds.flatMap(({ report }) => {
    const found = answerLikelier(protocol, report);
    return found?.answer === called ? [{ report, factor: String(found.times) }] : [];
  });
  return [
    made("p", {}, filled(told.odds, holes)),
    bars(odds, shown, told),
    each(likelier, ({ report, factor }) =>
      made("p", {}, filled(told.likelier, { ...holes, report: label(report, shown, told.empty), factor })),
    ),
    each(tells, ({ report }) =>
      made("p", {}, filled(told.tells, { ...holes, report: label(report, shown, told.empty) })),
    ),
  ];
}

function drawn(shown: Shown, { told }: Words): Child[] {
  const { protocol, report = "" } = shown;
  const { categories } = protocol.data;
  const marked = categories.filter((_, x) => report[x] === MARKED).map((name) => `“${label(name, shown, told.empty)}”`);
  const text = isMarks(protocol.channel)
    ? filled(marked.length === 0 ? told.sentNone : told.sentMarks, { marked: marked.join(", ") })
    : filled(told.sent, { report: label(report, shown, told.empty) });
  const fixed = answerTold(protocol, report) === undefined ? told.fixed : told.fixedTells;
  return [made("p", { className: "sent" }, text), made("p", {}, fixed)];
}

/** Each with a line as long as it is likely. */
function bars(odds: readonly Odds[], shown: Shown, told: Words["told"]): HTMLElement {
  const lines = each(odds, ({ report, count, certain }) => {
    const text = certain ? told.all : count === 0 ? told.few : told.about;
    const line = made("li", {}, filled(text, { count, report: label(report, shown, told.empty) }));
    setStyle(styleOf(line), "--of", `${count}%`);
    return line;
  });
  return made("ul", { className: "odds" }, lines);
}

const list = (lines: string[]): HTMLElement =>
  made(
    "ul",
    {},
    each(lines, (line) => made("li", {}, line)),
  );

function label(name: string, { protocol, labels = {} }: Shown, empty: string): string {
  const { categories } = protocol.data;
  // No answer has a name that nobody else has where it is a report; it is called the same.
  const called = name === shownNames(categories)[categories.indexOf("")] ? "" : name;
  return (Object.hasOwn(labels, called) && labels[called]) || called || empty;
}
