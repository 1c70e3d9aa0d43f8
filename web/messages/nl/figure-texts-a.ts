// SPDX-License-Identifier: GPL-3.0-or-later
/**
 * The texts of the figures of paper A, in Dutch: English templates with what they are here. `{1*}` is a list, said
 * piece by piece.
 */
import type { Catalogue } from "../catalogue.js";

export const ofA: Catalogue = {
  "Figure 3": "Figuur 3",
  "Random distributions": "Willekeurige verdelingen",
  "Categories of the data": "Categorieën van de gegevens",
  "Figure 4": "Figuur 4",
  "Categories of the secret": "Categorieën van het geheim",
  "Figure 5": "Figuur 5",
  "Side-channel resistance: what it costs": "Bestand tegen voorkennis: wat dat kost",
  "Values of the first attribute": "Waarden van het eerste kenmerk",
  "Values of the second attribute": "Waarden van het tweede kenmerk",
  "Best, seeing X": "Het beste dat X ziet",
  "Randomised response": "Randomized response",
  "Figure 6": "Figuur 6",
  "Protocols on the Adult data under lip": "Protocollen op de Adult-gegevens onder lip",
  "Figure 7": "Figuur 7",
  "Conditional Reporting beside randomised response": "Conditional Reporting naast randomized response",
  "Figure 8": "Figuur 8",
  "Figure 9": "Figuur 9",
  "log₁₀ (time of lip / time of ldp)": "log₁₀ (tijd van lip / tijd van ldp)",
  "I(X;Y) of ldp / I(X;Y) of lip": "I(X;Y) van ldp / I(X;Y) van lip",
  "The best protocol under lip beside the best under ldp": "Het beste protocol onder lip naast het beste onder ldp",
  "{1} random distributions of a secret with 2 and data with {2} categories, at four levels. Each mark compares the best lip protocol with the best ldp protocol. A time is the median of five runs. It covers the search, the rounding to integers and the proof.":
    "{1#} willekeurige verdelingen van een geheim met 2 en gegevens met {2#} categorieën, op vier niveaus. Elk teken vergelijkt het beste lip-protocol met het beste ldp-protocol. Een tijd is de mediaan van vijf keer. Daarin zitten het zoeken, het afronden op gehele getallen en het bewijs.",
  "10 random distributions with c = 2 and a = 5, at ε = 0.5, 1, 1.5 and 2. The axes are a ratio of times and a ratio of I(X;Y).": "10 willekeurige verdelingen met c = 2 en a = 5, bij ε = 0,5, 1, 1,5 en 2. De assen zijn een verhouding van tijden en een verhouding van I(X;Y).",
  "Lip (Theorem 3) is significantly faster: at ε = 0.5 it takes 0.0206 s on average, and ldp (Theorem 2) 133 s.": "Lip (stelling 3) is aanzienlijk sneller: bij ε = 0,5 duurt het gemiddeld 0,0206 s, en ldp (stelling 2) 133 s.",
  "Here both take about as long. The search under ldp needs no more dimensions than that under lip: its posteriors form a polytope of dimension a − 1 with a + c(c − 1) conditions. The paper searches one of dimension a(a − 1).":
    "Hier duren beide ongeveer even lang. Het zoeken onder ldp heeft niet meer dimensies nodig dan dat onder lip: de inschattingen achteraf vormen een polytoop van dimensie a − 1 met a + c(c − 1) voorwaarden. Het artikel doorzoekt er een van dimensie a(a − 1).",
  "The best lip protocol keeps more than the best ldp protocol, but the difference is relatively low.": "Het beste lip-protocol behoudt meer dan het beste ldp-protocol, maar het verschil is vrij klein.",
  "The difference in information shrinks as ε grows.": "Het verschil in informatie krimpt als ε groeit.",
  "The best ldp protocol takes {1} times as long as the best lip protocol, with our 100 distributions {2} times (medians). With the paper's programs it was {3} times at ε = 0.5 (means).":
    "Het beste ldp-protocol duurt {1#} keer zo lang als het beste lip-protocol, bij onze 100 verdelingen {2#} keer (medianen). Met de programma’s van het artikel was het {3#} keer bij ε = 0,5 (gemiddelden).",
  "Of what lip keeps, ldp keeps {1} (medians of {2} distributions).": "Van wat lip behoudt, behoudt ldp {1*} (medianen van {2#} verdelingen).",
  " at ε = ": " bij ε = ",
  "ε = {1}": "ε = {1#}",
  "I(X;Y) of lip / I(X;Y) of ldp": "I(X;Y) van lip / I(X;Y) van ldp",
  "The best protocol under lip at ε/2 beside the best under ldp at ε": "Het beste protocol onder lip bij ε/2 naast het beste onder ldp bij ε",
  "{1} random distributions of a secret with 2 and data with {2} categories, at four levels. Each mark compares the best ε/2-lip protocol with the best ε-ldp protocol. A time is the median of five runs.":
    "{1#} willekeurige verdelingen van een geheim met 2 en gegevens met {2#} categorieën, op vier niveaus. Elk teken vergelijkt het beste ε/2-lip-protocol met het beste ε-ldp-protocol. Een tijd is de mediaan van vijf keer.",
  "The best ε/2-lip protocols beside the best ε-ldp protocols, with c = 2 and a = 5, at ε = 0.5, 1, 1.5 and 2.": "De beste ε/2-lip-protocollen naast de beste ε-ldp-protocollen, met c = 2 en a = 5, bij ε = 0,5, 1, 1,5 en 2.",
  "The figure compares ε/2-ldp with ε-lip.": "De figuur vergelijkt ε/2-ldp met ε-lip.",
  "The caption has it the other way round, ε/2-lip beside ε-ldp. We follow the caption: ε/2-lip implies ε-ldp, but ε-lip does not imply ε/2-ldp.": "Het bijschrift heeft het andersom, ε/2-lip naast ε-ldp. Wij volgen het bijschrift: uit ε/2-lip volgt ε-ldp, maar uit ε-lip volgt niet ε/2-ldp.",
  "Lip is again significantly faster than ldp.": "Lip is weer aanzienlijk sneller dan ldp.",
  "Here both take about as long, as with Figure 3.": "Hier duren beide ongeveer even lang, zoals bij Figuur 3.",
  "The best ldp protocol keeps more, but the difference is low.": "Het beste ldp-protocol behoudt meer, maar het verschil is klein.",
  "The best ldp protocol takes {1} times as long as the best lip protocol, with our 100 distributions {2} times (medians).": "Het beste ldp-protocol duurt {1#} keer zo lang als het beste lip-protocol, bij onze 100 verdelingen {2#} keer (medianen).",
  "Of what ldp keeps, lip at ε/2 keeps {1} (medians of {2} distributions).": "Van wat ldp behoudt, behoudt lip bij ε/2 {1*} (medianen van {2#} verdelingen).",
  "In {1} of {2} cases lip at ε/2 keeps no more than ldp at ε.": "In {1#} van de {2#} gevallen behoudt lip bij ε/2 niet meer dan ldp bij ε.",
  "log₁₀ (time of lip / time of srlip)": "log₁₀ (tijd van lip / tijd van srlip)",
  "I(X;Y) of srlip / I(X;Y) of lip": "I(X;Y) van srlip / I(X;Y) van lip",
  "{1} random distributions of a secret with 2 categories and of three attributes with {2}, {3} and {4} values, at four levels. Each mark compares two protocols: one holds for a reader who knows some of the attributes already (srlip), the other does not (lip). Theorem 4 has a protocol for each attribute, at ε/3. The paper does not say what each of them keeps most of. We take the information on its own attribute.":
    "{1#} willekeurige verdelingen van een geheim met 2 categorieën en drie kenmerken met {2#}, {3#} en {4#} waarden, op vier niveaus. Elk teken vergelijkt twee protocollen: het ene geldt voor een lezer die al een deel van de kenmerken kent (srlip), het andere niet (lip). Stelling 4 heeft voor elk kenmerk een protocol, bij ε/3. Het artikel zegt niet waarvan elk het meest behoudt. Wij nemen de informatie over het eigen kenmerk.",
  "Random distributions with c = 2 and attributes of 3, 3 and 4 values, at ε = 0.5, 1, 1.5 and 2. The axes are a ratio of times and a ratio of I(X;Y).":
    "Willekeurige verdelingen met c = 2 en kenmerken van 3, 3 en 4 waarden, bij ε = 0,5, 1, 1,5 en 2. De assen zijn een verhouding van tijden en een verhouding van I(X;Y).",
  "Theorem 4 is significantly slower: Theorem 3 is 476 times as fast on average.": "Stelling 4 is aanzienlijk trager: stelling 3 is gemiddeld 476 keer zo snel.",
  "Here Theorem 4 takes about as long as lip (median). For an attribute of n values the paper lists the vertices of a polytope of dimension n(n − 1). We search one of dimension n − 1.":
    "Hier duurt stelling 4 ongeveer even lang als lip (mediaan). Voor een kenmerk met n waarden somt het artikel de hoekpunten op van een polytoop van dimensie n(n − 1). Wij doorzoeken er een van dimensie n − 1.",
  "The difference in information is sizable, because srlip is stricter and because Theorem 4 does not give the best srlip protocol.": "Het verschil in informatie is groot, omdat srlip strenger is en omdat stelling 4 niet het beste srlip-protocol geeft.",
  "Levels of protocols for the attributes add up to the level of them all.": "De niveaus van protocollen voor de kenmerken tellen op tot het niveau van alle samen.",
  "Theorem 4": "stelling 4",
  "This theorem is false. Let both attributes be the same two fair bits, and S their exclusive or, turned over once in ten. One protocol reports the first bit, the other the second. Each meets the condition at level 0. Their product has the level ln 5 = 1.609438.":
    "Deze stelling is onjuist. Laat beide kenmerken dezelfde twee eerlijke bits zijn, en S hun exclusieve of, één op de tien keer omgedraaid. Het ene protocol meldt het eerste bit, het andere het tweede. Elk voldoet aan de voorwaarde op niveau 0. Hun product heeft niveau ln 5 = 1,609438.",
  "Our protocol “product” has a channel for each attribute as well. It measures the level of the whole, and scales it to ε. It takes hundreds of times as long as lip, since it searches at many levels. This does not confirm the 476 times of the paper.":
    "Ons protocol “product” heeft ook voor elk kenmerk een kanaal. Het meet het niveau van het geheel, en brengt dat op ε. Het duurt honderden keren zo lang als lip, want het zoekt op veel niveaus. Dat bevestigt de 476 keer van het artikel niet.",
  "The best srlip protocol of all comes from a polytope of dimension a − 1, like lip. The paper does not compute it. It is found far sooner than “product”, and keeps more than both.":
    "Het beste srlip-protocol van alle komt uit een polytoop van dimensie a − 1, zoals bij lip. Het artikel berekent het niet. Het is veel eerder gevonden dan “product”, en behoudt meer dan beide.",
  "Values of the third attribute": "Waarden van het derde kenmerk",
  "Theorem 4 as printed": "Stelling 4 zoals gedrukt",
  "Ours: product": "Van ons: product",
  "Ours: the best srlip protocol": "Van ons: het beste srlip-protocol",
  "Theorem 4 takes {1} times as long as lip, “product” {2} times, the best srlip protocol {3} times (medians).": "Stelling 4 duurt {1#} keer zo lang als lip, “product” {2#} keer, het beste srlip-protocol {3#} keer (medianen).",
  "At ε = {1} Theorem 4 keeps {2} of what lip keeps, “product” {3}, the best srlip protocol {4} (medians). The whole of Theorem 4 has a level of {5} there.":
    "Bij ε = {1#} behoudt stelling 4 {2*} van wat lip behoudt, “product” {3*}, het beste srlip-protocol {4*} (medianen). Het geheel van stelling 4 heeft daar een niveau van {5#}.",
  "Conditional Reporting (CR)": "Conditional Reporting (CR)",
  "Randomised response (GRR)": "Randomized response (GRR)",
  "Unary encoding (OUE)": "Unary encoding (OUE)",
  "Six pairs of a secret and data in the Adult census data (32,561 people): the share of H(X) that four protocols keep. The text of the paper names no levels. We take ε from 0.1 to 4.":
    "Zes paren van een geheim en gegevens uit de volkstellingsgegevens Adult (32.561 mensen): het deel van H(X) dat vier protocollen behouden. De tekst van het artikel noemt geen niveaus. Wij nemen ε van 0,1 tot 4.",
  "Six pairs of columns of the Adult data: S is marital status (c = 7) or occupation (c = 15), and X is education, relationship or sex (a = 16, 6, 2). The protocols are the best lip protocol, CR, GRR and OUE.":
    "Zes paren kolommen van de Adult-gegevens: S is burgerlijke staat (c = 7) of beroep (c = 15), en X is opleiding, verwantschap of geslacht (a = 16, 6, 2). De protocollen zijn het beste lip-protocol, CR, GRR en OUE.",
  "GRR and CR keep something between the best lip protocol and OUE.": "GRR en CR behouden iets tussen het beste lip-protocol en OUE in.",
  "Not everywhere. In 6(a), (b) and (d) GRR keeps less than OUE at low ε. CR keeps less than OUE in 6(b) from ε = 0.4 to 1.6, and in 6(d) at 0.5. In 6(e) and (f) CR, which sees the secret, keeps more than the best protocol without it at low ε.":
    "Niet overal. In 6(a), (b) en (d) behoudt GRR bij lage ε minder dan OUE. CR behoudt minder dan OUE in 6(b) van ε = 0,4 tot 1,6, en in 6(d) bij 0,5. In 6(e) en (f) behoudt CR, dat het geheim ziet, bij lage ε meer dan het beste protocol dat het niet ziet.",
  "GRR and CR come close to the best lip protocol as ε grows.": "GRR en CR komen dicht bij het beste lip-protocol als ε groeit.",
  "OUE falls off for large ε. Its limit is H(X)/2.": "OUE blijft achter bij grote ε. De limiet is H(X)/2.",
  "The difference between GRR and CR is less clear. It appears to depend on the distribution.": "Het verschil tussen GRR en CR is minder duidelijk. Het lijkt van de verdeling af te hangen.",
  "GRR keeps more than CR in 6(b), and CR more than GRR in 6(d).": "GRR behoudt meer dan CR in 6(b), en CR meer dan GRR in 6(d).",
  "At most ε, but not at all. In 6(b) CR keeps more up to ε = 0.3. In 6(d) GRR keeps a little more at ε = 0.6 and 0.8.": "Bij de meeste ε, maar niet bij alle. In 6(b) behoudt CR meer tot en met ε = 0,3. In 6(d) behoudt GRR iets meer bij ε = 0,6 en 0,8.",
  "The paper could not compute OUE for education, nor the best lip protocol in some cases of occupation. Both are here. The information of OUE is a sum of 2^a terms in closed form.":
    "Het artikel kon OUE niet berekenen voor opleiding, en het beste lip-protocol niet in sommige gevallen van beroep. Beide staan hier wel. De informatie van OUE is een som van 2^a termen in gesloten vorm.",
  "Panels (e) and (f) have X = sex. The captions on arXiv say race, the text says sex.": "Delen (e) en (f) hebben X = sex. De bijschriften op arXiv zeggen race, de tekst zegt sex.",
  "{1}: GRR keeps more than CR {2}. OUE keeps more than GRR {3}, and more than CR {4}.": "{1}: GRR behoudt meer dan CR {2~}. OUE behoudt meer dan GRR {3~}, en meer dan CR {4~}.",
  "at no ε": "bij geen enkele ε",
  "at every ε": "bij elke ε",
  "at ε = {1}": "bij ε = {1#}",
  "at {1} of {2} ε, from {3} to {4}": "bij {1#} van {2#} ε, van {3#} tot {4#}",
  "{1} random distributions by Jeffreys' prior of each of the paper's six sizes, under lip: the share of H(X) that is kept. Bars are one standard deviation of it among the distributions. The text of the paper names no levels. We take ε from 0.25 to 3.":
    "{1#} willekeurige verdelingen volgens de prior van Jeffreys van elk van de zes maten van het artikel, onder lip: het deel van H(X) dat behouden blijft. De streepjes zijn één standaardafwijking daarvan onder de verdelingen. De tekst van het artikel noemt geen niveaus. Wij nemen ε van 0,25 tot 3.",
  "100 distributions from the Jeffreys prior of each size (a, c) = (5, 2), (2, 5), (5, 5), (3, 5), (5, 7), (7, 5). The utility is I(X;Y)/H(X), and bars are its standard deviation.":
    "100 verdelingen uit de prior van Jeffreys van elke maat (a, c) = (5, 2), (2, 5), (5, 5), (3, 5), (5, 7), (7, 5). Het nut is I(X;Y)/H(X), en de streepjes zijn de standaardafwijking ervan.",
  "On the whole CR gains on GRR as a grows compared to c.": "Over het geheel wint CR terrein op GRR naarmate a groter is ten opzichte van c.",
  "The difference between distributions matters more than that between the two protocols.": "Het verschil tussen verdelingen weegt zwaarder dan dat tussen de twee protocollen.",
  "That depends on the size. At ε = 1 the difference of the means is larger than one standard deviation of either protocol with (5, 5) and (7, 5).": "Dat hangt van de maat af. Bij ε = 1 is het verschil van de gemiddelden bij (5, 5) en (7, 5) groter dan één standaardafwijking van elk van beide protocollen.",
  "The paper finds α by solving equations (26) and (30). We have it in closed form. If the data may go as they are at some ε, they do so here; the paper does not say what happens then.":
    "Het artikel vindt α door vergelijkingen (26) en (30) op te lossen. Wij hebben α in gesloten vorm. Als de gegevens bij een ε naar buiten mogen zoals ze zijn, gebeurt dat hier; het artikel zegt niet wat er dan gebeurt.",
  " times as much": " keer zoveel",
  "a = {1}, c = {2}": "a = {1#}, c = {2#}",
  "I(X;Y)/H(X), mean": "I(X;Y)/H(X), gemiddeld",
  "CR and GRR keep on average at ε = 1: {1}.": "CR en GRR behouden gemiddeld bij ε = 1: {1*}.",
  "What α explains of the difference between Conditional Reporting and randomised response": "Wat α verklaart van het verschil tussen Conditional Reporting en randomized response",
  "{1} random distributions by Jeffreys' prior with a = c = {2}, under lip. Each mark is a distribution: how much larger α is with CR than with GRR, and how much more of I(X;Y) CR keeps, in nats. We draw so many distributions {3} times; the pictures have the first ones.":
    "{1#} willekeurige verdelingen volgens de prior van Jeffreys met a = c = {2#}, onder lip. Elk teken is een verdeling: hoeveel groter α is bij CR dan bij GRR, en hoeveel meer CR van I(X;Y) behoudt, in nats. Wij loten {3#} keer zoveel verdelingen; de grafieken hebben de eerste.",
  "100 random distributions with a = c = 5, at ε = 1, 1.5 and 2: the difference in α against the difference in utility.": "100 willekeurige verdelingen met a = c = 5, bij ε = 1, 1,5 en 2: het verschil in α tegen het verschil in nut.",
  "A difference in α explains a large part of the difference in information: ρ = 0.9815, 0.9889 and 0.9731.": "Een verschil in α verklaart een groot deel van het verschil in informatie: ρ = 0,9815, 0,9889 en 0,9731.",
  "Categories of the secret, and of the data": "Categorieën van het geheim, en van de gegevens",
  "α of CR − α of GRR": "α van CR − α van GRR",
  "I(X;Y) of CR − I(X;Y) of GRR, nats": "I(X;Y) van CR − I(X;Y) van GRR, nats",
  "At ε = {1} ρ is {2}, and from {3} to {4} over all runs. The paper has {5}.": "Bij ε = {1#} is ρ {2#}, en van {3#} tot {4#} over alle herhalingen. Het artikel heeft {5#}.",
  "α by ε on the Adult data": "α naar ε op de Adult-gegevens",
  "The α that Conditional Reporting and randomised response have at each ε under lip, for the distributions of Figure 6(b) and (d). The larger it is, the less random is the protocol.":
    "De α die Conditional Reporting en randomized response bij elke ε onder lip hebben, voor de verdelingen van Figuur 6(b) en (d). Hoe groter die is, hoe minder toeval er in het protocol zit.",
  "α against ε for the experiments of Figure 6(b) and (d): S = occupation, and X = education or relationship.": "α tegen ε voor de proeven van Figuur 6(b) en (d): S = beroep, en X = opleiding of verwantschap.",
  "GRR has the larger α in 9(a), and CR in 9(b).": "GRR heeft de grotere α in 9(a), en CR in 9(b).",
  "That corresponds to GRR keeping more in 6(b), and CR in 6(d).": "Dat komt overeen met wat ze behouden: GRR meer in 6(b), en CR in 6(d).",
  "At most ε, but not at all. In 6(b) up to ε = 0.3, and in 6(d) at 0.6 and 0.8, the protocol with the smaller α keeps more.": "Bij de meeste ε, maar niet bij alle. In 6(b) tot en met ε = 0,3, en in 6(d) bij 0,6 en 0,8, behoudt het protocol met de kleinere α meer.",
  "{1}: at ε = 1 α is {2} with CR and {3} with GRR.": "{1}: bij ε = 1 is α {2#} met CR en {3#} met GRR.",
};
