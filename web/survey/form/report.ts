// SPDX-License-Identifier: Apache-2.0
/** Follows one answer: chosen until its report is drawn, forgotten from then on, and the report sent instead. */

import type { CheckedProtocol } from "../../../wasm/answer-time/answer-time.js";
import { fail } from "../../../wasm/contract/errors.js";
import { isMarks, isSet } from "../../../wasm/protocol/unary-encoding.js";
import { pageOf } from "../page-of.js";
import { type Drawn, drawnOf, ENVELOPE, enveloped, newSubmission, type Payload, payloadOf } from "../reports.js";
import { type Memory, type MemoryOption, memoryFor, noMemory, payloadIn } from "../tab-memory.js";
import * as texts from "./errors.js";
import { isAnswerOf, type Question } from "./question-config.js";
import { refuseSharedName } from "./sent.js";

type Protocol = Pick<CheckedProtocol, "hash" | "file">;
type Asking = HTMLElement & { name: string; form: HTMLFormElement | null };

/** Those on the page now: elements, which scripts have anyway. */
const asked = new Set<Asking>();

/** All questions of a form are one person's, and one submission. */
const submissions = new WeakMap<HTMLFormElement, string>();
const heard = new WeakSet<HTMLFormElement>();

/** Reports of questions that were answered and left their form before it was sent, for when they come back to it. */
const departed = new WeakMap<HTMLFormElement, Map<string, Drawn>>();

/** An emptied form is for another person, also where none of the questions that were drawn is still in it. */
function hearReset(form: HTMLFormElement): void {
  if (heard.has(form)) return;
  heard.add(form);
  form.addEventListener("reset", (event) => {
    const before = submissions.get(form);
    // A listener that comes later may still keep the form as it is.
    setTimeout(() => {
      if (event.defaultPrevented || submissions.get(form) !== before) return;
      submissions.delete(form);
      departed.delete(form);
    });
  });
}

/** Whether the form is being sent, or only read. */
export type DrawReason = "read" | "sent";

export class Report {
  /** The choice from which nothing has been drawn yet. */
  chosen: string | undefined;
  /** The question was asked before and has forgotten the choice: silence is no answer until the person knows. */
  isLost = false;
  #payload: Payload | undefined;
  #memory: Memory = noMemory;
  #drawing = false;
  /** Another person came, and nothing has been drawn since: what a memory holds is not theirs. */
  #another = false;

  /** `tell` is called with what is sent as soon as that is known. */
  constructor(
    readonly asking: Asking,
    readonly tell: (payload: Payload) => void,
  ) {}

  get payload(): Payload | undefined {
    return this.#payload;
  }

  /** The payload that was drawn, where the element still asks the same. */
  get current(): Payload | undefined {
    const payload = this.#payload;
    return payload && Object.hasOwn(payload, this.asking.getAttribute("name") ?? "") ? payload : undefined;
  }

  /** Throws `bad_request` where an element that has drawn is used for another question: it would be taken as answered. */
  refuseRenaming(): void {
    if (this.#payload && !this.current) throw fail(texts.questionRenamed, this.asking.name);
  }

  /** The element comes into the page, or leaves it: elsewhere another protocol may stand in it, so it is asked anew. */
  enter(): void {
    asked.add(this.asking);
  }
  leave(question?: Question): void {
    asked.delete(this.asking);
    const { chosen } = this;
    this.chosen = undefined;
    if (!question || chosen === undefined) return;
    this.departure()(drawnOf(question.sluice, question.protocol, chosen));
  }

  /** The form that the question stands in, or stood in at last. */
  form: HTMLFormElement | undefined;

  /** Keeps the report of an answer to this question, as it is asked now, that leaves its form. */
  departure(): (drawn: Drawn) => void {
    const { name } = this.asking;
    return (drawn) => {
      const { form } = this;
      if (!form || this.current) return;
      departed.set(form, (departed.get(form) ?? new Map()).set(keyOf(this.asking, name), drawn));
      hearReset(form);
    };
  }

  /** The report that was drawn when the same question left this form. */
  #departed(): Payload | undefined {
    const { form, name } = this.asking;
    const drawn = form && departed.get(form)?.get(keyOf(this.asking));
    return drawn ? enveloped(name, drawn, this.#submission()) : undefined;
  }

  /** Takes up what was drawn before the page was left or loaded again, if it has been kept. Throws `bad_request`. */
  recall(checked: Protocol, kept: string | undefined): void {
    const { asking } = this;
    if (this.#drawing) return;
    const option = (asking.getAttribute("memory") ?? undefined) as MemoryOption;
    // Until it is known whose it is nothing is kept.
    this.#memory = noMemory;
    this.#refuseTwins();
    this.#memory = memoryFor(option, () => JSON.stringify([...placeOf(this.asking), checked.hash]));
    if (this.#payload) return;
    // They may have come before it was known which memory this question has.
    if (this.#another) this.#memory.forget();
    const stored = [payloadIn(kept), this.#memory.read(), this.#departed()];
    const payload = stored.find((one) => one && isFrom(one, asking.name, checked));
    if (!payload) return;
    this.#memory.keep(payload);
    this.#fix(payload);
  }

  /**
   * Draws the report, unless there is no answer yet. From then on it is known what is sent. Throws what keeps it from
   * being drawn.
   */
  draw(question: Question, reason: DrawReason): void {
    // A script that is run by what is read of the page here, and asks meanwhile, would have another report each time.
    if (this.#payload || this.#drawing) return;
    this.#drawing = true;
    try {
      this.#drawNow(question, reason);
    } finally {
      this.#drawing = false;
    }
  }

  #drawNow({ sluice, protocol, checked }: Question, reason: DrawReason): void {
    const { asking } = this;
    const silence = isAnswerOf(checked, "");
    // A form that is only read is still being filled in, unless its page never does anything else.
    if (reason === "read" && (silence || asking.getAttribute("when") !== "read")) return;
    const answer = this.chosen ?? (silence && !this.isLost ? "" : undefined);
    if (answer === undefined) return;
    this.mayBeSent();
    this.chosen = undefined;
    const payload = payloadOf(sluice, [{ key: asking.name, protocol, answer }], {}, this.#submission());
    this.#memory.keep(payload);
    this.#fix(payload);
  }

  /** Throws `bad_request` where something else would be sent under the same name. */
  mayBeSent(): void {
    refuseSharedName(this.asking);
    this.#refuseTwins();
  }

  /** Takes the report that the question's frame has drawn. Throws what keeps it from being sent. */
  take(drawn: Drawn): void {
    if (this.#payload) return;
    this.mayBeSent();
    const payload = enveloped(this.asking.name, drawn, this.#submission());
    this.#memory.keep(payload);
    this.#fix(payload);
  }

  #submission(): string {
    const { form } = this.asking;
    return (form ? submissions.get(form) : undefined) ?? newSubmission();
  }

  /** Another person answers. */
  forget(): void {
    const { form } = this.asking;
    // The first question of a form that is asked to; what the others then draw belongs to the other person.
    if (form && submissions.get(form) === this.#payload?.[ENVELOPE].submission) submissions.delete(form);
    if (form) departed.delete(form);
    this.#memory.forget();
    this.#another = true;
    this.isLost = false;
    this.#payload = undefined;
    this.chosen = undefined;
  }

  /** Throws `bad_request` where another question would be taken for this one after a reload, and send its report. */
  #refuseTwins(): void {
    if (!this.asking.hasAttribute("memory")) return;
    const place = placeOf(this.asking).join("\n");
    for (const other of asked) {
      if (other === this.asking || !other.hasAttribute("memory") || placeOf(other).join("\n") !== place) continue;
      throw fail(texts.questionsAlike, this.asking.name);
    }
  }

  #fix(payload: Payload): void {
    this.#payload = payload;
    this.#another = false;
    this.isLost = false;
    this.chosen = undefined;
    const { form } = this.asking;
    if (form && !submissions.has(form)) submissions.set(form, payload[ENVELOPE].submission);
    if (form) hearReset(form);
    if (form) departed.get(form)?.delete(keyOf(this.asking));
    this.tell(payload);
  }
}

/** The texts that tell questions apart after a reload. */
function placeOf({ name, form }: Asking): string[] {
  const of = (attribute: string) => form?.getAttribute(attribute) ?? "";
  return [...pageOf(), of("id"), of("action"), name];
}

/** The same question, in whatever element: whoever hands the element on to another one asks that anew. */
const keyOf = (asking: Asking, name = asking.name): string =>
  JSON.stringify([name, asking.getAttribute("label"), asking.querySelector('[slot="label"]')?.textContent]);

/** Whether this is what an element of this name sends of this protocol, and nothing else. */
function isFrom(payload: Payload, name: string, { hash, file: { channel } }: Protocol): boolean {
  const { [name]: report, [ENVELOPE]: envelope, ...more } = payload;
  if (typeof report !== "string" || envelope.protocols[name] !== hash || Object.keys(more).length > 0) return false;
  return isMarks(channel) ? isSet(report, channel.reports.length) : channel.reports.includes(report);
}
