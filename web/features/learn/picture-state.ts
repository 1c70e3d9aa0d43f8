// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The state of a picture as a short text for an address, such as `1_robust_l0.5_n2000_k3f9`. It has a version, the
 * picture's name, the differences from the lesson, and a check. Only settings and numbers of the lesson's own examples
 * are in it.
 */
import { NOTIONS } from "../../../wasm/contract/catalogue.js";
import { PROTOCOL_NAMES } from "../../../wasm/contract/protocols.js";

/** The settings that a reader may have made; one that is missing is as the lesson has it. */
export interface PictureState {
  guarantee?: string;
  epsilon?: number;
  protocol?: string;
  seesSecret?: boolean;
  people?: number;
  report?: number;
  times?: number;
  among?: number;
  /** The pairs of secrets that are neighbours, a bit for each of all pairs. */
  neighbours?: number;
  /** People in each cell of the table, row by row. */
  counts?: number[];
}

export interface LinkedPicture {
  name: string;
  state: PictureState;
}

const VERSION = "1";
/** Between the parts: no name and no number has it in it. */
const BETWEEN = "_";

const MOST_PEOPLE = 1_000_000;
const MOST_CELLS = 100;
/** A picture draws a level at 20 as it draws any above. */
const HIGHEST = 20;

interface Field<Value> {
  write(value: Value): string;
  /** Undefined where it is none. */
  read(text: string): Value | undefined;
}

const whole = (most: number): Field<number> => ({
  write: String,
  read: (text) => (/^(0|[1-9]\d{0,6})$/.test(text) && Number(text) <= most ? Number(text) : undefined),
});

const oneOf = (names: readonly string[]): Field<string> => ({
  write: (name) => name,
  read: (text) => (names.includes(text) ? text : undefined),
});

/** Each under a letter. */
const fields: { [Name in keyof PictureState]-?: [letter: string, field: Field<NonNullable<PictureState[Name]>>] } = {
  guarantee: ["g", oneOf(NOTIONS)],
  epsilon: [
    "l",
    {
      write: (level) => String(Number(level.toFixed(6))),
      read: (text) => (/^\d{1,2}(\.\d{1,6})?$/.test(text) && Number(text) <= HIGHEST ? Number(text) : undefined),
    },
  ],
  protocol: ["m", oneOf(PROTOCOL_NAMES)],
  seesSecret: [
    "s",
    { write: (sees) => (sees ? "1" : "0"), read: (text) => (/^[01]$/.test(text) ? text === "1" : undefined) },
  ],
  people: ["n", whole(MOST_PEOPLE)],
  report: ["r", whole(MOST_CELLS)],
  times: ["t", whole(MOST_CELLS)],
  among: ["a", whole(MOST_CELLS)],
  neighbours: [
    "p",
    {
      write: (pairs) => pairs.toString(36),
      read: (text) => (/^[1-9a-z][\da-z]{0,5}$/.test(text) ? Number.parseInt(text, 36) : undefined),
    },
  ],
  counts: ["w", { write: (counts) => counts.join("."), read: countsIn }],
};

function countsIn(text: string): number[] | undefined {
  const counts = text.split(".").map(whole(MOST_PEOPLE).read);
  const all = counts.filter((count) => count !== undefined);
  return all.length === counts.length && all.length <= MOST_CELLS ? all : undefined;
}

export function writePicture({ name, state }: LinkedPicture): string {
  const parts = Object.entries(fields).flatMap(([key, [letter, field]]) => {
    const value = state[key as keyof PictureState];
    return value === undefined ? [] : [letter + (field as Field<typeof value>).write(value)];
  });
  const text = [VERSION, name, ...parts].join(BETWEEN);
  return text + BETWEEN + check(text);
}

/** Undefined where the text is damaged, or of another version: half a state would be another picture. */
export function readPicture(text: string): LinkedPicture | undefined {
  const end = text.lastIndexOf(BETWEEN);
  const said = text.slice(0, end);
  if (end < 0 || check(said) !== text.slice(end + 1)) return undefined;
  const [version, name, ...parts] = said.split(BETWEEN);
  if (version !== VERSION || name === undefined || !/^[a-z-]+$/.test(name)) return undefined;
  const state: PictureState = {};
  for (const part of parts) {
    const [key, [, field]] = Object.entries(fields).find(([, [letter]]) => letter === part[0]) ?? ["", []];
    const value = field?.read(part.slice(1));
    if (value === undefined || key in state) return undefined;
    Object.assign(state, { [key]: value });
  }
  return { name, state };
}

/** Four letters by which a link that was cut off or mistyped is told: FNV-1a, of 32 bits, in base 36. */
function check(text: string): string {
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash.toString(36).padStart(4, "0").slice(-4);
}
