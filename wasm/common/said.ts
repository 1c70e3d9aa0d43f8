// SPDX-License-Identifier: Apache-2.0
/** Texts with ids. */

/** The contents of a hole. A list holds names, each in the quotes of the language. */
export type Value = string | number | Said | readonly (string | Said)[];

export type Values = Readonly<Record<string, Value>>;

export interface Said {
  readonly id: string;
  readonly values: Values;
  /** In English. */
  readonly text: string;
  /** The advice of an error, and not its message. */
  readonly part?: "remedy";
}

/** @internal What a language does with values. */
export interface Manner {
  number(value: number, grouped: boolean): string;
  quoted(name: string): string;
  said(inner: Said): string;
}

/** @internal */
type Named<Hole> = Hole extends `${infer Name}:${string}`
  ? Named<Name>
  : Hole extends `${string} ${string}`
    ? never
    : Hole;

/** @internal A value for each hole of a text, in the order in which they come first. */
export type Filling<Text, Holes = never, Values extends Value[] = []> = string extends Text
  ? Value[] // Nobody knows the text before it is said.
  : Text extends `${string}{${infer Hole}}${infer Rest}`
    ? Named<Hole> extends Holes
      ? Filling<Rest, Holes, Values>
      : Filling<Rest, Holes | Named<Hole>, [...Values, Value]>
    : Values;

const HOLE = /\{(\w+)(?::(,)|:([^|}]*)\|([^}]*))?\}/g;

/** @internal */
export function filled(text: string, values: Values, manner: Manner): string {
  const one = (value: Value | undefined, grouped = false): string => {
    if (typeof value === "number") return manner.number(value, grouped);
    // Within a sentence it has no full stop of its own.
    return isSaid(value) ? manner.said(value).replace(/\.$/, "") : String(value);
  };
  return text.replace(HOLE, (_, name: string, grouped?: string, single?: string, several?: string) => {
    const value = values[name];
    if (single !== undefined && several !== undefined) return value === 1 ? single : several;
    if (!Array.isArray(value)) return one(value, grouped !== undefined);
    return value.map((item) => (typeof item === "string" ? manner.quoted(item) : one(item))).join(", ");
  });
}

function isSaid(value: unknown): value is Said {
  return typeof value === "object" && value !== null && "text" in value;
}

/** @internal */
export const english: Manner = {
  number: (value, grouped) => (grouped ? value.toLocaleString("en") : String(value)),
  quoted: (name) => `"${name}"`,
  said: ({ text }) => text,
};

/** @internal A name that somebody else gave, as a text of JSON has it but for the quotes, which are those of the language. */
export const named = (name: string): readonly [string] => [JSON.stringify(name).slice(1, -1)];

/**
 * @internal A text of a catalogue in English; who speaks another language finds their own by the id and fills it with the
 * same values. A hole is `{name}`; `{count:cell|cells}` is the first where the count is 1, else the second; `{count:,}` is a
 * number that has commas in English.
 */
export type Text = readonly [id: string, text: string];

/** @internal */
export function say<const T extends Text>([id, text]: T, ...given: Filling<T[1]>): Said {
  const values = valuesIn(text, given);
  return { id, values, text: filled(text, values, english) };
}

/** @internal The values by the names of the holes. */
export function valuesIn(text: string, given: Value[]): Values {
  const names = new Set(Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => name));
  return Object.fromEntries(Array.from(names, (name, at) => [name, given[at]]));
}
