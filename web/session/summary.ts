// SPDX-License-Identifier: GPL-3.0-or-later
import { isNegligible } from "../../wasm/api/sluice.js";
import { messages } from "../messages.js";
import { count, decimal, hundredth, integer, list, percent, plain, quoted } from "../text/say.js";
import { guesses } from "./belief.js";
import { legend } from "./legend.js";
import { columnsKept, inputNames, limitsOf, saysOf, sharedNames } from "./pairs.js";
import { fileNames } from "./save.js";
import { promise, sentence } from "./sentence.js";
import type { Outcome } from "./state.js";

/** A channel with more cells does not fit on a page. */
const largest = 400;

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
    element("p", plain(t.file, { name: outcome.output.name, rows: count(outcome.output.rows, messages.rows) })),
    element(
      "p",
      plain(design.seesSecret ? t.happenedPairs : t.happened, {
        column: quoted(sharedNames(design.data)),
        secret: design.secret.name,
      }),
    ),
    element("p", wrote(outcome)),
    element("p", outcome.keep.length ? plain(t.kept, { columns: list(outcome.keep) }) : t.keptNone),
    element("h2", t.promiseTitle),
    ...promised(outcome),
    element("h2", t.lossTitle),
    ...kept(outcome),
    element("h2", t.limitsTitle),
    limits(outcome),
    element("h2", design.marks ? t.marksTitle : t.channelTitle),
    outcome.design.channel.length <= largest ? channel(outcome) : element("p", t.channelLarge),
    ...(outcome.design.channel.some(isNegligible) ? [element("p", messages.summary.negligible)] : []),
    ...standsFor(outcome),
    element("p", plain(t.made, { version })),
  ].join("\n");
  return new Blob([page(title, body)], { type: "text/html" });
}

function wrote({ design, write }: Outcome): string {
  const t = messages.summary;
  if (write === "values") return t.wroteValues;
  return design.marks ? t.wroteMarks : t.wroteReports;
}

function promised({ design, output }: Outcome): string[] {
  const { notion, epsilon, bound, parameters } = design.guarantee;
  const copy = messages.level.notions[notion];
  const protocol = messages.channel.protocols[design.protocol];
  const { alpha = 0 } = parameters ?? {};
  const t = messages.summary;
  const { message, values } = promise(notion, epsilon, alpha);
  const { numerator, denominator } = bound;
  const value = (Number(numerator) / Number(denominator)).toPrecision(6);
  return [
    element(
      "p",
      plain(t.protocol, {
        protocol: protocol?.label ?? design.protocol,
        name: design.protocol,
        says: saysOf(design.protocol, notion),
      }),
    ),
    element("p", plain(t.level, { epsilon: decimal(epsilon, 3), notion: copy?.short ?? notion })),
    element("p", `${plain(message, values)} ${copy?.assumes ?? ""}`),
    ...neighboursOf(design),
    ...(alpha > 0 ? [element("p", plain(t.sample, { people: integer(design.total), alpha: String(alpha) }))] : []),
    element("p", worstCase(design)),
    element("p", `${t.checked} ${plain(t.bound, { numerator, denominator, value })}`),
    element("p", plain(t.protocolFile, { name: fileNames(output).protocol })),
  ];
}

/** Of whom a promise about neighbours speaks. */
function neighboursOf({ guarantee }: Outcome["design"]): string[] {
  const { neighbours = [] } = guarantee.parameters ?? {};
  if (!neighbours.length) return [];
  const pairs = neighbours.slice(0, named).map((pair) => quoted(pair));
  if (neighbours.length > named) pairs.push("…");
  return [element("p", plain(messages.summary.neighbours, { pairs: pairs.join("; ") }))];
}

/** What the reports stand for, where they stand for more than one answer. */
function standsFor({ design }: Outcome): string[] {
  const lines = legend(design);
  if (!lines.length) return [];
  const items = lines.map((line) => element("li", line)).join("\n");
  const { legendTitle, marks } = messages.channel;
  return [element("h2", design.marks ? marks.legendTitle : legendTitle), `<ul>${items}</ul>`];
}

function worstCase(design: Outcome["design"]): string {
  const said = sentence(design);
  if (!said) return "";
  const { today, after, asTheyAre } = said;
  today.values.secret = `“${today.values.secret}”`;
  return [today, after, asTheyAre].map(({ message, values }) => plain(message, values)).join(" ");
}

function kept({ design }: Outcome): string[] {
  const { mutualInformation, dataEntropy } = design.utility;
  const { blind, informed } = guesses(design);
  const t = messages.channel;
  const columns = quoted(columnsKept(design));
  const share = plain(t.kept, { share: percent(mutualInformation / dataEntropy), column: columns });
  return [
    element("p", `${share}.`),
    element("p", plain(t.guess, { informed: integer(informed * 1000), blind: integer(blind * 1000) })),
    element(
      "p",
      plain(messages.summary.prior, {
        total: decimal(design.total),
        secrets: integer(design.secret.categories.length),
        secret: design.secret.name,
        answers: integer(design.data.categories.length),
        column: quoted(sharedNames(design.data)),
      }),
    ),
  ];
}

function limits({ design }: Outcome): string {
  const items = limitsOf(design.guarantee.notion).map((limit) =>
    element("li", plain(limit, { secret: design.secret.name })),
  );
  return `<ul>${items.join("\n")}</ul>`;
}

function channel({ design }: Outcome): string {
  const width = design.reports.length;
  const head = design.reports.map((name) => element("th", name || messages.empty)).join("");
  const rows = inputNames(design).map((name, x) => {
    const cells = design.reports.map((_, y) => element("td", hundredth(design.channel[x * width + y] ?? 0)));
    return `<tr>${element("th", name)}${cells.join("")}</tr>`;
  });
  return `<table><tr><th></th>${head}</tr>\n${rows.join("\n")}</table>`;
}

/** Names come from the person's file: they are text here, whatever they look like. */
function element(tag: string, text: string): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<${tag}>${escaped}</${tag}>`;
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
${element("title", title)}
<style>
body { overflow-wrap: anywhere; font: 1rem/1.5 Georgia, serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
h1, h2 { font-weight: 500; line-height: 1.2; }
h2 { font-size: 1.15rem; margin-top: 2rem; }
table { display: block; overflow-x: auto; overflow-wrap: normal; border-collapse: collapse; font-size: 0.8rem; font-variant-numeric: tabular-nums; }
th, td { border: 1px solid #999; padding: 0.2rem 0.5rem; text-align: right; font-weight: 400; }
th:first-child { text-align: left; }
</style>
</head>
<body>
${body}
</body>
</html>
`;
}
