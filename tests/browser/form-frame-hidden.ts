// SPDX-License-Identifier: GPL-3.0-or-later
/** All that a page can be told while somebody answers in a frame, held against each other for different answers. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Locator, Page } from "playwright-core";
import { eventually } from "./eventually.js";
import { asked, framed } from "./form-frame-page.js";
import { ANSWERS } from "./form-page.js";

declare global {
  var learnt: string[];
  var helloFrom: Window | undefined;
}

/** Runs first in the page: what it notes begins when `told` is emptied. */
function spy(): void {
  globalThis.learnt = [];
  if (window !== window.parent) return;
  const note = (...parts: unknown[]) => globalThis.learnt.push(parts.map((part) => JSON.stringify(part)).join(" "));
  addEventListener("message", ({ source, data }) => {
    globalThis.helloFrom = source as Window;
    note("message", data);
  });
  const send = MessagePort.prototype.postMessage;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    note("to the frame", message);
    send.call(this, message);
  };
  const hear = Object.getOwnPropertyDescriptor(MessagePort.prototype, "onmessage");
  Object.defineProperty(MessagePort.prototype, "onmessage", {
    configurable: true,
    set(this: MessagePort, listener: (event: MessageEvent) => void) {
      hear?.set?.call(this, (event: MessageEvent) => {
        note("from the frame", event.data);
        listener.call(this, event);
      });
    },
  });
  for (const type of PerformanceObserver.supportedEntryTypes) {
    const look = (list: PerformanceObserverEntryList) => {
      for (const { name, entryType, ...entry } of list.getEntries() as (PerformanceEntry & { size?: number })[]) {
        // How long something took differs from one time to the next.
        if (["longtask", "long-animation-frame"].includes(entryType)) continue;
        // Events of keys outside and of the pointer's path are told if they took long.
        if (entryType === "event" && !/click|down$|up$|input|change/.test(name.replace(/^key.*/, ""))) continue;
        note("entry", entryType, name, entry.size);
      }
    };
    new PerformanceObserver(look).observe({ type, durationThreshold: 16 } as PerformanceObserverInit);
  }
}

/** Hears every event of the window from now on, and sees how large things are. */
function listen(): void {
  globalThis.learnt.length = 0;
  const own = [window, HTMLElement.prototype, Document.prototype, Element.prototype];
  const named = own.flatMap((of) => Object.getOwnPropertyNames(of)).filter((name) => name.startsWith("on"));
  const more = ["focusin", "focusout", "DOMActivate", "pointerrawupdate", "compositionstart", "DOMMouseScroll"];
  const names = new Set([...named.map((name) => name.slice(2)), ...more]);
  // Told as often as the machine has time for.
  for (const name of ["message", "devicemotion", "deviceorientation"]) names.delete(name);
  for (const name of names) {
    addEventListener(
      name,
      (event) => {
        const { clientX, clientY, movementX, movementY } = event as MouseEvent;
        const { key } = event as KeyboardEvent;
        const { localName } = event.target as Element;
        globalThis.learnt.push(JSON.stringify([name, localName, clientX, clientY, movementX, movementY, key]));
      },
      true,
    );
  }
  const observer = new ResizeObserver((entries) => {
    for (const { contentRect, target } of entries)
      globalThis.learnt.push(JSON.stringify([target.localName, contentRect.width, contentRect.height]));
  });
  for (const target of [document.body, ...document.querySelectorAll("form, sluice-answer")]) observer.observe(target);
}

/** The answers that the page knows by then. */
const learned = (page: Page): Promise<string[]> =>
  page.evaluate((answers) => {
    const found = (text: string) => (window as unknown as { find(text: string): boolean }).find(text);
    const reach = (read: () => unknown) => {
      try {
        return String(read());
      } catch (error) {
        return (error as Error).name;
      }
    };
    getSelection()?.removeAllRanges();
    return [
      ...globalThis.learnt,
      `finds ${answers.map((answer) => found(`“${answer}”`))}`,
      `finds the odds ${found("Among 100")}`,
      `scrolled ${scrollX} ${scrollY}`,
      `focus ${document.activeElement?.localName}`,
      `valid ${document.forms[0]?.checkValidity()}`,
      `frames ${window.length}`,
      `document of the frame ${reach(() => globalThis.helloFrom?.document)}`,
      `name of it ${reach(() => globalThis.helloFrom?.name)}`,
      `its frames ${reach(() => globalThis.helloFrom?.length)}`,
    ].sort();
  }, ANSWERS);

export type Answering = (page: Page, choices: Locator, which: number) => Promise<void>;

const hands: Record<string, Answering> = {
  "a mouse that jumps there and back": async (page, choices, which) => {
    const box = await choices.nth(which).boundingBox();
    assert.ok(box);
    await page.mouse.move(4, 4);
    await page.mouse.click(box.x + 5, box.y + 5);
    await page.mouse.move(4, 4);
    await page.mouse.move(9, 9);
  },
  keys: async (page, _, which) => {
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    for (let i = 0; i < which; i += 1) await page.keyboard.press("ArrowDown");
  },
};

async function answered(page: Page, choices: Locator, hand: Answering, which: number): Promise<string[]> {
  // The events of loading are over.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await page.evaluate(listen);
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  await hand(page, choices, which);
  // A browser may hear of a finger later than whoever sends it.
  await eventually(() => choices.nth(which).isChecked(), true);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return learned(page);
}

/** Each way to answer, and a control: the recorder tells answers apart in a page whose question stands in no frame. */
export function testsOf(more: Record<string, Answering> = {}): void {
  for (const [name, hand] of Object.entries({ ...hands, ...more })) {
    test(`whatever is chosen by ${name}, the page learns the same`, async () => {
      const all: string[][] = [];
      for (const which of [0, 1, 2]) {
        await framed(
          async ({ page, frame }) => {
            all.push(await answered(page, frame.locator("input"), hand, which));
          },
          { init: spy },
        );
      }
      const [first, ...others] = all;
      for (const other of others) assert.deepEqual(other, first);
      const text = first?.join("\n") ?? "";
      assert.doesNotMatch(text, /from the frame|layout-shift|ArrowDown|click|"input"|"change"|finds.*true/);
      assert.match(text, /document of the frame SecurityError/);
    });
    test(`negative control: of a plain list the page learns what is chosen by ${name}`, async () => {
      const choices = ANSWERS.map((answer) => `<label><input type="radio" name="plain"> ${answer}</label><br>`);
      const all: string[][] = [];
      for (const which of [0, 1]) {
        const form = `${choices.join("")}<div hidden>${asked}</div>`;
        await framed(
          async ({ page }) => {
            all.push(await answered(page, page.locator("[name=plain]"), hand, which));
          },
          { init: spy, form },
        );
      }
      assert.notDeepEqual(all[0], all[1]);
    });
  }
}
