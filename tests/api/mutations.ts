// SPDX-License-Identifier: GPL-3.0-or-later
/** Protocol files that are changed at random in one place or a few, the same for each seed. */
import { type Document, rehashed } from "./forger.js";
import { dice } from "./helpers.js";

type Place = { parent: Document; key: string | number };
type Roll = (n: number) => number;

/** Characters that names may have though they look as if they had not. */
const MARKS = [
  "\u3164",
  "\u00ad",
  "\u200b",
  "\u200e",
  "\u202e",
  "\u2067",
  "\u0007",
  "\u0000",
  "\ud800",
  " ",
  "\u00a0",
  "\u0301",
  "\n",
];
const ALIKE: [string, string][] = [
  ["o", "\u0585"],
  ["o", "\u043e"],
  ["a", "\u0430"],
  ["n", "\u{1d427}"],
  ["B", "\u{1d401}"],
  ["e", "\u0435"],
];
const ODD: unknown[] = [null, true, false, 0, 1, -1, 1e308, "", "0", "x", [], {}, [0], [[]], 0.5, "1", 2 ** 53];

/** A value of its own: what is put into a document may be changed there. */
const odd = (roll: Roll): unknown => structuredClone(ODD[roll(ODD.length)]);

const isOpen = (value: unknown): value is Document => typeof value === "object" && value !== null;

/** A place at random: each step down is as likely as to stay, and lists count as much as fields. */
function placeIn(document: Document, roll: Roll): Place {
  let place: Place = { parent: { document }, key: "document" };
  for (;;) {
    const value = place.parent[place.key];
    const keys = isOpen(value) ? Object.keys(value) : [];
    if (keys.length === 0 || (value !== document && roll(4) === 0)) return place;
    const key = keys[roll(keys.length)] as string;
    place = { parent: value, key: Array.isArray(value) ? Number(key) : key };
  }
}
/** The value in the same place of another document, if it has the place. */
function alsoIn(other: Document, document: Document, { parent, key }: Place): unknown {
  const path: (string | number)[] = [];
  const find = (value: Document): boolean =>
    value === parent ||
    (isOpen(value) && Object.keys(value).some((name) => find(value[name]) && path.unshift(name) > 0));
  find(document);
  return [...path, key].reduce((value: Document, name) => value?.[name], other);
}

const numbers = (value: number, roll: Roll): number =>
  [
    value + 1,
    value - 1,
    value * 2,
    value / 2,
    value * 3,
    -value,
    0,
    value * (1 + 1e-10),
    value * (1 + 1e-7),
    value + 1e-5,
    value - 1e-5,
    value + 0.5,
  ][roll(12)] as number;
function texts(value: string, roll: Roll): string {
  if (/^\d+$/.test(value) && roll(8) > 0) {
    const n = BigInt(value);
    return [`${n + 1n}`, `${n > 0n ? n - 1n : 1n}`, `0${n}`, `${n}0`, `-${n}`, `${n / 2n}`, `${n * 2n}`, "0"][
      roll(8)
    ] as string;
  }
  const at = roll(value.length + 1);
  const [from, to] = ALIKE[roll(ALIKE.length)] as [string, string];
  return [
    `${value.slice(0, at)}${MARKS[roll(MARKS.length)]}${value.slice(at)}`,
    value.replace(from, to),
    value.toUpperCase(),
    "",
    `${value} (2)`,
    `${value} or ${value}`,
    value.slice(0, -1),
    [...value].reverse().join(""),
  ][roll(8)] as string;
}
function lists(value: unknown[], roll: Roll): unknown[] {
  const [i, j] = [roll(value.length || 1), roll(value.length || 1)];
  const swapped = [...value];
  [swapped[i], swapped[j]] = [value[j], value[i]];
  return [
    value.filter((_, k) => k !== i),
    [...value, value[i]],
    [...value, odd(roll)],
    swapped,
    [...value].reverse(),
    [],
    [...value, ...value],
    value.slice(1),
  ][roll(8)] as unknown[];
}
function fields(value: Document, roll: Roll, document: Document): Document {
  const names = Object.keys(value);
  const [name = "x", other = "y"] = [names[roll(names.length || 1)], names[roll(names.length || 1)]];
  const { [name]: own, ...rest } = value;
  const elsewhere = placeIn(document, roll);
  return [
    rest,
    { ...rest, [`${name}s`]: own },
    { ...rest, [name.slice(0, -1)]: own },
    { ...value, [name]: value[other], [other]: own },
    { ...value, [String(elsewhere.key)]: structuredClone(elsewhere.parent[elsewhere.key]) },
    { ...value, unheardOf: 1 },
    { ...rest, [name]: odd(roll) },
    Object.fromEntries(Object.entries(value).reverse()),
  ][roll(8)];
}

/** One change. */
function change(document: Document, others: Document[], roll: Roll): void {
  const place = placeIn(document, roll);
  const { parent, key } = place;
  const value = parent[key];
  const way = roll(10);
  if (way === 0) parent[key] = odd(roll);
  else if (way === 1) {
    const found = alsoIn(others[roll(others.length)], document, place);
    if (found === undefined) delete parent[key];
    else parent[key] = structuredClone(found);
  } else if (way === 2) {
    const from = placeIn(document, roll);
    parent[key] = structuredClone(from.parent[from.key]);
  } else if (typeof value === "number") parent[key] = numbers(value, roll);
  else if (typeof value === "string") parent[key] = texts(value, roll);
  else if (Array.isArray(value)) parent[key] = lists(value, roll);
  else if (isOpen(value) && value !== document) parent[key] = fields(value, roll, document);
  else if (value === document) {
    const made = fields(value, roll, document);
    for (const name of Object.keys(value)) delete value[name];
    Object.assign(value, made);
  } else parent[key] = odd(roll);
}

/** In the text, which JSON.parse reads past: a field twice, a number that is another one, a mark in front. */
function written(text: string, roll: Roll): string {
  const lines = text.split("\n");
  const at = roll(lines.length);
  const line = lines[at] as string;
  if (roll(3) === 0)
    return text.replace(/(\d)([,\n\]])/, ["$1.0$2", "$1e0$2", "$10000000000000000001$2"][roll(3)] as string);
  if (roll(3) === 0) return `\ufeff${text}`;
  lines.splice(at, 0, line.endsWith(",") ? line : `${line},`);
  return lines.join("\n");
}

/**
 * The text of a changed file. Most have the hashes that they should have. For some all that follows is computed anew by
 * `certified`, as by a person who wants to be believed.
 */
export function mutated(documents: Document[], seed: number, certified: (document: Document) => Document): string {
  const roll = dice(seed);
  const document = structuredClone(documents[roll(documents.length)]) as Document;
  for (let i = [1, 1, 1, 2, 3][roll(5)] as number; i > 0; i -= 1) change(document, documents, roll);
  const way = roll(10);
  const put = (make: (document: Document) => Document) => {
    try {
      return JSON.stringify(make(document), undefined, 1);
    } catch {
      return JSON.stringify(document, undefined, 1);
    }
  };
  if (way === 0) return put((as) => as);
  const text = put(way < 5 ? rehashed : certified);
  return roll(25) === 0 ? written(text, roll) : text;
}
