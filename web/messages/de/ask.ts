// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page for whoever has a question, in German. `{name}` is a hole. */
import type { messages as english } from "../en/ask.js";

export const messages: typeof english = {
  title: "Eine Frage stellen",
  lead: "Fragen Sie etwas, das man lieber nicht sagt. Sie bekommen verrauschte Antworten und verlässliche Zahlen.",

  write: {
    heading: "Ihre Frage",
    wording: "Die Frage",
    wordingHint: "Zum Beispiel: Haben Sie je bei einer Prüfung geschummelt?",
    answers: "Die Antworten, eine pro Zeile",
    answersHint: "Sie können eine Liste einfügen.",
    first: "Ja\nNein",
    skippable: "Man darf „Möchte ich nicht sagen“ wählen",
    asker: "Ihr Name oder Ihre Organisation (alle sehen ihn)",
    sendTo: "Verrauschte Antworten gehen an",
    sendToHint:
      "Eine E-Mail-Adresse oder eine Adresse, die mit https:// beginnt. Eine E-Mail zeigt Ihnen, wer sie geschickt hat. Diese Seite öffnet die Adresse nie.",
    sendToPlain: "Das ist keine E-Mail- oder https://-Adresse. Die Befragten sehen es als einfachen Text.",
    language: "Sprache der Frage",
    more: "Andere Sprachen, kurzer Name",
    column: "Kurzer Name",
    columnHint:
      "Unter diesem Namen stehen die verrauschten Antworten in Ihrer Tabelle. Bleibt er leer, gilt die Frage.",
    translated: "Die Frage auf {language}",
    translatedAnswers: "Die Antworten auf {language}, eine pro Zeile, in derselben Reihenfolge",
  },

  /** Of a question that comes from the page Learn. */
  offered: {
    says: "Sie haben „{wording}“ bei Lernen gemacht. Hier steht schon eine andere Frage.",
    replace: "Ersetzen",
    leave: "So lassen",
  },
  privacy: {
    heading: "Privatsphäre",
    strong: "Stark",
    medium: "Mittel",
    weak: "Schwach",
    rise: "Aus einer Chance von 50 zu 100, eine Antwort zu erraten, werden höchstens {most}.",
    asking: "Wie viele Personen können Sie fragen?",
    precise: "Mit {people} Personen ist jeder Prozentsatz auf ± {points} Punkte bekannt, in 95 von 100 Fällen.",
    tooFew: "{people} Personen sind zu wenige: Sie ergeben ± 50 Punkte oder mehr.",
    people: "Es braucht etwa {people} Personen, um jeden Prozentsatz auf ± 5 Punkte zu kennen, in 95 von 100 Fällen.",
    nobody: "Keine Zahl von Personen reicht.",
    fine: "Fein einstellen",
    epsilon: "Epsilon (ε)",
    epsilonHint: "Über 0, höchstens 6. Ein kleineres ε schützt mehr und braucht mehr Personen.",
    epsilonWrong: "Epsilon ist keine Zahl über 0 und höchstens 6. Berichtigen Sie sie.",
  },

  preview: {
    heading: "Das sehen die Befragten",
    empty: "Schreiben Sie eine Frage und mindestens zwei Antworten.",
    tryIt: "Probieren Sie es aus: Diese Vorschau speichert und sendet nichts.",
    same: "„{answer}“ steht zweimal da. Entfernen Sie eine davon.",
    translations: "Antworten auf {language}: {given}. Die Frage hat {due}. Geben Sie jeder eine Zeile.",
  },

  share: {
    heading: "Fragen Sie",
    copyLink: "Link kopieren",
    linkCopied: "Der Link ist kopiert. Er enthält die Frage und nichts über eine Person.",
    changed:
      "Das ist nicht mehr die Frage, die Sie geteilt haben. Teilen Sie sie noch einmal: Der frühere Link gehört nicht zu diesen Einstellungen.",
    linkNot: "Das Kopieren ist nicht gelungen. Markieren Sie den Link darunter und kopieren Sie ihn von Hand.",
    link: "Link",
    linkLong: "Diese Einstellungen sind zu lang für einen Link. Senden Sie die Einstellungsdatei.",
    qr: "QR-Code",
    qrAlt: "QR-Code des Links zur Frage „{wording}“",
    qrLong:
      "Der Link ist zu lang für einen QR-Code. Kürzen Sie die Antworten oder nehmen Sie den Link oder die Einstellungsdatei.",
    qrDense:
      "Dieser Code hat viele kleine Quadrate. Zeigen oder drucken Sie ihn mindestens {width} cm breit und probieren Sie ihn zuerst mit einem Handy. Kürzere oder weniger Antworten machen sie größer.",
    qrSave: "QR-Code speichern (SVG)",
    settings: "Einstellungsdatei",
    reach: {
      heading: "Wie die Antworten zu Ihnen kommen",
      to: "Jede Person erhält eine verrauschte Antwort und sendet sie an {to}. Diese Seite sendet nichts.",
      toNobody:
        "Jede Person erhält eine verrauschte Antwort und kopiert sie oder sendet sie weiter. Diese Seite sendet nichts: Sagen Sie dazu, wohin, oder tragen Sie oben eine Adresse ein.",
      collect:
        "Schreiben Sie alle verrauschten Antworten in eine Tabelle: oben „{column}“, darunter eine Antwort je Zeile. Öffnen Sie diese Tabelle mit der Einstellungsdatei in",
    },
    keep: "Behalten Sie die Einstellungsdatei oder den Link: Sie brauchen eines davon, um die Ergebnisse zu lesen.",
    own: "In Ihrer eigenen Umfrage",
    surveyjs: "SurveyJS",
    jspsych: "jsPsych",
    formio: "Form.io",
    form: "Jedes Formular",
    snippetSays: "Speichern Sie die Einstellungsdatei als {file} neben Ihrer Umfrage. Fügen Sie dann das ein:",
    formSays: "Fügen Sie das in Ihr Formular ein. Die Einstellungsdatei steckt schon darin.",
    copySnippet: "Code kopieren",
    copied: "Kopiert.",
    waiting: "Hier stehen Link, QR-Code und Code für Umfragen, sobald es eine Frage gibt.",
  },

  details: {
    heading: "Details: Methode, Chancen, Beweis",
    method: "Methode: {method}. Sie braucht die wenigsten Personen, wenn alle Antworten gleich häufig sind.",
    alike: "Dann reichen etwa {people}.",
    methods: {
      grr: "Randomised Response (grr)",
      oue: "Häkchenlisten (oue)",
      "block-design": "Gruppen von Antworten (block-design)",
    },
    others: "Mit {method} braucht man {times}-mal so viele Personen.",
    public:
      "Link und Einstellungsdatei sind öffentlich. Sie enthalten nichts über eine Person, und alle dürfen den Beweis prüfen.",
    checked: "Zwei getrennte Programme haben diesen Schutz geprüft. Er gilt, wer auch antwortet.",
  },
};
