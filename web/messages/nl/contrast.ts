// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of two protocols side by side, in Dutch. */
import type { contrast as english } from "../en/contrast.js";

export const contrast: typeof english = {
  title: "Twee naast elkaar",
  lead: "Zet een ander protocol, een ander niveau of een andere belofte naast wat nu is ingesteld.",
  promise: "Belofte",
  protocol: "Protocol",
  level: "Niveau",
  wrong: "Een niveau is een getal van 0 tot en met {highest}.",
  go: "Ernaast zetten",
  going: "Het andere protocol wordt gezocht …",
  stop: "Stoppen",
  clear: "Weghalen",
  use: "Dit in plaats daarvan gebruiken",
  own: "Wat is ingesteld",
  other: "Het andere",
  at: "“{notion}”, niveau {epsilon}",
  channel: "{protocol}, niveau {epsilon}: kans op elk bericht",
  differences: "Hoe het andere verschilt",
  same: "In geen van deze opzichten verschillen ze.",
  promises: "Het belooft iets anders: “{other}” in plaats van “{own}”.",
  levels: "Het doet dezelfde belofte op niveau {other} in plaats van {own}.",
  kept: {
    more: "Het behoudt meer van de informatie: {other} in plaats van {own}.",
    less: "Het behoudt minder van de informatie: {other} in plaats van {own}.",
    pairs: "Wat ze behouden is niet te vergelijken: het ene behoudt het antwoord, het andere geheim en antwoord samen.",
  },
  learnt: {
    more: "De berichten kunnen meer over iemand zeggen: een inschatting verandert met hoogstens een factor {other} in plaats van {own}.",
    less: "De berichten kunnen minder over iemand zeggen: een inschatting verandert met hoogstens een factor {other} in plaats van {own}.",
  },
  costs: {
    more: "Er zijn meer mensen nodig om elk aandeel even goed te kennen: {other} in plaats van {own}, waar {plain} gewone antwoorden genoeg zouden zijn.",
    less: "Er zijn minder mensen nodig om elk aandeel even goed te kennen: {other} in plaats van {own}, waar {plain} gewone antwoorden genoeg zouden zijn.",
    otherNever: "De berichten zeggen niet van elk antwoord hoe vaak het voorkomt; die van wat is ingesteld wel.",
    ownNever: "De berichten zeggen van elk antwoord hoe vaak het voorkomt; die van wat is ingesteld niet.",
  },
  told: {
    other: "Het moet “{secret}” kennen; wat is ingesteld niet.",
    own: "Het hoeft “{secret}” niet te kennen; wat is ingesteld wel.",
  },
  estimable: "Uit de berichten is te schatten hoe vaak elk antwoord voorkomt.",
  fails: "Voor deze gegevens is er geen: {reason}",
};
