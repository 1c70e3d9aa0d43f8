// SPDX-License-Identifier: GPL-3.0-or-later
/** The label and the explanation of each protocol in each language; one that is missing does not compile. */
import type { KnownProtocol } from "../../wasm/contract/catalogue.js";

type Protocols = Record<KnownProtocol, { label: string; says: string }>;

export const english: Protocols = {
  optimal: {
    label: "Best for this table",
    says: "Made for your table. With this protection, no other method that sees as much keeps more information.",
  },
  grr: {
    label: "Randomised response",
    says: "The classic: keeps the answer with some chance, and otherwise sends another one at random.",
  },
  oue: {
    label: "Tick list",
    says: "Each answer gets a tick or not, on its own. The true one gets it half the time. For many answers. Keeps at most half of the information.",
  },
  "block-design": {
    label: "Blocks of answers",
    says: "Sends a set of some answers. Sets with the true one are likelier. For counting. Needs few people if all answers are as common.",
  },
  resample: {
    label: "Keep or re-roll",
    says: "Keeps the answer with some chance, and otherwise draws one from all answers. Each answer stays as common as it was.",
  },
  cr: {
    label: "Conditional Reporting",
    says: "Blurs the hidden value. If that changes it, sends an answer of someone with the new one.",
  },
  coupling: {
    label: "Fewest answers changed",
    says: "Says as much about the hidden value as “Keep or re-roll”. Changes as few answers as that takes.",
  },
  "coupling-distance": {
    label: "Shortest way",
    says: "Says as much about the hidden value as “Keep or re-roll”. On average, noisy answers are only as far from the true ones as that takes. Distance is the difference of numbers, or else the number of places between categories.",
  },
  "one-bit": {
    label: "One chance of a flip",
    says: "For two answers. Sends the other one, with the same chance for everyone. If it uses the hidden column, that is for all who are neighbours, directly or in steps.",
  },
  "smooth-one-bit": {
    label: "A chance of a flip for each hidden value",
    says: "For two answers. Sends the other one, with a chance that depends on the hidden value. The largest chance is as small as can be.",
  },
  "smooth-categorical": {
    label: "Smooth",
    says: "Each hidden value has its own odds, so that no answer often becomes any one other answer.",
  },
  "smooth-coupling": {
    label: "Fewest wrong answers",
    says: "Each hidden value has its own odds. As few noisy answers as can be differ from the true one.",
  },
  polyopt: {
    label: "Best by the lowest percentages",
    says: "The best if all you go by is how rare each answer can be. Leaves out conditions of PolyOpt that the protection does not need.",
  },
  "polyopt-all-pairs": {
    label: "PolyOpt as published",
    says: "Like “Best by the lowest percentages”, but as its paper prints it, with conditions that the protection does not need. Never keeps more.",
  },
  ir: {
    label: "Independent reporting",
    says: "Blurs hidden value and answer, each on its own.",
  },
  "ir-tight": {
    label: "Independent reporting, tighter",
    says: "The same, with no more noise than its own form takes.",
  },
  "cr-tight": {
    label: "Conditional Reporting, tighter",
    says: "The same, with no more noise than its own form takes. For few people it may not differ.",
  },
  "cr-sets": {
    label: "Conditional Reporting of sets",
    says: "Like the tighter one, with several answers in one noisy answer if that keeps more.",
  },
  "ir-sets": {
    label: "Independent reporting of sets",
    says: "Like the tighter one, with several answers in one noisy answer if that keeps more.",
  },
  product: {
    label: "Each column on its own",
    says: "Each shared column has its own odds. Epsilon is that of all together.",
  },
  sequential: {
    label: "One column after the other",
    says: "Each shared column has its own odds, made for what the noisy answers before it leave.",
  },
  markov: {
    label: "As common as before",
    says: "Says as much about the hidden value as “Keep or re-roll”, and leaves each answer as common. Keeps as much as that allows.",
  },
};

export const dutch: Protocols = {
  optimal: {
    label: "De beste voor deze tabel",
    says: "Gemaakt voor uw tabel. Bij deze bescherming behoudt geen andere methode die evenveel ziet meer informatie.",
  },
  grr: {
    label: "Randomized response",
    says: "De klassieker: behoudt het antwoord met een bepaalde kans, en stuurt anders willekeurig een ander.",
  },
  oue: {
    label: "Vinkjeslijst",
    says: "Elk antwoord krijgt wel of geen vinkje, apart geloot. Het ware krijgt het de helft van de keren. Voor veel antwoorden. Behoudt hoogstens de helft van de informatie.",
  },
  "block-design": {
    label: "Groepen antwoorden",
    says: "Stuurt een groep van enkele antwoorden. Groepen met het ware antwoord zijn waarschijnlijker. Om te tellen. Vergt weinig mensen als alle antwoorden even vaak voorkomen.",
  },
  resample: {
    label: "Behouden of opnieuw loten",
    says: "Behoudt het antwoord met een bepaalde kans, en loot er anders een uit alle antwoorden. Elk antwoord blijft even vaak voorkomen.",
  },
  cr: {
    label: "Conditional Reporting",
    says: "Vervaagt de verborgen waarde. Verandert die daardoor, dan stuurt ze een antwoord van iemand met de nieuwe.",
  },
  coupling: {
    label: "Zo min mogelijk veranderd",
    says: "Zegt evenveel over de verborgen waarde als “Behouden of opnieuw loten”. Verandert niet meer antwoorden dan daarvoor nodig is.",
  },
  "coupling-distance": {
    label: "Kortste weg",
    says: "Zegt evenveel over de verborgen waarde als “Behouden of opnieuw loten”. Antwoorden met ruis liggen gemiddeld niet verder van de ware dan daarvoor nodig is. De afstand is het verschil tussen getallen, of anders het aantal plaatsen tussen categorieën.",
  },
  "one-bit": {
    label: "Eén kans op omwisselen",
    says: "Voor twee antwoorden. Stuurt het andere, met voor iedereen dezelfde kans. Gebruikt ze de verborgen kolom, dan geldt dat voor allen die direct of in stappen buren zijn.",
  },
  "smooth-one-bit": {
    label: "Per verborgen waarde een kans op omwisselen",
    says: "Voor twee antwoorden. Stuurt het andere, met een kans die van de verborgen waarde afhangt. De grootste kans is zo klein mogelijk.",
  },
  "smooth-categorical": {
    label: "Gelijkmatig",
    says: "Elke verborgen waarde heeft eigen kansen, zodat geen antwoord vaak in één bepaald ander antwoord verandert.",
  },
  "smooth-coupling": {
    label: "Zo min mogelijk foute antwoorden",
    says: "Elke verborgen waarde heeft eigen kansen. Zo min mogelijk antwoorden met ruis wijken af van het ware.",
  },
  polyopt: {
    label: "De beste bij de kleinste percentages",
    says: "De beste als u er alleen op let hoe zeldzaam elk antwoord kan zijn. Laat voorwaarden van PolyOpt weg die de bescherming niet nodig heeft.",
  },
  "polyopt-all-pairs": {
    label: "PolyOpt zoals gepubliceerd",
    says: "Als “De beste bij de kleinste percentages”, maar zoals in het artikel. Dat heeft voorwaarden die de bescherming niet nodig heeft. Behoudt nooit meer.",
  },
  ir: {
    label: "Independent Reporting",
    says: "Vervaagt verborgen waarde en antwoord, elk apart.",
  },
  "ir-tight": {
    label: "Independent Reporting, scherper",
    says: "Hetzelfde, met niet meer ruis dan de eigen vorm nodig heeft.",
  },
  "cr-tight": {
    label: "Conditional Reporting, scherper",
    says: "Hetzelfde, met niet meer ruis dan de eigen vorm nodig heeft. Bij weinig mensen is er soms geen verschil.",
  },
  "cr-sets": {
    label: "Conditional Reporting met groepen",
    says: "Als de scherpere, met meer antwoorden in één antwoord met ruis als dat meer behoudt.",
  },
  "ir-sets": {
    label: "Independent Reporting met groepen",
    says: "Als de scherpere, met meer antwoorden in één antwoord met ruis als dat meer behoudt.",
  },
  product: {
    label: "Elke kolom apart",
    says: "Elke gedeelde kolom heeft eigen kansen. Epsilon is die van alle samen.",
  },
  sequential: {
    label: "De ene kolom na de andere",
    says: "Elke gedeelde kolom heeft eigen kansen, gemaakt voor wat de antwoorden met ruis ervoor overlaten.",
  },
  markov: {
    label: "Even vaak als eerst",
    says: "Zegt evenveel over de verborgen waarde als “Behouden of opnieuw loten”, en laat elk antwoord even vaak voorkomen. Behoudt zoveel als dat toelaat.",
  },
};

export const german: Protocols = {
  optimal: {
    label: "Die beste für diese Tabelle",
    says: "Für Ihre Tabelle erstellt. Mit diesem Schutz bewahrt keine andere Methode, die gleich viel sieht, mehr Information.",
  },
  grr: {
    label: "Randomized Response",
    says: "Der Klassiker: behält die Antwort mit einer gewissen Chance und sendet sonst zufällig eine andere.",
  },
  oue: {
    label: "Häkchenliste",
    says: "Jede Antwort bekommt für sich ein Häkchen oder keines. Die wahre bekommt es in der Hälfte der Fälle. Für viele Antworten. Bewahrt höchstens die Hälfte der Information.",
  },
  "block-design": {
    label: "Gruppen von Antworten",
    says: "Sendet eine Gruppe von einigen Antworten. Gruppen mit der wahren sind wahrscheinlicher. Zum Zählen. Braucht wenige Personen, wenn alle Antworten gleich häufig sind.",
  },
  resample: {
    label: "Behalten oder neu ziehen",
    says: "Behält die Antwort mit einer gewissen Chance und zieht sonst eine aus allen Antworten. Jede Antwort bleibt so häufig, wie sie war.",
  },
  cr: {
    label: "Conditional Reporting",
    says: "Verrauscht den verborgenen Wert. Ändert er sich, sendet sie eine Antwort von jemandem mit dem neuen.",
  },
  coupling: {
    label: "Möglichst wenige Änderungen",
    says: "Sagt so viel über den verborgenen Wert wie „Behalten oder neu ziehen“. Ändert nur so viele Antworten, wie dafür nötig ist.",
  },
  "coupling-distance": {
    label: "Kürzester Weg",
    says: "Sagt so viel über den verborgenen Wert wie „Behalten oder neu ziehen“. Verrauschte Antworten liegen im Mittel nicht weiter von den wahren entfernt, als dafür nötig ist. Die Entfernung ist der Unterschied der Zahlen, sonst die Zahl der Plätze zwischen Kategorien.",
  },
  "one-bit": {
    label: "Tauschen, für alle gleich",
    says: "Für zwei Antworten. Sendet die andere, für alle mit derselben Chance. Nutzt sie die verborgene Spalte, gilt das für alle, die direkt oder über Zwischenschritte Nachbarn sind.",
  },
  "smooth-one-bit": {
    label: "Tauschen, je nach verborgenem Wert",
    says: "Für zwei Antworten. Sendet die andere, mit einer Chance, die vom verborgenen Wert abhängt. Die größte Chance ist so klein wie möglich.",
  },
  "smooth-categorical": {
    label: "Geglättet",
    says: "Jeder verborgene Wert hat eigene Chancen, sodass keine Antwort oft zu einer bestimmten anderen wird.",
  },
  "smooth-coupling": {
    label: "Möglichst wenige falsche Antworten",
    says: "Jeder verborgene Wert hat eigene Chancen. Möglichst wenige verrauschte Antworten weichen von der wahren ab.",
  },
  polyopt: {
    label: "Die beste nach den kleinsten Prozentsätzen",
    says: "Die beste, wenn Sie nur beachten, wie selten jede Antwort sein kann. Lässt Bedingungen von PolyOpt weg, die der Schutz nicht braucht.",
  },
  "polyopt-all-pairs": {
    label: "PolyOpt wie veröffentlicht",
    says: "Wie „Die beste nach den kleinsten Prozentsätzen“, aber wie im Artikel. Er hat Bedingungen, die der Schutz nicht braucht. Bewahrt nie mehr.",
  },
  ir: {
    label: "Independent Reporting",
    says: "Verrauscht verborgenen Wert und Antwort, jedes für sich.",
  },
  "ir-tight": {
    label: "Independent Reporting, knapper",
    says: "Dasselbe mit nur so viel Rauschen, wie die eigene Form verlangt.",
  },
  "cr-tight": {
    label: "Conditional Reporting, knapper",
    says: "Dasselbe mit nur so viel Rauschen, wie die eigene Form verlangt. Bei wenigen Personen gibt es manchmal keinen Unterschied.",
  },
  "cr-sets": {
    label: "Conditional Reporting mit Gruppen",
    says: "Wie die knappere, mit mehreren Antworten in einer verrauschten Antwort, wenn das mehr bewahrt.",
  },
  "ir-sets": {
    label: "Independent Reporting mit Gruppen",
    says: "Wie die knappere, mit mehreren Antworten in einer verrauschten Antwort, wenn das mehr bewahrt.",
  },
  product: {
    label: "Jede Spalte für sich",
    says: "Jede geteilte Spalte hat eigene Chancen. Epsilon ist das von allen zusammen.",
  },
  sequential: {
    label: "Eine Spalte nach der anderen",
    says: "Jede geteilte Spalte hat eigene Chancen, berechnet für das, was die verrauschten Antworten vor ihr übrig lassen.",
  },
  markov: {
    label: "So häufig wie zuvor",
    says: "Sagt so viel über den verborgenen Wert wie „Behalten oder neu ziehen“ und lässt jede Antwort so häufig wie zuvor. Bewahrt so viel, wie das zulässt.",
  },
};
