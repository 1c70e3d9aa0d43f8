// SPDX-License-Identifier: Apache-2.0
/**
 * A question in a frame of its own, seen from the page. The frame has an origin that it shares with nobody, so the browser
 * itself keeps the page's scripts from what happens in it.
 */
import { fail, fromErrorData, type SluiceError } from "../../../wasm/contract/errors.js";
import { createElement } from "../disclosure/dom.js";
import type { Drawn } from "../reports.js";
import { hostWordsAt, languageAt } from "../words/words.js";
import * as texts from "./errors.js";
import { type Asked, EXPOSED, type FromFrame, HELLO, type ToFrame } from "./messages.js";
import { type Theme, themeAt } from "./theme.js";
import { afterTurns, takeTurn } from "./turns.js";

/** Milliseconds after a document has been loaded in which it has to say that it is ours. */
const GRACE = 2000;
/** Milliseconds in which the question can be answered, from when the frame is put into the page. */
const LONGEST = 60_000;
/** Milliseconds in which a frame that is still there has answered; it takes a few. */
const PATIENCE = 10_000;
/** Milliseconds in which the last word of a frame that was taken away has come. */
const LAST_WORD = 2000;

interface Options {
  /** The address of `sluice-frame.htm`. */
  url: string;
  /** The element that it stands in: it has the look and the language of this place. */
  host: HTMLElement;
  /** Asked at each load: a frame that is moved in the page is loaded anew, and has forgotten what was chosen. */
  asked: () => Omit<Asked, "language" | "words" | "theme">;
  /** The text that people read until it can be answered. */
  waiting: string;
  /** The question can be answered. */
  ready: () => void;
  /** It cannot be asked, and is closed by now: there is no such file, its messages do not arrive, or it refuses. */
  failed: (error: SluiceError) => void;
  /** The person let chance choose before anybody asked for it: there is a report to be asked for. */
  early: () => void;
  /** The person pressed Enter. */
  enter?: () => void;
  /** The frame was taken away, or loaded anew, with a choice of this person in it: here is its report. */
  left: (drawn: Drawn) => void;
}

export class IsolatedQuestion {
  /** To be put into the page. */
  readonly element: HTMLElement;
  readonly frame = createElement("iframe");
  readonly #options: Options;
  readonly #waiting: HTMLElement;
  #endTurn = () => {};
  #port: MessagePort | undefined;
  #isReady = false;
  #wasReady = false;
  #loads = 0;
  /** By what they were asked. */
  readonly #answers = new Map<number, (said: boolean | Drawn | undefined) => void>();
  #count = 0;
  #persons = 0;
  /** As the frame was told last. */
  #wording = "";
  #look = "";
  readonly #stop = new AbortController();

  constructor(options: Options) {
    this.#options = options;
    const { url, host, waiting, asked } = options;
    this.#waiting = createElement("p", { className: "soft" }, waiting);
    this.element = createElement("div", { className: "isolated" }, this.#waiting);
    const attributes = { sandbox: "allow-scripts", referrerpolicy: "no-referrer", allow: "" };
    for (const [name, value] of Object.entries({ ...attributes, title: asked().label, src: url }))
      this.frame.setAttribute(name, value);
    this.frame.style.cssText = "display: block; inline-size: 100%; block-size: 0; border: 0";
    const { signal } = this.#stop;
    const page = host.ownerDocument.defaultView ?? window;
    page.addEventListener("message", (event) => this.#called(event), { signal });
    this.frame.addEventListener("load", () => this.#loaded(), { signal });
    // Not every browser says by "load" that its policy kept it from loading.
    page.document.addEventListener("securitypolicyviolation", (event) => this.#violated(event), { signal });
    this.#watchLook();
    this.#endTurn = takeTurn(() => {
      this.element.append(this.frame);
      this.#expect(LONGEST, () => this.#wasReady);
    });
  }

  get isReady(): boolean {
    return this.#isReady;
  }

  /** Whether there is an answer; if not, the frame tells the person. False where nothing can be answered by now. */
  async check(): Promise<boolean> {
    return (await this.#ask((check) => ({ check }))) === true;
  }

  /** The report, drawn now if it has not been; undefined where there is no answer. */
  async draw(): Promise<Drawn | undefined> {
    const drawn = await this.#ask((draw) => ({ draw }));
    return typeof drawn === "object" ? drawn : undefined;
  }

  nextPerson(): void {
    // Answers that are still on their way are of the person before.
    this.#persons += 1;
    this.#resolveAll();
    this.#send({ next: true });
  }
  disable(disabled: boolean): void {
    this.#send({ disabled });
  }
  focus(): void {
    this.frame.focus();
    this.#send({ focus: true });
  }

  /** Asks the same in other words, where they are others. */
  again(): void {
    const before = this.#wording;
    const again = this.#asked();
    if (this.#wording === before) return;
    this.frame.title = again.label;
    this.#send({ again });
  }

  /** Looks like the page, where that looks otherwise by now. */
  look(): void {
    const theme = themeAt(this.#options.host);
    if (JSON.stringify(theme) === this.#look) return;
    this.#dress(theme);
    this.#send({ theme });
  }

  /** Takes it away, with what was chosen. */
  close(): void {
    this.#stop.abort();
    this.#endTurn();
    this.#forget();
    this.element.remove();
  }

  #asked(): Asked {
    const { host, asked } = this.#options;
    const words = hostWordsAt(host);
    const wording = { ...asked(), language: languageAt(host), ...(words && { words }) };
    this.#wording = JSON.stringify(wording);
    return { ...wording, theme: themeAt(host) };
  }

  #dress(theme: Theme): void {
    this.#look = JSON.stringify(theme);
    // A frame of another scheme than its document's own would have a background.
    this.frame.style.colorScheme = theme.scheme;
  }

  /** Pages change their look by an attribute of the page, a style that comes late, or as the system does. */
  #watchLook(): void {
    const { signal } = this.#stop;
    const { host } = this.#options;
    const look = () => this.look();
    const observer = new MutationObserver(look);
    const { documentElement, body } = host.ownerDocument;
    for (const part of [documentElement, body, host]) observer.observe(part, { attributes: true });
    signal.addEventListener("abort", () => observer.disconnect());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", look, { signal });
    window.addEventListener("load", look, { signal });
    document.fonts?.ready.then(look);
  }

  #send(message: ToFrame): void {
    this.#port?.postMessage(message);
  }

  #ask(message: (id: number) => ToFrame): Promise<boolean | Drawn | undefined> {
    if (!this.#isReady) return Promise.resolve(undefined);
    this.#count += 1;
    const id = this.#count;
    return new Promise((resolve) => {
      const lost = setTimeout(() => this.#reload(), PATIENCE);
      this.#answers.set(id, (said) => {
        clearTimeout(lost);
        resolve(said);
      });
      this.#send(message(id));
    });
  }

  /** Its document crashed, or was replaced by another one, of which nobody is told: the form would wait for ever. */
  #reload(): void {
    this.#forget();
    this.frame.setAttribute("src", this.#options.url);
  }

  #forget(): void {
    const port = this.#port;
    if (port) setTimeout(() => port.close(), LAST_WORD);
    this.#port = undefined;
    this.#isReady = false;
    this.#resolveAll();
  }

  #resolveAll(): void {
    for (const resolve of this.#answers.values()) resolve(undefined);
    this.#answers.clear();
  }

  #called({ data, source }: MessageEvent): void {
    const { contentWindow } = this.frame;
    if (!contentWindow || source !== contentWindow) return;
    if (data === EXPOSED) this.#fail(texts.frameExposed);
    else if (data === HELLO) this.#greet(contentWindow);
  }

  #greet(inside: Window): void {
    this.#forget();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    const before = this.#persons;
    port1.onmessage = ({ data }: MessageEvent<FromFrame>) => {
      if (!("left" in data)) this.#port === port1 && this.#hear(data);
      else if (before + data.persons === this.#persons) this.#options.left(data.left);
    };
    const ask = this.#asked();
    this.#dress(ask.theme);
    inside.postMessage({ ask } satisfies ToFrame, "*", [port2]);
  }

  /** A frame that comes back into the page, or loads anew, gets the same time as at first. */
  #loaded(): void {
    this.#loads += 1;
    const load = this.#loads;
    this.#expect(GRACE, () => this.#port !== undefined);
    this.#expect(LONGEST, () => this.#isReady || load !== this.#loads);
  }

  /** By then it is there, unless it is out of the page: what comes back loads anew. */
  #expect(milliseconds: number, isThere: () => boolean): void {
    setTimeout(() => {
      if (this.frame.isConnected && !isThere()) this.#fail(texts.frameSilent);
    }, milliseconds);
  }

  #violated({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent): void {
    const isOurs = this.#options.url.startsWith(blockedURI) && blockedURI !== "";
    if (isOurs && effectiveDirective === "frame-src" && disposition === "enforce") this.#fail(texts.frameSilent);
  }

  #fail(text: typeof texts.frameSilent | typeof texts.frameExposed): void {
    this.#refuse(fail(text, this.#options.url));
  }

  #refuse(error: SluiceError): void {
    this.close();
    this.#options.failed(error);
  }

  #hear(message: Exclude<FromFrame, { left: Drawn }>): void {
    if ("height" in message) {
      // A height that is not a number sets nothing.
      this.frame.style.blockSize = `${Number(message.height)}px`;
    } else if ("ready" in message) {
      this.#isReady = true;
      this.#wasReady = true;
      this.#waiting.remove();
      this.#endTurn();
      this.#options.ready();
      afterTurns(() => this.#send({ prove: true }));
    } else if ("refused" in message) this.#refuse(fromErrorData(message.refused));
    else if ("early" in message) this.#options.early();
    else if ("enter" in message) this.#options.enter?.();
    else if ("checked" in message) this.#answer(message.checked, message.answered);
    else this.#answer(message.asked, message.drawn);
  }

  #answer(id: number, said: boolean | Drawn | undefined): void {
    this.#answers.get(id)?.(said);
    this.#answers.delete(id);
  }
}
