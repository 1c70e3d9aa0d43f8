// SPDX-License-Identifier: Apache-2.0
/** A question in a frame, as its element has it sent: asked for an answer, and drawn once, with all others of its form. */
import type { SluiceError } from "../../../wasm/contract/errors.js";
import type { Report } from "../form/report.js";
import type { Words } from "../words/words.js";
import { AnswerFrame } from "./answer-frame.js";
import { guardFrame } from "./crossing-guard.js";
import { enlist, waitInSubmit } from "./two-phase.js";

type Asking = HTMLElement & { name: string; form: HTMLFormElement | null };

interface Options {
  url: string;
  /** The text of its file. */
  protocol: string;
  words: Words;
  report: Report;
  /** What keeps the element from working. */
  error: () => SluiceError | undefined;
  /** Nobody has answered; the frame has told the person. */
  missing: () => void;
  /** The element does not work, or not yet. */
  broken: () => void;
  failed: (error: unknown) => void;
  changed: () => void;
}

export class FramedQuestion {
  readonly #frame: AnswerFrame;
  readonly #options: Options;
  readonly #stop = new AbortController();

  constructor(element: Asking, options: Options) {
    const { url, protocol, words, report, changed } = options;
    this.#options = options;
    this.#frame = new AnswerFrame(element, {
      url,
      protocol,
      words,
      report: () => report.payload?.[element.name] as string | undefined,
      early: () => void this.draw(),
      changed,
    });
    if (element.form) waitInSubmit(element.form);
    guardFrame(element, this.#stop.signal);
    enlist(element, this, this.#stop.signal);
  }

  /** To be put into the element's tree. */
  get element(): HTMLElement {
    return this.#frame.element;
  }
  /** What the browser points at when it refuses to send. */
  get anchor(): HTMLElement {
    return this.#frame.element;
  }
  get isReady(): boolean {
    return this.#frame.isReady;
  }
  /** False where there is no such file; rejects where it refuses to ask. */
  get started(): Promise<boolean> {
    return this.#frame.started;
  }

  /** Whether it may be sent; where it may not, the person is told. */
  async check(): Promise<boolean> {
    const { report, error, missing, broken } = this.#options;
    if (report.current) return true;
    if (!error() && (await this.#frame.check())) return true;
    if (this.isReady) missing();
    else broken();
    return false;
  }

  /** Whether there is a report, drawn now if it has not been. */
  async draw(): Promise<boolean> {
    const { report, error, failed, changed } = this.#options;
    if (report.current) return true;
    try {
      report.mayBeSent();
      const drawn = error() ? undefined : await this.#frame.draw();
      if (drawn) report.take(drawn);
    } catch (error) {
      failed(error);
    }
    changed();
    return report.current !== undefined;
  }

  nextPerson(): void {
    this.#frame.nextPerson();
  }
  disable(disabled: boolean): void {
    this.#frame.disable(disabled);
  }
  focus(): void {
    this.#frame.focus();
  }
  close(): void {
    this.#stop.abort();
    this.#frame.close();
  }
}
