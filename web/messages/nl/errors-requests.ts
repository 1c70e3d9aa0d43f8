// SPDX-License-Identifier: GPL-3.0-or-later
/** Errors of what is asked of the API, in Dutch: their English templates with what they are here, as web/text/templates.ts takes them. */
import type { Catalogue } from "../catalogue.js";

export const requests: Catalogue = {
  "The question has no name.": "De vraag heeft geen naam.",
  "Call it as the survey does.": "Noem haar zoals in de enquête.",
  "A question has two answers or more.": "Een vraag heeft minstens twee antwoorden.",
  "Name every answer that may be given.": "Noem elk antwoord dat gegeven kan worden.",
  'The answer "{1}" is there twice.': "Het antwoord “{1}” staat er twee keer.",
  "Name every answer once.": "Noem elk antwoord één keer.",
  "the true answer to {1}": "het ware antwoord op {1}",
  "The protocol has no such answer.": "Het protocol kent dit antwoord niet.",
  "Choose one of its categories.": "Kies een van de categorieën van het protocol.",
  "The work was cancelled.": "Het werk is geannuleerd.",
  "Start it again when you like.": "Begin opnieuw wanneer u wilt.",
  "Sluice was closed.": "Sluice is gesloten.",
  "Create a new Sluice to go on.": "Maak een nieuwe Sluice om verder te gaan.",
  "The engine stopped: {1}": "Het rekenprogramma is gestopt: {1}",
  "The engine stopped.": "Het rekenprogramma is gestopt.",
  "Try again, with fewer rows or categories if the file is large.":
    "Probeer het opnieuw, met minder rijen of categorieën als het bestand groot is.",
  "The request cannot be sent to the worker: {1}": "De opdracht kan niet naar de worker worden gestuurd: {1}",
  "Pass plain data and files only.": "Geef alleen gewone gegevens en bestanden mee.",
  "The request cannot be taken: {1}.": "De opdracht kan niet worden aangenomen: {1~}.",
  "Give what the documentation of the API names, in the types that it names.":
    "Geef wat de documentatie van de API noemt, in de typen die ze noemt.",
  "the file is {1} instead of a File or a Blob": "het bestand is {1~} in plaats van een File of een Blob",
  "the request": "de opdracht",
  "{1} names {2}, which is no category": "{1~} noemt {2}, en dat is geen categorie",
  "the distance of {1} and {2} in {3}": "de afstand van {1} tot {2} in {3}",
  'has a distance of "{1}" from itself': "heeft een afstand van “{1}” tot zichzelf",
  'has the pair "{1}", "{2}" twice': "heeft het paar “{1}”, “{2}” twee keer",
  "The list of distances {1}.": "De lijst van afstanden {1~}.",
  '"{1}" in the distances is no category of "{2}".': "“{1}” bij de afstanden is geen categorie van “{2}”.",
  'The distance of "{1}" and "{2}" is no finite number of at least 0.':
    "De afstand tussen “{1}” en “{2}” is geen eindig getal van minstens 0.",
  'There is no distance of "{1}" and "{2}".': "Er is geen afstand tussen “{1}” en “{2}”.",
  "Give one distance for each pair of categories, a finite number of at least 0, or none at all.":
    "Geef voor elk paar categorieën één afstand, een eindig getal van minstens 0, of helemaal geen.",
  'The guarantee "{1}" is given no level for any pair of categories.':
    "Voor de belofte “{1}” is voor geen enkel paar categorieën een niveau gegeven.",
  "State a level for one pair at least.": "Geef voor minstens één paar een niveau.",
  "Choose a small one, such as 0.05.": "Kies een kleine waarde, zoals 0,05.",
  'The guarantee "{1}" needs "alpha", the chance to be wrong about the distribution.':
    "De belofte “{1}” vraagt om “alpha”, de kans om zich in de verdeling te vergissen.",
  'The parameter "alpha" is {1} and not between 0 and 1.': "De parameter “alpha” is {1#} en ligt niet tussen 0 en 1.",
  ", nor for {1} more": ", en ook niet voor nog {1#} andere",
  'The guarantee "{1}" needs a level for each category of "{2}", and there is none for "{3}"{4}.':
    "De belofte “{1}” vraagt om een niveau voor elke categorie van “{2}”, en dat is er niet voor “{3}”{4~}.",
  "State one level for each secret.": "Geef voor elk geheim één niveau.",
  'The guarantee "{1}" is given no pair of neighbours.': "Voor de belofte “{1}” is geen enkel paar buren gegeven.",
  "Name at least one pair of secrets that are not to be told apart.":
    "Noem minstens één paar geheimen die niet te onderscheiden mogen zijn.",
  'The guarantee "{1}" is given "{2}" as a neighbour of itself.':
    "Voor de belofte “{1}” is “{2}” als buur van zichzelf gegeven.",
  "Leave the pair out: nothing tells a secret from itself.":
    "Laat dit paar weg: niets onderscheidt een geheim van zichzelf.",
  "Try again; if it happens again, please report it.": "Probeer het opnieuw; meld het ons als het nog eens gebeurt.",
  'written is {1} instead of "reports" or "values"': 'written is {1~} in plaats van "reports" of "values"',
  "what the file holds": "wat het bestand bevat",
  'as is {1} instead of "rows" or "counts"': 'as is {1~} in plaats van "rows" of "counts"',
  "what was counted": "wat er is geteld",
  "counts holds {1}": "counts bevat {1~}",
  "the options": "de opties",
  'assume is {1} instead of "prior"': 'assume is {1~} in plaats van "prior"',
  "what is planned": "wat er is gepland",
  "neither people nor a half width is given": "er is noch een aantal mensen noch een halve breedte gegeven",
  "{1} is {2} instead of above 0": "{1~} is {2~}, en niet groter dan 0",
  '"{1}" is no report of this protocol.': "“{1}” is geen bericht van dit protocol.",
  "Use the protocol that the reports were made with.": "Gebruik het protocol waarmee de berichten zijn gemaakt.",
  "Values that were drawn from sets of marks say less than the sets, and nothing is estimated from them.":
    "Waarden die uit kruisjes zijn geloot, zeggen minder dan de kruisjes zelf; daaruit wordt niets geschat.",
  "Estimate from the reports themselves: write reports, not values.":
    "Schat uit de berichten zelf: schrijf berichten, geen waarden.",
  "has a level for {1} twice": "heeft een niveau voor {1} twee keer",
  "has a level for {1} against {2} twice": "heeft een niveau voor {1} tegenover {2} twee keer",
  "State one level for each pair; each direction is a pair of its own.":
    "Geef voor elk paar één niveau; elke richting is een paar op zich.",
  "has a level for {1} against itself": "heeft een niveau voor {1} tegenover zichzelf",
  "Leave it out: a category is no likelier than itself.":
    "Laat het weg: een categorie is niet waarschijnlijker dan zichzelf.",
  "has no finite level for {1} against {2}": "heeft geen eindig niveau voor {1} tegenover {2}",
  "Leave out pairs of which nothing is promised.": "Laat paren weg waarover niets wordt beloofd.",
  " for {1}": " voor {1}",
  " for {1} against {2}": " voor {1} tegenover {2}",
  "has the level {1}{2}": "heeft het niveau {1#}{2~}",
  "Levels are multiples of epsilon, from {1} to {2}.": "Niveaus zijn veelvouden van epsilon, van {1#} tot en met {2#}.",
  "has the pair {1} twice": "heeft het paar {1} twee keer",
  "Name each pair once; it counts both ways.": "Noem elk paar één keer; het telt in beide richtingen.",
  'The guarantee "{1}" has no parameter "{2}".': "De belofte “{1}” heeft geen parameter “{2}”.",
  "Leave it out.": "Laat die weg.",
  'The parameter "{1}" {2}.': "De parameter “{1}” {2~}.",
  'Give "{1}" instead.': "Geef in plaats daarvan “{1}”.",
  '"{1}" is no category of "{2}".': "“{1}” is geen categorie van “{2}”.",
  "Name the categories as the table has them.": "Noem de categorieën zoals ze in de tabel staan.",
  'With {1} categories of "{2}" and {3} of "{4}" there are {5} kinds of people, one for each pair. This guarantee compares too many of them.':
    "Met {1#} categorieën van “{2}” en {3#} van “{4}” zijn er {5#} soorten mensen, één voor elk paar. Deze belofte vergelijkt er dan te veel.",
  "Merge categories of one column or both, so that there are fewer pairs, or choose another guarantee.":
    "Voeg categorieën van een van de kolommen of van beide samen, zodat er minder paren zijn, of kies een andere belofte.",
  "The table has {1} weights for {2} × {3} categories.": "De tabel heeft {1#} gewichten voor {2#} × {3#} categorieën.",
  "Give one weight for each pair of categories.": "Geef voor elk paar categorieën één gewicht.",
  "A single secret is compared with none.": "Er is maar één geheim; er is niets om het mee te vergelijken.",
  "Use data with two secrets.": "Gebruik gegevens met twee geheimen.",
  "A single answer is compared with none.": "Er is maar één antwoord; er is niets om het mee te vergelijken.",
  "Use data with two answers.": "Gebruik gegevens met twee antwoorden.",
  'Under "{1}"': "Onder “{1}”",
  '{1} weights count the people of a sample, but "{2}" with "{3}" has {4} of them.':
    "{1~} tellen gewichten de mensen van een steekproef, maar “{2}” met “{3}” heeft er {4#}.",
  "Count people: leave the weights out, or give the numbers of people who were asked. Survey weights claim a sample that was never drawn.":
    "Tel mensen: laat de gewichten weg, of geef het aantal ondervraagde mensen. Met enquêtegewichten lijkt het een steekproef die nooit is getrokken.",
  'The protocol "{1}" has no use for distances between categories.':
    "Het protocol “{1}” kan niets met afstanden tussen categorieën.",
  "Leave the distances out, or choose one that has: {1}.":
    "Laat de afstanden weg, of kies een protocol dat ze gebruikt: {1}.",
  'this version does not know the protocol "{1}"': "deze versie kent het protocol “{1}” niet",
  "To tell how far a sample can be from the truth": "Om te zeggen hoe ver een steekproef van de waarheid kan liggen,",
  "{1} is {2} instead of true or false": "{1~} is {2~} in plaats van true of false",
  "{1}.weights is {2} instead of a Float64Array": "{1}.weights is {2~} in plaats van een Float64Array",
  "a level is {1} instead of a number": "een niveau is {1~} in plaats van een getal",
  "what is promised": "wat er is beloofd",
  "what is to be released": "wat er wordt vrijgegeven",
  "of is {1}, which is nothing that is released": "of is {1~}; zoiets wordt niet vrijgegeven",
  "the choice of columns": "de keuze van kolommen",
  "secret is not the secret of a device": "secret is niet de geheime sleutel van een apparaat",
  "the choice of what is written": "de keuze van wat wordt geschreven",
  "once.secret is not the secret of a device": "once.secret is niet de geheime sleutel van een apparaat",
  'write is {1} instead of "reports" or "values"': 'write is {1~} in plaats van "reports" of "values"',
  "The protocol does not keep its promise{1}": "Het protocol houdt zijn belofte niet{1~}",
  "Do not use it, and tell whoever sent it to you.":
    "Gebruik het niet, en laat dat weten aan wie het u heeft gestuurd.",
  "The file is too large.": "Het bestand is te groot.",
  "Reload the page.": "Laad de pagina opnieuw.",
  "There is no table of counts.": "Er is geen tabel met aantallen.",
  "Put a table into the element, or set its property “table”.":
    "Zet een tabel in het element, of geef zijn eigenschap “table” een waarde.",
  "Nobody has said how to start an engine.": "Er is niet gezegd hoe een rekenprogramma wordt gestart.",
  "Call provideEngine first.": "Roep eerst provideEngine aan.",
  "There is no picture to save.": "Er is geen afbeelding om op te slaan.",
  "Let the element be seen first.": "Laat het element eerst in beeld komen.",
  "The property “table” has no weights.": "De eigenschap “table” heeft geen gewichten.",
  "Give it one for each secret and answer, row by row.": "Geef er één voor elk geheim en antwoord, rij na rij.",
  "The table has no counts.": "De tabel heeft geen aantallen.",
  "Give it a first row and a first column with names, and counts between.":
    "Geef haar een eerste rij en een eerste kolom met namen, en daartussen aantallen.",
  "A row of the table has {1} counts.": "Een rij van de tabel heeft {1#} aantallen.",
  "Give it {1}.": "Geef er {1#}.",
  "Write it in digits alone.": "Schrijf het met alleen cijfers.",
};
