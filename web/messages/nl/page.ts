// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page Protect a file, in Dutch: what its parts share here, the steps in files of their own. `{name}` is a hole; {n} in a plural is the number. */
import type { messages as english } from "../en/page.js";
import { channel, contrast, search } from "./channel.js";
import { data, readAs } from "./data.js";
import { certainty, level, neighbours } from "./level.js";
import { privatise } from "./privatise.js";
import { protect } from "./protect.js";
import { label, receipt, summary } from "./receipt.js";

export const messages: typeof english = {
  "badge.label": "Verstuurt niets",
  "badge.works": "Deze pagina werkt offline. Ze kan niets versturen.",
  "badge.why":
    "Daar zorgt uw browser voor. Bij de pagina hoort een beleid: de pagina en de hulpprogramma’s (workers) die uw bestand lezen, mogen geen verbinding openen. Na het laden gaf de pagina ook het recht op om meer van haar eigen server te halen. Er gaan geen statistieken en geen foutmeldingen uit dit venster weg. De browser slaat geen bestand op dat u opent, tenzij u daarom vraagt. Slaat u een beschermd bestand op, dan bewaart dit apparaat vingerafdrukken ervan, tenzij u dat weigert.",
  "badge.howTitle": "Zo kunt u dat controleren",
  "badge.how": ["Verbreek nu de verbinding met het netwerk: alles op deze pagina blijft werken.", "Of open de ontwikkelaarstools van uw browser, kies Netwerk en gebruik de pagina: de lijst blijft leeg.", "Of bekijk de broncode van deze pagina: in de regel met “Content-Security-Policy” staat connect-src 'none'."],
  "badge.more": "Stap voor stap",
  "badge.limits": "Het beleid kan niet alles uitsluiten. Een pagina kan een ander adres openen; dat zou u zien. Een pagina kan via WebRTC bellen; deze doet dat niet. Een browserextensie kan meelezen. Iemand anders kan uw computer beheren. Deze pagina kan een veranderde kopie zijn.",
  "error.inFile": "Bestand {file}",
  "error.inLine": "regel {line}",
  "error.inRow": "rij {row}",
  "error.inColumn": "kolom “{column}”",
  "error.inCategory": "categorie “{category}”",
  "error.missing": "Een deel van deze pagina is niet aangekomen. Daarom kan ze niets berekenen.",
  "error.missingRemedy": "Laad de pagina opnieuw. Helpt dat niet, dan heeft de server misschien een storing.",
  "error.crashed": "De berekening is onverwacht gestopt.",
  "error.crashedRemedy": "Probeer het opnieuw. Uw bestand is niet veranderd en er is niets geschreven.",
  empty: "(leeg)",
  percent: "{n}%",
  range: "{low} tot {high}",
  quoted: "“{name}”",
  units: ["bytes", "kB", "MB", "GB"],
  working: "Bezig …",
  cancel: "Annuleren",
  showTable: "Als tabel tonen",
  "chartFiles.save": "Grafiek opslaan",
  "chartFiles.kinds": "Grafiek opslaan als",
  "chartFiles.svg": "Afbeelding (SVG)",
  "chartFiles.png": "Afbeelding (PNG)",
  "chartFiles.csv": "Tabel (CSV)",
  "chartFiles.failed": "Deze browser kon de afbeelding niet maken. Sla die op als SVG.",
  "solid.label": "Het lichaam: draai het met de pijltjestoetsen of sleep het",
  "solid.turn": "Draaien",
  "solid.tilt": "Kantelen",
  scrolls: "De grafiek is breder dan het scherm. Schuif opzij om de rest te zien.",
  progress: "{rows}, {bytes} van {total}",
  rows: { one: "{n} rij", other: "{n} rijen" },
  blankLines: { one: "De pagina heeft {n} lege regel overgeslagen.", other: "De pagina heeft {n} lege regels overgeslagen." },
  data,
  level,
  neighbours,
  certainty,
  channel,
  label,
  contrast,
  search,
  privatise,
  protect,
  readAs,
  receipt,
  summary,
};
