// SPDX-License-Identifier: Apache-2.0
/** The common part of wrappers for frameworks: a question as properties, and what stands in the element for it. */
import { loadLater } from "../../../wasm/answer-time/load-later.js";
import { define as defineTold } from "../disclosure.js";
import { define } from "../form.js";
import type { WordsByLanguage } from "../words/words.js";

/** Called and not imported for what it does: bundlers leave out a script of which nothing is used. */
export function defineElements(): void {
  define({ load: loadLater });
  defineTold();
}

export interface SluiceAnswerProps {
  /** The name that the report is sent under. */
  name: string;
  label?: string | undefined;
  /** A protocol file, as it is imported from JSON; or the name of a protocol that the page has loaded (`provide`). */
  protocol?: object | string | undefined;
  /** Left out, the protocol's categories. */
  options?: readonly (string | AnswerOption)[] | undefined;
  as?: "select" | undefined;
  order?: "written" | undefined;
  told?: boolean | undefined;
  when?: "submit" | "read" | undefined;
  memory?: "tab" | undefined;
  /** The id of a form that the element does not stand in. */
  form?: string | undefined;
  disabled?: boolean | undefined;
  /** The address of sluice-frame.htm, if the bundler leaves it behind; "none" for no frame. */
  frame?: string | undefined;
  /** Words for respondents, by languages, for this question alone; `provideWords` is for all of a page. */
  words?: WordsByLanguage | undefined;
}

export interface AnswerOption {
  /** A category of the protocol. */
  value: string;
  label: string;
}

/** The attributes of the element; flags are there or not, as React 18 would write "false". */
export function attributesOf(props: SluiceAnswerProps): Record<string, string | undefined> {
  const { name, label, protocol, as, order, told, when, memory, form, disabled, frame, words } = props;
  const named = typeof protocol === "string" ? protocol : undefined;
  const flags = { told: told ? "" : undefined, disabled: disabled ? "" : undefined };
  const written = words && JSON.stringify(words);
  return { name, label, protocol: named, as, order, when, memory, form, frame, words: written, ...flags };
}

export const optionsOf = ({ options = [] }: SluiceAnswerProps): AnswerOption[] =>
  options.map((option) => (typeof option === "string" ? { value: option, label: option } : option));

/** The protocol as it stands inside the element, also in a page that a server has made. */
export function scriptOf({ protocol }: SluiceAnswerProps): string | undefined {
  return typeof protocol === "object" ? JSON.stringify(protocol).replaceAll("<", "\\u003c") : undefined;
}

/** An element that has drawn is not used for another question. */
export const keyOf = ({ name, protocol }: SluiceAnswerProps): string =>
  JSON.stringify([name, typeof protocol === "string" ? protocol : ""]);
