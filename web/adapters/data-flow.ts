// SPDX-License-Identifier: Apache-2.0
/**
 * A sheet for an ethics board, or whoever asks what becomes of answers: what is collected, by which protocol, what that
 * promises and rests on, who can compute what, what leaves the device and when, and how to check all of it.
 */
import { isMarks } from "../../wasm/api/marks.js";
import type { ProtocolFile, WorstRatio } from "../../wasm/api/types.js";
import { factor, factors, promiseOf } from "./data-flow/promises.js";
import { html, markdown, type Part } from "./data-flow/render.js";
import { ownRatio } from "./linter/level.js";
import { marksOf, oddsOf } from "./told/odds.js";
import { answerTold, marksTell } from "./told/telling.js";

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
  /** Who receives what is sent. */
  controller?: string;
}

/** The whole sheet in two forms. It states what the protocol files state; loading them is what checks it. */
export function dataFlowSheet(sheet: Sheet): { html: string; markdown: string } {
  const parts = partsOf(sheet);
  return { html: html(sheet.title, parts), markdown: markdown(parts) };
}

function partsOf({ title, fields, controller }: Sheet): Part[] {
  const privately = fields.filter(({ protocol }) => protocol !== "public");
  const open = fields.filter(({ protocol }) => protocol === "public").map(({ label }) => label);
  return [
    { heading: title, level: 1 },
    { text: "Data-flow sheet, made from the protocol files that the survey uses." },
    ...(controller ? [{ text: `Received by: ${controller}` }] : []),
    { heading: "What is collected", level: 2 },
    {
      table: fields.map(({ label, protocol }) => [
        label,
        protocol === "public" ? "as it is answered" : sentAs(protocol),
      ]),
    },
    { text: "No other field of the survey is sent." },
    ...privately.flatMap(({ label, protocol }) => fieldParts(label, protocol as ProtocolFile)),
    { heading: "What leaves the device, and when", level: 2 },
    {
      list: [
        ...(privately.length > 0
          ? [
              "A report is drawn in the browser, once for each answer. Only then anything leaves the device; the answer itself is not sent and not stored.",
              "With the reports goes a random number that tells one submission from another, and the fingerprint of each protocol. Sending again sends the same.",
              "If the protocol cannot be checked or there is no secure source of randomness, nothing is sent.",
            ]
          : []),
        ...(open.length > 0 ? [`Sent as answered, and not protected: ${open.join("; ")}.`] : []),
        "As with every web page the server learns the network address and the time of each request. Who does not want that has to set up the server so that it keeps neither.",
      ],
    },
    { heading: "Who can compute what", level: 2 },
    {
      list: [
        "The person sees on the device what is sent in the place of the answer, where the survey shows it.",
        `${controller ?? "Whoever receives the reports"} can estimate how answers are distributed among all people, as far as the reports tell it, with intervals. Of one person each report by itself says no more of its secret than its promise above allows; of the answer it says what stands above under “Of the answer itself”.`,
        "Whoever gets hold of the reports later, by right or not, can do the same and no more: with them goes no key that turns a report into its answer. The random secret that reports are drawn with stays in the browser and ends with the page, unless those who run the survey have the page keep one; who has that and a report can tell which answers it may stand for.",
      ],
    },
    { heading: "Limits", level: 2 },
    {
      list: [
        "Several reports about one person may say more together than each of them does, even far more: what is released together has to be verified together, which “sluice together” does.",
        "A person who answers twice sends two reports, which together say more than the promise allows for one. Let nobody answer twice; where it happens, keep one submission.",
        "The promise is about the secret that is named, under what it rests on. It is not about what else an answer may tell, nor about fields that are sent as answered.",
        "The page that asks, the browser and its extensions see what is typed. The promise is about what is sent.",
      ],
    },
    { heading: "How to check it", level: 2 },
    {
      list: [
        "Ask for the protocol files. Each states its table, its chances as whole numbers, and its certificate; “sluice audit” proves the certificate again in exact arithmetic, and so does any program written from the published schema.",
        "Compare their fingerprints with those on this sheet, and with those in what is sent.",
        "Open the browser's network tools, answer, send, and look at what was sent.",
      ],
    },
  ];
}

function fieldParts(label: string, protocol: ProtocolFile): Part[] {
  const { promise, rests } = promiseOf(protocol);
  const { guarantee, certificate, data, secret } = protocol;
  const { worst } = certificate;
  return [
    { heading: label, level: 3 },
    {
      table: [
        ["Asked", `${data.name}: ${data.categories.map(named).join("; ")}`],
        ["To be kept back", `${secret.name}: ${secret.categories.map(named).join("; ")}`],
        ["Sent", sentAs(protocol)],
        ["Promise", promise],
        ["It rests on", rests],
        ["Level", `${guarantee.notion}, epsilon ${guarantee.epsilon} (a factor of ${factors(protocol)(1)})`],
        ["Reached at worst", reached(worst)],
        ["Of the answer itself", ofAnswer(protocol)],
        ["Fingerprint of the protocol", certificate.protocol],
        ["Fingerprint of its table", certificate.counts],
      ],
    },
    ...oddsParts(protocol),
  ];
}

/** The worst ratio beside what it is held against: of several levels that is not always the first. */
function reached({ level, ...ratio }: WorstRatio): string {
  const whose = level === 1 ? "" : `, at the level of ${level} times epsilon`;
  return `a factor of ${factor(ratio)}${whose}; exactly ${ratio.numerator} / ${ratio.denominator}`;
}

/** Most promises are about the secret alone. */
function ofAnswer(protocol: ProtocolFile): string {
  const { channel, data } = protocol;
  const apart = ownRatio(channel);
  const telling = isMarks(channel)
    ? []
    : channel.reports.filter((report) => answerTold(protocol, report) !== undefined);
  const tells = [
    ...(telling.length > 0
      ? [
          `whoever receives ${telling.map(named).join(" or ")} can tell the answer: people with others never send it, or hardly ever`,
        ]
      : []),
    ...(marksTell(protocol) ? ["whoever receives a list with a single mark can tell that this was the answer"] : []),
  ];
  if (tells.length > 0) return tells.join("; ");
  if (data.categories.length < 2) return "there is one answer only";
  if (!apart || apart.least === 0n) return "a report may rule answers out";
  const [numerator, denominator] = [String(apart.most), String(apart.least)];
  return `no report is more than ${factor({ numerator, denominator })} times as likely with one answer as with another`;
}

function sentAs({ protocol, channel }: ProtocolFile): string {
  const reports = isMarks(channel) ? "a mark or none for each answer" : `one of ${channel.reports.length} reports`;
  return `${reports}, drawn by the protocol “${protocol}”`;
}

/** Beyond that a table is read by nobody. */
const MOST_ROWS = 12;

function oddsParts(protocol: ProtocolFile): Part[] {
  const { categories } = protocol.data;
  const marks = marksOf(protocol);
  const few = (count: number) => (count === 0 ? "fewer than 1" : `about ${count}`);
  if (marks)
    return [{ text: `Of 100 people ${few(marks.own)} mark their own answer, and ${few(marks.other)} any other one.` }];
  if (protocol.seesSecret || categories.length > MOST_ROWS) return [];
  const rows = categories.map((category, x) => [
    `Of 100 people who answer ${named(category)}`,
    oddsOf(protocol, x)
      .map(({ report, count }) => `${few(count)} send ${named(report)}`)
      .join("; "),
  ]);
  return [{ table: rows }];
}

const named = (category: string): string => (category === "" ? "no answer" : `“${category}”`);
