// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy of the step that opens a table, in Dutch. */
import type { data as english } from "../en/data.js";

export const data: typeof english = {
  choose: "Bestand kiezen",
  isProtocol: "{name} is geen tabel. Het lijkt een instellingenbestand.",
  asProtocol: "Openen bij Vraag beantwoorden",
  paste: "Tabel plakken",
  pasteLabel: "Rijen met een kopregel, uit een tekstbestand of een spreadsheet",
  pasteUse: "Deze rijen gebruiken",
  pastedName: "geplakt.csv",
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
    says: "Het bestand is er weer als u de pagina opnieuw laadt. Uw browser slaat het op voor dit tabblad, op dit apparaat. Een heropend of gekopieerd tabblad heeft het misschien ook. Haal het vinkje weg of open een ander bestand, en het is weg. Verder wordt er niets opgeslagen.",
    large: "{name} is te groot: een browser bewaart ongeveer 5 MB voor een tabblad, ingepakt. Er is niets opgeslagen.",
    long: "{name} is te groot: een tabblad bewaart hoogstens {most}, alle bestanden samen. Er is niets opgeslagen.",
    never: "Deze browser slaat hier niets op. Er is niets bewaard.",
  },
  reading: "Bezig met lezen van {name}",
  cancelled: "U hebt het lezen geannuleerd.",
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
  from: {
    zip: "werkmap",
    parquet: "Parquet-bestand",
    sav: "SPSS-bestand",
    por: "SPSS-bestand",
    dta: "Stata-bestand",
    xport: "SAS-bestand",
    sas7bdat: "SAS-bestand",
  },
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
    secret: "verbergen",
    share: "delen",
    weight: "gewicht",
  },
  scrolls: "De tabel is breder dan het scherm: schuif opzij om alle kolommen te zien.",
  roleHelp:
    "Kies hierboven, of in de tabel. Een kolom met gewichten hoeft niet: die zegt voor hoeveel mensen een rij telt.",
  pickNone: "kies een kolom",
  several: {
    share: {
      title: "Meerdere kolommen samen delen",
      says: "Elk antwoord met ruis staat voor een combinatie van hun antwoorden. Bij meer combinaties blijft er minder bruikbaar. Een lezer die één kolom kent, leert uit de andere misschien meer. De bescherming “Bekende kolommen helpen niet” dekt dat.",
    },
    secret: {
      title: "Meerdere kolommen samen verbergen",
      says: "Hun combinatie is verborgen: een antwoord met ruis zegt weinig over deze kolommen samen.",
    },
  },
  rules: {
    title: "Klassen, ontbrekende en zeldzame waarden",
    says: "Deze regels maken van cellen categorieën. Ze staan in het instellingenbestand, zodat andere bestanden net zo worden gelezen.",
    edges: "“{column}” verdelen bij",
    edgesSays:
      "Oplopende getallen, zoals 20; 40; 60. De ondergrens hoort bij de klasse. Laat dit leeg en elk getal is een categorie.",
    edgesWrong: "“{text}” is geen lijst van oplopende getallen met puntkomma’s ertussen.",
    missing: "Als ontbrekend tellen, naast lege cellen",
    missingSays:
      "Cellen zoals ?; NA, met puntkomma’s ertussen, of komma’s als geen categorie er een bevat. Ontbrekend is een eigen categorie.",
    rare: "Categorieën samenvoegen met minder dan",
    rareUnit: "mensen, tot “overig”",
    other: "overig",
    rareSays:
      "Klassen worden nooit samengevoegd. Eén categorie alleen ook niet: die zou alleen een andere naam krijgen.",
    stillRare: {
      single: "“{category}” in “{column}” heeft er {people}, minder dan {below}, en blijft: het is de enige.",
      merged: "“{category}” in “{column}” heeft er nog steeds maar {people}, minder dan {below}.",
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
    "Kies een bestand met minstens twee kolommen: een om te delen en een om te verbergen. Eén enkel antwoord beschermt u door het als vraag te stellen.",
  unnamed: "Een kolom van het bestand {file} heeft geen naam.",
  twice: "De naam {column} staat twee keer in de kopregel van het bestand {file}.",
  twiceRemedy: "Geef elke kolom een eigen naam in de eerste regel van het bestand, en open het opnieuw.",
  someTwice:
    "Kolommen zonder eigen naam zijn niet te gebruiken: {names}. Geef ze in het bestand een andere naam als u ze nodig hebt.",
  categories: { one: "{n} categorie", other: "{n} categorieën" },
  tooMany: "meer dan 1.000 verschillende waarden",
  secretTitle: "Verborgen: {column}",
  shareTitle: "Gedeeld: {column}",
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
    says: "Met zo weinig mensen zegt de tabel weinig over anderen. De bescherming geldt voor de percentages die hier zijn geteld.",
  },
  combinations:
    "{n} combinaties van waarden. Meer combinaties betekenen minder mensen in elk, minder dat bruikbaar blijft, en langer zoeken. Klassen en samenvoegen helpen.",
  dropped:
    "De pagina laat deze weg, omdat hun gewicht nooit positief is: {names}. Verwijder hun rijen uit het bestand om ervan af te zijn.",
};
