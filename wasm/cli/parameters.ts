// SPDX-License-Identifier: GPL-3.0-or-later
/** Reads the parameters that notion and protocol need beside the table, from a file or from options. */
import { record } from "../common/checked.js";
import { parseStrictly } from "../common/json.js";
import { checkCounts } from "../contract/contrasts.js";
import { checkDistances } from "../contract/distances.js";
import { SluiceError } from "../contract/errors.js";
import { parameterOf, ROBUST_NOTIONS, shapeOf } from "../contract/notions.js";
import { withDefaults } from "../contract/parameters.js";
import { enough } from "../contract/resolve-parameters.js";
import type {
  Contrast,
  CountWeight,
  DesignRequest,
  Distance,
  JointTable,
  Notion,
  Parameters,
} from "../contract/types.js";
import { occurring } from "../protocol/columns.js";
import { checkAsked } from "../protocol/guarantee-check.js";
import type { Arguments } from "./arguments.js";
import { readAll } from "./files.js";
import { exampleOf } from "./parameter-example.js";

/** Far more than the levels of a thousand pairs take. */
const MAX_PARAMETER_BYTES = 16 << 20;

/** Throws where the notion cannot do without a file of parameters. */
export function checkNeeded(given: Arguments, notion: Notion): void {
  const example = exampleOf(notion);
  if (example) throw given.error(`--guarantee ${notion} needs --parameters FILE, a JSON file such as ${example}`);
}

/** As a request has it. */
export interface Known {
  parameters?: Parameters;
  distances?: Distance[];
  countWeights?: CountWeight[];
  contrasts?: Contrast[];
}

export async function loadParameters(given: Arguments, table: JointTable, notion: Notion): Promise<Known> {
  const path = given.text("parameters");
  const alpha = given.amount("robust-alpha");
  if (path !== undefined && alpha !== undefined)
    throw given.error("--robust-alpha and --parameters exclude each other");
  if (alpha !== undefined) {
    if (shapeOf(notion) !== "sample") {
      throw given.error(`--robust-alpha is for --guarantee ${ROBUST_NOTIONS.join(", ")}, not ${notion}`);
    }
    if (!(alpha > 0 && alpha < 1)) throw given.error(`--robust-alpha must be between 0 and 1, not ${alpha}`);
    return { parameters: { [parameterOf(notion) ?? ""]: alpha } };
  }
  if (path === undefined) return {};
  const bytes = await readAll(path, MAX_PARAMETER_BYTES);
  if (!bytes) throw given.error(`${path} is too large for a file of parameters`);
  const known = knownFrom(bytes, given, path, table);
  const example = exampleOf(notion);
  const wanted = parameterOf(notion) ?? "";
  if (example && !(known.parameters && wanted in known.parameters)) {
    throw given.error(`${path}: --guarantee ${notion} needs "${wanted}" in the file of --parameters, as in ${example}`);
  }
  try {
    enough(notion, withDefaults(notion, known.parameters), table);
  } catch (error) {
    throw error instanceof SluiceError ? error.at({ ...error.place, file: path }) : error;
  }
  return known;
}

function knownFrom(bytes: Uint8Array, given: Arguments, path: string, { secret, data, weights }: JointTable): Known {
  try {
    const value = parseStrictly(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
    const { distances, countWeights, contrasts, ...rest } = record(value, "the file");
    const counts = {
      ...(countWeights !== undefined && { countWeights }),
      ...(contrasts !== undefined && { contrasts }),
    };
    if (Object.keys(counts).length > 0)
      checkCounts(counts, data.categories, occurring({ secret, data, weights })[1].categories);
    return {
      ...(Object.keys(rest).length > 0 && { parameters: checkAsked(rest, secret, data) }),
      ...(distances !== undefined && { distances: checkDistances(distances, data, "distances") }),
      ...(counts as Pick<DesignRequest, "countWeights" | "contrasts">),
    };
  } catch (error) {
    throw given.error(`${path}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
