// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors of what is asked of the API, in German: their English templates with what they are here, as web/text/templates.ts takes them. */
import type { Catalogue } from "../catalogue.js";

export const requests: Catalogue = {
  "The question has no name.": "Die Frage hat keinen Namen.",
  "Call it as the survey does.": "Nennen Sie sie so wie in der Umfrage.",
  "A question has two answers or more.": "Eine Frage hat mindestens zwei Antworten.",
  "Name every answer that may be given.": "Nennen Sie jede Antwort, die gegeben werden kann.",
  'The answer "{1}" is there twice.': "Die Antwort „{1}“ kommt zweimal vor.",
  "Name every answer once.": "Nennen Sie jede Antwort einmal.",
  "the true answer to {1}": "die wahre Antwort auf {1}",
  "The protocol has no such answer.": "Diese Antwort kommt im Protokoll nicht vor.",
  "Choose one of its categories.": "Wählen Sie eine seiner Kategorien.",
  "The work was cancelled.": "Die Arbeit wurde abgebrochen.",
  "Start it again when you like.": "Sie können jederzeit neu beginnen.",
  "Sluice was closed.": "Sluice wurde geschlossen.",
  "Create a new Sluice to go on.": "Legen Sie ein neues Sluice an, um weiterzumachen.",
  "The engine stopped: {1}": "Das Rechenprogramm ist stehen geblieben: {1}",
  "The engine stopped.": "Das Rechenprogramm ist stehen geblieben.",
  "Try again, with fewer rows or categories if the file is large.":
    "Versuchen Sie es noch einmal, bei einer großen Datei mit weniger Zeilen oder Kategorien.",
  "The request cannot be sent to the worker: {1}": "Der Auftrag kann nicht an den Worker gesendet werden: {1}",
  "Pass plain data and files only.": "Übergeben Sie nur einfache Daten und Dateien.",
  "The request cannot be taken: {1}.": "Der Auftrag kann nicht angenommen werden: {1~}.",
  "Give what the documentation of the API names, in the types that it names.":
    "Geben Sie an, was die Dokumentation der API nennt, in den Typen, die sie nennt.",
  "the file is {1} instead of a File or a Blob": "die Datei ist {1~} statt einer File oder eines Blob",
  "the request": "der Auftrag",
  "{1} names {2}, which is no category": "{1~} nennt {2}, und das ist keine Kategorie",
  "the distance of {1} and {2} in {3}": "die Entfernung von {1} zu {2} in {3}",
  'has a distance of "{1}" from itself': "hat eine Entfernung von „{1}“ zu sich selbst",
  'has the pair "{1}", "{2}" twice': "hat das Paar „{1}“, „{2}“ zweimal",
  "The list of distances {1}.": "Die Liste der Entfernungen {1~}.",
  '"{1}" in the distances is no category of "{2}".': "„{1}“ bei den Entfernungen ist keine Kategorie von „{2}“.",
  'The distance of "{1}" and "{2}" is no finite number of at least 0.':
    "Die Entfernung zwischen „{1}“ und „{2}“ ist keine endliche Zahl ab 0.",
  'There is no distance of "{1}" and "{2}".': "Es gibt keine Entfernung zwischen „{1}“ und „{2}“.",
  "Give one distance for each pair of categories, a finite number of at least 0, or none at all.":
    "Geben Sie für jedes Paar von Kategorien eine Entfernung an, eine endliche Zahl ab 0, oder gar keine.",
  'The guarantee "{1}" is given no level for any pair of categories.':
    "Für die Zusage „{1}“ ist für kein Paar von Kategorien eine Stufe angegeben.",
  "State a level for one pair at least.": "Geben Sie für mindestens ein Paar eine Stufe an.",
  "Choose a small one, such as 0.05.": "Wählen Sie einen kleinen Wert, zum Beispiel 0,05.",
  'The guarantee "{1}" needs "alpha", the chance to be wrong about the distribution.':
    "Die Zusage „{1}“ braucht „alpha“, die Wahrscheinlichkeit, sich in der Verteilung zu irren.",
  'The parameter "alpha" is {1} and not between 0 and 1.':
    "Der Parameter „alpha“ ist {1#} und liegt nicht zwischen 0 und 1.",
  ", nor for {1} more": ", und auch nicht für {1#} weitere",
  'The guarantee "{1}" needs a level for each category of "{2}", and there is none for "{3}"{4}.':
    "Die Zusage „{1}“ braucht eine Stufe für jede Kategorie von „{2}“, und für „{3}“ gibt es keine{4~}.",
  "State one level for each secret.": "Geben Sie für jedes Geheimnis eine Stufe an.",
  'The guarantee "{1}" is given no pair of neighbours.': "Für die Zusage „{1}“ ist kein Nachbarpaar angegeben.",
  "Name at least one pair of secrets that are not to be told apart.":
    "Nennen Sie mindestens ein Paar von Geheimnissen, die sich nicht unterscheiden lassen sollen.",
  'The guarantee "{1}" is given "{2}" as a neighbour of itself.':
    "Für die Zusage „{1}“ ist „{2}“ als Nachbar von sich selbst angegeben.",
  "Leave the pair out: nothing tells a secret from itself.":
    "Lassen Sie das Paar weg: Nichts unterscheidet ein Geheimnis von sich selbst.",
  "Try again; if it happens again, please report it.":
    "Versuchen Sie es noch einmal; wenn es wieder geschieht, melden Sie es bitte.",
  'written is {1} instead of "reports" or "values"': 'written ist {1~} statt "reports" oder "values"',
  "what the file holds": "was die Datei enthält",
  'as is {1} instead of "rows" or "counts"': 'as ist {1~} statt "rows" oder "counts"',
  "what was counted": "was gezählt wurde",
  "counts holds {1}": "counts enthält {1~}",
  "the options": "die Optionen",
  'assume is {1} instead of "prior"': 'assume ist {1~} statt "prior"',
  "what is planned": "was geplant wird",
  "neither people nor a half width is given": "weder eine Zahl von Personen noch eine halbe Breite ist angegeben",
  "{1} is {2} instead of above 0": "{1~} ist {2~} und nicht größer als 0",
  '"{1}" is no report of this protocol.': "„{1}“ ist keine Meldung dieses Protokolls.",
  "Use the protocol that the reports were made with.":
    "Verwenden Sie das Protokoll, mit dem die Meldungen erzeugt wurden.",
  "Values that were drawn from sets of marks say less than the sets, and nothing is estimated from them.":
    "Werte, die aus Markierungen gezogen wurden, sagen weniger als die Markierungen selbst; daraus wird nichts geschätzt.",
  "Estimate from the reports themselves: write reports, not values.":
    "Schätzen Sie aus den Meldungen selbst: Speichern Sie Meldungen, keine Werte.",
  "has a level for {1} twice": "hat eine Stufe für {1} zweimal",
  "has a level for {1} against {2} twice": "hat eine Stufe für {1} gegenüber {2} zweimal",
  "State one level for each pair; each direction is a pair of its own.":
    "Geben Sie für jedes Paar eine Stufe an; jede Richtung ist ein eigenes Paar.",
  "has a level for {1} against itself": "hat eine Stufe für {1} gegenüber sich selbst",
  "Leave it out: a category is no likelier than itself.":
    "Lassen Sie es weg: Eine Kategorie ist nicht wahrscheinlicher als sie selbst.",
  "has no finite level for {1} against {2}": "hat keine endliche Stufe für {1} gegenüber {2}",
  "Leave out pairs of which nothing is promised.": "Lassen Sie Paare weg, über die nichts zugesagt wird.",
  " for {1}": " für {1}",
  " for {1} against {2}": " für {1} gegenüber {2}",
  "has the level {1}{2}": "hat die Stufe {1#}{2~}",
  "Levels are multiples of epsilon, from {1} to {2}.": "Stufen sind Vielfache von Epsilon, von {1#} bis {2#}.",
  "has the pair {1} twice": "hat das Paar {1} zweimal",
  "Name each pair once; it counts both ways.": "Nennen Sie jedes Paar einmal; es zählt in beide Richtungen.",
  'The guarantee "{1}" has no parameter "{2}".': "Die Zusage „{1}“ hat keinen Parameter „{2}“.",
  "Leave it out.": "Lassen Sie ihn weg.",
  'The parameter "{1}" {2}.': "Der Parameter „{1}“ {2~}.",
  'Give "{1}" instead.': "Geben Sie stattdessen „{1}“ an.",
  '"{1}" is no category of "{2}".': "„{1}“ ist keine Kategorie von „{2}“.",
  "Name the categories as the table has them.": "Nennen Sie die Kategorien so, wie sie in der Tabelle stehen.",
  'With {1} categories of "{2}" and {3} of "{4}" there are {5} kinds of people, one for each pair. This guarantee compares too many of them.':
    "Mit {1#} Kategorien von „{2}“ und {3#} von „{4}“ gibt es {5#} Arten von Personen, eine für jedes Paar. Diese Zusage vergleicht zu viele davon.",
  "Merge categories of one column or both, so that there are fewer pairs, or choose another guarantee.":
    "Fassen Sie Kategorien einer Spalte oder beider zusammen, sodass es weniger Paare gibt, oder wählen Sie eine andere Zusage.",
  "The table has {1} weights for {2} × {3} categories.": "Die Tabelle hat {1#} Gewichte für {2#} × {3#} Kategorien.",
  "Give one weight for each pair of categories.": "Geben Sie für jedes Paar von Kategorien ein Gewicht an.",
  "A single secret is compared with none.":
    "Es gibt nur ein einziges Geheimnis, und nichts, womit es sich vergleichen ließe.",
  "Use data with two secrets.": "Verwenden Sie Daten mit zwei Geheimnissen.",
  "A single answer is compared with none.":
    "Es gibt nur eine einzige Antwort, und nichts, womit sie sich vergleichen ließe.",
  "Use data with two answers.": "Verwenden Sie Daten mit zwei Antworten.",
  'Under "{1}"': "Unter „{1}“",
  '{1} weights count the people of a sample, but "{2}" with "{3}" has {4} of them.':
    "{1~} zählen Gewichte die Personen einer Stichprobe, aber „{2}“ mit „{3}“ hat {4#} davon.",
  "Count people: leave the weights out, or give the numbers of people who were asked. Survey weights claim a sample that was never drawn.":
    "Zählen Sie Personen: Lassen Sie die Gewichte weg, oder geben Sie an, wie viele Personen befragt wurden. Umfragegewichte täuschen eine Stichprobe vor, die nie gezogen wurde.",
  'The protocol "{1}" has no use for distances between categories.':
    "Das Protokoll „{1}“ kann mit Entfernungen zwischen Kategorien nichts anfangen.",
  "Leave the distances out, or choose one that has: {1}.":
    "Lassen Sie die Entfernungen weg, oder wählen Sie eines, das sie verwendet: {1}.",
  'this version does not know the protocol "{1}"': "diese Version kennt das Protokoll „{1}“ nicht",
  "To tell how far a sample can be from the truth":
    "Um zu sagen, wie weit eine Stichprobe von der Wahrheit abweichen kann,",
  "{1} is {2} instead of true or false": "{1~} ist {2~} statt true oder false",
  "{1}.weights is {2} instead of a Float64Array": "{1}.weights ist {2~} statt eines Float64Array",
  "a level is {1} instead of a number": "eine Stufe ist {1~} statt einer Zahl",
  "what is promised": "was zugesagt wird",
  "what is to be released": "was freigegeben werden soll",
  "of is {1}, which is nothing that is released": "of ist {1~}; so etwas wird nicht freigegeben",
  "the choice of columns": "die Wahl der Spalten",
  "secret is not the secret of a device": "secret ist nicht der geheime Schlüssel eines Geräts",
  "the choice of what is written": "die Wahl dessen, was geschrieben wird",
  "once.secret is not the secret of a device": "once.secret ist nicht der geheime Schlüssel eines Geräts",
  'write is {1} instead of "reports" or "values"': 'write ist {1~} statt "reports" oder "values"',
  "The protocol does not keep its promise{1}": "Das Protokoll hält seine Zusage nicht{1~}",
  "Do not use it, and tell whoever sent it to you.":
    "Verwenden Sie es nicht, und sagen Sie es der Person, die es Ihnen geschickt hat.",
  "The file is too large.": "Die Datei ist zu groß.",
  "Reload the page.": "Laden Sie die Seite neu.",
  "There is no table of counts.": "Es gibt keine Tabelle mit Anzahlen.",
  "Put a table into the element, or set its property “table”.":
    "Setzen Sie eine Tabelle in das Element, oder setzen Sie seine Eigenschaft „table“.",
  "Nobody has said how to start an engine.": "Niemand hat gesagt, wie ein Rechenprogramm gestartet wird.",
  "Call provideEngine first.": "Rufen Sie zuerst provideEngine auf.",
  "There is no picture to save.": "Es gibt kein Bild zu speichern.",
  "Let the element be seen first.": "Lassen Sie das Element zuerst ins Bild kommen.",
  "The property “table” has no weights.": "Die Eigenschaft „table“ hat keine Gewichte.",
  "Give it one for each secret and answer, row by row.":
    "Geben Sie eines für jedes Geheimnis und jede Antwort an, Zeile für Zeile.",
  "The table has no counts.": "Die Tabelle hat keine Anzahlen.",
  "Give it a first row and a first column with names, and counts between.":
    "Geben Sie ihr eine erste Zeile und eine erste Spalte mit Namen und dazwischen Anzahlen.",
  "A row of the table has {1} counts.": "Eine Zeile der Tabelle hat {1#} Anzahlen.",
  "Give it {1}.": "Geben Sie ihr {1#}.",
  "Write it in digits alone.": "Schreiben Sie sie nur mit Ziffern.",
};
