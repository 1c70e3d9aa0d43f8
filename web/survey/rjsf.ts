// SPDX-License-Identifier: Apache-2.0
/**
 * A widget for react-jsonschema-form (@rjsf/core 5 and 6): the form's data never have the answer, and `reportsIn` has what
 * is sent beside them.
 *
 *     <Form schema={schema} uiSchema={{ smokes: { "ui:widget": "sluice", "ui:options": { protocol } } }} widgets={widgets} />
 */
import { createElement, type ReactElement } from "react";
import type { SluiceAnswerProps } from "./react.js";
import { SluiceAnswer } from "./react.js";
import { lintFields, refuseFindings } from "./schema/lint.js";
import type { SchemaFinding } from "./schema/texts.js";

export { reportsIn } from "./schema/reports-in.js";
export type { SchemaFinding };

/** The parts that are used of RJSF's WidgetProps. */
export interface WidgetProps {
  id: string;
  name?: string;
  label: string;
  disabled?: boolean;
  readonly?: boolean;
  // biome-ignore lint/suspicious/noExplicitAny: RJSF's own type of options differs between its versions
  options: any;
}

export function SluiceWidget({ id, name, label, disabled, readonly, options }: WidgetProps): ReactElement {
  const { protocol, told, as, memory, frame, enumOptions } = options as Pick<
    SluiceAnswerProps,
    "protocol" | "told" | "as" | "memory" | "frame"
  > & { enumOptions?: { value: unknown; label: string }[] };
  const offered = enumOptions?.map((option) => ({ value: String(option.value), label: option.label }));
  const given = { protocol, told, as, memory, frame, options: offered };
  return createElement(SluiceAnswer, { id, name: name ?? id, label, disabled: disabled || readonly, ...given });
}

/** For the property `widgets`. */
export const widgets = { sluice: SluiceWidget };

/**
 * Finds what a schema would give away around its private fields, and what in it could never work. Looks at both and
 * changes nothing.
 */
export const lint = (schema: unknown, uiSchema: unknown): SchemaFinding[] =>
  lintFields(schema, [...privateFields(uiSchema)]);

/** Throws `bad_request` with all that `lint` finds. Call it before the form is shown. */
export const check = (schema: unknown, uiSchema: unknown): void => refuseFindings(lint(schema, uiSchema));

function* privateFields(node: unknown, name = ""): Generator<string> {
  if (typeof node !== "object" || node === null) return;
  const { "ui:widget": widget, "ui:options": options } = node as Record<string, unknown>;
  const chosen = widget ?? (options as { widget?: unknown } | undefined)?.widget;
  if (chosen === "sluice" || chosen === SluiceWidget) yield name;
  for (const [key, value] of Object.entries(node)) if (!key.startsWith("ui:")) yield* privateFields(value, key);
}
