// SPDX-License-Identifier: GPL-3.0-or-later
/** What the core and the independent checker say, in Dutch: their English templates with what they are here, as web/text/templates.ts takes them. */
import type { Catalogue } from "../catalogue.js";

export const core: Catalogue = {
  "The guarantee is for channels that see the secret, which this one does not.":
    "De belofte is voor kanalen die het geheim zien, en dit kanaal ziet het niet.",
  "Use the protocol file as it was made.": "Gebruik het protocolbestand zoals het is gemaakt.",
  "The channel has {1} rows, but the prior has {2} inputs.": "Het kanaal heeft {1#} rijen, maar er zijn {2#} invoeren.",
  "The joint table has a category that never occurs.": "De tabel heeft een categorie die nooit voorkomt.",
  "Leave out categories of weight 0.": "Laat categorieën met gewicht 0 weg.",
  "The stated bounds are not for the levels of this guarantee.":
    "De vermelde grenzen zijn niet voor de niveaus van deze belofte.",
  "The stated bound does not lie between 1 and e^epsilon.": "De vermelde grens ligt niet tussen 1 en e^epsilon.",
  "The channel exceeds the stated bound.": "Het kanaal overschrijdt de vermelde grens.",
  "The marks are not those of a channel that sees the data only.":
    "De kruisjes zijn niet die van een kanaal dat alleen de gegevens ziet.",
  "A sample counts one person at least.": "Een steekproef telt minstens één persoon.",
  "Give the table in numbers of people.": "Geef de tabel in aantallen mensen.",
  "There are too many sets of marks to go through for their worst case.":
    "Er zijn te veel combinaties van kruisjes om voor het ergste geval door te nemen.",
  "Merge categories, or use another protocol.": "Voeg categorieën samen, of gebruik een ander protocol.",
  'The guarantee "{1}" compares data; a channel that sees the secret too cannot keep it.':
    "De belofte “{1}” vergelijkt antwoorden; een kanaal dat ook het geheim ziet, kan haar niet houden.",
  "Choose a guarantee that compares secrets, or let the channel see the data only.":
    "Kies een belofte die geheimen vergelijkt, of laat het kanaal alleen de gegevens zien.",
  "Epsilon must be a finite number of at least 0.": "Epsilon moet een eindig getal van minstens 0 zijn.",
  "Choose an epsilon such as 0.5.": "Kies een epsilon zoals 0,5.",
  '{1} categories of "{2}" and {3} of "{4}" are too many for this guarantee.':
    "{1#} categorieën van “{2}” en {3#} van “{4}” zijn te veel voor deze belofte.",
  "Merge categories, or choose another guarantee.": "Voeg categorieën samen, of kies een andere belofte.",
  "The weights of a row do not sum to 2^62.": "De gewichten van een rij tellen niet op tot 2^62.",
  "Another category's mark is likelier than one's own.":
    "Een kruisje bij een andere categorie is waarschijnlijker dan bij de eigen.",
  'There is no {1} "{2}".': "Onbekend: {1~} “{2}”.",
  "Choose one of: {1}.": "Kies een van deze: {1}.",
  "Give the counts of the protocol's own reports.": "Geef de aantallen van de berichten van het protocol zelf.",
  "The confidence is not between 0 and 1.": "De zekerheid ligt niet tussen 0 en 1.",
  "Choose one such as 0.95.": "Kies een waarde zoals 0,95.",
  "What is asked does not fit the channel.": "Wat wordt gevraagd, past niet bij het kanaal.",
  "There are no reports to estimate from.": "Er zijn geen berichten om uit te schatten.",
  "There are more reports than can be counted.": "Er zijn meer berichten dan geteld kunnen worden.",
  "There are more or fewer counts than reports.": "Er zijn meer of minder aantallen dan berichten.",
  "The reports do not fit the channel.": "De berichten passen niet bij het kanaal.",
  "The number of people is not between 1 and 10^12.": "Het aantal mensen ligt niet tussen 1 en 10^12.",
  "Choose another one.": "Kies een ander aantal.",
  "The half width is not above 0.": "De halve breedte is niet groter dan 0.",
  "Choose one such as 0.02.": "Kies een waarde zoals 0,02.",
  "An answer is not among the categories of the protocol.":
    "Een antwoord hoort niet bij de categorieën van het protocol.",
  "Use a protocol that was made for these categories.": "Gebruik een protocol dat voor deze categorieën is gemaakt.",
  'There is no guarantee "{1}".': "De belofte “{1}” bestaat niet.",
  "Name the guarantee that the levels are of.": "Noem de belofte waarbij de niveaus horen.",
  "There is a level for each release, a number of at least 0.":
    "Bij elke vrijgave hoort een niveau, een getal van minstens 0.",
  "Give the levels of all releases.": "Geef de niveaus van alle vrijgaven.",
  "Levels of releases of the same observation do not say what these say together: each may say nothing of the secret and both all of it.":
    "Niveaus van vrijgaven van dezelfde waarneming zeggen niet wat die samen zeggen: elk kan niets over het geheim zeggen, en samen zeggen ze dan alles.",
  "Design one protocol for all that is to be released, or release only once.":
    "Maak één protocol voor alles wat wordt vrijgegeven, of geef maar één keer vrij.",
  "Levels of {1} do not add up: two independent samples may say more of the secret together than the sum.":
    "Niveaus van {1} tellen niet op: twee onafhankelijke steekproeven kunnen samen meer over het geheim zeggen dan de som.",
  "Compose the levels that the releases have under ldp, which add up; what has a level under ldp has it under lip too.":
    "Tel de niveaus op die de vrijgaven onder ldp hebben; die tellen wel op, en wat een niveau onder ldp heeft, heeft het ook onder lip.",
  'There are no releases of "{1}".': "Er zijn geen vrijgaven van “{1}”.",
  "Choose one of: independent samples, independent secrets, same observation.":
    "Kies uit: independent samples (onafhankelijke steekproeven), independent secrets (onafhankelijke geheimen), same observation (dezelfde waarneming).",
  "Levels are multiples of epsilon, from 0.001 to 1000.":
    "Niveaus zijn veelvouden van epsilon, van 0,001 tot en met 1000.",
  "Name pairs of secrets that are not to be told apart.":
    "Noem paren van geheimen die niet te onderscheiden mogen zijn.",
  'The guarantee "{1}" needs {2}.': "De belofte “{1}” vraagt om {2~}.",
  "a level for what makes a secret less likely": "een niveau voor wat een geheim minder waarschijnlijk maakt",
  "a level for each secret": "een niveau voor elk geheim",
  "levels for pairs of categories of the data, at least one":
    "niveaus voor paren van categorieën van de gegevens, minstens één",
  "pairs of different secrets that occur in the table": "paren van verschillende geheimen die in de tabel voorkomen",
  "at least one pair of secrets that are neighbours": "minstens één paar geheimen die buren zijn",
  "The ranges that the guarantee is for leave out distributions that the sample allows for.":
    "De grenzen waarvoor de belofte geldt, laten verdelingen weg die de steekproef toelaat.",
  "The linear program could not be solved.": "Het lineaire programma kon niet worden opgelost.",
  "Try a slightly different epsilon, or merge rare categories.":
    "Probeer een iets andere epsilon, of voeg zeldzame categorieën samen.",
  "The optimum could not be computed accurately enough.": "Het optimum kon niet nauwkeurig genoeg worden berekend.",
  "A secret occurs with more than 16 categories of the data.":
    "Een geheim komt voor met meer dan 16 categorieën van de gegevens.",
  "Merge some of them.": "Voeg er enkele samen.",
  "A pair occurs that is known to have a probability of 0.":
    "Er komt een paar voor waarvan vaststaat dat de kans 0 is.",
  "Allow for more distributions, with a smaller alpha.": "Houd rekening met meer verdelingen, met een kleinere alfa.",
  "The exact optimum has too many candidates to go through for these categories.":
    "Het exacte optimum heeft bij deze categorieën te veel kandidaten om door te nemen.",
  "Merge rare categories, choose another epsilon, allow more time, or use another protocol.":
    "Voeg zeldzame categorieën samen, kies een andere epsilon, sta meer tijd toe, of gebruik een ander protocol.",
  "The guarantee has too many conditions for all its posteriors to be listed.":
    "De belofte heeft te veel voorwaarden om alle inschattingen op te noemen die ze toelaat.",
  "Merge categories of the secret, or choose another guarantee.":
    "Voeg categorieën van het geheim samen, of kies een andere belofte.",
  'The guarantee "{1}" is for channels that see the secret: it bounds no posterior of the data.':
    "De belofte “{1}” is voor kanalen die het geheim zien: ze begrenst geen inschatting van de gegevens.",
  "Choose a guarantee for channels that see the data only.":
    "Kies een belofte voor kanalen die alleen de gegevens zien.",
  '"{1}" has {2} categories; posteriors are listed for {3} at most.':
    "“{1}” heeft {2#} categorieën; dit beeld is er voor hoogstens {3#}.",
  "Merge categories of the data.": "Voeg categorieën van de gegevens samen.",
  "Alpha is not between 0 and 1.": "Alfa ligt niet tussen 0 en 1.",
  "The sample size is not a positive number.": "De omvang van de steekproef is geen getal groter dan 0.",
  "Give the number of people that the table has been counted from.":
    "Geef het aantal mensen waaruit de tabel is geteld.",
  "The table has a weight below 0 or no weight above 0.":
    "De tabel heeft een gewicht onder 0, of geen gewicht boven 0.",
  "Give at least one count or probability above 0, and none below.":
    "Geef minstens één aantal of kans boven 0, en geen enkele daaronder.",
  "The sample size is so small that nothing is known.": "De steekproef is zo klein dat er niets bekend is.",
  'The table has {1} categories of "{2}", but {3} are named.':
    "De tabel heeft {1#} categorieën van “{2}”, maar er zijn er {3#} genoemd.",
  "Name every category once.": "Noem elke categorie één keer.",
  'The category "{1}" of "{2}" is named twice.': "De categorie “{1}” van “{2}” is twee keer genoemd.",
  "Give every category a name of its own.": "Geef elke categorie een eigen naam.",
  'The weight of "{1}" with "{2}" is not a finite number of at least 0.':
    "Het gewicht van “{1}” met “{2}” is geen eindig getal van minstens 0.",
  "Give counts or probabilities.": "Geef aantallen of kansen.",
  "All weights of the table are 0.": "Alle gewichten van de tabel zijn 0.",
  "Give at least one count or probability above 0.": "Geef minstens één aantal of kans boven 0.",
  "A weight is less than 1e-30 of another one.": "Een gewicht is minder dan 1e-30 van een ander.",
  "Set it to 0, or merge its category with another.": "Zet het op 0, of voeg de categorie samen met een andere.",
  '"{1}" is made of {2} attributes, given for {3} categories.':
    "“{1}” bestaat uit {2#} kenmerken, gegeven voor {3#} categorieën.",
  "Give at most 10 attributes, each with a value for every category.":
    "Geef hoogstens 10 kenmerken, elk met een waarde voor elke categorie.",
  'Two categories of "{1}" have the same value in every attribute.':
    "Twee categorieën van “{1}” hebben bij elk kenmerk dezelfde waarde.",
  "Count them as one category.": "Tel ze als één categorie.",
  'The distances between categories of "{1}" are not finite numbers of at least 0, one for each pair and 0 from a category to itself.':
    "De afstanden tussen categorieën van “{1}” zijn geen eindige getallen van minstens 0, één voor elk paar en 0 van een categorie tot zichzelf.",
  "Give a distance for each pair of categories.": "Geef voor elk paar categorieën een afstand.",
  "The product has too many reports.": "Het product heeft te veel berichten.",
  "Share fewer columns, or merge categories.": "Deel minder kolommen, of voeg categorieën samen.",
  "There are too many categories for this protocol.": "Er zijn te veel categorieën voor dit protocol.",
  'Merge categories, or choose the protocol "smooth-coupling".':
    "Voeg categorieën samen, of kies het protocol “smooth-coupling”.",
  "Merge categories, or choose another protocol.": "Voeg categorieën samen, of kies een ander protocol.",
  "The gap of a search must be at least 1e-9 nats, its time at least 0 seconds.":
    "Het verschil waarmee een zoektocht mag eindigen moet minstens 1e-9 nats zijn, de tijd minstens 0 seconden.",
  "Choose a gap such as 1e-6 and a time such as 30 seconds.":
    "Kies een verschil zoals 1e-6 en een tijd zoals 30 seconden.",
  'The protocol "{1}" ': "Het protocol “{1}” ",
  '{1}is for data of {2} categories; "{3}" has {4}.': "{1~}is voor gegevens met {2#} categorieën; “{3}” heeft er {4#}.",
  "Choose another protocol, or merge categories.": "Kies een ander protocol, of voeg categorieën samen.",
  "{1}needs the distance between categories of the data.":
    "{1~}vraagt om de afstand tussen categorieën van de gegevens.",
  "{1}has no use for distances between categories.": "{1~}kan niets met afstanden tussen categorieën.",
  'Leave the distances out, or choose the protocol "coupling-distance".':
    "Laat de afstanden weg, of kies het protocol “coupling-distance”.",
  "{1}sees the data only.": "{1~}ziet alleen de gegevens.",
  'Choose the protocol "optimal", or let the channel see the data only.':
    "Kies het protocol “optimal”, of laat het kanaal alleen de gegevens zien.",
  '{1}is not made for the guarantee "{2}".': "{1~}is niet gemaakt voor de belofte “{2}”.",
  'Choose the protocol "optimal", or another guarantee.': "Kies het protocol “optimal”, of een andere belofte.",
  "The computation did not arrive at a channel.": "De berekening heeft geen kanaal opgeleverd.",
  "The reports of these releases have too many combinations to be verified together.":
    "De berichten van deze vrijgaven hebben te veel combinaties om samen te controleren.",
  "Design one protocol for all that is to be released.": "Maak één protocol voor alles wat wordt vrijgegeven.",
  "The guarantee is for channels that see the secret.": "De belofte is voor kanalen die het geheim zien.",
  "Use protocols that see it, or another guarantee.": "Gebruik protocollen die het zien, of een andere belofte.",
  "There is nothing that is released.": "Er wordt niets vrijgegeven.",
  "Give one protocol at least.": "Geef minstens één protocol.",
  "A channel has other inputs than the table.": "Een kanaal heeft een andere invoer dan de tabel.",
  "The computation ran out of memory.": "Er was te weinig geheugen voor de berekening.",
  "Merge rare categories, or use another protocol.": "Voeg zeldzame categorieën samen, of gebruik een ander protocol.",
  protocol: "protocol",
  guarantee: "belofte",
  "rldp needs seesSecret, and whole numbers in prior.": "rldp vraagt om seesSecret en om gehele getallen in prior.",
  "rldp needs the parameter alpha, and guarantee.known.radius.":
    "rldp vraagt om de parameter alpha en om guarantee.known.radius.",
  "guarantee.known.most is there just with ranges.": "guarantee.known.most staat er alleen als ranges er staat.",
  "guarantee.known.{1} is not a table like prior, of integers up to 2^40.":
    "guarantee.known.{1} is geen tabel zoals prior, van gehele getallen tot 2^40.",
  "guarantee.known.radius is too small for alpha.": "guarantee.known.radius is te klein voor alpha.",
  "{1} is not a list of as many and such as it must be.":
    "{1} is geen lijst van het vereiste aantal en de vereiste soort.",
  "This is no Sluice protocol file of version 1.": "Dit is geen protocolbestand van Sluice, versie 1.",
  "epsilon or seesSecret is not what it must be.": "epsilon of seesSecret is niet wat het moet zijn.",
  "There are too few names, or a name twice.": "Er zijn te weinig namen, of een naam staat er twee keer.",
  "prior has a line of zeros.": "prior heeft een regel met alleen nullen.",
  "data.columns are too many, or do not tell the categories apart.":
    "data.columns zijn er te veel, of ze houden de categorieën niet uit elkaar.",
  "channel.denominator or channel.marks is wrong.": "channel.denominator of channel.marks klopt niet.",
  "A bound has no level, or is no number.": "Een grens heeft geen niveau, of is geen getal.",
  "certificate is not what it must be.": "certificate is niet wat het moet zijn.",
  "{1} is unknown, or not with seesSecret.": "{1} is onbekend, of gaat niet samen met seesSecret.",
  "guarantee.parameters: no pairs, or not different names.":
    "guarantee.parameters: geen paren, of namen die niet verschillen.",
  "The levels of the bounds have to be {1}.": "De niveaus van de grenzen moeten {1} zijn.",
  "channel.weights[{1}] does not sum to 2^62.": "channel.weights[{1}] telt niet op tot 2^62.",
  "The bound of level {1} is not from 1 to e^(level epsilon).":
    "De grens van niveau {1} ligt niet tussen 1 en e^(niveau × epsilon).",
  "A ratio exceeds its bound: {1}.": "Een verhouding is groter dan haar grens: {1}.",
  "certificate.worst is not {1}.": "certificate.worst is niet {1}.",
  "certificate.slack is not {1}.": "certificate.slack is niet {1}.",
  "certificate.counts is another hash.": "certificate.counts is een andere hash.",
  "certificate.protocol is another hash.": "certificate.protocol is een andere hash.",
  "No protocol: {1}": "Geen protocol: {1}",
  "guarantee.known.least[{1}] {2}": "guarantee.known.least[{1}] {2~}",
  "guarantee.known.most[{1}] {2}": "guarantee.known.most[{1}] {2~}",
  "leaves out what the sample does not rule out.": "laat verdelingen weg die de steekproef toelaat.",
  "Count fewer than 2^53 reports.": "Tel minder dan 2^53 berichten.",
  "The platform offers no cryptographic randomness.": "Dit apparaat biedt geen cryptografisch toeval.",
  "Use an up-to-date browser or system; nothing weaker will do.":
    "Gebruik een actuele browser of een actueel systeem; met minder kan het niet.",
  "independent samples": "onafhankelijke steekproeven",
  "independent secrets": "onafhankelijke geheimen",
  "Choose a small one, such as 0.05.": "Kies een kleine waarde, zoals 0,05.",
};
