// SPDX-License-Identifier: Apache-2.0
/**
 * A question in a frame of its own, seen from the page. The frame has an origin that it shares with nobody, so the browser
 * itself keeps the page's scripts from what happens in it.
 */
import { fromErrorData, type SluiceError } from "../../../wasm/contract/errors.js";
import { type Asked, type Drawn, type FromFrame, HELLO, type ToFrame } from "./messages.js";
import type { Theme } from "./theme.js";

/** Milliseconds after a document has been loaded in which it has to say that it is ours. */
const GRACE = 2000;
/** Milliseconds in which a frame that is still there has answered; it takes a few. */
const PATIENCE = 10_000;

export interface IsolatedOptions {
  /** Where `sluice-frame.htm` is. */
  url: string;
  label: string;
  /** The window that the frame is put into. */
  page: Window;
  /** Asked at each load: a frame that is moved in the page is loaded anew, and has forgotten what was chosen. */
  asked: () => Asked;
  /** The question can be answered. */
  ready: () => void;
  /** It cannot, and why. */
  refused: (error: SluiceError) => void;
  /** The file is not there, or the page's policy does not let it in. */
  absent: () => void;
  /** The person let chance choose before anybody asked for it: there is a report to be asked for. */
  early: () => void;
}

export class IsolatedQuestion {
  /** To be put into the page. */
  readonly element: HTMLIFrameElement;
  readonly #options: IsolatedOptions;
  #port: MessagePort | undefined;
  #isReady = false;
  readonly #waiting = new Map<number, (said: boolean | Drawn | undefined) => void>();
  #count = 0;
  readonly #stop = new AbortController();

  constructor(options: IsolatedOptions) {
    this.#options = options;
    this.element = document.createElement("iframe");
    for (const [name, value] of Object.entries({
      sandbox: "allow-scripts",
      referrerpolicy: "no-referrer",
      allow: "",
      title: options.label,
      src: options.url,
    }))
      this.element.setAttribute(name, value);
    this.element.style.cssText = "display: block; inline-size: 100%; block-size: 0; border: 0";
    const { signal } = this.#stop;
    options.page.addEventListener("message", (event) => this.#hello(event), { signal });
    this.element.addEventListener("load", () => this.#loaded(), { signal });
    // Not every browser says by "load" that its policy kept it from loading.
    options.page.document.addEventListener("securitypolicyviolation", (event) => this.#violated(event), { signal });
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
    // What is still on its way is of the person before.
    this.#resolveAll();
    this.#send({ next: true });
  }
  disable(disabled: boolean): void {
    this.#send({ disabled });
  }
  look(theme: Theme): void {
    this.#scheme(theme);
    this.#send({ theme });
  }
  /** Asks the same in other words. */
  again(): void {
    const asked = this.#options.asked();
    this.element.title = asked.label;
    this.#send({ again: asked });
  }
  /** Of another one than the frame's own document it would have a background. */
  #scheme({ scheme }: Theme): void {
    this.element.style.colorScheme = scheme;
  }
  focus(): void {
    this.element.focus();
    this.#send({ focus: true });
  }

  /** Takes it away, with what was chosen. */
  close(): void {
    this.#stop.abort();
    this.#forget();
    this.element.remove();
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
      this.#waiting.set(id, (said) => {
        clearTimeout(lost);
        resolve(said);
      });
      this.#send(message(id));
    });
  }

  /** Its document crashed, or was replaced by another one, of which nobody is told: the form would wait for ever. */
  #reload(): void {
    this.#forget();
    this.element.setAttribute("src", this.#options.url);
  }

  #forget(): void {
    this.#port?.close();
    this.#port = undefined;
    this.#isReady = false;
    this.#resolveAll();
  }

  #resolveAll(): void {
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }

  #hello({ data, source }: MessageEvent): void {
    const { contentWindow } = this.element;
    if (data !== HELLO || !contentWindow || source !== contentWindow) return;
    this.#forget();
    const { port1, port2 } = new MessageChannel();
    this.#port = port1;
    port1.onmessage = ({ data }) => this.#hear(data as FromFrame);
    const ask = this.#options.asked();
    this.#scheme(ask.theme);
    contentWindow.postMessage({ ask } satisfies ToFrame, "*", [port2]);
  }

  #loaded(): void {
    setTimeout(() => {
      if (!this.#port && !this.#stop.signal.aborted) this.#options.absent();
    }, GRACE);
  }

  #violated({ effectiveDirective, blockedURI, disposition }: SecurityPolicyViolationEvent): void {
    const isOurs = this.#options.url.startsWith(blockedURI) && blockedURI !== "";
    if (isOurs && effectiveDirective === "frame-src" && disposition === "enforce") this.#options.absent();
  }

  #hear(message: FromFrame): void {
    if ("height" in message) {
      // What is not a number sets nothing.
      this.element.style.blockSize = `${Number(message.height)}px`;
    } else if ("ready" in message) {
      this.#isReady = true;
      this.#options.ready();
    } else if ("refused" in message) this.#options.refused(fromErrorData(message.refused));
    else if ("early" in message) this.#options.early();
    else if ("checked" in message) this.#answer(message.checked, message.answered);
    else this.#answer(message.asked, message.drawn);
  }

  #answer(id: number, said: boolean | Drawn | undefined): void {
    this.#waiting.get(id)?.(said);
    this.#waiting.delete(id);
  }
}
