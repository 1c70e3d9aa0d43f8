// SPDX-License-Identifier: GPL-3.0-or-later
/** People one by one: their true answers, as in the table, and what each of them sends. */
import { type Design, type Sluice, toProtocolFile } from "../../wasm/engine/sluice.js";
import { shownNames } from "../../wasm/protocol/columns.js";
import type { CrowdSpec } from "../charts/chart.js";
import { messages } from "../messages/demos.js";
import { count, integer, plain } from "../text/format-message.js";
import { draw } from "./draw.js";
import type { LiveElement } from "./element.js";
import { tableIn } from "./scale.js";
import type { Counts } from "./table.js";

/** One of them: both answers as places among all answers. @public */
export interface Person {
  truth: number;
  said: number;
}

export type People = Person[];

/** Whether an element has just been given a table of other people, and not the same ones in another language. */
export function areOthers(element: LiveElement, changed: Map<string, unknown>): boolean {
  if (!changed.has("table") || !element.hasUpdated) return false;
  const before = (changed.get("table") as Counts | undefined) ?? tableIn(element, element.secret, element.data);
  const weights = (table: Counts | undefined) => String(Array.from(table?.weights ?? []));
  return weights(before) !== weights(element.counted);
}

/** The true answer of each person in the table. */
export function trueAnswers({ data, prior }: Design): number[] {
  const width = data.categories.length;
  return Array.from(prior).flatMap((people, cell) => new Array<number>(Math.round(people)).fill(cell % width));
}

/** The report of one person with this answer. */
export async function saidBy(engine: Sluice, design: Design, answer: number): Promise<number> {
  return design.reports.indexOf((await draw(engine, design, answer)).report);
}

/** The coin that people have flipped, by the people. */
const coins = new WeakMap<People, string>();
const coinOf = ({ channel, reports }: Design) => JSON.stringify([Array.from(channel), reports]);

/** Everyone flips a coin of their own. */
export async function askEveryone(engine: Sluice, design: Design): Promise<People> {
  const people = await Promise.all(
    trueAnswers(design).map(async (truth) => ({ truth, said: await saidBy(engine, design, truth) })),
  );
  coins.set(people, coinOf(design));
  return people;
}

/**
 * Whether people are known to have flipped another coin than this: what they sent says nothing here then. The coin of
 * people from elsewhere is not known.
 */
export function haveOtherCoin(people: People, design: Design): boolean {
  const coin = coins.get(people);
  return coin !== undefined && coin !== coinOf(design);
}

export const sending = (people: People, answer: number) => people.filter(({ said }) => said === answer).length;

/** P(the first answer is sent | it is true) and P(it is sent | another one is). */
export function oddsOf({ channel, reports }: Design): { kept: number; swapped: number } {
  return { kept: channel[0] ?? 0, swapped: channel[reports.length] ?? 0 };
}

/** How many mean the first answer, where so many of all send it: what chance has added taken away again. May be below 0 or above all. */
export function estimateOf(design: Design, said: number, all: number): number {
  const { kept, swapped } = oddsOf(design);
  return (said - all * swapped) / (kept - swapped);
}

/** The engine's estimate for the first answer, from these counts of noisy answers alone. */
export async function shareOf(engine: Sluice, design: Design, counts: number[]) {
  const file = toProtocolFile(design);
  const survey = await engine.estimate(file, { written: "reports", reports: file.channel.reports, counts });
  return survey.data[0];
}

/** The picture of all of them; with the truth, those who do not send it are crossed out. */
export function crowdSpec(design: Design, people: People, truth: boolean): CrowdSpec {
  const t = messages.coin;
  const names = shownNames(design.data.categories);
  const [name = ""] = names;
  const others = people.filter((one) => one.said !== one.truth).length;
  const told = plain(t.picture, { people: integer(people.length), said: integer(sending(people, 0)), name });
  return {
    kind: "crowd",
    title: t.title,
    names,
    people,
    truth,
    saidAxis: t.saidAxis,
    truthAxis: t.truthAxis,
    countAxis: t.countAxis,
    summary: truth ? `${told} ${count(others, t.crossed)}` : told,
  };
}
