// SPDX-License-Identifier: Apache-2.0
/** Dasselbe auf Deutsch. */
import type { Words } from "./en.js";

export const german: Words = {
  decimal: ",",
  form: {
    next: "Weiter",
    choose: "Bitte wählen Sie",
    missing: "Bitte wählen Sie eine Antwort.",
    waiting: "Der Schutz Ihrer Antwort wird noch geladen. Bitte warten Sie einen Augenblick.",
    broken:
      "Ihre Antwort kann hier nicht geschützt werden. Deshalb wird nichts gesendet. Bitte melden Sie das denen, die diese Seite betreiben.",
    unframed:
      "Der geschützte Teil dieser Frage wurde nicht geladen. Deshalb wird die Frage nicht gestellt. Bitte laden Sie die Seite neu. Wenn das nicht hilft, melden Sie es bitte denen, die diese Seite betreiben.",
    exposed:
      "Ein Skript auf dieser Seite könnte Ihre Antwort lesen. Deshalb wird diese Frage nicht gestellt. Bitte melden Sie das denen, die diese Seite betreiben.",
    lost: "Diese Frage wurde neu angezeigt und hat Ihre Antwort vergessen. Bitte beantworten Sie sie noch einmal.",
    draw: "Jetzt den Zufall wählen lassen",
    drawing:
      "Nur wenn Sie es jetzt schon sehen möchten: Sonst wählt der Zufall beim Senden. Danach können Sie Ihre Antwort nicht mehr ändern, und sie ist hier vergessen.",
  },
  failed: {
    survey:
      "Ihre Antworten konnten nicht geschützt werden. Deshalb wurde nichts gesendet. Bitte melden Sie das denen, die diese Umfrage durchführen.",
    experiment:
      "Ihre Antwort konnte nicht geschützt werden; deshalb wurde sie nicht gespeichert. Das Experiment endet hier.",
  },
  sending: {
    unsent: "Ihre Antworten konnten nicht gesendet werden. Bitte prüfen Sie Ihre Internetverbindung.",
    again: "Noch einmal versuchen",
  },
  told: {
    heading: "Was statt Ihrer Antwort gesendet wird",
    why: "Ihre Antwort könnte etwas über „{secret}“ verraten. Deshalb bleibt sie hier, und der Zufall wählt, was gesendet wird.",
    whyAnswer:
      "Ihre Antwort bleibt hier, und der Zufall wählt, was gesendet wird. Es ist bei Ihrer Antwort höchstens {factor}-mal so wahrscheinlich wie bei jeder anderen.",
    choose: "Wählen Sie eine Antwort, um die Chancen zu sehen.",
    odds: "Unter 100 Personen, die „{answer}“ antworten,",
    about: "senden etwa {count} „{report}“",
    all: "senden alle „{report}“",
    few: "sendet weniger als 1 „{report}“",
    marks: "Sie senden eine Liste mit Häkchen. Unter 100 Personen, die „{answer}“ antworten,",
    own: "haken etwa {count} „{report}“ an",
    others: "haken etwa {count} jede andere Antwort an, jede für sich",
    othersFew: "hakt weniger als 1 jede andere Antwort an, jede für sich",
    tells:
      "Personen mit anderen Antworten senden „{report}“ nie oder fast nie. Es verrät, dass die Antwort „{answer}“ war.",
    tellsMarks:
      "Personen mit anderen Antworten senden eine Liste, auf der nur „{answer}“ angehakt ist, nie oder fast nie. Sie verrät, dass dies die Antwort war.",
    likelier: "„{report}“ ist bei „{answer}“ mindestens {factor}-mal so wahrscheinlich wie bei jeder anderen Antwort.",
    likelierMarks:
      "Eine Liste, auf der nur „{answer}“ angehakt ist, ist bei dieser Antwort mindestens {factor}-mal so wahrscheinlich wie bei jeder anderen.",
    sent: "Sie senden: „{report}“.",
    sentMarks: "Sie senden, angehakt: {marked}.",
    sentNone: "Sie senden: eine Liste ohne Häkchen.",
    fixed:
      "Der Zufall hat dies gewählt, einmal. Es kann Ihre Antwort sein oder auch nicht. Ihre Antwort ist hier vergessen.",
    each: "Der Zufall tut das für jede Möglichkeit einzeln, und es gilt für jede einzelne. Alle zusammen verraten mehr.",
    ticked: "angehakt",
    unticked: "nicht angehakt",
    fixedTells:
      "Der Zufall hat dies gewählt, einmal. Personen mit anderen Antworten senden es nie oder fast nie: Es verrät, was Sie geantwortet haben. Ihre Antwort ist hier vergessen.",
    every: "Die Chancen jeder Antwort",
    empty: "keine Antwort",
  },
};
