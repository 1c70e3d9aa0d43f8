// SPDX-License-Identifier: GPL-3.0-or-later
/** The texts of the engine's calls, in Dutch, under the ids of wasm/engine/texts.ts. */
import type * as texts from "../../../wasm/engine/texts.js";
import type { Translated } from "../catalogue.js";

export const engine = {
  "as-wrong": 'as is {as} in plaats van "rows" of "counts"',
  "assume-wrong": 'assume is {assume} in plaats van "prior"',
  "category-has-nobody": {
    message: "Niemand in deze gegevens heeft “{category}”. Een steekproef sluit niet uit dat er zulke mensen zijn, en wat het protocol bij hen doet, is daaruit niet af te leiden.",
    remedy: "Gebruik gegevens waarin elke categorie van het protocol voorkomt.",
  },
  "choice-of-columns": "de keuze van kolommen",
  "choice-of-writing": "de keuze van wat wordt geschreven",
  "counts-wrong": "counts bevat {count}",
  "covariate-alone": {
    message: "Alle mensen hebben dezelfde “{column}”, namelijk “{level}”.",
    remedy: "Laat de kolom weg: over haar effect is niets te zeggen.",
  },
  "covariate-not-a-number": {
    message: "“{cell}” is geen getal, in een kolom met getallen.",
    remedy: "Verbeter het, of zeg dat de kolom categorieën bevat.",
  },
  "crossed-kinds": {
    message: "Deze instellingen zijn niet te verbinden: hun ruis is een lijst met vinkjes, of hangt af van een verborgen kolom.",
    remedy: "Verbind vragen waarvan de antwoorden met ruis zelf antwoorden zijn.",
  },
  "crossed-too-wide": {
    message: "Beide vragen hebben samen te veel antwoorden.",
    remedy: "Voeg antwoorden samen, of verbind twee kortere vragen.",
  },
  "difference-wrong": "difference is {difference} in plaats van true, false of de naam van een groep",
  "distances-not-used": {
    message: "Het protocol “{protocol}” kan niets met afstanden tussen categorieën.",
    remedy: "Laat de afstanden weg, of kies een protocol dat ze gebruikt: {protocols}; of het doel {objectives}.",
  },
  "engine-stopped": {
    message: "Het rekenprogramma is gestopt.",
    remedy: "Probeer het opnieuw, met minder rijen of categorieën als het bestand groot is.",
  },
  "engine-stopped-why": {
    message: "Het rekenprogramma is gestopt: {detail}",
    remedy: "Probeer het opnieuw, met minder rijen of categorieën als het bestand groot is.",
  },
  "for-a-sample": "Om te zeggen hoe ver een steekproef van de waarheid kan liggen,",
  "group-alone": {
    message: "Er is maar één groep, en niets om ze mee te vergelijken.",
    remedy: "Geef berichten van minstens twee groepen, of vraag geen verschil.",
  },
  "group-unknown": {
    message: "Er is geen groep “{group}”.",
    remedy: "{meant}Noem een van de groepen: {groups}.",
  },
  "groups-twice": "twee groepen hebben dezelfde cellen",
  "how-grouped": "de keuze van kolommen waarnaar mensen worden gegroepeerd",
  "kind-wrong": 'kinds bevat {kind} in plaats van "number" of "category"',
  "level-not-a-number": "een niveau is {level} in plaats van een getal",
  "meant-group": "Bedoelde u “{near}”? ",
  "method-unknown": {
    message: "De methode “{method}” bestaat niet.",
    remedy: "Kies uit: {methods}; of geen, dan wordt ze gekozen naar omvang.",
  },
  "no-groups": "er zijn geen groepen",
  "no-such-answer": {
    message: "Het protocol kent dit antwoord niet.",
    remedy: "Kies een van de categorieën van het protocol.",
  },
  "not-a-file": "het bestand is {value} in plaats van een File of een Blob",
  "efficiency-not-a-share": "{where} is {efficiency} in plaats van boven 0 en hoogstens 1",
  "order-too-small": {
    message: "De orde van een alfa-lek is {order}, maar moet minstens 1 zijn.",
    remedy: "Geef 1, een groter getal of Infinity.",
  },
  "people-not-whole": "people is {people} in plaats van een geheel getal",
  "not-above-zero": "{name} is {number}, en niet groter dan 0",
  "not-true-or-false": "{where} is {value} in plaats van true of false",
  "nothing-planned": "er is noch een aantal mensen noch een halve breedte gegeven",
  "nothing-to-pool": {
    message: "Er zijn geen berichten om samen te nemen.",
    remedy: "Geef minstens één protocol met zijn berichten.",
  },
  "of-what": "of is {value}; zoiets wordt niet vrijgegeven",
  "once-secret-wrong": "once.secret is niet de geheime sleutel van een apparaat",
  options: "de opties",
  "pooled-answers-differ": {
    message: "Eén instellingenbestand heeft het antwoord “{category}” niet.",
    remedy: "Gebruik instellingen voor dezelfde vraag met dezelfde antwoorden.",
  },
  "pooled-pairs": {
    message: "Deze instellingen gebruiken de verborgen kolom. Daarom zijn ze niet met andere samen te gebruiken.",
    remedy: "Lees de antwoorden met ruis van elk instellingenbestand apart.",
  },
  "population-beside": {
    message: "De strata van een bevolking gaan niet samen met gewichten of verschillen.",
    remedy: "Laat de gewichten weg, of de verschillen.",
  },
  "population-wrong": "population bevat {value} in plaats van de naam van een stratum en het aantal mensen ervan",
  "protocol-lacks-category": {
    message: "Het protocol kent de categorie “{category}” niet.",
    remedy: "Gebruik gegevens met de categorieën van het protocol, of maak een protocol uit deze gegevens.",
  },
  "protocol-not-known-here": "deze versie kent het protocol “{protocol}” niet",
  "regression-category-missing": {
    message: "Bij een vraag met {count} antwoorden moet u zeggen welk antwoord als ja telt.",
    remedy: "Noem er een als categorie: {categories}.",
  },
  "regression-category-unknown": {
    message: "Het protocol heeft geen antwoord “{category}”.",
    remedy: "{meant}Noem een van zijn antwoorden: {categories}.",
  },
  "regression-rest": {
    message: "Hoe vaak dit protocol “{category}” meldt, hangt af van welk ander antwoord iemand heeft: tegenover alle andere heeft het geen eigen likelihood.",
    remedy: "Gebruik een protocol dat alle andere antwoorden gelijk behandelt, zoals grr of oue, of een vraag met twee antwoorden.",
  },
  "regression-too-wide": {
    message: "De regressie heeft {count} coëfficiënten; er worden er hoogstens {most} geschat.",
    remedy: "Noem minder kolommen, of voeg categorieën samen.",
  },
  "regression-weighted": {
    message: "Een regressie neemt geen gewichten.",
    remedy: "Laat de gewichten weg; neem de kolommen waaruit ze zijn gemaakt als covariaten.",
  },
  "report-unknown": {
    message: "“{report}” is geen van de antwoorden met ruis van deze instellingen.",
    remedy: "Verbeter de rij, of haal die weg. Zijn er veel zulke rijen? Voeg dan hun eigen instellingenbestand toe.",
  },
  "reports-twice": "een groep heeft twee keer hetzelfde bericht",
  request: "de opdracht",
  "request-not-sent": {
    message: "De opdracht kan niet naar de worker worden gestuurd: {reason}",
    remedy: "Geef alleen gewone gegevens en bestanden mee.",
  },
  "request-wrong": {
    message: "De opdracht kan niet worden aangenomen: {reason}.",
    remedy: "Geef wat de documentatie van de API noemt, in de typen die ze noemt.",
  },
  "secret-wrong": "secret is niet de geheime sleutel van een apparaat",
  "shrink-weighted": {
    message: "Aandelen met gewichten worden niet naar de tabel toe geschat.",
    remedy: "Laat de gewichten weg, of shrink.",
  },
  "shrink-too-large": "shrink is {shrink} in plaats van hoogstens {most} mensen",
  "shrink-wrong": "shrink is {shrink} in plaats van een aantal mensen boven 0",
  "single-answer": {
    message: "Er is maar één antwoord; er is niets om het mee te vergelijken.",
    remedy: "Gebruik gegevens met twee antwoorden.",
  },
  "single-secret": {
    message: "Er is maar één geheim; er is niets om het mee te vergelijken.",
    remedy: "Gebruik gegevens met twee geheimen.",
  },
  "sluice-closed": { message: "Sluice is gesloten.", remedy: "Maak een nieuwe Sluice om verder te gaan." },
  "strata-twice": "twee rijen van population noemen hetzelfde stratum",
  "stratum-unasked": {
    message: "Niemand uit het stratum “{stratum}” heeft een bericht gestuurd.",
    remedy: "Voeg het samen met een ander stratum, in de bevolking en in de berichten.",
  },
  "stratum-unknown": {
    message: "De bevolking heeft geen stratum “{stratum}”, waar berichten uit komen.",
    remedy: "Geef de bevolking een rij voor elk stratum, met de namen die in de berichten staan.",
  },
  "too-many-kinds-of-people": {
    message: "Met {secrets} categorieën van “{secret}” en {answers} van “{data}” zijn er {pairs} soorten mensen, één voor elk paar. Deze belofte vergelijkt er dan te veel.",
    remedy: "Voeg categorieën van een van de kolommen of van beide samen, zodat er minder paren zijn, of kies een andere belofte.",
  },
  "proved-nothing": {
    message: "De belofte “{notion}” gaat niet over een steekproef waarvan iets te bewijzen is.",
    remedy: "Laat provedSample weg, of kies rldp, rlip of rpml.",
  },
  "under-notion": "Onder “{notion}”",
  "values-from-marks": {
    message: "Waarden die uit kruisjes zijn geloot, zeggen minder dan de kruisjes zelf; daaruit wordt niets geschat.",
    remedy: "Schat uit de berichten zelf: schrijf berichten, geen waarden.",
  },
  "weights-lacking": {
    message: "De groepen hebben geen sommen van gewichten.",
    remedy: "Tel de berichten opnieuw, met de kolom van de gewichten.",
  },
  "weights-miscounted": {
    message: "De tabel heeft {weights} gewichten voor {secrets} × {answers} categorieën.",
    remedy: "Geef voor elk paar categorieën één gewicht.",
  },
  "a-single-category": "{where} heeft minder dan twee categorieën die voorkomen",
  "weights-not-floats": "{where}.weights is {value} in plaats van een Float64Array",
  "weights-not-people": {
    message: "{where} tellen gewichten de mensen van een steekproef, maar “{secret}” met “{data}” heeft er {weight}.",
    remedy: "Tel mensen: laat de gewichten weg, of geef het aantal ondervraagde mensen. Met enquêtegewichten lijkt het een steekproef die nooit is getrokken.",
  },
  "what-file-holds": "wat het bestand bevat",
  "what-is-planned": "wat er is gepland",
  "what-is-pooled": "wat wordt samengenomen",
  "what-is-promised": "wat er is beloofd",
  "what-is-released": "wat er wordt vrijgegeven",
  "what-was-counted": "wat er is geteld",
  "write-wrong": 'write is {write} in plaats van "reports" of "values"',
  "spreadsheet-safe-wrong": 'spreadsheetSafe is {safe} in plaats van "reports", "all" of "none"',
  "written-wrong": 'written is {written} in plaats van "reports" of "values"',
  "none-of-these": "{where} is {value}, en dat is geen van: {known}",
  "separator-wrong": "dialect.separator is {separator} in plaats van één teken dat geen letter, cijfer, aanhalingsteken of regeleinde is",
} satisfies Translated<typeof texts>;
