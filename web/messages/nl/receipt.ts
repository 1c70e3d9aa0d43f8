// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy about what happened to the answers of a file, and about where its files go, in Dutch. */
import type { receipt as english } from "../en/receipt.js";

export const receipt: typeof english = {
  exactly: "{n} van de {rows}",
  about: "ongeveer {n} van de {rows}",
  like: "Dat geldt voor mensen als in de tabel.",
  changed: {
    one: "We hebben {number} antwoord in {column} door toeval veranderd.",
    other: "We hebben {number} antwoorden in {column} door toeval veranderd.",
  },
  replaced: {
    codes: "Elk antwoord in {column} werd een ruiscode, door het toeval gekozen.",
    pairs: "Elke rij kreeg een paar van {columns}, door het toeval gekozen.",
    ticks: "Elk antwoord in {column} werd een vinkjeslijst, door het toeval gekozen.",
  },
  named: {
    codes: {
      one: "De code noemt het echte antwoord in {number} rij.",
      other: "De code noemt het echte antwoord in {number} rijen.",
    },
    pairs: {
      one: "Het paar is het echte in {number} rij.",
      other: "Het paar is het echte in {number} rijen.",
    },
  },
  real: "Het toeval veranderde niets in {column}. Onveranderde antwoorden blijven al binnen de gekozen grens voor {secret}.",
  coded: "Eerst zijn uw regels voor intervallen, ontbrekende en zeldzame waarden toegepast.",
  hides: "Dat verbergt {secret}.",
  limits: "Dat beperkt hoeveel een lezer uit het bestand te weten komt over {secret}.",
  proves: "Een antwoord met ruis kan een waarde daarvan nog steeds bewijzen of uitsluiten.",
  not: "Het verbergt {column} niet.",
  hidesBoth: "Dat verbergt {column}, en dus ook {secret}.",
  hidesAnswer: "Dat verbergt {column}.",
  limitsBoth: "Dat beperkt hoeveel een lezer uit het bestand te weten komt over {column}, en dus over {secret}.",
  limitsAnswer: "Dat beperkt hoeveel een lezer uit het bestand te weten komt over {column}.",
  alone: "Houd dit aantal voor uzelf: naast het bestand zegt het meer dan de bescherming toestaat.",
  give: "Geef dit weg:",
  keep: "Bewaar dit:",
  officer: "Om het uit te leggen:",
  settings: "{name}, het instellingenbestand.",
  counts: "Het bevat echte aantallen: {secret} per {column}.",
  weighted: "Het bevat de gewogen tabel: {secret} per {column}.",
  shares: "Het bevat echte percentages: {secret} per {column}. Geef het alleen aan mensen die ze mogen zien.",
  single: {
    one: "{n} van die aantallen gaat over één persoon.",
    other: "{n} van die aantallen gaan elk over één persoon.",
  },
  few: {
    one: "{n} van die aantallen gaat over 2 tot 4 mensen.",
    other: "{n} van die aantallen gaan elk over 2 tot 4 mensen.",
  },
  only: "Geef het alleen aan mensen die deze aantallen mogen zien.",
};
