// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Pictures that nobody has come near yet, drawn one by one while nothing else happens: paper, a search in the page and a
 * screen reader have all of them.
 */
import { LiveElement } from "../../live/element.js";
import "./sandbox.js";

/** Some browsers do not tell when they are idle. */
const PAUSE = 200;
/** Milliseconds after which pictures are drawn though nobody has touched the page, as for a screen reader. */
const LATER = 20_000;
/** Also what a search in the page and printing begin with. */
const HANDS = ["pointermove", "pointerdown", "touchstart", "wheel", "scroll", "keydown", "beforeprint"];

export class DrawnAhead {
  readonly #root: () => ParentNode;
  /** Opening the page comes first: nobody waits for a picture further down. */
  readonly #awake = awake();
  #running = false;

  /** @param root in which the pictures are */
  constructor(root: () => ParentNode) {
    this.#root = root;
  }

  /** Goes on with those that are shown by now. */
  async go(): Promise<void> {
    if (this.#running) return;
    this.#running = true;
    try {
      await this.#awake;
      await idle();
      for (let next = this.#next(); next; next = this.#next()) {
        next.loading = "eager";
        await settled(next);
        await idle();
      }
    } finally {
      this.#running = false;
    }
  }

  #next(): LiveElement | undefined {
    return within(this.#root()).find(isLeft);
  }
}

function within(root: ParentNode): LiveElement[] {
  return [...root.querySelectorAll("*")].flatMap((element) => {
    if (element instanceof LiveElement) return [element];
    return element.localName === "sluice-sandbox" && element.shadowRoot ? within(element.shadowRoot) : [];
  });
}

/** What is hidden is drawn once it is shown. */
function isLeft(picture: LiveElement): boolean {
  const { design, loading } = picture;
  return !design && loading !== "eager" && picture.getClientRects().length > 0;
}

/** Until it is drawn, or has said why it cannot be. */
function settled(picture: LiveElement): Promise<unknown> {
  const failed = new Promise((resolve) => picture.addEventListener("sluice-error", resolve, { once: true }));
  return Promise.race([picture.ready, failed]);
}

/** Resolves when somebody is there, or after a while. */
function awake(): Promise<void> {
  return new Promise((resolve) => {
    const controller = new AbortController();
    const here = () => {
      controller.abort();
      clearTimeout(timer);
      resolve();
    };
    const timer = setTimeout(here, LATER);
    for (const hand of HANDS) {
      addEventListener(hand, here, { signal: controller.signal, capture: true, passive: true });
    }
  });
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, PAUSE);
  });
}
