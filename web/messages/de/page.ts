// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page Protect a file, in German: what its parts share here, the steps in files of their own. `{name}` is a hole; {n} in a plural is the number. */
import type { messages as english } from "../en/page.js";
import { channel, contrast, search } from "./channel.js";
import { data, readAs } from "./data.js";
import { certainty, level, neighbours } from "./level.js";
import { privatise } from "./privatise.js";
import { protect } from "./protect.js";
import { label, receipt, summary } from "./receipt.js";

export const messages: typeof english = {
  "badge.label": "Sendet nichts",
  "badge.works": "Diese Seite läuft ohne Netz. Sie kann nichts senden.",
  "badge.why":
    "Dafür sorgt Ihr Browser. Mit der Seite kam eine Richtlinie: Weder die Seite noch die Hintergrundprozesse, die Ihre Datei lesen, dürfen eine Verbindung öffnen. Nach dem Laden gab die Seite auch das Recht ab, mehr von ihrem eigenen Server zu laden. Keine Statistik und keine Fehlermeldung verlässt dieses Fenster. Der Browser speichert keine Datei, die Sie öffnen, außer Sie verlangen es. Fingerabdrücke einer geschützten Datei, die Sie speichern, behält dieses Gerät, außer Sie lehnen es ab.",
  "badge.howTitle": "So prüfen Sie das nach",
  "badge.how": [
    "Trennen Sie jetzt die Verbindung zum Netz: Alles auf dieser Seite funktioniert weiter.",
    "Oder öffnen Sie die Entwicklerwerkzeuge Ihres Browsers, wählen Sie „Netzwerk“ und benutzen Sie die Seite: Die Liste bleibt leer.",
    "Oder sehen Sie sich den Quelltext dieser Seite an: In der Zeile mit „Content-Security-Policy“ steht connect-src 'none'.",
  ],
  "badge.more": "Schritt für Schritt",
  "badge.limits":
    "Die Richtlinie kann nicht alles ausschließen. Eine Seite könnte eine andere Adresse öffnen; das würden Sie sehen. Eine Seite könnte über WebRTC anrufen; diese tut es nicht. Eine Browser-Erweiterung könnte mitlesen. Jemand anderes könnte Ihren Computer steuern. Diese Seite könnte eine veränderte Kopie sein.",
  "error.inFile": "Datei {file}",
  "error.inLine": "Zeile {line}",
  "error.inRow": "Datenzeile {row}",
  "error.inColumn": "Spalte „{column}“",
  "error.inCategory": "Kategorie „{category}“",
  "error.missing": "Ein Teil dieser Seite ist nicht angekommen. Deshalb kann sie nichts berechnen.",
  "error.missingRemedy": "Laden Sie die Seite neu. Hilft das nicht, ist vielleicht ihr Server gestört.",
  "error.crashed": "Die Berechnung ist unerwartet abgebrochen.",
  "error.crashedRemedy": "Versuchen Sie es noch einmal. Ihre Datei ist unverändert, und nichts wurde geschrieben.",
  empty: "(leer)",
  percent: "{n} %",
  range: "{low} bis {high}",
  quoted: "„{name}“",
  units: ["Byte", "kB", "MB", "GB"],
  working: "Wird berechnet …",
  cancel: "Abbrechen",
  showTable: "Als Tabelle zeigen",
  "chartFiles.save": "Diagramm speichern",
  "chartFiles.kinds": "Diagramm speichern als",
  "chartFiles.svg": "Bild (SVG)",
  "chartFiles.png": "Bild (PNG)",
  "chartFiles.csv": "Tabelle (CSV)",
  "chartFiles.failed": "Dieser Browser konnte das Bild nicht erzeugen. Speichern Sie es als SVG.",
  "solid.label": "Der Körper: mit den Pfeiltasten drehen oder ziehen",
  "solid.turn": "Drehen",
  "solid.tilt": "Kippen",
  scrolls: "Das Diagramm ist breiter als der Bildschirm. Verschieben Sie es seitlich, um den Rest zu sehen.",
  progress: "{rows}, {bytes} von {total}",
  rows: { one: "{n} Zeile", other: "{n} Zeilen" },
  blankLines: { one: "Die Seite hat {n} Leerzeile übersprungen.", other: "Die Seite hat {n} Leerzeilen übersprungen." },
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
