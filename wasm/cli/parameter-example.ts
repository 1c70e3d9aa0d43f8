// SPDX-License-Identifier: GPL-3.0-or-later
import { EXAMPLES } from "../contract/catalogue.js";
import { parameterOf, shapeOf } from "../contract/notions.js";
import type { Notion } from "../contract/types.js";

/** The file of parameters that a notion cannot do without, as an example of it. */
export function exampleOf(notion: Notion): string | undefined {
  const shape = shapeOf(notion);
  const value = shape && EXAMPLES[shape];
  return value === undefined ? undefined : `{"${parameterOf(notion)}": ${value}}`;
}
