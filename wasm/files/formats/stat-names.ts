// SPDX-License-Identifier: GPL-3.0-or-later
/** Names of variables as SPSS and Stata allow them. */

/** The formats that are written. */
export type StatKind = "sav" | "dta";

interface Rules {
  /** Runs of characters that no name has. */
  foreign: RegExp;
  first: RegExp;
  /** How much room a name takes, and how much there is. */
  size(name: string): number;
  most: number;
  reserved: RegExp;
  /** The form that is the same for two names of which a file has only one. */
  known(name: string): string;
}

const encoder = new TextEncoder();
export const bytesOf = (text: string): number => encoder.encode(text).length;

const RULES: Record<StatKind, Rules> = {
  sav: {
    foreign: /[^\p{L}\p{M}\p{N}._@#$]+/gu,
    first: /^[\p{L}@]/u,
    size: bytesOf,
    most: 64,
    reserved: /^(?:ALL|AND|BY|EQ|GE|GT|LE|LT|NE|NOT|OR|TO|WITH)$/i,
    known: (name) => name.toLowerCase(),
  },
  dta: {
    foreign: /[^\p{L}\p{N}_]+/gu,
    first: /^[\p{L}_]/u,
    size: (name) => [...name].length,
    most: 32,
    reserved:
      /^(?:_all|_b|byte|_coef|_cons|double|float|if|in|int|long|_n|_N|_pi|_pred|_rc|_skip|str\d.*|strL|using|with)$/,
    known: (name) => name,
  },
};

/** The name that a column gets: its own where that can be, otherwise one like it. `taken` has those before it. */
export function nameFor(column: string, kind: StatKind, taken: Set<string>): string {
  const { foreign, reserved, most, known } = RULES[kind];
  const allowed = column.normalize("NFC").replace(foreign, "_");
  let name = cut(begun(allowed === column ? column : allowed.replace(/_+$/, ""), kind), kind, most);
  // A full stop at its end would end a command of SPSS.
  name = name.replace(/\.+$/, "");
  if (reserved.test(name)) name = `${name}_`;
  let own = name;
  for (let i = 2; taken.has(known(own)); i++) own = `${cut(name, kind, most - String(i).length - 1)}_${i}`;
  taken.add(known(own));
  return own;
}

function begun(name: string, kind: StatKind): string {
  return RULES[kind].first.test(name) ? name : `v${name}`;
}

/** As much of a text as there is room for, in whole characters. */
function cut(name: string, kind: StatKind, most: number): string {
  return shortened(name, RULES[kind].size, most);
}

export function shortened(text: string, size: (text: string) => number, most: number): string {
  if (size(text) <= most) return text;
  const characters = [...text].slice(0, most);
  while (size(characters.join("")) > most) characters.pop();
  return characters.join("");
}
