// SPDX-License-Identifier: GPL-3.0-or-later
/** What the figures of the other papers, and words of all say of themselves, in German: English templates with what they are here. `{1*}` is a list, said piece by piece. */
import type { Catalogue } from "../catalogue.js";

export const ofOthers: Catalogue = {
  "Markov, keep or draw anew": "Markov, behalten oder neu ziehen",
  "Markov, best for the same P(Y|S)": "Markov, das beste bei gleichem P(Y|S)",
  "Non-Markov, told the secret": "Nicht Markov, kennt das Geheimnis",
  "Best, told the secret": "Das beste, das das Geheimnis kennt",
  "Example 1": "Beispiel 1",
  "What linear reduction keeps, and what it gives away": "Was lineare Reduktion bewahrt und was sie preisgibt",
  "The paper's example of two secrets and four categories. Linear reduction moves P(y|s) towards P(y) by a share alpha; each alpha is the least for a level of log-lift (lip), and at that level the other protocols stand beside it.":
    "Das Beispiel der Arbeit mit zwei Geheimnissen und vier Kategorien. Lineare Reduktion rückt P(y|s) um einen Anteil alpha an P(y) heran; jedes alpha ist das kleinste für eine Stufe von Log-Lift (lip), und auf dieser Stufe stehen die anderen Protokolle daneben.",
  "The non-Markov scheme keeps much more than the Markov one at the same alpha and the same I(S;Y), with P(Y) = P(X). The preprint's own values of alpha and of the information could not be read by us.":
    "Das Nicht-Markov-Schema bewahrt bei gleichem alpha und gleichem I(S;Y) viel mehr als das Markov-Schema, mit P(Y) = P(X). Die Werte von alpha und der Information im Preprint konnten wir nicht lesen.",
  "The solution of the paper's Lemma 1 is not the only Markov one where there are fewer secrets than categories: a better one keeps more than twice as much at alpha 0.5. It does not keep steadily less as alpha grows: P(Y|S) is prescribed, and the best of a few ways to reach it (all of them are tried) changes. The non-Markov solution is not unique either; the one that keeps most is shown. The paper's eq. 6 is a first order and no bound: alpha is calibrated exactly here.":
    "Die Lösung von Lemma 1 der Arbeit ist nicht die einzige Markov-Lösung, wo es weniger Geheimnisse als Kategorien gibt: Eine bessere bewahrt bei alpha 0,5 mehr als doppelt so viel. Sie bewahrt nicht stetig weniger, wenn alpha wächst: P(Y|S) ist vorgeschrieben, und der beste von einigen Wegen dorthin (alle werden versucht) wechselt. Auch die Nicht-Markov-Lösung ist nicht die einzige; gezeigt wird die, die am meisten bewahrt. Gleichung 6 der Arbeit ist eine erste Ordnung und keine Schranke: alpha ist hier genau eingestellt.",
  "P(first secret)": "P(erstes Geheimnis)",
  "Kept, by alpha": "Bewahrt, nach alpha",
  "I(X;Y), nats": "I(X;Y), Nats",
  "Kept, by what is given away": "Bewahrt, nach dem, was preisgegeben wird",
  "I(S;Y), nats": "I(S;Y), Nats",
  "Kept at alpha 0.5 (log-lift {1}), in nats: {2}.": "Bewahrt bei alpha 0,5 (Log-Lift {1#}), in Nats: {2*}.",
  "Table 1": "Tabelle 1",
  "The example with three profiles": "Das Beispiel mit drei Profilen",
  "The profiles of Table 1 as they are: how far apart neighbours are, and what each mechanism needs at five levels.":
    "Die Profile von Tabelle 1, wie sie sind: wie weit Nachbarn auseinanderliegen und was jeder Mechanismus auf fünf Stufen braucht.",
  "Three distributions of four categories: (.2, .3, .4, .1), (.3, .3, .3, .1), (.4, .4, .1, .1).":
    "Drei Verteilungen von vier Kategorien: (0,2; 0,3; 0,4; 0,1), (0,3; 0,3; 0,3; 0,1), (0,4; 0,4; 0,1; 0,1).",
  "Largest chance of another category, made least":
    "Größte Wahrscheinlichkeit einer anderen Kategorie, so klein wie möglich",
  "Expected error, made least": "Erwarteter Fehler, so klein wie möglich",
  "Randomised response, chance of another category": "Randomized Response, Wahrscheinlichkeit einer anderen Kategorie",
  "At levels {1} the largest chance is {2}, the expected error {3}.":
    "Auf den Stufen {1*} ist die größte Wahrscheinlichkeit {2*}, der erwartete Fehler {3*}.",
  "Neighbours differ by a factor of 3 at most, so from level ln 3 = 1.0986 on nothing has to be changed.":
    "Nachbarn unterscheiden sich höchstens um den Faktor 3; ab Stufe ln 3 = 1,0986 muss also nichts geändert werden.",
  "Figure 2": "Abbildung 2",
  "Figure 2(b) and (c)": "Abbildungen 2(b) und (c)",
  "One bit: how often it has to be flipped": "Ein Bit: wie oft es umgedreht werden muss",
  "The chance that a bit is flipped so that profiles which are neighbours cannot be told apart by more than e^ε: two profiles with P(1) = ½ ± d/2, and a chain of profiles with P(1) evenly from 0 to 1 (the paper's interval could not be read by us; this one is assumed). Beside it the local differential privacy of the bit itself.":
    "Die Wahrscheinlichkeit, dass ein Bit umgedreht wird, damit sich Profile, die Nachbarn sind, um höchstens den Faktor e^ε unterscheiden lassen: zwei Profile mit P(1) = ½ ± d/2 und eine Kette von Profilen mit P(1) gleichmäßig von 0 bis 1 (das Intervall der Arbeit konnten wir nicht lesen; dieses ist angenommen). Daneben die lokale Differential Privacy des Bits selbst.",
  "Profile-based privacy needs far less noise than local differential privacy, the less the nearer profiles are to each other, and the smooth mechanism less than one chance for all.":
    "Profilbezogener Schutz braucht viel weniger Rauschen als lokale Differential Privacy, umso weniger, je näher die Profile beieinanderliegen; der Smooth-Mechanismus braucht weniger als eine einzige Wahrscheinlichkeit für alle.",
  "The chance for one pair of profiles is known in closed form, N/(2N + e^ε − 1); evaluated as the paper's Theorem 10 has it, without cutting N off at 0, it may be nonsense.":
    "Die Wahrscheinlichkeit für ein Paar von Profilen ist in geschlossener Form bekannt, N/(2N + e^ε − 1); berechnet wie in Satz 10 der Arbeit, ohne N bei 0 abzuschneiden, kommt unter Umständen Unsinn heraus.",
  "Profiles of the chain": "Profile der Kette",
  "d of the two profiles": "d der beiden Profile",
  "Two profiles, d = {1}": "Zwei Profile, d = {1#}",
  "A chain of 6 profiles": "Eine Kette von 6 Profilen",
  "A chain of {1} profiles": "Eine Kette von {1#} Profilen",
  "One chance for all (cluster)": "Eine Wahrscheinlichkeit für alle (Cluster)",
  "Smooth: a chance for each profile, the largest": "Smooth: eine Wahrscheinlichkeit je Profil, die größte",
  "Local differential privacy": "Lokale Differential Privacy",
  "Chance of a flip": "Wahrscheinlichkeit, umgedreht zu werden",
  "{1}, at level 0.5: {2} for all alike, {3} smooth, {4} without profiles.":
    "{1~}, auf Stufe 0,5: {2#} für alle gleich, {3#} Smooth, {4#} ohne Profile.",
  "Several categories: noise of the smooth mechanism": "Mehrere Kategorien: das Rauschen des Smooth-Mechanismus",
  "The profiles of the paper's Table 1: the largest chance that an answer is reported as a given other one, where it is made as small as can be, and the chance of a report that is not the answer, where that is.":
    "Die Profile aus Tabelle 1 der Arbeit: die größte Wahrscheinlichkeit, dass eine Antwort als eine bestimmte andere gemeldet wird, wo sie so klein wie möglich gemacht ist, und die Wahrscheinlichkeit einer Meldung, die nicht die Antwort ist, wo diese es ist.",
  "Randomised response uses none of the structure of the profiles and performs worse than the smooth mechanism.":
    "Randomized Response nutzt nichts von der Struktur der Profile und ist schlechter als der Smooth-Mechanismus.",
  "The paper's objective for the errors of reports has several solutions. With the expected error as the objective only P(Y|profile) matters, which leaves a small linear program and a coupling of the two distributions.":
    "Die Zielfunktion der Arbeit für die Fehler der Meldungen hat mehrere Lösungen. Mit dem erwarteten Fehler als Ziel kommt es nur auf P(Y|Profil) an; dann bleiben ein kleines lineares Programm und eine Kopplung der beiden Verteilungen.",
  "Smooth: least largest chance": "Smooth: kleinste größte Wahrscheinlichkeit",
  "Smooth: least expected error": "Smooth: kleinster erwarteter Fehler",
  "Largest chance of another category": "Größte Wahrscheinlichkeit einer anderen Kategorie",
  "Chance of a report that is not the answer": "Wahrscheinlichkeit einer Meldung, die nicht die Antwort ist",
  "At level 0.5 the largest chance is {1}, with randomised response {2}.":
    "Auf Stufe 0,5 ist die größte Wahrscheinlichkeit {1#}, mit Randomized Response {2#}.",
  "What robust protocols keep, by the level": "Was robuste Protokolle bewahren, nach der Stufe",
  "{1} random distributions by Jeffreys' prior, a sample of {2} people from each, and a chance of about 0.05 that the true one is none of those allowed for: the share of H(S,X) that each protocol keeps. The paper has 3 categories of each and levels from 0.2 to 8; here there are {3} and {4}.":
    "{1#} zufällige Verteilungen nach der Prior-Verteilung von Jeffreys, aus jeder eine Stichprobe von {2#} Personen, und eine Wahrscheinlichkeit von etwa 0,05, dass die wahre keine von denen ist, mit denen gerechnet wird: der Anteil von H(S,X), den jedes Protokoll bewahrt. Die Arbeit hat von beidem 3 Kategorien und Stufen von 0,2 bis 8; hier sind es {3#} und {4#}.",
  "PolyOpt keeps significantly more than the others. Randomised response on the pair overtakes IR and CR at high levels, typically around ε = 4.":
    "PolyOpt bewahrt deutlich mehr als die anderen. Randomized Response auf dem Paar überholt IR und CR auf hohen Stufen, meist um ε = 4.",
  "The paper compares distributions of one secret with themselves as well, which the privacy does not ask for; PolyOpt keeps more without. Both simple protocols can be calibrated more tightly than by the paper's norms. And PolyOpt is computed for 5 × 5, which the paper leaves out, in a fraction of a second.":
    "Die Arbeit vergleicht auch Verteilungen eines Geheimnisses mit sich selbst, was die Zusage nicht verlangt; ohne das bewahrt PolyOpt mehr. Beide einfachen Protokolle lassen sich knapper einstellen als mit den Normen der Arbeit. Und PolyOpt wird für 5 × 5, was die Arbeit weglässt, in einem Bruchteil einer Sekunde berechnet.",
  "Kept of H(S,X), mean": "Von H(S,X) bewahrt, im Mittel",
  "PolyOpt keeps more than CR {1}, more than IR {2}.": "PolyOpt bewahrt mehr als CR {1~}, mehr als IR {2~}.",
  "CR keeps more than randomised response {1}, more than IR {2}.":
    "CR bewahrt mehr als Randomized Response {1~}, mehr als IR {2~}.",
  "IR keeps more than randomised response {1}.": "IR bewahrt mehr als Randomized Response {1~}.",
  "Beyond the paper: where what each cell can be at most is reckoned with, too, the optimum keeps {1}.":
    "Über die Arbeit hinaus: Wo auch berücksichtigt wird, wie groß jede Zelle höchstens sein kann, bewahrt das Optimum {1*}.",
  "All {1} protocols together took {2} s.": "Alle {1#} Protokolle zusammen dauerten {2#} s.",
  "at all {1} levels": "auf allen {1#} Stufen",
  "at none of the levels": "auf keiner der Stufen",
  "at {1} of {2} levels ({3})": "auf {1#} von {2#} Stufen ({3*})",
  "CR, calibrated tightly": "CR, knapp eingestellt",
  "IR, calibrated tightly": "IR, knapp eingestellt",
  "What robust protocols keep, by the size of the sample":
    "Was robuste Protokolle bewahren, nach dem Umfang der Stichprobe",
  "Random distributions by Jeffreys' prior, with {1} secrets and {2} categories of the data, at level {3}: the more people the sample has, the fewer distributions have to be allowed for.":
    "Zufällige Verteilungen nach der Prior-Verteilung von Jeffreys, mit {1#} Geheimnissen und {2#} Kategorien der Daten, auf Stufe {3#}: Je mehr Personen die Stichprobe zählt, mit desto weniger Verteilungen muss gerechnet werden.",
  "The simple protocols improve with the size of the sample, CR more than IR; randomised response does not depend on it.":
    "Die einfachen Protokolle werden mit dem Umfang der Stichprobe besser, CR mehr als IR; Randomized Response hängt nicht davon ab.",
  "The paper's conclusion says that IR is better for large samples; its own figure, like this one, shows CR.":
    "Nach der Schlussfolgerung der Arbeit ist IR bei großen Stichproben besser; ihre eigene Abbildung zeigt, wie diese, CR.",
  "People in the sample": "Personen in der Stichprobe",
  "What is kept on average, from {1} to {2} people: {3}.":
    "Was im Mittel erhalten bleibt, von {1#} bis {2#} Personen: {3*}.",
  Level: "Stufe",
  People: "Personen",
  Chance: "Wahrscheinlichkeit",
  " and ": " und ",
  ", and ": " und ",
  Kept: "Bewahrt",
  Levels: "Stufen",
  Points: "Punkte",
  Runs: "Durchgänge",
  " to ": " bis ",
  " from ": " von ",
  " ms under ": " ms unter ",
  " times as much as randomised response with ": "-mal so viel wie Randomized Response bei ",
  " categories": " Kategorien",
  " at level ": " auf Stufe ",
  ", where PolyOpt keeps ": " gegenüber PolyOpt mit ",
};
