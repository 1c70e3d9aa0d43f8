// SPDX-License-Identifier: GPL-3.0-or-later
/** All of the copy of the page of figures but for what each figure says of itself. */
export const messages = {
  title: "The papers’ figures, recomputed",
  lead: "Sluice computes the methods of four papers. Here are 12 of their figures, one table and one example, computed for this page. You can compute each again in this window. Most have sliders.",
  paper: "Paper {paper}",
  papers: {
    A: "Lopuhaä-Zwakenberg, Tong, Škorić: Data Sanitisation Protocols for the Privacy Funnel with Differential Privacy Guarantees. International Journal on Advances in Security 13, 2020.",
    B: "Ding, Liu, Farokhi: A Linear Reduction Method for Local Differential Privacy and Log-lift (arXiv 2101.09689)",
    C: "Geumlek, Chaudhuri: Profile-Based Privacy for Locally Private Computations (arXiv 1903.09084)",
    E: "Lopuhaä-Zwakenberg, Goseling: Robust Local Differential Privacy (arXiv 2101.09139)",
  },
  /** Beside the citation, which is in English. */
  numbersOf: { A: "Figure numbers are those of arXiv 2008.13151." } as Record<string, string>,
  heading: "{number}: {title}",
  contents: "Figures",
  setting: "The paper’s setting",
  reported: "The paper says",
  seen: "Here",
  differs: "It differs:",
  differsThere: "In the page’s own numbers it differs:",
  beyond: "Ours, beyond the paper",
  computed: "Computed for this page in {seconds} s, in WebAssembly. {values}",
  machine: "Times were measured on one of {cores} cores ({processor}), load {load}.",
  computedHere: "Computed in this window in {seconds} s. {values}",
  value: "{label}: {value}.",
  computing: "Computing: {percent}",
  try: "Compute it here",
  again: "Compute",
  stop: "Stop",
  back: "Back to the page’s own",
  stopped: "Stopped. You see what was there before.",
  failed: "This could not be computed: {reason}",
};
