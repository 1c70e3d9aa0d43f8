// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the step that opens a table, in Dutch. */
import type { data as english } from "../en/data.js";

export const data: typeof english = {
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
  sampleTable: {
    name: "huishoudenquete.csv",
    columns: { region: "regio", education: "opleiding", income: "inkomen", health: "gezondheid" },
    regions: ["noord", "oost", "zuid", "west"],
    educations: ["geen diploma", "school", "beroepsopleiding", "bachelor", "master", "doctoraat"],
    incomes: ["0 tot 20.000", "20.000 tot 40.000", "40.000 tot 70.000", "70.000 en meer"],
    health: ["goed", "astma", "diabetes", "depressie"],
  },
  keep: {
    this: "Dit bestand in dit tabblad bewaren tot ik het sluit",
    these: "Deze bestanden in dit tabblad bewaren tot ik het sluit",
    says: "Dan is het er weer als de pagina opnieuw wordt geladen. Uw browser slaat het op voor dit tabblad, op dit apparaat; een tabblad dat opnieuw wordt geopend of wordt gekopieerd, kan het ook hebben. Haal het vinkje weg, of open een ander bestand, en het is weg. Anders wordt er niets opgeslagen.",
    large: "{name} is te groot: een browser bewaart voor een tabblad ongeveer 5 MB, ingepakt. Er is niets opgeslagen.",
    long: "{name} is te groot: er wordt hoogstens {most} bewaard voor een tabblad, alle bestanden samen. Er is niets opgeslagen.",
    never: "Deze browser slaat hier niets op. Er is niets bewaard.",
  },
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
  rows: "De eerste rijen, en waarvoor elke kolom dient",
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
  oneColumnRemedy:
    "Kies een bestand met minstens twee kolommen: een die het geheim is, en een om te delen. Is het antwoord zelf het geheim, maak dan op de pagina “Antwoorden” een protocol voor de vraag.",
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
};
