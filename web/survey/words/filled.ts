// SPDX-License-Identifier: Apache-2.0
/** A text with what is put in; as text, which no page reads as anything else. */
export const filled = (text: string, holes: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(holes[name] ?? hole));

/** The words of a language such as "nl-BE", of those that there are by "en", "nl" and so on. */
export const inLanguage = <Words>(spoken: Record<string, Words>, language: string): Words | undefined =>
  own(spoken, language.toLowerCase().split("-")[0] ?? "");

/** A script may have given a language to all objects, and be handed what is put into its words. */
const own = <Value>(of: Record<string, Value>, name: string): Value | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined;
