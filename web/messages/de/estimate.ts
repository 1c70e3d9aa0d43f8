// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever receives reports, in German. `{name}` is a hole. */
import type { messages as english } from "../en/estimate.js";

export const messages: typeof english = {
  title: "Aus Meldungen schätzen",
  lead: "Zugesagt ist bei einer Meldung etwas über das Geheimnis der Person, die sie sendet; was sie geantwortet hat, kann durchaus darin stehen. Alle Meldungen zusammen sagen, wie häufig jede Antwort ist, soweit das Protokoll es durchlässt, und wie sicher das ist. Öffnen Sie das Protokoll, mit dem sie gezogen wurden, und dann die Meldungen.",

  reports: {
    heading: "Die Meldungen",
    intro:
      "Eine Datei mit einer Meldung in jeder Zeile, oder mit den Spalten „report“ und „count“: Es genügen Anzahlen, wer auch immer sie gezählt hat. Wählen Sie ruhig viele Dateien auf einmal, oder ziehen Sie sie hierher, etwa die einzelner Personen: Sie werden zusammen gezählt.",
    waiting: "Öffnen Sie zuerst ein Protokoll.",
    choose: "Dateien mit Meldungen wählen",
    sample: "Meldungen zum Beispiel ausprobieren",
    reading: "{name} wird gezählt",
    read: "{name}: {people}.",
    missing: { one: "{n} Zeile ohne Meldung wurde übergangen.", other: "{n} Zeilen ohne Meldung wurden übergangen." },
    files: { one: "{n} Datei", other: "{n} Dateien" },
    isProtocol: "{name} ist ein Protokoll, keine Datei mit Meldungen.",
    asProtocol: "Als Protokoll öffnen",
    people: { one: "{n} Meldung", other: "{n} Meldungen" },
    values: "Als Antworten lesen, die aus Meldungen gezogen sind",
    valuesSays: "Falls in die Datei Antworten statt Meldungen geschrieben wurden, geben Sie das an.",
  },

  says: {
    heading: "Was sie sagen",
    intro: "Anteile der Befragten, mit Intervallen, die gelten.",
    waiting: "Öffnen Sie zuerst ein Protokoll und Meldungen.",
    title: "Wie häufig jeder Wert von „{column}“ ist",
    point: "Schätzung",
    pointNot: "nicht bestimmbar",
    interval: "Intervall ({sure})",
    summary: "Aus {people}: {parts}.",
    part: "{name} {point}, zwischen {low} und {high}",
    partNone: "{name} {point}",
    sure: "Wie sicher",
    kind: "Intervalle",
    kinds: {
      each: "für jeden Anteil",
      together: "für alle Anteile zugleich",
    },
    kindSays: {
      each: "Jedes Intervall ist für seinen eigenen Anteil und stimmt mindestens so oft. Es gilt für alle Menschen wie die, die geantwortet haben.",
      together: "Alle Intervalle stimmen zur gleichen Zeit, mindestens so oft. Darum sind sie breiter.",
    },
    assume: "Als bekannt annehmen, wie sich „{secret}“ unter denen mit derselben Antwort verteilt",
    assumeSays:
      "So wie in der Tabelle des Protokolls. Dann lässt sich mehr sagen; richtig ist es nur, wo diese Tabelle stimmt.",
    untold:
      "Was nicht bestimmbar ist, lässt sich aus Meldungen dieses Protokolls nicht ermitteln, so viele es auch sind: Bekannt ist nur das Intervall.",
    impossible:
      "Diese Meldungen können nicht aus diesem Protokoll stammen, wer auch immer befragt wurde: Es ist ein anderes, oder Meldungen wurden erfunden. Auf nichts, was hier geschätzt ist, kann man sich verlassen.",
    unlikely:
      "Meldungen aus diesem Protokoll sehen in weniger als einer von 10.000 Umfragen so merkwürdig aus wie diese: Es ist ein anderes Protokoll, oder Meldungen wurden erfunden. Verlassen Sie sich nicht auf die Schätzungen.",
    fits: "Die Meldungen passen zum Protokoll (p = {p}).",
    anything:
      "Diese Anzahlen passen zu diesem Protokoll und lassen nichts übrig, woran sich das weiter prüfen ließe: Erfundene Meldungen müssen darin nicht auffallen.",
    others:
      "Diese Personen verteilen sich anders als die, aus denen das Protokoll berechnet wurde. Soweit seine Zusage von der Verteilung abhängt, gilt sie für andere.",
    influenceAll:
      "Eine einzelne erfundene Meldung kann eine Schätzung um mehr als den Anteil aller Personen verschieben: Es sind zu wenige Meldungen, oder das Protokoll lässt zu wenig durch.",
    influence: "Eine einzelne erfundene Meldung verschiebt eine Schätzung um höchstens {points} Prozentpunkte.",
    saveTable: "Tabelle speichern (CSV)",
    saveAll: "Alles speichern (JSON)",
    tableName: "schaetzungen.csv",
    allName: "schaetzungen.json",
    columns: ["Spalte", "Kategorie", "erwartungstreu", "plausibelst", "unten", "oben"],
  },

  plan: {
    heading: "Wie viele befragen",
    intro: "Bevor jemand geantwortet hat: wie genau die Anteile sein werden.",
    within: "Jeder Anteil auf",
    unit: "Prozentpunkte genau, nach oben und unten",
    people: "Befragten",
    orPeople: "oder mit",
    ask: "Berechnen",
    needed: "Nötig für jeden Anteil für sich: {each}; für alle Anteile zugleich: {together}.",
    width:
      "Abweichung in Prozentpunkten, nach oben und unten, bei {people}: für jeden Anteil für sich {each}, für alle zugleich {together}.",
    enough: { one: "{n} Person", other: "{n} Personen" },
    table: "Das gilt für Personen, die sich verteilen wie in der Tabelle des Protokolls.",
    anybody:
      "Das gilt, gleich wer antwortet: Für dieses Protokoll wurde niemand gezählt; gerechnet ist deshalb mit den Personen, deren Anteile am schwersten zu schätzen sind.",
    never: "keine Zahl reicht aus",
    points: "höchstens {n}",
    noBound: "beliebig groß",
    missing:
      "Geben Sie an, wie genau die Anteile sein sollen (mehr als 0), wie viele Personen befragt werden, oder beides.",
  },
};
