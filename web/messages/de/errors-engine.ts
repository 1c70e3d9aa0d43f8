// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the engine's calls, in German, under the ids of wasm/engine/texts.ts. */
import type * as texts from "../../../wasm/engine/texts.js";
import type { Translated } from "../catalogue.js";

export const engine = {
  "as-wrong": 'as ist {as} statt "rows" oder "counts"',
  "assume-wrong": 'assume ist {assume} statt "prior"',
  "category-has-nobody": {
    message: "Niemand in diesen Daten hat „{category}“. Dass es solche Personen gibt, schließt eine Stichprobe nicht aus, und was das Protokoll bei ihnen bewirkt, lässt sich daraus nicht sagen.",
    remedy: "Verwenden Sie Daten, in denen jede Kategorie des Protokolls vorkommt.",
  },
  "choice-of-columns": "die Wahl der Spalten",
  "choice-of-writing": "die Wahl dessen, was geschrieben wird",
  "counts-wrong": "counts enthält {count}",
  "covariate-alone": {
    message: "Alle Menschen haben dasselbe „{column}“, nämlich „{level}“.",
    remedy: "Lassen Sie die Spalte weg: über ihre Wirkung lässt sich nichts sagen.",
  },
  "covariate-not-a-number": {
    message: "„{cell}“ ist keine Zahl, in einer Spalte mit Zahlen.",
    remedy: "Berichtigen Sie sie, oder sagen Sie, dass die Spalte Kategorien enthält.",
  },
  "crossed-kinds": {
    message: "Diese Einstellungen lassen sich nicht verbinden: Ihr Rauschen ist eine Liste von Häkchen, oder es hängt von einer verborgenen Spalte ab.",
    remedy: "Verbinden Sie Fragen, deren verrauschte Antworten selbst Antworten sind.",
  },
  "crossed-too-wide": {
    message: "Beide Fragen haben zusammen zu viele Antworten.",
    remedy: "Fassen Sie Antworten zusammen, oder verbinden Sie zwei kürzere Fragen.",
  },
  "difference-wrong": "difference ist {difference} statt true, false oder dem Namen einer Gruppe",
  "distances-not-used": {
    message: "Das Protokoll „{protocol}“ kann mit Entfernungen zwischen Kategorien nichts anfangen.",
    remedy: "Lassen Sie die Entfernungen weg, oder wählen Sie eines, das sie verwendet: {protocols}; oder das Ziel {objectives}.",
  },
  "engine-stopped": {
    message: "Das Rechenprogramm ist stehen geblieben.",
    remedy: "Versuchen Sie es noch einmal, bei einer großen Datei mit weniger Zeilen oder Kategorien.",
  },
  "engine-stopped-why": {
    message: "Das Rechenprogramm ist stehen geblieben: {detail}",
    remedy: "Versuchen Sie es noch einmal, bei einer großen Datei mit weniger Zeilen oder Kategorien.",
  },
  "for-a-sample": "Um zu sagen, wie weit eine Stichprobe von der Wahrheit abweichen kann,",
  "group-alone": {
    message: "Es gibt nur eine Gruppe, und nichts, womit sie zu vergleichen wäre.",
    remedy: "Geben Sie Meldungen von mindestens zwei Gruppen, oder verlangen Sie keinen Unterschied.",
  },
  "group-unknown": {
    message: "Es gibt keine Gruppe „{group}“.",
    remedy: "{meant}Nennen Sie eine der Gruppen: {groups}.",
  },
  "groups-twice": "zwei Gruppen haben dieselben Zellen",
  "how-grouped": "die Wahl der Spalten, nach denen Menschen gruppiert werden",
  "kind-wrong": 'kinds enthält {kind} statt "number" oder "category"',
  "level-not-a-number": "eine Stufe ist {level} statt einer Zahl",
  "meant-group": "Meinten Sie „{near}“? ",
  "method-unknown": {
    message: "Eine Methode „{method}“ gibt es nicht.",
    remedy: "Wählen Sie eine von diesen: {methods}; oder keine, dann wird sie nach Größe gewählt.",
  },
  "no-groups": "es gibt keine Gruppen",
  "no-such-answer": {
    message: "Diese Antwort kommt im Protokoll nicht vor.",
    remedy: "Wählen Sie eine seiner Kategorien.",
  },
  "not-a-file": "die Datei ist {value} statt einer File oder eines Blob",
  "efficiency-not-a-share": "{where} ist {efficiency} statt über 0 und höchstens 1",
  "order-too-small": {
    message: "Die Ordnung eines Alpha-Lecks ist {order}, muss aber mindestens 1 sein.",
    remedy: "Geben Sie 1, eine größere Zahl oder Infinity an.",
  },
  "people-not-whole": "people ist {people} statt einer ganzen Zahl",
  "not-above-zero": "{name} ist {number} und nicht größer als 0",
  "not-true-or-false": "{where} ist {value} statt true oder false",
  "nothing-planned": "weder eine Zahl von Personen noch eine halbe Breite ist angegeben",
  "nothing-to-pool": {
    message: "Es gibt keine Meldungen, die zusammenzunehmen wären.",
    remedy: "Geben Sie mindestens ein Protokoll mit seinen Meldungen.",
  },
  "of-what": "of ist {value}; so etwas wird nicht freigegeben",
  "once-secret-wrong": "once.secret ist nicht der geheime Schlüssel eines Geräts",
  options: "die Optionen",
  "pooled-answers-differ": {
    message: "Eine Einstellungsdatei hat die Antwort „{category}“ nicht.",
    remedy: "Verwenden Sie Einstellungen für dieselbe Frage mit denselben Antworten.",
  },
  "pooled-pairs": {
    message: "Diese Einstellungen verwenden die verborgene Spalte. Darum lassen sie sich nicht mit anderen zusammen verwenden.",
    remedy: "Lesen Sie die verrauschten Antworten jeder Einstellungsdatei für sich.",
  },
  "population-beside": {
    message: "Die Schichten einer Bevölkerung gehen nicht mit Gewichten oder Unterschieden zusammen.",
    remedy: "Lassen Sie die Gewichte weg, oder die Unterschiede.",
  },
  "population-wrong": "population enthält {value} statt des Namens einer Schicht und der Zahl ihrer Menschen",
  "protocol-lacks-category": {
    message: "Das Protokoll kennt die Kategorie „{category}“ nicht.",
    remedy: "Verwenden Sie Daten mit den Kategorien des Protokolls, oder berechnen Sie ein Protokoll aus diesen Daten.",
  },
  "protocol-not-known-here": "diese Version kennt das Protokoll „{protocol}“ nicht",
  "regression-category-missing": {
    message: "Bei einer Frage mit {count} Antworten ist zu sagen, welche als Ja zählt.",
    remedy: "Nennen Sie eine als Kategorie: {categories}.",
  },
  "regression-category-unknown": {
    message: "Das Protokoll hat keine Antwort „{category}“.",
    remedy: "{meant}Nennen Sie eine seiner Antworten: {categories}.",
  },
  "regression-rest": {
    message: "Wie oft dieses Protokoll „{category}“ meldet, hängt davon ab, welche andere Antwort jemand hat: gegenüber allen anderen hat es keine eigene Likelihood.",
    remedy: "Nehmen Sie ein Protokoll, das alle anderen Antworten gleich behandelt, wie grr oder oue, oder eine Frage mit zwei Antworten.",
  },
  "regression-too-wide": {
    message: "Die Regression hat {count} Koeffizienten; geschätzt werden höchstens {most}.",
    remedy: "Nennen Sie weniger Spalten, oder fassen Sie Kategorien zusammen.",
  },
  "regression-weighted": {
    message: "Eine Regression nimmt keine Gewichte.",
    remedy: "Lassen Sie die Gewichte weg; nehmen Sie die Spalten, aus denen sie gemacht sind, als Kovariaten.",
  },
  "report-unknown": {
    message: "„{report}“ ist keine der verrauschten Antworten dieser Einstellungen.",
    remedy: "Berichtigen Sie die Zeile oder entfernen Sie sie. Sind es viele solche Zeilen? Dann fügen Sie deren eigene Einstellungsdatei hinzu.",
  },
  "reports-twice": "eine Gruppe hat zweimal dieselbe Meldung",
  request: "der Auftrag",
  "request-not-sent": {
    message: "Der Auftrag kann nicht an den Worker gesendet werden: {reason}",
    remedy: "Übergeben Sie nur einfache Daten und Dateien.",
  },
  "request-wrong": {
    message: "Der Auftrag kann nicht angenommen werden: {reason}.",
    remedy: "Geben Sie an, was die Dokumentation der API nennt, in den Typen, die sie nennt.",
  },
  "secret-wrong": "secret ist nicht der geheime Schlüssel eines Geräts",
  "shrink-weighted": {
    message: "Anteile mit Gewichten werden nicht zur Tabelle hin geschätzt.",
    remedy: "Lassen Sie die Gewichte weg, oder shrink.",
  },
  "shrink-too-large": "shrink ist {shrink} statt höchstens {most} Menschen",
  "shrink-wrong": "shrink ist {shrink} statt einer Zahl von Menschen über 0",
  "single-answer": {
    message: "Es gibt nur eine einzige Antwort, und nichts, womit sie sich vergleichen ließe.",
    remedy: "Verwenden Sie Daten mit zwei Antworten.",
  },
  "single-secret": {
    message: "Es gibt nur ein einziges Geheimnis, und nichts, womit es sich vergleichen ließe.",
    remedy: "Verwenden Sie Daten mit zwei Geheimnissen.",
  },
  "sluice-closed": {
    message: "Sluice wurde geschlossen.",
    remedy: "Legen Sie ein neues Sluice an, um weiterzumachen.",
  },
  "strata-twice": "zwei Zeilen von population nennen dieselbe Schicht",
  "stratum-unasked": {
    message: "Niemand aus der Schicht „{stratum}“ hat eine Meldung gesandt.",
    remedy: "Legen Sie sie mit einer anderen Schicht zusammen, in der Bevölkerung und in den Meldungen.",
  },
  "stratum-unknown": {
    message: "Die Bevölkerung hat keine Schicht „{stratum}“, aus der Meldungen stammen.",
    remedy: "Geben Sie der Bevölkerung eine Zeile je Schicht, mit den Namen, die in den Meldungen stehen.",
  },
  "too-many-kinds-of-people": {
    message: "Mit {secrets} Kategorien von „{secret}“ und {answers} von „{data}“ gibt es {pairs} Arten von Personen, eine für jedes Paar. Diese Zusage vergleicht zu viele davon.",
    remedy: "Fassen Sie Kategorien einer Spalte oder beider zusammen, sodass es weniger Paare gibt, oder wählen Sie eine andere Zusage.",
  },
  "proved-nothing": {
    message: "Die Zusage „{notion}“ handelt nicht von einer Stichprobe, von der etwas zu beweisen wäre.",
    remedy: "Lassen Sie provedSample weg, oder wählen Sie rldp, rlip oder rpml.",
  },
  "under-notion": "Unter „{notion}“",
  "values-from-marks": {
    message: "Werte, die aus Markierungen gezogen wurden, sagen weniger als die Markierungen selbst; daraus wird nichts geschätzt.",
    remedy: "Schätzen Sie aus den Meldungen selbst: Speichern Sie Meldungen, keine Werte.",
  },
  "weights-lacking": {
    message: "Die Gruppen haben keine Summen von Gewichten.",
    remedy: "Zählen Sie die Meldungen neu, mit der Spalte der Gewichte.",
  },
  "weights-miscounted": {
    message: "Die Tabelle hat {weights} Gewichte für {secrets} × {answers} Kategorien.",
    remedy: "Geben Sie für jedes Paar von Kategorien ein Gewicht an.",
  },
  "a-single-category": "{where} hat weniger als zwei Kategorien, die vorkommen",
  "weights-not-floats": "{where}.weights ist {value} statt eines Float64Array",
  "weights-not-people": {
    message: "{where} zählen Gewichte die Personen einer Stichprobe, aber „{secret}“ mit „{data}“ hat {weight} davon.",
    remedy: "Zählen Sie Personen: Lassen Sie die Gewichte weg, oder geben Sie an, wie viele Personen befragt wurden. Umfragegewichte täuschen eine Stichprobe vor, die nie gezogen wurde.",
  },
  "what-file-holds": "was die Datei enthält",
  "what-is-planned": "was geplant wird",
  "what-is-pooled": "was zusammengenommen wird",
  "what-is-promised": "was zugesagt wird",
  "what-is-released": "was freigegeben werden soll",
  "what-was-counted": "was gezählt wurde",
  "write-wrong": 'write ist {write} statt "reports" oder "values"',
  "spreadsheet-safe-wrong": 'spreadsheetSafe ist {safe} statt "reports", "all" oder "none"',
  "written-wrong": 'written ist {written} statt "reports" oder "values"',
  "none-of-these": "{where} ist {value}, und das ist nichts von: {known}",
  "separator-wrong": "dialect.separator ist {separator} statt eines einzelnen Zeichens, das weder Buchstabe, Ziffer, Anführungszeichen noch Zeilenende ist",
} satisfies Translated<typeof texts>;
