// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Texts that are made in English, by the engine or in a worker, in another language: their templates are the keys of a
 * catalogue, as in gettext. `{1}` is a hole in both. What stands in it passes as it is, but for the quotes around names;
 * in a translation `{1#}` is a number, and `{1~}` a number or words of ours, which are looked up in turn.
 */

export type Catalogue = Record<string, string>;

/** What a language does with the contents of holes. */
export interface Manner {
  number(value: number): string;
  quoted(name: string): string;
}

interface Template {
  literals: string[];
  /** The length of what is said beside the holes: the longest one fits best. */
  length: number;
  /** Nothing but holes and signs: whatever it is of has to be known. */
  bare: boolean;
  said: string;
}

const HOLE = /\{(\d)([#~]?)\}/;

/** Holes of a template are numbered from 1, as they come. */
function template([key, said]: [string, string]): Template {
  const literals = key.split(/\{\d\}/);
  const all = literals.join("");
  return { literals, length: all.length, bare: !/\p{L}/u.test(all), said };
}

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
    const at = text.indexOf(literal, from);
    if (at < 0) return undefined;
    found.push(text.slice(from, at));
    from = at + literal.length;
  }
  return from > last ? undefined : [...found, text.slice(from, last)];
}

/** Names in quotes of their own, one or a list of them. */
const NAMES = /^(?:"[^"]*"|\([^()"]*\))(?:, (?:"[^"]*"|\([^()"]*\)))*$/;
/** As JavaScript writes it, or with the commas of English. */
const NUMBER = /^-?\d+(?:,\d{3})*(?:\.\d+)?(?:e[+-]?\d+)?$/;

export class Translator {
  readonly #templates: Template[];
  readonly #manner: Manner;

  constructor(catalogue: Catalogue, manner: Manner) {
    this.#templates = Object.entries(catalogue)
      .map(template)
      .sort((one, other) => other.length - one.length);
    this.#manner = manner;
  }

  /** Nothing where there is no translation. Words within words are not as deep as this. */
  translated(text: string, depth = 8): string | undefined {
    if (depth === 0) return undefined;
    for (const candidate of this.#templates) {
      const values = contents(candidate, text);
      const said = values && this.#filled(candidate, values, depth - 1);
      if (said !== undefined) return said;
    }
    return undefined;
  }

  #filled({ said, bare }: Template, values: string[], depth: number): string | undefined {
    const pieces = said.split(HOLE);
    let known = true;
    let filled = pieces[0] ?? "";
    for (let i = 1; i < pieces.length; i += 3) {
      const [hole, kind, literal = ""] = pieces.slice(i, i + 3);
      const value = values[Number(hole) - 1] ?? "";
      const own = kind === "~" ? this.#phrase(value, depth) : undefined;
      if (kind === "~" && own === undefined && value !== "") known = false;
      filled += (own ?? this.#plain(value, kind !== "")) + literal;
    }
    return bare && !known ? undefined : filled;
  }

  /** Words within a sentence may be one, without its full stop. */
  #phrase(value: string, depth: number): string | undefined {
    if (value === "") return "";
    return this.translated(value, depth) ?? this.translated(`${value}.`, depth)?.replace(/\.$/, "");
  }

  #plain(value: string, isNumber: boolean): string {
    if (isNumber && NUMBER.test(value)) return this.#manner.number(Number(value.replaceAll(",", "")));
    if (!NAMES.test(value)) return value;
    return value.replace(/"([^"]*)"|\([^()"]*\)/g, (all, name) =>
      name === undefined ? (this.translated(all) ?? all) : this.#manner.quoted(name),
    );
  }
}
