// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page Protect a file, in English: what its parts share here, the steps in files of their own. `{name}` is a hole; {n} in a plural is the number. */

import { channel, contrast, search } from "./channel.js";
import { data, readAs } from "./data.js";
import { certainty, level, neighbours } from "./level.js";
import { privatise } from "./privatise.js";
import { protect } from "./protect.js";
import { label, receipt, summary } from "./receipt.js";

export const messages = {
  "badge.label": "Sends nothing",
  "badge.works": "This page works offline. It cannot send anything.",
  "badge.why":
    "Your browser enforces this. A policy came with the page: neither it nor the workers that read your file may open a connection. Once loaded, the page also gave up the right to load more from its own host. No statistics and no error messages leave this window. No file that you open is stored unless you ask for it. This device stores fingerprints of a protected file that you save, unless you refuse.",
  "badge.howTitle": "How to check",
  "badge.how": ["Disconnect from the network now: everything on this page still works.", "Or open your browser’s developer tools, choose Network, and use the page: the list stays empty.", "Or read the source of this page: the line with “Content-Security-Policy” says connect-src 'none'."],
  "badge.more": "Step by step",
  "badge.limits": "The policy cannot rule out everything. A page could open another address, which you would see. A page could call over WebRTC, which this one does not. A browser extension could read along. Someone else could control your computer. This page could be a changed copy.",
  "error.inFile": "File {file}",
  "error.inLine": "line {line}",
  "error.inRow": "row {row}",
  "error.inColumn": "column “{column}”",
  "error.inCategory": "category “{category}”",
  "error.missing": "Part of this page did not arrive, so it cannot compute anything.",
  "error.missingRemedy": "Load the page again. If that does not help, its host may be down.",
  "error.crashed": "The computation stopped unexpectedly.",
  "error.crashedRemedy": "Try again. Your file is unchanged and nothing was written.",
  empty: "(empty)",
  percent: "{n} %",
  quoted: "“{name}”",
  range: "{low} to {high}",
  units: ["bytes", "kB", "MB", "GB"],
  working: "Working …",
  cancel: "Cancel",
  showTable: "Show as a table",
  "chartFiles.save": "Save the chart",
  "chartFiles.kinds": "Save the chart as",
  "chartFiles.svg": "Picture (SVG)",
  "chartFiles.png": "Picture (PNG)",
  "chartFiles.csv": "Table (CSV)",
  "chartFiles.failed": "This browser could not make the picture. Save it as SVG instead.",
  "solid.label": "The solid: turn it with the arrow keys, or drag it",
  "solid.turn": "Turn",
  "solid.tilt": "Tilt",
  scrolls: "The chart is wider than the screen. Scroll it sideways to see the rest.",
  progress: "{rows}, {bytes} of {total}",
  rows: { one: "{n} row", other: "{n} rows" },
  blankLines: { one: "The page skipped {n} blank line.", other: "The page skipped {n} blank lines." },
  data,
  level,
  neighbours,
  certainty,
  channel,
  label,
  contrast,
  search,
  privatise,
  protect,
  readAs,
  receipt,
  summary,
};
