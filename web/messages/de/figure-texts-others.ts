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
  "P(first secret)": "P(erstes Geheimnis)",
  "I(X;Y), nats": "I(X;Y), Nats",
  "Kept, by what is given away": "Bewahrt, nach dem, was preisgegeben wird",
  "I(S;Y), nats": "I(S;Y), Nats",
  "Table 1": "Tabelle 1",
  "The example with three profiles": "Das Beispiel mit drei Profilen",
  "Largest chance of another category, made least":
    "Größte Wahrscheinlichkeit einer anderen Kategorie, so klein wie möglich",
  "Expected error, made least": "Erwarteter Fehler, so klein wie möglich",
  "Randomised response, chance of another category": "Randomized Response, Wahrscheinlichkeit einer anderen Kategorie",
  "Figure 2": "Abbildung 2",
  "Figure 2(b) and (c)": "Abbildungen 2(b) und (c)",
  "Local differential privacy": "Lokale Differential Privacy",
  "Chance of a flip": "Wahrscheinlichkeit, umgedreht zu werden",
  "Kept of H(S,X), mean": "Von H(S,X) bewahrt, im Mittel",
  "CR, calibrated tightly": "CR, knapp eingestellt",
  "IR, calibrated tightly": "IR, knapp eingestellt",
  "What robust protocols keep, by the size of the sample":
    "Was robuste Protokolle bewahren, nach dem Umfang der Stichprobe",
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
  " categories": " Kategorien",
  ", where PolyOpt keeps ": " gegenüber PolyOpt mit ",
  "The paper's example of two secrets and four categories. Linear reduction moves P(y|s) towards P(y) by a share α. Each α is the least for a level of log-lift (lip), and the other protocols stand beside it at that level. The formulas and numbers of the example are lost in our copy of the text.":
    "Das Beispiel der Arbeit mit zwei Geheimnissen und vier Kategorien. Lineare Reduktion rückt P(y|s) um einen Anteil α an P(y) heran. Jedes α ist das kleinste für eine Stufe von Log-lift (lip), und auf dieser Stufe stehen die anderen Protokolle daneben. Die Formeln und Zahlen des Beispiels fehlen in unserer Kopie des Textes.",
  "A table of two secrets and four categories: 0.2, 0.1, 0.5, 0.2 and 0.5, 0.3, 0.1, 0.1.":
    "Eine Tabelle mit zwei Geheimnissen und vier Kategorien: 0,2; 0,1; 0,5; 0,2 und 0,5; 0,3; 0,1; 0,1.",
  "The paper calls it a joint table, but each of its rows sums to 1. We take it as P(x|s), with both secrets as likely as each other.":
    "Die Arbeit nennt sie eine gemeinsame Tabelle, aber jede ihrer Zeilen hat die Summe 1. Wir lesen sie als P(x|s), mit beiden Geheimnissen gleich wahrscheinlich.",
  "The scheme that sees the secret (non-Markov) keeps significantly more than the one that does not (Markov), at the same level of privacy.":
    "Das Verfahren, das das Geheimnis sieht (nicht Markov), bewahrt deutlich mehr als das, das es nicht sieht (Markov), auf derselben Schutzstufe.",
  "The Markov scheme that satisfies equation (3) is equation (7): keep the answer, or draw anew.":
    "Das Markov-Verfahren, das Gleichung (3) erfüllt, ist Gleichung (7): die Antwort behalten oder neu ziehen.",
  "Lemma 1": "Lemma 1",
  "It is not the only one if there are fewer secrets than categories. A better one keeps more than twice as much at α = 0.5. Its line is not smooth: we try a few ways to reach P(Y|S), and the best of them changes.":
    "Es ist nicht das einzige, wenn es weniger Geheimnisse als Kategorien gibt. Ein besseres bewahrt bei α = 0,5 mehr als doppelt so viel. Seine Linie ist nicht glatt: Wir probieren einige Wege zu P(Y|S), und der beste davon wechselt.",
  "α reduces ldp and log-lift by about a factor of 1 − α.": "α verringert ldp und Log-lift etwa um den Faktor 1 − α.",
  "equation (6)": "Gleichung (6)",
  "Equation (6) is a first order and not a bound. We compute α exactly.":
    "Gleichung (6) ist eine erste Näherung und keine Schranke. Wir berechnen α genau.",
  "The non-Markov scheme is not unique. We show the one that keeps the most.":
    "Es gibt mehr als ein Verfahren, das nicht Markov ist. Wir zeigen das, das am meisten bewahrt.",
  "Three lines are ours: the best Markov scheme for the same P(Y|S), and the best protocols of all with the same level, without and with the secret.":
    "Drei Linien sind von uns: das beste Markov-Verfahren bei derselben P(Y|S) und die besten Protokolle von allen auf derselben Stufe, ohne und mit dem Geheimnis.",
  "Kept, by α": "Bewahrt, nach α",
  "Kept at α = 0.5 (log-lift {1}), in nats: {2}.": "Bewahrt bei α = 0,5 (Log-lift {1#}), in Nats: {2*}.",
  "Total variation distance and information": "Totalvariationsabstand und Information",
  "{1} random channels P(y|s,x) for the table of Example 1, and the two schemes of linear reduction by α. Each mark is a channel: how far it is from reporting each answer as it is, and what it keeps. The text of the paper does not say which channels its figure has; these are ours.":
    "{1#} zufällige Kanäle P(y|s,x) zur Tabelle von Beispiel 1 und die beiden Verfahren der linearen Reduktion nach α. Jedes Zeichen ist ein Kanal: wie weit er davon entfernt ist, jede Antwort so zu melden, wie sie ist, und was er bewahrt. Der Text der Arbeit sagt nicht, welche Kanäle ihre Abbildung hat; diese sind von uns.",
  "The total variation distance between any channel and the one that keeps the most information, which reports each answer as it is.":
    "Der Totalvariationsabstand zwischen einem beliebigen Kanal und dem, der die meiste Information bewahrt: Er meldet jede Antwort so, wie sie ist.",
  "Appendix B": "Anhang B",
  "equation (13)": "Gleichung (13)",
  "I(X;Y) almost reverses the order of the distance: the nearer a channel is, the more it keeps.":
    "I(X;Y) kehrt die Reihenfolge des Abstands fast um: Je näher ein Kanal ist, desto mehr bewahrt er.",
  "The distance says nothing about which of the non-Markov schemes with one α is the better one: all of them are as far away, and what they keep differs.":
    "Der Abstand sagt nicht, welches Verfahren unter denen mit einem α, die nicht Markov sind, das bessere ist: Alle sind gleich weit weg, und was sie bewahren, ist verschieden.",
  "Random channels": "Zufällige Kanäle",
  "Total variation distance, P(Y ≠ X)": "Totalvariationsabstand, P(Y ≠ X)",
  "Of all pairs of random channels {1} are in reverse order. The schemes of linear reduction are so {2}.":
    "Von allen Paaren zufälliger Kanäle stehen {1*} in umgekehrter Reihenfolge. Für die Verfahren der linearen Reduktion gilt das {2*}.",
  "The profiles of Table 1 as they are: how much noise each mechanism needs at five levels. Neighbours in the chain may not be told apart by more than a factor of e^ε.":
    "Die Profile aus Tabelle 1, wie sie sind: wie viel Rauschen jeder Mechanismus auf fünf Stufen braucht. Nachbarn in der Kette dürfen höchstens um den Faktor e^ε zu unterscheiden sein.",
  "A chain of three profiles over four categories: (.2, .3, .4, .1), (.3, .3, .3, .1), (.4, .4, .1, .1).":
    "Eine Kette von drei Profilen über vier Kategorien: (0,2; 0,3; 0,4; 0,1), (0,3; 0,3; 0,3; 0,1), (0,4; 0,4; 0,1; 0,1).",
  "The smooth mechanism makes the largest chance of another category as small as possible.":
    "Der Smooth-Mechanismus macht die größte Wahrscheinlichkeit einer anderen Kategorie so klein wie möglich.",
  "The text of the paper has no results for this table; these are ours. The same constraints allow a least expected error. It depends on P(Y|profile) alone, which is a small linear program and a coupling.":
    "Der Text der Arbeit hat keine Ergebnisse für diese Tabelle; diese sind von uns. Unter denselben Bedingungen gibt es auch einen kleinsten erwarteten Fehler. Er hängt nur von P(Y|Profil) ab: ein kleines lineares Programm und eine Kopplung.",
  "At ε = {1} the largest chance is {2}, the expected error {3}.":
    "Bei ε = {1*} ist die größte Wahrscheinlichkeit {2*}, der erwartete Fehler {3*}.",
  "Neighbours differ by a factor of 3 at most, so from ε = ln 3 = 1.0986 on nothing has to be changed.":
    "Nachbarn unterscheiden sich höchstens um den Faktor 3; ab ε = ln 3 = 1,0986 muss also nichts geändert werden.",
  "Figure 2(a)": "Abbildung 2(a)",
  "One bit, two profiles: how often it has to be flipped": "Ein Bit, zwei Profile: wie oft es umgedreht werden muss",
  "Each of two profiles with different P(1) has a chance that its bit is flipped. Then they cannot be told apart by more than a factor of e^ε, at ε = {1}. The larger of the two chances is shown. The paper's ε, its profiles and the objective of equation (5) are lost in our copy of the text. We make the larger chance as small as possible. We take P(1) = ½ ± d/2, and beside it 0 and d.":
    "Jedes von zwei Profilen mit verschiedenem P(1) hat eine Wahrscheinlichkeit, mit der sein Bit umgedreht wird. Dann sind sie höchstens um den Faktor e^ε zu unterscheiden, bei ε = {1#}. Gezeigt ist die größere der beiden. Das ε, die Profile und die Zielfunktion von Gleichung (5) der Arbeit fehlen in unserer Kopie des Textes. Wir machen die größere so klein wie möglich. Wir nehmen P(1) = ½ ± d/2, und daneben 0 und d.",
  "Two profiles that are neighbours: the chance of a flip by the difference of their P(1). Warner's randomised response stands beside it.":
    "Zwei benachbarte Profile: die Wahrscheinlichkeit des Umdrehens nach dem Unterschied ihrer P(1). Daneben steht die Randomized Response von Warner.",
  "The chance of a flip grows with the difference between the profiles.":
    "Die Wahrscheinlichkeit des Umdrehens wächst mit dem Unterschied zwischen den Profilen.",
  "It stays below the chance that local differential privacy needs.":
    "Sie bleibt unter der Wahrscheinlichkeit, die lokale Differential Privacy braucht.",
  "At a difference of 1 both are the same. Section 5.1 of the paper says so, too.":
    "Bei einem Unterschied von 1 sind beide gleich. Das sagt auch Abschnitt 5.1 der Arbeit.",
  "One chance for both profiles has a closed form, N/(2N + e^ε − 1), with N cut off at 0. The smooth mechanism needs as much where one P(1) is below ½ and the other above. If both are on one side, it needs less, unless neither needs any.":
    "Eine gemeinsame Wahrscheinlichkeit für beide Profile hat eine geschlossene Form, N/(2N + e^ε − 1), mit N bei 0 abgeschnitten. Der Smooth-Mechanismus braucht genauso viel, wo das eine P(1) unter ½ liegt und das andere darüber. Liegen beide auf einer Seite, so braucht er weniger, außer wenn keines etwas braucht.",
  "P(1) = ½ ± d/2": "P(1) = ½ ± d/2",
  "Ours: P(1) = 0 and d": "Von uns: P(1) = 0 und d",
  "Difference d of P(1)": "Unterschied d von P(1)",
  "At ε = {1} a bit is flipped with chance {2} if d is 0.2, {3} if d is 0.6, and {4} if d is 1. Local differential privacy needs {5} always.":
    "Bei ε = {1#} wird ein Bit mit Wahrscheinlichkeit {2#} umgedreht, wenn d 0,2 ist, {3#}, wenn d 0,6 ist, und {4#}, wenn d 1 ist. Lokale Differential Privacy braucht immer {5#}.",
  "Several categories: the error of each": "Mehrere Kategorien: der Fehler einer jeden",
  "The profiles of Table 1. The cost of a category is the largest error of its chance in any profile: how far P(report) is from P(answer). Equation (7) is lost in our copy of the text. This is how we read its “maximum absolute error for each output”. The text of the paper names no levels. We take ε from 0.1 to 1.2.":
    "Die Profile aus Tabelle 1. Die Kosten einer Kategorie sind der größte Fehler ihrer Wahrscheinlichkeit in irgendeinem Profil: wie weit P(Meldung) von P(Antwort) entfernt ist. Gleichung (7) fehlt in unserer Kopie des Textes. So lesen wir ihren „maximum absolute error for each output“. Der Text der Arbeit nennt keine Stufen. Wir nehmen ε von 0,1 bis 1,2.",
  "A chain of three profiles over four categories, and four costs at each ε: the maximum absolute error of each output. Randomised response over the categories stands beside the smooth mechanism.":
    "Eine Kette von drei Profilen über vier Kategorien, und vier Kosten bei jedem ε: der größte absolute Fehler jeder Ausgabe. Randomized Response über die Kategorien steht neben dem Smooth-Mechanismus.",
  "equation (7)": "Gleichung (7)",
  "Categories that say less about the profile have lower costs.":
    "Kategorien, die weniger über das Profil sagen, haben niedrigere Kosten.",
  "Figure 2(c)": "Abbildung 2(c)",
  "Randomised response uses nothing of this structure and performs worse.":
    "Randomized Response nutzt nichts von dieser Struktur und ist schlechter.",
  "Figure 2(b)": "Abbildung 2(b)",
  "The costs are not unique: several mechanisms reach the same largest chance, and differ in them. We show one.":
    "Die Kosten sind nicht eindeutig: Mehrere Mechanismen erreichen dieselbe größte Wahrscheinlichkeit, mit anderen Kosten. Wir zeigen einen.",
  "Category {1}": "Kategorie {1#}",
  "Cost, equation (7)": "Kosten, Gleichung (7)",
  "Smooth mechanism": "Smooth-Mechanismus",
  "At ε = 0.5 the four costs are {1} with the smooth mechanism, and {2} with randomised response.":
    "Bei ε = 0,5 sind die vier Kosten {1*} mit dem Smooth-Mechanismus, und {2*} mit Randomized Response.",
  "One bit, a chain of profiles: P(report 1)": "Ein Bit, eine Kette von Profilen: P(Meldung 1)",
  "Chains of 6 and of 21 profiles, each the neighbour of the next: the chance that 1 is reported, by ε, a line for each profile. The wider the lines spread, the less noise there is. The interval of the paper's P(1) and the objective of equation (5) are lost in our copy of the text. We take 0 to 1, and ε from 0.1 to 4. We make the largest chance of a flip as small as possible, and then the sum of all.":
    "Ketten von 6 und von 21 Profilen, jedes der Nachbar des nächsten: die Wahrscheinlichkeit, dass 1 gemeldet wird, nach ε, eine Linie für jedes Profil. Je weiter die Linien auseinanderlaufen, desto weniger Rauschen gibt es. Das Intervall der P(1) der Arbeit und die Zielfunktion von Gleichung (5) fehlen in unserer Kopie des Textes. Wir nehmen 0 bis 1, und ε von 0,1 bis 4. Wir machen die größte Wahrscheinlichkeit des Umdrehens so klein wie möglich, und dann die Summe aller.",
  "Chains of 6 and 21 profiles with P(1) in equal steps: the chance that the output is 1 against ε, for the smooth one-bit mechanism and for randomised response.":
    "Ketten von 6 und 21 Profilen mit P(1) in gleichen Schritten: die Wahrscheinlichkeit, dass die Ausgabe 1 ist, gegen ε, für den Smooth-One-Bit-Mechanismus und für Randomized Response.",
  "For low ε the chance is close to ½ with both. For higher ε it spreads out.":
    "Bei kleinem ε liegt die Wahrscheinlichkeit bei beiden nahe ½. Bei größerem ε läuft sie auseinander.",
  "With the smooth mechanism the ends of a chain are not that close to ½: only neighbours have to be alike. With 21 profiles they are far apart at ε = 0.1 already.":
    "Beim Smooth-Mechanismus liegen die Enden einer Kette nicht so nahe bei ½: Nur Nachbarn müssen sich gleichen. Bei 21 Profilen liegen sie schon bei ε = 0,1 weit auseinander.",
  "The smooth mechanism does better than randomised response with both chains.":
    "Der Smooth-Mechanismus ist bei beiden Ketten besser als Randomized Response.",
  "The paper does not evaluate its cluster mechanism, one chance of a flip for all profiles. Its chance is told beside.":
    "Die Arbeit erprobt ihren Cluster-Mechanismus nicht, eine einzige Wahrscheinlichkeit des Umdrehens für alle Profile. Sie steht dabei.",
  "Randomised response, {1} profiles": "Randomized Response, {1#} Profile",
  "Smooth mechanism, {1} profiles": "Smooth-Mechanismus, {1#} Profile",
  "P(report 1)": "P(Meldung 1)",
  "P(1) = {1}": "P(1) = {1#}",
  "{1} profiles: P(report 1) goes from {2} at ε = 0.1 and from {3} at ε = 0.5; with randomised response from {4} and from {5}.":
    "{1#} Profile: P(Meldung 1) läuft von {2*} bei ε = 0,1 und von {3*} bei ε = 0,5; mit Randomized Response von {4*} und von {5*}.",
  "{1} profiles, at ε = 0.5: the smooth mechanism flips a bit with chance {2} at most, the cluster mechanism with {3}, randomised response with {4}.":
    "{1#} Profile, bei ε = 0,5: Der Smooth-Mechanismus dreht ein Bit höchstens mit Wahrscheinlichkeit {2#} um, der Cluster-Mechanismus mit {3#}, Randomized Response mit {4#}.",
  "What robust protocols keep, by ε": "Was robuste Protokolle bewahren, nach ε",
  "{1} random distributions by Jeffreys' prior of a secret with {2} and data with {3} categories, and a sample of {4} people from each. The pictures show which share of H(S,X) each protocol keeps, on average and with a 95 % interval. The paper writes U for the data and X for the pair.":
    "{1#} zufällige Verteilungen nach der Prior-Verteilung von Jeffreys eines Geheimnisses mit {2#} und von Daten mit {3#} Kategorien, und aus jeder eine Stichprobe von {4#} Personen. Die Bilder zeigen, welchen Anteil von H(S,X) jedes Protokoll bewahrt, im Mittel und mit einem Intervall von 95 %. Die Arbeit schreibt U für die Daten und X für das Paar.",
  "200 distributions from the Jeffreys prior with 3 secrets and 3 categories, n = 1000 people from each, ε from 0.2 to 8, and α = 0.05.":
    "200 Verteilungen aus der Prior-Verteilung von Jeffreys mit 3 Geheimnissen und 3 Kategorien, n = 1000 Personen aus jeder, ε von 0,2 bis 8, und α = 0,05.",
  "PolyOpt keeps significantly more than the other protocols.":
    "PolyOpt bewahrt deutlich mehr als die anderen Protokolle.",
  "Randomised response keeps more than IR and CR if ε is large enough, typically from about ε = 4 on.":
    "Randomized Response bewahrt mehr als IR und CR, wenn ε groß genug ist, in der Regel ab etwa ε = 4.",
  "Here, with 3 × 3, it passes both of them below ε = 3. Figure 3 has 5 × 5.":
    "Hier, mit 3 × 3, überholt es beide unterhalb von ε = 3. Abbildung 3 hat 5 × 5.",
  "Here it passes IR at about ε = 3.6 with each n. It passes CR at about 3.6, 4.8 and 5.8, as n grows.":
    "Hier überholt es IR bei etwa ε = 3,6, mit jedem n. Es überholt CR bei etwa 3,6, 4,8 und 5,8, wenn n wächst.",
  "At ε about 1, IR and CR clearly keep more than randomised response.":
    "Bei ε um 1 bewahren IR und CR klar mehr als Randomized Response.",
  "IR and CR keep about as much as each other at high privacy.":
    "IR und CR bewahren bei starkem Schutz etwa gleich viel.",
  "Here CR keeps several times as much as IR at ε = 0.2 and 0.5, though both keep little.":
    "Hier bewahrt CR bei ε = 0,2 und 0,5 ein Mehrfaches von IR, auch wenn beide wenig bewahren.",
  "Equation (6) of the paper also compares distributions of one secret with each other. Its privacy, equation (3), does not ask for that. Our PolyOpt compares distributions only between secrets, and so keeps more.":
    "Gleichung (6) der Arbeit vergleicht auch Verteilungen eines einzigen Geheimnisses miteinander. Der Schutz selbst, Gleichung (3), verlangt das nicht. Unser PolyOpt vergleicht nur Verteilungen verschiedener Geheimnisse und bewahrt so mehr.",
  "The pictures of this page allow for the paper's set of distributions, by Pearson's statistic. Computed in your window, they allow for that of a likelihood ratio test: protocols keep a little less.":
    "Die Bilder dieser Seite rechnen mit der Menge von Verteilungen aus dem Artikel, nach Pearsons Statistik. In Ihrem Fenster berechnet, rechnen sie mit der eines Likelihood-Quotienten-Tests: Protokolle bewahren etwas weniger.",
  "CR and IR can be calibrated more tightly than by the paper's norms.":
    "CR und IR lassen sich knapper einstellen als mit den Normen der Arbeit.",
  Ours: "Von uns",
  "The paper's protocols": "Die Protokolle der Arbeit",
  "PolyOpt, only between secrets": "PolyOpt, nur zwischen Geheimnissen",
  "Kept on average at ε = 0.2: {1}.": "Im Mittel bewahrt bei ε = 0,2: {1*}.",
  "Kept on average at ε = 1: {1}.": "Im Mittel bewahrt bei ε = 1: {1*}.",
  "Ours: at ε = 1 the best protocol for the ranges of all cells keeps {1}, where PolyOpt keeps {2} ({3} distributions).":
    "Von uns: Bei ε = 1 bewahrt das beste Protokoll für die Bereiche aller Zellen {1*}, gegenüber {2*} mit PolyOpt ({3#} Verteilungen).",
  "not {1}": "{1} nicht",
  "{1} at about ε = {2}": "{1} bei etwa ε = {2#}",
  "Randomised response passes {1} and {2}.": "Randomized Response überholt {1~} und {2~}.",
  "{1} random distributions by Jeffreys' prior of a secret with {2} and data with {3} categories, and samples of three sizes from each. The text of the paper names no sizes; these are ours. The pictures show which share of H(S,X) each protocol keeps, on average and with a 95 % interval.":
    "{1#} zufällige Verteilungen nach der Prior-Verteilung von Jeffreys eines Geheimnisses mit {2#} und von Daten mit {3#} Kategorien, und aus jeder Stichproben von drei Größen. Der Text der Arbeit nennt keine Größen; diese sind von uns. Die Bilder zeigen, welchen Anteil von H(S,X) jedes Protokoll bewahrt, im Mittel und mit einem Intervall von 95 %.",
  "The same as in Figure 2 with 5 secrets, 5 categories and changing n, without PolyOpt.":
    "Dasselbe wie in Abbildung 2 mit 5 Geheimnissen, 5 Kategorien und wechselndem n, ohne PolyOpt.",
  "CR keeps more for larger n.": "CR bewahrt bei größerem n mehr.",
  "IR keeps more than CR for larger n.": "IR bewahrt bei größerem n mehr als CR.",
  "Here CR keeps more than IR for larger n, as section V of the paper says.":
    "Hier bewahrt CR bei größerem n mehr als IR, wie Abschnitt V der Arbeit sagt.",
  "The paper leaves PolyOpt out for computability reasons. We compute it for these sizes as well, at ε = 1.":
    "Die Arbeit lässt PolyOpt weg, weil es nicht zu berechnen war. Wir berechnen es auch in diesen Größen, bei ε = 1.",
  "n = {1}": "n = {1#}",
  "Kept on average at ε = 1 with {1}: {2}.": "Im Mittel bewahrt bei ε = 1 mit {1~}: {2*}.",
  "With {1}: {2}": "Mit {1~}: {2~}",
  " with ": " mit ",
  "Ours: at ε = 1 PolyOpt keeps {1} ({2} distributions).":
    "Von uns: Bei ε = 1 bewahrt PolyOpt {1*} ({2#} Verteilungen).",
  Conclusion: "Schluss",
};
