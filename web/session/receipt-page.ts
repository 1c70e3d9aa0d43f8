// SPDX-License-Identifier: GPL-3.0-or-later
/** The parts of a receipt, and its look on a screen and on paper. */
import type { Design } from "../../wasm/engine/sluice.js";
import type { Fact } from "../facts/fact.js";
import { inputNames } from "../facts/pairs.js";
import { messages } from "../messages/page.js";
import { hundredth, plain } from "../text/format-message.js";
import { isolatesAsMarkup, withoutIsolates } from "../text/isolate.js";
import { language } from "../text/language.js";
import { reportNames } from "../text/reports.js";

/** A channel with more cells does not fit on a page. */
const largest = 400;

/** So many characters, in words that are not divided, fit across a page; otherwise names stand upright above their columns. */
const characters = 90;

/** Names come from the person's file: they are text here, whatever they look like. */
export function element(tag: string, text: string, look = ""): string {
  const escaped = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
  return `<${tag}${look && ` class="${look}"`}>${isolatesAsMarkup(escaped)}</${tag}>`;
}

export function items(lines: string[], look = ""): string {
  return `<ul class="${look}">${lines.map((line) => element("li", line)).join("\n")}</ul>`;
}

/** More that is read and printed where somebody unfolds it. */
export function folded(title: string, body: string): string {
  return `<details>${element("summary", title)}\n${body}</details>`;
}

/** The facts, a line each. */
export function factTable(facts: Fact[]): string {
  const said = ({ message, values }: Fact["brief"]) => plain(message, values);
  const rows = facts.map(
    ({ name, brief, sentences }) =>
      `<tr>${element("th", messages.label.names[name])}<td>${element("strong", said(brief))} ${element("span", sentences.map(said).join(" "))}</td></tr>`,
  );
  return `<table class="facts"><tbody>${rows.join("\n")}</tbody></table>`;
}

/** The channel as a table, the fewer names above: paper is higher than wide. None where it is too large. */
export function chances(design: Design): string | undefined {
  const { channel, seesSecret } = design;
  const reports = reportNames(design);
  if (channel.length > largest) return undefined;
  const inputs = inputNames(design);
  const { rowAxis } = seesSecret ? messages.channel.pairs : messages.channel;
  const { columnAxis } = design.marks ? messages.channel.marks : messages.channel;
  const sides = [
    { axis: rowAxis, names: inputs, step: reports.length },
    { axis: columnAxis, names: reports, step: 1 },
  ] as const;
  const [down, head] = reports.length > inputs.length ? [sides[1], sides[0]] : sides;
  const axes = plain(messages.summary.axes, { down: down.axis, across: head.axis });
  const names = head.names.map((name) => element("th", name || messages.empty)).join("");
  const rows = down.names.map((name, row) => {
    const cells = head.names.map((_, i) => element("td", hundredth(channel[row * down.step + i * head.step] ?? 0)));
    return `<tr>${element("th", name || messages.empty)}${cells.join("")}</tr>`;
  });
  const words = head.names.map((name) => Math.max(...name.split(" ").map((word) => word.length)) + 2);
  const look = words.reduce((sum, length) => sum + length, 0) > characters ? ` class="many"` : "";
  return `<table${look}><thead><tr>${element("th", axes)}${names}</tr></thead>\n<tbody>${rows.join("\n")}</tbody></table>`;
}

export function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
${element("title", withoutIsolates(title))}
<style>
body { overflow-wrap: anywhere; font: 1rem/1.5 Georgia, serif; max-width: 42rem; margin: 3rem auto; padding: 0 1rem; }
h1, h2 { font-weight: 500; line-height: 1.2; }
h1 { font-size: 1.6rem; margin-bottom: 0.4rem; }
h2 { font-size: 1.15rem; margin: 1.6rem 0 0.3rem; border-top: 1px solid #999; padding-top: 0.6rem; }
p { margin: 0.4rem 0; }
.lead { font-size: 1.2rem; margin: 1rem 0 0; }
ul { margin: 0; padding-left: 1.2rem; }
li { padding: 0.12rem 0; }
.facts + p, details { margin-top: 1.2rem; }
summary { cursor: pointer; }
table { display: block; overflow-x: auto; overflow-wrap: normal; border-collapse: collapse; font-size: 0.8rem; font-variant-numeric: tabular-nums; }
th, td { border: 1px solid #999; padding: 0.2rem 0.5rem; text-align: right; font-weight: 400; }
th:first-child { overflow-wrap: anywhere; text-align: left; }
.facts { display: table; width: 100%; font-size: 0.9rem; border-block: 3px solid; margin-top: 1rem; }
.facts th, .facts td { border: 0; border-bottom: 1px solid #999; padding: 0.3rem 0.8rem 0.3rem 0; text-align: left; vertical-align: top; overflow-wrap: anywhere; }
.facts th { font-weight: 700; width: 18%; }
.facts strong { display: block; }
@media screen and (max-width: 30rem) {
body { margin: 1.2rem auto; }
.facts tr, .facts th, .facts td { display: block; width: auto; }
.facts th { border: 0; padding-bottom: 0; }
th:first-child { min-width: 5rem; }
}
.many thead th + th { overflow-wrap: anywhere; writing-mode: vertical-rl; transform: rotate(180deg); text-align: left; max-height: 14rem; padding: 0.5rem 0.2rem; }
@page { size: A4; margin: 16mm; }
@media print {
body { font-size: 10.5pt; line-height: 1.35; max-width: none; margin: 0; padding: 0; }
h1 { font-size: 17pt; margin: 0 0 4pt; }
h2 { font-size: 12pt; margin: 11pt 0 3pt; padding-top: 5pt; break-after: avoid; }
p { margin: 3pt 0; }
.lead { font-size: 13pt; margin: 7pt 0 0; }
li { padding: 1pt 0; }
li, tr { break-inside: avoid; }
details:not([open]) { display: none; }
details[open] { break-before: page; font-size: 9pt; line-height: 1.25; }
details h2 { font-size: 10.5pt; margin: 8pt 0 2pt; }
table { display: table; overflow: visible; font-size: 8pt; }
th, td { padding: 1pt 3pt; }
.facts { font-size: 8.5pt; line-height: 1.2; }
.facts strong { display: inline; }
.facts th, .facts td { padding: 1.5pt 6pt 1.5pt 0; }
.many { font-size: 6.5pt; }
.many thead th + th { max-height: 9rem; }
.many th, .many td { padding: 1pt 2pt; }
.legend { font-size: 7.5pt; columns: 2; }
}
</style>
</head>
<body>
${body}
</body>
</html>
`;
}
