// SPDX-License-Identifier: GPL-3.0-or-later

import { check } from "../checker/checker.js";
import type { Engine } from "../contract/engine.js";
import { SluiceError } from "../contract/errors.js";
import { DEFAULT_OBJECTIVE } from "../contract/objectives.js";
import type { AuditResult, ProtocolFile, ReadersFile } from "../contract/types.js";
import { kept } from "../contract/utility-target.js";
import { auditUnder } from "../engine/audit-under.js";
import { findingsOf, together } from "../engine/verify.js";
import { columnsOfFile } from "../protocol/columns.js";
import { looksLikeSheet } from "../protocol/protocol-check.js";
import { readProtocol } from "../protocol/protocol-file.js";
import { isForReaders, readSettings } from "../protocol/readers-check.js";
import { checkCommitment } from "../protocol/readers-file.js";
import { Arguments } from "./arguments.js";
import { auditReaders } from "./audit-readers.js";
import { type Audited, statementOf } from "./audited.js";
import { describeFailure } from "./failure.js";
import { languageIn, speakerOf } from "./language.js";
import { loadEngine, loadProtocolText, loadTable, ofProtocol } from "./load.js";
import { print, printJson, tell } from "./output.js";
import { readingOf } from "./reading.js";
import { auditSheet } from "./sheet.js";
import { summariseAudit } from "./summary.js";

/** Resolves to the exit code: 1 if the guarantee does not hold, 2 if something else cannot be told. */
export async function audit(args: string[]): Promise<0 | 1 | 2> {
  const given = new Arguments("audit", args);
  const [path, ...paths] = given.files;
  if (path === undefined) throw given.error("audit takes a protocol file, and data files after it");
  const weight = given.text("weight");
  const alpha = given.amount("robust-alpha");
  if (alpha !== undefined && alpha >= 1) throw given.error(`--robust-alpha must be below 1, not ${alpha}`);
  const reading = readingOf(given);
  const engine = await loadEngine();
  const first = await loadProtocolText(path);
  if (looksLikeSheet(first)) {
    if (paths.length > 0) throw given.error("a sheet promises the same for any people: leave the data files out");
    return auditSheet(engine, first, given.flag("json"));
  }
  const settings = readSettings(first, path);
  const fullPath = given.text("full");
  if (fullPath !== undefined && !isForReaders(settings)) {
    throw given.error(`--full is for settings for readers, and ${path} is a full settings file`);
  }
  if (isForReaders(settings) && fullPath === undefined) {
    if (paths.length > 0) throw given.error("data files need the full settings file: name it with --full");
    await auditReaders(settings, path, given.flag("json"));
    return 2;
  }
  const text = fullPath === undefined ? first : await loadProtocolText(fullPath);
  const file = fullPath === undefined && !isForReaders(settings) ? settings : readProtocol(text, fullPath ?? path);
  if (isForReaders(settings) && !belongs(engine, settings, file, path)) return 1;
  const counted = file.prior.flat().every(Number.isInteger);
  const result = await ofProtocol(fullPath ?? path, async () => engine.audit(file));
  const audited: Audited = {
    file,
    result,
    verdict: together(findingsOf(result), await check(text)),
    data: [],
  };
  const worst = counted ? await told(async () => engine.worstCase(file, alpha)) : undefined;
  if (worst instanceof SluiceError) {
    if (worst.code !== "too_large") throw worst;
    tell(`No levels are told for the case that the people counted are only a sample. ${worst.message}`);
  } else if (worst) audited.worst = worst;
  for (const dataPath of paths) {
    const choice = {
      ...columnsOfFile(file),
      ...(weight !== undefined && { weight }),
    };
    const result = await told(async () =>
      auditUnder(engine, file, await loadTable(dataPath, choice, reading), dataPath),
    );
    audited.data.push({ path: dataPath, result });
  }
  await (given.flag("json") ? printJson(toJson(audited)) : print(summariseAudit(audited)));
  const failures = audited.data.flatMap(({ result }) => (result instanceof SluiceError ? [result] : []));
  const say = await speakerOf(languageIn(process.env));
  for (const failure of failures) tell(describeFailure(failure, say));
  if (!audited.verdict.holds) return 1;
  return failures.length > 0 ? 2 : 0;
}

/** Tells whether settings for readers are those of the full file; the audit of that file then says the rest. */
function belongs(engine: Engine, readers: ReadersFile, full: ProtocolFile, path: string): boolean {
  try {
    checkCommitment(readers, full, () => engine.valueWeights(full));
  } catch (error) {
    if (!(error instanceof SluiceError)) throw error;
    tell(`${path}: ${error.message} ${error.remedy}`);
    return false;
  }
  tell(`${path} belongs to the full file: the commitment and every field agree. The audit below is of the full file.`);
  return true;
}

/** A fault of other data, or a result that cannot be told, takes nothing from the verdict on the protocol. */
async function told<T>(work: () => Promise<T>): Promise<T | SluiceError> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SluiceError) return error;
    throw error;
  }
}

function toJson({ file, result, verdict, worst, data }: Audited) {
  const { engine, checker } = verdict;
  return {
    protocol: file.protocol,
    guarantee: file.guarantee,
    statement: statementOf({ file, verdict }),
    ...(file.seesSecret && { seesSecret: true }),
    objective: file.utility.objective ?? DEFAULT_OBJECTIVE,
    ...(file.utility.objective !== undefined && { value: file.utility.value, bound: file.utility.bound }),
    holds: verdict.holds,
    verdict: verdict.says.text,
    ...(!verdict.holds && { reason: engine.holds ? checker.reason : engine.reason }),
    engine: { holds: engine.holds, ...(!engine.holds && { reason: engine.reason }) },
    checker: {
      holds: checker.holds,
      ...(checker.reason !== undefined && { reason: checker.reason }),
      ...(checker.unproved && { unproved: checker.unproved.text }),
      ...(checker.optimum && { optimum: { gap: checker.optimum.gap, proved: checker.optimum.said.text } }),
    },
    ...(result.worst && { worst: result.worst }),
    ...(result.slack !== undefined && { slack: result.slack }),
    informationOf: kept(file.guarantee.notion, file.seesSecret).what,
    ...figures(result),
    ...(worst && { worstCase: { alpha: worst.alpha, people: worst.people, levels: worst.levels } }),
    data: data.map((item) => ({ file: item.path, ...under(item.result) })),
  };
}

function under(result: AuditResult | SluiceError) {
  if (!(result instanceof SluiceError))
    return { ...figures(result), ...(result.missing && { missing: result.missing }) };
  const { code, message, remedy, place } = result;
  return { error: { code, message, remedy, ...place } };
}

function figures(result: AuditResult) {
  const { leakage, mutualInformation, secretInformation, edges, guess, guessLeakage } = result;
  const levels = Object.entries(leakage).map(([notion, { level }]) => [notion, level] as const);
  return {
    leakage: Object.fromEntries(levels),
    ...(edges && { edges }),
    mutualInformation,
    secretInformation,
    guess,
    ...(guessLeakage && { guessLeakage }),
  };
}
