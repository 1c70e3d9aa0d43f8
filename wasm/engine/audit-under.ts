// SPDX-License-Identifier: Apache-2.0
/** A protocol and another joint table, brought together: how the channel fares on other data. */

import { shortened } from "../common/characters.js";
import { fail, inFile } from "../contract/errors.js";
import { DEFAULT_NOTION } from "../contract/notions.js";
import { isEmpty, namedIn, restricted } from "../contract/parameters.js";
import type { AuditResult, DataVariable, JointTable, Parameters, ProtocolFile, Variable } from "../contract/types.js";
import { columnsOf, withCategories } from "../protocol/columns.js";
import { isMarks } from "../protocol/unary-encoding.js";
import * as texts from "./texts.js";

/** The engine as this needs it: its own type stands under another licence. */
interface Auditor {
  audit(file: ProtocolFile, table?: JointTable): AuditResult;
}

/** Audits the channel under `table`, which may lack some of the protocol's categories. */
export function auditUnder(engine: Auditor, file: ProtocolFile, table: JointTable, name = ""): AuditResult {
  const places = placesIn(file.data, table.data, name);
  if (file.seesSecret) placesIn(file.secret, table.secret, name);
  const sum = (cells: number[]) => cells.reduce((total, weight) => total + weight, 0);
  const cell = (s: number, x: number) => (x < 0 ? 0 : (table.weights[s * table.data.categories.length + x] ?? 0));
  const from = file.data.categories.map((_, x) => places.indexOf(x));
  const occurring = from.flatMap((at, x) => (sum(table.secret.categories.map((_, s) => cell(s, at))) > 0 ? [x] : []));
  // A channel that sees the secret has its rows in the protocol's order.
  const order = file.seesSecret ? file.secret.categories : table.secret.categories;
  const secrets = order
    .map((category, row) => ({ category, row, at: table.secret.categories.indexOf(category) }))
    .filter(({ at }) => at >= 0)
    .map((secret) => ({ ...secret, weights: occurring.map((x) => cell(secret.at, from[x] as number)) }))
    .filter(({ weights }) => sum(weights) > 0);
  const width = file.data.categories.length;
  const inputs = file.seesSecret ? secrets.flatMap(({ row }) => occurring.map((x) => row * width + x)) : occurring;
  const categories = occurring.map((x) => file.data.categories[x] as string);
  const under = {
    secret: withCategories(
      table.secret,
      secrets.map(({ category }) => category),
    ),
    data: withCategories(file.data, categories),
    weights: Float64Array.from(secrets.flatMap((secret) => secret.weights)),
  };
  if (file.guarantee.parameters?.alpha !== undefined) checkEverybody(file, under, name);
  const { parameters } = file.guarantee;
  const left = parameters && restricted(parameters, under.secret, under.data);
  const missing = parameters && unsaid(parameters, under.secret, under.data);
  // A sample of other people would not rule out the same distributions.
  const { known: _, ...promised } = file.guarantee;
  const guarantee = { ...promised, ...(left && { parameters: left }) };
  const there = { ...file, channel: channelFor(file.channel, inputs, categories) };
  const result =
    left && isEmpty(left) ? withoutOwn(engine, file, there, under) : engine.audit({ ...there, guarantee }, under);
  return missing ? { ...result, missing } : result;
}

/** A sample in which nobody has a category does not rule out that somebody has, and a table without it would. */
function checkEverybody(file: ProtocolFile, under: Pick<JointTable, "secret" | "data">, name: string): void {
  for (const [known, { categories }] of [
    [file.secret, under.secret],
    [file.data, under.data],
  ] as const) {
    const category = known.categories.find((one) => !categories.includes(one));
    if (category === undefined) continue;
    throw fail(texts.categoryHasNobody, shortened(category)).at(
      inFile(name, { column: known.name, category: shortened(category) }),
    );
  }
}

/** The channel for these inputs alone. A mark that is nobody's own says nothing: it is left out. */
function channelFor(channel: ProtocolFile["channel"], inputs: number[], categories: string[]): ProtocolFile["channel"] {
  if (isMarks(channel)) return { ...channel, reports: categories };
  return { ...channel, weights: inputs.map((input) => channel.weights[input] as string[]) };
}

/** If none of the pairs occurs, there is no level to tell. The channel's other figures are told all the same. */
function withoutOwn(engine: Auditor, file: ProtocolFile, there: ProtocolFile, under: JointTable): AuditResult {
  const { parameters: _, bounds: __, ...guarantee } = file.guarantee;
  const plain = { ...there, guarantee: { ...guarantee, notion: DEFAULT_NOTION } };
  const { leakage, mutualInformation, secretInformation, guess, guessLeakage } = engine.audit(plain, under);
  // If nothing is compared, nothing can be broken. The only open point is whether the protocol keeps its word.
  const { holds, flaw } = engine.audit(file);
  return {
    holds,
    ...(flaw && { reason: flaw.text, flaw }),
    leakage,
    mutualInformation,
    secretInformation,
    guess,
    ...(guessLeakage && { guessLeakage }),
  };
}

/** The categories that parameters name and the data do not have. */
function unsaid(parameters: Parameters, secret: Variable, data: Variable): AuditResult["missing"] {
  const named = namedIn(parameters);
  const lacking = (names: string[], { categories }: Variable) =>
    [...new Set(names)].filter((name) => !categories.includes(name));
  const missing = { secret: lacking(named.secret, secret), data: lacking(named.data, data) };
  return missing.secret.length + missing.data.length > 0 ? missing : undefined;
}

/** For each category of the table its index in the protocol; one that has no row there must not be left out silently. */
function placesIn(known: DataVariable, given: DataVariable, file: string): number[] {
  const keys = combinations(known);
  return combinations(given).map((key, i) => {
    const index = keys.indexOf(key);
    if (index >= 0) return index;
    const category = shortened(given.categories[i] ?? "");
    throw fail(texts.protocolLacksCategory, category).at(inFile(file, { column: given.name, category }));
  });
}

/** The categories by their values, whatever their names are. */
function combinations(data: DataVariable): string[] {
  const columns = columnsOf(data);
  return data.categories.map((_, x) => JSON.stringify(columns.map(({ values }) => values[x])));
}
