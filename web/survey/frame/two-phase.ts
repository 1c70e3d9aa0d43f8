// SPDX-License-Identifier: Apache-2.0
/**
 * Sends a form with questions in frames. First each is asked whether it has an answer; only if all have one, each draws
 * its report. So nothing is fixed of one question while another one still has to be answered.
 */

import { elementsOf } from "../form/sent.js";

/** Both say whether it may be sent; where it may not, the person has been told. A page that sends itself does not wait. */
interface Isolated {
  check(isForced: boolean): Promise<boolean>;
  draw(): Promise<boolean>;
}

const enlisted = new Map<Element, Isolated>();
const sending = new WeakSet<HTMLFormElement>();
const allAsked = new WeakSet<HTMLFormElement>();

/** Whether it is being sent by now, with all reports that there are. */
export const isAllAsked = (form: HTMLFormElement): boolean => allAsked.has(form);

export function enlist(
  element: Element & { form: HTMLFormElement | null },
  isolated: Isolated,
  signal: AbortSignal,
): void {
  enlisted.set(element, isolated);
  signal.addEventListener("abort", () => enlisted.delete(element));
}

const questionsOf = (form: HTMLFormElement): Isolated[] =>
  elementsOf(form)
    .filter((element) => !element.matches(":disabled"))
    .flatMap((element) => enlisted.get(element) ?? []);

/** Has the form sent once everything is drawn, as by the button that was pressed. */
export async function sendTogether(
  form: HTMLFormElement,
  submitter: HTMLElement | null,
  isForced: boolean,
): Promise<void> {
  if (!(await drawTogether(form, isForced))) return;
  // Pages disable the button that was pressed, so that nobody presses it twice; its name and value are sent all the same.
  const disabled = submitter?.hasAttribute("disabled");
  submitter?.removeAttribute("disabled");
  const button = submitter?.isConnected && !submitter.matches(":disabled") ? submitter : null;
  allAsked.add(form);
  // A field of the form may be called so.
  HTMLFormElement.prototype.requestSubmit.call(form, button);
  allAsked.delete(form);
  if (disabled) submitter?.setAttribute("disabled", "");
}

/** Whether all of the form's questions have their report, or may be left out. */
async function drawTogether(form: HTMLFormElement, isForced: boolean): Promise<boolean> {
  if (sending.has(form)) return false;
  sending.add(form);
  try {
    // A frame may be lost after it said that it has an answer: those that are there then are asked once more, and say so.
    for (let times = 0; times < 2; times += 1) {
      const questions = questionsOf(form);
      // One after the other: the first without an answer gets the focus.
      for (const question of questions) if (!(await question.check(isForced))) return false;
      const drawn = await Promise.all(questions.map((question) => question.draw()));
      if (drawn.every(Boolean)) return true;
    }
    return false;
  } finally {
    sending.delete(form);
  }
}

const heard = new WeakSet<object>();
const sentByCall = new WeakSet<HTMLFormElement>();

/**
 * From now on `submit()` of this window's forms, which tells nobody before, waits for the reports. It fires no event but the one
 * that every reading by FormData fires: whoever hears that asks `isSentByCall`.
 */
export function hearSubmitCalls(window: Window): void {
  const { prototype } = (window as Window & typeof globalThis).HTMLFormElement;
  if (heard.has(prototype)) return;
  heard.add(prototype);
  const { submit } = prototype;
  const send = (form: HTMLFormElement): void => {
    sentByCall.add(form);
    try {
      submit.call(form);
    } finally {
      sentByCall.delete(form);
    }
  };
  prototype.submit = function (this: HTMLFormElement): void {
    if (questionsOf(this).length === 0) send(this);
    else void drawTogether(this, true).then((drawn) => drawn && send(this));
  };
}

export const isSentByCall = (form: HTMLFormElement): boolean => sentByCall.has(form);
