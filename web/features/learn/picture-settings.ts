// SPDX-License-Identifier: GPL-3.0-or-later
/** The settings of a picture, read from its element and put into it again. */
import { parameterOf } from "../../../wasm/contract/notions.js";
import { everyPair, pairsOf } from "../../facts/neighbours.js";
import type { LiveElement } from "../../live/element.js";
import { CROWDS } from "../../live/scale.js";
import type { Counts } from "../../live/table.js";
import type { PictureState } from "./picture-state.js";
import { countsOf, numbersOf, type TableName } from "./tables.js";
import { tableWithin } from "./within.js";

/** Settings that only some elements have. */
type Own = Pick<PictureState, "people" | "report" | "times" | "among">;
/** Numbers that a link has for a table, row by row as one types them. */
export interface LinkedNumbers {
  name: TableName;
  numbers: number[][];
}

export type Picture = LiveElement & { -readonly [Name in keyof Own]: Own[Name] };

const common = ["guarantee", "epsilon", "protocol", "seesSecret"] as const;
const own = ["people", "report", "times", "among"] as const;

/** Two elements have the people themselves under that name. */
const isSet = (picture: Picture, name: keyof Own) => typeof picture[name] === "number";

/** All that is set, whether or not the lesson has set it so. */
export function settingsOf(picture: Picture): PictureState {
  const { guarantee, epsilon, protocol, seesSecret } = picture;
  const state: PictureState = { guarantee, epsilon, protocol, seesSecret };
  for (const name of own) if (isSet(picture, name)) state[name] = picture[name];
  const { counted } = picture;
  if (counted && takesNeighbours(guarantee)) state.neighbours = bitsOf(picture, counted);
  if (counted) state.counts = Array.from(counted.weights);
  return state;
}

/** The settings that differ from those of the lesson. */
export function changesOf(picture: Picture, lesson: PictureState): PictureState {
  const entries = Object.entries(settingsOf(picture));
  return Object.fromEntries(entries.filter(([name, value]) => !same(value, lesson[name as keyof PictureState])));
}

const same = (one: unknown, other: unknown) => String(one) === String(other);

/** The lesson's settings with these changes. False, and nothing is set, where they do not fit the picture. */
export function setPicture(picture: Picture, lesson: PictureState, changes: PictureState): boolean {
  const table = picture.counted;
  if (!table || !fits(picture, table, changes)) return false;
  const wanted = { ...lesson, ...changes };
  for (const name of common) Object.assign(picture, { [name]: wanted[name] });
  for (const name of own) if (wanted[name] !== undefined) picture[name] = wanted[name];
  setCounts(picture, table, wanted.counts ?? []);
  if (wanted.neighbours !== undefined) picture.parameters = { neighbours: pairsIn(wanted.neighbours, table) };
  return true;
}

/** Fires `counts`: the page takes the numbers over for its own table, and for all pictures of the same people. */
function setCounts(picture: Picture, table: Counts, weights: number[]): void {
  if (same(weights, Array.from(table.weights))) return;
  const name = tableWithin(picture);
  const numbers = name && numbersOf(name, weights);
  if (!numbers) return;
  // At once: what is linked and kept in the address is read from the picture.
  picture.table = countsOf(name, numbers);
  const detail: LinkedNumbers = { name, numbers };
  picture.dispatchEvent(new CustomEvent("counts", { detail, bubbles: true, composed: true }));
}

function fits(picture: Picture, { secret, data }: Counts, changes: PictureState): boolean {
  const { counts, people, report, times, among, neighbours, guarantee = picture.guarantee } = changes;
  const pairs = everyPair(secret.categories).length;
  const name = tableWithin(picture);
  return (
    own.every((name) => changes[name] === undefined || isSet(picture, name)) &&
    (counts === undefined || (name !== undefined && numbersOf(name, counts) !== undefined)) &&
    (people === undefined || CROWDS.includes(people)) &&
    (report === undefined || report < 2 ** data.categories.length) &&
    (times === undefined || times > 0) &&
    (among === undefined || among < secret.categories.length) &&
    (neighbours === undefined || (takesNeighbours(guarantee) && neighbours < 2 ** pairs))
  );
}

const takesNeighbours = (guarantee: string) => parameterOf(guarantee) === "neighbours";

/** A bit for each pair of secrets, in the order of the table: names are others in another language. */
function bitsOf({ parameters }: Picture, { secret: { categories } }: Counts): number {
  const chosen = parameters?.neighbours ?? pairsOf("next", categories);
  const has = ([one, other]: [string, string]) => chosen.some((pair) => pair.includes(one) && pair.includes(other));
  return everyPair(categories).reduce((bits, pair, i) => bits + (has(pair) ? 2 ** i : 0), 0);
}

function pairsIn(bits: number, { secret: { categories } }: Counts): [string, string][] {
  return everyPair(categories).filter((_, i) => Math.floor(bits / 2 ** i) % 2 === 1);
}
