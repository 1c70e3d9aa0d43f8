// SPDX-License-Identifier: Apache-2.0
/** Letters that are written from right to left. */
const LEFTWARDS = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Characters around a text that has a direction of its own: nothing beside it is turned round. */
export const ISOLATES = ["\u2068", "\u2069"] as const;

/** A text with what is put in; as text, which no page reads as anything else. */
export function filled(text: string, holes: Record<string, string | number> = {}): string {
  const isMixed = LEFTWARDS.test([text, ...Object.values(holes)].join());
  const put = (value: string | number): string =>
    isMixed && typeof value === "string" ? ISOLATES.join(value) : String(value);
  return text.replace(/\{(\w+)\}/g, (hole, name: string) => put(holes[name] ?? hole));
}

/** The words of a language such as "nl-BE", of those that there are by "en", "nl" and so on. */
export function inLanguage<Words>(spoken: Record<string, Words>, language: string): Words | undefined {
  const [name = ""] = language.toLowerCase().split("-");
  // A script may have given a language to all objects, and be handed what is put into its words.
  return Object.hasOwn(spoken, name) ? spoken[name] : undefined;
}
