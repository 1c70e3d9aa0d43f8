// SPDX-License-Identifier: GPL-3.0-or-later
/** The label and the explanation of each protocol in each language; one that is missing does not compile. */
import type { KnownProtocol } from "../../wasm/contract/catalogue.js";

type Protocols = Record<KnownProtocol, { label: string; says: string }>;

export const english: Protocols = {
  optimal: {
    label: "Best for this table",
    says: "Computed for the table: of all protocols that know as much, the one that keeps the most under this promise.",
  },
  grr: {
    label: "Randomised response",
    says: "The classic: keep the answer with some chance, otherwise report another one at random.",
  },
  oue: {
    label: "Marks",
    says: "Every answer is marked or not, by itself, the true one with an even chance. For many answers; keeps half at most.",
  },
  "block-design": {
    label: "Blocks of answers",
    says: "Reports a set of some answers; sets with the true one are likelier. For counting: takes few people where all answers are as common.",
  },
  resample: {
    label: "Keep or draw anew",
    says: "Keep the answer with some chance, otherwise draw one from all answers: each stays as common as it was.",
  },
  cr: {
    label: "Conditional Reporting",
    says: "Blur the secret, and where it changes report an answer of somebody with the new one.",
  },
  coupling: {
    label: "Fewest answers changed",
    says: "Says as much about the secret as “Keep or draw anew”, and changes as few answers as that takes.",
  },
  "coupling-distance": {
    label: "Shortest way",
    says: "Says as much about the secret as “Keep or draw anew”, with reports on average no farther from the answers than that takes: by the difference of numbers, otherwise by the distance in the order in which the categories stand.",
  },
  "one-bit": {
    label: "One chance of a flip",
    says: "Of two answers, the other one with the same chance for everybody. If it uses the hidden column: for all who are neighbours, directly or in steps.",
  },
  "smooth-one-bit": {
    label: "A chance of a flip for each secret",
    says: "Of two answers, the other one with a chance that depends on the secret, the largest as small as can be.",
  },
  "smooth-categorical": {
    label: "Smooth",
    says: "For each secret its own chances, so that no answer becomes a given other one often.",
  },
  "smooth-coupling": {
    label: "Fewest wrong reports",
    says: "For each secret its own chances, so that as few reports as can be are not the answer.",
  },
  polyopt: {
    label: "Best by the least shares",
    says: "The best where all that is reckoned with is how small the share of each answer can be (PolyOpt).",
  },
  "polyopt-all-pairs": {
    label: "PolyOpt as published",
    says: "As “Best by the least shares”, but as its paper prints it: with conditions that the protection does not need. Keeps less.",
  },
  ir: {
    label: "Independent reporting",
    says: "Blur secret and answer, each by itself.",
  },
  "ir-tight": {
    label: "Independent reporting, tighter",
    says: "The same with no more noise than its own form takes.",
  },
  "cr-tight": {
    label: "Conditional Reporting, tighter",
    says: "The same with no more noise than its own form takes. For few people it may not differ.",
  },
  "cr-sets": {
    label: "Conditional Reporting of sets",
    says: "As the tighter one, with several answers in a report where that keeps more.",
  },
  "ir-sets": {
    label: "Independent reporting of sets",
    says: "As the tighter one, with several answers in a report where that keeps more.",
  },
  product: {
    label: "Each column by itself",
    says: "A channel for each column that is shared; the level is that of all together.",
  },
  sequential: {
    label: "One column after the other",
    says: "A channel for each column, made for what the reports before it leave.",
  },
  markov: {
    label: "As common as before",
    says: "Says as much about the secret as “Keep or draw anew”, leaves each answer as common, and keeps as much as that allows.",
  },
};

export const dutch: Protocols = {
  optimal: {
    label: "Het beste voor deze tabel",
    says: "Berekend voor de tabel: van alle protocollen die evenveel weten, behoudt dit het meeste onder deze belofte.",
  },
  grr: {
    label: "Randomized response",
    says: "De klassieker: behoud het antwoord met een bepaalde kans, en verstuur anders willekeurig een ander.",
  },
  oue: {
    label: "Kruisjes",
    says: "Elk antwoord wordt apart wel of niet aangekruist, het ware met een kans van een half. Voor veel antwoorden; behoudt hoogstens de helft.",
  },
  "block-design": {
    label: "Groepen antwoorden",
    says: "Verstuurt een groep van enkele antwoorden; groepen met het ware antwoord zijn waarschijnlijker. Om te tellen: vraagt weinig mensen als alle antwoorden even vaak voorkomen.",
  },
  resample: {
    label: "Behouden of opnieuw loten",
    says: "Behoud het antwoord met een bepaalde kans, en loot er anders een uit alle antwoorden: elk antwoord blijft even vaak voorkomen.",
  },
  cr: {
    label: "Conditional Reporting",
    says: "Vervaag het geheim, en verstuur als het daardoor verandert een antwoord van iemand met het nieuwe geheim.",
  },
  coupling: {
    label: "Zo min mogelijk veranderd",
    says: "Zegt evenveel over het geheim als “Behouden of opnieuw loten”, en verandert niet meer antwoorden dan daarvoor nodig is.",
  },
  "coupling-distance": {
    label: "Kortste weg",
    says: "Zegt evenveel over het geheim als “Behouden of opnieuw loten”, met berichten die gemiddeld niet verder van de antwoorden liggen dan daarvoor nodig is: gemeten naar het verschil tussen getallen, en anders naar de afstand in de volgorde van de categorieën.",
  },
  "one-bit": {
    label: "Eén kans op omwisselen",
    says: "Bij twee antwoorden: het andere, met voor iedereen dezelfde kans. Als het de verborgen kolom gebruikt: voor allen die direct of in stappen buren zijn.",
  },
  "smooth-one-bit": {
    label: "Per geheim een kans op omwisselen",
    says: "Bij twee antwoorden: het andere, met een kans die van het geheim afhangt; de grootste is zo klein mogelijk.",
  },
  "smooth-categorical": {
    label: "Gelijkmatig",
    says: "Voor elk geheim eigen kansen, zodat geen antwoord vaak in een bepaald ander antwoord verandert.",
  },
  "smooth-coupling": {
    label: "Zo min mogelijk foute berichten",
    says: "Voor elk geheim eigen kansen, zodat zo weinig mogelijk berichten van het antwoord afwijken.",
  },
  polyopt: {
    label: "Het beste bij de kleinste aandelen",
    says: "Het beste als er alleen rekening mee wordt gehouden hoe klein het aandeel van elk antwoord kan zijn (PolyOpt).",
  },
  "polyopt-all-pairs": {
    label: "PolyOpt zoals gepubliceerd",
    says: "Als “Het beste bij de kleinste aandelen”, maar zoals het artikel het opschrijft: met voorwaarden die de bescherming niet nodig heeft. Behoudt minder.",
  },
  ir: {
    label: "Independent Reporting",
    says: "Vervaag geheim en antwoord, elk apart.",
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
    says: "Als de scherpere, met meer antwoorden in één bericht als dat meer behoudt.",
  },
  "ir-sets": {
    label: "Independent Reporting met groepen",
    says: "Als de scherpere, met meer antwoorden in één bericht als dat meer behoudt.",
  },
  product: {
    label: "Elke kolom apart",
    says: "Een kanaal voor elke kolom die wordt gedeeld; het niveau is dat van alle samen.",
  },
  sequential: {
    label: "De ene kolom na de andere",
    says: "Een kanaal voor elke kolom, gemaakt voor wat de berichten ervoor overlaten.",
  },
  markov: {
    label: "Even vaak als eerst",
    says: "Zegt evenveel over het geheim als “Behouden of opnieuw loten”, laat elk antwoord even vaak voorkomen, en behoudt zoveel als dat toelaat.",
  },
};

export const german: Protocols = {
  optimal: {
    label: "Das beste für diese Tabelle",
    says: "Für die Tabelle berechnet: bewahrt von allen Protokollen, die gleich viel erfahren, das meiste unter dieser Zusage.",
  },
  grr: {
    label: "Randomized Response",
    says: "Der Klassiker: die Antwort mit einer gewissen Wahrscheinlichkeit behalten, sonst zufällig eine andere melden.",
  },
  oue: {
    label: "Markierungen",
    says: "Jede Antwort wird für sich markiert oder nicht, die wahre in der Hälfte der Fälle. Für viele Antworten; bewahrt höchstens die Hälfte.",
  },
  "block-design": {
    label: "Gruppen von Antworten",
    says: "Sendet eine Gruppe von einigen Antworten; Gruppen mit der wahren sind wahrscheinlicher. Zum Zählen: braucht wenige Menschen, wenn alle Antworten gleich häufig sind.",
  },
  resample: {
    label: "Behalten oder neu ziehen",
    says: "Die Antwort mit einer gewissen Wahrscheinlichkeit behalten, sonst eine aus allen Antworten ziehen: Jede bleibt so häufig, wie sie war.",
  },
  cr: {
    label: "Conditional Reporting",
    says: "Das Geheimnis verrauschen und, wo es sich ändert, die Antwort von jemandem mit dem neuen melden.",
  },
  coupling: {
    label: "Möglichst wenige Änderungen",
    says: "Sagt so viel über das Geheimnis wie „Behalten oder neu ziehen“ und ändert nur so viele Antworten, wie dafür nötig ist.",
  },
  "coupling-distance": {
    label: "Kürzester Weg",
    says: "Sagt so viel über das Geheimnis wie „Behalten oder neu ziehen“; die Meldungen liegen im Mittel nicht weiter von den Antworten entfernt, als dafür nötig ist. Die Entfernung ist der Unterschied der Zahlen, sonst der Abstand in der Reihenfolge der Kategorien.",
  },
  "one-bit": {
    label: "Tauschen, für alle gleich",
    says: "Von zwei Antworten die andere melden, für alle mit derselben Wahrscheinlichkeit. Wenn die verborgene Spalte verwendet wird: für alle, die direkt oder über Zwischenschritte Nachbarn sind.",
  },
  "smooth-one-bit": {
    label: "Tauschen, je nach Geheimnis",
    says: "Von zwei Antworten die andere melden, mit einer Wahrscheinlichkeit, die vom Geheimnis abhängt; die größte ist so klein wie möglich.",
  },
  "smooth-categorical": {
    label: "Geglättet",
    says: "Für jedes Geheimnis eigene Wahrscheinlichkeiten, sodass keine Antwort oft zu einer bestimmten anderen wird.",
  },
  "smooth-coupling": {
    label: "Möglichst wenige falsche Meldungen",
    says: "Für jedes Geheimnis eigene Wahrscheinlichkeiten, sodass möglichst wenige Meldungen von der Antwort abweichen.",
  },
  polyopt: {
    label: "Das beste nach den kleinsten Anteilen",
    says: "Das beste, wenn nur berücksichtigt wird, wie selten jede Antwort äußerstenfalls sein kann (PolyOpt).",
  },
  "polyopt-all-pairs": {
    label: "PolyOpt wie veröffentlicht",
    says: "Wie „Das beste nach den kleinsten Anteilen“, aber so, wie es im Artikel steht: mit Bedingungen, die der Schutz nicht braucht. Bewahrt weniger.",
  },
  ir: {
    label: "Independent Reporting",
    says: "Geheimnis und Antwort verrauschen, jedes für sich.",
  },
  "ir-tight": {
    label: "Independent Reporting, knapper",
    says: "Dasselbe mit nur so viel Rauschen, wie die eigene Form verlangt.",
  },
  "cr-tight": {
    label: "Conditional Reporting, knapper",
    says: "Dasselbe mit nur so viel Rauschen, wie die eigene Form verlangt. Bei wenigen Menschen gibt es manchmal keinen Unterschied.",
  },
  "cr-sets": {
    label: "Conditional Reporting mit Gruppen",
    says: "Wie das knappere, mit mehreren Antworten in einer Meldung, wo das mehr bewahrt.",
  },
  "ir-sets": {
    label: "Independent Reporting mit Gruppen",
    says: "Wie das knappere, mit mehreren Antworten in einer Meldung, wo das mehr bewahrt.",
  },
  product: {
    label: "Jede Spalte für sich",
    says: "Ein Kanal für jede weitergegebene Spalte; die Stufe ist die von allen zusammen.",
  },
  sequential: {
    label: "Eine Spalte nach der anderen",
    says: "Ein Kanal für jede Spalte, berechnet für das, was die Meldungen vor ihr übrig lassen.",
  },
  markov: {
    label: "So häufig wie zuvor",
    says: "Sagt so viel über das Geheimnis wie „Behalten oder neu ziehen“, lässt jede Antwort so häufig, wie sie war, und bewahrt so viel, wie das zulässt.",
  },
};
