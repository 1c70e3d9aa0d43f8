// SPDX-License-Identifier: Apache-2.0
/** Dasselbe auf Deutsch. */

import type { SheetWords } from "./en.js";
import { german as promises } from "./promises.js";

export const german: SheetWords = {
  language: "de",
  decimal: ",",
  name: "„{name}“",
  none: "keine Antwort",
  made: "Datenfluss-Übersicht, erstellt aus den Protokolldateien, die die Umfrage verwendet.",
  brief:
    "Felder insgesamt: {all}. Als Meldung gesendet, die durch Zufall auf dem Gerät der befragten Person gezogen wird, wo die Antwort bleibt: {private}. Gesendet, wie geantwortet wurde: {open}.",
  received: "Empfänger: {controller}",
  collected: {
    heading: "Was erhoben wird",
    open: "so, wie geantwortet wurde",
    report: "eine von {count} Meldungen, gezogen nach dem Protokoll {protocol}",
    marks: "zu jeder Antwort eine Markierung oder keine, gezogen nach dem Protokoll {protocol}",
    only: "Kein anderes Feld der Umfrage wird gesendet.",
  },
  field: {
    asked: "Gefragt wird",
    kept: "Geheim bleiben soll",
    sent: "Gesendet wird",
    promise: "Zusage",
    rests: "Grundlage",
    level: "Stufe",
    levelIs: "{notion}, Epsilon {epsilon} (ein Faktor von {factor})",
    worst: "Schlimmstenfalls erreicht",
    worstIs: "ein Faktor von {factor}; genau {numerator} / {denominator}",
    worstAt: "ein Faktor von {factor}, bei der Stufe von {level} mal Epsilon; genau {numerator} / {denominator}",
    answer: "Über die Antwort selbst",
    protocol: "Fingerabdruck des Protokolls",
    counts: "Fingerabdruck seiner Tabelle",
  },
  answer: {
    tells:
      "wer {reports} empfängt, kann die Antwort erkennen: Personen mit anderen Antworten senden das nie oder fast nie",
    or: " oder ",
    mark: "wer eine Liste mit einer einzigen Markierung empfängt, kann erkennen, dass dies die Antwort war",
    one: "es gibt nur eine Antwort",
    excluded: "eine Meldung kann Antworten ausschließen",
    apart: "keine Meldung ist bei der einen Antwort mehr als {factor}-mal so wahrscheinlich wie bei der anderen",
  },
  levels: {
    secret: "{factor} für {name}",
    data: "{factor} bei {one} gegenüber {other}",
    pair: "{one} und {other}",
    more: "die anderen stehen in der Datei",
  },
  odds: {
    who: "Von 100 Personen, die {answer} antworten,",
    about: "senden etwa {count} {report}",
    few: "sendet weniger als 1 {report}",
    marks: "Von 100 Personen markieren etwa {own} die eigene Antwort; jede andere wird von etwa {other} markiert.",
    marksFew: "Von 100 Personen markieren etwa {own} die eigene Antwort; jede andere wird von weniger als 1 markiert.",
  },
  leaves: {
    heading: "Was das Gerät verlässt, und wann",
    once: "Eine Meldung wird im Browser gezogen, ein einziges Mal für jede Antwort. Erst dann verlässt etwas das Gerät; die Antwort selbst wird weder gesendet noch gespeichert.",
    beside:
      "Mit den Meldungen werden eine Zufallszahl gesendet, die eine Einsendung von der anderen unterscheidet, und der Fingerabdruck jedes Protokolls. Wer noch einmal sendet, sendet dasselbe.",
    fails: "Lässt sich das Protokoll nicht prüfen oder gibt es keine sichere Zufallsquelle, so wird nichts gesendet.",
    open: "So gesendet, wie geantwortet wurde, und nicht geschützt: {labels}.",
    server:
      "Wie bei jeder Webseite erfährt der Server von jeder Anfrage die Netzwerkadresse und die Uhrzeit. Wer das nicht möchte, muss den Server so einrichten, dass er beides nicht speichert.",
  },
  compute: {
    heading: "Wer was berechnen kann",
    person:
      "Wer antwortet, sieht auf dem eigenen Gerät, was anstelle der Antwort gesendet wird, sofern die Umfrage es anzeigt.",
    controller:
      "{controller} kann schätzen, wie sich die Antworten auf alle Personen verteilen, soweit die Meldungen es erkennen lassen, mit Intervallen. Über eine einzelne Person sagt jede Meldung für sich nicht mehr über das Geheimnis, als ihre obige Zusage erlaubt; über die Antwort sagt sie, was oben unter „Über die Antwort selbst“ steht.",
    receiver:
      "Wer die Meldungen empfängt, kann schätzen, wie sich die Antworten auf alle Personen verteilen, soweit die Meldungen es erkennen lassen, mit Intervallen. Über eine einzelne Person sagt jede Meldung für sich nicht mehr über das Geheimnis, als ihre obige Zusage erlaubt; über die Antwort sagt sie, was oben unter „Über die Antwort selbst“ steht.",
    later:
      "Wer die Meldungen später in die Hand bekommt, befugt oder nicht, kann dasselbe und nicht mehr: Mit ihnen geht kein Schlüssel, der aus einer Meldung wieder die Antwort macht. Der zufällige geheime Schlüssel, mit dem Meldungen gezogen werden, bleibt im Browser und endet mit der Seite, es sei denn, wer die Umfrage durchführt, lässt die Seite einen behalten; wer diesen und eine Meldung hat, kann erkennen, für welche Antworten sie stehen kann.",
  },
  limits: {
    heading: "Grenzen",
    together:
      "Mehrere Meldungen über eine Person können zusammen mehr sagen als jede für sich, sogar sehr viel mehr: Was zusammen weitergegeben wird, muss zusammen geprüft werden, und das tut „sluice together“.",
    twice:
      "Wer zweimal antwortet, sendet zwei Meldungen, die zusammen mehr sagen, als die Zusage für eine erlaubt. Lassen Sie niemanden zweimal antworten; wo es geschieht, behalten Sie eine Einsendung.",
    secret:
      "Die Zusage betrifft das genannte Geheimnis, unter dem, worauf sie beruht. Sie betrifft nicht, was eine Antwort sonst noch verraten kann, und auch nicht die Felder, die so gesendet werden, wie geantwortet wurde.",
    page: "Die Seite, die fragt, der Browser und seine Erweiterungen sehen, was eingegeben wird. Die Zusage betrifft, was gesendet wird.",
  },
  check: {
    heading: "Wie man es prüft",
    files:
      "Lassen Sie sich die Protokolldateien geben. Jede nennt ihre Tabelle, ihre Wahrscheinlichkeiten als ganze Zahlen und ihr Zertifikat; „sluice audit“ beweist das Zertifikat noch einmal mit exakten Zahlen, und das kann jedes Programm, das nach dem veröffentlichten Schema geschrieben ist.",
    fingerprints:
      "Vergleichen Sie deren Fingerabdrücke mit denen in dieser Übersicht und mit denen in dem, was gesendet wird.",
    network:
      "Öffnen Sie die Netzwerkanalyse des Browsers, antworten Sie, senden Sie ab, und sehen Sie sich an, was gesendet wurde.",
  },
  promises,
  otherPromise: "Die Zusage {notion} gilt auf der Stufe {epsilon}; siehe ihre Definition.",
  seesSecret: "Um eine Meldung zu ziehen, verwendet das Gerät auch {secret}; auch das wird nicht gesendet.",
  unlimited: "unbegrenzt",
  rests: {
    prior:
      "Sie beruht auf der Häufigkeitstabelle, aus der das Protokoll berechnet wurde, und auf Beobachtern, die von einer Person nicht mehr wissen als diese Tabelle.",
    known:
      "Sie beruht auf der Häufigkeitstabelle, aus der das Protokoll berechnet wurde, und auf Beobachtern, die von einer Person nicht mehr wissen als diese Tabelle und einige der weitergegebenen Spalten.",
    shares:
      "Sie beruht darauf, wie sich die Antworten unter Personen mit jedem Wert des Geheimnisses verteilen, in der Tabelle, aus der das Protokoll berechnet wurde, und auf Beobachtern, die von der Antwort einer Person nicht mehr wissen als das; nicht darauf, wie viele welchen Wert haben.",
    knownShares:
      "Sie beruht darauf, wie sich die Antworten unter Personen mit jedem Wert des Geheimnisses verteilen, in der Tabelle, aus der das Protokoll berechnet wurde, und auf Beobachtern, die von der Antwort einer Person nicht mehr wissen als das und einige der weitergegebenen Spalten; nicht darauf, wie viele welchen Wert haben.",
    sample:
      "Sie beruht darauf, dass die Personen der Tabelle eine Zufallsstichprobe sind, und eine große: Dann ist, mit einer Wahrscheinlichkeit von etwa {alpha}, die wahre Verteilung keine von denen, mit denen gerechnet wurde. Und auf Beobachtern, die von einer Person nicht mehr wissen, als wie sich die Antworten verteilen.",
    nothing: "Sie beruht auf keiner Tabelle: Sie gilt, was auch immer ein Beobachter weiß.",
  },
};
