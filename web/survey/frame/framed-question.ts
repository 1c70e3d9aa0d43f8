// SPDX-License-Identifier: Apache-2.0
/** A question in a frame, as its element has it sent: asked for an answer, and drawn once, with all others of its form. */
import type { SluiceError } from "../../../wasm/contract/errors.js";
import { createElement } from "../disclosure/dom.js";
import { writtenOptions } from "../form/question-config.js";
import type { Report } from "../form/report.js";
import type { Drawn } from "../reports.js";
import type { Words } from "../words/words.js";
import { guardFrame } from "./crossing-guard.js";
import { IsolatedQuestion } from "./isolated-question.js";
import { enlist } from "./two-phase.js";

type Asking = HTMLElement & { name: string; form: HTMLFormElement | null };

interface Options {
  url: string;
  /** The text of its file. */
  protocol: string;
  words: () => Words;
  report: Report;
  /** The reason why the element does not work. */
  error: () => SluiceError | undefined;
  /** Whether the form may be sent without an answer. */
  mayLack: (isForced: boolean) => boolean;
  /** It is sent so. */
  lacking: () => void;
  /** Nobody has answered; the frame has told the person. */
  missing: () => void;
  /** The element does not work, or not yet. */
  broken: () => void;
  /** It cannot be asked, as its frame is gone by now, or its report cannot be drawn. */
  failed: (error: unknown) => void;
  changed: () => void;
  enter: () => void;
  /** The frame is taken away with a choice in it: here is its report. */
  left: (drawn: Drawn) => void;
}

export class FramedQuestion {
  readonly frame: IsolatedQuestion;
  readonly #options: Options;
  readonly #stop = new AbortController();
  #wasReady = false;
  #mayLack = false;

  constructor(element: Asking, options: Options) {
    const { url, protocol, words, report, failed, changed, enter, left } = options;
    this.#options = options;
    const slotted = element.querySelector(':scope > [slot="label"]');
    this.frame = new IsolatedQuestion({
      url,
      host: element,
      asked: () => ({
        protocol,
        label: (slotted?.textContent ?? element.getAttribute("label") ?? "").trim() || words().form.choose,
        labelledOutside: slotted !== null,
        options: writtenOptions(element),
        select: element.getAttribute("as") === "select",
        inOrder: element.getAttribute("order") === "written",
        told: element.hasAttribute("told"),
        disabled: element.matches(":disabled"),
        report: report.payload?.[element.name] as string | undefined,
        anew: report.isLost || this.#wasReady,
      }),
      waiting: words().form.waiting,
      ready: () => {
        this.#wasReady = true;
        changed();
      },
      early: () => void this.draw(),
      failed,
      enter,
      left,
    });
    const label = createElement("div", { className: "label" }, createElement("slot", { name: "label" }));
    if (slotted) this.frame.element.prepend(label);
    guardFrame(element, this.#stop.signal);
    enlist(element, this, this.#stop.signal);
  }

  /** Whether it may be sent; where it may not, the person is told. */
  async check(isForced: boolean): Promise<boolean> {
    const { report, error, mayLack, missing, broken } = this.#options;
    this.#mayLack = mayLack(isForced);
    if (report.current || this.#mayLack) return true;
    if ((!error() && (await this.frame.check())) || report.current) return true;
    if (this.frame.isReady) missing();
    else broken();
    return false;
  }

  /** Whether there is a report, drawn now if it has not been, or none is needed. */
  async draw(): Promise<boolean> {
    const { report, error, failed, changed, lacking } = this.#options;
    const mayLack = this.#mayLack;
    this.#mayLack = false;
    if (report.current) return true;
    try {
      report.mayBeSent();
      const drawn = error() ? undefined : await this.frame.draw();
      if (drawn) report.take(drawn);
    } catch (error) {
      failed(error);
    }
    changed();
    if (!report.current && mayLack) lacking();
    return mayLack || report.current !== undefined;
  }

  close(): void {
    this.#stop.abort();
    this.frame.close();
  }
}
