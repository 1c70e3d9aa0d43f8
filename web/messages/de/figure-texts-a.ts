// SPDX-License-Identifier: GPL-3.0-or-later
/** What the figures of paper A say of themselves, in German: English templates with what they are here. `{1*}` is a list, said piece by piece. */
import type { Catalogue } from "../catalogue.js";

export const ofA: Catalogue = {
  "Figure 3": "Abbildung 3",
  "How long an optimum takes: lip and ldp": "Wie lange ein Optimum dauert: lip und ldp",
  "Random distributions of a secret with 2 and data with {1} categories, at four levels: the milliseconds that the best protocol takes, found, rounded to integers and proved.":
    "Zufällige Verteilungen eines Geheimnisses mit 2 und von Daten mit {1#} Kategorien, auf vier Stufen: wie viele Millisekunden es dauert, das beste Protokoll zu finden, auf ganze Zahlen zu runden und zu beweisen.",
  "0.0206 s for lip on average, and 133 s for ldp, by the paper's own programs.":
    "Im Mittel 0,0206 s für lip und 133 s für ldp, mit den Programmen der Arbeit selbst.",
  "Under ldp, too, a report is compared with others one at a time, so its posteriors form a polytope of dimension a − 1 with a + c(c − 1) conditions, not one of dimension a(a − 1): that lip is in itself so much cheaper is not so.":
    "Auch unter ldp wird eine Meldung immer nur mit einer anderen zugleich verglichen; die Einschätzungen danach bilden deshalb ein Polytop der Dimension a − 1 mit a + c(c − 1) Bedingungen, keines der Dimension a(a − 1): Dass lip an sich so viel billiger wäre, stimmt nicht.",
  "Random distributions": "Zufällige Verteilungen",
  "Categories of the data": "Kategorien der Daten",
  "Milliseconds: median, least and most": "Millisekunden: Median, kleinste und größte",
  "lip takes {1} ms and ldp {2} ms: {3} times as long, where the paper's programs took {4} times as long.":
    "lip dauert {1#} ms und ldp {2#} ms: {3#}-mal so lange; bei den Programmen der Arbeit war es {4#}-mal so lange.",
  "With many secrets lip is the faster one: for the Adult data, {1}, a protocol takes {2}.":
    "Mit vielen Geheimnissen ist lip schneller: Bei den Adult-Daten, {1}, dauert ein Protokoll {2*}.",
  "Figure 4": "Abbildung 4",
  "What is kept: lip at ε and at ε/2 beside ldp at ε": "Was erhalten bleibt: lip bei ε und bei ε/2 neben ldp bei ε",
  "{1} random distributions like those of Figure 3, of a secret with {2} and data with {3} categories: the share of the data's information that the best protocol keeps. A protocol that is ε/2-lip is ε-ldp, and one that is ε-ldp is ε-lip, so the three cannot cross.":
    "{1#} zufällige Verteilungen wie die von Abbildung 3, eines Geheimnisses mit {2#} und von Daten mit {3#} Kategorien: der Anteil der Information, den das beste Protokoll bewahrt. Ein Protokoll, das ε/2-lip ist, ist ε-ldp, und eines, das ε-ldp ist, ist ε-lip; die drei Linien können sich also nicht kreuzen.",
  "The best ε-lip protocol keeps the most, the best ε/2-lip one somewhat less than the best ε-ldp one.":
    "Das beste ε-lip-Protokoll bewahrt am meisten, das beste ε/2-lip-Protokoll etwas weniger als das beste ε-ldp-Protokoll.",
  "The caption of the preprint has ldp and lip the wrong way round; the journal's version is right.":
    "In der Bildunterschrift des Preprints sind ldp und lip vertauscht; die Fassung in der Zeitschrift stimmt.",
  "Categories of the secret": "Kategorien des Geheimnisses",
  "lip at ε": "lip bei ε",
  "ldp at ε": "ldp bei ε",
  "lip at ε/2": "lip bei ε/2",
  "Level ε": "Stufe ε",
  "Kept of the information, mean": "Bewahrte Information, im Mittel",
  "In {1} of {2} cases the three are in the order ε-lip, ε-ldp, ε/2-lip.":
    "In {1#} von {2#} Fällen stehen die drei in der Reihenfolge ε-lip, ε-ldp, ε/2-lip.",
  "Kept on average at level 1: {1}.": "Im Mittel bewahrt auf Stufe 1: {1*}.",
  "Figure 5": "Abbildung 5",
  "Side-channel resistance: what it costs": "Widerstand gegen Vorwissen: was er kostet",
  "Random distributions of a secret with 2 categories and two attributes, of {1} and {2} values: what the best protocol keeps whose reports stay within the level for somebody who knows one attribute already, too (srlip), beside protocols that treat each attribute by itself, and the best one without that resistance (lip). The paper has three attributes, of 3, 3 and 4 values; these are smaller, so that you need not wait.":
    "Zufällige Verteilungen eines Geheimnisses mit 2 Kategorien und zweier Merkmale mit {1#} und {2#} Werten: was das beste Protokoll bewahrt, dessen Meldungen auch für jemanden, der schon ein Merkmal kennt, innerhalb der Stufe bleiben (srlip), neben Protokollen, die jedes Merkmal für sich behandeln, und neben dem besten ohne diesen Schutz (lip). Die Arbeit hat drei Merkmale mit 3, 3 und 4 Werten; diese sind kleiner, damit Sie nicht warten müssen.",
  "Protocols for each attribute, by Theorem 4, keep much less than the best lip protocol. Finding them took 476 times as long, on average.":
    "Protokolle für jedes Merkmal, nach Satz 4, bewahren viel weniger als das beste lip-Protokoll. Sie zu finden dauerte im Mittel 476-mal so lange.",
  "The paper's Theorem 4, by which levels of attributes add up, is false: two attributes may each say nothing of a secret and both together all of it. Here the level of the product is measured on the whole and scaled until it is what was asked for. And the best srlip protocol on the whole, which the paper does not compute, is a polytope of dimension a − 1 like any other. At these sizes it is found faster than levels of products, each of which takes several searches; and dividing the level one after the other comes to the same as by itself.":
    "Satz 4 der Arbeit, dass sich Stufen von Merkmalen addieren, ist falsch: Zwei Merkmale sagen vielleicht jedes für sich nichts über ein Geheimnis und beide zusammen alles. Hier wird die Stufe des Produkts am Ganzen gemessen und angepasst, bis sie die verlangte ist. Und das beste srlip-Protokoll für das Ganze, das die Arbeit nicht berechnet, ist ein Polytop der Dimension a − 1 wie jedes andere. Bei diesen Größen ist es schneller zu finden als die Stufen von Produkten, von denen jedes mehrere Suchen braucht; und die Stufe nacheinander aufzuteilen läuft auf dasselbe hinaus wie jede für sich.",
  "Values of the first attribute": "Werte des ersten Merkmals",
  "Values of the second attribute": "Werte des zweiten Merkmals",
  "lip, best": "lip, das beste",
  "srlip, best": "srlip, das beste",
  "srlip, one after the other": "srlip, nacheinander",
  "srlip, each by itself": "srlip, jedes für sich",
  "Kept on average at level 0.5: {1}.": "Im Mittel bewahrt auf Stufe 0,5: {1*}.",
  "A protocol took on average, in that order, {1}.": "Ein Protokoll dauerte im Mittel, in dieser Reihenfolge, {1*}.",
  "Best, seeing X": "Das beste, das X sieht",
  "Conditional Reporting": "Conditional Reporting",
  "Randomised response": "Randomized Response",
  "Unary encoding": "Unary Encoding",
  "Figure 6": "Abbildung 6",
  "Protocols on the Adult data under lip": "Protokolle auf den Adult-Daten unter lip",
  "Six pairs of a secret and data in the Adult census data (32,561 people), {1} levels: the share of the data's information that four protocols keep. That the levels go from 0.1 to 2 is our reading.":
    "Sechs Paare eines Geheimnisses und von Daten aus den Zensusdaten Adult (32.561 Personen), {1#} Stufen: der Anteil der Information, den vier Protokolle bewahren. Dass die Stufen von 0,1 bis 2 gehen, ist unsere Lesart.",
  "Randomised response and Conditional Reporting lie between the optimum and unary encoding. The distribution decides which of the two keeps more. Unary encoding falls off at high levels, towards H(X)/2. Its information was infeasible to compute for education, and so was the optimum in some cases for occupation.":
    "Randomized Response und Conditional Reporting liegen zwischen dem Optimum und Unary Encoding. Welches der beiden mehr bewahrt, hängt von der Verteilung ab. Unary Encoding fällt auf hohen Stufen ab, gegen H(X)/2. Seine Information war für die Bildung nicht zu berechnen, und das Optimum in einigen Fällen nicht für den Beruf.",
  "The panels that the paper had to leave out are filled in. The last two have X = sex (2 categories), not race (5) as printed. Unary encoding's information is a sum of 2^a terms with a closed form each, so it is known exactly; it keeps H(X)/2 at most. Conditional Reporting is not always ahead where there are more categories than secrets: on these tables randomised response keeps more of education at all but the lowest levels. Conditional Reporting sees the secret, so at low levels it may keep more than the best protocol that does not.":
    "Die Teilbilder, welche die Arbeit weglassen musste, sind hier ergänzt. Die letzten beiden haben X = sex (2 Kategorien), nicht race (5), wie gedruckt. Die Information von Unary Encoding ist eine Summe von 2^a Gliedern mit je einer geschlossenen Form und deshalb genau bekannt; sie ist höchstens H(X)/2. Conditional Reporting liegt nicht immer vorn, wo es mehr Kategorien als Geheimnisse gibt: Auf diesen Tabellen bewahrt Randomized Response mehr von der Bildung, außer auf den niedrigsten Stufen. Conditional Reporting sieht das Geheimnis und kann deshalb auf niedrigen Stufen mehr bewahren als das beste Protokoll, das es nicht sieht.",
  "{1}, from level 0.1 to 2: {2} ({3} s in all).": "{1}, von Stufe 0,1 bis 2: {2*} (zusammen {3#} s).",
  "Figure 7": "Abbildung 7",
  "Conditional Reporting beside randomised response": "Conditional Reporting neben Randomized Response",
  "Random distributions by Jeffreys' prior with 5 secrets and as many, twice and five times as many categories of the data, under lip. The paper's own sizes are not known to us; these are chosen by us.":
    "Zufällige Verteilungen nach der Prior-Verteilung von Jeffreys mit 5 Geheimnissen und ebenso vielen, doppelt und fünfmal so vielen Kategorien der Daten, unter lip. Die Größen der Arbeit selbst kennen wir nicht; diese haben wir gewählt.",
  "Conditional Reporting gains on randomised response as there are more categories for each secret.":
    "Conditional Reporting gewinnt gegenüber Randomized Response umso mehr, je mehr Kategorien es zu jedem Geheimnis gibt.",
  "Both are calibrated in closed form, where the paper finds roots; above the level at which the data may go as they are, they are left as they are, of which the paper says nothing.":
    "Beide sind in geschlossener Form eingestellt, wo die Arbeit Nullstellen sucht; über der Stufe, ab der die Daten unverändert weitergegeben werden dürfen, bleiben sie unverändert, und dazu sagt die Arbeit nichts.",
  "{1} secrets, {2} categories": "{1#} Geheimnisse, {2#} Kategorien",
  "Kept, mean": "Bewahrt, im Mittel",
  "At level 1 Conditional Reporting keeps {1}.": "Auf Stufe 1 bewahrt Conditional Reporting {1*}.",
  "Figure 8": "Abbildung 8",
  "How much more Conditional Reporting keeps, by categories for each secret":
    "Wie viel mehr Conditional Reporting bewahrt, nach der Zahl der Kategorien zu jedem Geheimnis",
  "Random distributions by Jeffreys' prior with 2 to 10 secrets and 2 to 10 categories of the data: the information that Conditional Reporting keeps more than randomised response under lip (nats, mean), by a/c, the number of categories for each secret. Each run draws its own distributions; the correlation is told with the range of the middle 95 % of runs.":
    "Zufällige Verteilungen nach der Prior-Verteilung von Jeffreys mit 2 bis 10 Geheimnissen und 2 bis 10 Kategorien der Daten: die Information, die Conditional Reporting unter lip mehr bewahrt als Randomized Response (Nats, im Mittel), nach a/c, der Zahl der Kategorien zu jedem Geheimnis. Jeder Durchgang zieht eigene Verteilungen; bei der Korrelation steht der Bereich der mittleren 95 % der Durchgänge.",
  "Correlations of 0.9815, 0.9889 and 0.9731.": "Korrelationen von 0,9815, 0,9889 und 0,9731.",
  "Which sizes, distributions and levels the paper's three figures belong to is not known to us; ours are stated. The correlation depends on them: it is lower where many of the distributions may go as they are.":
    "Zu welchen Größen, Verteilungen und Stufen die drei Bilder der Arbeit gehören, wissen wir nicht; unsere sind genannt. Die Korrelation hängt davon ab: Sie ist niedriger, wo viele der Verteilungen unverändert weitergegeben werden dürfen.",
  "Random distributions of each size": "Zufällige Verteilungen jeder Größe",
  "Level {1}": "Stufe {1#}",
  "Categories for each secret, a/c": "Kategorien zu jedem Geheimnis, a/c",
  "Kept more than by randomised response (nats)": "Mehr bewahrt als mit Randomized Response (Nats)",
  ", from {1} to {2} over {3} runs": ", von {1#} bis {2#} über {3#} Durchgänge",
  "At level {1} the correlation is {2}{3}.": "Auf Stufe {1#} ist die Korrelation {2#}{3~}.",
  "Figure 9": "Abbildung 9",
  "Many categories: Conditional Reporting, randomised response, unary encoding":
    "Viele Kategorien: Conditional Reporting, Randomized Response, Unary Encoding",
  "Random distributions by Jeffreys' prior, under lip, by the number of categories of the data. The paper's own sizes are not known to us; these are chosen by us.":
    "Zufällige Verteilungen nach der Prior-Verteilung von Jeffreys, unter lip, nach der Zahl der Kategorien der Daten. Die Größen der Arbeit selbst kennen wir nicht; diese haben wir gewählt.",
  "Unary encoding's information could not be computed for many categories. Where the level is high it keeps half of the data's information at most.":
    "Die Information von Unary Encoding konnte für viele Kategorien nicht berechnet werden. Wo die Stufe hoch ist, bleibt höchstens die Hälfte der Information erhalten.",
  "The information of unary encoding is computed exactly here.":
    "Die Information von Unary Encoding ist hier genau berechnet.",
  "With {1} categories, at level {2}, the average kept is: {3}.":
    "Bei {1#} Kategorien, auf Stufe {2#}, bleibt im Mittel erhalten: {3*}.",
  "Unary encoding keeps {1} at most, never more than a half.":
    "Unary Encoding bewahrt höchstens {1*}, nie mehr als die Hälfte.",
};
