// SPDX-License-Identifier: GPL-3.0-or-later
/** All of the copy of the page of figures but for what each figure says of itself, in Dutch. */
import type { messages as english } from "../en/figures.js";

export const messages: typeof english = {
  title: "De figuren uit de artikelen, opnieuw berekend",
  lead: "Sluice berekent de methoden uit vier artikelen. Hier staan 12 figuren, één tabel en één voorbeeld daaruit, berekend voor deze pagina. U kunt ze in dit venster opnieuw berekenen. De meeste hebben schuifregelaars.",
  paper: "Artikel {paper}",
  "papers.A": "Lopuhaä-Zwakenberg, Tong, Škorić: Data Sanitisation Protocols for the Privacy Funnel with Differential Privacy Guarantees. International Journal on Advances in Security 13, 2020.",
  "papers.B": "Ding, Liu, Farokhi: A Linear Reduction Method for Local Differential Privacy and Log-lift (arXiv 2101.09689)",
  "papers.C": "Geumlek, Chaudhuri: Profile-Based Privacy for Locally Private Computations (arXiv 1903.09084)",
  "papers.E": "Lopuhaä-Zwakenberg, Goseling: Robust Local Differential Privacy (arXiv 2101.09139)",
  "numbersOf.A": "De figuurnummers zijn die van arXiv 2008.13151.",
  heading: "{number}: {title}",
  contents: "Figuren",
  setting: "De opzet van het artikel",
  reported: "Het artikel zegt",
  seen: "Hier",
  differs: "Anders:",
  differsThere: "In de getallen van de pagina zelf is dat anders:",
  beyond: "Van ons, naast het artikel",
  computed: "Voor deze pagina berekend in {seconds} s, in WebAssembly. {values}",
  machine: "De tijden zijn gemeten op één van {cores} kernen ({processor}), belasting {load}.",
  computedHere: "In dit venster berekend in {seconds} s. {values}",
  value: "{label}: {value}.",
  computing: "Bezig met berekenen: {percent}",
  try: "Hier berekenen",
  again: "Berekenen",
  stop: "Stoppen",
  back: "Terug naar de berekening van de pagina zelf",
  stopped: "Gestopt. U ziet wat er daarvoor stond.",
  failed: "Dit kon niet worden berekend: {reason}",
};
