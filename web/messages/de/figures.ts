// SPDX-License-Identifier: GPL-3.0-or-later
/** All of the copy of the page of figures but for what each figure says of itself, in German. */
import type { messages as english } from "../en/figures.js";

export const messages: typeof english = {
  title: "Die Abbildungen der Arbeiten, neu berechnet",
  lead: "Sluice berechnet die Methoden aus vier wissenschaftlichen Arbeiten. Hier stehen 12 ihrer Abbildungen, eine Tabelle und ein Beispiel, für diese Seite berechnet. Sie können jede in diesem Fenster noch einmal berechnen. Die meisten haben Schieberegler.",
  paper: "Arbeit {paper}",
  "papers.A": "Lopuhaä-Zwakenberg, Tong, Škorić: Data Sanitisation Protocols for the Privacy Funnel with Differential Privacy Guarantees. International Journal on Advances in Security 13, 2020.",
  "papers.B": "Ding, Liu, Farokhi: A Linear Reduction Method for Local Differential Privacy and Log-lift (arXiv 2101.09689)",
  "papers.C": "Geumlek, Chaudhuri: Profile-Based Privacy for Locally Private Computations (arXiv 1903.09084)",
  "papers.E": "Lopuhaä-Zwakenberg, Goseling: Robust Local Differential Privacy (arXiv 2101.09139)",
  "numbersOf.A": "Die Abbildungsnummern sind die von arXiv 2008.13151.",
  heading: "{number}: {title}",
  contents: "Abbildungen",
  setting: "Der Aufbau der Arbeit",
  reported: "Die Arbeit sagt",
  seen: "Hier",
  differs: "Anders:",
  differsThere: "In den Zahlen der Seite ist es anders:",
  beyond: "Von uns, über die Arbeit hinaus",
  computed: "Für diese Seite in {seconds} s berechnet, in WebAssembly. {values}",
  machine: "Die Zeiten sind auf einem von {cores} Kernen gemessen ({processor}), Last {load}.",
  computedHere: "In diesem Fenster in {seconds} s berechnet. {values}",
  value: "{label}: {value}.",
  computing: "Wird berechnet: {percent}",
  try: "Hier berechnen",
  again: "Berechnen",
  stop: "Anhalten",
  back: "Zurück zu den Zahlen der Seite",
  stopped: "Angehalten. Gezeigt wird, was vorher zu sehen war.",
  failed: "Das konnte nicht berechnet werden: {reason}",
};
