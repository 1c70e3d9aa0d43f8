// SPDX-License-Identifier: GPL-3.0-or-later
/** What the figures of the other papers, and words of all say of themselves, in Dutch: English templates with what they are here. `{1*}` is a list, said piece by piece. */
import type { Catalogue } from "../catalogue.js";

export const ofOthers: Catalogue = {
  "Markov, keep or draw anew": "Markov, behouden of opnieuw loten",
  "Markov, best for the same P(Y|S)": "Markov, het beste bij dezelfde P(Y|S)",
  "Non-Markov, told the secret": "Niet-Markov, kent het geheim",
  "Best, told the secret": "Het beste dat het geheim kent",
  "Example 1": "Voorbeeld 1",
  "What linear reduction keeps, and what it gives away": "Wat lineaire reductie behoudt, en wat ze prijsgeeft",
  "P(first secret)": "P(eerste geheim)",
  "I(X;Y), nats": "I(X;Y), nats",
  "Kept, by what is given away": "Behouden, naar wat wordt prijsgegeven",
  "I(S;Y), nats": "I(S;Y), nats",
  "Table 1": "Tabel 1",
  "The example with three profiles": "Het voorbeeld met drie profielen",
  "Largest chance of another category, made least": "Grootste kans op een andere categorie, zo klein mogelijk",
  "Expected error, made least": "Verwachte fout, zo klein mogelijk",
  "Randomised response, chance of another category": "Randomized response, kans op een andere categorie",
  "Figure 2": "Figuur 2",
  "Figure 2(b) and (c)": "Figuren 2(b) en (c)",
  "Local differential privacy": "Lokale differential privacy",
  "Chance of a flip": "Kans op omdraaien",
  "Kept of H(S,X), mean": "Behouden van H(S,X), gemiddeld",
  "CR, calibrated tightly": "CR, scherp afgesteld",
  "IR, calibrated tightly": "IR, scherp afgesteld",
  "What robust protocols keep, by the size of the sample":
    "Wat robuuste protocollen behouden, naar de omvang van de steekproef",
  People: "Mensen",
  Chance: "Kans",
  " and ": " en ",
  ", and ": ", en ",
  Kept: "Behouden",
  Levels: "Niveaus",
  Points: "Punten",
  Runs: "Herhalingen",
  " to ": " tot ",
  " from ": " van ",
  " categories": " categorieën",
  ", where PolyOpt keeps ": " tegenover PolyOpt met ",
  "The paper's example of two secrets and four categories. Linear reduction moves P(y|s) towards P(y) by a share α. Each α is the least for a level of log-lift (lip), and the other protocols stand beside it at that level. The formulas and numbers of the example are lost in our copy of the text.":
    "Het voorbeeld van het artikel met twee geheimen en vier categorieën. Lineaire reductie schuift P(y|s) met een aandeel α naar P(y) toe. Elke α is de kleinste voor een niveau van log-lift (lip), en op dat niveau staan de andere protocollen ernaast. De formules en getallen van het voorbeeld ontbreken in onze kopie van de tekst.",
  "A table of two secrets and four categories: 0.2, 0.1, 0.5, 0.2 and 0.5, 0.3, 0.1, 0.1.":
    "Een tabel met twee geheimen en vier categorieën: 0,2; 0,1; 0,5; 0,2 en 0,5; 0,3; 0,1; 0,1.",
  "The paper calls it a joint table, but each of its rows sums to 1. We take it as P(x|s), with both secrets as likely as each other.":
    "Het artikel noemt dit een gezamenlijke tabel, maar elke rij telt op tot 1. Wij lezen haar als P(x|s), met beide geheimen even waarschijnlijk.",
  "The scheme that sees the secret (non-Markov) keeps significantly more than the one that does not (Markov), at the same level of privacy.":
    "Het schema dat het geheim ziet (niet-Markov) behoudt aanzienlijk meer dan het schema dat het niet ziet (Markov), op hetzelfde niveau van bescherming.",
  "The Markov scheme that satisfies equation (3) is equation (7): keep the answer, or draw anew.":
    "Het Markov-schema dat aan vergelijking (3) voldoet, is vergelijking (7): het antwoord behouden, of opnieuw loten.",
  "Lemma 1": "lemma 1",
  "It is not the only one if there are fewer secrets than categories. A better one keeps more than twice as much at α = 0.5. Its line is not smooth: we try a few ways to reach P(Y|S), and the best of them changes.":
    "Het is niet het enige als er minder geheimen dan categorieën zijn. Een beter schema behoudt bij α = 0,5 meer dan twee keer zoveel. De lijn ervan is niet vloeiend: wij proberen een paar manieren om P(Y|S) te bereiken, en de beste daarvan wisselt.",
  "α reduces ldp and log-lift by about a factor of 1 − α.":
    "α verkleint ldp en log-lift met ongeveer een factor 1 − α.",
  "equation (6)": "vergelijking (6)",
  "Equation (6) is a first order and not a bound. We compute α exactly.":
    "Vergelijking (6) is een eerste orde en geen grens. Wij berekenen α precies.",
  "The non-Markov scheme is not unique. We show the one that keeps the most.":
    "Er is meer dan één niet-Markov-schema. Wij tonen het schema dat het meest behoudt.",
  "Three lines are ours: the best Markov scheme for the same P(Y|S), and the best protocols of all with the same level, without and with the secret.":
    "Drie lijnen zijn van ons: het beste Markov-schema bij dezelfde P(Y|S), en de beste protocollen van alle op hetzelfde niveau, zonder en met het geheim.",
  "Kept, by α": "Behouden, naar α",
  "Kept at α = 0.5 (log-lift {1}), in nats: {2}.": "Behouden bij α = 0,5 (log-lift {1#}), in nats: {2*}.",
  "Total variation distance and information": "Totale-variatieafstand en informatie",
  "{1} random channels P(y|s,x) for the table of Example 1, and the two schemes of linear reduction by α. Each mark is a channel: how far it is from reporting each answer as it is, and what it keeps. The text of the paper does not say which channels its figure has; these are ours.":
    "{1#} willekeurige kanalen P(y|s,x) bij de tabel van Voorbeeld 1, en de twee schema’s van lineaire reductie naar α. Elk teken is een kanaal: hoe ver het ervan af staat elk antwoord te melden zoals het is, en wat het behoudt. De tekst van het artikel zegt niet welke kanalen zijn figuur heeft; deze zijn van ons.",
  "The total variation distance between any channel and the one that keeps the most information, which reports each answer as it is.":
    "De totale-variatieafstand tussen een willekeurig kanaal en het kanaal dat de meeste informatie behoudt: dat meldt elk antwoord zoals het is.",
  "Appendix B": "bijlage B",
  "equation (13)": "vergelijking (13)",
  "I(X;Y) almost reverses the order of the distance: the nearer a channel is, the more it keeps.":
    "I(X;Y) keert de volgorde van de afstand bijna om: hoe dichterbij een kanaal is, hoe meer het behoudt.",
  "The distance says nothing about which of the non-Markov schemes with one α is the better one: all of them are as far away, and what they keep differs.":
    "De afstand zegt niet welk niet-Markov-schema bij één α het betere is: ze zijn alle even ver weg, en wat ze behouden verschilt.",
  "Random channels": "Willekeurige kanalen",
  "Total variation distance, P(Y ≠ X)": "Totale-variatieafstand, P(Y ≠ X)",
  "Of all pairs of random channels {1} are in reverse order. The schemes of linear reduction are so {2}.":
    "Van alle paren willekeurige kanalen staat {1*} in omgekeerde volgorde. Voor de schema’s van lineaire reductie geldt dat {2*}.",
  "The profiles of Table 1 as they are: how much noise each mechanism needs at five levels. Neighbours in the chain may not be told apart by more than a factor of e^ε.":
    "De profielen van Tabel 1 zoals ze zijn: hoeveel ruis elk mechanisme op vijf niveaus nodig heeft. Buren in de keten mogen met hoogstens een factor e^ε te onderscheiden zijn.",
  "A chain of three profiles over four categories: (.2, .3, .4, .1), (.3, .3, .3, .1), (.4, .4, .1, .1).":
    "Een keten van drie profielen over vier categorieën: (0,2; 0,3; 0,4; 0,1), (0,3; 0,3; 0,3; 0,1), (0,4; 0,4; 0,1; 0,1).",
  "The smooth mechanism makes the largest chance of another category as small as possible.":
    "Het smooth-mechanisme maakt de grootste kans op een andere categorie zo klein mogelijk.",
  "The text of the paper has no results for this table; these are ours. The same constraints allow a least expected error. It depends on P(Y|profile) alone, which is a small linear program and a coupling.":
    "De tekst van het artikel heeft geen uitkomsten voor deze tabel; deze zijn van ons. Onder dezelfde voorwaarden is er ook een kleinste verwachte fout. Die hangt alleen van P(Y|profiel) af: een klein lineair programma en een koppeling.",
  "At ε = {1} the largest chance is {2}, the expected error {3}.":
    "Bij ε = {1*} is de grootste kans {2*}, de verwachte fout {3*}.",
  "Neighbours differ by a factor of 3 at most, so from ε = ln 3 = 1.0986 on nothing has to be changed.":
    "Buren verschillen hoogstens een factor 3; vanaf ε = ln 3 = 1,0986 hoeft er dus niets te veranderen.",
  "Figure 2(a)": "Figuur 2(a)",
  "One bit, two profiles: how often it has to be flipped":
    "Eén bit, twee profielen: hoe vaak hij omgedraaid moet worden",
  "Each of two profiles with different P(1) has a chance that its bit is flipped. Then they cannot be told apart by more than a factor of e^ε, at ε = {1}. The larger of the two chances is shown. The paper's ε, its profiles and the objective of equation (5) are lost in our copy of the text. We make the larger chance as small as possible. We take P(1) = ½ ± d/2, and beside it 0 and d.":
    "Elk van twee profielen met verschillende P(1) heeft een kans dat zijn bit wordt omgedraaid. Dan zijn ze hoogstens met een factor e^ε te onderscheiden, bij ε = {1#}. De grootste van de twee kansen staat er. De ε van het artikel, de profielen en de doelfunctie van vergelijking (5) ontbreken in onze kopie van de tekst. Wij maken de grootste kans zo klein mogelijk. Wij nemen P(1) = ½ ± d/2, en daarnaast 0 en d.",
  "Two profiles that are neighbours: the chance of a flip by the difference of their P(1). Warner's randomised response stands beside it.":
    "Twee profielen die buren zijn: de kans op omdraaien naar het verschil van hun P(1). De randomized response van Warner staat ernaast.",
  "The chance of a flip grows with the difference between the profiles.":
    "De kans op omdraaien groeit met het verschil tussen de profielen.",
  "It stays below the chance that local differential privacy needs.":
    "Ze blijft onder de kans die lokale differentiële privacy nodig heeft.",
  "At a difference of 1 both are the same. Section 5.1 of the paper says so, too.":
    "Bij een verschil van 1 zijn beide gelijk. Paragraaf 5.1 van het artikel zegt dat ook.",
  "One chance for both profiles has a closed form, N/(2N + e^ε − 1), with N cut off at 0. The smooth mechanism needs as much where one P(1) is below ½ and the other above. If both are on one side, it needs less, unless neither needs any.":
    "Eén kans voor beide profielen heeft een gesloten vorm, N/(2N + e^ε − 1), met N afgekapt op 0. Het smooth-mechanisme heeft evenveel nodig waar de ene P(1) onder ½ ligt en de andere erboven. Liggen beide aan één kant, dan heeft het minder nodig, tenzij geen van beide iets nodig heeft.",
  "P(1) = ½ ± d/2": "P(1) = ½ ± d/2",
  "Ours: P(1) = 0 and d": "Van ons: P(1) = 0 en d",
  "Difference d of P(1)": "Verschil d van P(1)",
  "At ε = {1} a bit is flipped with chance {2} if d is 0.2, {3} if d is 0.6, and {4} if d is 1. Local differential privacy needs {5} always.":
    "Bij ε = {1#} wordt een bit omgedraaid met kans {2#} als d 0,2 is, {3#} als d 0,6 is, en {4#} als d 1 is. Lokale differentiële privacy heeft altijd {5#} nodig.",
  "Several categories: the error of each": "Meer categorieën: de fout van elke",
  "The profiles of Table 1. The cost of a category is the largest error of its chance in any profile: how far P(report) is from P(answer). Equation (7) is lost in our copy of the text. This is how we read its “maximum absolute error for each output”. The text of the paper names no levels. We take ε from 0.1 to 1.2.":
    "De profielen van Tabel 1. De kosten van een categorie zijn de grootste fout van haar kans in enig profiel: hoe ver P(bericht) van P(antwoord) af ligt. Vergelijking (7) ontbreekt in onze kopie van de tekst. Zo lezen wij de “maximum absolute error for each output” ervan. De tekst van het artikel noemt geen niveaus. Wij nemen ε van 0,1 tot 1,2.",
  "A chain of three profiles over four categories, and four costs at each ε: the maximum absolute error of each output. Randomised response over the categories stands beside the smooth mechanism.":
    "Een keten van drie profielen over vier categorieën, en vier kosten bij elke ε: de grootste absolute fout van elke uitkomst. Randomized response over de categorieën staat naast het smooth-mechanisme.",
  "equation (7)": "vergelijking (7)",
  "Categories that say less about the profile have lower costs.":
    "Categorieën die minder over het profiel zeggen, hebben lagere kosten.",
  "Figure 2(c)": "Figuur 2(c)",
  "Randomised response uses nothing of this structure and performs worse.":
    "Randomized response gebruikt niets van deze structuur en doet het slechter.",
  "Figure 2(b)": "Figuur 2(b)",
  "The costs are not unique: several mechanisms reach the same largest chance, and differ in them. We show one.":
    "De kosten liggen niet vast: meerdere mechanismen bereiken dezelfde grootste kans, met andere kosten. Wij tonen er één.",
  "Category {1}": "Categorie {1#}",
  "Cost, equation (7)": "Kosten, vergelijking (7)",
  "Smooth mechanism": "Smooth-mechanisme",
  "At ε = 0.5 the four costs are {1} with the smooth mechanism, and {2} with randomised response.":
    "Bij ε = 0,5 zijn de vier kosten {1*} met het smooth-mechanisme, en {2*} met randomized response.",
  "One bit, a chain of profiles: P(report 1)": "Eén bit, een keten van profielen: P(bericht 1)",
  "Chains of 6 and of 21 profiles, each the neighbour of the next: the chance that 1 is reported, by ε, a line for each profile. The wider the lines spread, the less noise there is. The interval of the paper's P(1) and the objective of equation (5) are lost in our copy of the text. We take 0 to 1, and ε from 0.1 to 4. We make the largest chance of a flip as small as possible, and then the sum of all.":
    "Ketens van 6 en van 21 profielen, elk de buur van het volgende: de kans dat 1 wordt gemeld, naar ε, met een lijn voor elk profiel. Hoe wijder de lijnen uiteenlopen, hoe minder ruis er is. Het interval van de P(1) van het artikel en de doelfunctie van vergelijking (5) ontbreken in onze kopie van de tekst. Wij nemen 0 tot 1, en ε van 0,1 tot 4. Wij maken de grootste kans op omdraaien zo klein mogelijk, en dan de som van alle.",
  "Chains of 6 and 21 profiles with P(1) in equal steps: the chance that the output is 1 against ε, for the smooth one-bit mechanism and for randomised response.":
    "Ketens van 6 en 21 profielen met P(1) in gelijke stappen: de kans dat de uitkomst 1 is tegen ε, voor het smooth-one-bit-mechanisme en voor randomized response.",
  "For low ε the chance is close to ½ with both. For higher ε it spreads out.":
    "Bij lage ε ligt de kans bij beide dicht bij ½. Bij hogere ε loopt ze uiteen.",
  "With the smooth mechanism the ends of a chain are not that close to ½: only neighbours have to be alike. With 21 profiles they are far apart at ε = 0.1 already.":
    "Bij het smooth-mechanisme liggen de uiteinden van een keten niet zo dicht bij ½: alleen buren moeten op elkaar lijken. Bij 21 profielen liggen ze bij ε = 0,1 al ver uiteen.",
  "The smooth mechanism does better than randomised response with both chains.":
    "Het smooth-mechanisme doet het bij beide ketens beter dan randomized response.",
  "The paper does not evaluate its cluster mechanism, one chance of a flip for all profiles. Its chance is told beside.":
    "Het artikel beproeft zijn clustermechanisme niet, één kans op omdraaien voor alle profielen. De kans ervan staat erbij.",
  "Randomised response, {1} profiles": "Randomized response, {1#} profielen",
  "Smooth mechanism, {1} profiles": "Smooth-mechanisme, {1#} profielen",
  "P(report 1)": "P(bericht 1)",
  "P(1) = {1}": "P(1) = {1#}",
  "{1} profiles: P(report 1) goes from {2} at ε = 0.1 and from {3} at ε = 0.5; with randomised response from {4} and from {5}.":
    "{1#} profielen: P(bericht 1) loopt van {2*} bij ε = 0,1 en van {3*} bij ε = 0,5; met randomized response van {4*} en van {5*}.",
  "{1} profiles, at ε = 0.5: the smooth mechanism flips a bit with chance {2} at most, the cluster mechanism with {3}, randomised response with {4}.":
    "{1#} profielen, bij ε = 0,5: het smooth-mechanisme draait een bit hoogstens met kans {2#} om, het clustermechanisme met {3#}, randomized response met {4#}.",
  "What robust protocols keep, by ε": "Wat robuuste protocollen behouden, naar ε",
  "{1} random distributions by Jeffreys' prior of a secret with {2} and data with {3} categories, and a sample of {4} people from each. The pictures show which share of H(S,X) each protocol keeps, on average and with a 95 % interval. The paper writes U for the data and X for the pair.":
    "{1#} willekeurige verdelingen volgens de prior van Jeffreys van een geheim met {2#} en gegevens met {3#} categorieën, en uit elk een steekproef van {4#} mensen. De grafieken tonen welk deel van H(S,X) elk protocol behoudt, gemiddeld en met een interval van 95%. Het artikel schrijft U voor de gegevens en X voor het paar.",
  "200 distributions from the Jeffreys prior with 3 secrets and 3 categories, n = 1000 people from each, ε from 0.2 to 8, and α = 0.05.":
    "200 verdelingen uit de prior van Jeffreys met 3 geheimen en 3 categorieën, n = 1000 mensen uit elk, ε van 0,2 tot 8, en α = 0,05.",
  "PolyOpt keeps significantly more than the other protocols.":
    "PolyOpt behoudt aanzienlijk meer dan de andere protocollen.",
  "Randomised response keeps more than IR and CR if ε is large enough, typically from about ε = 4 on.":
    "Randomized response behoudt meer dan IR en CR als ε groot genoeg is, doorgaans vanaf ongeveer ε = 4.",
  "Here, with 3 × 3, it passes both of them below ε = 3. Figure 3 has 5 × 5.":
    "Hier, met 3 × 3, gaat het beide voorbij onder ε = 3. Figuur 3 heeft 5 × 5.",
  "Here it passes IR at about ε = 3.6 with each n. It passes CR at about 3.6, 4.8 and 5.8, as n grows.":
    "Hier gaat het IR voorbij bij ongeveer ε = 3,6, met elke n. Het gaat CR voorbij bij ongeveer 3,6, 4,8 en 5,8, als n groeit.",
  "At ε about 1, IR and CR clearly keep more than randomised response.":
    "Bij ε rond 1 behouden IR en CR duidelijk meer dan randomized response.",
  "IR and CR keep about as much as each other at high privacy.":
    "IR en CR behouden bij sterke bescherming ongeveer evenveel.",
  "Here CR keeps several times as much as IR at ε = 0.2 and 0.5, though both keep little.":
    "Hier behoudt CR bij ε = 0,2 en 0,5 enkele keren zoveel als IR, al behouden beide weinig.",
  "Equation (6) of the paper also compares distributions of one secret with each other. Its privacy, equation (3), does not ask for that. Our PolyOpt compares distributions only between secrets, and so keeps more.":
    "Vergelijking (6) van het artikel vergelijkt ook verdelingen van één geheim met elkaar. De bescherming zelf, vergelijking (3), vraagt dat niet. Onze PolyOpt vergelijkt alleen verdelingen van verschillende geheimen, en behoudt dus meer.",
  "The pictures of this page allow for the paper's set of distributions, by Pearson's statistic. Computed in your window, they allow for that of a likelihood ratio test: protocols keep a little less.":
    "De plaatjes van deze pagina gaan uit van de verzameling verdelingen uit het artikel, met de statistiek van Pearson. Berekend in uw venster gaan ze uit van die van een likelihood-ratiotoets: protocollen behouden iets minder.",
  "CR and IR can be calibrated more tightly than by the paper's norms.":
    "CR en IR zijn krapper af te stellen dan met de normen van het artikel.",
  Ours: "Van ons",
  "The paper's protocols": "De protocollen van het artikel",
  "PolyOpt, only between secrets": "PolyOpt, alleen tussen geheimen",
  "Kept on average at ε = 0.2: {1}.": "Gemiddeld behouden bij ε = 0,2: {1*}.",
  "Kept on average at ε = 1: {1}.": "Gemiddeld behouden bij ε = 1: {1*}.",
  "Ours: at ε = 1 the best protocol for the ranges of all cells keeps {1}, where PolyOpt keeps {2} ({3} distributions).":
    "Van ons: bij ε = 1 behoudt het beste protocol voor de bereiken van alle cellen {1*}, tegen {2*} met PolyOpt ({3#} verdelingen).",
  "not {1}": "{1} niet",
  "{1} at about ε = {2}": "{1} bij ongeveer ε = {2#}",
  "Randomised response passes {1} and {2}.": "Randomized response gaat voorbij {1~} en {2~}.",
  "{1} random distributions by Jeffreys' prior of a secret with {2} and data with {3} categories, and samples of three sizes from each. The text of the paper names no sizes; these are ours. The pictures show which share of H(S,X) each protocol keeps, on average and with a 95 % interval.":
    "{1#} willekeurige verdelingen volgens de prior van Jeffreys van een geheim met {2#} en gegevens met {3#} categorieën, en uit elk steekproeven van drie maten. De tekst van het artikel noemt geen maten; deze zijn van ons. De grafieken tonen welk deel van H(S,X) elk protocol behoudt, gemiddeld en met een interval van 95%.",
  "The same as in Figure 2 with 5 secrets, 5 categories and changing n, without PolyOpt.":
    "Hetzelfde als in Figuur 2 met 5 geheimen, 5 categorieën en wisselende n, zonder PolyOpt.",
  "CR keeps more for larger n.": "CR behoudt meer bij grotere n.",
  "IR keeps more than CR for larger n.": "IR behoudt meer dan CR bij grotere n.",
  "Here CR keeps more than IR for larger n, as section V of the paper says.":
    "Hier behoudt CR meer dan IR bij grotere n, zoals paragraaf V van het artikel zegt.",
  "The paper leaves PolyOpt out for computability reasons. We compute it for these sizes as well, at ε = 1.":
    "Het artikel laat PolyOpt weg omdat het niet te berekenen was. Wij berekenen het ook bij deze maten, met ε = 1.",
  "n = {1}": "n = {1#}",
  "Kept on average at ε = 1 with {1}: {2}.": "Gemiddeld behouden bij ε = 1 met {1~}: {2*}.",
  "With {1}: {2}": "Met {1~}: {2~}",
  " with ": " met ",
  "Ours: at ε = 1 PolyOpt keeps {1} ({2} distributions).":
    "Van ons: bij ε = 1 behoudt PolyOpt {1*} ({2#} verdelingen).",
  Conclusion: "conclusie",
};
