// SPDX-License-Identifier: Apache-2.0
/**
 * Whether a form is being sent by a script's `form.submit()`. It fires no event but the one that every reading by FormData
 * fires, and the report of whoever only reads may not be drawn yet, while that of a form that is sent has to be.
 */

const sending = new WeakSet<HTMLFormElement>();
const noticed = new WeakSet<object>();

/** From now on the forms of this window say so. */
export function noticeSubmitCalls(window: Window): void {
  const { prototype } = (window as Window & typeof globalThis).HTMLFormElement;
  if (noticed.has(prototype)) return;
  noticed.add(prototype);
  const { submit } = prototype;
  prototype.submit = function (this: HTMLFormElement): void {
    sending.add(this);
    try {
      submit.call(this);
    } finally {
      sending.delete(this);
    }
  };
}

export const isSentByCall = (form: HTMLFormElement): boolean => sending.has(form);
