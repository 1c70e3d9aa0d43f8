// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Translates the English of the papers' figures: templates are the keys of a catalogue, as in gettext. `{1}` is a hole
 * in both. Its contents pass as they are, but for the quotes around names. In a translation `{1#}` is a number, and
 * `{1~}` a number or words of ours, which are looked up in turn. `{1*}` is a list of names and numbers of ours, in
 * which known ones are replaced piece by piece.
 */

import type { Catalogue } from "../messages/catalogue.js";

/** A language's way with the contents of holes. */
export interface Manner {
  /** With as many decimals as it was told with. */
  number(value: number, decimals: number): string;
  quoted(name: string): string;
  percent(number: string): string;
}

interface Template {
  literals: string[];
  /** The length of what is said beside the holes: of templates that fit alike the longest one counts. */
  length: number;
  /** Nothing but holes and signs: whatever it is of has to be known. */
  bare: boolean;
  said: string;
}

const HOLE = /\{(\d)([#~*]?)\}/;

/** Holes of a template are numbered from 1, as they come. */
function template([key, said]: [string, string]): Template {
  const literals = key.split(/\{\d\}/);
  const all = literals.join("");
  return { literals, length: all.length, bare: !/\p{L}/u.test(all), said };
}

const LEADING = /^-?\d+(?:\.\d+)?/;

/** The contents of the holes, where the text is an instance of the template. */
function contents({ literals }: Template, text: string): string[] | undefined {
  const [begin = "", ...others] = literals;
  const end = others.pop();
  if (end === undefined) return text === begin ? [] : undefined;
  if (!text.startsWith(begin) || !text.endsWith(end)) return undefined;
  const last = text.length - end.length;
  const found: string[] = [];
  let from = begin.length;
  for (const literal of others) {
    // If two holes stand side by side, the first one has a number, or nothing.
    const at = literal ? text.indexOf(literal, from) : from + (LEADING.exec(text.slice(from))?.[0].length ?? 0);
    if (at < 0) return undefined;
    found.push(text.slice(from, at));
    from = at + literal.length;
  }
  return from > last ? undefined : [...found, text.slice(from, last)];
}

interface Said {
  text: string;
  /** How many characters of it were passed as they are. */
  unknown: number;
}

/**
 * A shorter template is words within a sentence, unless it begins like one or like an equation. As a sentence anything
 * might be an instance of it.
 */
const LEAST = 12;

/** Words within words: deeper than any of ours, and not as deep as names could lead that are made of such words. */
const DEEPEST = 6;

/** Names in quotes of their own, one or a list of them. */
const NAMES = /^(?:"[^"]*"|\([^()"]*\))(?:, (?:"[^"]*"|\([^()"]*\)))*$/;
/** As JavaScript writes it, or with the commas of English. */
const NUMBER = /^-?\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?$/;

const NUMBERS = /^\d[\d.]*(?:, \d[\d.]*)+$/;
const AMOUNT = /^\d+(?:,\d{3})*(?:\.\d+)?( %)?/;

export class Translator {
  readonly #templates: Template[];
  /** Those that may be a whole text. */
  readonly #sentences: Template[];
  /** The words that have been looked up for the present text. */
  readonly #found = new Map<string, Said | undefined>();
  #depth = 0;
  /** Those without a hole. */
  readonly #pieces: Template[];
  readonly #manner: Manner;

  constructor(catalogue: Catalogue, manner: Manner) {
    this.#templates = Object.entries(catalogue)
      .map(template)
      .sort((one, other) => other.length - one.length);
    this.#pieces = this.#templates.filter(({ literals }) => literals.length === 1);
    this.#sentences = this.#templates.filter(
      ({ literals, length }) =>
        literals.length === 1 || length >= LEAST || /^\p{Lu}|^\p{L} = /u.test(literals[0] ?? ""),
    );
    this.#manner = manner;
  }

  /** Nothing where there is no translation. */
  translated(text: string): string | undefined {
    this.#found.clear();
    return this.#said(text, this.#sentences)?.text;
  }

  /** By the template that leaves the least of the text to holes whose contents nobody knows. */
  #said(text: string, among = this.#templates): Said | undefined {
    if (this.#found.has(text) || this.#depth === DEEPEST) return this.#found.get(text);
    this.#depth += 1;
    // Words that lead to themselves are not known.
    this.#found.set(text, undefined);
    let best: Said | undefined;
    for (const candidate of among) {
      const values = contents(candidate, text);
      const said = values && this.#filled(candidate, values);
      if (said && (!best || said.unknown < best.unknown)) best = said;
    }
    this.#depth -= 1;
    this.#found.set(text, best);
    return best;
  }

  #filled({ said, bare }: Template, values: string[]): Said | undefined {
    const pieces = said.split(HOLE);
    const filled = { text: pieces[0] ?? "", unknown: 0 };
    for (let i = 1; i < pieces.length; i += 3) {
      const [hole, kind, literal = ""] = pieces.slice(i, i + 3);
      const value = values[Number(hole) - 1] ?? "";
      const own = kind === "~" ? this.#phrase(value) : kind === "*" ? this.#list(value) : undefined;
      if (bare && kind === "~" && !own) return undefined;
      const { text, unknown } = own ?? this.#plain(value, kind !== "");
      filled.text += text + literal;
      filled.unknown += unknown;
    }
    return filled;
  }

  /** Words within a sentence may be one, without its full stop and its capital. */
  #phrase(value: string): Said | undefined {
    if (value === "") return { text: "", unknown: 0 };
    const capital = value.charAt(0).toUpperCase() + value.slice(1);
    return [...new Set([value, `${value}.`, capital, `${capital}.`])]
      .map((words) => {
        const said = this.#said(words);
        return said && { ...said, text: value.endsWith(".") ? said.text : said.text.replace(/\.$/, "") };
      })
      .reduce((best, said) => (said && (!best || said.unknown < best.unknown) ? said : best), undefined);
  }

  #plain(value: string, isNumber: boolean): Said {
    if (isNumber && NUMBER.test(value)) return { text: this.#number(value), unknown: 0 };
    if (!NAMES.test(value)) return { text: value, unknown: value.length };
    const text = value.replace(/"([^"]*)"|\([^()"]*\)/g, (all, name) =>
      name === undefined ? (this.#said(all)?.text ?? all) : this.#manner.quoted(name),
    );
    return { text, unknown: value.length };
  }

  #number(text: string): string {
    const value = Number(text.replaceAll(",", ""));
    return this.#manner.number(value, /\.(\d+)$/.exec(text)?.[1]?.length ?? 0);
  }

  /** If nothing but numbers stands between commas, a comma might be taken for a part of them. */
  #list(value: string): Said {
    const text = NUMBERS.test(value) ? value.replaceAll(", ", "; ") : value;
    let said = "";
    for (let at = 0; at < text.length; ) {
      const known = this.#pieces.find(({ literals }) => text.startsWith(literals[0] ?? "", at));
      const [number, share] = /[\w.]/.test(text.slice(at - 1, at)) ? [] : (AMOUNT.exec(text.slice(at)) ?? []);
      const told = number?.replace(/ %$/, "") ?? "";
      said += known ? known.said : number ? this.#share(told, share) : text.charAt(at);
      at += known ? known.length : (number?.length ?? 1);
    }
    return { text: said, unknown: 0 };
  }

  #share(number: string, share: string | undefined): string {
    const said = this.#number(number);
    return share ? this.#manner.percent(said) : said;
  }
}
