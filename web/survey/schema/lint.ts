// SPDX-License-Identifier: Apache-2.0
/** What a JSON schema says of fields of which the form's data never has a value, whichever framework shows it. */
import { fail } from "../../../wasm/contract/errors.js";

export interface SchemaFinding {
  rule: "depends" | "required" | "valued" | "shown-by" | "unknown-field" | "nothing-private";
  /** Where in the schema, as in `#/dependencies/smokes`. */
  path: string;
  message: string;
  remedy: string;
}

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Whatever stands in these is there, or is asked, by the value of something else. */
const CONDITIONAL = [
  ...["if", "then", "else", "not", "oneOf", "anyOf", "allOf"],
  ...["dependencies", "dependentSchemas", "dependentRequired"],
];
const VALUED = ["default", "const"];

/** What is wrong with these fields, by their names, anywhere in the schema. */
export function lintFields(schema: unknown, fields: readonly string[]): SchemaFinding[] {
  if (fields.length === 0) return [finding("nothing-private", "#", "")];
  const seen = new Set<string>();
  const found = [...walk(schema, "#", false, fields, seen)];
  const lost = fields.filter((field) => !seen.has(field));
  return [...found, ...lost.map((field) => finding("unknown-field", "#", field))];
}

function* walk(
  node: unknown,
  path: string,
  conditional: boolean,
  fields: readonly string[],
  seen: Set<string>,
): Generator<SchemaFinding> {
  if (!isObject(node)) return;
  for (const [key, value] of Object.entries(node)) {
    const at = `${path}/${key}`;
    const within = conditional || CONDITIONAL.includes(key);
    if (fields.includes(key)) {
      seen.add(key);
      if (within) yield finding("depends", at, key);
      else if (isObject(value))
        for (const word of VALUED) if (word in value) yield finding("valued", `${at}/${word}`, key);
    }
    // Names also stand in lists, of what is required.
    if (Array.isArray(node) && typeof value === "string" && fields.includes(value)) {
      yield finding(within ? "depends" : "required", path, value);
    }
    // The choices of a field are values, whatever they are called.
    if (key !== "enum" && !(VALUED.includes(key) || key === "examples")) yield* walk(value, at, within, fields, seen);
  }
}

export function finding(rule: SchemaFinding["rule"], path: string, field: string): SchemaFinding {
  const [message, remedy] = RULES[rule];
  return { rule, path, message: message.replace("{field}", field), remedy };
}

const RULES: Record<SchemaFinding["rule"], readonly [message: string, remedy: string]> = {
  depends: [
    'This depends on the private field "{field}": it would tell the answer, or never apply, as the data lack it.',
    "Let nothing depend on a private field, nor a private field on another.",
  ],
  required: [
    'The private field "{field}" is required here, and the data lack it: the form could never be sent.',
    "Take it off the list; the question itself is required.",
  ],
  valued: ['The private field "{field}" has a value of its own.', "Take default or const away."],
  "shown-by": [
    'A rule shows or hides by the private field "{field}", or shows and hides that field.',
    "Take the rule away.",
  ],
  "unknown-field": ['The schema has no field "{field}".', "Name a field of the schema."],
  "nothing-private": [
    "No field is private: every answer stays in the data.",
    "Give the private fields the widget `sluice`.",
  ],
};

const schemaLeaks = [
  "schema-leaks",
  "bad_request",
  "The form's schema would give private answers away, or could not be sent:\n{reasons}",
  "Change the schema at these places; what to do stands behind each.",
] as const;

/** Throws `bad_request` with all that is wrong. */
export function refuseFindings(found: readonly SchemaFinding[]): void {
  const all = found.map(({ path, message, remedy }) => `${path}: ${message} ${remedy}`);
  if (all.length > 0) throw fail(schemaLeaks, all.join("\n"));
}
