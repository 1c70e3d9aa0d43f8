// SPDX-License-Identifier: GPL-3.0-or-later
import { auditUnder } from "../audit-under.js";
import { columnsOf } from "../columns.js";
import { kept } from "../kept.js";
import type { AuditResult, ProtocolFile } from "../types.js";
import { Arguments, type Options } from "./arguments.js";
import { loadEngine, loadProtocol, loadTable } from "./load.js";
import { print, printJson } from "./output.js";
import { statement } from "./statement.js";
import { summariseAudit } from "./summary.js";

export const options: Options = {
  weight: { type: "string" },
  json: { type: "boolean" },
  help: { type: "boolean", short: "h" },
};

export interface Audited {
  file: ProtocolFile;
  result: AuditResult;
  data: { path: string; result: AuditResult }[];
}

/** Resolves to whether the guarantee holds. */
export async function audit(args: string[]): Promise<boolean> {
  const given = new Arguments("audit", args, options);
  const [path, ...paths] = given.files;
  if (path === undefined) throw given.error("audit takes a protocol file, and data files after it");
  const weight = given.text("weight");
  const engine = await loadEngine();
  const file = await loadProtocol(path);
  const audited: Audited = { file, result: engine.audit(file), data: [] };
  for (const dataPath of paths) {
    const choice = {
      secret: file.secret.name,
      data: columnsOf(file.data).map(({ name }) => name),
      ...(weight !== undefined && { weight }),
    };
    const table = await loadTable(dataPath, choice);
    audited.data.push({ path: dataPath, result: auditUnder(engine, file, table, dataPath) });
  }
  await (given.flag("json") ? printJson(toJson(audited)) : print(summariseAudit(audited)));
  return audited.result.holds;
}

/** What is promised, with its parameters. What a bound amounts to is told only where it is one. */
export function statementOf({ file, result }: Pick<Audited, "file" | "result">): string {
  const { guarantee, secret, data, prior } = file;
  const people = prior.flat().reduce((total, weight) => total + weight, 0);
  return statement(guarantee, { secret, data, people }, result.holds);
}

function toJson({ file, result, data }: Audited) {
  return {
    protocol: file.protocol,
    guarantee: file.guarantee,
    statement: statementOf({ file, result }),
    ...(file.seesSecret && { seesSecret: true }),
    holds: result.holds,
    ...(result.reason !== undefined && { reason: result.reason }),
    informationOf: kept(file.guarantee.notion).what,
    ...figures(result),
    data: data.map((item) => ({ file: item.path, ...figures(item.result) })),
  };
}

function figures({ leakage, mutualInformation, secretInformation }: AuditResult) {
  const levels = Object.entries(leakage).map(([notion, { level }]) => [notion, level] as const);
  return { leakage: Object.fromEntries(levels), mutualInformation, secretInformation };
}
