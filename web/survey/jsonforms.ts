// SPDX-License-Identifier: Apache-2.0
/**
 * A renderer for JSON Forms with React: the data never have the answer, and `reportsIn` has what is sent beside them.
 *
 *     { "type": "Control", "scope": "#/properties/smokes", "options": { "sluice": smoking } }
 */
import { createElement, type ReactElement } from "react";
import { SluiceAnswer, type SluiceAnswerProps } from "./react.js";
import { lintFields, refuseFindings } from "./schema/lint.js";
import { finding, type SchemaFinding } from "./schema/texts.js";

export { reportsIn } from "./schema/reports-in.js";
export type { SchemaFinding };

/** The parts that are used of a control's place in JSON Forms. */
export interface ControlProps {
  schema: unknown;
  uischema: unknown;
  enabled?: boolean;
}

interface Control {
  scope?: string;
  label?: unknown;
  rule?: { condition?: unknown };
  elements?: unknown[];
  options?: Pick<SluiceAnswerProps, "told" | "as" | "memory" | "frame"> & { sluice?: object | string };
}

const nameOf = ({ scope = "" }: Control): string => scope.slice(scope.lastIndexOf("/") + 1);
const isPrivate = ({ options }: Control): boolean => options?.sluice !== undefined;

export function SluiceControl({ schema, uischema, enabled }: ControlProps): ReactElement {
  const control = uischema as Control;
  const name = nameOf(control);
  const { properties = {} } = schema as { properties?: Record<string, { title?: string; enum?: unknown[] }> };
  const { title, enum: choices } = properties[name] ?? {};
  const { sluice: protocol, told, as, memory, frame } = control.options ?? {};
  const label = typeof control.label === "string" ? control.label : (title ?? name);
  const given = { protocol, told, as, memory, frame, options: choices?.map(String) };
  return createElement(SluiceAnswer, { name, label, disabled: enabled === false, ...given });
}

/** For the property `renderers`, beside the others. */
export const sluiceRenderer = {
  tester: (uischema: unknown): number => (isPrivate(uischema as Control) ? 1000 : -1),
  renderer: SluiceControl,
};

/**
 * Finds what the two schemas would give away around private controls, and what in them could never work. Looks at both
 * and changes nothing.
 */
export function lint(schema: unknown, uischema: unknown): SchemaFinding[] {
  const all = [...controls(uischema, "#")];
  const fields = all.filter(({ control }) => isPrivate(control)).map(({ control }) => nameOf(control));
  const ruled = all.flatMap(({ control, path }) => {
    if (!control.rule) return [];
    const text = JSON.stringify(control.rule);
    const by = fields.find((field) => text.includes(JSON.stringify(field)) || text.includes(`/${field}"`));
    const field = isPrivate(control) ? nameOf(control) : by;
    return field === undefined ? [] : [finding("shown-by", `${path}/rule`, { question: field })];
  });
  return [...lintFields(schema, fields), ...ruled];
}

/** Throws `bad_request` with all that `lint` finds. Call it before the form is shown. */
export const check = (schema: unknown, uischema: unknown): void => refuseFindings(lint(schema, uischema));

function* controls(node: unknown, path: string): Generator<{ control: Control; path: string }> {
  if (typeof node !== "object" || node === null) return;
  const control = node as Control;
  yield { control, path };
  for (const [i, inner] of (control.elements ?? []).entries()) yield* controls(inner, `${path}/elements/${i}`);
}
