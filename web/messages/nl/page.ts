// SPDX-License-Identifier: GPL-3.0-or-later
/** All copy of the page, in Dutch. `{name}` is a hole; {n} in a plural is the number. */
import type { messages as english } from "../en/page.js";

export const messages: typeof english = {
  title: "Deel het antwoord. Bewaar het geheim.",
  lead: "Sluice rekent uit hoe de antwoorden in een tabel net genoeg worden vervaagd om een geheim ernaast verborgen te houden, behoudt van de antwoorden zoveel als dat toelaat, en laat u allebei zien voordat u iets deelt.",

  badge: {
    label: "Werkt offline. Deze pagina kan niets versturen.",
    why: "Daar zorgt uw browser voor. Bij deze pagina hoort een beleid dat de pagina zelf, en de hulpprogramma’s (workers) die uw bestand lezen, verbiedt een verbinding te openen; en zodra alles binnen was, heeft de pagina ook het recht opgegeven om nog iets van haar eigen server te laden. Geen statistieken en geen foutmeldingen verlaten dit venster, en niets van wat u opent wordt opgeslagen, tenzij u daarom vraagt.",
    howTitle: "Zo kunt u dat controleren",
    how: [
      "Verbreek nu de verbinding met het netwerk: alles op deze pagina blijft werken.",
      "Of open de ontwikkelaarstools van uw browser, kies Netwerk en gebruik de pagina: de lijst blijft leeg.",
      "Of bekijk de broncode van deze pagina: in de regel met “Content-Security-Policy” staat connect-src 'none'.",
    ],
    more: "Stap voor stap",
    limits:
      "Wat het beleid niet kan uitsluiten: dat een pagina een ander adres opent (dat zou u zien), verbindingen via WebRTC (deze pagina maakt er geen), een browserextensie die meeleest, een computer die u niet zelf beheert, of een veranderde kopie van deze pagina.",
  },

  error: {
    inFile: "Bestand {file}",
    inLine: "regel {line}",
    inRow: "rij {row}",
    inColumn: "kolom “{column}”",
    inCategory: "categorie “{category}”",
    missing: "Een deel van deze pagina is niet aangekomen; daarom kan ze niets berekenen.",
    missingRemedy: "Laad de pagina opnieuw. Helpt dat niet, dan is er misschien een storing bij de server.",
    crashed: "De berekening is onverwacht gestopt.",
    crashedRemedy: "Probeer het opnieuw. Uw bestand is onveranderd en er is niets weggeschreven.",
  },

  empty: "(leeg)",
  percent: "{n}%",
  range: "{low} tot {high}",
  quoted: "“{name}”",
  units: ["bytes", "kB", "MB", "GB"],
  working: "Bezig …",
  cancel: "Annuleren",
  showTable: "Als tabel tonen",
  chartFiles: {
    save: "Grafiek opslaan",
    kinds: "Grafiek opslaan als",
    svg: "Afbeelding (SVG)",
    png: "Afbeelding (PNG)",
    csv: "Tabel (CSV)",
    failed: "De afbeelding kon hier niet worden gemaakt. Sla haar op als SVG.",
  },
  solid: {
    label: "Het lichaam: draai het met de pijltoetsen of sleep het",
    turn: "Draaien",
    tilt: "Kantelen",
  },
  scrolls: "De grafiek is breder dan het scherm: schuif opzij om alles te zien.",
  progress: "{rows}, {bytes} van {total}",
  rows: { one: "{n} rij", other: "{n} rijen" },
  blankLines: { one: "{n} lege regel is overgeslagen.", other: "{n} lege regels zijn overgeslagen." },

  data: {
    heading: "Uw gegevens",
    intro:
      "Een tabel met een kopregel en één rij per persoon. De tabel wordt hier gelezen, in dit venster, en blijft hier.",
    choose: "Bestand kiezen",
    drop: "of sleep een bestand naar een willekeurige plek op deze pagina: CSV, TSV, Excel (.xlsx) of Parquet",
    isProtocol: "{name} is geen tabel; het lijkt een protocol te zijn.",
    asProtocol: "Openen bij Antwoorden",
    paste: "Tabel plakken",
    pasteLabel: "Rijen met een kopregel, uit een tekstbestand of een spreadsheet",
    pasteUse: "Deze rijen gebruiken",
    pastedName: "geplakt.csv",
    sample: "Voorbeeld proberen",
    sampleNote: "U ziet een voorbeeldenquête. Alle cijfers daarin zijn verzonnen.",
    reading: "Bezig met lezen van {name}",
    cancelled: "Het lezen is geannuleerd.",
    cancelledRemedy: "Er is niets bewaard. Kies het bestand opnieuw wanneer u wilt.",
    recognised: "{rows}, {columns}, {delimiter}, {encoding}, {size}",
    columns: { one: "{n} kolom", other: "{n} kolommen" },
    delimiters: {
      ",": "gescheiden door komma’s",
      ";": "gescheiden door puntkomma’s",
      "\t": "gescheiden door tabs",
      "|": "gescheiden door verticale strepen",
    } as Record<string, string>,
    recognisedFrom: "{rows}, {columns}, {from}, {size}",
    from: { zip: "werkmap", parquet: "Parquet-bestand" },
    sheet: "Blad van de werkmap",
    headerIsRow: "De eerste rij geldt als kopregel.",
    headerIsSchema: "De namen zijn die van de kolommen in het bestand.",
    delimiterOther: "gescheiden door “{delimiter}”",
    encodings: {
      "utf-8": "UTF-8-tekst",
      "utf-16le": "UTF-16-tekst",
      "utf-16be": "UTF-16-tekst",
      "windows-1252": "Windows-1252-tekst",
    } as Record<string, string>,
    headerIs: "De eerste regel geldt als kopregel.",
    previewTitle: "De eerste rijen van {name}",
    role: "Gebruik van {column}",
    roles: {
      leave: "weglaten",
      secret: "geheim",
      share: "delen",
      weight: "gewicht",
    },
    scrolls: "De tabel is breder dan het scherm: schuif opzij om alle kolommen te zien.",
    roleHelp:
      "Kies hierboven, of geef de kolommen hun rol in de tabel. Een kolom met gewichten hoeft niet: die zegt voor hoeveel mensen een rij telt.",
    pick: { secret: "Geheim", share: "Delen" },
    pickNone: "kies een kolom",
    several: {
      share: {
        title: "Meerdere kolommen samen delen",
        says: "De antwoorden daarin worden samen vervaagd: een bericht staat voor een combinatie ervan. Hoe meer combinaties er zijn, hoe minder er van elk behouden kan blijven. Wie een van de kolommen al kent, kan uit de andere meer te weten komen: de belofte “Bekende kolommen helpen niet” hieronder houdt daar rekening mee.",
      },
      secret: {
        title: "Meerdere kolommen samen geheimhouden",
        says: "Het geheim is dan hun combinatie: geen enkel bericht mag veel zeggen over deze kolommen samen.",
      },
    },
    rules: {
      title: "Klassen, ontbrekende en zeldzame waarden",
      says: "Hoe de cellen van deze kolommen categorieën worden. Dit wordt in het protocol bewaard, zodat andere bestanden op dezelfde manier worden gelezen.",
      edges: "“{column}” verdelen bij",
      edgesSays:
        "Oplopende getallen, zoals 20; 40; 60. De ondergrens hoort bij de klasse. Laat u dit leeg, dan is elk getal een eigen categorie.",
      edgesWrong: "“{text}” is geen lijst van oplopende getallen met puntkomma’s ertussen.",
      missing: "Als ontbrekend tellen, naast lege cellen",
      missingSays:
        "Cellen zoals ?; NA, met puntkomma’s ertussen, of komma’s als geen categorie er een bevat. Ontbrekend is een eigen categorie.",
      rare: "Categorieën samenvoegen met minder dan",
      rareUnit: "mensen, tot “overig”",
      other: "overig",
      rareSays:
        "Van een kolom in klassen wordt niets samengevoegd, en van geen enkele kolom één categorie alleen: die zou alleen een andere naam krijgen.",
      stillRare: {
        single: "“{category}” in “{column}” heeft er {people}, minder dan {below}, en blijft: het is de enige.",
        merged: "“{category}” in “{column}” heeft er toch maar {people}, minder dan {below}.",
        range: "“{category}” in “{column}” heeft er {people}, minder dan {below}: verander de grenzen.",
      },
      stillMore: {
        one: "Nog {n} categorie heeft er ook minder.",
        other: "Nog {n} categorieën hebben er ook minder.",
      },
      merged: "In “{column}” samengevoegd tot “{into}”: {cells}.",
    },
    noRows: "Het bestand {file} heeft een kopregel maar geen rijen.",
    noRowsRemedy: "Kies een bestand met onder de kopregel één rij per persoon.",
    oneColumn: "Het bestand {file} heeft maar één kolom, {column}.",
    oneColumnRemedy: "Kies een bestand met minstens twee kolommen: een die het geheim is, en een om te delen.",
    unnamed: "Een kolom van het bestand {file} heeft geen naam.",
    twice: "De naam {column} staat twee keer in de kopregel van het bestand {file}.",
    twiceRemedy: "Geef elke kolom een eigen naam in de eerste regel van het bestand, en open het opnieuw.",
    someTwice:
      "Kolommen zonder eigen naam zijn niet te gebruiken: {names}. Geef ze in het bestand een andere naam als u ze nodig hebt.",
    needRoles: "Kies een geheim en een kolom om te delen; de rest van deze pagina vult zich dan.",
    needShare: "Kies nu de kolom om te delen.",
    needSecret: "Kies nu het geheim.",
    categories: { one: "{n} categorie", other: "{n} categorieën" },
    tooMany: "meer dan 1.000 verschillende waarden",
    secretTitle: "Het geheim: {column}",
    shareTitle: "Te delen: {column}",
    people: { one: "{n} in totaal", other: "{n} in totaal" },
    more: { one: "nog {n} categorie", other: "nog {n} categorieën" },
    emptyNote: {
      one: "{n} rij heeft hier geen waarde. Dat telt als een eigen categorie, met de naam (leeg).",
      other: "{n} rijen hebben hier geen waarde. Dat telt als een eigen categorie, met de naam (leeg).",
    },
    emptyWith: "Lege cellen en {cells} tellen hier als een eigen categorie, met de naam (leeg).",
    caution: {
      few: { one: "Er is maar {n} persoon geteld.", other: "Er zijn maar {n} mensen geteld." },
      single: "Slechts één persoon heeft “{category}” bij “{column}”.",
      more: {
        one: "Dat geldt ook voor nog {n} andere categorie.",
        other: "Dat geldt ook voor nog {n} andere categorieën.",
      },
      says: "Met zo weinig mensen zegt de tabel weinig met zekerheid over anderen, en de belofte gaat over de aandelen die hier zijn geteld.",
    },
    combinations:
      "{n} combinaties van waarden. Hoe meer het er zijn, hoe minder mensen er per combinatie zijn, hoe minder ervan behouden kan blijven, en hoe langer het zoeken naar het beste protocol duurt; indelen in klassen en samenvoegen helpen.",
    dropped:
      "Komt nooit met een positief gewicht voor en telt niet mee: {names}. Verwijder deze rijen uit het bestand om er voorgoed van af te zijn.",
    shareOf: "{count} ({percent})",
  },

  level: {
    heading: "Hoeveel mag men te weten komen?",
    intro:
      "Eén getal bepaalt hoe ver een bericht de inschatting mag verschuiven die een waarnemer van iemands geheim maakt.",
    waiting:
      "Zodra een geheim en een kolom om te delen zijn gekozen, staat hier in uw eigen categorieën wat een waarnemer te weten kan komen.",
    less: "niets",
    more: "meer",
    slider: "Hoeveel men over het geheim te weten mag komen",
    sliderValue: "niveau {epsilon}, behoudt {kept} van {what}",
    sliderOf: { answer: "het antwoord", pair: "geheim en antwoord" },
    sliderValueBare: "niveau {epsilon}",
    epsilon: "Niveau (epsilon)",
    epsilonHelp: "van 0 tot en met {highest}",
    epsilonWrong: "Een niveau is een getal van 0 tot en met {highest}.",
    today: "Voor {before} van de {people} mensen geldt: “{column}” is {secret}.",
    after:
      "Na welk bericht dan ook schat een waarnemer in dat dit voor hoogstens {most} en minstens {least} van hen geldt.",
    unmoved: "Geen enkel bericht verandert hoe een waarnemer dit inschat.",
    asTheyAre: "Met het antwoord zelf zouden dat er hoogstens {most} en minstens {least} zijn.",
    worstNote: "Van alle categorieën van “{column}” is dit de categorie waarover een bericht het meest kan zeggen.",
    worst: {
      rldp: "Deze cijfers gaan ervan uit dat de aandelen in de tabel de ware zijn. De belofte zelf geldt ook voor alle andere die een steekproef van {people} mensen niet uitsluit.",
      srlip:
        "Deze cijfers gelden voor een waarnemer die geen van de gedeelde kolommen kent; de belofte zelf geldt ook voor anderen.",
    } as Record<string, string>,
    ifSample:
      "Zijn deze {people} mensen maar een steekproef, dan kan de ware factor tot {worst} gaan, terwijl {promised} is beloofd.",
    ifSampleRules:
      "Zijn deze {people} mensen maar een steekproef, dan kan een bericht in werkelijkheid een geheim uitsluiten, terwijl een factor {promised} is beloofd.",
    every: "Hetzelfde voor elke categorie van “{column}”",
    everyHead: { secret: "Geheim", before: "Vooraf", least: "Minstens", most: "Hoogstens" },
    everyUnit:
      "Hoeveel van de {people} mensen volgens een waarnemer in deze categorie vallen: vooraf, en na welk bericht dan ook.",
    released:
      "Op dit niveau mogen de antwoorden naar buiten zoals ze zijn: ze zeggen niet meer over het geheim dan u toestaat.",
    never:
      "De antwoorden mogen op geen enkel niveau naar buiten zoals ze zijn: er is een antwoord dat een geheim uitsluit.",
    from: "Vanaf niveau {level} mogen de antwoorden naar buiten zoals ze zijn.",
    kind: "Soort belofte",
    notions: {
      lip: {
        label: "De inschatting blijft dichtbij",
        short: "local information privacy, lip",
        promise:
          "Geen enkel bericht maakt een geheim in de ogen van een waarnemer meer dan een factor {factor} waarschijnlijker of onwaarschijnlijker.",
        nothing: "Geen enkel bericht verandert hoe waarschijnlijk een waarnemer een geheim vindt.",
        assumes:
          "Voorwaarde is dat de tabel waaruit dit is berekend, de mensen goed beschrijft, en dat de waarnemer daarbuiten niets over de persoon weet.",
      },
      ldp: {
        label: "Geheimen lijken op elkaar",
        short: "local differential privacy van het geheim, ldp",
        promise: "Geen enkel bericht is bij het ene geheim meer dan {factor} keer zo waarschijnlijk als bij een ander.",
        nothing:
          "Geen enkel bericht is bij het ene geheim waarschijnlijker dan bij een ander: het verandert geen enkele inschatting.",
        assumes:
          "Voorwaarde is dat de tabel waaruit dit is berekend, goed beschrijft welke antwoorden bij welk geheim horen; hoe vaak elk geheim voorkomt, mag anders zijn, en wat de waarnemer daarvan denkt, maakt niet uit.",
      },
      pml: {
        label: "Geen geheim wordt waarschijnlijk",
        short: "pointwise maximal leakage, pml",
        promise:
          "Geen enkel bericht maakt een geheim meer dan een factor {factor} waarschijnlijker dan ervoor. Het kan een geheim wel onwaarschijnlijker maken, of uitsluiten.",
        nothing:
          "Geen enkel bericht maakt een geheim waarschijnlijker, en dus ook geen enkel geheim onwaarschijnlijker.",
        assumes:
          "Voorwaarde is dat de tabel waaruit dit is berekend, de mensen goed beschrijft, en dat de waarnemer daarbuiten niets over de persoon weet.",
      },
      pmc: {
        label: "Geen geheim wordt uitgesloten",
        short: "pointwise maximal cost, pmc",
        promise:
          "Geen enkel bericht maakt een geheim meer dan een factor {factor} onwaarschijnlijker dan ervoor. Het kan een geheim wel waarschijnlijker maken.",
        nothing:
          "Geen enkel bericht maakt een geheim onwaarschijnlijker, en dus ook geen enkel geheim waarschijnlijker.",
        assumes:
          "Voorwaarde is dat de tabel waaruit dit is berekend, de mensen goed beschrijft, en dat de waarnemer daarbuiten niets over de persoon weet.",
      },
      profile: {
        label: "Buren lijken op elkaar",
        short: "profile-based privacy, profile",
        promise:
          "Geen enkel bericht is bij een geheim meer dan {factor} keer zo waarschijnlijk als bij een buur ervan. Geheimen die geen buren zijn, kunnen makkelijker uit elkaar te houden zijn.",
        nothing: "Geen enkel bericht is bij een geheim waarschijnlijker dan bij een buur ervan.",
        assumes:
          "Voorwaarde is dat de tabel waaruit dit is berekend, goed beschrijft welke antwoorden bij welk geheim horen. Van buur tot buur worden de factoren met elkaar vermenigvuldigd.",
      },
      srlip: {
        label: "Bekende kolommen helpen niet",
        short: "side-channel resistant local information privacy, srlip",
        promise:
          "Welke van de gedeelde kolommen een waarnemer ook al kent: geen enkel bericht maakt een geheim in de ogen van die waarnemer meer dan een factor {factor} waarschijnlijker of onwaarschijnlijker.",
        nothing:
          "Welke van de gedeelde kolommen een waarnemer ook al kent: geen enkel bericht verandert hoe waarschijnlijk die waarnemer een geheim vindt.",
        assumes:
          "Voorwaarde is dat de tabel waaruit dit is berekend, de mensen goed beschrijft, en dat de waarnemer buiten de tabel en deze kolommen niets over de persoon weet. Wat die kolommen zelf al zeggen, valt er niet onder.",
      },
      rldp: {
        label: "De tabel is maar een steekproef",
        short: "robust local differential privacy, rldp",
        promise:
          "Wat de ware aandelen ook zijn, met {sure}% zekerheid: geen enkel bericht is bij het ene geheim meer dan {factor} keer zo waarschijnlijk als bij een ander.",
        nothing:
          "Wat de ware aandelen ook zijn, met {sure}% zekerheid: geen enkel bericht is bij het ene geheim waarschijnlijker dan bij een ander.",
        assumes:
          "Voorwaarde is dat de rijen willekeurig getrokken mensen zijn; gewichten moeten hele aantallen mensen zijn. Berichten worden geloot uit geheim en antwoord samen, en van beide wordt zoveel mogelijk behouden.",
        never:
          "Geheim en antwoord mogen op geen enkel niveau naar buiten zoals ze zijn: het geheim zou er gewoon bij staan.",
      },
      "data-ldp": {
        label: "Antwoorden lijken op elkaar",
        short: "local differential privacy van het antwoord zelf, data-ldp",
        promise:
          "Geen enkel bericht is bij het ene antwoord meer dan {factor} keer zo waarschijnlijk als bij een ander.",
        nothing: "Geen enkel bericht is bij het ene antwoord waarschijnlijker dan bij een ander: het zegt niets.",
        assumes:
          "Over de mensen wordt niets aangenomen. Het hele antwoord wordt beschermd, niet alleen wat het over het geheim zegt, en er blijft veel minder van behouden.",
        never:
          "De antwoorden mogen op geen enkel niveau naar buiten zoals ze zijn: geen bericht mag antwoorden met zekerheid onderscheiden, en een antwoord zelf doet dat.",
      },
    } as Record<
      string,
      {
        label: string;
        short: string;
        promise: string;
        nothing: string;
        assumes: string;
        /** In the place of `never` above, where answers are compared and not what they say of the secret. */
        never?: string;
      }
    >,
  },

  neighbours: {
    label: "Buren",
    next: "elke categorie met de volgende, op volgorde van grootte of alfabet",
    all: "alle met elkaar",
    own: "de paren die hieronder zijn gekozen",
    pairs: { one: "{n} paar buren", other: "{n} paren buren" },
    alone: "In geen enkel paar buren: {secrets}. Over het onderscheid met andere categorieën wordt niets beloofd.",
    apart: "Geen buren verbinden deze groepen: {groups}. Over het onderscheid tussen de groepen wordt niets beloofd.",
  },

  certainty: {
    label: "Hoe zeker",
    option: "{sure}%",
    says: "Met een kans van ongeveer {alpha} (alfa) zijn de ware aandelen andere dan die waar de belofte rekening mee houdt. Dat klopt als er in elke categorie veel mensen zijn.",
  },

  channel: {
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
    hint: "Wijs de grafiek aan, of loop er met de pijltjestoetsen doorheen, om hem te lezen.",
    negligible:
      "≈0 is een kans kleiner dan één op een miljard; zoiets ziet u in een bestand niet terug. Een punt betekent dat er helemaal geen kans is.",
    cut: "Alleen de {n} meest voorkomende antwoorden en berichten zijn getekend. In het protocolbestand staan ze allemaal.",
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
        "Van alle berichten komt de belofte bij dit bericht het dichtst bij haar grens: geen ander bericht verschuift verder wat de belofte over “{column}” begrenst.",
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
      cut: "Alleen de {n} meest voorkomende paren en berichten zijn getekend. In het protocolbestand staan ze allemaal.",
      legendPart: "{chance} met “{answer}”",
    },
    look: "Bekijk het bericht",
    protocol: "Protocol",
    told: "Met kennis van “{secret}”, dat in hetzelfde bestand moet staan: deze behouden misschien meer.",
    protocols: {
      optimal: {
        label: "Het beste voor deze tabel",
        says: "Berekend voor de tabel: behoudt het meeste dat de belofte toelaat.",
      },
      grr: {
        label: "Randomized response",
        says: "De klassieker: behoud het antwoord met een bepaalde kans, en verstuur anders willekeurig een ander.",
      },
      oue: {
        label: "Kruisjes",
        says: "Elk antwoord wordt apart wel of niet aangekruist, het ware met een kans van een half. Voor veel antwoorden; behoudt hoogstens de helft.",
      },
      resample: {
        label: "Behouden of opnieuw loten",
        says: "Behoud het antwoord met een bepaalde kans, en loot er anders een uit alle antwoorden: elk antwoord blijft even vaak voorkomen.",
      },
      cr: {
        label: "Conditional Reporting",
        says: "Vervaag het geheim, en verstuur als het daardoor verandert een antwoord van iemand met het nieuwe geheim.",
      },
      coupling: {
        label: "Zo min mogelijk veranderd",
        says: "Zegt evenveel over het geheim als “Behouden of opnieuw loten”, en verandert niet meer antwoorden dan daarvoor nodig is.",
      },
      "coupling-distance": {
        label: "Kortste weg",
        says: "Zegt evenveel over het geheim als “Behouden of opnieuw loten”, met berichten die gemiddeld niet verder van de antwoorden liggen dan daarvoor nodig is: gemeten aan het verschil van getallen, en anders aan de afstand in de volgorde van de categorieën.",
      },
      "one-bit": {
        label: "Eén kans op omwisselen",
        says: "Bij twee antwoorden: het andere, met voor iedereen dezelfde kans.",
      },
      "smooth-one-bit": {
        label: "Per geheim een kans op omwisselen",
        says: "Bij twee antwoorden: het andere, met een kans die van het geheim afhangt; de grootste is zo klein mogelijk.",
      },
      "smooth-categorical": {
        label: "Gelijkmatig",
        says: "Voor elk geheim eigen kansen, zodat geen antwoord vaak in een bepaald ander antwoord verandert.",
      },
      "smooth-coupling": {
        label: "Zo min mogelijk foute berichten",
        says: "Voor elk geheim eigen kansen, zodat zo weinig mogelijk berichten van het antwoord afwijken.",
      },
      polyopt: {
        label: "Het beste bij de kleinste aandelen",
        says: "Het beste als er alleen rekening mee wordt gehouden hoe klein het aandeel van elk antwoord kan zijn (PolyOpt).",
      },
      ir: {
        label: "Independent Reporting",
        says: "Vervaag geheim en antwoord, elk apart.",
      },
      "ir-tight": {
        label: "Independent Reporting, krapper",
        says: "Hetzelfde, met niet meer ruis dan de eigen vorm nodig heeft.",
      },
      "cr-tight": {
        label: "Conditional Reporting, krapper",
        says: "Hetzelfde, met niet meer ruis dan de eigen vorm nodig heeft.",
      },
      product: {
        label: "Elke kolom apart",
        says: "Een kanaal voor elke kolom die wordt gedeeld; het niveau is dat van alle samen.",
      },
      sequential: {
        label: "De ene kolom na de andere",
        says: "Een kanaal voor elke kolom, gemaakt voor wat de berichten ervoor overlaten.",
      },
      markov: {
        label: "Even vaak als eerst",
        says: "Zegt evenveel over het geheim als “Behouden of opnieuw loten”, laat elk antwoord even vaak voorkomen, en behoudt zoveel als dat toelaat.",
      },
    } as Record<string, { label: string; says: string }>,
    /** What the same names stand for where a report is drawn from secret and answer together. */
    protocolsOfPairs: {
      grr: "De klassieker, voor geheim en antwoord samen: behoud beide met een bepaalde kans, en verstuur anders willekeurig een ander paar.",
      cr: "Vervaag het geheim; loot als het daardoor verandert een antwoord van iemand met het nieuwe geheim; vervaag ook dat antwoord.",
    } as Record<string, string>,
    polytope: {
      title: "Het beeld erachter",
      beliefs:
        "Elk bericht laat wie het leest achter met een inschatting van het antwoord. Elke inschatting is een punt: in een hoek staat het antwoord vast, en hoe dichter bij een hoek, hoe waarschijnlijker dat antwoord.",
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
      lead: "Ontwerpt elk protocol dat er voor deze belofte op dit niveau is, ook de protocollen die het geheim moeten kennen.",
      start: "Alle protocollen vergelijken",
      again: "Vergelijken op niveau {epsilon}",
      stop: "Stoppen met vergelijken",
      going: "Bezig met vergelijken, aantal protocollen tot nu toe: {n} …",
      at: "Op niveau {epsilon}, “{notion}”.",
      atSure: "Op niveau {epsilon}, “{notion}”, met {sure}% zekerheid.",
      picture: "Wat elk protocol behoudt",
      table: "Wat elk protocol behoudt en nodig heeft",
      summary: "Van de informatie in {column} blijft behouden: {parts}.",
      part: "{share} met “{protocol}”",
      seeing: "{protocol}, kent het geheim",
      protocol: "Protocol",
      kept: "Behouden",
      leaks: "Bereikt niveau: {notions}",
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
      assumes:
        "Ze doen allemaal dezelfde belofte over dezelfde tabel. Een protocol dat het geheim moet kennen, is bruikbaar als het geheim in hetzelfde bestand staat, of als de persoon naar allebei wordt gevraagd. “Als de tabel klopt”: aantallen zijn te schatten als mensen met hetzelfde antwoord elk geheim even vaak hebben als in de tabel.",
    },
    keptTitle: "Wat behouden blijft",
    kept: "{share} van de informatie in {column}",
    keptNone: "Op dit niveau blijft niets behouden: het bericht zegt niets over {column}.",
    guess: "Van elke 1.000 antwoorden zijn goed te raden: {informed} met de berichten, {blind} zonder.",
    bound: "Geen enkel protocol met deze belofte behoudt meer dan {bound}.",
    short:
      "Het zoeken is gestopt voordat het klaar was: het beste protocol behoudt misschien tot {short} meer van de informatie in {column} dan dit. De belofte geldt hoe dan ook volledig.",
    boundReached: "Voor zover de getoonde cijfers reiken, behoudt geen enkel protocol met deze belofte meer.",
    secretLeft: "Gemiddeld geeft een bericht nog {share} van de informatie in “{column}” prijs.",
    estimable: {
      none: "Hoe vaak een antwoord in {column} voorkomt, is uit de berichten niet te schatten, hoeveel het er ook zijn.",
      some: "Hoeveel berichten er ook zijn, alleen van deze antwoorden in {column} is eruit te schatten hoe vaak ze voorkomen: {told}. Van de andere zijn alleen grenzen te zeggen.",
      part: "Hoeveel berichten er ook zijn, maar een deel van hoe vaak de antwoorden in {column} voorkomen, is eruit te schatten.",
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
        "Beloofd is een factor {promised}, voor de aandelen in deze tabel. Komen die uit een steekproef, dan kunnen de ware aandelen anders zijn: voor zover {people} mensen dat openlaten ({sure}%), is de factor hoogstens {worst}.",
      unbounded:
        "Beloofd is een factor {promised}, voor de aandelen in deze tabel. Komen die uit een steekproef, dan kunnen de ware aandelen anders zijn: voor zover {people} mensen dat openlaten ({sure}%), kan een bericht een geheim uitsluiten.",
      use: "“{notion}” gebruiken",
      covered:
        "De belofte is voor een steekproef: ze geldt voor alle aandelen die {people} mensen niet uitsluiten ({sure}%), niet alleen voor die in deze tabel.",
    },
    again: "Hier opnieuw controleren",
    checking: "Bezig met controleren …",
    holds:
      "Opnieuw gecontroleerd, met exact rekenen, door twee programma’s die niets met elkaar delen: de belofte geldt. De grootste verhouding is {ratio}, en de grens is {bound}: het bericht {report} is {who}.",
    more: "waarschijnlijker bij {more} dan bij {less}",
    everybody: "alle mensen samen",
    someone: "iemand met “{category}”",
    context: "{who} onder de mensen van wie bekend is dat zij voor {columns} hetzelfde hebben als in “{category}”",
    marked: "met een kruisje bij {marks}",
    fails:
      "Opnieuw gecontroleerd, met exact rekenen, door twee programma’s die niets met elkaar delen: de belofte geldt NIET. {reason} Gebruik dit protocol niet.",
  },

  search: {
    title: "Bezig met zoeken naar het beste protocol",
    of: { answer: "de antwoorden", pair: "geheimen en antwoorden" },
    says: "Er is een protocol gevonden dat {found} van de informatie in {what} behoudt; geen enkel protocol kan meer dan {possible} behouden.",
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
  },

  privatise: {
    heading: "Afschermen",
    intro:
      "Elke rij krijgt een eigen bericht, geloot met een geheime sleutel die uw browser willekeurig heeft gemaakt: dezelfde antwoorden krijgen weer dezelfde berichten. Uw bestand blijft zoals het is; er wordt een nieuw bestand gemaakt.",
    waiting: "Als het protocol er is, maakt één knop van het bestand een bestand dat u kunt delen.",
    which: "Af te schermen bestand",
    noFile: "nog geen",
    thisFile: "{name}, hierboven geopend",
    otherFile: "Ander bestand met dezelfde kolommen kiezen",
    chooseFile: "Bestand kiezen",
    back: "Weer {name} gebruiken",
    writeTitle: "Wat er in het nieuwe bestand komt",
    reports: "Berichten",
    reportsSays: "De berichten zelf.",
    reportsFor: {
      always: "Het best om te tellen en voor onderzoek: wie het protocol kent, kan voor de ruis corrigeren.",
      "under-prior":
        "Om te tellen en voor onderzoek: wie het protocol kent, kan voor de ruis corrigeren, voor zover de mensen zijn zoals die in de tabel.",
      "in-part":
        "Wie het protocol kent, kan maar voor een deel van de ruis corrigeren: van sommige antwoorden is niet te schatten hoe vaak ze voorkomen.",
      none: "Ze zeggen iets over afzonderlijke mensen, maar hoe vaak een antwoord voorkomt, is er niet uit te schatten.",
      unknown: "Voor onderzoek; of wie het protocol kent voor alle ruis kan corrigeren, is niet bekend.",
    },
    marksSays:
      "Elk bericht is een rij letters, één per antwoord in de volgorde van het protocolbestand: y als het is aangekruist.",
    pairsSays:
      "Elk bericht staat voor een geheim en een antwoord samen, die het waarschijnlijk of onwaarschijnlijk maakt.",
    both: "Berichten worden geloot uit {columns} samen: al deze kolommen worden gelezen, dus het bestand moet ze bevatten. Geen ervan wordt doorgegeven.",
    values: "Antwoorden, geloot uit de berichten",
    valuesSays:
      "Voor elk bericht een antwoord dat erdoor waarschijnlijk wordt, zodat de kolom op het origineel lijkt. Handig voor software die dat verwacht; er wordt niet meer prijsgegeven, maar er blijft minder behouden.",
    keeps: "Zo blijft {share} van de informatie in {columns} behouden.",
    keepTitle: "Andere kolommen",
    keepSays: "Het nieuwe bestand bevat wat is afgeschermd en verder niets, tenzij u hier een kolom toevoegt.",
    keepNone: "Dit bestand heeft geen andere kolom om toe te voegen.",
    confirmTitle: "“{column}” onveranderd doorgeven?",
    confirmBody:
      "De kolom “{column}” zou onveranderd worden overgenomen, rij voor rij, naast de berichten. Die kolom kan iets zeggen over “{secret}”, of over wie de persoon is, en valt niet onder de belofte.",
    confirmYes: "“{column}” onveranderd toevoegen",
    confirmNo: "Weglaten",
    go: "{name} afschermen",
    again: "Opnieuw afschermen",
    levelWrong: "Wat hierboven is ingevuld, is geen niveau. Verbeter dat eerst, of verschuif de schuifknop.",
    onceTitle: "Eén keer is één keer",
    onceSays:
      "Twee verschillende berichten over één antwoord zeggen meer dan één. Daarom worden berichten afgeleid uit een geheime sleutel die deze pagina heeft gemaakt: scherm dezelfde antwoorden nog eens af met hetzelfde protocol, en dezelfde berichten komen eruit. Bestanden die u opslaat, komen op een rekening; een ander protocol voor dezelfde antwoorden wordt samen met de eerdere gecontroleerd, en geweigerd als ze samen meer zouden zeggen dan is beloofd.",
    person: "Wie is wie",
    personRow: "de plaats in het bestand: rij voor rij",
    personSays:
      "Met een kolom die elke persoon aanduidt, worden dezelfde antwoorden herkend, ook als rijen zijn verplaatst.",
    remember: "De rekening en de sleutel ervan op dit apparaat bewaren",
    rememberSays:
      "Anders zijn ze allebei weg als deze pagina wordt gesloten. Wie ze kan lezen, kan de antwoorden achter de berichten achterhalen.",
    accountTitle: "Vrijgegeven uit dit bestand",
    accountSays: "Van {budget} nats “{notion}” is {spent} verbruikt en {remaining} over.",
    accountItem: "{date}: {protocol}, {notion} op niveau {epsilon}, {rows}",
    accountForget: "Nieuwe rekening beginnen, als niemand deze bestanden heeft gezien",
    forgetTitle: "Een nieuwe rekening beginnen?",
    forgetBody:
      "Doe dit alleen als geen enkel bestand dat u hebt opgeslagen aan iemand is gegeven. Een nieuwe rekening heeft een nieuwe sleutel: dezelfde antwoorden krijgen andere berichten, en wie beide ziet, komt meer te weten dan de belofte zegt.",
    forgetYes: "Niemand heeft ze gezien",
    forgetNo: "Rekening houden",
    limitsShort:
      "De belofte hangt af van de tabel erachter, van mensen die niets met elkaar te maken hebben, en van één vrijgave.",
    limitsLink: "Waar de belofte van afhangt",
    running: "Bezig met afschermen van {name}",
    cancelled: "Het afschermen is geannuleerd.",
    cancelledRemedy: "Er is geen bestand gemaakt; begin opnieuw wanneer u wilt.",
    done: "Klaar: {rows} afgeschermd.",
    earlier: "Van eerder: {name}, {rows}, gemaakt op niveau {epsilon}.",
    changed:
      "De instellingen hierboven zijn sindsdien veranderd: {settings}. Dit bestand is gemaakt op niveau {epsilon}.",
    settings: {
      source: "de tabel",
      columns: "de kolommen",
      notion: "het soort belofte",
      epsilon: "het niveau",
      alpha: "de zekerheid",
      neighbours: "de buren",
      protocol: "het protocol",
      told: "of het protocol het geheim kent",
      file: "het af te schermen bestand",
      write: "wat er in het nieuwe bestand komt",
      keep: "de andere kolommen",
      person: "wie wie is",
    },
    saveFile: "Bestand opslaan",
    notSaved: "Het bestand kan niet worden weggeschreven: {reason}.",
    notSavedRemedy: "Maak er ruimte vrij, of sla het ergens anders op.",
    saveOther: "Hetzelfde in een ander formaat",
    formats: { xlsx: "Excel (.xlsx)", parquet: "Parquet" },
    saveProtocol: "Protocol opslaan",
    linkProtocol: "Link ernaartoe kopiëren",
    linkSays:
      "Naar de pagina “Antwoorden” met dit protocol erin, voor wie moet antwoorden. Het deel van een link achter het # wordt naar geen enkele server gestuurd; het bevat de tabel met aantallen, net als het bestand.",
    linkCopied: "De link is gekopieerd.",
    linkNot: "De link kon niet worden gekopieerd. Sla het protocol op en verstuur het bestand.",
    linkTooLong: "Dit protocol is te groot voor een link. Sla het op en verstuur het bestand.",
    saveSummary: "Samenvatting opslaan",
    fileSays: "{name}, met {column}",
    fileSaysAlso: "{name}, met {column} en, onveranderd, {columns}",
    protocolSays:
      "Wat er met een antwoord is gebeurd, voor wie met het bestand werkt, en alles om de belofte opnieuw te controleren. Het bevat de tabel met aantallen waaruit het is gemaakt: publiceer het alleen als die tabel openbaar mag zijn.",
    summarySays: "Eén pagina in gewone taal, voor een ethische commissie of als toelichting bij de gegevens.",
    countsTitle: "Hoe vaak elk bericht is geloot",
    marksTitle: "Hoe vaak elk antwoord is aangekruist",
    counted: { one: "{report}: {n} keer", other: "{report}: {n} keer" },
    limitsTitle: "Wat dit niet doet",
    limits: [
      "Het verbergt niet dat iemand in het bestand staat, en ook niet hoeveel rijen er zijn of in welke volgorde die staan.",
      "Het dekt wat een bericht over “{secret}” zegt. Het dekt geen andere kolommen of andere bestanden over dezelfde mensen.",
      "Het dekt één bericht per persoon. Meerdere berichten over dezelfde persoon zeggen samen meer.",
      "Het is berekend uit één tabel met aantallen. Voor mensen die anders zijn, is de belofte anders.",
    ],
    /** Where answers are not what is compared. */
    limitAnswer:
      "Geheim blijft “{secret}”, niet het antwoord: een bericht kan het antwoord zelf zijn, of een bericht dat alleen bij dit antwoord kan horen.",
    /** In the place of the last one, where the table is a sample. */
    limitSample:
      "Het is berekend uit één tabel met aantallen, en geldt voor de mensen uit wie deze willekeurig zijn getrokken. Voor anderen is de belofte anders.",
  },

  summary: {
    title: "Wat er met {column} is gedaan",
    file: "{name}: {rows}, gemaakt op {date}.",
    happened:
      "Elk antwoord in {column} is vervangen door een geloot bericht voordat het bestand is gedeeld, zodat het bericht weinig zegt over “{secret}”.",
    happenedPairs:
      "Elk antwoord in {column} is vervangen door een geloot bericht voordat het bestand is gedeeld, zodat het bericht weinig zegt over “{secret}”. De kansen van de berichten hangen ook af van “{secret}”; daarvoor is dat gelezen, maar het is niet doorgegeven.",
    wroteReports: "Het bestand bevat de berichten.",
    wrotePairs: "Het bestand bevat de berichten, elk een paar van {columns}, in de kolom “{column}”.",
    wroteMarks:
      "Het bestand bevat de berichten: één letter per antwoord, in de volgorde waarin het protocolbestand ze noemt, y als het bericht het aankruist en anders n.",
    wroteValues:
      "Het bestand bevat bij elk bericht een antwoord, geloot uit de antwoorden die door het bericht waarschijnlijk worden.",
    kept: "Deze kolommen zijn onveranderd overgenomen en niet beschermd: {columns}.",
    keptNone: "Er is geen andere kolom doorgegeven.",
    promiseTitle: "Wat is beloofd",
    protocol: "Protocol: {protocol} ({name}). {says}",
    level: "Het niveau (epsilon) is {epsilon}; het soort belofte is {notion}.",
    sample:
      "De tabel wordt opgevat als een steekproef van {people} mensen. Met een kans van {alpha} (alfa) zijn de ware aandelen andere dan die waar de belofte rekening mee houdt.",
    neighbours: "Buren zijn {pairs}.",
    bound:
      "De verhouding waarvan is bewezen dat ze nooit wordt overschreden, is {numerator} / {denominator}, ongeveer {value}.",
    protocolFile:
      "Het protocol zelf, met alles om dit opnieuw te controleren, staat in het bestand {name}. Het kenmerk ervan, dat ook in dat bestand staat en eruit volgt, is {identity}.",
    much: "Dat is veel meer dan beloofd: “{notion}” is de belofte die daar rekening mee houdt.",
    lossTitle: "Wat behouden blijft",
    valuesKept:
      "Zoveel behouden de berichten. De antwoorden die eruit zijn geloot, en die in het bestand staan, behouden {share}.",
    prior:
      "Het protocol is berekend uit een tabel met een totaal van {total}, met {secrets} categorieën van “{secret}” en {answers} van {column}. Het protocolbestand bevat deze tabel met aantallen; publiceer het alleen als de tabel openbaar mag zijn.",
    checked:
      "Voordat het werd gebruikt, is de belofte met exact rekenen gecontroleerd voor precies de gehele getallen waarmee de berichten zijn geloot.",
    limitsTitle: "Grenzen en aannames",
    channelTitle: "Kans op elk bericht, in 100 gevallen",
    axes: "{down} ↓, {across} →",
    marksTitle: "Kans van elk antwoord om in een bericht te worden aangekruist, in 100 gevallen",
    channelLarge: "De tabel met kansen is te groot voor deze pagina; ze staat in het protocolbestand.",
    negligible: "≈0 is een kans kleiner dan één op een miljard, maar wel een kans.",
    made: "Gemaakt met Sluice {version}, in een webbrowser, die de gegevens nergens naartoe heeft gestuurd.",
    fileName: "{name}-samenvatting.html",
    protocolName: "{name}-protocol.json",
  },
};
