// SPDX-License-Identifier: GPL-3.0-or-later
/** All of the copy of the page of figures but for what each figure says of itself. */
export const messages = {
  title: "The papers’ figures, recomputed",
  lead: "Sluice computes the protocols of four papers. Here is every figure of theirs, computed anew: as it was for this page, and again in this window with whatever parameters you like.",
  paper: "Paper {paper}",
  papers: {
    A: "Lopuhaä-Zwakenberg, Tong, Škorić: Data Sanitisation Protocols for the Privacy Funnel with Differential Privacy Guarantees (arXiv 2008.13151, whose figure numbers are used here; International Journal on Advances in Security 13, 2020)",
    B: "Ding, Liu, Farokhi: A Linear Reduction Method for Local Differential Privacy and Log-lift (arXiv 2101.09689)",
    C: "Geumlek, Chaudhuri: Profile-Based Privacy for Locally Private Computations (arXiv 1903.09084)",
    E: "Lopuhaä-Zwakenberg, Goseling: Robust Local Differential Privacy (arXiv 2101.09139)",
  },
  heading: "{number}: {title}",
  contents: "Figures",
  reported: "The paper reports",
  seen: "Here",
  differs: "What differs",
  differsThere: "What differs, seen in the page’s own numbers",
  computed: "Computed for this page in {seconds} s, in WebAssembly. {values}",
  computedHere: "Computed in this window in {seconds} s. {values}",
  value: "{label}: {value}.",
  computing: "Computing: {percent}",
  try: "Compute it here",
  again: "Compute",
  stop: "Stop",
  back: "Back to the page’s own",
  stopped: "Stopped. What is shown is what was there before.",
  failed: "This could not be computed: {reason}",
};
