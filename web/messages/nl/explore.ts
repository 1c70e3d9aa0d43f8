// SPDX-License-Identifier: GPL-3.0-or-later
/** The live documentation, in Dutch. */
import type { messages as english } from "../en/explore.js";

export const messages: typeof english = {
  title: "Leren",
  lead: "Eén klas, één lastige vraag, één munt. Gooi, raad en tel zelf. Uw browser rekent elk getal ter plekke uit.",
  contents: "Hoofdstukken",
  figures: "De figuren uit de artikelen, opnieuw berekend",
  more: "De wiskunde",
  depth: { legend: "Hoe diep?", basics: "Basis", more: "Meer", formulas: "Met formules" },
  task: "Uw taak",
  further: {
    heading: "Verder dan de klas",
    says: "Vanaf hier zijn het antwoord en de verborgen waarde twee verschillende dingen.",
  },
  /** Of the tables that are played with; pairs of answers are named by both. */
  tables: {
    habits: {
      secret: "echte antwoord",
      secrets: ["ja", "nee"],
      data: "antwoord",
      columns: [{ name: "antwoord", answers: ["ja", "nee"] }],
    },
    schooling: {
      secret: "echte opleiding",
      secrets: ["middelbare school", "enkele jaren studie", "bachelor", "master", "doctor"],
      data: "education",
      columns: [
        { name: "education", answers: ["middelbare school", "enkele jaren studie", "bachelor", "master", "doctor"] },
      ],
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
    coins: "Twee munten, en of ze dezelfde kant tonen. Elke munt apart zegt niets. Samen zeggen ze alles.",
    body: "Lengte en gewicht, elk met de beste ruis voor zichzelf. Samen zeggen ze meer over ernstig overgewicht.",
    tests:
      "Twee tests op een ziekte, elk met ruis voor zichzelf gemaakt. Elke ε is nagegaan voor een lezer die de andere test kent. Samen zeggen ze meer dan de som.",
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
    title: "Zes manieren om een antwoord te verbergen",
    columns: ["U …", "U moet vertrouwen op", "Het faalt als"],
    rows: [
      ["haalt de namen weg", "iedereen die het bestand krijgt", "twee of drie andere kolommen u aanwijzen"],
      ["stuurt een hash", "iedereen die het bestand krijgt", "een lezer alle antwoorden kan proberen"],
      ["maakt groepen gelijk (k-anonimiteit)", "de houder van het bestand", "een hele groep hetzelfde antwoord gaf"],
      ["doet ruis op één kolom", "iedereen die het bestand krijgt", "een andere kolom hetzelfde zegt"],
      [
        "doet ruis op totalen (centrale differentiële privacy)",
        "de houder van het bestand",
        "de houder lekt, wordt gehackt of moet het vertellen",
      ],
      ["doet ruis op elk antwoord (Sluice)", "niemand", "u veel antwoorden met ruis op één vraag stuurt"],
    ],
  },
  chapters: {
    response: {
      heading: "Gooi een munt",
      task: "Kies een antwoord en gooi. Doe het een paar keer.",
      says: [
        "Uw klas krijgt de vraag wie ooit heeft gespiekt. Weinig mensen zouden dat toegeven. Een munt kan helpen.",
        "Kop: u stuurt de waarheid. Munt: het toeval kiest “ja” of “nee” voor u. Niemand kan zien welke van de twee het was.",
      ],
      more: ["Het rooster toont de kansen bij elk echt antwoord. Beweeg de knop. Meer ruis maakt de rijen gelijker."],
      formulas: [
        "grr met a antwoorden: Q(y|x) = e^ε/(e^ε + a − 1) als y = x, anders 1/(e^ε + a − 1).",
        "data-ldp: Q(y|x) ≤ e^ε Q(y|x′) voor alle x, x′ en y. Bij de eerlijke munt is e^ε = 3.",
      ],
    },
    crowd: {
      heading: "De hele klas gooit",
      task: "Zeg hoeveel er “ja” sturen. Kijk dan.",
      says: [
        "Nu gooit iedereen in de klas een munt. Elk poppetje is een persoon. Het is ingekleurd als die “ja” stuurt.",
        "Open de getallen onder het beeld. Typ die van een andere klas en vraag opnieuw.",
      ],
      more: [
        "Vraag het een paar keer. De munten vallen telkens anders, dus het aantal schommelt. De som toont het te verwachten aantal.",
      ],
      formulas: [
        "Stel, n₁ mensen menen ja en n₀ menen nee. Met t = Q(ja|ja) en u = Q(ja|nee): E[N] = n₁t + n₀u.",
        "Var N = n₁t(1 − t) + n₀u(1 − u).",
      ],
    },
    reader: {
      heading: "Wees de lezer",
      task: "Speel tien rondes. Laat dan elke persoon twee antwoorden met ruis sturen.",
      says: [
        "We kiezen willekeurig een persoon. U ziet alleen het antwoord met ruis. Raad het echte.",
        "Blind raden noemt altijd het meest gegeven antwoord. De beste gok gebruikt de antwoorden met ruis: hoe meer, hoe beter.",
      ],
      more: [
        "Twee gelijke antwoorden met ruis bewijzen meer dan één. Daarom stuurt elke persoon er maar één, voorgoed.",
      ],
      formulas: [
        "De beste gok neemt de grootste posterior. De kans dat die goed is: Σ max P(s, y), som over y, maximum over s.",
        "Bij k antwoorden met ruis staat y voor alle k. Elk komt uit dezelfde x.",
      ],
    },
    undo: {
      heading: "Haal de ruis eruit",
      task: "Doe één stap tegelijk. Zeg de uitkomst voordat u kijkt.",
      says: [
        "U kent de munt. Dus weet u hoeveel keer “ja” alleen toeval is.",
        "Haal die eraf. De rest zegt iets over de klas, met een marge.",
      ],
      more: [
        "Het beeld hieronder vraagt meer mensen. Honderd keer zoveel mensen maken de marge ongeveer tien keer zo smal.",
      ],
      formulas: [
        "p̂ = (N/n − u)/(t − u), met t = e^ε/(e^ε + a − 1) en u = 1/(e^ε + a − 1).",
        "Voor één antwoord van grr is N binomiaal. De marge is exact: die van Clopper en Pearson, door dezelfde formule gehaald. Dicht bij 0 en 100 % heeft ze de twee staarten van Feldman en Cousins.",
      ],
    },
    balance: {
      heading: "Eén knop, twee kanten",
      task: "Zoek een stand waarbij de lezer weinig leert en de telling nog nut heeft.",
      says: [
        "Meer ruis verbergt een mens beter. Elke telling wordt er ook slechter van. Het een gaat niet zonder het ander.",
        "Beweeg de knop naar links voor meer ruis. Het getal ernaast is ε (epsilon): hoe kleiner, hoe meer ruis. Het eerste beeld toont hoe vaak een lezer goed raadt. Het tweede toont hoe ver een telling ernaast kan zitten.",
      ],
      more: ["Meer mensen maken de telling beter. Ze helpen de lezer niet om één persoon te raden."],
      formulas: [
        "Eerste beeld: Σ max P(s, y), zoals in het spel. Tweede: de helft van de breedste marge van 95 % voor één aandeel.",
      ],
    },
    others: {
      heading: "Manieren die falen",
      task: "Kraak alle vijf.",
      says: [
        "Ruis op één kolom faalt als een andere kolom hetzelfde zegt.",
        "Vier andere manieren lijken eerst veilig. Probeer in elk ervan iemand te vinden.",
      ],
      more: ["De laatste tabel zet de manieren naast elkaar."],
      formulas: [
        "Ruis op een totaal heeft een fout die voor elke n gelijk blijft. Met ruis op elk antwoord groeit die met √n.",
        "Dat is de prijs als u niemand vertrouwt.",
      ],
    },
    sandbox: {
      heading: "Uw eigen vraag",
      task: "Maak zelf een vraag. Gebruik die dan in een enquête.",
      says: [
        "Typ een vraag, de antwoorden en hoeveel mensen elk antwoord zouden geven.",
        "Zie wat een lezer kan raden en hoe ver uw tellingen ernaast kunnen zitten. Verander de privacy tot beide goed zijn.",
      ],
      more: ["Het rooster toont de kansen die mensen te zien krijgen."],
      formulas: [
        "Het rooster en de marges zijn die van grr. “Vraag stellen” kiest soms een methode die minder mensen nodig heeft.",
      ],
    },
    secret: {
      heading: "Een verborgen waarde naast het antwoord",
      task: "",
      says: [
        "Vaak is het antwoord niet wat u wilt verbergen. U vertelt misschien uw opleiding, maar niet uw inkomen.",
        "Dan heeft alleen het verband met inkomen ruis nodig. Het meeste van het antwoord kan blijven.",
        "Het rooster toont de ruis die het meeste van het antwoord overlaat. Geen antwoord met ruis is bij één inkomen veel waarschijnlijker dan bij een ander.",
      ],
      more: [],
      formulas: [
        "ldp voor de verborgen waarde S: P(y|s) ≤ e^ε P(y|s′) voor alle s, s′ en y. Bij ε = 0,5 is e^ε gelijk aan 1,65.",
        "P(y|s) is het gemiddelde van Q(y|x) over mensen met S = s. Dus elke voorwaarde is lineair in één kolom van Q.",
      ],
    },
    belief: {
      heading: "Ervoor en erna",
      task: "",
      says: [
        "Denk aan een lezer die de tabel kent en verder niets over u. Hoe zeker is die van uw inkomen?",
        "De balken tonen het voor en na elk antwoord met ruis. De bescherming lip begrenst hoe ver een balk kan bewegen.",
        "De bescherming ldp geldt voor elke lezer, wat die ook eerst denkt. Daar is meer ruis voor nodig.",
      ],
      more: [],
      formulas: [
        "lip: e^−ε ≤ P(y|s)/P(y) ≤ e^ε. De verhouding heet lift; alip heeft voor elke kant een eigen grens.",
        "Uit lip bij ε volgt ldp bij 2ε. Uit ldp bij ε volgt lip bij ε.",
      ],
    },
    optimum: {
      heading: "De beste ruis",
      task: "",
      says: [
        "Veel soorten ruis beschermen even goed. Welke laat het meeste van het antwoord over?",
        "In het eerste beeld toont de bovenste lijn de beste ruis, bij elke stand van de knop. De onderste lijn is de gewone munt.",
        "In het tweede is elke hoek van de driehoek één zeker antwoord. Het gekleurde vlak is toegestaan, en de cirkels zijn de antwoorden met ruis. De beste liggen op hoekpunten.",
      ],
      more: [],
      formulas: [
        "De grootste I(X;Y) is H(X) min de onderste convexe omhullende van de entropie over de toegestane posteriors, bij de prior.",
        "Entropie is concaaf, dus alleen hoekpunten tellen. Er zijn er hooguit zoveel nodig als er antwoorden zijn.",
      ],
    },
    profiles: {
      heading: "Alleen buren lijken op elkaar",
      task: "",
      says: [
        "Niet alle verborgen waarden hoeven op elkaar te lijken. Laag en midden inkomen misschien wel, laag en hoogst niet.",
        "Lijnen verbinden buren. Het getal op een lijn vergelijkt de uiteinden. Zoveel keer zo waarschijnlijk kan een antwoord met ruis bij het ene zijn als bij het andere. Haal een paar weg en kijk.",
      ],
      more: [],
      formulas: [
        "profile: P(y|s) ≤ e^ε P(y|s′) voor elke zijde (s, s′), beide kanten op (C, vergelijking 2). Een pad van k zijden geeft kε.",
        "In C mag de ruis ook van S afhangen. Hier ziet die alleen het antwoord.",
      ],
    },
    robust: {
      heading: "Als de tabel maar een steekproef is",
      task: "",
      says: [
        "Een telling van sommige mensen is niet de waarheid over allen. Ruis voor de telling kan te zwak zijn voor de waarheid.",
        "De bescherming rldp geldt voor elke waarheid die bij de steekproef past. Beweeg “Getelde mensen”: met meer mensen krimpen de vlakken.",
      ],
      more: [],
      formulas: [
        "F = {P : 2 Σ P̂ ln(P̂/P) ≤ B}. In E staat daar Σ (P̂ − P)²/P.",
        "Vanuit S = s gezien: 2 Σ P̂(u|s) ln(P̂(u|s)/R(u)) ≤ B/P̂(s).",
        "Voor m + 1 cellen is B = f q/n, met q een χ²-kwantiel.",
        "f = 1,13 + min(0,035, m/10000) + 1/m². Dat komt uit simulaties.",
        "Daarin bevatte F de waarheid vaak genoeg, ook bij zeldzame antwoorden. De verzameling van E doet dat niet.",
      ],
    },
    sides: {
      heading: "De lezer weet meer",
      task: "",
      says: [
        "Twee kolommen kunnen apart niets zeggen en samen alles. Neem twee munten, en vraag of ze gelijk zijn.",
        "Kent u de ene munt, dan zegt de andere u of ze gelijk zijn. Zo gaat het ongeveer ook met lengte, gewicht en overgewicht.",
        "De bescherming srlip geldt voor lezers die al enkele kolommen kennen.",
      ],
      more: [],
      formulas: [
        "Neem twee eerlijke bits h en q, en S = h xor q. Elk apart zegt niets over S. Samen zeggen ze S.",
        "A, stelling 4 telt ε op over kolommen. Dat klopt niet als kolommen samenhangen, zoals de twee tests tonen.",
        "Met “sequential” houdt de tweede ruis rekening met wat de eerste zei. Dan klopt de som.",
      ],
    },
    conditional: {
      heading: "Ruis die de verborgen waarde kent",
      task: "",
      says: [
        "Uw telefoon kent misschien ook de verborgen waarde. Dan mag de ruis ernaar kijken.",
        "Conditional Reporting doet eerst ruis op de verborgen waarde. Blijft die gelijk, dan stuurt u uw echte antwoord. Anders stuurt u het antwoord van iemand met de nieuwe verborgen waarde.",
      ],
      more: [],
      formulas: [
        "A, algoritme 1: randomised response op S. Wordt s daarbij s′, dan komt het antwoord met ruis uit P(X|S = s′).",
      ],
    },
    reduction: {
      heading: "Houden of opnieuw loten",
      task: "",
      says: [
        "Hier is nog een eenvoudige ruis. Soms blijft uw antwoord staan. Anders wordt er opnieuw geloot uit alle antwoorden.",
        "Elk antwoord blijft even vaak voorkomen.",
      ],
      more: [],
      formulas: [
        "B, lemma 1: Q(y|x) = (1 − α) 1[x = y] + α P(y). P(y|s) schuift dus een deel α naar P(y).",
        "Bij gelijke P(y|s) verandert “coupling” de minste antwoorden.",
      ],
    },
    composition: {
      heading: "Twee keer is niet één keer",
      task: "",
      says: [
        "Vraag iemand twee keer, en twee antwoorden met ruis zeggen meer dan één. Daarom maakt Sluice er één en stuurt die opnieuw.",
        "Hier stuurt één persoon er één, twee, drie en vier. Het streepje toont waar gewoon optellen zou uitkomen.",
        "Optellen klopt niet altijd. Elk kan apart niets zeggen, en samen alles.",
      ],
      more: [],
      formulas: [
        "ε telt op onder data-ldp. Onder ldp telt ε op als de antwoorden onafhankelijk zijn gegeven S (C).",
        "Onder lip niet: twee antwoorden met ruis kunnen x vastleggen, en x bepaalt wat het over s zegt.",
      ],
    },
    estimating: {
      heading: "Tellen in een menigte",
      task: "",
      says: [
        "Eén antwoord met ruis zegt weinig. Veel samen zeggen veel, want we kennen de ruis.",
        "De streep is de schatting, de balk de marge, de ruit de waarheid. Vraag opnieuw en zie ze bewegen.",
      ],
      more: [],
      formulas: [
        "Aantallen van N antwoorden met ruis zijn multinomiaal met q = Qᵀp. De marges zijn exact en gelden samen, met 95 % of meer.",
        "Elke marge komt van Clopper en Pearson voor elke y, en dan van twee lineaire programma’s. Dicht bij een uiteinde van wat de kans van y kan zijn, gelden de twee staarten van Feldman en Cousins.",
      ],
    },
  },
};
