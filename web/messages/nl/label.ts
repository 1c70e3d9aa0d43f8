// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the label that says what a protocol comes to, in Dutch. */
import type { label as english } from "../en/label.js";

export const label: typeof english = {
  title: "Waar het op neerkomt",
  names: {
    learnt: "Hoogstens prijsgegeven",
    rests: "Berust op",
    kept: "Behouden",
    costs: "Kost",
  },
  learnt: {
    brief: "van {before} naar {figure} op {people} mensen",
    anybody: "van een vermoeden van {before} op {people} naar {figure}",
    none: "niets over “{column}”",
    answers: "niets over “{column}”; over het antwoord een factor {figure}",
    toldApart: "Er is een bericht dat antwoorden met zekerheid onderscheidt.",
    most: "Het bericht “{report}” zegt het meest: van {people} mensen die het versturen, hebben er hoogstens {after} “{category}” bij “{column}”; van {people} mensen in totaal {before}.",
    least:
      "Het bericht “{report}” zegt het meest: van {people} mensen die het versturen, hebben er minstens {after} “{category}” bij “{column}”; van {people} mensen in totaal {before}.",
    anyMost:
      "Van {people} mensen die hetzelfde bericht versturen, welk dan ook, hebben er hoogstens {after} “{category}” bij “{column}”; van {people} mensen in totaal {before}.",
    anyLeast:
      "Van {people} mensen die hetzelfde bericht versturen, welk dan ook, hebben er minstens {after} “{category}” bij “{column}”; van {people} mensen in totaal {before}.",
  },
  rests: {
    brief: "een tabel van {figure} mensen",
    shares: "een tabel met aandelen",
    nothing: "geen tabel",
    says: {
      prior: "Die moet over de mensen kloppen, en niemand mag meer over iemand weten dan erin staat.",
      shares:
        "Die moet kloppen over welke antwoorden bij welk geheim horen, en niemand mag over iemands antwoord meer weten dan dat.",
      known:
        "Die moet over de mensen kloppen, en niemand mag meer over iemand weten dan de tabel en de gedeelde kolommen zeggen.",
      knownShares:
        "Die moet kloppen over welke antwoorden bij welk geheim horen, en niemand mag over iemands antwoord meer weten dan dat en wat de gedeelde kolommen zeggen.",
      sample:
        "Die moeten willekeurig zijn getrokken, en niemand mag meer over iemand weten dan de ware aandelen zeggen; dan geldt de belofte met ongeveer {sure}% zekerheid, als er in elke cel van de tabel veel mensen zitten.",
      nothing: "Over de mensen wordt niets aangenomen.",
    },
  },
  kept: {
    stays:
      "Het bericht noemt het ware antwoord bij {column} in {names} van 100 gevallen, en verraadt het in {tells} met zekerheid.",
    staysNever:
      "Het bericht noemt het ware antwoord bij {column} in {names} van 100 gevallen, en verraadt het nooit met zekerheid.",
    tells: "Het bericht verraadt het antwoord bij {column} in {tells} van 100 gevallen met zekerheid.",
    marked: "Een bericht kruist het ware antwoord in 50 van 100 gevallen aan, en daarnaast andere.",
    markedAlone:
      "Een bericht kruist het ware antwoord in 50 van 100 gevallen aan, en nooit een ander: een kruisje verraadt het met zekerheid.",
    /** Where how common answers are is not known. */
    anybody: {
      brief: "{share} van 100 antwoorden zoals ze zijn",
      least: "minstens {share} van 100 antwoorden zoals ze zijn",
      guessed: "minstens {share} van 100 antwoorden goed geraden uit het bericht",
      marked: "het ware antwoord, in {share} van 100 berichten",
      says: "Dat geldt voor elk antwoord.",
    },
  },
  costs: {
    brief: "{figure} keer zoveel mensen",
    briefRange: "{least} tot {figure} keer zoveel mensen",
    never: "geen aantal mensen is genoeg",
    says: "Om elk aandeel zo goed te kennen als uit {plain} gewone antwoorden, zijn berichten van ongeveer {people} mensen nodig.",
    apart:
      "Zoveel zijn er nodig voor het aandeel van “{hardest}”; voor dat van “{easiest}” zijn er ongeveer {fewest} genoeg.",
    within:
      "Uit berichten van {plain} mensen is elk aandeel in 95 van 100 gevallen tot op {points} procentpunt nauwkeurig bekend; uit gewone antwoorden tot op {without}.",
    assumed: "Dat geldt voor mensen die, bij hetzelfde antwoord, elk geheim even vaak hebben als in de tabel.",
    anybody:
      "Hoe groot de aandelen ook zijn: {plain} gewone antwoorden geven elk aandeel in 95 van 100 gevallen tot op {without} procentpunt nauwkeurig; met berichten zijn daarvoor ongeveer {people} mensen nodig.",
    neverSays: "Hoeveel berichten er ook zijn, ze zeggen niet van elk antwoord hoe vaak het voorkomt.",
  },
};
