// SPDX-License-Identifier: GPL-3.0-or-later
/** What the figures of paper A say of themselves, in Dutch: English templates with what they are here. `{1*}` is a list, said piece by piece. */
import type { Catalogue } from "../catalogue.js";

export const ofA: Catalogue = {
  "Figure 3": "Figuur 3",
  "How long an optimum takes: lip and ldp": "Hoelang een optimum duurt: lip en ldp",
  "Random distributions of a secret with 2 and data with {1} categories, at four levels: the milliseconds that the best protocol takes, found, rounded to integers and proved.":
    "Willekeurige verdelingen van een geheim met 2 en gegevens met {1#} categorieën, op vier niveaus: hoeveel milliseconden het duurt om het beste protocol te vinden, op gehele getallen af te ronden en te bewijzen.",
  "0.0206 s for lip on average, and 133 s for ldp, by the paper's own programs.":
    "Gemiddeld 0,0206 s voor lip en 133 s voor ldp, met de programma’s van het artikel zelf.",
  "Under ldp, too, a report is compared with others one at a time, so its posteriors form a polytope of dimension a − 1 with a + c(c − 1) conditions, not one of dimension a(a − 1): that lip is in itself so much cheaper is not so.":
    "Ook onder ldp wordt een bericht steeds met één ander tegelijk vergeleken; de inschattingen erna vormen dus een polytoop van dimensie a − 1 met a + c(c − 1) voorwaarden, niet een van dimensie a(a − 1): dat lip op zichzelf zoveel goedkoper is, klopt niet.",
  "Random distributions": "Willekeurige verdelingen",
  "Categories of the data": "Categorieën van de gegevens",
  "Milliseconds: median, least and most": "Milliseconden: mediaan, kleinste en grootste",
  "lip takes {1} ms and ldp {2} ms: {3} times as long, where the paper's programs took {4} times as long.":
    "lip duurt {1#} ms en ldp {2#} ms: {3#} keer zo lang, tegen {4#} keer zo lang bij de programma’s van het artikel.",
  "With many secrets lip is the faster one: for the Adult data, {1}, a protocol takes {2}.":
    "Met veel geheimen is lip sneller: bij de Adult-gegevens, {1}, duurt een protocol {2*}.",
  "Figure 4": "Figuur 4",
  "What is kept: lip at ε and at ε/2 beside ldp at ε": "Wat behouden blijft: lip op ε en op ε/2 naast ldp op ε",
  "{1} random distributions like those of Figure 3, of a secret with {2} and data with {3} categories: the share of the data's information that the best protocol keeps. A protocol that is ε/2-lip is ε-ldp, and one that is ε-ldp is ε-lip, so the three cannot cross.":
    "{1#} willekeurige verdelingen zoals die van Figuur 3, van een geheim met {2#} en gegevens met {3#} categorieën: het deel van de informatie dat het beste protocol behoudt. Een protocol dat ε/2-lip is, is ε-ldp, en een dat ε-ldp is, is ε-lip; de drie lijnen kunnen elkaar dus niet kruisen.",
  "The best ε-lip protocol keeps the most, the best ε/2-lip one somewhat less than the best ε-ldp one.":
    "Het beste ε-lip-protocol behoudt het meest, het beste ε/2-lip-protocol iets minder dan het beste ε-ldp-protocol.",
  "The caption of the preprint has ldp and lip the wrong way round; the journal's version is right.":
    "In het bijschrift van de preprint zijn ldp en lip verwisseld; de versie in het tijdschrift klopt.",
  "Categories of the secret": "Categorieën van het geheim",
  "lip at ε": "lip op ε",
  "ldp at ε": "ldp op ε",
  "lip at ε/2": "lip op ε/2",
  "Level ε": "Niveau ε",
  "Kept of the information, mean": "Behouden informatie, gemiddeld",
  "In {1} of {2} cases the three are in the order ε-lip, ε-ldp, ε/2-lip.":
    "In {1#} van de {2#} gevallen staan de drie in de volgorde ε-lip, ε-ldp, ε/2-lip.",
  "Kept on average at level 1: {1}.": "Gemiddeld behouden op niveau 1: {1*}.",
  "Figure 5": "Figuur 5",
  "Side-channel resistance: what it costs": "Bestand tegen voorkennis: wat dat kost",
  "Random distributions of a secret with 2 categories and two attributes, of {1} and {2} values: what the best protocol keeps whose reports stay within the level for somebody who knows one attribute already, too (srlip), beside protocols that treat each attribute by itself, and the best one without that resistance (lip). The paper has three attributes, of 3, 3 and 4 values; these are smaller, so that you need not wait.":
    "Willekeurige verdelingen van een geheim met 2 categorieën en twee kenmerken, van {1#} en {2#} waarden: wat het beste protocol behoudt waarvan de berichten ook binnen het niveau blijven voor wie één kenmerk al kent (srlip), naast protocollen die elk kenmerk afzonderlijk behandelen, en naast het beste zonder die bescherming (lip). Het artikel heeft drie kenmerken, van 3, 3 en 4 waarden; deze zijn kleiner, zodat u niet hoeft te wachten.",
  "Protocols for each attribute, by Theorem 4, keep much less than the best lip protocol. Finding them took 476 times as long, on average.":
    "Protocollen voor elk kenmerk, volgens stelling 4, behouden veel minder dan het beste lip-protocol. Ze te vinden duurde gemiddeld 476 keer zo lang.",
  "The paper's Theorem 4, by which levels of attributes add up, is false: two attributes may each say nothing of a secret and both together all of it. Here the level of the product is measured on the whole and scaled until it is what was asked for. And the best srlip protocol on the whole, which the paper does not compute, is a polytope of dimension a − 1 like any other. At these sizes it is found faster than levels of products, each of which takes several searches; and dividing the level one after the other comes to the same as by itself.":
    "Stelling 4 van het artikel, dat niveaus van kenmerken optellen, is onjuist: twee kenmerken kunnen elk niets over een geheim zeggen en samen alles. Hier wordt het niveau van het product als geheel gemeten en bijgesteld tot het is wat werd gevraagd. En het beste srlip-protocol als geheel, dat het artikel niet berekent, is een polytoop van dimensie a − 1 zoals elk ander. Bij deze maten is het sneller te vinden dan niveaus van producten, die elk meerdere zoektochten kosten; en het niveau na elkaar verdelen komt op hetzelfde neer als elk afzonderlijk.",
  "Values of the first attribute": "Waarden van het eerste kenmerk",
  "Values of the second attribute": "Waarden van het tweede kenmerk",
  "lip, best": "lip, het beste",
  "srlip, best": "srlip, het beste",
  "srlip, one after the other": "srlip, na elkaar",
  "srlip, each by itself": "srlip, elk afzonderlijk",
  "Kept on average at level 0.5: {1}.": "Gemiddeld behouden op niveau 0,5: {1*}.",
  "A protocol took on average, in that order, {1}.": "Een protocol duurde gemiddeld, in deze volgorde, {1*}.",
  "Best, seeing X": "Het beste dat X ziet",
  "Conditional Reporting": "Conditional Reporting",
  "Randomised response": "Randomized response",
  "Unary encoding": "Unary encoding",
  "Figure 6": "Figuur 6",
  "Protocols on the Adult data under lip": "Protocollen op de Adult-gegevens onder lip",
  "Six pairs of a secret and data in the Adult census data (32,561 people), {1} levels: the share of the data's information that four protocols keep. That the levels go from 0.1 to 2 is our reading.":
    "Zes paren van een geheim en gegevens uit de volkstellingsgegevens Adult (32.561 mensen), {1#} niveaus: het deel van de informatie dat vier protocollen behouden. Dat de niveaus van 0,1 tot 2 lopen, is onze lezing.",
  "Randomised response and Conditional Reporting lie between the optimum and unary encoding. The distribution decides which of the two keeps more. Unary encoding falls off at high levels, towards H(X)/2. Its information was infeasible to compute for education, and so was the optimum in some cases for occupation.":
    "Randomized response en Conditional Reporting liggen tussen het optimum en unary encoding. Welke van de twee meer behoudt, hangt van de verdeling af. Unary encoding zakt op hoge niveaus weg, naar H(X)/2. De informatie ervan was voor opleiding niet te berekenen, en het optimum in sommige gevallen niet voor beroep.",
  "The panels that the paper had to leave out are filled in. The last two have X = sex (2 categories), not race (5) as printed. Unary encoding's information is a sum of 2^a terms with a closed form each, so it is known exactly; it keeps H(X)/2 at most. Conditional Reporting is not always ahead where there are more categories than secrets: on these tables randomised response keeps more of education at all but the lowest levels. Conditional Reporting sees the secret, so at low levels it may keep more than the best protocol that does not.":
    "De delen die het artikel moest weglaten, staan er hier wel. De laatste twee hebben X = sex (2 categorieën), niet race (5), zoals gedrukt. De informatie van unary encoding is een som van 2^a termen met elk een gesloten vorm, en dus precies bekend; ze is hoogstens H(X)/2. Conditional Reporting ligt niet altijd voor waar er meer categorieën dan geheimen zijn: op deze tabellen behoudt randomized response meer van de opleiding, behalve op de laagste niveaus. Conditional Reporting ziet het geheim, en kan op lage niveaus dus meer behouden dan het beste protocol dat het niet ziet.",
  "{1}, from level 0.1 to 2: {2} ({3} s in all).": "{1}, van niveau 0,1 tot 2: {2*} (samen {3#} s).",
  "Figure 7": "Figuur 7",
  "Conditional Reporting beside randomised response": "Conditional Reporting naast randomized response",
  "Random distributions by Jeffreys' prior with 5 secrets and as many, twice and five times as many categories of the data, under lip. The paper's own sizes are not known to us; these are chosen by us.":
    "Willekeurige verdelingen volgens de prior van Jeffreys met 5 geheimen en evenveel, twee keer en vijf keer zoveel categorieën van de gegevens, onder lip. De maten van het artikel zelf kennen wij niet; deze hebben wij gekozen.",
  "Conditional Reporting gains on randomised response as there are more categories for each secret.":
    "Conditional Reporting wint terrein op randomized response naarmate er bij elk geheim meer categorieën zijn.",
  "Both are calibrated in closed form, where the paper finds roots; above the level at which the data may go as they are, they are left as they are, of which the paper says nothing.":
    "Beide zijn in gesloten vorm afgesteld, waar het artikel nulpunten zoekt; boven het niveau waarop de gegevens naar buiten mogen zoals ze zijn, blijven ze zoals ze zijn, en daarover zegt het artikel niets.",
  "{1} secrets, {2} categories": "{1#} geheimen, {2#} categorieën",
  "Kept, mean": "Behouden, gemiddeld",
  "At level 1 Conditional Reporting keeps {1}.": "Op niveau 1 behoudt Conditional Reporting {1*}.",
  "Figure 8": "Figuur 8",
  "How much more Conditional Reporting keeps, by categories for each secret":
    "Hoeveel meer Conditional Reporting behoudt, naar het aantal categorieën bij elk geheim",
  "Random distributions by Jeffreys' prior with 2 to 10 secrets and 2 to 10 categories of the data: the information that Conditional Reporting keeps more than randomised response under lip (nats, mean), by a/c, the number of categories for each secret. Each run draws its own distributions; the correlation is told with the range of the middle 95 % of runs.":
    "Willekeurige verdelingen volgens de prior van Jeffreys met 2 tot 10 geheimen en 2 tot 10 categorieën van de gegevens: de informatie die Conditional Reporting onder lip meer behoudt dan randomized response (nats, gemiddeld), naar a/c, het aantal categorieën bij elk geheim. Elke herhaling loot eigen verdelingen; bij de correlatie staat het bereik van de middelste 95% van de herhalingen.",
  "Correlations of 0.9815, 0.9889 and 0.9731.": "Correlaties van 0,9815, 0,9889 en 0,9731.",
  "Which sizes, distributions and levels the paper's three figures belong to is not known to us; ours are stated. The correlation depends on them: it is lower where many of the distributions may go as they are.":
    "Bij welke maten, verdelingen en niveaus de drie grafieken van het artikel horen, weten wij niet; die van ons staan erbij. De correlatie hangt ervan af: ze is lager waar veel van de verdelingen naar buiten mogen zoals ze zijn.",
  "Random distributions of each size": "Willekeurige verdelingen van elke maat",
  "Level {1}": "Niveau {1#}",
  "Categories for each secret, a/c": "Categorieën bij elk geheim, a/c",
  "Kept more than by randomised response (nats)": "Meer behouden dan met randomized response (nats)",
  ", from {1} to {2} over {3} runs": ", van {1#} tot {2#} over {3#} herhalingen",
  "At level {1} the correlation is {2}{3}.": "Op niveau {1#} is de correlatie {2#}{3~}.",
  "Figure 9": "Figuur 9",
  "Many categories: Conditional Reporting, randomised response, unary encoding":
    "Veel categorieën: Conditional Reporting, randomized response, unary encoding",
  "Random distributions by Jeffreys' prior, under lip, by the number of categories of the data. The paper's own sizes are not known to us; these are chosen by us.":
    "Willekeurige verdelingen volgens de prior van Jeffreys, onder lip, naar het aantal categorieën van de gegevens. De maten van het artikel zelf kennen wij niet; deze hebben wij gekozen.",
  "Unary encoding's information could not be computed for many categories. Where the level is high it keeps half of the data's information at most.":
    "De informatie van unary encoding kon voor veel categorieën niet worden berekend. Waar het niveau hoog is, blijft hoogstens de helft van de informatie behouden.",
  "The information of unary encoding is computed exactly here.":
    "De informatie van unary encoding is hier precies berekend.",
  "With {1} categories, at level {2}, the average kept is: {3}.":
    "Bij {1#} categorieën, op niveau {2#}, blijft gemiddeld behouden: {3*}.",
  "Unary encoding keeps {1} at most, never more than a half.":
    "Unary encoding behoudt hoogstens {1*}, nooit meer dan de helft.",
};
