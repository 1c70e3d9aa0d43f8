// SPDX-License-Identifier: Apache-2.0
/** Finds what a JSON schema says of fields of which the form's data never has a value, whichever framework shows it. */
import { fail } from "../../../wasm/contract/errors.js";
import { reasonsOf } from "../linter/reasons.js";
import { finding, type SchemaFinding } from "./texts.js";

type Json = Record<string, unknown>;
const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null;

/** Fields within these are there, or are asked, by the value of something else. */
const CONDITIONAL = [
  ...["if", "then", "else", "not", "oneOf", "anyOf", "allOf"],
  ...["dependencies", "dependentSchemas", "dependentRequired"],
];
const VALUED = ["default", "const"];

/** Finds what is wrong with these fields, by their names, anywhere in the schema. */
export function lintFields(schema: unknown, fields: readonly string[]): SchemaFinding[] {
  if (fields.length === 0) return [finding("nothing-private", "#")];
  const found: SchemaFinding[] = [];
  const lost = new Set(fields);
  const walk = (node: unknown, path: string, conditional: boolean): void => {
    if (!isObject(node)) return;
    for (const [key, value] of Object.entries(node)) {
      const at = `${path}/${key}`;
      const within = conditional || CONDITIONAL.includes(key);
      if (fields.includes(key)) {
        lost.delete(key);
        const valued = isObject(value) ? VALUED.filter((word) => word in value) : [];
        if (within) found.push(finding("depends", at, { question: key }));
        else found.push(...valued.map((word) => finding("valued", `${at}/${word}`, { question: key })));
      }
      // Names also stand in lists, of what is required.
      if (Array.isArray(node) && typeof value === "string" && fields.includes(value)) {
        found.push(finding(within ? "depends" : "required", path, { question: value }));
      }
      // The choices of a field are values, whatever they are called.
      if (![...VALUED, "enum", "examples"].includes(key)) walk(value, at, within);
    }
  };
  walk(schema, "#", false);
  return [...found, ...[...lost].map((field) => finding("unknown-field", "#", { question: field }))];
}

const schemaLeaks = [
  "schema-leaks",
  "bad_request",
  "The form's schema would give private answers away, or could not be sent:\n{reasons}",
  "Change the schema at these places; what to do stands behind each.",
] as const;

/** Throws `bad_request` with all that is wrong. */
export function refuseFindings(found: readonly SchemaFinding[]): void {
  if (found.length > 0) throw fail(schemaLeaks, reasonsOf("schema", found));
}
