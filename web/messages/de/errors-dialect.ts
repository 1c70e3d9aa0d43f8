// SPDX-License-Identifier: GPL-3.0-or-later
/** How a file is read and why, in German, under the ids of wasm/files/dialect-texts.ts. */
import type * as texts from "../../../wasm/files/dialect-texts.js";
import type { Translated } from "../catalogue.js";

export const dialect = {
  "encoded-twice": "Buchstaben außer A bis Z sehen verstümmelt aus: „{word}“ ist wohl „{before}“, zweimal in UTF-8 umgewandelt. Sie bleiben, wie sie sind. Exportieren Sie die Datei noch einmal als UTF-8.",
  "encoding-other": ["Die Kodierung ist nicht klar: Ein Wort kann {words} sein.", "Wählen Sie die Kodierung unter „Anders lesen“. Stimmt keine davon? Dann speichern Sie die Datei als CSV (UTF-8)."],
  "encoding-word": "„{word}“ ({encoding})",
  "separator-either": ["Das Trennzeichen ist nicht klar: {one} und {other} ergeben beide in jeder Zeile gleich viele Zellen.", "Wählen Sie das richtige Zeichen unter „Anders lesen“."],
  "why-chosen": "wie Sie gesagt haben",
  "why-mark": "die ersten Bytes sagen es",
  "why-ascii": "alle Buchstaben sind A bis Z",
  "why-utf8": "die Buchstaben außer A bis Z sind gültiges UTF-8",
  "why-zeros": "jedes zweite Byte ist null",
  "why-windows": "es ist kein UTF-8, und ein Wort lautet so „{word}“",
  "why-windows-alone": "es ist kein UTF-8, und kein Wort spricht dagegen",
  "why-mac": "„{word}“ wäre in Windows-1252 „{other}“",
  "why-separator-line": "die erste Zeile sagt es",
  "why-every-row": "sie ergeben in jeder der ersten Zeilen {cells} Zellen",
  "why-most-rows": "sie ergeben in den meisten der ersten Zeilen {cells} Zellen",
  "why-one-column": "kein Trennzeichen ergibt Zeilen aus mehreren Zellen",
  "why-names": "sie sieht nicht aus wie die Zeilen darunter",
  "why-settled": "„{cell}“ lässt sich nicht anders lesen",
  comma: "Kommas",
  semicolon: "Semikolons",
  tab: "Tabulatoren",
  bar: "senkrechte Striche",
} satisfies Translated<typeof texts>;
