// SPDX-License-Identifier: GPL-3.0-or-later
/** The sentences beside one noisy answer: the chance of it, the one number to take away, and what to beware of. */
import { countsNobody } from "../../wasm/contract/assumptions.js";
import { OF_ANSWERS } from "../../wasm/contract/notions.js";
import type { Design } from "../../wasm/engine/sluice.js";
import { MARKED } from "../../wasm/protocol/unary-encoding.js";
import { outOf100 } from "../charts/label.js";
import { messages } from "../messages/answer.js";
import { integer, list, plain } from "../text/format-message.js";
import { answerLeakage, isCertain } from "./answer-leakage.js";
import { answerNames } from "./answer-names.js";
import { ofAnybody } from "./anybody.js";
import { outOf } from "./belief.js";
import { beliefAfter, otherMark } from "./marks.js";
import { namelessAnswer } from "./question-words.js";

/** The answers that a list of ticks has. */
export function ticked(design: Design, report: string): number[] {
  return design.data.categories.flatMap((_, x) => (report[x] === MARKED ? [x] : []));
}

/**
 * How many people with another answer send the same. It is the same for every true answer, so it may be read by others. One
 * of many groups of answers is sent by few, whatever their answer is: that figure alone would read as if it told theirs.
 */
export function chanceSentence(design: Design, report: string): string {
  const t = messages.question.chance;
  if (design.marks) return plain(t.ticks, { other: outOf100(otherMark(design)) });
  const { channel, reports, standsFor, data } = design;
  const at = reports.indexOf(report);
  const width = data.categories.length;
  const own = standsFor[at] ?? [];
  const all = Array.from({ length: channel.length / reports.length }, (_, input) => ({
    x: input % width,
    chance: channel[input * reports.length + at] ?? 0,
  }));
  const others = all.filter(({ x }) => !own.includes(x));
  const chances = others.map(({ chance }) => chance);
  // If it stands for every answer, there is no other one.
  if (others.length === 0) return "";
  if (Math.max(...chances) === 0) return own.length === 1 ? t.none : t.noneOf;
  // A person whose answer is always sent as it is had nothing picked by chance.
  const picked = all.some(({ chance }) => isCertain(chance)) ? "" : `${own.length === 1 ? t.pickedOne : t.picked} `;
  const [least, most] = [outOf100(Math.min(...chances)), outOf100(Math.max(...chances))];
  const [first] = others;
  if (others.length === 1 && first) {
    const other = data.categories[first.x] || namelessAnswer(design);
    return picked + plain(t.one, { chance: most, other });
  }
  const owns = all.filter(({ x }) => own.includes(x)).map(({ chance }) => chance);
  const people = outOf([...owns, ...chances]);
  const [inOwn = "", anyOther] = shownOnce(owns, people);
  const [inOther = "", another] = shownOnce(chances, people);
  if (own.length > 1 && anyOther === undefined && another === undefined) {
    return picked + plain(t.group, { own: inOwn, chance: inOther, people: integer(people) });
  }
  return picked + (least === most ? plain(t.same, { chance: most }) : plain(t.range, { least, most }));
}

/** As they are shown, each once. */
function shownOnce(chances: number[], people: number): string[] {
  return [...new Set(chances.map((chance) => integer(chance * people)))];
}

/** How far any noisy answer can raise a guess, before one is drawn; undefined where that depends on which one it is. */
export function riseBefore(design: Design): string | undefined {
  const t = messages.question;
  if (!countsNobody(design) && design.guarantee.notion !== OF_ANSWERS) return undefined;
  const after = ofAnybody(design);
  if (!after) return t.stillBefore;
  const { half, halfMost, people } = after.values;
  return plain(t.riseBefore, { half: half ?? "", people: people ?? "", most: halfMost ?? "" });
}

/** The one number: how far a guess of the answer can rise or, of other guarantees, what the report says of the secret. */
export function riseSentence(design: Design, report: string): string {
  const t = messages.question;
  if (countsNobody(design) || design.guarantee.notion === OF_ANSWERS) {
    const after = ofAnybody(design);
    if (!after) return t.still;
    const { half, halfMost, people } = after.values;
    return plain(t.rise, { half: half ?? "", people: people ?? "", most: halfMost ?? "" });
  }
  const { secret, secretDistribution, secretPosterior, reports, marks } = design;
  const c = secret.categories.length;
  const at = reports.indexOf(report);
  const after = marks
    ? beliefAfter(design, ticked(design, report))
    : Array.from(secretPosterior.subarray(at * c, (at + 1) * c));
  const moved = after.map((belief, s) => Math.abs(Math.log(belief / (secretDistribution[s] ?? 1))));
  const s = moved.indexOf(Math.max(...moved.filter((move) => !Number.isNaN(move))));
  const [before, now] = [secretDistribution[s] ?? 0, after[s] ?? 0];
  return plain(t.ofSecret, {
    after: outOf100(now, now > before ? Math.ceil : Math.floor),
    before: outOf100(before),
    secret: secret.name,
    category: secret.categories[s] || messages.answer.none,
  });
}

/** Stands beside the button where an answer may be given away. */
export function caution(design: Design, input: number): string | undefined {
  const t = messages.answer;
  const { asItIs, tells } = answerLeakage(design, input);
  const always = isCertain(asItIs);
  if (isCertain(tells)) return always ? t.sentAsItIs : t.toldSurely;
  if (tells > 0) return plain(t.toldAtTimes, { chance: outOf100(tells) });
  return always ? t.sentAlways : undefined;
}

/** Whether some report gives an answer away: only people with that answer send it. */
export function givesSomeAway(design: Design): boolean {
  if (design.marks) return otherMark(design) === 0;
  const { channel, reports, data } = design;
  return reports.some((_, y) => {
    const senders = new Set<number>();
    for (let input = 0; senders.size < 2 && input * reports.length < channel.length; input += 1) {
      if ((channel[input * reports.length + y] ?? 0) > 0) senders.add(input % data.categories.length);
    }
    return senders.size === 1;
  });
}

/** Three lines on how chance protects an answer. */
export function coinLines(design: Design): string[] {
  const { flips, one, group, ticks, nobody, some } = messages.question.coin;
  const isOne = design.standsFor.every(({ length }) => length === 1);
  return [flips, design.marks ? ticks : isOne ? one : group, givesSomeAway(design) ? some : nobody];
}

/**
 * A noisy answer as it is sent, and what its ticks stand for: who copies it has to find the same words again. Without a name
 * it is called as everywhere.
 */
export function shownAnswer(design: Design, report: string): string {
  const nameless = namelessAnswer(design);
  if (!design.marks) return report || nameless;
  const names = answerNames(design.data.categories, nameless);
  return `${report} (${list(ticked(design, report).map((x) => names[x] ?? "")) || "–"})`;
}
