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
  "The paper's example of two secrets and four categories. Linear reduction moves P(y|s) towards P(y) by a share alpha; each alpha is the least for a level of log-lift (lip), and at that level the other protocols stand beside it.":
    "Het voorbeeld van het artikel met twee geheimen en vier categorieën. Lineaire reductie schuift P(y|s) met een aandeel alpha naar P(y) toe; elke alpha is de kleinste voor een niveau van log-lift (lip), en op dat niveau staan de andere protocollen ernaast.",
  "The non-Markov scheme keeps much more than the Markov one at the same alpha and the same I(S;Y), with P(Y) = P(X). The preprint's own values of alpha and of the information could not be read by us.":
    "Het niet-Markov-schema behoudt bij dezelfde alpha en dezelfde I(S;Y) veel meer dan het Markov-schema, met P(Y) = P(X). De waarden van alpha en van de informatie in de preprint konden wij niet lezen.",
  "The solution of the paper's Lemma 1 is not the only Markov one where there are fewer secrets than categories: a better one keeps more than twice as much at alpha 0.5. It does not keep steadily less as alpha grows: P(Y|S) is prescribed, and the best of a few ways to reach it (all of them are tried) changes. The non-Markov solution is not unique either; the one that keeps most is shown. The paper's eq. 6 is a first order and no bound: alpha is calibrated exactly here.":
    "De oplossing van Lemma 1 van het artikel is niet de enige Markov-oplossing waar er minder geheimen dan categorieën zijn: een betere behoudt bij alpha 0,5 meer dan twee keer zoveel. Ze behoudt niet gestaag minder als alpha groeit: P(Y|S) ligt vast, en de beste van een paar manieren om dat te bereiken (ze worden allemaal geprobeerd) wisselt. Ook de niet-Markov-oplossing is niet de enige; getoond wordt die welke het meest behoudt. Vergelijking 6 van het artikel is een eerste orde en geen grens: alpha is hier precies afgesteld.",
  "P(first secret)": "P(eerste geheim)",
  "Kept, by alpha": "Behouden, naar alpha",
  "I(X;Y), nats": "I(X;Y), nats",
  "Kept, by what is given away": "Behouden, naar wat wordt prijsgegeven",
  "I(S;Y), nats": "I(S;Y), nats",
  "Kept at alpha 0.5 (log-lift {1}), in nats: {2}.": "Behouden bij alpha 0,5 (log-lift {1#}), in nats: {2*}.",
  "Table 1": "Tabel 1",
  "The example with three profiles": "Het voorbeeld met drie profielen",
  "The profiles of Table 1 as they are: how far apart neighbours are, and what each mechanism needs at five levels.":
    "De profielen van Tabel 1 zoals ze zijn: hoe ver buren uit elkaar liggen, en wat elk mechanisme op vijf niveaus nodig heeft.",
  "Three distributions of four categories: (.2, .3, .4, .1), (.3, .3, .3, .1), (.4, .4, .1, .1).":
    "Drie verdelingen van vier categorieën: (0,2; 0,3; 0,4; 0,1), (0,3; 0,3; 0,3; 0,1), (0,4; 0,4; 0,1; 0,1).",
  "Largest chance of another category, made least": "Grootste kans op een andere categorie, zo klein mogelijk",
  "Expected error, made least": "Verwachte fout, zo klein mogelijk",
  "Randomised response, chance of another category": "Randomized response, kans op een andere categorie",
  "At levels {1} the largest chance is {2}, the expected error {3}.":
    "Op de niveaus {1*} is de grootste kans {2*}, de verwachte fout {3*}.",
  "Neighbours differ by a factor of 3 at most, so from level ln 3 = 1.0986 on nothing has to be changed.":
    "Buren verschillen hoogstens een factor 3, dus vanaf niveau ln 3 = 1,0986 hoeft er niets te veranderen.",
  "Figure 2": "Figuur 2",
  "Figure 2(b) and (c)": "Figuren 2(b) en (c)",
  "One bit: how often it has to be flipped": "Eén bit: hoe vaak het moet worden omgedraaid",
  "The chance that a bit is flipped so that profiles which are neighbours cannot be told apart by more than e^ε: two profiles with P(1) = ½ ± d/2, and a chain of profiles with P(1) evenly from 0 to 1 (the paper's interval could not be read by us; this one is assumed). Beside it the local differential privacy of the bit itself.":
    "De kans dat een bit wordt omgedraaid, zodat profielen die buren zijn hoogstens een factor e^ε uit elkaar te houden zijn: twee profielen met P(1) = ½ ± d/2, en een keten van profielen met P(1) gelijkmatig van 0 tot 1 (het interval van het artikel konden wij niet lezen; dit is een aanname). Daarnaast de lokale differential privacy van het bit zelf.",
  "Profile-based privacy needs far less noise than local differential privacy, the less the nearer profiles are to each other, and the smooth mechanism less than one chance for all.":
    "Privacy per profiel vraagt veel minder ruis dan lokale differential privacy, en minder naarmate profielen dichter bij elkaar liggen; het smooth-mechanisme vraagt minder dan één kans voor allen.",
  "The chance for one pair of profiles is known in closed form, N/(2N + e^ε − 1); evaluated as the paper's Theorem 10 has it, without cutting N off at 0, it may be nonsense.":
    "De kans voor één paar profielen is in gesloten vorm bekend, N/(2N + e^ε − 1); berekend zoals in Stelling 10 van het artikel, zonder N bij 0 af te kappen, kan er onzin uitkomen.",
  "Profiles of the chain": "Profielen van de keten",
  "d of the two profiles": "d van de twee profielen",
  "Two profiles, d = {1}": "Twee profielen, d = {1#}",
  "A chain of 6 profiles": "Een keten van 6 profielen",
  "A chain of {1} profiles": "Een keten van {1#} profielen",
  "One chance for all (cluster)": "Eén kans voor allen (cluster)",
  "Smooth: a chance for each profile, the largest": "Smooth: een kans per profiel, de grootste",
  "Local differential privacy": "Lokale differential privacy",
  "Chance of a flip": "Kans op omdraaien",
  "{1}, at level 0.5: {2} for all alike, {3} smooth, {4} without profiles.":
    "{1~}, op niveau 0,5: {2#} voor allen gelijk, {3#} smooth, {4#} zonder profielen.",
  "Several categories: noise of the smooth mechanism": "Meerdere categorieën: de ruis van het smooth-mechanisme",
  "The profiles of the paper's Table 1: the largest chance that an answer is reported as a given other one, where it is made as small as can be, and the chance of a report that is not the answer, where that is.":
    "De profielen van Tabel 1 van het artikel: de grootste kans dat een antwoord als een bepaald ander antwoord wordt gemeld, als die zo klein mogelijk is gemaakt, en de kans op een bericht dat niet het antwoord is, als dat met die kans is gedaan.",
  "Randomised response uses none of the structure of the profiles and performs worse than the smooth mechanism.":
    "Randomized response gebruikt niets van de structuur van de profielen en presteert slechter dan het smooth-mechanisme.",
  "The paper's objective for the errors of reports has several solutions. With the expected error as the objective only P(Y|profile) matters, which leaves a small linear program and a coupling of the two distributions.":
    "De doelfunctie van het artikel voor de fouten in berichten heeft meerdere oplossingen. Met de verwachte fout als doel doet alleen P(Y|profiel) ertoe; dan blijft een klein lineair programma over en een koppeling van de twee verdelingen.",
  "Smooth: least largest chance": "Smooth: kleinste grootste kans",
  "Smooth: least expected error": "Smooth: kleinste verwachte fout",
  "Largest chance of another category": "Grootste kans op een andere categorie",
  "Chance of a report that is not the answer": "Kans op een bericht dat niet het antwoord is",
  "At level 0.5 the largest chance is {1}, with randomised response {2}.":
    "Op niveau 0,5 is de grootste kans {1#}, met randomized response {2#}.",
  "What robust protocols keep, by the level": "Wat robuuste protocollen behouden, naar niveau",
  "{1} random distributions by Jeffreys' prior, a sample of {2} people from each, and a chance of about 0.05 that the true one is none of those allowed for: the share of H(S,X) that each protocol keeps. The paper has 3 categories of each and levels from 0.2 to 8; here there are {3} and {4}.":
    "{1#} willekeurige verdelingen volgens de prior van Jeffreys, van elk een steekproef van {2#} mensen, en een kans van ongeveer 0,05 dat de ware verdeling geen van die is waarmee rekening wordt gehouden: het deel van H(S,X) dat elk protocol behoudt. Het artikel heeft van beide 3 categorieën, en niveaus van 0,2 tot 8; hier zijn het er {3#} en {4#}.",
  "PolyOpt keeps significantly more than the others. Randomised response on the pair overtakes IR and CR at high levels, typically around ε = 4.":
    "PolyOpt behoudt duidelijk meer dan de andere. Randomized response op het paar haalt IR en CR op hoge niveaus in, meestal rond ε = 4.",
  "The paper compares distributions of one secret with themselves as well, which the privacy does not ask for; PolyOpt keeps more without. Both simple protocols can be calibrated more tightly than by the paper's norms. And PolyOpt is computed for 5 × 5, which the paper leaves out, in a fraction of a second.":
    "Het artikel vergelijkt ook verdelingen van hetzelfde geheim met elkaar, wat de belofte niet vraagt; zonder dat behoudt PolyOpt meer. Beide eenvoudige protocollen kunnen scherper worden afgesteld dan met de normen van het artikel. En PolyOpt wordt voor 5 × 5, wat het artikel weglaat, in een fractie van een seconde berekend.",
  "Kept of H(S,X), mean": "Behouden van H(S,X), gemiddeld",
  "PolyOpt keeps more than CR {1}, more than IR {2}.": "PolyOpt behoudt meer dan CR {1~}, meer dan IR {2~}.",
  "CR keeps more than randomised response {1}, more than IR {2}.":
    "CR behoudt meer dan randomized response {1~}, meer dan IR {2~}.",
  "IR keeps more than randomised response {1}.": "IR behoudt meer dan randomized response {1~}.",
  "Beyond the paper: where what each cell can be at most is reckoned with, too, the optimum keeps {1}.":
    "Verder dan het artikel: waar ook meetelt hoe groot elke cel hoogstens kan zijn, behoudt het optimum {1*}.",
  "All {1} protocols together took {2} s.": "Alle {1#} protocollen samen duurden {2#} s.",
  "at all {1} levels": "op alle {1#} niveaus",
  "at none of the levels": "op geen van de niveaus",
  "at {1} of {2} levels ({3})": "op {1#} van de {2#} niveaus ({3*})",
  "CR, calibrated tightly": "CR, scherp afgesteld",
  "IR, calibrated tightly": "IR, scherp afgesteld",
  "What robust protocols keep, by the size of the sample":
    "Wat robuuste protocollen behouden, naar de omvang van de steekproef",
  "Random distributions by Jeffreys' prior, with {1} secrets and {2} categories of the data, at level {3}: the more people the sample has, the fewer distributions have to be allowed for.":
    "Willekeurige verdelingen volgens de prior van Jeffreys, met {1#} geheimen en {2#} categorieën van de gegevens, op niveau {3#}: hoe meer mensen de steekproef telt, met des te minder verdelingen hoeft rekening te worden gehouden.",
  "The simple protocols improve with the size of the sample, CR more than IR; randomised response does not depend on it.":
    "De eenvoudige protocollen worden beter met de omvang van de steekproef, CR meer dan IR; randomized response hangt er niet van af.",
  "The paper's conclusion says that IR is better for large samples; its own figure, like this one, shows CR.":
    "Volgens de conclusie van het artikel is IR beter bij grote steekproeven; de figuur ervan toont, net als deze, CR.",
  "People in the sample": "Mensen in de steekproef",
  "What is kept on average, from {1} to {2} people: {3}.":
    "Wat gemiddeld behouden blijft, van {1#} tot {2#} mensen: {3*}.",
  Level: "Niveau",
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
  " ms under ": " ms onder ",
  " times as much as randomised response with ": " keer zoveel als randomized response bij ",
  " categories": " categorieën",
  " at level ": " op niveau ",
  ", where PolyOpt keeps ": " tegenover PolyOpt met ",
};
