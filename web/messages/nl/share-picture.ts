// SPDX-License-Identifier: GPL-3.0-or-later
/** What one can do with a picture of the page “Learn”, in Dutch. */
import type { messages as english } from "../en/share-picture.js";

export const messages: typeof english = {
  link: {
    copy: "Link kopiëren",
    copied: "Link gekopieerd. Die opent deze afbeelding met deze instellingen en getallen.",
    copyNot: "Uw browser heeft de link niet gekopieerd. Kopieer hem hier:",
    label: "Link naar deze afbeelding",
    damaged: "Deze link naar een afbeelding is beschadigd. De afbeeldingen staan zoals zonder de link. Vraag de link opnieuw.",
    unknown: "Deze pagina heeft de afbeelding van deze link niet. De andere afbeeldingen staan zoals zonder de link.",
  },
  embed: {
    fold: "Insluiten",
    who: "Voor een webpagina van uzelf. De beheerder van de bestanden kan dit doen.",
    folder: "Kopieer de map {folder} naar de plek van uw pagina. In het npm-pakket heet die {source}, in een gebouwde checkout {built}.",
    paste: "Plak dan deze regels waar de afbeelding moet komen:",
    policy: "Heeft uw pagina een Content Security Policy? Die moet dit toestaan: {policy}. Het beeld haalt niets bij ons op.",
    copy: "Deze regels kopiëren",
    copied: "Regels gekopieerd.",
    copyNot: "Uw browser heeft de regels niet gekopieerd. Selecteer ze en kopieer ze.",
  },
  room: {
    start: "Aan klas tonen",
    place: "Afbeelding {n} van {all}",
    previous: "Vorige afbeelding",
    next: "Volgende afbeelding",
    link: "Link kopiëren",
    full: "Volledig scherm",
    leave: "Verlaten",
    predict: "De voorspelling van de klas",
    show: "Toon het resultaat",
    hide: "Verberg het resultaat",
    said: "De klas zei: {prediction}",
    keys: "Pijl links en rechts: andere afbeeldingen. Escape: verlaten.",
  },
  pictures: {
    coin: {
      title: "Gooi een munt op",
      ask: "U antwoordt “nee”. Hoe vaak wordt “ja” gestuurd? Raad, van de 100.",
    },
    crowd: {
      title: "Iedereen gooit",
      ask: "Iedereen gooit een munt op. Hoeveel mensen sturen “ja”?",
    },
    undo: {
      title: "De ruis eruit halen",
      ask: "Hoeveel van de klas hebben gespiekt? Raad.",
    },
    undone: {
      title: "Tellen met ruis",
      ask: "Ligt de waarheid binnen de balk?",
    },
    odds: {
      title: "De kansen",
      ask: "Hoe vaak wordt een antwoord ongewijzigd verstuurd? Raad, op 100.",
    },
    reader: {
      title: "Kunt u het raden?",
      ask: "Hoe vaak raadt de klas goed? Raad, op 100.",
    },
    balance: {
      title: "Eén knop, twee kanten",
      ask: "Hoe vaak raadt een lezer van een antwoord met ruis goed? Raad, op 100.",
    },
    secret: {
      title: "Een verborgen waarde naast het antwoord",
      ask: "Welk antwoord verandert het vaakst?",
    },
    belief: {
      title: "Wat een lezer gelooft",
      ask: "Welk inkomen lijkt waarschijnlijker na dit antwoord met ruis?",
    },
    curve: {
      title: "De beste methode",
      ask: "Hoeveel van het antwoord blijft hier bruikbaar? Raad een percentage.",
    },
    corners: {
      title: "De hoeken van wat mag",
      ask: "Hoeveel hoeken heeft het gekleurde vlak?",
    },
    profiles: {
      title: "Alleen buren lijken op elkaar",
      ask: "Welke twee inkomens zijn het makkelijkst te onderscheiden?",
    },
    robust: {
      title: "Als de tabel maar een steekproef is",
      ask: "Welke wijk is het minst zeker?",
    },
    coins: {
      title: "Twee munten",
      ask: "Hoeveel zeggen beide munten samen?",
    },
    body: {
      title: "Lengte en gewicht",
      ask: "Hoeveel zeggen beide antwoorden samen?",
    },
    tests: {
      title: "Twee tests",
      ask: "Zeggen beide tests meer dan de ene plus de andere?",
    },
    told: {
      title: "Als het apparaat de verborgen waarde kent",
      ask: "Welk antwoord wordt het vaakst ongewijzigd verstuurd?",
    },
    redraw: {
      title: "Het antwoord houden, of opnieuw loten",
      ask: "Hoe vaak wordt een antwoord ongewijzigd verstuurd? Raad, op 100.",
    },
    twice: {
      title: "Twee keer is niet één keer",
      ask: "Zeggen twee antwoorden met ruis dubbel zoveel als één?",
    },
    counts: {
      title: "Tellen uit antwoorden met ruis",
      ask: "Hoeveel van de balken bevatten de waarheid?",
    },
    hash: {
      title: "Waarom niet gewoon een hash?",
      ask: "Kan een lezer uw antwoord vinden?",
    },
  },
};
