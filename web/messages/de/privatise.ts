// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the step that privatises, in German. */
import type { privatise as english } from "../en/privatise.js";

export const privatise: typeof english = {
  heading: "Verrauschen",
  intro:
    "Jede Zeile bekommt ihre eigene Meldung, gezogen mit einem geheimen Schlüssel, den Ihr Browser zufällig erzeugt hat: Dieselben Antworten bekommen wieder dieselben Meldungen. Ihre Datei bleibt, wie sie ist; es entsteht eine neue.",
  waiting: "Wenn das Protokoll steht, macht ein Klick aus der Datei eine, die Sie weitergeben können.",
  which: "Zu verrauschende Datei",
  noFile: "noch keine",
  thisFile: "{name}, oben geöffnet",
  otherFile: "Andere Datei mit denselben Spalten wählen",
  chooseFile: "Datei wählen",
  back: "Wieder {name} verwenden",
  writeTitle: "Was geschrieben wird",
  reports: "Meldungen",
  reportsSays: "Die Meldungen selbst.",
  reportsFor: {
    always: "Am besten zum Zählen und für die Forschung: Wer das Protokoll kennt, kann das Rauschen herausrechnen.",
    "under-prior":
      "Zum Zählen und für die Forschung: Wer das Protokoll kennt, kann das Rauschen herausrechnen, soweit die Personen denen in der Tabelle gleichen.",
    "in-part":
      "Wer das Protokoll kennt, kann das Rauschen nur zum Teil herausrechnen: Bei manchen Antworten lässt sich nicht schätzen, wie häufig sie sind.",
    none: "Sie sagen etwas über einzelne Personen, aber wie häufig eine Antwort ist, lässt sich aus ihnen nicht schätzen.",
    unknown: "Für die Forschung; ob sich mit dem Protokoll alles Rauschen herausrechnen lässt, ist nicht bekannt.",
  },
  marksSays:
    "Jede ist eine Reihe von Buchstaben, einer für jede Antwort in der Reihenfolge der Protokolldatei: y, wo sie markiert ist.",
  pairsSays:
    "Jede steht für ein Geheimnis und eine Antwort zusammen, die sie wahrscheinlich oder unwahrscheinlich macht.",
  both: "Die Meldungen werden aus {columns} zusammen gezogen: Alle diese Spalten werden gelesen, also muss die Datei sie enthalten. Weitergegeben wird keine davon.",
  values: "Aus den Meldungen gezogene Antworten",
  valuesSays:
    "Für jede Meldung eine Antwort, die sie wahrscheinlich macht, sodass die Spalte aussieht wie die ursprüngliche. Praktisch für Programme, die das erwarten; es wird nicht mehr verraten, aber weniger bleibt erhalten.",
  keeps: "Erhalten bleiben damit {share} der Information in {columns}.",
  keepTitle: "Andere Spalten",
  keepSays:
    "Die neue Datei enthält nur das Verrauschte und sonst nichts, es sei denn, Sie fügen hier eine Spalte hinzu.",
  keepNone: "Diese Datei hat keine andere Spalte, die Sie hinzufügen könnten.",
  confirmTitle: "„{column}“ unverändert weitergeben?",
  confirmBody:
    "Die Spalte „{column}“ würde unverändert übernommen, Zeile für Zeile, neben den Meldungen. Sie verrät möglicherweise etwas über „{secret}“ oder darüber, wer die Person ist, und die Zusage deckt das nicht ab.",
  confirmYes: "„{column}“ unverändert hinzufügen",
  confirmNo: "Weglassen",
  tellsTitle: "„{column}“ verrät die Antworten",
  tellsBody:
    "Wer die neue Datei hat, liest die Antworten in dieser Spalte ab oder schließt daraus auf sie. Das Protokoll schützt dann niemanden.",
  tellsYes: "„{column}“ trotzdem weitergeben",
  tells: {
    exactly: "„{column}“ verrät „{of}“ genau: Daneben halten die Meldungen nichts zurück.",
    nearly: "„{column}“ verrät „{of}“ bei fast jeder Zeile: Daneben halten die Meldungen so gut wie nichts zurück.",
  },
  go: "{name} verrauschen",
  again: "Noch einmal verrauschen",
  levelWrong: "Was oben eingegeben wurde, ist keine Stufe. Berichtigen Sie es zuerst, oder bewegen Sie den Regler.",
  onceTitle: "Dieselben Antworten noch einmal: dieselben Meldungen",
  onceSays:
    "Zwei verschiedene Meldungen zu einer Antwort verraten mehr als eine. Deshalb werden die Meldungen aus einem geheimen Schlüssel abgeleitet, den diese Seite erzeugt hat: Verrauschen Sie dieselben Antworten noch einmal mit demselben Protokoll, kommen dieselben Meldungen heraus. Dateien, die Sie speichern, werden auf einem Konto verbucht; ein anderes Protokoll für dieselben Antworten wird zusammen mit den früheren geprüft und abgelehnt, wenn alle zusammen mehr verraten würden als zugesagt.",
  person: "Wer ist wer",
  personRow: "die Stelle in der Datei: Zeile für Zeile",
  personSays:
    "Mit einer Spalte, die jede Person bezeichnet, werden dieselben Antworten auch dann wiedererkannt, wenn Zeilen verschoben wurden.",
  remember: "Das Konto und seinen geheimen Schlüssel auf diesem Gerät behalten",
  rememberSays:
    "Sonst sind beide weg, wenn diese Seite geschlossen wird. Wer sie lesen kann, kann aus den Meldungen auf die Antworten zurückschließen.",
  accountTitle: "Aus dieser Datei freigegeben",
  accountSays:
    "Für „{notion}“ stehen insgesamt {budget} Nats zur Verfügung. Davon verbraucht: {spent}, noch übrig: {remaining}.",
  accountItem: "{date}: „{protocol}“, „{notion}“ auf Stufe {epsilon}, {rows}",
  accountForget: "Neues Konto beginnen, wenn niemand diese Dateien gesehen hat",
  forgetTitle: "Neues Konto beginnen?",
  forgetBody:
    "Nur dann, wenn keine der gespeicherten Dateien an irgendjemanden weitergegeben wurde. Ein neues Konto hat einen neuen geheimen Schlüssel: Dieselben Antworten bekommen andere Meldungen, und wer beide sieht, erfährt mehr, als die Zusage sagt.",
  forgetYes: "Niemand hat sie gesehen",
  forgetNo: "Konto behalten",
  limitsShort:
    "Dieser Schutz setzt dreierlei voraus: Die Tabelle stimmt, die Menschen haben nichts miteinander zu tun, und Sie teilen eine Datei.",
  limitsLink: "Wovon die Zusage abhängt",
  running: "{name} wird verrauscht",
  cancelled: "Das Verrauschen wurde abgebrochen.",
  cancelledRemedy: "Es ist keine Datei entstanden; Sie können jederzeit neu beginnen.",
  done: "Fertig: {rows} verrauscht.",
  earlier: "Von vorher: {name}, {rows}, erstellt auf Stufe {epsilon}.",
  changed: "Oben wurden seither Einstellungen geändert: {settings}. Diese Datei wurde auf Stufe {epsilon} erstellt.",
  settings: {
    source: "die Tabelle",
    columns: "die Spalten",
    notion: "die Art der Zusage",
    epsilon: "die Stufe",
    alpha: "die Sicherheit",
    neighbours: "die Nachbarn",
    protocol: "das Protokoll",
    objective: "wofür die Methode gemacht ist",
    told: "ob das Protokoll das Geheimnis kennt",
    file: "die zu verrauschende Datei",
    write: "was geschrieben wird",
    keep: "die anderen Spalten",
    person: "wer wer ist",
  },
  saveFile: "Datei speichern",
  notSaved: "Die Datei kann nicht geschrieben werden: {reason}.",
  notSavedRemedy: "Schaffen Sie dort Platz, oder speichern Sie sie an einem anderen Ort.",
  saveOther: "Dasselbe in einem anderen Format",
  formats: { xlsx: "Excel (.xlsx)", parquet: "Parquet" },
  saveProtocol: "Protokoll speichern",
  linkProtocol: "Link für die Befragten kopieren",
  linkSays:
    "Zur Seite „Frage beantworten“ mit diesem Protokoll darin, für alle, die antworten sollen. Der Teil eines Links hinter dem # wird an keinen Server gesendet; er enthält wie die Datei die Häufigkeitstabelle.",
  linkCopied: "Der Link ist kopiert.",
  linkNot: "Der Link konnte nicht kopiert werden. Speichern Sie das Protokoll und senden Sie die Datei.",
  linkTooLong: "Dieses Protokoll ist zu groß für einen Link. Speichern Sie es und senden Sie die Datei.",
  saveSummary: "Zusammenfassung speichern",
  fileSays: "{name}, mit {column}",
  fileSaysAlso: "{name}, mit {column} und, unverändert, {columns}",
  protocolSays:
    "Was mit einer Antwort geschehen ist, für alle, die mit der Datei arbeiten, und alles, was nötig ist, um die Zusage noch einmal zu prüfen. Es enthält die Häufigkeitstabelle, aus der es berechnet wurde: Veröffentlichen Sie es nur, wenn diese Tabelle öffentlich sein darf.",
  summarySays: "Eine Seite in einfachen Worten, für eine Ethikkommission oder als Beilage zu den Daten.",
  countsTitle: "Wie oft jede verrauschte Antwort vorkam",
  marksTitle: "Wie oft jede Antwort markiert wurde",
  counted: { one: "{report}: {n}-mal", other: "{report}: {n}-mal" },
  limitsTitle: "Was das nicht leistet",
  limits: [
    "Es verbirgt nicht, dass eine Person in der Datei steht, und auch nicht, wie viele Zeilen es gibt und in welcher Reihenfolge sie stehen.",
    "Abgedeckt ist, was eine Meldung über „{secret}“ verrät. Andere Spalten oder andere Dateien über dieselben Personen sind es nicht.",
    "Abgedeckt ist eine einzige Meldung für jede Person. Mehrere Meldungen über dieselbe Person verraten zusammen mehr.",
    "Es ist aus einer einzigen Häufigkeitstabelle berechnet. Für Personen, die anders sind, ist die Zusage eine andere.",
  ],
  /** Where answers are not what is compared. */
  limitAnswer:
    "Zurückgehalten wird „{secret}“, nicht die Antwort: Eine Meldung kann die Antwort selbst sein oder eine, die nur zu dieser Antwort gehören kann.",
  /** In the place of the last one, where the table is a sample. */
  limitSample:
    "Es ist aus einer einzigen Häufigkeitstabelle berechnet und gilt für die Personen, aus denen die gezählten zufällig gezogen wurden. Für andere ist die Zusage eine andere.",
};
