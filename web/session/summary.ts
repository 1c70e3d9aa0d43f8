// SPDX-License-Identifier: GPL-3.0-or-later
import { countsNobody } from "../../wasm/contract/assumptions.js";
import { forSamples, OF_SAMPLES } from "../../wasm/contract/notions.js";
import { isNegligible } from "../../wasm/engine/sluice.js";
import { columnOfReports } from "../../wasm/protocol/pairs.js";
import { happenedAbout } from "../facts/changed-answers.js";
import { heldSays } from "../facts/held-says.js";
import { legend } from "../facts/legend.js";
import { limitsOf, saysOf, sharedNames, usedBy } from "../facts/pairs.js";
import { identifyingColumns } from "../facts/passthrough-columns.js";
import { protocolFacts } from "../facts/protocol-facts.js";
import { isProved } from "../facts/proved.js";
import { sampled } from "../facts/robust.js";
import { promise } from "../facts/sentence.js";
import { keptByValues } from "../facts/values.js";
import { messages } from "../messages/page.js";
import { fileNames } from "../platform/save.js";
import {
  count,
  day,
  decimal,
  integer,
  levelText,
  list,
  percent,
  plain,
  quoted,
  ratioText,
} from "../text/format-message.js";
import { marksKept, nameOf } from "./saved-format.js";
import type { Outcome } from "./state.js";
import { chances, element, factTable, items, page } from "./summary-page.js";

/** So many pairs of neighbours are named. */
const named = 50;

/** One page in plain words about a privatised file: HTML without scripts, to be read or printed. */
export function summary(outcome: Outcome, version: string): Blob {
  const { design } = outcome;
  const t = messages.summary;
  const column = quoted(sharedNames(design.data));
  const title = plain(t.title, { column });
  const body = [
    element("h1", title),
    element(
      "p",
      plain(t.file, {
        name: nameOf(outcome),
        rows: count(outcome.output.rows, messages.rows),
        date: day(outcome.on),
      }),
    ),
    element("p", happenedAbout(design, outcome.write, outcome.output.rows, outcome.counted)),
    ...(design.seesSecret ? [element("p", t.usesSecret)] : []),
    element(
      "p",
      `${wrote(outcome)} ${outcome.keep.length ? plain(marksKept(outcome) ? t.keptSafe : t.kept, { columns: list(outcome.keep) }) : t.keptNone}`,
    ),
    ...identifyingColumns(outcome.output).map((line) => element("p", line)),
    ...(outcome.output.apostrophes > 0
      ? [element("p", count(outcome.output.apostrophes, messages.privatise.apostrophes))]
      : []),
    element("h2", messages.label.title),
    ...inShort(outcome),
    element("h2", t.promiseTitle),
    ...promised(outcome),
    madeFrom(design),
    ...whereTo(outcome),
    element("h2", t.limitsTitle),
    limits(outcome),
    element("h2", design.marks ? t.marksTitle : t.channelTitle),
    chances(design) ?? element("p", t.channelLarge),
    ...(design.channel.some(isNegligible) ? [element("p", t.negligible)] : []),
    ...standsFor(outcome),
    element("p", plain(t.made, { version })),
  ].join("\n");
  return new Blob([page(title, body)], { type: "text/html" });
}

function wrote({ design, write }: Outcome): string {
  const t = messages.summary;
  if (write === "values") return t.wroteValues;
  const column = columnOfReports(design.guarantee.notion, design);
  if (column !== design.data.name) return plain(t.wrotePairs, { column, columns: quoted(usedBy(design)) });
  return design.marks ? t.wroteMarks : t.wroteReports;
}

function promised({ design, protocol, output, worst }: Outcome): string[] {
  const { notion, epsilon, bound, parameters } = design.guarantee;
  const copy = messages.level.notions[notion];
  const named = messages.channel.protocols[design.protocol];
  const { alpha = 0 } = parameters ?? {};
  const t = messages.summary;
  const { message, values } = promise(notion, epsilon, alpha);
  const { numerator, denominator } = bound;
  const value = ratioText(bound);
  const protocolSays = plain(t.protocol, {
    protocol: named?.label ?? design.protocol,
    name: design.protocol,
    says: saysOf(design.protocol, notion, design.seesSecret ?? false, design.utility.objective, isProved(design)),
  });
  return [
    element("p", `${protocolSays} ${plain(t.level, { epsilon: levelText(epsilon), notion: copy?.short ?? notion })}`),
    // Its assumptions stand above.
    element("p", plain(message, values)),
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

/** Says for each file where it goes. */
function whereTo(outcome: Outcome): string[] {
  const { give, keep, settings } = messages.receipt;
  const held = heldSays(outcome.protocol, outcome.weighted);
  const protocol = plain(settings, { name: fileNames(outcome.output).protocol });
  return [
    element("p", `${give} ${nameOf(outcome)}.`),
    element("p", `${held ? keep : give} ${protocol}${held ? ` ${held}` : ""}`),
  ];
}

function limits({ design }: Outcome): string {
  return items(limitsOf(design.guarantee.notion).map((limit) => plain(limit, { secret: design.secret.name })));
}
