// SPDX-License-Identifier: GPL-3.0-or-later
/** The live documentation, in Dutch. */
import type { messages as english } from "../en/explore.js";

export const messages: typeof english = {
  title: "Verkennen",
  lead: "Wat de beloften betekenen, wat protocollen doen en waar de intuïtie faalt: korte hoofdstukken, elk met een beeld dat in dit venster wordt berekend terwijl u het verandert.",
  contents: "Hoofdstukken",
  figures: "De figuren uit de artikelen, opnieuw berekend",
  more: "De wiskunde",
  /** Of the tables that are played with; pairs of answers are named by both. */
  tables: {
    habits: {
      secret: "gewoonte",
      secrets: ["ja", "nee"],
      data: "antwoord",
      columns: [{ name: "antwoord", answers: ["ja", "nee"] }],
    },
    incomes: {
      secret: "inkomen",
      secrets: ["laag", "midden", "hoog"],
      data: "opleiding",
      columns: [{ name: "opleiding", answers: ["school", "beroepsopleiding", "bachelor", "master"] }],
    },
    health: {
      secret: "inkomen",
      secrets: ["laag", "midden", "hoog"],
      data: "gezondheid",
      columns: [{ name: "gezondheid", answers: ["slecht", "matig", "goed"] }],
    },
    salaries: {
      secret: "inkomen",
      secrets: ["laag", "midden", "hoog", "hoogst"],
      data: "opleiding",
      columns: [{ name: "opleiding", answers: ["school", "beroepsopleiding", "universiteit"] }],
    },
    samples: {
      secret: "ziekte",
      secrets: ["ja", "nee"],
      data: "wijk",
      columns: [{ name: "wijk", answers: ["noord", "centrum", "zuid"] }],
    },
    coins: {
      secret: "zelfde kant",
      secrets: ["ja", "nee"],
      data: "munten",
      columns: [
        { name: "eerste munt", answers: ["kop", "munt"] },
        { name: "tweede munt", answers: ["kop", "munt"] },
      ],
    },
    bodies: {
      secret: "ernstig overgewicht",
      secrets: ["ja", "nee"],
      data: "lichaam",
      columns: [
        { name: "lengte", answers: ["klein", "gemiddeld", "lang"] },
        { name: "gewicht", answers: ["licht", "middel", "zwaar"] },
      ],
    },
    tests: {
      secret: "ziek",
      secrets: ["ja", "nee"],
      data: "tests",
      columns: [
        { name: "eerste test", answers: ["negatief", "positief"] },
        { name: "tweede test", answers: ["negatief", "positief"] },
      ],
    },
  },
  captions: {
    coins: "Twee munten, en of ze dezelfde kant tonen: elke munt apart zegt niets, beide samen zeggen alles.",
    body: "Lengte en gewicht, elk met het beste protocol dat op zichzelf de belofte nakomt, en wat beide berichten samen over ernstig overgewicht zeggen.",
    tests:
      "Twee tests op een ziekte, voor waarnemers die de uitslag van een ervan kunnen kennen: de gepubliceerde regel houdt daar rekening mee, en toch zeggen beide berichten bij niveaus zoals 0,8 meer dan de som.",
  },
  hashed: {
    question: "Uw antwoord",
    answers: ["nooit", "één keer", "vaak"],
    sent: "U stuurt in plaats daarvan de hash (SHA-256):",
    undo: "Probeer alle drie de antwoorden",
    tried: "De lezer hasht elk mogelijk antwoord en vergelijkt:",
    found: "Dit is het uwe.",
  },
  compared: {
    title: "Vijf manieren om een antwoord te verbergen",
    columns: ["U …", "U moet vertrouwen op", "Het faalt als"],
    rows: [
      ["haalt de namen weg", "iedereen die het bestand krijgt", "twee of drie andere kolommen u aanwijzen"],
      ["stuurt een hash", "iedereen die het bestand krijgt", "men alle antwoorden kan proberen"],
      ["maakt groepen gelijk (k-anonimiteit)", "de houder van het bestand", "een hele groep hetzelfde geheim heeft"],
      [
        "voegt ruis toe aan totalen (centrale differentiële privacy)",
        "de houder van het bestand",
        "de houder lekt, wordt gehackt of moet het vertellen",
      ],
      ["voegt ruis toe aan elk antwoord (Sluice)", "niemand", "u veel antwoorden met ruis op één vraag stuurt"],
    ],
  },
  chapters: {
    response: {
      heading: "Gooi een munt",
      says: [
        "Beantwoord een vraag zoals een enquête die stelt. Een munt beslist of u de waarheid stuurt of het aan het toeval laat. Niemand die uw antwoord ziet, weet welk van beide het was.",
        "Laat dan 100 mensen hetzelfde doen. Raad eerst, kijk dan, en haal de ruis eruit. Het rooster hieronder toont de kansen; beweeg de knop en kijk wat er verandert.",
      ],
      more: [
        "Het kanaal behoudt een antwoord met kans e^ε/(e^ε + a − 1) en noemt elk van de a − 1 andere met kans 1/(e^ε + a − 1). Aantallen zijn daarvoor te corrigeren, want men weet hoe vaak er wordt gelogen.",
      ],
    },
    reader: {
      heading: "Kunt u het raden?",
      says: [
        "Nu bent u de lezer. We kiezen een persoon door toeval. U ziet alleen hun antwoord met ruis. Raad het echte antwoord.",
        "Speel tien rondes. Laat dan elke persoon twee of vijf antwoorden met ruis sturen. De beste gok wordt steeds beter.",
      ],
      more: [
        "De beste gok is het geheim met de grootste posterior. De kans dat die goed is, is Σ max P(s, y): opgeteld over de rapporten y, met het maximum over de geheimen s. Bij meer rapporten staat y voor alle samen, elk opnieuw getrokken uit hetzelfde antwoord.",
      ],
    },
    balance: {
      heading: "Eén knop, twee kanten",
      says: [
        "Meer ruis verbergt een mens beter. Ook wordt elke telling slechter. Het een gaat niet zonder het ander.",
        "Beweeg de knop. De ene kant toont hoe vaak een lezer goed raadt. De andere kant toont hoe ver een percentage ernaast kan zitten.",
      ],
      more: [
        "De helft van het breedste 95 %-interval voor één aandeel, voor mensen zoals in de tabel. Goed geraden zoals in het spel hierboven.",
      ],
    },
    secret: {
      heading: "Een geheim naast het antwoord",
      says: [
        "Vaak is het antwoord niet het geheim. Uw opleiding mag men weten; wat die over uw inkomen zegt, houdt u liever voor u. Dan hoeft alleen dat te worden vervaagd, en kan het meeste van het antwoord blijven.",
        "De tabel zegt hoeveel mensen er van elke soort zijn. Het kanaal eronder behoudt zoveel van het antwoord als de belofte toestaat (ldp met betrekking tot het geheim): geen bericht mag bij het ene inkomen veel waarschijnlijker zijn dan bij het andere; hoeveel zegt het niveau. Een antwoord dat niets over het geheim zegt, mag naar buiten zoals het is.",
      ],
      more: [
        "Bij niveau ε is de factor e^ε, 1,65 bij 0,5. Elke belofte van deze soort is een stel lineaire voorwaarden op één kolom van het kanaal: P(y|s) ≤ e^ε P(y|s′), waarbij P(y|s) de kolom is, gemiddeld over de antwoorden van mensen met geheim s.",
      ],
    },
    belief: {
      heading: "Wat een waarnemer denkt",
      says: [
        "Een belofte over inschattingen (lip) zegt: geen bericht verandert iemands inschatting van een geheim met meer dan een factor die het niveau bepaalt, naar boven of naar beneden. De balken tonen de inschatting voor en na elk bericht.",
        "Zo’n belofte gaat uit van iemand die de tabel kent en verder niets over u weet. “Geheimen lijken op elkaar” (ldp) geldt bij elke inschatting van het geheim en kost meer: uit lip volgt ldp op het dubbele niveau, niet op hetzelfde.",
      ],
      more: [
        "Uit lip op niveau ε volgt ldp op niveau 2ε, want P(y|s)/P(y|s′) is een quotiënt van twee verhoudingen tot P(y); uit ldp op niveau ε volgt lip op niveau ε, want P(y) ligt tussen de kleinste en de grootste P(y|s).",
        "Het quotiënt van de inschatting na en voor een bericht heet lift, de logaritme ervan log-lift: lip begrenst die naar beide kanten. Met een eigen niveau voor elke kant heet de belofte alip.",
      ],
    },
    optimum: {
      heading: "Het beste protocol",
      says: [
        "Welk kanaal behoudt, van alle kanalen die een belofte nakomen, het meeste van het antwoord? Zie een bericht als een inschatting van het antwoord. De belofte trekt een grens om de inschattingen die zijn toegestaan; het beste protocol gebruikt alleen hoekpunten daarvan, hooguit zoveel als er antwoorden zijn.",
        "De lijn toont wat op elk niveau behouden kan blijven. Ze stijgt totdat het antwoord naar buiten mag zoals het is. Daaronder randomized response, dat elk antwoord even sterk vervaagt.",
        "Hieronder staat de ruimte van inschattingen bij drie mogelijke antwoorden: in elk hoekpunt van de driehoek staat een antwoord vast. Het gekleurde vlak is wat de belofte overlaat; de cirkels zijn de berichten die het beste protocol gebruikt. Verschuif het niveau en zie het vlak groeien.",
      ],
      more: [
        "De grootste I(X;Y) is H(X) min de onderste convexe omhullende van de entropie over het polytoop van a-posterioriverdelingen, op de plaats van de a-prioriverdeling; omdat de entropie concaaf is, tellen alleen hoekpunten. Sluice vindt die via alle hoekpunten, of hoekpunt voor hoekpunt met een bewijs dat geen ander nog helpt.",
      ],
    },
    profiles: {
      heading: "Alleen buren lijken op elkaar",
      says: [
        "Niet alle geheimen hoeven op elkaar te lijken. Misschien mag niemand zien of een inkomen laag of midden is, terwijl laag en hoogst wel te onderscheiden mogen zijn. Een belofte over buren (profile) gaat over de paren die u noemt, en behoudt daarvoor meer van het antwoord.",
        "Lijnen in het beeld verbinden buren; het getal op een lijn zegt hoe ver een bericht de uiteinden uit elkaar houdt. Haal één paar weg en zie hoeveel groter dat wordt.",
      ],
      more: [
        "P(y|s) ≤ e^ε P(y|s′) voor elke zijde (s, s′) van de graaf, in beide richtingen (C, vergelijking 2). Langs een pad van k zijden tellen de niveaus op tot kε; tussen twee geheimen in verschillende componenten is er geen grens.",
        "In C kent het mechanisme het profiel, dat is het geheim (“smooth-one-bit”, “smooth-categorical”). Hier ziet het kanaal alleen het antwoord: dat past bij een apparaat dat het geheim niet kent.",
      ],
    },
    robust: {
      heading: "Als de tabel maar een steekproef is",
      says: [
        "Wie mensen telt, kent de aandelen van wie is geteld, niet de ware. Een belofte voor de getelde aandelen geldt misschien niet voor de ware. De robuuste belofte (rldp) geldt voor alle aandelen die de steekproef niet uitsluit.",
        "Elk gebied bevat wat de ware aandelen kunnen zijn onder mensen met een bepaald geheim. Verschuif het aantal mensen: de gebieden krimpen en er blijft meer van de gegevens behouden.",
      ],
      more: [
        "De verzameling is F = {P : Σ (P̂ − P)²/P ≤ B}, met B het kwantiel van de χ²-verdeling, gedeeld door het aantal mensen (E). Vanuit één geheim s gezien is dat {R : Σ (P̂(u|s) − R(u))²/R(u) ≤ a(s)}, a(s) = ((√(1+B) + P̂(s) − 1)/P̂(s))² − 1, en dat toont het beeld.",
        "Het bewijs rekent met het kleinste en het grootste aandeel van elk antwoord, de gestippelde zeshoek eromheen. Dat de waarheid met de genoemde kans in de verzameling ligt, klopt bij veel mensen in elke cel.",
      ],
    },
    sides: {
      heading: "Wat iemand verder al weet",
      says: [
        "Twee kolommen kunnen elk apart niets over een geheim zeggen en samen alles: twee munten, en of ze dezelfde kant tonen. Wie de eerste munt kent, komt door de tweede het geheim te weten.",
        "Zo is het ook met gewicht, voor wie de lengte kent: elk apart zegt niet van iedereen of die ernstig overgewicht heeft, samen wel. Een belofte die rekening houdt met wat al bekend is (srlip), geldt voor elke waarnemer die enkele van de gedeelde kolommen kent.",
      ],
      more: [
        "De niveaus van kanalen voor elke kolom tellen niet op tot een niveau voor alle samen: zijn h en q twee eerlijke bits en is S = h xor q, dan zegt h niets zolang q onbekend is, en q niets zolang h onbekend is; samen zeggen ze S. Sluice meet het niveau van het geheel.",
        "Dat ze dat wel doen als elk niveau rekening houdt met waarnemers die andere kolommen kennen, is gepubliceerd (A, stelling 4); het klopt toch niet waar kolommen samenhangen: het eerste bericht zegt ook iets over de tweede kolom. Bij de twee tests wordt apart 0,8 en 1,373 gemeten, samen 2,173, en beide berichten bereiken 2,281. “sequential” maakt het tweede protocol voor wat het eerste bericht overlaat; dan tellen niveaus wel op.",
      ],
    },
    conditional: {
      heading: "Protocollen die het geheim kennen",
      says: [
        "Waar het apparaat ook het geheim kent, mag het kanaal ernaar kijken. Conditional Reporting vervaagt het geheim; blijft het wat het is, dan wordt het ware antwoord verstuurd, anders een geloot antwoord van iemand met het andere geheim.",
        "Het behoudt nooit meer, en meestal minder, dan het beste protocol dat het geheim kent, maar er hoeft niet voor te worden gezocht en het is makkelijk uit te leggen.",
      ],
      more: [
        "A, algoritme 1: randomized response op S; waar het van s een s′ maakt, wordt het bericht geloot uit P(X|S = s′).",
      ],
    },
    reduction: {
      heading: "Behouden of opnieuw loten",
      says: [
        "Nog een eenvoudig protocol: met een zekere kans blijft het antwoord staan, anders wordt er een geloot uit alle antwoorden. Elk antwoord blijft even vaak voorkomen, en hoe ver een bericht inschattingen van het geheim verschuift, krimpt evenredig.",
      ],
      more: [
        "Een lineaire reductie van de a-posteriori- naar de a-prioriverdeling toe (B, lemma 1). Van alle kanalen die hetzelfde over het geheim zeggen, verandert “coupling” de minste antwoorden.",
      ],
    },
    composition: {
      heading: "Twee keer is niet één keer",
      says: [
        "Vraag iemand twee keer, en twee willekeurige antwoorden zeggen meer dan één. Ook beloften tellen niet zomaar op: van twee berichten kan elk apart niets zeggen, en samen alles. Daarom loot Sluice een bericht één keer en leidt daarna hetzelfde weer af, en controleert het vrijgaven over dezelfde mensen samen.",
        "Hier worden over hetzelfde antwoord één, twee, drie en vier berichten verstuurd, telkens met hetzelfde protocol en opnieuw geloot. Het streepje staat waar het niveau zou liggen als niveaus optelden. Langer dan bij een bekend antwoord wordt geen balk: hoeveel berichten ook, meer dan het antwoord zelf zeggen ze niet.",
      ],
      more: [
        "Onder lip kan een bericht niets over het geheim zeggen en veel over het antwoord; twee ervan kunnen het antwoord vastleggen, en alles wat het over het geheim zegt. Niveaus tellen op onder data-ldp, waar het antwoord zelf wordt vergeleken, en onder ldp voor waarnemingen die gegeven het geheim onafhankelijk zijn (C), maar in het algemeen niet onder lip.",
      ],
    },
    estimating: {
      heading: "Wat uit berichten te leren valt",
      says: [
        "Eén bericht zegt weinig, veel berichten zeggen veel: omdat bekend is hoe vaak elk antwoord als een ander wordt verstuurd, zijn aandelen terug te rekenen. Hier worden mensen zoals in de tabel ondervraagd, elk bericht wordt geloot zoals altijd, en er wordt alleen naar de berichten gekeken.",
        "De streep is de schatting, de balk het interval, de ruit de werkelijkheid. Vraag opnieuw: het toeval geeft telkens andere berichten. Met honderd keer zoveel mensen zijn de intervallen ongeveer tien keer zo smal.",
      ],
      more: [
        "Van N berichten van willekeurig gekozen mensen zijn de aantallen multinomiaal verdeeld met q = Qᵀp. De intervallen zijn exact: die van Clopper en Pearson voor elk bericht, alle tegelijk, en daarna het kleinste en het grootste aandeel dat bij al die intervallen past, met lineaire programma’s. Ze kloppen samen met 95% zekerheid of meer, hoe weinig berichten er ook zijn.",
        "De breedtes eronder zijn wat te verwachten is voordat iemand wordt ondervraagd, bij mensen zoals in de tabel.",
      ],
    },
    others: {
      heading: "Waarom niet gewoon hashen?",
      says: [
        "Een hash lijkt op ruis. Dat is het niet: hetzelfde antwoord geeft altijd dezelfde hash. Drie antwoorden geven drie hashes.",
        "Kies een antwoord en speel de lezer. De tabel eronder zet vijf manieren naast elkaar.",
      ],
      more: [
        "Ruis op elk antwoord kost meer dan ruis op totalen: de fout van een telling groeit met √n in plaats van gelijk te blijven. Dat is de prijs om niemand te hoeven vertrouwen.",
      ],
    },
  },
};
