// SPDX-License-Identifier: Apache-2.0
/** Dasselbe auf Deutsch. */
import type { Words } from "./en.js";

export const german: Words = {
  decimal: ",",
  form: {
    next: "Weiter",
    choose: "Bitte wählen Sie",
    missing: "Bitte wählen Sie eine Antwort.",
    waiting: "Was Ihre Antwort schützt, wird noch geladen. Bitte warten Sie einen Augenblick.",
    broken:
      "Ihre Antwort kann hier nicht geschützt werden. Deshalb wird nichts gesendet. Bitte melden Sie das denen, die diese Seite betreiben.",
    draw: "Jetzt den Zufall wählen lassen",
    drawing:
      "Nur wenn Sie es jetzt schon sehen möchten: Sonst wählt der Zufall beim Senden. Danach können Sie Ihre Antwort nicht mehr ändern, und sie ist hier vergessen.",
  },
  failed: {
    survey:
      "Ihre Antworten konnten nicht geschützt werden. Deshalb wurde nichts gesendet. Bitte melden Sie das denen, die diese Umfrage durchführen.",
    experiment:
      "Ihre Antwort konnte nicht geschützt werden; deshalb wurde sie nicht aufbewahrt. Das Experiment endet hier.",
  },
  told: {
    heading: "Was statt Ihrer Antwort gesendet wird",
    why: "Ihre Antwort könnte etwas über „{secret}“ verraten. Deshalb bleibt sie hier, und der Zufall wählt, was gesendet wird.",
    whyAnswer:
      "Ihre Antwort bleibt hier. Der Zufall wählt, was gesendet wird: Was es auch ist, es ist bei Ihrer Antwort höchstens {factor}-mal so wahrscheinlich wie bei jeder anderen.",
    choose: "Wählen Sie eine Antwort, um die Chancen zu sehen.",
    odds: "Von 100 Personen, die „{answer}“ antworten,",
    about: "senden etwa {count} „{report}“",
    all: "senden alle „{report}“",
    few: "sendet weniger als 1 „{report}“",
    marks: "Gesendet wird eine Liste, auf der Antworten markiert sind. Von 100 Personen, die „{answer}“ antworten,",
    own: "markieren etwa {count} „{report}“",
    others: "wird jede andere Antwort von etwa {count} markiert, jede für sich",
    othersFew: "wird jede andere Antwort von weniger als 1 markiert, jede für sich",
    tells:
      "Wer „{report}“ empfängt, kann erkennen, dass die Antwort „{answer}“ war: Personen mit anderen Antworten senden das nie oder fast nie.",
    tellsMarks:
      "Wer eine Liste empfängt, auf der nur „{answer}“ markiert ist, kann erkennen, dass dies die Antwort war: Personen mit anderen Antworten senden sie nie oder fast nie.",
    likelier: "„{report}“ ist bei „{answer}“ mindestens {factor}-mal so wahrscheinlich wie bei jeder anderen Antwort.",
    likelierMarks:
      "Eine Liste, auf der nur „{answer}“ markiert ist, ist bei dieser Antwort mindestens {factor}-mal so wahrscheinlich wie bei jeder anderen.",
    sent: "Gesendet wird: „{report}“.",
    sentMarks: "Gesendet wird, markiert: {marked}.",
    sentNone: "Gesendet wird: eine Liste ohne Markierung.",
    fixed:
      "Der Zufall hat dies gewählt, einmal; es kann Ihre Antwort sein oder auch nicht. Ihre Antwort ist hier vergessen.",
    each: "Das geschieht für jede Möglichkeit einzeln und gilt für jede einzelne. Alle zusammen verraten mehr.",
    ticked: "angekreuzt",
    unticked: "nicht angekreuzt",
    fixedTells:
      "Der Zufall hat dies gewählt, einmal. Personen mit anderen Antworten senden es nie oder fast nie: Wer es empfängt, kann erkennen, was Sie geantwortet haben. Ihre Antwort ist hier vergessen.",
    every: "Die Chancen jeder Antwort",
    empty: "keine Antwort",
  },
};
