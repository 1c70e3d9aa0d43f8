// SPDX-License-Identifier: GPL-3.0-or-later
/** A protocol and another joint table, brought together: how the channel fares on other data. */
import { shortened } from "./characters.js";
import type { Engine } from "./engine.js";
import { SluiceError } from "./errors.js";
import type { AuditResult, JointTable, ProtocolFile } from "./types.js";

/** Audits the channel under `table`, whose data may lack some of the protocol's categories. */
export function auditUnder(engine: Engine, file: ProtocolFile, table: JointTable, name = ""): AuditResult {
  checkKnown(file, table, name);
  const totals = file.data.categories.map((category) => total(table, table.data.categories.indexOf(category)));
  const occurs = (_: unknown, x: number) => (totals[x] ?? 0) > 0;
  const categories = file.data.categories.filter(occurs);
  const from = categories.map((category) => table.data.categories.indexOf(category));
  const every = table.secret.categories.map((name, s) => ({ name, row: from.map((x) => cell(table, s, x)) }));
  const secrets = every.filter(({ row }) => row.some((weight) => weight > 0));
  const channel = { ...file.channel, weights: file.channel.weights.filter(occurs) };
  return engine.audit(
    { ...file, channel },
    {
      secret: { name: table.secret.name, categories: secrets.map(({ name }) => name) },
      data: { name: table.data.name, categories },
      weights: Float64Array.from(secrets.flatMap(({ row }) => row)),
    },
  );
}

function cell({ data, weights }: JointTable, s: number, x: number): number {
  return weights[s * data.categories.length + x] ?? 0;
}

function total(table: JointTable, x: number): number {
  return x < 0 ? 0 : table.secret.categories.reduce((sum, _, s) => sum + cell(table, s, x), 0);
}

/** A category that the channel has no row for must not be left out silently. */
function checkKnown({ data }: ProtocolFile, table: JointTable, file: string): void {
  const unknown = table.data.categories.find((category) => !data.categories.includes(category));
  if (unknown === undefined) return;
  const category = shortened(unknown);
  throw new SluiceError(
    "unknown_category",
    `The protocol does not know the category "${category}".`,
    "Use data with the protocol's categories, or design a protocol from these data.",
    { ...(file && { file }), column: table.data.name, category },
  );
}
