// SPDX-License-Identifier: GPL-3.0-or-later
import { countsNobody } from "../../wasm/contract/assumptions.js";
import { forSamples, OF_SAMPLES } from "../../wasm/contract/notions.js";
import { isNegligible, type ReportCounts } from "../../wasm/engine/sluice.js";
import { columnOfReports } from "../../wasm/protocol/pairs.js";
import { areForReaders } from "../facts/held-says.js";
import { legend } from "../facts/legend.js";
import { limitsOf, saysOf, sharedNames, usedBy } from "../facts/pairs.js";
import { protocolFacts } from "../facts/protocol-facts.js";
import { isProved } from "../facts/proved.js";
import { type Line, receipt as receiptOf } from "../facts/receipt.js";
import { sampled } from "../facts/robust.js";
import { keptByValues } from "../facts/values.js";
import { messages } from "../messages/page.js";
import { fileNames, save } from "../platform/save.js";
import { count, day, decimal, integer, levelText, percent, plain, quoted, ratioText } from "../text/format-message.js";
import type { FilePrivatisation } from "./file-privatisation.js";
import { chances, element, factTable, folded, items, page } from "./receipt-page.js";
import { marksKept, nameOf } from "./saved-format.js";
import type { Outcome } from "./state.js";

/** So many pairs of neighbours are named. */
const named = 50;

/** Counts what was saved once more, and hands over the receipt of that. */
export async function saveReceipt(files: FilePrivatisation, outcome: Outcome, version: string): Promise<void> {
  const { as, output } = outcome;
  const counted = await files.recount(new File([as?.blob ?? output.blob], nameOf(outcome)), outcome);
  if (counted) save(receipt(outcome, counted, version), fileNames(output).receipt);
}

/**
 * One page about a protected file: HTML without scripts, to be read or printed. `counted` is how often each noisy answer
 * stands in the file as it was saved. All that an auditor needs beyond it is folded.
 */
function receipt(outcome: Outcome, counted: ReportCounts, version: string): Blob {
  const { output, protocol, write } = outcome;
  const t = messages.summary;
  const names = fileNames(output);
  const { title, file, lead, sections } = receiptOf({
    ...outcome,
    name: nameOf(outcome),
    date: day(outcome.on),
    counted,
    ofTable: outcome.counted,
    marked: marksKept(outcome),
    tells: output.tells,
    settings: { full: names.protocol, ...(areForReaders(protocol, write) && { readers: names.readers }) },
  });
  const body = [
    element("h1", title),
    said(file),
    ...(lead.length > 0 ? [element("p", lead.map(({ text }) => text).join(" "), "lead")] : []),
    ...sections.flatMap(({ title, lines }) => [element("h2", title), items(lines.map(({ text }) => text))]),
    element("p", plain(t.made, { version })),
    folded(messages.receipt.page.auditTitle, audit(outcome)),
  ].join("\n");
  return new Blob([page(title, body)], { type: "text/html" });
}

const said = ({ text }: Line): string => element("p", text);

function audit(outcome: Outcome): string {
  const { design } = outcome;
  const t = messages.summary;
  return [
    ...inShort(outcome),
    element("h2", t.promiseTitle),
    ...promised(outcome),
    element("p", wrote(outcome)),
    ...(design.seesSecret ? [element("p", t.usesSecret)] : []),
    ...(outcome.output.apostrophes > 0
      ? [element("p", count(outcome.output.apostrophes, messages.privatise.apostrophes))]
      : []),
    madeFrom(design),
    element("h2", t.limitsTitle),
    limits(outcome),
    element("h2", design.marks ? t.marksTitle : t.channelTitle),
    chances(design) ?? element("p", t.channelLarge),
    ...(design.channel.some(isNegligible) ? [element("p", t.negligible)] : []),
    ...standsFor(outcome),
  ].join("\n");
}

function wrote({ design, write }: Outcome): string {
  const t = messages.summary;
  if (write === "values") return t.wroteValues;
  const column = columnOfReports(design.guarantee.notion, design);
  if (column !== design.data.name) return plain(t.wrotePairs, { column, columns: quoted(usedBy(design)) });
  return design.marks ? t.wroteMarks : t.wroteReports;
}

function promised({ design, protocol, output, worst }: Outcome): string[] {
  const { notion, bound, parameters } = design.guarantee;
  const named = messages.channel.protocols[design.protocol];
  const { alpha = 0 } = parameters ?? {};
  const t = messages.summary;
  const { numerator, denominator } = bound;
  const value = ratioText(bound);
  const protocolSays = plain(t.protocol, {
    protocol: named?.label ?? design.protocol,
    name: design.protocol,
    says: saysOf(design.protocol, notion, design.seesSecret ?? false, design.utility.objective, isProved(design)),
  });
  return [
    element("p", protocolSays),
    ...neighboursOf(design),
    ...(alpha > 0 ? [element("p", plain(t.sample, { people: integer(design.total), alpha: levelText(alpha) }))] : []),
    ...ofSample(design, worst),
    element("p", `${t.checked} ${plain(t.bound, { numerator, denominator, value })}`),
    element("p", plain(t.protocolFile, { name: fileNames(output).protocol, identity: protocol.certificate.protocol })),
  ];
}

/** The promise's worth if the table is but a sample, and was taken for the truth. */
function ofSample(design: Outcome["design"], worst: Outcome["worst"]): string[] {
  const said = worst && sampled(design, worst);
  if (!said) return [];
  const { claim, advised } = said;
  const robust = forSamples(design.guarantee.notion) ?? OF_SAMPLES;
  const notion = messages.level.notions[robust]?.label ?? robust;
  const much = advised ? ` ${plain(messages.summary.much, { notion })}` : "";
  return [element("p", `${plain(claim.message, claim.values)}${much}`)];
}

/** The people of whom a promise about neighbours speaks. */
function neighboursOf({ guarantee }: Outcome["design"]): string[] {
  const { neighbours = [] } = guarantee.parameters ?? {};
  if (!neighbours.length) return [];
  const pairs = neighbours.slice(0, named).map((pair) => quoted(pair));
  if (neighbours.length > named) pairs.push("…");
  return [element("p", plain(messages.summary.neighbours, { pairs: pairs.join("; ") }))];
}

/** The answers behind each report, where reports stand for more than one answer. */
function standsFor({ design }: Outcome): string[] {
  const lines = legend(design);
  if (!lines.length) return [];
  const { legendTitle, marks } = messages.channel;
  return [element("h2", design.marks ? marks.legendTitle : legendTitle), items(lines, "legend")];
}

/** The facts in short; for answers that were drawn from reports, also how much these keep. */
function inShort({ design, costs, write }: Outcome): string[] {
  const values = percent(keptByValues(design) / design.utility.dataEntropy);
  return [
    factTable(protocolFacts(design, costs)),
    ...(write === "values" && !countsNobody(design)
      ? [element("p", plain(messages.summary.valuesKept, { share: values }))]
      : []),
  ];
}

function madeFrom(design: Outcome["design"]): string {
  const { prior, priorNone } = messages.summary;
  return element(
    "p",
    plain(countsNobody(design) ? priorNone : prior, {
      total: decimal(design.total),
      secrets: integer(design.secret.categories.length),
      secret: design.secret.name,
      answers: integer(design.data.categories.length),
      column: quoted(sharedNames(design.data)),
    }),
  );
}

function limits({ design }: Outcome): string {
  return items(limitsOf(design.guarantee.notion).map((limit) => plain(limit, { secret: design.secret.name })));
}
