// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy about the new file, in German. */
import type { privatise as english } from "../en/privatise.js";

export const privatise: typeof english = {
  which: "Zu schützende Datei",
  noFile: "noch keine",
  thisFile: "{name}, oben geöffnet",
  otherFile: "Andere Datei mit denselben Spalten wählen",
  chooseFile: "Datei wählen",
  back: "Wieder {name} verwenden",
  writeTitle: "Das steht in der neuen Datei",
  reports: "Rauschcodes",
  reportsSays: "Die verrauschten Antworten selbst.",
  reportsFor: {
    always:
      "Am besten zum Zählen und für die Forschung: Mit der Einstellungsdatei lässt sich das Rauschen herausrechnen.",
    "under-prior":
      "Zum Zählen und für die Forschung. Mit der Einstellungsdatei lässt sich das Rauschen herausrechnen, soweit die Personen denen in der Tabelle gleichen.",
    "in-part":
      "Mit der Einstellungsdatei lässt sich das Rauschen nur zum Teil herausrechnen. Manche Antworten lassen sich nicht zählen.",
    none: "Sie sagen etwas über einzelne Personen, aber sie zeigen nicht, wie häufig eine Antwort ist.",
    unknown: "Für die Forschung. Die Seite weiß nicht, ob sich alles Rauschen herausrechnen lässt.",
  },
  marksSays:
    "Jede ist eine Reihe von Buchstaben, einer für jede Antwort in der Reihenfolge der Einstellungsdatei. Ein y ist ein Häkchen.",
  pairsSays:
    "Jede steht für einen verborgenen Wert und eine Antwort zusammen, die sie wahrscheinlich oder unwahrscheinlich macht.",
  both: "Verrauschte Antworten entstehen aus {columns} zusammen. Die Seite liest alle diese Spalten, also muss die Datei sie enthalten. Keine davon wird weitergegeben.",
  values: "Dieselben Kategorien wie vorher",
  valuesSays:
    "Für jede verrauschte Antwort eine der Antworten, die sie wahrscheinlich macht, sodass die Spalte aussieht wie vorher. Praktisch für Programme, die das erwarten. Es verrät nicht mehr, aber weniger bleibt nützlich.",
  keeps: "Sie bewahren {share} der Information in {columns}.",
  keepTitle: "Andere Spalten",
  keepSays: "Die neue Datei enthält nur das Geschützte, wenn Sie hier keine Spalte hinzufügen.",
  keepNone: "Diese Datei hat keine andere Spalte, die Sie hinzufügen könnten.",
  safe: "Hinzugefügte Spalten für Tabellenprogramme absichern",
  safeSays:
    "Ein Tabellenprogramm kann eine Zelle, die mit =, +, - oder @ beginnt, als Formel ausführen. Mit diesem Häkchen bekommt sie vorn einen Apostroph. Ohne Häkchen bleiben hinzugefügte Spalten, wie sie sind.",
  apostrophes: {
    one: "{n} Zelle der CSV-Datei beginnt wie eine Formel. Sie bekam vorn einen Apostroph, für Tabellenprogramme.",
    other:
      "{n} Zellen der CSV-Datei beginnen wie eine Formel. Sie bekamen vorn einen Apostroph, für Tabellenprogramme.",
  },
  apostrophesNone: "Keine Zelle beginnt wie eine Formel, also bekam keine einen Apostroph.",
  confirmTitle: "„{column}“ unverändert weitergeben?",
  confirmBody:
    "Die Spalte „{column}“ würde unverändert kopiert, Zeile für Zeile, neben den verrauschten Antworten. Sie verrät vielleicht etwas über „{secret}“ oder darüber, wer die Person ist. Der Schutz deckt das nicht ab.",
  confirmYes: "„{column}“ unverändert hinzufügen",
  confirmNo: "Weglassen",
  tellsTitle: "„{column}“ verrät die Antworten",
  tellsBody:
    "Aus dieser Spalte der neuen Datei lassen sich die Antworten ablesen oder erschließen. Dann ist niemand geschützt.",
  tellsYes: "„{column}“ trotzdem weitergeben",
  tells: {
    exactly: "„{column}“ verrät „{of}“ genau: Daneben verbergen die verrauschten Antworten nichts.",
    nearly:
      "„{column}“ verrät „{of}“ bei fast jeder Zeile: Daneben verbergen die verrauschten Antworten so gut wie nichts.",
  },
  go: "{name} schützen",
  again: "Noch einmal schützen",
  levelWrong: "Epsilon oben ist keine passende Zahl. Berichtigen Sie es zuerst, oder bewegen Sie den Regler.",
  onceTitle: "Wiederholbar: dieselbe Datei gibt dieselben verrauschten Antworten",
  onceSays:
    "Zwei verrauschte Antworten zu einer Antwort verraten mehr als eine. Deshalb erzeugt diese Seite einen Schlüssel, aus dem die verrauschten Antworten folgen. Schützen Sie dieselben Antworten mit denselben Einstellungen, bekommen Sie dieselben verrauschten Antworten. Die Seite hält fest, welche Dateien Sie speichern. Neue Einstellungen für dieselben Antworten prüft sie zusammen mit den früheren, und sie lehnt ab, was zu viel verrät.",
  person: "Wer ist wer",
  personRow: "die Stelle in der Datei: Zeile für Zeile",
  personSays:
    "Mit einer Spalte, die jede Person bezeichnet, erkennt die Seite dieselben Antworten auch nach dem Verschieben von Zeilen wieder.",
  remember: "Diese Übersicht und ihren Schlüssel auf diesem Gerät behalten",
  rememberSays:
    "Sonst sind beide weg, wenn diese Seite geschlossen wird. Alle, die sie lesen können, können das Rauschen rückgängig machen.",
  accountTitle: "Das haben Sie schon geteilt",
  accountNone: "Sie haben aus dieser Datei noch nichts gespeichert. Die Wahl „{once}“ steht weiter oben.",
  accountSays: "„{notion}“ erlaubt insgesamt {budget} Nats. Davon verbraucht: {spent}, noch übrig: {remaining}.",
  accountItem: "{date}: „{protocol}“, „{notion}“, ε = {epsilon}, {rows}",
  accountForget: "Neue Übersicht beginnen, wenn niemand diese Dateien gesehen hat",
  forgetTitle: "Neue Übersicht beginnen?",
  forgetBody:
    "Nur wenn Sie niemandem eine gespeicherte Datei gegeben haben. Eine neue Übersicht hat einen neuen Schlüssel: Dieselben Antworten bekommen andere verrauschte Antworten. Beide zusammen verraten mehr, als der Schutz erlaubt.",
  forgetYes: "Niemand hat sie gesehen",
  forgetNo: "Übersicht behalten",
  limitsShort:
    "Dieser Schutz setzt dreierlei voraus: Die Tabelle stimmt, die Menschen haben nichts miteinander zu tun, und Sie teilen eine Datei.",
  limitsLink: "Wovon er abhängt",
  running: "{name} wird geschützt",
  cancelled: "Sie haben das Schützen abgebrochen.",
  cancelledRemedy: "Es gibt keine neue Datei. Sie können jederzeit neu beginnen.",
  done: "Fertig: {rows} geschützt.",
  earlier: "Früher: {name}, {rows}, erstellt mit ε = {epsilon}.",
  changed: "Sie haben oben seither Einstellungen geändert: {settings}. Diese Datei wurde mit ε = {epsilon} erstellt.",
  settings: {
    source: "die Tabelle",
    columns: "die Spalten",
    notion: "die Art des Schutzes",
    epsilon: "ε",
    alpha: "die Sicherheit",
    neighbours: "die Nachbarn",
    protocol: "die Methode",
    objective: "wofür die Methode gemacht ist",
    told: "ob die Methode die verborgene Spalte nutzt",
    file: "die zu schützende Datei",
    write: "was in der neuen Datei steht",
    keep: "die anderen Spalten",
    person: "wer wer ist",
  },
  saveFile: "Datei speichern",
  notSaved: "Die Datei kann nicht geschrieben werden: {reason}.",
  notSavedRemedy: "Schaffen Sie dort Platz, oder speichern Sie sie an einem anderen Ort.",
  saveOther: "Dasselbe in einem anderen Format",
  formats: { csv: "CSV", xlsx: "Excel (.xlsx)", parquet: "Parquet", sav: "SPSS (.sav)", dta: "Stata (.dta)" },
  saveProtocol: "Einstellungsdatei speichern",
  linkProtocol: "Link für die Befragten kopieren",
  linkSays:
    "Der Link führt zur Seite „Frage beantworten“, mit diesen Einstellungen darin. Der Teil hinter dem # geht an keinen Server.",
  linkCounts:
    "Der Teil hinter dem # enthält die Tabelle der Anzahlen, wie die Einstellungsdatei. Senden Sie den Link nur an Menschen, die diese Anzahlen sehen dürfen.",
  linkCopied: "Der Link ist kopiert.",
  linkNot: "Der Link konnte nicht kopiert werden. Speichern und senden Sie die Einstellungsdatei.",
  linkTooLong: "Diese Einstellungen sind zu groß für einen Link. Speichern und senden Sie die Einstellungsdatei.",
  saveSummary: "Zusammenfassung speichern",
  fileSays: "{name}, mit {column}",
  fileSaysAlso: "{name}, mit {column} und, unverändert, {columns}",
  fileSaysSafe: "{name}, mit {column} und {columns}",
  protocolSays:
    "Für die Auswertung: was mit jeder Antwort geschehen ist, und alles, um den Schutz noch einmal zu prüfen.",
  summarySays: "Eine Seite in einfachen Worten, für eine Ethikkommission oder als Beilage zu den Daten.",
  countsTitle: "Wie oft jede verrauschte Antwort vorkam",
  marksTitle: "Wie oft jede Antwort angehakt wurde",
  counted: { one: "{report}: {n}-mal", other: "{report}: {n}-mal" },
  limitsTitle: "Das leistet es nicht",
  limits: [
    "Es verbirgt nicht, dass eine Person in der Datei steht, wie viele Zeilen es gibt und in welcher Reihenfolge.",
    "Es deckt ab, was eine verrauschte Antwort über „{secret}“ sagt. Andere Spalten oder Dateien über dieselben Personen deckt es nicht ab.",
    "Es deckt eine verrauschte Antwort für jede Person ab. Mehrere zu derselben Person sagen zusammen mehr.",
    "Es ist für eine einzige Tabelle von Anzahlen gemacht. Für Personen, die anders sind, ist der Schutz ein anderer.",
  ],
  /** Where answers are not what is compared. */
  limitAnswer:
    "Es verbirgt „{secret}“, nicht die Antwort. Eine verrauschte Antwort kann die echte sein, oder eine, die nur zu dieser Antwort gehört.",
  /** In the place of the last one, where the table is a sample. */
  limitSample:
    "Es ist für eine einzige Tabelle von Anzahlen gemacht. Es gilt für die Personen, aus denen diese zufällig gezogen wurden. Für andere ist der Schutz ein anderer.",
};
