// SPDX-License-Identifier: Apache-2.0
/** Dasselbe auf Deutsch. */

import type { SheetWords } from "./en.js";
import { german as promises } from "./promises.js";

export const german: SheetWords = {
  language: "de",
  decimal: ",",
  name: "„{name}“",
  none: "keine Antwort",
  made: "Datenfluss-Übersicht, erstellt aus den Einstellungsdateien, die die Umfrage verwendet.",
  brief: "Felder insgesamt: {all}. Als verrauschte Antwort gesendet, die der Zufall auf dem Gerät der befragten Person wählt, wo die Antwort bleibt: {private}. Gesendet, wie geantwortet wurde: {open}.",
  received: "Empfänger: {controller}",
  collected: {
    heading: "Das wird erhoben",
    open: "so, wie geantwortet wurde",
    report: "eine von {count} verrauschten Antworten, nach der Methode {protocol}",
    marks: "zu jeder Antwort ein Häkchen oder keines, nach der Methode {protocol}",
    only: "Die Umfrage sendet kein anderes Feld.",
  },
  field: {
    asked: "Gefragt wird",
    kept: "Verborgen",
    sent: "Gesendet wird",
    promise: "Schutz",
    rests: "Setzt voraus",
    level: "Begriff und Epsilon",
    levelIs: "{notion}, Epsilon {epsilon} (ein Faktor von {factor})",
    worst: "Schlimmstenfalls erreicht",
    worstIs: "ein Faktor von {factor}; genau {numerator} / {denominator}",
    worstAt: "ein Faktor von {factor}, bei {level} mal Epsilon; genau {numerator} / {denominator}",
    answer: "Über die Antwort selbst",
    protocol: "Fingerabdruck der Einstellungen",
    counts: "Fingerabdruck ihrer Tabelle",
  },
  answer: {
    tells: "{reports} verrät die Antwort: Personen mit anderen Antworten senden das nie oder fast nie",
    or: " oder ",
    mark: "eine Liste mit einem einzigen Häkchen verrät, dass dies die Antwort war",
    one: "es gibt nur eine Antwort",
    excluded: "eine verrauschte Antwort kann Antworten ausschließen",
    apart: "keine verrauschte Antwort ist bei der einen Antwort mehr als {factor}-mal so wahrscheinlich wie bei der anderen",
  },
  levels: {
    secret: "{factor} für {name}",
    data: "{factor} bei {one} gegenüber {other}",
    pair: "{one} und {other}",
    more: "die anderen stehen in der Datei",
  },
  odds: {
    who: "Unter 100 Personen, die {answer} antworten,",
    about: "senden etwa {count} {report}",
    few: "sendet weniger als 1 {report}",
    marks: "Unter 100 Personen haken etwa {own} die eigene Antwort an. Etwa {other} haken jede andere an.",
    marksFew: "Unter 100 Personen haken etwa {own} die eigene Antwort an. Weniger als 1 hakt jede andere an.",
  },
  leaves: {
    heading: "Das verlässt das Gerät, und wann",
    once: "Der Browser zieht eine verrauschte Antwort, ein einziges Mal für jede Antwort. Erst dann verlässt etwas das Gerät. Die Antwort selbst wird weder gesendet noch gespeichert.",
    beside: "Mit den verrauschten Antworten wird eine Zufallszahl gesendet, die eine Einsendung von der anderen unterscheidet. Der Fingerabdruck jeder Einstellungsdatei geht mit. Noch einmal senden sendet dasselbe.",
    fails: "Lassen sich die Einstellungen nicht prüfen oder gibt es keine sichere Zufallsquelle, so wird nichts gesendet.",
    open: "So gesendet, wie geantwortet wurde, und nicht geschützt: {labels}.",
    server: "Wie bei jeder Webseite erfährt der Server von jeder Anfrage die Netzwerkadresse und die Uhrzeit. Möchten Sie das nicht, richten Sie den Server so ein, dass er beides nicht speichert.",
  },
  compute: {
    heading: "Wer was berechnen kann",
    person: "Wenn die Umfrage es anzeigt, sieht die befragte Person auf dem Gerät, was anstelle der Antwort gesendet wird.",
    controller: "{controller} kann schätzen, wie häufig jede Antwort ist, soweit die verrauschten Antworten es zeigen, mit Intervallen. Jede verrauschte Antwort für sich sagt nicht mehr über den verborgenen Wert, als der obige Schutz erlaubt. „Über die Antwort selbst“ sagt oben, was sie über die Antwort verrät.",
    receiver:
      "Die Empfänger der verrauschten Antworten können schätzen, wie häufig jede Antwort ist, soweit diese es zeigen. Sie bekommen Intervalle. Jede verrauschte Antwort für sich sagt nicht mehr über den verborgenen Wert, als der obige Schutz erlaubt. „Über die Antwort selbst“ sagt oben, was sie über die Antwort verrät.",
    later:
      "Andere können die verrauschten Antworten später in die Hand bekommen, befugt oder nicht. Sie können dasselbe und nicht mehr: Es geht kein Schlüssel mit, der das Rauschen rückgängig macht. Der zufällige Schlüssel, mit dem gezogen wird, bleibt im Browser und endet mit der Seite. Die Personen, die die Umfrage durchführen, können die Seite einen speichern lassen. Mit diesem Schlüssel und einer verrauschten Antwort lässt sich erkennen, für welche Antworten sie stehen kann.",
  },
  limits: {
    heading: "Grenzen",
    together: "Mehrere verrauschte Antworten einer Person können zusammen mehr sagen als jede für sich, sogar sehr viel mehr. Prüfen Sie zusammen alles, was zusammen weitergegeben wird, mit „sluice together“.",
    twice: "Eine Person, die zweimal antwortet, sendet zwei verrauschte Antworten. Sie sagen mehr, als der Schutz für eine erlaubt. Lassen Sie niemanden zweimal antworten. Wo es geschieht, verwenden Sie eine Einsendung.",
    secret: "Der Schutz betrifft den genannten verborgenen Wert, unter dem, was er voraussetzt. Er betrifft nicht, was eine Antwort sonst noch verraten kann. Er betrifft auch nicht die Felder, die wie geantwortet gesendet werden.",
    page: "Die Seite, die fragt, der Browser und seine Erweiterungen sehen, was eingegeben wird. Der Schutz betrifft, was gesendet wird.",
  },
  check: {
    heading: "So lässt es sich prüfen",
    files: "Lassen Sie sich die Einstellungsdateien geben. Jede hat ihre Tabelle, ihre Chancen als ganze Zahlen und ihren Beweis. Der Befehl „sluice audit“ prüft den Beweis noch einmal mit exakten Zahlen. Jedes Programm, das nach dem veröffentlichten Schema geschrieben ist, kann das auch.",
    fingerprints: "Vergleichen Sie deren Fingerabdrücke mit denen in dieser Übersicht und mit denen in dem, was gesendet wird.",
    network: "Öffnen Sie die Netzwerkanalyse des Browsers, antworten Sie, senden Sie ab, und sehen Sie sich an, was gesendet wurde.",
  },
  promises,
  otherPromise: "Der Schutz {notion} gilt bei Epsilon {epsilon}; siehe seine Definition.",
  seesSecret: "Um eine verrauschte Antwort zu ziehen, verwendet das Gerät auch {secret}. Auch das wird nicht gesendet.",
  unlimited: "unbegrenzt",
  rests: {
    prior: "Er setzt die Tabelle der Anzahlen hinter den Einstellungen voraus. Leser wissen von einer Person nicht mehr als diese Tabelle.",
    known: "Er setzt die Tabelle der Anzahlen hinter den Einstellungen voraus. Leser wissen von einer Person nicht mehr als diese Tabelle und einige der geteilten Spalten.",
    shares: "Er setzt voraus, wie häufig jede Antwort bei jedem verborgenen Wert ist, in der Tabelle hinter den Einstellungen. Leser wissen von der Antwort einer Person nicht mehr als das. Er setzt nicht voraus, wie viele welchen verborgenen Wert haben.",
    knownShares: "Er setzt voraus, wie häufig jede Antwort bei jedem verborgenen Wert ist, in der Tabelle hinter den Einstellungen. Leser wissen von der Antwort einer Person nicht mehr als das und einige der geteilten Spalten. Er setzt nicht voraus, wie viele welchen verborgenen Wert haben.",
    sample: "Er setzt voraus, dass die Personen der Tabelle eine Zufallsstichprobe sind. Dann ist, mit einer Wahrscheinlichkeit von etwa {alpha}, die wahre Verteilung keine von denen, mit denen gerechnet wurde. Leser wissen von einer Person nicht mehr, als wie sich die Antworten verteilen.",
    largeSample: "Er setzt voraus, dass die Personen der Tabelle eine Zufallsstichprobe sind, und eine große. Dann ist, mit einer Wahrscheinlichkeit von etwa {alpha}, die wahre Verteilung keine von denen, mit denen gerechnet wurde. Leser wissen von einer Person nicht mehr, als wie sich die Antworten verteilen.",
    nothing: "Er setzt keine Tabelle voraus: Er gilt, gleich was ein Leser weiß.",
  },
};
