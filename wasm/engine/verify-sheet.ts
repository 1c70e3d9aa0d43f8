// SPDX-License-Identifier: GPL-3.0-or-later
/** The verdict of engine and independent checker together on a sheet of several questions. */
import type { Checked } from "../checker/checker.js";
import { type Said, say } from "../common/said.js";
import { SluiceError, saidBy } from "../contract/errors.js";
import type { AuditResult, SheetFile } from "../contract/types.js";
import { readSheet } from "../protocol/sheet.js";
import * as texts from "./texts.js";
import { findingsOf, OF_FILE, type Verifiers } from "./verify.js";

export interface SheetVerdict {
  /** Both programs find that each question keeps its promise, and that the total is what they come to. */
  holds: boolean;
  engine: { holds: true; sheet: SheetFile; audits: AuditResult[] } | { holds: false; reason: string; flaw: Said };
  checker: Checked;
  says: Said;
}

/** Rejects only if a program cannot judge the text. */
export async function verifySheet(by: Verifiers, text: string): Promise<SheetVerdict> {
  const [engine, checker] = await Promise.all([engineFindings(by, text), by.check(text)]);
  const flaw = checker.flaw ?? say(texts.reasonUnknown);
  const holds = engine.holds && checker.holds;
  if (engine.holds) {
    return { holds, engine, checker, says: holds ? say(texts.bothHoldTogether) : say(texts.checkerRefuses, flaw) };
  }
  const says = checker.holds ? say(texts.engineRefuses, engine.flaw) : say(texts.bothRefuse, engine.flaw, flaw);
  return { holds, engine, checker, says };
}

async function engineFindings(by: Verifiers, text: string): Promise<SheetVerdict["engine"]> {
  try {
    const sheet = readSheet(text);
    const audits: AuditResult[] = [];
    for (const question of sheet.questions) {
      const found = findingsOf(await by.audit(question));
      if (!found.holds) return { holds: false, reason: found.reason, flaw: found.flaw };
      audits.push(found.audit);
    }
    return { holds: true, sheet, audits };
  } catch (error) {
    if (!(error instanceof SluiceError && OF_FILE.includes(error.code))) throw error;
    const flaw = saidBy(error);
    return { holds: false, reason: flaw.text, flaw };
  }
}
