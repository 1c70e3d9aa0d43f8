// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of files that are read and written, in Dutch, under the ids of wasm/files/texts.ts. */
import type * as texts from "../../../wasm/files/texts.js";
import type { Translated } from "../catalogue.js";

export const files = {
  "a-parquet-file": "een Parquet-bestand",
  "a-zip-archive": "een werkmap of een ander zip-archief",
  "as-the-data": "om te delen",
  "as-the-secret": "als geheim",
  "blanks-before-quote": {
    message: "Een cel begint met spaties en een aanhalingsteken.",
    remedy: "Verwijder de spaties voor het aanhalingsteken, of exporteer de tabel opnieuw als CSV.",
  },
  "categorical-unknown": {
    message: "De kolom “{column}” moet categorieën bevatten, maar is geen van de covariaten.",
    remedy: "Noem ze bij de covariaten, of laat ze weg.",
  },
  "categories-unusable": {
    message: "De tabel kan niet worden gebruikt: {reason}.",
    remedy: "Verbeter de cellen of de regels, zodat elke categorie één naam en eigen cellen heeft.",
  },
  "check-first-line": "Kijk naar de eerste regel van het bestand: daar moeten de namen van de kolommen staan.",
  "column-chosen-twice": {
    message: "De kolom “{column}” is twee keer {role}.",
    remedy: "Noem één kolom, of hoogstens {most} verschillende.",
  },
  "column-in-both-roles": {
    message: "De kolom “{column}” is zowel als geheim als om te delen gekozen.",
    remedy: "Kies twee verschillende kolommen.",
  },
  "column-kept-twice": {
    message: "De kolom “{column}” wordt twee keer doorgegeven.",
    remedy: "Noem elke kolom één keer.",
  },
  "column-tells-exactly": {
    message: "De kolom “{column}” verraadt “{of}” precies: ernaast houden de berichten niets achter.",
    remedy: "Laat haar weg, of zeg dat ze toch moet worden doorgegeven.",
  },
  "column-tells-nearly": {
    message: "De kolom “{column}” verraadt “{of}” van bijna elke rij: ernaast houden de berichten vrijwel niets achter.",
    remedy: "Laat haar weg, of zeg dat ze toch moet worden doorgegeven.",
  },
  "column-twice": {
    message: "De naam “{name}” staat twee keer in de kopregel (kolommen {first} en {second}).",
    remedy: "Geef de kolommen in het bestand verschillende namen.",
  },
  "column-unknown": { message: "Het bestand heeft geen kolom “{name}”.", remedy: "{advice}." },
  "columns-are": "{meant}De kolommen zijn: {names}.",
  "columns-are-more": "{meant}De kolommen zijn: {names} en nog {more}.",
  "columns-wrong-number": {
    message: "Er zijn {count} kolommen {role}.",
    remedy: "Noem één kolom, of hoogstens {most} verschillende.",
  },
  "combination-not-reportable": {
    message: "“{combination}” kan niet worden gemeld: deze combinatie van waarden kwam niet voor in de gegevens waarvoor het protocol is gemaakt.",
    remedy: "Verbeter de rij, of maak een protocol uit gegevens waarin deze combinatie voorkomt.",
  },
  "control-character": {
    message: "Het bestand is geen tekstbestand: het bevat het besturingsteken {code}.",
    remedy: "Exporteer de tabel als CSV (UTF-8) en kies dat bestand.",
  },
  "count-missing": {
    message: "Er ontbreekt een aantal.",
    remedy: "Vul de cel in, of haal de rij uit het bestand.",
  },
  "count-wrong": {
    message: "“{count}” is geen aantal.",
    remedy: "Aantallen zijn gehele getallen van 0 of meer, met alleen cijfers geschreven.",
  },
  "counts-beside-reports": {
    message: "Het bestand heeft een kolom “{count}”. Elke rij lijkt voor zoveel antwoorden met ruis te staan.",
    remedy: "Is dat zo, noem de andere kolom dan “{report}”. Geef anders de kolom “{count}” een andere naam.",
  },
  "counts-too-large": { message: "De aantallen zijn te groot.", remedy: "Tel minder dan 2^53 berichten." },
  "covariate-missing": {
    message: "De cel is leeg, in een kolom met getallen.",
    remedy: "Vul ze in of laat de rij weg, of zeg dat de kolom categorieën bevat: een lege cel is er dan een van.",
  },
  "covariate-mixed": {
    message: "“{cell}” is geen getal, in een kolom met getallen.",
    remedy: "Verbeter de cel, of zeg dat de kolom categorieën bevat.",
  },
  "crossed-alike": {
    message: "Beide instellingenbestanden hebben hun antwoorden met ruis in de kolom “{column}”.",
    remedy: "Kies de instellingen van twee verschillende vragen.",
  },
  "did-you-mean": "Bedoelde u “{near}”? ",
  "did-you-mean-report": "Bedoelde u “{near}”? Verbeter de rij, of haal die weg. Zijn er veel zulke rijen? Voeg dan hun eigen instellingenbestand toe.",
  "empty-below": {
    message: "De tabel eindigt met {rows} {rows:rij|rijen} lege cellen.",
    remedy: "Laat de laatste {last} {last:rij|rijen} weg, of geef aan dat mensen alle cellen leeg lieten.",
  },
  "empty-is-no-category": {
    message: "De cel is leeg, en leeg is geen van de categorieën.",
    remedy: "{meant}Verbeter de cel, of geef aan als welke categorie ze telt.",
  },
  "empty-not-reportable": {
    message: "De cel is leeg: {why}.",
    remedy: "{meant}Verbeter de cel, of maak een protocol uit gegevens waarin deze categorie voorkomt.",
  },
  "file-changed": {
    message: "Het bestand is tijdens het lezen veranderd of verdwenen{detail}.",
    remedy: "Sluit het programma dat erin schrijft en kies het bestand opnieuw.",
  },
  "file-empty": { message: "Het bestand is leeg.", remedy: "Kies een CSV-bestand met een kopregel." },
  "first-line-empty": {
    message: "De eerste regel van het bestand is leeg.",
    remedy: "Zet boven in het bestand een regel met de namen van de kolommen.",
  },
  "grouped-by-reports": {
    message: "De kolom “{column}” bevat de berichten zelf.",
    remedy: "Noem een openbare kolom ernaast, of laat ze weg.",
  },
  "grouped-twice": {
    message: "De kolom “{column}” wordt twee keer genoemd.",
    remedy: "Noem elke kolom één keer, en de gewichten nergens anders.",
  },
  "groups-look-alike": {
    message: "“{other}” ziet eruit als “{one}”, maar is een andere groep.",
    remedy: "Schrijf beide op dezelfde manier, of geef een ervan een andere naam.",
  },
  "guarantee-not-kept-because": {
    message: "Het protocol houdt zijn belofte niet: {reason}.",
    remedy: "Gebruik dit protocolbestand niet; maak het protocol opnieuw.",
  },
  "header-missing": {
    message: "Het bestand heeft geen kopregel: op de eerste regel lijkt kolom {column} op een waarde, niet op een naam.",
    remedy: "Zet een eerste regel met de namen van de kolommen in het bestand, of zeg wat de eerste regel is onder “Lees het op een andere manier”.",
  },
  "header-short": {
    message: "De eerste regel heeft één naam minder dan elke rij cellen heeft. Misschien ontbreekt de eerste naam, misschien een scheidingsteken aan het eind.",
    remedy: "Zet een naam vóór de eerste regel, of een scheidingsteken aan het eind ervan.",
  },
  "header-too-long": {
    message: "De kopregel is langer dan {megabytes} MB.",
    remedy: "Kijk waar de eerste regel van het bestand eindigt, of haal kolommen uit de tabel.",
  },
  "is-a-category": "Het is een echt antwoord. Bescherm eerst het bestand, of gebruik het instellingenbestand waarmee het is gemaakt.",
  "kept-column-missing": {
    message: "De kolom “{column}” wordt niet doorgegeven, dus hoeft er niets van bekend te zijn.",
    remedy: "Geef haar door, of laat haar in beide weg.",
  },
  "kept-column-named-like": {
    message: "De kolom “{column}” heet net als {role} en kan niet worden doorgegeven.",
    remedy: "Geef andere kolommen door of geen; is het iets anders, geef de kolom dan een andere naam in het bestand.",
  },
  "header-repeated": {
    message: "De rij herhaalt de namen van de kolommen, alsof hier bestanden zijn samengevoegd.",
    remedy: "Geef aan of zulke rijen personen zijn, of verwijder ze.",
  },
  "repeated-header-wrong": "{name} is geen “skip” en geen “people”",
  "repeated-headers-skipped": "{rows} {rows:rij die de namen van de kolommen herhaalt, is|rijen die de namen van de kolommen herhalen, zijn} weggelaten.",
  "label-rows-skipped": "{rows} {rows:rij|rijen} met labels of codes, zoals {program} die onder de kop schrijft, {rows:is|zijn} weggelaten.",
  "notes-below": {
    message: "De tabel eindigt met {rows} {rows:rij die op een opmerking lijkt|rijen die op opmerkingen lijken}, onder een lege rij.",
    remedy: "Laat de laatste {last} {last:rij|rijen} weg, of geef aan dat het personen zijn.",
  },
  "labels-below": {
    message: "De eerste rij onder de kop lijkt labels te hebben: er staan woorden waar alle andere rijen getallen hebben.",
    remedy: "Geef aan of de rij een persoon is, of verwijder de rij.",
  },
  line: "regel {line}",
  "lines-above": {
    message: "De tabel lijkt te beginnen na regel {lines}. Daarboven lijken opmerkingen te staan.",
    remedy: "Geef aan of dat zo is, of verwijder de opmerkingen.",
  },
  "looks-the-same": "Het lijkt op “{near}”, maar heeft {code} waar dat {other} heeft. ",
  "never-occurred": "dit kwam niet voor in de gegevens waarvoor het protocol is gemaakt",
  "no-character": "niets",
  "no-name": "(geen naam)",
  "no-reports": {
    message: "Het bestand bevat geen antwoorden met ruis.",
    remedy: "Kies een bestand met antwoorden met ruis.",
  },
  "no-rows": { message: "Het bestand heeft een kopregel maar geen rijen.", remedy: "Kies een bestand met gegevens." },
  "no-strata": {
    message: "Het bestand van de bevolking noemt geen stratum.",
    remedy: "Geef het een rij voor elk stratum, met de naam en het aantal mensen.",
  },
  "not-a-fixed-category": {
    message: "“{category}” is geen van de categorieën die eerder zijn vastgelegd.",
    remedy: "{meant}Verbeter de cel, of geef aan als welke categorie ze telt.",
  },
  "not-known": "het protocol kent dit niet",
  "not-reportable": {
    message: "“{category}” kan niet worden gemeld: {why}.",
    remedy: "{meant}Verbeter de cel, of maak een protocol uit gegevens waarin deze categorie voorkomt.",
  },
  "not-text": {
    message: "Het bestand is {format}, geen tekstbestand.",
    remedy: "Exporteer de tabel als CSV (UTF-8) en kies dat bestand.",
  },
  "output-unwritable": {
    message: "Het resultaat kan niet worden weggeschreven: {reason}.",
    remedy: "Maak daar ruimte en geef de pagina toestemming om te schrijven, of sla het bestand ergens anders op.",
  },
  "person-column-used": {
    message: "De kolom “{column}” is wat wordt vrijgegeven of geheimgehouden, en zegt niet wie iemand is.",
    remedy: "Kies de kolom die zegt wie wie is, of geen.",
  },
  "person-missing": {
    message: "De cel is leeg; niemand kan dus zeggen van wie dit antwoord is.",
    remedy: "Vul in wie het is.",
  },
  "person-twice": {
    message: "“{name}” staat al op {at}; twee berichten van één persoon zeggen meer dan de belofte toelaat.",
    remedy: "Houd per persoon één rij over, of kies een kolom die alle mensen uit elkaar houdt.",
  },
  "quote-unclosed": {
    message: "Een aanhalingsteken wordt geopend maar nergens gesloten.",
    remedy: 'Schrijf een aanhalingsteken binnen een cel tussen aanhalingstekens twee keer (""), of exporteer de tabel opnieuw als CSV.',
  },
  "report-empty": {
    message: "De cel is leeg. Met deze instellingen hebben ook mensen die niets antwoorden een antwoord met ruis.",
    remedy: "Verwijder de rijen van mensen aan wie niets is gevraagd. Maak voor de lege antwoorden van alle anderen een antwoord met ruis.",
  },
  "report-not-known": {
    message: "“{report}” is geen van de antwoorden met ruis van deze instellingen.",
    remedy: "{advice}.",
  },
  "reports-alike": {
    message: "De antwoorden met ruis “{one}” en “{other}” zien er in een bestand hetzelfde uit.",
    remedy: "Geef een van de antwoorden een andere naam, en maak de instellingen opnieuw.",
  },
  row: "rij {row}",
  "row-ragged": {
    message: "Een rij heeft {cells} {cells:cel|cellen}, maar de kopregel heeft er {width}.",
    remedy: "Verbeter de rij, of zet cellen waarin het scheidingsteken voorkomt tussen dubbele aanhalingstekens.",
  },
  "row-too-long": {
    message: "Een rij is langer dan {megabytes} MB.",
    remedy: "Kijk waar de regel eindigt, of maak de teksten erin korter, of exporteer de tabel opnieuw als CSV.",
  },
  "row-single": {
    message: "Een rij heeft één cel, maar de kop heeft er {width}.",
    remedy: "Verbeter de rij, of verwijder de rij als het een opmerking is.",
  },
  "rows-of-events": "Dit bestand kan meer dan één rij per persoon hebben: één per {column}. Elke rij telt als persoon.",
  "scripts-mixed": "{column}: de categorie “{category}” heeft de letter {letter} ({code}) van een ander alfabet in een Latijns woord. Die blijft zoals die is.",
  "set-unknown": {
    message: "“{report}” is geen van deze lijsten met vinkjes. Elke lijst heeft {letters} letters, telkens {marked} of {unmarked}.",
    remedy: "Verbeter de rij, of haal die weg. Zijn er veel zulke rijen? Voeg dan hun eigen instellingenbestand toe.",
  },
  "single-value": {
    message: "De kolom “{column}” heeft maar één waarde (“{value}”).",
    remedy: "Kies een kolom met minstens twee verschillende waarden.",
  },
  "skipped-all": {
    message: "Het bestand heeft geen tabel onder de eerste {lines} regels.",
    remedy: "Geef aan hoeveel regels er boven de kop staan.",
  },
  "skipped-wrong": "{name} is geen geheel getal van 0 tot en met {most}",
  "spelling-joined": "{rows:,} {rows:rij heeft|rijen hebben} een andere schrijfwijze van “{category}” in {column}, {code} in plaats van {other}: {rows:die telt|die tellen} als “{category}”.",
  "spellings-joined-more": "Nog {more:,} {more:schrijfwijze is|schrijfwijzen zijn} zo samengevoegd.",
  "split-empty": {
    message: "De kolom {column} heeft geen antwoorden waar kolommen van te maken zijn.",
    remedy: "Splits een andere kolom, of geen.",
  },
  "split-into": "{column} is bij “{separator}” gesplitst in kolommen met yes en no: {options}.",
  "split-name-taken": {
    message: "Er is al een kolom “{name}”.",
    remedy: "Geef die een andere naam, of splits de kolom niet.",
  },
  "split-empty-missing": {
    message: "Het protocol telt lege cellen van “{column}” als ontbrekende antwoorden, niet als overal nee.",
    remedy: "Zet het vinkje “Een lege cel betekent nee op alles” uit, of maak instellingen met een bestand waarin lege cellen nee zijn.",
  },
  "split-too-many": {
    message: "De kolom {column} heeft meer dan {most} verschillende antwoorden tussen “{separator}”.",
    remedy: "Controleer wat de antwoorden scheidt, of splits de kolom niet.",
  },
  "split-wrong": "{where} heeft een lege tekst",
  "stratum-size-wrong": {
    message: "“{people}” is geen aantal mensen.",
    remedy: "Schrijf hoeveel mensen het stratum heeft, minstens 1, met alleen cijfers.",
  },
  "stratum-twice": {
    message: "Het stratum “{stratum}” staat twee keer in het bestand.",
    remedy: "Laat één rij voor elk stratum, met al zijn mensen.",
  },
  "text-after-quote": {
    message: "Na een sluitend aanhalingsteken volgt nog tekst.",
    remedy: 'Schrijf een aanhalingsteken binnen een cel tussen aanhalingstekens twee keer (""), of exporteer de tabel opnieuw als CSV.',
  },
  "text-undecodable": {
    message: "De tekst is niet te lezen als {encoding}.",
    remedy: "Sla het bestand op als CSV in UTF-8 en kies het opnieuw.",
  },
  "the-secret": "het geheim",
  "to-be-kept-back": "geheim te houden",
  "to-be-shared": "te delen",
  "too-many-combinations": {
    message: "De kolommen {columns} hebben meer dan {most} combinaties van waarden ({count} tot en met {at}).",
    remedy: "Voeg waarden samen tot minder categorieën, of kies minder kolommen.",
  },
  "too-many-groups": {
    message: "Er zijn meer dan {most} groepen mensen met dezelfde cellen.",
    remedy: "Noem minder kolommen, of rond hun getallen af.",
  },
  "too-many-values": {
    message: "De kolom “{column}” heeft meer dan {most} verschillende waarden ({count} tot en met {at}).",
    remedy: "Verdeel haar in klassen, voeg waarden samen tot minder categorieën, of kies een andere kolom.",
  },
  "totals-below": {
    message: "De laatste rij lijkt een rij met totalen: die begint met “{name}”, en de rest zijn getallen.",
    remedy: "Geef aan of de rij een persoon is, of verwijder de rij.",
  },
  "totals-left": {
    message: "De laatste rij die niet is weggelaten, lijkt een rij met totalen: ze heet “{name}” en heeft verder alleen getallen.",
    remedy: "Laat de laatste {rows} rijen weg, of geef de rij een andere naam als het een persoon is.",
  },
  "use-own-protocol": "Verbeter de rij, of haal die weg. Zijn er veel zulke rijen? Voeg dan hun eigen instellingenbestand toe.",
  "weight-in-other-role": {
    message: "De kolom “{column}” is als gewicht gekozen en ook {role}.",
    remedy: "Kies een andere kolom als gewicht, of geen.",
  },
  "weight-missing": {
    message: "Er ontbreekt een gewicht.",
    remedy: "Vul de cel in, of haal de rij uit het bestand: 0 laat iemand buiten de telling.",
  },
  "weight-not-exact": {
    message: "Het gewicht “{weight}” zou als een ander getal worden gelezen.",
    remedy: "Geef kleinere gewichten: gehele getallen zijn tot 2^53 altijd precies.",
  },
  "weight-wrong": {
    message: "“{weight}” is geen gewicht.",
    remedy: "Gewichten zijn eindige getallen vanaf nul.",
  },
  "weights-all-zero": {
    message: "Alle gewichten zijn nul.",
    remedy: "Kies een kolom die zegt hoe zwaar elke rij telt.",
  },
  "weights-sum-not-exact": {
    message: "Een som van gewichten kan niet precies als getal worden opgeslagen.",
    remedy: "Geef kleinere gewichten: gehele getallen zijn tot 2^53 altijd precies.",
  },
  "weights-sum-too-large": {
    message: "De som van de gewichten is te groot.",
    remedy: "Kies een kolom die zegt hoe zwaar elke rij telt.",
  },
  "what-reports-stand-for": "waar de berichten voor staan",
} satisfies Translated<typeof texts>;
