// SPDX-License-Identifier: Apache-2.0
import { fail } from "../../../wasm/contract/errors.js";
import { ENVELOPE, type Payload } from "../reports.js";

const noForm = [
  "reports-no-form",
  "bad_request",
  "`reportsIn` was given {given} and not a form, so there are no reports to send.",
  "Give it the form: in `onSubmit` of RJSF `event.target`, in that of a form of React `event.currentTarget`.",
] as const;

/**
 * The reports of all `<sluice-answer>` in a form, drawn by now, as one payload to be sent beside its data. Takes what an
 * event has as its target, so that nobody has to cast; throws `bad_request` where that is no form.
 */
export function reportsIn(form: EventTarget | null): Payload | undefined {
  const { elements } = (form ?? {}) as Partial<HTMLFormElement>;
  if (!elements) throw fail(noForm, form === null ? "null" : String(form));
  const payloads = [...elements].flatMap((element) => {
    const { payload } = element as { payload?: () => Payload | undefined };
    const drawn = element.localName === "sluice-answer" ? payload?.call(element) : undefined;
    return drawn ? [drawn] : [];
  });
  const [first] = payloads;
  if (!first) return undefined;
  const protocols = Object.assign({}, ...payloads.map((payload) => payload[ENVELOPE].protocols));
  return { ...Object.assign({}, ...payloads), [ENVELOPE]: { ...first[ENVELOPE], protocols } };
}
