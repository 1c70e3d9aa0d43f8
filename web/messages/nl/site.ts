// SPDX-License-Identifier: GPL-3.0-or-later
/** Words that stand on every page, in Dutch; also the title of each page. */
import type { messages as english } from "../en/site.js";

export const messages: typeof english = {
  name: "Sluice",
  nav: "Pagina’s",
  menu: "Menu",
  more: "Meer",
  skip: "Naar de inhoud",
  language: "Taal",
  theme: { label: "Licht of donker", device: "Zoals op dit apparaat", light: "Licht", dark: "Donker" },
  views: {
    privatise: { label: "Bestand beschermen", title: "Sluice: een bestand beschermen" },
    answer: { label: "Vraag beantwoorden", title: "Sluice: een vraag beantwoorden" },
    ask: { label: "Vraag stellen", title: "Sluice: een vraag stellen" },
    estimate: { label: "Resultaten lezen", title: "Sluice: resultaten lezen" },
    explore: { label: "Leren", title: "Sluice: leren" },
    figures: { label: "De figuren uit de artikelen", title: "Sluice: de figuren uit de artikelen" },
    limits: { label: "Grenzen", title: "Sluice: grenzen" },
  },
  footer: "Sluice {version}. Vrije software onder de GNU General Public License, versie 3 of later.",
  build: {
    label: "Build {start}…",
    says: "Bouw deze versie zelf en u krijgt dezelfde bestanden, byte voor byte. Dit is hun hash (SHA-256). Dat hij hier staat, bewijst niets: vergelijk de bestanden.",
  },
  oneFile: "Deze pagina als één bestand downloaden",
  kept: "Deze browser bewaart de pagina: ze opent ook zonder netwerk.",
  newer: "Er is een nieuwere versie. Laad de pagina opnieuw om die te gebruiken.",
  start: {
    loading: "Blijft deze pagina leeg? Laad haar dan opnieuw. Misschien is deze browser te oud, of blokkeert hij de scripts van de pagina.",
    cannot: "Deze pagina werkt niet in deze browser. Dit ontbreekt, of het staat uit: {names}.",
    versions: "Nieuw genoeg zijn: Chrome en Edge vanaf {chrome}, Firefox vanaf {firefox}, Safari en iOS vanaf {safari}.",
  },
  missing: {
    says: "Deze pagina is niet aangekomen: de verbinding viel weg tijdens het laden. Laad haar opnieuw zodra u weer verbinding hebt. Opnieuw laden sluit wat u op de andere pagina’s hebt geopend of gemaakt; sla dat dus eerst op.",
    reload: "Opnieuw laden",
  },
};
