// SPDX-License-Identifier: GPL-3.0-or-later
/** A protocol file that has been audited, with the sentence that it states. */
import type { SluiceError } from "../contract/errors.js";
import type { AuditResult, ProtocolFile, WorstCase } from "../contract/types.js";
import type { Verdict } from "../engine/verify.js";
import { statement } from "./statement.js";

export interface Audited {
  file: ProtocolFile;
  result: AuditResult;
  /** The verdict of engine and checker together, on the same text. */
  verdict: Verdict;
  /** Present if the table counts people. */
  worst?: WorstCase;
  data: { path: string; result: AuditResult | SluiceError }[];
}

/** Says the promise, with its parameters. The levels that are proved are told only if the guarantee holds. */
export function statementOf({ file, verdict }: Pick<Audited, "file" | "verdict">): string {
  const { guarantee, secret, data, prior } = file;
  const people = prior.flat().reduce((total, weight) => total + weight, 0);
  return statement(guarantee, { secret, data, people }, verdict.holds);
}
