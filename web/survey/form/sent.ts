// SPDX-License-Identifier: Apache-2.0
/** The fields of a form that a report is sent in. */

import { fail } from "../../../wasm/contract/errors.js";
import { ENVELOPE, type Payload } from "../reports.js";
import * as texts from "./errors.js";

/** Beside the report under the element's name what a receiver needs to read it, as JSON. */
const beside = (name: string): string => `${name}_${ENVELOPE}`;

export function fieldsOf({ [ENVELOPE]: envelope, ...reports }: Payload): [name: string, value: string][] {
  return Object.entries(reports).flatMap(([name, report]): [string, string][] => [
    [name, String(report)],
    [beside(name), JSON.stringify(envelope)],
  ]);
}

/** A field of the form may be called so itself. */
export const elementsOf = (form: HTMLFormElement): Element[] => [
  ...(Reflect.get(HTMLFormElement.prototype, "elements", form) as HTMLFormControlsCollection),
];

/** Throws `bad_request` where the element has no name, or another field of the form has it: that might be the answer. */
export function refuseSharedName(element: HTMLElement & { name: string; form: HTMLFormElement | null }): void {
  const { name, form } = element;
  if (!name) {
    throw fail(texts.questionUnnamed);
  }
  const others = (form ? elementsOf(form) : []).filter((other) => other !== element);
  const twice = others.map((other) => other.getAttribute("name")).find((one) => one === name || one === beside(name));
  if (twice === undefined || twice === null) return;
  throw fail(texts.formFieldsAlike, twice);
}
