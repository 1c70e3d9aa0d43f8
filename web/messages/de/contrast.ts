// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of two protocols side by side, in German. */
import type { contrast as english } from "../en/contrast.js";

export const contrast: typeof english = {
  title: "Zwei nebeneinander",
  lead: "Stellen Sie eine andere Methode, ein anderes ε oder einen anderen Schutz neben die eigenen Einstellungen.",
  promise: "Schutz",
  protocol: "Methode",
  level: "ε daneben",
  wrong: "Epsilon ist eine Zahl von 0 bis {highest}.",
  go: "Daneben stellen",
  going: "Die andere Methode wird gesucht …",
  stop: "Anhalten",
  clear: "Wegnehmen",
  use: "Stattdessen diese verwenden",
  own: "Ihre Einstellungen",
  other: "Die andere",
  at: "„{notion}“, ε = {epsilon}",
  channel: "{protocol}, ε = {epsilon}: Chancen jeder verrauschten Antwort",
  differences: "So unterscheidet sich die andere",
  same: "In alledem unterscheiden sie sich nicht.",
  promises: "Sie gibt einen anderen Schutz: „{other}“ statt „{own}“.",
  levels: "Sie gibt denselben Schutz mit ε = {other} statt {own}.",
  kept: {
    more: "Es bleibt mehr nützlich: {other} der Information statt {own}.",
    less: "Es bleibt weniger nützlich: {other} der Information statt {own}.",
    pairs: "Das Nützliche lässt sich nicht vergleichen. Die eine ist für die Antwort gemacht, die andere für verborgenen Wert und Antwort zusammen.",
  },
  learnt: {
    more: "Die verrauschten Antworten können mehr über eine Person sagen. Eine Vermutung ändert sich höchstens um einen Faktor von {other} statt {own}.",
    less: "Die verrauschten Antworten können weniger über eine Person sagen. Eine Vermutung ändert sich höchstens um einen Faktor von {other} statt {own}.",
  },
  costs: {
    more: "Sie brauchen mehr Personen, um jeden Prozentsatz so gut zu kennen: {other} statt {own}. Mit echten Antworten genügen {plain}.",
    less: "Sie brauchen weniger Personen, um jeden Prozentsatz so gut zu kennen: {other} statt {own}. Mit echten Antworten genügen {plain}.",
    otherNever: "Die verrauschten Antworten zeigen nicht von jeder Antwort, wie häufig sie ist. Mit den eigenen Einstellungen ist es zu sehen.",
    ownNever: "Die verrauschten Antworten zeigen von jeder Antwort, wie häufig sie ist. Mit den eigenen Einstellungen ist es nicht zu sehen.",
  },
  told: {
    other: "Sie nutzt die verborgene Spalte „{secret}“. Die eigenen Einstellungen nutzen sie nicht.",
    own: "Sie nutzt die verborgene Spalte „{secret}“ nicht. Die eigenen Einstellungen nutzen sie.",
  },
  estimable: "Aus den verrauschten Antworten lässt sich schätzen, wie häufig jede Antwort ist.",
  fails: "Für diese Tabelle gibt es keine: {reason}",
};
