// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * Pictures that nobody has come near yet, drawn one by one while nothing else happens. Paper, a search in the page and
 * a screen reader therefore have all of them.
 */
import { LiveElement } from "../../live/element.js";
import { somebodyThere } from "../../platform/somebody-there.js";

/** Some browsers do not tell when they are idle. */
const PAUSE = 200;
export class DrawnAhead {
  readonly #root: () => ParentNode;
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
      await somebodyThere();
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

  /** All at once, as soon as can be. */
  all(): void {
    for (const picture of within(this.#root()).filter(isLeft)) picture.loading = "eager";
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

/** A hidden picture is drawn once it is shown. */
function isLeft(picture: LiveElement): boolean {
  const { design, loading } = picture;
  return !design && loading !== "eager" && picture.getClientRects().length > 0;
}

/** Until it is drawn, or has said why it cannot be. */
function settled(picture: LiveElement): Promise<unknown> {
  const failed = new Promise((resolve) => picture.addEventListener("sluice-error", resolve, { once: true }));
  return Promise.race([picture.ready, failed]);
}

function idle(): Promise<unknown> {
  return new Promise((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(resolve);
    else setTimeout(resolve, PAUSE);
  });
}
