// SPDX-License-Identifier: Apache-2.0
/** How the checker refuses a file. */
import type { AuditResult } from "../contract/types.js";
import * as texts from "./texts.js";

export type Fault = "document" | "rows" | "bound" | "distributions" | "exceeds" | "worst" | "hash" | "figures";
/** `flaw` has the reason with its id and its value. */
export type Refusal = { fault: Fault; reason: string; flaw: NonNullable<AuditResult["flaw"]> };
type Text = readonly [id: string, text: string];

/** The text, with the value in its hole if it has one. */
export function said([id, template]: Text, value = ""): Refusal["flaw"] {
  const values: { [hole: string]: string } = {};
  const text = template.replace(/{(\w+)}/, (_, hole) => (values[hole] = value));
  return { id, values, text };
}
function refusal(text: Text, value: string, fault: Fault): Refusal {
  const flaw = said(text, value);
  return { fault, reason: flaw.text, flaw };
}
/** Refuses the file unless the condition holds. The value goes into the hole of the text, if it has one. */
export function need(holds: boolean, text: Text, value = "", fault: Fault = "document"): asserts holds {
  if (!holds) throw new Error("", { cause: refusal(text, value, fault) });
}
/** The refusal that `need` threw, or one made of another error, such as that of JSON.parse. */
export function refusalOf(error: unknown): Refusal {
  const { cause, message } = error as { cause?: Refusal; message: string };
  return cause ?? refusal(texts.noProtocol, message, "document");
}
