// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of files that are read and written, in German, under the ids of wasm/files/texts.ts. */
import type * as texts from "../../../wasm/files/texts.js";
import type { Translated } from "../catalogue.js";

export const files = {
  "a-parquet-file": "eine Parquet-Datei",
  "a-zip-archive": "eine Arbeitsmappe oder ein anderes ZIP-Archiv",
  "as-the-data": "zum Weitergeben",
  "as-the-secret": "als Geheimnis",
  "blanks-before-quote": {
    message: "Eine Zelle beginnt mit Leerzeichen und einem Anführungszeichen.",
    remedy: "Entfernen Sie die Leerzeichen vor dem Anführungszeichen, oder exportieren Sie die Tabelle noch einmal als CSV.",
  },
  "categorical-unknown": {
    message: "Die Spalte „{column}“ soll Kategorien enthalten, ist aber keine der Kovariaten.",
    remedy: "Nennen Sie sie bei den Kovariaten, oder lassen Sie sie weg.",
  },
  "categories-unusable": {
    message: "Die Tabelle kann nicht verwendet werden: {reason}.",
    remedy: "Korrigieren Sie die Zellen oder die Regeln, damit jede Kategorie einen Namen und eigene Zellen hat.",
  },
  "check-first-line": "Prüfen Sie die erste Zeile der Datei: Dort müssen die Namen der Spalten stehen.",
  "column-chosen-twice": {
    message: "Die Spalte „{column}“ ist zweimal {role}.",
    remedy: "Nennen Sie eine Spalte oder höchstens {most} verschiedene.",
  },
  "column-in-both-roles": {
    message: "Die Spalte „{column}“ ist sowohl als Geheimnis als auch zum Weitergeben gewählt.",
    remedy: "Wählen Sie zwei verschiedene Spalten.",
  },
  "column-kept-twice": {
    message: "Die Spalte „{column}“ wird zweimal unverändert weitergegeben.",
    remedy: "Nennen Sie jede Spalte einmal.",
  },
  "column-tells-exactly": {
    message: "Die Spalte „{column}“ verrät „{of}“ genau: Daneben halten die Meldungen nichts zurück.",
    remedy: "Lassen Sie sie weg, oder sagen Sie, dass sie trotzdem weitergegeben werden soll.",
  },
  "column-tells-nearly": {
    message: "Die Spalte „{column}“ verrät „{of}“ bei fast jeder Zeile: Daneben halten die Meldungen so gut wie nichts zurück.",
    remedy: "Lassen Sie sie weg, oder sagen Sie, dass sie trotzdem weitergegeben werden soll.",
  },
  "column-twice": {
    message: "Der Name „{name}“ steht zweimal in der Kopfzeile (Spalten {first} und {second}).",
    remedy: "Geben Sie den Spalten in der Datei verschiedene Namen.",
  },
  "column-unknown": { message: "In der Datei gibt es keine Spalte „{name}“.", remedy: "{advice}." },
  "columns-are": "{meant}Die Spalten sind: {names}.",
  "columns-are-more": "{meant}Die Spalten sind: {names} und {more} weitere.",
  "columns-wrong-number": {
    message: "{count} Spalten sind {role}.",
    remedy: "Nennen Sie eine Spalte oder höchstens {most} verschiedene.",
  },
  "combination-not-reportable": {
    message: "„{combination}“ kann nicht gemeldet werden: Diese Kombination von Werten kam in den Daten nicht vor, aus denen das Protokoll berechnet wurde.",
    remedy: "Korrigieren Sie die Zeile, oder berechnen Sie ein Protokoll aus Daten, in denen diese Kombination vorkommt.",
  },
  "control-character": {
    message: "Die Datei ist keine Textdatei: Sie enthält das Steuerzeichen {code}.",
    remedy: "Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.",
  },
  "count-missing": {
    message: "Eine Anzahl fehlt.",
    remedy: "Füllen Sie die Zelle aus, oder nehmen Sie die Zeile aus der Datei.",
  },
  "count-wrong": {
    message: "„{count}“ ist keine Anzahl.",
    remedy: "Anzahlen sind ganze Zahlen ab 0, nur mit Ziffern geschrieben.",
  },
  "counts-beside-reports": {
    message: "Die Datei hat eine Spalte „{count}“. Jede Zeile scheint für so viele verrauschte Antworten zu stehen.",
    remedy: "Wenn ja, nennen Sie die andere Spalte „{report}“. Wenn nicht, geben Sie der Spalte „{count}“ einen anderen Namen.",
  },
  "counts-too-large": { message: "Die Anzahlen sind zu groß.", remedy: "Zählen Sie weniger als 2^53 Meldungen." },
  "covariate-missing": {
    message: "Die Zelle ist leer, in einer Spalte mit Zahlen.",
    remedy: "Füllen Sie sie aus oder lassen Sie die Zeile weg, oder sagen Sie, dass die Spalte Kategorien enthält: eine leere Zelle ist dann eine davon.",
  },
  "covariate-mixed": {
    message: "„{cell}“ ist keine Zahl, in einer Spalte mit Zahlen.",
    remedy: "Berichtigen Sie die Zelle, oder sagen Sie, dass die Spalte Kategorien enthält.",
  },
  "crossed-alike": {
    message: "Beide Einstellungsdateien haben ihre verrauschten Antworten in der Spalte „{column}“.",
    remedy: "Wählen Sie die Einstellungen von zwei verschiedenen Fragen.",
  },
  "did-you-mean": "Meinten Sie „{near}“? ",
  "did-you-mean-report": "Meinten Sie „{near}“? Berichtigen Sie die Zeile oder entfernen Sie sie. Sind es viele solche Zeilen? Dann fügen Sie deren eigene Einstellungsdatei hinzu.",
  "empty-below": {
    message: "Die Tabelle endet mit {rows} {rows:Zeile|Zeilen} leerer Zellen.",
    remedy: "Lassen Sie die letzten {last} {last:Zeile|Zeilen} aus, oder geben Sie an, dass Menschen alle Zellen leer gelassen haben.",
  },
  "empty-is-no-category": {
    message: "Die Zelle ist leer, und das ist keine der Kategorien.",
    remedy: "{meant}Korrigieren Sie die Zelle, oder geben Sie an, zu welcher Kategorie sie zählt.",
  },
  "empty-not-reportable": {
    message: "Die Zelle ist leer: {why}.",
    remedy: "{meant}Korrigieren Sie die Zelle, oder berechnen Sie ein Protokoll aus Daten, in denen diese Kategorie vorkommt.",
  },
  "file-changed": {
    message: "Die Datei hat sich beim Lesen verändert oder ist verschwunden{detail}.",
    remedy: "Schließen Sie das Programm, das hineinschreibt, und wählen Sie die Datei noch einmal.",
  },
  "file-empty": { message: "Die Datei ist leer.", remedy: "Wählen Sie eine CSV-Datei mit einer Kopfzeile." },
  "first-line-empty": {
    message: "Die erste Zeile der Datei ist leer.",
    remedy: "Setzen Sie an den Anfang der Datei eine Zeile mit den Namen der Spalten.",
  },
  "grouped-by-reports": {
    message: "Die Spalte „{column}“ enthält die Meldungen selbst.",
    remedy: "Nennen Sie eine öffentliche Spalte daneben, oder lassen Sie sie weg.",
  },
  "grouped-twice": {
    message: "Die Spalte „{column}“ wird zweimal genannt.",
    remedy: "Nennen Sie jede Spalte einmal, und die Gewichte nirgends sonst.",
  },
  "groups-look-alike": {
    message: "„{other}“ sieht aus wie „{one}“, ist aber eine andere Gruppe.",
    remedy: "Schreiben Sie beide gleich, oder geben Sie einer einen anderen Namen.",
  },
  "guarantee-not-kept-because": {
    message: "Das Protokoll hält seine Zusage nicht: {reason}.",
    remedy: "Verwenden Sie diese Protokolldatei nicht; berechnen Sie das Protokoll neu.",
  },
  "header-missing": {
    message: "Die Datei hat keine Kopfzeile: In ihrer ersten Zeile sieht Spalte {column} wie ein Wert aus, nicht wie ein Name.",
    remedy: "Setzen Sie eine erste Zeile mit den Namen der Spalten in die Datei, oder sagen Sie unter „Anders lesen“, was die erste Zeile ist.",
  },
  "header-short": {
    message: "Die erste Zeile hat einen Namen weniger, als jede Zeile Zellen hat. Vielleicht fehlt ihr erster Name, vielleicht ein Trennzeichen am Ende.",
    remedy: "Setzen Sie vor die erste Zeile einen Namen, oder an ihr Ende ein Trennzeichen.",
  },
  "header-too-long": {
    message: "Die Kopfzeile ist länger als {megabytes} MB.",
    remedy: "Sehen Sie nach, wo die erste Zeile der Datei endet, oder nehmen Sie Spalten aus der Tabelle.",
  },
  "is-a-category": "Es ist eine echte Antwort. Schützen Sie zuerst die Datei, oder verwenden Sie die Einstellungsdatei, mit der sie gemacht wurde.",
  "kept-column-missing": {
    message: "Die Spalte „{column}“ wird nicht weitergegeben, also muss von ihr nichts bekannt sein.",
    remedy: "Geben Sie sie weiter, oder lassen Sie sie in beidem weg.",
  },
  "kept-column-named-like": {
    message: "Die Spalte „{column}“ heißt wie {role} und kann nicht unverändert weitergegeben werden.",
    remedy: "Geben Sie andere Spalten weiter oder keine; wenn es etwas anderes ist, benennen Sie die Spalte in der Datei um.",
  },
  "header-repeated": {
    message: "Die Zeile wiederholt die Namen der Spalten, als wären hier Dateien zusammengefügt worden.",
    remedy: "Geben Sie an, ob solche Zeilen für Personen stehen, oder entfernen Sie sie.",
  },
  "repeated-header-wrong": "{name} ist weder „skip“ noch „people“",
  "repeated-headers-skipped": "{rows} {rows:Zeile, die die Namen der Spalten wiederholt, wurde|Zeilen, die die Namen der Spalten wiederholen, wurden} ausgelassen.",
  "label-rows-skipped": "{rows} {rows:Zeile|Zeilen} mit Beschriftungen oder Kennungen, wie {program} sie unter die Kopfzeile schreibt, {rows:ist|sind} ausgelassen.",
  "notes-below": {
    message: "Die Tabelle endet mit {rows} {rows:Zeile, die wie eine Anmerkung aussieht|Zeilen, die wie Anmerkungen aussehen}, unter einer leeren Zeile.",
    remedy: "Lassen Sie die letzten {last} {last:Zeile|Zeilen} aus, oder geben Sie an, dass sie für Personen stehen.",
  },
  "labels-below": {
    message: "Die erste Zeile unter der Kopfzeile sieht wie Beschriftungen aus: Sie hat Wörter, wo alle anderen Zeilen Zahlen haben.",
    remedy: "Geben Sie an, ob sie für eine Person steht, oder entfernen Sie sie.",
  },
  line: "Zeile {line}",
  "lines-above": {
    message: "Die Tabelle scheint nach Zeile {lines} zu beginnen. Darüber scheinen Anmerkungen zu stehen.",
    remedy: "Geben Sie an, ob das so ist, oder entfernen Sie die Anmerkungen.",
  },
  "looks-the-same": "Es sieht aus wie „{near}“, hat aber {code}, wo dort {other} steht. ",
  "never-occurred": "das kam in den Daten nicht vor, aus denen das Protokoll berechnet wurde",
  "no-character": "nichts",
  "no-name": "(kein Name)",
  "no-reports": {
    message: "Die Datei enthält keine verrauschten Antworten.",
    remedy: "Wählen Sie eine Datei mit verrauschten Antworten.",
  },
  "no-rows": {
    message: "Die Datei hat eine Kopfzeile, aber keine weiteren Zeilen.",
    remedy: "Wählen Sie eine Datei mit Daten.",
  },
  "no-strata": {
    message: "Die Datei der Bevölkerung nennt keine Schicht.",
    remedy: "Geben Sie ihr eine Zeile je Schicht, mit Namen und Zahl der Menschen.",
  },
  "not-a-fixed-category": {
    message: "„{category}“ ist keine der Kategorien, die vorher festgelegt wurden.",
    remedy: "{meant}Korrigieren Sie die Zelle, oder geben Sie an, zu welcher Kategorie sie zählt.",
  },
  "not-known": "das Protokoll kennt das nicht",
  "not-reportable": {
    message: "„{category}“ kann nicht gemeldet werden: {why}.",
    remedy: "{meant}Korrigieren Sie die Zelle, oder berechnen Sie ein Protokoll aus Daten, in denen diese Kategorie vorkommt.",
  },
  "not-text": {
    message: "Die Datei ist {format}, keine Textdatei.",
    remedy: "Exportieren Sie die Tabelle als CSV (UTF-8), und wählen Sie diese Datei.",
  },
  "output-unwritable": {
    message: "Das Ergebnis kann nicht geschrieben werden: {reason}.",
    remedy: "Schaffen Sie dort Platz und erlauben Sie der Seite zu schreiben, oder speichern Sie die Datei an einem anderen Ort.",
  },
  "person-column-used": {
    message: "Die Spalte „{column}“ ist das, was freigegeben oder zurückgehalten wird, und benennt niemanden.",
    remedy: "Wählen Sie die Spalte, die sagt, wer wer ist, oder keine.",
  },
  "person-missing": {
    message: "Die Zelle ist leer; deshalb kann niemand sagen, von wem diese Antwort ist.",
    remedy: "Tragen Sie ein, wer es ist.",
  },
  "person-twice": {
    message: "„{name}“ steht schon in {at}; zwei Meldungen einer Person sagen mehr, als die Zusage erlaubt.",
    remedy: "Behalten Sie für jede Person eine Zeile, oder wählen Sie eine Spalte, die alle Personen unterscheidet.",
  },
  "quote-unclosed": {
    message: "Ein Anführungszeichen wird geöffnet, aber nirgends geschlossen.",
    remedy: 'Schreiben Sie ein Anführungszeichen innerhalb einer Zelle in Anführungszeichen zweimal (""), oder exportieren Sie die Tabelle noch einmal als CSV.',
  },
  "report-empty": {
    message: "Die Zelle ist leer. Mit diesen Einstellungen haben auch Personen, die nichts antworten, eine verrauschte Antwort.",
    remedy: "Entfernen Sie die Zeilen von Personen, die nicht gefragt wurden. Machen Sie für die leeren Antworten aller anderen eine verrauschte Antwort.",
  },
  "report-not-known": {
    message: "„{report}“ ist keine der verrauschten Antworten dieser Einstellungen.",
    remedy: "{advice}.",
  },
  "reports-alike": {
    message: "Die verrauschten Antworten „{one}“ und „{other}“ sehen in einer Datei gleich aus.",
    remedy: "Geben Sie einer der Antworten einen anderen Namen, und machen Sie die Einstellungen neu.",
  },
  row: "Datenzeile {row}",
  "row-ragged": {
    message: "Eine Zeile hat {cells} {cells:Zelle|Zellen}, die Kopfzeile aber {width}.",
    remedy: "Korrigieren Sie die Zeile, oder setzen Sie Zellen, die das Trennzeichen enthalten, in doppelte Anführungszeichen.",
  },
  "row-too-long": {
    message: "Eine Zeile ist länger als {megabytes} MB.",
    remedy: "Sehen Sie nach, wo die Zeile endet, oder kürzen Sie ihre Texte, oder exportieren Sie die Tabelle noch einmal als CSV.",
  },
  "row-single": {
    message: "Eine Zeile hat eine einzige Zelle, die Kopfzeile hat {width}.",
    remedy: "Verbessern Sie die Zeile, oder entfernen Sie sie, wenn sie eine Anmerkung ist.",
  },
  "rows-of-events": "Diese Datei kann für eine Person mehrere Zeilen haben, unterschieden durch {column}. Jede Zeile zählt als Person.",
  "scripts-mixed": "{column}: Die Kategorie „{category}“ hat den Buchstaben {letter} ({code}) eines anderen Alphabets in einem lateinischen Wort. Sie bleibt, wie sie ist.",
  "set-unknown": {
    message: "„{report}“ ist keine dieser Listen von Häkchen. Jede hat {letters} Buchstaben, jeweils {marked} oder {unmarked}.",
    remedy: "Berichtigen Sie die Zeile oder entfernen Sie sie. Sind es viele solche Zeilen? Dann fügen Sie deren eigene Einstellungsdatei hinzu.",
  },
  "single-value": {
    message: "Die Spalte „{column}“ hat nur einen einzigen Wert („{value}“).",
    remedy: "Wählen Sie eine Spalte mit mindestens zwei verschiedenen Werten.",
  },
  "skipped-all": {
    message: "Die Datei hat keine Tabelle unter den ersten {lines} Zeilen.",
    remedy: "Geben Sie an, wie viele Zeilen über der Kopfzeile stehen.",
  },
  "skipped-wrong": "{name} ist keine ganze Zahl von 0 bis {most}",
  "spelling-joined": "{rows:,} {rows:Zeile hat|Zeilen haben} eine andere Schreibweise von „{category}“ in {column}, {code} statt {other}: {rows:Sie zählt|Sie zählen} als „{category}“.",
  "spellings-joined-more": "Noch {more:,} {more:Schreibweise wurde|Schreibweisen wurden} so zusammengelegt.",
  "split-empty": {
    message: "Die Spalte {column} hat keine Antworten, die Spalten sein könnten.",
    remedy: "Teilen Sie eine andere Spalte oder keine.",
  },
  "split-into": "{column} ist bei „{separator}“ in Spalten mit yes und no geteilt: {options}.",
  "split-name-taken": {
    message: "Es gibt schon eine Spalte „{name}“.",
    remedy: "Benennen Sie sie um, oder teilen Sie die Spalte nicht.",
  },
  "split-empty-missing": {
    message: "Das Protokoll zählt leere Zellen von „{column}“ als fehlende Antworten, nicht als überall Nein.",
    remedy: "Schalten Sie „Eine leere Zelle heißt Nein zu allem“ aus, oder erstellen Sie Einstellungen aus einer Datei, in der leere Zellen Nein bedeuten.",
  },
  "split-too-many": {
    message: "Die Spalte {column} hat mehr als {most} verschiedene Antworten zwischen „{separator}“.",
    remedy: "Prüfen Sie, was die Antworten trennt, oder teilen Sie die Spalte nicht.",
  },
  "split-wrong": "{where} hat einen leeren Text",
  "stratum-size-wrong": {
    message: "„{people}“ ist keine Zahl von Menschen.",
    remedy: "Schreiben Sie, wie viele Menschen die Schicht hat, mindestens 1, nur mit Ziffern.",
  },
  "stratum-twice": {
    message: "Die Schicht „{stratum}“ steht zweimal in der Datei.",
    remedy: "Lassen Sie eine Zeile je Schicht, mit allen ihren Menschen.",
  },
  "text-after-quote": {
    message: "Nach einem schließenden Anführungszeichen folgt noch Text.",
    remedy: 'Schreiben Sie ein Anführungszeichen innerhalb einer Zelle in Anführungszeichen zweimal (""), oder exportieren Sie die Tabelle noch einmal als CSV.',
  },
  "text-undecodable": {
    message: "Der Text ist nicht als {encoding} lesbar.",
    remedy: "Speichern Sie die Datei als CSV in UTF-8, und wählen Sie sie noch einmal.",
  },
  "the-secret": "das Geheimnis",
  "to-be-kept-back": "zurückzuhalten",
  "to-be-shared": "weiterzugeben",
  "too-many-combinations": {
    message: "Die Spalten {columns} haben mehr als {most} Kombinationen von Werten ({count} bis {at}).",
    remedy: "Fassen Sie Werte zu weniger Kategorien zusammen, oder wählen Sie weniger Spalten.",
  },
  "too-many-groups": {
    message: "Es gibt mehr als {most} Gruppen von Menschen mit denselben Zellen.",
    remedy: "Nennen Sie weniger Spalten, oder runden Sie deren Zahlen.",
  },
  "too-many-values": {
    message: "Die Spalte „{column}“ hat mehr als {most} verschiedene Werte ({count} bis {at}).",
    remedy: "Teilen Sie sie in Bereiche, fassen Sie Werte zu weniger Kategorien zusammen, oder wählen Sie eine andere Spalte.",
  },
  "totals-below": {
    message: "Die letzte Zeile sieht wie Summen aus: Sie beginnt mit „{name}“, und der Rest sind Zahlen.",
    remedy: "Geben Sie an, ob sie für eine Person steht, oder entfernen Sie sie.",
  },
  "totals-left": {
    message: "Die letzte Zeile, die nicht ausgelassen ist, sieht wie Summen aus: Sie heißt „{name}“ und hat sonst nur Zahlen.",
    remedy: "Lassen Sie die letzten {rows} Zeilen aus, oder geben Sie ihr einen anderen Namen, wenn sie eine Person ist.",
  },
  "use-own-protocol": "Berichtigen Sie die Zeile oder entfernen Sie sie. Sind es viele solche Zeilen? Dann fügen Sie deren eigene Einstellungsdatei hinzu.",
  "weight-in-other-role": {
    message: "Die Spalte „{column}“ ist als Gewicht gewählt und auch {role}.",
    remedy: "Wählen Sie eine andere Spalte als Gewicht, oder keine.",
  },
  "weight-missing": {
    message: "Ein Gewicht fehlt.",
    remedy: "Füllen Sie die Zelle aus, oder nehmen Sie die Zeile aus der Datei: 0 lässt eine Person aus der Zählung.",
  },
  "weight-not-exact": {
    message: "Das Gewicht „{weight}“ würde als eine andere Zahl gelesen.",
    remedy: "Geben Sie kleinere Gewichte an: Ganze Zahlen sind bis 2^53 immer genau.",
  },
  "weight-wrong": {
    message: "„{weight}“ ist kein Gewicht.",
    remedy: "Gewichte sind endliche Zahlen ab null.",
  },
  "weights-all-zero": {
    message: "Alle Gewichte sind null.",
    remedy: "Wählen Sie eine Spalte, die sagt, wie viel jede Zeile zählt.",
  },
  "weights-sum-not-exact": {
    message: "Eine Summe von Gewichten lässt sich nicht genau als Zahl speichern.",
    remedy: "Geben Sie kleinere Gewichte an: Ganze Zahlen sind bis 2^53 immer genau.",
  },
  "weights-sum-too-large": {
    message: "Die Summe der Gewichte ist zu groß.",
    remedy: "Wählen Sie eine Spalte, die sagt, wie viel jede Zeile zählt.",
  },
  "what-reports-stand-for": "das, wofür die Meldungen stehen",
} satisfies Translated<typeof texts>;
