// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the Privatise page, in Dutch: what its parts share here, the steps in files of their own. `{name}` is a hole; {n} in a plural is the number. */
import type { messages as english } from "../en/page.js";
import { channel, search } from "./channel.js";
import { contrast } from "./contrast.js";
import { data } from "./data.js";
import { label } from "./label.js";
import { certainty, level, neighbours } from "./level.js";
import { privatise } from "./privatise.js";
import { summary } from "./summary.js";

export const messages: typeof english = {
  title: "Deel het antwoord. Bewaar het geheim.",
  lead: "Sluice rekent uit hoe de antwoorden in een tabel net genoeg worden vervaagd om een geheim ernaast verborgen te houden, behoudt van de antwoorden zoveel als dat toelaat, en laat u allebei zien voordat u iets deelt.",
  badge: {
    label: "Werkt offline. Deze pagina kan niets versturen.",
    why: "Daar zorgt uw browser voor. Bij deze pagina hoort een beleid dat de pagina zelf, en de hulpprogramma’s (workers) die uw bestand lezen, verbiedt een verbinding te openen; en zodra alles binnen was, heeft de pagina ook het recht opgegeven om nog iets van haar eigen server te laden. Geen statistieken en geen foutmeldingen verlaten dit venster, en niets van wat u opent wordt opgeslagen, tenzij u daarom vraagt.",
    howTitle: "Zo kunt u dat controleren",
    how: [
      "Verbreek nu de verbinding met het netwerk: alles op deze pagina blijft werken.",
      "Of open de ontwikkelaarstools van uw browser, kies Netwerk en gebruik de pagina: de lijst blijft leeg.",
      "Of bekijk de broncode van deze pagina: in de regel met “Content-Security-Policy” staat connect-src 'none'.",
    ],
    more: "Stap voor stap",
    limits:
      "Wat het beleid niet kan uitsluiten: dat een pagina een ander adres opent (dat zou u zien), verbindingen via WebRTC (deze pagina maakt er geen), een browserextensie die meeleest, een computer die u niet zelf beheert, of een veranderde kopie van deze pagina.",
  },
  error: {
    inFile: "Bestand {file}",
    inLine: "regel {line}",
    inRow: "rij {row}",
    inColumn: "kolom “{column}”",
    inCategory: "categorie “{category}”",
    missing: "Een deel van deze pagina is niet aangekomen; daarom kan ze niets berekenen.",
    missingRemedy: "Laad de pagina opnieuw. Helpt dat niet, dan is er misschien een storing bij de server.",
    crashed: "De berekening is onverwacht gestopt.",
    crashedRemedy: "Probeer het opnieuw. Uw bestand is onveranderd en er is niets weggeschreven.",
  },
  empty: "(leeg)",
  percent: "{n}%",
  range: "{low} tot {high}",
  quoted: "“{name}”",
  units: ["bytes", "kB", "MB", "GB"],
  working: "Bezig …",
  cancel: "Annuleren",
  showTable: "Als tabel tonen",
  chartFiles: {
    save: "Grafiek opslaan",
    kinds: "Grafiek opslaan als",
    svg: "Afbeelding (SVG)",
    png: "Afbeelding (PNG)",
    csv: "Tabel (CSV)",
    failed: "De afbeelding kon hier niet worden gemaakt. Sla die op als SVG.",
  },
  solid: {
    label: "Het lichaam: draai het met de pijltjestoetsen of sleep het",
    turn: "Draaien",
    tilt: "Kantelen",
  },
  scrolls: "De grafiek is breder dan het scherm: schuif opzij om alles te zien.",
  progress: "{rows}, {bytes} van {total}",
  rows: { one: "{n} rij", other: "{n} rijen" },
  blankLines: { one: "{n} lege regel is overgeslagen.", other: "{n} lege regels zijn overgeslagen." },
  data,
  level,
  neighbours,
  certainty,
  channel,
  label,
  contrast,
  search,
  privatise,
  summary,
};
