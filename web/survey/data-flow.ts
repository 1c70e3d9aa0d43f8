// SPDX-License-Identifier: Apache-2.0
/**
 * A sheet for an ethics board, or for anybody who asks what becomes of answers. It says what is collected, by which
 * protocol, what that promises and rests on, and who can compute what. It also says what leaves the device and when,
 * and how to check all of it.
 */

import type { ProtocolFile, WorstRatio } from "../../wasm/contract/types.js";
import { isMarks } from "../../wasm/protocol/unary-encoding.js";
import { factorIn, factors, promiseOf } from "./data-flow/promises.js";
import { html, markdown, type Part } from "./data-flow/render.js";
import { filled, named, number, type SheetWords, sheetWords } from "./data-flow/words/words.js";
import { marksOf, oddsOf } from "./disclosure/odds.js";
import { revealedAnswer, singleMark } from "./disclosure/revealing-reports.js";
import { widestRatio } from "./linter/level.js";

export { sentBy } from "./data-flow/in-survey.js";

export interface SheetField {
  /** The question, as people read it. */
  label: string;
  /** The protocol that its reports are drawn with, as it was loaded and checked; or that it is sent as it is answered. */
  protocol: ProtocolFile | "public";
}

export interface Sheet {
  title: string;
  fields: readonly SheetField[];
  /** The receiver of what is sent. */
  controller?: string;
  /** "en", "nl" or "de", also with a country as in "nl-BE"; English where it is another one or left out. */
  language?: string;
}

/** The whole sheet in two forms. It states what the protocol files state; loading them is what checks it. */
export function dataFlowSheet(sheet: Sheet): { html: string; markdown: string } {
  const words = sheetWords(sheet.language ?? "en");
  const parts = partsOf(sheet, words);
  return { html: html(sheet.title, parts, words.language), markdown: markdown(parts) };
}

function partsOf({ title, fields, controller }: Sheet, words: SheetWords): Part[] {
  const { collected, leaves, compute, limits, check } = words;
  const privately = fields.filter(({ protocol }) => protocol !== "public");
  const open = fields.filter(({ protocol }) => protocol === "public").map(({ label }) => label);
  return [
    { heading: title, level: 1 },
    { text: words.made },
    ...(controller ? [{ text: filled(words.received, { controller }) }] : []),
    { text: filled(words.brief, { all: fields.length, private: privately.length, open: open.length }) },
    { heading: collected.heading, level: 2 },
    {
      table: fields.map(({ label, protocol }) => [
        label,
        protocol === "public" ? collected.open : sentAs(protocol, words),
      ]),
    },
    { text: collected.only },
    ...privately.flatMap(({ label, protocol }) => fieldParts(label, protocol as ProtocolFile, words)),
    { heading: leaves.heading, level: 2 },
    {
      list: [
        ...(privately.length > 0 ? [leaves.once, leaves.beside, leaves.fails] : []),
        ...(open.length > 0 ? [filled(leaves.open, { labels: open.join("; ") })] : []),
        leaves.server,
      ],
    },
    { heading: compute.heading, level: 2 },
    {
      list: [compute.person, controller ? filled(compute.controller, { controller }) : compute.receiver, compute.later],
    },
    { heading: limits.heading, level: 2 },
    { list: [limits.together, limits.twice, limits.secret, limits.page] },
    { heading: check.heading, level: 2 },
    { list: [check.files, check.fingerprints, check.network] },
  ];
}

function fieldParts(label: string, protocol: ProtocolFile, words: SheetWords): Part[] {
  const { field } = words;
  const { promise, rests } = promiseOf(protocol, words);
  const { guarantee, certificate, data, secret } = protocol;
  const { notion, epsilon } = guarantee;
  const all = (categories: string[]) => categories.map((category) => named(words, category)).join("; ");
  return [
    { heading: label, level: 3 },
    {
      table: [
        [field.asked, `${data.name}: ${all(data.categories)}`],
        [field.kept, `${secret.name}: ${all(secret.categories)}`],
        [field.sent, sentAs(protocol, words)],
        [field.promise, promise],
        [field.rests, rests],
        [
          field.level,
          filled(field.levelIs, { notion, epsilon: number(words, epsilon), factor: factors(protocol, words)(1) }),
        ],
        [field.worst, reached(certificate.worst, words)],
        [field.answer, ofAnswer(protocol, words)],
        [field.protocol, certificate.protocol],
        [field.counts, certificate.counts],
      ],
    },
    ...oddsParts(protocol, words),
  ];
}

/** The worst ratio beside what it is held against: of several levels that is not always the first. */
function reached({ level, numerator, denominator }: WorstRatio, words: SheetWords): string {
  const { worstIs, worstAt } = words.field;
  return filled(level === 1 ? worstIs : worstAt, {
    ...{ numerator, denominator },
    level: number(words, level),
    factor: factorIn(words, { numerator, denominator }),
  });
}

/** Most promises are about the secret alone. */
function ofAnswer(protocol: ProtocolFile, words: SheetWords): string {
  const { channel, data } = protocol;
  const { answer } = words;
  const all = isMarks(channel) ? [singleMark(protocol, data.categories[0])] : channel.reports;
  const telling = all.filter((report) => revealedAnswer(protocol, report) !== undefined);
  const reports = telling.map((report) => named(words, report)).join(answer.or);
  if (telling.length > 0) return isMarks(channel) ? answer.mark : filled(answer.tells, { reports });
  if (data.categories.length < 2) return answer.one;
  const apart = widestRatio(channel);
  if (!apart || apart.least === 0n) return answer.excluded;
  const [numerator, denominator] = [String(apart.most), String(apart.least)];
  return filled(answer.apart, { factor: factorIn(words, { numerator, denominator }) });
}

function sentAs({ protocol, channel }: ProtocolFile, words: SheetWords): string {
  const { marks, report } = words.collected;
  const name = filled(words.name, { name: protocol });
  return filled(isMarks(channel) ? marks : report, { count: channel.reports.length, protocol: name });
}

/** Beyond that a table is read by nobody. */
const MOST_ROWS = 12;

function oddsParts(protocol: ProtocolFile, words: SheetWords): Part[] {
  const { odds } = words;
  const { categories } = protocol.data;
  const marks = marksOf(protocol);
  if (marks) return [{ text: filled(marks.other === 0 ? odds.marksFew : odds.marks, marks) }];
  if (protocol.seesSecret || categories.length > MOST_ROWS) return [];
  const rows = categories.map((category, x) => [
    filled(odds.who, { answer: named(words, category) }),
    oddsOf(protocol, x)
      .map(({ report, count }) => filled(count === 0 ? odds.few : odds.about, { count, report: named(words, report) }))
      .join("; "),
  ]);
  return [{ table: rows }];
}
