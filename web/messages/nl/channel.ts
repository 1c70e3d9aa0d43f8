// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy about the channel and what stays useful of the answers, in Dutch. */

import type * as english from "../en/channel.js";
import { dutch as protocols } from "../protocols.js";

export const channel: typeof english.channel = {
  cancelled: "U hebt het zoeken naar de beste methode gestopt, dus er is nog geen methode.",
  cancelledRemedy:
    "Kies een andere ε, voeg categorieën samen, of gebruik randomized response, dat geen zoeken vergt. Of zoek opnieuw, en gebruik wat er is zodra het goed genoeg is.",
  useSimple: "Randomized response gebruiken",
  title: "Kans op elk antwoord met ruis",
  rowAxis: "Antwoord",
  columnAxis: "Antwoord met ruis",
  cell: "Onder 100 mensen met antwoord “{answer}” sturen er {chance} “{report}”",
  row: "Onder 100 mensen met antwoord “{answer}”: {reports}.",
  rowPart: "{chance} sturen “{report}”",
  rowRest: "{chance} iets anders",
  summary:
    "{answers} antwoorden, {reports} antwoorden met ruis. Het waarschijnlijkste bij elk antwoord komt {least} tot {most} van de 100 keer.",
  summarySame:
    "{answers} antwoorden, {reports} antwoorden met ruis. Het waarschijnlijkste bij elk antwoord komt {most} van de 100 keer.",
  hint: "Wijs de grafiek aan, of loop er met de pijltjestoetsen doorheen, om hem te lezen.",
  negligible:
    "≈0 is een kans onder één op een miljard: in een bestand ziet u die niet. Een punt betekent dat het nooit gebeurt.",
  cut: "De grafiek toont een deel van de antwoorden en antwoorden met ruis, hoogstens {n} van elk. Dat zijn de meest voorkomende, als die bekend zijn. In het instellingenbestand staan ze allemaal.",
  legendTitle: "Hier staan de antwoorden met ruis voor",
  legend: "Onder 100 mensen die “{report}” sturen: {answers}.",
  legendPart: "{chance} met antwoord “{answer}”",
  legendRest: "{chance} met iets anders",
  marks: {
    title: "Kans op elk vinkje",
    columnAxis: "Aangevinkt",
    cell: "Onder 100 mensen met antwoord “{answer}” is bij {chance} “{mark}” aangevinkt",
    row: "Onder 100 mensen met antwoord “{answer}” is dat bij 50 aangevinkt, en elk ander antwoord bij {other}. Elk vinkje wordt apart geloot.",
    summary:
      "Een antwoord met ruis vinkt geen, enkele of alle {answers} antwoorden aan. Het ware antwoord is 50 van de 100 keer aangevinkt, elk ander {other} keer. Elk vinkje wordt apart geloot.",
    note: "Een antwoord met ruis vinkt geen, enkele of alle antwoorden aan. Elk vinkje wordt apart geloot, en een rij toont de kansen op de vinkjes. In een bestand is het één letter per antwoord, in de volgorde van het instellingenbestand. Een y is een vinkje, een n niet.",
    legendTitle: "Hier staan de vinkjes voor",
    legend: "Onder 100 mensen bij wie “{report}” is aangevinkt, met of zonder andere vinkjes: {answers}.",
    telling: "het antwoord dat het meest zegt",
    tellingSays:
      "Dit antwoord met ruis komt het dichtst bij de grens van de bescherming. Geen ander zegt meer over “{column}”, zoals deze bescherming dat meet.",
    one: "alleen {answer}",
    oneSays: "Een antwoord met ruis met één vinkje. Andere zeggen misschien meer over “{column}”.",
    none: "zonder vinkje",
  },
  pairs: {
    note: "Antwoorden met ruis komen uit verborgen waarde en antwoord samen: de kansen hangen ook af van “{secret}”.",
    rowAxis: "Paar",
    group: "{column}: {category}",
    cell: "Onder 100 mensen met “{answer}” sturen er {chance} “{report}”",
    row: "Onder 100 mensen met “{answer}”: {reports}.",
    summary:
      "{answers} paren van verborgen waarde en antwoord, {reports} antwoorden met ruis. Het waarschijnlijkste bij elk paar komt {least} tot {most} van de 100 keer.",
    summarySame:
      "{answers} paren van verborgen waarde en antwoord, {reports} antwoorden met ruis. Het waarschijnlijkste bij elk paar komt {most} van de 100 keer.",
    cut: "De grafiek toont de meest voorkomende paren en antwoorden met ruis, hoogstens {n} van elk. In het instellingenbestand staan ze allemaal.",
    legendPart: "{chance} met “{answer}”",
  },
  look: "Bekijk het antwoord met ruis",
  protocol: "Kies een methode",
  otherProtocols: "Andere methoden",
  told: "Deze methoden gebruiken de verborgen kolom “{secret}”. Er blijft misschien meer bruikbaar, maar die kolom moet in hetzelfde bestand staan.",
  protocols,
  /** Says of the best method that no better one is known, if none is proved. */
  bestKnown: "Gemaakt voor uw tabel. Een betere methode is niet bekend.",
  objectives: {
    counting:
      "Gemaakt voor uw tabel, en om te tellen. Geen andere methode die evenveel ziet, heeft daarvoor minder antwoorden met ruis nodig.",
    guesses:
      "Gemaakt voor uw tabel, en om te raden. Bij deze bescherming zijn met geen andere methode die evenveel ziet meer antwoorden te raden.",
    distance:
      "Gemaakt voor uw tabel, om dicht bij de antwoorden te blijven. Bij deze bescherming blijft geen andere methode die evenveel ziet dichterbij.",
    "chi-square":
      "Gemaakt voor uw tabel, en om ware antwoorden waarschijnlijker te maken. Bij deze bescherming vermenigvuldigt geen andere methode die evenveel ziet hun kans gemiddeld met meer.",
  },
  /** What the same names stand for where a report is drawn from secret and answer together. */
  protocolsOfPairs: {
    grr: "De klassieker, voor verborgen waarde en antwoord samen. Behoudt beide met een bepaalde kans, en stuurt anders willekeurig een ander paar.",
    cr: "Vervaagt de verborgen waarde. Verandert die daardoor, dan loot ze een antwoord van iemand met de nieuwe. Vervaagt ook dat.",
  } as Record<string, string>,
  polytope: {
    title: "Het beeld erachter",
    beliefs:
      "Elk antwoord met ruis laat de lezer achter met een vermoeden over het antwoord. Elk vermoeden is een punt. In een hoekpunt staat het antwoord vast. Hoe dichter bij een hoekpunt, hoe waarschijnlijker dat antwoord.",
    boundary:
      "De bescherming trekt een grens om het vermoeden vóór elk antwoord met ruis. Geen antwoord met ruis mag daarbuiten leiden.",
    best: "De beste methode leidt naar hoekpunten van deze ruimte, want die zeggen het meest.",
    others:
      "De beste methode gebruikt hoekpunten van deze ruimte, want die zeggen het meest. Deze blijft verder naar binnen of gebruikt er minder.",
    picture: "Vermoedens over het antwoord",
    words: {
      allowed: "wat de bescherming toelaat",
      report: "een antwoord met ruis; het oppervlak: hoe vaak",
      before: "vóór elk antwoord met ruis",
      back: "gestippeld: aan de achterkant",
      point: "Vermoeden",
      share: "Verstuurd door",
      vertex: "Hoekpunt {n}",
      none: "–",
    },
    corners: {
      one: "Tussen zekerheid over {answers} laat de bescherming één enkel vermoeden over.",
      other: "Tussen zekerheid over {answers} laat de bescherming een ruimte met {n} hoekpunten over.",
    },
    before: "Vóór elk antwoord met ruis is het vermoeden {belief}.",
    reports: {
      one: "De methode heeft {n} antwoord met ruis. Aantal in een hoekpunt: {corners}.",
      other: "De methode heeft {n} antwoorden met ruis. Aantal in een hoekpunt: {corners}.",
    },
    report: "“{report}”, verstuurd door {share}: {belief}.",
    part: "{share} {answer}",
  },
  compare: {
    title: "Alle methoden naast elkaar",
    lead: "Dit berekent alle methoden voor deze bescherming en ε, ook die de verborgen kolom gebruiken.",
    start: "Alle methoden vergelijken",
    again: "Vergelijken bij ε = {epsilon}",
    stop: "Stoppen met vergelijken",
    going: "Bezig met vergelijken, aantal methoden tot nu toe: {n} …",
    at: "Bij ε = {epsilon}, “{notion}”.",
    atSure: "Bij ε = {epsilon}, “{notion}”, met ongeveer {sure}% zekerheid.",
    picture: "Wat bij elke methode bruikbaar blijft",
    table: "Wat bij elke methode bruikbaar blijft, en wat ze nodig heeft",
    summary: "Zoveel van de informatie in {column} blijft over: {parts}.",
    part: "{share} met “{protocol}”",
    seeing: "{protocol} (gebruikt de verborgen kolom)",
    protocol: "Methode",
    kept: "Blijft bruikbaar",
    leaks: "Bereikte ε voor “{notion}”",
    unlimited: "geen grens",
    secret: "Gebruikt de verborgen kolom",
    reports: "Antwoorden met ruis",
    estimates: "Zijn de antwoorden te tellen?",
    yes: "ja",
    no: "nee",
    always: "ja",
    "under-prior": "als de tabel klopt",
    "in-part": "deels",
    unknown: "niet bekend",
    none: "geen",
    atLeast: "minstens {share}",
    without: "Niet voor deze tabel: {parts}.",
    why: {
      answers: "alleen voor {n} antwoorden",
      tooLarge: "te veel categorieën",
      people: "alleen voor tabellen die mensen tellen",
    },
    assumes:
      "Ze geven allemaal dezelfde bescherming voor dezelfde tabel. Een methode die de verborgen kolom gebruikt, heeft die in hetzelfde bestand nodig, of vraagt mensen naar beide. “Als de tabel klopt”: mensen met hetzelfde antwoord hebben elke verborgen waarde even vaak als in de tabel. Alleen dan is er te tellen.",
  },
  kept: "{share} van de informatie in {column}",
  keptNone: "Niets: bij deze bescherming zeggen antwoorden met ruis niets over {column}.",
  guess:
    "Uit de antwoorden met ruis zijn {informed} van de 1.000 antwoorden goed te raden. Zonder zijn het er {blind}.",
  bound: "Geen methode met deze bescherming behoudt meer dan {bound}.",
  boundAlone: "Geen methode met deze bescherming die alleen {column} gebruikt, behoudt meer dan {bound}.",
  boundProved: "Geen methode die voor dezelfde percentages is bewezen, behoudt meer dan {bound}.",
  short:
    "Het zoeken is vroeg gestopt. De beste methode van deze soort behoudt hoogstens {short} meer van de informatie in {column}. De bescherming geldt volledig.",
  boundReached: "Voor zover de getoonde cijfers reiken, behoudt geen methode met deze bescherming meer.",
  boundReachedAlone:
    "Voor zover de getoonde cijfers reiken, behoudt geen methode met deze bescherming die alleen {column} gebruikt meer.",
  boundReachedProved:
    "Voor zover de getoonde cijfers reiken, behoudt geen methode die voor dezelfde percentages is bewezen meer.",
  secretGuess:
    "Een lezer raadt “{column}” van {people} mensen met hun antwoorden met ruis hoogstens {informed} keer goed. Zonder is het {blind} keer.",
  secretGuessNone:
    "Een lezer raadt “{column}” van {people} mensen {blind} keer goed, met hun antwoorden met ruis of zonder.",
  secretLeft: "Gemiddeld geeft een antwoord met ruis nog {share} van de informatie in “{column}” prijs.",
  secretLimit: "De grens voor dit gemiddelde is {share}.",
  estimable: {
    none: "Hoeveel antwoorden met ruis er ook zijn, ze tonen van geen enkel antwoord in {column} hoe vaak het voorkomt.",
    some: "Hoeveel antwoorden met ruis er ook zijn, alleen deze antwoorden in {column} zijn eruit te tellen: {told}. Voor de andere krijgt u grenzen.",
    part: "Hoeveel antwoorden met ruis er ook zijn, ze tonen maar deels hoe vaak de antwoorden in {column} voorkomen.",
    underPrior:
      "Antwoorden met ruis tonen hoe vaak de antwoorden in {column} voorkomen, maar alleen als de tabel klopt. Mensen met hetzelfde antwoord moeten elke waarde van “{secret}” even vaak hebben als in de tabel.",
    helps: "Een andere methode kan helpen, zoals randomized response. Een andere bescherming of een grotere ε ook.",
  },
  curveTitle: "Wat bij elke epsilon bruikbaar blijft",
  curveX: "ε",
  curveY: "Blijft bruikbaar",
  curveSummary: "“{protocol}” behoudt {parts}.",
  curvePart: "{share} bij ε = {epsilon}",
  curvePartOpen: "minstens {share} bij ε = {epsilon}",
  curveOpen: {
    one: "Bij {n} van de {all} punten was het zoeken niet klaar: daar behoudt de beste methode misschien meer.",
    other: "Bij {n} van de {all} punten was het zoeken niet klaar: daar behoudt de beste methode misschien meer.",
  },
  curveMark: "zoeken niet klaar: misschien meer",
  curveCell: "minstens {least}, hoogstens {most}; zoeken niet klaar",
  curveChosen: "U hebt ε = {epsilon} gekozen; dat behoudt {share}.",
  curveTold:
    "De stip is van “{protocol}”, dat de verborgen kolom gebruikt. De lijnen zijn van methoden die dat niet doen.",
  curveDrawing: "De pagina berekent de grafiek: {done} van de {all} punten.",
  beliefTitle: "Dit geeft een antwoord met ruis prijs",
  beliefIntro:
    "Vermoeden voor elke categorie van “{column}”, voor en na het antwoord met ruis {report}. {share} van alle mensen stuurt het.",
  beliefBefore: "voor",
  beliefAfter: "na",
  beliefMore: "na: hoger",
  beliefLess: "na: lager",
  beliefSummary: "Na het antwoord met ruis {report}: {parts}.",
  beliefPart: "{secret} van {before} naar {after}",
  check:
    "De bescherming is bewezen voor precies de gehele getallen waarmee wordt geloot. Geen verhouding is groter dan {bound}. Het instellingenbestand bevat alles om dat elders opnieuw te bewijzen.",
  sample: {
    worst:
      "De grens is een factor {promised}, voor de percentages in deze tabel. Zijn deze mensen een steekproef? Dan kan de waarheid anders zijn. Voor alle percentages die {people} mensen niet uitsluiten (met ongeveer {sure}% zekerheid), is de factor hoogstens {worst}.",
    unbounded:
      "De grens is een factor {promised}, voor de percentages in deze tabel. Zijn deze mensen een steekproef? Dan kan de waarheid anders zijn. {people} mensen sluiten niet uit (met ongeveer {sure}% zekerheid) dat een antwoord met ruis een verborgen waarde uitsluit.",
    nearly:
      "De grens is een factor {promised}, voor de percentages in deze tabel. Zijn deze mensen een steekproef? Dan kan de waarheid anders zijn. {people} mensen sluiten niet uit (met ongeveer {sure}% zekerheid) dat een antwoord met ruis een verborgen waarde bijna uitsluit.",
    use: "“{notion}” gebruiken: er blijft minder bruikbaar",
    covered:
      "Deze bescherming is voor een steekproef, niet alleen voor deze tabel. Ze geldt voor alle percentages die {people} mensen niet uitsluiten (met ongeveer {sure}% zekerheid).",
  },
  again: "Hier opnieuw controleren",
  checking: "Bezig met controleren …",
  holds: "Twee aparte programma’s hebben de grens met exacte berekeningen gecontroleerd. Ze geldt. {nearest}",
  holdsAgain:
    "Twee aparte programma’s hebben de grens opnieuw gecontroleerd, met exacte berekeningen. Ze geldt. {nearest}",
  nearest:
    "Het antwoord met ruis {report} komt het dichtst bij de grens. Het is {ratio} keer zo waarschijnlijk bij {more} als bij {less}. De grens is {bound} keer.",
  nearestIn:
    "In de tabel komt het antwoord met ruis {report} het dichtst bij de grens. Het is {ratio} keer zo waarschijnlijk bij {more} als bij {less}. De grens van {bound} keer geldt voor alle percentages die de steekproef openlaat.",
  nearestOf:
    "Het antwoord met ruis {report} komt het dichtst bij de grens. Bij alle percentages die het bewijs dekt, is het hoogstens {ratio} keer zo waarschijnlijk bij {more} als bij {less}. De grens is {bound} keer.",
  everybody: "alle mensen samen",
  someone: "iemand met “{category}”",
  context: "{who} onder de mensen van wie bekend is dat zij voor {columns} hetzelfde hebben als in “{category}”",
  marked: "dat met een vinkje bij {marks}",
  fails:
    "Twee aparte programma’s hebben de grens met exacte berekeningen gecontroleerd. Ze geldt NIET. {reason} Gebruik deze instellingen niet.",
};

export const search: typeof english.search = {
  title: "Bezig met zoeken naar de beste methode",
  of: { answer: "de antwoorden", pair: "verborgen waarden en antwoorden" },
  says: "De beste tot nu toe behoudt {found} van de informatie in {what}. Geen methode die evenveel ziet, kan meer dan {possible} behouden.",
  saysProved:
    "De beste tot nu toe behoudt {found} van de informatie in {what}. Geen methode die voor dezelfde percentages is bewezen, kan meer dan {possible} behouden.",
  found: "de beste tot nu toe",
  open: "nog open",
  possible: "het meeste dat mogelijk is",
  seconds: "Seconden",
  use: "Goed genoeg, deze gebruiken",
  useSays:
    "U kunt de beste tot nu toe gebruiken: de bescherming ervan geldt volledig. Een afgerond zoeken behoudt hoogstens {short} meer van de informatie in {what}.",
  stopped: "U hebt het zoeken bij ε = {epsilon} gestopt.",
  stoppedBack:
    "U hebt het zoeken bij ε = {epsilon} gestopt. De instellingen zijn weer die van de methode van daarvoor.",
  again: "Opnieuw zoeken",
  useLater: "Zodra er een methode met deze bescherming is, kunt u haar gebruiken.",
};
