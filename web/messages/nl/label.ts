// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the label that says in short what a protocol comes to, in Dutch. */
import type { label as english } from "../en/label.js";

export const label: typeof english = {
  title: "In het kort",
  names: {
    learnt: "Een lezer leert hoogstens",
    rests: "Rekent op",
    kept: "Blijft bruikbaar",
    costs: "Kost",
  },
  learnt: {
    brief: "{figure} van de {people} mensen in plaats van {before}",
    anybody: "van een gok van {before} op {people} naar {figure}",
    none: "niets over “{column}”",
    answers: "niets over “{column}”; over het antwoord een factor {figure}",
    toldApart: "Een antwoord met ruis onderscheidt twee echte antwoorden met zekerheid.",
    most: "Onder {people} mensen die “{report}” sturen, hebben er hoogstens {after} “{category}” bij “{column}”. Onder {people} mensen in totaal zijn het er {before}. Geen ander antwoord met ruis zegt meer.",
    least: "Onder {people} mensen die “{report}” sturen, hebben er minstens {after} “{category}” bij “{column}”. Onder {people} mensen in totaal zijn het er {before}. Geen ander antwoord met ruis zegt meer.",
    anyMost: "Onder {people} mensen met hetzelfde antwoord met ruis hebben er hoogstens {after} “{category}” bij “{column}”. Onder {people} mensen in totaal zijn het er {before}. Dat geldt voor elk antwoord met ruis.",
    anyLeast: "Onder {people} mensen met hetzelfde antwoord met ruis hebben er minstens {after} “{category}” bij “{column}”. Onder {people} mensen in totaal zijn het er {before}. Dat geldt voor elk antwoord met ruis.",
  },
  rests: {
    brief: "een tabel van {figure} mensen",
    shares: "een tabel met percentages",
    nothing: "geen tabel",
    says: {
      prior: "Dit rekent op twee dingen: de tabel beschrijft deze mensen, en lezers weten verder niets over hen.",
      shares: "Dit rekent op twee dingen. De tabel zegt hoe vaak elk antwoord voorkomt bij elke verborgen waarde. Lezers weten verder niets over iemands antwoord.",
      known: "Dit rekent op twee dingen. De tabel beschrijft deze mensen. Lezers weten verder niets over hen dan de gedeelde kolommen.",
      knownShares: "Dit rekent op twee dingen. De tabel zegt hoe vaak elk antwoord voorkomt bij elke verborgen waarde. Lezers weten verder niets over iemands antwoord dan de gedeelde kolommen.",
      sample: "Dit rekent op twee dingen. De mensen zijn willekeurig getrokken. Lezers weten niet meer dan de ware percentages. De bescherming geldt dan met ongeveer {sure}% zekerheid, als elke cel van de tabel veel mensen heeft.",
      nothing: "Dit rekent op niets over de mensen.",
    },
  },
  kept: {
    stays: "Het antwoord met ruis noemt het ware antwoord bij {column} {names} van de 100 keer. Het verraadt het {tells} van de 100 keer met zekerheid.",
    staysNever: "Het antwoord met ruis noemt het ware antwoord bij {column} {names} van de 100 keer. Het verraadt het nooit met zekerheid.",
    tells: "Het antwoord met ruis verraadt het antwoord bij {column} {tells} van de 100 keer met zekerheid.",
    marked: "Een antwoord met ruis vinkt het ware antwoord 50 van de 100 keer aan, en daarnaast andere.",
    markedAlone: "Een antwoord met ruis vinkt het ware antwoord 50 van de 100 keer aan, en nooit een ander. Een vinkje verraadt het met zekerheid.",
    /** Where how common answers are is not known. */
    anybody: {
      brief: "{share} van 100 antwoorden onveranderd",
      least: "minstens {share} van 100 antwoorden onveranderd",
      guessed: "minstens {share} van 100 antwoorden goed geraden uit het antwoord met ruis",
      marked: "het ware antwoord, in {share} van 100 antwoorden met ruis",
      says: "Dat geldt voor elk antwoord.",
    },
  },
  costs: {
    brief: "{figure} keer zoveel mensen",
    briefRange: "{least} tot {figure} keer zoveel mensen",
    never: "meer mensen helpen niet",
    says: "U hebt ongeveer {people} mensen nodig om elk percentage zo goed te kennen als uit {plain} echte antwoorden.",
    apart: "“{hardest}” heeft er zoveel nodig. “{easiest}” heeft er ongeveer {fewest} nodig.",
    within: "Met {plain} mensen klopt elk percentage tot op ± {points} procentpunt, 95 van de 100 keer. Met echte antwoorden is het ± {without}.",
    assumed: "Dit rekent op de tabel: mensen met hetzelfde antwoord hebben elke verborgen waarde even vaak als daarin.",
    anybody: "Uit {plain} echte antwoorden kent u elk percentage tot op ± {without} procentpunt, 95 van de 100 keer. Met ruis hebt u daarvoor ongeveer {people} mensen nodig.",
    neverSays: "Hoeveel antwoorden met ruis u ook hebt, ze zeggen niet van elk antwoord hoe vaak het voorkomt.",
  },
};
