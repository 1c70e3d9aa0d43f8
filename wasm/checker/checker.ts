// SPDX-License-Identifier: Apache-2.0
/**
 * Checks a Sluice protocol file from its text, and shares no code with the programs that make files. It reads the file,
 * compares the likelihoods that the guarantee is about, and judges what the file claims. The guarantee is judged in whole
 * numbers, figures by doubles to 1e-9.
 */
import type { WorstRatio } from "../contract/types.js";
import { checkOptimality } from "./checker-claim.js";
import { comparisonsOf } from "./checker-compare.js";
import { documentOf } from "./checker-json.js";
import {
  canonical,
  checkCertificate,
  checkGuarantee,
  checkLevels,
  checkStatedLeakage,
  checkStatements,
  slackOf,
} from "./checker-judge.js";
import { largestRatio } from "./checker-ratios.js";
import { readProtocol } from "./checker-read.js";
import { checkSheet, SHEET } from "./checker-sheet.js";
import { type Refusal, refusalOf } from "./refusal.js";

export type { Fault } from "./refusal.js";

type Said = Refusal["flaw"];
/** The worst ratio and its slack, if the largest ratio is finite. */
type Found = { worst?: WorstRatio; slack?: string };
/**
 * `unproved` names a claim of the file that nothing here proves. `optimum` says that a claim is proved: no channel under the
 * guarantee keeps more than this one and `gap` nats.
 */
export type Checked = Found &
  Partial<Refusal> & { holds: boolean; unproved?: Said; optimum?: { gap: number; said: Said } };

/** Some ten seconds of a search, in multiplications. */
const WORK = 2e9;

/** `work` limits the proof of an optimum, in multiplications; other proofs have no limit. The text may be that of a sheet. */
export async function check(json: string, work = WORK): Promise<Checked> {
  try {
    const document = documentOf(json);
    return document?.format === SHEET
      ? await checkSheet(document, (question) => checkDocument(question, work))
      : await checkDocument(document, work);
  } catch (error) {
    return { holds: false, ...refusalOf(error) };
  }
}

async function checkDocument(document: ReturnType<typeof documentOf>, work: number): Promise<Checked> {
  let found: Found = {};
  try {
    const protocol = readProtocol(document);
    const { notion, parameters } = protocol.document.guarantee;
    const comparisons = comparisonsOf(protocol, notion, parameters);
    checkLevels(protocol, comparisons);
    const largest = largestRatio(protocol, comparisons);
    const { worst, ofBound } = largest;
    const place = canonical(worst);
    if (worst && ofBound[1] > 0n) found = { worst, slack: slackOf(largest) };
    checkGuarantee(protocol, largest, place);
    await checkCertificate(protocol, place, found.slack);
    checkStatedLeakage(protocol, comparisons);
    const optimality = checkOptimality(protocol, work);
    checkStatements(protocol);
    return { holds: true, ...found, ...optimality };
  } catch (error) {
    return { holds: false, ...refusalOf(error), ...found };
  }
}
