// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the step that shows the channel and what it keeps, in Dutch. */

import type * as english from "../en/channel.js";
import { dutch as protocols } from "../protocols.js";

export const channel: typeof english.channel = {
  heading: "Wat er met een antwoord gebeurt",
  intro: "Elk antwoord wordt vervangen door een bericht, dat wordt geloot. Hier staat met welke kans.",
  cancelled: "Het zoeken naar het beste protocol is geannuleerd, en er is nog geen protocol.",
  cancelledRemedy:
    "Kies een ander niveau, voeg categorieën samen, of gebruik randomized response, waarvoor niet gezocht hoeft te worden. Of zoek opnieuw, en gebruik wat er gevonden is zodra dat goed genoeg is.",
  useSimple: "Randomized response gebruiken",
  waiting:
    "Hier ziet u straks welk bericht in de plaats komt van welk antwoord, en hoeveel er van de antwoorden behouden blijft.",
  title: "Kans op elk bericht",
  rowAxis: "Antwoord",
  columnAxis: "Bericht",
  cell: "Van 100 mensen met antwoord “{answer}”: {chance} met bericht “{report}”",
  row: "Van 100 mensen met antwoord “{answer}”: {reports}.",
  rowPart: "{chance} met bericht “{report}”",
  rowRest: "{chance} met iets anders",
  summary:
    "Antwoorden: {answers}, berichten: {reports}. Het waarschijnlijkste bericht bij een antwoord heeft een kans tussen {least} en {most} op 100.",
  summarySame:
    "{answers} antwoorden, {reports} antwoorden met ruis. Het waarschijnlijkste bij elk antwoord komt {most} van de 100 keer.",
  hint: "Wijs de grafiek aan, of loop er met de pijltjestoetsen doorheen, om hem te lezen.",
  negligible:
    "≈0 is een kans kleiner dan één op een miljard; zoiets ziet u in een bestand niet terug. Een punt betekent dat er helemaal geen kans is.",
  cut: "Alleen {n} antwoorden en berichten zijn getekend, de meest voorkomende als bekend is welke dat zijn. In het protocolbestand staan ze allemaal.",
  legendTitle: "Waar de berichten voor staan",
  legend: "Van 100 mensen met bericht “{report}”: {answers}.",
  legendPart: "{chance} met antwoord “{answer}”",
  legendRest: "{chance} met iets anders",
  marks: {
    title: "Kans op elk kruisje",
    columnAxis: "Aangekruist",
    cell: "Van 100 mensen met antwoord “{answer}”: bij {chance} is “{mark}” aangekruist",
    row: "Van 100 mensen met antwoord “{answer}”: bij 50 is dat antwoord in het bericht aangekruist, en elk ander antwoord bij {other}, elk apart geloot.",
    summary:
      "Een bericht kan geen, enkele of alle van de {answers} antwoorden aankruisen, elk apart geloot: het eigen antwoord met een kans van 50 op 100, elk ander antwoord met een kans van {other} op 100.",
    note: "Een bericht kan geen, enkele of alle antwoorden aankruisen, en elk kruisje wordt apart geloot: de kansen in een rij zijn die van de kruisjes. In een bestand is een bericht één letter per antwoord, in de volgorde van het protocolbestand: y als het is aangekruist, anders n.",
    legendTitle: "Waar de kruisjes voor staan",
    legend:
      "Van 100 mensen bij wie “{report}” in het bericht is aangekruist, wat er verder ook is aangekruist: {answers}.",
    telling: "het bericht dat het meest zegt",
    tellingSays:
      "Van alle berichten komt de belofte bij dit bericht het dichtst bij haar grens: geen ander bericht verschuift wat ze over “{column}” begrenst nog verder.",
    one: "alleen {answer}",
    oneSays: "Een bericht dat maar één antwoord aankruist. Andere zeggen misschien meer over “{column}”.",
    none: "zonder kruisje",
  },
  pairs: {
    note: "Berichten worden geloot uit geheim en antwoord samen: de kansen hangen ook af van “{secret}”.",
    rowAxis: "Paar",
    group: "{column}: {category}",
    cell: "Van 100 mensen met “{answer}”: {chance} met bericht “{report}”",
    row: "Van 100 mensen met “{answer}”: {reports}.",
    summary:
      "Paren van geheim en antwoord: {answers}, berichten: {reports}. Het waarschijnlijkste bericht bij een paar heeft een kans tussen {least} en {most} op 100.",
    summarySame:
      "{answers} paren van verborgen waarde en antwoord, {reports} antwoorden met ruis. Het waarschijnlijkste bij elk paar komt {most} van de 100 keer.",
    cut: "Alleen de {n} meest voorkomende paren en berichten zijn getekend. In het protocolbestand staan ze allemaal.",
    legendPart: "{chance} met “{answer}”",
  },
  look: "Bekijk het bericht",
  protocol: "Protocol",
  otherProtocols: "Andere protocollen",
  told: "Met kennis van “{secret}”, dat in hetzelfde bestand moet staan: deze behouden misschien meer.",
  protocols,
  /** What the same names stand for where a report is drawn from secret and answer together. */
  /** Under a promise that holds for all shares of a confidence set. */
  protocolsProved: {
    optimal:
      "Voor de tabel berekend: van alle protocollen die voor dezelfde aandelen zijn bewezen het protocol dat het meeste behoudt.",
  } as Record<string, string>,
  objectives: {
    counting:
      "Gemaakt voor uw tabel, en om te tellen. Geen andere methode die evenveel weet, heeft daarvoor minder berichten nodig.",
    guesses:
      "Berekend voor de tabel: van alle protocollen die evenveel weten, het protocol waarbij onder deze belofte de meeste antwoorden uit de berichten goed worden geraden.",
    distance:
      "Berekend voor de tabel: van alle protocollen die evenveel weten, het protocol waarvan de berichten onder deze belofte het dichtst bij de antwoorden liggen.",
  },
  protocolsOfPairs: {
    grr: "De klassieker, voor geheim en antwoord samen: behoud beide met een bepaalde kans, en verstuur anders willekeurig een ander paar.",
    cr: "Vervaag het geheim; loot als het daardoor verandert een antwoord van iemand met het nieuwe geheim; vervaag ook dat antwoord.",
  } as Record<string, string>,
  polytope: {
    title: "Het beeld erachter",
    beliefs:
      "Wie een bericht leest, heeft daarna een inschatting van het antwoord. Elke inschatting is een punt: in een hoekpunt staat het antwoord vast, en hoe dichter bij een hoekpunt, hoe waarschijnlijker dat antwoord.",
    boundary: "De belofte trekt een grens om wat vóór elk bericht wordt gedacht: geen bericht mag daarbuiten leiden.",
    best: "Het beste protocol stuurt mensen naar hoekpunten van wat overblijft, want die zeggen het meest.",
    others:
      "Het beste protocol gebruikt hoekpunten van wat overblijft, die het meest zeggen; dit blijft verder naar binnen of gebruikt er minder.",
    picture: "Inschattingen van het antwoord",
    words: {
      allowed: "wat de belofte overlaat",
      report: "een bericht; het oppervlak: hoe vaak",
      before: "vóór elk bericht",
      back: "gestippeld: aan de achterkant",
      point: "Inschatting",
      share: "Verstuurd door",
      vertex: "Hoekpunt {n}",
      none: "–",
    },
    corners: {
      one: "Tussen zekerheid over {answers} laat de belofte één enkele inschatting over.",
      other: "Tussen zekerheid over {answers} laat de belofte een ruimte met {n} hoekpunten over.",
    },
    before: "Vóór elk bericht is de inschatting {belief}.",
    reports: {
      one: "Het protocol heeft {n} bericht; aantal in een hoekpunt: {corners}.",
      other: "Het protocol heeft {n} berichten; aantal in een hoekpunt: {corners}.",
    },
    report: "“{report}”, verstuurd door {share}: {belief}.",
    part: "{share} {answer}",
  },
  compare: {
    title: "Alle protocollen naast elkaar",
    lead: "Berekent elk protocol dat er voor deze belofte op dit niveau is, ook de protocollen die het geheim moeten kennen.",
    start: "Alle protocollen vergelijken",
    again: "Vergelijken op niveau {epsilon}",
    stop: "Stoppen met vergelijken",
    going: "Bezig met vergelijken, aantal protocollen tot nu toe: {n} …",
    at: "Op niveau {epsilon}, “{notion}”.",
    atSure: "Op niveau {epsilon}, “{notion}”, met ongeveer {sure}% zekerheid.",
    picture: "Wat elk protocol behoudt",
    table: "Wat elk protocol behoudt en nodig heeft",
    summary: "Van de informatie in {column} blijft behouden: {parts}.",
    part: "{share} met “{protocol}”",
    seeing: "{protocol} (kent het geheim)",
    protocol: "Protocol",
    kept: "Behouden",
    leaks: "Bereikt niveau voor “{notion}”",
    unlimited: "geen grens",
    secret: "Moet het geheim kennen",
    reports: "Berichten",
    estimates: "Zijn aantallen antwoorden te schatten?",
    yes: "ja",
    no: "nee",
    always: "ja",
    "under-prior": "als de tabel klopt",
    "in-part": "deels",
    unknown: "niet bekend",
    none: "geen",
    atLeast: "minstens {share}",
    without: "Niet voor deze gegevens: {parts}.",
    why: {
      answers: "alleen voor {n} antwoorden",
      tooLarge: "te veel categorieën",
      people: "alleen voor tabellen die mensen tellen",
    },
    assumes:
      "Ze doen allemaal dezelfde belofte over dezelfde tabel. Een protocol dat het geheim moet kennen, is bruikbaar als het geheim in hetzelfde bestand staat, of als de persoon naar allebei wordt gevraagd. “Als de tabel klopt”: aantallen zijn te schatten als mensen met hetzelfde antwoord elk geheim even vaak hebben als in de tabel.",
  },
  kept: "{share} van de informatie in {column}",
  keptNone: "Op dit niveau blijft niets behouden: het bericht zegt niets over {column}.",
  guess: "Van elke 1.000 antwoorden zijn goed te raden: {informed} met de berichten, {blind} zonder.",
  bound: "Geen enkel protocol met deze belofte behoudt meer dan {bound}.",
  boundAlone: "Geen enkel protocol met deze belofte dat alleen {column} te horen krijgt, behoudt meer dan {bound}.",
  boundProved: "Geen enkel protocol dat voor dezelfde aandelen is bewezen, behoudt meer dan {bound}.",
  short:
    "Het zoeken is gestopt voordat het klaar was: het beste van deze soort behoudt misschien tot {short} meer van de informatie in {column} dan dit. De belofte geldt hoe dan ook volledig.",
  boundReached: "Voor zover de getoonde cijfers reiken, behoudt geen enkel protocol met deze belofte meer.",
  boundReachedAlone:
    "Voor zover de getoonde cijfers reiken, behoudt geen protocol met deze belofte dat alleen {column} te horen krijgt meer.",
  boundReachedProved:
    "Voor zover de getoonde cijfers reiken, behoudt geen enkel protocol dat voor dezelfde aandelen is bewezen meer.",
  secretGuess:
    "Wie van {people} mensen “{column}” raadt, heeft het met hun berichten hoogstens {informed} keer goed, zonder {blind} keer.",
  secretGuessNone:
    "Wie van {people} mensen “{column}” raadt, heeft het {blind} keer goed, met hun berichten of zonder.",
  secretLeft: "Gemiddeld geeft een bericht nog {share} van de informatie in “{column}” prijs.",
  secretLimit: "Het protocol belooft: gemiddeld nooit meer dan {share}.",
  estimable: {
    none: "Hoe vaak een antwoord in {column} voorkomt, is uit de berichten niet te schatten, hoeveel het er ook zijn.",
    some: "Hoeveel berichten er ook zijn, alleen van deze antwoorden in {column} is eruit te schatten hoe vaak ze voorkomen: {told}. Van de andere zijn alleen grenzen te zeggen.",
    part: "Hoeveel berichten er ook zijn, hoe vaak de antwoorden in {column} voorkomen, is er maar voor een deel uit te schatten.",
    underPrior:
      "Hoe vaak de antwoorden in {column} voorkomen, is alleen uit de berichten te schatten als mensen met hetzelfde antwoord elke waarde van “{secret}” even vaak hebben als in de tabel.",
    helps: "Een ander protocol kan helpen, zoals randomized response, of een andere belofte, of een hoger niveau.",
  },
  curveTitle: "Wat op elk niveau behouden blijft",
  curveX: "Niveau",
  curveY: "Behouden",
  curveSummary: "“{protocol}” behoudt {parts}.",
  curvePart: "{share} op niveau {epsilon}",
  curvePartOpen: "minstens {share} op niveau {epsilon}",
  curveOpen: {
    one: "Op {n} van de {all} niveaus was het zoeken niet klaar: daar behoudt het beste protocol misschien meer.",
    other: "Op {n} van de {all} niveaus was het zoeken niet klaar: daar behoudt het beste protocol misschien meer.",
  },
  curveMark: "zoeken niet klaar: misschien meer",
  curveCell: "minstens {least}, hoogstens {most}; zoeken niet klaar",
  curveChosen: "U hebt niveau {epsilon} gekozen; dat behoudt {share}.",
  curveTold: "De stip is van “{protocol}”, dat het geheim kent; de lijnen zijn van protocollen die het niet kennen.",
  curveDrawing: "De grafiek wordt berekend: {done} van de {all} punten.",
  beliefTitle: "Wat een bericht prijsgeeft",
  beliefIntro:
    "Hoe waarschijnlijk een waarnemer elke categorie van “{column}” vindt, voor en na het bericht {report}, dat door {share} van alle mensen wordt verstuurd.",
  beliefBefore: "voor",
  beliefAfter: "na",
  beliefMore: "na: hoger",
  beliefLess: "na: lager",
  beliefSummary: "Na het bericht {report}: {parts}.",
  beliefPart: "{secret} van {before} naar {after}",
  check:
    "De belofte is bewezen voor precies de gehele getallen waarmee de berichten worden geloot: geen enkele verhouding is groter dan {bound}. Het protocolbestand bevat alles om dat elders opnieuw te bewijzen.",
  sample: {
    worst:
      "Beloofd is een factor {promised}, voor de aandelen in deze tabel. Komen die uit een steekproef, dan kunnen de ware aandelen anders zijn: voor zover {people} mensen dat openlaten (met ongeveer {sure}% zekerheid), is de factor hoogstens {worst}.",
    unbounded:
      "Beloofd is een factor {promised}, voor de aandelen in deze tabel. Komen die uit een steekproef, dan kunnen de ware aandelen anders zijn: voor zover {people} mensen dat openlaten (met ongeveer {sure}% zekerheid), kan een bericht een geheim uitsluiten.",
    use: "“{notion}” gebruiken: behoudt minder van de gegevens",
    covered:
      "De belofte is voor een steekproef: ze geldt voor alle aandelen die {people} mensen niet uitsluiten (met ongeveer {sure}% zekerheid), niet alleen voor die in deze tabel.",
  },
  again: "Hier opnieuw controleren",
  checking: "Bezig met controleren …",
  holds:
    "Gecontroleerd, met exacte berekeningen, door twee programma’s die niets gemeen hebben: de belofte geldt. {nearest}",
  holdsAgain:
    "Opnieuw gecontroleerd, met exacte berekeningen, door twee programma’s die niets gemeen hebben: de belofte geldt. {nearest}",
  nearest:
    "Geen bericht komt dichter bij zijn grens dan {report}: het is {ratio} keer zo waarschijnlijk bij {more} als bij {less}; {bound} keer zou mogen.",
  nearestOf:
    "Geen bericht komt dichter bij zijn grens dan {report}: bij alle aandelen waarmee het bewijs rekening houdt, is het hoogstens {ratio} keer zo waarschijnlijk bij {more} als bij {less}; {bound} keer zou mogen.",
  everybody: "alle mensen samen",
  someone: "iemand met “{category}”",
  context: "{who} onder de mensen van wie bekend is dat zij voor {columns} hetzelfde hebben als in “{category}”",
  marked: "dat met een kruisje bij {marks}",
  fails:
    "Gecontroleerd, met exacte berekeningen, door twee programma’s die niets gemeen hebben: de belofte geldt NIET. {reason} Gebruik dit protocol niet.",
};

export const search: typeof english.search = {
  title: "Bezig met zoeken naar het beste protocol",
  of: { answer: "de antwoorden", pair: "geheimen en antwoorden" },
  says: "Er is een protocol gevonden dat {found} van de informatie in {what} behoudt; geen enkel protocol dat evenveel weet, kan meer dan {possible} behouden.",
  saysProved:
    "Er is een protocol gevonden dat {found} van de informatie in {what} behoudt; geen enkel protocol dat voor dezelfde aandelen is bewezen, kan meer dan {possible} behouden.",
  found: "het beste tot nu toe",
  open: "nog open",
  possible: "het meeste dat mogelijk is",
  seconds: "Seconden",
  use: "Goed genoeg, dit gebruiken",
  useSays:
    "Wat is gevonden, is nu al te gebruiken: de belofte geldt volledig. Wie het zoeken afwacht, behoudt misschien tot {short} meer van de informatie in {what}.",
  stopped: "Het zoeken op niveau {epsilon} is geannuleerd.",
  stoppedBack:
    "Het zoeken op niveau {epsilon} is geannuleerd. De instellingen zijn weer die van het protocol dat er al was.",
  again: "Opnieuw zoeken",
  useLater: "Zodra er een protocol is gevonden waarvoor de belofte geldt, kunt u het gebruiken.",
};
