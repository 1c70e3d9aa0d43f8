// SPDX-License-Identifier: GPL-3.0-or-later
/** What has to be right before a call can be sent to the worker at all, which checks the rest: the page carries little of it. */
import { list, Reason, record, show } from "../common/checked.js";
import { SluiceError } from "../contract/errors.js";

/** Throws `bad_request` where `check` finds a reason. */
export function refusing(check: () => void): void {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Reason)) throw error;
    throw new SluiceError(
      "bad_request",
      `The request cannot be taken: ${error.message}.`,
      "Give what the documentation of the API names, in the types that it names.",
    );
  }
}

export function checkFile(value: unknown): void {
  if (value instanceof Blob) return;
  refusing(() => {
    throw new Reason(`the file is ${show(value)} instead of a File or a Blob`);
  });
}

/** Of a curve, that it can be made into points. */
export function checkCurve(value: unknown): void {
  refusing(() => {
    const { epsilons, protocols } = record(value, "the request");
    list(epsilons, "epsilons");
    list(protocols, "protocols");
  });
}
