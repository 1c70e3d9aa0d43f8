// SPDX-License-Identifier: GPL-3.0-or-later
/** The live documentation, in Dutch. */
import type { messages as english } from "../en/explore.js";

export const messages: typeof english = {
  title: "Verkennen",
  lead: "Wat de beloften betekenen, wat protocollen doen en waar de intuïtie faalt: korte hoofdstukken, elk met een beeld dat in dit venster wordt berekend terwijl u het verandert.",
  contents: "Hoofdstukken",
  figures: "De figuren uit de artikelen, opnieuw berekend",
  more: "De wiskunde",
  /** Of the tables that are played with. */
  tables: {
    income: "inkomen",
    incomes: ["laag", "midden", "hoog"],
    education: "opleiding",
    educations: ["school", "beroepsopleiding", "bachelor", "master"],
    habit: "gewoonte",
    answer: "antwoord",
    yes: "ja",
    no: "nee",
    side: "zelfde kant",
    coins: "munten",
    head: "kop",
    tail: "munt",
  },
  chapters: {
    response: {
      heading: "Willekeurige antwoorden",
      says: [
        "Het oudste protocol: gooi in het geheim een munt op. Meestal zegt u de waarheid, soms iets anders, en niemand die het antwoord hoort kan u daaraan houden.",
        "Hier wordt het antwoord zelf beschermd (data-ldp): wat u ook zegt, het kan van elk antwoord komen. Verschuif het niveau: helemaal links zijn beide berichten bijna even waarschijnlijk, wat de waarheid ook is, en zeggen ze bijna niets.",
      ],
      more: [
        "Het kanaal behoudt een antwoord met kans e^ε/(e^ε + a − 1) en noemt elk van de a − 1 andere met kans 1/(e^ε + a − 1). Aantallen zijn daarvoor te corrigeren, want men weet hoe vaak er wordt gelogen.",
      ],
    },
    secret: {
      heading: "Een geheim naast het antwoord",
      says: [
        "Vaak is het antwoord niet het geheim. Uw opleiding mag men weten; wat die over uw inkomen zegt, houdt u liever voor u. Dan hoeft alleen dat te worden vervaagd, en kan het meeste van het antwoord blijven.",
        "De tabel zegt hoeveel mensen er van elke soort zijn. Het kanaal eronder verandert zo weinig als de belofte toestaat (ldp met betrekking tot het geheim): geen bericht is bij het ene inkomen meer dan e^ε keer zo waarschijnlijk als bij het andere. Antwoorden die niets over het geheim zeggen, worden verstuurd zoals ze zijn.",
      ],
      more: [
        "Elke belofte van deze soort is een stel lineaire voorwaarden op één kolom van het kanaal: P(y|s) ≤ e^ε P(y|s′), waarbij P(y|s) de kolom is, gemiddeld over de antwoorden van mensen met geheim s.",
      ],
    },
    belief: {
      heading: "Wat een waarnemer denkt",
      says: [
        "Een belofte over inschattingen (lip) zegt: geen bericht verandert iemands inschatting van een geheim met meer dan een factor e^ε, naar boven of naar beneden. De balken tonen de inschatting voor en na elk bericht.",
        "Die rekent met iemand die de tabel kent en verder niets van u weet. “Geheimen lijken op elkaar” (ldp) rekent met elke inschatting van het geheim en kost meer: uit lip volgt ldp op het dubbele niveau, niet op hetzelfde.",
      ],
      more: [
        "Uit lip op niveau ε volgt ldp op niveau 2ε, want P(y|s)/P(y|s′) is een quotiënt van twee verhoudingen tot P(y); uit ldp op niveau ε volgt lip op niveau ε, want P(y) ligt tussen de kleinste en de grootste P(y|s).",
      ],
    },
    optimum: {
      heading: "Het beste protocol",
      says: [
        "Welk kanaal behoudt, van alle kanalen die een belofte nakomen, het meeste van het antwoord? Zie een bericht als een inschatting van het antwoord. De belofte trekt een grens om de inschattingen die zijn toegestaan; het beste protocol gebruikt alleen hoekpunten daarvan, hooguit zoveel als er antwoorden zijn.",
        "De lijn toont wat op elk niveau behouden kan blijven. Zij stijgt totdat het antwoord verstuurd mag worden zoals het is. Daaronder Randomized response, dat niet naar de tabel kijkt.",
      ],
      more: [
        "De grootste I(X;Y) is H(X) min de onderste convexe omhullende van de entropie over het polytoop van a-posterioriverdelingen, op de plaats van de a-prioriverdeling. Sluice vindt die via alle hoekpunten, of hoekpunt voor hoekpunt met een bewijs dat geen ander nog helpt.",
      ],
    },
    sides: {
      heading: "Wat iemand verder al weet",
      says: [
        "Twee kolommen kunnen elk apart niets over een geheim zeggen en samen alles: twee munten, en of ze dezelfde kant tonen. Wie de eerste munt kent, hoort het geheim van de tweede.",
        "Zo is het ook met gewicht, voor wie de lengte kent: elk apart zegt weinig over wie ernstig overgewicht heeft, samen zeggen ze alles. Een belofte die rekent met wat al bekend is (srlip), geldt voor elke waarnemer die enkele van de gedeelde kolommen kent.",
      ],
      more: [
        "Dat de niveaus van kanalen voor elke kolom optellen tot een niveau voor alle samen, is gepubliceerd (A, stelling 4) en klopt niet: zijn h en q twee eerlijke bits en is S = h xor q, dan zegt h niets zolang q onbekend is, en q niets zolang h onbekend is; samen zeggen ze S. Sluice meet het niveau van het geheel.",
      ],
    },
    conditional: {
      heading: "Protocollen die het geheim kennen",
      says: [
        "Waar het apparaat ook het geheim kent, mag het kanaal ernaar kijken. Conditional Reporting vervaagt het geheim; blijft het wat het is, dan wordt het ware antwoord verstuurd, anders een geloot antwoord van iemand met het andere geheim.",
        "Het behoudt minder dan het beste protocol dat het geheim kent, maar er hoeft niet voor te worden gezocht en het is makkelijk uit te leggen.",
      ],
      more: [
        "A, algoritme 1: Randomized response op S; waar het van s een s′ maakt, wordt het bericht geloot uit P(X|S = s′).",
      ],
    },
    reduction: {
      heading: "Houden of opnieuw loten",
      says: [
        "Nog een eenvoudig protocol: met een zekere kans blijft het antwoord staan, anders wordt er een geloot uit alle antwoorden. Elk antwoord blijft even vaak voorkomen, en wat een bericht over het geheim zegt, krimpt evenredig.",
      ],
      more: [
        "Een lineaire verkleining van de a-posteriori- naar de a-prioriverdeling toe (B, lemma 1). Van alle kanalen die hetzelfde over het geheim zeggen, verandert “coupling” de minste antwoorden.",
      ],
    },
    composition: {
      heading: "Twee keer is niet één keer",
      says: [
        "Vraag iemand twee keer, en twee willekeurige antwoorden zeggen meer dan één. Ook beloften tellen niet zomaar op: van twee berichten kan elk apart niets zeggen, en samen alles. Daarom loot Sluice een bericht één keer en leidt daarna hetzelfde weer af, en controleert het vrijgaven over dezelfde mensen samen.",
      ],
      more: [],
    },
  },
};
