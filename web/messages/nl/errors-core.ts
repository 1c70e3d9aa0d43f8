// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the core, in Dutch, under the ids of wasm/contract/core-texts.ts. */
import type * as texts from "../../../wasm/contract/core-texts.js";
import type { Translated } from "../catalogue.js";

export const core = {
  "alpha-out-of-range": { message: "Alfa ligt niet tussen 0 en 1.", remedy: "Kies een kleine waarde, zoals 0,05." },
  "asked-does-not-fit": {
    message: "Wat wordt gevraagd, past niet bij het kanaal.",
    remedy: "Geef de aantallen van de berichten van het protocol zelf.",
  },
  "attributes-alike": {
    message: "Twee categorieën van “{name}” hebben bij elk kenmerk dezelfde waarde.",
    remedy: "Tel ze als één categorie.",
  },
  "attributes-miscounted": {
    message: "“{name}” bestaat uit {attributes} kenmerken, gegeven voor {categories} categorieën.",
    remedy: "Geef hoogstens 10 kenmerken, elk met een waarde voor elke categorie.",
  },
  "average-exceeded": "Gemiddeld zeggen de berichten meer over het geheim dan de vermelde grens, of het is niet bewezen dat ze minder zeggen.",
  "average-not-here": {
    message: "Alleen het protocol “optimal”, gemaakt voor informatie, neemt een grens voor het gemiddelde lek. Zijn kanaal ziet alleen de gegevens, en zijn belofte gaat niet over een steekproef.",
    remedy: "Kies dat protocol, dat doel en zo’n belofte, of laat het gemiddelde lek weg.",
  },
  "average-out-of-range": {
    message: "Het gemiddelde lek moet een eindig getal van minstens 1e-6 nats zijn.",
    remedy: "Moeten de berichten niets over het geheim zeggen, kies dan epsilon 0 zonder gemiddeld lek.",
  },
  "bound-exceeded": "Het kanaal overschrijdt de vermelde grens.",
  "bound-out-of-range": "De vermelde grens ligt niet tussen 1 en e^epsilon.",
  "categorical-too-large": {
    message: "Er zijn te veel categorieën voor dit protocol.",
    remedy: "Voeg categorieën samen, of kies het protocol “smooth-coupling”.",
  },
  "categories-miscounted": {
    message: "De tabel heeft {expected} categorieën van “{name}”, maar er zijn er {named} genoemd.",
    remedy: "Noem elke categorie één keer.",
  },
  "category-never-occurs": {
    message: "De tabel heeft een categorie die nooit voorkomt.",
    remedy: "Laat categorieën met gewicht 0 weg.",
  },
  "category-named-twice": {
    message: "De categorie “{category}” van “{name}” is twee keer genoemd.",
    remedy: "Geef elke categorie een eigen naam.",
  },
  "channel-rows-miscounted": {
    message: "Het kanaal heeft {rows} rijen, maar er zijn {inputs} invoeren.",
    remedy: "Gebruik het protocolbestand zoals het is gemaakt.",
  },
  "confidence-out-of-range": {
    message: "De zekerheid ligt niet tussen 0 en 1.",
    remedy: "Kies een waarde zoals 0,95.",
  },
  "contrasts-without-use": {
    message: "Gewichten van aantallen en contrasten zijn alleen om te tellen.",
    remedy: "Kies het doel “counting” of een doelmatigheid van het tellen, of laat ze weg.",
  },
  "counts-miscounted": {
    message: "Er zijn meer of minder aantallen dan berichten.",
    remedy: "Geef de aantallen van de berichten van het protocol zelf.",
  },
  "coupling-too-large": {
    message: "Er zijn te veel categorieën voor dit protocol.",
    remedy: "Voeg categorieën samen, of kies een ander protocol.",
  },
  "covariate-collinear": {
    message: "De covariaat “{covariate}” volgt uit de covariaten ervoor, of heeft maar één waarde.",
    remedy: "Laat ze weg: naast de andere is over haar effect niets te zeggen.",
  },
  "distances-not-finite": {
    message: "De afstanden tussen categorieën van “{data}” zijn geen eindige getallen van minstens 0, één voor elk paar en 0 van een categorie tot zichzelf.",
    remedy: "Geef voor elk paar categorieën een afstand.",
  },
  "efficiency-not-here": {
    message: "Alleen het protocol “optimal”, gemaakt voor informatie, neemt een doelmatigheid van het tellen. Zijn kanaal ziet alleen de gegevens, zijn belofte gaat niet over een steekproef, en zijn gemiddelde lek heeft geen grens.",
    remedy: "Kies dat protocol, dat doel en zo'n belofte, of laat de doelmatigheid van het tellen weg.",
  },
  "efficiency-out-of-range": {
    message: "De doelmatigheid van het tellen moet boven 0 liggen en hoogstens 1 zijn.",
    remedy: "Kies bijvoorbeeld 0.8.",
  },
  "epsilon-not-finite": {
    message: "Epsilon moet een eindig getal van minstens 0 zijn.",
    remedy: "Kies een epsilon zoals 0,5.",
  },
  "guarantee-for-data-only": {
    message: "De belofte “{notion}” is voor kanalen die alleen de gegevens zien.",
    remedy: "Laat het kanaal alleen de gegevens zien, of kies een andere belofte.",
  },
  "guarantee-too-large": {
    message: "{secrets} categorieën van “{secret}” en {categories} van “{data}” zijn te veel voor deze belofte.",
    remedy: "Voeg categorieën samen, of kies een andere belofte.",
  },
  "guarantee-unknown": { message: "De belofte “{notion}” bestaat niet.", remedy: "Kies een van deze: {notions}." },
  "half-width-not-positive": {
    message: "De halve breedte is niet groter dan 0.",
    remedy: "Kies een waarde zoals 0,02.",
  },
  "input-unknown": {
    message: "Een antwoord hoort niet bij de categorieën van het protocol.",
    remedy: "Gebruik een protocol dat voor deze categorieën is gemaakt.",
  },
  "levels-differ": "De vermelde grenzen zijn niet voor de niveaus van deze belofte.",
  "levels-do-not-add-up": {
    message: "Niveaus van {notion} tellen niet op: twee onafhankelijke steekproeven kunnen samen meer over het geheim zeggen dan de som.",
    remedy: "Tel de niveaus op die de vrijgaven onder ldp hebben; die tellen wel op, en wat een niveau onder ldp heeft, heeft het ook onder lip.",
  },
  "levels-of-unknown-guarantee": {
    message: "De belofte “{notion}” bestaat niet.",
    remedy: "Noem de belofte waarbij de niveaus horen.",
  },
  "likelihood-boundless": {
    message: "De likelihood heeft geen grootste waarde: ze groeit eindeloos met de coëfficiënt van “{covariate}”.",
    remedy: "Voeg categorieën samen, laat deze covariaat weg, of vraag meer mensen. Voor sommige waarden zien de berichten eruit alsof iedereen, of niemand, ja had geantwoord.",
  },
  "likelihood-flat": {
    message: "De likelihood is vlak: deze berichten zeggen niets over de coëfficiënten.",
    remedy: "Gebruik berichten van een protocol dat meer doorlaat, of laat covariaten weg.",
  },
  "linear-program-failed": {
    message: "Het lineaire programma kon niet worden opgelost.",
    remedy: "Probeer een iets andere epsilon, of voeg zeldzame categorieën samen.",
  },
  "mark-too-likely": {
    message: "Een kruisje bij een andere categorie is waarschijnlijker dan bij de eigen.",
    remedy: "Gebruik het protocolbestand zoals het is gemaakt.",
  },
  "marks-of-sample": {
    message: "Onder {notion} kunnen berichten verzamelingen van hoogstens {most} categorieën zijn; het zijn er {categories}.",
    remedy: "Kies een ander protocol, of voeg categorieën samen.",
  },
  "marks-see-secret": {
    message: "De kruisjes zijn niet die van een kanaal dat alleen de gegevens ziet.",
    remedy: "Gebruik het protocolbestand zoals het is gemaakt.",
  },
  "needs-data-levels": {
    message: "De belofte “{notion}” vraagt om niveaus voor paren van categorieën van de gegevens, minstens één.",
    remedy: "Niveaus zijn veelvouden van epsilon: 0, of van 0,001 tot en met 1000.",
  },
  "needs-different-secrets": {
    message: "De belofte “{notion}” vraagt om paren van verschillende geheimen die in de tabel voorkomen.",
    remedy: "Noem paren van geheimen die niet te onderscheiden mogen zijn.",
  },
  "needs-level": {
    message: "De belofte “{notion}” vraagt om het niveau “{parameter}”.",
    remedy: "Niveaus zijn veelvouden van epsilon, van 0,001 tot en met 1000.",
  },
  "needs-neighbours": {
    message: "De belofte “{notion}” vraagt om minstens één paar geheimen die buren zijn.",
    remedy: "Noem paren van geheimen die niet te onderscheiden mogen zijn.",
  },
  "needs-secret-levels": {
    message: "De belofte “{notion}” vraagt om een niveau voor elk geheim.",
    remedy: "Niveaus zijn veelvouden van epsilon: 0, of van 0,001 tot en met 1000.",
  },
  "no-channel": {
    message: "De berekening heeft geen kanaal opgeleverd.",
    remedy: "Probeer een iets andere epsilon, of voeg zeldzame categorieën samen.",
  },
  "nothing-pooled": {
    message: "Er zijn geen berichten om samen te nemen.",
    remedy: "Geef minstens één protocol met zijn berichten.",
  },
  "pooled-unary-too-wide": {
    message: "Unaire codering van {categories} categorieën heeft te veel berichten om met andere te worden samengenomen.",
    remedy: "Neem protocollen van een andere soort samen, of van hoogstens {most} categorieën.",
  },
  "randomness-missing": {
    message: "Dit apparaat biedt geen cryptografisch toeval.",
    remedy: "Gebruik een actuele browser of een actueel systeem; met minder kan het niet.",
  },
  "no-reports-given": {
    message: "Er zijn geen berichten om uit te schatten.",
    remedy: "Geef de aantallen van de berichten van het protocol zelf.",
  },
  "nothing-released": { message: "Er wordt niets vrijgegeven.", remedy: "Geef minstens één protocol." },
  "contrasts-do-not-fit": {
    message: "De sommen van aandelen die geteld moeten worden, passen niet bij de categorieën van de gegevens.",
    remedy: "Geef elke som een eindig gewicht voor elke categorie die voorkomt.",
  },
  "not-for-guarantee": {
    message: "Onder de belofte “{notion}” worden geen protocollen voor tellingen gemaakt.",
    remedy: "Behoud informatie in plaats van tellingen, of kies een andere belofte.",
  },
  "set-not-proved": "Het bewijs geldt niet voor alle verdelingen die de steekproef openlaat.",
  "shares-hidden": {
    message: "Onder deze belofte zeggen geen berichten alle aandelen van “{data}”: op niveau 0 blijven sommige verschillen verborgen.",
    remedy: "Kies een epsilon boven 0, zoals 0,1, of behoud informatie in plaats van tellingen.",
  },
  "optimum-inaccurate": {
    message: "Het optimum kon niet nauwkeurig genoeg worden berekend.",
    remedy: "Probeer een iets andere epsilon, of voeg zeldzame categorieën samen.",
  },
  "out-of-memory": {
    message: "Er was te weinig geheugen voor de berekening.",
    remedy: "Voeg zeldzame categorieën samen, of gebruik een ander protocol.",
  },
  "pair-impossible": {
    message: "Er komt een paar voor waarvan vaststaat dat de kans 0 is.",
    remedy: "Houd rekening met meer verdelingen, met een kleinere alfa.",
  },
  "people-out-of-range": {
    message: "Het aantal mensen ligt niet tussen 1 en 10^12.",
    remedy: "Kies een ander aantal.",
  },
  "product-too-large": {
    message: "Het product heeft te veel berichten.",
    remedy: "Deel minder kolommen, of voeg categorieën samen.",
  },
  "answers-too-large": {
    message: "Er zijn te veel categorieën voor dit doel onder deze belofte.",
    remedy: "Voeg categorieën samen, of laat het doel weg.",
  },
  "objective-not-for-channel": {
    message: "Het doel “{objective}” is niet voor zo’n kanaal onder de belofte “{notion}”.",
    remedy: "Laat het kanaal alleen de gegevens zien, of kies een ander doel.",
  },
  "objective-of-answers": {
    message: "Het doel “{objective}” is voor berichten die antwoorden zijn, één per bericht.",
    remedy: "Gebruik het protocolbestand zoals het is gemaakt.",
  },
  "objective-unknown": { message: "Het doel “{objective}” bestaat niet.", remedy: "Kies een van deze: {objectives}." },
  "objective-without-use": {
    message: "Het protocol “{protocol}” kan niet voor het doel “{objective}” worden gemaakt.",
    remedy: "Laat het doel weg, of kies het protocol “optimal”.",
  },
  "protocol-needs-distances": {
    message: "Het protocol “{protocol}” vraagt om de afstand tussen categorieën van de gegevens.",
    remedy: "Geef voor elk paar categorieën een afstand.",
  },
  "protocol-not-for-guarantee": {
    message: "Het protocol “{protocol}” is niet gemaakt voor de belofte “{notion}”.",
    remedy: "Kies het protocol “optimal”, of een andere belofte.",
  },
  "protocol-of-other-width": {
    message: "Het protocol “{protocol}” is voor gegevens met {width} categorieën; “{data}” heeft er {categories}.",
    remedy: "Kies een ander protocol, of voeg categorieën samen.",
  },
  "protocol-sees-data-only": {
    message: "Het protocol “{protocol}” ziet alleen de gegevens.",
    remedy: "Kies het protocol “optimal”, of laat het kanaal alleen de gegevens zien.",
  },
  "protocol-sees-secret": {
    message: "Het protocol “{protocol}” ziet het geheim.",
    remedy: "Kies het protocol “optimal”, of laat het kanaal het geheim zien.",
  },
  "protocol-unknown": { message: "Het protocol “{protocol}” bestaat niet.", remedy: "Kies een van deze: {protocols}." },
  "protocol-without-distances": {
    message: "Het protocol “{protocol}” kan niets met afstanden tussen categorieën.",
    remedy: "Laat de afstanden weg, of kies het protocol “coupling-distance”.",
  },
  "radius-too-small": {
    message: "De belofte geldt voor minder verdelingen dan alpha vraagt.",
    remedy: "Gebruik het protocolbestand zoals het is gemaakt.",
  },
  "ranges-too-narrow": {
    message: "De grenzen waarvoor de belofte geldt, laten verdelingen weg die de steekproef toelaat.",
    remedy: "Gebruik het protocolbestand zoals het is gemaakt.",
  },
  "regression-does-not-fit": {
    message: "De covariaten, kansen en aantallen van deze regressie passen niet bij elkaar.",
    remedy: "Geef elk geval een rij eindige covariaten, twee kansen tussen 0 en 1, en een aantal boven 0.",
  },
  "regression-too-large": {
    message: "Er zijn te veel verschillende mensen voor deze regressie.",
    remedy: "Neem minder covariaten, of rond ze af zodat meer mensen dezelfde hebben.",
  },
  "release-levels-wrong": {
    message: "Bij elke vrijgave hoort een niveau, een getal van minstens 0.",
    remedy: "Geef de niveaus van alle vrijgaven.",
  },
  "release-of-other-inputs": {
    message: "Een kanaal heeft een andere invoer dan de tabel.",
    remedy: "Gebruik het protocolbestand zoals het is gemaakt.",
  },
  "releases-unknown": {
    message: "Er zijn geen vrijgaven van “{releases}”.",
    remedy: "Kies uit: independent samples (onafhankelijke steekproeven), independent secrets (onafhankelijke geheimen), same observation (dezelfde waarneming).",
  },
  "reports-do-not-fit": {
    message: "De berichten passen niet bij het kanaal.",
    remedy: "Geef de aantallen van de berichten van het protocol zelf.",
  },
  "row-sum-wrong": {
    message: "De gewichten van een rij tellen niet op tot 2^62.",
    remedy: "Gebruik het protocolbestand zoals het is gemaakt.",
  },
  "same-observation": {
    message: "Niveaus van vrijgaven van dezelfde waarneming zeggen niet wat die samen zeggen: elk kan niets over het geheim zeggen, en samen zeggen ze dan alles.",
    remedy: "Maak één protocol voor alles wat wordt vrijgegeven, of geef maar één keer vrij.",
  },
  "sample-of-nobody": {
    message: "Een steekproef telt minstens één persoon.",
    remedy: "Geef de tabel in aantallen mensen.",
  },
  "sample-size-not-positive": {
    message: "De omvang van de steekproef is geen getal groter dan 0.",
    remedy: "Geef het aantal mensen waaruit de tabel is geteld.",
  },
  "sample-too-small": {
    message: "De steekproef is zo klein dat er niets bekend is.",
    remedy: "Geef het aantal mensen waaruit de tabel is geteld.",
  },
  "search-out-of-range": {
    message: "Het verschil waarmee een zoektocht mag eindigen moet minstens 1e-9 nats zijn, de tijd minstens 0 seconden.",
    remedy: "Kies een verschil zoals 1e-6 en een tijd zoals 30 seconden.",
  },
  "secret-too-wide": {
    message: "Een geheim komt voor met meer dan 16 categorieën van de gegevens.",
    remedy: "Voeg er enkele samen.",
  },
  "too-many-candidates": {
    message: "Het exacte optimum heeft bij deze categorieën te veel kandidaten om door te nemen.",
    remedy: "Voeg zeldzame categorieën samen, kies een andere epsilon, sta meer tijd toe, of gebruik een ander protocol.",
  },
  "too-many-joint-reports": {
    message: "De berichten van deze vrijgaven hebben te veel combinaties om samen te controleren.",
    remedy: "Maak één protocol voor alles wat wordt vrijgegeven.",
  },
  "too-many-conditions": {
    message: "De belofte heeft te veel voorwaarden om alle inschattingen op te noemen die ze toelaat.",
    remedy: "Voeg categorieën van het geheim samen, of kies een andere belofte.",
  },
  "too-many-reports": {
    message: "Er zijn meer berichten dan geteld kunnen worden.",
    remedy: "Tel minder dan 2^53 berichten.",
  },
  "too-many-sets-of-marks": {
    message: "Er zijn te veel combinaties van kruisjes om voor het ergste geval door te nemen.",
    remedy: "Voeg categorieën samen, of gebruik een ander protocol.",
  },
  "too-many-to-list": {
    message: "“{data}” heeft {categories} categorieën; dit beeld is er voor hoogstens {most}.",
    remedy: "Voeg categorieën van de gegevens samen.",
  },
  "weight-not-finite": {
    message: "Het gewicht van “{secret}” met “{data}” is geen eindig getal van minstens 0.",
    remedy: "Geef aantallen of kansen.",
  },
  "weight-too-small": {
    message: "Een gewicht is minder dan 1e-30 van een ander.",
    remedy: "Zet het op 0, of voeg de categorie samen met een andere.",
  },
  "table-of-zeros": {
    message: "Alle gewichten van de tabel zijn 0.",
    remedy: "Geef minstens één aantal of kans boven 0.",
  },
  "weights-do-not-fit": {
    message: "De gewichten passen niet bij de mensen van wie ze zijn.",
    remedy: "Geef voor elk bericht het aantal mensen, de som van hun gewichten en die van de kwadraten ervan.",
  },
  "weights-not-counts": {
    message: "De tabel heeft een gewicht onder 0, of geen gewicht boven 0.",
    remedy: "Geef minstens één aantal of kans boven 0, en geen enkele daaronder.",
  },
} satisfies Translated<typeof texts>;
