// SPDX-License-Identifier: GPL-3.0-or-later
import type { EstimateOptions, ReportCounts } from "../contract/estimate-types.js";
import type { SettingsFile } from "../contract/types.js";
import { MOST_SHRUNKEN } from "../engine/estimate.js";
import { isSuspicious } from "../engine/suspicious.js";
import { countReports, type ReportsIn } from "../files/report-counts.js";
import type { Inbox } from "../inbox/inbox.js";
import { Arguments } from "./arguments.js";
import { openData } from "./data.js";
import { countedInbox, inboxFields, mailsAt, rowsWithCodes, summariseInbox } from "./inbox.js";
import { loadEngine, loadSettings, withBlankLines } from "./load.js";
import { print, printJson, progressLine, tell } from "./output.js";
import { type Reading, readingOf } from "./reading.js";
import { type Asked, isResearch, research } from "./research.js";
import { INTERVALS, type Kind, summariseEstimate } from "./summary-estimate.js";

export function asking(given: Arguments): EstimateOptions {
  const confidence = given.amount("confidence");
  if (confidence !== undefined && !(confidence > 0 && confidence < 1)) {
    throw given.error(`--confidence must be between 0 and 1, not ${confidence}`);
  }
  return { ...(confidence !== undefined && { confidence }), ...(given.flag("assume-prior") && { assume: "prior" }) };
}

/** The kind of intervals that is asked for. */
export function kindOf(given: Arguments): Kind | undefined {
  return given.isGiven("intervals") ? given.oneOf("intervals", INTERVALS) : undefined;
}

/** How files are read, and what is said of them. */
function wording(given: Arguments): Omit<Asked, "given"> {
  const written = given.oneOf("written", ["reports", "values"], "reports");
  const kind = kindOf(given) ?? INTERVALS[0];
  const reading = readingOf(given);
  return { written, kind, reading, how: { ...asking(given), ...shrinking(given) } };
}

function shrinking(given: Arguments): EstimateOptions {
  const shrink = given.amount("shrink");
  if (shrink !== undefined && shrink > MOST_SHRUNKEN) throw given.error(`--shrink must be at most ${MOST_SHRUNKEN}`);
  return shrink === undefined ? {} : { shrink };
}

/** The noisy answers of mails and of texts with sorting codes are counted as those of a table. */
async function countedAt(
  path: string,
  protocol: SettingsFile,
  holding: ReportsIn,
  reading: Reading,
): Promise<{ counted: ReportCounts; inbox?: Inbox }> {
  const isInbox = holding.as === "rows" && holding.written === "reports";
  const mails = isInbox ? await mailsAt(path) : undefined;
  if (mails) return countedInbox(mails, protocol);
  const progress = progressLine(`Reading ${path}`);
  const data = await openData(path, reading);
  const rows = isInbox ? await rowsWithCodes(data) : undefined;
  if (rows) return countedInbox(rows, protocol);
  const counted = await data
    .inRows(() => countReports(data, protocol, holding, withBlankLines(progress, path, reading)))
    .finally(() => progress.done());
  return { counted };
}

/** Resolves to 1 where the reports do not look like the protocol's. */
export async function estimate(args: string[]): Promise<0 | 1> {
  const given = new Arguments("estimate", args);
  const [path, reports, ...more] = given.files;
  const counts = given.text("counts");
  // The options for groups say themselves which files they take.
  if (isResearch(given)) return research({ given, ...wording(given) });
  if (path === undefined || more.length > 0 || (reports === undefined) === (counts === undefined)) {
    throw given.error("estimate takes a protocol file and a file of reports, or --counts with a file of counts");
  }
  const { written, kind, reading, how } = wording(given);
  const engine = await loadEngine();
  const protocol = await loadSettings(path, engine);
  const file = counts ?? (reports as string);
  const holding: ReportsIn = { written, as: counts === undefined ? "rows" : "counts" };
  const { counted, inbox } = await countedAt(file, protocol, holding, reading);
  // Without a noisy answer there is no estimate to tell it beside.
  if (inbox && counted.reports.length === 0) tell(summariseInbox(inbox).trimEnd());
  const found = engine.estimate(protocol, counted, how);
  const { notion, epsilon } = protocol.guarantee;
  await (given.flag("json")
    ? printJson({
        protocol: protocol.protocol,
        guarantee: { notion, epsilon },
        suspicious: isSuspicious(found),
        ...found,
        ...(inbox && { inbox: inboxFields(inbox) }),
      })
    : print((inbox ? summariseInbox(inbox) : "") + summariseEstimate(protocol, counted, found, kind, how.shrink)));
  return isSuspicious(found) ? 1 : 0;
}
