// SPDX-License-Identifier: GPL-3.0-or-later
/** The verdict of engine and independent checker together on a protocol file. */
import type { Checked } from "../checker/checker.js";
import type { Said } from "../common/said.js";
import { say } from "../common/said.js";
import { type ErrorCode, SluiceError, saidBy } from "../contract/errors.js";
import type { AuditResult, ProtocolFile } from "../contract/types.js";
import { readProtocol, writeProtocol } from "../protocol/protocol-file.js";
import * as texts from "./texts.js";

/** The two programs: a `Sluice` is both. */
export interface Verifiers {
  audit(file: ProtocolFile): Promise<AuditResult>;
  check(text: string): Promise<Checked>;
}

/** The findings of the engine. A file whose form is wrong has no audit. */
export type EngineFindings =
  | { holds: true; audit: AuditResult }
  | { holds: false; reason: string; flaw: Said; audit?: AuditResult };

export interface Verdict {
  /** Both programs find that the guarantee holds, and that the file states nothing wrong. */
  holds: boolean;
  engine: EngineFindings;
  /** The findings of the checker, which shares nothing with the engine. */
  checker: Checked;
  /** The verdict in a sentence, with the reason of each program that refuses the file. */
  says: Said;
}

/** Other errors than these are not about the file. */
export const OF_FILE: readonly ErrorCode[] = ["bad_protocol", "not_certified"];

/**
 * Verifies a protocol file: its text, or the object that JSON.parse makes of it. Rejects only if a program cannot judge
 * the file, as with `too_large`, or a worker that was closed.
 */
export async function verify(by: Verifiers, document: string | object): Promise<Verdict> {
  // A value that JSON does not have becomes a text that is none.
  const text = typeof document === "string" ? document : String(writeProtocol(document as ProtocolFile));
  const [engine, checker] = await Promise.all([engineFindings(by, text), by.check(text)]);
  return together(engine, checker);
}

/** One verdict of what both have found. */
export function together(engine: EngineFindings, checker: Checked): Verdict {
  const flaw = checker.flaw ?? say(texts.reasonUnknown);
  const holds = engine.holds && checker.holds;
  if (engine.holds) {
    return { holds, engine, checker, says: holds ? say(texts.bothHold) : say(texts.checkerRefuses, flaw) };
  }
  const says = checker.holds ? say(texts.engineRefuses, engine.flaw) : say(texts.bothRefuse, engine.flaw, flaw);
  return { holds, engine, checker, says };
}

/** The findings of an audit. */
export function findingsOf(audit: AuditResult): EngineFindings {
  if (audit.holds) return { holds: true, audit };
  const flaw = audit.flaw ?? say(texts.reasonUnknown);
  return { holds: false, reason: flaw.text, flaw, audit };
}

async function engineFindings(by: Verifiers, text: string): Promise<EngineFindings> {
  try {
    return findingsOf(await by.audit(readProtocol(text)));
  } catch (error) {
    if (!(error instanceof SluiceError && OF_FILE.includes(error.code))) throw error;
    const flaw = saidBy(error);
    return { holds: false, reason: flaw.text, flaw };
  }
}
