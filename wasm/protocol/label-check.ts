// SPDX-License-Identifier: Apache-2.0
/**
 * Whether reports are called after the answers that the channel has them from. People read a report by its name, so a name of
 * others, or `standsFor`, would tell them a lie.
 */
import { likeness } from "../common/characters.js";
import { show } from "../common/checked.js";
import { Reason } from "../common/reason.js";
import { say } from "../common/said.js";
import { DEFAULT_OBJECTIVE, objectiveTraits } from "../contract/objectives.js";
import type { ProtocolFile, TableChannel } from "../contract/types.js";
import { namesOf, shownNames } from "./columns.js";
import * as texts from "./texts.js";

/** Names are part of the protocol file, and the same in every language. */
export const BETWEEN_CATEGORIES = " or ";
/** A report stands for the likeliest categories that together have at least this probability, or for as many as this. */
export const LIKELY = 0.8;
export const MOST_NAMED = 3;

/** Equal figures may differ by this after rounding, and a figure of 0 may be as large. */
const ROUNDING = 1e-9;
/** Chances that differ by less than this say nothing of who sent a report. */
const ALIKE = 1e-6;
const UNIT = 2 ** 62;

type Rest = Omit<ProtocolFile, "certificate">;

/** P(s,x) and P(y|s,x), each row by row. */
interface Shares {
  secrets: number;
  categories: number;
  reports: number;
  joint: Float64Array;
  chances: Float64Array;
}

function sharesOf({ prior, seesSecret }: Rest, { weights, reports }: TableChannel): Shares {
  const cells = Float64Array.from(prior.flat());
  const total = cells.reduce((sum, cell) => sum + cell, 0);
  const [categories, b] = [cells.length / prior.length, reports.length];
  const rows = Float64Array.from(weights.flat(), (weight) => Number(weight) / UNIT);
  const chances = seesSecret
    ? rows
    : Float64Array.from({ length: cells.length * b }, (_, i) => rows[i % rows.length] ?? 0);
  return { secrets: prior.length, categories, reports: b, joint: cells.map((cell) => cell / total), chances };
}

/** How likely a report is with each input and with each category, and how common it is with it. */
function column({ secrets, categories, reports, joint, chances }: Shares, y: number) {
  const inputs = joint.map((_, i) => chances[i * reports + y] as number);
  const sent = new Float64Array(categories);
  const common = new Float64Array(categories);
  for (let i = 0; i < secrets * categories; i += 1) {
    const x = i % categories;
    sent[x] = (sent[x] as number) + (joint[i] as number) * (inputs[i] as number);
    common[x] = (common[x] as number) + (joint[i] as number);
  }
  return { inputs, sent, common, likely: sent.map((mass, x) => mass / (common[x] as number)) };
}

/** Whether nothing is ahead of these, in this order; `apart`, nothing level with the last of them either. */
function leads(values: Float64Array, members: number[], apart = false): boolean {
  let before = Number.POSITIVE_INFINITY;
  for (const x of members) {
    const value = values[x] as number;
    if (!(value <= before * (1 + ROUNDING))) return false;
    before = value;
  }
  const most = before * (apart ? 1 - ROUNDING : 1 + ROUNDING);
  return values.every((value, x) => members.includes(x) || (apart ? value < most : value <= most));
}

/** Those that have the report with the largest chance, or any in whose chances there is no difference. */
function isOften(likely: Float64Array, members: number[]): boolean {
  const says = Math.max(...likely) > Math.min(...likely) * (1 + ALIKE);
  return leads(likely, members, says);
}

/** The same for each secret by itself, of people that there are. */
function isOftenBySecret({ joint, categories: a }: Shares, inputs: Float64Array, answer: number): boolean {
  const there = inputs.map((chance, i) => ((joint[i] as number) > 0 ? chance : 0));
  const own = [...there.keys()].filter((i) => i % a === answer && (joint[i] as number) > 0);
  return own.every((i) => leads(there.subarray(i - answer, i - answer + a), [answer]));
}

function isLikely(sent: Float64Array, members: number[]): boolean {
  const mass = sent.reduce((sum, share) => sum + share, 0);
  const known = members.reduce((sum, x) => sum + (sent[x] as number), 0);
  const possible = sent.reduce((count, share) => count + (share >= ROUNDING * mass ? 1 : 0), 0);
  const enough = known >= (LIKELY - ROUNDING) * mass || members.length >= Math.min(MOST_NAMED, possible);
  return mass > 0 && enough && leads(sent, members);
}

/**
 * Whether each report is as common as its answer and says of the secret a part of what its answer says. The part is the
 * same for all reports: P(s,y) - P(s) P(x) = part (P(s,x) - P(s) P(x)). So it is where answers are drawn anew from
 * those that there are.
 */
function isRedrawn(shares: Shares, answers: number[]): boolean {
  const { secrets, categories: a, reports, joint, chances } = shares;
  let [part, widest] = [0, 0];
  const told: [sent: number, said: number][] = [];
  const { common } = column(shares, 0);
  for (let s = 0; s < secrets; s += 1) {
    const own = joint.subarray(s * a, (s + 1) * a);
    const secret = own.reduce((sum, share) => sum + share, 0);
    for (const [y, answer] of answers.entries()) {
      const alone = secret * (common[answer] as number);
      const sent = own.reduce((sum, share, x) => sum + share * (chances[(s * a + x) * reports + y] as number), -alone);
      const said = (own[answer] as number) - alone;
      told.push([sent, said]);
      if (Math.abs(said) > Math.abs(widest)) [part, widest] = [sent / said, said];
    }
  }
  return part > -ALIKE && told.every(([sent, said]) => Math.abs(sent - part * said) <= ROUNDING);
}

/** Whether with no other answer more of all guesses would be right. A search leaves reports that next to nobody sends. */
const isBestGuess = (sent: Float64Array, [answer = -1]: number[]) =>
  (sent[answer] ?? Number.NaN) >= Math.max(...sent) - ROUNDING;

/** Whether no other answer is nearer on average, but for what the file says that the best may be ahead. */
function isNearest(
  sent: Float64Array,
  members: number[],
  { distances = [], value = 0, bound = 0 }: Rest["utility"],
): boolean {
  const far = Array.from(sent, (_, z) => sent.reduce((sum, share, x) => sum + share * (distances[x]?.[z] ?? 0), 0));
  return (far[members[0] ?? -1] ?? Number.NaN) <= Math.min(...far) + Math.max(0, value - bound) + ROUNDING;
}

/** A name with a number behind it where it is there already. */
const isCalled = (report: string, name: string) =>
  report === name || (report.startsWith(name) && /^ \([1-9]\d*\)$/.test(report.slice(name.length)));

/**
 * Tells whether a report reads as one of these categories that is not all that it stands for. Each name is looked at
 * once, as there may be thousands of both.
 */
export function readingOf(shown: readonly string[]): (report: string, members: readonly number[]) => boolean {
  const places = new Map(shown.map((name, x) => [likeness(name), x] as const).reverse());
  return (report, members) => {
    const alike = places.get(likeness(report));
    return alike !== undefined && (members.length > 1 || members[0] !== alike);
  };
}

/** Throws a `Reason`. */
export function checkLabels(file: Rest): void {
  const { channel, secret, data, utility, seesSecret } = file;
  if (channel.marks !== undefined) return;
  const shares = sharesOf(file, channel);
  const { standsFor, reports } = channel;
  const shown = shownNames(data.categories);
  const readsAsOther = readingOf(shown);
  const pairs = seesSecret ? secret.categories.flatMap((s) => data.categories.map((x) => [s, x])) : [];
  const names = namesOf(pairs);
  const { reportsAreAnswers, usesDistances } = objectiveTraits(utility.objective ?? DEFAULT_OBJECTIVE) ?? {};
  const isDrawn = standsFor.every(({ length }) => length === 1) && isRedrawn(shares, standsFor.flat());
  for (const [y, report] of reports.entries()) {
    const members = standsFor[y] ?? [];
    const { inputs, sent, likely } = column(shares, y);
    const pair = names.findIndex(
      (of, i) =>
        members.length === 1 && i % data.categories.length === members[0] && of.some((name) => isCalled(report, name)),
    );
    const isPair = pair >= 0 && leads(inputs, [pair]);
    const speaks = usesDistances
      ? isNearest(sent, members, utility)
      : isDrawn ||
        isPair ||
        isOften(likely, members) ||
        isLikely(sent, members) ||
        (reportsAreAnswers && isBestGuess(sent, members)) ||
        (seesSecret && members.length === 1 && isOftenBySecret(shares, inputs, members[0] as number));
    if (members.length === 0 || !speaks)
      throw new Reason(say(texts.reportOfOthers, show(report), `channel.standsFor[${y}]`));
    const name = members.map((x) => shown[x]).join(BETWEEN_CATEGORIES);
    if (!(isPair || isCalled(report, name)) || readsAsOther(report, members)) {
      throw new Reason(say(texts.reportMisnamed, show(report), show(name)));
    }
  }
}
