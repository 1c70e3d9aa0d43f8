// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the Privatise page, in English: what its parts share here, the steps in files of their own. `{name}` is a hole; {n} in a plural is the number. */

import { channel, search } from "./channel.js";
import { contrast } from "./contrast.js";
import { data } from "./data.js";
import { label } from "./label.js";
import { certainty, level, neighbours } from "./level.js";
import { privatise } from "./privatise.js";
import { summary } from "./summary.js";

export const messages = {
  title: "Share the answer. Keep the secret.",
  lead: "Sluice works out how to blur the answers in a table just enough that a secret beside them stays hidden, keeps as much of the answers as that allows, and shows you both before you share anything.",
  badge: {
    label: "Works offline. This page cannot send anything.",
    why: "Your browser enforces it. This page came with a policy that forbids it, and the workers that read your file, to open any connection; and once everything had arrived it gave up even the right to load more from its own host. No statistics and no error report leave this window, and nothing of what you open is stored unless you ask for it.",
    howTitle: "How to check",
    how: [
      "Disconnect from the network now: everything on this page still works.",
      "Or open your browser’s developer tools, choose Network, and use the page: the list stays empty.",
      "Or look at the source of this page: the line with “Content-Security-Policy” says connect-src 'none'.",
    ],
    more: "Step by step",
    limits:
      "What the policy cannot rule out: that a page opens another address (you would see it), calls over WebRTC (this page makes none), a browser extension that reads along, a computer that is not under your control, or a changed copy of this page.",
  },
  error: {
    inFile: "File {file}",
    inLine: "line {line}",
    inRow: "row {row}",
    inColumn: "column “{column}”",
    inCategory: "category “{category}”",
    missing: "A part of this page did not arrive, so it cannot compute anything.",
    missingRemedy: "Load the page again. If that does not help, its host may be out of order.",
    crashed: "The computation stopped unexpectedly.",
    crashedRemedy: "Try again. Your file is untouched and nothing has been written.",
  },
  empty: "(empty)",
  percent: "{n} %",
  quoted: "“{name}”",
  range: "{low} to {high}",
  units: ["bytes", "kB", "MB", "GB"],
  working: "Working …",
  cancel: "Cancel",
  showTable: "Show as a table",
  chartFiles: {
    save: "Save the chart",
    kinds: "Save the chart as",
    svg: "Picture (SVG)",
    png: "Picture (PNG)",
    csv: "Table (CSV)",
    failed: "The picture could not be made here. Save it as SVG instead.",
  },
  solid: {
    label: "The solid: turn it with the arrow keys, or drag it",
    turn: "Turn",
    tilt: "Tilt",
  },
  scrolls: "The chart is wider than the screen: scroll it sideways to see all of it.",
  progress: "{rows}, {bytes} of {total}",
  rows: { one: "{n} row", other: "{n} rows" },
  blankLines: { one: "{n} blank line was passed over.", other: "{n} blank lines were passed over." },
  data,
  level,
  neighbours,
  certainty,
  channel,
  label,
  contrast,
  search,
  privatise,
  summary,
};
