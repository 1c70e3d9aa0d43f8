// SPDX-License-Identifier: GPL-3.0-or-later
/** Pages that weaken a question's frame, or keep it from being there: the question is then asked nowhere, and all are told. */
import assert from "node:assert/strict";
import { test } from "node:test";
import type { Page } from "playwright-core";
import { HELLO } from "../../web/survey/frame/messages.js";
import { eventually } from "./eventually.js";
import { adapter, asked, frameHtml, protocol } from "./form-frame-page.js";
import { inForm, type Opening, opened, openRoots, question } from "./form-page.js";

/** The errors that the frame or the element finds, and the sentences that people read then. */
const EXPOSED = { id: "frame-exposed", said: /could read your answer, so this question is not asked/ };
const SILENT = { id: "frame-silent", said: /did not load, so the question is not asked\. Please load the page again/ };

interface Hostile extends Opening {
  /** Runs before anything else of the page, and not in its frames. */
  init?: () => void;
  /** Runs before anything else of the frame. */
  inside?: () => void;
  form?: string;
  /** Milliseconds that pass. */
  later?: number;
  /** An address that is loaded into the frame before that, once the question has been asked in it. */
  replaced?: string;
}

/** Such a page asks nothing, tells the person and the console, fires `error`, and sends nothing. */
export async function closed(
  { id, said }: typeof EXPOSED,
  { init, inside, form = inForm(asked), pages, later, replaced, ...more }: Hostile,
): Promise<void> {
  const console: string[] = [];
  await opened(
    form,
    async ({ page, site }) => {
      if (later) {
        await page.locator("iframe").waitFor({ state: "attached" });
        if (replaced) {
          const customError = () => document.querySelector("sluice-answer")?.validity.customError;
          await eventually(() => page.evaluate(customError), false);
          await page.locator("iframe").evaluate((frame, url) => frame.setAttribute("src", url), replaced);
          const greetings = (hello: string) => globalThis.noted.filter((line) => line === hello).length;
          await eventually(() => page.evaluate(greetings, HELLO), 2);
        }
        await page.clock.fastForward(later);
      }
      await eventually(() => page.evaluate(() => document.querySelector("sluice-answer")?.error?.id), id);
      assert.match(String(await page.locator("sluice-answer [role=alert]").textContent()), said);
      assert.equal(await page.locator("iframe, input[type=radio], select").count(), 0);
      assert.match(
        console.join("\n"),
        /<sluice-answer name="smokes">: .*The question is not asked|so the question is not asked/,
      );
      const noted = await page.evaluate(() => globalThis.noted);
      assert.deepEqual(
        noted.filter((line) => line === "error"),
        ["error"],
      );
      if (id === EXPOSED.id) assert.equal(noted.includes("asked"), false);
      for (const send of [(page: Page) => page.locator("#send").click(), submitted]) await send(page);
      await page.waitForTimeout(100);
      assert.equal(site.posted.length, 0);
    },
    {
      adapter,
      pages: { "/sluice-frame.htm": frameHtml, ...pages },
      prepare: async (page) => {
        page.on("console", (message) => message.type() === "error" && console.push(message.text()));
        await page.addInitScript(openRoots);
        if (later) await page.clock.install();
        await page.addInitScript(note);
        for (const [script, place] of [
          [init, "==="],
          [inside, "!=="],
        ] as const)
          if (script) await page.addInitScript(`if (window ${place} parent) (${script})();`);
      },
      until: async () => {},
      fresh: true,
      ...more,
    },
  );
}

const submitted = (page: Page): Promise<void> => page.evaluate(() => document.forms[0]?.submit());

/** Runs before anything else: that the element has failed, and that a frame was given its question. */
function note(): void {
  if (window !== parent) addEventListener("message", () => parent.postMessage("asked", "*"));
  globalThis.noted = [];
  addEventListener("error", ({ target }) => target instanceof HTMLElement && globalThis.noted.push("error"), true);
  addEventListener("message", ({ data }) => globalThis.noted.push(String(data)), true);
}

/** Every attribute `sandbox` that is set from now on lets in one thing more. */
function weaken(): void {
  const set = Element.prototype.setAttribute;
  Element.prototype.setAttribute = function (name, value) {
    set.call(this, name, name === "sandbox" ? `${value} allow-same-origin` : value);
  };
}

/** Every frame is changed as it is put into the page. */
const onAppend = (change: string) => `() => {
  const { append } = Element.prototype;
  Element.prototype.append = function (...nodes) {
    for (const node of nodes) if (node instanceof HTMLIFrameElement) (${change})(node);
    append.apply(this, nodes);
  };
}`;
/** Every frame is changed once it has come into a tree of the page, also a closed one. */
const onInsert = (change: string) => `() => {
  const { attachShadow } = Element.prototype;
  Element.prototype.attachShadow = function (init) {
    const root = attachShadow.call(this, init);
    const changed = new WeakSet();
    new MutationObserver(() => {
      const frame = root.querySelector("iframe");
      if (!frame || changed.has(frame)) return;
      changed.add(frame);
      ${change}
    }).observe(root, { childList: true, subtree: true });
    return root;
  };
}`;
const asFunction = (text: string): (() => void) => ({ toString: () => text }) as unknown as () => void;
const bySrcdoc = (more: string) =>
  asFunction(
    onAppend(`(frame) => {
      const request = new XMLHttpRequest();
      request.open("GET", "/sluice-frame.htm", false);
      request.send();
      frame.srcdoc = request.responseText;
      ${more}
    }`),
  );

const weakened: Record<string, Hostile> = {
  "setAttribute adds allow-same-origin": { init: weaken },
  "and the frame's own `origin` is replaced": {
    init: weaken,
    inside: () => Object.defineProperty(window, "origin", { value: "null" }),
  },
  "its property sandbox is added to": {
    init: asFunction(onAppend('(frame) => frame.sandbox.add("allow-same-origin")')),
  },
  "its sandbox is taken away": { init: asFunction(onAppend('(frame) => frame.removeAttribute("sandbox")')) },
  "an observer adds allow-same-origin, and loads it again": {
    init: asFunction(onInsert('frame.sandbox.add("allow-same-origin"); frame.src += "?again";')),
  },
  "an observer takes its sandbox away, and loads it again": {
    init: asFunction(onInsert('frame.removeAttribute("sandbox"); frame.src += "?again";')),
  },
  "its file is put in as srcdoc, without a sandbox": { init: bySrcdoc('frame.removeAttribute("sandbox");') },
  "its file is put in as srcdoc, in the sandbox": { init: bySrcdoc("") },
};

const stopped: Record<string, Hostile> = {
  "a listener stops the frame's first message": {
    init: () => addEventListener("message", (event) => event.stopImmediatePropagation(), true),
  },
  "addEventListener passes over messages": {
    init: () => {
      const add = EventTarget.prototype.addEventListener;
      EventTarget.prototype.addEventListener = function (name, ...more) {
        if (name !== "message") add.call(this, name, ...more);
      };
    },
  },
  "its messages and what is loaded are stopped": {
    init: () => {
      for (const name of ["message", "load"])
        for (const at of [window, document])
          at.addEventListener(name, (event) => event.stopImmediatePropagation(), true);
    },
    later: 61_000,
  },
  "another MessageChannel hears nothing": {
    init: () => {
      const Channel = MessageChannel;
      globalThis.MessageChannel = function Deaf() {
        const { port1, port2 } = new Channel();
        // The clock of this test has channels as well.
        const isOurs = new Error().stack?.includes("/adapter.js");
        return { port1: isOurs ? { postMessage() {}, close() {} } : port1, port2 };
      } as unknown as typeof MessageChannel;
    },
    later: 61_000,
  },
  "the frame greets and then says nothing": {
    pages: { "/sluice-frame.htm": `<script>parent.postMessage("${HELLO}", "*")</script>` },
    later: 61_000,
  },
  "the frame has asked, and another document in it greets and then says nothing": {
    pages: { "/mute.htm": `<script>parent.postMessage("${HELLO}", "*")</script>` },
    replaced: "/mute.htm",
    later: 61_000,
  },
  "the frame is of another version": {
    pages: { "/sluice-frame.htm": frameHtml.replaceAll(HELLO, "sluice-frame-1") },
  },
  "the file is not there": { pages: { "/sluice-frame.htm": undefined } },
  "the file is not there, and was named": { form: inForm(question(protocol, 'frame="/nowhere/frame.htm"')) },
  "the server sends its own page for it": { pages: { "/sluice-frame.htm": "<!doctype html><title>Mine</title>" } },
  "it has been rewritten so that its policy keeps it from running": {
    pages: { "/sluice-frame.htm": frameHtml.replace('<script type="module">', '<script type="module">;') },
  },
  "the policy of the page lets no frame in": {
    head: `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; img-src data:; form-action 'self'">`,
  },
};

export function testsOf(): void {
  for (const [name, hostile] of Object.entries(weakened))
    test(`a frame that could be read asks nothing: ${name}`, () => closed(EXPOSED, hostile));
  for (const [name, hostile] of Object.entries(stopped))
    test(`without its frame the question is not asked: ${name}`, () => closed(SILENT, hostile));
}
