// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of two protocols side by side, in Dutch. */
import type { contrast as english } from "../en/contrast.js";

export const contrast: typeof english = {
  title: "Twee naast elkaar",
  lead: "Zet een andere methode, een andere ε of een andere bescherming naast de uwe.",
  promise: "Bescherming",
  protocol: "Methode",
  level: "ε ernaast",
  wrong: "Epsilon is een getal van 0 tot en met {highest}.",
  go: "Ernaast zetten",
  going: "De andere methode wordt gezocht …",
  stop: "Stoppen",
  clear: "Weghalen",
  use: "Deze gebruiken",
  own: "Uw instellingen",
  other: "De andere",
  at: "“{notion}”, ε = {epsilon}",
  channel: "{protocol}, ε = {epsilon}: kans op elk antwoord met ruis",
  differences: "Zo verschilt de andere",
  same: "In dit alles verschillen ze niet.",
  promises: "Ze geeft een andere bescherming: “{other}” in plaats van “{own}”.",
  levels: "Ze geeft dezelfde bescherming met ε = {other} in plaats van {own}.",
  kept: {
    more: "Er blijft meer bruikbaar: {other} van de informatie in plaats van {own}.",
    less: "Er blijft minder bruikbaar: {other} van de informatie in plaats van {own}.",
    pairs: "Het bruikbare is niet te vergelijken. De ene is gemaakt voor het antwoord, de andere voor verborgen waarde en antwoord samen.",
  },
  learnt: {
    more: "De antwoorden met ruis kunnen meer over iemand zeggen. Een vermoeden verandert met een factor van hoogstens {other} in plaats van {own}.",
    less: "De antwoorden met ruis kunnen minder over iemand zeggen. Een vermoeden verandert met een factor van hoogstens {other} in plaats van {own}.",
  },
  costs: {
    more: "U hebt meer mensen nodig om elk percentage even goed te kennen: {other} in plaats van {own}. Met echte antwoorden zijn {plain} genoeg.",
    less: "U hebt minder mensen nodig om elk percentage even goed te kennen: {other} in plaats van {own}. Met echte antwoorden zijn {plain} genoeg.",
    otherNever: "De antwoorden met ruis tonen niet van elk antwoord hoe vaak het voorkomt. Die van uw instellingen wel.",
    ownNever: "De antwoorden met ruis tonen van elk antwoord hoe vaak het voorkomt. Die van uw instellingen niet.",
  },
  told: {
    other: "Ze gebruikt de verborgen kolom “{secret}”. Uw instellingen niet.",
    own: "Ze gebruikt de verborgen kolom “{secret}” niet. Uw instellingen wel.",
  },
  estimable: "Uit de antwoorden met ruis is te schatten hoe vaak elk antwoord voorkomt.",
  fails: "Voor deze tabel is er geen: {reason}",
};
