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
import { loadEngine, loadSettingsOrSheet, withBlankLines } from "./load.js";
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
  protocols: SettingsFile[],
  holding: ReportsIn,
  reading: Reading,
): Promise<{ counted: ReportCounts[]; inbox?: Inbox }> {
  const isInbox = holding.as === "rows" && holding.written === "reports";
  const mails = isInbox ? await mailsAt(path) : undefined;
  if (mails) return countedInbox(mails, protocols);
  const progress = progressLine(`Reading ${path}`);
  const data = await openData(path, reading);
  const rows = isInbox ? await rowsWithCodes(data) : undefined;
  if (rows) return countedInbox(rows, protocols);
  const counted: ReportCounts[] = [];
  for (const protocol of protocols)
    counted.push(
      await data
        .inRows(() => countReports(data, protocol, holding, withBlankLines(progress, path, reading)))
        .finally(() => progress.done()),
    );
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
  const loaded = await loadSettingsOrSheet(path, engine);
  const protocols: SettingsFile[] = "questions" in loaded ? loaded.questions : [loaded];
  const file = counts ?? (reports as string);
  const holding: ReportsIn = { written, as: counts === undefined ? "rows" : "counts" };
  if (counts !== undefined && protocols.length > 1) throw given.error("--counts is for one question, not for a sheet");
  const { counted, inbox } = await countedAt(file, protocols, holding, reading);
  const told = inbox ? summariseInbox(inbox) : "";
  // Without a noisy answer there is no estimate to tell it beside.
  if (inbox && counted.every(({ reports }) => reports.length === 0)) tell(told.trimEnd());
  const found = protocols.flatMap((protocol, i) => {
    const own = counted[i] as ReportCounts;
    // Somebody may answer a part of a sheet.
    if (protocols.length > 1 && own.reports.length === 0 && inbox?.counts.some(({ size }) => size > 0)) {
      tell(`No noisy answer came to "${protocol.data.name}".`);
      return [];
    }
    return [{ protocol, counted: own, estimate: engine.estimate(protocol, own, how) }];
  });
  const documents = found.map(({ protocol, estimate }) => ({
    protocol: protocol.protocol,
    guarantee: { notion: protocol.guarantee.notion, epsilon: protocol.guarantee.epsilon },
    suspicious: isSuspicious(estimate),
    ...estimate,
  }));
  const inboxed = inbox && { inbox: inboxFields(inbox) };
  const parts = found.map(({ protocol, counted, estimate }) =>
    summariseEstimate(protocol, counted, estimate, kind, how.shrink),
  );
  if (!given.flag("json")) await print(told + parts.join("\n"));
  else if ("questions" in loaded) {
    const named = documents.map((document, i) => ({ question: found[i]?.protocol.data.name, ...document }));
    await printJson({ total: loaded.total, questions: named, ...inboxed });
  } else await printJson({ ...documents[0], ...inboxed });
  return found.some(({ estimate }) => isSuspicious(estimate)) ? 1 : 0;
}
