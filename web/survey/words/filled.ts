// SPDX-License-Identifier: Apache-2.0
/** A text with what is put in; as text, which no page reads as anything else. */
export const filled = (text: string, holes: Record<string, string | number> = {}): string =>
  text.replace(/\{(\w+)\}/g, (hole, name: string) => String(holes[name] ?? hole));

/** The words of a language such as "nl-BE", of those that there are by "en", "nl" and so on. */
export function inLanguage<Words>(spoken: Record<string, Words>, language: string): Words | undefined {
  const [name = ""] = language.toLowerCase().split("-");
  // A script may have given a language to all objects, and be handed what is put into its words.
  return Object.hasOwn(spoken, name) ? spoken[name] : undefined;
}
