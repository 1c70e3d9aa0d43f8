// SPDX-License-Identifier: Apache-2.0
/**
 * Room for what is told of an answer, as large for every answer. Anybody sees how much room an element takes, by what
 * stands below it or by the height of a frame. If the room depended on the answer, it would tell the answer.
 */
import { type Child, createElement, nodesOf } from "./dom.js";

/**
 * If there are more answers, not all are laid out. The room then has a fixed height, and what is told is scrolled. Only
 * the characters of all of them are there, as a page's fonts may be asked for when one of them is.
 */
const MOST = 40;

export interface ConstantSizeBox {
  element: HTMLElement;
  /** Shows what is told of what was chosen, in room for what is told of any of `all`, which is all made of `texts`. */
  show<Answer>(
    chosen: readonly Child[],
    all: readonly Answer[],
    told: (answer: Answer) => readonly Child[],
    texts: () => readonly string[],
  ): void;
}

/** `now` is what is seen and heard. All answers lie behind it, neither seen nor heard, only to be as large as they are. */
export function constantSize(now: HTMLElement): ConstantSizeBox {
  const behind = createElement("div", { className: "behind", ariaHidden: "true", inert: true });
  const element = createElement("div", { className: "alike" }, now, behind);
  return {
    element,
    show(chosen, all, told, texts) {
      const many = all.length > MOST;
      element.className = many ? "alike many" : "alike";
      // People without a mouse scroll by keys.
      if (many) element.tabIndex = 0;
      else element.removeAttribute("tabindex");
      behind.replaceChildren(
        ...(many ? [charactersOf(texts())] : all.map((answer) => createElement("div", {}, told(answer)))),
      );
      now.replaceChildren(...nodesOf(chosen));
      // With few answers there is nothing to scroll, and this would have all of it laid out.
      if (many) element.scrollTop = 0;
    },
  };
}

const charactersOf = (texts: readonly string[]): string => [...new Set(texts.join(""))].join(" ");
