// SPDX-License-Identifier: GPL-3.0-or-later
/** What one can do with a picture of the page “Learn”, in German. */
import type { messages as english } from "../en/share-picture.js";

export const messages: typeof english = {
  link: {
    copy: "Link kopieren",
    copied: "Link kopiert. Er öffnet dieses Bild mit diesen Einstellungen und Zahlen.",
    copyNot: "Ihr Browser hat den Link nicht kopiert. Kopieren Sie ihn hier:",
    label: "Link zu diesem Bild",
    damaged: "Dieser Link zu einem Bild ist beschädigt. Die Bilder stehen so da wie ohne ihn. Bitten Sie noch einmal um den Link.",
    unknown: "Diese Seite hat das Bild dieses Links nicht. Alle anderen Bilder stehen so da wie ohne ihn.",
  },
  embed: {
    fold: "Einbetten",
    who: "Für eine eigene Webseite. Die Person, die deren Dateien betreut, kann das tun.",
    folder: "Kopieren Sie den Ordner {folder} dorthin, wo Ihre Seite ist. Im npm-Paket heißt er {source}, in einem gebauten Checkout {built}.",
    paste: "Fügen Sie dann diese Zeilen ein, wo das Bild stehen soll:",
    policy: "Hat Ihre Seite eine Content Security Policy? Sie muss das erlauben: {policy}. Das Bild holt nichts bei uns.",
    copy: "Diese Zeilen kopieren",
    copied: "Zeilen kopiert.",
    copyNot: "Ihr Browser hat die Zeilen nicht kopiert. Markieren und kopieren Sie sie.",
  },
  room: {
    start: "Klasse zeigen",
    place: "Bild {n} von {all}",
    previous: "Voriges Bild",
    next: "Nächstes Bild",
    link: "Link kopieren",
    full: "Ganzer Bildschirm",
    leave: "Verlassen",
    predict: "Die Vorhersage der Klasse",
    show: "Ergebnis zeigen",
    hide: "Ergebnis verbergen",
    said: "Die Klasse sagte: {prediction}",
    keys: "Pfeil links und rechts: andere Bilder. Escape: verlassen.",
  },
  pictures: {
    coin: {
      title: "Werfen Sie eine Münze",
      ask: "Sie antworten „nein“. Wie oft wird „ja“ gesendet? Schätzen Sie, von 100.",
    },
    crowd: {
      title: "Alle werfen",
      ask: "Alle werfen eine Münze. Wie viele senden „ja“?",
    },
    undo: {
      title: "Das Rauschen herausrechnen",
      ask: "Wie viele der Klasse haben geschummelt? Schätzen Sie.",
    },
    undone: {
      title: "Zählen mit Rauschen",
      ask: "Liegt die Wahrheit im Balken?",
    },
    odds: {
      title: "Die Chancen",
      ask: "Wie oft wird eine Antwort unverändert gesendet? Raten Sie, von 100.",
    },
    reader: {
      title: "Können Sie es raten?",
      ask: "Wie oft rät die Klasse richtig? Raten Sie, von 100.",
    },
    balance: {
      title: "Ein Regler, zwei Seiten",
      ask: "Wie oft rät jemand aus einer verrauschten Antwort richtig? Raten Sie, von 100.",
    },
    secret: {
      title: "Ein verborgener Wert neben der Antwort",
      ask: "Welche Antwort ändert sich am häufigsten?",
    },
    belief: {
      title: "Was jemand danach glaubt",
      ask: "Welches Einkommen scheint nach dieser verrauschten Antwort wahrscheinlicher?",
    },
    curve: {
      title: "Das beste Verfahren",
      ask: "Wie viel der Antwort bleibt hier nützlich? Raten Sie einen Prozentsatz.",
    },
    corners: {
      title: "Die Ecken des Erlaubten",
      ask: "Wie viele Ecken hat die farbige Fläche?",
    },
    profiles: {
      title: "Nur Nachbarn sehen gleich aus",
      ask: "Welche zwei Einkommen sind am leichtesten zu unterscheiden?",
    },
    robust: {
      title: "Wenn die Tabelle nur eine Stichprobe ist",
      ask: "Welcher Bezirk ist am wenigsten sicher?",
    },
    coins: {
      title: "Zwei Münzen",
      ask: "Wie viel verraten beide Münzen zusammen?",
    },
    body: {
      title: "Größe und Gewicht",
      ask: "Wie viel verraten beide Antworten zusammen?",
    },
    tests: {
      title: "Zwei Tests",
      ask: "Verraten beide Tests mehr als der eine plus der andere?",
    },
    told: {
      title: "Wenn das Gerät den verborgenen Wert kennt",
      ask: "Welche Antwort wird am häufigsten unverändert gesendet?",
    },
    redraw: {
      title: "Die Antwort behalten oder neu auslosen",
      ask: "Wie oft wird eine Antwort unverändert gesendet? Raten Sie, von 100.",
    },
    twice: {
      title: "Zweimal ist nicht einmal",
      ask: "Verraten zwei verrauschte Antworten doppelt so viel wie eine?",
    },
    counts: {
      title: "Zählen aus verrauschten Antworten",
      ask: "Wie viele der Balken enthalten die Wahrheit?",
    },
    hash: {
      title: "Warum nicht einfach ein Hash?",
      ask: "Kann jemand Ihre Antwort finden?",
    },
  },
};
