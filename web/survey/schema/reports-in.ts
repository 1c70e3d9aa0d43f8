// SPDX-License-Identifier: Apache-2.0
import { ENVELOPE, type Payload } from "../reports.js";

/** The reports of all `<sluice-answer>` in a form, drawn by now, as one payload to be sent beside its data. */
export function reportsIn(form: HTMLFormElement): Payload | undefined {
  const payloads = [...form.elements].flatMap((element) => {
    const { payload } = element as { payload?: () => Payload | undefined };
    const drawn = element.localName === "sluice-answer" ? payload?.call(element) : undefined;
    return drawn ? [drawn] : [];
  });
  const [first] = payloads;
  if (!first) return undefined;
  const protocols = Object.assign({}, ...payloads.map((payload) => payload[ENVELOPE].protocols));
  return { ...Object.assign({}, ...payloads), [ENVELOPE]: { ...first[ENVELOPE], protocols } };
}
