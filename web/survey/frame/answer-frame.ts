// SPDX-License-Identifier: Apache-2.0
/** What `<sluice-answer>` shows where its question stands in a frame: the frame, and what the page put in as its label. */
import type { AnswerTime } from "../../../wasm/answer-time/answer-time.js";
import type { SluiceError } from "../../../wasm/contract/errors.js";
import type { ProtocolFile } from "../../../wasm/contract/types.js";
import { createElement } from "../disclosure/dom.js";
import { chosenProtocol } from "../form/engine.js";
import { writtenOptions } from "../form/question-config.js";
import type { Words } from "../words/words.js";
import { languageAt } from "../words/words.js";
import { isAbsent } from "./frame-url.js";
import { IsolatedQuestion } from "./isolated-question.js";
import type { Drawn } from "./messages.js";
import { type Theme, themeAt } from "./theme.js";
import { takeTurn } from "./turns.js";

/** A protocol and its identity, as the file says; the frame checks them. */
export interface Checked {
  file: ProtocolFile;
  hash: string;
  text: string;
}

/** Undefined where it is not JSON: the frame says what is wrong with it. Throws `bad_request`. */
export function checkedOf(element: Element, given: AnswerTime | string): Checked | undefined {
  if (typeof given !== "string") {
    const { file, hash } = chosenProtocol(given, element.getAttribute("protocol")).checked;
    return { file, hash, text: JSON.stringify(file) };
  }
  try {
    const file = JSON.parse(given) as ProtocolFile;
    return { file, hash: String(file.certificate.protocol), text: given };
  } catch {
    return undefined;
  }
}

interface Options {
  url: string;
  protocol: string;
  words: Words;
  /** What has been drawn. */
  report: () => string | undefined;
  early: () => void;
  changed: () => void;
}

export class AnswerFrame {
  readonly element = createElement("div", { className: "isolated" });
  /** False where there is no such file; rejects where it refuses to ask. */
  readonly started: Promise<boolean>;
  readonly #question: IsolatedQuestion;
  readonly #host: HTMLElement;
  readonly #stop = new AbortController();
  readonly #endTurn: () => void = () => {};
  /** As it was told last. */
  #look = "";

  constructor(host: HTMLElement, { url, protocol, words, report, early, changed }: Options) {
    this.#host = host;
    const slotted = host.querySelector(':scope > [slot="label"]');
    const label = () => (slotted?.textContent ?? host.getAttribute("label") ?? "").trim() || words.form.choose;
    const waiting = createElement("p", { className: "soft" }, words.form.waiting);
    let tell: { resolve: (isThere: boolean) => void; reject: (error: SluiceError) => void } | undefined;
    this.started = new Promise((resolve, reject) => {
      tell = { resolve, reject };
    });
    const settled = () => {
      waiting.remove();
      this.#endTurn();
    };
    this.#question = new IsolatedQuestion({
      url,
      label: label(),
      page: host.ownerDocument.defaultView ?? window,
      asked: () => ({
        protocol,
        label: label(),
        labelledOutside: slotted !== null,
        options: writtenOptions(host),
        select: host.getAttribute("as") === "select",
        told: host.hasAttribute("told"),
        disabled: host.matches(":disabled"),
        language: languageAt(host),
        theme: this.#theme(),
        report: report(),
      }),
      ready: () => {
        settled();
        tell?.resolve(true);
        changed();
      },
      refused: (error) => {
        settled();
        tell?.reject(error);
      },
      absent: () => {
        settled();
        tell?.resolve(false);
      },
      early,
    });
    if (slotted)
      this.element.append(createElement("div", { className: "label" }, createElement("slot", { name: "label" })));
    this.element.append(waiting);
    this.#endTurn = takeTurn(() => {
      if (isAbsent(url)) tell?.resolve(false);
      else this.element.append(this.#question.element);
    });
    this.#watchLook();
  }

  /** What the browser points at. */
  get frame(): HTMLElement {
    return this.#question.element;
  }
  get isReady(): boolean {
    return this.#question.isReady;
  }
  check(): Promise<boolean> {
    return this.#question.check();
  }
  draw(): Promise<Drawn | undefined> {
    return this.#question.draw();
  }
  nextPerson(): void {
    this.#question.nextPerson();
  }
  disable(disabled: boolean): void {
    this.#question.disable(disabled);
  }
  again(): void {
    this.#question.again();
  }
  focus(): void {
    this.#question.focus();
  }
  close(): void {
    this.#stop.abort();
    this.#endTurn();
    this.#question.close();
  }

  #theme(): Theme {
    const theme = themeAt(this.#host);
    this.#look = JSON.stringify(theme);
    return theme;
  }

  /** Pages change their look by an attribute of the page, a style that comes late, or as the system does. */
  #watchLook(): void {
    const { signal } = this.#stop;
    const look = () => {
      const before = this.#look;
      const theme = this.#theme();
      if (this.#look !== before) this.#question.look(theme);
    };
    const observer = new MutationObserver(look);
    const page = this.#host.ownerDocument;
    for (const part of [page.documentElement, page.body, this.#host]) observer.observe(part, { attributes: true });
    signal.addEventListener("abort", () => observer.disconnect());
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", look, { signal });
    window.addEventListener("load", look, { signal });
    document.fonts?.ready.then(look);
  }
}
