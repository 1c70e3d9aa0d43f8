// SPDX-License-Identifier: GPL-3.0-or-later
/** Copy about the new file, in Dutch. */
import type { privatise as english } from "../en/privatise.js";

export const privatise: typeof english = {
  which: "Te beschermen bestand",
  noFile: "nog geen",
  thisFile: "{name}, hierboven geopend",
  otherFile: "Ander bestand met dezelfde kolommen kiezen",
  chooseFile: "Bestand kiezen",
  back: "Weer {name} gebruiken",
  writeTitle: "Dit komt in het nieuwe bestand",
  reports: "Ruiscodes",
  reportsSays: "De antwoorden met ruis zelf.",
  reportsFor: {
    always: "Het best om te tellen en voor onderzoek: met het instellingenbestand is voor de ruis te corrigeren.",
    "under-prior":
      "Om te tellen en voor onderzoek. Met het instellingenbestand is voor de ruis te corrigeren, voor zover de mensen zijn zoals die in de tabel.",
    "in-part":
      "Met het instellingenbestand is maar voor een deel van de ruis te corrigeren. Sommige antwoorden zijn niet te tellen.",
    none: "Ze zeggen iets over afzonderlijke mensen, maar tonen niet hoe vaak een antwoord voorkomt.",
    unknown: "Voor onderzoek. De pagina weet niet of voor alle ruis te corrigeren is.",
  },
  marksSays:
    "Elk is een rij letters, één per antwoord in de volgorde van het instellingenbestand. Een y is een vinkje.",
  pairsSays:
    "Elk staat voor een verborgen waarde en een antwoord samen, die het waarschijnlijk of onwaarschijnlijk maakt.",
  both: "Antwoorden met ruis komen uit {columns} samen. De pagina leest al deze kolommen, dus het bestand moet ze bevatten. Geen ervan wordt doorgegeven.",
  values: "Dezelfde categorieën als eerst",
  valuesSays:
    "Voor elk antwoord met ruis een van de antwoorden die het waarschijnlijk maakt, zodat de kolom op het origineel lijkt. Handig voor software die dat verwacht. Het verraadt niet meer, maar er blijft minder bruikbaar.",
  keeps: "Ze behouden {share} van de informatie in {columns}.",
  keepTitle: "Andere kolommen",
  keepSays: "Het nieuwe bestand bevat alleen wat is beschermd, tenzij u hier een kolom toevoegt.",
  keepNone: "Dit bestand heeft geen andere kolom om toe te voegen.",
  safe: "Toegevoegde kolommen veilig maken voor spreadsheets",
  safeSays:
    "Een spreadsheetprogramma kan een cel die met =, +, - of @ begint als formule uitvoeren. Met dit vinkje krijgt zo’n cel vooraan een apostrof. Zonder vinkje blijven toegevoegde kolommen zoals ze zijn.",
  apostrophes: {
    one: "{n} cel van het CSV-bestand begint als een formule. Ze kreeg vooraan een apostrof, voor spreadsheetprogramma’s.",
    other:
      "{n} cellen van het CSV-bestand beginnen als een formule. Ze kregen vooraan een apostrof, voor spreadsheetprogramma’s.",
  },
  apostrophesNone: "Geen cel begint als een formule, dus geen cel kreeg een apostrof.",
  confirmTitle: "“{column}” onveranderd doorgeven?",
  confirmBody:
    "De kolom “{column}” zou onveranderd worden overgenomen, rij voor rij, naast de antwoorden met ruis. Ze kan iets zeggen over “{secret}”, of over wie de persoon is. De bescherming dekt dat niet.",
  confirmYes: "“{column}” onveranderd toevoegen",
  confirmNo: "Weglaten",
  tellsTitle: "“{column}” verraadt de antwoorden",
  tellsBody:
    "Een lezer van het nieuwe bestand ziet de antwoorden in die kolom, of leidt ze eruit af. Niemand is dan beschermd.",
  tellsYes: "“{column}” toch doorgeven",
  tells: {
    exactly: "“{column}” verraadt “{of}” precies: ernaast verbergen de antwoorden met ruis niets.",
    nearly: "“{column}” verraadt “{of}” van bijna elke rij: ernaast verbergen de antwoorden met ruis vrijwel niets.",
  },
  go: "{name} beschermen",
  again: "Opnieuw beschermen",
  levelWrong: "Epsilon hierboven is geen getal dat past. Verbeter dat eerst, of verschuif de schuifknop.",
  onceTitle: "Herhaalbaar: hetzelfde bestand geeft dezelfde antwoorden met ruis",
  onceSays:
    "Twee antwoorden met ruis bij één antwoord verraden meer dan één. Daarom maakt deze pagina een sleutel, waaruit de antwoorden met ruis volgen. Bescherm dezelfde antwoorden met dezelfde instellingen, en u krijgt dezelfde antwoorden met ruis. De pagina houdt bij welke bestanden u opslaat. Nieuwe instellingen voor dezelfde antwoorden controleert ze samen met de eerdere, en ze weigert wat te veel verraadt.",
  person: "Wie is wie",
  personRow: "de plaats in het bestand: rij voor rij",
  personSays:
    "Met een kolom die elke persoon aanduidt, herkent de pagina dezelfde antwoorden, ook als rijen zijn verplaatst.",
  remember: "Dit overzicht en de sleutel ervan op dit apparaat bewaren",
  rememberSays:
    "Anders zijn ze allebei weg als deze pagina sluit. Iedereen die ze kan lezen, kan de ruis ongedaan maken.",
  accountTitle: "Dit hebt u al gedeeld",
  accountNone: "U hebt uit dit bestand nog niets opgeslagen. De keuze “{once}” staat hierboven.",
  accountSays: "“{notion}” staat in totaal {budget} nats toe. U hebt er {spent} gebruikt, en {remaining} zijn over.",
  accountItem: "{date}: {protocol}, {notion}, ε = {epsilon}, {rows}",
  accountForget: "Nieuw overzicht beginnen, als niemand deze bestanden heeft gezien",
  forgetTitle: "Een nieuw overzicht beginnen?",
  forgetBody:
    "Alleen als u geen opgeslagen bestand aan iemand hebt gegeven. Een nieuw overzicht heeft een nieuwe sleutel: dezelfde antwoorden krijgen andere antwoorden met ruis. Een lezer van beide komt meer te weten dan de bescherming toelaat.",
  forgetYes: "Niemand heeft ze gezien",
  forgetNo: "Overzicht bewaren",
  limitsShort:
    "Deze bescherming rekent op drie dingen: de tabel klopt, de mensen staan los van elkaar, en u deelt één bestand.",
  limitsLink: "Waar ze van afhangt",
  running: "{name} wordt beschermd",
  cancelled: "U hebt het beschermen geannuleerd.",
  cancelledRemedy: "Er is geen nieuw bestand. Begin opnieuw wanneer u wilt.",
  done: "Klaar: {rows} beschermd.",
  earlier: "Eerder: {name}, {rows}, gemaakt met ε = {epsilon}.",
  changed: "U hebt hierboven sindsdien instellingen veranderd: {settings}. Dit bestand is gemaakt met ε = {epsilon}.",
  settings: {
    source: "de tabel",
    columns: "de kolommen",
    notion: "het soort bescherming",
    epsilon: "ε",
    alpha: "de zekerheid",
    neighbours: "de buren",
    protocol: "de methode",
    objective: "waarvoor de methode is gemaakt",
    told: "of de methode de verborgen kolom gebruikt",
    file: "het te beschermen bestand",
    write: "wat er in het nieuwe bestand komt",
    keep: "de andere kolommen",
    person: "wie wie is",
  },
  saveFile: "Bestand opslaan",
  notSaved: "Het bestand kan niet worden weggeschreven: {reason}.",
  notSavedRemedy: "Maak er ruimte vrij, of sla het ergens anders op.",
  saveOther: "Hetzelfde in een ander formaat",
  formats: { csv: "CSV", xlsx: "Excel (.xlsx)", parquet: "Parquet", sav: "SPSS (.sav)", dta: "Stata (.dta)" },
  saveProtocol: "Instellingenbestand opslaan",
  linkProtocol: "Link voor wie antwoordt kopiëren",
  linkSays:
    "De link leidt naar de pagina “Vraag beantwoorden”, met deze instellingen erin. Het deel achter het # gaat naar geen enkele server.",
  linkCounts:
    "Het deel achter het # bevat de tabel met aantallen, net als het instellingenbestand. Stuur de link alleen aan mensen die deze aantallen mogen zien.",
  linkCopied: "De link is gekopieerd.",
  linkNot: "De link kon niet worden gekopieerd. Sla het instellingenbestand op en verstuur het.",
  linkTooLong: "Deze instellingen zijn te groot voor een link. Sla het instellingenbestand op en verstuur het.",
  saveSummary: "Samenvatting opslaan",
  fileSays: "{name}, met {column}",
  fileSaysAlso: "{name}, met {column} en, onveranderd, {columns}",
  fileSaysSafe: "{name}, met {column} en {columns}",
  protocolSays:
    "Voor de analyse: wat er met elk antwoord is gebeurd, en alles om de bescherming opnieuw te controleren.",
  summarySays: "Eén pagina in gewone taal, voor een ethische commissie of als toelichting bij de gegevens.",
  countsTitle: "Hoe vaak elk antwoord met ruis voorkwam",
  marksTitle: "Hoe vaak elk antwoord is aangevinkt",
  counted: { one: "{report}: {n} keer", other: "{report}: {n} keer" },
  limitsTitle: "Dit doet het niet",
  limits: [
    "Het verbergt niet dat iemand in het bestand staat, hoeveel rijen er zijn, of in welke volgorde.",
    "Het dekt wat een antwoord met ruis over “{secret}” zegt. Het dekt geen andere kolommen of bestanden over dezelfde mensen.",
    "Het dekt één antwoord met ruis per persoon. Meer antwoorden met ruis van dezelfde persoon zeggen samen meer.",
    "Het is gemaakt voor één tabel met aantallen. Voor mensen die anders zijn, is de bescherming anders.",
  ],
  /** Where answers are not what is compared. */
  limitAnswer:
    "Het verbergt “{secret}”, niet het antwoord. Een antwoord met ruis kan het echte antwoord zijn, of een dat alleen bij dit antwoord hoort.",
  /** In the place of the last one, where the table is a sample. */
  limitSample:
    "Het is gemaakt voor één tabel met aantallen. Het geldt voor de mensen uit wie deze willekeurig zijn getrokken. Voor anderen is de bescherming anders.",
};
