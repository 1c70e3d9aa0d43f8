// SPDX-License-Identifier: GPL-3.0-or-later
import { fieldsOf } from "./shapes.mjs";

/**
 * The schema with the parameters and objectives that there are.
 * @param {import("./registry.d.mts").Registry} registry
 * @param {string} before
 */
export function schemaText(registry, before) {
  const schema = JSON.parse(before);
  schema.properties.guarantee.properties.parameters.properties = Object.fromEntries(
    fieldsOf(registry).map(({ name, schema }) => [name, schema]),
  );
  // Files do not name the first one, which is taken where none is named.
  const others = registry.objectives.slice(1).map(({ name }) => name);
  schema.properties.utility.properties.objective.enum = others;
  return JSON.stringify(schema, null, 2);
}
