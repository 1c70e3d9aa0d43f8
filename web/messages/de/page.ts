// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the Privatise page, in German: what its parts share here, the steps in files of their own. `{name}` is a hole; {n} in a plural is the number. */
import type { messages as english } from "../en/page.js";
import { channel, search } from "./channel.js";
import { contrast } from "./contrast.js";
import { data } from "./data.js";
import { label } from "./label.js";
import { certainty, level, neighbours } from "./level.js";
import { privatise } from "./privatise.js";
import { summary } from "./summary.js";

export const messages: typeof english = {
  title: "Die Antwort weitergeben. Das Geheimnis bewahren.",
  lead: "Sluice berechnet, wie stark die Antworten in einer Tabelle verrauscht, also zufällig verändert, werden müssen, damit ein Geheimnis daneben verborgen bleibt. Von den Antworten bewahrt es so viel, wie dann noch möglich ist, und zeigt Ihnen beides, bevor Sie etwas weitergeben.",
  badge: {
    label: "Läuft ohne Netz. Diese Seite kann nichts senden.",
    why: "Dafür sorgt Ihr Browser. Diese Seite kam mit einer Richtlinie, die es ihr und den Hintergrundprozessen, die Ihre Datei lesen, verbietet, irgendeine Verbindung zu öffnen; und sobald alles da war, hat sie selbst das Recht abgegeben, von ihrem eigenen Server noch etwas nachzuladen. Keine Statistik und kein Fehlerbericht verlässt dieses Fenster, und nichts von dem, was Sie öffnen, wird gespeichert, außer wenn Sie es verlangen.",
    howTitle: "So prüfen Sie das nach",
    how: [
      "Trennen Sie jetzt die Verbindung zum Netz: Alles auf dieser Seite funktioniert weiter.",
      "Oder öffnen Sie die Entwicklerwerkzeuge Ihres Browsers, wählen Sie „Netzwerk“ und benutzen Sie die Seite: Die Liste bleibt leer.",
      "Oder sehen Sie sich den Quelltext dieser Seite an: In der Zeile mit „Content-Security-Policy“ steht connect-src 'none'.",
    ],
    more: "Schritt für Schritt",
    limits:
      "Was die Richtlinie nicht ausschließen kann: dass eine Seite eine andere Adresse öffnet (das würden Sie sehen), Verbindungen über WebRTC (diese Seite nutzt es nicht), eine Browser-Erweiterung, die mitliest, einen Computer, über den Sie nicht die Kontrolle haben, oder eine veränderte Kopie dieser Seite.",
  },
  error: {
    inFile: "Datei {file}",
    inLine: "Zeile {line}",
    inRow: "Datenzeile {row}",
    inColumn: "Spalte „{column}“",
    inCategory: "Kategorie „{category}“",
    missing: "Ein Teil dieser Seite ist nicht angekommen, deshalb kann sie nichts berechnen.",
    missingRemedy: "Laden Sie die Seite neu. Wenn das nicht hilft, ist möglicherweise ihr Server gestört.",
    crashed: "Die Berechnung ist unerwartet abgebrochen.",
    crashedRemedy: "Versuchen Sie es noch einmal. Ihre Datei ist unverändert, und es wurde nichts geschrieben.",
  },
  empty: "(leer)",
  percent: "{n} %",
  range: "{low} bis {high}",
  quoted: "„{name}“",
  units: ["Byte", "kB", "MB", "GB"],
  working: "Wird berechnet …",
  cancel: "Abbrechen",
  showTable: "Als Tabelle zeigen",
  chartFiles: {
    save: "Diagramm speichern",
    kinds: "Diagramm speichern als",
    svg: "Bild (SVG)",
    png: "Bild (PNG)",
    csv: "Tabelle (CSV)",
    failed: "Das Bild konnte hier nicht erzeugt werden. Speichern Sie es als SVG.",
  },
  solid: {
    label: "Der Körper: mit den Pfeiltasten drehen oder ziehen",
    turn: "Drehen",
    tilt: "Kippen",
  },
  scrolls: "Das Diagramm ist breiter als der Bildschirm: Verschieben Sie es seitlich, um alles zu sehen.",
  progress: "{rows}, {bytes} von {total}",
  rows: { one: "{n} Zeile", other: "{n} Zeilen" },
  blankLines: { one: "{n} Leerzeile wurde übergangen.", other: "{n} Leerzeilen wurden übergangen." },
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
