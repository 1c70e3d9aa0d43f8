// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of two protocols side by side, in German. */
import type { contrast as english } from "../en/contrast.js";

export const contrast: typeof english = {
  title: "Zwei nebeneinander",
  lead: "Stellen Sie ein anderes Protokoll, eine andere Stufe oder eine andere Zusage neben das, was eingestellt ist.",
  promise: "Zusage",
  protocol: "Protokoll",
  level: "Stufe",
  wrong: "Eine Stufe ist eine Zahl von 0 bis {highest}.",
  go: "Daneben stellen",
  going: "Das andere Protokoll wird gesucht …",
  stop: "Anhalten",
  clear: "Wegnehmen",
  use: "Stattdessen dieses verwenden",
  own: "Das eingestellte",
  other: "Das andere",
  at: "„{notion}“, Stufe {epsilon}",
  channel: "{protocol}, Stufe {epsilon}: Wahrscheinlichkeit jeder Meldung",
  differences: "Worin sich das andere unterscheidet",
  same: "In alledem unterscheiden sie sich nicht.",
  promises: "Es sagt etwas anderes zu: „{other}“ statt „{own}“.",
  levels: "Es gibt dieselbe Zusage auf Stufe {other} statt {own}.",
  kept: {
    more: "Es bewahrt mehr von der Information: {other} statt {own}.",
    less: "Es bewahrt weniger von der Information: {other} statt {own}.",
    pairs:
      "Was sie bewahren, lässt sich nicht vergleichen: Das eine bewahrt die Antwort, das andere Geheimnis und Antwort zusammen.",
  },
  learnt: {
    more: "Seine Meldungen können mehr über eine Person verraten: Eine Einschätzung ändert sich um einen Faktor von bis zu {other} statt {own}.",
    less: "Seine Meldungen können weniger über eine Person verraten: Eine Einschätzung ändert sich um einen Faktor von bis zu {other} statt {own}.",
  },
  costs: {
    more: "Um jeden Anteil so genau zu kennen, braucht es mehr Personen: {other} statt {own}, wo {plain} unveränderte Antworten genügen würden.",
    less: "Um jeden Anteil so genau zu kennen, braucht es weniger Personen: {other} statt {own}, wo {plain} unveränderte Antworten genügen würden.",
    otherNever: "Seine Meldungen sagen nicht von jeder Antwort, wie häufig sie ist; die des eingestellten tun es.",
    ownNever: "Seine Meldungen sagen von jeder Antwort, wie häufig sie ist; die des eingestellten tun es nicht.",
  },
  told: {
    other: "Es muss „{secret}“ kennen; das eingestellte nicht.",
    own: "Es muss „{secret}“ nicht kennen; das eingestellte schon.",
  },
  estimable: "Aus seinen Meldungen lässt sich schätzen, wie häufig jede Antwort ist.",
  fails: "Für diese Daten gibt es keines: {reason}",
};
