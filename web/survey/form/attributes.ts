// SPDX-License-Identifier: Apache-2.0
/** The attributes of the element as properties: frameworks set a property wherever there is one, and an attribute elsewhere. */
import { Base } from "../disclosure/dom.js";
import { type WordsByLanguage, wordsAsJson } from "../words/given.js";

/** A change of these makes it another question; a change of `LOOKS` only makes it look otherwise. */
export const IDENTITY = ["name", "protocol", "memory"] as const;
export const LOOKS = ["label", "as", "told", "words"] as const;
const TEXTS = ["name", "protocol", "memory", "label", "as", "when"] as const;
const FLAGS = ["told", "disabled"] as const;

/** Nothing, as React and Vue have it for what is left out, takes the attribute away. */
type Text = string | null | undefined;
type Flag = boolean | "" | null | undefined;
/** The attribute alone, without a value, is an empty text. */
const isOn = (value: Flag): boolean => value === "" || Boolean(value);

export class AnswerAttributes extends Base {
  static readonly observedAttributes: readonly string[] = [...IDENTITY, ...LOOKS];

  get name(): string {
    return this.getAttribute("name") ?? "";
  }
  set name(value: Text) {
    reflect(this, "name", value);
  }
  get label(): string {
    return this.getAttribute("label") ?? "";
  }
  set label(value: Text) {
    reflect(this, "label", value);
  }
  /** The name of a loaded protocol. */
  get protocol(): string {
    return this.getAttribute("protocol") ?? "";
  }
  set protocol(value: Text) {
    reflect(this, "protocol", value);
  }
  get as(): string {
    return this.getAttribute("as") ?? "";
  }
  set as(value: Text) {
    reflect(this, "as", value);
  }
  get when(): string {
    return this.getAttribute("when") ?? "";
  }
  set when(value: Text) {
    reflect(this, "when", value);
  }
  get memory(): string {
    return this.getAttribute("memory") ?? "";
  }
  set memory(value: Text) {
    reflect(this, "memory", value);
  }
  /** Words of the page's own for this question, by languages; the attribute has them as JSON. */
  get words(): string {
    return this.getAttribute("words") ?? "";
  }
  set words(value: WordsByLanguage | Text) {
    reflect(this, "words", typeof value === "object" && value ? wordsAsJson(value) : value);
  }
  get told(): boolean {
    return this.hasAttribute("told");
  }
  set told(value: Flag) {
    this.toggleAttribute("told", isOn(value));
  }
  get disabled(): boolean {
    return this.hasAttribute("disabled");
  }
  set disabled(value: Flag) {
    this.toggleAttribute("disabled", isOn(value));
  }

  /** Takes over what was assigned before there was such an element. */
  protected takeAssigned(): void {
    for (const name of [...TEXTS, ...FLAGS, "words", "sluice"]) {
      const assigned = Object.getOwnPropertyDescriptor(this, name);
      if (!assigned || !Reflect.deleteProperty(this, name)) continue;
      Reflect.set(this, name, assigned.value);
    }
  }
}

export function reflect(element: Element, name: string, value: Text): void {
  if (value === null || value === undefined) element.removeAttribute(name);
  else element.setAttribute(name, `${value}`);
}

/** Calls `changed` when other options or another protocol stand in the element: frameworks may write them late, or anew. */
export function watchWritten(element: Element, changed: () => void): MutationObserver {
  let before = written(element);
  const observer = new MutationObserver(() => {
    const now = written(element);
    if (now === before) return;
    before = now;
    changed();
  });
  observer.observe(element, { childList: true, characterData: true, subtree: true, attributeFilter: ["value"] });
  return observer;
}

const written = (element: Element): string =>
  JSON.stringify([
    [...element.querySelectorAll("option")].map(({ value, text }) => [value, text]),
    element.querySelector('script[type="application/json"]')?.textContent ?? "",
  ]);
