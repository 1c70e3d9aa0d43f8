// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The words that a screen reader is told: what has the focus, by the accessibility tree, and what live regions
 * announce, in order.
 */
import type { CDPSession, Page } from "playwright-core";

declare global {
  var announced: string[];
}

/** To run before anything else of the page: notes every change of a live region, in all shadow roots. */
export function listenToLiveRegions(): void {
  globalThis.announced = [];
  const said = new WeakMap<Element, string>();
  const live = '[role="status"], [role="alert"], [aria-live]';
  const note = (region: Element) => {
    const text = (region.textContent ?? "").trim().replace(/\s+/g, " ");
    if (text === (said.get(region) ?? "")) return;
    said.set(region, text);
    if (text) globalThis.announced.push(text);
  };
  const observer = new MutationObserver((records) => {
    const regions = new Set<Element>();
    for (const { target, addedNodes } of records) {
      const around = (target instanceof Element ? target : target.parentElement)?.closest(live);
      if (around) regions.add(around);
      for (const node of addedNodes) {
        if (!(node instanceof Element)) continue;
        for (const region of node.querySelectorAll(live)) regions.add(region);
        if (node.matches(live)) regions.add(node);
      }
    }
    for (const region of regions) note(region);
  });
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (init) {
    const root = attach.call(this, init);
    observer.observe(root, { childList: true, subtree: true, characterData: true });
    return root;
  };
}

export class Listener {
  readonly #page: Page;
  readonly #session: CDPSession;
  /** Lines of what was told. */
  readonly transcript: string[] = [];

  private constructor(page: Page, session: CDPSession) {
    this.#page = page;
    this.#session = session;
  }

  static async to(page: Page): Promise<Listener> {
    const session = await page.context().newCDPSession(page);
    await session.send("Accessibility.enable");
    return new Listener(page, session);
  }

  /** Notes what has been announced since it was asked for last. */
  async announcements(): Promise<void> {
    const said = await this.#page.evaluate(() => globalThis.announced.splice(0));
    this.transcript.push(...said.map((text) => `says: ${text}`));
  }

  /** Notes the element that has the focus: role, name, and what else is told of it. */
  async focus(): Promise<string> {
    await this.announcements();
    const { result } = await this.#session.send("Runtime.evaluate", {
      expression: `(() => { let e = document.activeElement;
        while (e?.shadowRoot?.activeElement) e = e.shadowRoot.activeElement; return e; })()`,
    });
    const { objectId = "" } = result;
    const { nodes } = await this.#session.send("Accessibility.getPartialAXTree", { objectId, fetchRelatives: false });
    const [node] = nodes;
    const property = (name: string) => node?.properties?.find((one) => one.name === name)?.value.value;
    const parts = [node?.role?.value, node?.name?.value, node?.value?.value ?? ""];
    // The protocol gives the number where there is a text in its place, which is what is read.
    const functionDeclaration = "function () { return this.getAttribute?.('aria-valuetext'); }";
    const text = await this.#session.send("Runtime.callFunctionOn", { objectId, functionDeclaration });
    if (text.result.value) parts[2] = text.result.value;
    if (property("expanded") === false) parts.push("collapsed");
    if (property("checked") === "true") parts.push("checked");
    if (property("disabled")) parts.push("disabled");
    const line = parts.filter(Boolean).join(", ");
    if (this.transcript.at(-1) !== line) this.transcript.push(line);
    return line;
  }

  async press(key: string): Promise<string> {
    await this.#page.keyboard.press(key);
    return this.focus();
  }

  /** Tab until this is told. */
  async tabTo(what: RegExp): Promise<void> {
    for (let i = 0; i < 120; i++) if (what.test(await this.press("Tab"))) return;
    throw new Error(`Tab never came to ${what}; told was\n${this.transcript.join("\n")}`);
  }
}

/** The first of the expectations that the transcript does not meet, after those before it. */
export function unmet(transcript: string[], expected: RegExp[]): RegExp | undefined {
  let from = 0;
  return expected.find((line) => {
    const at = transcript.findIndex((told, index) => index >= from && line.test(told));
    if (at >= 0) from = at + 1;
    return at < 0;
  });
}
