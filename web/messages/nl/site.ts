// SPDX-License-Identifier: GPL-3.0-or-later
/** Words that stand on every page, in Dutch; also the title of each page. */
import type { messages as english } from "../en/site.js";

export const messages: typeof english = {
  name: "Sluice",
  nav: "Pagina’s",
  skip: "Naar de inhoud",
  language: "Taal",
  views: {
    privatise: { label: "Afschermen", title: "Sluice: deel het antwoord, bewaar het geheim" },
    answer: { label: "Antwoorden", title: "Sluice: antwoorden met een protocol" },
    estimate: { label: "Schatten", title: "Sluice: schatten uit berichten" },
    explore: { label: "Verkennen", title: "Sluice: verkennen" },
    figures: { label: "Figuren", title: "Sluice: de figuren uit de artikelen" },
    limits: { label: "Grenzen", title: "Sluice: waar de belofte van afhangt" },
  },
  footer: "Sluice {version}. Vrije software onder de GNU General Public License, versie 3 of later.",
  build: {
    label: "Build {start}…",
    says: "Wie dezelfde versie bouwt, krijgt dezelfde bestanden, byte voor byte, en deze hash (SHA-256) van alle samen. Dat een pagina hem toont, bewijst niets; vergelijk de bestanden.",
  },
  oneFile: "Deze pagina als één bestand downloaden",
  kept: "Deze browser bewaart de pagina: ze opent ook zonder netwerk.",
  newer: "Er is een nieuwere versie: laad de pagina opnieuw om die te gebruiken.",
  missing: {
    says: "Deze pagina is niet aangekomen: de verbinding viel weg terwijl de site werd geladen. Laad haar opnieuw zodra u weer verbinding hebt. Wat u op de andere pagina’s hebt geopend of gemaakt, gaat daarbij verloren; sla het dus eerst op.",
    reload: "Opnieuw laden",
  },
};
