// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The texts of the figures of paper A, in German: English templates with what they are here. `{1*}` is a list, said
 * piece by piece.
 */
import type { Catalogue } from "../catalogue.js";

export const ofA: Catalogue = {
  "Figure 3": "Abbildung 3",
  "Random distributions": "Zufällige Verteilungen",
  "Categories of the data": "Kategorien der Daten",
  "Figure 4": "Abbildung 4",
  "Categories of the secret": "Kategorien des Geheimnisses",
  "Figure 5": "Abbildung 5",
  "Side-channel resistance: what it costs": "Widerstand gegen Vorwissen: was er kostet",
  "Values of the first attribute": "Werte des ersten Merkmals",
  "Values of the second attribute": "Werte des zweiten Merkmals",
  "Best, seeing X": "Das beste, das X sieht",
  "Randomised response": "Randomized Response",
  "Figure 6": "Abbildung 6",
  "Protocols on the Adult data under lip": "Protokolle auf den Adult-Daten unter lip",
  "Figure 7": "Abbildung 7",
  "Conditional Reporting beside randomised response": "Conditional Reporting neben Randomized Response",
  "Figure 8": "Abbildung 8",
  "Figure 9": "Abbildung 9",
  "log₁₀ (time of lip / time of ldp)": "log₁₀ (Zeit von lip / Zeit von ldp)",
  "I(X;Y) of ldp / I(X;Y) of lip": "I(X;Y) von ldp / I(X;Y) von lip",
  "The best protocol under lip beside the best under ldp": "Das beste Protokoll unter lip neben dem besten unter ldp",
  "{1} random distributions of a secret with 2 and data with {2} categories, at four levels. Each mark compares the best lip protocol with the best ldp protocol. A time is the median of five runs. It covers the search, the rounding to integers and the proof.":
    "{1#} zufällige Verteilungen eines Geheimnisses mit 2 und von Daten mit {2#} Kategorien, auf vier Stufen. Jedes Zeichen vergleicht das beste lip-Protokoll mit dem besten ldp-Protokoll. Eine Zeit ist der Median aus fünf Läufen. Sie umfasst die Suche, das Runden auf ganze Zahlen und den Beweis.",
  "10 random distributions with c = 2 and a = 5, at ε = 0.5, 1, 1.5 and 2. The axes are a ratio of times and a ratio of I(X;Y).": "10 zufällige Verteilungen mit c = 2 und a = 5, bei ε = 0,5, 1, 1,5 und 2. Die Achsen sind ein Verhältnis von Zeiten und ein Verhältnis von I(X;Y).",
  "Lip (Theorem 3) is significantly faster: at ε = 0.5 it takes 0.0206 s on average, and ldp (Theorem 2) 133 s.": "Lip (Satz 3) ist deutlich schneller: Bei ε = 0,5 dauert es im Mittel 0,0206 s, ldp (Satz 2) 133 s.",
  "Here both take about as long. The search under ldp needs no more dimensions than that under lip: its posteriors form a polytope of dimension a − 1 with a + c(c − 1) conditions. The paper searches one of dimension a(a − 1).":
    "Hier dauern beide etwa gleich lang. Die Suche unter ldp braucht nicht mehr Dimensionen als die unter lip: Die Einschätzungen danach bilden ein Polytop der Dimension a − 1 mit a + c(c − 1) Bedingungen. Die Arbeit durchsucht eines der Dimension a(a − 1).",
  "The best lip protocol keeps more than the best ldp protocol, but the difference is relatively low.": "Das beste lip-Protokoll bewahrt mehr als das beste ldp-Protokoll, aber der Unterschied ist recht klein.",
  "The difference in information shrinks as ε grows.": "Der Unterschied an Information schrumpft, wenn ε wächst.",
  "The best ldp protocol takes {1} times as long as the best lip protocol, with our 100 distributions {2} times (medians). With the paper's programs it was {3} times at ε = 0.5 (means).":
    "Das beste ldp-Protokoll dauert {1#}-mal so lang wie das beste lip-Protokoll, bei unseren 100 Verteilungen {2#}-mal (Mediane). Mit den Programmen der Arbeit war es {3#}-mal bei ε = 0,5 (Mittelwerte).",
  "Of what lip keeps, ldp keeps {1} (medians of {2} distributions).": "Von dem, was lip bewahrt, bewahrt ldp {1*} (Mediane aus {2#} Verteilungen).",
  " at ε = ": " bei ε = ",
  "ε = {1}": "ε = {1#}",
  "I(X;Y) of lip / I(X;Y) of ldp": "I(X;Y) von lip / I(X;Y) von ldp",
  "The best protocol under lip at ε/2 beside the best under ldp at ε": "Das beste Protokoll unter lip bei ε/2 neben dem besten unter ldp bei ε",
  "{1} random distributions of a secret with 2 and data with {2} categories, at four levels. Each mark compares the best ε/2-lip protocol with the best ε-ldp protocol. A time is the median of five runs.":
    "{1#} zufällige Verteilungen eines Geheimnisses mit 2 und von Daten mit {2#} Kategorien, auf vier Stufen. Jedes Zeichen vergleicht das beste ε/2-lip-Protokoll mit dem besten ε-ldp-Protokoll. Eine Zeit ist der Median aus fünf Läufen.",
  "The best ε/2-lip protocols beside the best ε-ldp protocols, with c = 2 and a = 5, at ε = 0.5, 1, 1.5 and 2.": "Die besten ε/2-lip-Protokolle neben den besten ε-ldp-Protokollen, mit c = 2 und a = 5, bei ε = 0,5, 1, 1,5 und 2.",
  "The figure compares ε/2-ldp with ε-lip.": "Die Abbildung vergleicht ε/2-ldp mit ε-lip.",
  "The caption has it the other way round, ε/2-lip beside ε-ldp. We follow the caption: ε/2-lip implies ε-ldp, but ε-lip does not imply ε/2-ldp.": "In der Bildunterschrift ist es umgekehrt, ε/2-lip neben ε-ldp. Wir folgen der Bildunterschrift: Aus ε/2-lip folgt ε-ldp, aber aus ε-lip folgt nicht ε/2-ldp.",
  "Lip is again significantly faster than ldp.": "Lip ist wieder deutlich schneller als ldp.",
  "Here both take about as long, as with Figure 3.": "Hier dauern beide etwa gleich lang, wie bei Abbildung 3.",
  "The best ldp protocol keeps more, but the difference is low.": "Das beste ldp-Protokoll bewahrt mehr, aber der Unterschied ist klein.",
  "The best ldp protocol takes {1} times as long as the best lip protocol, with our 100 distributions {2} times (medians).": "Das beste ldp-Protokoll dauert {1#}-mal so lang wie das beste lip-Protokoll, bei unseren 100 Verteilungen {2#}-mal (Mediane).",
  "Of what ldp keeps, lip at ε/2 keeps {1} (medians of {2} distributions).": "Von dem, was ldp bewahrt, bewahrt lip bei ε/2 {1*} (Mediane aus {2#} Verteilungen).",
  "In {1} of {2} cases lip at ε/2 keeps no more than ldp at ε.": "In {1#} von {2#} Fällen bewahrt lip bei ε/2 nicht mehr als ldp bei ε.",
  "log₁₀ (time of lip / time of srlip)": "log₁₀ (Zeit von lip / Zeit von srlip)",
  "I(X;Y) of srlip / I(X;Y) of lip": "I(X;Y) von srlip / I(X;Y) von lip",
  "{1} random distributions of a secret with 2 categories and of three attributes with {2}, {3} and {4} values, at four levels. Each mark compares two protocols: one holds for a reader who knows some of the attributes already (srlip), the other does not (lip). Theorem 4 has a protocol for each attribute, at ε/3. The paper does not say what each of them keeps most of. We take the information on its own attribute.":
    "{1#} zufällige Verteilungen eines Geheimnisses mit 2 Kategorien und dreier Merkmale mit {2#}, {3#} und {4#} Werten, auf vier Stufen. Jedes Zeichen vergleicht zwei Protokolle: Das eine gilt für Leser, die schon einen Teil der Merkmale kennen (srlip), das andere nicht (lip). Satz 4 hat für jedes Merkmal ein Protokoll, bei ε/3. Die Arbeit sagt nicht, wovon jedes am meisten bewahrt. Wir nehmen die Information über das eigene Merkmal.",
  "Random distributions with c = 2 and attributes of 3, 3 and 4 values, at ε = 0.5, 1, 1.5 and 2. The axes are a ratio of times and a ratio of I(X;Y).":
    "Zufällige Verteilungen mit c = 2 und Merkmalen von 3, 3 und 4 Werten, bei ε = 0,5, 1, 1,5 und 2. Die Achsen sind ein Verhältnis von Zeiten und ein Verhältnis von I(X;Y).",
  "Theorem 4 is significantly slower: Theorem 3 is 476 times as fast on average.": "Satz 4 ist deutlich langsamer: Satz 3 ist im Mittel 476-mal so schnell.",
  "Here Theorem 4 takes about as long as lip (median). For an attribute of n values the paper lists the vertices of a polytope of dimension n(n − 1). We search one of dimension n − 1.":
    "Hier dauert Satz 4 etwa so lang wie lip (Median). Für ein Merkmal mit n Werten zählt die Arbeit die Ecken eines Polytops der Dimension n(n − 1) auf. Wir durchsuchen eines der Dimension n − 1.",
  "The difference in information is sizable, because srlip is stricter and because Theorem 4 does not give the best srlip protocol.": "Der Unterschied an Information ist beträchtlich, weil srlip strenger ist und weil Satz 4 nicht das beste srlip-Protokoll liefert.",
  "Levels of protocols for the attributes add up to the level of them all.": "Die Stufen von Protokollen für die Merkmale ergeben zusammengezählt die Stufe aller.",
  "Theorem 4": "Satz 4",
  "This theorem is false. Let both attributes be the same two fair bits, and S their exclusive or, turned over once in ten. One protocol reports the first bit, the other the second. Each meets the condition at level 0. Their product has the level ln 5 = 1.609438.":
    "Dieser Satz ist falsch. Beide Merkmale seien dieselben zwei fairen Bits, und S ihr exklusives Oder, in einem von zehn Fällen umgedreht. Das eine Protokoll meldet das erste Bit, das andere das zweite. Jedes erfüllt die Bedingung auf Stufe 0. Ihr Produkt hat die Stufe ln 5 = 1,609438.",
  "Our protocol “product” has a channel for each attribute as well. It measures the level of the whole, and scales it to ε. It takes hundreds of times as long as lip, since it searches at many levels. This does not confirm the 476 times of the paper.":
    "Unser Protokoll „product“ hat ebenfalls für jedes Merkmal einen Kanal. Es misst die Stufe des Ganzen und bringt sie auf ε. Es dauert einige hundert Mal so lang wie lip, denn es sucht auf vielen Stufen. Das bestätigt den Faktor 476 der Arbeit nicht.",
  "The best srlip protocol of all comes from a polytope of dimension a − 1, like lip. The paper does not compute it. It is found far sooner than “product”, and keeps more than both.":
    "Das beste srlip-Protokoll von allen kommt aus einem Polytop der Dimension a − 1, wie bei lip. Die Arbeit berechnet es nicht. Es ist viel eher gefunden als „product“ und bewahrt mehr als beide.",
  "Values of the third attribute": "Werte des dritten Merkmals",
  "Theorem 4 as printed": "Satz 4, wie er gedruckt ist",
  "Ours: product": "Von uns: product",
  "Ours: the best srlip protocol": "Von uns: das beste srlip-Protokoll",
  "Theorem 4 takes {1} times as long as lip, “product” {2} times, the best srlip protocol {3} times (medians).": "Satz 4 dauert {1#}-mal so lang wie lip, „product“ {2#}-mal, das beste srlip-Protokoll {3#}-mal (Mediane).",
  "At ε = {1} Theorem 4 keeps {2} of what lip keeps, “product” {3}, the best srlip protocol {4} (medians). The whole of Theorem 4 has a level of {5} there.":
    "Bei ε = {1#} bewahrt Satz 4 {2*} von dem, was lip bewahrt, „product“ {3*}, das beste srlip-Protokoll {4*} (Mediane). Das Ganze von Satz 4 hat dort eine Stufe von {5#}.",
  "Conditional Reporting (CR)": "Conditional Reporting (CR)",
  "Randomised response (GRR)": "Randomized Response (GRR)",
  "Unary encoding (OUE)": "Unary Encoding (OUE)",
  "Six pairs of a secret and data in the Adult census data (32,561 people): the share of H(X) that four protocols keep. The text of the paper names no levels. We take ε from 0.1 to 4.":
    "Sechs Paare eines Geheimnisses und von Daten aus den Zensusdaten Adult (32.561 Personen): der Anteil von H(X), den vier Protokolle bewahren. Der Text der Arbeit nennt keine Stufen. Wir nehmen ε von 0,1 bis 4.",
  "Six pairs of columns of the Adult data: S is marital status (c = 7) or occupation (c = 15), and X is education, relationship or sex (a = 16, 6, 2). The protocols are the best lip protocol, CR, GRR and OUE.":
    "Sechs Paare von Spalten der Adult-Daten: S ist Familienstand (c = 7) oder Beruf (c = 15), und X ist Bildung, Verwandtschaft oder Geschlecht (a = 16, 6, 2). Die Protokolle sind das beste lip-Protokoll, CR, GRR und OUE.",
  "GRR and CR keep something between the best lip protocol and OUE.": "GRR und CR bewahren etwas zwischen dem besten lip-Protokoll und OUE.",
  "Not everywhere. In 6(a), (b) and (d) GRR keeps less than OUE at low ε. CR keeps less than OUE in 6(b) from ε = 0.4 to 1.6, and in 6(d) at 0.5. In 6(e) and (f) CR, which sees the secret, keeps more than the best protocol without it at low ε.":
    "Nicht überall. In 6(a), (b) und (d) bewahrt GRR bei kleinem ε weniger als OUE. CR bewahrt weniger als OUE in 6(b) von ε = 0,4 bis 1,6, und in 6(d) bei 0,5. In 6(e) und (f) bewahrt CR, das das Geheimnis sieht, bei kleinem ε mehr als das beste Protokoll, das es nicht sieht.",
  "GRR and CR come close to the best lip protocol as ε grows.": "GRR und CR kommen dem besten lip-Protokoll nahe, wenn ε wächst.",
  "OUE falls off for large ε. Its limit is H(X)/2.": "OUE fällt bei großem ε ab. Der Grenzwert ist H(X)/2.",
  "The difference between GRR and CR is less clear. It appears to depend on the distribution.": "Der Unterschied zwischen GRR und CR ist weniger klar. Er scheint von der Verteilung abzuhängen.",
  "GRR keeps more than CR in 6(b), and CR more than GRR in 6(d).": "GRR bewahrt in 6(b) mehr als CR, und CR in 6(d) mehr als GRR.",
  "At most ε, but not at all. In 6(b) CR keeps more up to ε = 0.3. In 6(d) GRR keeps a little more at ε = 0.6 and 0.8.": "Bei den meisten ε, aber nicht bei allen. In 6(b) bewahrt CR mehr bis einschließlich ε = 0,3. In 6(d) bewahrt GRR etwas mehr bei ε = 0,6 und 0,8.",
  "The paper could not compute OUE for education, nor the best lip protocol in some cases of occupation. Both are here. The information of OUE is a sum of 2^a terms in closed form.":
    "Die Arbeit konnte OUE für Bildung nicht berechnen, und das beste lip-Protokoll in einigen Fällen von Beruf nicht. Beides steht hier. Die Information von OUE ist eine Summe von 2^a Gliedern in geschlossener Form.",
  "Panels (e) and (f) have X = sex. The captions on arXiv say race, the text says sex.": "Die Teile (e) und (f) haben X = sex. In den Bildunterschriften auf arXiv steht race, im Text sex.",
  "{1}: GRR keeps more than CR {2}. OUE keeps more than GRR {3}, and more than CR {4}.": "{1}: GRR bewahrt mehr als CR {2~}. OUE bewahrt mehr als GRR {3~}, und mehr als CR {4~}.",
  "at no ε": "bei keinem ε",
  "at every ε": "bei jedem ε",
  "at ε = {1}": "bei ε = {1#}",
  "at {1} of {2} ε, from {3} to {4}": "bei {1#} von {2#} ε, von {3#} bis {4#}",
  "{1} random distributions by Jeffreys' prior of each of the paper's six sizes, under lip: the share of H(X) that is kept. Bars are one standard deviation of it among the distributions. The text of the paper names no levels. We take ε from 0.25 to 3.":
    "{1#} zufällige Verteilungen nach der Prior-Verteilung von Jeffreys in jeder der sechs Größen der Arbeit, unter lip: der Anteil von H(X), der erhalten bleibt. Die Striche sind eine Standardabweichung davon unter den Verteilungen. Der Text der Arbeit nennt keine Stufen. Wir nehmen ε von 0,25 bis 3.",
  "100 distributions from the Jeffreys prior of each size (a, c) = (5, 2), (2, 5), (5, 5), (3, 5), (5, 7), (7, 5). The utility is I(X;Y)/H(X), and bars are its standard deviation.":
    "100 Verteilungen aus der Prior-Verteilung von Jeffreys in jeder Größe (a, c) = (5, 2), (2, 5), (5, 5), (3, 5), (5, 7), (7, 5). Der Nutzen ist I(X;Y)/H(X), und die Striche sind seine Standardabweichung.",
  "On the whole CR gains on GRR as a grows compared to c.": "Im Ganzen gewinnt CR gegenüber GRR, je größer a im Vergleich zu c ist.",
  "The difference between distributions matters more than that between the two protocols.": "Der Unterschied zwischen Verteilungen zählt mehr als der zwischen den beiden Protokollen.",
  "That depends on the size. At ε = 1 the difference of the means is larger than one standard deviation of either protocol with (5, 5) and (7, 5).": "Das hängt von der Größe ab. Bei ε = 1 ist der Unterschied der Mittelwerte bei (5, 5) und (7, 5) größer als eine Standardabweichung jedes der beiden Protokolle.",
  "The paper finds α by solving equations (26) and (30). We have it in closed form. If the data may go as they are at some ε, they do so here; the paper does not say what happens then.":
    "Die Arbeit findet α, indem sie die Gleichungen (26) und (30) löst. Wir haben es in geschlossener Form. Wenn die Daten bei einem ε so hinausdürfen, wie sie sind, geschieht das hier; die Arbeit sagt nicht, was dann geschieht.",
  " times as much": "-mal so viel",
  "a = {1}, c = {2}": "a = {1#}, c = {2#}",
  "I(X;Y)/H(X), mean": "I(X;Y)/H(X), im Mittel",
  "CR and GRR keep on average at ε = 1: {1}.": "CR und GRR bewahren im Mittel bei ε = 1: {1*}.",
  "What α explains of the difference between Conditional Reporting and randomised response": "Was α vom Unterschied zwischen Conditional Reporting und Randomized Response erklärt",
  "{1} random distributions by Jeffreys' prior with a = c = {2}, under lip. Each mark is a distribution: how much larger α is with CR than with GRR, and how much more of I(X;Y) CR keeps, in nats. We draw so many distributions {3} times; the pictures have the first ones.":
    "{1#} zufällige Verteilungen nach der Prior-Verteilung von Jeffreys mit a = c = {2#}, unter lip. Jedes Zeichen ist eine Verteilung: wie viel größer α bei CR ist als bei GRR, und wie viel mehr CR von I(X;Y) bewahrt, in Nats. Wir ziehen {3#}-mal so viele Verteilungen; die Bilder zeigen die ersten.",
  "100 random distributions with a = c = 5, at ε = 1, 1.5 and 2: the difference in α against the difference in utility.": "100 zufällige Verteilungen mit a = c = 5, bei ε = 1, 1,5 und 2: der Unterschied in α gegen den Unterschied im Nutzen.",
  "A difference in α explains a large part of the difference in information: ρ = 0.9815, 0.9889 and 0.9731.": "Ein Unterschied in α erklärt einen großen Teil des Unterschieds an Information: ρ = 0,9815, 0,9889 und 0,9731.",
  "Categories of the secret, and of the data": "Kategorien des Geheimnisses, und der Daten",
  "α of CR − α of GRR": "α von CR − α von GRR",
  "I(X;Y) of CR − I(X;Y) of GRR, nats": "I(X;Y) von CR − I(X;Y) von GRR, Nats",
  "At ε = {1} ρ is {2}, and from {3} to {4} over all runs. The paper has {5}.": "Bei ε = {1#} ist ρ {2#}, und von {3#} bis {4#} über alle Durchgänge. Die Arbeit hat {5#}.",
  "α by ε on the Adult data": "α nach ε auf den Adult-Daten",
  "The α that Conditional Reporting and randomised response have at each ε under lip, for the distributions of Figure 6(b) and (d). The larger it is, the less random is the protocol.":
    "Das α, das Conditional Reporting und Randomized Response bei jedem ε unter lip haben, für die Verteilungen von Abbildung 6(b) und (d). Je größer es ist, desto weniger Zufall ist im Protokoll.",
  "α against ε for the experiments of Figure 6(b) and (d): S = occupation, and X = education or relationship.": "α gegen ε für die Versuche von Abbildung 6(b) und (d): S = Beruf, und X = Bildung oder Verwandtschaft.",
  "GRR has the larger α in 9(a), and CR in 9(b).": "GRR hat in 9(a) das größere α, und CR in 9(b).",
  "That corresponds to GRR keeping more in 6(b), and CR in 6(d).": "Dem entspricht, was sie bewahren: GRR mehr in 6(b), und CR in 6(d).",
  "At most ε, but not at all. In 6(b) up to ε = 0.3, and in 6(d) at 0.6 and 0.8, the protocol with the smaller α keeps more.": "Bei den meisten ε, aber nicht bei allen. In 6(b) bis einschließlich ε = 0,3, und in 6(d) bei 0,6 und 0,8, bewahrt das Protokoll mit dem kleineren α mehr.",
  "{1}: at ε = 1 α is {2} with CR and {3} with GRR.": "{1}: Bei ε = 1 ist α {2#} mit CR und {3#} mit GRR.",
};
